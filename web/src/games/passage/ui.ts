/** Rainbow Passage on the page. */

import type { Hue } from "../../art/signs";
import type { OfferIn } from "../../lib/picker.svelte";
import type { CoachKey, Cue, Flight, GameUi, HappeningOf, MoveOf, Piece } from "../ui";
import Board from "./Board.svelte";
import { colour, count, initial, t } from "./words";
import lesson from "./lesson.json";
import { stuck } from "./plan.svelte";
import { colourOf, HUES, type Letter, type PassageView } from "./view";

/** A hint shows the piece on the square it would go to. */
function leads({ kind, piece, source, square }: MoveOf<"passage">, view: PassageView): Flight[] {
  if (kind !== "step" && kind !== "return") return [];
  const from = piece == null ? `square:${source}` : `pawn:${view.turn}:${piece}`;
  return square ? [{ from, to: `square:${square}` }] : [];
}

function pieces(happening: HappeningOf<"passage">): Piece[] {
  const letters = "colour" in happening ? [happening.colour] : "dice" in happening ? [...String(happening.dice)] : [];
  return letters.flatMap((letter) =>
    letter in HUES ? { hue: HUES[letter as Letter], letter: initial(letter as Letter) } : [],
  );
}

function cues(happening: HappeningOf<"passage">): Cue[] {
  const walks = (seat: number | null, piece: number, square?: string): Flight[] => {
    const pawn = `pawn:${seat}:${piece}`;
    return [square ? { from: pawn, to: pawn, stop: `square:${square}`, gait: "hop" } : { from: pawn, to: pawn }];
  };
  switch (happening.what) {
    case "passage.dice-rolled":
      return [...happening.dice].map((_, place) => ({ at: `die:${place}`, effect: "tumble" }));
    case "passage.stepped":
    case "passage.pushed-back":
      return walks(happening.seat, happening.piece, happening.square);
    case "passage.returned":
      return walks(happening.seat, happening.piece);
    case "passage.captured":
      return [{ at: `square:${happening.square}`, effect: "shake" }, ...walks(happening.owner, happening.piece)];
    case "passage.crossed":
      return [{ at: `square:${happening.square}`, effect: "burst" }];
    default:
      return [];
  }
}

function notes(happening: HappeningOf<"passage">, after: PassageView): Hue[] {
  switch (happening.what) {
    case "passage.dice-rolled":
      return [...happening.dice].map((letter) => HUES[letter as Letter]);
    case "passage.stepped":
      return [HUES[happening.colour as Letter]];
    case "passage.returned":
      return [HUES[colourOf(after, happening.square)]];
    default:
      return [];
  }
}

function name(pick: string, view: PassageView): string {
  const [kind, what = ""] = pick.split(":");
  if (kind === "square") return t("name-square", { square: what, colour: colour(colourOf(view, what)) });
  if (kind === "piece") return t("name-piece", { n: what });
  return kind === "dice" ? count(Number(what), "name-dice-one", "name-dice-some") : t("name-end");
}

function status(view: PassageView): string {
  if (view.phase === "board") return t("board-coming");
  if (view.phase === "first") return t("first");
  const parts = [t("status-round", { n: view.round })];
  if (view.quiet * 2 > Number(view.options["quiet_turns"])) parts.push(t("status-quiet", { n: view.quiet }));
  return parts.join(" · ");
}

function coach({ phase, steps, moves }: PassageView, offers: OfferIn<PassageView>[]): CoachKey<"passage">[] {
  const can = new Set(offers.map(({ parts }) => parts.kind));
  if (phase !== "move") return [];
  if (!can.has("step")) return can.has("return") ? ["back"] : ["end"];
  if (steps) return ["on"];
  return ["move", ...(can.has("return") ? ["back" as const] : []), ...(moves > 1 ? ["more" as const] : [])];
}

export const ui: GameUi<"passage"> = {
  Board,
  leads,
  cues,
  pieces,
  name,
  notes,
  minor: (pick, view) => pick === "end" && view.moves > 0 && !stuck.has(view),
  strikes: (happening, seat) => happening.what === "passage.captured" && happening.owner === seat,
  hurts: ({ kind }, view) => kind === "end" && view.phase === "move" && view.steps === 0 && !stuck.has(view),
  status,
  lesson,
  coach,
};
