import type { Catalogue } from "../lib/words.svelte";
import { en } from "./en";

export const de: Catalogue = { ...en };
