/** A board that fills the room it has: as large as it can be without scrolling, and no larger. */

/** How small and how large a board may be drawn, beside its natural size. */
export interface Bounds {
  least: number;
  most: number;
}

const CLOSE = 0.01;
const TRIES = 10;
/** How a board is drawn at a size. */
const DRAWN = ["width", "--board", "min-height", "zoom"] as const;

/**
 * Attach to a board inside a room of fixed size, which it fills to the bottom. A board gets taller as things come to
 * lie on it: then it is drawn smaller. It grows again only when the room changes, so that nothing jumps from turn to
 * turn.
 */
export function fitted(bounds: () => Bounds): (board: HTMLElement) => () => void {
  return (board) => {
    const room = board.parentElement!;
    let zoom = 1;
    let high = 0;

    /** See how high the room is: where it grows with what lies in it, no matter how the board was drawn before. */
    const measure = (): void => {
      for (const name of DRAWN) board.style.removeProperty(name);
      high = room.clientHeight;
    };

    /** Draw the board at a size; how much too tall it is then, or, below zero, how much room it leaves. */
    const drawn = (size: number, least: string): number => {
      const width = `${room.clientWidth / size}px`;
      board.style.setProperty("width", width);
      // For what goes by the width: the units of a container say the same, but have all of it laid out at any change.
      board.style.setProperty("--board", width);
      board.style.setProperty("min-height", least);
      board.style.setProperty("zoom", String(size));
      return board.offsetHeight * size - high - 1;
    };

    /** The largest size that fits, down from one that may not. */
    const fit = (most: number): void => {
      measure();
      const { least } = bounds();
      let [smaller, larger] = [least, Math.max(most, least)];
      if (larger > smaller) {
        let over = drawn(larger, "0");
        if (over <= 0) smaller = larger;
        // What grows with the width is as tall at any size, and the rest as much taller as it is larger: so a line
        // through two sizes says which one fits, and to lay out a board many times takes long.
        let under = larger > smaller ? drawn(smaller, "0") : 0;
        for (let tried = 0; larger - smaller > CLOSE && under < -CLOSE * high && tried < TRIES; tried++) {
          const line = smaller + ((larger - smaller) * under) / (under - over) - CLOSE / 4;
          const size = Math.max(smaller + CLOSE / 2, tried < TRIES / 2 ? line : (smaller + larger) / 2);
          const more = drawn(size, "0");
          if (more <= 0) [smaller, under] = [size, more];
          else [larger, over] = [size, more];
        }
      }
      // What goes by the height of the board may be taller in all of the room.
      zoom = smaller;
      while (drawn(zoom, `${high / zoom}px`) > 0 && zoom > least) zoom = Math.max(least, zoom - 2 * CLOSE);
    };

    const renew = new ResizeObserver(() => fit(bounds().most));
    const shrink = new ResizeObserver(() => {
      if (board.offsetHeight * zoom > room.clientHeight + 1 && zoom > bounds().least) fit(zoom);
    });
    renew.observe(room);
    shrink.observe(board);
    return () => {
      renew.disconnect();
      shrink.disconnect();
    };
  };
}
