/** A board that fills the room it has: as large as it can be without scrolling, and no larger. */

/** How small and how large a board may be drawn, beside its natural size. */
export interface Bounds {
  least: number;
  most: number;
}

const CLOSE = 0.01;

/**
 * Attach to a board inside a room of fixed size, which it fills to the bottom. A board gets taller as things come to
 * lie on it: then it is drawn smaller. It grows again only when the room changes, so that nothing jumps from turn to
 * turn.
 */
export function fitted(bounds: () => Bounds): (board: HTMLElement) => () => void {
  return (board) => {
    const room = board.parentElement!;
    let zoom = 1;

    /** Whether the board fits at a size. */
    const fits = (size: number): boolean => {
      const width = `${room.clientWidth / size}px`;
      board.style.setProperty("width", width);
      // For what goes by the width: the units of a container say the same, but have all of it laid out at any change.
      board.style.setProperty("--board", width);
      board.style.setProperty("min-height", `${room.clientHeight / size}px`);
      board.style.setProperty("zoom", String(size));
      return board.offsetHeight * size <= room.clientHeight + 1;
    };

    /** The largest size that fits, down from one that may not. */
    const fit = (most: number): void => {
      let { least } = bounds();
      let larger = Math.max(most, least);
      if (fits(larger)) least = larger;
      else {
        // Drawn smaller by as much as it is too tall it mostly fits, and little is left to be tried.
        const enough = room.clientHeight / board.offsetHeight - CLOSE;
        if (enough > least && fits(enough)) least = enough;
        else if (enough > least) larger = enough;
      }
      while (larger - least > CLOSE) {
        const between = (least + larger) / 2;
        if (fits(between)) least = between;
        else larger = between;
      }
      zoom = least;
      fits(zoom);
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
