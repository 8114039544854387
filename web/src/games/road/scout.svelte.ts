/** What lies ahead, as the rules themselves tell it: where a run can stop and for how much, what a prank would do. */

import type { Picker } from "../../lib/picker.svelte";
import type { Offer } from "../../lib/messages";
import { settings } from "../../lib/settings.svelte";
import type { Fairy, RoadView } from "./view";

interface Known {
  view: RoadView;
  offers: Offer[];
}

/** A step, and the position in which it is meant to be played. */
interface Leg {
  at: string;
  move: string;
}

/** A card on which a run can stop. */
export interface Stop {
  spot: string;
  legs: Leg[];
  /** How many steps it takes, pranks not counted. */
  steps: number;
  points: number;
  /** The spot before it, and the way round. */
  from: string;
  way: RoadView["way"];
}

/** Questions come in bursts, and the server takes only so many of them at a time. */
const BURST = 12;
const RATE = 6;
const PATIENCE = 230;

export class Scout {
  /** Where the run can stop, in the position or in the preview. */
  stops = $state.raw<Stop[]>([]);
  /** What the table would look like after the move that is being considered. */
  preview = $state.raw<RoadView>();
  /** Which fairy each card in hand would bring. */
  brings = $state.raw<Record<number, Fairy>>({});
  /** The rest of a run that has been chosen. */
  private legs = $state.raw<Leg[]>([]);

  private known = new Map<string, Promise<Known>>();
  private asked = 0;
  private left = "";
  private level = BURST;
  private filled = performance.now();

  constructor(private picker: Picker<RoadView>) {}

  get running(): boolean {
    return this.legs.length > 0;
  }

  // Call these from effects: they follow the position.

  /** Look at what a move would do, or at the runs that are open now. */
  async look(move: string | undefined): Promise<void> {
    const { view, offers, acting, picked } = this.picker;
    const asked = ++this.asked;
    if (!acting || this.running) {
      this.preview = undefined;
      this.stops = [];
      return;
    }
    const here: Known = { view, offers };
    let [preview, stops]: [RoadView | undefined, Stop[]] = [undefined, []];
    try {
      const from = move ? await this.after(here, [], move) : here;
      if (move) preview = from.view;
      if (asked === this.asked && move) this.preview = preview;
      if (move || !picked.length) stops = await this.runs(from, move ? [{ at: "", move }] : [], view);
    } catch {
      // What cannot be foreseen is not shown.
    }
    if (asked !== this.asked) return;
    this.preview = preview;
    this.stops = stops;
  }

  /** Which fairy each card would bring, once the other card lies. */
  async divine(): Promise<void> {
    const { view, offers, acting } = this.picker;
    if (view.phase !== "place" || !view.played.some(Boolean)) {
      this.brings = {};
      return;
    }
    if (!acting) return;
    const found: Record<number, Fairy> = {};
    for (const { move } of offers) {
      const number = Number(move[0]);
      if (found[number]) continue;
      try {
        const { view: then } = await this.after({ view, offers }, [], move);
        if (then.phase === "sunny") found[number] = then.turn === view.turn ? "sunny" : "rain";
      } catch {
        return;
      }
    }
    if (this.picker.view === view) this.brings = found;
  }

  /** Run to a stop, step by step: each step is played when the one before it has been confirmed. */
  run(stop: Stop): void {
    this.left = "";
    this.legs = stop.legs;
  }

  halt(): void {
    this.legs = [];
  }

  /** Play the next step of a chosen run as soon as the table is ready for it. */
  go(): void {
    const [leg, ...rest] = this.legs;
    const here = JSON.stringify(this.picker.view);
    if (!leg || !this.picker.acting || this.picker.doubted) return;
    if (here !== leg.at) {
      if (here !== this.left) this.legs = [];
      return;
    }
    const pause = this.left && settings.moving ? PATIENCE : 0;
    this.left = here;
    setTimeout(() => {
      if (this.legs[0] !== leg || !this.picker.acting) return;
      this.legs = rest;
      void this.picker.commit(leg.move);
    }, pause);
  }

  // Asking

  /** All stops of the runs that begin in a position. */
  private async runs(from: Known, legs: Leg[], first: RoadView): Promise<Stop[]> {
    const { view } = from;
    const seat = view.turn;
    if ((view.phase !== "sunny" && view.phase !== "rain") || seat === null || seat !== this.picker.seat) return [];
    const at = JSON.stringify(view);
    const steps = from.offers.filter(({ move }) => move.startsWith(">"));
    const found = await Promise.all(
      steps.map(async ({ move }) => {
        const there = await this.after(
          from,
          legs.map((leg) => leg.move),
          move,
        );
        const path = [...legs, { at, move }];
        const on = there.view.phase === view.phase && there.view.turn === seat;
        const stop: Stop = {
          spot: move.slice(1),
          legs: path,
          steps: path.filter((leg) => leg.move.startsWith(">")).length,
          points: on ? there.view.points : there.view.scores[seat]! - first.scores[seat]!,
          from: view[view.phase as Fairy]!,
          way: on ? there.view.way : view.way,
        };
        return on ? [stop, ...(await this.runs(there, path, first))] : [stop];
      }),
    );
    return found.flat();
  }

  /** The position after one more move; what has been asked once is remembered. */
  private after(from: Known, before: string[], move: string): Promise<Known> {
    const key = JSON.stringify(from.view) + move;
    let known = this.known.get(key);
    if (!known) {
      if (this.known.size > 500) this.known.clear();
      known = this.ask([...before, move]);
      known.catch(() => this.known.delete(key));
      this.known.set(key, known);
    }
    return known;
  }

  private async ask(moves: string[]): Promise<Known> {
    const { view } = this.picker;
    for (;;) {
      const now = performance.now();
      this.level = Math.min(BURST, this.level + ((now - this.filled) / 1000) * RATE);
      this.filled = now;
      if (this.level >= 1) break;
      await new Promise((wait) => setTimeout(wait, 1000 / RATE));
    }
    if (view !== this.picker.view) throw new Error("too late");
    this.level -= 1;
    const glimpse = await this.picker.source.ahead(moves);
    return { view: glimpse.view as unknown as RoadView, offers: glimpse.offers };
  }
}
