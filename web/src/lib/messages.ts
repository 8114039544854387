// Made by `python -m sunshower.server.typescript` from the server's own types. Do not edit.

/** Ask what the seat would see after some moves of its own in a row. It changes nothing. */
export interface Ahead {
  do: "ahead";
  moves: string[];
  id: string;
  seat: number;
}

/** Agree to the undo that another seat asked for, or not. */
export interface Answer {
  do: "answer";
  seq: number;
  yes: boolean;
  id: string;
  seat: number;
}

/** How long each seat may think in all, and what it gets back for every turn. */
export interface Clock {
  minutes: number;
  increment?: number;
}

/** The scores of all seats whenever they had changed, and after how many steps that was. */
export interface Course {
  plies: number[];
  scores: number[][];
}

/** A command has been carried out, and is stored: the number of its event. */
export interface Done {
  is: "done";
  id: string;
  seq: number;
}

/** Ask which moves lead to what a text describes, in a game whose turns are made of many. It changes nothing. */
export interface Draft {
  do: "draft";
  text: string;
  id: string;
  seat: number;
}

/** Before the deal: let a bot of some level have a free seat. */
export interface Fill {
  do: "fill";
  free: number;
  level?: string;
  id: string;
  seat: number;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  about: string;
  designer: string;
  publisher: string;
  seats: number[];
  minutes: number[];
  memory: boolean;
  options: OptionInfo[];
}

/** What a seat would see after the moves it asked about. */
export interface Glimpse {
  is: "glimpse";
  id: string;
  view: Record<string, unknown>;
  offers: Offer[];
}

/** Let a bot play on for a person who has been away for long. */
export interface HandOver {
  do: "hand-over";
  to_bot: number;
  id: string;
  seat: number;
}

/** The first message on a socket: the seats that this client holds, and the last event it has seen. */
export interface Hello {
  do: "hello";
  tokens?: string[];
  since?: number;
}

/** Ask a bot what it would do. It changes nothing. */
export interface Hint {
  do: "hint";
  id: string;
  seat: number;
}

/** A record that is kept here now. */
export interface Kept {
  code: string;
  game: string;
  plies: number;
}

/** Get up: before the deal the seat is free again, after it a bot plays on. */
export interface Leave {
  do: "leave";
  id: string;
  seat: number;
}

/** A sentence of the log: a step of the match, with its ply, or something that happened at the table. */
export interface Line {
  seq: number;
  text: string;
  seat?: number | null;
  ply?: number | null;
  move?: string | null;
}

/** A game at one of its steps, as some eyes saw it then. */
export interface Moment {
  ply: number;
  plies: number;
  players: string[];
  view: Record<string, unknown>;
  lines: Line[];
}

/** Play a move. `seq` is the last event the client knew: if the position has changed since, the move is stale. */
export interface Move {
  do: "move";
  seq: number;
  move: string;
  id: string;
  seat: number;
}

/** A seat of a new table: for the bot of a level, or for whoever comes. */
export interface NewSeat {
  bot?: string | null;
}

/** A table to be set up. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | number | string>;
  public?: boolean;
  clock?: Clock | null;
}

/** All there is to know about a table now, and the log from `since` on. The newest news replaces the one before. */
export interface News {
  is: "news";
  seq: number;
  since: number;
  code: string;
  game: string;
  options: Record<string, boolean | number | string>;
  players: Player[];
  to_act: number | null;
  plies: number;
  asking: number | null;
  agreed: number[];
  clock: Clock | null;
  public: boolean;
  commitment: string;
  result: Outcome | null;
  rematch: string | null;
  sights: Sight[];
  done: Done[];
}

/** A legal move, and the objects to pick for it, in one or several orders. */
export interface Offer {
  move: string;
  picks: string[][];
}

/** A public table at which there is a seat left. */
export interface OpenTable {
  code: string;
  game: string;
  seats: number;
  free: number;
  names: string[];
  options: Record<string, boolean | number | string>;
}

/** A table that has been set up. Its commitment is shown before anybody adds a nonce. */
export interface Opening {
  code: string;
  commitment: string;
}

/** A switch of a game; the first value is the default. */
export interface OptionInfo {
  name: string;
  values: (boolean | number | string)[];
  about: string;
  free: boolean;
}

/** How the match ended. */
export interface Outcome {
  scores: number[];
  ranks: number[];
  ending: string;
  sentence: string;
}

/** Are you there? */
export interface Ping {
  do: "ping";
}

/** A seat, and the token that opens it. */
export interface Place {
  seat: number;
  token: string;
}

/** Who sits on a seat. */
export interface Player {
  name: string | null;
  bot?: string | null;
  person?: boolean;
  here?: boolean;
  clock?: number | null;
}

/** I am here. */
export interface Pong {
  is: "pong";
}

/** Moves to be played from a one-line position; chance follows from the seed. */
export interface Practice {
  game: string;
  line: string;
  moves?: string[];
  seed?: string;
  eyes?: number | null;
}

/** A command was refused, and changed nothing. */
export interface Refused {
  is: "refused";
  id: string | null;
  code: string;
  sentence: string;
  rule: string;
}

/** The answer to a question: a sentence, moves, or what a bot thinks of some. */
export interface Reply {
  is: "reply";
  id: string;
  sentence: string;
  moves: string[];
  worths: (number | null)[];
  rule: string;
}

/** The rules of a game, as Markdown. */
export interface Rules {
  game: string;
  text: string;
}

/** Say one of the phrases. */
export interface Say {
  do: "say";
  phrase: string;
  id: string;
  seat: number;
}

/** Where moves from a position have led to, as whoever is to act sees it, or with all open once it is over. */
export interface Scene {
  position: string;
  seat: number | null;
  view: Record<string, unknown>;
  offers: Offer[];
  lines: Line[];
  result: Outcome | null;
  refused: Refused | null;
}

/** What one pair of eyes sees: a seat's, or those of somebody who watches (None). */
export interface Sight {
  seat: number | null;
  view: Record<string, unknown> | null;
  offers: Offer[];
  lines: Line[];
  told_from: number;
  undo: "" | "ask" | "free";
  hints: boolean;
}

/** Somebody who wants to sit down. The same id again gets the same seat and token again.

    At a rematch the token of the table before opens the seat that is kept. */
export interface Sitting {
  id: string;
  name: string;
  nonce: string;
  seat?: number | null;
  token?: string | null;
}

/** Play on where a bot had played for the seat. */
export interface TakeBack {
  do: "take-back";
  id: string;
  seat: number;
}

/** Take the seat's last move back, or ask the others whether it may. */
export interface Undo {
  do: "undo";
  seq: number;
  id: string;
  seat: number;
}

/** What there is: the games, the bots, and what can be said. */
export interface Welcome {
  version: string;
  games: GameInfo[];
  bots: Record<string, string>;
  phrases: string[];
}

/** Ask why a move is not allowed, or an object cannot be picked. It changes nothing. */
export interface Why {
  do: "why";
  text: string;
  id: string;
  seat: number;
}

export type Command = Move | Undo | Answer | Say | Leave | Fill | HandOver | TakeBack | Why | Draft | Hint | Ahead | Hello | Ping;

export type Message = News | Refused | Reply | Glimpse | Pong;
