import { expect, test } from "vitest";
import { coached, due, type Coaching } from "./coach";

test("each kind of decision has its word once, what matters most first", () => {
  let coaching: Coaching = {};
  const said: string[] = [];
  for (const kinds of [["place"], ["place"], ["run", "prank"], ["run", "prank"], ["run", "prank"], []]) {
    const kind = due(coaching, "road", "abc", kinds);
    if (!kind) continue;
    said.push(kind);
    coaching = coached(coaching, "road", "abc", kind);
  }
  expect(said).toEqual(["place", "run", "prank"]);
});

test("it speaks in the first game of each sort alone", () => {
  const coaching = coached({}, "road", "abc", "place");
  expect(due(coaching, "road", "abc", ["run"])).toBe("run");
  expect(due(coaching, "road", "xyz", ["run"])).toBeUndefined();
  expect(due(coaching, "chroma", "xyz", ["draw"])).toBe("draw");
});

test("it is silent after six words, and for whoever wants none", () => {
  const all = ["a", "b", "c", "d", "e", "f"].reduce(
    (known, kind) => coached(known, "road", "abc", kind),
    {} as Coaching,
  );
  expect(due(all, "road", "abc", ["g"])).toBeUndefined();
  expect(due(null, "road", "abc", ["a"])).toBeUndefined();
});
