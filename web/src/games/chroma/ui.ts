/** Chroma Rainbow on the page. */

import type { Hue } from "../../art/signs";
import type { GameUi, Flight } from "../ui";
import Board from "./Board.svelte";
import { t } from "./i18n";
import { lesson } from "./lesson";
import { pickName } from "./names";
import { BANDS, key, parts, type ChromaView } from "./view";

/** A move's text taken apart: what is done, the card, whose rainbow it goes to, and the card that leaves it. */
function told(move: string): { deed: string; card: string; to: number | undefined; gone: string | undefined } {
  const [, deed = "", card = "", to, gone] = /^(\w+):?([^@-]{2})?(?:@(\d))?(?:-(..))?$/.exec(move) ?? [];
  return { deed, card, to: to === undefined ? undefined : Number(to), gone };
}

/** Whether a seat's hand lies open in front of these eyes, card by card. */
function open(view: ChromaView, seat: number | null): boolean {
  return view.seat === "all" ? seat === 0 : view.seat !== null && view.seat === seat;
}

function held(view: ChromaView, seat: number, card: string): string {
  return open(view, seat) ? `hand:${key(card)}` : `seat:${seat}`;
}

export const ui: GameUi<ChromaView> = {
  Board,
  flights(line, _, after) {
    const { deed, card, to, gone } = told(line.move ?? "");
    const seat = line.seat ?? null;
    const mine = typeof after.seat === "number" || open(after, after.turn);
    if (deed === "card" && mine) return [{ from: "pile", to: `hand:${key(card)}` }];
    if (seat === null) return [];
    const found: Flight[] = [];
    if (deed === "draw" && !open(after, seat)) found.push({ from: "pile", to: `seat:${seat}` });
    if (deed === "take") found.push({ from: "discards", to: held(after, seat, after.taken ?? "") });
    if (deed === "discard") found.push({ from: held(after, seat, card), to: "discards" });
    if (deed === "play" || deed === "wild") {
      const rainbow = `rainbow:${to ?? seat}`;
      if (gone !== card) found.push({ from: held(after, seat, card), to: `${rainbow}:${key(card)}` });
      if (gone)
        found.push({ from: gone === card ? held(after, seat, card) : `${rainbow}:${key(gone)}`, to: "discards" });
    }
    return found;
  },
  name: pickName,
  notes(line, after) {
    const { deed, card } = told(line.move ?? "");
    if (!["take", "play", "wild", "discard"].includes(deed)) return [];
    if (after.winner !== null) return [...BANDS];
    const sounded = deed === "take" ? (after.taken ?? "") : card;
    const notes: Hue[] = [parts(sounded).colour ?? "light"];
    return deed === "wild" ? [...notes, "shadow"] : notes;
  },
  hurts(move, view) {
    const { deed, to, gone } = told(move);
    if (deed !== "wild" || to === undefined || !gone) return false;
    // Who is one card away may win by a wild over the card that does not help.
    const rainbow = view.rainbows[to];
    return (view.readings[to] ?? []).some(
      ({ missing, reads }) => missing <= 1 && reads.some((read, place) => read === null && rainbow?.[place] === gone),
    );
  },
  status(view) {
    const round = t("status.round", {
      n: Math.floor(view.turns / view.seats) + 1,
      all: Number(view.options["turn_limit"] ?? 0),
    });
    const phase = { first: "deal", deal: "deal", draw: "draw", pile: "draw", act: "act", over: undefined } as const;
    const now = phase[view.phase];
    return now ? `${round} · ${t(`status.${now}`)}` : round;
  },
  lesson,
};
