"""What is measured of our games, in whichever build is imported."""

from collections.abc import Iterator
from functools import partial

import sunshower
from bench.contestant import DEALS, ITERATIONS, WORK, Measure, cloning, rate, searching, serve, stepping
from bench.through import ways
from sunshower.bots.search import Search
from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER, Game, State
from sunshower.core.heuristic import Budget, Heuristic
from sunshower.core.options import checked_options
from sunshower.core.playout import playouts
from sunshower.core.registry import load
from sunshower.games.passage.board import drawn_board
from sunshower.games.pirates.draft import largest
from sunshower.games.pirates.pieces import Card, cards_of
from sunshower.lab.play import bench, play_block
from sunshower.lab.study import ready

LENGTHS = 20
"""Games from which it is told how long a game is."""
SAME_IN_BOTH = ("moves", "choices", "record", "record-step", "arena", "lab", "lab-random", "loop-world")
"""What does not depend on the build, or takes long without a compiler: asked of the compiled one."""
BOARDS = ("9x9", "11x11", "13x13", "9x17")
"""Passage's boards from the smallest to the largest."""


def fresh(game: Game, seats: int = 0, **options: str) -> State:
    return game.setup(seats or game.seats[0], checked_options(game, options))


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
    middle = halfway(game)

    def redeal(times: int) -> int:
        """Deal anew, in the middle of a game, what whoever is to move cannot know."""
        for _ in range(times):
            middle.clone().redeal(middle.turn, rng)
        return times

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

    def worlds(games: int) -> int:
        """Play as the loop of TAG does: whoever decides gets a copy in which all it cannot know is dealt anew."""
        for _ in range(games):
            state = start.clone()
            while state.turn != OVER:
                if state.turn == CHANCE:
                    state.play(state.sample(rng))
                else:
                    world = state.clone()
                    world.redeal(state.turn, rng)
                    actions = world.legal()
                    state.play(actions[rng.below(len(actions))])
        return games

    def core(state: State) -> Measure:
        return lambda: rate(lambda games: playouts(state, rng, games))

    def think(moves: int) -> int:
        """Choose as the strongest bot does, with little work."""
        bot = sunshower.bot(game.name, "expert", 0, work=WORK)
        for number in range(moves):
            state = openings[number % DEALS]
            bot.choose(game.view(state, state.turn))
        return moves

    def search(state: State) -> None:
        Search(state, state.turn, game.seats[0], Heuristic(), rng).run(Budget(ITERATIONS))

    return {
        **stepping(walk),
        "core": core(start),
        "think": lambda: rate(think),
        "late": core(middle),
        **{f"seats-{seats}": core(fresh(game, seats)) for seats in game.seats},
        "clone": lambda: cloning(openings[0].clone),
        "search": lambda: searching(lambda deal: search(openings[deal])),
        "search-late": lambda: searching(lambda deal: search(middle)),
        "redeal": lambda: rate(redeal),
        **ways(game.name),
        "lab": partial(lab, "greedy", game.name),
        "lab-random": partial(lab, "random", game.name),
        "loop-world": lambda: rate(worlds),
        **OF_THEIR_OWN.get(game.name, {}),
    }


def lab(level: str, game: str) -> float:
    """Games a second between bots of a level in the lab, measured and added up, all on this core."""
    study = ready("balance", game, 1, "bench", level, load(game).seats[0])
    made = bench(study, study.arms[0])

    def play(blocks: int) -> int:
        for block in range(blocks):
            made.tally.add(play_block(study, made, block), made.numbers)
        return blocks

    return rate(play)


def halfway(game: Game) -> State:
    """A random game when half of its decisions are made."""
    rng = Rng("halfway")
    start = fresh(game)
    length = playouts(start, rng, LENGTHS) // LENGTHS
    while True:
        state, left = start.clone(), length // 2
        while left and state.turn != OVER:
            if state.turn == CHANCE:
                state.play(state.sample(rng))
            else:
                actions = state.legal()
                state.play(actions[rng.below(len(actions))])
                left -= 1
        if state.turn != OVER:
            return state


def boards(count: int) -> int:
    """Draw Passage's largest boards."""
    for seed in range(count):
        assert drawn_board(13, 13, 7919 * 256 * seed, balanced=True).text
    return count


def on_board(size: str) -> float:
    """Decisions a second on boards of some size."""
    start, rng = fresh(load("passage"), board=size), Rng(1)
    return rate(lambda games: playouts(start, rng, games))


def islands(count: int) -> int:
    """Find Pirates' largest islands, of hands that grow by a card."""
    rng = Rng("islands")
    hand = 0
    for number in range(count):
        hand = hand + cards_of(rng.below(Card.BLACK), 1) if number % 25 else 0
        largest(hand)
    return count


OF_THEIR_OWN: dict[str, dict[str, Measure]] = {
    "passage": {"board": lambda: rate(boards), **{f"on-{size}": partial(on_board, size) for size in BOARDS}},
    "pirates": {"island": lambda: rate(islands)},
}


def is_growth(measure: str) -> bool:
    """Whether it is measured to see how the cost grows with the work, which the compiled build tells."""
    return measure.endswith("late") or measure.startswith(("seats-", "on-"))


def everything() -> Iterator[tuple[tuple[str, str], Measure]]:
    for name in sunshower.games():
        for measure, work in measures(load(name)).items():
            if sunshower.compiled or not (measure in SAME_IN_BOTH or is_growth(measure)):
                yield (name, measure), work


if __name__ == "__main__":
    serve(dict(everything()))
