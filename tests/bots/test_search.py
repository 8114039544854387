"""The search, of any game: a small one with odd numbers."""

import pytest

from sunshower.bots.search import Search
from sunshower.core.chance import Rng
from sunshower.core.game import OVER, Actions, State
from sunshower.core.heuristic import Budget, Evaluations, Heuristic


class Doors(State):
    """One seat opens one of some doors, twice; it wins behind the one named best."""

    doors: tuple[int, ...] = ()
    best = 0
    opened: tuple[int, ...] = ()

    def offer(self, actions: Actions) -> None:
        for door in self.doors if self.turn != OVER else ():
            actions.add(door)

    def play(self, action: int) -> None:
        self.opened = (*self.opened, action)
        if len(self.opened) == 2:
            self.turn = OVER

    def clone(self) -> "Doors":
        return doors(self.doors, self.best, self.opened, self.turn)

    def redeal(self, seat: int, rng: Rng) -> None:
        """Nothing is hidden."""

    def ranks(self) -> list[int]:
        return [1, 2] if self.opened == (self.best, self.best) else [2, 1]


def doors(numbers: tuple[int, ...], best: int, opened: tuple[int, ...] = (), turn: int = 0) -> Doors:
    state = Doors()
    state.turn, state.doors, state.best, state.opened = turn, numbers, best, opened
    return state


@pytest.mark.parametrize("numbers", [(1, 2, 3), (5, -7, 10**12), (2047, 2048, 0)])
def test_a_game_may_number_its_actions_as_it_likes(numbers: tuple[int, ...]) -> None:
    for best in numbers:
        search, found = Search(doors(numbers, best), 0, 2, Heuristic(), Rng(1)), Evaluations()
        search.run(Budget(200))
        search.tell(found)
        assert sorted(found.codes) == sorted(numbers)
        assert sum(found.visits) == 200
        assert max(zip(found.visits, found.codes))[1] == best
