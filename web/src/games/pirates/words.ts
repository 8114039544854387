/** What the table of Rainbow Pirates says. */

import { speaker } from "../../lib/words.svelte";
import { de } from "./words/de";
import { en, type Word } from "./words/en";
import { ja } from "./words/ja";
import { nl } from "./words/nl";

export const t = speaker<Word>({ en, nl, de, ja });
