/** What Passage says, in every language. */

import { letterOf, row, translator } from "../../lib/words.svelte";
import { HUES, type Letter } from "./view";
import type { Keys } from "../../lib/messages";

export type Key = Keys["passage-page"];

export const t = translator("passage-page");

const COLOURS: Record<Letter, Key> = { R: "red", Y: "yellow", G: "green", C: "cyan", B: "blue", M: "magenta" };

export function colour(letter: Letter): string {
  return t(COLOURS[letter]);
}

/** The letter that stands for a colour. */
export function initial(letter: Letter): string {
  return letterOf(HUES[letter]);
}

/** Dice, or the colours of some squares, in words. */
export function colours(letters: string): string {
  return row([...letters].map((letter) => colour(letter as Letter))) || t("dice-none");
}

export function pawn(seat: number): string {
  return t(`pawn-${seat % 4}` as Key);
}

/** So many of something: the word for one, or the word for several. */
export function count(n: number, one: Key, some: Key): string {
  return t(n === 1 ? one : some, { n });
}

export function leash(letter: string): string {
  return /^[fsbuon]$/.test(letter) ? t(`leash-${letter}` as Key) : "";
}
