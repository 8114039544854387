/** Rainbow Pirates on the page: islands in a sea, a raft between them, and black sails. */

import type { Hue } from "../../art/signs";
import type { OfferIn } from "../../lib/picker.svelte";
import { t as page } from "../../lib/words.svelte";
import type { CoachKey, Cue, Flight, GameUi, HappeningOf, MoveOf, Piece } from "../ui";
import Board from "./Board.svelte";
import { blocker, called, groupName, HUES, hueOf, letterOf, tokens } from "./cards";
import { t } from "./words";
import lesson from "./lesson.json";
import type { PiratesView } from "./view";

export const ui: GameUi<"pirates"> = {
  Board,
  setsOff,
  leads,
  cues,
  outcomes: [
    "pirates.black-played",
    "pirates.blocked",
    "pirates.came-to-nothing",
    "pirates.card-stolen",
    "pirates.card-blown-up",
    "pirates.card-grabbed",
    "pirates.card-given",
    "pirates.card-handed-over",
    "pirates.last-placement",
    "pirates.went-out",
  ],
  strikes,
  answers: ({ player, turn }) => player !== turn,
  pieces,
  name,
  notes,
  hurts,
  plans,
  status,
  lesson,
  coach,
};

const berth = (seat: number): string => `berth:${seat}`;
const groupAt = (seat: number | null | undefined, group: string): string => `group:${seat}.${group}`;

function setsOff({ kind, card, group, seat }: MoveOf<"pirates">): Flight[] {
  if (kind === "add" && card && group) return [{ from: `hand:${card[0]}`, to: groupAt(seat, group) }];
  if (kind === "top") return [{ from: `look:${card}`, to: "draw:pile" }];
  const black = letterOf(kind);
  return black ? [{ from: `hand:${black}`, to: "black" }] : [];
}

/** A hint shows where a group lies, a black card sails, what is taken back, and what blocks or is blown up leaves. */
function leads(move: MoveOf<"pirates">, view: PiratesView): Flight[] {
  const { kind, card, group, seat } = move;
  const mine = typeof view.seat === "number" ? view.seat : view.turn;
  if (kind === "lay" && group) {
    const cards = tokens(group);
    const first = (1 - cards.length) / 2;
    return cards.map((each, nth) => ({ from: `hand:${each[0]}`, to: `island:${mine}`, aside: first + nth }));
  }
  if (kind === "lift" && group) return [{ from: groupAt(seat, group), to: `seat:${mine}` }];
  if (kind === "take" && card && group)
    return [{ from: lies(seat, group, card), to: view.black === "cannon" ? "discards" : `seat:${mine}` }];
  if (kind === "block" && card) return [{ from: `hand:${card[0]}`, to: "discards" }];
  const black = letterOf(kind);
  return black ? [{ from: `hand:${black}`, to: seat == null ? "discards" : berth(seat) }] : setsOff(move);
}

function pieces(happening: HappeningOf<"pirates">): Piece[] {
  const one = "card" in happening ? happening.card : null;
  const cards = "cards" in happening && typeof happening.cards === "object" ? happening.cards : one ? [one] : [];
  return cards.flatMap((card) =>
    /^\d/.test(card)
      ? { hue: hueOf(card), letter: card[0]! }
      : card[0] === "w"
        ? { hue: "wild", letter: card[1] ?? "" }
        : [],
  );
}

/** Whether something is taken from a seat; who only tries to is shown on the board, where it can be answered. */
function strikes(happening: HappeningOf<"pirates">, seat: number): boolean {
  if (happening.what === "pirates.card-demanded") return happening.owner === seat;
  return (
    (happening.what === "pirates.card-stolen" ||
      happening.what === "pirates.card-blown-up" ||
      happening.what === "pirates.card-grabbed") &&
    happening.owner === seat
  );
}

/** How long a ball flies before it hits. */
const AIMED = 500;

/** Where a card of a group lies; of several alike, the last. */
function lies(seat: number | null | undefined, group: string, card: string): string {
  return `lies:${seat}.${group}.${Math.max(0, tokens(group).lastIndexOf(card))}`;
}

const shown = (card: string | null): string => `show:${card?.[0] ?? "back"}`;

function cues(happening: HappeningOf<"pirates">, before: PiratesView, after: PiratesView): Cue[] {
  const { seat } = happening;
  /** Where a card of a seat's hand lies: the own cards are seen one by one. */
  const hand = (card: string | null, whose = seat): string =>
    card && after.seat === whose ? `hand:${card[0]}` : `seat:${whose}`;
  /** A card comes to a hand: one's own is there to be seen, of others a picture goes. */
  const comes = (from: string, card: string | null, whose = seat): Flight => {
    const to = hand(card, whose);
    return to.startsWith("hand:") ? { from, to } : { from, to, as: shown(card) };
  };
  /** What this has brought. */
  const gain = (after.scores[seat ?? 0] ?? 0) - (before.scores[seat ?? 0] ?? 0);
  const points = gain > 0 && after.out === null ? { pops: `+${gain}` } : {};
  /** The ship turns round. */
  const homeward = (from: number | null, to: number | null | undefined, wait: number): Cue[] =>
    from === null || typeof to !== "number"
      ? []
      : [{ from: berth(from), to: berth(to), as: "show:home", gait: "sail", wait }];
  switch (happening.what) {
    case "pirates.card-turned-up":
      return [{ from: "draw:pile", to: `pair:${Math.max(0, after.pair.lastIndexOf(happening.card))}` }];
    case "pirates.card-drawn":
      return [comes("draw:pile", happening.card)];
    case "pirates.pair-taken":
      return happening.cards.map((card, place) => comes(`pair:${place}`, card));
    case "pirates.group-laid": {
      const row = tokens(happening.group);
      const places = happening.cards.map((card, nth) => (card === "r" ? row.length - 1 : nth));
      return places.map((place, nth) => ({
        from: hand(happening.cards[nth]!),
        to: `lies:${seat}.${happening.group}.${place}`,
        ...(nth === places.length - 1 ? points : {}),
      }));
    }
    case "pirates.card-added":
      return [{ from: hand(happening.card), to: lies(seat, happening.grown, happening.card), ...points }];
    case "pirates.rainbow-completed": {
      const top = `lies:${seat}.${happening.group}.3`;
      return [{ at: top, effect: "burst", pops: t("shout-rainbow"), sounds: "sun" }];
    }
    case "pirates.group-lifted":
      return happening.cards.map((card) => comes(lies(seat, happening.group, card), card));
    case "pirates.card-lifted":
      return [comes(lies(seat, happening.group, happening.card), happening.card)];
    case "pirates.black-played":
      return [
        after.black
          ? { from: hand(happening.card), to: "black" }
          : { from: hand(happening.card), to: "discards", as: shown(happening.card) },
        ...(happening.target === null ? [] : [{ from: berth(seat!), to: "ship", gait: "sail" } as const]),
      ];
    case "pirates.let-through":
      return [{ at: `flag:${seat}`, effect: "glow" }];
    case "pirates.blocked": {
      const ship = before.target === null ? [] : [berth(before.target)];
      return [
        { from: hand(happening.card), to: "discards", as: shown(happening.card), via: ship },
        { at: ship[0] ?? "discards", effect: "glow", pops: t("shout-blocked"), wait: 200 },
        ...homeward(before.target, before.player, 420),
      ];
    }
    case "pirates.came-to-nothing": {
      // Off the island, not over the discards.
      const where = before.target ?? seat;
      const told = { at: where === null ? "raft" : berth(where), effect: "glow", pops: t("shout-nothing") } as const;
      return [{ at: "discards", effect: "shake" }, told];
    }
    case "pirates.card-stolen": {
      const { owner, group, card, loose } = happening;
      const there = lies(owner, group, card);
      return [
        { from: berth(owner), via: [there], to: berth(owner), as: "show:hook" },
        // It waits for the hook, comes aboard, and goes home with the ship.
        { ...comes(there, card), via: [there, berth(owner)], wait: 0 },
        { at: `island:${owner}`, effect: "shake", wait: 420 },
        ...loose.map((each) => ({ ...comes(lies(owner, group, each), each, owner), wait: 420 })),
        ...homeward(owner, seat, 700),
      ];
    }
    case "pirates.card-blown-up": {
      const { owner, group, card, loose } = happening;
      const there = lies(owner, group, card);
      return [
        { from: berth(owner), to: there, as: "show:ball", gait: "sweep", wait: 0 },
        { at: there, effect: "puff", as: "show:boom", wait: AIMED },
        { at: `island:${owner}`, effect: "shake", wait: AIMED },
        { from: there, via: [there], to: "discards", as: shown(card), gait: "sweep", wait: 0 },
        ...loose.map((each) => ({ ...comes(lies(owner, group, each), each, owner), wait: AIMED })),
      ];
    }
    case "pirates.card-fetched":
      return [comes("discards", happening.card)];
    case "pirates.card-given":
    case "pirates.card-handed-over":
      return [comes(hand(happening.card), happening.card, happening.taker)];
    case "pirates.nothing-given":
      return [{ at: `flag:${seat}`, effect: "shake", pops: t("shout-none") }];
    case "pirates.card-grabbed": {
      const pocket = hand(happening.card, happening.owner);
      return [
        { at: pocket, effect: "puff", as: "show:stench" },
        { ...comes(pocket, happening.card), wait: 250 },
      ];
    }
    case "pirates.card-demanded":
      return [
        {
          from: `seat:${seat}`,
          to: `seat:${happening.owner}`,
          as: shown(happening.card),
          pops: t("shout-demand", { card: called(happening.card) }),
        },
      ];
    case "pirates.card-denied":
      return [{ at: `flag:${seat}`, effect: "shake", pops: t("shout-denied") }];
    case "pirates.card-looked-at":
      return [
        happening.card && after.seat === seat
          ? { from: "draw:pile", to: `look:${happening.card}` }
          : { from: "draw:pile", to: `seat:${seat}`, as: shown(happening.card) },
      ];
    case "pirates.card-put-back":
      return [
        {
          from:
            happening.card && after.seat === (seat ?? after.player) ? `look:${happening.card}` : `seat:${after.player}`,
          to: "draw:pile",
          as: shown(happening.card),
        },
      ];
    case "pirates.last-placement":
      return [{ at: "raft", effect: "shake", pops: t("last") }];
    case "pirates.done-placing":
      return [{ at: `flag:${seat}`, effect: "glow" }];
    case "pirates.went-out":
      return [
        { at: `flag:${seat}`, effect: "burst", pops: t("shout-out", { n: happening.points }), sounds: "sun" },
        { at: `island:${seat}`, effect: "glow" },
      ];
    default:
      return [];
  }
}

function notes(happening: HappeningOf<"pirates">): Hue[] {
  switch (happening.what) {
    case "pirates.black-played":
      return ["shadow", "shadow"];
    case "pirates.blocked":
      return ["light", "red"];
    case "pirates.group-laid":
    case "pirates.group-lifted":
      return happening.cards[0] === "r" ? [...HUES] : happening.cards.map(hueOf);
    case "pirates.card-added":
    case "pirates.card-lifted":
    case "pirates.card-stolen":
    case "pirates.card-blown-up":
    case "pirates.card-fetched":
    case "pirates.card-given":
    case "pirates.card-put-back":
      return happening.card ? [hueOf(happening.card)] : [];
    default:
      return [];
  }
}

/** The last placement ends the game for good. */
function hurts({ kind }: MoveOf<"pirates">, view: PiratesView): boolean {
  return kind === "done" && typeof view.seat === "number" && (view.hands[view.seat]?.length ?? 0) > 2;
}

/** Cards of the hand, alone or for an own group, or a draw. */
function plans(picks: string, view: PiratesView): boolean {
  return new RegExp(`^(draw:\\S+|hand:\\S+( hand:\\S+)*( group:${view.seat}\\.\\S+)?)$`).test(picks);
}

function status(view: PiratesView): string {
  return t("status-pile", { n: view.pile });
}

function name(pick: string, view: PiratesView, names: string[]): string {
  const [kind, value = ""] = pick.split(":") as [string, string?];
  switch (kind) {
    case "hand":
    case "card":
      return called(value);
    case "discard":
      return t("in-discards", { card: called(value) });
    case "look":
      return t("look", { card: called(value) });
    case "name":
      return t("name", { card: called(value) });
    case "as":
      return called(`w${value}`);
    case "group": {
      const seat = Number(value[0]);
      const cards = groupName(value.slice(2), view.islands[seat] ?? []);
      return seat === view.seat ? t("group-yours", { cards }) : t("group-of", { cards, name: names[seat] ?? "" });
    }
    case "seat":
      return names[Number(value)] ?? page("seat-number", { n: Number(value) + 1 });
    case "draw":
      return t(value === "pair" ? "pair-name" : "pile-name");
    case "give":
      return t("none");
    case "play":
    case "lift":
    case "done":
    case "pass":
      return t(kind);
    case "block":
      return t("block", { card: called((view.black && blocker(letterOf(view.black), view)) || null) });
    default:
      return pick;
  }
}

function coach({ phase }: PiratesView, offers: OfferIn<PiratesView>[]): CoachKey<"pirates">[] {
  const can = new Set(offers.map(({ parts }) => parts.kind));
  if (phase === "block" || phase === "last") return [phase];
  if (phase === "act") return can.has("take") || can.has("fetch") ? ["take"] : [];
  const black = [...can].some((kind) => letterOf(kind));
  return [can.has("draw") ? "draw" : "must", ...(black ? ["black" as const] : [])];
}
