import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { words } from "../../lib/words.svelte";
import { groupName } from "./cards";

beforeAll(() => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const part of ["table", "pirates"])
    bundle.addResource(new FluentResource(readFileSync(`../src/sunshower/words/en/${part}.ftl`, "utf8")));
  words.bundle = bundle;
});

it("calls a group what the table told aloud calls it, and not by each of its cards", () => {
  const island = ["123w4567", "456", "w555", "tcs", "rr"];
  const names = island.map((group) => groupName(group, island));
  expect(names).toEqual(["full rainbow", "run 4 to 6", "blue set", "black cards", "Rainbow Pirates"]);
  expect(groupName("r", ["r"])).toBe("Rainbow Pirate");
});

it("tells groups of one name apart by their cards, and no two that are the same", () => {
  expect(groupName("w456", ["456", "w456"])).toBe("run 4 to 6 (WILD as green 4, blue 5, purple 6)");
  expect(groupName("456", ["456", "456"])).toBe("run 4 to 6");
  expect(groupName("456", ["456", "345"])).toBe("run 4 to 6");
});
