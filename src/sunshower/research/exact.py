"""How far from perfect? Two endings that can be worked out exactly, and how often each level of bots plays best there.

- The race of Rainbow Passage: one piece a side, no returns. Every position and roll of one board is solved by value
  iteration, to the chance of winning. The limits of turns are so far away that they are left out.
- The last card of Rainbow Road: once all pranks are spent nothing is hidden from whoever has it, so the round is
  searched to its end.

`python -m sunshower.research.exact` prints the tables.
"""

import argparse
from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any, Final

import numpy as np

from sunshower.bots import LEVELS, bot
from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER, State
from sunshower.core.match import Match
from sunshower.core.options import checked_options
from sunshower.core.registry import load
from sunshower.research.table import lens_of, results

BOARD: Final = "9x9#00c0ffee"
RACE: Final = {"board": BOARD, "no_returns": True}
CLOSE: Final = 1e-9
BEST: Final = 0.001
"""A move is as good as the best if it loses less than this of the chance to win."""
NAMES: Final = tuple(name for name in LEVELS if name != "search")

Case = tuple[Any, dict[str, float]]
"""A View and what each move there is worth, as a chance to win."""


# The race


class Race:
    """Every position of one piece against one on a board, whoever is to roll, and how likely the roller wins."""

    def __init__(self) -> None:
        self.game = load("passage")
        options = checked_options(self.game, RACE)
        state = self.game.setup(2, options)
        rng = Rng("race")
        while not (state.turn == CHANCE and self.game.view(state, None)["phase"] == "roll"):  # type: ignore[typeddict-item]
            state.play(state.sample(rng))
        self.start: Any = self.game.view(state, None)
        width, height = map(int, BOARD.partition("#")[0].split("x"))
        squares = [f"{file}{rank}" for file in "abcdefghi"[:width] for rank in range(1, height + 1)]
        goals = str(height), "1"  # a piece on its far row has won
        self.keys = [
            (*pair, mover)
            for mover in range(2)
            for pair in permutations(squares, 2)
            if pair[0][1:] != goals[0] and pair[1][1:] != goals[1]
        ]
        self.lens = lens_of(self.game, 2, options)
        standing = next(part for part in self.lens.parts if part.name == "standing")
        self.standing = slice(standing.start, standing.start + standing.size)
        self.states = [self.rolling(key) for key in self.keys]
        self.places = {
            self.spots(state, key[2]): place for place, (key, state) in enumerate(zip(self.keys, self.states))
        }
        self.solve()

    def rolling(self, key: tuple[str, str, int]) -> State:
        """The State of a position before the roll."""
        pieces = [[key[0], "-", "-", "-"], [key[1], "-", "-", "-"]]
        view = {**self.start, "pieces": pieces, "mover": key[2], "rolled": 2, "reds": [None, None]}
        return self.game.guess(view, Rng())

    def spots(self, state: State, mover: int) -> tuple[bytes, int]:
        """Where the pieces stand, and who is to roll."""
        return self.lens.look(state, 0)[self.standing], mover

    def ends(self, state: State, mover: int, found: set[int], met: set[bytes]) -> None:
        """Where a turn can lead, from some moment of it on: places, or -1 for a win and -2 for a defeat."""
        for action in state.legal():
            after = state.clone()
            after.play(action)
            if after.turn != mover:
                found.add(self.place_of(after, mover))
                continue
            sight = self.lens.look(after, mover)
            if sight not in met:
                met.add(sight)
                self.ends(after, mover, found, met)

    def place_of(self, state: State, mover: int) -> int:
        """The place of a position between two turns."""
        if state.turn == OVER:
            return -1 if state.ranks()[mover] == 1 else -2
        return self.places[self.spots(state, 1 - mover)]

    def solve(self) -> None:
        """Value iteration: a roller takes the best of all ends, after which the other is the roller."""
        targets: list[int] = []
        starts: list[int] = []
        weights: list[float] = []
        owners: list[int] = []
        for place, (key, state) in enumerate(zip(self.keys, self.states)):
            outcomes = state.outcomes()
            total = sum(weight for _, weight in outcomes)
            for outcome, weight in outcomes:
                rolled = state.clone()
                rolled.play(outcome)
                found: set[int] = set()
                self.ends(rolled, key[2], found, set())
                starts.append(len(targets))
                targets.extend(found)
                weights.append(weight / total)
                owners.append(place)
        worths = np.full(len(self.keys) + 2, 0.5)
        change = 1.0
        while change > CLOSE:
            # Behind all places stand, counted from the end, what a win and a defeat are worth to whoever rolls next.
            worths[-1], worths[-2] = 0.0, 1.0
            best = np.maximum.reduceat(1 - worths[np.array(targets)], starts)
            fresh = np.bincount(owners, best * np.array(weights), len(self.keys))
            change = float(np.abs(fresh - worths[:-2]).max())
            worths[:-2] = fresh
        self.worths = worths

    def cases(self, count: int) -> Iterator[Case]:
        """Random positions and rolls in which it matters what is played."""
        rng = Rng("cases of the race")
        while count:
            place = rng.below(len(self.keys))
            key, state = self.keys[place], self.states[place].clone()
            state.play(state.sample(rng))
            worth: dict[str, float] = {}
            for action in state.legal():
                after = state.clone()
                after.play(action)
                found: set[int] = set()
                if after.turn == key[2]:
                    self.ends(after, key[2], found, set())
                else:
                    found.add(self.place_of(after, key[2]))
                move = self.game.format_move(state, action)
                worth[move] = max(1 - float(self.worths[end]) for end in found)
            if max(worth.values()) - min(worth.values()) > BEST:
                count -= 1
                yield self.game.view(state, key[2]), worth


# The last card


def last_cards(count: int) -> Iterator[Case]:
    """The last decisions to place a card of games between greedy bots, with all pranks spent."""
    for seed in range(1_000_000):
        match = Match(load("road"), seed=f"exact {seed}")
        greedy = bot("road", "greedy", seed)
        while match.to_act:
            seat = match.to_act[0]
            view: Any = match.view(seat)
            if view["round"] == 8 and view["phase"] == "place" and any(view["played"]) and not any(view["pranks"]):
                worth = worths_of_last_card(match, seat)
                if max(worth.values()) - min(worth.values()) > BEST:
                    yield view, worth
                    count -= 1
                break
            match.play(seat, greedy.choose(view))
        if not count:
            return


def worths_of_last_card(match: Match, seat: int) -> dict[str, float]:
    """What each way to place it leads to, if both run their fairies as well as can be."""
    state = match.guess(seat, Rng())
    worth = {}
    for action in state.legal():
        after = state.clone()
        after.play(action)
        worth[match.game.format_move(state, action)] = (1 + searched(after, seat)) / 2
    return worth


def searched(state: State, seat: int) -> float:
    """What a seat gets from here, between -1 and 1."""
    if state.turn == OVER:
        return results(state, 2)[seat]
    found = []
    for action in state.legal():
        after = state.clone()
        after.play(action)
        found.append(searched(after, seat))
    return max(found) if state.turn == seat else min(found)


# How the levels do


def table_of(title: str, game: str, cases: list[Case]) -> list[str]:
    """How often each level plays a best move, and what it loses on the way."""
    lines = [f"| {title} | best move | lost chance to win |", "|---|--:|--:|"]
    for name in NAMES:
        player = bot(game, name, "exact")
        losses = [max(worth.values()) - worth[player.choose(view)] for view, worth in cases]
        best = sum(loss <= BEST for loss in losses) / len(losses)
        lines.append(f"| {name} | {best:.1%} | {sum(losses) / len(losses):.2%} |")
    return lines


STUDIES: Final[dict[str, Callable[[int], list[str]]]] = {
    "passage": lambda count: table_of("the race", "passage", list(Race().cases(count))),
    "road": lambda count: table_of("the last card", "road", list(last_cards(count))),
}


def main() -> None:
    """Print what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m sunshower.research.exact", description="How far from perfect?")
    parser.add_argument("--games", nargs="*", default=list(STUDIES), choices=list(STUDIES))
    parser.add_argument("--cases", type=int, default=300)
    given = parser.parse_args()
    for name in given.games:
        print("\n".join(STUDIES[name](given.cases)), end="\n\n", flush=True)


if __name__ == "__main__":
    main()
