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

/** All that is written, text by text. */
export function textsOf(found: Block[]): string[] {
  return found.flatMap((block) => {
    if ("text" in block)
      return block.kind === "code" || (block.kind === "heading" && block.level < 2) ? [] : block.text;
    if ("items" in block) return block.items;
    return "rows" in block ? block.rows.flat() : block.caption;
  });
}

/** Words that are looked for, each once. */
export function wordsOf(wanted: string): string[] {
  return [...new Set(wanted.toLowerCase().split(/\s+/).filter(Boolean))];
}

/** How many of some words stand in a text. */
export function together(text: string, wanted: string): number {
  const lower = text.toLowerCase();
  return wordsOf(wanted).filter((word) => lower.includes(word)).length;
}

/** A text in parts: where some words are found, if enough of them are, in whatever order, and what is between them. */
export function marked(
  text: string,
  wanted: string,
  enough = wordsOf(wanted).length,
): { text: string; hit: boolean }[] {
  const words = wordsOf(wanted);
  if (!words.length || !enough || together(text, wanted) < enough) return [{ text, hit: false }];
  const longest = words.toSorted((one, other) => other.length - one.length);
  const any = new RegExp(`(${longest.map((word) => word.replace(/[^\p{L}\p{N}]/gu, "\\$&")).join("|")})`, "i");
  // What was split by stands in every second place.
  return text
    .split(any)
    .map((part, at) => ({ text: part, hit: at % 2 === 1 }))
    .filter((part) => part.text);
}
