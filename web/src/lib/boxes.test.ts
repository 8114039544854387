import { expect, test } from "vitest";
import { around, merged, within } from "./boxes";

const box = (x: number, y: number, width = 40, height = 60) => ({ x, y, width, height });

test("neighbours in a row have one box, whatever else is apart keeps its own", () => {
  expect(merged([box(70, 0), box(0, 0), box(35, 4)])).toEqual([box(0, 0, 110, 64)]);
  expect(merged([box(0, 0), box(60, 0)])).toHaveLength(2);
  expect(merged([box(0, 0), box(0, 50), box(300, 0)])).toHaveLength(3);
});

test("a box ends where its frame ends, and there is none around what is not drawn", () => {
  expect(within(box(-10, 90), box(0, 0, 100, 100))).toEqual(box(0, 90, 30, 10));
  expect(within(box(0, 200), box(0, 0, 100, 100)).height).toBeLessThan(0);
  expect(around(box(5, 5, 0, 0))).toEqual(box(5, 5, 0, 0));
  expect(around(box(100, 100, 20, 20)).width).toBeLessThan(around(box(100, 100, 40, 40)).width);
});
