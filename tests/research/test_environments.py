"""The games as environments of other libraries pass the checks that these libraries have for themselves."""

import pickle
import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from open_spiel.python.tests import games_sim_test
from pettingzoo.test import api_test, seed_test

import sunshower
from sunshower.core.registry import load
from sunshower.research import gymnasium_env, openspiel_game, pettingzoo_env

from ..laws.laws import Table, tables

TABLES = [(name, seats) for name in sunshower.games() for seats in load(name).seats]
SHORT = {"chroma": {"turn_limit": 3}, "passage": {"turn_limit": 20}}
"""Random games of these are long."""
ENDING = (
    "round=8 phase=place turn=1 first=0 ring=66657/24231 sunny=i rain=d played=a/- "
    "hands=-/? pranks=-/? discards=112334577 spent=jsp scores=20/20"
)


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """These libraries warn of what they advise; a check that fails raises."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def passes_pettingzoo(game: str, seats: int, cycles: int, **ways: Any) -> None:
    def env() -> object:
        return pettingzoo_env(game, seats, **ways)

    api_test(env(), num_cycles=cycles)
    seed_test(env, num_cycles=cycles // 2)


def passes_openspiel(game: str, seats: int, **ways: Any) -> None:
    made = openspiel_game(game, seats, **ways)
    pyspiel.random_sim_test(made, num_sims=1, serialize=False, verbose=False)
    games_sim_test.GamesSimTest().sim_game(made, check_pyspiel_serialization=True, check_pickle_serialization=True)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo(game: str, seats: int) -> None:
    passes_pettingzoo(game, seats, 60)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_gymnasium(game: str, seats: int) -> None:
    check_env(gymnasium_env(game, seats, against="random", render_mode="ansi"))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_openspiel(game: str, seats: int) -> None:
    passes_openspiel(game, seats, options=SHORT.get(game))


@pytest.mark.soak
@pytest.mark.parametrize("table", tables(), ids=str)
def test_every_table_for_long(table: Table) -> None:
    """All their checks, with every number of seats and many choices of options."""
    name, seats, options = table.game.name, table.seats, table.options
    passes_pettingzoo(name, seats, 2000, options=options)
    check_env(gymnasium_env(name, seats, options, against="random", render_mode="ansi"))
    check_env(gymnasium_env(name, seats, options, against="greedy", recall=32))
    passes_openspiel(name, seats, options=options)


def test_names_in_gymnasium() -> None:
    """Each game with the version of its rules."""
    name = "sunshower.research.gymnasium:sunshower/road-v1"
    env = gymnasium.make(name, against="random", seat=1)
    seen, info = env.reset(seed=3)
    again = gymnasium.make(name, against="random", seat=1).reset(seed=3)
    assert info["seat"] == 1
    assert (seen["observation"] == again[0]["observation"]).all()


def test_a_learner_that_moves_where_nothing_is_open_has_lost() -> None:
    env = gymnasium_env("road", against="random")
    _, info = env.reset(seed=1)
    _, reward, terminated, truncated, _ = env.step(int(np.argmin(info["action_mask"])))
    assert (reward, terminated, truncated) == (-1.0, True, False)


def test_a_learner_plays_a_whole_game() -> None:
    """What it gets is what the game brought, to whichever seat it had."""
    env = gymnasium_env("chroma", 3, against="greedy", recall=5)
    for seed in range(3):
        seen, info = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            assert (seen["action_mask"] == info["action_mask"]).all()
            seen, reward, over, cut, info = env.step(int(np.argmax(seen["action_mask"])))
            assert not cut
        assert reward == env.table.results()[info["seat"]]


def test_a_player_is_told_everything_it_saw_in_openspiel() -> None:
    """Two states look alike to a player, in text and in numbers, if it cannot tell them apart; else not."""
    game = openspiel_game("road")
    state = game.new_initial_state()
    rng = np.random.default_rng(1)
    while not state.is_terminal():
        if not state.is_chance_node():
            for player in range(2):
                other = state.resample_from_infostate(player, rng.random)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
                assert other.legal_actions() == state.legal_actions() or state.current_player() != player
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert sum(state.returns()) == 0


def test_openspiels_own_search_plays() -> None:
    game = openspiel_game("road", options={"free_jump": True})
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.0, 10, random_state=rng)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random_sample))
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_an_ending_is_solved() -> None:
    """Regret matching on the deals of what a position hides comes near to where nobody can do better."""
    game = openspiel_game("road", position=ENDING, worlds=3)
    assert pickle.loads(pickle.dumps(game)).new_initial_state().chance_outcomes()[0] == (0, 1 / 3)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(12):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.05
