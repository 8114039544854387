import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Glimpse } from "./messages";
import { Picker, type Source } from "./picker.svelte";
import { Preview } from "./preview";

interface View {
  at: string;
}

let picker: Picker<View>;
let preview: Preview<View>;
let asked: string[][];
let answer: (moves: string[]) => Promise<Glimpse>;

const glimpse = (moves: string[]) =>
  ({ is: "glimpse", id: "", view: { at: moves.join() }, offers: [] }) as unknown as Glimpse;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answer = async (moves) => glimpse(moves);
  const source: Partial<Source> = {
    ahead: (moves) => {
      asked.push(moves);
      return answer(moves);
    },
  };
  picker = new Picker<View>(source as Source);
  picker.show({ at: "" }, 0, [], []);
  preview = new Preview(picker);
});

afterEach(() => vi.useRealTimers());

test("one move after the other leads ahead of the table", async () => {
  const position = await preview.through(["a", "b"]);
  expect(position).toEqual({ view: { at: "a,b" }, offers: [], moves: ["a", "b"] });
  expect(asked).toEqual([["a"], ["a", "b"]]);
});

test("what has been asked once is remembered, also when the table gets there", async () => {
  await preview.through(["a", "b"]);
  await preview.through(["a", "b"]);
  picker.show({ at: "a" }, 0, [], []);
  expect((await preview.through(["b"])).view).toEqual({ at: "a,b" });
  expect(asked).toHaveLength(2);
});

test("what failed may be asked again", async () => {
  answer = () => Promise.reject(new Error("nobody knows"));
  await expect(preview.through(["a"])).rejects.toThrow("nobody knows");
  answer = async (moves) => glimpse(moves);
  expect((await preview.through(["a"])).view).toEqual({ at: "a" });
});

test("an answer about a table that has moved on is not believed", async () => {
  answer = async (moves) => {
    picker.show({ at: "elsewhere" }, 0, [], []);
    return glimpse(moves);
  };
  await expect(preview.through(["a"])).rejects.toThrow("the table has changed");
});

test("questions come in bursts, then keep their pace", async () => {
  const positions = Promise.all(Array.from("abcdefghijklmnopqr", (move) => preview.through([move])));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(12);
  await vi.advanceTimersByTimeAsync(500);
  expect(asked.length).toBeGreaterThan(12);
  expect(asked.length).toBeLessThan(17);
  await vi.advanceTimersByTimeAsync(1500);
  expect(await positions).toHaveLength(18);
});
