/** Cards by their letters: what they look like, and what they are called. */

import type { Hue } from "../../art/signs";
import { row, said, word } from "../../lib/words.svelte";
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
  return row([...counts].map(([name, count]) => counted(name, count)));
}

/** So many cards of a name, as it is said. */
export function counted(card: string, count: number): string {
  return said({ key: "pirates-aloud-times", args: { card, count } });
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

/** What a group is called: "run 4 to 6"; with its cards where another one of its island is called the same. */
export function groupName(group: string, island: readonly string[]): string {
  const alike = new Set(island.filter((other) => kind(other) === kind(group))).size > 1;
  const cards = alike ? listed(tokens(group)) : null;
  return said({ key: "pirates-aloud-group", args: { group: word("pirates-group", kind(group)), cards } });
}

/** What the catalogues call a group: by its colour, by both ends of a run, or by what else it is. */
function kind(group: string): string {
  if (isRainbow(group)) return "rainbow";
  const cards = tokens(group).map((token) => token.at(-1)!);
  if (shape(group) === "other") return cards[0] !== "r" ? "black" : cards.length > 1 ? "pirates" : "pirate";
  return shape(group) === "run" ? cards[0]! + cards.at(-1)! : cards[0]!;
}

/** How wide the cards of an island are, whether they lie over each other, and where each group begins. */
export interface Spread {
  tile: number;
  close: boolean;
  places: { x: number; y: number }[];
}

const TILES = [84, 77, 70, 64, 58, 52, 46, 41, 37, 33, 30, 27, 24, 21, 18, 15, 12];
/** How much of an island's height a card may take. */
const MOST = 0.72;
/** Between two groups, beside and below each other. */
const BESIDE = 10;
const BELOW = 6;
/** How much of a card the next one leaves to be seen. */
export const STEPS = { run: 1, set: 0.62, other: 0.62, close: 0.5 };
/** How much higher than its ends a run is in the middle, for each card but two, in widths of a card. */
export const ARC = 0.05;

/** How the groups of an island lie so that all of them are seen: as large as they fit, numbers as large as can be. */
export function spread(groups: string[], wide: number, high: number): Spread {
  const [open, close] = [false, true].map((close) => {
    const sizes = TILES.filter((tile) => tile <= high * MOST);
    const found = sizes.map((tile) => laid(groups, tile, close, wide, high)).find((each) => each !== undefined);
    return found ?? laid(groups, TILES.at(-1)!, close, wide, Infinity)!;
  }) as [Spread, Spread];
  // The number on a square takes more of it than that on a card.
  return open.tile * 4 >= close.tile * 3 ? open : close;
}

/** Groups in rows, one beside the other as long as there is room, in the middle; none if there is not enough. */
function laid(groups: string[], tile: number, close: boolean, wide: number, high: number): Spread | undefined {
  const rows: { broad: number; tall: number; items: { broad: number; tall: number }[] }[] = [];
  for (const group of groups) {
    const { length } = tokens(group);
    const form = shape(group);
    const broad = tile * (1 + (length - 1) * STEPS[close ? "close" : form]);
    const tall = tile * ((close ? 1.4 : 1) + (form === "run" ? (length - 2) * ARC : 0));
    let row = rows.at(-1);
    if (!row || row.broad + BESIDE + broad > wide) rows.push((row = { broad: -BESIDE, tall: 0, items: [] }));
    row.items.push({ broad, tall });
    row.broad += BESIDE + broad;
    row.tall = Math.max(row.tall, tall);
  }
  const all = rows.reduce((sum, { tall }) => sum + BELOW + tall, -BELOW);
  if (high < Infinity && (all > high || rows.some(({ broad }) => broad > wide))) return undefined;
  let top = high < Infinity ? (high - all) / 2 : 0;
  const places = rows.flatMap((row) => {
    let left = (wide - row.broad) / 2;
    const here = row.items.map(({ broad, tall }) => {
      const place = { x: Math.round(left), y: Math.round(top + row.tall - tall) };
      left += broad + BESIDE;
      return place;
    });
    top += row.tall + BELOW;
    return here;
  });
  return { tile, close, places };
}
