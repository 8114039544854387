/** Rainbow Road on the page: a road in a ring, two fairies, and what they run for. */

import type { OfferIn } from "../../lib/picker.svelte";
import type { CoachKey, Cue, Flight, GameUi, HappeningOf, MoveOf, Piece } from "../ui";
import Board from "./Board.svelte";
import { nameOf, statusOf, t } from "./words";
import lesson from "./lesson.json";
import { cardOn, FAIRIES, hueOf, LETTERS, moverOf, ownerOf, passed, ROUNDS, type RoadView } from "./view";

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

/** A fairy goes along the road to a card, and counts her points: those of the whole run, where they are known. */
function runs(
  { spot, source, points }: { spot: string; source: string; points: number },
  fairy: "sunny" | "rain",
  before: RoadView,
  after: RoadView,
): Flight {
  const her = `fairy:${fairy}`;
  const via = passed(after.way ? after : before, source, spot).map(slot);
  const counted = before.phase === fairy && before[fairy] === source ? before.points : 0;
  return { from: her, to: her, via, stop: slot(spot), gait: via.length ? "run" : "hop", pops: `+${counted + points}` };
}

/** Once both cards lie, each brings a fairy to whoever played it. */
function brings(after: RoadView): Flight[] {
  return FAIRIES.flatMap((fairy) => {
    const card = after.played[moverOf(after, fairy) ?? -1];
    // It waits until the card has come.
    return card ? { from: slot(card), via: [slot(card)], to: `mover:${fairy}` } : [];
  });
}

/** What a run has earned goes to whoever earned it. */
function scores(fairy: "sunny" | "rain", seat: number | null, points: number): Cue[] {
  if (!points) return [];
  return [{ from: `fairy:${fairy}`, to: `score:${seat}`, gait: "sweep", pops: `+${points}` }];
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
      return [runs(happening, happening.fairy, before, after)];
    case "road.bounded":
      return [
        runs(happening, "rain", before, after),
        { at: slot(happening.source), effect: "glow", pops: t(happening.prank), sounds: "sparkle" },
      ];
    case "road.teleported":
      return [
        { from: "fairy:rain", to: "fairy:rain", stop: slot(happening.spot), gait: "sweep" },
        { at: slot(happening.spot), effect: "burst", pops: t("teleport") },
      ];
    case "road.lapped":
      return [
        ...scores(happening.fairy, happening.seat, happening.points),
        { at: `fairy:${happening.fairy}`, effect: "burst" },
      ];
    case "road.stopped":
      return scores(happening.fairy, happening.seat, happening.points);
    case "road.trashed":
      return [
        { from: slot(happening.spot), to: "discards" },
        { at: slot(happening.spot), effect: "shake", pops: t("trash") },
      ];
    case "road.recycled":
      return [
        { from: "discards", to: slot(happening.spot), pops: t("recycle"), sounds: "turn" },
        { from: slot(happening.spot), to: "discards" },
      ];
    case "road.exchanged": {
      const [there, back] = swap(happening.spot, happening.other);
      return [{ ...there!, pops: t("exchange"), sounds: "turn" }, back!];
    }
    case "road.round-begins": {
      const { round, weather } = happening;
      const last: Cue[] = round === ROUNDS ? [{ at: "plate", effect: "burst", pops: t("last-round") }] : [];
      return [
        ...last,
        { at: `round:${round}`, effect: "glow", sounds: weather },
        { from: `sky:${weather}`, to: `storm:${weather}`, gait: "drift" },
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
