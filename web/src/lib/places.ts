/** Where things lie: elements named by `data-at`. */

export type Places = Map<string, DOMRect>;

/** Where everything lies now. */
export function placesOf(board: HTMLElement): Places {
  const found: Places = new Map();
  for (const element of board.querySelectorAll<HTMLElement>("[data-at]")) {
    found.set(element.dataset["at"]!, element.getBoundingClientRect());
  }
  return found;
}

/** The element at a place. */
export function at(board: HTMLElement, place: string): HTMLElement | null {
  return board.querySelector<HTMLElement>(`[data-at="${CSS.escape(place)}"]`);
}

/** How much larger than it is styled something is drawn: what is measured must be divided by it to be set. */
export function zoomOf(element: HTMLElement): number {
  return element.currentCSSZoom ?? 1;
}

/** The way from the middle of one box to the middle of another. */
export function between(start: DOMRect, end: DOMRect): { x: number; y: number } {
  return {
    x: end.x + end.width / 2 - (start.x + start.width / 2),
    y: end.y + end.height / 2 - (start.y + start.height / 2),
  };
}

/** A picture of an element that lies over the board and can be neither picked nor heard. */
export function pictureOf(
  board: HTMLElement,
  element: HTMLElement,
  box = element.getBoundingClientRect(),
): HTMLElement {
  const picture = element.cloneNode(true) as HTMLElement;
  for (const named of [picture, ...picture.querySelectorAll("[data-at], [data-pick]")]) {
    named.removeAttribute("data-at");
    named.removeAttribute("data-pick");
  }
  picture.classList.remove("lit", "hinted");
  picture.setAttribute("aria-hidden", "true");
  picture.inert = true;
  const frame = board.getBoundingClientRect();
  const zoom = zoomOf(board);
  const style = {
    position: "absolute",
    margin: "0",
    left: `${(box.x - frame.x) / zoom}px`,
    top: `${(box.y - frame.y) / zoom}px`,
    width: `${box.width / zoom}px`,
    height: `${box.height / zoom}px`,
    "z-index": "20",
    "pointer-events": "none",
  };
  for (const [name, value] of Object.entries(style)) picture.style.setProperty(name, value);
  board.append(picture);
  return picture;
}
