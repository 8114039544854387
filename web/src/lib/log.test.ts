import { expect, test } from "vitest";
import { after, beforeLuck, chapters, dealt, newsworthy, since } from "./log";
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

test("the dice of a turn belong to the turn that begins with them", () => {
  const begins = (seat: number): Partial<Line> => ({ happenings: [{ what: "passage.turn-begins", seat, round: 2 }] });
  const turns = [line(0, begins(1)), line(null), line(1), line(1, begins(2)), line(null)];
  expect(told(turns)).toEqual(["turn 0 1", "turn 1 3", "turn 2 1"]);
  const dealt = Array.from({ length: 4 }, () => line(null));
  const round = { what: "passage.round-begins", seat: null, round: 1 } as const;
  const first = line(null, { happenings: [round, ...begins(1).happenings!] });
  expect(told([...dealt, first, line(null), line(1)])).toEqual(["deal null 5", "round null 0", "turn 1 2"]);
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

const rolled = (seat: number, more: Partial<Line> = {}): Line =>
  line(null, {
    happenings: [{ what: "passage.dice-rolled", seat, dice: "RG", moves: 1, groups: ["R", "G"] }],
    ...more,
  });

test("what chance brings at the start of one's turn is nothing that the others have done", () => {
  const begins = { what: "passage.turn-begins", seat: 0, round: 2 } as const;
  const turns = [line(0), rolled(1), line(1, { happenings: [begins] })];
  expect(since([...turns, rolled(0)], 0)).toEqual(turns.slice(2));
  expect(since([...turns, rolled(2)], 0)).toHaveLength(2);
  expect(beforeLuck([...turns, rolled(0)], 0)).toEqual(turns);
  expect(beforeLuck([...turns, rolled(0)], null)).toHaveLength(4);
});

test("what chance brings in the middle of one's turn is told with what led to it", () => {
  const attack = [line(0), line(1), rolled(0)];
  expect(beforeLuck(attack, 0)).toEqual(attack);
  expect(since(attack, 0)).toEqual(attack.slice(1));
});

test("what comes of a move comes with it, and can still be told later", () => {
  const both = [line(1, { seq: 7 }), rolled(0, { seq: 7 })];
  expect(after(both, both[0]!)).toEqual([both[1]]);
  expect(after([...both, line(0, { seq: 8 })], both[1]!)).toHaveLength(1);
});

test("what is dealt at the end of a turn is told from what has come of it", () => {
  const saying = (seat: number | null, ...keys: string[]): Line =>
    line(seat, { says: keys.map((key) => ({ key })) as Line["says"] });
  const weighs = ({ says }: Line): boolean => says.some(({ key }) => key === "rainbow-clashed");
  const turn = [saying(0, "rainbow-placed-blind"), saying(null, "rainbow-clashed")];
  const draws = [saying(null, "rainbow-drawn"), saying(null, "rainbow-next", "rainbow-round-begins")];
  expect(dealt([...turn, ...draws], weighs).map(({ key }) => key)).toEqual(["rainbow-drawn", "rainbow-next"]);
  expect(dealt([...turn, saying(null, "rainbow-drawn"), saying(1, "rainbow-stopped")], weighs)).toEqual([]);
});
