/** Rainbow Road on the page: a road in a ring, two fairies, and what they run for. */

import type { OfferIn } from "../../lib/picker.svelte";
import type { CoachKey, Cue, Flight, GameUi, HappeningOf, MoveOf, Piece } from "../ui";
import Board from "./Board.svelte";
import { nameOf, statusOf } from "./words";
import lesson from "./lesson.json";
import { cardOn, hueOf, type RoadView } from "./view";

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

/** A fairy hops to the next card, and her points are counted. */
function runs(fairy: "sunny" | "rain", spot: string, points?: number): Flight {
  const her = `fairy:${fairy}`;
  return { from: her, to: her, stop: slot(spot), gait: "hop", ...(points ? { pops: String(points) } : {}) };
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

function cues(happening: HappeningOf<"road">, before: RoadView): Cue[] {
  switch (happening.what) {
    case "road.placed": {
      const { seat, card, spot, over } = happening;
      return lays(before.seat === seat ? `hand:${card}` : `seat:${seat}`, spot, over !== null);
    }
    case "road.ran":
      return [runs(happening.fairy, happening.spot, before.points + happening.points)];
    case "road.bounded":
      return [runs("rain", happening.spot, before.points + happening.points)];
    case "road.teleported":
      return [{ ...runs("rain", happening.spot), gait: "sweep" }];
    case "road.round-begins":
      return [{ at: `round:${happening.round}`, effect: "glow", sounds: happening.weather }];
    case "road.stopped":
      return [{ at: `fairy:${happening.fairy}`, effect: "glow", pops: `+${happening.points}` }];
    case "road.trashed":
      return [{ from: slot(happening.spot), to: "discards" }];
    case "road.recycled":
      return [{ from: "discards", to: slot(happening.spot) }];
    case "road.exchanged":
      return swap(happening.spot, happening.other);
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
