/** How those at the table feel, and what bots say at great moments: from what has happened, whatever the game. */

import type { Mood } from "../art/Face.svelte";

/** What a bot may say something about, the greatest first. */
const KINDS = ["won", "lost", "struck", "gains", "thought", "begins"] as const;
export type Kind = (typeof KINDS)[number];

export interface Moment {
  seat: number;
  kind: Kind;
}

/** What has come of some news, in numbers. */
export interface Change {
  /** Whether the game has just begun. */
  begins?: boolean;
  before?: readonly number[] | undefined;
  after?: readonly number[] | undefined;
  /** Who has been struck, and by whom. */
  strikes?: readonly { seat: number; by: number | null }[];
  /** Who has moved after a long thought. */
  thinker?: number | undefined;
  ranks?: readonly number[] | undefined;
}

/** Whether somebody has gained so much that it is worth a word. */
const LEAST = 2;
const SHARE = 4;
/** Between two remarks lie so many turns. */
const REST = 8;

const gainOf = ({ before, after }: Change, seat: number): number => (after?.[seat] ?? 0) - (before?.[seat] ?? 0);

/** Who feels something about what has happened; whoever is struck is sad, whatever else they got. */
export function feelings(change: Change): Map<number, Mood> {
  const found = new Map<number, Mood>();
  if (change.before) for (const seat of change.before.keys()) if (gainOf(change, seat) > 0) found.set(seat, "glad");
  for (const { by } of change.strikes ?? []) if (by !== null) found.set(by, "glad");
  for (const { seat } of change.strikes ?? []) found.set(seat, "sad");
  return found;
}

/** The moments at which a bot on one of the seats might say something. */
export function moments(change: Change, bots: readonly number[]): Moment[] {
  const { before, ranks, strikes = [] } = change;
  const best = Math.max(0, ...(before ?? []));
  const isGreat: Record<Kind, (seat: number) => boolean> = {
    won: (seat) => ranks?.[seat] === 1,
    lost: (seat) => ranks !== undefined && ranks[seat] !== 1,
    struck: (seat) => strikes.some((each) => each.seat === seat),
    gains: (seat) => before !== undefined && gainOf(change, seat) >= Math.max(LEAST, best / SHARE),
    thought: (seat) => change.thinker === seat,
    begins: () => change.begins === true,
  };
  return KINDS.flatMap((kind) => bots.filter(isGreat[kind]).map((seat) => ({ seat, kind })));
}

/** Who has said what at a table. A page that is loaded again remembers it, so that nothing is said twice in a game. */
export class Chatter {
  private said: string[];
  /** The turn of the last remark. */
  private last = -REST;

  constructor(
    private code: string,
    private kept: Pick<Storage, "getItem" | "setItem"> | undefined = storage(),
  ) {
    this.said = JSON.parse(this.kept?.getItem(this.place) ?? "[]") as string[];
    if (this.said.length) this.last = 0;
  }

  private get place(): string {
    return `sunshower.said.${this.code}`;
  }

  /** Who says something now, and its key. Of several equally great moments code and ply choose, for everybody alike. */
  choose(found: readonly Moment[], levels: readonly (string | null)[], turn: number, ply: number): Remark | undefined {
    const keyOf = ({ seat, kind }: Moment): string => `${levels[seat]}-${kind}`;
    const fresh = found.filter((moment) => !this.said.includes(keyOf(moment)));
    const great = fresh.filter(({ kind }) => kind === fresh[0]?.kind);
    const chosen = great[hash(`${this.code} ${ply}`) % great.length];
    // The end is always worth a word.
    if (!chosen || (turn - this.last < REST && chosen.kind !== "won" && chosen.kind !== "lost")) return undefined;
    this.last = turn;
    this.said.push(keyOf(chosen));
    try {
      this.kept?.setItem(this.place, JSON.stringify(this.said));
    } catch {
      // A browser that keeps nothing may hear something twice.
    }
    return { seat: chosen.seat, key: `remark-${keyOf(chosen)}` };
  }
}

export interface Remark {
  seat: number;
  key: string;
}

function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** A number that depends on every letter of a text (FNV-1a). */
function hash(text: string): number {
  let found = 0x811c9dc5;
  for (const letter of text) found = Math.imul(found ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return found;
}
