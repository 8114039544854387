/** What there is to say about the pieces on a board, for whoever asks. */

import type { Picker } from "./picker.svelte";
import { joined, t } from "./words.svelte";

export interface Piece {
  /** The picker that lights it. */
  picker: Picker;
  pick: string;
  nth?: number;
  label: string;
}

const pieces = new WeakMap<Element, () => Piece>();

/** Attach to an element, so that it can be explained. */
export function explained(piece: () => Piece): (element: HTMLElement) => void {
  return (element) => void pieces.set(element, piece);
}

/** The piece at an element or around it, and its name; also one that cannot be picked, if it has a name. */
export function pieceAt(
  target: EventTarget | null,
): { element: HTMLElement; label: string; piece?: Piece } | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(".pickable, [role=img][aria-label]") : null;
  if (!element) return undefined;
  const piece = pieces.get(element)?.();
  const label = piece?.label ?? element.getAttribute("aria-label") ?? "";
  return label ? { element, label, ...(piece ? { piece } : {}) } : undefined;
}

/** What can be done with a piece now, or why nothing can. */
export async function about({ picker, pick, nth = 0 }: Piece): Promise<string> {
  const light = picker.light(pick, nth);
  if (light === "picked") return t("explain-picked");
  if (light === "lit" && picker.picked.length) return t("explain-next");
  if (picker.isPlanned(pick, nth)) return t("explain-planned");
  const { sentence } = await picker.source.why(pick);
  if (light === "lit") return sentence || t("explain-lit");
  return joined([sentence, picker.canPlan(pick) ? t("explain-plan") : ""]);
}
