/** The page in the person's language. English is always there; another language comes when it is chosen. */

import { en } from "../i18n/en";
import type { Language } from "./languages";
import { settings } from "./settings.svelte";

export type Key = keyof typeof en;
export type Catalogue = Record<Key, string>;
export type Values = Record<string, string | number>;

const others: Record<Exclude<Language, "en">, () => Promise<Catalogue>> = {
  nl: async () => (await import("../i18n/nl")).nl,
  de: async () => (await import("../i18n/de")).de,
  ja: async () => (await import("../i18n/ja")).ja,
};

class I18n {
  catalogue = $state.raw<Catalogue>(en);

  /** Call from an effect: follows the language that is set. */
  follow(): void {
    const language = settings.language;
    if (language === "en") this.catalogue = en;
    else void others[language]().then((loaded) => settings.language === language && (this.catalogue = loaded));
  }
}

export const i18n = new I18n();

/** What to say, with `{name}` filled in. */
export function t(key: Key, values: Values = {}): string {
  return interpolate(i18n.catalogue[key], values);
}

export function interpolate(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** What a game says itself: the same keys in every language. */
export type Catalogues<K extends string> = Record<Language, Record<K, string>>;

/** The `t` of a game. */
export function translator<K extends string>(catalogues: Catalogues<K>): (key: K, values?: Values) => string {
  return (key, values = {}) => interpolate(catalogues[settings.language][key], values);
}
