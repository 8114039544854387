/** Things that move from where to where, over elements named by `data-at`. */

import type { Flight } from "../games/ui";

const MOTION = { duration: 220, easing: "cubic-bezier(.3,.7,.2,1)" };

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
    const element = at(board, to);
    if (!start || !element) continue;
    const end = element.getBoundingClientRect();
    const x = start.x + start.width / 2 - (end.x + end.width / 2);
    const y = start.y + start.height / 2 - (end.y + end.height / 2);
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px)`, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      MOTION,
    );
  }
}

/** Show where things would go: a pale picture of each at the end of its flight, until they are taken away. */
export function haunt(board: HTMLElement, flights: Flight[]): () => void {
  const ghosts = flights.flatMap(({ from, to }) => {
    const element = at(board, from);
    const goal = at(board, to);
    if (!element || !goal) return [];
    const start = element.getBoundingClientRect();
    const end = goal.getBoundingClientRect();
    const frame = board.getBoundingClientRect();
    const ghost = pictureOf(element, {
      position: "absolute",
      left: `${end.x + (end.width - start.width) / 2 - frame.x}px`,
      top: `${end.y + (end.height - start.height) / 2 - frame.y}px`,
      width: `${start.width}px`,
      height: `${start.height}px`,
      opacity: "0.6",
      "z-index": "2",
      "pointer-events": "none",
      outline: "3px dashed var(--lit)",
      "outline-offset": "2px",
    });
    ghost.dataset["ghost"] = "";
    board.style.setProperty("position", "relative");
    board.append(ghost);
    return ghost;
  });
  return () => {
    for (const ghost of ghosts.splice(0)) ghost.remove();
  };
}

function pictureOf(element: HTMLElement, style: Record<string, string>): HTMLElement {
  const picture = element.cloneNode(true) as HTMLElement;
  for (const named of [picture, ...picture.querySelectorAll("[data-at], [data-pick]")]) {
    named.removeAttribute("data-at");
    named.removeAttribute("data-pick");
  }
  picture.classList.remove("lit", "hinted");
  picture.setAttribute("aria-hidden", "true");
  picture.inert = true;
  for (const [name, value] of Object.entries({ margin: "0", "z-index": "20", ...style })) {
    picture.style.setProperty(name, value);
  }
  return picture;
}

/** Let things set off before the server has agreed: a picture of each goes ahead. The result takes them away. */
export function launch(board: HTMLElement, flights: Flight[]): () => void {
  const pictures = flights.flatMap(({ from, to }) => {
    const element = at(board, from);
    const goal = at(board, to);
    if (!element || !goal) return [];
    const start = element.getBoundingClientRect();
    const end = goal.getBoundingClientRect();
    const picture = pictureOf(element, {
      position: "fixed",
      left: `${start.x}px`,
      top: `${start.y}px`,
      width: `${start.width}px`,
      height: `${start.height}px`,
    });
    board.append(picture);
    const x = end.x + end.width / 2 - (start.x + start.width / 2);
    const y = end.y + end.height / 2 - (start.y + start.height / 2);
    picture.animate([{ transform: "none" }, { transform: `translate(${x}px, ${y}px)` }], {
      ...MOTION,
      fill: "forwards",
    });
    element.style.setProperty("opacity", "0.25");
    return { picture, element };
  });
  return () => {
    for (const { picture, element } of pictures.splice(0)) {
      picture.remove();
      element.style.removeProperty("opacity");
    }
  };
}

function at(board: HTMLElement, place: string): HTMLElement | null {
  return board.querySelector<HTMLElement>(`[data-at="${CSS.escape(place)}"]`);
}
