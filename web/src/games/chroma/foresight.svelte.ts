/** What the moves that go on from what has been picked would do to the rainbows; the server works it out. */

import type { Picker } from "../../lib/picker.svelte";
import type { ChromaView, Reading } from "./view";

/** A moment's rest, so that picking quickly does not ask for much. */
const REST = 120;

export class Foresight {
  /** The readings after each move that was asked about. */
  private found = $state.raw<Record<string, Reading[][]>>({});
  private view: ChromaView | undefined;

  constructor(private picker: () => Picker<ChromaView>) {}

  /** Call from an effect: asks about the moves that only one more pick is left of. */
  follow(): (() => void) | undefined {
    const { view, picked, offers } = this.picker();
    if (view !== this.view) {
      this.view = view;
      this.found = {};
    }
    if (!picked.length) return undefined;
    const moves = offers
      .filter(({ picks }) =>
        picks.some((path) => path.length === picked.length + 1 && begins(path, picked) && path[1] !== "discards"),
      )
      .map(({ move }) => move);
    const timer = setTimeout(() => void this.ask(moves, view), REST);
    return () => clearTimeout(timer);
  }

  /** How a rainbow would read after what has been picked and one more. */
  after(pick: string, seat: number): Reading[] | undefined {
    const { offers, picked } = this.picker();
    const path = [...picked, pick];
    const offer = offers.find(({ picks }) => picks.some((each) => each.length === path.length && begins(each, path)));
    return offer && this.found[offer.move]?.[seat];
  }

  private async ask(moves: string[], view: ChromaView): Promise<void> {
    for (const move of moves) {
      if (this.view !== view) return;
      if (this.found[move]) continue;
      try {
        const seen = (await this.picker().source.ahead([move])).view as unknown as ChromaView;
        if (this.view === view) this.found = { ...this.found, [move]: seen.readings };
      } catch {
        return; // It cannot be foreseen, or not now: there is no preview.
      }
    }
  }
}

function begins(path: readonly string[], with_: readonly string[]): boolean {
  return with_.every((pick, place) => path[place] === pick);
}
