import Board from "./Board.svelte";
import type { Dress } from "../dress";

export const passage: Dress = {
  Board,
  flights: () => [],
  name: (pick) => pick,
  notes: () => [],
  hurts: () => false,
  status: () => "",
  lesson: () => [],
};
