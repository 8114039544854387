"""How strong a bot is: which way of thinking, how long, how steady its hand and how good its memory."""

from dataclasses import dataclass, replace
from enum import Enum
from math import inf, isfinite

from sunshower.core.errors import BadTable

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
    about: str
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
            raise BadTable("wrong-budget", "The seconds for a move are a number above 0.")
        if work is not None and not (type(work) is int and 0 < work <= UNLIMITED):
            raise BadTable("wrong-budget", "The work for a move is a whole number above 0.")
        if seconds is None and work is None:
            return self
        return replace(self, seconds=seconds or inf, work=work or UNLIMITED)


LEVELS = {
    level.name: level
    for level in (
        Level("random", "any move that is allowed", Way.RANDOM),
        Level("novice", "a beginner who often misses the better move", Way.GREEDY, softness=0.7, forgets=0.3),
        Level("casual", "a beginner with a steadier hand", Way.GREEDY, softness=0.25, forgets=0.15),
        Level("greedy", "always the move that looks best at a glance", Way.GREEDY),
        Level("club", "thinks ahead, but not for long", Way.SEARCH, seconds=0.03, forgets=0.05),
        Level("expert", "thinks ahead with all it has", Way.SEARCH, seconds=0.3),
        Level("search", "the search with a budget of your choice", Way.SEARCH, seconds=0.3),
    )
}
