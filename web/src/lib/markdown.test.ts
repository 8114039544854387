import { describe, expect, test } from "vitest";
import { blocks, marked, overviewFirst, textsOf, together, withoutNumbers } from "./markdown";

const PAGE = `# Game

A paragraph
in two lines.

## At a glance

| | |
|---|---|
| Goal | win |

## Rules

- One rule. (B1, D2)
- **Two** rules. (B2)

\`\`\`table
round=1
What there is to see.
\`\`\`

| Text | Meaning |
|---|---|
| \`5@c\` | a five |

\`\`\`
round=1
round=2
\`\`\`
`;

describe("the rules as blocks", () => {
  test("every kind of block is found", () => {
    expect(blocks(PAGE).map((block) => block.kind)).toEqual([
      "heading",
      "text",
      "heading",
      "overview",
      "heading",
      "list",
      "picture",
      "table",
      "code",
    ]);
  });

  test("a picture has its number and its caption", () => {
    const found = blocks(PAGE + PAGE).filter((block) => block.kind === "picture");
    expect(found).toEqual([
      { kind: "picture", number: 0, caption: "What there is to see." },
      { kind: "picture", number: 1, caption: "What there is to see." },
    ]);
  });

  test("the overview comes first, with its heading", () => {
    expect(overviewFirst(blocks(PAGE)).slice(0, 3)).toEqual([
      { kind: "heading", level: 2, text: "At a glance" },
      { kind: "overview", rows: [["Goal", "win"]] },
      { kind: "heading", level: 1, text: "Game" },
    ]);
  });

  test("a word is marked wherever it is", () => {
    expect(marked("Red or reddish", "red").map((part) => [part.text, part.hit])).toEqual([
      ["Red", true],
      [" or ", false],
      ["red", true],
      ["dish", false],
    ]);
    expect(marked("Blue", "red")).toEqual([{ text: "Blue", hit: false }]);
    expect(
      marked("The Rain Fairy runs", "runs  fairy")
        .filter((part) => part.hit)
        .map((part) => part.text),
    ).toEqual(["Fairy", "runs"]);
    expect(marked("The Rain Fairy stops", "runs fairy")).toEqual([{ text: "The Rain Fairy stops", hit: false }]);
    expect(marked("a (b) c", "(b)")[1]).toEqual({ text: "(b)", hit: true });
    expect(marked("妖精が走る", "走")[1]).toEqual({ text: "走", hit: true });
  });

  test("the numbers of rules can be left out", () => {
    expect(withoutNumbers("One rule. (B1, D2)")).toBe("One rule.");
    expect(withoutNumbers("One rule (or two).")).toBe("One rule (or two).");
  });
});

describe("words that stand apart", () => {
  test("are counted in each text, and most of them are marked", () => {
    expect(textsOf(blocks(PAGE))).toContain("One rule. (B1, D2)");
    expect(Math.max(...textsOf(blocks(PAGE)).map((text) => together(text, "two rules zebra")))).toBe(2);
    const parts = marked("Black cards cannot be blocked.", "black zebra cards", 2);
    expect(parts.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(["Black", "cards"]);
    expect(marked("Black.", "black zebra cards", 2)).toEqual([{ text: "Black.", hit: false }]);
    expect(marked("Black.", "zebra", 0)).toEqual([{ text: "Black.", hit: false }]);
  });
});
