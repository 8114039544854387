/** How much room there is. The style sheets ask the same questions. */

import { MediaQuery } from "svelte/reactivity";
import type { Bounds } from "./fit";

/** Room for a second column beside the board. */
export const wide = new MediaQuery("min-width: 64rem");
/** So much that the board loses nothing by it. */
export const roomy = new MediaQuery("min-width: 100rem");
/** A phone held upright, or a very narrow window. */
const narrow = new MediaQuery("max-width: 40rem");
/** A phone held sideways. */
const low = new MediaQuery("max-height: 30rem");

/** The same with room for a column beside the board. */
export const sideways = new MediaQuery("(max-height: 30rem) and (min-width: 40.01rem)");
/** A phone, however it is held: what comes over the table there lies over its tools as well. */
export const small = new MediaQuery("(max-width: 40rem), (max-height: 30rem)");
/** Whether a finger is what one points with. */
export const touched = new MediaQuery("pointer: coarse");

/** How small and how large a board may be drawn here: a thumb must still find a card, and who enlarges text scrolls. */
export function bounds(): Bounds {
  if (narrow.current) return low.current ? { least: 1, most: 1 } : { least: 1, most: 1.3 };
  return low.current ? { least: 0.5, most: 1 } : { least: 0.62, most: 2.4 };
}
