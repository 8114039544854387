/** The seats that this browser holds: the token of each, by the code of the table. */

import { openTable, random, sit } from "./server";
import { t } from "./words.svelte";
import type { NewTable, Place } from "./messages";

const KEPT = "sunshower.seats";

export interface Holding {
  code: string;
  game: string;
  places: Place[];
  since: number;
  over?: boolean;
  /** What was promised of the shuffle when this browser first came to the table. */
  promise?: string;
}

export function holdings(): Holding[] {
  try {
    return (JSON.parse(localStorage.getItem(KEPT) ?? "[]") as Holding[]).toSorted((a, b) => b.since - a.since);
  } catch {
    return [];
  }
}

export function holding(code: string): Holding | undefined {
  return holdings().find((held) => held.code === code);
}

function keep(changed: Holding): void {
  const others = holdings().filter((held) => held.code !== changed.code);
  try {
    localStorage.setItem(KEPT, JSON.stringify([changed, ...others].slice(0, 60)));
  } catch {
    // Without storage a seat lasts as long as the page is open.
  }
}

export function forget(code: string): void {
  localStorage.setItem(KEPT, JSON.stringify(holdings().filter((held) => held.code !== code)));
}

export function ended(code: string): void {
  const held = holding(code);
  if (held && !held.over) keep({ ...held, over: true });
}

/** Sit down, and keep the token. At a rematch the old token opens the seat that is kept. */
export async function takeSeat(code: string, game: string, name: string, promise: string, token?: string): Promise<Place> {
  const place = await sit(code, {
    id: random(),
    name: name.trim().slice(0, 40) || t("guest"),
    nonce: random(),
    ...(token ? { token } : {}),
  });
  const held = holding(code) ?? { code, game, places: [], since: Date.now(), promise };
  keep({ ...held, places: [...held.places.filter((other) => other.seat !== place.seat), place] });
  return place;
}

/** Set up a table and sit down at it, on one seat or, to pass a device around, on several. */
export async function newTable(table: NewTable, names: string[]): Promise<string> {
  const { code, commitment } = await openTable(table);
  for (const name of names) await takeSeat(code, table.game, name, commitment);
  return code;
}
