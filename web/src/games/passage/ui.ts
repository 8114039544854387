/** Rainbow Passage on the page. */

import type { Hue } from "../../art/signs";
import type { OfferIn } from "../../lib/picker.svelte";
import type { CoachKey, Cue, Flight, GameUi, HappeningOf, MoveOf, Piece } from "../ui";
import Board from "./Board.svelte";
import { colour, count, initial, t } from "./words";
import lesson from "./lesson.json";
import { stuck } from "./plan.svelte";
import { waits } from "./throw.svelte";
import { colourOf, HUES, needed, type Letter, type PassageView } from "./view";

/** Dice that others throw stay in their tray. */
const ROLLS = {
  lasts: 800,
  frames: [
    { transform: "translate(1.6rem, 0) rotate(-420deg) scale(.8)" },
    { transform: "translate(.5rem, -.5rem) rotate(-190deg)", offset: 0.35 },
    { transform: "translate(-.1rem, 0) rotate(-60deg)", offset: 0.65 },
    { transform: "translate(0, -.2rem) rotate(-15deg)", offset: 0.8 },
    { transform: "none" },
  ],
};
/** A band of the rainbow draws itself, stays a while, and fades. */
const SHINES = {
  lasts: 1900,
  frames: [
    { strokeDashoffset: 1, opacity: 0.9 },
    { strokeDashoffset: 0, opacity: 0.9, offset: 0.45 },
    { strokeDashoffset: 0, opacity: 0.9, offset: 0.8 },
    { strokeDashoffset: 0, opacity: 0 },
  ],
};

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

function cues(happening: HappeningOf<"passage">, _before: PassageView, after: PassageView): Cue[] {
  const pawnOf = (seat: number | null, piece: number): string => `pawn:${seat}:${piece}`;
  const carried = (seat: number | null, piece: number, more: Partial<Flight> = {}): Flight => ({
    from: pawnOf(seat, piece),
    to: pawnOf(seat, piece),
    ...more,
  });
  switch (happening.what) {
    case "passage.rolled-for-start":
      return [
        { at: `set:${happening.seat}`, effect: "glow", sounds: "dice", pops: `${happening.reds} × ${colour("R")}` },
      ];
    case "passage.roll-again":
      return happening.rivals.map((seat) => ({ at: `set:${seat}`, effect: "glow" }));
    case "passage.dice-taken":
      return [{ at: `set:${happening.seat}`, effect: "glow", pops: diceOf(happening.dice) }];
    case "passage.dice-rolled":
      // Dice of one's own are thrown by hand.
      return waits.has(after)
        ? []
        : [...happening.dice].map((_, place) => ({ at: `die:${place}`, effect: "tumble", own: ROLLS }));
    case "passage.stepped":
    case "passage.pushed-back":
      return [carried(happening.seat, happening.piece, { stop: `square:${happening.square}`, gait: "hop" })];
    case "passage.returned": {
      const tokens = happening.other === null ? [] : [happening.piece, happening.other];
      const swapped = tokens.map((token) => `token:${happening.seat}:${token}`);
      return [
        carried(happening.seat, happening.piece),
        ...swapped.map((token): Flight => ({ from: token, to: token })),
      ];
    }
    case "passage.captured": {
      // It starts where it stood, and is then carried home.
      const square = `square:${happening.square}`;
      return [
        { at: square, effect: "puff", as: "splash", pops: t("captured") },
        { at: square, effect: "shake", wait: 0 },
        carried(happening.owner, happening.piece, { via: [square] }),
      ];
    }
    case "passage.crossed": {
      const bursts: Cue = { at: `square:${happening.square}`, effect: "burst", pops: `⚑ ${t("across")}` };
      const rainbow = Array.from({ length: 7 }, (_, band): Cue => ({
        at: `rainbow:${band}`,
        effect: "draw",
        own: SHINES,
      }));
      return [bursts, ...rainbow, ...(happening.leaves ? [carried(happening.seat, happening.piece)] : [])];
    }
    case "passage.penalised":
      return [{ at: `set:${happening.seat}`, effect: "shake" }];
    case "passage.out":
      return [{ at: `set:${happening.seat}`, effect: happening.done ? "burst" : "shake", pops: t("out") }];
    case "passage.game-over":
      return happening.winners.map((seat) => ({ at: `set:${seat}`, effect: "burst" }));
    default:
      return [];
  }
}

/** So many dice, to be rolled. */
function diceOf(dice: number): string {
  return count(dice, "name-dice-one", "name-dice-some");
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
  return kind === "dice" ? diceOf(Number(what)) : t("name-end");
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
  outcomes: [
    "passage.captured",
    "passage.crossed",
    "passage.out",
    "passage.penalised",
    "passage.pushed-back",
    "passage.game-over",
  ],
  minor: (pick, view) => pick === "end" && view.moves > 0 && !stuck.has(view),
  strikes: (happening, seat) => happening.what === "passage.captured" && happening.owner === seat,
  hurts: ({ kind }, view) => kind === "end" && view.phase === "move" && view.steps === 0 && !stuck.has(view),
  counts: (view) => view.pieces.some((_, seat) => needed(view, seat) > 1),
  status,
  lesson,
  coach,
};
