/** What a pair of eyes sees of Rainbow, as the server sends it. */

import type { Hue } from "../../art/signs";

export type Letter = "R" | "O" | "Y" | "G" | "C" | "B" | "P" | "L" | "S";
/** A card's side towards seat 0 and its side towards seat 1; null for a side that is not seen. */
export type Sides = [Letter | null, Letter | null];

export interface Memory {
  /** The undersides of the row, as far as these eyes have seen them, and who has. */
  under: (Letter | null)[];
  seen: number[][];
  /** The collected cards: the side that lay open, and the underside. */
  gone: Sides[];
  gone_seen: (number[] | null)[];
}

export interface RainbowView {
  seats: number;
  seat: number | null | "all";
  options: Record<string, boolean | number>;
  turn: number | null;
  phase: "first" | "draw" | "show" | "play" | "over";
  round: number;
  active: number | null;
  row: Letter[];
  hands: (Sides | null)[][];
  next: (Sides | null)[];
  holder: number;
  scores: number[];
  placed: number;
  flipped: boolean;
  /** The card about to show its hidden side: hand:2 or row:3. */
  turning: string | null;
  memory?: Memory;
}

export const PLACES = [0, 1, 2, 3, 4, 5] as const;

const HUES: Record<Letter, Hue> = {
  R: "red",
  O: "orange",
  Y: "yellow",
  G: "green",
  C: "cyan",
  B: "blue",
  P: "purple",
  L: "light",
  S: "shadow",
};

export function hueOf(letter: Letter): Hue {
  return HUES[letter];
}

/** The seat from whose side the table is seen. */
export function nearOf(view: RainbowView): number {
  return typeof view.seat === "number" ? view.seat : 0;
}

/** What is seen from here of a card in a hand. */
export function shownOf(view: RainbowView, seat: number, place: number): Letter | null {
  return view.hands[seat]?.[place]?.[nearOf(view)] ?? null;
}
