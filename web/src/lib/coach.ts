/** The coach: a word about each kind of decision, the first time it comes up in the first game of each sort. */

/** At which table somebody played each game first, and what has been said there. */
export type Coaching = Record<string, { code: string; said: string[] }>;

/** After so many words somebody knows how it goes. */
const ENOUGH = 6;

/** Which of some kinds of decision there is a word about now; none for somebody who wants no coach. */
export function due(coaching: Coaching | null, game: string, code: string, kinds: string[]): string | undefined {
  if (!coaching) return undefined;
  const { code: first, said } = coaching[game] ?? { code, said: [] };
  return first === code && said.length < ENOUGH ? kinds.find((kind) => !said.includes(kind)) : undefined;
}

/** What is known once a word has been said. */
export function coached(coaching: Coaching, game: string, code: string, kind: string): Coaching {
  return { ...coaching, [game]: { code, said: [...(coaching[game]?.said ?? []), kind] } };
}
