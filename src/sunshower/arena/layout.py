"""Paragraphs and tables, as text for 80 columns or as Markdown."""

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import fill

WIDTH = 80


@dataclass(frozen=True)
class Grid:
    """A table: what stands over the columns, and the rows. The first column is text, the others are figures."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]

    def text(self) -> str:
        widths = [max(map(len, column)) for column in zip(self.head, *self.rows, strict=True)]
        return "\n".join(
            "  ".join(
                cell.rjust(width) if place else cell.ljust(width)
                for place, (cell, width) in enumerate(zip(row, widths, strict=True))
            ).rstrip()
            for row in (self.head, *self.rows)
        )

    def markdown(self) -> str:
        lines = [self.head, ["---", *["--:"] * (len(self.head) - 1)], *self.rows]
        return "\n".join(f"| {' | '.join(line)} |" for line in lines)


@dataclass(frozen=True)
class Command:
    """Something to type."""

    line: str

    def text(self) -> str:
        """The command, on more than one line if it is long."""
        lines = [""]
        for word in map(shlex.quote, shlex.split(self.line)):
            if len(lines[-1]) + len(word) > WIDTH - 3:
                lines.append("   ")
            lines[-1] += f"{' ' if lines[-1] else ''}{word}"
        return " \\\n".join(lines)

    def markdown(self) -> str:
        return f"```sh\n{self.text()}\n```"


@dataclass(frozen=True)
class Prose:
    """A paragraph."""

    words: str

    def text(self) -> str:
        return fill(self.words, WIDTH, break_long_words=False, break_on_hyphens=False)

    def markdown(self) -> str:
        return self.words


Part = Grid | Command | Prose


def as_text(parts: Sequence[Part]) -> str:
    return "\n\n".join(part.text() for part in parts)


def as_markdown(parts: Sequence[Part]) -> str:
    return "\n\n".join(part.markdown() for part in parts)
