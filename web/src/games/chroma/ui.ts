/** Chroma Rainbow on the page. */

import type { Hue } from "../../art/signs";
import { SUITS } from "../../art/suits";
import type { OfferIn } from "../../lib/picker.svelte";
import { letterOf } from "../../lib/words.svelte";
import type { CoachKey, Cue, Flight, GameUi, HappeningOf, MoveOf, Piece } from "../ui";
import Board from "./Board.svelte";
import { t } from "./words";
import lesson from "./lesson.json";
import { pickName } from "./names";
import { BANDS, isWild, key, nearest, parts, placed, placeFor, type ChromaView } from "./view";

/** Where a card of a seat's hand lies: one that these eyes see has a place of its own. */
function held(view: ChromaView, seat: number | null, card: string | null): string {
  const open = view.seat === "all" ? seat === 0 : view.seat !== null && view.seat === seat;
  if (open && card) return `hand:${key(card)}`;
  return card && seat !== null && view.hands[seat]?.includes(card) ? `held:${seat}:${key(card)}` : `seat:${seat}`;
}

const laid = (owner: number | null, card: string): string => `rainbow:${owner}:${key(card)}`;
const away = (view: ChromaView, seat: number): number => nearest(view.readings[seat] ?? [])?.missing ?? BANDS.length;

/** A card that is discarded, or has to go for one that is played: the latter's place is not there yet. */
function setsOff({ kind, card, seat, gone }: MoveOf<"chroma">): Flight[] {
  if (kind === "discard" && card) return [{ from: `hand:${key(card)}`, to: "discards" }];
  if (!card || !gone || kind === "wild") return [];
  return [{ from: gone === card ? `hand:${key(card)}` : laid(seat ?? null, gone), to: "discards" }];
}

/** A hint shows the card in its place, and what goes for it on its way out. */
function leads(move: MoveOf<"chroma">, view: ChromaView): Flight[] {
  const { kind, card, seat, gone } = move;
  if (!card || seat == null || gone === card) return setsOff(move);
  const from = `hand:${key(card)}`;
  if (gone) return [{ from, to: laid(seat, gone) }, ...setsOff(move)];
  const places = placed(view.rainbows[seat] ?? [], nearest(view.readings[seat] ?? []));
  return kind === "play" ? [{ from, to: `place:${seat}:${placeFor(card, places)}`, grows: true }] : setsOff(move);
}

/** A rainbow has come near: everybody is told. */
function nears(before: ChromaView, after: ChromaView, seat: number): Cue[] {
  const n = away(after, seat);
  if (n > 1 || n === 0 || n >= away(before, seat)) return [];
  return [
    { at: `row:${seat}`, effect: "glow", sounds: "sun" },
    { at: `tell:${seat}`, effect: "glow", pops: t("to-go", { n }) },
  ];
}

/** Lightning: twice, and gone. */
const FLASH = {
  lasts: 620,
  frames: [0, 1, 0.15, 0.8, 0].map((opacity, place) => ({ opacity, offset: [0, 0.08, 0.25, 0.34, 1][place]! })),
};

/** A card that a wild has struck: it cracks where it lies, is swept away, and the wild takes a place of its own. */
function struck(gone: string, owner: number, before: ChromaView, after: ChromaView): Cue[] {
  const old = before.rainbows[owner] ?? [];
  const wild = after.rainbows[owner]?.find((card) => isWild(card) && !old.includes(card));
  const from = laid(owner, gone);
  return [
    { at: `tell:${owner}`, effect: "shake", pops: t("to-go", { n: away(after, owner) }) },
    { at: "crack", effect: "crack" },
    { at: `flash:${owner}`, effect: "crack", own: FLASH },
    { at: `row:${owner}`, effect: "shake" },
    { from, to: "discards", via: [from], gait: "sweep", grows: true },
    ...(wild ? [{ from: laid(owner, wild), to: laid(owner, wild), grows: true }] : []),
  ];
}

function cues(happening: HappeningOf<"chroma">, before: ChromaView, after: ChromaView): Cue[] {
  const { seat } = happening;
  switch (happening.what) {
    case "chroma.card-dealt": {
      // With each card of one's own everybody gets one.
      if (seat !== (typeof after.seat === "number" ? after.seat : 0)) return [];
      return after.hands.map((_, other) => ({
        from: "pile",
        to: held(after, other, other === seat ? happening.card : null),
        grows: true,
      }));
    }
    case "chroma.pile-renewed":
      return [{ from: "discards", to: "pile", gait: "sweep", sounds: "turn", pops: `+${happening.cards}` }];
    case "chroma.card-drawn":
      return [{ from: "pile", to: held(after, seat, happening.card), grows: true }];
    case "chroma.discard-taken":
      return [{ from: "discards", to: held(after, seat, happening.card), grows: true }];
    case "chroma.discarded":
      return [{ from: held(before, seat, happening.card), to: "discards", grows: true }];
    case "chroma.played":
      return [
        { from: held(before, seat, happening.card), to: laid(seat, happening.card), grows: true },
        ...(seat === null ? [] : nears(before, after, seat)),
      ];
    case "chroma.laid-over": {
      const { card, owner, over } = happening;
      const flight: Flight = { from: held(before, seat, card), to: laid(owner, card), grows: true, sounds: "hit" };
      // It comes down on the other card, if that is still to be seen.
      return [before === after ? flight : { ...flight, stop: laid(owner, over) }];
    }
    case "chroma.cleared": {
      const { card, owner } = happening;
      if (owner !== seat) return struck(card, owner, before, after);
      const lay = before.rainbows[owner]?.includes(card);
      return [{ from: lay ? laid(owner, card) : held(before, seat, card), to: "discards", grows: true }];
    }
    case "chroma.rainbow-complete":
      return [
        { at: `tell:${happening.owner}`, effect: "glow", pops: t("complete") },
        ...BANDS.map((band): Cue => ({ at: `sky:${band}`, effect: "draw" })),
        ...happening.cards.map((card): Cue => ({ at: laid(happening.owner, card), effect: "burst" })),
      ];
    case "chroma.turns-over":
      return after.hands.map((_, other) => ({ at: `row:${other}`, effect: "glow", sounds: "rain" }));
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
  const { colour, shape } = parts(card);
  const mark = shape ? { mark: SUITS[shape] } : {};
  return [colour ? { hue: colour, letter: letterOf(colour), ...mark } : { hue: "wild", letter: "✱", ...mark }];
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
  leads,
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
