"""Bots: a View in, a move out. Ours never hold a Match or a State, so there is nothing for them to peek at."""

from collections.abc import Callable, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from sunshower.bots.levels import LEVELS, Level
from sunshower.bots.thinker import Bot, Choice, Thinker, Thought
from sunshower.core.errors import BadTable
from sunshower.core.match import checked_seed
from sunshower.core.registry import load
from sunshower.core.words import ENGLISH, words

__all__ = [
    "LEVELS",
    "PLUGINS",
    "Bot",
    "Choice",
    "Level",
    "Thinker",
    "Thought",
    "bot",
    "character",
    "levels",
    "name_for",
]

PLUGINS = "sunshower.bots"
"""The group of entry points for bots of other people's making: a name, and a function of a game's name and a seed."""


def bot(game: str, level: str, seed: int | str = 0, *, seconds: float | None = None, work: int | None = None) -> Bot:
    """A bot for a game. What it thinks depends on the View, the seed and the budget alone.

    A budget is seconds for each move, or an amount of work: then the same move comes of it on every machine.
    """
    if level in LEVELS:
        return Thinker(load(game), LEVELS[level].within(seconds, work), checked_seed(seed))
    if level in plugins():
        return brought(level)(load(game).name, checked_seed(seed))
    raise BadTable.because("no-such-bot", level=str(level)[:40], levels=tuple(levels()))


def levels() -> tuple[str, ...]:
    """The names of all bots there are, those of other packages last."""
    return (*LEVELS, *plugins())


def character(level: str, language: str = ENGLISH) -> str:
    """The name of the character that plays at a level; a bot of another package goes by its own."""
    key = f"character-{level}"
    return words(language).form(key) if key in words(language) else level


def name_for(called: str, taken: Sequence[str]) -> str:
    """A bot's name at a table: with a capital, numbered where there are several."""
    name, number = called.capitalize(), 2
    while name.lower() in (other.lower() for other in taken):
        name, number = f"{called.capitalize()} {number}", number + 1
    return name


@cache
def plugins() -> dict[str, EntryPoint]:
    """The bots that installed packages bring along, by name; a name of ours stays ours."""
    found = sorted(entry_points(group=PLUGINS), key=lambda point: point.name)
    return {point.name: point for point in found if point.name not in LEVELS}


def brought(name: str) -> Callable[[str, str], Bot]:
    """What another package makes its bot with; a package that is broken spoils its own bot alone."""
    try:
        make: Callable[[str, str], Bot] = plugins()[name].load()
    except Exception as error:
        raise BadTable.because("broken-bot", level=name[:40], reason=str(error)[:250]) from error
    return make
