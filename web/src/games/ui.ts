/** What each game brings to the table: a folder with a `ui.ts` is a game with looks of its own. */

import type { Component } from "svelte";
import type { Hue } from "../art/signs";
import type { Line } from "../lib/messages";
import type { Picker } from "../lib/picker.svelte";

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

export interface GameUi<V = unknown> {
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

const uis = import.meta.glob<GameUi>("./*/ui.ts", { import: "ui" });

/** What a game brings, fetched when it is opened; undefined for a game that has no looks of its own. */
export async function loadUi(game: string): Promise<GameUi | undefined> {
  return uis[`./${game}/ui.ts`]?.();
}
