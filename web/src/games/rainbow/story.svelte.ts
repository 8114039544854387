/** What has just happened: which card turned, and how a round ended. Nothing older is kept. */

import type { RainbowPlaced, RainbowShown } from "../../lib/messages";
import type { HappeningOf } from "../ui";
import { nearOf, type Letter, type RainbowView } from "./view";

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
  scores: number[];
}

type Happening = HappeningOf<"rainbow">;

class Story {
  turn = $state.raw<Turn>();
  ending = $state.raw<Ending>();
  /** What happened to a row that has been collected since. */
  private collected = new WeakSet<Happening>();
  /** The cards that somebody who looks on from here has seen turn. */
  private turned = new WeakSet<Happening>();
  private how: Ending["how"] = "rainbow";
  /** What has happened to the row that lies there, and the last card of it that showed a side. */
  private round: Happening[] = [];
  private last: RainbowPlaced | RainbowShown | undefined;
  private now: RainbowView | undefined;

  /** A board is set up. */
  forget(): void {
    this.now = this.turn = this.ending = this.last = undefined;
    this.round = [];
  }

  /** Where a row lies to which something has happened: under the winner's pile once it has been collected. */
  where(happening: Happening): "row" | "taken" {
    return this.collected.has(happening) ? "taken" : "row";
  }

  /** Whether a card is seen to turn. */
  turns(happening: Happening): boolean {
    return this.turned.has(happening);
  }

  /** The board shows something new. */
  see(view: RainbowView): void {
    if (this.now && JSON.stringify(view) === JSON.stringify(this.now)) return;
    this.now = view;
    this.turn = undefined;
    if (this.ending && String(view.scores) !== String(this.ending.scores)) this.ending = undefined;
  }

  /** What led there. */
  hear(happening: Happening, after: RainbowView): void {
    this.round.push(happening);
    switch (happening.what) {
      case "rainbow.placed":
        this.begins(happening.seat, after);
        return this.shows(happening, after);
      case "rainbow.placed-blind":
      case "rainbow.flipped":
        return this.begins(happening.seat, after);
      case "rainbow.shown":
        return this.shows(happening, after);
      case "rainbow.clashed":
        this.how = "clash";
        return;
      case "rainbow.shadow-fell":
        this.how = "shadow";
        return;
      case "rainbow.rainbow-completed":
        this.how = "rainbow";
        return;
      case "rainbow.row-taken":
        return this.ends(happening.row, happening.seat ?? 0, after);
      default:
    }
  }

  /** Whoever looks on keeps in sight what was collected until it is their turn to do something. */
  private begins(seat: number | null, after: RainbowView): void {
    if (seat === after.seat || typeof after.seat !== "number") this.ending = undefined;
  }

  /** Who has seen what is under a card now has seen it turn; a watcher has seen neither side before. */
  private shows(card: RainbowPlaced | RainbowShown, after: RainbowView): void {
    this.last = card;
    const turns = after.seat === null || card.seen.includes(nearOf(after));
    this.turn = turns ? { spot: card.spot - 1, from: card.under } : undefined;
    if (turns) this.turned.add(card);
  }

  private ends(cards: Letter[], winner: number, after: RainbowView): void {
    const { turn, last } = this;
    for (const happening of this.round) this.collected.add(happening);
    this.round = [];
    this.turn = this.last = undefined;
    if (!last) return;
    const spot = last.spot - 1;
    this.ending = { how: this.how, cards, spot, from: turn ? turn.from : last.face, winner, scores: after.scores };
  }
}

export const story = new Story();
