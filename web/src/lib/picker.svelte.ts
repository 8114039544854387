/** What a board shows and lets people pick: a View, the moves on offer as paths of picks, and what has been picked. */

import { SvelteMap } from "svelte/reactivity";
import { t } from "./words.svelte";
import type { GameMove, GameView, Glimpse, Offer } from "./messages";

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
}

/** The moves of the game that a View is of. */
export type MovesOf<V> = V extends { game: infer G } ? Extract<GameMove, { game: G }> : GameMove;
export type OfferIn<V> = Omit<Offer, "parts"> & { parts: MovesOf<V> };

export type Light = "lit" | "picked" | "dim";

export class Picker<V = unknown> {
  view = $state.raw<V>(undefined as V);
  /** Whose eyes these are; null for somebody who watches, and with all cards open. */
  seat = $state<number | null>(null);
  names = $state.raw<string[]>([]);
  offers = $state.raw<OfferIn<V>[]>([]);
  /** The table as text, for a board that shows it so. */
  picture = $state("");
  picked = $state.raw<string[]>([]);
  /** The move that waits for a second thought. */
  doubted = $state<string>();
  /** The move that is on its way to the server. */
  sent = $state<string>();
  /** The moves that a hint speaks of. */
  hinted = $state.raw<string[]>([]);

  private drawings = new SvelteMap<string, number>();

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
        .filter((path) => this.picked.every((pick, place) => path[place] === pick))
        .map((path) => ({ move: offer.move, path })),
    ),
  );
  private going = $derived(new Set(this.paths.flatMap(({ path }) => path[this.picked.length] ?? [])));
  private first = $derived(new Set(this.offers.flatMap((offer) => offer.picks.map((path) => path[0]))));
  private hintedPicks = $derived(
    new Set(this.offers.filter((offer) => this.hinted.includes(offer.move)).flatMap((offer) => offer.picks[0] ?? [])),
  );

  /** Whether it is for this pair of eyes to decide something now. */
  get acting(): boolean {
    return this.offers.length > 0 && !this.sent;
  }

  /** The move that what has been picked makes, though more could be picked. */
  get complete(): string | undefined {
    return this.paths.find(({ path }) => path.length === this.picked.length && path.length > 0)?.move;
  }

  /** What can be picked next. */
  get next(): string[] {
    return this.acting ? [...this.going] : [];
  }

  /** What can be picked next and is not on the board: it gets a button. */
  get undrawn(): string[] {
    return this.next.filter((pick) => !this.drawings.has(pick));
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

  /** Somebody touches an object: go on with it, begin with it, let go of it, or say why it cannot be. */
  touch(pick: string, nth = 0): void {
    this.doubted = undefined;
    if (this.light(pick, nth) === "picked") this.picked = this.picked.slice(0, this.picked.lastIndexOf(pick));
    else if (this.acting && this.going.has(pick)) this.take(pick);
    else if (this.acting && this.first.has(pick)) {
      this.picked = [];
      this.take(pick);
    } else if (!this.sent) void this.explain(pick);
  }

  private async explain(pick: string): Promise<void> {
    const { sentence, rule } = await this.source.why(pick);
    if (sentence) this.source.tell(sentence, rule);
    else if (this.acting) this.source.tell(t("bar-pick"));
  }

  back(): void {
    if (this.doubted) this.doubted = undefined;
    else this.picked = this.picked.slice(0, -1);
  }

  /** Let go of everything. */
  drop(): void {
    this.picked = [];
    this.doubted = undefined;
  }

  /** Play a move, after a second thought where a slip would hurt. */
  async commit(move: string, sure = false): Promise<void> {
    const offer = this.offers.find((each) => each.move === move);
    if (!sure && offer && this.source.hurts(offer)) {
      this.doubted = move;
      return;
    }
    this.doubted = undefined;
    this.sent = move;
    try {
      await this.source.play(move);
    } finally {
      this.sent = undefined;
      this.picked = [];
    }
  }

  /** Show a position. What has been picked holds as long as nothing has changed on the table. */
  show(view: V, seat: number | null, names: string[], offers: Offer[], picture = ""): void {
    const moved = JSON.stringify(view) !== JSON.stringify(this.view);
    this.view = view;
    this.seat = seat;
    this.names = names;
    this.offers = offers as OfferIn<V>[];
    this.picture = picture;
    if (moved) {
      this.drop();
      this.hinted = [];
    }
  }

  private take(pick: string): void {
    this.picked = [...this.picked, pick];
    const { complete } = this;
    if (complete && this.paths.every(({ path }) => path.length === this.picked.length)) void this.commit(complete);
  }
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
