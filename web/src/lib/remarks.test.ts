import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { languages } from "./languages";
import { Chatter, feelings, moments, type Change } from "./remarks";
import { botName, playerName, renamed, said, temper, words } from "./words.svelte";

const LEVELS = ["random", "novice", "casual", "greedy", "club", "expert"];
const SEATS = [null, "casual", "greedy", "casual"];

function speak(language: string): void {
  words.bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of ["page", "table"]) {
    const text = readFileSync(`../src/sunshower/words/${language}/${file}.ftl`, "utf8");
    words.bundle.addResource(new FluentResource(text));
  }
}

beforeEach(() => speak("en"));

test("whoever gains or strikes is glad, and whoever is struck is sad", () => {
  const change: Change = { before: [3, 5, 0], after: [4, 5, 2], strikes: [{ seat: 2, by: 1 }] };
  expect([...feelings(change)].toSorted()).toEqual([
    [0, "glad"],
    [1, "glad"],
    [2, "sad"],
  ]);
  expect(feelings({ after: [7, 7] }).size).toBe(0); // nobody has seen how it came
});

test("a moment is great for a bot by what it gains, suffers, wins or loses", () => {
  const bots = [1, 2];
  expect(moments({ before: [20, 3, 3], after: [30, 5, 8] }, bots)).toEqual([{ seat: 2, kind: "gains" }]);
  expect(moments({ strikes: [{ seat: 0, by: 1 }] }, bots)).toEqual([]);
  expect(moments({ strikes: [{ seat: 1, by: 0 }], thinker: 2 }, bots)).toEqual([
    { seat: 1, kind: "struck" },
    { seat: 2, kind: "thought" },
  ]);
  expect(moments({ ranks: [2, 1, 3] }, bots)).toEqual([
    { seat: 1, kind: "won" },
    { seat: 2, kind: "lost" },
  ]);
});

test("nothing is said twice, nor soon after another remark, but at the end", () => {
  const chatter = new Chatter("abc", undefined);
  const gains = [1, 2, 3].map((seat) => ({ seat, kind: "gains" as const }));
  const said = Array.from({ length: 60 }, (_, turn) => chatter.choose(gains, SEATS, turn, turn));
  const when = said.flatMap((remark, turn) => (remark ? turn : []));
  expect(when).toEqual([0, 8]); // two levels at the table, one line each
  expect(new Set(said.map((remark) => remark?.key)).size).toBe(3);
  expect(chatter.choose([{ seat: 2, kind: "struck" }], SEATS, 9, 9)).toBeUndefined();
  expect(chatter.choose([{ seat: 2, kind: "won" }], SEATS, 9, 9)).toEqual({ seat: 2, key: "remark-greedy-won" });
});

test("everybody hears the same, and a page that is loaded again does not repeat it", () => {
  const begin = [1, 2].map((seat) => ({ seat, kind: "begins" as const }));
  const first = (code: string) => new Chatter(code, undefined).choose(begin, SEATS, 1, 20);
  expect(first("abc")).toEqual(first("abc"));
  const codes = Array.from({ length: 20 }, (_, place) => first(`table${place}`)!.seat);
  expect(new Set(codes)).toEqual(new Set([1, 2]));

  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
  const one = new Chatter("abc", storage).choose(begin.slice(0, 1), SEATS, 1, 20);
  expect(one?.key).toBe("remark-casual-begins");
  const again = new Chatter("abc", storage);
  expect(again.choose(begin.slice(0, 1), SEATS, 20, 40)).toBeUndefined();
});

test("a bot has its character's name, numbered where there are two; a person's name stays", () => {
  expect(botName("casual", "Mell")).toBe("Mell");
  expect(botName("casual", "Casual 2")).toBe("Mell 2");
  expect(botName("brought", "Brought 2")).toBe("Brought 2");
  expect(playerName({ name: "Ann", bot: "casual" })).toBe("Ann"); // a bot plays on for her
  expect(playerName({ name: "Mell 2", bot: "casual", person: false })).toBe("Mell 2");
  speak("ja");
  expect(playerName({ name: "Mell 2", bot: "casual", person: false })).toBe("メル 2");
});

test("a refusal calls a bot what the page calls it, however deep its name lies", () => {
  const deep = { is: "message", key: "table-both", args: { first: "Mell 2", seats: ["Ann", "Mell 2"] } } as const;
  const told = renamed(
    { is: "message", key: "table-both", args: { first: deep, n: 2 } } as never,
    new Map([["Mell 2", "メル 2"]]),
  );
  expect(JSON.stringify(told)).not.toContain("Mell");
  expect(told.args?.["n"]).toBe(2);
});

test.each(languages)("every character has a name, a temper and all its lines in %s", (language) => {
  speak(language);
  const kinds = ["begins", "gains", "struck", "thought", "won", "lost"];
  const lines = LEVELS.flatMap((level) => kinds.map((kind) => said({ key: `remark-${level}-${kind}` })));
  const told = [...lines, ...LEVELS.map((level) => botName(level)), ...LEVELS.map((level) => temper(level))];
  expect(new Set(told).size).toBe(told.length);
  expect(told.filter((text) => text.startsWith("remark-"))).toEqual([]);
  for (const line of lines) expect(line.length).toBeLessThan(40); // it has to fit a seat
});
