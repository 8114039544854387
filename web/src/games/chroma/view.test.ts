import { describe, expect, it } from "vitest";
import type { Reading } from "../../lib/messages";
import { nearer, placed } from "./view";

const reading = (reads: (string | null)[]): Reading => ({ shape: "star", missing: 5, colours: [], reads });

describe("the places of a rainbow", () => {
  it("are those of the colours, so that the missing ones stay free", () => {
    expect(placed(["Gt", "Rt"], reading(["Gt", "Rt"]))).toEqual([1, undefined, undefined, 0, undefined]);
  });

  it("give a wild the place of what it counts as", () => {
    expect(placed(["A*", "Rt", "*t"], reading(["Bt", "Rt", "Ot"]))).toEqual([1, 2, undefined, undefined, 0]);
  });

  it("leave what does not count where there is room, and lose nothing", () => {
    const cards = ["Rx", "Rt", "Rs", "Bc", "*a"];
    const places = placed(cards, reading([null, "Rt", null, null, null]));
    expect(places[0]).toBe(1);
    expect(places[4]).toBe(3);
    expect([...places].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it("do not need a reading", () => {
    expect(placed(["Yc", "Oc"], undefined)).toEqual([undefined, 1, 0, undefined, undefined]);
  });
});

describe("a card that would be laid", () => {
  const readings: Reading[] = [
    { shape: "star", missing: 1, colours: ["green", "red"], reads: [] },
    { shape: "cross", missing: 3, colours: ["blue", "green", "red"], reads: [] },
  ];

  it("brings a rainbow nearer in the shape in which it is nearest, and in a colour that helps there", () => {
    expect(["Gt", "R*", "*t", "A*"].map((card) => nearer(card, readings))).toEqual([0, 0, 0, 0]);
    expect(["Bt", "Gx", "B*", "*x"].map((card) => nearer(card, readings))).toEqual(Array(4).fill(undefined));
  });

  it("is nothing special before the first one", () => {
    const none: Reading = {
      shape: "star",
      missing: 5,
      colours: ["blue", "green", "orange", "red", "yellow"],
      reads: [],
    };
    expect(nearer("Gt", [none])).toBeUndefined();
  });
});
