import { describe, expect, it } from "vitest";
import {
  canonical,
  check,
  isOwn,
  pledge,
  seated,
  takenBefore,
  toReveal,
  verdict,
  witnessed,
  written,
  type FairRecord,
  type Receipt,
  type Told,
} from "./fair";
import vector from "./fair.vector.json";
import type { Place } from "./messages";

const record = vector.record as unknown as FairRecord;
const receipt = vector.receipt;
const first = vector.first as unknown as FairRecord;
const told = vector.told as unknown as { before: Receipt; news: Told[]; after: Receipt };
const [pledged, dealt, , , last] = told.news as [Told, Told, Told, Told, Told];

/** What does not fit. */
async function ill(changed: FairRecord, kept: Receipt | undefined = receipt): Promise<string[]> {
  return (await check(changed, record.fair.commitment, kept)).flatMap(({ what, well }) => (well ? [] : what));
}

function fair(change: Partial<FairRecord["fair"]>): FairRecord {
  return { ...record, fair: { ...record.fair, ...change } };
}

describe("the proof of a shuffle", () => {
  it("finds a fair game fair, by the same sums as the server's", async () => {
    expect(await ill(record)).toEqual([]);
    expect(await check(record, record.fair.commitment)).toHaveLength(4);
    expect(await check(first, first.fair.commitment)).toEqual([
      { what: "promise", well: true },
      { what: "shuffle", well: true },
    ]);
    expect(JSON.parse(written({ ...receipt, check: "" }))).toEqual(receipt);
  });

  it("says what does not fit", async () => {
    expect(await ill(fair({ secret: "another" }))).toContain("promise");
    expect(await ill(fair({ nonces: ["another", record.fair.nonces[1]!] }))).toEqual(
      expect.arrayContaining(["shuffle", "pledges", "signed", "number", "moves"]),
    );
    expect(await ill({ ...record, players: ["Eve", "Bob"] })).toEqual(["signed", "moves"]);
    expect(await ill(record, { ...receipt, moves: receipt.moves - 1 })).toEqual(["moves"]);
    expect(await ill(record, { ...receipt, pledges: receipt.pledges.toReversed() })).toEqual(["moves"]);
    expect(await ill(record, { ...receipt, key: "0".repeat(64) })).toEqual(["signed", "number", "moves"]);
    expect(await ill(record, { ...receipt, key: "no key" })).toEqual(["signed", "number", "moves"]);
    expect(await ill(record, { ...receipt, commitment: "another" })).toContain("promise");
  });

  it("finds no older scheme where a newer one was promised", async () => {
    const { table, secret } = record.fair;
    const old = { ...first.fair, table, secret, commitment: record.fair.commitment };
    expect(await ill({ ...record, fair: old })).toContain("promise");
    const promised = await check(first, first.fair.commitment, { ...receipt, commitment: first.fair.commitment });
    expect(promised).toContainEqual({ what: "promise", well: false });
  });

  it("finds no position that somebody set", async () => {
    expect(await ill({ ...record, start: "round=1" })).toEqual(["shuffle", "signed"]);
    const found = await check({ ...first, start: "round=1" }, first.fair.commitment);
    expect(found).toContainEqual({ what: "shuffle", well: false });
  });

  it("proves no moves for which nothing was signed", async () => {
    const none = { ...receipt, moves: 0, head: "", head_signature: "" };
    expect(await ill(record, none)).toEqual(["heads"]);
    expect(await ill({ ...record, fair: { ...record.fair, history: [] } }, none)).not.toContain("heads");
  });

  it("says what it comes to", async () => {
    const found = await check(record, record.fair.commitment, receipt);
    expect(verdict(found, record, receipt, true)).toBe("well");
    expect(verdict(found, record, { ...receipt, moves: 3 }, true)).toBe("part");
    expect(verdict(found, record, undefined, true)).toBe("gone");
    expect(verdict(found, record, undefined, false)).toBe("alone");
    expect(verdict([...found, { what: "heads", well: false }], record, receipt, true)).toBe("ill");
  });

  it("keeps the same as the server's own client", async () => {
    let kept = told.before;
    for (const news of told.news) kept = await witnessed(kept, news);
    expect(kept).toEqual(told.after);
    expect(kept.seats[0]!.looks).toHaveLength(3);
  });

  it("keeps nothing that is not signed", async () => {
    const signature = "0".repeat(128);
    const bad = (news: Told, more: Partial<Told["proof"]>) => ({
      ...news,
      proof: { ...news.proof, signature, ...more },
    });
    expect(await witnessed(told.before, bad(pledged, {}))).toEqual(told.before);
    const huge = await witnessed(told.before, bad(dealt, { moves: 10 ** 9, head: "f".repeat(64) }));
    expect(huge).toMatchObject({ moves: 0, head: "" });
    expect(await witnessed(huge, last)).toMatchObject({ moves: last.proof.moves, head: last.proof.head });
  });

  it("keeps what is shown without a head, but not what another tab has kept", async () => {
    const after = await witnessed(told.before, last);
    expect(await witnessed(after, dealt, 0)).toEqual(after);
    const rewound = await witnessed(after, dealt, last.proof.moves);
    expect(rewound.seats[0]!.looks).toEqual([last.proof.moves, last.proof.moves]);
  });

  it("tells a number once, after all have pledged, and never to others", async () => {
    const { nonce } = told.before.seats[0]!;
    expect(toReveal(told.before, pledged.proof)).toEqual([]);
    const kept = await witnessed(told.before, pledged);
    expect(toReveal(kept, pledged.proof)).toMatchObject([{ seat: 0, nonce }]);
    const other = { ...pledged.proof, pledges: ["x", "b"] };
    expect(toReveal(await witnessed(kept, { ...pledged, proof: other }), other)).toEqual([]);
  });

  it("takes no other number for its own", async () => {
    const { table, commitment, key, seats } = told.before;
    const { seat, nonce, signature } = seats[0]!;
    const place: Place = { key, commitment, seat, signature, token: "", pledge: pledge(table, commitment, nonce) };
    expect(await isOwn(table, commitment, place, nonce)).toBe(true);
    for (const part of ["pledge", "commitment", "signature"] as const)
      expect(await isOwn(table, commitment, { ...place, [part]: "0".repeat(128) }, nonce)).toBe(false);
    const mine = seated(table, place, nonce, undefined);
    expect(takenBefore(place, mine)).toBe(true);
    expect(takenBefore(place, undefined)).toBe(false);
    expect(takenBefore({ ...place, pledge: "0".repeat(64) }, mine)).toBe(false);
    expect(takenBefore({ ...place, pledge: "bot" }, undefined)).toBe(true);
  });

  it("writes what is signed as the server does", () => {
    expect(canonical({ b: ["é😀\n", 1, true, null], a: {} })).toBe(
      '{"a":{},"b":["\\u00e9\\ud83d\\ude00\\n",1,true,null]}',
    );
  });
});
