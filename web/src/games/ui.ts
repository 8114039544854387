/** What each game brings to the table: a folder with a `ui.ts` is a game with looks of its own. */

import type { Component } from "svelte";
import type { Hue } from "../art/signs";
import type { GameMove, GameView, Happening, Keys, Line } from "../lib/messages";
import type { OfferIn, Picker } from "../lib/picker.svelte";
import type { Sound } from "../lib/sound";

/** How things go: most are carried; fairies and pawns hop or run, ships sail, weather drifts, winnings are swept. */
export type Gait = "carry" | "hop" | "run" | "sail" | "drift" | "sweep";

/** Something goes from one place to another, both named by `data-at`. */
export interface Flight {
  from: string;
  to: string;
  /** Places on the way, for what must follow the table. */
  via?: string[];
  /** Where it comes to for now, if it goes on from there before it is where it belongs. */
  stop?: string;
  gait?: Gait;
  /** Whether it is drawn larger or smaller on the way, as large as what lies at each place. */
  grows?: boolean;
  /** The place of what is seen on the way, if it is not what lies where the flight ends. */
  as?: string;
  /** In a hint, how many of its widths beside the middle of that place it comes to lie, next to others. */
  aside?: number;
  /** How long after the others that go at once it begins, in milliseconds. */
  wait?: number;
  /** What pops up where it arrives: points, a word. */
  pops?: string;
  /** What it sounds like, beside what its gait does. */
  sounds?: Sound;
}

/** Something happens to what lies at a place. */
export interface Effect {
  at: string;
  effect: "glow" | "shake" | "turn" | "tumble" | "burst" | "crack" | "draw" | "puff";
  /** How a game does that in a way of its own. */
  own?: { lasts: number; frames: Keyframe[] };
  /** The place of what is seen there for a moment, if it is not what lies there. */
  as?: string;
  wait?: number;
  pops?: string;
  sounds?: Sound;
}

export type Cue = Flight | Effect;

/** A piece in small, beside what is said of it: fill and sign by its hue, and its letter or number. */
export interface Piece {
  hue: Hue | "wild";
  letter: string | number;
  /** What else is on it, as a path in a box of 24 by 24. */
  mark?: string;
}

/**
 * A step of a lesson: a real position, and what to do in it. What is said before and after has the name of the part:
 * `road-lesson-goal`, `road-lesson-goal-well`.
 */
export interface Step {
  part: string;
  position: string;
  /** The moves that the lesson waits for; the first of them is shown to whoever asks. */
  wants: string[];
  /** What is played after it, before the next step. */
  then?: string[];
  /** What the spotlight falls on, named by `data-at`; if left out, whatever the wanted moves are picked with. */
  look?: string[];
}

/** Two chapters: enough to play, and all the rest. */
export const chapters = ["first", "tricks"] as const;
export type Chapter = (typeof chapters)[number];

type Name = GameView["game"];

export type ViewOf<G extends Name> = Extract<GameView, { game: G }>;
export type MoveOf<G extends Name> = Extract<GameMove, { game: G }>;
/** What a game has a word about, for somebody who plays it for the first time. */
export type CoachKey<G extends Name> = Keys[Extract<keyof Keys, `${G}-coach`>];
export type HappeningOf<G extends Name> = Extract<Happening, { what: `${G}.${string}` }>;

export interface GameUi<G extends Name = Name> {
  Board: Component<{ picker: Picker<ViewOf<G>> }>;
  /** Whether the board shows the table as text, as the game itself draws it. */
  picture?: boolean;
  /** What sets off at once when a move of one's own is on its way to the server. */
  setsOff?(move: MoveOf<G>, view: ViewOf<G>): Flight[];
  /** Where a move would lead, for a hint; where it is more than what sets off at once. */
  leads?(move: MoveOf<G>, view: ViewOf<G>): Flight[];
  /** Something has happened: for a board that tells of it in its own way. */
  hear?(happening: HappeningOf<G>, after: ViewOf<G>): void;
  /** What moves when something happens, all at once. */
  cues(happening: HappeningOf<G>, before: ViewOf<G>, after: ViewOf<G>): Cue[];
  /** Whether something is done to a seat that should not be overlooked. */
  strikes?(happening: HappeningOf<G>, seat: number): boolean;
  /** What comes of things, and is told however much has happened. */
  outcomes?: readonly HappeningOf<G>["what"][];
  /** Whether one is asked something in the turn of somebody else. */
  answers?(view: ViewOf<G>): boolean;
  /** The colours that sound when something happens. */
  notes(happening: HappeningOf<G>, after: ViewOf<G>): Hue[];
  /** The pieces that a happening is about, as far as they are seen. */
  pieces?(happening: HappeningOf<G>): Piece[];
  /** What to call an object in a button, a hint or an announcement; with the names of the seats. */
  name(pick: string, view: ViewOf<G>, names: string[]): string;
  /** Whether a move wants a second thought, because a slip would hurt. */
  hurts(move: MoveOf<G>, view: ViewOf<G>): boolean;
  /** Whether picks, with spaces between, may be planned for this seat's turn, as far as one can tell in general. */
  plans?(picks: string, view: ViewOf<G>): boolean;
  /** Whether a pick is not what one would do first, and its button is to be quiet. */
  minor?(pick: string, view: ViewOf<G>): boolean;
  /** Whether the points of a view are worth a place beside the names; they are, unless it says otherwise. */
  counts?(view: ViewOf<G>): boolean;
  /** Where the game stands, in a few words: the round, the phase. */
  status(view: ViewOf<G>): string;
  /** A first game; a game without looks of its own has none. */
  lesson?: Record<Chapter, Step[]>;
  /** The kinds of decision that this one is, what matters most first: a word is said when a kind comes up first. */
  coach?(view: ViewOf<G>, offers: OfferIn<ViewOf<G>>[]): CoachKey<G>[];
}

/** What has happened in some lines of the log, in order. */
export function happeningsOf(lines: Line[]): Happening[] {
  return lines.flatMap((line) => line.happenings ?? []);
}

const uis = import.meta.glob<GameUi>("./*/ui.ts", { import: "ui" });

/** Whether a game has looks, and a first game, of its own. */
export function hasLooks(game: string): boolean {
  return `./${game}/ui.ts` in uis;
}

/** What a game brings, fetched when it is opened; one that brings nothing gets the plain board. */
export async function loadUi(game: string): Promise<GameUi> {
  return uis[`./${hasLooks(game) ? game : "plain"}/ui.ts`]!();
}
