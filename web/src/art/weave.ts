// The back of every card, 50 by 70: each cell has rainbows of three bands in two opposite corners, and as the bands
// leave every side of a cell at the same three places, they run on from cell to cell and weave.
const CELL = 12.5;
const COLUMNS = 4;
const ROWS = 7;
const FIRST = -8.75; // the topmost row is cut, and so is the last

function band(radius: number): string {
  const arc = `A${radius} ${radius} 0 0 `;
  const far = CELL - radius;
  let drawn = "";
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const [left, top] = [column * CELL, FIRST + row * CELL];
      const [right, foot] = [left + CELL, top + CELL];
      drawn +=
        ((column >> 1) + (row >> 1)) & 1
          ? `M${left + radius} ${top}${arc}1 ${left} ${top + radius}` +
            `M${left + far} ${foot}${arc}1 ${right} ${top + far}`
          : `M${left} ${top + far}${arc}1 ${left + radius} ${foot}` +
            `M${left + far} ${top}${arc}0 ${right} ${top + radius}`;
    }
  return drawn;
}

/** The middle band, and the two beside it. */
export const WEAVE = [band(6.25), band(3.45) + band(9.05)];
