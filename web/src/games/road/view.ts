/** The ring as it lies on the table, and a few questions about a View. */

import type { Hue } from "../../art/signs";
import type { RoadPrankDealt, RoadRan, RoadView } from "../../lib/messages";

export type { RoadView };
export type Weather = RoadView["weather"];
export type Fairy = RoadRan["fairy"];
export type PrankName = NonNullable<RoadPrankDealt["prank"]>;

export const ROUNDS = 8;
export const LETTERS = [..."abcdefghij"];
export const FIELD = 5;
export const FAIRIES = ["sunny", "rain"] as const;
export const PRANKS = ["exchange", "jump", "skip", "trash", "teleport", "recycle"] as const satisfies PrankName[];
/** The colours of the numbers, from the lowest on. */
export const CARD_HUES = ["red", "orange", "yellow", "green", "blue", "purple", "pink"] as const satisfies Hue[];

export type CardHue = (typeof CARD_HUES)[number];

/** The colour that a number wears. */
export function hueOf(number: number): CardHue {
  return CARD_HUES[number - 1] ?? "red";
}

/** The number of the card on a spot, or 0. */
export function cardOn(view: RoadView, spot: string): number {
  return view.ring[LETTERS.indexOf(spot)] ?? 0;
}

/** The seat whose field is at the bottom of the picture. */
export function nearSeat(view: RoadView): number {
  return typeof view.seat === "number" ? view.seat : 0;
}

/** Whose field a spot belongs to. */
export function ownerOf(spot: string): number {
  return LETTERS.indexOf(spot) < FIELD ? 0 : 1;
}

/** The weather of any round: it changes with every one. */
export function weatherOf(view: RoadView, round: number): Weather {
  if ((round - view.round) % 2 === 0) return view.weather;
  return view.weather === "sun" ? "rain" : "sun";
}

/** Whether a fairy looks for rising numbers now. */
export function rises(view: RoadView, fairy: Fairy): boolean {
  return (view.weather === "sun") === (fairy === "sunny");
}

/** Who moves a fairy this round, once both cards lie. */
export function moverOf(view: RoadView, fairy: Fairy): number | undefined {
  if (view.turn === null || (view.phase !== "sunny" && view.phase !== "rain")) return undefined;
  return view.phase === fairy ? view.turn : 1 - view.turn;
}

/** The seat that has more points than the other. */
export function leader({ scores: [one = 0, two = 0] }: RoadView): number | undefined {
  return one === two ? undefined : one > two ? 0 : 1;
}

/** The spots that a fairy passes from one to another: on the way she runs, or the one that leaves fewer cards out. */
export function passed(view: RoadView, from: string, to: string): string[] {
  const [fewest, other] = [1, 9]
    .map((step) => {
      const ahead = LETTERS.map((_, n) => LETTERS[(LETTERS.indexOf(from) + step * (n + 1)) % 10]!);
      const between = ahead.slice(0, ahead.indexOf(to));
      const left = between.filter((spot) => cardOn(view, spot)).length;
      return { step, between, cost: left * 10 + between.length };
    })
    .sort((one, two) => one.cost - two.cost);
  const turned = view.way && (view.way === "clockwise") !== (fewest!.step === 9);
  return (turned ? other! : fewest!).between;
}

/** Where the spots lie, in hundredths of the picture, from the near field's left end on and around. */
const PLACES: readonly (readonly [number, number])[] = [
  [10, 66],
  [26.5, 83.5],
  [50, 87.5],
  [73.5, 83.5],
  [90, 66],
  [90, 34],
  [73.5, 16.5],
  [50, 12.5],
  [26.5, 16.5],
  [10, 34],
];

export interface Spot {
  letter: string;
  x: number;
  y: number;
}

/** The ring as it lies in front of a seat, in the order in which it is read. */
export function ringFrom(near: number): Spot[] {
  return PLACES.map(([x, y], place) => ({ letter: LETTERS[(place + near * FIELD) % 10]!, x, y }));
}
