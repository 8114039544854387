/** Soft sounds, made here: the rainbow is a scale, each colour its note, and things sound as they do on a table. */

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

/** A rustle of some length: what is left of noise around a frequency, as loud as said, some time after the start. */
type Rustle = [after: number, lasts: number, hertz: number, loud: number];
/** A tone, in semitones above middle C. */
type Tone = [after: number, step: number, loud: number, lasts?: number];

const SOUNDS = {
  card: { rustles: [[0, 0.09, 2600, 0.11]], tones: [] },
  step: { rustles: [[0, 0.04, 1400, 0.08]], tones: [[0, 19, 0.025, 0.12]] },
  turn: {
    rustles: [
      [0, 0.06, 3400, 0.08],
      [0.16, 0.08, 2200, 0.1],
    ],
    tones: [],
  },
  dice: {
    rustles: [0, 0.07, 0.15, 0.2, 0.31, 0.36, 0.5].map((after, place) => [after, 0.03, 1900 + 260 * (place % 3), 0.16]),
    tones: [],
  },
  ship: {
    rustles: [
      [0, 0.9, 420, 0.12],
      [0.45, 0.8, 620, 0.07],
    ],
    tones: [[0.1, -17, 0.05, 0.9]],
  },
  sweep: { rustles: [[0, 0.3, 1500, 0.09]], tones: [] },
  hit: { rustles: [[0, 0.16, 240, 0.4]], tones: [[0, -20, 0.12, 0.3]] },
  /** Something is about to be known. */
  suspense: {
    rustles: [0, 0.2, 0.38, 0.54, 0.68, 0.8].map((after, place) => [
      after,
      0.05,
      320 + 90 * place,
      0.05 + 0.01 * place,
    ]),
    tones: [],
  },
  wind: {
    rustles: [
      [0, 1, 520, 0.14],
      [0.2, 0.8, 900, 0.1],
    ],
    tones: [],
  },
  sparkle: { rustles: [], tones: [0, 4, 7, 12, 16, 19].map((step, place) => [place * 0.06, step + 12, 0.022, 0.5]) },
  rain: {
    rustles: Array.from({ length: 14 }, (_, drop) => [
      ((drop * 7) % 14) * 0.055,
      0.025,
      2400 + ((drop * 5) % 7) * 320,
      0.07,
    ]),
    tones: [],
  },
  sun: { rustles: [], tones: [0, 4, 7, 11].map((step) => [0.02 * step, step + 5, 0.022, 1.1]) },
  /** It is your turn. */
  chime: {
    rustles: [],
    tones: [
      [0.05, 7, 0.04],
      [0.17, 12, 0.04],
    ],
  },
  /** A fanfare, and sparks after it. */
  win: {
    rustles: [],
    tones: [
      ...[0, 4, 7, 12].map((step, place): Tone => [place * 0.11, step, 0.05, 0.5]),
      ...[0, 4, 7, 12, 16].map((step): Tone => [0.5, step, 0.03, 1.6]),
      ...[19, 24, 21, 28, 24].map((step, place): Tone => [0.8 + place * 0.13, step, 0.016, 0.6]),
    ],
  },
  /** A few drops, and it clears up: down, and gently up again. */
  lose: {
    rustles: [0, 0.12, 0.29].map((after, drop) => [after, 0.03, 2400 + 300 * drop, 0.05]),
    tones: [
      [0.1, 7, 0.035, 0.6],
      [0.34, 4, 0.035, 0.6],
      [0.58, 0, 0.035, 0.9],
      ...[5, 9, 12].map((step, place): Tone => [1.1 + place * 0.06, step, 0.022, 1.6]),
    ],
  },
  /** To and fro, and both at once. */
  level: {
    rustles: [],
    tones: [
      [0, 4, 0.04, 0.4],
      [0.2, 7, 0.04, 0.4],
      [0.4, 4, 0.04, 0.4],
      ...[4, 7, 11].map((step): Tone => [0.65, step, 0.028, 1.5]),
    ],
  },
} satisfies Record<string, { rustles: number[][]; tones: (number | undefined)[][] }>;
export type Sound = keyof typeof SOUNDS;

let audio: AudioContext | undefined;
let master: GainNode | undefined;
let hiss: AudioBuffer | undefined;

/** The colours of what has happened, one after the other. */
export function play(hues: Hue[]): void {
  hues.slice(0, 7).forEach((hue, place) => tone([place * 0.09, STEPS[hue], 0.05]));
}

export function sound(name: Sound): void {
  const { rustles, tones } = SOUNDS[name];
  for (const each of rustles as Rustle[]) rustle(each);
  for (const each of tones as Tone[]) tone(each);
}

/** Where sounds go, if they may be heard; before the first touch of the page a browser lets nothing be heard. */
function output(): { context: AudioContext; out: GainNode } | undefined {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return undefined;
  audio ??= new AudioContext();
  master ??= new GainNode(audio);
  master.connect(audio.destination);
  master.gain.value = settings.volume;
  return { context: audio, out: master };
}

function tone([after, step, loud, lasts = 0.45]: Tone): void {
  const to = output();
  if (!to) return;
  const start = to.context.currentTime + after;
  const source = new OscillatorNode(to.context, { type: "triangle", frequency: 261.63 * 2 ** (step / 12) });
  source.connect(shaped(to.context, start, loud, lasts)).connect(to.out);
  source.start(start);
  source.stop(start + lasts + 0.05);
}

function rustle([after, lasts, hertz, loud]: Rustle): void {
  const to = output();
  if (!to) return;
  const start = to.context.currentTime + after;
  hiss ??= noise(to.context);
  const source = new AudioBufferSourceNode(to.context, { buffer: hiss, loop: true });
  const band = new BiquadFilterNode(to.context, { type: "bandpass", frequency: hertz, Q: 0.9 });
  source
    .connect(band)
    .connect(shaped(to.context, start, loud, lasts))
    .connect(to.out);
  source.start(start, Math.random() * 0.5);
  source.stop(start + lasts + 0.05);
}

/** Quickly there, and slowly gone. */
function shaped(context: AudioContext, start: number, loud: number, lasts: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + Math.min(0.012, lasts / 3));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  return gain;
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
