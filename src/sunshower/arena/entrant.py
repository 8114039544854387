"""Who plays in the arena: a bot and what it may spend on a move, written as `search@work=200`."""

from dataclasses import dataclass
from math import isinf

from sunshower.bots import LEVELS, Bot, bot
from sunshower.bots.levels import Way
from sunshower.core.errors import BadTable


@dataclass(frozen=True)
class Entrant:
    """A bot by name, with a budget of its own or without."""

    level: str
    seconds: float | None = None
    work: int | None = None

    def within(self, seconds: float | None, work: int | None) -> "Entrant":
        """The same with the budget of the table, unless it brings its own."""
        own = self.seconds is not None or self.work is not None
        return self if own else Entrant(self.level, seconds, work)

    def seated(self, game: str, seed: str) -> Bot:
        """The bot itself. Raises BadTable if there is none of that name, or with such a budget."""
        return bot(game, self.level, seed, seconds=self.seconds, work=self.work)

    def steady(self) -> bool:
        """Whether it plays the same on every machine: no clock has a say in its moves."""
        if self.level not in LEVELS:
            return False
        level = LEVELS[self.level].within(self.seconds, self.work)
        return level.way is not Way.SEARCH or isinf(level.seconds)


def entrant(text: str) -> Entrant:
    """The entrant that a text names. Raises BadTable if it cannot be read; whether there is such a bot, a game says."""
    level, at, budget = text.partition("@")
    name, _, amount = budget.partition("=")
    if not at:
        return Entrant(level)
    if name == "work" and amount.isascii() and amount.isdecimal() and len(amount) < 19:
        return Entrant(level, work=int(amount))
    if name == "seconds":
        try:
            return Entrant(level, seconds=float(amount))
        except ValueError:
            pass
    examples = f"{level[:40]}@work=200 or {level[:40]}@seconds=0.05"
    raise BadTable("wrong-budget", f"'{text[:60]}' is not a bot with a budget, such as {examples}.")
