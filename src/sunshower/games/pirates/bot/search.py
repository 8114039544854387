"""Rainbow Pirates: plans for a turn, tried in many worlds.

Every plan that is worth a thought is carried out in the same guessed worlds with the same luck, all play on by their
judgement for some turns, and then it is told what each seat may expect. Plans that are clearly worse are dropped on the
way.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER, Actions
from sunshower.core.heuristic import Budget, Evaluations, split
from sunshower.games.pirates.bot.judgement import Judgement
from sunshower.games.pirates.bot.solver import filled, lacking
from sunshower.games.pirates.draft import next_step
from sunshower.games.pirates.pieces import NONE, Card, Do, Phase, blacks, count, points
from sunshower.games.pirates.rules import PiratesRules

# How well a seat stands when a turn begins: weights of a logistic regression on who won 3000 games for two, played by
# judgement alone. Differences count for more the longer a game has lasted, so all grow with every card drawn. What lies
# on the island already, or could, came out as worth nothing beside the cards that one has.
POINT: Final = 0.082  # each point of the cards it has, if they all lay on its island
BLACK_CARD: Final = 0.28  # each black card in hand
LACKING: Final = -0.115  # each card that is missing to two full rainbows
WILD_CARD: Final = 0.185
TEMPO: Final = 0.256  # it has the turn
OUT: Final = 0.85  # it can lay all its cards and go out
PACE: Final = 0.02
FULL_PILE: Final = 104  # in a game for two, after the deal
AHEAD: Final = 1  # rounds that are played before a position is judged
PATIENCE: Final = 8  # rounds between two looks at which plans are left
CERTAINTY: Final = 2.5  # standard errors by which a plan must be worse to be dropped
PRUDENCE: Final = 0.5  # standard errors by which a plan must be better than the one that judgement would choose
DOUBT: Final = 0.04  # squares by which the shares of two plans may differ in worlds not yet seen


@mypyc_attr(acyclic=True)
class Playing:
    """Plays a State on, all seats by their judgement."""

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement
        self.actions = Actions()

    def turn(self, state: PiratesRules, rng: Rng) -> None:
        """Play to the end of the present turn, or of the game if that comes first."""
        player = state.player
        self.answers(state, rng)
        while state.phase == Phase.TURN and state.player == player:
            black = self.judgement.best_black(state, state.hands[player])
            if black == NONE:
                self.arrange(state, self.judgement.wanted(state, player))
                if state.turn != OVER:
                    state.play(self.draw(state))
            else:
                state.play(black)
            self.answers(state, rng)
        while state.phase == Phase.LAST:
            self.arrange(state, filled(state.hands[state.turn], state.island(state.turn), state.natural_card))
            state.play(Do.DONE)

    def answers(self, state: PiratesRules, rng: Rng) -> None:
        """Go on until somebody has a turn: chance, blocks, and what black cards ask."""
        while state.turn != OVER:
            if state.turn == CHANCE:
                state.play(state.sample(rng))
            elif state.phase == Phase.BLOCK or state.phase == Phase.ACT:
                state.play(self.answer(state))
            else:
                return

    def answer(self, state: PiratesRules) -> i64:
        """What the seat that is asked answers to a black card."""
        self.actions.count = 0
        state.offer(self.actions)
        best: i64 = self.actions.codes[0]
        most = self.judgement.answer_worth(state, best)
        for index in range(1, self.actions.count):
            worth = self.judgement.answer_worth(state, self.actions.codes[index])
            if worth > most:
                most = worth
                best = self.actions.codes[index]
        return best

    def arrange(self, state: PiratesRules, island: list[int]) -> None:
        """Make an island of the cards that whoever's turn it is has."""
        seat = state.turn
        while state.turn == seat:
            step = next_step(state.island(seat), island, state.natural_card)
            if step == NONE:
                return
            state.play(step)

    def draw(self, state: PiratesRules) -> i64:
        """Where to draw from at the end of the turn."""
        if state.pair == 0 or state.pile() == 0:
            return Do.PILE if state.pair == 0 else Do.PAIR
        return Do.PAIR if self.judgement.pair_worth(state, state.turn) > 0.0 else Do.PILE


# What a position is worth


def strength(judgement: Judgement, state: PiratesRules, seat: i64) -> float:
    """How well a seat stands, when somebody's turn begins: the difference of two is the logarithm of their odds."""
    cards = state.owned(seat)
    total = POINT * float(points(cards)) + LACKING * float(lacking(cards))
    total += BLACK_CARD * float(blacks(state.hands[seat])) + WILD_CARD * float(count(cards, Card.WILD))
    if judgement.islands.goes_out(cards, state.natural_card):
        total += OUT
    if state.player == seat:
        total += TEMPO
    return total * (1.0 + PACE * float(FULL_PILE - state.pile()))


def expect(judgement: Judgement, state: PiratesRules, shares: list[float]) -> None:
    """Set the share of the game that each seat may expect."""
    if state.turn == OVER:
        split(state, shares)
        return
    total = 0.0
    first = strength(judgement, state, 0)
    for seat in range(state.seats):
        shares[seat] = power(strength(judgement, state, seat) - first)
        total += shares[seat]
    for seat in range(state.seats):
        shares[seat] /= total


def power(exponent: float) -> float:
    """e to some power, near enough, and the same on every machine."""
    result = 1.0 + max(min(exponent, 30.0), -30.0) / 1024.0
    for _ in range(10):
        result *= result
    return result


# Plans


@mypyc_attr(acyclic=True)
class Plan:
    """A way to go on: an action, and perhaps a black card played next, or an island made and cards drawn."""

    black: i64 = NONE
    draw: i64 = NONE
    total: float = 0.0
    dropped: bool = False

    def __init__(self, action: i64) -> None:
        self.action = action
        self.island: list[int] = []
        self.shares: list[float] = []

    def edge(self, other: "Plan", errors: float) -> float:
        """By how much this is better than another in the worlds both have seen, less some standard errors."""
        number = min(len(self.shares), len(other.shares))
        total = 0.0
        squares = 0.0
        for index in range(number):
            gap = self.shares[index] - other.shares[index]
            total += gap
            squares += gap * gap
        mean = total / float(number)
        spread = (max(squares - mean * total, 0.0) + DOUBT) / float(number)
        return mean - errors * sqrt(spread / float(number))


@mypyc_attr(acyclic=True)
class PlanSearch:
    """The plans of one decision, the first of them what judgement would do."""

    def __init__(self, state: PiratesRules, judgement: Judgement, plans: list[Plan], rng: Rng) -> None:
        self.state = state
        self.seat: i64 = state.turn
        self.judgement = judgement
        self.playing = Playing(judgement)
        self.plans = plans
        self.rng = rng
        self.luck = Rng()
        self.shares = [0.0] * state.seats
        self.ahead: i64 = AHEAD * state.seats
        self.rounds: i64 = 0

    def run(self, budget: Budget) -> None:
        """Try the plans in one world after the other until the budget is spent or one plan is left."""
        left = i64(len(self.plans))
        while left > 1 and self.round(budget):
            self.rounds += 1
            if self.rounds % PATIENCE == 0:
                left = self.drop()

    def round(self, budget: Budget) -> bool:
        """Try every plan that is left in one more world; False if the budget is spent by that."""
        world = self.state.clone()
        world.redeal(self.seat, self.rng)
        seed = self.rng.word()
        for plan in self.plans:
            if not plan.dropped:
                self.attempt(plan, world.clone(), seed)
                if not budget.spend(1):
                    return False
        return True

    def attempt(self, plan: Plan, state: PiratesRules, seed: i64) -> None:
        """Carry out a plan in a world with some luck, and see what comes of it."""
        luck = self.luck
        luck.a = seed
        luck.b = seed ^ 0x5BF03635
        luck.c = len(plan.shares)
        luck.counter = 1
        for _ in range(8):
            luck.word()
        self.begin(plan, state)
        for _ in range(self.ahead + 1):
            if state.turn != OVER:
                self.playing.turn(state, luck)
        expect(self.judgement, state, self.shares)
        plan.shares.append(self.shares[self.seat])
        plan.total += self.shares[self.seat]

    def begin(self, plan: Plan, state: PiratesRules) -> None:
        if plan.draw == NONE:
            state.play(plan.action)
            if plan.black != NONE:
                state.play(plan.black)
            return
        self.playing.arrange(state, plan.island)
        if state.turn != OVER:
            state.play(plan.draw)

    def drop(self) -> i64:
        """Drop the plans that are clearly worse than the best one, and return how many are left."""
        best = self.plans[0]
        for plan in self.plans:
            if not plan.dropped and (best.dropped or plan.total > best.total):
                best = plan
        left: i64 = 0
        for plan in self.plans:
            if not plan.dropped:
                plan.dropped = plan is not best and best.edge(plan, CERTAINTY) > 0.0
                left += 0 if plan.dropped else 1
        return left

    def tell(self, thoughts: Evaluations) -> None:
        """Tell of each action that a plan begins with what it is worth, with caution where judgement says otherwise."""
        usual = self.plans[0]
        if self.rounds == 0:
            thoughts.add(usual.action, 0.0, 1.0)
            return
        told: list[int] = []
        for first in self.plans:
            if first.action in told:
                continue
            told.append(first.action)
            worth = 0.0
            visits: i64 = 0
            for plan in self.plans:
                if plan.action == first.action:
                    visits = max(visits, min(len(plan.shares), self.rounds))
                    gain = 0.0 if plan is usual else plan.edge(usual, PRUDENCE)
                    worth = max(worth, usual.total / float(len(usual.shares)) + gain)
            thoughts.add(first.action, min(worth, 1.0), float(visits))
