/** Rainbow Road on the page: a road in a ring, two fairies, and what they run for. */

import type { OfferIn } from "../../lib/picker.svelte";
import type { CoachKey, Cue, Effect, Flight, GameUi, HappeningOf, MoveOf, Piece } from "../ui";
import Board from "./Board.svelte";
import { nameOf, statusOf, t } from "./words";
import { glitter } from "./glitter.svelte";
import lesson from "./lesson.json";
import {
  cardOn,
  FAIRIES,
  hueOf,
  leader,
  LETTERS,
  moverOf,
  ownerOf,
  passed,
  ROUNDS,
  type PrankName,
  type RoadView,
} from "./view";

const slot = (spot: string): string => `slot:${spot}`;
const swap = (one: string, other: string): Flight[] => [
  { from: slot(one), to: slot(other) },
  { from: slot(other), to: slot(one) },
];

/** A card that is laid, and the one it covers. */
function lays(from: string, spot: string, over: boolean): Flight[] {
  const laid = { from, to: slot(spot) };
  return over ? [laid, { from: slot(spot), to: "discards" }] : [laid];
}

/** What happens in place in a way of Road's own, after the flights that go before it. */
function does(
  at: string,
  lasts: number,
  frames: Keyframe[],
  more: Omit<Partial<Effect>, "at" | "effect"> = {},
): Effect {
  return { at, effect: "glow", own: { lasts, frames }, ...more };
}

/** How the sign of a prank performs what the prank does. */
const SHOWS: Record<PrankName, Keyframe[]> = {
  exchange: [
    { scale: 0.2, rotate: "0deg" },
    { scale: 1.15, rotate: "180deg", offset: 0.4 },
    { scale: 1, rotate: "360deg", offset: 0.8 },
    { scale: 0, rotate: "400deg" },
  ],
  jump: [
    { scale: 0.3, translate: "0 30%" },
    { scale: "1.25 0.75", translate: "0 20%", offset: 0.25 },
    { scale: "0.85 1.2", translate: "0 -120%", offset: 0.55 },
    { scale: 1, translate: "0 0", offset: 0.8 },
    { scale: 0 },
  ],
  skip: [
    { scale: 0.4, translate: "-120% 0", opacity: 0 },
    { scale: 1, translate: "-30% 0", opacity: 1, offset: 0.3 },
    { scale: 1, translate: "20% 0", opacity: 1, offset: 0.7 },
    { scale: 0.7, translate: "160% 0", opacity: 0 },
  ],
  trash: [
    { scale: 0.2, rotate: "0deg" },
    { scale: 1.15, rotate: "-16deg", offset: 0.25 },
    { scale: 1.15, rotate: "16deg", offset: 0.4 },
    { scale: 1.15, rotate: "-12deg", offset: 0.55 },
    { scale: 1.3, rotate: "0deg", translate: "0 0", offset: 0.7 },
    { scale: 0.2, translate: "0 90%" },
  ],
  teleport: [
    { scale: 0, rotate: "0deg", opacity: 0.4 },
    { scale: 1.3, rotate: "540deg", opacity: 1, offset: 0.5 },
    { scale: 0, rotate: "1080deg", opacity: 0.4 },
  ],
  recycle: [
    { scale: 0.2, rotate: "0deg" },
    { scale: 1.15, rotate: "-360deg", offset: 0.7 },
    { scale: 0, rotate: "-420deg" },
  ],
};
/** A card that turns over and over on its way. */
const WHIRLS = [{ rotate: "0deg" }, { rotate: "360deg" }];
/** A card on which a fairy lands. */
const BOUNCES = [
  { scale: 1, rotate: "0deg" },
  { scale: 1.14, rotate: "-3deg", offset: 0.35 },
  { scale: 0.97, rotate: "2deg", offset: 0.7 },
  { scale: 1, rotate: "0deg" },
];
/** From so many points on a run is a long one. */
const LONG = 4;

/** The sign of a prank performs at a place, under its name. */
function shows(prank: PrankName, at: string): Cue[] {
  return [
    does(at, 1000, SHOWS[prank], { as: `show:${prank}`, wait: 0, sounds: "sparkle" }),
    does(at, 120, [], { wait: 0, pops: t(prank) }),
  ];
}

/** A fairy goes along the road to a card, and counts her points: those of the whole run, where they are known. */
function runs(
  { spot, source, points }: { spot: string; source: string; points: number },
  fairy: "sunny" | "rain",
  before: RoadView,
  after: RoadView,
): Cue[] {
  const her = `fairy:${fairy}`;
  const via = passed(after.way ? after : before, source, spot).map(slot);
  const counted = before.phase === fairy && before[fairy] === source ? before.points : 0;
  return [
    { from: her, to: her, via, stop: slot(spot), gait: via.length ? "run" : "hop", pops: `+${counted + points}` },
    does(slot(spot), 300, BOUNCES, { wait: via.length ? 190 * via.length : 150 }),
  ];
}

/** What is written on the sign. */
const WRITTEN = [{ scale: 0 }, { scale: 1.25, offset: 0.6 }, { scale: 1 }];

/** Once both cards lie, and the second has come, the sign tells whom each brings which fairy. */
function brings(after: RoadView): Cue[] {
  const known = FAIRIES.filter((fairy) => moverOf(after, fairy) !== undefined);
  return known.map((fairy, place) => does(`mover:${fairy}`, 420, WRITTEN, { wait: 420 + 150 * place }));
}

/** What a run has earned goes to whoever earned it, a star for each point. */
function scores(
  { fairy, seat, points }: { fairy: "sunny" | "rain"; seat: number | null; points: number },
  before: RoadView,
  after: RoadView,
): Cue[] {
  if (!points) return [];
  const [her, score] = [`fairy:${fairy}`, `score:${seat}`];
  const leads = leader(after) === seat && leader(before) !== seat;
  const stars = Array.from({ length: points }, (_, star): Flight => ({
    from: her,
    to: score,
    as: "show:star",
    gait: "sweep",
    wait: star * 80,
  }));
  const long: Cue[] = points >= LONG ? [{ at: her, effect: "burst", wait: 0, pops: t("long-run", { n: points }) }] : [];
  const wait = 420 + points * 80;
  return [
    ...long,
    ...stars,
    { at: score, effect: leads ? "burst" : "glow", own: { lasts: 420, frames: BOUNCES }, wait },
    { at: `gain:${seat}`, effect: "glow", wait, pops: leads ? t("takes-lead", { n: points }) : `+${points}` },
  ];
}

function setsOff({ kind, card, spot, other }: MoveOf<"road">, view: RoadView): Flight[] {
  if (!spot) return [];
  if (kind === "place") return lays(`hand:${card}`, spot, cardOn(view, spot) > 0);
  if (kind === "trash") return [{ from: slot(spot), to: "discards" }];
  if (kind === "recycle") return [{ from: "discards", to: slot(spot) }];
  return kind === "exchange" && other ? swap(spot, other) : [];
}

/** A hint shows the fairy where she would run to, and the card where it would lie, not what it would cover. */
function leads(move: MoveOf<"road">, view: RoadView): Flight[] {
  const runs = ["step", "jump", "skip", "teleport"].includes(move.kind);
  if (runs && move.spot) return [{ from: `fairy:${view.phase}`, to: slot(move.spot) }];
  return setsOff(move, view).slice(0, move.kind === "place" ? 1 : 2);
}

function cues(happening: HappeningOf<"road">, before: RoadView, after: RoadView): Cue[] {
  switch (happening.what) {
    case "road.fairy-arrives": {
      const { fairy } = happening;
      const ring = fairy === "sunny" ? LETTERS.filter((spot) => cardOn(after, spot)) : [];
      return [
        ...ring.map((spot): Flight => ({ from: "plate", to: slot(spot) })),
        { from: "plate", to: `fairy:${fairy}`, gait: "hop" },
      ];
    }
    case "road.placed": {
      const { seat, card, spot, over } = happening;
      const laid = lays(before.seat === seat ? `hand:${card}` : `seat:${seat}`, spot, over !== null);
      return before.phase === "place" ? [...laid, ...brings(after)] : laid;
    }
    case "road.ran":
      return runs(happening, happening.fairy, before, after);
    case "road.bounded":
      return [...runs(happening, "rain", before, after), ...shows(happening.prank, slot(happening.source))];
    case "road.teleported":
      return [
        ...shows("teleport", slot(happening.source)),
        does("fairy:rain", 1000, [
          { scale: 0, rotate: "-360deg" },
          { scale: 0, rotate: "-360deg", offset: 0.5 },
          { scale: 1.25, rotate: "0deg", offset: 0.85 },
          { scale: 1, rotate: "0deg" },
        ]),
        { at: slot(happening.spot), effect: "burst", wait: 600 },
      ];
    case "road.lapped":
      return [...scores(happening, before, after), { at: `fairy:${happening.fairy}`, effect: "burst", wait: 0 }];
    case "road.stopped":
      return scores(happening, before, after);
    case "road.trashed":
      return [
        ...shows("trash", slot(happening.spot)),
        { from: slot(happening.spot), to: "discards", wait: 500 },
        does("discards", 420, WHIRLS, { wait: 500, sounds: "hit" }),
      ];
    case "road.recycled":
      return [
        ...shows("recycle", "discards"),
        { from: "discards", to: slot(happening.spot), wait: 450, sounds: "turn" },
        does(slot(happening.spot), 420, WHIRLS, { wait: 450 }),
        { from: slot(happening.spot), to: "discards", wait: 520 },
      ];
    case "road.exchanged": {
      const { spot, other } = happening;
      return [
        ...shows("exchange", "plate"),
        ...swap(spot, other).map((flight): Flight => ({ ...flight, wait: 300, sounds: "turn" })),
        does(slot(spot), 420, WHIRLS, { wait: 300 }),
        does(slot(other), 420, WHIRLS, { wait: 300 }),
      ];
    }
    case "road.round-begins": {
      const { round, weather } = happening;
      const last: Cue[] = round === ROUNDS ? [{ at: "plate", effect: "burst", pops: t("last-round") }] : [];
      const flash = [0, 0.7, 0.1, 0.35, 0].map((opacity) => ({ opacity }));
      return [
        ...last,
        { at: `round:${round}`, effect: "glow", sounds: weather },
        { from: `sky:${weather}`, to: `storm:${weather}`, gait: "drift" },
        ...(weather === "rain" ? [does("flash", 900, flash, { wait: 350 })] : []),
      ];
    }
    default:
      return [];
  }
}

function pieces(happening: HappeningOf<"road">): Piece[] {
  const cards = ["card" in happening ? happening.card : null, "other_card" in happening ? happening.other_card : null];
  return cards.flatMap((card) => (card ? { hue: hueOf(card), letter: card } : []));
}

const isPrank = ({ kind }: MoveOf<"road">): boolean => kind !== "place" && kind !== "step" && kind !== "stop";

function coach({ phase, weather, points }: RoadView, offers: OfferIn<RoadView>[]): CoachKey<"road">[] {
  if (phase === "place") return [weather];
  if (points) return ["on"];
  const prank = offers.some(({ parts }) => isPrank(parts));
  return phase === "sunny" ? ["sunny"] : prank ? ["rainy", "prank"] : ["rainy"];
}

export const ui: GameUi<"road"> = {
  Board,
  setsOff,
  leads,
  hear: (happening) => glitter.hear(happening),
  cues,
  pieces,
  /** A prank changes the field of whoever did not play it. */
  strikes(happening, seat) {
    const pranks = ["road.trashed", "road.recycled", "road.exchanged"];
    if (!pranks.includes(happening.what) || happening.seat === seat) return false;
    const spots = ["spot" in happening && happening.spot, "other" in happening && happening.other];
    return spots.some((spot) => spot && ownerOf(spot) === seat);
  },
  name: nameOf,
  notes(happening) {
    switch (happening.what) {
      case "road.placed":
      case "road.ran":
      case "road.bounded":
      case "road.teleported":
      case "road.recycled":
        return [hueOf(happening.card)];
      case "road.exchanged":
        return [hueOf(happening.card), hueOf(happening.other_card)];
      default:
        return [];
    }
  },
  // A prank is there once in the game, and its preview shows while it waits for the second thought.
  hurts: isPrank,
  plans(picks, { phase, seat, played }) {
    if (/^hand:\S+( slot:\S+)?$/.test(picks)) return true;
    // Whoever has yet to lay a card does that first.
    const lays = phase === "place" && typeof seat === "number" && !played[seat];
    return !lays && /^prank:\S+( discard:\S+)?( slot:\S+){0,2}$/.test(picks);
  },
  status: statusOf,
  lesson,
  coach,
};
