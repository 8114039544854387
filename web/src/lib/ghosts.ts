/** Pale pictures of things: where a hint would have them go, and what has set off before the server has agreed. */

import type { Flight } from "../games/ui";
import { at, between, dropped, goOn, pictureOf, zoomOf } from "./places";

interface Sent {
  element: HTMLElement;
  picture: HTMLElement;
  /** To where it goes. */
  goal: string;
}

/** A picture of each thing that would fly, and the way it would go. */
function pictures(board: HTMLElement, flights: Flight[]): Sent[] {
  const zoom = zoomOf(board);
  return flights.flatMap(({ from, to, grows, aside = 0 }) => {
    const element = at(board, from);
    const goal = at(board, to);
    if (!element || !goal) return [];
    const start = dropped.get(from) ?? element.getBoundingClientRect();
    const end = goal.getBoundingClientRect();
    const { x, y } = between(start, end);
    const size = grows ? end.width / start.width : 1;
    return {
      element,
      picture: pictureOf(board, element, start),
      goal: `translate(${(x + aside * start.width) / zoom}px, ${y / zoom}px) scale(${size})`,
    };
  });
}

/** Show where things would go: a pale picture of each at the end of its flight, until they are taken away. */
export function haunt(board: HTMLElement, flights: Flight[]): () => void {
  let ghosts: Sent[] = [];
  const vanish = (): void => ghosts.forEach(({ picture }) => picture.remove());
  // They come at once, and again whenever the board is drawn larger or smaller and its places lie elsewhere.
  const sizes = new ResizeObserver(() => {
    vanish();
    ghosts = pictures(board, flights);
    for (const { picture, goal } of ghosts) {
      picture.dataset["ghost"] = "";
      picture.style.setProperty("transform", goal);
    }
  });
  sizes.observe(board);
  return () => {
    sizes.disconnect();
    vanish();
  };
}

/** Let things set off before the server has agreed: a picture of each goes ahead. The result takes them away. */
export function launch(board: HTMLElement, flights: Flight[], duration: number): () => void {
  const sent = pictures(board, flights);
  if (flights.some(({ from }) => dropped.has(from))) goOn();
  for (const { element, picture, goal } of sent) {
    picture.animate([{ transform: "none" }, { transform: goal }], {
      duration,
      easing: "cubic-bezier(.3,.7,.2,1)",
      fill: "forwards",
    });
    element.style.setProperty("opacity", "0.25");
  }
  return () => {
    for (const { picture, element } of sent.splice(0)) {
      picture.remove();
      element.style.removeProperty("opacity");
    }
  };
}
