/** A first game of Passage, on one small board. */

import { translator } from "../../lib/words.svelte";
import type { Step } from "../ui";

const say = translator("passage-lesson");

const BOARD =
  "board=9x9:hsVchvavdsvcvVhdvVvasHscdad:" +
  "YMCGRRYRBMCRRGYCBYRCCYYYMGYCBCMMMBYGBCCYCCRRBMGBRRCCRBGMCCMRBCYRCCMMRBGBYYRYYRBCM";

type Part = "move" | "plan" | "star" | "slow" | "capture" | "back" | "win";

function step(part: Part, position: string, wants: string[], then: string[] = []): Step {
  return {
    say: say(part),
    position: `turn=0 ${position} ${BOARD}`,
    wants,
    nudge: say(`${part}-nudge`),
    well: say(`${part}-well`),
    then,
  };
}

export function lesson(): Step[] {
  return [
    step("move", "round=1 pieces=b1!,d1!,f1!,h1!/h9!,f9!,d9!,b9! dice=RYGBM", [
      "d1-e2",
      "d1-d2",
      "d1-c2",
      "b1-a2",
      "b1-c2",
      "f1-f2",
      "f1-e2",
      "h1-h2",
      "h1-i2",
    ]),
    step("plan", "round=4 pieces=b1!,e2,f1!,h1!/h9!,f9!,d8,b9! dice=RYBMM", ["e2-e3"], ["e3-e4"]),
    step("star", "round=7 pieces=b1!,d4,f1!,h1!/h9!,f9!,d8,b9! dice=RRYCM", ["d4-d5", "d4-c5", "d4-e5"]),
    step("slow", "round=10 pieces=b1!,d5,f1!,h1!/h9!,f9!,d8,b9! dice=RRRGB", ["d5-d6", "d5-c6", "d5-e6"]),
    step("capture", "round=13 pieces=c2,d3,f1!,h1!/h9!,f9!,e4,b9! dice=RCMMB", ["d3-e4"]),
    step("back", "round=16 pieces=c2,e4,f1!,-/h9!,f9!,-,b8 dice=RCBB", ["4@h1"], ["end"]),
    step("win", "round=22 pieces=c2,d8,f1!,-/h9!,f9!,-,b7 dice=RYGG", ["d8-c9", "d8-d9", "d8-e9"]),
  ];
}
