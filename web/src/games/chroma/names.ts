/** What cards, rainbows and objects are called. */

import type { Picker } from "../../lib/picker.svelte";
import { row, word } from "../../lib/words.svelte";
import { t } from "./words";
import { freeFor, isWild, lockOf, nearest, parts, type ChromaView, type Reading } from "./view";

export function cardName(card: string | null): string {
  return card === null ? t("card-back") : word("chroma-card", card.replace("*", "_"));
}

/** The name of a card, and what it can be if it is wild. */
export function cardLabel(card: string | null): string {
  if (card === null || !isWild(card)) return cardName(card);
  const { colour, shape } = parts(card);
  const power = colour
    ? t("wild-colour", { colour: t(colour) })
    : shape
      ? t("wild-shape", { shape: t(shape) })
      : t("wild-all");
  return `${cardName(card)} (${power})`;
}

/** How far a rainbow is, in the shape in which it is nearest. */
export function distance(readings: readonly Reading[]): string {
  const best = nearest(readings);
  if (!best || best.missing === 5) return t("distance-none");
  const shapes = t(`${best.shape}-many`);
  return best.missing ? t("distance", { shapes, n: best.missing }) : t("distance-complete", { shapes });
}

export function locked(turns: number): string {
  return turns === 1 ? t("lock-one") : t("lock", { n: turns });
}

/** Why nobody can take the top discard, or nobody yet. */
export function barred(picker: Picker<ChromaView>): string {
  const { view } = picker;
  const top = view.discards.at(-1);
  if (top !== undefined && isWild(top) && view.phase !== "over") return t("lock-wild");
  const turns = lockOf(view);
  if (!turns) return "";
  const free = freeFor(view);
  const who = free === picker.seat ? t("lock-free-you") : t("lock-free", { name: picker.names[free] ?? "" });
  return row([locked(turns), who]);
}

/** A pick by its name, for a button or a line of text. */
export function pickName(pick: string, view: ChromaView, names: string[]): string {
  const [kind = "", where = "", which] = pick.split(":");
  if (kind === "pile") return t("pile");
  if (kind === "discards") return t(view.phase === "draw" ? "discards-top" : "discards-here");
  if (kind === "hand") return cardName(unkey(where));
  if (which !== undefined) return cardName(unkey(which));
  return Number(where) === view.seat ? t("yours") : t("of", { name: names[Number(where)] ?? "" });
}

/** A card from its name in picks. */
export function unkey(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
