/** Chroma Rainbow on the page. */

import type { Hue } from "../../art/signs";
import type { OfferIn } from "../../lib/picker.svelte";
import { letterOf } from "../../lib/words.svelte";
import type { CoachKey, Cue, Flight, GameUi, HappeningOf, MoveOf, Piece } from "../ui";
import Board from "./Board.svelte";
import { t } from "./words";
import lesson from "./lesson.json";
import { pickName } from "./names";
import { BANDS, key, parts, type ChromaView } from "./view";

/** Where a card of a seat's hand lies: one that is seen lies in front of these eyes, card by card. */
function held(view: ChromaView, seat: number | null, card: string | null): string {
  const open = view.seat === "all" ? seat === 0 : view.seat !== null && view.seat === seat;
  return open && card ? `hand:${key(card)}` : `seat:${seat}`;
}

const laid = (owner: number | null, card: string): string => `rainbow:${owner}:${key(card)}`;

/** A card that is discarded, or has to go for one that is played: the latter's place is not there yet. */
function setsOff({ kind, card, seat, gone }: MoveOf<"chroma">): Flight[] {
  if (kind === "discard" && card) return [{ from: `hand:${key(card)}`, to: "discards" }];
  if (!card || !gone) return [];
  return [{ from: gone === card ? `hand:${key(card)}` : laid(seat ?? null, gone), to: "discards" }];
}

function cues(happening: HappeningOf<"chroma">, before: ChromaView, after: ChromaView): Cue[] {
  const { seat } = happening;
  switch (happening.what) {
    case "chroma.card-dealt":
    case "chroma.card-drawn":
      return [{ from: "pile", to: held(after, seat, happening.card) }];
    case "chroma.discard-taken":
      return [{ from: "discards", to: held(after, seat, happening.card) }];
    case "chroma.discarded":
      return [{ from: held(after, seat, happening.card), to: "discards" }];
    case "chroma.played":
      return [{ from: held(after, seat, happening.card), to: laid(seat, happening.card) }];
    case "chroma.laid-over":
      return [
        { from: held(after, seat, happening.card), to: laid(happening.owner, happening.card) },
        { at: `rainbow:${happening.owner}`, effect: "shake" },
      ];
    case "chroma.cleared": {
      const { card, owner } = happening;
      const lay = before.rainbows[owner]?.includes(card);
      return [{ from: lay ? laid(owner, card) : held(after, seat, card), to: "discards" }];
    }
    case "chroma.rainbow-complete":
      return happening.cards.map((card) => ({ at: laid(happening.owner, card), effect: "burst" }));
    default:
      return [];
  }
}

function notes(happening: HappeningOf<"chroma">): Hue[] {
  const hue = (card: string): Hue => parts(card).colour ?? "light";
  switch (happening.what) {
    case "chroma.discard-taken":
    case "chroma.played":
    case "chroma.discarded":
      return [hue(happening.card)];
    case "chroma.laid-over":
      return [hue(happening.card), "shadow"];
    case "chroma.rainbow-complete":
      return [...BANDS];
    default:
      return [];
  }
}

function pieces(happening: HappeningOf<"chroma">): Piece[] {
  const card = "card" in happening ? happening.card : null;
  if (!card) return [];
  const { colour } = parts(card);
  return [colour ? { hue: colour, letter: letterOf(colour) } : { hue: "wild", letter: "✱" }];
}

/** How many rounds before the last one their number is told: few games come near it. */
const LAST_ROUNDS = 10;

function coach({ phase }: ChromaView, offers: OfferIn<ChromaView>[]): CoachKey<"chroma">[] {
  const can = new Set(offers.map(({ parts }) => parts.kind));
  if (phase === "draw") return can.has("take") ? ["draw", "take"] : ["draw"];
  return ["act", ...(can.has("swap") ? ["sixth" as const] : []), ...(can.has("wild") ? ["wild" as const] : [])];
}

export const ui: GameUi<"chroma"> = {
  Board,
  strikes: (happening, seat) => happening.what === "chroma.laid-over" && happening.owner === seat,
  setsOff,
  cues,
  pieces,
  notes,
  name: pickName,
  hurts({ kind, seat, gone }, view) {
    if (kind !== "wild" || seat == null || !gone) return false;
    // Who is one card away may win by a wild over the card that does not help.
    const rainbow = view.rainbows[seat];
    return (view.readings[seat] ?? []).some(
      ({ missing, reads }) => missing <= 1 && reads.some((read, place) => read === null && rainbow?.[place] === gone),
    );
  },
  plans(picks) {
    const plays = "hand:\\S+( discards| rainbow:\\d+( rainbow:\\S+| hand:\\S+)?)?";
    return new RegExp(`^((pile|discards)( ${plays})?|${plays})$`).test(picks);
  },
  status(view) {
    const n = Math.floor(view.turns / view.seats) + 1;
    const all = Number(view.options["turn_limit"] ?? 0);
    const round = all - n < LAST_ROUNDS ? t("status-round-of", { n, all }) : t("status-round", { n });
    const phase = { first: "deal", deal: "deal", draw: "draw", pile: "draw", act: "act", over: undefined } as const;
    const now = phase[view.phase];
    return now ? `${round} · ${t(`status-${now}`)}` : round;
  },
  lesson,
  coach,
};
