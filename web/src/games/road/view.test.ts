import { describe, expect, it, test } from "vitest";
import { leader, passed, type RoadView } from "./view";

const view = (ring: number[], way: RoadView["way"] = null): RoadView => ({ ring, way }) as RoadView;

describe("the spots that a fairy passes", () => {
  it("are none on the way to the next card", () => {
    expect(passed(view([1, 2, 3, 4, 5, 6, 7, 1, 2, 3]), "a", "b")).toEqual([]);
    expect(passed(view([1, 2, 3, 4, 5, 6, 7, 1, 2, 3]), "a", "j")).toEqual([]);
  });

  it("are the empty ones, not the cards the other way round", () => {
    expect(passed(view([1, 0, 0, 4, 5, 6, 7, 1, 2, 3]), "a", "d")).toEqual(["b", "c"]);
    expect(passed(view([1, 0, 0, 0, 0, 0, 7, 1, 2, 3]), "a", "g")).toEqual(["b", "c", "d", "e", "f"]);
    expect(passed(view([1, 2, 3, 4, 5, 6, 7, 1, 0, 0]), "a", "h")).toEqual(["j", "i"]);
  });

  it("are the one that is leapt over", () => {
    expect(passed(view([1, 2, 3, 4, 5, 6, 7, 1, 2, 3]), "j", "b")).toEqual(["a"]);
  });

  it("lie on the way that she runs, however far that is", () => {
    expect(passed(view([1, 2, 3, 0, 0, 0, 0, 0, 0, 0], "clockwise"), "a", "c")).toEqual([
      "j",
      "i",
      "h",
      "g",
      "f",
      "e",
      "d",
    ]);
    expect(passed(view([1, 2, 3, 4, 5, 6, 7, 1, 2, 3], "anticlockwise"), "a", "c")).toEqual(["b"]);
  });
});

test("whoever has more points leads, and nobody where they are equal", () => {
  const scored = (...scores: number[]): RoadView => ({ scores }) as RoadView;
  expect([scored(3, 1), scored(1, 3), scored(2, 2)].map(leader)).toEqual([0, 1, undefined]);
});
