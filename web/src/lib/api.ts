/** What the page asks the server by HTTP. */

import { t, toldTo } from "./words.svelte";
import type {
  Course,
  Kept,
  Moment,
  NewTable,
  News,
  Opening,
  OpenTable,
  Place,
  Refused,
  Rules,
  Said,
  Sitting,
  Welcome,
} from "./messages";

/** Something the server would not do. */
export class Refusal extends Error {
  readonly code: string;
  readonly rule: string;

  constructor(readonly refused: Refused) {
    super(refused.sentence);
    this.code = refused.code;
    this.rule = refused.rule;
  }

  /** Why, in a sentence for people. */
  get sentence(): string {
    return sentenceOf(this.refused);
  }
}

/** What an answer says, in the person's language where the catalogues have it. */
export function sentenceOf(
  answer: { sentence?: string; says?: Said | null },
  names: readonly string[] = [],
  you: number | null = null,
): string {
  return answer.says ? toldTo(answer.says, names, you) : (answer.sentence ?? "");
}

/** What to tell people of something that went wrong: what is no refusal is a server that cannot be reached. */
export function spoken(error: unknown): string {
  return error instanceof Refusal ? error.sentence : t("offline");
}

export async function ask<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers["authorization"] = `Bearer ${token}`;
  const response = await fetch(`/api${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.ok) return (await response.json()) as T;
  const refused = (await response.json().catch(() => null)) as Refused | null;
  if (refused) throw new Refusal(refused);
  throw new Error(response.statusText); // no answer of our server, but of something on the way to it
}

/** Random text for ids and nonces. */
export function random(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

let greeting: Promise<Welcome> | undefined;

/** The games, the bots and the phrases; asked for once. */
export function welcome(): Promise<Welcome> {
  greeting ??= ask<Welcome>("").catch((error: unknown) => {
    greeting = undefined;
    throw error;
  });
  return greeting;
}

export const openTables = (): Promise<OpenTable[]> => ask("/tables");
export const openTable = (table: NewTable): Promise<Opening> => ask("/tables", table);
export const sit = (code: string, sitting: Sitting): Promise<Place> => ask(`/tables/${code}/seats`, sitting);
export const look = (code: string, token?: string): Promise<News> => ask(`/tables/${code}`, undefined, token);
export const rematch = (code: string, token: string): Promise<Opening> => ask(`/tables/${code}/rematch`, {}, token);
export const keepRecord = (record: unknown): Promise<Kept> => ask("/records", record);
export const rules = (game: string, language: string): Promise<Rules> =>
  ask(`/games/${game}/rules?language=${language}`);

/** A finished game, by the code of its table or of its record: which of the two it is. */
export type Finished = `/tables/${string}` | `/records/${string}`;

export const moment = (finished: Finished, ply: number, eyes: string, token?: string): Promise<Moment> =>
  ask(`${finished}/moments/${ply}?eyes=${eyes}`, undefined, token);

export const course = (finished: Finished): Promise<Course> => ask(`${finished}/course`);
