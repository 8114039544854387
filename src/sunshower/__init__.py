"""Sunshower: one table for five rainbow games. Unofficial; the games belong to their designers and publishers."""

from collections.abc import Mapping, Sequence
from secrets import token_hex
from typing import Any

import sunshower.games as _folder  # first, or a later import of the folder would hide what tells their names
from sunshower.bots import Bot, bot
from sunshower.core import state as _state
from sunshower.core.errors import BadPosition, BadRecord, BadTable, IllegalMove, Refusal
from sunshower.core.match import Event, Match, Result
from sunshower.core.record import replay
from sunshower.core.registry import games as _games
from sunshower.core.registry import load
from sunshower.research import batch
from sunshower.review.account import Review, review

__version__ = "0.2.0"
__all__ = [
    "BadPosition",
    "BadRecord",
    "BadTable",
    "Bot",
    "Event",
    "IllegalMove",
    "Match",
    "Refusal",
    "Result",
    "Review",
    "batch",
    "bot",
    "compiled",
    "games",
    "new",
    "position",
    "replay",
    "review",
]

compiled = not (_state.__file__ or "").endswith(".py")
"""Whether the rules run compiled, or as plain Python."""


class _Games:
    """`sunshower.games()` names the games; its attributes are those of the package, which the name would hide."""

    def __call__(self) -> list[str]:
        """The names of the games."""
        return list(_games())

    def __getattr__(self, name: str) -> Any:
        return getattr(_folder, name)


games = _Games()


def new(
    game: str,
    seats: int | None = None,
    seed: str | int | None = None,
    options: Mapping[str, object] | None = None,
    players: Sequence[str] | None = None,
) -> Match:
    """A new match, dealt. Without a seed it is dealt at random."""
    return Match(load(game), seats=seats, seed=_seed(seed), options=options, players=players)


def position(
    game: str,
    line: str,
    seed: str | int | None = None,
    players: Sequence[str] | None = None,
) -> Match:
    """A match from a one-line position; what the line hides with `?` is dealt at random."""
    return Match(load(game), seed=_seed(seed), start=str(line), players=players)


def _seed(seed: str | int | None) -> str | int:
    return token_hex(16) if seed is None else seed
