/** Rainbow on the page. */

import type { Hue } from "../../art/signs";
import { letterOf } from "../../lib/words.svelte";
import type { CoachKey, Cue, Effect, Flight, GameUi, HappeningOf, MoveOf, Piece } from "../ui";
import Board from "./Board.svelte";
import { called, t } from "./words";
import lesson from "./lesson.json";
import { story } from "./story.svelte";
import { hueOf, nearOf, RINGS, shownOf, type Letter, type RainbowView } from "./view";

type Told = HappeningOf<"rainbow">;
type Own = NonNullable<Effect["own"]>;

const turned = (degrees: number, size = 1): string => `perspective(40rem) rotateY(${degrees}deg) scale(${size})`;
/** A card turns over while it is carried. */
const TURN: Own = { lasts: 340, frames: [{ transform: turned(-180) }, { transform: turned(0) }] };
/** Nobody knows yet what a card will show: it is lifted, hesitates twice, and turns. */
const REVEAL: Own = {
  lasts: 1700,
  frames: [
    { transform: turned(-180) },
    { transform: turned(-180, 1.3), offset: 0.14 },
    { transform: turned(-148, 1.34), offset: 0.3 },
    { transform: turned(-172, 1.34), offset: 0.42 },
    { transform: turned(-104, 1.38), offset: 0.62 },
    { transform: turned(-122, 1.4), offset: 0.72 },
    { transform: turned(8, 1.36), offset: 0.86 },
    { transform: turned(0, 1.3), offset: 0.94 },
    { transform: turned(0) },
  ],
};
/** A card that is known here, and not to whoever places it, hangs in the air before it lies. */
const HANG: Own = {
  lasts: 600,
  frames: ["none", "translateY(-12%) rotate(-3deg)", "translateY(-14%) rotate(3deg)", "translateY(-12%)", "none"].map(
    (transform) => ({ transform }),
  ),
};
const CLASH: Own = {
  lasts: 600,
  frames: [0, -14, 13, -11, 10, -7, 5, 0].map((x, step) => ({
    transform: `translateX(${x}%) rotate(${x / 2}deg) scale(${step % 7 ? 1.1 : 1})`,
    outline: `4px solid ${step % 7 ? "var(--bad)" : "transparent"}`,
    outlineOffset: "2px",
  })),
};
/** What is lost trembles along. */
const TREMBLE: Own = { lasts: 600, frames: [0, -3, 3, -2, 2, 0].map((x) => ({ transform: `translateX(${x}%)` })) };
const VEIL: Own = { lasts: 700, frames: [{ opacity: 0 }, { opacity: 0.75, offset: 0.3 }, { opacity: 0 }] };
/** A word is called out at a place where nothing else is seen to happen. */
const CALL: Own = { lasts: 200, frames: [] };
/** It is not to be seen before its time has come. */
const APPEAR: Own = {
  lasts: 320,
  frames: [
    { opacity: 0, transform: "scale(0.7)" },
    { opacity: 1, transform: "scale(1.12)", offset: 0.6 },
    { opacity: 1, transform: "none" },
  ],
};
const RISE: Own = {
  lasts: 240,
  frames: [
    { opacity: 0, transform: "translateY(30%)" },
    { opacity: 1, transform: "none" },
  ],
};
const FADE: Own = { lasts: 150, frames: [{ opacity: 0 }, { opacity: 1 }] };
/** A band of the rainbow grows from one foot to the other. */
const DRAW: Own = {
  lasts: 800,
  // Dashes only while it grows: to find out how far a dashed line reaches takes long.
  frames: [1, 0].map((strokeDashoffset) => ({ strokeDasharray: "1 2", strokeDashoffset })),
};
/** The rainbow that might have been is blown away. */
const FALL: Own = {
  lasts: 900,
  frames: [
    { opacity: 1, transform: "none" },
    { opacity: 0, transform: "translate(12%, -6%) rotate(4deg)" },
  ],
};
/** The sky holds its breath while a card turns, and is dark until the wind has come. */
const HUSH: Own = {
  lasts: 1700,
  frames: [{ opacity: 0 }, { opacity: 0.75, offset: 0.2 }, { opacity: 0.75, offset: 0.8 }, { opacity: 0 }],
};
const CLEAR: Own = { lasts: 1100, frames: [{ opacity: 0.55 }, { opacity: 0 }] };
const GUST: Own = {
  lasts: 900,
  frames: [
    { opacity: 0, transform: "translateX(-45%)" },
    { opacity: 0.9, offset: 0.35 },
    { opacity: 0, transform: "translateX(45%)" },
  ],
};
/** From how many cards on it is a relief that the row still lies. */
const DARING = 4;
const WHIRL: Own = { lasts: 520, frames: [{ transform: "none" }, { transform: "rotate(300deg)" }] };

/** Where a card of a hand is drawn, seen from these eyes. */
function handAt(view: RainbowView, seat: number | null, hand: number): string {
  return `${seat === nearOf(view) ? "hand" : "other"}:${hand}`;
}

function setsOff({ hand }: MoveOf<"rainbow">, view: RainbowView): Flight[] {
  return hand ? [{ from: `hand:${hand}`, to: `spot:${view.row.length + 1}`, grows: true }] : [];
}

/** A card goes from a hand to the row; one of a row that has been collected goes on from there. */
function goes(told: Told, from: string, spot: number): Flight {
  const where = story.where(told);
  return { from, to: `${where}:${spot}`, grows: true, ...(where === "taken" ? { stop: `spot:${spot}` } : {}) };
}

/** Where a card counts, in the rainbow and among what loses, and when: what is lost is not drawn any more. */
function draws(told: Told & { face: Letter }, view: RainbowView, wait: number): Cue[] {
  if (story.where(told) === "taken") return [];
  const alike = (view.hands[nearOf(view)] ?? []).flatMap((_, place) =>
    shownOf(view, nearOf(view), place) === told.face ? `mark:${place + 1}` : [],
  );
  return [
    { at: `band:${hueOf(told.face)}`, effect: "glow", own: DRAW, wait },
    ...[`loses:${told.face}`, ...alike].map((at): Cue => ({ at, effect: "glow", own: APPEAR, wait: wait + 200 })),
  ];
}

/** The sky darkens, and the other cards of a row that is lost tremble. */
function trembles(...hit: number[]): Cue[] {
  const others = (story.ending?.cards ?? []).flatMap((_, place) => (hit.includes(place + 1) ? [] : place + 1));
  return [
    { at: "veil", effect: "glow", own: VEIL },
    ...others.map((spot): Cue => ({ at: `taken-hit:${spot}`, effect: "glow", own: TREMBLE })),
  ];
}

function cues(told: Told, before: RainbowView, after: RainbowView): Cue[] {
  const where = story.where(told);
  switch (told.what) {
    case "rainbow.next-card":
      // One that stood behind another is there as soon as that one has gone.
      return told.behind ? [] : [{ at: `next:${told.seat}`, effect: "glow", own: RISE }];
    case "rainbow.drawn":
      return [
        { from: `next:${told.seat}`, to: handAt(after, told.seat, told.hand), grows: true },
        // What the other player draws is closed as long as it stands in the holder.
        ...(told.seat === nearOf(after) ? [] : [{ at: `other-face:${told.hand}`, effect: "glow", own: FADE } as const]),
      ];
    case "rainbow.placed":
      return [
        goes(told, handAt(after, told.seat, told.hand), told.spot),
        ...(story.turns(told) ? [{ at: `${where}-turn:${told.spot}`, effect: "turn", own: TURN } as const] : []),
        ...draws(told, after, 300),
      ];
    case "rainbow.placed-blind":
      return [goes(told, handAt(after, told.seat, told.hand), told.spot)];
    case "rainbow.shown": {
      const { hand, spot, seat } = told;
      // Somebody may look at one step after the other: then the card is still in the hand.
      const waits = hand !== null && before.turning === `hand:${hand}`;
      const comes = waits ? [goes(told, handAt(after, seat, hand), spot)] : [];
      // Whoever dared much is relieved.
      const lucky = where === "row" && after.row.length >= DARING ? { pops: t("pop-lucky") } : {};
      const seen: Cue = story.turns(told)
        ? { at: `${where}-turn:${spot}`, effect: "turn", own: REVEAL, sounds: "suspense", wait: 0 }
        : { at: `${where}-hit:${spot}`, effect: "glow", own: HANG, sounds: "suspense", wait: 0 };
      const { lasts } = seen.own!;
      return [
        ...comes,
        { ...seen, ...lucky },
        { at: "hush", effect: "glow", own: { ...HUSH, lasts } },
        ...draws(told, after, lasts - 250),
      ];
    }
    case "rainbow.clashed":
      return [
        { at: `spot:${told.spot}`, effect: "glow", own: CALL, pops: t("pop-clash") },
        { at: `taken-hit:${told.spot}`, effect: "shake", own: CLASH },
        { at: `taken-hit:${told.other}`, effect: "shake", own: CLASH },
        ...trembles(told.spot, told.other),
      ];
    case "rainbow.shadow-fell":
      return [
        { at: `spot:${told.spot}`, effect: "glow", own: CALL, pops: t("pop-shadow") },
        { at: `taken-hit:${told.spot}`, effect: "shake", own: CLASH },
        ...trembles(told.spot),
      ];
    case "rainbow.rainbow-completed":
      return [
        { at: "lane", effect: "glow", own: CALL, pops: t("pop-rainbow") },
        ...RINGS.map((hue, ring): Cue => ({ at: `arch:${hue}`, effect: "glow", own: DRAW, wait: ring * 130 })),
        { at: `spot:${told.row.length}`, effect: "burst" },
      ];
    case "rainbow.row-taken": {
      const lost = story.ending?.how !== "rainbow";
      const swept = told.row.flatMap((_, place): Cue[] => [
        { from: `spot:${place + 1}`, to: `taken:${place + 1}`, gait: "sweep", grows: true },
        ...(lost ? [{ at: `taken-hit:${place + 1}`, effect: "glow", own: WHIRL } as const] : []),
      ]);
      return [
        { at: "verdict", effect: "glow", own: APPEAR, ...(lost ? { sounds: "wind" } : {}) },
        ...(lost
          ? [
              { at: "wind", effect: "glow", own: GUST } as const,
              { at: "squall", effect: "glow", own: CLEAR } as const,
              ...[...RINGS, "light"].map((hue): Cue => ({ at: `lost:${hue}`, effect: "glow", own: FALL })),
            ]
          : []),
        ...swept,
        { at: `count:${told.seat}`, effect: "glow", own: APPEAR, pops: `+${told.points}` },
      ];
    }
    case "rainbow.stopped":
      return told.seat === nearOf(after) ? [] : [{ at: `rack:${told.seat}`, effect: "glow", pops: t("pop-stop") }];
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
  outcomes: ["rainbow.clashed", "rainbow.shadow-fell", "rainbow.rainbow-completed", "rainbow.row-taken"],
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
