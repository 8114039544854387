/** Rainbow Pirates on the page: islands in a sea, a raft between them, and black sails. */

import type { Hue } from "../../art/signs";
import type { OfferIn } from "../../lib/picker.svelte";
import { t as page } from "../../lib/words.svelte";
import type { CoachKey, Cue, Flight, GameUi, HappeningOf, MoveOf, Piece } from "../ui";
import Board from "./Board.svelte";
import { blocker, called, HUES, hueOf, letterOf, listed, tokens } from "./cards";
import { t } from "./words";
import lesson from "./lesson.json";
import type { PiratesView } from "./view";

export const ui: GameUi<"pirates"> = {
  Board,
  setsOff,
  cues,
  strikes,
  pieces,
  name,
  notes,
  hurts,
  plans,
  status,
  lesson,
  coach,
};

const groupAt = (seat: number | null | undefined, group: string): string => `group:${seat}.${group}`;

function setsOff({ kind, card, group, seat }: MoveOf<"pirates">): Flight[] {
  if (kind === "add" && card && group) return [{ from: `hand:${card[0]}`, to: groupAt(seat, group) }];
  if (kind === "top") return [{ from: `look:${card}`, to: "draw:pile" }];
  const black = letterOf(kind);
  return black ? [{ from: `hand:${black}`, to: "black" }] : [];
}

function pieces(happening: HappeningOf<"pirates">): Piece[] {
  const one = "card" in happening ? happening.card : null;
  const cards = "cards" in happening && typeof happening.cards === "object" ? happening.cards : one ? [one] : [];
  return cards.flatMap((card) =>
    /^\d/.test(card)
      ? { hue: hueOf(card), letter: card[0]! }
      : card[0] === "w"
        ? { hue: "wild", letter: card[1] ?? "" }
        : [],
  );
}

const shaken = (owner: number): Cue => ({ at: `island:${owner}`, effect: "shake" });

/** Whether something is taken from a seat; who only tries to is shown on the board, where it can be answered. */
function strikes(happening: HappeningOf<"pirates">, seat: number): boolean {
  if (happening.what === "pirates.card-demanded") return happening.owner === seat;
  return (
    (happening.what === "pirates.card-stolen" ||
      happening.what === "pirates.card-blown-up" ||
      happening.what === "pirates.card-grabbed") &&
    happening.owner === seat
  );
}

function cues(happening: HappeningOf<"pirates">, _: PiratesView, after: PiratesView): Cue[] {
  const { seat } = happening;
  /** Where a card of a seat's hand lies: the own cards are seen one by one. */
  const hand = (card: string | null, whose = seat): string =>
    card && after.seat === whose ? `hand:${card[0]}` : `seat:${whose}`;
  switch (happening.what) {
    case "pirates.black-played":
      return [
        { from: hand(happening.card), to: "black" },
        ...(happening.target === null ? [] : [{ from: `seat:${seat}`, to: "ship", gait: "sail" } as const]),
      ];
    case "pirates.blocked":
      return [{ from: hand(happening.card), to: "discards" }];
    case "pirates.card-drawn":
      return [{ from: "draw:pile", to: hand(happening.card) }];
    case "pirates.pair-taken":
      return happening.cards.map((card) => ({ from: "draw:pair", to: hand(card) }));
    case "pirates.group-laid":
      return [{ from: hand(happening.cards[0]!), to: groupAt(seat, happening.group) }];
    case "pirates.card-added":
      return [{ from: hand(happening.card), to: groupAt(seat, happening.grown) }];
    case "pirates.group-lifted":
      return happening.cards.map((card) => ({ from: groupAt(seat, happening.group), to: hand(card) }));
    case "pirates.card-lifted":
      return [{ from: groupAt(seat, happening.group), to: hand(happening.card) }];
    case "pirates.card-stolen":
      return [{ from: groupAt(happening.owner, happening.group), to: hand(happening.card) }, shaken(happening.owner)];
    case "pirates.card-blown-up":
      return [{ from: groupAt(happening.owner, happening.group), to: "discards" }, shaken(happening.owner)];
    case "pirates.card-fetched":
      return [{ from: "discards", to: hand(happening.card) }];
    case "pirates.card-given":
    case "pirates.card-handed-over":
      return [{ from: hand(happening.card), to: hand(happening.card, happening.taker) }];
    case "pirates.card-grabbed":
      return [{ from: hand(happening.card, happening.owner), to: hand(happening.card) }];
    case "pirates.card-put-back":
      return [{ from: `look:${happening.card}`, to: "draw:pile" }];
    default:
      return [];
  }
}

function notes(happening: HappeningOf<"pirates">): Hue[] {
  switch (happening.what) {
    case "pirates.black-played":
      return ["shadow", "shadow"];
    case "pirates.blocked":
      return ["light", "red"];
    case "pirates.group-laid":
    case "pirates.group-lifted":
      return happening.cards[0] === "r" ? [...HUES] : happening.cards.map(hueOf);
    case "pirates.card-added":
    case "pirates.card-lifted":
    case "pirates.card-stolen":
    case "pirates.card-blown-up":
    case "pirates.card-fetched":
    case "pirates.card-given":
    case "pirates.card-put-back":
      return happening.card ? [hueOf(happening.card)] : [];
    default:
      return [];
  }
}

/** The last placement ends the game for good. */
function hurts({ kind }: MoveOf<"pirates">, view: PiratesView): boolean {
  return kind === "done" && typeof view.seat === "number" && (view.hands[view.seat]?.length ?? 0) > 2;
}

/** Cards of the hand, alone or for an own group, or a draw. */
function plans(picks: string, view: PiratesView): boolean {
  return new RegExp(`^(draw:\\S+|hand:\\S+( hand:\\S+)*( group:${view.seat}\\.\\S+)?)$`).test(picks);
}

function status(view: PiratesView): string {
  return t("status-pile", { n: view.pile });
}

function name(pick: string, view: PiratesView): string {
  const [kind, value = ""] = pick.split(":") as [string, string?];
  switch (kind) {
    case "hand":
    case "card":
      return called(value);
    case "discard":
      return t("in-discards", { card: called(value) });
    case "look":
      return t("look", { card: called(value) });
    case "name":
      return t("name", { card: called(value) });
    case "as":
      return called(`w${value}`);
    case "group":
      return listed(tokens(value.slice(2)));
    case "seat":
      return page("seat-number", { n: Number(value) + 1 });
    case "draw":
      return t(value === "pair" ? "pair-name" : "pile-name");
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

function coach({ phase }: PiratesView, offers: OfferIn<PiratesView>[]): CoachKey<"pirates">[] {
  const can = new Set(offers.map(({ parts }) => parts.kind));
  if (phase === "block" || phase === "last") return [phase];
  if (phase === "act") return can.has("take") || can.has("fetch") ? ["take"] : [];
  const black = [...can].some((kind) => letterOf(kind));
  return [can.has("draw") ? "draw" : "must", ...(black ? ["black" as const] : [])];
}
