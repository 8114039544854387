/** Rainbow Pirates on the page: islands in a sea, a raft between them, and black sails. */

import type { Hue } from "../../art/signs";
import { t as page } from "../../lib/i18n.svelte";
import type { Line } from "../../lib/messages";
import type { GameUi, Flight } from "../ui";
import Board from "./Board.svelte";
import { blocker, called, fresh, HUES, hueOf, letterOf, listed, tokens } from "./cards";
import { t } from "./i18n";
import { lesson } from "./lesson";
import type { PiratesView } from "./view";

export const ui: GameUi<PiratesView> = { Board, flights, name, notes, hurts, status, lesson };

/** The letter of the black card that a move plays. */
function blackOf(move: string): string | undefined {
  return letterOf(move.split("@")[0]!);
}

function flights({ move, seat }: Line, before: PiratesView, after: PiratesView): Flight[] {
  if (!move || seat == null || !before?.islands) return [];
  /** Where a card of a seat's hand lies: the own cards are seen one by one. */
  const hand = (card: string): string => (after.seat === seat ? `hand:${card}` : `seat:${seat}`);
  const black = blackOf(move);
  if (black) return [{ from: hand(black), to: "black" }];
  const [verb, value = ""] = move.split(/[:<>]/) as [string, string?];
  if (verb === "lay" || move.includes(">")) {
    const [card] = verb === "lay" ? tokens(value) : [verb];
    const laid = fresh(after.islands[seat] ?? [], before.islands[seat] ?? []);
    return laid.map((group) => ({ from: hand(card![0]!), to: `group:${seat}.${group}` }));
  }
  if (verb === "lift") return tokens(value).map((card) => ({ from: `group:${seat}.${value}`, to: hand(card[0]!) }));
  if (move.includes("<")) {
    const owner = before.phase === "act" ? before.target : seat;
    const blown = before.black === "cannon" && owner !== seat;
    return [{ from: `group:${owner}.${value}`, to: blown ? "discards" : hand(verb[0]!) }];
  }
  switch (verb) {
    case "block":
      return [{ from: `seat:${seat}`, to: "discards" }];
    case "draw":
      return [{ from: move, to: `seat:${seat}` }];
    case "fetch":
      return [{ from: "discards", to: hand(value) }];
    case "give":
      return after.player !== null && value !== "-" ? [{ from: `seat:${seat}`, to: `seat:${after.player}` }] : [];
    case "top":
      return [{ from: `look:${value}`, to: "draw:pile" }];
    default:
      return [];
  }
}

function notes({ move }: Line): Hue[] {
  if (!move) return [];
  if (blackOf(move)) return ["shadow", "shadow"];
  if (move === "block") return ["light", "red"];
  const [verb, value = ""] = move.split(/[:<>]/) as [string, string?];
  if (move.includes("<") || move.includes(">")) return [hueOf(verb)];
  if (value === "r") return [...HUES];
  return ["lay", "lift", "fetch", "top", "give"].includes(verb) && value !== "-" ? tokens(value).map(hueOf) : [];
}

/** The last placement ends the game for good. */
function hurts(move: string, view: PiratesView): boolean {
  return move === "done" && typeof view.seat === "number" && (view.hands[view.seat]?.length ?? 0) > 2;
}

function status(view: PiratesView): string {
  return t("status.pile", { n: view.pile });
}

function name(pick: string, view: PiratesView): string {
  const [kind, value = ""] = pick.split(":") as [string, string?];
  switch (kind) {
    case "hand":
    case "card":
      return called(value);
    case "discard":
      return t("in.discards", { card: called(value) });
    case "look":
      return t("look", { card: called(value) });
    case "name":
      return t("name", { card: called(value) });
    case "as":
      return called(`w${value}`);
    case "group":
      return listed(tokens(value.slice(2)));
    case "seat":
      return page("seat.number", { n: Number(value) + 1 });
    case "draw":
      return t(value === "pair" ? "pair.name" : "pile.name");
    case "give":
      return t("none");
    case "play":
    case "lift":
    case "done":
    case "pass":
      return t(kind);
    case "block":
      return t("block", { card: called((view.black && blocker(letterOf(view.black), view)) || null) });
    default:
      return pick;
  }
}
