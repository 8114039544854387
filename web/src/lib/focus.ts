import { untrack } from "svelte";
import { choicesAround } from "./keyboard";
import { settings } from "./settings.svelte";

/** What the last press was made with; nothing, if nobody has pressed anything, or a screen reader has done it. */
let pressedBy: "key" | "pointer" | undefined;

/** Attach to the whole page: whoever goes on to another one by key begins it at its heading, and hears it. */
export function beginsAtHeading(app: HTMLElement): () => void {
  let known: HTMLElement | null = null;
  const byKey = (): void => void (pressedBy = "key");
  const byPointer = (): void => void (pressedBy = "pointer");
  const begin = (): void => {
    const heading = app.querySelector<HTMLElement>("main h1");
    if (!heading?.textContent || heading === known) return;
    const goesOn = known !== null && pressedBy !== "pointer";
    known = heading;
    if (!goesOn || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(begin);
  watch.observe(app, { childList: true, subtree: true, characterData: true });
  addEventListener("keydown", byKey, { capture: true });
  addEventListener("pointerdown", byPointer, { capture: true });
  begin();
  return () => {
    watch.disconnect();
    removeEventListener("keydown", byKey, { capture: true });
    removeEventListener("pointerdown", byPointer, { capture: true });
  };
}

/**
 * Keeps the place of whoever plays by key: when what had the focus goes away or has been picked, the next decision gets
 * it, after a game or between two hands what leads on, and while there is nothing to decide the board itself has it.
 */
export function keepsPlace(main: HTMLElement): () => void {
  // Not anew whenever these are set: what was pressed to set them would be forgotten.
  let keyed = untrack(() => settings.keyed || settings.ear) || pressedBy === "key";
  /** What was pressed or offered last: once it is no choice any more, it is done with. */
  let offered: Element | null = null;

  const hold = (): void => {
    const board = main.querySelector<HTMLElement>("[data-board], [data-aloud]");
    const after = main.querySelector<HTMLElement>("[data-next]");
    const here = document.activeElement;
    const done = here === offered && here?.matches("[data-pick]:not(.lit, [data-choice])");
    const lost = !here || here === document.body || here === board || here.matches("[data-begin], [inert] *");
    if (!keyed || !(board ?? after) || !(lost || done) || document.querySelector("dialog[open]")) return;
    const next = choicesAround(main)[0] ?? (lost ? (after ?? board) : undefined);
    if (!next || next === here) return;
    next.focus({ preventScroll: next === board });
    offered = next;
  };
  const watch = new MutationObserver(hold);
  watch.observe(main, {
    childList: true,
    subtree: true,
    attributeFilter: ["class", "disabled", "inert", "data-choice"],
  });

  const byKey = (event: KeyboardEvent): void => {
    keyed = true;
    // The next decision has the focus at once: a key that is held would take that, too.
    const writes = event.target instanceof HTMLInputElement && event.key !== "Enter";
    if (!event.repeat || writes || !/^(Enter|[1-9])$/.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const byPointer = (): void => {
    keyed = false;
  };
  // A press that no pointer made is a key's, or somebody's screen reader's.
  const press = (event: MouseEvent): void => {
    offered = event.detail === 0 && event.target instanceof Element ? event.target.closest("button") : null;
    if (event.detail === 0) keyed = settings.keyed = true;
    // A button that goes away with the focus has everything laid out at once; a pointer needs none.
    else if (event.target instanceof Element)
      event.target.closest<HTMLElement>(".choices button, [data-choice]")?.blur();
  };
  addEventListener("keydown", byKey, { capture: true });
  main.addEventListener("pointerdown", byPointer, { capture: true });
  main.addEventListener("click", press, { capture: true });
  return () => {
    watch.disconnect();
    removeEventListener("keydown", byKey, { capture: true });
    main.removeEventListener("pointerdown", byPointer, { capture: true });
    main.removeEventListener("click", press, { capture: true });
  };
}
