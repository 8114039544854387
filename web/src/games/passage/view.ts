/** Where the squares of Passage lie on the screen, and a few questions about a View. */

import type { Hue } from "../../art/signs";
import type { PassageView } from "../../lib/messages";
import type { OfferIn } from "../../lib/picker.svelte";

export type { PassageView };
export type Letter = "R" | "Y" | "G" | "C" | "B" | "M";
export const HUES: Record<Letter, Hue> = { R: "red", Y: "yellow", G: "green", C: "cyan", B: "blue", M: "pink" };

/** South, west, north and east, as the rules number them. */
const SIDES = "swne";
const USUAL: Record<number, string> = { 2: "sn", 3: "swn", 4: "swne" };

/** The side at which each seat sits. */
export function sidesOf(view: PassageView): number[] {
  const said = String(view.options["sides"] ?? "usual");
  return [...(said === "usual" ? (USUAL[view.seats] ?? SIDES) : said)].map((letter) => SIDES.indexOf(letter));
}

export interface Piece {
  seat: number;
  number: number;
  unmoved: boolean;
}

/** The pieces by the square on which they stand. */
export function standing(view: PassageView): Map<string, Piece> {
  const found = new Map<string, Piece>();
  view.pieces.forEach((places, seat) =>
    places.forEach((place, index) => {
      if (place !== "-" && place !== "+")
        found.set(bare(place), { seat, number: index + 1, unmoved: place.endsWith("!") });
    }),
  );
  return found;
}

export function bare(place: string): string {
  return place.replace("!", "");
}

/** How many pieces a seat must bring across. */
export function needed(view: PassageView, seat: number): number {
  const said = view.options["crossings"] ?? 1;
  return typeof said === "number" ? said : Number(String(said).split(",")[seat] ?? 1);
}

/** How many rows a seat's pieces have come from its own edge; none for those off the board. */
export function rowsGone(view: PassageView, seat: number, side: number): (number | undefined)[] {
  const [width, height] = sizeOf(view);
  return (view.pieces[seat] ?? []).map((place) => {
    if (place === "-" || place === "+") return undefined;
    const [file, rank] = [place.charCodeAt(0) - 97, Number.parseInt(place.slice(1)) - 1];
    return [rank, file, height - 1 - rank, width - 1 - file][side]!;
  });
}

/** How many rows a seat has to cross from edge to edge. */
export function rowsToGo(view: PassageView, side: number): number {
  return sizeOf(view)[side % 2 ? 0 : 1] - 1;
}

export function colourOf(view: PassageView, name: string): Letter {
  const [width] = sizeOf(view);
  return (view.colours[(Number(name.slice(1)) - 1) * width + name.charCodeAt(0) - 97] ?? "R") as Letter;
}

export function sizeOf(view: PassageView): [width: number, height: number] {
  const [width = 11, height = 11] = view.board.split(":")[0]!.split("x").map(Number);
  return [width, height];
}

/** A square as the viewer sees it: rows from the far one, columns from the left. */
export interface Spot {
  name: string;
  row: number;
  column: number;
  /** Null until the board is drawn. */
  letter: Letter | null;
  /** At which of its sides the section ends: up, right, down, left. */
  ends: [boolean, boolean, boolean, boolean];
  star: boolean;
}

export interface Layout {
  rows: number;
  columns: number;
  spots: Spot[];
  rowNames: string[];
  columnNames: string[];
  at: Map<string, Spot>;
}

/** The board turned so that a side lies at the bottom. */
export function layout(view: PassageView, side: number): Layout {
  const [width, height] = sizeOf(view);
  const [columns, rows] = side % 2 ? [height, width] : [width, height];
  const square = (row: number, column: number): number => {
    if (row < 0 || row >= rows || column < 0 || column >= columns) return -1;
    const ahead = rows - 1 - row;
    const right = columns - 1 - column;
    const [file, rank] = [
      [column, ahead],
      [ahead, right],
      [right, row],
      [row, column],
    ][side]! as [number, number];
    return rank * width + file;
  };
  const name = (place: number): string => String.fromCharCode(97 + (place % width)) + (Math.floor(place / width) + 1);
  const spots = Array.from({ length: rows * columns }, (_, index): Spot => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const here = square(row, column);
    const ends = (
      [
        [-1, 0],
        [0, 1],
        [1, 0],
        [0, -1],
      ] as const
    ).map(([down, right]) => {
      const there = square(row + down, column + right);
      return there < 0 || !view.sections || view.sections[there] !== view.sections[here];
    }) as Spot["ends"];
    const letter = (view.colours[here] ?? null) as Letter | null;
    return { name: name(here), row, column, letter, ends, star: here === (width * height - 1) / 2 };
  });
  const label = (spot: Spot | undefined, file: boolean): string => (file ? spot!.name[0]! : spot!.name.slice(1));
  return {
    rows,
    columns,
    spots,
    rowNames: Array.from({ length: rows }, (_, row) => label(spots[row * columns], side % 2 === 1)),
    columnNames: Array.from({ length: columns }, (_, column) => label(spots[column], side % 2 === 0)),
    at: new Map(spots.map((spot) => [spot.name, spot])),
  };
}

/** The dice of one roll that are not in another. */
export function without(roll: string, left: string): string {
  const rest = [...left];
  return [...roll]
    .filter((die) => {
      const place = rest.indexOf(die);
      if (place >= 0) rest.splice(place, 1);
      return place < 0;
    })
    .join("");
}

/** A step from square to square, and the move that it is. */
export interface Step {
  move: string;
  from: string;
  to: string;
}

/** The steps among the moves on offer. */
export function stepsOf(offers: OfferIn<PassageView>[]): Step[] {
  return offers.flatMap(({ move, parts: { kind, source, square } }) =>
    kind === "step" && source && square ? [{ move, from: source, to: square }] : [],
  );
}
