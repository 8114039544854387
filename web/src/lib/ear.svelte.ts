/** What is said to somebody who listens: everything once, in order, and nothing over something else. */

export interface Spoken {
  id: number;
  text: string;
}

/** How much of what was said stays for a screen reader to go back to. */
const KEPT = 30;

export class Ear {
  /** What can wait until the listener is ready. */
  calm = $state.raw<Spoken[]>([]);
  /** What answers something the listener did, or must not be missed. */
  urgent = $state.raw<Spoken[]>([]);
  private count = 0;

  say(text: string, urgent = false): void {
    if (!text) return;
    const spoken = { id: (this.count += 1), text };
    if (urgent) this.urgent = [...this.urgent, spoken].slice(-KEPT);
    else this.calm = [...this.calm, spoken].slice(-KEPT);
  }

  /** What one seat was told is not for the next. */
  forget(): void {
    this.calm = [];
    this.urgent = [];
  }

  /** How many things have been said so far. */
  get said(): number {
    return this.count;
  }
}
