/** What the table would look like after moves that nobody has played; the server works it out. */

import type { Glimpse } from "./messages";
import type { OfferIn, Picker } from "./picker.svelte";

/** A position some moves ahead of the table. */
export interface Position<V> {
  view: V;
  offers: OfferIn<V>[];
  /** The moves that lead there. */
  moves: string[];
}

/** Questions come in bursts, and the server takes only so many of them at a time. */
const BURST = 12;
const PER_SECOND = 6;
const MOST_REMEMBERED = 500;

export class Preview<V> {
  private known = new Map<string, Promise<Glimpse>>();
  private tokens = BURST;
  private filledAt = performance.now();

  constructor(private picker: Picker<V>) {}

  /** The table as it is. */
  get here(): Position<V> {
    const { view, offers } = this.picker;
    return { view, offers, moves: [] };
  }

  /** The position after one more move. Fails where nobody can foresee it, and when the table has changed meanwhile. */
  async after(from: Position<V>, move: string): Promise<Position<V>> {
    const key = JSON.stringify(from.view) + move;
    const moves = [...from.moves, move];
    let known = this.known.get(key);
    if (!known) {
      if (this.known.size >= MOST_REMEMBERED) this.known.clear();
      known = this.ask(moves);
      known.catch(() => this.known.delete(key));
      this.known.set(key, known);
    }
    const { view, offers } = await known;
    return { view: view as V, offers: offers as OfferIn<V>[], moves };
  }

  /** The position after several moves from the table. */
  async through(moves: string[]): Promise<Position<V>> {
    let position = this.here;
    for (const move of moves) position = await this.after(position, move);
    return position;
  }

  private async ask(moves: string[]): Promise<Glimpse> {
    const { view } = this.picker;
    await this.token();
    if (view === this.picker.view) {
      const glimpse = await this.picker.source.ahead(moves);
      if (view === this.picker.view) return glimpse;
    }
    throw new Error("the table has changed");
  }

  private async token(): Promise<void> {
    for (;;) {
      const now = performance.now();
      this.tokens = Math.min(BURST, this.tokens + ((now - this.filledAt) / 1000) * PER_SECOND);
      this.filledAt = now;
      if (this.tokens >= 1) break;
      await new Promise((wait) => setTimeout(wait, 1000 / PER_SECOND));
    }
    this.tokens -= 1;
  }
}
