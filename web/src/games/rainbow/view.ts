/** A few questions about a View of Rainbow. */

import type { Hue } from "../../art/signs";
import type { Memory, RainbowView } from "../../lib/messages";

export type { Memory, RainbowView };
export type Letter = RainbowView["row"][number];

export const PLACES = [0, 1, 2, 3, 4, 5] as const;

/** The colours of a rainbow, from outside. */
export const RINGS = ["red", "orange", "yellow", "green", "cyan", "blue", "purple"] as const;

/** The same by their letters. */
export const COLOURS = ["R", "O", "Y", "G", "C", "B", "P"] as const;

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
