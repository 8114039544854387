/** What Rainbow Pirates says, in every language. */

import { translator } from "../../../lib/i18n.svelte";
import { de } from "./de";
import { en, type Key } from "./en";
import { ja } from "./ja";
import { nl } from "./nl";

export const t = translator<Key>({ en, nl, de, ja });
