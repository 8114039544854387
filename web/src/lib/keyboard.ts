/**
 * Play by keyboard: arrows go to the nearest pickable in that direction, digits pick the first, second … lit one, and
 * one key has the object explained that has the focus.
 */

import { settings } from "./settings.svelte";

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The key as the table understands it; none if it is meant for something else, or keys of its kind are not wanted. */
export function keyOf(event: KeyboardEvent): string | undefined {
  const sign = event.key.length === 1 || (event.altKey && /^(Key|Digit)./.test(event.code));
  if (!sign) return isForTable(event, false) ? event.key : undefined;
  // A screen reader may keep letters for itself: whoever listens can press Alt as well.
  const alt = settings.keys === "alt" || (settings.ear && event.altKey);
  if (settings.keys === "off" || !isForTable(event, alt)) return undefined;
  if (!alt) return event.key;
  // Together with Alt some systems write another sign.
  const letter = /^(?:Key|Digit)(.)$/.exec(event.code)?.[1]?.toLowerCase();
  return event.shiftKey && letter === "n" ? "N" : (letter ?? event.key);
}

/** Whether a key is meant for the table: not for a browser's own shortcut, a dialog or a field. */
function isForTable(event: KeyboardEvent, alt: boolean): boolean {
  const field = event.target instanceof HTMLSelectElement || event.target instanceof HTMLInputElement;
  const sliding = event.target instanceof HTMLInputElement && event.target.type === "range";
  return !(
    event.ctrlKey ||
    event.metaKey ||
    event.altKey !== alt ||
    (field && !sliding) ||
    document.querySelector("dialog[open]")
  );
}

/** What can be chosen: on the board, then the buttons beside it, with those that only lead back. */
export function choicesAround(main: HTMLElement): HTMLElement[] {
  return [...main.querySelectorAll<HTMLElement>(".pickable.lit, [data-choice]:not(:disabled)")];
}

/** What can be picked. */
function lit(board: HTMLElement): HTMLElement[] {
  return choicesAround(board.closest("main") ?? board).filter(({ dataset }) => dataset["choice"] !== "back");
}

/** Go on to the next choice, or back to the one before. */
export function go(choices: HTMLElement[], way: 1 | -1): void {
  const at = choices.indexOf(document.activeElement as HTMLElement);
  choices.at(way > 0 ? (at + 1) % choices.length : at < 0 ? -1 : at - 1)?.focus();
}

/** Whether the key meant something. */
export function steer(board: HTMLElement, key: string): boolean {
  const choices = lit(board);
  if (/^[1-9]$/.test(key)) {
    const choice = choices[Number(key) - 1];
    // As if it had been gone to: the next decision takes the focus from here.
    choice?.focus();
    choice?.click();
    return choices.length >= Number(key);
  }
  const here = document.activeElement as HTMLElement | null;
  if (key === "n" || key === "N") {
    go(choices, key === "n" ? 1 : -1);
    return true;
  }
  if (key === "i") here?.dispatchEvent(new Event("explain", { bubbles: true }));
  const way = WAYS[key];
  if (!way) return key === "i";
  const drawn = [...board.querySelectorAll<HTMLElement>(".pickable")];
  if (!drawn.length) {
    // Where nothing is drawn, choices lie in a row.
    go(choices, way[0] + way[1] > 0 ? 1 : -1);
    return true;
  }
  const all = [...drawn, ...choices.filter((element) => !board.contains(element))];
  const from = here && all.includes(here) ? here : undefined;
  (from ? nearest(from, all, way) : (choices[0] ?? all[0]))?.focus();
  return true;
}

function nearest(from: HTMLElement, all: HTMLElement[], [x, y]: [number, number]): HTMLElement | undefined {
  const start = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const element of all) {
    const end = middle(element);
    const along = (end.x - start.x) * x + (end.y - start.y) * y;
    const aside = Math.abs((end.x - start.x) * y) + Math.abs((end.y - start.y) * x);
    const far = along + aside * 2.5;
    if (element !== from && along > 4 && far < least) [best, least] = [element, far];
  }
  return best;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
