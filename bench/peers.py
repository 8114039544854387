"""What is measured of other people's libraries: run in an environment of their own, one library to a process.

Each is driven by the quickest loop that we found for it.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from bench.contestant import DEALS, ITERATIONS, SAMPLE, Measure, cloning, rate, searching, serve, stepping

SEARCHED = {"hearts": False, "gin_rummy": True}
"""The games that OpenSpiel's ISMCTS can play, and whether it must tell positions apart by their observation."""

random = Random(1).random


def open_spiel(name: str) -> dict[str, Measure]:
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(name)
    start = game.new_initial_state()  # in gin rummy, making one costs as much as playing it: clones are quicker
    openings = [opening(start.clone()) for _ in range(DEALS)]
    chance, over = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

    def walk(games: int) -> tuple[int, int]:
        decisions = offered = 0
        for _ in range(games):
            state = start.clone()
            while (player := state.current_player()) != over:
                if player == chance:
                    state.apply_action(drawn(state))
                else:
                    actions = state.legal_actions()
                    count = len(actions)
                    state.apply_action(actions[int(random() * count)])
                    decisions += 1
                    offered += count
        return decisions, offered

    def rollouts(games: int) -> None:
        """Random games from the openings: the first iteration of an MCTS is nothing else."""
        for state in openings:
            evaluator = pyspiel.RandomRolloutEvaluator(games, 1)
            pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1000, False, 1, False).step(state)

    def bots(games: int) -> None:
        players = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
        for seed in range(games * DEALS):
            pyspiel.evaluate_bots(start.clone(), players, seed)

    def core() -> float:
        play = bots if name == "hanabi" else rollouts  # its MCTS wants games that pay at the end
        moves = walk(SAMPLE)[0] / SAMPLE

        def played(games: int) -> float:
            play(games)
            return games * DEALS * moves

        return rate(played)

    def search(deal: int) -> None:
        policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        pyspiel.ISMCTSBot(1, evaluator, 1.0, ITERATIONS, -1, policy, SEARCHED[name]).step(openings[deal])

    measures = {**stepping(walk), "core": core, "clone": lambda: cloning(openings[0].clone)}
    return {**measures, "search": lambda: searching(search)} if name in SEARCHED else measures


def opening(state: Any) -> Any:
    """The first decision at which there is a choice: at the forced lead of hearts, a search would end at once."""
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(drawn(state) if state.is_chance_node() else state.legal_actions()[0])
    return state


def drawn(state: Any) -> Any:
    """An outcome of a chance node, quicker than by OpenSpiel's sample_action, which takes the list back into C++."""
    number = random()
    outcomes = state.chance_outcomes()
    for outcome, chance in outcomes:
        number -= chance
        if number < 0:
            return outcome
    return outcomes[-1][0]


def rlcard(name: str) -> dict[str, Measure]:
    env = import_module("rlcard").make(name, config={"seed": 1})

    def walk(games: int) -> tuple[int, int]:
        decisions = offered = 0
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                actions = list(state["legal_actions"])
                count = len(actions)
                state, _ = env.step(actions[int(random() * count)])
                decisions += 1
                offered += count
        return decisions, offered

    return stepping(walk)


def pettingzoo(name: str) -> dict[str, Measure]:
    env = import_module(f"pettingzoo.classic.{name}").env()
    env.reset(seed=1)

    def walk(games: int) -> tuple[int, int]:
        decisions = offered = 0
        for _ in range(games):
            env.reset()
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                actions = observation["action_mask"].nonzero()[0]
                count = len(actions)
                env.step(actions[int(random() * count)])
                decisions += 1
                offered += count
        return decisions, offered

    return stepping(walk)


LIBRARIES: dict[str, tuple[Callable[[str], dict[str, Measure]], tuple[str, ...]]] = {
    "OpenSpiel": (open_spiel, ("crazy_eights", "hearts", "gin_rummy", "backgammon", "hanabi")),
    "RLCard": (rlcard, ("uno", "gin-rummy")),
    "PettingZoo": (pettingzoo, ("hanabi_v5", "leduc_holdem_v4")),
}

if __name__ == "__main__":
    library, games = LIBRARIES[sys.argv[1]]
    serve({(game, measure): work for game in games for measure, work in library(game).items()})
