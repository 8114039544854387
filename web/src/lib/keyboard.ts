/**
 * Play by keyboard: arrows go to the nearest pickable in that direction, digits pick the first, second … lit one, and
 * one key has the object explained that has the focus.
 */

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Whether a key is meant for the table: not for a browser's own shortcut, a dialog or a field. */
export function isForTable(event: KeyboardEvent): boolean {
  const field = event.target instanceof HTMLSelectElement || event.target instanceof HTMLInputElement;
  const sliding = event.target instanceof HTMLInputElement && event.target.type === "range";
  return !(
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (field && !sliding) ||
    document.querySelector("dialog[open]")
  );
}

/** What can be picked: on the board, then the buttons beside it. */
function lit(board: HTMLElement): HTMLElement[] {
  const around = board.closest("main") ?? board;
  return [...around.querySelectorAll<HTMLElement>('.pickable.lit, [data-choice]:not([data-choice="back"])')];
}

/** Whether the key meant something. */
export function steer(board: HTMLElement, key: string): boolean {
  const choices = lit(board);
  if (/^[1-9]$/.test(key)) {
    choices[Number(key) - 1]?.click();
    return choices.length >= Number(key);
  }
  const here = document.activeElement as HTMLElement | null;
  if (key === "n" || key === "N") {
    const at = here ? choices.indexOf(here) : -1;
    choices.at(key === "n" ? (at + 1) % choices.length : at < 0 ? -1 : at - 1)?.focus();
    return true;
  }
  if (key === "i") here?.dispatchEvent(new Event("explain", { bubbles: true }));
  const way = WAYS[key];
  if (!way) return key === "i";
  const all = [
    ...board.querySelectorAll<HTMLElement>(".pickable"),
    ...choices.filter((element) => !board.contains(element)),
  ];
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
