/** How much room there is. */

import { MediaQuery } from "svelte/reactivity";

/** Room for a second column beside the board. */
export const wide = new MediaQuery("min-width: 64rem");
