/** What a board shows and lets people pick: a View, the moves on offer as paths of picks, and what has been picked. */

import { SvelteMap } from "svelte/reactivity";
import { t } from "./words.svelte";
import type { GameMove, GameView, Glimpse, Offer } from "./messages";
import { leave } from "./places";

/** Where moves go and questions are answered: a table, a lesson, or nobody, where there is nothing to play. */
export interface Source {
  play(move: string): Promise<void>;
  /** Why an object cannot be picked, or a move not be played: a sentence, and the rule it is about. */
  why(text: string): Promise<{ sentence: string; rule?: string }>;
  /** What it would look like after some moves of one's own. */
  ahead(moves: string[]): Promise<Glimpse>;
  /** The moves that lead to what a text describes. */
  draft(text: string): Promise<string[]>;
  /** Whether a move wants a second thought. */
  hurts(offer: Offer): boolean;
  /** Say something to the person. */
  tell(sentence: string, rule?: string): void;
  /** What was said to the person is past. */
  hush?(): void;
  /** Whether these objects, one after the other, may be planned to be picked when one's turn comes. */
  plans?(picks: string[]): boolean;
  /** What is planned has changed. */
  planned?(picks: string[]): void;
  /** Something has been picked, or let go of, and there is more to pick, or to think about. */
  narrowed?(): void;
  /** What came before anything could be picked is over. */
  begun?(): void;
}

/** The moves of the game that a View is of. */
export type MovesOf<V> = V extends { game: infer G } ? Extract<GameMove, { game: G }> : GameMove;
export type OfferIn<V> = Omit<Offer, "parts"> & { parts: MovesOf<V> };

export type Light = "lit" | "picked" | "dim";

/** Told the same again, whoever listens need not listen. */
const NONE: ReadonlySet<string> = new Set();
const NOTHING: string[] = [];

export class Picker<V = unknown> {
  view = $state.raw<V>(undefined as V);
  /** Whose eyes these are; null for somebody who watches, and with all cards open. */
  seat = $state<number | null>(null);
  names = $state.raw<string[]>([]);
  offers = $state.raw<OfferIn<V>[]>([]);
  /** The table as text, for a board that shows it so. */
  picture = $state("");
  picked = $state.raw<string[]>(NOTHING);
  /** What is to be picked as soon as one's turn comes. */
  planned = $state.raw<string[]>([]);
  /** Where what has been picked is to end, when something else must be picked before. */
  private aim = $state<string>();
  /** The move that waits for a second thought. */
  doubted = $state<string>();
  /** The move that is on its way to the server. */
  sent = $state<string>();
  /** What comes before anything can be picked, such as dice to be thrown: its name, and what lets it go on. */
  prelude = $state.raw<{ name: string; go: () => void }>();
  /** What is thought through on the board before it is played, in words; then what it shows is not on offer yet. */
  thought = $state.raw<() => string>();
  /** Kept once the board knows all that can be picked on it. */
  pondered: Promise<unknown> | undefined;
  /** The moves that a hint speaks of. */
  hinted = $state.raw<string[]>([]);

  private drawings = new SvelteMap<string, number>();
  /** The View as it was shown last, as text. */
  private written: string | undefined;

  constructor(readonly source: Source) {}

  /** What makes the move that waits for a second thought; it may have been chosen without picking. */
  get doubtedPicks(): string[] {
    const offer = this.offers.find((each) => each.move === this.doubted);
    return this.picked.length ? this.picked : (offer?.picks[0] ?? []);
  }

  /** The paths that begin with what has been picked. */
  private paths = $derived.by(() =>
    this.offers.flatMap((offer) =>
      offer.picks
        .filter((path) => begins(path, this.picked) && (!this.aim || path.includes(this.aim, this.picked.length)))
        .map((path) => ({ move: offer.move, path })),
    ),
  );
  private going = $derived(new Set(this.paths.flatMap(({ path }) => path[this.picked.length] ?? [])));
  /** What makes a move at once that something before it makes, too. */
  private doubles = $derived.by(() => {
    const [made, others] = [new Map<string, string>(), new Set<string>()];
    const doubles = new Set<string>();
    for (const { move, path } of this.paths) {
      const pick = path[this.picked.length];
      if (pick === undefined) continue;
      const before = made.get(move) ?? pick;
      made.set(move, before);
      (path.length === this.picked.length + 1 && before !== pick ? doubles : others).add(pick);
    }
    return new Set([...doubles].filter((pick) => !others.has(pick)));
  });
  private first = $derived(new Set(this.offers.flatMap((offer) => offer.picks.map((path) => path[0]))));
  private hintedPicks = $derived.by(() => {
    if (!this.hinted.length) return NONE;
    const offers = this.offers.filter((offer) => this.hinted.includes(offer.move));
    return new Set(offers.flatMap((offer) => offer.picks[0] ?? []));
  });

  /** Whether it is for this pair of eyes to decide something now. */
  get acting(): boolean {
    return this.offers.length > 0 && !this.sent && !this.prelude;
  }

  /** The move that what has been picked makes, though more could be picked. */
  get complete(): string | undefined {
    return this.paths.find(({ path }) => path.length === this.picked.length && path.length > 0)?.move;
  }

  /** What can be picked next. */
  get next(): string[] {
    return this.acting ? [...this.going] : [];
  }

  /** The same, told once: of several things that each make one and the same move, only the first. */
  get ways(): string[] {
    return this.next.filter((pick) => !this.doubles.has(pick));
  }

  /** Whether a pick makes nothing but a move that another one makes, too, which is told before it. */
  isDouble(pick: string): boolean {
    return this.acting && this.doubles.has(pick);
  }

  /** What can be picked next and is not on the board: it gets a button. */
  get undrawn(): string[] {
    return this.ways.filter((pick) => !this.drawings.has(pick));
  }

  /** How an object looks; of several alike, the nth. One that is drawn once may be wanted twice. */
  light(pick: string, nth = 0): Light {
    const times = this.picked.filter((other) => other === pick).length;
    const lit = this.acting && this.going.has(pick);
    if (times > nth && !(lit && times >= (this.drawings.get(pick) ?? 0))) return "picked";
    return lit ? "lit" : "dim";
  }

  isHinted(pick: string): boolean {
    return this.hintedPicks.has(pick);
  }

  /** Attach to an element that draws an object, so that it needs no button. */
  drawn(pick: string): () => () => void {
    return () => {
      queueMicrotask(() => this.drawings.set(pick, (this.drawings.get(pick) ?? 0) + 1));
      return () =>
        queueMicrotask(() => {
          const left = (this.drawings.get(pick) ?? 1) - 1;
          if (left > 0) this.drawings.set(pick, left);
          else this.drawings.delete(pick);
        });
    };
  }

  /** Whether an object is planned; of several alike, the nth. */
  isPlanned(pick: string, nth = 0): boolean {
    return this.planned.filter((other) => other === pick).length > nth;
  }

  /** Somebody touches an object: go on with it, begin with it, let go of it, plan it, or say why it cannot be. */
  touch(pick: string, nth = 0): void {
    this.prelude?.go();
    if (this.prelude) return;
    this.doubted = undefined;
    if (this.acting) this.planned = [];
    if (this.light(pick, nth) === "picked") {
      this.aim = undefined;
      this.picked = this.picked.slice(0, this.picked.lastIndexOf(pick));
      this.source.narrowed?.();
    } else if (this.acting && this.going.has(pick)) this.take(pick);
    else if (this.acting && this.first.has(pick)) {
      this.drop();
      this.take(pick);
    } else if (this.isPlanned(pick, nth)) this.plan(this.planned.slice(0, this.planned.lastIndexOf(pick)));
    else if (this.planWith(pick)) this.plan(this.planWith(pick)!);
    else if (!this.sent) void this.explain(pick);
  }

  // Carrying

  /** Whether an object makes a move by itself when it is picked now. */
  isWhole(pick: string): boolean {
    const picked = this.going.has(pick) ? [...this.picked, pick] : [pick];
    const paths = this.offers.flatMap(({ picks }) => picks.filter((path) => begins(path, picked)));
    return this.acting && paths.length > 0 && paths.every((path) => path.length === picked.length);
  }

  /** Somebody takes an object up: it is picked, or planned, if it is not yet. Whether it can be. */
  lift(pick: string, nth = 0): boolean {
    if (this.light(pick, nth) === "picked" || this.isPlanned(pick, nth)) return true;
    const can = this.acting ? this.going.has(pick) || this.first.has(pick) : this.planWith(pick) !== undefined;
    if (can) this.touch(pick, nth);
    return can;
  }

  /** Whether what has been taken up can be dropped on an object, though something may have to be picked between. */
  reaches(pick: string): boolean {
    return this.acting ? this.waysTo(pick).length > 0 : this.planWith(pick)?.includes(pick, 1) === true;
  }

  /** Something is dropped on an object. What can only be meant is picked on the way; what is open is asked first. */
  reach(pick: string): void {
    const [way, ...others] = this.acting ? this.waysTo(pick) : [];
    if (!this.acting && this.reaches(pick)) this.plan([...this.planned, pick]);
    else if (!way) void this.explain(pick);
    else if (others.length) this.aim = pick;
    else for (const each of way) this.take(each);
  }

  /** The shortest ways from what has been picked to an object. */
  private waysTo(pick: string): string[][] {
    const from = this.picked.length;
    const ways = this.paths.flatMap(({ path }) => {
      const to = path.indexOf(pick, from);
      return to < 0 ? [] : [path.slice(from, to + 1)];
    });
    const least = Math.min(...ways.map((way) => way.length));
    const short = ways.filter((way) => way.length === least);
    return short.filter((way, place) => short.findIndex((other) => begins(other, way)) === place);
  }

  // Planning

  /** The plan with one more object: what goes on with it, or a new one; none if it is nothing to plan. */
  private planWith(pick: string): string[] | undefined {
    if (this.offers.length || this.sent || !this.source.plans) return undefined;
    return [[...this.planned, pick], [pick]].find((picks) => this.source.plans!(picks));
  }

  /** Whether an object can be planned now. */
  canPlan(pick: string): boolean {
    return this.planWith(pick) !== undefined;
  }

  private plan(picks: string[]): void {
    this.planned = picks;
    this.source.planned?.(picks);
  }

  /** Forget what was planned. */
  forget(): void {
    if (this.planned.length) this.plan([]);
  }

  /** Pick what was planned, as if it were touched, as far as it is lit. Call when the table is ready for it. */
  proceed(): void {
    if (this.planned.length) this.prelude = undefined;
    while (this.acting && this.planned.length && !this.doubted) {
      const [pick, ...rest] = this.planned as [string, ...string[]];
      this.planned = this.going.has(pick) ? rest : [];
      if (this.going.has(pick)) this.take(pick);
      else this.source.tell(t("ahead-dropped"));
    }
  }

  private async explain(pick: string): Promise<void> {
    const { picked } = this;
    const { sentence, rule } = await this.source.why(pick);
    if (picked !== this.picked) return;
    if (sentence) this.source.tell(sentence, rule);
    else if (this.acting) this.source.tell(t("bar-pick"));
  }

  back(): void {
    this.forget();
    this.aim = undefined;
    const held = this.picked.length > 0 || this.doubted;
    if (this.doubted) this.doubted = undefined;
    else this.picked = this.picked.slice(0, -1);
    if (held) this.source.narrowed?.();
  }

  /** Let go of everything. */
  drop(): void {
    this.picked = NOTHING;
    this.aim = undefined;
    this.doubted = undefined;
  }

  /** Play a move, after a second thought where a slip would hurt. */
  async commit(move: string, sure = false): Promise<void> {
    const offer = this.offers.find((each) => each.move === move);
    if (!sure && offer && this.source.hurts(offer)) {
      this.doubted = move;
      this.source.narrowed?.();
      return;
    }
    this.doubted = undefined;
    this.sent = move;
    try {
      await this.source.play(move);
    } finally {
      this.sent = undefined;
      this.picked = NOTHING;
      this.aim = undefined;
      leave([]);
      this.proceed();
    }
  }

  /** Show a position. What has been picked holds as long as nothing has changed on the table. */
  show(view: V, seat: number | null, names: string[], offers: Offer[], picture = ""): void {
    const written = JSON.stringify(view);
    const moved = written !== this.written;
    this.written = written;
    if (seat !== this.seat) this.planned = [];
    this.view = view;
    this.seat = seat;
    if (names.join("\n") !== this.names.join("\n")) this.names = names;
    this.offers = offers as OfferIn<V>[];
    this.picture = picture;
    if (moved) {
      this.drop();
      if (this.hinted.length) this.hinted = [];
    }
  }

  private take(pick: string): void {
    this.picked = [...this.picked, pick];
    const { aim, complete } = this;
    if (aim && this.going.has(aim)) {
      this.aim = undefined;
      return this.take(aim);
    }
    if (complete && this.paths.every(({ path }) => path.length === this.picked.length)) void this.commit(complete);
    else this.source.narrowed?.();
  }
}

function begins(path: readonly string[], picks: readonly string[]): boolean {
  return picks.every((pick, place) => path[place] === pick);
}

/** For a board that only shows: nothing can be played on it. */
export function readOnlyPicker(): Picker<GameView> {
  return new Picker({
    play: async () => undefined,
    why: async () => ({ sentence: "" }),
    ahead: () => Promise.reject(new Error("nothing can be played here")),
    draft: async () => [],
    hurts: () => false,
    tell: () => undefined,
  });
}
