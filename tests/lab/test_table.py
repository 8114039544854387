"""The compiled loop: the bots in it choose as they do from a View, and what it counts is what happened."""

from collections.abc import Iterator

import pytest

import sunshower
from sunshower.bots.quick import Greedy, Player
from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER, Actions, Game, State
from sunshower.core.options import checked_options
from sunshower.core.registry import games, load
from sunshower.lab.play import Kinds, bench, play_block
from sunshower.lab.study import Arm, Study, ready
from sunshower.lab.table import COLUMNS, HEAD, Table

OURS = ("chroma", "passage", "pirates", "rainbow", "road")
GAMES = 3 if sunshower.compiled else 1
EVERY = {"passage": 10, "pirates": 8}


def decisions(game: Game, number: int) -> Iterator[State]:
    """Choices in a game of which half the moves are made at random."""
    seats = game.seats[number % len(game.seats)]
    state, rng = game.setup(seats, checked_options(game, {})), Rng(f"lab {number}")
    assert game.heuristic
    greedy, asked = Greedy(game.heuristic(), 0.0), 0
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.play(state.sample(rng))
            continue
        actions = Actions()
        state.offer(actions)
        if actions.count > 1:
            asked += 1
            if asked % EVERY.get(game.name, 3) == 0:
                yield state
        wise = rng.below(2) and actions.count > 1
        state.play(greedy.choose(state, actions, rng) if wise else actions.codes[rng.below(actions.count)])


@pytest.mark.parametrize("name", OURS)
def test_greedy_chooses_as_it_does_from_a_view(name: str) -> None:
    game = load(name)
    assert game.heuristic
    greedy, bot, checked = Greedy(game.heuristic(), 0.0), sunshower.bot(name, "greedy"), 0
    for number in range(GAMES):
        for state in decisions(game, number):
            actions = Actions()
            state.offer(actions)
            view = dict(game.view(state, state.turn))
            if game.memory:
                view["memory"] = game.memory(state, state.turn)
            chosen = greedy.choose(state.clone(), actions, Rng(1))
            assert game.format_move(state, chosen) == bot.choose(view)
            checked += 1
    assert checked >= 10 * GAMES


@pytest.mark.parametrize("name", OURS)
def test_the_best_is_the_first_of_those_rated_best(name: str) -> None:
    game = load(name)
    assert game.heuristic
    heuristic = game.heuristic()
    for number in range(GAMES):
        for state in decisions(game, 100 + number):
            actions, ratings = Actions(), list[float]()
            state.offer(actions)
            heuristic.rate(state.clone(), actions, ratings)
            assert heuristic.best(state.clone(), actions) == state.legal()[ratings.index(max(ratings))]


@pytest.mark.parametrize("name", games())
def test_what_is_counted_is_what_happens(name: str) -> None:
    game = load(name)
    for seats in game.seats:
        kinds = Kinds(game)
        start = game.setup(seats, checked_options(game, {}))
        table = Table(start, seats, list(game.endings), kinds.numbers(), len(kinds.names), kinds.ask)
        table.trace = []
        row = table.play([Player()] * seats, Rng("deal"), Rng("luck"))
        state, chance, luck, trace = start.clone(), Rng("deal"), Rng("luck"), []
        while state.turn != OVER:
            if state.turn == CHANCE:
                state.play(state.sample(chance))
                continue
            legal = state.legal()
            action = legal[luck.below(len(legal))] if len(legal) > 1 else legal[0]
            trace.append((state.turn, len(legal), kinds.names.index(game.move(state, action)[0])))
            state.play(action)
        told = dict(zip(COLUMNS, row, strict=False))
        turns = [seat for place, (seat, *_) in enumerate(trace) if not place or trace[place - 1][0] != seat]
        assert table.trace == trace
        assert told["first"] == trace[0][0]
        assert told["decisions"] == len(trace)
        assert told["choices"] == sum(count > 1 for _, count, _ in trace)
        assert told["turns"] == len(turns)
        assert row[HEAD : HEAD + 2 * seats] == state.ranks() + state.scores()
        assert game.endings[told["ending"]] == state.ending()
        assert sum(row[HEAD + 2 * seats :]) == len(trace)


@pytest.mark.parametrize("bot", ["search@work=2", "novice", "casual"])
def test_slower_bots_play_too_and_the_same_game_twice(bot: str) -> None:
    study = Study("some", "rainbow", (Arm("one", 2, {}, (bot, "random")),), 2, "1")
    made = bench(study, study.arms[0])
    assert play_block(study, made, 0) == play_block(study, bench(study, study.arms[0]), 0)


def test_a_card_is_a_kind_where_cards_count() -> None:
    study = ready("kinds", "road", 4, "1", "random")
    made = bench(study, study.arms[0])
    row = play_block(study, made, 0)[0]
    used = {kind for kind, count in zip(made.legend.kinds * 2, row[HEAD + 4 :], strict=True) if count}
    assert {kind.split()[0] for kind in used} >= {"place", "stop"}
    assert any(kind.startswith("place ") for kind in used)
