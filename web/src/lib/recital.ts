/** What somebody who listens may ask about, and with which key. */

import type { Recital } from "./messages";

export const PARTS = ["now", "hand", "mine", "theirs", "table", "score"] as const;
export type Part = (typeof PARTS)[number];
/**
 * A row of the board, place by place, and as a whole; `touches` where what lies above and below is beside it too, and
 * `ring` where its last place touches its first.
 */
export interface Row {
  owner: string | undefined;
  places: string[];
  told: string;
  touches: boolean;
  ring: boolean;
}

/** What lies around a place, from above it clockwise. */
export function around(rows: readonly Row[], row: number, at: number): string[] {
  const { touches, ring, places } = rows[row]!;
  if (ring) return [1, -1].flatMap((way) => places.at((at + way) % places.length) ?? []);
  const ways = touches ? ALL_WAYS : SIDEWAYS;
  return ways.flatMap(([down, right]) => rows[row + down]?.places[at + right] ?? []);
}
const SIDEWAYS: [number, number][] = [
  [0, 1],
  [0, -1],
];
const ALL_WAYS: [number, number][] = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
];
export type Told = Recital["parts"];

/** The keys that ask; `b` tells the whole board. */
export const ASKS: Record<string, readonly Part[]> = {
  w: ["now"],
  c: ["hand"],
  v: ["mine"],
  x: ["theirs"],
  t: ["table"],
  p: ["score"],
  b: ["mine", "theirs", "table"],
};
