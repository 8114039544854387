/** What each game brings to the table, and the games by name. A dress is fetched when its game is opened. */

import type { Component } from "svelte";
import type { Hue } from "../art/signs";
import type { Picker } from "../lib/picker.svelte";
import type { Line } from "../lib/messages";

/** Something goes from one place to another, both named by `data-at`. */
export interface Flight {
  from: string;
  to: string;
}

/** A step of a first game: a real position, what to do in it, and what is said before and after. */
export interface Step {
  say: string;
  position: string;
  /** The moves that the lesson waits for; any move will do if there are none. */
  wants?: string[];
  /** What is said when something else is played. */
  nudge?: string;
  /** What the others play after it, before the next step. */
  then?: string[];
  well?: string;
}

export interface Dress<V = unknown> {
  Board: Component<{ picker: Picker<V> }>;
  /** What moves from where to where when a line of the log happens. */
  flights(line: Line, before: V, after: V): Flight[];
  /** What to call an object in a button, a hint or an announcement; with the names of the seats. */
  name(pick: string, view: V, names: string[]): string;
  /** The colours that sound when a line of the log happens. */
  notes(line: Line, after: V): Hue[];
  /** Whether a move wants a second thought, because a slip would hurt. */
  hurts(move: string, view: V): boolean;
  /** Where the game stands, in a few words: the round, the phase. */
  status(view: V): string;
  lesson(): Step[];
}

/** A dress as the frame sees it: a View goes through its hands unread. */
const worn = <V>(dress: Dress<V>): Dress => dress as Dress;

export const dresses: Record<string, () => Promise<Dress>> = {
  road: async () => worn((await import("./road/dress")).road),
  rainbow: async () => worn((await import("./rainbow/dress")).rainbow),
  chroma: async () => worn((await import("./chroma/dress")).chroma),
  pirates: async () => worn((await import("./pirates/dress")).pirates),
  passage: async () => worn((await import("./passage/dress")).passage),
};
