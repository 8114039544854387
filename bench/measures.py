"""What is measured of our games, in whichever build is imported."""

import gc
import json
import tracemalloc
from collections.abc import Iterator

import sunshower
from bench.contestant import DEALS, ITERATIONS, Measure, cloning, rate, searching, serve, stepping
from sunshower.bots.search import Search
from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER, Game, State
from sunshower.core.heuristic import Budget, Heuristic
from sunshower.core.match import Match
from sunshower.core.options import checked_options
from sunshower.core.playout import playouts
from sunshower.core.registry import load
from sunshower.games.passage.board import drawn_board
from sunshower.games.pirates.draft import largest
from sunshower.games.pirates.pieces import Card, cards_of

MATCHES = 20
SAME_IN_BOTH = ("moves", "choices", "record")
"""What does not depend on the build: asked of the compiled one, which is quicker."""


def fresh(game: Game) -> State:
    return game.setup(game.seats[0], checked_options(game, {}))


def opening(game: Game, deal: int) -> State:
    """The first decision of a game at which there is a choice: searches are quick to end at others."""
    state, rng = fresh(game), Rng(deal)
    while state.turn == CHANCE or len(state.legal()) == 1:
        state.play(state.sample(rng) if state.turn == CHANCE else state.legal()[0])
    return state


def measures(game: Game) -> dict[str, Measure]:
    rng = Rng(1)
    start = fresh(game)
    openings = [opening(game, deal) for deal in range(DEALS)]

    def walk(games: int) -> tuple[int, int]:
        decisions = offered = 0
        for _ in range(games):
            state = start.clone()
            while (turn := state.turn) != OVER:
                if turn == CHANCE:
                    state.play(state.sample(rng))
                else:
                    actions = state.legal()
                    count = len(actions)
                    state.play(actions[rng.below(count)])
                    decisions += 1
                    offered += count
        return decisions, offered

    def search(deal: int) -> None:
        state = openings[deal]
        Search(state, state.turn, game.seats[0], Heuristic(), rng).run(Budget(ITERATIONS))

    return {
        **stepping(walk),
        "core": lambda: rate(lambda games: playouts(start, rng, games)),
        "match": lambda: rate(lambda games: sum(finished(game, seed).plies for seed in range(games))),
        "clone": lambda: cloning(openings[0].clone),
        "search": lambda: searching(search),
        "memory": lambda: memory(game),
        "record": lambda: max(len(json.dumps(finished(game, seed).record())) for seed in range(MATCHES)),
        **OF_THEIR_OWN.get(game.name, {}),
    }


def boards(count: int) -> int:
    """Draw Passage's largest boards."""
    for seed in range(count):
        drawn_board(13, 13, 7919 * 256 * seed, balanced=True)
    return count


def islands(count: int) -> int:
    """Find Pirates' largest islands, of hands that grow by a card."""
    rng = Rng("islands")
    hand = 0
    for number in range(count):
        hand = hand + cards_of(rng.below(Card.BLACK), 1) if number % 25 else 0
        largest(hand)
    return count


OF_THEIR_OWN: dict[str, dict[str, Measure]] = {
    "passage": {"board": lambda: rate(boards)},
    "pirates": {"island": lambda: rate(islands)},
}


def finished(game: Game, seed: int) -> Match:
    """A Match that random bots have played to its end: Views, text, checks, everything."""
    table = Match(game, seed=seed)
    bot = sunshower.bot(game.name, "random", seed)
    while table.to_act:
        seat = table.to_act[0]
        table.play(seat, bot.choose(table.view(seat)))
    return table


def memory(game: Game) -> float:
    """Bytes that a finished Match takes while it lives; the same are played before, to fill what is cached."""
    for seed in range(MATCHES):
        finished(game, seed)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    matches = [finished(game, seed) for seed in range(MATCHES)]
    gc.collect()
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / len(matches)


def everything() -> Iterator[tuple[tuple[str, str], Measure]]:
    for name in sunshower.games():
        for measure, work in measures(load(name)).items():
            if sunshower.compiled or measure not in SAME_IN_BOTH:
                yield (name, measure), work


if __name__ == "__main__":
    serve(dict(everything()))
