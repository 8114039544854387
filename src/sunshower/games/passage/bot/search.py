"""Rainbow Passage: looking through a whole turn, and trying out turns against what the others' dice may do to them."""

from math import sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

from sunshower.core.chance import Rng
from sunshower.core.game import NOBODY, OVER, Actions
from sunshower.core.heuristic import Budget, Evaluations, Heuristic
from sunshower.core.lanes import bit, lane
from sunshower.games.passage.pieces import (
    MOST_DICE,
    MOST_PIECES,
    ROLL_OUTCOMES,
    SEATS,
    Do,
    Phase,
    dice_code,
    dice_for,
    is_step,
    step_piece,
    step_way,
)
from sunshower.games.passage.rules import PassageRules

MOST_SEATS: Final = max(SEATS)

# A turn

# Positions are told apart by sums of numbers that look random: two of a turn have the same about never.
MASK: Final = 0x3FFFFFFFFFFFFFFF
MIX: Final = 0x2545F4914F6CDD1D
MIX_DICE: Final = 0x1B03738712FAD5C9
MIX_LEASHES: Final = 0x3C6EF372FE94F82B
HASTE: Final = 1e-6
"""What a step must bring."""
SURE: Final = 0.999


def mixed(piece: i64, square: i64, moved: i64) -> i64:
    """The number of a piece on a square."""
    number: i64 = ((piece * 256 + square) * 2 + moved + 1) * MIX & MASK
    return (number ^ (number >> 31)) * MIX & MASK


@mypyc_attr(acyclic=True)
class Turn:
    """All ways to play the rest of a turn, tried on one State that is put back after each step.

    Steps in another order often lead to the same position, and every position is looked at once.
    """

    heuristic: Heuristic
    state: PassageRules
    seat: i64
    offers: list[Actions]
    """For each number of steps made, the actions then on offer."""
    first: i64
    """What the turn goes on with, as a bit."""
    nodes: set[int]
    """The positions in mid-turn, or only those that can follow on that if all ends are wanted."""
    stops: dict[int, int]
    """The positions at the end of the turn, numbered from 0."""
    shares: list[float]
    all: bool
    """Whether all ends are wanted; if not, each that is found is better than those before."""
    ends: list[PassageRules]
    values: list[float]
    """What each end is worth to the mover."""
    firsts: list[int]
    """For each end a bit for each action that leads towards it."""

    def __init__(self, heuristic: Heuristic) -> None:
        self.heuristic = heuristic
        self.offers = [Actions() for _ in range(MOST_DICE + 1)]
        self.shares = [0.0] * MOST_SEATS

    def find(self, state: PassageRules, all: bool) -> None:
        """Find all ends of the turn and which actions lead towards each, or the best at a glance, which is the last."""
        self.state = state
        self.seat = state.mover
        self.all = all
        self.nodes = set()
        self.stops = {}
        self.ends = []
        self.values = []
        self.firsts = []
        self.explore(0, 0)

    def explore(self, steps: i64, key: i64) -> None:
        """Try all that can be done after some steps."""
        state = self.state
        actions = self.offers[steps]
        actions.count = 0
        state.offer(actions)
        for number in range(actions.count):
            action: i64 = actions.codes[number]
            if steps == 0 and self.all:
                self.first = bit(action)
                self.nodes = set()
            if is_step(action):
                self.step(action, steps, key)
            elif action == Do.END and self.ends_plainly():
                self.arrive(state, steps, key)
            else:
                twin = state.clone()
                twin.play(action)
                self.arrive(twin, steps, key + mixed(MOST_SEATS * MOST_PIECES, action, 0))

    def ends_plainly(self) -> bool:
        """Whether ending the turn moves no piece (S44) and does not end the game (S26)."""
        state = self.state
        return not state.wrong_dice() and state.quiet < state.quiet_turns and state.round < state.turn_limit

    def step(self, action: i64, steps: i64, key: i64) -> None:
        """Make a step, try all that can be done after it, and put everything back."""
        state = self.state
        piece = self.seat * MOST_PIECES + step_piece(action)
        here = state.where[piece]
        there = state.target(self.seat, here, step_way(action))
        captured = state.piece_on(there)
        dice, moves, leashes, moved = state.dice, state.moves, state.leashes, state.moved
        standing, across, quiet, gone = state.standing, state.across, state.quiet, state.gone
        round, rolled, made = state.round, state.rolled, state.steps
        key += mixed(piece, there, 1) - mixed(piece, here, moved >> piece & 1)
        if captured != NOBODY:
            key -= mixed(captured, there, 1)
        state.play(action)
        if state.phase == Phase.MOVE and (state.moves > 0 or not self.ends_plainly()):
            node: i64 = (key + state.dice * MIX_DICE + state.leashes * MIX_LEASHES) & MASK
            if node not in self.nodes:
                self.nodes.add(node)
                self.explore(steps + 1, key)
        else:
            self.arrive(state, steps + 1, key)
        state.at[there] = u8(captured + 1)
        if captured != NOBODY:
            state.where[captured] = there
        state.at[here] = u8(piece + 1)
        state.where[piece] = here
        state.dice, state.moves, state.leashes, state.moved = dice, moves, leashes, moved
        state.standing, state.across, state.quiet, state.gone = standing, across, quiet, gone
        state.round, state.rolled, state.steps = round, rolled, made
        state.phase, state.turn, state.mover = Phase.MOVE, self.seat, self.seat
        state.ended, state.winner = 0, NOBODY

    def arrive(self, state: PassageRules, steps: i64, key: i64) -> None:
        """A position in which the turn is over, or would be if it was ended: judge it if it is new.

        Of two that are worth the same, the one with fewer steps is better.
        """
        here: i64 = key & MASK
        if here not in self.stops:
            self.stops[here] = len(self.ends)
            self.heuristic.evaluate(state, self.shares)
            value = self.shares[self.seat] - HASTE * float(steps)
            if self.all or not self.ends or value > self.values[-1]:
                end = state.clone()
                if end.phase == Phase.MOVE:
                    end.play(Do.END)
                self.ends.append(end)
                self.values.append(value)
                self.firsts.append(0)
        if self.all:
            self.firsts[self.stops[here]] |= self.first


# Trying turns out

MOST_TRIED: Final = 24
"""How many ends of a turn are tried: in 50 positions the best was never below the eleventh at a glance."""
SPREAD: Final = 0.1
"""By how much a trial may go better or worse than it looks, as long as none has been made."""
TRUST: Final = 4.0
"""As many trials weigh as much as the glance."""
LATTICE: Final = [0.7548776662466927, 0.5698402909980532, 0.8191725133961645, 0.6710436067037893]
"""How far each roll moves on, in all the ways that dice can fall, from one trial to the next: evenly spread."""
GRAIN: Final = 1 << 20


# For all ways that so many dice can fall, in order, the kind of roll.
KINDS_BY_WAY: Final = [[kind for kind, ways in outcomes for _ in range(ways)] for outcomes in ROLL_OUTCOMES]


def roll_at(point: float, dice: i64) -> i64:
    """The roll at a point of the row of all ways that dice can fall; the row ends at 1, and begins again there."""
    kinds = KINDS_BY_WAY[dice]
    return kinds[int((point - float(int(point))) * len(kinds))]


@mypyc_attr(acyclic=True)
class Plan:
    """An end of the turn: which actions lead towards it, how it looks at a glance, and what trials have brought."""

    end: PassageRules
    firsts: i64
    look: float
    gained: float
    trials: float

    def __init__(self, end: PassageRules, firsts: i64, look: float) -> None:
        self.end = end
        self.firsts = firsts
        self.look = look
        self.gained = 0.0
        self.trials = 0.0


@mypyc_attr(acyclic=True)
class Weighing:
    """The plans of a seat, weighed by trials.

    In a trial the others roll and answer at a glance, each for themselves, until it is the seat's turn again; the n-th
    trial of every plan meets the same dice.
    """

    turn: Turn
    seat: i64
    start: float
    """Where the rolls begin."""
    plans: list[Plan]
    trials: float
    surprise: float
    """How much better all trials together went than they looked."""
    squares: float
    """The sum of the squares of that, for each trial."""

    def __init__(self, heuristic: Heuristic, seat: i64, rng: Rng) -> None:
        self.turn = Turn(heuristic)
        self.seat = seat
        self.start = float(rng.below(GRAIN)) / float(GRAIN)
        self.plans = []
        self.trials = 0.0
        self.surprise = 0.0
        self.squares = SPREAD * SPREAD

    def gather(self, state: PassageRules) -> None:
        """Make plans: the ends of the turn that look best, or all numbers of dice."""
        if state.phase == Phase.DICE:
            for dice in range(1, i64(MOST_DICE) + 1):
                twin = state.clone()
                twin.play(dice_code(dice))
                self.plans.append(Plan(twin, bit(dice_code(dice)), 0.5))
            return
        turn = self.turn
        turn.find(state, True)
        order = sorted([(-turn.values[end], end) for end in range(len(turn.ends))])
        for _, end in order[:MOST_TRIED]:
            self.plans.append(Plan(turn.ends[end], turn.firsts[end], turn.values[end]))

    def run(self, budget: Budget) -> None:
        """Try plans until the budget is spent, or there is nothing to find out."""
        while True:
            plan = self.most_promising()
            known = plan.end.turn == OVER
            gained = plan.look if known else self.trial(plan, budget)
            plan.gained += gained
            plan.trials += 1.0
            self.trials += 1.0
            self.surprise += gained - plan.look
            self.squares += (gained - plan.look) * (gained - plan.look)
            if not budget.spend(1) or (known and plan.look > SURE) or len(self.plans) == 1:
                return

    def most_promising(self) -> Plan:
        """The plan that does best so far, or that has been tried so little that it may do better yet."""
        best = self.plans[0]
        top = -1.0
        surprise = self.surprise / (self.trials + 1.0)
        spread = sqrt(self.squares / (self.trials + 1.0) - surprise * surprise)
        doubt = spread * sqrt(sqrt(self.trials + 1.0))
        for plan in self.plans:
            promise = (plan.gained + TRUST * (plan.look + surprise)) / (plan.trials + TRUST)
            promise += doubt / sqrt(plan.trials + 1.0)
            if promise > top:
                top = promise
                best = plan
        return best

    def trial(self, plan: Plan, budget: Budget) -> float:
        """What the seat may expect when it is to move again, or after a round if it has no more turns (S40)."""
        state = plan.end
        turn = self.turn
        rolls: i64 = 0
        while True:
            state = state.clone()
            if state.phase == Phase.DICE:
                state.play(dice_code(dice_for(lane(state.standing, state.mover))))
            state.play(roll_at(self.start + plan.trials * LATTICE[rolls], state.rolled))
            turn.find(state, False)
            state = turn.ends[-1]
            rolls += 1
            if state.turn == OVER or state.mover == self.seat or rolls == len(LATTICE):
                turn.heuristic.evaluate(state, turn.shares)
                return turn.shares[self.seat]
            budget.spend(1)

    def tell(self, thoughts: Evaluations) -> None:
        """For each action, the most tried of the plans that it leads towards."""
        for code in range(i64(Do.COUNT)):
            best: Plan | None = None
            for plan in self.plans:
                if (plan.firsts >> code) & 1 and plan.trials > (0.0 if best is None else best.trials):
                    best = plan
            if best is not None:
                thoughts.add(code, best.gained / best.trials, best.trials)
