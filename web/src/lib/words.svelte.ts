/** The words of the page, from the same catalogues that the engine and the terminal speak. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Hue } from "../art/signs";
import type { Language } from "./languages";
import type { Keys, Player, Said } from "./messages";
import { settings } from "./settings.svelte";

export type Key = Keys["page"];
export type Values = Record<string, string | number>;
type Told = Record<string, FluentVariable>;
export type SaidArg = NonNullable<Said["args"]>[string];
/** Something to say: a message as it was sent, or one that the page knows of. */
type Sayable = Pick<Said, "key" | "args">;

class Words {
  bundle = $state.raw(new FluentBundle("en"));
  private known: { bundle?: FluentBundle; forms: Map<string, [form: string, said: string][]> } = { forms: new Map() };

  /** Fetch a language; it takes the place of the one before when it is there. */
  async load(language: Language): Promise<void> {
    const answer = await fetch(`/words/${language}.ftl`);
    if (!answer.ok) throw new Error(`no words: ${answer.status}`);
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await answer.text()));
    if (settings.language === language) this.bundle = bundle;
  }

  /** Call from an effect: follows the language that is set. */
  follow(): void {
    const language = settings.language;
    if (this.bundle.locales.includes(language)) return;
    this.load(language).catch(() => setTimeout(() => this.follow(), 3000));
  }

  /** What a message says, or an attribute of one (`key.do`); the key, where no catalogue knows it. */
  format(key: string, told: Told): string {
    const [name = "", form] = key.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = form ? message?.attributes[form] : message?.value;
    return pattern ? this.bundle.formatPattern(pattern, told, []) : key;
  }

  /** Whether a message is in the catalogues, or an attribute of one (`key.do`). */
  has(key: string): boolean {
    const [name = "", form] = key.split(".");
    const message = this.bundle.getMessage(name);
    return message !== undefined && (form === undefined || form in message.attributes);
  }

  /** The forms of a word beside the plain one; they are asked for in every line that is told. */
  forms(key: string): [form: string, said: string][] {
    const { bundle } = this;
    if (this.known.bundle !== bundle) this.known = { bundle, forms: new Map() };
    const { forms } = this.known;
    if (!forms.has(key)) {
      const found = Object.entries(bundle.getMessage(key)?.attributes ?? {});
      forms.set(
        key,
        found.map(([form, pattern]) => [form, bundle.formatPattern(pattern)]),
      );
    }
    return forms.get(key)!;
  }
}

export const words = new Words();

/** What the page itself says. */
export function t(key: Key, values: Values = {}): string {
  return words.format(key, plain(values));
}

/** What the board of a game says, or its lesson: a part of its catalogue. */
export function translator<S extends Exclude<keyof Keys, "page">>(scope: S): (key: Keys[S], values?: Values) => string {
  return (key, values = {}) => words.format(`${scope}-${key}`, plain(values));
}

/** What a thing of a game is called, in the plain form. */
export function word(kind: string, name: string): string {
  return words.format(`${kind}-${name}`, {});
}

/** What a level of bots is called; one that another package brings has its own name. */
export function levelName(level: string): string {
  const key = `level-${level}.name`;
  const name = words.format(key, {});
  return name === key ? level : name;
}

/** What a bot is called: as its character, with the number that tells it from others of its kind. */
export function botName(level: string, name = ""): string {
  const key = `character-${level}`;
  if (!words.has(key)) return name || levelName(level);
  return [words.format(key, {}), ...(/\d+$/.exec(name) ?? [])].join(" ");
}

/** What a bot is like: its temper, or how its level plays. */
export function temper(level: string): string {
  const key = [`temper-${level}`, `level-${level}`].find((each) => words.has(each));
  return words.format(key ?? "level-brought", {});
}

/** What somebody at a table is called; a bot that plays on for a person keeps the person's name. */
export function playerName(player: Player): string | undefined {
  return (player.bot && player.person === false ? botName(player.bot, player.name ?? "") : player.name) || undefined;
}

/** The letter that goes with a colour, the same in every game. */
export function letterOf(hue: Hue): string {
  return words.format(`hue-${hue}.letter`, {});
}

/** What the engine or the server says, with the names of the seats; to whoever sits on the seat `you`. */
export function said(message: Sayable, names: readonly string[] = [], you: number | null = null): string {
  const told: Told = {};
  for (const [name, arg] of Object.entries(message.args ?? {})) Object.assign(told, argument(name, arg, names, you));
  return words.format(message.key, told);
}

/** A message with other names for some players: a refusal comes with those that the table has, and not with seats. */
export function renamed(message: Said, names: ReadonlyMap<string, string>): Said {
  const other = (arg: SaidArg): SaidArg => {
    if (typeof arg === "string") return names.get(arg) ?? arg;
    if (arg === null || typeof arg !== "object") return arg;
    if (Array.isArray(arg)) return (arg as SaidArg[]).map(other);
    if (arg.is === "either") return { ...arg, things: (arg.things as SaidArg[]).map(other) };
    return arg.is === "message" ? renamed(arg, names) : arg;
  };
  const args = Object.entries(message.args ?? {}).map(([name, arg]) => [name, other(arg)]);
  return { ...message, args: Object.fromEntries(args) as NonNullable<Said["args"]> };
}

/** A message as `said`, for somebody who listens: a text that an ear would miss is told by a message of the game. */
export function spoken(message: Sayable, names: readonly string[], you: number | null): string {
  return said(audibly(message), names, you);
}

/** A thing that is part of what is told, by itself. */
export function spokenThing(thing: SaidArg, names: readonly string[], you: number | null): string {
  return String(argument("", thing, names, you)[""]);
}

/** An argument as it is told to somebody who listens, such as "spot A" for the letter of a spot. */
function audible(game: string, name: string, arg: SaidArg): SaidArg {
  const key = `${game}-heard-${name}`;
  if (typeof arg === "string") return words.has(key) ? words.format(key, { [name]: arg.toUpperCase() }) : arg;
  if (arg === null || typeof arg !== "object") return arg;
  if (Array.isArray(arg)) return (arg as SaidArg[]).map((each) => audible(game, name, each));
  if (arg.is === "either")
    return { ...arg, things: (arg.things as SaidArg[]).map((each) => audible(game, name, each)) };
  if (arg.is !== "message") return arg;
  return audibly(arg);
}

/** A message with all of its arguments as they are heard: in the words of its own game. */
function audibly<S extends Sayable>(message: S): S {
  const game = message.key.split("-", 1)[0]!;
  const args = Object.entries(message.args ?? {}).map(([name, arg]) => [name, audible(game, name, arg)]);
  return { ...message, args: Object.fromEntries(args) as NonNullable<Said["args"]> };
}

/** A message for whoever is at this page: as it is heard, where somebody listens. */
export function toldTo(message: Sayable, names: readonly string[] = [], you: number | null = null): string {
  return settings.ear ? spoken(message, names, you) : said(message, names, you);
}

/** Several messages, one after the other; those that say nothing are left out. */
export function allSaid(messages: readonly Said[], names: readonly string[] = [], you: number | null = null): string {
  return joined(messages.map((message) => said(message, names, you)));
}

/** Messages as sentences to be heard; what is said several times in a row of different things is said once of all. */
export function summedUp(messages: readonly Said[], names: readonly string[], you: number | null): string[] {
  return inRuns(messages).flatMap((run) => toldOf(run, names, you) || []);
}

/** Messages as sentences to be heard, each in full; only what is said again word for word is said once. */
export function inDetail(messages: readonly Said[], names: readonly string[], you: number | null): string[] {
  return inRuns(messages, isSame).map((run) =>
    run.length > 1 ? summed(run, names, you) : spoken(run[0]!, names, you),
  );
}

/** What can be said at once of one doer, together: messages in a row that are alike. */
export function inRuns(messages: readonly Said[], alike = areAlike): Said[][] {
  const runs: Said[][] = [];
  for (const message of messages) {
    const last = runs.at(-1);
    if (last && words.has(`${message.key}.sum`) && alike(last[0]!, message)) last.push(message);
    else runs.push([message]);
  }
  return runs;
}

/** What there is to hear in passing of messages that say the same of different things. */
export function toldOf(run: readonly Said[], names: readonly string[], you: number | null): string {
  return run.length > 1 ? summed(run, names, you) : spoken(brief(run[0]!), names, you);
}

/** Several messages as one. */
function summed(run: readonly Said[], names: readonly string[], you: number | null): string {
  const args: Record<string, unknown> = { times: run.length };
  for (const name of Object.keys(run[0]!.args ?? {})) {
    const found = run.map((message) => message.args?.[name] ?? null);
    const same = found.every((arg) => JSON.stringify(arg) === JSON.stringify(found[0]));
    args[name] = same ? found[0] : found;
  }
  return spoken({ key: `${run[0]!.key}.sum`, args: args as NonNullable<Said["args"]> }, names, you);
}

/** A message as it is told in passing. */
function brief(message: Said): Said {
  const key = `${message.key}.brief`;
  return words.has(key) ? { ...message, key } : message;
}

/** Whether a message is told at all when nobody asks. */
export function toldInPassing(message: Said): boolean {
  return said(brief(message)) !== "";
}

/** Whether two messages can be told as one: what is known of one is not listed with what is not of the other. */
function areAlike(one: Said, other: Said): boolean {
  const known = ({ key, args = {} }: Said): string =>
    JSON.stringify([key, args["seat"], Object.values(args).map((arg) => arg === null)]);
  return known(one) === known(other);
}

function isSame(one: Said, other: Said): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Sentences one after the other. */
export function joined(sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(words.format("between-sentences", {}));
}

/** What a sentence can use of an argument: its text, what it is, and its forms. */
function argument(name: string, arg: SaidArg, names: readonly string[], you: number | null): Told {
  const some = (text: FluentVariable, is = "some"): Told => ({ [name]: text, [`${name}-is`]: is });
  if (arg === null) return some("", "none");
  if (typeof arg === "boolean") return some("", arg ? "yes" : "no");
  if (typeof arg === "string") return some(arg);
  if (typeof arg === "number") return some(number(arg));
  if (Array.isArray(arg)) return list(name, arg as SaidArg[], names, you);
  if (arg.is === "seat") return some(names[arg.seat] ?? "", arg.seat === you ? "you" : "they");
  if (arg.is === "message") return some(said(arg, names, you));
  if (arg.is === "either") {
    const things = (arg.things as SaidArg[]).map((thing) => String(argument("", thing, names, you)[""]));
    return some(listed(things, "list-or"));
  }
  const key = `${arg.kind}-${arg.name}`;
  const forms = words.forms(key).map(([form, text]) => [`${name}-${form}`, text]);
  return { ...some(words.format(key, {}), arg.name), ...(Object.fromEntries(forms) as Told) };
}

/** A list: its things joined, each form of theirs too. */
function list(name: string, args: SaidArg[], names: readonly string[], you: number | null): Told {
  const found = args.map((arg) => argument("", arg, names, you));
  const forms = [...new Set(found.flatMap((each) => Object.keys(each)))];
  const joined = forms.map((form) => [name + form, listed(found.map((each) => String(each[form] ?? each[""])))]);
  const what = args.length === 1 ? found[0]!["-is"] : args.length ? "several" : "none";
  return {
    [name]: "",
    ...(Object.fromEntries(joined) as Told),
    [`${name}-is`]: what,
    [`${name}-count`]: number(args.length),
  } as Told;
}

/** Things in a row, as the language joins them: by "and", or by "or". */
export function listed(things: readonly string[], by: "list" | "list-or" = "list"): string {
  const last = things.at(-1) ?? "";
  return things.length > 1 ? words.format(by, { first: row(things.slice(0, -1)), last }) : last;
}

/** Things in a row, with nothing but commas. */
export function row(things: readonly string[]): string {
  return things.join(words.format("list-comma", {}));
}

/** Things to choose from, for the ear: their names may have commas of their own. */
export function apart(things: readonly string[]): string {
  return things.join(words.format("list-apart", {}));
}

/** A thing and what is said of it. */
export function pair(name: string, text: string | number): string {
  return words.format("list-pair", { name, text });
}

function plain(values: Values): Told {
  const told = Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? number(value) : value]);
  return Object.fromEntries(told) as Told;
}

/** A number without marks between its thousands. */
function number(value: number): FluentNumber {
  return new FluentNumber(value, { useGrouping: false });
}
