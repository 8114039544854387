/** What a person has chosen, kept in this browser. */

import type { Coaching } from "./coach";
import { languages, type Language } from "./languages";
import type { Scan } from "./scan";

const KEPT = "sunshower.settings";

/** How quickly things happen on the board, as a share of the time they take. */
export const paces = { calm: 1.6, normal: 1, quick: 0.5, off: 0 };
export type Speed = keyof typeof paces;
export const themes = ["auto", "light", "dark", "contrast", "night"] as const;
export type Theme = (typeof themes)[number];
/** How keys with a letter, a digit or a sign are pressed: as they are, together with Alt, or not at all. */
export const keyings = ["plain", "alt", "off"] as const;
export type Keying = (typeof keyings)[number];

class Settings {
  name = $state("");
  language = $state<Language>(preferred());
  theme = $state<Theme>("auto");
  sound = $state(true);
  /** How loud, up to 1. */
  volume = $state(0.7);
  speed = $state<Speed>("normal");
  confirm = $state(false);
  /** Whether a move can be planned while others are to act. */
  ahead = $state(true);
  /** Whether bots say something now and then. */
  chat = $state(true);
  /** Whether the table is told in text instead of being drawn. */
  ear = $state(false);
  keys = $state<Keying>("plain");
  scan = $state<Scan>("off");
  /** How long a choice is offered before the next one is, in seconds. */
  offered = $state(1.8);
  /** Whether what can be picked has a thick outline. */
  bold = $state(false);
  /** Whether signs, letters and numbers on pieces are drawn larger. */
  large = $state(false);
  /** Whether the table is shown alone: no scenery, no sparks, no remarks. */
  calm = $state(false);
  level = $state("casual");
  /** With how many one plays, by game. */
  counts = $state<Record<string, number>>({});
  /** Whether a table was ever played by keyboard here. */
  keyed = $state(false);
  /** What the coach has said so far; null for somebody who wants none. */
  coach = $state.raw<Coaching | null>({});

  constructor() {
    try {
      const { motion = true, ...kept } = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as { motion?: boolean };
      Object.assign(this, motion ? {} : { speed: "off" }, kept); // version 0.1 knew only whether things move
    } catch {
      // A browser that keeps nothing plays with what was preset.
    }
    if (!languages.includes(this.language)) this.language = "en";
  }

  /** Call from an effect: whatever changes is kept, and shown on the page. */
  keep(): void {
    const { name, language, theme, sound, volume, speed, confirm, ahead, chat, level, counts, keyed, coach } = this;
    const { ear, keys, scan, offered, bold, large, calm } = this;
    const shown = {
      "data-theme": theme,
      "data-motion": this.pace ? "full" : "none",
      "data-bold": String(bold),
      "data-large": String(large),
      "data-calm": String(calm),
      lang: language,
    };
    for (const [attribute, value] of Object.entries(shown)) {
      // Told what it knows already, a browser would style the whole page anew.
      if (document.documentElement.getAttribute(attribute) !== value)
        document.documentElement.setAttribute(attribute, value);
    }
    try {
      const table = { name, language, theme, sound, volume, speed, confirm, ahead, chat, level, counts, keyed, coach };
      localStorage.setItem(KEPT, JSON.stringify({ ...table, ear, keys, scan, offered, bold, large, calm }));
    } catch {
      // As above.
    }
  }

  /** How much time things take to happen; none if nothing moves. */
  get pace(): number {
    return paces[this.speed] ?? 1;
  }

  /** Whether things may move from place to place. */
  get moving(): boolean {
    return this.pace > 0 && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.map((tag) => languages.find((known) => known === tag)).find(Boolean) ?? "en";
}

export const settings = new Settings();
