/** A few ways to look at a View; a card is its text, such as Bc or R*. */

import type { Hue } from "../../art/signs";
import type { Suit } from "../../art/suits";
import type { ChromaView, Reading } from "../../lib/messages";

export type { ChromaView, Reading };

/** The colours as they lie in a rainbow, from outside to inside. */
export const BANDS = ["red", "orange", "yellow", "green", "blue"] as const satisfies Hue[];
export const SHAPES = ["circle", "cross", "pentagon", "square", "star"] as const satisfies Suit[];
export type Band = (typeof BANDS)[number];

const COLOUR_OF: Record<string, Band> = { R: "red", O: "orange", Y: "yellow", G: "green", B: "blue" };
const SHAPE_OF: Record<string, Suit> = { c: "circle", x: "cross", p: "pentagon", s: "square", t: "star" };

export interface Parts {
  /** Undefined for a card that stands for any colour. */
  colour: Band | undefined;
  shape: Suit | undefined;
}

export function parts(card: string): Parts {
  return { colour: COLOUR_OF[card[0] ?? ""], shape: SHAPE_OF[card[1] ?? ""] };
}

export function isWild(card: string): boolean {
  const { colour, shape } = parts(card);
  return !colour || !shape;
}

/** The name of a card in picks. */
export const key = (card: string): string => card.toLowerCase();

/** The places of the cards of a row in the order of the rainbow, wilds without a colour last. */
export function inOrder(cards: readonly (string | null)[]): number[] {
  const band = (card: string | null): number => {
    const { colour } = parts(card ?? "");
    return colour ? BANDS.indexOf(colour) : card === null ? 6 : 5;
  };
  return cards.map((_, place) => place).sort((one, other) => band(cards[one] ?? null) - band(cards[other] ?? null));
}

/**
 * Which card of a rainbow lies at each of its five places: every colour has its own, so that what is missing is seen.
 * What counts lies where it counts, and the rest at its own colour's place or at a free one.
 */
export function placed(cards: readonly string[], reading: Reading | undefined): (number | undefined)[] {
  const places: (number | undefined)[] = Array.from({ length: BANDS.length });
  const rest: number[] = [];
  const lay = (card: number, as: string | null | undefined): boolean => {
    const { colour } = parts(as ?? "");
    const at = colour ? BANDS.indexOf(colour) : -1;
    if (at < 0 || places[at] !== undefined) return false;
    places[at] = card;
    return true;
  };
  cards.forEach((_, card) => void (lay(card, reading?.reads[card]) || rest.push(card)));
  for (const card of rest.filter((each) => !lay(each, cards[each]))) places[places.indexOf(undefined)] = card;
  return places;
}

/** Where a card comes to lie in a rainbow with room for it: at its own colour's place, or at the first free one. */
export function placeFor(card: string, places: readonly (number | undefined)[]): number {
  const { colour } = parts(card);
  const own = colour ? BANDS.indexOf(colour) : -1;
  return own >= 0 && places[own] === undefined ? own : places.indexOf(undefined);
}

/** Which of the cards alike, before a place in a row, it is. */
export function nthOf(cards: readonly (string | null)[], order: readonly (number | undefined)[], at: number): number {
  const card = cards[order[at] ?? -1];
  return order.slice(0, at).filter((place) => place !== undefined && cards[place] === card).length;
}

/** The shape in which a rainbow is nearest. */
export function nearest(readings: readonly Reading[]): Reading | undefined {
  return readings.reduce<Reading | undefined>(
    (best, each) => (best && best.missing <= each.missing ? best : each),
    undefined,
  );
}

/** How many cards a rainbow would lack with one more, if that brings it nearer. Before the first card any would. */
export function nearer(card: string, readings: readonly Reading[]): number | undefined {
  const { colour, shape } = parts(card);
  const best = nearest(readings)?.missing ?? 0;
  if (best === BANDS.length) return undefined;
  const helps = readings.some(
    (each) =>
      each.missing === best && (!shape || shape === each.shape) && (colour ? each.colours.includes(colour) : best > 0),
  );
  return helps ? best - 1 : undefined;
}

/** The seats in turn order, beginning after one. */
export function after(seat: number, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, step) => (seat + step + 1) % seats);
}

/** For how many turns a discard is locked, the top one being 0 deep. */
export function lockOf(view: ChromaView, depth = 0): number {
  return view.phase === "over" ? 0 : (view.locks[depth] ?? 0);
}

/** Whose turn it will be when the lock on the top discard is over. */
export function freeFor(view: ChromaView): number {
  return ((view.first ?? 0) + view.turns + (view.locks[0] ?? 0)) % view.seats;
}
