/** Soft synthesised sounds: the rainbow is a scale, each colour its note. */

import type { Hue } from "../art/signs";
import { settings } from "./settings.svelte";

/** Semitones above middle C: a major scale for the seven colours, then what lies outside it. */
const STEPS: Record<Hue, number> = {
  red: 0,
  orange: 2,
  yellow: 4,
  green: 5,
  cyan: 7,
  blue: 9,
  purple: 11,
  pink: 12,
  light: 16,
  shadow: -5,
};

let audio: AudioContext | undefined;
let free = 0;

export function play(hues: Hue[]): void {
  hues.slice(0, 7).forEach((hue, place) => note(STEPS[hue], place * 0.09, 0.05));
}

/** It is your turn. */
export function chime(): void {
  note(7, 0.05, 0.04);
  note(12, 0.17, 0.04);
}

function note(step: number, after: number, loud: number): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  free = Math.max(free, audio.currentTime);
  const start = Math.min(free, audio.currentTime + 0.4) + after;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = 261.63 * 2 ** (step / 12);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.45);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.5);
}
