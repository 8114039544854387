"""Bots: a View in, a move out. A bot never holds a Match or a State, so there is nothing for it to peek at."""

from collections.abc import Mapping
from typing import Any, Protocol

from sunshower.core.chance import Rng
from sunshower.core.errors import BadTable, IllegalMove
from sunshower.core.game import Game
from sunshower.core.match import checked_seed
from sunshower.core.registry import load

LEVELS = ("random",)


class Bot(Protocol):
    """Whoever can choose a move from a View."""

    def choose(self, view: Mapping[str, Any]) -> str:
        """A move for the seat that looks, as text."""


class RandomBot:
    """Any legal move, each as likely."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng

    def choose(self, view: Mapping[str, Any]) -> str:
        """A move for the seat that looks, as text."""
        if not isinstance(view, Mapping) or view.get("game") != self.game.name:
            raise IllegalMove("not-a-view", f"This is not a view of {self.game.title}.")
        if view["seat"] is None or view["seat"] != view["turn"]:
            raise IllegalMove("not-your-turn", "This view is not that of the seat to move.")
        state = self.game.guess(view, self.rng)
        actions = state.legal()
        return self.game.write(state, actions[self.rng.below(len(actions))])


def bot(game: str, level: str, seed: int | str = 0) -> Bot:
    """A bot for a game; the same seed and the same views give the same moves."""
    if level not in LEVELS:
        raise BadTable("no-such-bot", f"There is no bot '{str(level)[:40]}'; there is {', '.join(LEVELS)}.")
    return RandomBot(load(game), Rng(f"bot {checked_seed(seed)}"))
