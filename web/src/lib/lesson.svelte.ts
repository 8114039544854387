/** A lesson: real positions, played against the rules themselves, in two chapters. */

import { happeningsOf, type Chapter, type GameUi, type Step } from "../games/ui";
import { ask, Refusal, sentenceOf, spoken } from "./api";
import { Director } from "./director";
import type { GameView, Glimpse, Scene } from "./messages";
import { Picker, type Source } from "./picker.svelte";
import { settings } from "./settings.svelte";
import { said, t } from "./words.svelte";

export class Lesson implements Source {
  picker: Picker<GameView>;
  chapter = $state<Chapter>("first");
  /** The step, counted from 0; after the last one comes the finish. */
  at = $state(0);
  /** What there is to say about the last thing that was tried. */
  remark = $state("");
  /** Whether this step is done. */
  well = $state(false);
  /** Whether the rules are being asked; until they have answered, nothing else is played. */
  busy = $state(false);
  readonly director: Director;
  private played: string[] = [];
  /** What the board shows, a line and the moves from it: what is asked about it is asked from there. */
  private shown = { line: "", moves: [] as string[] };
  /** How many lines of the log have been shown. */
  private told = 0;
  /** Whose eyes the step is seen with: those of whoever acts first in it. */
  private eyes: number | null = null;
  /** Goes up with every step that is gone to: what was asked for before is then of no use. */
  private visit = 0;
  private queue = Promise.resolve();

  constructor(
    readonly game: string,
    readonly ui: GameUi,
    board: () => HTMLElement | undefined,
  ) {
    this.picker = new Picker(this);
    this.director = new Director(board);
    void this.go("first", 0);
  }

  get steps(): Step[] {
    return this.ui.lesson?.[this.chapter] ?? [];
  }

  /** None at the finish of a chapter. */
  get step(): Step | undefined {
    return this.steps[this.at];
  }

  /** What the step is about, or what came of it. */
  get said(): string {
    const { step, game, well } = this;
    if (!step) return t(`learn-done-${this.chapter}`);
    return said({ key: well ? `${game}-lesson-${step.part}-well` : `${game}-lesson-${step.part}` });
  }

  /** What to look at: what the step names, or whatever the moves it waits for go on with. */
  get look(): string[] {
    return (this.meant.length && this.step?.look) || this.meant;
  }

  /** What can be picked on the way that the step waits for: what is ringed, for whoever does not see it. */
  get meant(): string[] {
    const { step, picker } = this;
    return step && !this.well && !this.busy ? ahead(picker, step.wants) : [];
  }

  /** Go to a step, which whoever goes on at once goes on from; its position comes when what was shown has ended. */
  go(chapter: Chapter, at: number): Promise<void> {
    const visit = ++this.visit;
    this.chapter = chapter;
    this.at = Math.max(0, Math.min(at, this.steps.length));
    this.well = false;
    this.busy = true;
    this.picker.offers = [];
    this.director.skip();
    return (this.queue = this.queue.then(async () => {
      if (visit !== this.visit) return;
      await this.asking(async () => {
        if (!this.step) return;
        const scene = await this.scene([], null);
        if (visit !== this.visit) return;
        this.played = [];
        this.told = 0;
        this.eyes = scene.seat;
        this.show(scene);
      });
    }));
  }

  /** The step before: from the beginning of the second chapter back to the finish of the first. */
  back(): void {
    if (this.at) void this.go(this.chapter, this.at - 1);
    else if (this.chapter === "tricks") void this.go("first", this.ui.lesson!.first.length);
  }

  on(): void {
    if (this.step) void this.go(this.chapter, this.at + 1);
    else if (this.chapter === "first") void this.go("tricks", 0);
  }

  /** Play what the step waits for. */
  async demonstrate(): Promise<void> {
    if (this.step) await this.picker.commit(this.step.wants[0]!, true);
  }

  async play(move: string): Promise<void> {
    if (this.busy || !this.step) return;
    if (this.step.wants.includes(move)) {
      const { visit } = this;
      await (this.queue = this.queue.then(() => this.asking(() => this.perform(move, visit))));
    } else this.remark = t("learn-try");
  }

  private async perform(move: string, visit: number): Promise<void> {
    if (visit !== this.visit) return;
    this.played = [];
    for (const each of [move, ...(this.step?.then ?? [])]) {
      this.played.push(each);
      const scene = await this.scene(this.played);
      if (visit !== this.visit) return;
      if (scene.refused) {
        this.played.pop();
        this.remark = sentenceOf(scene.refused);
        return;
      }
      await this.animate(scene);
      if (visit !== this.visit) return;
    }
    this.picker.offers = [];
    this.well = true;
  }

  async why(text: string): Promise<{ sentence: string }> {
    if (!this.step || this.well) return { sentence: "" };
    try {
      const scene = await this.onward([text]);
      return { sentence: scene.refused ? sentenceOf(scene.refused) : "" };
    } catch (error) {
      return { sentence: spoken(error) };
    }
  }

  async ahead(moves: string[]): Promise<Glimpse> {
    const scene = await this.onward(moves);
    if (scene.refused) throw new Refusal(scene.refused);
    return { is: "glimpse", id: "", view: scene.view, offers: scene.offers };
  }

  async draft(): Promise<string[]> {
    return [];
  }

  hurts(): boolean {
    return false;
  }

  tell(sentence: string): void {
    this.remark = sentence;
  }

  private async asking(ask: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.remark = "";
    try {
      await ask();
    } catch (error) {
      this.remark = spoken(error);
    } finally {
      this.busy = false;
    }
  }

  private scene(moves: string[], eyes = this.eyes, line = this.step!.position): Promise<Scene> {
    return ask("/positions", { game: this.game, line, moves, eyes });
  }

  /** More moves from what the board shows, which may be the step before while the next one is on its way. */
  private onward(moves: string[]): Promise<Scene> {
    const { line, moves: played } = this.shown;
    return this.scene([...played, ...moves], this.eyes, line);
  }

  private show(scene: Scene): void {
    this.shown = { line: this.step!.position, moves: [...this.played] };
    const { seats } = scene.view;
    const mine = settings.name || t("guest");
    const names = Array.from({ length: seats }, (_, seat) => (seat === this.eyes ? mine : t("learn-other")));
    this.picker.show(scene.view, this.eyes, names, scene.offers);
  }

  private async animate(scene: Scene): Promise<void> {
    const lines = scene.lines.slice(this.told);
    this.told = scene.lines.length;
    await this.director.stage({
      ui: this.ui,
      happenings: happeningsOf(lines),
      before: this.picker.view,
      after: scene.view,
      show: () => this.show(scene),
    });
  }
}

/** What can be picked next on the way to some moves; from the beginning, if what has been picked leads elsewhere. */
export function ahead({ offers, picked }: Pick<Picker, "offers" | "picked">, moves: string[]): string[] {
  const paths = offers.filter((offer) => moves.includes(offer.move)).flatMap((offer) => offer.picks);
  const going = paths.filter((path) => picked.every((pick, place) => path[place] === pick));
  const next = going.flatMap((path) => path[picked.length] ?? []);
  return [...new Set(next.length ? next : paths.flatMap((path) => path[0] ?? []))];
}
