/** One socket to one table. It comes back by itself, and says again whatever has not been answered. */

import type { Command, Done, Glimpse, Hello, Message, News, Ping, Reply } from "./messages";
import { Refusal, random } from "./server";

type Said = Exclude<Command, Hello | Ping>;
type Unsaid<C> = C extends Said ? Omit<C, "id"> : never;
/** A command without its id, which the link makes up. */
export type Saying = Unsaid<Said>;
export type Answered = Done | Reply | Glimpse;

interface Waiting {
  text: string;
  heard(answer: Answered): void;
  refused(error: Error): void;
}

const PAUSES = [0, 300, 700, 1500, 3000, 5000];
/** Without a word for so long a socket is dead, whatever the network says. */
const SILENCE = 20_000;

export class Link {
  /** Whether the server is at the other end right now; undefined before the first time. */
  up = $state<boolean>();
  gone = $state<Refusal>();

  private socket: WebSocket | undefined;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private heard = 0;
  private timer = 0;
  private pulse = 0;
  private closed = false;
  private since = -1;

  constructor(
    readonly code: string,
    private tokens: () => string[],
    private told: (news: News) => void,
  ) {
    this.open();
    this.pulse = window.setInterval(() => this.check(), 5000);
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Say something to the table; the promise is kept when the server has answered, however often the line breaks. */
  say(saying: Saying): Promise<Answered> {
    const id = random(8);
    const text = JSON.stringify({ ...saying, id });
    return new Promise((heard, refused) => {
      this.waiting.set(id, { text, heard, refused });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private open(): void {
    clearTimeout(this.timer);
    const where = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${this.code}/socket`;
    const socket = new WebSocket(where);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      socket.send(JSON.stringify({ do: "hello", tokens: this.tokens(), since: this.since } satisfies Hello));
      for (const { text } of this.waiting.values()) socket.send(text);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Message);
    socket.onclose = () => {
      if (socket !== this.socket || this.closed) return;
      if (this.up) this.up = false;
      if (!this.gone)
        this.timer = window.setTimeout(() => this.open(), PAUSES[Math.min(this.tries++, PAUSES.length - 1)]);
    };
  }

  private hear(message: Message): void {
    this.heard = Date.now();
    if (message.is === "news") {
      this.up = true;
      this.tries = 0;
      this.since = message.seq;
      this.told(message);
      for (const done of message.done) this.settle(done.id)?.heard(done);
    } else if (message.is === "refused" && message.id == null) {
      const refusal = new Refusal(message.code, message.sentence, message.rule);
      if (this.up === undefined || message.code === "no-such-table") this.gone = refusal;
    } else if (message.is !== "pong") {
      const waiting = this.settle(message.id!);
      if (message.is === "refused") waiting?.refused(new Refusal(message.code, message.sentence, message.rule));
      else waiting?.heard(message);
    }
  }

  /** Whoever waits for an answer, which has come. */
  private settle(id: string): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  private check(): void {
    const quiet = Date.now() - this.heard;
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (quiet > SILENCE) this.socket.close();
    else if (quiet > SILENCE / 3) this.socket.send(JSON.stringify({ do: "ping" } satisfies Ping));
  }

  private hurry = (): void => {
    if (this.closed || document.hidden || this.gone) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ do: "ping" } satisfies Ping));
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.open();
  };
}
