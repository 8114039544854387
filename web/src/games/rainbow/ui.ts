/** Rainbow on the page. */

import type { Hue } from "../../art/signs";
import { letterOf } from "../../lib/words.svelte";
import type { CoachKey, Cue, Flight, GameUi, HappeningOf, MoveOf, Piece } from "../ui";
import Board from "./Board.svelte";
import { called, t } from "./words";
import lesson from "./lesson.json";
import { story } from "./story.svelte";
import { hueOf, nearOf, shownOf, type RainbowView } from "./view";

/** Where a card of a hand is drawn, seen from these eyes. */
function handAt(view: RainbowView, seat: number | null, hand: number): string {
  return `${seat === nearOf(view) ? "hand" : "other"}:${hand}`;
}

/** Where a card of the row lies; once the row has been collected, it is shown for a while. */
function inRow(happening: HappeningOf<"rainbow">, spot: number): string {
  const gone = happening.what === "rainbow.placed" || happening.what === "rainbow.shown";
  return `${!gone || story.collected.has(happening) ? "taken" : "row"}:${spot}`;
}

function setsOff({ hand }: MoveOf<"rainbow">, view: RainbowView): Flight[] {
  return hand ? [{ from: `hand:${hand}`, to: `row:${view.row.length + 1}` }] : [];
}

function cues(happening: HappeningOf<"rainbow">, _: RainbowView, after: RainbowView): Cue[] {
  switch (happening.what) {
    case "rainbow.drawn":
      return [{ from: `next:${happening.seat}`, to: handAt(after, happening.seat, happening.hand) }];
    case "rainbow.placed":
    case "rainbow.shown": {
      const { seat, hand, spot } = happening;
      return hand ? [{ from: handAt(after, seat, hand), to: inRow(happening, spot) }] : [];
    }
    case "rainbow.clashed":
      return [happening.spot, happening.other].map((spot) => ({ at: inRow(happening, spot), effect: "shake" }));
    case "rainbow.shadow-fell":
      return [{ at: inRow(happening, happening.spot), effect: "shake" }];
    case "rainbow.rainbow-completed":
      return happening.row.map((_, place) => ({ at: `taken:${place + 1}`, effect: "burst" }));
    case "rainbow.row-taken":
      return [{ at: `pile:${happening.seat}`, effect: "glow", pops: `+${happening.points}` }];
    default:
      return [];
  }
}

function notes(happening: HappeningOf<"rainbow">): Hue[] {
  switch (happening.what) {
    case "rainbow.placed":
    case "rainbow.shown":
      return [hueOf(happening.face)];
    case "rainbow.clashed":
    case "rainbow.shadow-fell":
      return ["shadow"];
    case "rainbow.rainbow-completed":
      return happening.row.map(hueOf);
    default:
      return [];
  }
}

function name(pick: string, view: RainbowView): string {
  const [kind, number] = pick.split(":");
  const place = Number(number) - 1;
  if (kind === "hand") return t("name-hand", { face: called(shownOf(view, nearOf(view), place)), n: place + 1 });
  if (kind === "row") return t("name-row", { face: called(view.row[place] ?? null), n: place + 1 });
  return pick === "normal" ? t("normal") : pick === "blind" ? t("blind") : t("stop");
}

function pieces(happening: HappeningOf<"rainbow">): Piece[] {
  const face = "face" in happening ? happening.face : "front" in happening ? happening.front : null;
  return face ? [{ hue: face === "L" ? "wild" : hueOf(face), letter: letterOf(hueOf(face)) }] : [];
}

function coach({ row, placed, flipped }: RainbowView): CoachKey<"rainbow">[] {
  if (placed) return flipped ? ["after"] : ["on"];
  return row.length && !flipped ? ["first", "flip"] : ["first"];
}

export const ui: GameUi<"rainbow"> = {
  Board,
  setsOff,
  hear: (happening, after) => story.hear(happening, after),
  cues,
  pieces,
  name,
  notes,
  // A flip cannot be taken back, and with a long row there is much to lose.
  hurts: ({ kind }, view) => kind === "flip" && view.row.length > 3,
  plans: (picks) => /^(row:\S+|(row:\S+ )?hand:\S+( normal| blind)?)$/.test(picks),
  status: (view) =>
    view.phase === "over" ? t("status-over", { n: view.round }) : t("status", { n: view.round, cards: view.holder }),
  lesson,
  coach,
};
