"""The last two rounds: no move of the expert is worth less than the best one, by a solver that shares no code with it.

What a move is worth: a plan is a row of own decisions up to the other seat's turn. In every world, that is for every
way the unseen cards and pranks can have been dealt, play goes on from there with all cards open and the best play of
both. A plan is worth the share of deals that it wins with; between equal shares its mean margin decides. A move is
worth as much as the best plan that begins with it.
"""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

import sunshower
from sunshower.core.chance import Rng
from sunshower.core.game import OVER
from sunshower.games.road import GAME
from sunshower.games.road.rules import RoadRules

Worth = tuple[Fraction, Fraction]
WIN = 1000
PRANKS = ["exchange", "jump", "skip", "trash", "teleport", "recycle"]
# The solver: plain minimax over whole turns by what the rules offer, with a memory


def worlds(view: dict[str, Any]) -> Iterator[tuple[RoadRules, int]]:
    """Every State that the seat cannot tell from the truth, and the number of deals that lead to it."""
    seat = view["seat"]
    lying = Counter(view["ring"]) + Counter(view["discards"]) + Counter(view["hands"][seat])
    unseen = [number for number in range(1, 8) for _ in range(3 - lying[number])]
    secret = [prank for prank in PRANKS if prank not in view["spent"] + view["pranks"][seat]]
    for hand, deals in Counter(combinations(unseen, len(view["hands"][1 - seat]))).items():
        for pranks in combinations(secret, len(view["pranks"][1 - seat])):
            hands: list[Any] = [[*hand], [*hand]]
            held: list[Any] = [[*pranks], [*pranks]]
            hands[seat] = view["hands"][seat]
            held[seat] = view["pranks"][seat]
            yield GAME.guess({**view, "seat": "all", "hands": hands, "pranks": held}, Rng()), deals  # type: ignore


def plans(state: RoadRules) -> Iterator[tuple[int, RoadRules]]:
    """The first decision, and the State at the end, of every way to go on until it is not the same seat's turn."""
    for action in state.legal():
        after = state.clone()
        after.play(action)
        if after.turn != state.turn:
            yield action, after
        else:
            yield from ((action, end) for _, end in plans(after))


def look(state: RoadRules) -> tuple[int, ...]:
    """All that matters for the rest of the game."""
    marks = state.marks if state.phase == 2 or state.pranks >> 5 & 65 else 0
    return (
        *(state.turn, state.phase, state.round, state.first, state.ring, state.sunny, state.rain, state.hole),
        *(state.hands, state.pranks, state.discards, marks, state.score_0 - state.score_1, state.gain_0, state.gain_1),
    )


def open_to_all(state: RoadRules) -> tuple[int, ...]:
    """What tells the end of one plan from the end of another, in every world."""
    return state.ring, state.sunny, state.rain, state.hole, state.spent, state.score_0, state.score_1


class Minimax:
    """The best play of both seats with open cards, in the value of the end to seat 0."""

    def __init__(self) -> None:
        self.memory: dict[tuple[int, ...], tuple[int, int]] = {}

    def value(self, state: RoadRules, alpha: int = -9999, beta: int = 9999) -> int:
        if state.turn == OVER:
            return state.score_0 - state.score_1 + (WIN if state.ranks()[0] == 1 else -WIN)
        key = look(state)
        low, high = self.memory.get(key, (-9999, 9999))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        sign = 1 if state.turn == 0 else -1
        ends = {look(end): end for _, end in plans(state)}
        best = -9999
        floor, roof = (alpha, beta) if sign == 1 else (-beta, -alpha)
        for end in sorted(ends.values(), key=lambda end: sign * (end.score_1 - end.score_0)):
            lower = max(floor, best)
            best = max(best, sign * (self.value(end, lower, roof) if sign == 1 else self.value(end, -roof, -lower)))
            if best >= roof:
                break
        if best > floor:
            low, high = (best, high) if sign == 1 else (low, -best)
        if best < roof:
            low, high = (low, best) if sign == 1 else (-best, high)
        self.memory[key] = low, high
        return sign * best


def worths(view: dict[str, Any]) -> dict[str, Worth]:
    """What every move is worth, in wins and in points."""
    sign = 1 if view["seat"] == 0 else -1
    sums: dict[tuple[str, tuple[int, ...]], list[int]] = {}
    deals = 0
    for state, weight in worlds(view):
        deals += weight
        solver = Minimax()
        ends = {(GAME.format_move(state, action), open_to_all(end)): end for action, end in plans(state)}
        for plan, end in ends.items():
            value = sign * solver.value(end)
            found = sums.setdefault(plan, [0, 0])
            found[0] += weight * (value > 0)
            found[1] += weight * (value - WIN if value > 0 else value + WIN)
    best: dict[str, Worth] = {}
    for (move, _), (wins, points) in sums.items():
        best[move] = max(best.get(move, (Fraction(-1), Fraction(0))), (Fraction(wins, deals), Fraction(points, deals)))
    return best


# The expert against it


def decisions(seed: int, thrifty: bool) -> list[dict[str, Any]]:
    """The Views of a game's last two rounds, played by people who make mistakes; the thrifty ones keep their pranks."""
    options = [{}, {"free_jump": True}, {"clockwise": True}, {"recycle_any": True}][seed % 4]
    match = sunshower.new("road", seed=f"endgame {seed}", options=options)
    bots = [sunshower.bot("road", "random" if thrifty else "novice", seat) for seat in range(2)]
    found = []
    while match.to_act:
        seat = match.to_act[0]
        view: dict[str, Any] = dict(match.view(seat))
        if view["round"] >= 7 and len(match.legal(seat)) > 1:
            found.append(view)
        match.play(seat, bots[seat].choose({**view, "pranks": [[], []]} if thrifty else view))
    return found


def loses_nothing(view: dict[str, Any]) -> None:
    """The expert's move is worth as much as the best, and what it says of every move is true."""
    thought = sunshower.bot("road", "expert", work=2**40).think(view)
    exact = worths(view)
    assert exact[thought.move] == max(exact.values()), GAME.format_position(view)
    assert {choice.move for choice in thought.choices} == set(exact)
    for choice in thought.choices:
        wins, points = exact[choice.move]
        assert choice.worth is not None
        told = choice.worth * (10_000_000 + 2 * 10_000) - 10_000  # a win is worth so much in hundredths of a point
        assert told == pytest.approx(float(10_000_000 * wins + 100 * points), abs=1.1)  # 1 is what a tie is worth


@pytest.mark.parametrize("seed", range(8))
def test_no_move_of_the_expert_loses_anything(seed: int) -> None:
    for view in decisions(seed, thrifty=False)[seed % 3 :: 3]:
        loses_nothing(view)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_no_move_of_the_expert_loses_anything_in_1000_positions(part: int) -> None:
    views = [view for seed in range(10 * part, 10 * part + 10) for view in decisions(seed, thrifty=False)]
    assert len(views) >= 50
    for view in views[:: len(views) // 50]:
        loses_nothing(view)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_no_move_of_the_expert_loses_anything_with_all_pranks(seed: int) -> None:
    """Positions with more pranks than people would keep: the slow solver needs minutes for some of them."""
    for view in decisions(seed, thrifty=True)[seed % 4 :: 4]:
        loses_nothing(view)
