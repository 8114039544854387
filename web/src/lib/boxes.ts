/** Boxes around things that are pointed at. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The most that is left free around a thing; around a small one it is less. */
const GAP = 8;

/** A box with some room around a thing; nothing around what is not drawn. */
export function around({ x, y, width, height }: Box): Box {
  const gap = Math.min(GAP, 0.11 * width, 0.11 * height);
  return { x: x - gap, y: y - gap, width: width + 2 * gap, height: height + 2 * gap };
}

/** The part of a box that is inside a frame. */
export function within(box: Box, frame: Box): Box {
  const x = Math.max(box.x, frame.x);
  const y = Math.max(box.y, frame.y);
  const right = Math.min(box.x + box.width, frame.x + frame.width);
  const bottom = Math.min(box.y + box.height, frame.y + frame.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** Boxes that touch each other in a row become one, such as those of neighbours in a hand. */
export function merged(boxes: Box[]): Box[] {
  const rows: Box[] = [];
  for (const box of [...boxes].sort((one, other) => one.x - other.x)) {
    const row = rows.find((each) => each.x + each.width >= box.x && level(each, box));
    if (!row) rows.push({ ...box });
    else {
      const bottom = Math.max(row.y + row.height, box.y + box.height);
      row.width = Math.max(row.x + row.width, box.x + box.width) - row.x;
      row.y = Math.min(row.y, box.y);
      row.height = bottom - row.y;
    }
  }
  return rows;
}

/** Whether two boxes are side by side: most of the lower one is beside the higher one. */
function level(one: Box, other: Box): boolean {
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return shared > 0.7 * Math.max(one.height, other.height);
}
