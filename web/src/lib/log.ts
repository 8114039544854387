/** The log as people read it: the deal in one line, then turn by turn, and a mark where a round begins. */

import type { Line, Said } from "./messages";
import { toldInPassing } from "./words.svelte";

export interface Chapter {
  /** A deal is folded; a round only says that it begins; a remark is something said at the table. */
  kind: "deal" | "round" | "turn" | "remark";
  /** Whose turn it was. */
  seat: number | null;
  round: number;
  lines: Line[];
}

/** How many lines of chance in a row are a deal, and not one card that is turned up. */
const DEAL = 4;

export function chapters(lines: readonly Line[]): Chapter[] {
  const found: Chapter[] = [];
  const open = (kind: Chapter["kind"], seat: number | null, round = 0): Chapter => {
    found.push({ kind, seat, round, lines: [] });
    return found.at(-1)!;
  };
  /** Whose turn has been said to begin, before they have done anything. */
  let begun: number | null = null;
  for (const whole of lines) {
    const last = found.at(-1);
    // That a round begins is said by its heading.
    const line = { ...whole, says: whole.says.filter((each) => !opensRound(each)) };
    const seat = line.seat ?? begun;
    if (line.ply == null) open("remark", line.seat ?? null).lines.push(line);
    else if (last?.kind === "turn" && (seat === null || seat === last.seat)) last.lines.push(line);
    else if (last?.kind === "deal" && seat === null) last.lines.push(line);
    else open(seat === null ? "deal" : "turn", seat).lines.push(line);
    if (line.ply == null) continue;
    // Chance rolls the dice of a turn before anybody has moved in it.
    begun = line.happenings?.find(({ what }) => what.endsWith(".turn-begins"))?.seat ?? null;
    const begins = line.happenings?.find((each) => each.what.endsWith(".round-begins"));
    if (begins && "round" in begins) open("round", null, begins.round);
  }
  return found.map((each) => (each.kind === "deal" && each.lines.length < DEAL ? { ...each, kind: "turn" } : each));
}

/** Whether a message says that a round begins. */
export function opensRound({ key }: Said): boolean {
  return key.endsWith("-round-begins");
}

/** What is told of some lines when nobody asks, round by round: of a deal nothing but that a round begins. */
export function newsworthy(lines: readonly Line[]): Said[][] {
  const deals = chapters(lines).filter(({ kind }) => kind === "deal");
  const dealt = new Set(deals.flatMap((deal) => deal.lines.map(({ ply }) => ply)));
  const rounds: Said[][] = [[]];
  for (const { ply, says } of lines) {
    for (const each of says) {
      const begins = opensRound(each) && toldInPassing(each);
      if (begins || !dealt.has(ply)) rounds.at(-1)!.push(each);
      if (begins) rounds.push([]);
    }
  }
  return rounds;
}

/** What has been dealt at the end of a turn for the round that begins then; what weighs is no deal. */
export function dealt(lines: readonly Line[], weighs: (line: Line) => boolean): Said[] {
  const chance = (line: Line): boolean => line.seat == null && line.ply != null && !weighs(line);
  return lines.flatMap((line, at) => {
    const end = lines.slice(at).find((each) => !chance(each) || each.says.some(opensRound));
    return end && chance(end) ? line.says.filter((each) => !opensRound(each)) : [];
  });
}

/** The lines without what chance has brought somebody at the start of their own turn, such as the dice they roll. */
export function beforeLuck(lines: readonly Line[], seat: number | null): Line[] {
  const begins = ({ happenings }: Line): boolean =>
    seat !== null && Boolean(happenings?.some((each) => each.what.endsWith(".turn-begins") && each.seat === seat));
  const begun = lines.findLastIndex(begins);
  const lucky = begun >= 0 && lines.slice(begun + 1).every((line) => isLuckOf(line, seat));
  return lucky ? lines.slice(0, begun + 1) : [...lines];
}

/** Whether a line tells of what chance has brought somebody. */
export function isLuckOf({ seat: by, ply, happenings }: Line, seat: number | null): boolean {
  return by == null && ply != null && Boolean(happenings?.length) && happenings!.every((each) => each.seat === seat);
}

/** The lines after one of them; what comes of a move has the number of the same event. */
export function after(lines: readonly Line[], { seq, ply }: Line): Line[] {
  return lines.filter((line) => line.seq > seq || (line.seq === seq && (line.ply ?? -1) > (ply ?? -1)));
}

/** What the others have done since the person last did something; for whoever only watches, the last turn. */
export function since(lines: readonly Line[], seat: number | null): Line[] {
  // What came before need not be read again at every move.
  const own = seat === null ? -1 : lines.findLastIndex((line) => line.ply != null && line.seat === seat);
  const turns = chapters(beforeLuck(lines.slice(Math.max(0, own)), seat)).filter(({ kind }) => kind === "turn");
  const others = seat === null ? turns.slice(-1) : turns.slice(own < 0 ? 0 : 1);
  return others.flatMap((turn) => turn.lines);
}
