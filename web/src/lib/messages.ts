// Made by `python -m sunshower.server.typescript` from the server's own types. Do not edit.

/** A hint in three steps: where to look, the move, and what speaks for it and what other moves would cost. */
export interface Advice {
  nudge: Said;
  move: Said;
  reasons: Said[];
  others: Said[];
}

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

/** Chance has chosen who begins. */
export interface ChromaBegins {
  what: "chroma.begins";
  seat: number | null;
}

/** A seat gets a card of its first hand: seen by that seat alone. */
export interface ChromaCardDealt {
  what: "chroma.card-dealt";
  seat: number | null;
  card: string | null;
  seen: number[];
}

/** A card goes from the pile to a hand: seen by that seat alone. */
export interface ChromaCardDrawn {
  what: "chroma.card-drawn";
  seat: number | null;
  card: string | null;
  pile: number;
  seen: number[];
}

/** A card goes from a rainbow to the discards, where it may not be taken for so many turns (C9, C10). */
export interface ChromaCleared {
  what: "chroma.cleared";
  seat: number | null;
  card: string;
  owner: number;
  lock: number;
}

/** The top discard goes to a hand: everybody sees it. */
export interface ChromaDiscardTaken {
  what: "chroma.discard-taken";
  seat: number | null;
  card: string;
}

/** A card goes from a hand to the discards. */
export interface ChromaDiscarded {
  what: "chroma.discarded";
  seat: number | null;
  card: string;
}

/** A seat decides to draw from the pile; which card it gets is chance's to say. */
export interface ChromaDrawChosen {
  what: "chroma.draw-chosen";
  seat: number | null;
}

/** A wild goes from a hand to another seat's rainbow, over a card there. */
export interface ChromaLaidOver {
  what: "chroma.laid-over";
  seat: number | null;
  card: string;
  owner: number;
  over: string;
}

/** A move, or an outcome of chance: its kind, the card, whose rainbow it goes to, the card that leaves it. */
export interface ChromaMove {
  game: "chroma";
  kind: "discard" | "draw" | "play" | "swap" | "take" | "wild";
  card?: string | null;
  seat?: number | null;
  gone?: string | null;
}

/** The pile is empty, and all discards but the top one are shuffled into a new one (C5). */
export interface ChromaPileRenewed {
  what: "chroma.pile-renewed";
  seat: number | null;
  cards: number;
  top: string;
}

/** A card goes from a hand to the rainbow of the same seat; if that was full, another one goes for it. */
export interface ChromaPlayed {
  what: "chroma.played";
  seat: number | null;
  card: string;
  gone: string | null;
}

/** A rainbow of some shape is complete, and its owner wins, whoever's card it was (C14, C15). */
export interface ChromaRainbowComplete {
  what: "chroma.rainbow-complete";
  seat: number | null;
  owner: number;
  shape: "circle" | "cross" | "pentagon" | "square" | "star";
  cards: string[];
}

/** The hands are dealt, or everybody has had a turn, and a round begins. */
export interface ChromaRoundBegins {
  what: "chroma.round-begins";
  seat: number | null;
  round: number;
}

/** Everybody has had all their turns, and no rainbow is complete (C20). */
export interface ChromaTurnsOver {
  what: "chroma.turns-over";
  seat: number | null;
  turns: number;
}

/** What a pair of eyes sees. A card is its text, such as Bc or R*; None stands for one that they do not see. */
export interface ChromaView {
  game: "chroma";
  seats: number;
  seat: number | "all" | null;
  options: Record<string, boolean | number | string>;
  turn: number | null;
  phase: "act" | "deal" | "draw" | "first" | "over" | "pile";
  turns: number;
  first: number | null;
  pile: number;
  rainbows: string[][];
  readings: Reading[][];
  hands: ((string | null)[])[];
  shown: string[][];
  discards: string[];
  locks: number[];
  taken: string | null;
  sure: (string[] | null)[];
  winner: number | null;
}

/** How many minutes each seat may think in all, and how many seconds it gets back for every turn. */
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
  view: GameView;
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
  picture?: boolean;
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

/** A line of the log: a step of the match, with its ply, or something that happened at the table. */
export interface Line {
  seq: number;
  text: string;
  says: Said[];
  seat?: number | null;
  ply?: number | null;
  move?: string | null;
  happenings?: Happening[];
}

/** Ask how the table stands, in sentences for somebody who listens. It changes nothing. */
export interface Listen {
  do: "listen";
  id: string;
  seat: number;
}

/** What some eyes have seen and might remember, over and above what is in sight. */
export interface Memory {
  gone: (("B" | "C" | "G" | "L" | "O" | "P" | "R" | "S" | "Y" | null)[])[];
  gone_seen: (number[] | null)[];
  seen: number[][];
  under: ("B" | "C" | "G" | "L" | "O" | "P" | "R" | "S" | "Y" | null)[];
}

/** A game at one of its steps, as some eyes saw it then. */
export interface Moment {
  ply: number;
  plies: number;
  players: string[];
  view: GameView;
  lines: Line[];
  picture: string;
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
  proof: Proof;
  result: Outcome | null;
  rematch: string | null;
  sights: Sight[];
  done: Done[];
}

/** A legal move, as text and with its parts, and the objects to pick for it, in one or several orders. */
export interface Offer {
  move: string;
  parts: GameMove;
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

/** A table that has been set up. Its commitment is shown before anybody pledges a nonce. */
export interface Opening {
  code: string;
  commitment: string;
  key: string;
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
  says: Said;
}

/** Chance has chosen who begins. */
export interface PassageBegins {
  what: "passage.begins";
  seat: number | null;
}

/** The seed is whole, and the board is laid out: as the option has it, so that it can be had again (S32). */
export interface PassageBoardLaid {
  what: "passage.board-laid";
  seat: number | null;
  board: string;
}

/** Chance draws a part of the board's seed. */
export interface PassageByteDrawn {
  what: "passage.byte-drawn";
  seat: number | null;
  byte: string;
}

/** A piece of somebody else leaves the board, because one has stepped onto its square. */
export interface PassageCaptured {
  what: "passage.captured";
  seat: number | null;
  owner: number;
  piece: number;
  square: string;
}

/** A piece has reached the farthest row; it leaves the board unless it has won (S43). */
export interface PassageCrossed {
  what: "passage.crossed";
  seat: number | null;
  piece: number;
  square: string;
  leaves: boolean;
}

/** The dice of a turn roll: the letters of their colours, also in groups, and how many moves they allow. */
export interface PassageDiceRolled {
  what: "passage.dice-rolled";
  seat: number | null;
  dice: string;
  moves: number;
  groups: string[];
}

/** A seat says how many dice it rolls (S27). */
export interface PassageDiceTaken {
  what: "passage.dice-taken";
  seat: number | null;
  dice: number;
}

/** It is over: how, and who has won it together; nobody in a draw. */
export interface PassageGameOver {
  what: "passage.game-over";
  seat: number | null;
  ending: string;
  winners: number[];
}

/** A move, or an outcome of chance: its kind, and the parts that it has. */
export interface PassageMove {
  game: "passage";
  kind: "dice" | "end" | "return" | "step";
  piece?: number | null;
  source?: string | null;
  square?: string | null;
  dice?: number | null;
  roll?: string | null;
  reds?: number | null;
  byte?: string | null;
}

/** A seat has no piece on the board any more: it is out, or done with enough pieces across (S20, S39, S40). */
export interface PassageOut {
  what: "passage.out";
  seat: number | null;
  done: boolean;
}

/** The price of a wrong number of dice is due (S27, S44). */
export interface PassagePenalised {
  what: "passage.penalised";
  seat: number | null;
  rolled: number;
  due: number;
}

/** A piece pays that price. */
export interface PassagePushedBack {
  what: "passage.pushed-back";
  seat: number | null;
  piece: number;
  source: string;
  square: string;
}

/** A captured piece comes back; onto another's start square, where the tokens of the two change places (S45). */
export interface PassageReturned {
  what: "passage.returned";
  seat: number | null;
  piece: number;
  square: string;
  other: number | null;
}

/** Some seats have rolled equally many reds, and roll for the start again (S25). */
export interface PassageRollAgain {
  what: "passage.roll-again";
  seat: number | null;
  rivals: number[];
}

/** A seat rolls five dice for the start, where only reds count. */
export interface PassageRolledForStart {
  what: "passage.rolled-for-start";
  seat: number | null;
  reds: number;
}

/** Everybody has had a turn, and the next round begins. */
export interface PassageRoundBegins {
  what: "passage.round-begins";
  seat: number | null;
  round: number;
}

/** A piece goes from square to square, for a die of the colour of the latter. */
export interface PassageStepped {
  what: "passage.stepped";
  seat: number | null;
  piece: number;
  source: string;
  square: string;
  colour: string;
}

/** A seat has a turn; its dice, which come next, say so. */
export interface PassageTurnBegins {
  what: "passage.turn-begins";
  seat: number | null;
  round: number;
}

/** A seat ends its turn, which is a pass if it has not moved. */
export interface PassageTurnEnded {
  what: "passage.turn-ended";
  seat: number | null;
  passed: boolean;
}

/** What everybody sees. */
export interface PassageView {
  game: "passage";
  seats: number;
  seat: number | "all" | null;
  options: Record<string, boolean | number | string>;
  turn: number | null;
  phase: "board" | "dice" | "first" | "move" | "over" | "roll";
  round: number;
  first: number | null;
  reds: (number | null)[];
  pieces: string[][];
  tokens: string[][];
  dice: string;
  moves: number;
  steps: number;
  leashes: string;
  gone: boolean;
  quiet: number;
  ending: "crossed" | "last" | "quiet" | "turn-limit" | null;
  winner: number | null;
  board: string;
  colours: string;
  sections: string;
  scores: number[];
  mover: number | null;
  rolled: number;
  seed: string;
  rivals: number[];
  roller: number | null;
}

/** Are you there? */
export interface Ping {
  do: "ping";
}

/** The next opponent is asked whether to block a black card. */
export interface PiratesAskedToBlock {
  what: "pirates.asked-to-block";
  seat: number | null;
  asked: number;
  black: string;
  blocker: string;
}

/** Chance has chosen who begins. */
export interface PiratesBegins {
  what: "pirates.begins";
  seat: number | null;
}

/** A black card goes from a hand to the discards, against one opponent or nobody in particular. */
export interface PiratesBlackPlayed {
  what: "pirates.black-played";
  seat: number | null;
  card: string;
  target: number | null;
}

/** A card goes from a hand to the discards, and stops a black card. */
export interface PiratesBlocked {
  what: "pirates.blocked";
  seat: number | null;
  card: string;
  black: string;
}

/** A black card that nobody blocks finds nothing to act on (P20, P33). */
export interface PiratesCameToNothing {
  what: "pirates.came-to-nothing";
  seat: number | null;
  black: string;
}

/** A card goes from a hand to a group of the own island. */
export interface PiratesCardAdded {
  what: "pirates.card-added";
  seat: number | null;
  card: string;
  group: string;
  grown: string;
  shape: string;
  apart: string[];
}

/** A card goes from an opponent's island to the discards, by a Cannon. */
export interface PiratesCardBlownUp {
  what: "pirates.card-blown-up";
  seat: number | null;
  card: string;
  owner: number;
  group: string;
  left: string[];
  loose: string[];
  shape: string;
  apart: string[];
}

/** A seat gets a card of its first hand: seen by that seat alone. */
export interface PiratesCardDealt {
  what: "pirates.card-dealt";
  seat: number | null;
  card: string | null;
  seen: number[];
}

/** Whoever plays an Extortionist names a card to an opponent. */
export interface PiratesCardDemanded {
  what: "pirates.card-demanded";
  seat: number | null;
  card: string;
  owner: number;
}

/** The card that was named is not there. */
export interface PiratesCardDenied {
  what: "pirates.card-denied";
  seat: number | null;
  card: string;
}

/** A card goes from the draw pile to a hand: seen by that seat, and by those who knew that it lay on top. */
export interface PiratesCardDrawn {
  what: "pirates.card-drawn";
  seat: number | null;
  card: string | null;
  pile: number;
  seen: number[];
}

/** A card goes from the discards to the hand of whoever plays a Salvager. */
export interface PiratesCardFetched {
  what: "pirates.card-fetched";
  seat: number | null;
  card: string;
}

/** A black card goes from a hand to that of whoever plays a Captain: seen by those two. */
export interface PiratesCardGiven {
  what: "pirates.card-given";
  seat: number | null;
  card: string | null;
  taker: number;
  seen: number[];
}

/** A card goes from an opponent's hand to that of whoever plays a Stinker: seen by those two. */
export interface PiratesCardGrabbed {
  what: "pirates.card-grabbed";
  seat: number | null;
  card: string | null;
  owner: number;
  seen: number[];
}

/** The card that was named goes from a hand to that of whoever asked. */
export interface PiratesCardHandedOver {
  what: "pirates.card-handed-over";
  seat: number | null;
  card: string;
  taker: number;
}

/** A card goes from a group of the own island back to the hand. */
export interface PiratesCardLifted {
  what: "pirates.card-lifted";
  seat: number | null;
  card: string;
  group: string;
  left: string[];
  shape: string;
  apart: string[];
}

/** A card comes off the draw pile under the eyes of whoever plays a Lookout. */
export interface PiratesCardLookedAt {
  what: "pirates.card-looked-at";
  seat: number | null;
  card: string | null;
  place: number;
  seen: number[];
}

/** A card that was looked at goes back on the draw pile; the last one does so by itself. */
export interface PiratesCardPutBack {
  what: "pirates.card-put-back";
  seat: number | null;
  card: string | null;
  place: number;
  seen: number[];
}

/** A card goes from an opponent's island to the hand of whoever plays a Thief. */
export interface PiratesCardStolen {
  what: "pirates.card-stolen";
  seat: number | null;
  card: string;
  owner: number;
  group: string;
  left: string[];
  loose: string[];
  shape: string;
  apart: string[];
}

/** A card goes from the draw pile to the face-up pair. */
export interface PiratesCardTurnedUp {
  what: "pirates.card-turned-up";
  seat: number | null;
  card: string;
}

/** A seat has placed its last cards. */
export interface PiratesDonePlacing {
  what: "pirates.done-placing";
  seat: number | null;
}

/** A seat decides to draw from the draw pile; which cards it gets is chance's to say. */
export interface PiratesDrawChosen {
  what: "pirates.draw-chosen";
  seat: number | null;
  cards: number;
}

/** Cards go from a hand to the own island: a new group, or a Rainbow Pirate who joins the others. */
export interface PiratesGroupLaid {
  what: "pirates.group-laid";
  seat: number | null;
  cards: string[];
  group: string;
  alike: string | null;
  wilds: number;
}

/** A group goes from the own island back to the hand. */
export interface PiratesGroupLifted {
  what: "pirates.group-lifted";
  seat: number | null;
  cards: string[];
  group: string;
  shape: string;
  apart: string[];
}

/** Nothing is left to draw: everybody places cards once more. */
export interface PiratesLastPlacement {
  what: "pirates.last-placement";
  seat: number | null;
}

/** An opponent does not block a black card. */
export interface PiratesLetThrough {
  what: "pirates.let-through";
  seat: number | null;
  black: string;
}

/** A move, or an outcome of chance: its kind, and the parts that it has. */
export interface PiratesMove {
  game: "pirates";
  kind: "add" | "block" | "cannon" | "captain" | "done" | "draw" | "extortionist" | "fetch" | "give" | "lay" | "lift" | "lookout" | "name" | "nothing" | "pass" | "salvager" | "shore-leave" | "stinker" | "take" | "thief" | "top";
  card?: string | null;
  group?: string | null;
  seat?: number | null;
  source?: "pair" | "pile" | null;
}

/** A seat has no black card for a Captain. */
export interface PiratesNothingGiven {
  what: "pirates.nothing-given";
  seat: number | null;
}

/** The face-up cards go to a hand. */
export interface PiratesPairTaken {
  what: "pirates.pair-taken";
  seat: number | null;
  cards: string[];
}

/** A group has become a full rainbow. */
export interface PiratesRainbowCompleted {
  what: "pirates.rainbow-completed";
  seat: number | null;
  group: string;
  rainbows: number;
}

/** What one seat alone knows of another's hand. */
export interface PiratesSecret {
  cards: string[];
  of: number;
  seat: number;
}

/** A card put back on the draw pile, and who knows it. */
export interface PiratesTop {
  card: string | null;
  known: number[];
}

/** It is a seat's turn, or its time to place cards for the last time. */
export interface PiratesTurnBegins {
  what: "pirates.turn-begins";
  seat: number | null;
}

/** What a pair of eyes sees: None stands for a card that they do not see. */
export interface PiratesView {
  game: "pirates";
  seats: number;
  seat: number | "all" | null;
  options: Record<string, boolean | number | string>;
  turn: number | null;
  phase: "act" | "block" | "deal" | "draw" | "first" | "last" | "over" | "refill" | "turn";
  player: number | null;
  islands: string[][];
  hands: ((string | null)[])[];
  shown: string[][];
  secrets: PiratesSecret[];
  pile: number;
  tops: PiratesTop[];
  looked: (string | null)[];
  pair: string[];
  discards: string[];
  black: "cannon" | "captain" | "extortionist" | "lookout" | "salvager" | "shore-leave" | "stinker" | "thief" | null;
  target: number | null;
  named: string | null;
  left: number;
  moved: string[];
  laying: boolean;
  relifts: number[];
  out: number | null;
  scores: number[];
}

/** A seat has gone out, which ends the game, for some points more. */
export interface PiratesWentOut {
  what: "pirates.went-out";
  seat: number | null;
  points: number;
}

/** A seat, the token that opens it, and what is to be kept: that the server knows of the pledge, signed. */
export interface Place {
  seat: number;
  token: string;
  pledge: string;
  commitment: string;
  key: string;
  signature: string;
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

/** What is to be kept, so that the record can be held against it: `sunshower.fair` says what is signed. */
export interface Proof {
  key: string;
  unrevealed: number[];
  pledges: string[];
  moves: number;
  head: string;
  signature: string;
}

/** Chance has chosen who begins. */
export interface RainbowBegins {
  what: "rainbow.begins";
  seat: number | null;
}

/** A colour shows that lies in the row already: the round is lost (B9). */
export interface RainbowClashed {
  what: "rainbow.clashed";
  seat: number | null;
  face: "B" | "C" | "G" | "L" | "O" | "P" | "R" | "S" | "Y";
  spot: number;
  other: number;
}

/** The next card of a seat goes from the holder to its hand: the seat sees the front, the other one the back. */
export interface RainbowDrawn {
  what: "rainbow.drawn";
  seat: number | null;
  front: "B" | "C" | "G" | "L" | "O" | "P" | "R" | "S" | "Y" | null;
  back: "B" | "C" | "G" | "L" | "O" | "P" | "R" | "S" | "Y" | null;
  hand: number;
}

/** A card of the row is turned over: what shows comes next. */
export interface RainbowFlipped {
  what: "rainbow.flipped";
  seat: number | null;
  face: "B" | "C" | "G" | "L" | "O" | "P" | "R" | "S" | "Y";
  spot: number;
}

/** A move, or an outcome of chance: its kind, and the parts that it has. */
export interface RainbowMove {
  game: "rainbow";
  kind: "blind" | "flip" | "place" | "stop";
  face?: "B" | "C" | "G" | "L" | "O" | "P" | "R" | "S" | "Y" | null;
  hand?: number | null;
  spot?: number | null;
  card?: string | null;
  seat?: number | null;
}

/** The next card of a seat turns up at its end of the holder, and that seat alone sees a side of it (R16). */
export interface RainbowNextCard {
  what: "rainbow.next-card";
  seat: number | null;
  front: "B" | "C" | "G" | "L" | "O" | "P" | "R" | "S" | "Y" | null;
  back: "B" | "C" | "G" | "L" | "O" | "P" | "R" | "S" | "Y" | null;
  seen: number[];
  behind: boolean;
  last: boolean;
}

/** A card goes from a hand to the end of the row with its front up; what is under it the other seat has seen. */
export interface RainbowPlaced {
  what: "rainbow.placed";
  seat: number | null;
  face: "B" | "C" | "G" | "L" | "O" | "P" | "R" | "S" | "Y";
  hand: number;
  spot: number;
  under: "B" | "C" | "G" | "L" | "O" | "P" | "R" | "S" | "Y" | null;
  seen: number[];
}

/** A card goes from a hand to the end of the row with its back up: what shows there comes next. */
export interface RainbowPlacedBlind {
  what: "rainbow.placed-blind";
  seat: number | null;
  hand: number;
  spot: number;
}

/** The sixth card lies, and all is well (B11). */
export interface RainbowRainbowCompleted {
  what: "rainbow.rainbow-completed";
  seat: number | null;
  row: ("B" | "C" | "G" | "L" | "O" | "P" | "R" | "S" | "Y")[];
}

/** The hands are full and the row is empty: a round begins. */
export interface RainbowRoundBegins {
  what: "rainbow.round-begins";
  seat: number | null;
  round: number;
  first: number;
}

/** A seat takes all cards of the row, a point for each. */
export interface RainbowRowTaken {
  what: "rainbow.row-taken";
  seat: number | null;
  row: ("B" | "C" | "G" | "L" | "O" | "P" | "R" | "S" | "Y")[];
  points: number;
}

/** A shadow shows: the round is lost (B10). */
export interface RainbowShadowFell {
  what: "rainbow.shadow-fell";
  seat: number | null;
  spot: number;
}

/** A blind card, or one that was flipped, shows its hidden side; what is under it now these seats have seen. */
export interface RainbowShown {
  what: "rainbow.shown";
  seat: number | null;
  face: "B" | "C" | "G" | "L" | "O" | "P" | "R" | "S" | "Y";
  hand: number | null;
  spot: number;
  under: "B" | "C" | "G" | "L" | "O" | "P" | "R" | "S" | "Y" | null;
  seen: number[];
}

/** A seat ends its turn. */
export interface RainbowStopped {
  what: "rainbow.stopped";
  seat: number | null;
}

/** What a pair of eyes sees now. Memory comes with it at tables with the memory aid, and for all eyes. */
export interface RainbowView {
  game: "rainbow";
  seats: number;
  seat: number | "all" | null;
  options: Record<string, boolean | number | string>;
  turn: number | null;
  phase: "draw" | "first" | "over" | "play" | "show";
  round: number;
  active: number | null;
  then: number | null;
  row: ("B" | "C" | "G" | "L" | "O" | "P" | "R" | "S" | "Y")[];
  loses: ("B" | "C" | "G" | "L" | "O" | "P" | "R" | "S" | "Y")[];
  hands: ((("B" | "C" | "G" | "L" | "O" | "P" | "R" | "S" | "Y" | null)[] | null)[])[];
  next: (("B" | "C" | "G" | "L" | "O" | "P" | "R" | "S" | "Y" | null)[] | null)[];
  holder: number;
  scores: number[];
  placed: number;
  flipped: boolean;
  turning: "hand:1" | "hand:2" | "hand:3" | "row:1" | "row:2" | "row:3" | "row:4" | "row:5" | "row:6" | null;
  memory?: Memory;
}

/** Ask which moves are meant by what a person has typed in a language. It changes nothing.

    The last text is new; those before it were refused with a question, and the new one may be the answer. */
export interface Read {
  do: "read";
  said: string[];
  language: string;
  id: string;
  seat: number;
}

/** How far a rainbow is from being complete in one shape. */
export interface Reading {
  colours: ("blue" | "green" | "orange" | "red" | "yellow")[];
  missing: number;
  reads: (string | null)[];
  shape: "circle" | "cross" | "pentagon" | "square" | "star";
}

/** How the table stands, told to somebody who listens, by what may be asked for; a game may have less to tell. */
export interface Recital {
  is: "recital";
  id: string;
  parts: Record<string, Said[]>;
}

/** A command was refused, and changed nothing. */
export interface Refused {
  is: "refused";
  id: string | null;
  code: string;
  sentence: string;
  says: Said;
  rule: string;
  detail: string;
}

/** The answer to a question: a sentence, moves, or a hint. */
export interface Reply {
  is: "reply";
  id: string;
  sentence: string;
  moves: string[];
  rule: string;
  says: Said | null;
  advice: Advice | null;
}

/** Once every seat is taken: tell the nonce that was pledged. The deal waits for it, but not for ever. */
export interface Reveal {
  do: "reveal";
  nonce: string;
  id: string;
  seat: number;
}

/** Chance has chosen who begins. */
export interface RoadBegins {
  what: "road.begins";
  seat: number | null;
}

/** The Rain Fairy takes a step by Jump or Skip. */
export interface RoadBounded {
  what: "road.bounded";
  seat: number | null;
  prank: "jump" | "skip";
  source: string;
  spot: string;
  card: number;
  points: number;
}

/** A seat gets a card: seen by that seat alone. */
export interface RoadCardDealt {
  what: "road.card-dealt";
  seat: number | null;
  card: number | null;
  seen: number[];
}

/** Two cards of the ring change places. */
export interface RoadExchanged {
  what: "road.exchanged";
  seat: number | null;
  spot: string;
  card: number;
  other: string;
  other_card: number;
}

/** A fairy takes her first stand. */
export interface RoadFairyArrives {
  what: "road.fairy-arrives";
  seat: number | null;
  fairy: "rain" | "sunny";
  spot: string;
}

/** A card of the first ring is turned up. */
export interface RoadLaidOut {
  what: "road.laid-out";
  seat: number | null;
  card: number;
  spot: string;
}

/** A run has come back to where it began, which ends it (D9). */
export interface RoadLapped {
  what: "road.lapped";
  seat: number | null;
  fairy: "rain" | "sunny";
  points: number;
}

/** A move, or an outcome of chance: its kind, and the parts that it has. */
export interface RoadMove {
  game: "road";
  kind: "exchange" | "jump" | "place" | "recycle" | "skip" | "step" | "stop" | "teleport" | "trash";
  card?: number | null;
  spot?: string | null;
  other?: string | null;
  prank?: string | null;
  seat?: number | null;
}

/** A card goes from a hand to the ring; the card that lay there, if one did, is discarded. */
export interface RoadPlaced {
  what: "road.placed";
  seat: number | null;
  card: number;
  spot: string;
  over: number | null;
}

/** A seat gets a prank: seen by that seat alone. */
export interface RoadPrankDealt {
  what: "road.prank-dealt";
  seat: number | null;
  prank: "exchange" | "jump" | "recycle" | "skip" | "teleport" | "trash" | null;
  seen: number[];
}

/** A fairy runs from card to card, maybe over the other fairy, for some points. */
export interface RoadRan {
  what: "road.ran";
  seat: number | null;
  fairy: "rain" | "sunny";
  source: string;
  spot: string;
  card: number;
  leaps: boolean;
  points: number;
}

/** A discard comes back and takes the place of a card. */
export interface RoadRecycled {
  what: "road.recycled";
  seat: number | null;
  card: number;
  spot: string;
  over: number;
}

/** A round is over and the next one begins, with other weather. */
export interface RoadRoundBegins {
  what: "road.round-begins";
  seat: number | null;
  round: number;
  weather: "rain" | "sun";
}

/** A run is over, and its points are scored. */
export interface RoadStopped {
  what: "road.stopped";
  seat: number | null;
  fairy: "rain" | "sunny";
  spot: string;
  points: number;
}

/** The Rain Fairy appears on another card. */
export interface RoadTeleported {
  what: "road.teleported";
  seat: number | null;
  source: string;
  spot: string;
  card: number;
}

/** A card of the ring is discarded. */
export interface RoadTrashed {
  what: "road.trashed";
  seat: number | null;
  card: number;
  spot: string;
}

/** What a pair of eyes sees: None stands for a card or prank that they do not see. */
export interface RoadView {
  game: "road";
  seats: number;
  seat: number | "all" | null;
  options: Record<string, boolean | number | string>;
  turn: number | null;
  phase: "deal" | "first" | "over" | "place" | "rain" | "sunny";
  round: number;
  weather: "rain" | "sun";
  first: number | null;
  opener: number | null;
  ring: number[];
  sunny: string | null;
  rain: string | null;
  played: (string | null)[];
  hole: string | null;
  hands: ((number | null)[])[];
  pranks: (("exchange" | "jump" | "recycle" | "skip" | "teleport" | "trash" | null)[])[];
  discards: number[];
  spent: ("exchange" | "jump" | "recycle" | "skip" | "teleport" | "trash")[];
  scores: number[];
  gained: number[];
  start: string | null;
  way: "anticlockwise" | "clockwise" | null;
  points: number;
  pranked: boolean;
}

/** The rules of a game, as Markdown. */
export interface Rules {
  game: string;
  language: string;
  text: string;
  pictures: GameView[];
  notation: string;
}

/** A message: what to look up, and what it needs to know. */
export interface Said {
  is: "message";
  key: string;
  args?: Record<string, boolean | number | string | unknown[] | SaidSeat | SaidWord | SaidEither | Said | null>;
}

/** Things to choose from. */
export interface SaidEither {
  is: "either";
  things: unknown[];
}

/** A seat, to be said by its player's name, or as "you". */
export interface SaidSeat {
  is: "seat";
  seat: number;
}

/** One of a kind of words: the message `kind-name`, with its forms. */
export interface SaidWord {
  is: "word";
  kind: string;
  name: string;
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
  view: GameView;
  offers: Offer[];
  lines: Line[];
  result: Outcome | null;
  refused: Refused | null;
}

/** What one pair of eyes sees: a seat's, or those of somebody who watches (None). */
export interface Sight {
  seat: number | null;
  view: GameView | null;
  offers: Offer[];
  lines: Line[];
  told_from: number;
  undo: "" | "ask" | "free" | "seen";
  hints: boolean;
  picture: string | null;
}

/** Somebody who wants to sit down, with the pledge of a nonce, or with the nonce itself if they trust the server.

    The token will open the seat; whoever makes it up gets the same seat when they ask again. Without one the server
    makes one up, and tells it once. At a rematch the token of the table before opens the seat that is kept. */
export interface Sitting {
  id: string;
  name: string;
  nonce?: string | null;
  pledge?: string | null;
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
  key: string;
}

/** Ask why a move is not allowed, or an object cannot be picked. It changes nothing. */
export interface Why {
  do: "why";
  text: string;
  language?: string;
  id: string;
  seat: number;
}

export type Command = Move | Undo | Answer | Reveal | Say | Leave | Fill | HandOver | TakeBack | Why | Read | Draft | Hint | Ahead | Listen | Hello | Ping;

export type Message = News | Refused | Reply | Glimpse | Recital | Pong;

export type GameView = ChromaView | PassageView | PiratesView | RainbowView | RoadView;

export type GameMove = ChromaMove | PassageMove | PiratesMove | RainbowMove | RoadMove;

export type Happening = ChromaBegins | ChromaCardDealt | ChromaPileRenewed | ChromaDrawChosen | ChromaCardDrawn | ChromaDiscardTaken | ChromaPlayed | ChromaLaidOver | ChromaCleared | ChromaDiscarded | ChromaRainbowComplete | ChromaRoundBegins | ChromaTurnsOver | PassageByteDrawn | PassageBoardLaid | PassageRolledForStart | PassageRollAgain | PassageBegins | PassageRoundBegins | PassageTurnBegins | PassageDiceTaken | PassageDiceRolled | PassageStepped | PassageCaptured | PassageCrossed | PassageOut | PassageReturned | PassageTurnEnded | PassagePenalised | PassagePushedBack | PassageGameOver | PiratesBegins | PiratesCardDealt | PiratesCardTurnedUp | PiratesDrawChosen | PiratesCardDrawn | PiratesPairTaken | PiratesGroupLaid | PiratesCardAdded | PiratesRainbowCompleted | PiratesGroupLifted | PiratesCardLifted | PiratesBlackPlayed | PiratesAskedToBlock | PiratesLetThrough | PiratesBlocked | PiratesCameToNothing | PiratesCardStolen | PiratesCardBlownUp | PiratesCardFetched | PiratesCardGiven | PiratesNothingGiven | PiratesCardGrabbed | PiratesCardDemanded | PiratesCardHandedOver | PiratesCardDenied | PiratesCardLookedAt | PiratesCardPutBack | PiratesTurnBegins | PiratesLastPlacement | PiratesDonePlacing | PiratesWentOut | RainbowBegins | RainbowNextCard | RainbowDrawn | RainbowPlaced | RainbowPlacedBlind | RainbowFlipped | RainbowShown | RainbowClashed | RainbowShadowFell | RainbowRainbowCompleted | RainbowRowTaken | RainbowStopped | RainbowRoundBegins | RoadBegins | RoadCardDealt | RoadPrankDealt | RoadLaidOut | RoadFairyArrives | RoadPlaced | RoadRan | RoadBounded | RoadLapped | RoadStopped | RoadTeleported | RoadTrashed | RoadRecycled | RoadExchanged | RoadRoundBegins;

/** What the page can say itself. */
export interface Keys {
  "page": "ahead-dropped" | "ahead-forget" | "ahead-forgotten" | "ahead-planned" | "back-again" | "bar" | "bar-back" | "bar-choices" | "bar-hint" | "bar-hint-thinking" | "bar-keyboard" | "bar-leave" | "bar-leave-go" | "bar-leave-sure" | "bar-more" | "bar-pick" | "bar-picked" | "bar-play" | "bar-rules" | "bar-say" | "bar-settings" | "bar-sure" | "bar-take-back" | "bar-undo" | "bar-undo-ask" | "bar-undo-seen" | "cancel" | "character-casual" | "character-club" | "character-expert" | "character-greedy" | "character-novice" | "character-random" | "close" | "coach-label" | "coach-off" | "curtain-lead" | "curtain-lift" | "curtain-title" | "ear-around" | "ear-arrive" | "ear-choices" | "ear-enter" | "ear-hand" | "ear-keys" | "ear-leave" | "ear-long" | "ear-many" | "ear-mine" | "ear-no-news" | "ear-nothing" | "ear-now" | "ear-off" | "ear-offer" | "ear-on" | "ear-picked" | "ear-places" | "ear-score" | "ear-table" | "ear-theirs" | "ear-type" | "ear-type-go" | "end-board" | "end-card" | "end-check" | "end-cheer-draw" | "end-cheer-lost" | "end-cheer-won" | "end-course" | "end-course-label" | "end-download" | "end-draw" | "end-lost" | "end-picture" | "end-place" | "end-points" | "end-rematch" | "end-rematch-go" | "end-replay" | "end-result" | "end-shared" | "end-turning" | "end-won" | "explain-lit" | "explain-next" | "explain-picked" | "explain-plan" | "explain-planned" | "guest" | "hint-move" | "hint-nudge" | "hint-why" | "home" | "home-by" | "home-claim" | "home-code" | "home-code-go" | "home-code-label" | "home-count" | "home-everybody" | "home-everybody-complain" | "home-everybody-met" | "home-everybody-untried" | "home-friends" | "home-games" | "home-lead" | "home-level" | "home-minutes" | "home-new" | "home-new-label" | "home-open" | "home-open-join" | "home-open-none" | "home-open-watch" | "home-play" | "home-players" | "home-record" | "home-record-wrong" | "home-span" | "home-unofficial" | "home-yours" | "home-yours-all" | "home-yours-fewer" | "home-yours-forget" | "home-yours-go" | "home-yours-look" | "home-yours-over" | "hue-blue" | "hue-cyan" | "hue-green" | "hue-light" | "hue-orange" | "hue-pink" | "hue-purple" | "hue-red" | "hue-shadow" | "hue-yellow" | "invite-code" | "invite-copied" | "invite-copy" | "invite-fill" | "invite-here" | "invite-lead" | "invite-promise" | "invite-qr" | "invite-share" | "invite-title" | "invite-waiting" | "join-name" | "join-seat" | "join-sit" | "join-title" | "join-watch" | "join-with" | "keyboard-arrows" | "keyboard-back" | "keyboard-board" | "keyboard-ear" | "keyboard-explain" | "keyboard-hand" | "keyboard-happened" | "keyboard-help" | "keyboard-hint" | "keyboard-log" | "keyboard-mine" | "keyboard-next" | "keyboard-now" | "keyboard-number" | "keyboard-pick" | "keyboard-replay" | "keyboard-rules" | "keyboard-score" | "keyboard-sound" | "keyboard-status" | "keyboard-table" | "keyboard-theirs" | "keyboard-title" | "keyboard-undo" | "keyboard-walk" | "keys-alt" | "keys-off" | "keys-plain" | "learn-again" | "learn-back" | "learn-done-first" | "learn-done-tricks" | "learn-first" | "learn-meant" | "learn-next" | "learn-none" | "learn-on" | "learn-other" | "learn-said" | "learn-show" | "learn-skip" | "learn-step" | "learn-title" | "learn-tricks" | "learn-try" | "level-brought" | "level-casual" | "level-club" | "level-expert" | "level-greedy" | "level-novice" | "level-random" | "level-search" | "loading" | "log-deal" | "log-memory" | "log-moment" | "log-round" | "log-title" | "moment-now" | "moment-title" | "new-called" | "new-clock" | "new-clock-none" | "new-clock-some" | "new-friend" | "new-here" | "new-name" | "new-open" | "new-option-default" | "new-options" | "new-public" | "new-seat" | "new-seats" | "new-title" | "no" | "not-found" | "offline" | "phrase-good-game" | "phrase-good-luck" | "phrase-hello" | "phrase-nice-move" | "phrase-oops" | "phrase-sorry" | "phrase-thank-you" | "phrase-thinking" | "pickable-hinted" | "pickable-lit" | "pickable-picked" | "pickable-planned" | "plain-table" | "proof-all" | "proof-alone" | "proof-busy" | "proof-gone" | "proof-heads-ill" | "proof-hides" | "proof-ill" | "proof-key" | "proof-lead" | "proof-moves-ill" | "proof-moves-well" | "proof-number-ill" | "proof-number-well" | "proof-part" | "proof-pledges-ill" | "proof-pledges-well" | "proof-promise-ill" | "proof-promise-well" | "proof-receipt" | "proof-shows" | "proof-shuffle-ill" | "proof-shuffle-well" | "proof-signed-ill" | "proof-signed-well" | "proof-title" | "proof-well" | "proof-withheld" | "recap-again" | "recap-all" | "reconnecting" | "reload" | "remark-casual-begins" | "remark-casual-gains" | "remark-casual-lost" | "remark-casual-struck" | "remark-casual-thought" | "remark-casual-won" | "remark-club-begins" | "remark-club-gains" | "remark-club-lost" | "remark-club-struck" | "remark-club-thought" | "remark-club-won" | "remark-expert-begins" | "remark-expert-gains" | "remark-expert-lost" | "remark-expert-struck" | "remark-expert-thought" | "remark-expert-won" | "remark-greedy-begins" | "remark-greedy-gains" | "remark-greedy-lost" | "remark-greedy-struck" | "remark-greedy-thought" | "remark-greedy-won" | "remark-novice-begins" | "remark-novice-gains" | "remark-novice-lost" | "remark-novice-struck" | "remark-novice-thought" | "remark-novice-won" | "remark-random-begins" | "remark-random-gains" | "remark-random-lost" | "remark-random-struck" | "remark-random-thought" | "remark-random-won" | "replay-back" | "replay-eyes" | "replay-eyes-all" | "replay-eyes-none" | "replay-first" | "replay-last" | "replay-link" | "replay-on" | "replay-pause" | "replay-play" | "replay-step" | "replay-title" | "rules-find" | "rules-found" | "rules-found-apart" | "rules-found-none" | "rules-notation" | "rules-numbers" | "rules-title" | "scan-auto" | "scan-off" | "scan-step" | "seat-away" | "seat-bot" | "seat-free" | "seat-hand-over" | "seat-list" | "seat-number" | "seat-points" | "seat-thinking" | "seat-turn" | "seat-you" | "settings-access" | "settings-ahead" | "settings-bold" | "settings-calm" | "settings-chat" | "settings-coach" | "settings-confirm" | "settings-ear" | "settings-keys" | "settings-language" | "settings-large" | "settings-name" | "settings-offered" | "settings-scan" | "settings-sound" | "settings-speed" | "settings-theme" | "settings-title" | "settings-volume" | "sound-off" | "sound-on" | "speed-calm" | "speed-normal" | "speed-off" | "speed-quick" | "temper-casual" | "temper-club" | "temper-expert" | "temper-greedy" | "temper-novice" | "temper-random" | "theme-auto" | "theme-contrast" | "theme-dark" | "theme-light" | "theme-night" | "turn-before" | "turn-dealing" | "turn-of" | "turn-over" | "turn-yours" | "turn-yours-bar" | "undo-agree" | "undo-asked" | "undo-refuse" | "undo-waiting" | "watching" | "why-rule" | "yes";
  "chroma-page": "blue" | "card-back" | "circle" | "circle-many" | "complete" | "cross" | "cross-many" | "discards" | "discards-here" | "discards-label" | "discards-none" | "discards-top" | "distance" | "distance-complete" | "distance-none" | "do-act" | "do-cover" | "do-draw" | "do-draw-only" | "do-sixth" | "do-where" | "do-where-wild" | "goal" | "green" | "hand" | "hand-count" | "hand-known" | "hand-of" | "helps" | "helps-any" | "in-hand" | "in-hand-of" | "in-of" | "in-yours" | "known" | "lock" | "lock-free" | "lock-free-you" | "lock-one" | "lock-wild" | "look" | "look-order" | "meters" | "new" | "of" | "orange" | "pentagon" | "pentagon-many" | "pile" | "pile-empty" | "pile-label" | "rainbow-empty" | "rainbow-label" | "reads" | "reads-not" | "red" | "sixth-goes" | "slot" | "slot-sixth" | "square" | "square-many" | "star" | "star-many" | "status-act" | "status-deal" | "status-draw" | "status-round" | "status-round-of" | "sure" | "tag-helps" | "tag-known" | "tag-new" | "tag-taken" | "tag-wins" | "taken" | "then" | "then-complete" | "to-go" | "turn" | "wants" | "wild-all" | "wild-colour" | "wild-shape" | "yellow" | "yours";
  "chroma-coach": "act" | "draw" | "sixth" | "take" | "wild";
  "passage-page": "across" | "across-of" | "blue" | "board-coming" | "captured" | "choose-piece" | "choose-return" | "choose-square" | "cyan" | "dice" | "dice-left" | "dice-none" | "dice-planned" | "dice-spent" | "dice-unknown" | "far" | "first" | "first-reds" | "green" | "leash-b" | "leash-f" | "leash-n" | "leash-o" | "leash-s" | "leash-u" | "magenta" | "moves-none" | "moves-one" | "moves-some" | "name-dice-one" | "name-dice-some" | "name-end" | "name-piece" | "name-square" | "on-board-one" | "on-board-some" | "out" | "partner" | "pawn-0" | "pawn-1" | "pawn-2" | "pawn-3" | "pays" | "plan" | "plan-about" | "plan-all" | "plan-back" | "plan-done" | "plan-drop" | "plan-empty" | "plan-end" | "plan-play-one" | "plan-play-some" | "plan-steps" | "plan-told" | "plan-when" | "planned" | "red" | "return-yours" | "roll-ask" | "roll-asked" | "roll-coming" | "roll-theirs" | "star" | "status-quiet" | "status-round" | "steps-some" | "stuck" | "their-piece" | "throw-ask" | "to-go-one" | "to-go-some" | "token-unmoved" | "unmoved" | "yellow" | "your-piece" | "zoom" | "zoom-out";
  "passage-coach": "back" | "end" | "more" | "move" | "on";
  "pirates-page": "act-cannon" | "act-captain" | "act-extortionist" | "act-give" | "act-lookout" | "act-other" | "act-salvager" | "act-thief" | "add-more" | "add-new" | "against" | "all-know" | "arrange" | "arrange-late" | "as" | "asked-other" | "asked-you" | "attack" | "attack-other" | "attack-you" | "attack-yours" | "attack-yours-other" | "attacked" | "black" | "block" | "block-none" | "cannon" | "captain" | "discards" | "does-cannon" | "does-captain" | "does-extortionist" | "does-lookout" | "does-salvager" | "does-shore-leave" | "does-stinker" | "does-thief" | "done" | "draft" | "draft-best" | "draft-best-none" | "draft-card" | "draft-close" | "draft-do" | "draft-free" | "draft-group" | "draft-hand" | "draft-here" | "draft-here-group" | "draft-more" | "draft-must" | "draft-new" | "draft-part" | "draft-points" | "draft-reset" | "draft-same" | "draft-undo" | "draft-whole" | "extortionist" | "group-of" | "group-yours" | "hand" | "held" | "hidden" | "in-discards" | "in-hand" | "island-bare" | "island-of" | "island-yours" | "known" | "last" | "last-more" | "last-of" | "lift" | "lift-more" | "look" | "lookout" | "must" | "name" | "none" | "over" | "over-out" | "pair" | "pair-name" | "pair-none" | "pair-short" | "pass" | "pile" | "pile-name" | "pile-short" | "pirate" | "play" | "rainbow" | "rainbows" | "salvager" | "shore-leave" | "shout-blocked" | "shout-demand" | "shout-denied" | "shout-none" | "shout-nothing" | "shout-out" | "shout-rainbow" | "some-know" | "status-pile" | "step-black" | "step-draw" | "step-place" | "stinker" | "stopped" | "thief" | "top" | "turn-free" | "turn-free-more" | "turn-must" | "turn-must-more" | "turn-of" | "turn-of-more" | "turn-watch" | "unstoppable" | "whom" | "wild" | "wild-as" | "worth" | "worth-out" | "worth-run" | "worth-set";
  "pirates-coach": "black" | "block" | "draw" | "last" | "must" | "take";
  "rainbow-page": "ask-choose" | "ask-flip-place" | "ask-flip-stop" | "ask-place" | "ask-place-stop" | "blind" | "blind-label" | "card-closed" | "card-loses" | "card-none" | "card-none-yours" | "card-of" | "card-open" | "card-yours" | "choose" | "end-clash-of" | "end-clash-yours" | "end-rainbow-of" | "end-rainbow-yours" | "end-shadow-of" | "end-shadow-yours" | "face-unseen" | "hand-of" | "hand-of-more" | "hand-yours" | "hand-yours-more" | "holder" | "holder-count" | "holder-none" | "holder-one" | "loses" | "loses-label" | "memory-eye" | "memory-gone" | "memory-gone-all" | "memory-gone-card" | "memory-gone-more" | "name-hand" | "name-row" | "next-of-label" | "next-yours" | "next-yours-label" | "normal" | "normal-label" | "pile-label" | "pile-of" | "pile-yours" | "placed" | "placed-short" | "pop-clash" | "pop-lucky" | "pop-rainbow" | "pop-shadow" | "pop-stop" | "row" | "row-card" | "row-empty" | "row-goal" | "row-left" | "row-left-one" | "row-under" | "row-under-nobody" | "row-under-other" | "row-under-unseen" | "status" | "status-over" | "stop" | "taken";
  "rainbow-coach": "after" | "first" | "flip" | "on";
  "road-page": "ask-card" | "ask-last" | "ask-prank" | "ask-run" | "ask-spot" | "ask-stop" | "ask-stuck" | "box" | "card" | "discards" | "discards-card" | "discards-none" | "exchange" | "exchange-does" | "hand" | "hand-brings" | "hand-card" | "hand-empty" | "hand-of" | "hidden-cards" | "hidden-pranks" | "jump" | "jump-does" | "last-round" | "long-run" | "pick-discard" | "pick-hand" | "pick-slot" | "pick-slot-card" | "pick-stay" | "pick-stop" | "plate-down" | "plate-equal" | "plate-equal-you" | "plate-higher" | "plate-last" | "plate-leads" | "plate-level" | "plate-lower" | "plate-moves" | "plate-moves-you" | "plate-over" | "plate-preview" | "plate-round" | "plate-up" | "plate-you-lead" | "plate-you-trail" | "point" | "points" | "prank" | "pranks" | "pranks-none" | "pranks-of" | "pranks-spent" | "rain" | "recycle" | "recycle-any" | "recycle-does" | "rounds" | "rounds-now" | "rounds-one" | "sign-blue" | "sign-green" | "sign-orange" | "sign-pink" | "sign-purple" | "sign-red" | "sign-yellow" | "skip" | "skip-does" | "spot" | "spot-empty" | "spot-hole" | "spot-mine" | "spot-played" | "spot-played-you" | "spot-stop" | "spot-theirs" | "status" | "status-run" | "step" | "steps" | "sunny" | "takes-lead" | "teleport" | "teleport-does" | "trash" | "trash-does" | "wait-place" | "wait-run" | "weather-rain" | "weather-sun" | "you";
  "road-coach": "on" | "prank" | "rain" | "rainy" | "sun" | "sunny";
}

/** The languages, each as it calls itself. */
export const languageNames = {
  en: "English",
  de: "Deutsch",
  ja: "日本語",
  nl: "Nederlands",
};
