import { beforeAll, expect, it } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { digest, latest } from "./digest";
import type { Line, Said } from "./messages";
import { inDetail, words } from "./words.svelte";

beforeAll(() => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  const says = (key: string, does: string): string => `rainbow-${key} = { $seat } ${does}.`;
  bundle.addResource(
    new FluentResource(
      [
        says("placed", "places { $face }"),
        says("flipped", "flips"),
        "rainbow-shown = It shows { $face }.",
        "rainbow-clashed = That clashes.",
        says("row-taken", "takes 2"),
        says("drawn", "draws { $face }"),
        "    .sum = { $seat } draws { $times } cards.",
        "rainbow-round-begins = Round 2 begins.",
      ].join("\n"),
    ),
  );
  words.bundle = bundle;
});

const names = ["Ann", "Bea"];
const outcomes = new Set(["rainbow-clashed", "rainbow-row-taken"]);
let ply = 0;
/** A move of a seat, or what chance has brought one. */
const told = (by: number | null, seat: number, ...keys: string[]): Line => {
  const says = keys.map((key) => {
    const [what, face = ""] = key.split(" ");
    return { is: "message", key: `rainbow-${what}`, args: { seat: { is: "seat", seat }, face } };
  }) as Said[];
  const happenings = [{ what: "rainbow.drawn", seat, front: "R", back: null, hand: 1 }] as const;
  ply += 1;
  return { seq: ply, text: "", seat: by, ply, says, ...(by === null ? { happenings: [...happenings] } : {}) };
};
const places = (seat: number, face: string): Line => told(seat, seat, `placed ${face}`);
const draws = (seat: number, face = "green"): Line => told(null, seat, `drawn ${face}`);
const heard = (lines: Line[], seat: number | null = 0): string[] => digest(lines, seat, outcomes, names).sentences;

it("leaves nothing out of a little", () => {
  expect(digest([places(0, "red"), places(1, "blue")], 0, outcomes, names)).toEqual({
    sentences: ["Ann places red.", "Bea places blue."],
    left: 0,
  });
});

it("always tells what one's own move has brought, and not what it has brought the others", () => {
  const ends = told(0, 0, "placed shadow");
  const taken = told(1, 1, "row-taken");
  const deal = [draws(0), draws(1), draws(0, "red"), draws(1), draws(0, "blue"), draws(1)];
  const begins = told(null, 1, "round-begins");
  expect(digest([ends, taken, ...deal, begins], 0, outcomes, names)).toEqual({
    sentences: [
      "Ann places shadow.",
      "Bea takes 2.",
      "Ann draws green.",
      "Ann draws red.",
      "Ann draws blue.",
      "Round 2 begins.",
    ],
    left: 3,
  });
});

it("tells what somebody has done with what came of it, or neither", () => {
  const flip = [told(1, 1, "flipped"), told(null, 1, "shown green")];
  const before = [places(1, "red"), places(1, "blue"), places(1, "cyan"), places(1, "light")];
  const shown = heard([...before, ...flip, places(1, "yellow"), places(1, "purple")]);
  expect(shown).toEqual(["Bea flips.", "It shows green.", "Bea places yellow.", "Bea places purple."]);
  const clash = [...flip, told(null, 1, "clashed")];
  expect(heard([...clash, ...before, places(1, "yellow"), places(1, "purple")]).slice(0, 3)).toEqual([
    "Bea flips.",
    "It shows green.",
    "That clashes.",
  ]);
});

it("counts what is left out of all rounds together", () => {
  const round = ["red", "blue", "cyan", "light", "yellow", "purple", "green"].map((face) => places(1, face));
  expect(digest([...round, told(1, 1, "round-begins"), ...round], 0, outcomes, names).left).toBe(8);
});

it("tells step by step, and once what is the same word for word", () => {
  const says = [draws(1), draws(1), draws(1, "red")].flatMap((line) => line.says);
  expect(inDetail(says, names, null)).toEqual(["Bea draws 2 cards.", "Bea draws red."]);
});

it("reads the last turns again from their start, and a deal as a whole", () => {
  const deal = [draws(0), draws(0, "red"), draws(0, "blue"), draws(1), draws(1), draws(1)];
  const again = (lines: Line[]): string[] =>
    inDetail(
      latest(lines).flatMap(({ says }) => says),
      names,
      null,
    );
  expect(again([...deal, places(1, "red")])).toContain("Bea draws 3 cards.");
  expect(again([...deal, places(1, "red")])[0]).toBe("Ann draws green.");
  const turn = [told(1, 1, "flipped"), told(null, 1, "shown yellow"), told(null, 1, "clashed")];
  const ends = [places(1, "blue"), places(1, "cyan"), draws(1), draws(1)];
  const last = latest([...deal, places(0, "red"), ...turn, ...ends]);
  expect(last).toEqual([...turn, ...ends]);
  expect(latest([...deal, ...turn, ...ends, places(0, "red")])).toHaveLength(8);
  expect(latest([])).toEqual([]);
});
