"""Whole games at random, inside the compiled core: for studies, benchmarks and the proof that two builds agree."""

from typing import Final

from mypy_extensions import i64

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER, Actions, State

PRIME: Final = 2147483647


def playout(state: State, rng: Rng, actions: Actions) -> i64:
    """Play a State to its end at random; returns the number of decisions, chance not counted."""
    decisions: i64 = 0
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.play(state.sample(rng))
        else:
            actions.count = 0
            state.offer(actions)
            state.play(actions.codes[rng.below(actions.count)])
            decisions += 1
    return decisions


def playouts(state: State, rng: Rng, games: int) -> int:
    """Play clones of a State to their ends at random; returns the number of decisions in all."""
    actions = Actions()
    decisions: i64 = 0
    for _ in range(games):
        decisions += playout(state.clone(), rng, actions)
    return decisions


def fingerprint(state: State, rng: Rng) -> int:
    """One number for a random game: every offer, every weight, every choice and the result."""
    print_: i64 = 17
    while state.turn != OVER:
        print_ = (print_ * 31 + state.turn + 3) % PRIME
        if state.turn == CHANCE:
            for outcome, weight in state.outcomes():
                print_ = (print_ * 31 + outcome * 131 + weight) % PRIME
            action = state.sample(rng)
        else:
            offered = state.legal()
            for code in offered:
                print_ = (print_ * 31 + code) % PRIME
            action = offered[rng.below(len(offered))]
        print_ = (print_ * 31 + action) % PRIME
        state.play(action)
    for number in state.scores() + state.ranks():
        print_ = (print_ * 31 + number) % PRIME
    return print_
