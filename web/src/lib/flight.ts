/** Things that move from where to where, over elements named by `data-at`. */

import type { Flight } from "../games/dress";

const TIME = 220;

export type Places = Map<string, DOMRect>;

/** Where everything lies now. */
export function placesOf(board: HTMLElement): Places {
  const found: Places = new Map();
  for (const element of board.querySelectorAll<HTMLElement>("[data-at]")) {
    found.set(element.dataset["at"]!, element.getBoundingClientRect());
  }
  return found;
}

/** Let whatever lies at the end of a flight come from its beginning. */
export function fly(board: HTMLElement, flights: Flight[], before: Places): void {
  for (const { from, to } of flights) {
    const start = before.get(from);
    const element = board.querySelector<HTMLElement>(`[data-at="${CSS.escape(to)}"]`);
    if (!start || !element) continue;
    const end = element.getBoundingClientRect();
    const x = start.x + start.width / 2 - (end.x + end.width / 2);
    const y = start.y + start.height / 2 - (end.y + end.height / 2);
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px)`, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      { duration: TIME, easing: "cubic-bezier(.3,.7,.2,1)" },
    );
  }
}
