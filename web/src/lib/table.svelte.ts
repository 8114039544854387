/** A table of the server as this browser sees it, with the seats that it holds. */

import { tick } from "svelte";
import type { Mood } from "../art/Face.svelte";
import { happeningsOf, type Flight, type GameUi } from "../games/ui";
import { Refusal, sentenceOf } from "./api";
import { digest } from "./digest";
import { Director } from "./director";
import { Ear } from "./ear.svelte";
import { about } from "./explain";
import { haunt, launch } from "./ghosts";
import { choicesAround } from "./keyboard";
import { after, beforeLuck, opensRound, since } from "./log";
import {
  allSaid,
  apart,
  inDetail,
  joined,
  listed,
  pair,
  playerName,
  renamed,
  said,
  spoken,
  spokenThing,
  t,
  toldInPassing,
  toldTo,
  words,
  type SaidArg,
} from "./words.svelte";
import type { Advice, GameView, Glimpse, Line, News, Offer, Recital, Reply, Said, Sight } from "./messages";
import { Picker, type Source } from "./picker.svelte";
import type { Part, Row, Told } from "./recital";
import { Chatter, feelings, moments, type Change, type Remark } from "./remarks";
import { ended, holding, witness } from "./seats";
import { settings } from "./settings.svelte";
import { TableSocket, type CommandBody } from "./socket.svelte";
import { sound } from "./sound";

/** A turn of others is read out as a whole when it is over, or when so long nothing more has come, in milliseconds. */
const PAUSE = 2500;
/** Of a question of more sentences, the ways to answer it are left out; whoever asks hears all of it. */
const ASKED = 3;
/** How long it is waited until the board knows all that can be picked, in milliseconds: words are to follow at once. */
const PONDERING = 300;
/** How many choices are named one by one. */
const NAMED = 10;
/** How long it takes to lay something down oneself, in milliseconds. */
const LAUNCH = 260;
/** How long somebody shows what they feel, and how long a remark is to be read. */
const FELT = 3500;
const HEARD = 5500;
/** How long a bot thinks before it feels like a long thought. */
const LONG = 5000;

/** How a game ends for whoever plays here; who only watches is glad for anybody. */
export type Outcome = "won" | "lost" | "draw";
const FANFARES = { won: "win", lost: "lose", draw: "level" } as const;

export class TableClient implements Source {
  news = $state.raw<News>();
  picker: Picker<GameView>;
  /** The seat whose cards are on the screen, of those that this browser holds. */
  seat = $state<number | null>(null);
  /** On a device that is passed around: the seat that must take it before its cards are shown. */
  curtain = $state<number>();
  private seen = $state.raw<Line[]>([]);
  /** What has been told; dice that lie face down are not told either. */
  lines: Line[] = $derived.by(() => (this.picker.prelude ? beforeLuck(this.seen, this.seat) : this.seen));
  /** The points of all seats, where a game has any. */
  scores = $state.raw<number[]>();
  /** What is said to the person now, and which rule it is about. */
  message = $state.raw<{ text: string; rule?: string }>();
  /** What a screen reader is told. */
  readonly ear = new Ear();
  /** How the table stands, in words, as far as it has been asked for. */
  private recital = $state.raw<Told>({});
  /** The news that these words are of, and the answer that has them. */
  private recited: { news: News; told: Promise<unknown> } | undefined;
  hint = $state.raw<Advice>();
  /** How much of the hint has been asked for: the nudge, the move too, or all of it. */
  hintStep = $state(0);
  thinking = $state(false);
  /** When the present turn began, on this browser's clock. */
  turnBegan = $state(Date.now());
  /** When the server was last heard, on this browser's clock. */
  heardAt = $state(Date.now());

  /** What has been done to the person, until it has been seen. */
  struck = $state("");
  /** Whether the game is over, and its last move has been seen. */
  over = $state(false);
  /** Whether the result has been put aside to see the board. */
  aside = $state(false);
  /** What a bot says just now. */
  remark = $state.raw<Remark>();
  /** What those at the table feel about what has just happened, by seat. */
  private felt = $state.raw<ReadonlyMap<number, Mood>>(new Map());

  readonly socket: TableSocket;
  readonly director: Director;
  private board: () => HTMLElement | undefined;
  private told = new Map<number | null, Line[]>();
  /** What already flies for a move that is on its way to the server. */
  private launched: { flights: Flight[]; land: () => void } | undefined;
  private hintedMove: string | undefined;
  /** Takes away what shows where the hint would go. */
  private ghosts: (() => void) | undefined;
  private queue: Promise<void> = Promise.resolve();
  /** The person's own move that is on its way. */
  private playing: Promise<void> = Promise.resolve();
  /** Up to which line each seat of this browser has been told what happened. */
  private heard = new Map<number | null, Line>();
  /** What was read out last, if steps were left out. */
  private shortened: Line[] = [];
  private pause: ReturnType<typeof setTimeout> | undefined;
  /** What has been asked in the turn so far, which need not be read out at every step of it. */
  private asked: string[] = [];
  /** Whether the question waits for what comes first. */
  private preluded = false;
  /** How often it has been told anew what has been picked. */
  private narrowings = 0;
  /** Whether a round has begun since it was last read out how it stands. */
  private roundBegan = false;
  private chatter: Chatter;
  /** How many turns have been seen here. */
  private turns = 0;
  /** The seats whose number for the shuffle is on its way. */
  private revealed = new Set<number>();
  /** News are kept one after the other: to check a signature takes a moment. */
  private proving: Promise<void> = Promise.resolve();
  private fading: ReturnType<typeof setTimeout>[] = [];

  constructor(
    readonly code: string,
    readonly ui: GameUi,
    board: () => HTMLElement | undefined,
  ) {
    this.picker = new Picker(this);
    this.chatter = new Chatter(code);
    this.board = board;
    this.director = new Director(board);
    this.socket = new TableSocket(
      code,
      () => holding(code)?.places.map((place) => place.token) ?? [],
      (news) => {
        this.proving = this.proving.then(() => this.prove(news)).catch(reportError);
        this.director.behind += 1;
        this.queue = this.queue.then(() => this.hear(news)).catch(reportError);
      },
      ui.picture,
    );
  }

  /** The seats that this browser holds and plays for itself. */
  get own(): number[] {
    return this.news?.sights.flatMap((sight) => sight.seat ?? []) ?? [];
  }

  get sight(): Sight | undefined {
    return this.news?.sights.find((sight) => sight.seat === this.seat);
  }

  /** Whether a bot plays for the seat that is shown. */
  get handedOver(): boolean {
    return this.seat !== null && Boolean(this.news?.players[this.seat]?.bot);
  }

  /** Whether it is for the person to decide something now. */
  get acting(): boolean {
    return this.seat !== null && this.news?.to_act === this.seat && !this.handedOver && this.curtain === undefined;
  }

  name(seat: number): string {
    const player = this.news?.players[seat];
    return (player && playerName(player)) ?? t("seat-number", { n: seat + 1 });
  }

  /** The level of the bot that a seat belongs to; null for a person's, whoever plays for them. */
  character(seat: number): string | null {
    const player = this.news?.players[seat];
    return (player?.person === false && player.bot) || null;
  }

  mood(seat: number): Mood {
    const { to_act, result } = this.news!;
    if (result && this.over) return result.ranks[seat] === 1 ? "glad" : "sad";
    return this.felt.get(seat) ?? (to_act === seat && !result ? "thinking" : "calm");
  }

  /** A line of the log in words; to whoever looks it says "you". */
  textOf(line: Line): string {
    return allSaid(this.saysOf(line), this.names, this.seat);
  }

  /** Lines of the log for whoever listens. */
  spokenOf(...lines: Line[]): string {
    const says = lines.flatMap((line) => this.saysOf(line));
    return joined(inDetail(says, this.names, this.seat));
  }

  /** What is said or done beside the game comes with names, and what happens in it with seats. */
  private saysOf({ ply, says }: Line): Said[] {
    return ply == null ? says.map((each) => this.renamed(each)) : says;
  }

  /** What a part of the hint says. */
  hintText(...messages: Said[]): string {
    return joined(messages.map((message) => toldTo(message, this.names, this.seat)));
  }

  /** What the others have done since this seat's last move. */
  recent: Line[] = $derived.by(() => since(this.lines, this.seat));

  /** The places that the others have touched since then. */
  get touched(): string[] {
    const { view } = this.picker;
    const cues = view ? happeningsOf(this.recent).flatMap((each) => this.ui.cues(each, view, view)) : [];
    return cues.flatMap((cue) => ("effect" in cue || cue.as ? [] : (cue.stop ?? cue.to)));
  }

  /** Perform again what the others have done. */
  async again(): Promise<void> {
    const { view } = this.picker;
    this.director.skip();
    // What flies goes by the board as it lies.
    if (this.over && !this.aside) {
      this.aside = true;
      await refitted();
    }
    const happenings = happeningsOf(this.recent);
    await this.director.stage({ ui: this.ui, happenings, before: view, after: view, show: () => undefined });
  }

  /** How the game has ended for whoever plays here. */
  get outcome(): Outcome {
    const ranks = this.news?.result?.ranks ?? [];
    if (ranks.every((rank) => rank === 1)) return "draw";
    return !this.own.length || this.own.some((seat) => ranks[seat] === 1) ? "won" : "lost";
  }

  /** Who has won. */
  get verdict(): string {
    const ranks = this.news?.result?.ranks ?? [];
    const winners = ranks.flatMap((rank, seat) => (rank === 1 ? seat : []));
    if (winners.length === ranks.length) return t("end-draw");
    if (winners.length > 1) return t("end-shared", { names: listed(winners.map((seat) => this.name(seat))) });
    if (this.own.length === 1 && this.own.includes(winners[0]!)) return t("end-won");
    return t("end-lost", { name: this.name(winners[0] ?? 0) });
  }

  private get names(): string[] {
    return this.news?.players.map((_, seat) => this.name(seat)) ?? [];
  }

  close(): void {
    for (const timer of [...this.fading, this.pause]) clearTimeout(timer);
    this.socket.close();
  }

  // What the person does

  play(move: string): Promise<void> {
    return (this.playing = this.move(move));
  }

  private async move(move: string): Promise<void> {
    const seat = this.seat!;
    const { seq } = this.news!;
    const board = this.board();
    const offer = this.picker.offers.find((each) => each.move === move);
    const flights = (offer && settings.moving && this.ui.setsOff?.(offer.parts, this.picker.view)) || [];
    if (board && flights.length) {
      await breath(); // what the touch has changed is shown first
      this.launched = { flights, land: launch(board, flights, LAUNCH * settings.pace) };
    }
    await this.send({ do: "move", seat, seq, move });
    this.land();
  }

  async why(text: string): Promise<{ sentence: string; rule?: string }> {
    if (this.seat === null) return { sentence: t("watching") };
    try {
      const answer = (await this.ask({ do: "why", seat: this.seat, text })) as Reply;
      return { sentence: sentenceOf(this.naming(answer)), rule: answer.rule ?? "" };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { sentence: error.sentence, rule: error.rule };
    }
  }

  /** While somebody else is to act, one's own next move can be planned. */
  plans(picks: string[]): boolean {
    const { seat, news } = this;
    const waits = seat !== null && news && !news.result && news.to_act !== null && news.to_act !== seat;
    if (!settings.ahead || !waits || this.handedOver) return false;
    return this.ui.plans?.(picks.join(" "), this.picker.view) ?? false;
  }

  /** What was refused is past: something else has been picked. */
  hush(): void {
    this.message = undefined;
  }

  planned(picks: string[]): void {
    this.hush();
    this.announce(picks.length ? t("ahead-planned", { picks: this.aloud(picks) }) : t("ahead-forgotten"));
  }

  /** What some objects are called, in the order in which they are picked. */
  called(picks: string[]): string {
    const { view, names } = this.picker;
    return picks.map((pick) => this.ui.name(pick, view, names)).join(" → ");
  }

  /** The same for the ear, without arrows. */
  private aloud(picks: string[]): string {
    const { view, names } = this.picker;
    return listed(picks.map((pick) => this.ui.name(pick, view, names)));
  }

  async ahead(moves: string[]): Promise<Glimpse> {
    return (await this.ask({ do: "ahead", seat: this.seat!, moves })) as Glimpse;
  }

  /** Play what a person has typed, after what was refused before; whether that could be done. */
  async type(said: string[]): Promise<boolean> {
    const seat = this.seat!;
    const read = (await this.send({ do: "read", seat, said, language: settings.language })) as Reply | undefined;
    for (const move of read?.moves ?? []) {
      if ((await this.send({ do: "move", seat, seq: this.news!.seq, move })) === undefined) return false;
    }
    return read !== undefined;
  }

  async draft(text: string): Promise<string[]> {
    return ((await this.ask({ do: "draft", seat: this.seat!, text })) as Reply).moves ?? [];
  }

  hurts(offer: Offer): boolean {
    return settings.confirm || this.ui.hurts(offer.parts, this.picker.view);
  }

  tell(text: string, rule?: string): void {
    this.message = { text, ...(rule ? { rule } : {}) };
    this.announce(text, true);
  }

  /** Ask for a hint: first where to look, then the move, then what speaks for it. */
  async askHint(): Promise<void> {
    if (this.thinking || this.seat === null) return;
    if (this.hint) return this.askMore();
    this.thinking = true;
    let asked: News | undefined;
    let answer: Reply | undefined;
    do {
      // What was on its way to the table when the hint was asked for may have changed it since.
      asked = this.news;
      answer = (await this.send({ do: "hint", seat: this.seat })) as Reply | undefined;
    } while (answer && this.acting && asked?.plies !== this.news?.plies);
    this.thinking = false;
    if (!answer?.advice || asked?.plies !== this.news?.plies || asked?.to_act !== this.news?.to_act) return;
    this.hint = answer.advice;
    this.hintStep = 0;
    this.hintedMove = answer.moves?.[0];
    this.announce(this.hintText(this.hint.nudge));
  }

  private askMore(): void {
    const { move, reasons, others } = this.hint!;
    this.hintStep = Math.min(this.hintStep + 1, 2);
    this.announce(this.hintStep === 1 ? this.hintText(move) : this.hintText(...reasons, ...others));
    const offer = this.picker.offers.find((each) => each.move === this.hintedMove);
    const board = this.board();
    if (!offer || !board) return;
    this.picker.drop();
    this.picker.hinted = [offer.move];
    this.ghosts?.();
    const { ui, picker } = this;
    const flights = (ui.leads?.(offer.parts, picker.view) ?? ui.setsOff?.(offer.parts, picker.view)) || [];
    this.ghosts = haunt(board, flights);
  }

  dropHint(): void {
    this.hint = undefined;
    if (this.picker.hinted.length) this.picker.hinted = [];
    this.ghosts?.();
    this.ghosts = undefined;
  }

  /** Send a command to the table; a refusal is told to the person, and changes nothing. */
  async send(command: CommandBody): Promise<unknown> {
    this.message = undefined;
    if (this.socket.up === false) this.announce(t("reconnecting"), true);
    try {
      const answer = await this.ask(command);
      await this.queue; // what came of it is shown before anything else is done
      return answer;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.tell(error.sentence, error.rule);
      return undefined;
    }
  }

  /** Ask the table something; whoever a refusal speaks of is called what the page calls them. */
  private async ask(command: CommandBody): Promise<unknown> {
    try {
      return await this.socket.send(command);
    } catch (error) {
      throw error instanceof Refusal ? new Refusal(this.naming(error.refused)) : error;
    }
  }

  /** An answer with the names that the page has for the players. */
  private naming<A extends Pick<Reply, "says">>(answer: A): A {
    return answer.says ? { ...answer, says: this.renamed(answer.says) } : answer;
  }

  /** A message that came with the names that the table has for the players, and not with their seats. */
  private renamed(message: Said): Said {
    const names = this.news?.players.flatMap(({ name }, seat) => (name ? [[name, this.name(seat)] as const] : []));
    return renamed(message, new Map(names));
  }

  /** Somebody has taken the device and may see their cards. */
  async lift(): Promise<void> {
    this.seat = this.curtain ?? this.seat;
    this.curtain = undefined;
    const { news } = this;
    if (!news) return;
    this.announce(joined(this.release(this.unheardBeforeLuck)));
    await this.show(news, []);
    if (this.acting && this.news === news) await this.question(true);
  }

  announce(text: string, urgent = false): void {
    this.ear.say(text, urgent);
  }

  // What somebody asks who listens

  /** Ask how the table stands, unless that is known already. */
  async listen(): Promise<void> {
    const { news, seat } = this;
    // For whom a bot plays, the server tells nothing.
    if (!news || seat === null || this.handedOver || !this.sight?.view || this.curtain !== undefined) return;
    if (this.recited?.news !== news) this.recited = { news, told: this.socket.send({ do: "listen", seat }) };
    const { parts } = (await this.recited.told) as Recital;
    if (this.recited?.news === news) this.recital = parts;
  }

  /** What there is to tell about a part of the table. */
  toldOf(part: Part): string {
    return joined(this.sentencesOf(part));
  }

  /** The same, one by one; what is asked comes with the ways to answer it, for here no list of moves follows. */
  sentencesOf(part: Part): string[] {
    return [...this.spokenPart(part), ...(part === "now" ? this.spokenPart("ways") : [])];
  }

  private spokenPart(part: Part | "ways"): string[] {
    return (this.recital[part] ?? []).map((each) => spoken(each, this.names, this.seat)).filter(Boolean);
  }

  /** The board in rows, to be walked place by place. */
  get rows(): Row[] {
    const thing = (arg: SaidArg): string => spokenThing(arg, this.names, this.seat);
    return (this.recital["places"] ?? []).map((row) => ({
      owner: row.args?.["owner"] === undefined ? undefined : thing(row.args["owner"]),
      places: ((row.args?.["places"] ?? []) as SaidArg[]).map(thing),
      told: spoken(row, this.names, this.seat),
      touches: row.args?.["board"] === true,
      ring: row.args?.["ring"] === true,
    }));
  }

  /** Read out some parts of the table. */
  async recite(parts: readonly Part[]): Promise<void> {
    await this.listen();
    const now = parts.includes("now");
    // Dice that lie face down are not told with what is asked.
    const told = now && this.picker.prelude ? "" : joined(parts.map((part) => this.toldOf(part)));
    const picking = now ? await this.picking() : "";
    const over = now && this.news?.result ? joined([this.verdict, this.toldOf("score")]) : "";
    this.tell(joined([over || told, picking]) || t("ear-nothing"));
  }

  /** What has been picked, and what can be picked next, in the order in which digits pick it. */
  private async picking(): Promise<string> {
    await tick();
    await Promise.race([this.picker.pondered, new Promise((done) => setTimeout(done, PONDERING))]);
    const { picked, doubted, doubtedPicks, thought, prelude, acting, view, names } = this.picker;
    if (prelude) return t("ear-choices", { things: prelude.name });
    if (doubted) return t("bar-sure", { move: this.aloud(doubtedPicks) });
    // A card that does what a button says is the same choice.
    const once = ({ dataset }: HTMLElement): boolean =>
      dataset["choice"] !== "back" && !this.picker.isDouble(dataset["pick"] ?? "");
    const choices = acting ? choicesAround(document.body).filter(once) : [];
    const things = choices.map((choice) => this.choiceName(choice));
    // What has no button yet is going to have one.
    if (!thought) things.push(...this.picker.ways.map((pick) => this.ui.name(pick, view, names)));
    const told = [...new Set(things)];
    const named = told.length > NAMED ? t("ear-many", { n: told.length }) : t("ear-choices", { things: apart(told) });
    const held = thought?.() ?? (picked.length ? t("ear-picked", { picks: this.aloud(picked) }) : "");
    return joined([held, told.length ? named : ""]);
  }

  /** What a choice is called: by what it picks, or by what stands on it. */
  private choiceName(choice: HTMLElement): string {
    const { pick, called } = choice.dataset;
    if (called) return called;
    if (pick) return this.ui.name(pick, this.picker.view, this.picker.names);
    return (choice.ariaLabel ?? choice.textContent).trim();
  }

  /** Tell what can be done with the choice that somebody is at. */
  async explain(at: Element | null): Promise<void> {
    const pick = at instanceof HTMLElement ? at.dataset["pick"] : undefined;
    if (pick === undefined) return this.recite(["now"]);
    const label = this.ui.name(pick, this.picker.view, this.picker.names);
    this.tell(pair(label, await about({ picker: this.picker, pick, label })));
  }

  /** What has been picked has changed, and there is more to pick, or to think about. */
  narrowed(): void {
    this.hush();
    const now = (this.narrowings += 1);
    void this.picking().then((told) => {
      if (now === this.narrowings && this.picker.acting) this.announce(told, true);
    });
  }

  /** What came before anything could be picked is over. */
  begun(): void {
    if (!this.preluded || !this.acting) return;
    this.preluded = false;
    void this.question(false);
  }

  /** What the others have done, and what was left out when it was read out, with every step. */
  happened(): string {
    const plies = new Set([...this.recent, ...this.shortened].map(({ ply }) => ply));
    // What stands under headings does not say that a round begins.
    const recent = this.lines.filter(({ ply }) => plies.has(ply));
    return this.spokenOf(...recent) || t("ear-no-news");
  }

  /** News to be read out, and whether there is more to tell of them. */
  private summed(found: Line[]): string[] {
    const lines = found.map((line) => ({ ...line, says: this.saysOf(line) }));
    const outcomes = new Set(this.ui.outcomes?.map((what) => what.replace(".", "-")));
    const { sentences, left } = digest(lines, this.seat, outcomes, this.names);
    if (lines.length) this.shortened = left ? lines : [];
    return left ? [...sentences, t("ear-long", { n: left })] : sentences;
  }

  /** What this seat has not been told yet; whoever takes the device first is told what the others have done. */
  private get unheard(): Line[] {
    return this.unheardIn(this.told.get(this.seat) ?? []);
  }

  /** The same without what luck has brought at the start of one's turn. */
  private get unheardBeforeLuck(): Line[] {
    return this.unheardIn(beforeLuck(this.told.get(this.seat) ?? [], this.seat));
  }

  private unheardIn(lines: Line[]): Line[] {
    const last = this.heard.get(this.seat);
    return last === undefined ? since(lines, this.seat) : after(lines, last);
  }

  /** What is to be read out of what has not been told yet. */
  private release(lines = this.unheard): string[] {
    clearTimeout(this.pause);
    const { seat } = this;
    const last = (lines.length || this.heard.has(seat) ? lines : (this.told.get(seat) ?? [])).at(-1);
    if (last) this.heard.set(seat, last);
    return this.summed(lines);
  }

  /** Whether what somebody else has just done waits to be read out with the rest of their turn. */
  private waits(fresh: Line[], news: News): boolean {
    const doers = fresh.flatMap(({ seat }) => seat ?? []);
    const goesOn = news.to_act !== null && news.to_act !== this.seat && doers.every((seat) => seat === news.to_act);
    return goesOn && doers.length > 0 && !news.result && !fresh.some((line) => this.strikes(line));
  }

  // What the server says

  /** Keep what proves the shuffle, and add one's own numbers to it once all are pledged. */
  private async prove(news: News): Promise<void> {
    for (const { seat, nonce } of await witness(this.code, news)) {
      if (this.revealed.has(seat)) continue;
      this.revealed.add(seat);
      this.socket.send({ do: "reveal", seat, nonce }).catch(() => undefined); // said before, from another tab
    }
  }

  private async hear(news: News): Promise<void> {
    const before = this.news;
    const points = scoresOf(this.picker.view);
    const thought = Date.now() - this.turnBegan;
    this.director.behind -= 1;
    this.heardAt = Date.now();
    for (const sight of news.sights) {
      const kept = news.since < 0 ? [] : (this.told.get(sight.seat) ?? []).filter((line) => line.seq <= news.since);
      const again = sight.lines.find((line) => line.ply != null)?.ply ?? Infinity;
      const known = undone(kept, Math.min(news.plies, again));
      this.told.set(
        sight.seat,
        [...known, ...sight.lines].filter((l) => l.ply == null || l.ply >= sight.told_from),
      );
    }
    if (before?.to_act !== news.to_act) this.turns += 1;
    if (before?.plies !== news.plies || before.to_act !== news.to_act) this.turnBegan = Date.now();
    if (news.result) ended(this.code);
    this.dropHint();
    const fresh = before && news.since >= 0 ? (news.sights.find((s) => s.seat === this.seat)?.lines ?? []) : [];
    this.news = news;
    this.choose(news);
    const turn = this.acting && before?.to_act !== news.to_act;
    const silent = this.ear.said;
    const asks = this.acting && before?.plies !== news.plies;
    const { narrowings } = this;
    let told: string[] = [];
    this.roundBegan ||= fresh.some(({ says }) => says.some((each) => opensRound(each) && toldInPassing(each)));
    if (!before?.sights[0]?.view && this.sight?.view && this.seat !== null) {
      if (settings.ear) this.greet();
      // The focus is on the first choice, beyond that button.
      else if (settings.keyed) this.announce(t("ear-offer"));
    }
    if (this.curtain !== undefined) {
      clearTimeout(this.pause);
      this.ear.forget();
    } else if (this.waits(fresh, news)) {
      clearTimeout(this.pause);
      this.pause = setTimeout(() => this.announce(joined(this.release())), PAUSE);
    } else {
      // Whoever comes to a table is not told all that has happened there.
      told = this.release(this.heard.has(this.seat) ? this.dueNow(turn) : []);
      // With the question it is said what is to be done in the turn.
      if (turn && !asks) told.push(t("turn-yours"));
      if (news.result && !before?.result) told.push(this.verdict, said(news.result.says));
      this.announce(
        joined(told),
        fresh.some((line) => this.strikes(line)) || (turn && this.ui.answers?.(this.sight!.view as GameView)),
      );
      if (news.result && before && !before.result) void this.reckon();
    }
    if (fresh.length && before?.sights[0]?.view) await breath();
    await this.show(news, fresh);
    const struck = fresh.filter((line) => this.strikes(line));
    if (struck.length) this.struck = joined(struck.map((line) => this.textOf(line)));
    if (turn && fresh.length) sound("chime");
    if (news.result && before && !before.result) sound(FANFARES[this.outcome]);
    this.over = news.result !== null;
    if (this.over || this.handedOver) this.picker.forget();
    else this.picker.proceed();
    if (asks) void this.question(turn, told, narrowings);
    const remark = this.react({
      begins: !before?.sights[0]?.view && !news.result && this.moves < 2 * news.players.length,
      before: fresh.length ? points : undefined,
      after: scoresOf(this.sight?.view),
      strikes: this.strokes(fresh),
      thinker: before && fresh.length && thought > LONG ? (before.to_act ?? undefined) : undefined,
      ranks: before && !before.result ? news.result?.ranks : undefined,
    });
    if (!remark || this.ear.said !== silent || this.unheard.length || this.curtain !== undefined) return;
    const args = { name: this.name(remark.seat), phrase: said({ key: remark.key }) };
    this.announce(said({ key: "table-says", args }));
  }

  /** What can be told before one's own turn is begun: dice that lie face down are not. */
  private dueNow(turn: boolean): Line[] {
    return turn || this.picker.prelude ? this.unheardBeforeLuck : this.unheard;
  }

  /**
   * Read out what is asked, less what has been told already, such as the attack that one could stop; and what can be
   * picked, unless somebody has gone on meanwhile and been told so.
   */
  private async question(turn: boolean, told: string[] = [], narrowings = this.narrowings): Promise<void> {
    const { news } = this;
    await this.listen();
    await this.playing; // until then nothing can be picked
    await tick();
    if (this.news !== news || !this.acting) return; // it has been answered
    // What comes first is all there is to do; the question is read out after it.
    if (this.picker.prelude) {
      [this.preluded, this.asked] = [true, []];
      return this.announce(joined([t("turn-yours"), await this.picking()]));
    }
    const luck = this.release();
    const [asked, now, held] = [this.sentencesOf("now"), this.spokenPart("now"), this.sentencesOf("hand")];
    if (turn || this.roundBegan) this.asked = [];
    const standing = this.roundBegan && settings.ear ? this.toldOf("score") : "";
    this.roundBegan = false;
    const fresh = asked.filter((sentence) => !told.includes(sentence) && !this.asked.includes(sentence));
    this.asked = asked;
    const known =
      fresh.length < asked.length || fresh[0]?.startsWith(t("turn-yours-bar")) || this.ui.answers?.(this.picker.view);
    // What luck has just brought need not be told again as what one holds.
    const rest = luck.length ? fresh.filter((sentence) => !held.includes(sentence)) : fresh;
    const short =
      rest.length > ASKED ? rest.filter((sentence) => held.includes(sentence) || now.includes(sentence)) : rest;
    const choices = await this.picking();
    const open = narrowings === this.narrowings && this.news === news;
    this.announce(joined([standing, turn && !known ? t("turn-yours") : "", ...luck, ...short, open ? choices : ""]));
  }

  /** Tell somebody who has come to the table with whom they sit there, and how to find out more. */
  private greet(): void {
    const others = this.names.filter((_, seat) => seat !== this.seat);
    this.announce(joined([t("ear-arrive", { names: listed(others) }), settings.keys === "off" ? "" : t("ear-keys")]));
  }

  /** Read out how it stands in the end. */
  private async reckon(): Promise<void> {
    await this.listen();
    this.announce(this.toldOf("score"));
  }

  /** How many moves of the log are somebody's, and not chance's. */
  private get moves(): number {
    return this.lines.filter((line) => line.ply != null && line.seat != null).length;
  }

  /** Let everybody feel what has happened for a while; at a great moment a bot says something. */
  private react(change: Change): Remark | undefined {
    const news = this.news!;
    const felt = feelings(change);
    if (felt.size) {
      this.felt = new Map([...this.felt, ...felt]);
      this.fading.push(
        setTimeout(() => {
          this.felt = new Map([...this.felt].filter(([seat, mood]) => felt.get(seat) !== mood));
        }, FELT),
      );
    }
    if (!settings.chat || settings.calm || !this.sight?.view) return undefined;
    const levels = news.players.map((_, seat) => this.character(seat));
    const bots = levels.flatMap((level, seat) => (words.has(`character-${level}`) ? seat : []));
    const remark = this.chatter.choose(moments(change, bots), levels, this.turns, news.plies);
    if (!remark) return undefined;
    this.remark = remark;
    this.fading.push(setTimeout(() => (this.remark = this.remark === remark ? undefined : this.remark), HEARD));
    return remark;
  }

  /** Whose cards to show: on a shared device those of whoever is to act, behind a curtain. */
  private choose(news: News): void {
    const held = this.own;
    const people = held.filter((seat) => !news.players[seat]?.bot);
    const turn = news.to_act;
    const person = people.find((seat) => seat === turn) ?? people[0];
    if (this.seat === null || !held.includes(this.seat)) {
      this.seat = person ?? held[0] ?? null;
      if (people.length > 1) this.curtain = person;
    } else if (turn === this.seat) this.curtain = undefined;
    else if (turn !== null && people.includes(turn)) this.curtain = turn;
    if (news.result) this.curtain = undefined;
  }

  /** Whether a line tells of something that is done to a seat by another. */
  private strikes(line: Line, seat: number | null = this.seat): boolean {
    const { ui } = this;
    return seat !== null && line.seat !== seat && happeningsOf([line]).some((each) => ui.strikes?.(each, seat));
  }

  /** Who has been struck in some lines, and by whom. */
  private strokes(lines: Line[]): { seat: number; by: number | null }[] {
    const seats = this.news!.players.keys();
    return [...seats].flatMap((seat) =>
      lines.filter((line) => this.strikes(line, seat)).map((line) => ({ seat, by: line.seat ?? null })),
    );
  }

  private land(): void {
    this.launched?.land();
    this.launched = undefined;
  }

  private async show(news: News, fresh: Line[]): Promise<void> {
    const sight = this.sight;
    if (!sight) return;
    const names = news.players.map((_, seat) => short(this.name(seat)));
    const flown = this.launched?.flights.map(({ from }) => from) ?? [];
    if (fresh.length) this.land();
    const earlier = this.picker.view;
    const { view } = sight;
    const offers = this.handedOver ? [] : sight.offers;
    await this.director.stage({
      ui: this.ui,
      happenings: view ? happeningsOf(fresh) : [],
      before: earlier ?? view, // at the first sight of a table nothing has changed
      after: view as GameView,
      show: () => this.picker.show(view as GameView, this.seat, names, offers, sight.picture ?? ""),
      // What of one's own has set off before does not do so again.
      spared: (cue, { seat }) => "from" in cue && seat === this.seat && takes(flown, cue.from),
    });
    // What has been seen can be read, and not before: a score would tell how a card turns out.
    this.seen = this.told.get(this.seat) ?? [];
    this.scores = !view || this.ui.counts?.(view) === false ? undefined : scoresOf(view);
  }
}

/** The points that a view shows, where a game has any. */
function scoresOf(view: unknown): number[] | undefined {
  return (view as { scores?: number[] } | null | undefined)?.scores;
}

/** Whether something was in a list, from which it is taken. */
function takes(list: string[], what: string): boolean {
  const place = list.indexOf(what);
  if (place >= 0) list.splice(place, 1);
  return place >= 0;
}

/** Let the browser draw and listen before there is more to do. */
function breath(): Promise<void> {
  return document.hidden ? Promise.resolve() : new Promise((done) => setTimeout(done));
}

/** Let the board take the room that it has got. */
function refitted(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** A name that fits on a board. */
function short(name: string): string {
  return name.length > 18 ? `${name.slice(0, 17)}…` : name;
}

/** Lines that are still true: an undo takes steps back, and they are told no more. */
function undone(lines: Line[], plies: number): Line[] {
  return lines.filter((line) => line.ply == null || line.ply < plies);
}
