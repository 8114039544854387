/** One socket to one table. It comes back by itself, and sends again whatever has not been answered. */

import { Refusal, random } from "./api";
import type { Command, Done, Glimpse, Hello, Message, News, Ping, Recital, Reply } from "./messages";

type Answerable = Exclude<Command, Hello | Ping>;
type WithoutId<C> = C extends Answerable ? Omit<C, "id"> : never;
/** A command without its id, which the socket makes up. */
export type CommandBody = WithoutId<Answerable>;
export type Answered = Done | Reply | Glimpse | Recital;

interface Pending {
  text: string;
  resolve(answer: Answered): void;
  reject(error: Error): void;
}

/** Milliseconds before each try to come back, give or take a half; the last one goes on. */
const BACKOFF = [0, 300, 400, 500, 500, 500, 700, 1000, 1500, 2500, 4000];
/** Without a word for so long a socket is dead, whatever the network says. */
const SILENCE = 20_000;
const HEARTBEAT = 5000;

/** When a server comes back, everybody is on their way to it: they must not all knock at once. */
const pause = (tries: number): number => BACKOFF[Math.min(tries, BACKOFF.length - 1)]! * (0.5 + Math.random());

export class TableSocket {
  /** Whether the server is at the other end right now; undefined before the first time. */
  up = $state<boolean>();
  gone = $state<Refusal>();

  private socket: WebSocket | undefined;
  /** In the order in which they were sent. */
  private pending = new Map<string, Pending>();
  private tries = 0;
  private heardAt = 0;
  private timer = 0;
  private heartbeat = 0;
  private closed = false;
  private since = -1;

  constructor(
    readonly code: string,
    private tokens: () => string[],
    private onNews: (news: News) => void,
    /** Whether the table is wanted as text too. */
    private picture = false,
  ) {
    this.open();
    this.heartbeat = window.setInterval(() => this.beat(), HEARTBEAT);
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Send a command; the promise is kept when the server has answered, however often the line breaks. */
  send(command: CommandBody): Promise<Answered> {
    const id = random(8);
    const text = JSON.stringify({ ...command, id });
    return new Promise((resolve, reject) => {
      this.pending.set(id, { text, resolve, reject });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private open(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.heardAt = Date.now();
      const { since, picture } = this;
      socket.send(JSON.stringify({ do: "hello", tokens: this.tokens(), since, picture } satisfies Hello));
      for (const { text } of this.pending.values()) socket.send(text);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as Message);
    socket.onclose = () => {
      if (socket !== this.socket || this.closed) return;
      if (this.up) this.up = false;
      if (this.gone) return;
      this.timer = window.setTimeout(() => this.open(), pause(this.tries++));
    };
  }

  private receive(message: Message): void {
    this.heardAt = Date.now();
    if (message.is === "news") {
      this.up = true;
      this.tries = 0;
      this.since = message.seq;
      this.onNews(message);
      for (const done of message.done) this.settle(done.id)?.resolve(done);
    } else if (message.is === "refused" && message.id == null) {
      const refusal = new Refusal(message);
      if (this.up === undefined || message.code === "no-such-table") this.gone = refusal;
    } else if (message.is !== "pong") {
      const pending = this.settle(message.id!);
      if (message.is === "refused") pending?.reject(new Refusal(message));
      else pending?.resolve(message);
    }
  }

  /** Whoever waits for an answer, which has come. */
  private settle(id: string): Pending | undefined {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    return pending;
  }

  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const quiet = Date.now() - this.heardAt;
    if (quiet > SILENCE) this.socket.close();
    else if (quiet > SILENCE / 3) this.ping();
  }

  /** The network is back, or somebody looks at the page again. */
  private hurry = (): void => {
    if (this.closed || document.hidden || this.gone) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.ping();
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.open();
  };

  private ping(): void {
    this.socket?.send(JSON.stringify({ do: "ping" } satisfies Ping));
  }
}
