/** Rainbow Passage on the page. */

import type { Hue } from "../../art/signs";
import type { Line } from "../../lib/messages";
import type { GameUi, Flight } from "../ui";
import Board from "./Board.svelte";
import { colour, count, t } from "./i18n";
import { lesson } from "./lesson";
import { stuck } from "./plan.svelte";
import { bare, colourOf, HUES, stepOf, type Letter, type PassageView } from "./view";

function flights(line: Line, before: PassageView, after: PassageView): Flight[] {
  const [from, to] = stepOf(line.move ?? "") ?? [];
  const back = /^(\d)@/.exec(line.move ?? "");
  const moved: string[] = [];
  before?.pieces.forEach((places, seat) =>
    places.forEach((place, index) => {
      const here = bare(place);
      const meant =
        here === from ||
        here === to ||
        (seat === line.seat && (line.move === "end" || back?.[1] === String(index + 1)));
      if (meant && here !== bare(after.pieces[seat]?.[index] ?? "")) moved.push(`pawn:${seat}:${index + 1}`);
    }),
  );
  return moved.map((pawn) => ({ from: pawn, to: pawn }));
}

function notes(line: Line, after: PassageView): Hue[] {
  const roll = /^roll:(\w+)/.exec(line.move ?? "")?.[1];
  if (roll) return [...roll].map((letter) => HUES[letter as Letter]);
  const square = stepOf(line.move ?? "")?.[1] ?? /@(\w+)$/.exec(line.move ?? "")?.[1];
  return square ? [HUES[colourOf(after, square)]] : [];
}

function name(pick: string, view: PassageView): string {
  const [kind, what = ""] = pick.split(":");
  if (kind === "square") return t("name.square", { square: what, colour: colour(colourOf(view, what)) });
  if (kind === "piece") return t("name.piece", { n: what });
  return kind === "dice" ? count(Number(what), "name.dice.one", "name.dice.some") : t("name.end");
}

function status(view: PassageView): string {
  if (view.phase === "board") return t("board.coming");
  if (view.phase === "first") return t("first");
  const parts = [t("status.round", { n: view.round })];
  if (view.phase === "move") parts.push(view.moves ? count(view.moves, "moves.one", "moves.some") : t("moves.none"));
  if (view.quiet * 2 > Number(view.options["quiet_turns"])) parts.push(t("status.quiet", { n: view.quiet }));
  return parts.join(" · ");
}

export const ui: GameUi<PassageView> = {
  Board,
  flights,
  name,
  notes,
  hurts: (move, view) => move === "end" && view.phase === "move" && view.steps === 0 && !stuck.has(view),
  status,
  lesson,
};
