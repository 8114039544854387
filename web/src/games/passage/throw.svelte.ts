/** One's own dice, thrown by hand: they are known already, but lie face down until whoever rolls lets them go. */

import type { Picker } from "../../lib/picker.svelte";
import { settings } from "../../lib/settings.svelte";
import { sound } from "../../lib/sound";
import { HUES, type Letter, type PassageView } from "./view";
import { count } from "./words";

/** How long the first die tumbles, how much longer each next one, and how long a face is seen meanwhile. */
const FIRST = 520;
const NEXT = 130;
const FACE = 75;

const LETTERS = Object.keys(HUES) as Letter[];

/** Views whose dice wait to be thrown: the director does not let them tumble. */
export const waits = new WeakSet<object>();

export class Throw {
  /** How long each die tumbles, in milliseconds; none before they are let go. */
  lasts = $state.raw<number[]>([]);
  /** What the dice that have not settled show: nothing, or any face. */
  faces = $state.raw<(Letter | null)[]>([]);
  private stop: (() => void) | undefined;

  constructor(private picker: Picker<PassageView>) {}

  /** Whether the dice lie face down. */
  get waiting(): boolean {
    return this.picker.prelude !== undefined && !this.lasts.length;
  }

  /** Call when a turn of one's own begins. */
  prepare(view: PassageView): void {
    if (!settings.moving) return;
    waits.add(view);
    this.faces = [...view.dice].map(() => null);
    this.picker.prelude = {
      name: count(view.dice.length, "name-dice-one", "name-dice-some"),
      go: () => (this.lasts.length ? this.settle() : this.tumble()),
    };
  }

  settle(): void {
    this.stop?.();
    this.stop = undefined;
    this.lasts = [];
    this.faces = [];
    if (!this.picker.prelude) return;
    this.picker.prelude = undefined;
    this.picker.source.begun?.();
  }

  private tumble(): void {
    this.lasts = this.faces.map((_, place) => (FIRST + place * NEXT) * settings.pace);
    sound("dice");
    const began = performance.now();
    const turn = (): void => {
      const gone = performance.now() - began;
      const left = this.lasts.filter((lasts) => lasts > gone).length;
      if (!left) return this.settle();
      // Those that have settled show what was rolled.
      const settled = this.lasts.length - left;
      this.faces = this.faces.map((face, place) => (place < settled ? null : another(face)));
    };
    const timer = setInterval(turn, FACE);
    this.stop = () => clearInterval(timer);
    turn();
  }
}

/** Another face of a die. */
function another(face: Letter | null): Letter {
  const others = LETTERS.filter((letter) => letter !== face);
  return others[Math.floor(Math.random() * others.length)]!;
}
