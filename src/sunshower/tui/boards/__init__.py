"""How each game is drawn on the full screen, from what its View tells. They know no rules.

A game that has no board here is shown as the picture in text that it draws itself.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sunshower.core.words import Voice
from sunshower.tui.boards import chroma, passage, pirates, rainbow, road
from sunshower.tui.canvas import Canvas

View = Mapping[str, Any]

NOTES = ("road-aloud-fairy", "road-aloud-has-run")
"""What is told of a table beside its board, because no board shows it."""


@dataclass(frozen=True)
class Board:
    """How a game is drawn, what its objects are called, and where it stands."""

    draw: Callable[[View, Canvas], None]
    name: Callable[[str, View, Voice], str]
    status: Callable[[View, Voice], str]
    pieces: str = ""
    """What the pieces of each seat look like, where that tells whose they are."""


BOARDS = {
    name: Board(room.draw, room.name, room.status, getattr(room, "PAWNS", ""))
    for name, room in {
        "chroma": chroma,
        "passage": passage,
        "pirates": pirates,
        "rainbow": rainbow,
        "road": road,
    }.items()
}
