/** The first game of Rainbow Pirates: one story in ten positions. */

import { translator } from "../../lib/words.svelte";
import type { Step } from "../ui";

const STEPS: Omit<Step, "say">[] = [
  { position: "turn=0 islands=-/666 hands=3457t/125ck pair=2w", wants: ["lay:345"] },
  { position: "turn=0 islands=345/666 hands=67tr/125ck pair=2w", wants: ["6>345"] },
  { position: "turn=0 laid=yes islands=34567/666 hands=tr/125ck pair=2w", wants: ["lay:r"] },
  {
    position: "turn=0 laid=yes islands=34567,r/666 hands=t/125ck pair=2w",
    wants: ["draw:pair", "draw:pile"],
    then: ["draw:pile"],
  },
  { position: "turn=0 laid=yes islands=234567,r/666 hands=5tw/125ck pair=15", wants: ["w1>234567"] },
  {
    position: "turn=0 islands=w1234567,3456,r/666 hands=33tc/125ck pair=15",
    wants: ["3<3456"],
    then: ["lay:333"],
  },
  { position: "turn=0 islands=w1234567,456,r/666,7777 hands=1tc/125ck pair=15", wants: ["thief@1"], then: ["pass"] },
  {
    position: "phase=act turn=0 black=thief target=1 islands=w1234567,456,r/666,7777 hands=1c/125ck pair=15 discards=t",
    wants: ["6<666"],
  },
  {
    position:
      "phase=block turn=0 player=1 black=cannon target=0 islands=w1234567,456,r/777 hands=125/125k pair=15 discards=c",
    wants: ["block"],
    then: ["draw:pile"],
  },
  { position: "turn=0 islands=w1234567,123456,r/777,333 hands=7/125ck pair=15", wants: ["7>123456"] },
];

const say = translator("pirates-lesson");
type Place = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
/** The step at which there is only one thing to do, so that nothing is said to whoever plays something else. */
const FREE: Place = 3;
type Wanted = Exclude<Place, 3>;

export function lesson(): Step[] {
  return STEPS.map((step, index) => {
    const place = (index + 1) as Place;
    const nudge = place === FREE ? {} : { nudge: say(`${place as Wanted}-nudge`) };
    return { ...step, say: say(`${place}`), well: say(`${place}-well`), ...nudge };
  });
}
