"""How strong a bot is: which way of thinking, how long, how steady its hand and how good its memory."""

from dataclasses import dataclass, replace
from enum import Enum
from math import inf, isfinite

from sunshower.core.errors import BadTable
from sunshower.core.message import Message

UNLIMITED = 2**62


class Way(Enum):
    """How a move is found."""

    RANDOM = "random"
    GREEDY = "greedy"
    SEARCH = "search"


@dataclass(frozen=True)
class Level:
    """A kind of bot."""

    name: str
    way: Way
    seconds: float = inf
    """How long it thinks about a move on one core."""
    work: int = UNLIMITED
    """How much it thinks about a move: iterations of the search, or what a game's own way counts as much."""
    softness: float = 0.0
    """How often a greedy bot plays a move that looks worse: one worse by as much as this, a third as often."""
    forgets: float = 0.0
    """In a game of memory: how likely a thing seen is forgotten with every turn that passes."""

    def within(self, seconds: float | None, work: int | None) -> "Level":
        """The same with another budget; work alone makes it independent of the machine."""
        if seconds is not None and not (type(seconds) in (int, float) and isfinite(seconds) and seconds > 0):
            raise BadTable.because("wrong-budget")
        if work is not None and not (type(work) is int and 0 < work <= UNLIMITED):
            raise BadTable("wrong-budget", Message("table-no-wrong-work"))
        if seconds is None and work is None:
            return self
        return replace(self, seconds=seconds or inf, work=work or UNLIMITED)


LEVELS = {
    level.name: level
    for level in (
        Level("random", Way.RANDOM),
        Level("novice", Way.GREEDY, softness=0.7, forgets=0.3),
        Level("casual", Way.GREEDY, softness=0.25, forgets=0.15),
        Level("greedy", Way.GREEDY),
        Level("club", Way.SEARCH, seconds=0.03, forgets=0.05),
        Level("expert", Way.SEARCH, seconds=0.3),
        Level("search", Way.SEARCH, seconds=0.3),
    )
}
