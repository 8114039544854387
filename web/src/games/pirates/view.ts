/** What the table shows of a game of Rainbow Pirates; null stands for a card that these eyes do not see. */

export interface PiratesView {
  seats: number;
  seat: number | "all" | null;
  options: Record<string, boolean>;
  turn: number | null;
  phase: "first" | "deal" | "turn" | "block" | "act" | "draw" | "refill" | "last" | "over";
  /** Whose turn it is at the table, also while others decide. */
  player: number | null;
  /** Groups as text, every WILD in front of the number it stands for: 34w5. */
  islands: string[][];
  hands: (string | null)[][];
  /** What everybody knows of each hand. */
  shown: string[][];
  /** What one seat alone knows of another's hand. */
  secrets: { seat: number; of: number; cards: string[] }[];
  pile: number;
  /** Cards put back on the draw pile, the top one first. */
  tops: { card: string | null; known: number[] }[];
  looked: (string | null)[];
  pair: string[];
  discards: string[];
  /** The black card being played, and against whom. */
  black: Black | null;
  target: number | null;
  named: string | null;
  left: number;
  /** Whether the player has laid cards since lifting any, in this turn and since the last black card. */
  laying: boolean;
  /** How often each seat has gone back from laying to lifting. */
  relifts: number[];
  out: number | null;
  scores: number[];
}

export type Black =
  "thief" | "cannon" | "salvager" | "captain" | "stinker" | "shore-leave" | "extortionist" | "lookout";
