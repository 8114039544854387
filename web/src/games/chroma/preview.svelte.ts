/** What the moves that go on from what has been picked would do to the rainbows. */

import type { Picker } from "../../lib/picker.svelte";
import { Preview } from "../../lib/preview";
import type { ChromaView, Reading } from "./view";

/** A moment's rest, so that picking quickly does not ask for much. */
const REST = 120;

export class ChromaPreview {
  /** The readings after each move that was asked about. */
  private found = $state.raw<Record<string, Reading[][]>>({});
  private view: ChromaView | undefined;
  private preview: Preview<ChromaView>;

  constructor(private picker: Picker<ChromaView>) {
    this.preview = new Preview(picker);
  }

  /** Call from an effect: asks about the moves that only one more pick is left of. */
  follow(): (() => void) | undefined {
    const { view, picked, offers } = this.picker;
    if (view !== this.view) {
      this.view = view;
      this.found = {};
    }
    if (!picked.length) return undefined;
    const leadsOn = (path: string[]): boolean =>
      path.length === picked.length + 1 && begins(path, picked) && path[1] !== "discards";
    const moves = offers.filter(({ picks }) => picks.some(leadsOn)).map(({ move }) => move);
    const timer = setTimeout(() => void this.ask(moves, view), REST);
    return () => clearTimeout(timer);
  }

  /** How a rainbow would read after what has been picked and one more. */
  after(pick: string, seat: number): Reading[] | undefined {
    const { offers, picked } = this.picker;
    const path = [...picked, pick];
    const offer = offers.find(({ picks }) => picks.some((each) => each.length === path.length && begins(each, path)));
    return offer && this.found[offer.move]?.[seat];
  }

  private async ask(moves: string[], view: ChromaView): Promise<void> {
    for (const move of moves) {
      if (this.view !== view) return;
      if (this.found[move]) continue;
      try {
        const { readings } = (await this.preview.through([move])).view;
        if (this.view === view) this.found = { ...this.found, [move]: readings };
      } catch {
        return; // It cannot be foreseen, or not now: there is no preview.
      }
    }
  }
}

function begins(path: readonly string[], with_: readonly string[]): boolean {
  return with_.every((pick, place) => path[place] === pick);
}
