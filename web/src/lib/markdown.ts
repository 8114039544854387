/** As much of Markdown as the rules are written in. */

export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; rows: string[][] }
  /** A table without a heading: a name and what there is to say of it. */
  | { kind: "overview"; rows: string[][] }
  /** A position to be drawn: the how manieth, and what there is to see. */
  | { kind: "picture"; number: number; caption: string }
  | { kind: "code"; text: string }
  | { kind: "text"; text: string };

const FENCE = /^```(\w*)\n([\s\S]*?)\n```$/gm;

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  let at = 0;
  for (const fence of text.replaceAll("\r", "").matchAll(FENCE)) {
    found.push(...written(text.slice(at, fence.index)));
    at = fence.index + fence[0].length;
    if (fence[1] === "table") {
      const number = found.filter((block) => block.kind === "picture").length;
      found.push({ kind: "picture", number, caption: fence[2]!.split("\n")[1] ?? "" });
    } else found.push({ kind: "code", text: fence[2]! });
  }
  return [...found, ...written(text.slice(at))];
}

function written(text: string): Block[] {
  const found: Block[] = [];
  for (const part of text.split(/\n\s*\n/)) {
    const lines = part.split("\n").filter((line) => line.trim());
    let rest: string[] = [];
    const settle = (): void => {
      if (rest.length) found.push(whole(rest));
      rest = [];
    };
    for (const line of lines) {
      const heading = /^(#+)\s+(.*)$/.exec(line);
      if (heading) {
        settle();
        found.push({ kind: "heading", level: heading[1]!.length, text: heading[2]! });
      } else rest.push(line);
    }
    settle();
  }
  return found;
}

function whole(lines: string[]): Block {
  if (lines.every((line) => line.startsWith("|"))) {
    const rows = lines
      .filter((line) => !/^\|[\s:|-]*-[\s:|-]*$/.test(line))
      .map((row) =>
        row
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    return rows[0]!.some(Boolean) ? { kind: "table", rows } : { kind: "overview", rows: rows.slice(1) };
  }
  if (/^[-*]\s/.test(lines[0]!)) {
    const items: string[] = [];
    for (const line of lines) {
      if (/^[-*]\s/.test(line)) items.push(line.slice(2));
      else items.push(`${items.pop() ?? ""} ${line.trim()}`);
    }
    return { kind: "list", items };
  }
  return { kind: "text", text: lines.join(" ") };
}

/** The overview first, with its heading: whoever opens the rules in the middle of a game has little time. */
export function overviewFirst(found: Block[]): Block[] {
  const at = found.findIndex((block) => block.kind === "overview");
  return at < 1 ? found : [...found.slice(at - 1, at + 1), ...found.slice(0, at - 1), ...found.slice(at + 1)];
}

/** Without stars and backquotes. */
export function plain(text: string): string {
  return text.replace(/\*\*|`/g, "").replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");
}

/** Without the numbers of rules at its end. */
export function withoutNumbers(text: string): string {
  return text.replace(/\s*\([A-Z]\d+(?:, [A-Z]\d+)*\)\s*$/, "");
}

/** A text in parts: those where a word is found, and those between them. */
export function marked(text: string, word: string): { text: string; hit: boolean }[] {
  if (!word) return [{ text, hit: false }];
  const found: { text: string; hit: boolean }[] = [];
  const lower = text.toLowerCase();
  let at = 0;
  for (let hit = lower.indexOf(word.toLowerCase()); hit >= 0; hit = lower.indexOf(word.toLowerCase(), at)) {
    found.push({ text: text.slice(at, hit), hit: false }, { text: text.slice(hit, hit + word.length), hit: true });
    at = hit + word.length;
  }
  found.push({ text: text.slice(at), hit: false });
  return found.filter((part) => part.text);
}
