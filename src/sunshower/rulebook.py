"""The rules of a game as people read them, from its `rules.md`."""

import re
from collections.abc import Iterator

from sunshower.core.game import Game
from sunshower.core.registry import home

TABLE_RULE = re.compile(r"\|[\s:|-]+\|")


def markdown(game: Game) -> str:
    """The text as it was written."""
    try:
        return (home(game.name) / "rules.md").read_text(encoding="utf-8")
    except FileNotFoundError:
        return f"The rules of {game.title} are not written down here."


def plain(game: Game) -> str:
    """The text without its markup, a paragraph a line."""
    return "\n".join(lines(game)).strip()


def mentions(game: Game, word: str) -> list[str]:
    """The lines that mention a word, such as a prank or the number of a rule."""
    mention = re.compile(rf"\b{re.escape(word.strip())}\b", re.IGNORECASE)
    return [line for line in lines(game) if mention.search(line)]


def lines(game: Game) -> Iterator[str]:
    """The text line by line: a heading, a paragraph, a bullet or a row of a table each."""
    paragraph = ""
    fenced = False
    for raw in markdown(game).splitlines():
        line = raw.strip()
        begins = fenced or not line or line.startswith(("#", "- ", "|", "```")) or re.match(r"\d+\. ", line)
        if begins and paragraph:
            yield paragraph
            paragraph = ""
        if line.startswith("```"):
            fenced = not fenced
        elif fenced or not line:
            yield f"  {line}" if fenced else ""
        elif line.startswith("#"):
            yield bare(line.lstrip("# ")).upper()
        elif line.startswith("|"):
            if not TABLE_RULE.fullmatch(line):
                yield "  " + ": ".join(bare(cell.strip()) for cell in line.strip("|").split("|"))
        else:
            paragraph = f"{paragraph} {bare(line)}".strip()
    if paragraph:
        yield paragraph


def bare(text: str) -> str:
    """Text without the marks of emphasis."""
    return text.replace("**", "").replace("`", "")
