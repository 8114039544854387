/** The words of the page in the person's language. English is always there; another one comes when it is chosen. */

import { en } from "../words/en";
import type { Language } from "./languages";
import { settings } from "./settings.svelte";

export type Key = keyof typeof en;
export type Catalogue = Record<Key, string>;
export type Values = Record<string, string | number>;

const catalogues: Record<Exclude<Language, "en">, () => Promise<Catalogue>> = {
  nl: async () => (await import("../words/nl")).nl,
  de: async () => (await import("../words/de")).de,
  ja: async () => (await import("../words/ja")).ja,
};

class Words {
  spoken = $state.raw<Catalogue>(en);

  /** Call from an effect: follows the language that is set. */
  follow(): void {
    const language = settings.language;
    if (language === "en") this.spoken = en;
    else void catalogues[language]().then((words) => settings.language === language && (this.spoken = words));
  }
}

export const words = new Words();

/** What to say, with `{name}` filled in. */
export function t(key: Key, values: Values = {}): string {
  return filled(words.spoken[key], values);
}

export function filled(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A game's own words: the same keys in every language. */
export type GameWords<K extends string> = Record<Language, Record<K, string>>;

/** The `t` of a game. */
export function speaker<K extends string>(all: GameWords<K>): (key: K, values?: Values) => string {
  return (key, values = {}) => filled(all[settings.language][key], values);
}
