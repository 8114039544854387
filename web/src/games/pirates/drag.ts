/** Dragging with mouse, pen or finger: whatever can be dragged can be tapped as well. */

const FAR = 7;

export interface Dragging {
  /** The places that it may be dropped on are marked with `data-drop`. */
  dropped(place: string): void;
  over(place: string | undefined): void;
}

/** Attach to an element: it follows the pointer, and is dropped on a place or comes back. */
export function draggable(dragging: Dragging): (element: HTMLElement) => () => void {
  return (element) => {
    let start: { x: number; y: number } | undefined;
    let far = false;

    const placeAt = (event: PointerEvent): string | undefined =>
      document
        .elementsFromPoint(event.clientX, event.clientY)
        .filter((each) => !element.contains(each))
        .map((each) => each.closest<HTMLElement>("[data-drop]")?.dataset["drop"])
        .find((place) => place !== undefined);

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      far = false;
    }
    function move(event: PointerEvent): void {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!far && Math.hypot(x, y) < FAR) return;
      if (!far) element.setPointerCapture(event.pointerId);
      far = true;
      element.style.translate = `${x}px ${y}px`;
      element.style.zIndex = "6";
      dragging.over(placeAt(event));
    }
    function end(event: PointerEvent): void {
      if (!start) return;
      start = undefined;
      element.style.translate = "";
      element.style.zIndex = "";
      const place = far && event.type === "pointerup" ? placeAt(event) : undefined;
      dragging.over(undefined);
      if (place !== undefined) dragging.dropped(place);
    }
    function click(event: MouseEvent): void {
      if (!far) return;
      far = false;
      event.stopImmediatePropagation();
    }

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", end);
    element.addEventListener("pointercancel", end);
    element.addEventListener("click", click, true);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", end);
      element.removeEventListener("pointercancel", end);
      element.removeEventListener("click", click, true);
    };
  };
}
