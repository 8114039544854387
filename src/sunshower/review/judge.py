"""The judge: what a decision cost, by what its seat could know then.

A bot thinks about the View of the seat twice, with other luck. What the second says of the move that the first found
best is no longer coloured by having been the best of many guesses, and the other way round; the cost is the mean of the
two. How far they are apart is how much noise there is, and what is lost in the noise is no mistake.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from sunshower.bots import LEVELS, Thinker, Thought
from sunshower.bots.luck import Fortune
from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER, Actions, Game, Seat, State

OPINIONS = 2
WORLDS = 24
"""In so many a move is tried that the bot did not consider."""
LONGEST = 60
"""The most steps that such a try goes on for."""


@dataclass(frozen=True)
class Verdict:
    """What a decision was worth to its seat, as shares of the game from 0 to 1."""

    ply: int
    seat: Seat
    moves: int
    """How many were open."""
    move: str
    best: str
    before: float
    """With the best move."""
    after: float
    """With the move that was played."""
    spread: float
    """How far the two opinions of the cost are apart."""
    exact: bool
    """Whether it holds for every world that the seat could think possible, to the end of the game."""

    @property
    def cost(self) -> float:
        """What the move gave away; less than nothing, where the second opinion likes it better than the first did."""
        return self.before - self.after


class Judge:
    """Somebody who judges decisions at one table."""

    def __init__(self, game: Game, seats: int, work: int) -> None:
        level = LEVELS["expert"].within(None, max(work // OPINIONS, 1))
        self.game = game
        self.seats = seats
        self.bots = [Thinker(game, level, f"review {number}") for number in range(OPINIONS)]
        self.heuristic = self.bots[0].heuristic
        self.fortune = Fortune(self.heuristic, seats, 1)

    def judge(self, state: State, action: int, ply: int) -> Verdict:
        """What a decision was worth."""
        game, seat = self.game, state.turn
        move = game.format_move(state, action)
        legal = state.legal()
        view = seen(game, state, seat)
        if len(legal) == 1:
            share = self.fortune.shares(game.guess(view, Rng(f"review {ply}")))[seat]
            return Verdict(ply, seat, 1, move, move, share, share, 0.0, True)
        opinions = [self.opinion(bot, view, move, f"{ply} {number}") for number, bot in enumerate(self.bots)]
        return verdict(ply, seat, len(legal), move, opinions)

    def opinion(self, bot: Thinker, view: Mapping[str, Any], move: str, luck: str) -> "Opinion":
        """What one bot thinks of the moves, the one that was played among them."""
        thought = bot.think(view)
        worths = {choice.move: choice.worth for choice in thought.choices if choice.worth is not None}
        if not {move, thought.move} <= set(worths):
            worlds = [self.game.guess(view, Rng(f"review {luck} {number}")) for number in range(WORLDS)]
            best, own = (self.tried(worlds, each, view["seat"], luck) for each in (thought.move, move))
            worths.setdefault(thought.move, best)
            worths.setdefault(move, worths[thought.move] - max(best - own, 0.0))
        return Opinion(best_of(thought, worths), worths, thought.exact)

    def tried(self, worlds: list[State], move: str, seat: Seat, luck: str) -> float:
        """What a move is worth in some worlds, with the rest of the turn played at a glance."""
        total = 0.0
        for number, world in enumerate(worlds):
            state = world.clone()
            action = self.game.parse_move(state, move)
            assert action is not None
            state.play(action)
            self.finish(state, seat, Rng(f"review {luck} {number} on"))
            total += self.fortune.shares(state)[seat]
        return total / len(worlds)

    def finish(self, state: State, seat: Seat, rng: Rng) -> None:
        """Play on to the end of a turn, as looks best at a glance."""
        actions = Actions()
        for _ in range(LONGEST):
            if state.turn == CHANCE:
                state.play(state.sample(rng))
                continue
            if state.turn == OVER or state.turn != seat:
                return
            actions.count = 0
            state.offer(actions)
            state.play(self.heuristic.best(state, actions))


@dataclass(frozen=True)
class Opinion:
    """What one bot thinks: the best move, and what each is worth."""

    best: str
    worths: Mapping[str, float]
    exact: bool

    def worth(self, move: str) -> float:
        """What a move is worth; one that this bot did not consider is worth what the best is, for want of better."""
        return self.worths.get(move, self.worths[self.best])


def best_of(thought: Thought, worths: Mapping[str, float]) -> str:
    """The move that is worth most; the one that the bot would play, if nothing is worth more."""
    return max(worths, key=lambda move: (worths[move], move == thought.move))


def verdict(ply: int, seat: Seat, moves: int, move: str, opinions: list[Opinion]) -> Verdict:
    """What two opinions come to: of the move that each likes best, the other says what it is worth."""
    costs = []
    for mine, other in pairwise([*opinions, opinions[0]]):
        costs.append(other.worth(mine.best) - other.worth(move))
    exact = all(opinion.exact for opinion in opinions)
    cost = sum(costs) / len(costs)
    bests = sorted({opinion.best for opinion in opinions})
    best = max(bests, key=lambda each: sum(opinion.worth(each) for opinion in opinions))
    if cost <= 0.0:
        best = move
    after = sum(opinion.worth(move) for opinion in opinions) / len(opinions)
    return Verdict(ply, seat, moves, move, best, after + cost, after, 0.0 if exact else abs(costs[0] - costs[1]), exact)


def seen(game: Game, state: State, seat: Seat) -> Mapping[str, Any]:
    """What a seat sees, and what it has seen before in a game of memory."""
    view = game.view(state, seat)
    return {**view, "memory": game.memory(state, seat)} if game.memory else view
