/** What Chroma Rainbow says, in every language. */

import { translator } from "../../lib/words.svelte";
import type { Keys } from "../../lib/messages";

export type Key = Keys["chroma-page"];

export const t = translator("chroma-page");
