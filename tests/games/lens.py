"""What a lens must show, worked out again from the View alone, part by part; and many positions in which it does."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER

from ..laws.laws import Table, tables

Parts = dict[str, list[int]]


class Sight:
    """A View as its seat counts: itself first, then the others as they follow it."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.me: int = view["seat"]
        self.seats: int = view["seats"]

    def __getitem__(self, name: str) -> Any:
        return self.view[name]

    def round(self, values: Sequence[Any]) -> list[Any]:
        """A value for each seat, the own one first."""
        return [values[(self.me + turn) % self.seats] for turn in range(self.seats)]

    def seat(self, seat: int | None) -> list[int]:
        """A seat among all, or none."""
        return one((seat - self.me) % self.seats if seat is not None else None, range(self.seats))


def one(value: Any, among: Sequence[Any]) -> list[int]:
    """A 1 in the place of a value."""
    return [int(value == each) for each in among]


def many(values: Sequence[Any], among: Sequence[Any]) -> list[int]:
    """How many there are of each."""
    return [list(values).count(each) for each in among]


def flat(rows: Sequence[Sequence[int]]) -> list[int]:
    return [number for row in rows for number in row]


def two(number: int) -> list[int]:
    """A number as two bytes."""
    return [number // 256, number % 256]


def moments(game: str, positions: int, seed: object) -> Iterator[tuple[Table, Any]]:
    """Positions of random games at all tables of a game, one table after the other."""
    rng = Rng(f"moments {seed}")
    mine = [table for table in tables() if table.game.name == game]
    while True:
        for table in mine:
            state = table.setup()
            while True:
                if positions == 0:
                    return
                if rng.below(3) == 0 or state.turn == OVER:  # positions far apart tell more than neighbours
                    positions -= 1
                    yield table, state
                if state.turn == OVER:
                    break
                actions = state.legal()
                state.play(state.sample(rng) if state.turn == CHANCE else actions[rng.below(len(actions))])


def must_show(game: str, shown: Callable[[Sight], Parts], positions: int, seed: object) -> None:
    """A lens shows what is worked out from the View, in so many positions, to some seat in each."""
    rng = Rng(f"seats {seed}")
    for table, state in moments(game, positions, seed):
        assert table.game.lens
        lens = table.game.lens(table.seats, table.options)
        seat = rng.below(table.seats)
        expected = shown(Sight(table.game.view(state, seat)))
        found = lens.look(state, seat)
        seen = {part.name: list(found[part.start : part.start + part.size]) for part in lens.parts}
        assert seen == {name: [min(number, 255) for number in part] for name, part in expected.items()}
