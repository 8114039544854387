/** What lies ahead, as the rules themselves tell it: where a run can stop and for how much, what a prank would do. */

import type { Picker } from "../../lib/picker.svelte";
import { Preview, type Position } from "../../lib/preview";
import { settings } from "../../lib/settings.svelte";
import type { Fairy, RoadView } from "./view";

/** A step, and the position in which it is meant to be played. */
interface Leg {
  at: string;
  move: string;
  /** Whether it is a step of the fairy, not a prank. */
  step: boolean;
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

/** Milliseconds between the steps of a run, beside those that a step takes. */
const PACE = 40;

export class RoadPreview {
  /** Where the run can stop, in the position or in the preview. */
  stops = $state.raw<Stop[]>([]);
  /** The run to each card: where both ways lead there, the one that earns more, but a single step before all. */
  readonly best = $derived.by(() => {
    const best = new Map<string, Stop>();
    for (const stop of this.stops) {
      const other = best.get(stop.spot);
      if (stop.legs.length === 1 || !other || (other.legs.length > 1 && stop.points > other.points))
        best.set(stop.spot, stop);
    }
    return best;
  });
  /** What the table would look like after the move that is being considered. */
  view = $state.raw<RoadView>();
  /** Which fairy each card in hand would bring. */
  brings = $state.raw<Record<number, Fairy>>({});
  /** The rest of a run that has been chosen. */
  private legs = $state.raw<Leg[]>([]);

  private ahead: Preview<RoadView>;
  private asked = 0;
  private left = "";

  constructor(private picker: Picker<RoadView>) {
    this.ahead = new Preview(picker);
  }

  get running(): boolean {
    return this.legs.length > 0;
  }

  // Call these from effects: they follow the position.

  /** Look at what a move would do, or at the runs that are open now. */
  async look(move: string | undefined): Promise<void> {
    const { acting, picked } = this.picker;
    const { here } = this.ahead;
    const asked = ++this.asked;
    let view: RoadView | undefined;
    let stops: Stop[] = [];
    if (acting && !this.running)
      try {
        const from = move ? await this.ahead.after(here, move) : here;
        if (move) view = from.view;
        if (asked === this.asked && move) this.view = view;
        if (move || !picked.length)
          stops = await this.runs(from, move ? [{ at: "", move, step: false }] : [], here.view);
      } catch {
        // What cannot be foreseen is not shown.
      }
    if (asked !== this.asked) return;
    this.view = view;
    this.stops = stops;
  }

  /** Which fairy each card would bring, once the other card lies. */
  async foretell(): Promise<void> {
    const { acting } = this.picker;
    const { here } = this.ahead;
    const { view, offers } = here;
    if (view.phase !== "place" || !view.played.some(Boolean)) {
      this.brings = {};
      return;
    }
    if (!acting) return;
    const found: Record<number, Fairy> = {};
    for (const { move, parts } of offers) {
      const number = parts.card;
      if (!number || found[number]) continue;
      try {
        const { view: then } = await this.ahead.after(here, move);
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
    const pause = this.left && settings.moving ? PACE : 0;
    this.left = here;
    setTimeout(() => {
      if (this.legs[0] !== leg || !this.picker.acting) return;
      this.legs = rest;
      void this.picker.commit(leg.move);
    }, pause);
  }

  // Asking

  /** All stops of the runs that begin in a position. */
  private async runs(from: Position<RoadView>, legs: Leg[], first: RoadView): Promise<Stop[]> {
    const { view } = from;
    const seat = view.turn;
    if ((view.phase !== "sunny" && view.phase !== "rain") || seat === null || seat !== this.picker.seat) return [];
    const at = JSON.stringify(view);
    const steps = from.offers.filter(({ parts }) => parts.kind === "step");
    const found = await Promise.all(
      steps.map(async ({ move, parts }) => {
        const there = await this.ahead.after(from, move);
        const path = [...legs, { at, move, step: true }];
        const on = there.view.phase === view.phase && there.view.turn === seat;
        const stop: Stop = {
          spot: parts.spot!,
          legs: path,
          steps: path.filter((leg) => leg.step).length,
          points: on ? there.view.points : there.view.scores[seat]! - first.scores[seat]!,
          from: view[view.phase as Fairy]!,
          way: on ? there.view.way : view.way,
        };
        return on ? [stop, ...(await this.runs(there, path, first))] : [stop];
      }),
    );
    return found.flat();
  }
}
