import { expect, test, vi } from "vitest";
import type { HappeningOf } from "../ui";
import { glitter } from "./glitter.svelte";

type Happening = HappeningOf<"road">;

const ran = (source: string, spot: string): Happening => ({
  what: "road.ran",
  seat: 0,
  fairy: "sunny",
  source,
  spot,
  card: 1,
  leaps: false,
  points: 1,
});
const stopped = { what: "road.stopped", seat: 0, fairy: "sunny", spot: "c", points: 2 } as Happening;
const sparkling = (): string => [..."abcdefghij"].filter((spot) => glitter.on(spot)).join("");

test("a run sparkles from its first card to its last, for a while after it has been counted", () => {
  vi.useFakeTimers();
  glitter.hear(ran("a", "b"));
  glitter.hear(ran("b", "c"));
  glitter.hear(stopped);
  expect(sparkling()).toBe("abc");
  vi.runAllTimers();
  expect(sparkling()).toBe("");
});

test("the next run begins with a road that is dark", () => {
  vi.useFakeTimers();
  glitter.hear(ran("a", "b"));
  glitter.hear(stopped);
  glitter.hear(ran("h", "g"));
  expect(sparkling()).toBe("gh");
  vi.runAllTimers();
  expect(sparkling()).toBe("gh");
});
