"""The bot of every game: it guesses a State from a View and thinks about that."""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from json import dumps
from math import isfinite
from time import perf_counter
from typing import Any, Protocol

from sunshower.bots.levels import Level, Way
from sunshower.bots.quick import Greedy, Player, slip
from sunshower.bots.search import Search
from sunshower.core.chance import Rng
from sunshower.core.errors import IllegalMove
from sunshower.core.game import Actions, Game, State
from sunshower.core.heuristic import Budget, Evaluations, Heuristic
from sunshower.core.message import Message

PUNCTUALITY = 0.9
"""The part of its time after which a bot stops searching: the last world and the telling take some too."""


@dataclass(frozen=True)
class Choice:
    """A move that was considered: its worth to the seat, as a share of the game from 0 to 1, and its part of the work.

    The worth of a bot that does not search is None.
    """

    move: str
    worth: float | None
    effort: float


@dataclass(frozen=True)
class Thought:
    """A move, and what led to it: the moves considered, the best first, and the work that was done."""

    move: str
    choices: tuple[Choice, ...]
    work: int
    exact: bool = False
    """Whether the worths hold for every world that the seat thinks possible, and are not estimates."""


class Bot(Protocol):
    """Whoever can choose a move from a View."""

    def choose(self, view: Mapping[str, Any]) -> str:
        """A move for the seat that looks, as text."""

    def think(self, view: Mapping[str, Any]) -> Thought:
        """The move, and why."""


class Thinker:
    """A bot of some level for any game. It keeps nothing from one move to the next but its heuristic's tables."""

    def __init__(self, game: Game, level: Level, seed: str) -> None:
        self.game = game
        self.level = level
        self.seed = seed
        self.heuristic: Heuristic = game.heuristic() if game.heuristic else Heuristic()
        self.forgets = level.forgets > 0 and game.forget is not None

    def choose(self, view: Mapping[str, Any]) -> str:
        """A move for the seat that looks, as text."""
        budget = self.budget()
        state, rng = self.imagined(view)
        return self.game.format_move(state, self.decide(state, view["seat"], view["seats"], budget, rng))

    def think(self, view: Mapping[str, Any]) -> Thought:
        """The move, and why. The same View and seed give the same, unless it is time that limits the thinking."""
        budget = self.budget()
        state, rng = self.imagined(view)
        found = self.evaluate(state, view["seat"], view["seats"], budget, rng)
        order = ordered(found)
        best = order[self.slip([found.values[i] for i in order], rng)]
        searched = self.level.way is Way.SEARCH and len(order) > 1
        tried = sum(found.visits)
        choices = [
            Choice(
                self.game.format_move(state, found.codes[i]),
                found.values[i] if searched else None,
                found.visits[i] / tried,
            )
            for i in order
        ]
        return Thought(self.game.format_move(state, found.codes[best]), tuple(choices), budget.used, found.exact)

    def decide(self, state: State, seat: int, seats: int, budget: Budget, rng: Rng) -> int:
        """An action for a seat in a State that was guessed, or dealt anew, for what that seat can know."""
        if self.level.way is Way.GREEDY and not self.level.softness:
            actions = Actions()
            state.offer(actions)
            return self.heuristic.best(state, actions) if actions.count > 1 else actions.codes[0]
        found = self.evaluate(state, seat, seats, budget, rng)
        if not self.level.softness:
            return found.codes[ordered(found)[0]]
        order = ordered(found)
        return found.codes[order[self.slip([found.values[i] for i in order], rng)]]

    def player(self) -> Player | None:
        """The same bot inside the compiled core, if it is quick and forgets nothing."""
        if self.level.way is Way.RANDOM:
            return Player()
        if self.level.way is Way.GREEDY and not self.forgets:
            return Greedy(self.heuristic, self.level.softness)
        return None

    def looks(self, choices: int) -> bool:
        """Whether it looks at the table before it takes one of so many moves."""
        return self.level.way is not Way.RANDOM and choices > 1

    def budget(self) -> Budget:
        """What there is for a move that is begun now."""
        if not isfinite(self.level.seconds):
            return Budget(self.level.work)
        return Budget(self.level.work, perf_counter() + self.level.seconds * PUNCTUALITY, perf_counter)

    def imagined(self, view: Mapping[str, Any]) -> tuple[State, Rng]:
        """A State that this View may be of, and the luck of this bot when it sees it."""
        self.check(view)
        rng = Rng(f"bot {self.seed} {sha256(dumps(view, sort_keys=True).encode()).hexdigest()}")
        if self.forgets and self.game.forget:
            view = self.game.forget(view, self.level.forgets, rng)
        return self.game.guess(view, rng), rng

    def check(self, view: Mapping[str, Any]) -> None:
        """Refuse what is not a View of the seat to move."""
        if not isinstance(view, Mapping) or view.get("game") != self.game.name:
            raise IllegalMove.because("not-a-view", game=self.game.title)
        if type(view["seat"]) is not int or view["seat"] != view["turn"]:
            raise IllegalMove("not-your-turn", Message("table-no-other-view"))

    def evaluate(self, state: State, seat: int, seats: int, budget: Budget, rng: Rng) -> Evaluations:
        """Every action that was considered, in this bot's way."""
        found = Evaluations()
        actions = Actions()
        state.offer(actions)
        if not self.looks(actions.count):
            found.add(actions.codes[rng.below(actions.count)], 0.0, 1.0)
        elif self.level.way is Way.GREEDY:
            ratings: list[float] = []
            self.heuristic.rate(state, actions, ratings)
            for code, rating in zip(actions.codes, ratings):
                found.add(code, rating, 1.0)
        elif not self.heuristic.ponder(state, seat, budget, rng, found):
            search = Search(state, seat, seats, self.heuristic, rng)
            search.run(budget)
            search.tell(found)
        return found

    def slip(self, values: list[float], rng: Rng) -> int:
        """The place of the move that is played, the best being first; a soft level sometimes takes a worse one."""
        return slip(values, self.level.softness, rng) if self.level.softness else 0


def ordered(found: Evaluations) -> list[int]:
    """The places of what was considered, the best first."""
    values, visits = found.values, found.visits
    return sorted(range(len(values)), key=lambda i: (-visits[i], -values[i]))
