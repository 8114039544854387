/** What Rainbow Road says, in every language. */

import { row, translator, t as page } from "../../lib/words.svelte";
import { cardOn, hueOf, ROUNDS, type RoadView } from "./view";
import type { Keys } from "../../lib/messages";

export type Key = Keys["road-page"];

export const t = translator("road-page");

/** A card with all that names it: number, colour and sign. */
export function card(number: number): string {
  const hue = hueOf(number);
  return t("card", { n: number, hue: page(`hue-${hue}`), sign: t(`sign-${hue}`) });
}

/** Things in a row, as one phrase. */
export function listed(parts: (string | false | null | undefined)[]): string {
  return row(parts.filter((part): part is string => Boolean(part)));
}

/** A number of points or of steps. */
export function count(of: "point" | "step", n: number): string {
  return t(n === 1 ? of : `${of}s`, { n });
}

/** The letter of a spot where it is said: a voice would take a small a for a word. */
export function letterOf(spot: string): string {
  return spot.toUpperCase();
}

/** What to call an object that can be picked. */
export function nameOf(pick: string, view: RoadView): string {
  const [kind, what = ""] = pick.split(":");
  if (kind === "stop") return view.points ? t("pick-stop", { points: count("point", view.points) }) : t("pick-stay");
  if (kind === "prank") return t(what as Key);
  if (kind === "slot") {
    const n = cardOn(view, what);
    const letter = letterOf(what);
    return n ? t("pick-slot-card", { n, letter }) : t("pick-slot", { letter });
  }
  const n = Number(what);
  return kind === "hand" ? t("pick-hand", { n, hue: page(`hue-${hueOf(n)}`) }) : t("pick-discard", { n });
}

/** Where the game stands. */
export function statusOf(view: RoadView): string {
  const now = { n: view.round, all: ROUNDS, weather: t(`weather-${view.weather}`) };
  if (view.phase === "over") return t("plate-over", now);
  if (view.phase !== "sunny" && view.phase !== "rain") return t("status", now);
  const fairy = t(view.phase);
  return listed([t("status", now), view.turn === view.seat ? t("status-run", { who: t("you"), fairy }) : fairy]);
}
