/** What Rainbow's board makes of what happens: where a row lies, and what is seen to turn. */

import { beforeEach, expect, test } from "vitest";
import type { HappeningOf, ViewOf } from "../ui";
import { story } from "./story.svelte";

type Happening = HappeningOf<"rainbow">;

const view = (seat: number | null): ViewOf<"rainbow"> =>
  ({ seat, scores: [0, 4], row: [], hands: [] }) as unknown as ViewOf<"rainbow">;
const told = (what: string, more: object): Happening => ({ what: `rainbow.${what}`, ...more }) as unknown as Happening;

/** Seat 0 places a card blind, which shows yellow a second time: the other seat takes the row. */
const blind = (under: string | null): Happening[] => [
  told("placed-blind", { seat: 0, hand: 1, spot: 4 }),
  told("shown", { seat: 0, face: "Y", hand: 1, spot: 4, under, seen: [0] }),
  told("clashed", { seat: 0, face: "Y", spot: 4, other: 2 }),
  told("row-taken", { seat: 1, row: ["R", "Y", "O", "Y"], points: 4 }),
];

beforeEach(() => story.forget());

test("a row that is collected lies under the winner's pile, and one that is not in its place", () => {
  const round = blind("R");
  const next = told("placed", { seat: 1, face: "G", hand: 2, spot: 1, under: null, seen: [0] });
  for (const each of round) story.hear(each, view(0));
  story.hear(next, view(0));
  expect(round.map((each) => story.where(each))).toEqual(["taken", "taken", "taken", "taken"]);
  expect(story.where(next)).toBe("row");
  expect(story.ending).toMatchObject({ how: "clash", spot: 3, from: "R", winner: 1 });
});

test("whoever places a blind card sees it turn; the other player has known its back", () => {
  for (const [seat, under, turns] of [
    [0, "R", true],
    [1, null, false],
    [null, null, true],
  ] as const) {
    const round = blind(under);
    for (const each of round) story.hear(each, view(seat));
    expect(story.turns(round[1]!)).toBe(turns);
    expect(story.ending?.from).toBe(turns ? under : "Y");
  }
});
