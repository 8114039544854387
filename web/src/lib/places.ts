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

/** All elements that are a place, by its name; asked for once where many are wanted. */
export function elementsOf(board: HTMLElement): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of board.querySelectorAll<HTMLElement>("[data-at]")) {
    const place = element.dataset["at"]!;
    if (!found.has(place)) found.set(place, element);
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

/** What has been dropped by hand, until it is seen what came of it. */
interface Left {
  vanish(): void;
  comeBack(): void;
}
let left: Left | undefined;

/** Where things lay when they were dropped: they go on from there, not from where they came from. */
export const dropped: Places = new Map();

/** Leave something where it was dropped. What has been left before comes back, as nothing has come of it. */
export function leave(places: [string, DOMRect][], what?: Left): void {
  left?.comeBack();
  left = what;
  dropped.clear();
  for (const [place, box] of places) dropped.set(place, box);
}

/** What was dropped goes on from there: its picture is no longer needed. */
export function goOn(): void {
  left?.vanish();
  left = undefined;
  dropped.clear();
}

/** A copy that can be neither picked nor heard. */
function copyOf(element: HTMLElement): HTMLElement {
  const picture = element.cloneNode(true) as HTMLElement;
  for (const named of [picture, ...picture.querySelectorAll("[data-at], [data-pick], [data-drop]")]) {
    for (const name of ["data-at", "data-pick", "data-drop"]) named.removeAttribute(name);
  }
  picture.classList.remove("lit", "picked", "hinted", "planned");
  picture.setAttribute("aria-hidden", "true");
  picture.inert = true;
  picture.style.setProperty("pointer-events", "none");
  return picture;
}

/** A copy above everything. It stays beside the element in the tree, so that it looks the same. */
export function floating(element: HTMLElement): HTMLElement {
  const picture = copyOf(element);
  const { x, y, width, height } = element.getBoundingClientRect();
  const zoom = zoomOf(element);
  const [wide, high] = [element.offsetWidth, element.offsetHeight];
  const style = {
    position: "fixed",
    inset: "auto",
    left: `${(x + width / 2) / zoom - wide / 2}px`,
    top: `${(y + height / 2) / zoom - high / 2}px`,
    width: `${wide}px`,
    height: `${high}px`,
    margin: "0",
    padding: "0",
    border: "0",
    background: "none",
    color: "inherit",
    overflow: "visible",
    translate: "none",
    transition: "none",
  };
  for (const [name, value] of Object.entries(style)) picture.style.setProperty(name, value);
  picture.popover = "manual";
  element.parentElement!.append(picture);
  picture.showPopover();
  return picture;
}

/** A picture of an element that lies over the board. */
export function pictureOf(
  board: HTMLElement,
  element: HTMLElement,
  box = element.getBoundingClientRect(),
  onto: ParentNode = board,
): HTMLElement {
  const picture = copyOf(element);
  const frame = board.getBoundingClientRect();
  const zoom = zoomOf(board);
  const style = {
    position: "absolute",
    margin: "0",
    left: `${(box.x - frame.x) / zoom}px`,
    top: `${(box.y - frame.y) / zoom}px`,
    width: `${box.width / zoom}px`,
    height: `${box.height / zoom}px`,
    // For what goes by its width, and has left behind what told it.
    "--drawn": `${box.width / zoom}px`,
    "z-index": "20",
  };
  for (const [name, value] of Object.entries(style)) picture.style.setProperty(name, value);
  onto.append(picture);
  return picture;
}
