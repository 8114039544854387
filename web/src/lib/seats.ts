/** The seats that this browser holds: the token of each, by the code of the table, and what proves the shuffle. */

import { Refusal, openTable, random, sit } from "./api";
import { t } from "./words.svelte";
import { isOwn, pledge, seated, takenBefore, toReveal, witnessed, type Receipt, type Told } from "./fair";
import type { NewTable, Place } from "./messages";

const KEPT = "sunshower.seats";
const RECEIPT = "sunshower.receipt.";
const MOST = 60;
/** The longest name a table takes. */
const LONGEST = 40;

export interface Holding {
  code: string;
  game: string;
  places: Pick<Place, "seat" | "token">[];
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
  const all = [changed, ...holdings().filter((held) => held.code !== changed.code)];
  for (const { code } of all.slice(MOST)) drop(code);
  store(all.slice(0, MOST));
}

export function forget(code: string): void {
  store(holdings().filter((held) => held.code !== code));
  drop(code);
}

/** What is kept of each table's shuffle. */
const receipts = new Map<string, Receipt>();

/** What this browser kept of a table's shuffle, if it holds a seat there. */
export function receiptOf(code: string): Receipt | undefined {
  try {
    const kept = localStorage.getItem(RECEIPT + code);
    if (kept) receipts.set(code, JSON.parse(kept) as Receipt);
  } catch {
    // What is remembered has to do.
  }
  return receipts.get(code);
}

function keepReceipt(receipt: Receipt): void {
  receipts.set(receipt.table, receipt);
  try {
    localStorage.setItem(RECEIPT + receipt.table, JSON.stringify(receipt));
  } catch {
    // As above.
  }
}

function drop(code: string): void {
  receipts.delete(code);
  try {
    localStorage.removeItem(RECEIPT + code);
  } catch {
    // As above.
  }
}

/** How many moves this tab has heard of at each table. */
const heard = new Map<string, number>();

/** Keep what the server has signed and shown; returns the numbers that are to be told to it now. */
export async function witness(code: string, news: Told): Promise<{ seat: number; nonce: string }[]> {
  const before = receiptOf(code);
  if (!before) return [];
  const after = await witnessed(before, news, heard.get(code) ?? 0);
  heard.set(code, Math.max(heard.get(code) ?? 0, news.proof.moves));
  if (after !== before) keepReceipt(after);
  return toReveal(after, news.proof);
}

export function ended(code: string): void {
  const held = holding(code);
  if (held && !held.over) keep({ ...held, over: true });
}

/** Sit down, and keep the token and the number. At a rematch the old token opens the seat that is kept. */
export async function takeSeat(
  code: string,
  game: string,
  name: string,
  promise: string,
  token?: string,
): Promise<Pick<Place, "seat" | "token">> {
  const place = await placed(code, name.trim().slice(0, LONGEST), promise, token);
  const held = holding(code) ?? { code, game, places: [], since: Date.now(), promise };
  keep({ ...held, places: [...held.places.filter((other) => other.seat !== place.seat), place] });
  return place;
}

/** Sit down under a name; where somebody has it already, with a number. */
async function placed(
  code: string,
  name: string,
  promise: string,
  token?: string,
): Promise<Pick<Place, "seat" | "token">> {
  for (let number = 1; ; number++) {
    const wish = name || t("guest");
    const called = number > 1 ? `${wish.slice(0, LONGEST - 2)} ${number}` : wish;
    const nonce = random();
    const pledged = pledge(code, promise, nonce);
    try {
      const place = await sit(code, { id: random(), name: called, pledge: pledged, token: token ?? random(32) });
      const before = receiptOf(code);
      if (await isOwn(code, promise, place, nonce)) keepReceipt(seated(code, place, nonce, before));
      else if (token === undefined || !takenBefore(place, before)) throw otherNumber();
      return { seat: place.seat, token: place.token };
    } catch (error) {
      if (number > 9 || !(error instanceof Refusal) || error.code !== "same-name") throw error;
    }
  }
}

/** Why nobody sits down where their number is not taken as it is: they could prove nothing afterwards. */
function otherNumber(): Refusal {
  const says = { is: "message", key: "table-no-other-number", args: {} } as const;
  return new Refusal({ is: "refused", id: null, code: "other-number", rule: "", detail: "", sentence: "", says });
}

/** Set up a table and sit down at it, on one seat or, to pass a device around, on several. */
export async function newTable(table: NewTable, names: string[]): Promise<string> {
  const { code, commitment } = await openTable(table);
  for (const name of names) await takeSeat(code, table.game, name, commitment);
  return code;
}
