/** Several steps thought through before they are played, on a board of their own; and how far a piece could get. */

import { Refusal, sentenceOf } from "../../lib/api";
import type { Said } from "../../lib/messages";
import { Picker } from "../../lib/picker.svelte";
import { goOn, leave } from "../../lib/places";
import { Preview, type Position } from "../../lib/preview";
import { joined, listed, t as page } from "../../lib/words.svelte";
import { colour, t } from "./words";
import { colourOf, stepsOf, type PassageView, type Step } from "./view";

/** So many questions about how far one piece could get are enough. */
const MOST_QUESTIONS = 12;
/** An answer that has not come by then will not come. */
const PATIENCE = 2000;

/** Views in which nothing can be done but end the turn: passing there needs no second thought. */
export const stuck = new WeakSet<object>();

const NOWHERE = new Map<string, Step[]>();
const pause = (time: number): Promise<void> => new Promise((wait) => setTimeout(wait, time));
const squareOf = (pick: string | undefined): string | undefined =>
  pick?.startsWith("square:") ? pick.slice(7) : undefined;

/** Moves as they are sent. */
const texts = (moves: { move: string }[]): string[] => moves.map(({ move }) => move);

/** What a refusal says, and the rule behind it. */
function told(refusal: unknown): { sentence: string; rule?: string } {
  if (refusal instanceof Refusal) return { sentence: refusal.sentence, rule: refusal.rule };
  return { sentence: refusal instanceof Error ? refusal.message : "" };
}

/** What a square has that most have not. */
export interface Mark {
  light?: "lit" | "picked";
  /** Whether the picked piece can get there. */
  goal?: boolean;
  /** The steps to it, if they are several. */
  far?: Step[] | undefined;
  /** Whether some piece could go there. */
  near?: boolean;
  hinted?: boolean;
  /** The number of the step in the plan that ends there. */
  planned?: number;
}

export class Plan {
  /** Whether steps wait until they are played together. */
  on = $state(false);
  steps = $state.raw<Step[]>([]);
  /** The square that is pointed at. */
  eyed = $state<string>();
  /** The steps that are being played. */
  private waiting = $state.raw<string[]>([]);
  private found = $state.raw<{ view: PassageView; from: string; ways: Map<string, Step[]> }>();
  private played: PassageView | undefined;
  private draft: Picker<PassageView>;
  private preview: Preview<PassageView>;
  private inquiry = 0;

  constructor(private picker: Picker<PassageView>) {
    this.preview = new Preview(picker);
    this.draft = new Picker<PassageView>({
      play: (move) => picker.commit(move),
      why: (pick) =>
        this.after([pick]).then(
          () => ({ sentence: "" }),
          (refusal) => this.refused(refusal),
        ),
      ahead: (moves) => picker.source.ahead([...texts(this.steps), ...moves]),
      draft: async () => [],
      hurts: () => false,
      tell: (sentence, rule) => picker.source.tell(sentence, rule),
      narrowed: () => picker.source.narrowed?.(),
    });
  }

  get thinking(): boolean {
    return this.picker.acting && (this.on || this.steps.length > 0);
  }

  /** What the board shows: the table, or the plan. */
  get shown(): Picker<PassageView> {
    return this.thinking ? this.draft : this.picker;
  }

  /** Whether steps are on their way, one after the other. */
  get playing(): boolean {
    return this.waiting.length > 0;
  }

  /** The square of the piece that is picked. */
  get from(): string | undefined {
    return squareOf(this.shown.picked[0]);
  }

  /** The squares that take several steps from where the picked piece stands, and those steps. */
  get far(): Map<string, Step[]> {
    const { found } = this;
    return found && found.from === this.from && found.view === this.shown.view ? found.ways : NOWHERE;
  }

  /** The steps that lead to a square. */
  wayTo(name: string): Step[] {
    const far = this.far.get(name);
    if (far) return far;
    const step = this.stepTo(`square:${name}`);
    return step ? [step] : [];
  }

  /** The steps to the square that is pointed at: those of the picked piece, or of each that could go there. */
  get pointed(): Step[] {
    const { eyed, from, shown } = this;
    if (from) return eyed ? this.wayTo(eyed) : [];
    return shown.acting ? stepsOf(shown.offers).filter((step) => step.to === eyed) : [];
  }

  /** The squares that matter now, by their names. */
  get marks(): Map<string, Mark> {
    const { shown, from, far } = this;
    const marks = new Map<string, Mark>();
    const mark = (name: string, more: Mark): void => void marks.set(name, { ...marks.get(name), ...more });
    this.steps.forEach(({ to }, place) => mark(to, { planned: place + 1 }));
    if (shown.acting && !shown.picked.length) for (const { to } of stepsOf(shown.offers)) mark(to, { near: true });
    for (const pick of [...shown.next, ...shown.picked]) {
      const name = squareOf(pick);
      const light = shown.light(pick);
      if (!name || light === "dim") continue;
      const lit = light === "lit";
      mark(name, { light, goal: lit && from !== undefined, hinted: lit && shown.isHinted(pick) });
    }
    for (const [name, way] of far) mark(name, { light: "lit", goal: true, far: way });
    return marks;
  }

  /** Whether the picked piece can be brought to a square, by itself and by however many steps. */
  reaches(pick: string): boolean {
    return this.far.has(squareOf(pick) ?? "") || this.shown.reaches(pick);
  }

  /** The picked piece is dropped on a square; whether it is on its way. */
  bring(pick: string): boolean {
    const thinks = this.far.has(squareOf(pick) ?? "") || (this.thinking && this.stepTo(pick) !== undefined);
    this.touch(pick);
    return thinks || this.picker.sent !== undefined;
  }

  /** Pick a square or a piece. A square that some piece could go to brings it there; of several, one is asked for. */
  touch(pick: string): void {
    const name = squareOf(pick);
    const far = name && this.far.get(name);
    const step = this.thinking ? this.stepTo(pick) : undefined;
    if (far) void this.think([...this.steps, ...far]);
    else if (step) void this.think([...this.steps, step]);
    else if (!this.thinking && this.isNear(name)) this.shown.reach(pick);
    else this.shown.touch(pick);
  }

  /** Begin or stop to let steps wait; the piece that was picked stays picked. */
  toggle(): void {
    const { picked } = this.shown;
    this.drop();
    this.on = !this.on;
    this.draft.picked = [];
    this.picker.picked = [];
    this.shown.picked = picked;
    this.picker.source.narrowed?.();
  }

  /** What is thought through and picked in it, for somebody who does not see it. */
  told(): string {
    const { view } = this.picker;
    const called = (square: string): string => t("name-square", { square, colour: colour(colourOf(view, square)) });
    if (this.steps.length) return t("plan-told", { squares: listed(this.steps.map(({ to }) => called(to))) });
    return this.from ? page("ear-picked", { picks: called(this.from) }) : t("plan-empty");
  }

  back(): void {
    if (this.shown.picked.length && !this.steps.length) this.shown.back();
    else void this.think(this.steps.slice(0, -1));
  }

  /** Somebody lets go of all steps. */
  forget(): void {
    this.drop();
    this.picker.source.narrowed?.();
  }

  drop(): void {
    this.steps = [];
    this.draft.show(this.picker.view, this.picker.seat, this.picker.names, this.picker.offers);
    this.draft.picked = [];
  }

  play(thenEnd: boolean): void {
    const end = thenEnd ? this.picker.offers.filter(({ parts }) => parts.kind === "end") : [];
    this.waiting = texts([...this.steps, ...end]);
    this.drop();
    this.picker.picked = [];
    void this.playNext();
  }

  /** Call when the table has changed: a plan for another position is void, and the next step of one goes on. */
  renew(): void {
    this.drop();
    const { picker } = this;
    if (picker.view && picker.offers.length === 1) stuck.add(picker.view);
  }

  /** Call when the table has changed or an answer has come. */
  proceed(): void {
    if (!this.playing || this.picker.sent || this.picker.view === this.played) return;
    if (this.picker.offers.some((offer) => offer.move === this.waiting[0])) void this.playNext();
    else this.waiting = [];
  }

  /** Find out how far the picked piece could get by itself, the nearest squares first. */
  async explore(): Promise<void> {
    const inquiry = ++this.inquiry;
    const { from, shown } = this;
    if (!from || shown.view.moves < 2) return;
    const near = stepsOf(shown.offers).filter((step) => step.from === from);
    const seen = new Set([from, ...near.map((step) => step.to)]);
    const ways = near.map((step) => [step]);
    const { view } = shown;
    for (let asked = 0; asked < Math.min(ways.length, MOST_QUESTIONS); asked++) {
      const way = ways[asked]!;
      if (way.length >= view.moves) break;
      const reached = await this.after(texts(way)).catch(() => undefined);
      if (inquiry !== this.inquiry) return;
      const here = way.at(-1)!.to;
      for (const step of stepsOf(reached?.offers ?? [])) {
        if (step.from !== here || seen.has(step.to)) continue;
        seen.add(step.to);
        ways.push([...way, step]);
        this.found = { view, from, ways: new Map(this.far).set(step.to, [...way, step]) };
      }
    }
  }

  /** Whether some piece could go to a square, from which none could. */
  private isNear(name: string | undefined): boolean {
    const mark = name === undefined ? undefined : this.marks.get(name);
    return mark?.near === true && !mark.light;
  }

  private stepTo(pick: string): Step | undefined {
    const [from, to] = [this.from, squareOf(pick)];
    return stepsOf(this.shown.offers).find((step) => step.from === from && step.to === to);
  }

  /** The position after the plan and some more moves. */
  private after(moves: string[]): Promise<Position<PassageView>> {
    return this.preview.through([...texts(this.steps), ...moves]);
  }

  /** Why an object cannot be picked. After a plan without moves left the table would say that the turn can only end. */
  private refused(refusal: unknown): { sentence: string; rule?: string } {
    const whole = told(refusal);
    if (!(refusal instanceof Refusal) || !this.steps.length || this.draft.view.moves) return whole;
    const { code, says } = refusal.refused;
    const first = says?.key === "table-both" ? (says.args?.["first"] as Said) : says;
    const why = code === "no-moves-left" ? "" : sentenceOf({ ...refusal.refused, says: first });
    return { ...whole, sentence: joined([why, t("plan-done")]) };
  }

  private async think(steps: Step[]): Promise<void> {
    if (!steps.length) return this.forget();
    const { view } = this.picker;
    try {
      const reached = await this.preview.through(texts(steps));
      if (this.picker.view !== view) return;
      this.steps = steps;
      goOn();
      this.draft.show(reached.view, this.picker.seat, this.picker.names, reached.offers);
      const here = `square:${steps.at(-1)!.to}`;
      this.draft.picked = reached.offers.some((offer) => offer.picks.some((path) => path[0] === here)) ? [here] : [];
      this.picker.picked = [];
      this.picker.source.narrowed?.();
    } catch (refusal) {
      leave([]);
      const { sentence, rule } = told(refusal);
      if (this.picker.view === view) this.picker.source.tell(sentence, rule);
    }
  }

  private async playNext(): Promise<void> {
    const [move, ...rest] = this.waiting;
    this.waiting = rest;
    this.played = this.picker.view;
    await this.picker.commit(move!, true);
    await pause(PATIENCE);
    if (this.waiting === rest && this.picker.view === this.played) this.waiting = [];
  }
}
