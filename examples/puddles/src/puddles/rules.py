"""Puddles: the State of a table, what may be done, and what it does."""

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER, Actions, Options, State

DROPS, COPIES, HAND = 7, 3, 4
PHASES = ("deal", "fall", "over")


class PuddlesState(State):
    """Who holds which drops, what has fallen in which order, and what nobody has seen. An action is a drop's number."""

    phase: int
    hands: list[list[int]]
    pool: list[int]
    fallen: list[int]

    def offer(self, actions: Actions) -> None:
        drops = self.pool if self.turn == CHANCE else self.hands[self.turn] if self.turn != OVER else []
        for drop in sorted(set(drops)):
            actions.add(drop)

    def play(self, action: int) -> None:
        if self.turn == CHANCE:
            self.take(self.dealt_to(), action)
            if min(map(len, self.hands)) == HAND:
                self.phase, self.turn = 1, 0
            return
        self.hands[self.turn].remove(action)
        self.fallen.append(action)
        self.turn = (self.turn + 1) % len(self.hands)
        if not self.hands[self.turn]:
            self.phase, self.turn = 2, OVER

    def dealt_to(self) -> int:
        """The seat that gets the next drop of the deal."""
        return next(seat for seat, hand in enumerate(self.hands) if len(hand) < HAND)

    def take(self, seat: int, drop: int) -> None:
        """Move a drop from the pool to a hand, which is kept in order."""
        self.pool.remove(drop)
        self.hands[seat] = sorted([*self.hands[seat], drop])

    def fill(self, seat: int, size: int, rng: Rng) -> None:
        """Give a seat so many of the drops that nobody has seen."""
        for _ in range(size):
            self.take(seat, self.pool[rng.below(len(self.pool))])

    def splashes(self, ply: int) -> int:
        """How often a drop has splashed: once if higher than the one before, twice if equal (U2)."""
        before = self.fallen[ply - 1] if ply else 0
        return 2 if self.fallen[ply] == before else int(self.fallen[ply] > before)

    def weight(self, outcome: int) -> int:
        return self.pool.count(outcome)

    def redeal(self, seat: int, rng: Rng) -> None:
        others = [(other, len(hand)) for other, hand in enumerate(self.hands) if other != seat]
        for other, _ in others:
            self.pool, self.hands[other] = sorted(self.pool + self.hands[other]), []
        for other, size in others:
            self.fill(other, size, rng)

    def reveals(self, action: int) -> bool:
        return True

    def scores(self) -> list[int]:
        plies = range(len(self.fallen))
        return [sum(map(self.splashes, plies[seat :: len(self.hands)])) for seat in range(len(self.hands))]

    def ranks(self) -> list[int]:
        scores = self.scores()
        return [1 + sum(other > score for other in scores) for score in scores]

    def ending(self) -> str:
        return "most" if self.ranks().count(1) == 1 else "shared"

    def census(self) -> list[int]:
        return sorted([*self.pool, *self.fallen, *(drop for hand in self.hands for drop in hand)])

    def clone(self) -> "PuddlesState":
        twin = PuddlesState()
        twin.turn, twin.phase = self.turn, self.phase
        twin.hands, twin.pool, twin.fallen = [[*hand] for hand in self.hands], [*self.pool], [*self.fallen]
        return twin


def setup(seats: int, options: Options) -> PuddlesState:
    """A table before the deal."""
    state = PuddlesState()
    state.phase, state.hands, state.fallen = 0, [[] for _ in range(seats)], []
    state.pool = [drop for drop in range(1, DROPS + 1) for _ in range(COPIES)]
    return state
