// The back of every card: little rainbows, each turned a quarter further than its neighbour, so that they weave.
const CELL = 10;
const COLUMNS = 5;
const ROWS = 7;
const ENDS = [
  [-1, 0, 1, 0],
  [0, -1, 0, 1],
  [1, 0, -1, 0],
  [0, 1, 0, -1],
] as const;
const FEET = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
] as const;

function arcs(radius: number): string {
  let drawn = "";
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const turn = (column + row * 3) % 4;
      const [ax, ay, bx, by] = ENDS[turn] ?? ENDS[0];
      const [fx, fy] = FEET[turn] ?? FEET[0];
      const x = (column + 0.5) * CELL + fx * 3.2;
      const y = (row + 0.5) * CELL + fy * 3.2;
      drawn += `M${x + ax * radius} ${y + ay * radius}A${radius} ${radius} 0 0 1 ${x + bx * radius} ${y + by * radius}`;
    }
  return drawn;
}

export const WEAVE = [4.6, 3.1, 1.6].map(arcs);
