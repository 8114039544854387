/** What is read out of all that has happened: of little everything, of much what matters to whoever listens. */

import { chapters, dealt, isLuckOf, newsworthy, opensRound } from "./log";
import type { Line, Said } from "./messages";
import { inRuns, toldOf } from "./words.svelte";

/** How many sentences of a round are read out at once; of more, the last ones of the others are. */
const SPOKEN = 6;
const LAST = 3;
/** How many lines of the log are read again at least. */
const AGAIN = 5;

export interface Digest {
  sentences: string[];
  /** How many steps have been left out. */
  left: number;
}

/** A sentence, whether it is told however much has happened, and whether it is of a deal that can be left out. */
interface Step {
  text: string;
  stays: boolean;
  deal: boolean;
}

/**
 * News to be read out to a seat: what is done several times is told as one, and of much in a round one's own moves with
 * what they have brought, what has come of it all, and what the others have done last. What somebody has done is told
 * with what has come of it or not at all, for one sentence leans on the other.
 */
export function digest(
  lines: readonly Line[],
  seat: number | null,
  outcomes: ReadonlySet<string>,
  names: readonly string[],
): Digest {
  const isOwn = (line: Line): boolean =>
    seat !== null && ((line.ply != null && line.seat === seat) || isLuckOf(line, seat));
  const decides = ({ says }: Line): boolean => says.some(({ key }) => outcomes.has(key));
  const weighty = new Set(lines.filter((line) => isOwn(line) || decides(line)).flatMap(({ says }) => says));
  const deal = new Set(dealt(lines, decides));
  const deeds = new Set(lines.filter((line) => line.seat != null || line.ply == null).map(({ says }) => says[0]));
  let left = 0;
  const sentences = newsworthy(lines).flatMap((round) => {
    const told: Step[][] = [];
    for (const run of inRuns(round)) {
      const [first] = run as [Said];
      if (!told.length || deeds.has(first)) told.push([]);
      const stays = run.some((each) => weighty.has(each) || opensRound(each));
      const text = toldOf(run, names, seat);
      if (text) told.at(-1)!.push({ text, stays, deal: deal.has(first) && !stays });
    }
    const rest = shortened(told);
    const n = told.flat().length - rest.length;
    left += n < 2 ? 0 : n;
    return (n < 2 ? told.flat() : rest).map(({ text }) => text);
  });
  return { sentences, left };
}

/** The last lines of the log: whole turns, and a deal from its start, for what is cut through is summed up wrongly. */
export function latest(lines: readonly Line[]): Line[] {
  let count = 0;
  for (const chapter of chapters(lines).reverse()) if (count < AGAIN) count += chapter.lines.length;
  return lines.slice(lines.length - count);
}

/** The steps of a round that are told: of many, none of a deal, and of the others' deeds the weighty and the last. */
function shortened(told: Step[][]): Step[] {
  if (told.flat().length <= SPOKEN) return told.flat();
  const undealt = told.map((deed) => deed.filter((step) => !step.deal));
  let over = undealt.flat().length > SPOKEN ? undealt.flat().filter(({ stays }) => !stays).length - LAST : 0;
  const rest = undealt.filter((deed) => {
    if (over <= 0 || deed.some(({ stays }) => stays)) return true;
    over -= deed.length;
    return over < 0;
  });
  return rest.flat();
}
