/** The drafting table: cards are moved about freely, the server says what would come of it, and nothing is played. */

import type { OfferIn, Picker } from "../../lib/picker.svelte";
import { KINDS, shape, tokens } from "./cards";
import type { PiratesView } from "./view";

/** A card on the drafting table: its kind, and the number that a WILD stands for in a group. */
export interface Piece {
  id: number;
  kind: string;
  as: string;
}

interface Layout {
  /** The hand is the first row, and groups follow; a row keeps its place until it is empty. */
  rows: Piece[][];
}

/** What would come of it: the moves, the points, whether one could draw then, and what would still be owed. */
export interface Prospect {
  moves: string[];
  points: number;
  draws: boolean;
  owed: string[];
}

const PAUSE = 140;
const PATIENCE = 4000;
export const HAND = 0;

export class Sandbox {
  rows = $state.raw<Piece[][]>([]);
  chosen = $state.raw<number[]>([]);
  past = $state.raw<Layout[]>([]);
  prospect = $state.raw<Prospect>();
  /** Which rows are groups that may lie on an island, as far as it has been asked. */
  whole = $state.raw<ReadonlyMap<string, boolean>>(new Map());
  busy = $state(false);

  private timer = 0;
  private asked = 0;
  private readonly start: Piece[][];

  constructor(
    private picker: Picker<PiratesView>,
    private seat: number,
  ) {
    let id = 0;
    const piece = (token: string): Piece => ({ id: id++, kind: token[0]!, as: token[1] ?? "" });
    const hand = (picker.view.hands[seat] ?? []).filter((card) => card !== null);
    const island = picker.view.islands[seat] ?? [];
    this.start = [hand, ...island.map(tokens)].map((row) => row.map(piece));
    this.rows = this.start;
    this.whole = new Map(island.map((group) => [group, true]));
    this.consider();
  }

  get moved(): boolean {
    return this.past.length > 0;
  }

  spelled(row: Piece[]): string {
    return row.map((piece) => piece.kind + piece.as).join("");
  }

  /** What waits to be put somewhere, in the order in which it was chosen. */
  get lifted(): Piece[] {
    const all = this.rows.flat();
    return this.chosen.flatMap((id) => all.find((piece) => piece.id === id) ?? []);
  }

  choose(id: number): void {
    this.chosen = this.chosen.includes(id) ? this.chosen.filter((each) => each !== id) : [...this.chosen, id];
  }

  /** Put cards into a row; the one after the last is a new one. */
  put(ids: number[], to: number): void {
    if (!ids.length) return;
    const moving = this.rows.flat().filter((piece) => ids.includes(piece.id));
    const rows = [...this.rows, ...(to === this.rows.length ? [[]] : [])].map((row, at) => {
      const staying = row.filter((piece) => !ids.includes(piece.id));
      if (at !== to) return staying;
      const joining = sorted(moving.map((piece) => ({ ...piece, as: "" })));
      return sorted(
        joining.reduce((grown, piece) => [...grown, to === HAND ? piece : standing(piece, grown)], staying),
      );
    });
    this.change(rows);
  }

  /** Let a WILD stand for another number. */
  name(id: number, as: string): void {
    this.change(this.rows.map((row) => sorted(row.map((piece) => (piece.id === id ? { ...piece, as } : piece)))));
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.rows = before.rows;
    this.chosen = [];
    this.consider();
  }

  reset(): void {
    this.change(this.start);
  }

  /** Lay the table as the solver would; whether it knows better than what lies there. */
  async suggest(): Promise<boolean> {
    const moves = await this.picker.source.draft("island:best");
    if (!moves.length) return false;
    const { view } = await this.picker.source.ahead(moves);
    const pool = [...this.rows.flat()];
    const take = (token: string): Piece => {
      const at = pool.findIndex((piece) => piece.kind === token[0]);
      return { ...pool.splice(at, 1)[0]!, as: token[1] ?? "" };
    };
    const groups = (view as PiratesView).islands[this.seat]!.map((group) => tokens(group).map(take));
    this.change([sorted(pool.map((piece) => ({ ...piece, as: "" }))), ...groups]);
    return true;
  }

  /** Play what is drafted, move by move; whether all of it was. */
  async play(): Promise<boolean> {
    this.busy = true;
    for (const move of this.prospect?.moves ?? []) {
      const before = this.picker.view;
      await this.picker.commit(move, true);
      if (!(await this.until(() => this.picker.view !== before))) {
        this.busy = false;
        return false;
      }
    }
    return true;
  }

  private async until(true_: () => boolean): Promise<boolean> {
    for (const end = Date.now() + PATIENCE; Date.now() < end;) {
      if (true_()) return true;
      await new Promise((wait) => setTimeout(wait, 15));
    }
    return false;
  }

  private change(rows: Piece[][]): void {
    this.past = [...this.past, { rows: this.rows }];
    this.rows = rows.filter((row, at) => at === HAND || row.length);
    this.chosen = [];
    this.consider();
  }

  /** Ask what would come of it, once nothing has been moved for a moment. */
  private consider(): void {
    clearTimeout(this.timer);
    this.prospect = undefined;
    const asking = ++this.asked;
    this.timer = window.setTimeout(() => {
      // A line that is down, or too much at once: the next change asks again.
      this.ask(() => asking === this.asked).catch(() => undefined);
    }, PAUSE);
  }

  private async ask(current: () => boolean): Promise<void> {
    const groups = this.rows.slice(1).map((row) => this.spelled(row));
    for (const group of new Set(groups)) {
      if (this.whole.has(group)) continue;
      const moves = await this.picker.source.draft(`island:${group}`);
      this.whole = new Map([...this.whole, [group, moves.length > 0]]);
      if (!current()) return;
    }
    const island = groups.filter((group) => this.whole.get(group));
    const moves = await this.picker.source.draft(`island:${island.join(",") || "-"}`);
    const { view, offers } = await this.picker.source.ahead(moves);
    if (!current()) return;
    this.prospect = {
      moves,
      points: (view as PiratesView).scores[this.seat] ?? 0,
      draws: view.phase === "over" || offers.some(({ parts }) => parts.kind === "draw"),
      owed: [...owed(offers as OfferIn<PiratesView>[])],
    };
  }
}

/** The kinds of cards that must be placed, if no draw is on offer: those that can be laid without a WILD in hand. */
export function owed(offers: OfferIn<PiratesView>[]): Set<string> {
  if (offers.some(({ parts }) => parts.kind === "draw")) return new Set();
  return new Set(
    offers
      .filter(({ parts: { kind, card, group } }) =>
        kind === "lay" ? group === "r" || tokens(group ?? "").every(Number) : kind === "add" && Number(card),
      )
      .flatMap(({ picks }) => picks.flat())
      .filter((pick) => pick.startsWith("hand:"))
      .map((pick) => pick.slice(5)),
  );
}

function sorted(row: Piece[]): Piece[] {
  const order = (piece: Piece): number => KINDS.indexOf(piece.as || piece.kind) + (piece.as ? 0.5 : 0);
  return row.toSorted((a, b) => order(a) - order(b));
}

/** A WILD that comes to others stands for what seems to be meant, until it is told otherwise. */
function standing(piece: Piece, others: Piece[]): Piece {
  if (piece.kind !== "w" || piece.as) return piece;
  const numbers = others.map((each) => Number(each.as || each.kind)).filter(Boolean);
  if (!numbers.length) return piece;
  const tokens = others.map((each) => each.kind + each.as).join("");
  if (shape(tokens) === "set" && numbers.length > 1) return { ...piece, as: String(numbers[0]) };
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const gap = Array.from({ length: high - low }, (_, step) => low + step).find((number) => !numbers.includes(number));
  return { ...piece, as: String(gap ?? (high < 7 ? high + 1 : low - 1)) };
}
