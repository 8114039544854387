import type { Catalogue } from "../lib/words.svelte";
import { en } from "./en";

export const nl: Catalogue = { ...en };
