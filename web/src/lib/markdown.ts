/** As much of Markdown as the rules are written in. */

export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; rows: string[][] }
  | { kind: "text"; text: string };

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const part of text.replaceAll("\r", "").split(/\n\s*\n/)) {
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
    const rows = lines.filter((line) => !/^\|[\s:|-]+$/.test(line));
    return {
      kind: "table",
      rows: rows.map((row) =>
        row
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
    };
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

/** Without stars and backquotes. */
export function plain(text: string): string {
  return text.replace(/\*\*|`/g, "").replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");
}
