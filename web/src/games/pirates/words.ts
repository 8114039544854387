/** What the board of Rainbow Pirates says. */

import { translator } from "../../lib/words.svelte";

export const t = translator("pirates-page");
