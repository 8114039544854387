/** A first game: real positions, played against the rules themselves. */

import { happeningsOf, type GameUi, type Step } from "../games/ui";
import { ask, Refusal, sentenceOf, spoken } from "./api";
import { Director } from "./director";
import { t } from "./words.svelte";
import type { GameView, Glimpse, Scene } from "./messages";
import { Picker, type Source } from "./picker.svelte";

export class Lesson implements Source {
  picker: Picker<GameView>;
  at = $state(0);
  /** What the step is about. */
  said = $state("");
  /** What there is to say about the last thing that was tried. */
  remark = $state("");
  /** Whether this step is done. */
  well = $state(false);
  /** Whether the rules are being asked; until they have answered, nothing else is played. */
  busy = $state(false);
  readonly steps: Step[];
  readonly director: Director;
  private played: string[] = [];
  /** How many lines of the log have been shown. */
  private told = 0;
  /** Whose eyes the step is seen with: those of whoever acts first in it. */
  private eyes: number | null = null;

  constructor(
    readonly game: string,
    readonly ui: GameUi,
    board: () => HTMLElement | undefined,
  ) {
    this.picker = new Picker(this);
    this.director = new Director(board);
    this.steps = ui.lesson?.() ?? [];
    this.said = this.step.say;
    void this.begin(0);
  }

  get step(): Step {
    return this.steps[this.at]!;
  }

  get done(): boolean {
    return this.well && this.at === this.steps.length - 1;
  }

  async begin(at: number): Promise<void> {
    await this.undisturbed(async () => {
      const scene = await this.scene([], at, null);
      this.at = at;
      this.well = false;
      this.played = [];
      this.told = 0;
      this.said = this.step.say;
      this.eyes = scene.seat;
      this.show(scene);
    });
  }

  next(): Promise<void> {
    return this.begin(this.at + 1);
  }

  /** Play what the step waits for. */
  async demonstrate(): Promise<void> {
    const [move] = this.step.wants ?? this.picker.offers.map((offer) => offer.move);
    if (move) await this.picker.commit(move, true);
  }

  async play(move: string): Promise<void> {
    const { wants, nudge } = this.step;
    if (wants && !wants.includes(move)) this.remark = t("learn-try", { nudge: nudge ?? this.step.say });
    else await this.undisturbed(() => this.perform(move));
  }

  private async perform(move: string): Promise<void> {
    const { then = [], well = "" } = this.step;
    this.played = [];
    for (const each of [move, ...then]) {
      this.played.push(each);
      const scene = await this.scene(this.played);
      if (scene.refused) {
        this.played.pop();
        this.remark = sentenceOf(scene.refused);
        return;
      }
      await this.animate(scene);
    }
    this.picker.offers = [];
    this.well = true;
    this.said = well || this.said;
  }

  async why(text: string): Promise<{ sentence: string }> {
    try {
      const scene = await this.scene([...this.played, text]);
      return { sentence: scene.refused ? sentenceOf(scene.refused) : "" };
    } catch (error) {
      return { sentence: spoken(error) };
    }
  }

  async ahead(moves: string[]): Promise<Glimpse> {
    const scene = await this.scene([...this.played, ...moves]);
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

  /** Somebody who clicks twice means it once. */
  private async undisturbed(ask: () => Promise<void>): Promise<void> {
    if (this.busy) return;
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

  private scene(moves: string[], at = this.at, eyes = this.eyes): Promise<Scene> {
    return ask("/positions", { game: this.game, line: this.steps[at]!.position, moves, eyes });
  }

  private show(scene: Scene): void {
    const { seat, seats } = scene.view;
    const names = Array.from({ length: seats }, (_, n) => t("seat-number", { n: n + 1 }));
    this.picker.show(scene.view, typeof seat === "number" ? seat : null, names, scene.offers);
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
