"""The log beside the board: the deal in one line, then step by step, with a heading over each round."""

from collections.abc import Iterable
from itertools import accumulate, groupby

from rich.text import Text
from textual.widgets import RichLog

from sunshower.core.game import Seat
from sunshower.core.text import folded
from sunshower.tui.canvas import GOLD, QUIET, SEEN
from sunshower.tui.screen import printable
from sunshower.tui.sight import ROUND, Line, Sight
from sunshower.tui.speech import voice
from sunshower.tui.transcript import DEAL

LAST = 400
"""How many lines are shown beside the board; the page with the log has them all."""


class Log(RichLog):
    """What has happened at a table."""

    can_focus = False

    def __init__(self) -> None:
        super().__init__(id="log", wrap=True, markup=False, min_width=10)
        self.shown: tuple[tuple[str, ...], int, int] = (), 0, 0
        """The lines, from which of them on they are news, and how wide they are."""
        self.sentences: dict[int, tuple[Line, tuple[str, ...], Seat | None, str, str]] = {}

    def show(self, sight: Sight) -> None:
        """Show all lines: what has happened since whoever looks last moved stands out."""
        told = tuple(self.chapters(sight))
        width = self.scrollable_content_region.width
        fresh = len(tuple(self.chapters(sight, up_to_own=True))) if sight.seat is not None and not sight.result else 0
        if (told, fresh, width) == self.shown or not width:
            return
        self.shown = told, fresh, width
        self.clear()
        for place, line in [*enumerate(told)][-LAST:]:
            heading = line.startswith("\n")
            style = f"bold {GOLD}" if heading else SEEN if place >= fresh else QUIET
            parts = "\n".join(part.strip() for part in folded(printable(line.strip()), max(10, width - 1)))
            self.write(Text(f"\n{parts}" if heading else parts, style=style))

    def chapters(self, sight: Sight, up_to_own: bool = False) -> Iterable[str]:
        """The log line by line; all of it, or as far as the last move of whoever looks."""
        if sight.curtain:
            return
        own = [place for place, line in enumerate(sight.lines) if line.seat == sight.seat and line.ply is not None]
        seen = sight.lines[: own[-1] if own else 0] if up_to_own else sight.lines
        fresh = True  # nobody has moved since the beginning, or since that of a round
        rounds = accumulate((line.heading for line in seen), initial=0)  # what is dealt ends where a round begins
        runs = groupby(
            zip(rounds, seen, strict=False), lambda each: (each[0], each[1].ply is not None and each[1].seat is None)
        )
        for (_, chance), group in runs:
            lines = [line for _, line in group]
            deal = fresh and chance and len(lines) >= DEAL
            if deal:
                yield voice()("log-deal", n=len(lines))
            for line in lines:
                said, heading = self.sentence(sight, line)
                if said and not (deal and all(each.key != "table-begins" for each in line.says)):
                    yield said
                if heading:
                    yield f"\n{heading}"
            fresh = lines[-1].heading or (fresh and (lines[-1].seat is None or lines[-1].ply is None))

    def sentence(self, sight: Sight, line: Line) -> tuple[str, str]:
        """What a line says, and as the heading of a round; said once, for a log grows long."""
        known = self.sentences.get(id(line))
        if known is None or known[0] is not line or known[1:3] != (sight.names, sight.seat):
            headings = [each for each in line.says if each.key.endswith(ROUND)]
            said = sight.all([each for each in line.says if each not in headings])
            known = line, sight.names, sight.seat, said, sight.all(headings)
            self.sentences[id(line)] = known
        return known[3:]
