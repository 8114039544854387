import { beforeAll, describe, expect, it } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Ear } from "./ear.svelte";
import type { Said } from "./messages";
import { around, type Row } from "./recital";
import { settings } from "./settings.svelte";
import { spoken, summedUp, toldTo, words } from "./words.svelte";

describe("an ear", () => {
  it("keeps the order of what it is told", () => {
    const ear = new Ear();
    for (const text of ["one", "two", "three"]) ear.say(text);
    expect(ear.calm.map(({ text }) => text)).toEqual(["one", "two", "three"]);
  });

  it("tells what is urgent apart, and both stay in order", () => {
    const ear = new Ear();
    ear.say("calm");
    ear.say("urgent", true);
    ear.say("calm again");
    expect(ear.urgent.map(({ text }) => text)).toEqual(["urgent"]);
    expect(ear.calm.map(({ text }) => text)).toEqual(["calm", "calm again"]);
    const ids = [...ear.calm, ...ear.urgent].map(({ id }) => id).sort();
    expect(ids).toEqual([1, 2, 3]);
  });

  it("puts nothing in the place of something else, even if it is the same", () => {
    const ear = new Ear();
    ear.say("again");
    const before = ear.calm[0];
    ear.say("again");
    expect(ear.calm[0]).toBe(before);
    expect(new Set(ear.calm.map(({ id }) => id)).size).toBe(2);
  });

  it("lets go of the oldest only, and says nothing for nothing", () => {
    const ear = new Ear();
    for (let n = 1; n <= 40; n += 1) ear.say(String(n));
    ear.say("");
    expect(ear.calm.at(-1)?.text).toBe("40");
    expect(ear.calm[0]?.text).toBe("11");
    expect(ear.said).toBe(40);
  });

  it("forgets what one seat was told before the next one listens", () => {
    const ear = new Ear();
    ear.say("your hand");
    ear.say("your prank", true);
    ear.forget();
    expect([...ear.calm, ...ear.urgent]).toEqual([]);
  });
});

describe("what is heard", () => {
  beforeAll(() => {
    const bundle = new FluentBundle("en", { useIsolating: false });
    bundle.addResource(
      new FluentResource(
        [
          "list = { $first } and { $last }",
          'list-comma = {", "}',
          "road-heard-spot = spot { $spot }",
          "road-one-spot = { $letter }",
          "road-heard-letter = { $letter }",
          "table-only = Only spot { $choice }.",
          "road-ran = { $seat } runs to { $spot }.",
          "    .sum = { $seat } runs { $times } times: { $spot }.",
          "road-stopped = { $seat } stops.",
          "road-drawn = Ten are left.",
          '    .brief = {""}',
        ].join("\n"),
      ),
    );
    words.bundle = bundle;
  });
  const ran = (seat: number, spot: string): Said => ({
    is: "message",
    key: "road-ran",
    args: { seat: { is: "seat", seat }, spot },
  });
  const names = ["Ann", "Bea"];

  it("names what an ear would miss", () => {
    expect(spoken(ran(1, "a"), names, null)).toBe("Bea runs to spot A.");
  });

  it("names in a question of the table what a game calls so", () => {
    const choice = { is: "message", key: "road-one-spot", args: { letter: "c" } } as const;
    const asks: Said = { is: "message", key: "table-only", args: { choice } };
    expect(spoken(asks, names, null)).toBe("Only spot C.");
    settings.ear = false;
    expect(toldTo(asks)).toBe("Only spot c.");
    settings.ear = true;
    expect(toldTo(ran(1, "a"), names)).toBe("Bea runs to spot A.");
    settings.ear = false;
  });

  it("sums up what one does several times in a row, and nothing else", () => {
    const stops: Said = { is: "message", key: "road-stopped", args: { seat: { is: "seat", seat: 1 } } };
    expect(summedUp([ran(1, "a"), ran(1, "b"), stops, ran(0, "c")], names, null)).toEqual([
      "Bea runs 2 times: spot A and spot B.",
      "Bea stops.",
      "Ann runs to spot C.",
    ]);
    const unseen: Said = { is: "message", key: "road-ran", args: { ...ran(1, "a").args, spot: null } };
    expect(summedUp([ran(1, "a"), unseen], names, null)).toHaveLength(2);
  });

  it("leaves out in passing what only a log wants", () => {
    const draws: Said = { is: "message", key: "road-drawn", args: {} };
    expect(spoken(draws, names, null)).toBe("Ten are left.");
    expect(summedUp([draws, ran(0, "c")], names, null)).toEqual(["Ann runs to spot C."]);
  });
});

describe("what lies around", () => {
  const rows = (touches: boolean): Row[] =>
    ["abc", "def", "ghi"].map((row) => ({ owner: undefined, places: [...row], told: row, touches, ring: false }));

  it("is told all around on a board, and along the row elsewhere", () => {
    expect(around(rows(true), 1, 1)).toEqual(["b", "c", "f", "i", "h", "g", "d", "a"]);
    expect(around(rows(true), 0, 0)).toEqual(["b", "e", "d"]);
    expect(around(rows(false), 1, 1)).toEqual(["f", "d"]);
  });

  it("goes round where the last place touches the first", () => {
    const ring: Row[] = [{ owner: undefined, places: [..."abc"], told: "abc", touches: false, ring: true }];
    expect(around(ring, 0, 0)).toEqual(["b", "c"]);
    expect(around(ring, 0, 2)).toEqual(["a", "b"]);
  });
});
