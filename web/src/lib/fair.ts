/** The shuffle's proof: what this browser adds to the shuffle, what it keeps of it, and the sums after the end.
 *
 * The same as `sunshower.fair`, less the rules: that every card follows from the seed, `sunshower verify` shows. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { News, Place, Proof } from "./messages";

const SCHEME = "sunshower-fair-2";
const BOT = "bot";

/** What is kept of a seat: its nonce, and what it was shown: the names of the facts, after how many moves, and sums. */
export interface OwnSeat {
  seat: number;
  nonce: string;
  signature: string;
  facts: string[];
  looks: number[];
  last: string;
  shown: string;
}

/** What a browser that holds seats keeps of a table. */
export interface Receipt {
  scheme: string;
  table: string;
  key: string;
  commitment: string;
  seats: OwnSeat[];
  pledges: string[];
  pledges_signature: string;
  moves: number;
  head: string;
  head_signature: string;
  check: string;
}

export interface FairRecord {
  game: string;
  rules: number;
  players: string[];
  options: Record<string, unknown>;
  seed: string;
  /** A position that somebody set, in place of a deal. */
  start?: string | null;
  fair: {
    scheme: string;
    table: string;
    commitment: string;
    secret: string;
    nonces: string[];
    pledges?: string[];
    history?: string[];
    key?: string;
    signature?: string;
  };
}

/** One thing that was looked at. */
export interface Finding {
  what: "promise" | "pledges" | "shuffle" | "signed" | "number" | "moves" | "heads";
  well: boolean;
}

/** What was looked at proves everything that it can, or some of the moves, or nothing to this browser, or a fraud. */
export type Verdict = "well" | "part" | "alone" | "gone" | "ill";

/** What findings come to, for a browser with what it kept, or without, though it once held a seat. */
export function verdict(found: Finding[], record: FairRecord, receipt: Receipt | undefined, held: boolean): Verdict {
  if (!found.every(({ well }) => well)) return "ill";
  if (!receipt) return held ? "gone" : "alone";
  return receipt.moves < (record.fair.history?.length ?? 0) ? "part" : "well";
}

const digest = (...lines: string[]): string => bytesToHex(sha256(utf8ToBytes(lines.join("\n"))));
const keyed = (secret: string, ...lines: string[]): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(lines.join("\n"))));

/** What is told of a nonce when somebody sits down. */
export function pledge(table: string, promise: string, nonce: string): string {
  return digest(SCHEME, "pledge", table, promise, nonce);
}

/** What is kept from sitting down on; a device that is passed around holds several seats. */
export function seated(table: string, place: Place, nonce: string, before: Receipt | undefined): Receipt {
  const { key, commitment, seat, signature } = place;
  const others = before?.seats.filter((other) => other.seat !== seat) ?? [];
  const blank = { pledges: [], pledges_signature: "", moves: 0, head: "", head_signature: "", check: "" };
  const own = { seat, nonce, signature, facts: [], looks: [], last: "", shown: "" };
  return { scheme: SCHEME, table, key, commitment, ...blank, seats: [...others, own] };
}

/** Whether a server that was given a pledge has answered with that, with its promise, and signed it. */
export async function isOwn(table: string, promise: string, place: Place, nonce: string): Promise<boolean> {
  const pledged = pledge(table, promise, nonce);
  return (
    place.pledge === pledged &&
    place.commitment === promise &&
    (await isSigned(place.key, place.signature, [SCHEME, "seat", table, promise, String(place.seat), pledged]))
  );
}

/** Whether a seat that was kept is ours since earlier, by our own number, or was given to a bot meanwhile. */
export function takenBefore(place: Place, receipt: Receipt | undefined): boolean {
  const own = receipt?.seats.find(({ seat }) => seat === place.seat);
  if (receipt && own && place.pledge === pledge(receipt.table, receipt.commitment, own.nonce)) return true;
  return place.pledge === BOT;
}

/** What is kept after news: the pledges that were told first, the last head, and what was shown.
 *
 * Nothing is kept as signed that is not: a head that claims many moves would keep out all after it. What is older than
 * the receipt, and not older than what was heard before, comes late: another tab has kept it. */
export async function witnessed(receipt: Receipt, news: Told, heard = Infinity): Promise<Receipt> {
  const { pledges, moves, head, signature } = news.proof;
  const { table, commitment, key } = receipt;
  const signs = (...lines: string[]) =>
    isSigned(key, signature, [SCHEME, lines[0]!, table, commitment, ...lines.slice(1)]);
  let after = receipt;
  if (pledges.length && !receipt.pledges.length && (await signs("pledges", ...pledges)))
    after = { ...after, pledges, pledges_signature: signature };
  const newer = head && (moves > receipt.moves || !receipt.head);
  if (newer && (await signs("head", String(moves), head))) after = { ...after, moves, head, head_signature: signature };
  if (moves < after.moves && moves >= heard) return after;
  const seats = after.seats.map((seat) => looked(after.moves, seat, news));
  return seats.some((seat, at) => seat !== after.seats[at]) ? { ...after, seats } : after;
}

/** What of the news is kept. */
export type Told = Pick<News, "proof" | "result"> & { sights: Pick<News["sights"][number], "seat" | "view">[] };

/** A seat with what it is shown now. Whatever comes without a head of its own is kept under the last one. */
function looked(moves: number, own: OwnSeat, news: Told): OwnSeat {
  const view = news.sights.find(({ seat }) => seat === own.seat)?.view;
  if (!view) return own;
  const { scores, ranks, ending } = news.result ?? {};
  const result = news.result ? { scores, ranks, ending } : null;
  const last = digest(SCHEME, "sight", canonical({ view, result }));
  if (last === own.last && moves === own.looks.at(-1)) return own;
  const facts = own.facts.length ? own.facts : Object.keys(view).toSorted();
  const shown = digest(SCHEME, "shown", own.shown, String(moves), last);
  return { ...own, facts, looks: [...own.looks, moves], last, shown };
}

/** The nonces to be told now: once every pledge is known, and never after other pledges than those. */
export function toReveal(receipt: Receipt, proof: Proof): { seat: number; nonce: string }[] {
  const same = receipt.pledges.length > 0 && receipt.pledges.join() === proof.pledges.join();
  return same ? receipt.seats.filter(({ seat }) => proof.unrevealed.includes(seat)) : [];
}

/** A receipt as a file. */
export function written(receipt: Receipt): string {
  const check = digest(canonical({ ...receipt, check: "" })).slice(0, 16);
  return JSON.stringify({ ...receipt, check }, null, 1);
}

/** Data as the one text of JSON that is signed. */
export function canonical(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join(",")}]`;
  if (typeof data !== "object" || data === null) return ascii(JSON.stringify(data));
  const parts = Object.entries(data).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${parts.map(([name, part]) => `${ascii(JSON.stringify(name))}:${canonical(part)}`).join(",")}}`;
}

function ascii(text: string): string {
  return text.replace(/[\u007f-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Hold a record against what this browser kept, or, without that, against itself and what was promised in sight. */
export async function check(record: FairRecord, promised: string, receipt?: Receipt): Promise<Finding[]> {
  const { fair } = record;
  const { scheme, table, secret, nonces, pledges = [], history = [], key = "" } = fair;
  const promise = receipt?.commitment ?? promised;
  const secretFits = digest(scheme, table, record.game, String(record.rules), secret) === fair.commitment;
  const sameScheme = !receipt || receipt.scheme === scheme; // an older one would have nothing to hold against a receipt
  const seeded = keyed(secret, scheme, table, ...nonces) === record.seed;
  const found: Finding[] = [
    { what: "promise", well: secretFits && fair.commitment === promise && sameScheme },
    { what: "shuffle", well: seeded && record.start == null },
  ];
  if (scheme !== SCHEME) return found; // in the first days nothing else was kept
  const kept = nonces.every(
    (nonce, seat) => !nonce || pledges[seat] === (nonce === BOT ? BOT : pledge(table, promise, nonce)),
  );
  const { signature = "", ...unsigned } = fair;
  const whole = digest(canonical({ ...record, fair: unsigned }));
  found.push(
    { what: "pledges", well: kept && pledges.length === nonces.length },
    { what: "signed", well: await isSigned(receipt?.key ?? key, signature, [SCHEME, "record", whole]) },
  );
  if (!receipt) return found;
  const own = await Promise.all(
    receipt.seats.map(async ({ seat, nonce, signature }) => {
      const pledged = pledge(table, promise, nonce);
      const signed = await isSigned(receipt.key, signature, [SCHEME, "seat", table, promise, String(seat), pledged]);
      return signed && nonces[seat] === nonce && pledges[seat] === pledged;
    }),
  );
  found.push({ what: "number", well: receipt.table === table && own.every(Boolean) });
  if (!receipt.head && history.length) found.push({ what: "heads", well: false });
  else found.push({ what: "moves", well: await sameMoves(record, receipt, history) });
  return found;
}

/** Whether the record has the pledges and moves that the server signed for this browser. */
async function sameMoves(record: FairRecord, receipt: Receipt, history: string[]): Promise<boolean> {
  const { table, commitment, secret, nonces, pledges = [] } = record.fair;
  const { options, players } = record;
  const pledged = [SCHEME, "pledges", table, commitment, ...receipt.pledges];
  if (receipt.pledges.length) {
    if (receipt.pledges.join() !== pledges.join()) return false;
    if (!(await isSigned(receipt.key, receipt.pledges_signature, pledged))) return false;
  }
  if (!receipt.head) return true;
  const began = { options, players, pledges, nonces, seats: players.length, start: null };
  let head = digest(SCHEME, "deal", table, commitment, canonical(began));
  for (const done of history.slice(0, receipt.moves)) head = keyed(secret, SCHEME, "head", head, done);
  const come = [SCHEME, "head", table, commitment, String(receipt.moves), receipt.head];
  return (
    receipt.moves <= history.length &&
    head === receipt.head &&
    (await isSigned(receipt.key, receipt.head_signature, come))
  );
}

/** Whether lines were signed with a key: the browser's own way where it has one, a library's where it has not. */
async function isSigned(key: string, signature: string, lines: string[]): Promise<boolean> {
  const text = utf8ToBytes(lines.join("\n")) as Uint8Array<ArrayBuffer>;
  try {
    const known = hexToBytes(key) as Uint8Array<ArrayBuffer>;
    const mark = hexToBytes(signature) as Uint8Array<ArrayBuffer>;
    try {
      const imported = await crypto.subtle.importKey("raw", known, "Ed25519", false, ["verify"]);
      return await crypto.subtle.verify("Ed25519", imported, mark, text);
    } catch {
      const { hashes, verify } = await import("@noble/ed25519"); // no https, or an older browser
      hashes.sha512 = sha512;
      return verify(mark, text, known);
    }
  } catch {
    return false;
  }
}
