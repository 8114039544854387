/** A first game of Rainbow: a few moments of one duel, and at last a rainbow. */

import { translator } from "../../lib/words.svelte";
import type { Step } from "../ui";

const say = translator("rainbow-lesson");

export function lesson(): Step[] {
  const step = (name: "sides" | "stop" | "new" | "clash" | "blind" | "flip" | "place" | "again" | "rainbow") => ({
    say: say(name),
    nudge: say(`${name}-nudge`),
    well: say(`${name}-well`),
  });
  return [
    { ...step("sides"), position: "round=1 turn=0 hands=RCOPLG/RYGBYO next=BO/GP", wants: ["R1"] },
    {
      ...step("stop"),
      position: "round=1 turn=0 placed=1 row=R under=C seen=1 hands=--OPLG/RYGBYO next=BO/GP",
      wants: ["stop"],
      then: ["Y1", "stop"],
    },
    {
      ...step("new"),
      position: "round=1 turn=0 row=RYG under=CRP seen=101 hands=RPYCBG/ROGBYL next=OB/GP",
      wants: ["B3"],
    },
    {
      ...step("clash"),
      position: "round=1 turn=0 placed=1 row=RYGB under=CRPG seen=1011 hands=RPYC--/ROGBYL next=OB/GP",
      wants: ["stop"],
      then: ["?1", "B2", "stop"],
    },
    {
      ...step("blind"),
      position: "round=3 turn=0 row=RYO under=GCB seen=101 hands=RGYBSC/GPCLPO next=PL/GB scores=5/0",
      wants: ["?1", "?2", "?3"],
    },
    {
      ...step("flip"),
      position: "round=9 turn=0 row=RYGO under=BPCL seen=0101 hands=GRPYSB/YBRCOC next=CP/CP scores=22/24",
      wants: ["flip:3"],
    },
    {
      ...step("place"),
      position: "round=9 turn=0 flipped=yes row=RYCO under=BPGL seen=01b1 hands=GRPYSB/YBRCOC next=CP/CP scores=22/24",
      wants: ["G1"],
    },
    {
      ...step("again"),
      position: "round=9 turn=0 placed=1 row=RYCOG under=BPGLR seen=01b11 hands=--PYSB/YBRCOC next=CP/CP scores=22/24",
      wants: ["flip:1"],
    },
    {
      ...step("rainbow"),
      position:
        "round=9 turn=0 placed=1 flipped=yes row=BYCOG under=RPGLR seen=b1b11 hands=--PYSB/YBRCOC next=CP/CP " +
        "scores=22/24",
      wants: ["P2"],
    },
  ];
}
