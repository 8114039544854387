/** The seats that this browser holds: the token of each, by the code of the table. */

import { Refusal, openTable, random, sit } from "./api";
import { t } from "./words.svelte";
import type { NewTable, Place } from "./messages";

const KEPT = "sunshower.seats";
/** The longest name a table takes. */
const LONGEST = 40;

export interface Holding {
  code: string;
  game: string;
  places: Place[];
  since: number;
  over?: boolean;
  /** What was promised of the shuffle when this browser first came to the table. */
  promise?: string;
}

/** Where a browser keeps nothing, a seat lasts as long as the page is open. */
let remembered: Holding[] = [];

export function holdings(): Holding[] {
  try {
    const kept = localStorage.getItem(KEPT);
    if (kept) remembered = JSON.parse(kept) as Holding[];
  } catch {
    // What is remembered has to do.
  }
  return remembered.toSorted((a, b) => b.since - a.since);
}

function store(all: Holding[]): void {
  remembered = all;
  try {
    localStorage.setItem(KEPT, JSON.stringify(all));
  } catch {
    // As above.
  }
}

export function holding(code: string): Holding | undefined {
  return holdings().find((held) => held.code === code);
}

function keep(changed: Holding): void {
  store([changed, ...holdings().filter((held) => held.code !== changed.code)].slice(0, 60));
}

export function forget(code: string): void {
  store(holdings().filter((held) => held.code !== code));
}

export function ended(code: string): void {
  const held = holding(code);
  if (held && !held.over) keep({ ...held, over: true });
}

/** Sit down, and keep the token. At a rematch the old token opens the seat that is kept. */
export async function takeSeat(
  code: string,
  game: string,
  name: string,
  promise: string,
  token?: string,
): Promise<Place> {
  const place = await seated(code, name.trim().slice(0, LONGEST), token);
  const held = holding(code) ?? { code, game, places: [], since: Date.now(), promise };
  keep({ ...held, places: [...held.places.filter((other) => other.seat !== place.seat), place] });
  return place;
}

/** Sit down under a name; where somebody has it already, with a number. */
async function seated(code: string, name: string, token: string | undefined): Promise<Place> {
  for (let number = 1; ; number++) {
    const wish = name || t("guest");
    const called = number > 1 ? `${wish.slice(0, LONGEST - 2)} ${number}` : wish;
    try {
      return await sit(code, { id: random(), name: called, nonce: random(), ...(token ? { token } : {}) });
    } catch (error) {
      if (number > 9 || !(error instanceof Refusal) || error.code !== "same-name") throw error;
    }
  }
}

/** Set up a table and sit down at it, on one seat or, to pass a device around, on several. */
export async function newTable(table: NewTable, names: string[]): Promise<string> {
  const { code, commitment } = await openTable(table);
  for (const name of names) await takeSeat(code, table.game, name, commitment);
  return code;
}
