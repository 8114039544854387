"""A game seen through its lens: what a table looks like in numbers, and a table that is played in numbers."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sunshower.core.chance import Rng
from sunshower.core.errors import BadTable, IllegalMove
from sunshower.core.game import CHANCE, OVER, Game, State
from sunshower.core.heuristic import split
from sunshower.core.lens import Lens
from sunshower.core.match import checked_seats
from sunshower.core.options import checked_options
from sunshower.core.registry import load

Bytes = NDArray[np.uint8]


class Setting:
    """A game with a number of seats and options, checked, and its lens."""

    def __init__(self, game: str, seats: int | None, options: Mapping[str, object] | None) -> None:
        self.game: Game = load(game)
        self.seats = checked_seats(self.game, seats)
        self.options = checked_options(self.game, options or {})
        self.lens = lens_of(self.game, self.seats, self.options)
        self.fresh: State = self.game.setup(self.seats, self.options)

    def parts(self) -> dict[str, tuple[slice, tuple[int, ...]]]:
        """Where each part of what is seen lies, and its shape."""
        return {part.name: (slice(part.start, part.start + part.size), part.shape) for part in self.lens.parts}


def lens_of(game: Game, seats: int, options: Mapping[str, Any]) -> Lens:
    """The lens of a game that has one."""
    if game.lens is None:
        raise BadTable.because("no-lens", game=game.title)
    return game.lens(seats, options)


def results(state: State, seats: int) -> list[float]:
    """What a game that is over brought to each seat, from -1 to 1: 0 in all."""
    shares = [0.0] * seats
    split(state, shares)
    return [(share * seats - 1) / (seats - 1) for share in shares]


class Table:
    """One game that is played in numbers; chance has its turns by itself."""

    def __init__(self, setting: Setting, recall: int = 0) -> None:
        self.setting = setting
        self.lens = setting.lens
        self.recall = recall
        self.rng = Rng()
        self.state = setting.fresh.clone()
        self.told: list[list[int]] = []
        self.decisions = 0

    def deal(self, seed: object = None) -> None:
        """Begin a new game; with a seed always the same one."""
        if seed is not None:
            self.rng = Rng(f"table {seed}")
        self.state = self.setting.fresh.clone()
        self.told = [[] for _ in range(self.setting.seats)]
        self.decisions = 0
        self.settle()

    def settle(self) -> None:
        while self.state.turn == CHANCE:
            self.act(self.state.sample(self.rng))

    def act(self, action: int) -> None:
        if self.recall:
            for seat, told in enumerate(self.told):
                told.append(self.lens.entry(self.state, action, seat))
        self.state.play(action)

    def play(self, number: int) -> None:
        """Play a decision of the seat to act, by its number."""
        if number not in self.lens.legal(self.state):
            raise IllegalMove.because("no-such-number", index=0, number=str(number)[:20])
        self.decide(self.lens.meant(number, self.state.turn))

    def decide(self, action: int) -> None:
        """Play a decision, and what chance has to do until the next."""
        self.act(action)
        self.decisions += 1
        self.settle()

    @property
    def turn(self) -> int | None:
        """The seat to act; None when it is over."""
        return None if self.state.turn == OVER else self.state.turn

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Which numbers are open to a seat."""
        mask = np.zeros(int(self.lens.actions), np.int8)
        if self.state.turn == seat:
            mask[self.lens.legal(self.state)] = 1
        return mask

    def look(self, seat: int) -> Bytes:
        """What a seat sees."""
        return np.frombuffer(self.lens.look(self.state, seat), np.uint8)

    def recalled(self, seat: int) -> NDArray[np.int16]:
        """What a seat was told last, the latest at the end, 0 in front where there is nothing."""
        found = np.zeros(self.recall, np.int16)
        told = self.told[seat][-self.recall :] if self.recall else []
        if told:
            found[-len(told) :] = told
        return found

    def results(self) -> list[float]:
        """What it brought to each seat."""
        return results(self.state, self.setting.seats)

    def view(self, seat: int) -> Mapping[str, Any]:
        """What a bot on a seat is shown: in a game of memory all that it has seen as well."""
        game = self.setting.game
        view = game.view(self.state, seat)
        return {**view, "memory": game.memory(self.state, seat)} if game.memory else view
