"""A game whose answers are known: two seats draw a card each, and the higher wins. The lab must find plants in it."""

import sys
from dataclasses import replace
from itertools import product
from types import ModuleType

import pytest

from sunshower.core import registry
from sunshower.core.game import CHANCE, OVER, Actions, Game, Option, Options, State
from sunshower.core.registry import load

SIDES = 6


class Dice(State):
    """Seat 0 draws, then seat 1; seat 0 may have more sixes, another card to choose from, or points to begin with."""

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0
        self.loaded = self.bonus = self.drawn = self.extra = self.best = 0
        self.ties = False
        self.points = [0, 0]

    def offer(self, actions: Actions) -> None:
        if self.turn == CHANCE:
            for side in range(1, SIDES + 1):
                actions.add(side)
        elif self.turn != OVER:
            actions.add(0)

    def weight(self, outcome: int) -> int:
        return 1 + (self.loaded if outcome == SIDES and self.drawn == 0 else 0)

    def play(self, action: int) -> None:
        if self.turn != CHANCE:
            self.turn = CHANCE
            return
        self.best = max(self.best, action)
        if self.extra:
            self.extra = 0
            return
        self.points[self.drawn] += self.best
        self.best = 0
        self.drawn += 1
        self.turn = 1 if self.drawn == 1 else OVER

    def clone(self) -> "Dice":
        twin = Dice()
        twin.__dict__.update(self.__dict__)
        twin.turn, twin.points = self.turn, list(self.points)
        return twin

    def scores(self) -> list[int]:
        return list(self.points)

    def ranks(self) -> list[int]:
        mine, other = self.points
        return [1, 2] if mine > other or (mine == other and self.ties) else [2, 1] if other > mine else [1, 1]

    def ending(self) -> str:
        return "points"

    def census(self) -> list[int]:
        return [2]


def setup(seats: int, options: Options) -> Dice:
    state = Dice()
    state.loaded, state.bonus, state.ties = int(options["loaded"]), int(options["bonus"]), bool(options["ties"])
    state.extra = int(options["extra"])
    state.points = [state.bonus, 0]
    return state


def truth(loaded: int = 0, bonus: int = 0, ties: bool = False, extra: bool = False) -> float:
    """What seat 0 wins."""
    cards = [*range(1, SIDES + 1), *[SIDES] * loaded]
    mine = [max(pair) for pair in product(cards, cards)] if extra else cards
    wins = 0.0
    for card, other in product(mine, range(1, SIDES + 1)):
        score = card + bonus
        wins += 1.0 if score > other or (ties and score == other) else 0.5 if score == other else 0.0
    return wins / (len(mine) * SIDES)


DICE: Game = replace(
    load("road"),
    name="dice",
    title="Dice",
    options=(
        Option("loaded", tuple(range(12)), "D1"),
        Option("bonus", tuple(range(6)), "D2"),
        Option("ties", (False, True), "D3"),
        Option("extra", (False, True), "D4"),
    ),
    endings=("points",),
    setup=setup,
    heuristic=None,
)


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of the game, while it is there."""
    return there(DICE, monkeypatch)


def there(game: Game, monkeypatch: pytest.MonkeyPatch) -> str:
    """Put a game where games are found; its name."""
    module = ModuleType(f"{game.name}_of_the_lab")
    module.GAME = game  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    known = registry.packages()
    monkeypatch.setattr(registry, "packages", lambda: {**known, game.name: module.__name__})
    return game.name
