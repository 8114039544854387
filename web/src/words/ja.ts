import type { Catalogue } from "../lib/words.svelte";
import { en } from "./en";

export const ja: Catalogue = { ...en };
