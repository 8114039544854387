/** The motion director: what has happened is performed on the board, one thing after the other, on one clock. */

import { tick } from "svelte";
import type { Hue } from "../art/signs";
import type { Cue, Effect, Flight, Gait, GameUi } from "../games/ui";
import type { GameView, Happening } from "./messages";
import { between, dropped, elementsOf, goOn, pictureOf, placesOf, zoomOf, type Places } from "./places";
import { settings } from "./settings.svelte";
import { play, sound, type Sound } from "./sound";

/** How long a leg of each way of going takes, in milliseconds, and how high it goes, in heights of what goes. */
const GAITS: Record<Gait, { leg: number; lift: number; easing: string; sounds?: Sound }> = {
  carry: { leg: 420, lift: 0.16, easing: "cubic-bezier(.3,.7,.2,1)", sounds: "card" },
  hop: { leg: 300, lift: 0.45, easing: "ease-in-out", sounds: "step" },
  run: { leg: 190, lift: 0.25, easing: "ease-in-out", sounds: "step" },
  drift: { leg: 1250, lift: 0, easing: "linear" },
  sail: { leg: 1100, lift: 0, easing: "cubic-bezier(.45,.05,.35,1)", sounds: "ship" },
  sweep: { leg: 520, lift: 0, easing: "cubic-bezier(.6,0,.8,.4)", sounds: "sweep" },
};
/** How long what happens in place takes. */
const EFFECTS: Record<Effect["effect"], { lasts: number; sounds?: Sound; frames: Keyframe[] }> = {
  glow: {
    lasts: 700,
    frames: [
      { filter: "none" },
      { filter: "drop-shadow(0 0 0.5rem var(--lit)) brightness(1.15)", offset: 0.4 },
      { filter: "none" },
    ],
  },
  shake: {
    lasts: 500,
    sounds: "hit",
    frames: [0, -7, 6, -5, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
  },
  turn: {
    lasts: 700,
    sounds: "turn",
    frames: [
      { transform: "perspective(40rem) rotateY(-180deg)", filter: "brightness(0.4)" },
      { transform: "perspective(40rem) rotateY(-90deg)", filter: "brightness(0.4)", offset: 0.5 },
      { transform: "none", filter: "none" },
    ],
  },
  tumble: {
    lasts: 800,
    sounds: "dice",
    frames: [
      { transform: "translateY(-1.6em) rotate(-420deg) scale(.8)" },
      { transform: "translateY(0) rotate(-90deg)", offset: 0.55 },
      { transform: "translateY(-.35em) rotate(-25deg)", offset: 0.75 },
      { transform: "none" },
    ],
  },
  /** Of what is not seen otherwise: it is there for a moment. */
  crack: {
    lasts: 1000,
    sounds: "hit",
    frames: [{ opacity: 0 }, { opacity: 1, offset: 0.06 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }],
  },
  /** Of a line with a length of 1. */
  draw: { lasts: 1100, sounds: "sun", frames: [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }] },
  /** Of a picture: it is there, grows, and is gone. */
  puff: {
    lasts: 520,
    sounds: "hit",
    frames: [
      { scale: 0.2, opacity: 1 },
      { scale: 1.1, opacity: 1, offset: 0.35 },
      { scale: 1.35, opacity: 0 },
    ],
  },
  burst: { lasts: 900, sounds: "sparkle", frames: [{ scale: 1 }, { scale: 1.06, offset: 0.3 }, { scale: 1 }] },
};
/** Between two of several things that go at once, and between two acts. */
const STAGGER = 70;
const GAP = 60;
const SPARKS = 21;

/** What is given to an element on the way: a point in time, and where it is then, seen from where it belongs. */
interface Leg {
  start: number;
  lasts: number;
  stops: Stop[];
  gait: Gait;
  /** The place that it comes to. */
  place: string;
  /** How tall what goes is. */
  height: number;
}
interface Stop {
  x: number;
  y: number;
  /** As a share of the size that it has where it belongs. */
  size: number;
}

/** What moves and what sounds when something happens. */
interface Act {
  cues: Cue[];
  hues: Hue[];
}

/** A change of the table. */
export interface Scene {
  ui: GameUi;
  happenings: Happening[];
  before: GameView;
  after: GameView;
  show: () => void;
  /** What need not be performed, because it has been seen. */
  spared?: (cue: Cue, happening: Happening) => boolean;
}

export class Director {
  /** How many pieces of news wait to be performed: the more, the quicker. */
  behind = 0;
  private playing = new Set<Animation>();
  /** Words that are still to be read: nothing waits for them. */
  private lingering = new WeakSet<Animation>();
  private timers: ReturnType<typeof setTimeout>[] = [];

  constructor(private board: () => HTMLElement | undefined) {}

  /** Let the board show something new, and perform what led there. */
  async stage({ ui, happenings, before, after, show, spared }: Scene): Promise<void> {
    const board = this.board();
    const places = board && happenings.length ? new Map([...placesOf(board), ...dropped]) : undefined;
    if (happenings.length) goOn();
    show();
    if (!happenings.length) return;
    await tick();
    for (const happening of happenings) ui.hear?.(happening, after);
    await tick();
    await aboutToDraw(board);
    const acts = happenings.map((each) => ({
      cues: ui.cues(each, before, after).filter((cue) => !spared?.(cue, each)),
      hues: ui.notes(each, after),
    }));
    await this.perform(acts, places);
  }

  /** Perform acts on a board that shows their end already; over when everything has arrived. */
  private async perform(acts: Act[], before: Places | undefined): Promise<void> {
    const board = this.board();
    if (!board || !before || !settings.pace || document.hidden) return play(acts.flatMap(({ hues }) => hues));
    const lies = measured(
      board,
      acts.flatMap(({ cues }) => cues),
      before,
    );
    const ways = new Map<HTMLElement, Leg[]>();
    let start = 0;
    let unheard: Hue[] = [];
    for (const { cues, hues } of acts) {
      let end = start;
      for (const [name, wait] of heard(cues)) this.later(start + wait, () => sound(name));
      cues.forEach((cue, number) => {
        const begins = start + (cue.wait ?? number * STAGGER);
        const over =
          "effect" in cue ? this.affect(board, cue, begins, lies) : goes(board, cue, begins, before, lies, ways);
        const place = "effect" in cue ? cue.at : (cue.stop ?? cue.to);
        if (cue.pops) this.later(Math.max(0, over - 120), () => this.pop(board, lies, place, cue.pops!));
        end = Math.max(end, over);
      });
      const notes = [...unheard, ...hues];
      unheard = end > start ? [] : notes;
      if (end > start) this.later(start, () => play(notes));
      start = end > start ? end + GAP : start;
    }
    this.later(start, () => play(unheard));
    board.append(lies.pictures);
    for (const [element, legs] of ways) this.move(element, legs, lies.zoom);
    if (!settings.moving) return;
    // Where nobody looks, nothing moves, and the news must not wait for it.
    const unseen = (): void => this.skip();
    document.addEventListener("visibilitychange", unseen);
    const moving = [...this.playing].filter((animation) => !this.lingering.has(animation));
    await Promise.allSettled(moving.map((animation) => animation.finished));
    document.removeEventListener("visibilitychange", unseen);
  }

  /** Whatever moves arrives now. */
  skip(): void {
    for (const timer of this.timers.splice(0)) clearTimeout(timer);
    for (const animation of [...this.playing]) animation.finish();
  }

  /** Do something when its time has come. */
  private later(start: number, what: () => void): void {
    if (start === 0) what();
    else this.timers.push(setTimeout(what, start / this.rate()));
  }

  private rate(): number {
    return (1 + this.behind) / settings.pace;
  }

  private animate(element: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, { fill: "backwards", ...options });
    animation.playbackRate = this.rate();
    this.playing.add(animation);
    const over = (): void => void this.playing.delete(animation);
    animation.finished.then(over, over);
    return animation;
  }

  /** One animation for all that an element does, so that nothing it does later is seen before. */
  private move(element: HTMLElement, legs: Leg[], zoom: number): void {
    const first = legs[0]!.start;
    legs.at(-1)!.stops.splice(-1, 1, { x: 0, y: 0, size: 1 }); // where it belongs
    const all = Math.max(...legs.map(({ start, lasts }) => start + lasts)) - first;
    const { height } = legs[0]!;
    const flies = "flies" in element.dataset;
    const arrived = (): void => void element.style.removeProperty("z-index");
    if (!settings.moving) {
      this.appear(element, [{ opacity: 0 }, { opacity: 1 }], { duration: 350, delay: first });
      return;
    }
    const frames = legs.flatMap(({ start, lasts, stops, gait }): Keyframe[] => {
      const { lift, easing } = GAITS[gait];
      const each = lasts / (stops.length - 1);
      return stops.flatMap(({ x, y, size }, place): Keyframe[] => {
        const offset = Math.min(1, (start - first + place * each) / all);
        const here = { offset, easing, transform: moved(x / zoom, y / zoom, size) };
        const next = stops[place + 1];
        if (!next || !lift) return [here];
        const high = { x: (x + next.x) / 2, y: (y + next.y) / 2 - lift * height };
        return [
          { ...here, easing: "ease-out" },
          {
            offset: Math.min(1, offset + each / 2 / all),
            easing: "ease-in",
            transform: moved(high.x / zoom, high.y / zoom, (size + next.size) / 2),
          },
        ];
      });
    });
    // No part of the motion, which the graphics card could not do by itself then.
    if (!flies) element.style.setProperty("z-index", "5");
    this.appear(element, frames, { duration: all, delay: first }).finished.then(arrived, arrived);
  }

  /** Let something move; a picture is there only as long as it does. */
  private appear(element: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
    if (!("flies" in element.dataset)) return this.animate(element, frames, options);
    element.style.setProperty("visibility", "hidden");
    const seen = frames.map((frame) => ({ ...frame, visibility: "visible" }));
    const animation = this.animate(element, seen, { ...options, fill: "none" });
    const gone = (): void => element.remove();
    animation.finished.then(gone, gone);
    return animation;
  }

  /** Something happens in place; when it is over. */
  private affect(board: HTMLElement, { at: place, effect, own, as }: Effect, start: number, lies: Lies): number {
    const element = as === undefined ? lies.things.get(place) : dressed(board, as, place, lies)?.picture;
    if (!element) return start;
    const { lasts, frames } = settings.moving ? (own ?? EFFECTS[effect]) : EFFECTS.glow;
    this.appear(element, frames, { duration: lasts, delay: start, easing: "ease-in-out" });
    const box = lies.places.get(place);
    if (effect === "burst" && settings.moving && !settings.calm && box) this.sparkle(board, lies, box, start, lasts);
    return start + lasts;
  }

  private sparkle(board: HTMLElement, { frame, zoom }: Lies, box: DOMRect, delay: number, duration: number): void {
    for (let spark = 0; spark < SPARKS; spark++) {
      const dot = document.createElement("i");
      dot.className = "spark";
      dot.style.setProperty("background", `var(--hue-${RAINBOW[spark % RAINBOW.length]})`);
      dot.style.setProperty("left", `${(box.x + box.width / 2 - frame.x) / zoom}px`);
      dot.style.setProperty("top", `${(box.y + box.height / 2 - frame.y) / zoom}px`);
      board.append(dot);
      const angle = (2 * Math.PI * spark) / SPARKS;
      const far = (0.6 + (spark % 3) * 0.25) * Math.max(box.width, 60);
      const goal = moved((Math.cos(angle) * far) / zoom, (Math.sin(angle) * far * 0.7) / zoom);
      const frames = [
        { transform: "scale(.4)", opacity: 0 },
        { opacity: 1, offset: 0.15 },
        { transform: `${goal} scale(1)`, opacity: 0 },
      ];
      const remove = (): void => dot.remove();
      this.animate(dot, frames, { duration, delay, easing: "ease-out" }).finished.then(remove, remove);
    }
  }

  /** A word, or points, that rise from a place. */
  private pop(board: HTMLElement, { places, frame, zoom }: Lies, place: string, text: string): void {
    const box = places.get(place);
    if (!box) return;
    const label = document.createElement("b");
    label.className = "pop";
    label.textContent = text;
    label.setAttribute("aria-hidden", "true");
    board.append(label);
    // All of it is to be read, also at the edge.
    const [half, height] = [label.offsetWidth / 2, label.offsetHeight];
    const middle = (box.x + box.width / 2 - frame.x) / zoom;
    label.style.setProperty("left", `${Math.max(half, Math.min(middle, frame.width / zoom - half))}px`);
    label.style.setProperty("top", `${Math.max(2 * height, (box.y - frame.y) / zoom)}px`);
    const remove = (): void => label.remove();
    const animation = this.animate(label, POPS, { duration: 1000 });
    this.lingering.add(animation);
    animation.finished.then(remove, remove);
  }
}

/**
 * A task of its own, before the browser draws: nobody has seen what the board shows already. To lay it out is another
 * one, if there is time until then.
 */
function aboutToDraw(board: HTMLElement | undefined): Promise<unknown> {
  if (document.hidden) return Promise.resolve();
  return new Promise((done) => {
    requestAnimationFrame(done);
    setTimeout(() => {
      void board?.offsetHeight;
      setTimeout(done);
    });
  });
}

const POPS = [
  { transform: "translate(-50%, 0) scale(.6)", opacity: 0 },
  { transform: "translate(-50%, -.7em) scale(1.15)", opacity: 1, offset: 0.25 },
  { transform: "translate(-50%, -1.5em) scale(1)", opacity: 1, offset: 0.75 },
  { transform: "translate(-50%, -2em) scale(1)", opacity: 0 },
];

const RAINBOW = ["red", "orange", "yellow", "green", "cyan", "blue", "purple"];

/** Where things lie when the performance begins. */
interface Lies {
  things: Map<string, HTMLElement>;
  places: Places;
  frame: DOMRect;
  zoom: number;
  /** What is going to fly over the board. */
  pictures: DocumentFragment;
}

/** Measure all that is going to move before anything does: else everything would be laid out again for each of them. */
function measured(board: HTMLElement, cues: Cue[], before: Places): Lies {
  const names = cues.flatMap((cue) => [
    ...("effect" in cue ? [cue.at] : [cue.from, cue.to, cue.stop ?? cue.to, ...(cue.via ?? [])]),
    cue.as ?? [],
  ]);
  const things = elementsOf(board);
  const places: Places = new Map();
  for (const name of new Set(names.flat())) {
    // A place that is gone by now is where it was.
    const box = things.get(name)?.getBoundingClientRect() ?? before.get(name);
    if (box) places.set(name, box);
  }
  const pictures = document.createDocumentFragment();
  return { things, places, frame: board.getBoundingClientRect(), zoom: zoomOf(board), pictures };
}

/** What an act sounds like, each sound once, and how long after its start. */
function heard(act: Cue[]): Map<Sound, number> {
  const sounds = act.flatMap((cue) => {
    const own = "effect" in cue ? EFFECTS[cue.effect].sounds : GAITS[cue.gait ?? "carry"].sounds;
    return [own, cue.sounds].flatMap((name): [Sound, number][] => (name ? [[name, cue.wait ?? 0]] : []));
  });
  return new Map(sounds.toReversed());
}

function moved(x: number, y: number, size = 1): string {
  return `translate(${x}px, ${y}px) scale(${size})`;
}

/** A picture of one thing where another lies or lay, and its box there. */
function dressed(
  board: HTMLElement,
  as: string,
  place: string,
  { things, places, pictures }: Lies,
): { picture: HTMLElement; home: DOMRect } | undefined {
  const costume = things.get(as);
  const [size, box] = [places.get(as), places.get(place)];
  if (!costume || !size || !box) return undefined;
  const { width, height } = size;
  const home = new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
  const picture = pictureOf(board, costume, home, pictures);
  picture.dataset["flies"] = "";
  return { picture, home };
}

/** Give the way of a flight to what flies; when it arrives. */
function goes(
  board: HTMLElement,
  { from, to, via = [], stop, gait = "carry", grows = false, as }: Flight,
  start: number,
  before: Places,
  lies: Lies,
  ways: Map<HTMLElement, Leg[]>,
): number {
  const { things, places, pictures } = lies;
  const costume = as === undefined ? undefined : dressed(board, as, to, lies);
  let element = as === undefined ? things.get(to) : costume?.picture;
  const home = costume?.home ?? places.get(to);
  if (!element || !home) return start;
  /** A place that is gone by now is where it was. */
  const here = (place: string): DOMRect | undefined => places.get(place) ?? before.get(place);
  const legs = ways.get(element);
  // The thing itself goes on from where it came to; of several that come to one place, all but the first are pictures.
  const last = legs?.at(-1);
  const on = last && (from === to || from === last.place) ? last.stops.at(-1) : undefined;
  if (legs && !on) {
    element = pictureOf(board, element, home, pictures);
    element.dataset["flies"] = "";
  }
  const origin = before.get(from) ?? places.get(from);
  if (!on && !origin) return start;
  const goal = stop === undefined ? home : (here(stop) ?? home);
  const seen = (box: DOMRect): Stop => ({ ...between(home, box), size: grows ? box.width / home.width : 1 });
  const stops = [on ?? seen(origin!), ...[...via.flatMap((place) => here(place) ?? []), goal].map(seen)];
  const lasts = GAITS[gait].leg * (stops.length - 1);
  const leg = { start, lasts, stops, gait, place: stop ?? to, height: home.height };
  if (on) legs!.push(leg);
  else ways.set(element, [leg]);
  return start + lasts;
}
