import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refusal } from "./api";
import type { News } from "./messages";
import { TableSocket } from "./socket.svelte";

type Sent = { do: string; id?: string; tokens?: string[]; since?: number };

/** A line of which the test holds the other end. */
class FakeWebSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static lines: FakeWebSocket[] = [];

  readyState = FakeWebSocket.CONNECTING;
  sent: Sent[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor(readonly url: string) {
    FakeWebSocket.lines.push(this);
  }

  send(text: string): void {
    if (this.readyState !== FakeWebSocket.OPEN) throw new Error("nobody is at the other end");
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    if (this.readyState === FakeWebSocket.CLOSED) return;
    this.readyState = FakeWebSocket.CLOSED;
    this.onclose?.();
  }

  // What the server does

  accept(): void {
    this.readyState = FakeWebSocket.OPEN;
    this.onopen?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The commands that have come, without hellos and pings. */
  get commands(): Sent[] {
    return this.sent.filter((each) => each.id);
  }
}

const news = (seq: number, ...done: string[]): object => ({
  is: "news",
  seq,
  done: done.map((id) => ({ is: "done", id, seq })),
});

let heard: News[];
let tokens: string[];
let socket: TableSocket;

const line = (): FakeWebSocket => FakeWebSocket.lines.at(-1)!;
const lines = (): number => FakeWebSocket.lines.length;
const hint = { do: "hint", seat: 0 } as const;
const move = (text: string) => ({ do: "move", seat: 0, seq: 1, move: text }) as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeWebSocket);
  FakeWebSocket.lines = [];
  heard = [];
  tokens = ["her token"];
  socket = new TableSocket(
    "abcd",
    () => tokens,
    (each) => heard.push(each),
  );
});

afterEach(() => {
  socket.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the first words", () => {
  test("a table is greeted with the seats that are held", () => {
    expect(line().url).toMatch(/^ws:.*\/api\/tables\/abcd\/socket$/);
    line().accept();
    expect(line().sent).toEqual([{ do: "hello", tokens: ["her token"], since: -1, picture: false }]);
    expect(socket.up).toBeUndefined();
    line().say(news(7));
    expect(socket.up).toBe(true);
    expect(heard.map(({ seq }) => seq)).toEqual([7]);
  });

  test("what was said too early is sent after the greeting, in order", () => {
    void socket.send(move("5@a"));
    void socket.send(hint);
    line().accept();
    expect(line().sent.map((each) => each.do)).toEqual(["hello", "move", "hint"]);
  });
});

describe("answers", () => {
  beforeEach(() => line().accept());

  test("every command has an id of its own", () => {
    for (let n = 0; n < 20; n++) void socket.send(hint);
    expect(new Set(line().commands.map(({ id }) => id)).size).toBe(20);
  });

  test("each answer goes to whoever asked, in whatever order they come", async () => {
    const first = socket.send(hint);
    const second = socket.send(hint);
    const [one, two] = line().commands;
    line().say({ is: "reply", id: two!.id, sentence: "second" });
    line().say({ is: "reply", id: one!.id, sentence: "first" });
    expect(await first).toMatchObject({ sentence: "first" });
    expect(await second).toMatchObject({ sentence: "second" });
  });

  test("the news of a move are heard before its promise is kept", async () => {
    const played = socket.send(move("5@a")).then(() => heard.length);
    line().say(news(8, line().commands[0]!.id!));
    expect(await played).toBe(1);
  });

  test("a refusal comes with its code, sentence and rule", async () => {
    const played = socket.send(move("5@a"));
    const refused = { code: "fairy-here", sentence: "A fairy stands there.", rule: "D12" };
    line().say({ is: "refused", id: line().commands[0]!.id, ...refused });
    await expect(played).rejects.toThrow(Refusal);
    await expect(played).rejects.toMatchObject(refused);
  });

  test("an answer that nobody waits for does no harm", () => {
    line().say({ is: "reply", id: "unheard of" });
    line().say({ is: "pong" });
  });
});

describe("a line that breaks", () => {
  beforeEach(() => {
    line().accept();
    line().say(news(7));
  });

  test("comes back by itself and asks for what is new since", () => {
    tokens = ["her token", "another"];
    line().close();
    expect(socket.up).toBe(false);
    vi.advanceTimersByTime(0);
    expect(lines()).toBe(2);
    line().accept();
    expect(line().sent).toEqual([{ do: "hello", tokens: ["her token", "another"], since: 7, picture: false }]);
    line().say(news(9));
    expect(socket.up).toBe(true);
  });

  test("what was not answered is sent again with its id and in order, and nothing else", async () => {
    const answered = socket.send(hint);
    const played = socket.send(move("5@a"));
    const asked = socket.send(hint);
    const [first, ...rest] = line().commands;
    line().say({ is: "reply", id: first!.id });
    await answered;
    line().close();
    vi.advanceTimersByTime(0);
    line().accept();
    expect(line().commands).toEqual(rest);
    line().say(news(8, rest[0]!.id!));
    line().say({ is: "reply", id: rest[1]!.id });
    await Promise.all([played, asked]);
    line().close();
    vi.advanceTimersByTime(0);
    line().accept();
    expect(line().commands).toEqual([]);
  });

  test("what is said meanwhile waits its turn", () => {
    void socket.send(move("5@a"));
    line().close();
    void socket.send(hint);
    vi.advanceTimersByTime(0);
    line().accept();
    expect(line().commands.map((each) => each.do)).toEqual(["move", "hint"]);
  });

  test("an answer that comes twice is heard once", async () => {
    const played = socket.send(move("5@a"));
    const id = line().commands[0]!.id!;
    line().say(news(8, id));
    line().say(news(8, id));
    expect(await played).toMatchObject({ seq: 8 });
  });

  const waited = (): number => {
    const before = lines();
    let time = 0;
    for (line().close(); lines() === before; time += 100) vi.advanceTimersByTime(time ? 100 : 0);
    return time - 100;
  };

  test("does not knock when everybody does", () => {
    const chance = vi.spyOn(Math, "random");
    for (const [luck, pause] of [
      [0, 200],
      [0.98, 500],
    ] as const) {
      chance.mockReturnValue(luck);
      line().accept();
      line().say(news(8));
      expect(waited()).toBe(0);
      expect(waited()).toBe(pause);
    }
    chance.mockRestore();
  });

  test("waits longer after every try, and begins anew after news", () => {
    const chance = vi.spyOn(Math, "random").mockReturnValue(0.5);
    expect(Array.from({ length: 12 }, waited)).toEqual([0, 300, 400, 500, 500, 500, 700, 1000, 1500, 2500, 4000, 4000]);
    chance.mockRestore();
    line().accept();
    line().say(news(8));
    expect(waited()).toBe(0);
  });

  test("that is silent is asked, then given up", () => {
    vi.advanceTimersByTime(10_000);
    expect(line().sent.at(-1)).toEqual({ do: "ping" });
    expect(lines()).toBe(1);
    vi.advanceTimersByTime(20_000);
    expect(FakeWebSocket.lines[0]!.readyState).toBe(FakeWebSocket.CLOSED);
    expect(lines()).toBe(2);
  });

  test("that has just come back gets its time to answer", () => {
    line().close();
    vi.advanceTimersByTime(60_000);
    line().accept();
    vi.advanceTimersByTime(6000);
    expect(line().readyState).toBe(FakeWebSocket.OPEN);
  });

  test("that answers is kept", () => {
    for (let time = 0; time < 60_000; time += 5000) {
      vi.advanceTimersByTime(5000);
      line().say({ is: "pong" });
    }
    expect(lines()).toBe(1);
  });

  test("is tried at once when the network is back", () => {
    for (let tries = 0; tries < 4; tries++) {
      line().close();
      vi.advanceTimersByTime(5000);
    }
    line().close();
    const before = lines();
    dispatchEvent(new Event("online"));
    expect(lines()).toBe(before + 1);
    vi.advanceTimersByTime(60_000);
    expect(lines()).toBe(before + 1);
  });
});

describe("the end", () => {
  test("a table that does not exist is not asked for again", () => {
    line().accept();
    line().say({ is: "refused", code: "no-such-table", sentence: "There is no such table." });
    line().close();
    vi.advanceTimersByTime(60_000);
    expect(socket.gone?.code).toBe("no-such-table");
    expect(lines()).toBe(1);
  });

  test("an open table that refuses something in general is not gone", () => {
    line().accept();
    line().say(news(7));
    line().say({ is: "refused", code: "too-fast", sentence: "Not so fast." });
    expect(socket.gone).toBeUndefined();
  });

  test("whoever leaves is gone for good", () => {
    line().accept();
    socket.close();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(lines()).toBe(1);
  });
});
