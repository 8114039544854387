"""Sunshower for researchers: many games at once, and the games as environments of other libraries."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sunshower.core.errors import BadTable
from sunshower.core.message import Message

if TYPE_CHECKING:
    from sunshower.research.arrays import Batch
    from sunshower.research.gymnasium import SeatEnv
    from sunshower.research.openspiel import TableGame
    from sunshower.research.pettingzoo import TableEnv

__all__ = ["batch", "gymnasium_env", "openspiel_game", "pettingzoo_env"]


def batch(
    game: str,
    games: int,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    **ways: Any,
) -> "Batch":
    """Many games at once, stepped together, as arrays.

    `seed` makes them the same ones again, `limit` cuts a game short after so many decisions (0 for never), `recall`
    tells so many of the things that the seat to act was told last, `workers` spreads the games over processes.
    """
    try:
        from sunshower.research.arrays import batch as begin
    except ImportError as error:
        raise missing() from error
    return begin(game, games, seats, options, **ways)


def pettingzoo_env(
    game: str, seats: int | None = None, options: Mapping[str, object] | None = None, **ways: Any
) -> "TableEnv":
    """A game as an environment of PettingZoo, whose agents are the seats.

    `limit` and `recall` are those of a batch; `render_mode="ansi"` draws the table as text.
    """
    try:
        from sunshower.research.pettingzoo import pettingzoo_env as begin
    except ImportError as error:
        raise missing() from error
    made: TableEnv = begin(game, seats, options, **ways)
    return made


def gymnasium_env(
    game: str, seats: int | None = None, options: Mapping[str, object] | None = None, **ways: Any
) -> "SeatEnv":
    """A game as an environment of Gymnasium: one seat learns, bots have the others.

    `against` names their level and `work` what they may think; `seat` is the learner's, any of them if it is not told.
    """
    try:
        from sunshower.research.gymnasium import gymnasium_env as begin
    except ImportError as error:
        raise missing() from error
    return begin(game, seats, options, **ways)


def openspiel_game(
    game: str, seats: int | None = None, options: Mapping[str, object] | None = None, **ways: Any
) -> "TableGame":
    """A game of OpenSpiel, with chance nodes, information states and tensors.

    `position` begins in a one-line position; where that hides something, `worlds` deals of it are a first chance node.
    """
    try:
        from sunshower.research.openspiel import openspiel_game as begin
    except ImportError as error:
        raise missing() from error
    return begin(game, seats, options, **ways)


def missing() -> BadTable:
    """What is said where the extra is not installed."""
    return BadTable("no-such-extra", Message("table-no-research"))
