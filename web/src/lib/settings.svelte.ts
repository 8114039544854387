/** What a person has chosen, kept in this browser. */

import { languages, type Language } from "./languages";

const KEPT = "sunshower.settings";

export const themes = ["auto", "light", "dark", "contrast"] as const;
export type Theme = (typeof themes)[number];

class Settings {
  name = $state("");
  language = $state<Language>(preferred());
  theme = $state<Theme>("auto");
  sound = $state(true);
  motion = $state(true);
  confirm = $state(false);
  level = $state("casual");

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEPT) ?? "{}"));
    } catch {
      // A browser that keeps nothing plays with what was preset.
    }
    if (!languages.includes(this.language)) this.language = "en";
  }

  /** Call from an effect: whatever changes is kept, and shown on the page. */
  keep(): void {
    const { name, language, theme, sound, motion, confirm, level } = this;
    document.documentElement.dataset["theme"] = theme;
    document.documentElement.dataset["motion"] = motion ? "full" : "none";
    document.documentElement.lang = language;
    try {
      localStorage.setItem(KEPT, JSON.stringify({ name, language, theme, sound, motion, confirm, level }));
    } catch {
      // As above.
    }
  }

  /** Whether things may move. */
  get moving(): boolean {
    return this.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.map((tag) => languages.find((known) => known === tag)).find(Boolean) ?? "en";
}

export const settings = new Settings();
