import { describe, expect, test, vi } from "vitest";
import { t } from "./words.svelte";
import type { Offer } from "./messages";
import { Picker, readOnlyPicker, type Source } from "./picker.svelte";

/** What a picker needs of an offer. */
type Offered = Omit<Offer, "parts">;

/** A card goes to one of two spots; a wild goes there as some number. */
const OFFERS: Offered[] = [
  { move: "5@a", picks: [["hand:5", "spot:a"]] },
  { move: "5@b", picks: [["hand:5", "spot:b"]] },
  { move: "w3@a", picks: [["hand:w", "as:3", "spot:a"]] },
  { move: "w4@a", picks: [["hand:w", "as:4", "spot:a"]] },
  { move: "pass", picks: [["pass"]] },
];

/** A move that wants the same card and the same number twice. */
const TWICE: Offered[] = [{ move: "lay:3w3w3", picks: [["hand:w", "as:3", "hand:3", "hand:w", "as:3"]] }];

function pickerOf(offers: Offered[], more: Partial<Source> = {}) {
  const source = {
    play: vi.fn<Source["play"]>(async () => undefined),
    why: vi.fn<Source["why"]>(async () => ({ sentence: "" })),
    ahead: vi.fn<Source["ahead"]>(),
    draft: vi.fn<Source["draft"]>(async () => []),
    hurts: vi.fn<Source["hurts"]>(() => false),
    tell: vi.fn<Source["tell"]>(),
    planned: vi.fn<NonNullable<Source["planned"]>>(),
  };
  const picker = new Picker<{ ply: number }>({ ...source, ...more });
  picker.show({ ply: 0 }, 0, ["Ann", "Bea"], offers as Offer[]);
  return { picker, source };
}

/** Put so many elements on the board that draw an object. */
async function draw(picker: Picker<{ ply: number }>, pick: string, times = 1): Promise<() => void> {
  const erasers = Array.from({ length: times }, () => picker.drawn(pick)());
  await Promise.resolve();
  return () => erasers.forEach((erase) => erase());
}

test("what was refused is not told any more to somebody who has picked something else meanwhile", async () => {
  let answer: (told: { sentence: string }) => void = () => undefined;
  const why = (): Promise<{ sentence: string }> => new Promise((told) => (answer = told));
  const { picker, source } = pickerOf(OFFERS, { why });
  picker.touch("spot:a");
  picker.touch("hand:5");
  answer({ sentence: "No." });
  await Promise.resolve();
  await Promise.resolve();
  expect(source.tell).not.toHaveBeenCalled();
  picker.touch("hand:none");
  answer({ sentence: "No." });
  await vi.waitFor(() => expect(source.tell).toHaveBeenCalledWith("No.", undefined));
});

test("a card that does what a button says is no other choice", () => {
  const block = { move: "block", picks: [["block"], ["hand:7"]] };
  const { picker } = pickerOf([{ move: "pass", picks: [["pass"]] }, block]);
  expect(["pass", "block", "hand:7"].filter((pick) => picker.isDouble(pick))).toEqual(["hand:7"]);
  expect(picker.light("hand:7")).toBe("lit");
});

describe("paths", () => {
  test("what begins a path is lit, and nothing else", () => {
    const { picker } = pickerOf(OFFERS);
    expect(picker.next).toEqual(["hand:5", "hand:w", "pass"]);
    expect(picker.light("hand:5")).toBe("lit");
    expect(picker.light("spot:a")).toBe("dim");
  });

  test("every pick narrows what can be picked next", () => {
    const { picker } = pickerOf(OFFERS);
    picker.touch("hand:w");
    expect(picker.next).toEqual(["as:3", "as:4"]);
    picker.touch("as:4");
    expect(picker.next).toEqual(["spot:a"]);
    expect(picker.picked).toEqual(["hand:w", "as:4"]);
  });

  test("two things that make the same move are told as one way", () => {
    const { picker } = pickerOf([
      { move: "pass", picks: [["pass"]] },
      { move: "block", picks: [["block"], ["hand:5"]] },
      {
        move: "345",
        picks: [
          ["hand:3", "hand:4"],
          ["hand:4", "hand:3"],
        ],
      },
    ]);
    expect(picker.next).toEqual(["pass", "block", "hand:5", "hand:3", "hand:4"]);
    expect(picker.ways).toEqual(["pass", "block", "hand:3", "hand:4"]);
  });

  test("a path is picked in its order", () => {
    const { picker } = pickerOf([
      { move: "ab", picks: [["a", "b"]] },
      { move: "bc", picks: [["b", "c"]] },
    ]);
    picker.touch("b");
    expect(picker.next).toEqual(["c"]);
  });

  test("the last pick of a path plays its move, once", async () => {
    const { picker, source } = pickerOf(OFFERS);
    picker.touch("hand:5");
    expect(source.play).not.toHaveBeenCalled();
    picker.touch("spot:b");
    expect(source.play.mock.calls).toEqual([["5@b"]]);
    await vi.waitFor(() => expect(picker.sent).toBeUndefined());
    expect(picker.picked).toEqual([]);
  });

  test("a move that others go on from waits for a word", () => {
    const { picker, source } = pickerOf([
      { move: ">b", picks: [["spot:b"]] },
      { move: ">b>c", picks: [["spot:b", "spot:c"]] },
    ]);
    expect(picker.complete).toBeUndefined();
    picker.touch("spot:b");
    expect(source.play).not.toHaveBeenCalled();
    expect(picker.complete).toBe(">b");
    expect(picker.next).toEqual(["spot:c"]);
  });

  test("a move may be picked in several ways", () => {
    const { picker, source } = pickerOf([
      {
        move: "lay:34",
        picks: [
          ["hand:3", "hand:4"],
          ["hand:4", "hand:3"],
        ],
      },
    ]);
    picker.touch("hand:4");
    picker.touch("hand:3");
    expect(source.play.mock.calls).toEqual([["lay:34"]]);
  });

  test("another beginning drops what was picked", () => {
    const { picker } = pickerOf(OFFERS);
    picker.touch("hand:w");
    picker.touch("hand:5");
    expect(picker.picked).toEqual(["hand:5"]);
  });
});

describe("picking twice", () => {
  test("of two cards alike the first is picked, the second is lit", async () => {
    const { picker } = pickerOf(TWICE);
    await draw(picker, "hand:w", 2);
    for (const pick of ["hand:w", "as:3", "hand:3"]) picker.touch(pick);
    expect(picker.light("hand:w", 0)).toBe("picked");
    expect(picker.light("hand:w", 1)).toBe("lit");
  });

  test("what is drawn once and wanted twice lights up again", async () => {
    const { picker, source } = pickerOf(TWICE);
    await draw(picker, "hand:w", 2);
    await draw(picker, "as:3");
    for (const pick of ["hand:w", "as:3", "hand:3"]) picker.touch(pick);
    expect(picker.light("as:3")).toBe("picked");
    picker.touch("hand:w", 1);
    expect(picker.light("as:3")).toBe("lit");
    picker.touch("as:3");
    expect(source.play.mock.calls).toEqual([["lay:3w3w3"]]);
  });
});

describe("letting go", () => {
  test("who touches what is picked lets go of it and of what came after", async () => {
    const { picker } = pickerOf(OFFERS);
    await draw(picker, "hand:w");
    picker.touch("hand:w");
    picker.touch("as:3");
    picker.touch("hand:w");
    expect(picker.picked).toEqual([]);
  });

  test("back goes one pick back", () => {
    const { picker } = pickerOf(OFFERS);
    picker.touch("hand:w");
    picker.touch("as:3");
    picker.back();
    expect(picker.picked).toEqual(["hand:w"]);
    expect(picker.next).toEqual(["as:3", "as:4"]);
  });
});

describe("a prelude", () => {
  test("lets nothing be picked until it is over, and a touch goes on with it", () => {
    const { picker } = pickerOf(OFFERS);
    const begin = vi.fn();
    picker.prelude = { name: "Roll", go: begin };
    picker.touch("hand:5");
    expect([begin.mock.calls.length, picker.acting, picker.next, picker.picked]).toEqual([1, false, [], []]);
    picker.prelude = { name: "Roll", go: () => (picker.prelude = undefined) };
    picker.touch("hand:5");
    expect(picker.picked).toEqual(["hand:5"]);
  });

  test("keeps no plan waiting", () => {
    const { picker, source } = pickerOf(OFFERS);
    picker.planned = ["hand:5", "spot:a"];
    picker.prelude = { name: "Roll", go: () => undefined };
    picker.proceed();
    expect(source.play).toHaveBeenCalledWith("5@a");
  });
});

describe("a second thought", () => {
  test("a move that would hurt waits until somebody is sure", async () => {
    const { picker, source } = pickerOf(OFFERS, { hurts: ({ move }) => move === "pass" });
    picker.touch("pass");
    expect(picker.doubted).toBe("pass");
    expect(source.play).not.toHaveBeenCalled();
    await picker.commit("pass", true);
    expect(source.play.mock.calls).toEqual([["pass"]]);
    expect(picker.doubted).toBeUndefined();
  });

  test("whoever thinks better of it keeps what was picked", () => {
    const { picker } = pickerOf(OFFERS, { hurts: () => true });
    picker.touch("hand:5");
    picker.touch("spot:a");
    expect(picker.doubted).toBe("5@a");
    picker.back();
    expect(picker.doubted).toBeUndefined();
    expect(picker.picked).toEqual(["hand:5", "spot:a"]);
  });

  test("what it is about is told in picks, also when nothing was picked, and let go of with them", () => {
    const { picker } = pickerOf(OFFERS, { hurts: () => true });
    void picker.commit("5@a");
    expect(picker.doubtedPicks).toEqual(["hand:5", "spot:a"]);
    picker.drop();
    expect(picker.doubted).toBeUndefined();
    expect(picker.doubtedPicks).toEqual([]);
  });
});

describe("while a move is on its way", () => {
  test("nothing else can be picked, and nobody is asked why", async () => {
    let arrive = (): void => undefined;
    const { picker, source } = pickerOf(OFFERS, { play: () => new Promise((done) => (arrive = done)) });
    picker.touch("pass");
    expect(picker.sent).toBe("pass");
    expect(picker.acting).toBe(false);
    expect(picker.light("hand:5")).toBe("dim");
    picker.touch("hand:5");
    expect(picker.picked).toEqual(["pass"]);
    expect(source.why).not.toHaveBeenCalled();
    arrive();
    await vi.waitFor(() => expect(picker.acting).toBe(true));
  });

  test("a move that fails can be picked again", async () => {
    const { picker } = pickerOf(OFFERS, { play: () => Promise.reject(new Error("no line")) });
    await expect(picker.commit("pass")).rejects.toThrow("no line");
    expect(picker.sent).toBeUndefined();
    expect(picker.next).toContain("pass");
  });
});

describe("why not", () => {
  test("what cannot be picked says why, with the rule", async () => {
    const why = vi.fn(async () => ({ sentence: "A fairy stands there.", rule: "D12" }));
    const { picker, source } = pickerOf(OFFERS, { why });
    picker.touch("spot:c");
    await vi.waitFor(() => expect(source.tell).toHaveBeenCalledWith("A fairy stands there.", "D12"));
    expect(why).toHaveBeenCalledWith("spot:c");
    expect(picker.picked).toEqual([]);
  });

  test("where there is no reason, whoever acts is told what to do", async () => {
    const { picker, source } = pickerOf(OFFERS);
    picker.touch("spot:a");
    await vi.waitFor(() => expect(source.tell).toHaveBeenCalledWith(t("bar-pick")));
  });

  test("whoever only watches is told nothing without a reason", async () => {
    const { picker, source } = pickerOf([]);
    picker.touch("spot:a");
    await new Promise((wait) => setTimeout(wait));
    expect(source.why).toHaveBeenCalled();
    expect(source.tell).not.toHaveBeenCalled();
    await readOnlyPicker().commit("pass");
  });
});

describe("what is shown", () => {
  test("the same table again leaves the picks alone", () => {
    const { picker } = pickerOf(OFFERS);
    picker.touch("hand:5");
    picker.show({ ply: 0 }, 0, ["Ann", "Bea"], OFFERS as Offer[]);
    expect(picker.picked).toEqual(["hand:5"]);
  });

  test("a table that has changed drops picks, doubts and hints", () => {
    const { picker } = pickerOf(OFFERS, { hurts: () => true });
    picker.hinted = ["5@a"];
    picker.touch("hand:5");
    picker.touch("spot:a");
    picker.show({ ply: 1 }, 0, ["Ann", "Bea"], OFFERS as Offer[]);
    expect([picker.picked, picker.doubted, picker.hinted]).toEqual([[], undefined, []]);
  });

  test("what the board does not draw gets a button, until it is drawn", async () => {
    const { picker } = pickerOf(OFFERS);
    const erase = await draw(picker, "hand:5", 2);
    expect(picker.undrawn).toEqual(["hand:w", "pass"]);
    erase();
    await Promise.resolve();
    expect(picker.undrawn).toEqual(["hand:5", "hand:w", "pass"]);
  });

  test("a hint shows the way of its move", () => {
    const { picker } = pickerOf(OFFERS);
    picker.hinted = ["w3@a"];
    expect(["hand:w", "as:3", "spot:a", "hand:5"].map((pick) => picker.isHinted(pick))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe("dragging", () => {
  test("what is taken up is picked once, and dropped on what comes next", () => {
    const { picker, source } = pickerOf(OFFERS);
    expect(picker.lift("hand:5")).toBe(true);
    expect(picker.lift("hand:5")).toBe(true);
    expect(picker.picked).toEqual(["hand:5"]);
    expect([picker.reaches("spot:b"), picker.reaches("spot:c")]).toEqual([true, false]);
    picker.reach("spot:b");
    expect(source.play.mock.calls).toEqual([["5@b"]]);
  });

  test("what cannot be picked cannot be taken up", () => {
    const { picker } = pickerOf(OFFERS);
    expect(picker.lift("spot:a")).toBe(false);
    expect(picker.picked).toEqual([]);
  });

  test("what lies between and can only be meant is picked on the way", () => {
    const { picker, source } = pickerOf([{ move: "raid@1", picks: [["hand:t", "play", "seat:1"]] }]);
    picker.lift("hand:t");
    picker.reach("seat:1");
    expect(source.play.mock.calls).toEqual([["raid@1"]]);
  });

  test("what lies between and is open is asked, and then it arrives", () => {
    const { picker, source } = pickerOf([...OFFERS, { move: "w7@b", picks: [["hand:w", "as:7", "spot:b"]] }]);
    picker.lift("hand:w");
    picker.reach("spot:a");
    expect(picker.next).toEqual(["as:3", "as:4"]);
    picker.touch("as:4");
    expect(source.play.mock.calls).toEqual([["w4@a"]]);
  });

  test("whoever thinks better of it can go anywhere again", () => {
    const { picker } = pickerOf([...OFFERS, { move: "w7@b", picks: [["hand:w", "as:7", "spot:b"]] }]);
    picker.lift("hand:w");
    picker.reach("spot:a");
    picker.touch("hand:5");
    picker.touch("hand:w");
    expect(picker.next).toEqual(["as:3", "as:4", "as:7"]);
  });

  test("what it may not be dropped on says why, and it stays picked", async () => {
    const why = vi.fn(async () => ({ sentence: "A fairy stands there." }));
    const { picker, source } = pickerOf(OFFERS, { why });
    picker.lift("hand:5");
    picker.reach("spot:c");
    await vi.waitFor(() => expect(source.tell).toHaveBeenCalledWith("A fairy stands there.", undefined));
    expect(picker.picked).toEqual(["hand:5"]);
  });

  test("a move by itself is known before it is picked", () => {
    const { picker } = pickerOf(OFFERS);
    expect([picker.isWhole("pass"), picker.isWhole("hand:5"), picker.isWhole("spot:a")]).toEqual([true, false, false]);
  });
});

describe("thinking ahead", () => {
  /** Whatever begins with a card of the hand can be planned. */
  const plans = (picks: string[]): boolean => /^hand:\S+( (as|spot):\S+)*$/.test(picks.join(" "));
  const turn = (picker: Picker<{ ply: number }>, ply = 1): void => {
    picker.show({ ply }, 0, ["Ann", "Bea"], OFFERS as Offer[]);
    picker.proceed();
  };

  test("what is planned is played when the turn comes", () => {
    const { picker, source } = pickerOf([], { plans });
    picker.touch("hand:5");
    picker.touch("spot:b");
    expect(picker.planned).toEqual(["hand:5", "spot:b"]);
    expect(source.planned).toHaveBeenLastCalledWith(["hand:5", "spot:b"]);
    picker.show({ ply: 7 }, 0, ["Ann", "Bea"], []);
    expect(source.play).not.toHaveBeenCalled();
    turn(picker);
    expect(source.play.mock.calls).toEqual([["5@b"]]);
    expect(picker.planned).toEqual([]);
  });

  test("it can be dragged, and another beginning takes its place", () => {
    const { picker } = pickerOf([], { plans });
    expect(picker.lift("hand:5")).toBe(true);
    expect(picker.reaches("spot:a")).toBe(true);
    expect(picker.reaches("hand:w")).toBe(false);
    picker.reach("spot:a");
    expect(picker.planned).toEqual(["hand:5", "spot:a"]);
    picker.touch("hand:w");
    expect(picker.planned).toEqual(["hand:w"]);
  });

  test("what is touched again, and what came after it, is forgotten; so is all by going back", () => {
    const { picker, source } = pickerOf([], { plans });
    for (const pick of ["hand:w", "as:3", "spot:a", "as:3"]) picker.touch(pick);
    expect(picker.planned).toEqual(["hand:w"]);
    picker.back();
    expect(picker.planned).toEqual([]);
    expect(source.planned).toHaveBeenLastCalledWith([]);
  });

  test("what is not lit any more drops the rest, and that is said", () => {
    const { picker, source } = pickerOf([], { plans });
    for (const pick of ["hand:5", "spot:z", "spot:a"]) picker.touch(pick);
    turn(picker);
    expect(picker.picked).toEqual(["hand:5"]);
    expect(picker.planned).toEqual([]);
    expect(source.play).not.toHaveBeenCalled();
    expect(source.tell.mock.calls).toEqual([[t("ahead-dropped")]]);
  });

  test("a move that would hurt still asks", async () => {
    const { picker, source } = pickerOf([], { plans, hurts: () => true });
    for (const pick of ["hand:5", "spot:a"]) picker.touch(pick);
    turn(picker);
    expect(picker.doubted).toBe("5@a");
    await picker.commit("5@a", true);
    expect(source.play.mock.calls).toEqual([["5@a"]]);
  });

  test("a plan goes on over several moves of one turn", async () => {
    const { picker, source } = pickerOf([], { plans: () => true });
    for (const pick of ["pass", "hand:5", "spot:a"]) picker.touch(pick);
    turn(picker);
    await vi.waitFor(() => expect(source.play.mock.calls).toEqual([["pass"], ["5@a"]]));
  });

  test("whoever acts by hand has another plan", () => {
    const { picker } = pickerOf([], { plans });
    for (const pick of ["hand:5", "spot:a"]) picker.touch(pick);
    picker.show({ ply: 1 }, 0, ["Ann", "Bea"], OFFERS as Offer[]);
    picker.touch("hand:w");
    picker.proceed();
    expect([picker.picked, picker.planned]).toEqual([["hand:w"], []]);
  });

  test("what is nothing to plan says why; and nobody's plan is seen from another seat", async () => {
    const { picker, source } = pickerOf([], { plans });
    picker.touch("pass");
    await vi.waitFor(() => expect(source.why).toHaveBeenCalledWith("pass"));
    expect(picker.planned).toEqual([]);
    picker.touch("hand:5");
    expect(picker.isPlanned("hand:5")).toBe(true);
    picker.show({ ply: 0 }, 1, ["Ann", "Bea"], []);
    expect(picker.planned).toEqual([]);
  });
});
