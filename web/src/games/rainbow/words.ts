/** What Rainbow says, in every language. */

import { translator, t as page } from "../../lib/words.svelte";
import { hueOf, type Letter } from "./view";

export const t = translator("rainbow-page");

/** A face by name. */
export function called(letter: Letter | null): string {
  return letter ? page(`hue-${hueOf(letter)}`) : t("face-unseen");
}

/** A sentence with a capital at its beginning. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
}
