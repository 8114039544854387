import { expect, test } from "vitest";
import { beforeLuck, chapters, newsworthy, since } from "./log";
import type { Line } from "./messages";

let ply = 0;
const line = (seat: number | null, more: Partial<Line> = {}): Line => ({
  seq: ply,
  text: "",
  says: [],
  seat,
  ply: ply++,
  ...more,
});
const told = (lines: Line[]): string[] =>
  chapters(lines).map((each) => `${each.kind} ${each.seat} ${each.lines.length}`);

test("a deal is one chapter, and each turn is one", () => {
  const deal = Array.from({ length: 20 }, () => line(null));
  expect(told([...deal, line(0), line(0), line(1), line(1), line(0)])).toEqual([
    "deal null 20",
    "turn 0 2",
    "turn 1 2",
    "turn 0 1",
  ]);
});

test("what chance does in a turn belongs to it", () => {
  expect(told([line(0), line(null), line(0), line(1)])).toEqual(["turn 0 3", "turn 1 1"]);
});

test("nobody is told card by card what is dealt, but that a round begins", () => {
  const saying = (seat: number | null, ...keys: string[]): Line =>
    line(seat, { says: keys.map((key) => ({ key })) as Line["says"] });
  const deal = Array.from({ length: 20 }, () => saying(null, "road-dealt"));
  const begins = saying(null, "road-dealt", "road-round-begins");
  const plays = saying(1, "road-placed");
  const told = newsworthy([...deal, begins, plays]).map((round) => round.map(({ key }) => key));
  expect(told).toEqual([["road-round-begins"], ["road-placed"]]);
  expect(newsworthy([line(0), saying(null, "road-dealt")])[0]).toHaveLength(1);
});

test("a card or two that are turned up are no deal", () => {
  expect(told([line(null), line(0)])).toEqual(["turn null 1", "turn 0 1"]);
});

test("a round is marked where it begins", () => {
  const begins = { what: "road.round-begins", seat: null, round: 2, weather: "rain" } as const;
  const found = chapters([line(0), line(1, { happenings: [begins] }), line(1)]);
  expect(found.map((each) => each.kind)).toEqual(["turn", "turn", "round", "turn"]);
  expect(found[2]!.round).toBe(2);
  const says = [{ key: "road-stopped" }, { key: "road-round-begins" }] as Line["says"];
  expect(chapters([line(1, { happenings: [begins], says })])[0]!.lines[0]!.says).toEqual(says.slice(0, 1));
});

test("what is said at the table stands alone", () => {
  expect(told([line(0), line(1, { ply: null }), line(0)])).toEqual(["turn 0 1", "remark 1 1", "turn 0 1"]);
});

test("what the others have done is told since one's own last move", () => {
  const turns = [line(0), line(1), line(2), line(2)];
  expect(since(turns, 0)).toEqual(turns.slice(1));
  expect(since(turns, 2)).toEqual([]);
  expect(since(turns, null)).toEqual(turns.slice(2));
});

test("what chance brings oneself is nothing that the others have done", () => {
  const rolled = (seat: number): Line =>
    line(null, { happenings: [{ what: "passage.dice-rolled", seat, dice: "RG", moves: 1, groups: ["R", "G"] }] });
  const turns = [line(0), rolled(1), line(1)];
  expect(since([...turns, rolled(0)], 0)).toEqual(turns.slice(2));
  expect(since([...turns, rolled(2)], 0)).toHaveLength(2);
  expect(beforeLuck([...turns, rolled(0)], 0)).toEqual(turns);
  expect(beforeLuck([...turns, rolled(0)], null)).toHaveLength(4);
});
