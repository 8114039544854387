/** Play with one switch: the focus goes from choice to choice by itself, or at a press of the space bar. */

import { choicesAround, go } from "./keyboard";
import { settings } from "./settings.svelte";

export const scans = ["off", "step", "auto"] as const;
export type Scan = (typeof scans)[number];

const CONTROLS = "a[href], button, input, select, summary";
/** What is written in: no switch can, so it is passed over; it says something sensible already. */
const WRITTEN = "input:is([type=text], [type=search], :not([type]))";
/** In how many picks a slider is gone through. */
const NOTCHES = 10;

/** What is gone through: a dialog; at a table what can be picked, and what is marked for it; elsewhere everything. */
function stops(): HTMLElement[] {
  const dialog = document.querySelector<HTMLElement>("dialog[open]");
  const main = document.querySelector<HTMLElement>("main");
  if (!main) return [];
  const controls = (some: string): HTMLElement[] =>
    [...(dialog ?? document.body).querySelectorAll<HTMLElement>(some)].filter(
      (each) => each.checkVisibility({ visibilityProperty: true }) && !each.matches(`:disabled, [inert] *, ${WRITTEN}`),
    );
  if (dialog || !main.matches(".table")) return controls(CONTROLS);
  const marked = controls(`:is(${CONTROLS}):where([data-scan], [data-scan] *)`);
  return [...new Set([...choicesAround(main), ...marked])];
}

/** A list is turned by one with each pick, a slider pushed on, both round and round; the rest is pressed. */
function pick(control: HTMLElement): void {
  if (control instanceof HTMLSelectElement) turn(control);
  else if (control instanceof HTMLInputElement && control.type === "range") push(control);
  else control.click();
}

/** What is turned to on the way is not meant: it counts when the list is left. */
function turn(list: HTMLSelectElement): void {
  if (!turned.has(list)) list.addEventListener("blur", left, { once: true });
  turned.add(list);
  list.selectedIndex = (list.selectedIndex + 1) % list.length;
}
const turned = new WeakSet<EventTarget>();
function left({ currentTarget }: FocusEvent): void {
  turned.delete(currentTarget!);
  currentTarget!.dispatchEvent(new Event("change", { bubbles: true }));
}

function push(slider: HTMLInputElement): void {
  const [least, most] = [Number(slider.min), Number(slider.max)];
  const notch = Math.max(Number(slider.step) || 1, (most - least) / NOTCHES);
  slider.value = String(Number(slider.value) < most ? Number(slider.value) + notch : least);
  slider.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Call from an effect; returns what ends it. */
export function scanned(): () => void {
  let how = settings.scan;
  const { offered } = settings;
  if (how === "off") return () => undefined;
  let led: HTMLElement | undefined;
  const on = (choices: HTMLElement[]): void => {
    go(choices, 1);
    led = document.activeElement as HTMLElement;
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  const wait = (): void => {
    clearInterval(timer);
    if (how === "auto") timer = setInterval(() => on(stops()), 1000 * offered);
  };
  const keyed = (event: KeyboardEvent): void => {
    if (event.key !== " " && event.key !== "Enter") return;
    const choices = stops();
    const here = document.activeElement as HTMLElement;
    const at = choices.indexOf(here);
    // What somebody has gone to by another key is pressed, or written in, as ever.
    if (at < 0 && here !== led && here.matches(`:is(${CONTROLS}):not(.pickable)`)) return;
    // By itself any key picks; step by step the space bar goes on, and Enter picks. However long it is held, once.
    const picks = at >= 0 && (how === "auto" || event.key === "Enter");
    if (picks && !event.repeat) {
      pick(choices[at]!);
      // Whoever turns a list has as long for each thing on it; and what has just come, as long as any.
      wait();
    } else if (!event.repeat) on(choices);
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("keydown", keyed, { capture: true });
  wait();
  return () => {
    removeEventListener("keydown", keyed, { capture: true });
    clearInterval(timer);
    how = "off";
  };
}
