/** Dragging with mouse, pen or finger: whatever can be dragged can be tapped as well. */

import { floating, leave, zoomOf } from "./places";
import { settings } from "./settings.svelte";

/** So far a pointer goes before it drags. */
export const FAR = 7;
/** How long it takes to come back, in milliseconds. */
const HOME = 200;
/** What could be scrolled by less than this share of what is seen is dragged over instead. */
const LITTLE = 0.2;

export interface Dragging {
  /** It is about to be taken up; whether it can be. */
  lift?(): boolean;
  /** Whether it may be dropped on a place: a name in `data-drop` or `data-pick`. */
  accepts(place: string): boolean;
  /** Whether what came of it is on its way; until then it waits where it was dropped, otherwise it comes back. */
  dropped(place: string): boolean;
  /** It was dropped where it may not be. */
  refused?(place: string): void;
}

/** Attach to an element: a picture of it follows the pointer, and is dropped on a place or comes back. */
export function draggable(dragging: Dragging, piece = (element: HTMLElement) => element) {
  return (element: HTMLElement): (() => void) => {
    let start: PointerEvent | undefined;
    let drag: Drag | undefined;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary) return;
      start = event;
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", cancel);
      addEventListener("keydown", keyed, true);
    }
    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointerId) return;
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!drag && Math.hypot(x, y) >= FAR) {
        const image = piece(element);
        // A finger that can scroll scrolls.
        if (event.pointerType === "touch" && scrolls(element, x, y)) return stop();
        drag = new Drag(image, dragging);
        if (dragging.lift?.() === false) {
          drag.vanish();
          return stop();
        }
      }
      drag?.go(event.clientX, event.clientY, x, y);
    }
    function up(event: PointerEvent): void {
      if (event.pointerId !== start?.pointerId) return;
      if (drag) {
        addEventListener("click", quell, true); // the end of a drag is no touch
        setTimeout(() => removeEventListener("click", quell, true));
        drag.drop();
      }
      stop();
    }
    function cancel(event: PointerEvent): void {
      if (event.pointerId !== start?.pointerId) return;
      drag?.comeBack();
      stop();
    }
    function keyed(event: KeyboardEvent): void {
      if (event.key !== "Escape" || !drag) return;
      event.stopPropagation();
      drag.comeBack();
      stop();
    }
    function stop(): void {
      start = drag = undefined;
      delete document.documentElement.dataset["carries"];
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
      removeEventListener("keydown", keyed, true);
    }
    /** What is dragged by a finger does not scroll the page. */
    function touched(event: TouchEvent): void {
      if (drag) event.preventDefault();
    }

    element.addEventListener("pointerdown", down);
    element.addEventListener("touchmove", touched, { passive: false });
    // A drag goes on when the element itself is drawn anew, as a group that opens is.
    return () => element.removeEventListener("pointerdown", down);
  };
}

/** Something on its way in somebody's hand. */
class Drag {
  private ghost: HTMLElement;
  private zoom: number;
  private way = { x: 0, y: 0 };
  private over: HTMLElement | undefined;
  private place: string | undefined;
  /** A place under the pointer where it may not be dropped. */
  private wrong: string | undefined;
  private home: DOMRect;

  constructor(
    private element: HTMLElement,
    private dragging: Dragging,
  ) {
    this.home = element.getBoundingClientRect();
    this.zoom = zoomOf(element);
    this.ghost = floating(element);
    this.ghost.dataset["carried"] = "";
    document.documentElement.dataset["carries"] = "";
    element.dataset["lifted"] = "";
  }

  /** Follow the pointer, which has come so far, and mark what is under it. */
  go(left: number, top: number, x: number, y: number): void {
    this.way = { x, y };
    this.ghost.style.setProperty("transform", `${this.moved()} scale(1.06)`);
    this.look(left, top);
  }

  private moved(): string {
    return `translate(${this.way.x / this.zoom}px, ${this.way.y / this.zoom}px)`;
  }

  private look(x: number, y: number): void {
    const { left, right, top, bottom } = this.home;
    const atHome = x > left && x < right && y > top && y < bottom;
    let over: HTMLElement | undefined;
    this.place = this.wrong = undefined;
    for (const element of atHome ? [] : document.elementsFromPoint(x, y)) {
      if (!(element instanceof HTMLElement) || this.element.contains(element) || over) continue;
      const { drop, pick } = element.dataset;
      const places = [...(drop?.split(" ") ?? []), ...(pick === undefined ? [] : [pick])];
      this.place = places.find((place) => this.dragging.accepts(place));
      if (this.place !== undefined) over = element;
      else this.wrong ??= pick;
    }
    if (over === this.over) return;
    this.unmark();
    this.over = over;
    if (over) over.dataset["over"] = "";
  }

  private unmark(): void {
    delete this.over?.dataset["over"];
    this.over = undefined;
  }

  drop(): void {
    const { place, wrong } = this;
    this.unmark();
    if (place === undefined) {
      this.comeBack();
      if (wrong !== undefined) this.dragging.refused?.(wrong);
      return;
    }
    const named = [this.element, ...this.element.querySelectorAll<HTMLElement>("[data-at]")];
    const places = named.flatMap((each): [string, DOMRect][] => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const at = each.dataset["at"];
      return at === undefined ? [] : [[at, new DOMRect(x + this.way.x, y + this.way.y, width, height)]];
    });
    leave(places, this);
    if (!this.dragging.dropped(place)) leave([]);
  }

  vanish(): void {
    this.unmark();
    this.ghost.remove();
    delete this.element.dataset["lifted"];
  }

  comeBack(): void {
    this.unmark();
    if (!settings.moving) return this.vanish();
    const back = [{ transform: `${this.moved()} scale(1.06)` }, { transform: "none" }];
    const duration = HOME * settings.pace;
    const done = (): void => this.vanish();
    this.ghost.animate(back, { duration, easing: "cubic-bezier(.3,.7,.2,1)" }).finished.then(done, done);
  }
}

function quell(event: MouseEvent): void {
  event.stopImmediatePropagation();
  event.preventDefault();
}

/** Whether a finger that goes this way would scroll something, and by more than a little. */
function scrolls(element: HTMLElement, x: number, y: number): boolean {
  const upright = Math.abs(y) > Math.abs(x);
  for (let each = element.parentElement; each; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each);
    const root = each === document.scrollingElement;
    if (!root && !/auto|scroll/.test(upright ? overflowY : overflowX)) continue;
    const [at, whole, seen, way] = upright
      ? [each.scrollTop, each.scrollHeight, each.clientHeight, y]
      : [each.scrollLeft, each.scrollWidth, each.clientWidth, x];
    if ((way < 0 ? whole - seen - at : at) > seen * LITTLE) return true;
  }
  return false;
}
