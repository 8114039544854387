/** The sum that shows in this browser that the shuffle was fixed before the deal; `sunshower verify` does it all. */

export interface Fair {
  scheme: string;
  table: string;
  commitment: string;
  secret: string;
  nonces: string[];
}

/** Whether a secret fits what was promised before the deal; undefined where the browser cannot tell. */
export async function keepsPromise(
  game: string,
  rules: number,
  fair: Fair,
  promised: string,
): Promise<boolean | undefined> {
  if (!globalThis.crypto.subtle) return undefined;
  const text = [fair.scheme, fair.table, game, String(rules), fair.secret].join("\n");
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === promised;
}
