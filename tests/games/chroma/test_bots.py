"""Bots of Chroma: what a good player does, and what the heuristic computes against slow restatements."""

from collections.abc import Iterator
from math import isclose
from typing import Any

import pytest

import sunshower
from sunshower.bots import Thought
from sunshower.core.chance import Rng
from sunshower.core.errors import BadTable
from sunshower.core.game import CHANCE, NOBODY, OVER, Actions
from sunshower.core.heuristic import Budget, Evaluations
from sunshower.games.chroma import GAME
from sunshower.games.chroma.bot.heuristic import ChromaHeuristic
from sunshower.games.chroma.bot.search import CANDIDATES, HOPE, SHAPE, Evaluator
from sunshower.games.chroma.bot.solver import can_do, in_hand, in_rainbow, join, reach
from sunshower.games.chroma.pieces import FACES, OPTIONS, SLOTS, TEXTS, missing, wanted
from sunshower.games.chroma.rules import ChromaRules, setup
from sunshower.games.chroma.state import ChromaState

from .conftest import options

BOTH = pytest.mark.parametrize("level", ["greedy", "search"])
WORK = 200


def thought(line: str, level: str) -> Thought:
    """What a bot thinks of a position; thinking ahead is limited by work, so it is the same everywhere."""
    match = sunshower.position("chroma", line, seed="test")
    seat = match.to_act[0]
    return sunshower.bot("chroma", level, work=None if level == "greedy" else WORK).think(match.view(seat))


def states(seed: str, seats: int = 2, **given: Any) -> Iterator[ChromaRules]:
    """The decisions of a game in which everybody mostly does what looks best, so that rainbows grow."""
    rng, heuristic, actions = Rng(seed), ChromaHeuristic(), Actions()
    state = setup(seats, options(**given))
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.play(state.sample(rng))
            continue
        yield state.clone()
        actions.count = 0
        state.offer(actions)
        action = heuristic.evaluator.pick(state, actions) if rng.below(4) else actions.codes[rng.below(actions.count)]
        state.play(action)


# Positions, and the move a good player makes


@BOTH
def test_the_last_card_wins(level: str) -> None:
    line = "phase=act turn=0 turns=20 rainbows=BtGtOtRtRx/BcGcOcRc hands=YtA*BsGs/??? seat=0"
    assert thought(line, level).move in ("play:Yt-Rx", "play:A*-Rx")


@BOTH
def test_a_wild_wins_as_well(level: str) -> None:
    line = "phase=act turn=0 turns=20 rainbows=BtGtOtRt/BcGc hands=Y*GxBsGs/??? seat=0"
    assert thought(line, level).move == "play:Y*"


@BOTH
def test_somebody_who_lacks_one_card_is_stopped(level: str) -> None:
    """The red colour card is of no use next to Rt, and takes a circle of seat 1 away: it has a red one already."""
    line = "phase=act turn=0 turns=20 rainbows=BtRt/BcGcOcRc hands=R*GxBsYp/??? seat=0"
    move = thought(line, level).move
    assert move in ("wild:R*@1-Bc", "wild:R*@1-Gc", "wild:R*@1-Oc")


@BOTH
def test_a_wild_is_not_laid_where_it_helps(level: str) -> None:
    """Seat 1 lacks a yellow circle: the circle card over its cross would be just that, and the game."""
    line = "phase=act turn=0 turns=20 rainbows=BtRt/BcGcOcRcGx hands=*cGxBsYp/??? seat=0"
    assert "@1-Gx" not in thought(line, level).move


def test_a_present_of_the_game_is_worth_nothing() -> None:
    line = "phase=act turn=0 turns=20 rainbows=BtRt/BcGcOcRcGx hands=*cGxBsYp/??? seat=0"
    state = GAME.guess(sunshower.position("chroma", line, seed="test").view(0), Rng(0))
    assert isinstance(state, ChromaRules)
    actions, ratings = Actions(), list[float]()
    state.offer(actions)
    Evaluator().rate(state, actions, ratings)
    moves = [GAME.format_move(state, action) for action in actions.codes]
    assert [move for move, rating in zip(moves, ratings, strict=True) if rating == 0.0] == ["wild:*c@1-Gx"]


@BOTH
def test_the_card_that_the_next_player_waits_for_is_not_put_away(level: str) -> None:
    line = "phase=act turn=0 turns=20 rainbows=BtGtOtRxGs/BcGcOcRcRx hands=YcBpOxGp/??? seat=0"
    move = thought(line, level).move
    assert move not in ("discard:Yc", "play:Yc-Yc")


@BOTH
def test_a_discard_that_is_needed_is_taken(level: str) -> None:
    line = "phase=draw turn=0 turns=20 rainbows=BtGtOtRt/BcGc hands=BpOxGp/??? discards=RxYt seat=0"
    assert thought(line, level).move == "take"


@BOTH
def test_a_useless_discard_is_left_alone(level: str) -> None:
    line = "phase=draw turn=0 turns=20 rainbows=BtGtOtRt/BcGc hands=BpOxGp/??? discards=GsRx seat=0"
    assert thought(line, level).move == "draw"


def test_the_search_digs_out_a_discard() -> None:
    """The yellow star under the red cross is all that is missing, and seat 1 has no use for it."""
    line = "phase=draw turn=0 turns=20 rainbows=BtGtOtRt/BcGc hands=BpOxGp/??? discards=YtRx seat=0"
    assert thought(line, "search").move == "take"


@BOTH
def test_a_card_that_helps_is_laid_at_once(level: str) -> None:
    line = "phase=act turn=0 turns=20 rainbows=BtGt/BcGc hands=OtRtYtGx/??? seat=0"
    assert thought(line, level).move in ("play:Ot", "play:Rt", "play:Yt")


@BOTH
def test_a_useless_card_goes_where_nobody_can_take_it(level: str) -> None:
    line = "phase=act turn=0 turns=20 rainbows=BtGt/BcGcOc hands=YcGxBpRs/??? seat=0"
    assert thought(line, level).move.startswith("play:")


def test_the_nearest_of_three_neighbours_is_stopped() -> None:
    line = "phase=act turn=0 turns=20 rainbows=BtRt/BxRs/BcGcOcRc/YpBs hands=R*GxBsYp/???/???/??? seat=0"
    for level in ("greedy", "search"):
        assert thought(line, level).move.startswith("wild:R*@2-")


# Numbers


def test_what_cards_can_do() -> None:
    rng = Rng("cards")
    for _ in range(500):
        cards = [rng.below(FACES) for _ in range(rng.below(8))]
        can = 0
        for face in cards:
            can = join(can, can_do(face))
        shown = [reach(can) >> (5 * shape) & 31 for shape in range(5)]
        assert [max(0, 5 - count) for count in shown] == [missing(cards, shape) for shape in range(5)]


def faces(state: ChromaState, seat: int) -> tuple[list[int], list[int]]:
    """A seat's rainbow, and what it holds."""
    return state.rainbow(seat), state.hand(seat)


def slow_weight(laid: list[int], hand: list[int], unseen: list[int]) -> float:
    """A seat's weight as the comment above the weights tells it."""
    total = 0.0
    for shape, letter in enumerate("cxpst"):
        lacks, left = missing(laid, shape), missing(laid + hand, shape)
        weight = SHAPE[lacks][left]
        if left:
            colours = [colour for i, colour in enumerate("BGORY") if wanted(laid + hand, shape) >> i & 1]
            good = [colour + sign for colour in colours for sign in (letter, "*")] + ["*" + letter, "A*", "*a"]
            count = sum(unseen[TEXTS.index(card)] for card in good)
            chance = (count + HOPE) / (sum(unseen) + 1)
            weight *= chance if left == 1 else chance * chance
        total += weight
    return total


@pytest.mark.parametrize("seats", [2, 4])
def test_weights(seats: int) -> None:
    evaluator = Evaluator()
    for state in states("weights", seats):
        for eyes in (NOBODY, state.turn):
            unseen = list(state.pool)
            for other in range(seats):
                if eyes not in (NOBODY, other):
                    for card in state.hands[other * SLOTS : other * SLOTS + SLOTS]:
                        if card & 1:
                            unseen[card >> 1] += 1
            evaluator.count(state, eyes)
            for seat in range(seats):
                laid, hand = faces(state, seat)
                if min(missing(laid, shape) for shape in range(5)) > 0:
                    can = in_rainbow(state, seat)
                    quick = evaluator.weigh(can, join(can, in_hand(state, seat)))
                    assert isclose(quick, slow_weight(laid, hand, unseen))


def test_only_what_was_shown_counts_in_other_hands() -> None:
    match = sunshower.position(
        "chroma", "phase=draw turn=0 turns=9 rainbows=Bt/Gt hands=BsGsOs/YcRcA* shown=-/Yc", seed="shown"
    )
    state = GAME.guess(match.view("all"), Rng(0))
    assert isinstance(state, ChromaRules)
    assert in_hand(state, 1, shown=True) == can_do(TEXTS.index("Yc"))
    assert in_hand(state, 0, shown=True) == 0


def test_shares_add_up() -> None:
    evaluator = Evaluator()
    for state in states("shares", 3):
        shares = [0.0] * 3
        evaluator.evaluate(state, shares)
        assert isclose(sum(shares), 1.0)
        assert min(shares) > 0.0


# Honesty


@pytest.mark.parametrize("seats", [2, 3])
def test_ratings_do_not_depend_on_what_is_hidden(seats: int) -> None:
    heuristic, rng = ChromaHeuristic(), Rng("hidden")
    for state in states("hidden", seats):
        actions = Actions()
        state.offer(actions)
        other = state.clone()
        other.redeal(state.turn, rng)
        for rate in (heuristic.rate, heuristic.evaluator.rate):
            ratings: list[list[float]] = [[], []]
            rate(state, actions, ratings[0])
            rate(other, actions, ratings[1])
            assert ratings[0] == ratings[1]
            assert len(ratings[0]) == actions.count


def test_the_same_thoughts_whatever_is_true() -> None:
    rng, heuristic = Rng("truth"), ChromaHeuristic()
    for number, state in enumerate(states("truth")):
        if number % 6:
            continue
        other = state.clone()
        other.redeal(state.turn, rng)
        told = []
        for guess in (state, other):
            thoughts, budget = Evaluations(), Budget(60)
            assert heuristic.ponder(guess, state.turn, budget, Rng("same"), thoughts)
            assert budget.used <= 60
            told.append((thoughts.codes, thoughts.values, thoughts.visits))
        assert told[0] == told[1]
        assert 1 <= len(told[0][0]) <= CANDIDATES


# All tables


SETS: list[dict[str, Any]] = [{}, *[{option.name: option.values[-1]} for option in OPTIONS]]


@pytest.mark.parametrize("given", SETS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_table(seats: int, given: dict[str, Any]) -> None:
    """Each way to think finds a move that may be played, with the least of budgets too."""
    try:
        match = sunshower.new("chroma", seats=seats, seed="tables", options=given)
    except BadTable:
        pytest.skip("a deck too small for so many")
    bots = [sunshower.bot("chroma", "search", work=1), sunshower.bot("chroma", "greedy")]
    turns = 0
    while match.to_act and turns < 40:
        seat = match.to_act[0]
        match.play(seat, bots[seat % 2].choose(match.view(seat)))
        turns += 1
