/** A game without looks of its own: the table as text, and a button for whatever can be picked. */

import type { GameUi } from "../ui";
import Board from "./Board.svelte";

export const ui: GameUi = {
  Board,
  picture: true,
  cues: () => [],
  notes: () => [],
  name: (pick) => pick.replaceAll(":", " "),
  hurts: () => false,
  status: () => "",
};
