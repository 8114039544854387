/** Play with one switch: the focus goes from choice to choice by itself, or at a press of the space bar. */

import { choicesAround, go } from "./keyboard";
import { settings } from "./settings.svelte";

export const scans = ["off", "step", "auto"] as const;
export type Scan = (typeof scans)[number];

const CONTROLS = "a[href], button, input, select, summary";

/** What is gone through: a dialog; at a table what can be picked, and what is marked for it; elsewhere everything. */
function stops(): HTMLElement[] {
  const dialog = document.querySelector<HTMLElement>("dialog[open]");
  const main = document.querySelector<HTMLElement>("main");
  if (!main) return [];
  const controls = (some: string): HTMLElement[] =>
    [...(dialog ?? document.body).querySelectorAll<HTMLElement>(some)].filter(
      (each) => each.checkVisibility({ visibilityProperty: true }) && !each.matches(":disabled, [inert] *"),
    );
  if (dialog || !main.matches(".table")) return controls(CONTROLS);
  const marked = controls(`:is(${CONTROLS}):where([data-scan], [data-scan] *)`);
  return [...new Set([...choicesAround(main), ...marked])];
}

/** Call from an effect; returns what ends it. */
export function scanned(): () => void {
  const how = settings.scan;
  if (how === "off") return () => undefined;
  let led: HTMLElement | undefined;
  const on = (choices: HTMLElement[]): void => {
    go(choices, 1);
    led = document.activeElement as HTMLElement;
  };
  const keyed = (event: KeyboardEvent): void => {
    if (event.key !== " " && event.key !== "Enter") return;
    const choices = stops();
    const here = document.activeElement as HTMLElement;
    const at = choices.indexOf(here);
    // What somebody has gone to by another key is pressed, or written in, as ever.
    if (at < 0 && here !== led && here.matches(`:is(${CONTROLS}):not(.pickable)`)) return;
    if (at >= 0 && here.matches("select, input:not([type=checkbox])")) return;
    // By itself any key picks; step by step the space bar goes on, and Enter picks. However long it is held, once.
    const picks = at >= 0 && (how === "auto" || event.key === "Enter");
    if (picks && !event.repeat) choices[at]!.click();
    else if (!event.repeat) on(choices);
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("keydown", keyed, { capture: true });
  const timer = how === "auto" ? setInterval(() => on(stops()), 1000 * settings.offered) : undefined;
  return () => {
    removeEventListener("keydown", keyed, { capture: true });
    clearInterval(timer);
  };
}
