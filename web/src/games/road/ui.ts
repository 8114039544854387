/** Rainbow Road on the page: a road in a ring, two fairies, and what they run for. */

import type { Line } from "../../lib/messages";
import type { GameUi, Flight } from "../ui";
import Board from "./Board.svelte";
import { nameOf, statusOf } from "./i18n";
import { lesson } from "./lesson";
import { cardOn, hueOf, type RoadView } from "./view";

const PRANK = /^(exchange|jump|skip|trash|teleport|recycle):/;

/** What goes from where to where in a move. */
function flights(line: Line, before: RoadView): Flight[] {
  const move = line.move ?? "";
  const spot = `slot:${move.at(-1)}`;
  if (/^\d@/.test(move)) {
    const seat = line.seat ?? 0;
    const open = before.hands[seat]?.includes(Number(move[0])) && before.seat === seat;
    const laid = { from: open ? `hand:${move[0]}` : `seat:${seat}`, to: spot };
    return cardOn(before, move.at(-1)!) ? [laid, { from: spot, to: "discards" }] : [laid];
  }
  if (move.startsWith(">")) {
    const fairy = before.phase === "sunny" ? "fairy:sunny" : "fairy:rain";
    return [{ from: fairy, to: fairy }];
  }
  if (/^(jump|skip|teleport):/.test(move)) return [{ from: "fairy:rain", to: "fairy:rain" }];
  if (move.startsWith("trash:")) return [{ from: spot, to: "discards" }];
  if (move.startsWith("recycle:")) return [{ from: "discards", to: spot }];
  if (move.startsWith("exchange:")) {
    const other = `slot:${move.at(-2)}`;
    return [
      { from: spot, to: other },
      { from: other, to: spot },
    ];
  }
  return [];
}

export const ui: GameUi<RoadView> = {
  Board,
  flights,
  name: nameOf,
  notes(line, after) {
    const move = line.move ?? "";
    if (/^\d@/.test(move)) return [hueOf(Number(move[0]))];
    if (!/^>/.test(move) && !PRANK.test(move)) return [];
    return [
      ...move
        .split(":")
        .at(-1)!
        .replace(/[^a-j]/g, ""),
    ]
      .flatMap((spot) => cardOn(after, spot) || [])
      .map(hueOf);
  },
  // A prank is there once in the game, and its preview shows while it waits for the second thought.
  hurts: (move) => PRANK.test(move),
  status: statusOf,
  lesson,
};
