/** What has just happened, told by the log: which card turned, and how a round ended. Nothing older is kept. */

import type { Line } from "../../lib/messages";
import { nearOf, shownOf, type Letter, type RainbowView } from "./view";

/** A card of the row that shows another side than the one that was seen of it before. */
export interface Turn {
  spot: number;
  from: Letter | null;
}

/** A row that has just been collected. */
export interface Ending {
  how: "rainbow" | "clash" | "shadow";
  cards: Letter[];
  /** The card that decided it, and what was seen of it before. */
  spot: number;
  from: Letter | null;
  winner: number;
  round: number;
  scores: number[];
}

interface Deed {
  kind: "place" | "blind" | "flip";
  seat: number;
  /** The place in the hand, or in the row for a flip. */
  place: number;
}

class Story {
  turn = $state.raw<Turn>();
  ending = $state.raw<Ending>();
  /** The last card that was placed or flipped. */
  deed: Deed | undefined;
  /** Where a card has just been placed. */
  landed: string | undefined;
  private before: RainbowView | undefined;
  private now: RainbowView | undefined;
  private heard: Line | undefined;
  /** The row, line by line. */
  private row: Letter[] = [];

  /** A board is set up. */
  forget(): void {
    this.before = this.now = this.deed = this.landed = this.turn = this.ending = undefined;
  }

  /** The board shows something new. */
  see(view: RainbowView): void {
    if (this.now && JSON.stringify(view) === JSON.stringify(this.now)) return;
    this.before = this.now;
    this.now = view;
    this.row = this.before?.row ?? [];
    this.deed = this.landed = undefined;
    this.turn = flipped(this.before, view);
    const { ending } = this;
    if (ending && (view.round < ending.round || String(view.scores) !== String(ending.scores))) this.ending = undefined;
  }

  /** A line of the log that led there. */
  hear(line: Line, after: RainbowView): void {
    const { before } = this;
    if (line === this.heard || !line.move || !before) return;
    this.heard = line;
    const [, kind = "", letter = "", place = "1"] = /^(flip:|shows:|\?)?([A-Z])?(\d)?$/.exec(line.move) ?? [];
    if (kind === "shows:") this.shows(letter as Letter, before, after);
    else if (kind || letter) {
      const seat = line.seat ?? before.active ?? 0;
      this.deed = { kind: kind === "flip:" ? "flip" : kind ? "blind" : "place", seat, place: Number(place) - 1 };
      if (this.ending && (seat === after.seat || typeof after.seat !== "number")) this.ending = undefined;
      if (letter) this.shows(letter as Letter, before, after);
    }
  }

  private shows(letter: Letter, before: RainbowView, after: RainbowView): void {
    const deed = (this.deed = waiting(before) ?? this.deed);
    const winner = after.scores.findIndex((score, seat) => score > (before.scores[seat] ?? 0));
    if (!deed || after.round > before.round + 1) return;
    const flip = deed.kind === "flip";
    const taken = winner < 0 ? -1 : after.scores[winner]! - before.scores[winner]!;
    // Another card after as many as were collected: the next round has begun.
    if (!flip && this.row.length === taken) this.row = [];
    const spot = flip ? deed.place : this.row.length;
    const from = flip ? (this.row[spot] ?? null) : shownOf(before, deed.seat, deed.place);
    this.row = Object.assign([...this.row], { [spot]: letter });
    const ended = this.row.length === taken;
    if (!flip) this.landed = `${ended ? "taken" : "row"}:${spot + 1}`;
    if (ended) {
      const how = winner === deed.seat ? "rainbow" : letter === "S" ? "shadow" : "clash";
      this.ending = { how, cards: this.row, spot, from, winner, round: before.round, scores: after.scores };
    } else if (!flip && from !== letter) this.turn = { spot, from };
  }
}

/** The card of the row that now shows its other side. */
function flipped(before: RainbowView | undefined, view: RainbowView): Turn | undefined {
  if (!before || before.round !== view.round || before.row.length !== view.row.length) return undefined;
  const spot = view.row.findIndex((letter, place) => letter !== before.row[place]);
  return spot < 0 ? undefined : { spot, from: before.row[spot] ?? null };
}

/** In a replay a card may be halfway: the view says which. */
function waiting(view: RainbowView): Deed | undefined {
  const [kind, place] = view.turning?.split(":") ?? [];
  if (!kind || view.active === null) return undefined;
  return { kind: kind === "row" ? "flip" : "blind", seat: view.active, place: Number(place) - 1 };
}

export const story = new Story();

/** Where a card of a hand is drawn, seen from these eyes. */
export function handAt(view: RainbowView, seat: number, place: number): string {
  return `${seat === nearOf(view) ? "hand" : "other"}:${place + 1}`;
}
