/** Rainbow on the page. */

import { flushSync } from "svelte";
import type { Hue } from "../../art/signs";
import type { Line } from "../../lib/messages";
import type { GameUi, Flight } from "../ui";
import Board from "./Board.svelte";
import { called, t } from "./i18n";
import { lesson } from "./lesson";
import { handAt, story } from "./story.svelte";
import { hueOf, nearOf, shownOf, type Letter, type RainbowView } from "./view";

/** What has already flown to the present view: its lines come one by one, and a card flies once. */
let flown = new Set<string>();
let shown: RainbowView | undefined;
/** A card of one's own that went ahead of the server's word. */
let early: string | undefined;

function flights(line: Line, before: RainbowView, after: RainbowView): Flight[] {
  if (before === after) return setsOff(line, before);
  if (shown !== after) [shown, flown] = [after, new Set()];
  story.hear(line, after);
  // A row that has just been collected is drawn when it has been heard of.
  flushSync();
  const all = line.move?.startsWith("card:") ? draws(before, after) : lands(after);
  return all.filter(({ to }) => flown.size < flown.add(to).size);
}

function setsOff(line: Line, view: RainbowView): Flight[] {
  const place = /^[A-Z?](\d)$/.exec(line.move ?? "")?.[1];
  early = place && `hand:${place}`;
  return early ? [{ from: early, to: `row:${view.row.length + 1}` }] : [];
}

function lands(after: RainbowView): Flight[] {
  const { deed, landed } = story;
  if (!deed || !landed) return [];
  const from = handAt(after, deed.seat, deed.place);
  if (from !== early) return [{ from, to: landed }];
  early = undefined;
  flown.add(landed);
  return [];
}

/** A place in a hand that was empty, or whose card has just been placed, is filled from the holder. */
function draws(before: RainbowView, after: RainbowView): Flight[] {
  const { deed } = story;
  return after.hands.flatMap((hand, seat) =>
    hand.flatMap((card, place) => {
      const gone = deed?.kind !== "flip" && deed?.seat === seat && deed.place === place;
      const drawn = card && (gone || !before.hands[seat]?.[place]);
      return drawn ? [{ from: `next:${seat}`, to: handAt(after, seat, place) }] : [];
    }),
  );
}

function notes(line: Line, after: RainbowView): Hue[] {
  story.hear(line, after);
  const letter = /^(?:shows:)?([A-Z])\d?$/.exec(line.move ?? "")?.[1] as Letter | undefined;
  if (!letter) return [];
  const { ending } = story;
  if (!ending || ending.scores !== after.scores) return [hueOf(letter)];
  return ending.how === "rainbow" ? ending.cards.map(hueOf) : [hueOf(letter), "shadow"];
}

function name(pick: string, view: RainbowView): string {
  const [kind, number] = pick.split(":");
  const place = Number(number) - 1;
  if (kind === "hand") return t("name.hand", { face: called(shownOf(view, nearOf(view), place)), n: place + 1 });
  if (kind === "row") return t("name.row", { face: called(view.row[place] ?? null), n: place + 1 });
  return pick === "normal" ? t("normal") : pick === "blind" ? t("blind") : t("stop");
}

export const ui: GameUi<RainbowView> = {
  Board,
  flights,
  name,
  notes,
  // A flip cannot be taken back, and with a long row there is much to lose.
  hurts: (move, view) => move.startsWith("flip:") && view.row.length > 3,
  status: (view) =>
    view.phase === "over" ? t("status.over", { n: view.round }) : t("status", { n: view.round, cards: view.holder }),
  lesson,
};
