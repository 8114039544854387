/** Cards by their letters: what they look like, and what they are called. */

import type { Hue } from "../../art/signs";
import { word } from "../../lib/words.svelte";
import { t } from "./words";
import type { Black, PiratesView } from "./view";

export const HUES = ["red", "orange", "yellow", "green", "blue", "purple", "pink"] as const satisfies Hue[];
export const BLACKS: Record<string, Black> = {
  t: "thief",
  c: "cannon",
  s: "salvager",
  k: "captain",
  n: "stinker",
  h: "shore-leave",
  e: "extortionist",
  l: "lookout",
};
/** All kinds of cards, in the order in which hands are sorted. */
export const KINDS = [..."1234567wtcsknhelr"];

const BLOCKED_BY = "1234567";

/** The cards of a group, each WILD with the number it stands for. */
export function tokens(group: string): string[] {
  return group.match(/w?[1-7]|[a-z]/g) ?? [];
}

export function isBlack(card: string): boolean {
  return card in BLACKS;
}

export function letterOf(black: Black): string;
export function letterOf(word: string): string | undefined;
export function letterOf(word: string): string | undefined {
  return Object.keys(BLACKS).find((letter) => BLACKS[letter] === word);
}

/** The colour that stops a black card, as its number; none stops the Lookout, unless the table has agreed on it. */
export function blocker(black: string, view: PiratesView): string | undefined {
  if (black === "l") return view.options["lookout_blockable"] ? "3" : undefined;
  return BLOCKED_BY[Object.keys(BLACKS).indexOf(black)];
}

export function hueOf(card: string): Hue {
  const number = Number(card.at(-1));
  return card[0] === "w" ? "light" : number ? HUES[number - 1]! : isBlack(card) ? "shadow" : "light";
}

/** A card in words: "red 1", "WILD as blue 5", "Thief". */
export function called(card: string | null): string {
  if (card === null) return t("hidden");
  return card[1] ? t("wild-as", { card: called(card[1]) }) : word("pirates-card", card);
}

/** Cards in words, those that are alike counted. */
export function listed(cards: (string | null)[]): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(called(card), (counts.get(called(card)) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(", ");
}

/** How a group lies: colours in a row go up like a rainbow, what is alike lies close together. */
export function shape(group: string): "run" | "set" | "other" {
  const numbers = tokens(group).map((token) => token.at(-1));
  if (!/^[1-7w]+$/.test(group)) return "other";
  return numbers.length > 1 && numbers[0] !== numbers[1] ? "run" : "set";
}

export function isRainbow(group: string): boolean {
  return group.replaceAll("w", "") === "1234567";
}
