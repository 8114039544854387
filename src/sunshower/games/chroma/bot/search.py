"""Chroma Cards' rainbow: a race of the best moves through guessed worlds, and what hands and rainbows are worth.

Cards are scarce and turns are not: what counts most is how many cards a seat still has to find for a shape, then how
many of those it has lie in front of it already, and how many of the cards still to come would help. So every shape has
a weight for every seat, and a seat's share of the game is its part of all weights: that is the Evaluator's guess.

The guess is good, but an average. So the moves that it likes best are played on for two rounds, all in the same worlds
with the same cards to come, and those that are last drop out. The guess counts as so many worlds seen, so that a few
worlds cannot mislead. There is no tree: whatever the others answer depends on cards that nobody sees, and statistics of
such answers taught less than answering by the guess.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, NOBODY, OVER, Actions
from sunshower.core.heuristic import Budget, Evaluations, split
from sunshower.core.lanes import raised
from sunshower.games.chroma.bot.solver import NO_PLACE, can_do, in_hand, in_rainbow, join, reach
from sunshower.games.chroma.pieces import (
    ALL_COLOURS,
    ALL_SHAPES,
    ANY,
    FACES,
    FULL,
    KINDS,
    SEATS,
    SLOTS,
    WIDTH,
    Do,
    Phase,
    parts,
    swaps_itself,
    wild,
)
from sunshower.games.chroma.rules import ChromaRules
from sunshower.games.chroma.state import UNSEEN, ChromaState

# What a shape weighs for a seat: a row for each number of cards that its rainbow lacks, from 0 on, and in a row the
# number that it lacks if those in its hand count too, from 0 on. To be multiplied with the chance that a drawn card
# helps, and twice so if two or more are lacking. Tuned by many thousands of short matches against neighbouring values.
SHAPE: Final[list[list[float]]] = [
    [1.0],
    [1.96, 3.96],
    [0.73, 1.78, 3.21],
    [0.22, 1.07, 2.53, 0.89],
    [0.2, 0.72, 1.71, 0.76, 0.42],
    [0.15, 0.5, 1.21, 0.54, 0.36, 0.24],
]
NEXT: Final = 1.2  # the seat whose turn comes weighs so much more
HIDDEN: Final = 1.8  # and so does one of whose hand only what everybody has seen is counted
ARMS: Final = 1.45  # a wild in the hand makes a seat's weight so much larger, whatever else it is good for
BLIND: Final = 1.27  # and so does the card that it is about to draw
HOPE: Final = 0.3  # what counts as a card that helps where there is none: the pile will be made anew
LANE: Final = 6  # bits for the number of cards of one colour that are still to come
ROW: Final = 16

CANDIDATES: Final = 5  # so many moves are searched, those that the guess likes best
ROUNDS: Final = 2
GUESSED: Final = 160.0  # the guess counts as much as so many worlds
FIRST_LOOK: Final = 16  # worlds before a move drops out, then twice as many, and so on

OTHER_COLOURS: Final[list[int]] = [
    sum(raised(63, LANE * colour) for colour in range(KINDS) if not colours >> colour & 1) for colours in range(32)
]
"""For colours as bits, the lanes of all others."""
WEIGHTS: Final[list[float]] = [
    SHAPE[max(0, KINDS - laid)][max(0, KINDS - max(laid, owned))] for laid in range(ROW) for owned in range(ROW)
]
"""Weights by how many colours of a shape a rainbow shows * 16, and how many with the hand; five may be exceeded."""


@mypyc_attr(acyclic=True)
class Evaluator:
    """Guesses what share of the game each seat may expect."""

    live: list[int]
    """For each shape, how many cards of each colour are still to come, a lane each."""
    jokers: list[int]
    """For each shape, how many cards that can have any colour are still to come."""
    each: float = 0.0
    """The chance of one card still to come to be drawn next."""
    weights: list[float]
    """What the others weigh, as the player sees them."""
    others: float = 0.0
    """And all together."""
    shown: i64 = 0
    """The most colours of some shape in the rainbow weighed last."""
    ratings: list[float]

    def __init__(self) -> None:
        self.live = [0] * KINDS
        self.jokers = [0] * KINDS
        self.weights = [0.0] * SEATS[-1]
        self.ratings = []

    def count(self, state: ChromaState, seat: i64) -> None:
        """Count the cards that a seat has not seen, or those of the pile if it is NOBODY who counts."""
        pool = state.pool
        unseen = state.pile
        if seat != NOBODY:
            pool = pool[:]
            for place in range(SLOTS * state.seats):
                card = state.hands[place]
                if card & UNSEEN and place // SLOTS != seat:
                    pool[card >> 1] += 1
                    unseen += 1
        self.each = 1.0 / (float(unseen) + 1.0)
        for shape in range(i64(KINDS)):
            lanes: i64 = 0
            for colour in range(i64(KINDS)):
                cards: i64 = pool[colour * WIDTH + shape] + pool[colour * WIDTH + ANY]
                lanes += cards << (LANE * colour)
            self.live[shape] = lanes
            self.jokers[shape] = pool[ANY * WIDTH + shape] + pool[ALL_COLOURS] + pool[ALL_SHAPES]

    def weigh(self, laid: i64, owned: i64) -> float:
        """What a seat weighs whose rainbow, and whose rainbow and hand together, can do this."""
        showing = reach(laid)
        holding = reach(owned)
        total = 0.0
        shown: i64 = 0
        for shape in range(i64(KINDS)):
            if showing & 31 > shown:
                shown = showing & 31
            weight = WEIGHTS[(showing & 31) * ROW + (holding & 31)]
            if holding & 31 < FULL:
                live: i64 = self.live[shape]
                lanes: i64 = OTHER_COLOURS[owned & 31]
                jokers: i64 = self.jokers[shape]
                chance = (float((live & lanes) % 63 + jokers) + HOPE) * self.each  # the remainder is the sum of lanes
                weight *= chance
                if holding & 31 < FULL - 1:
                    weight *= chance
            total += weight
            showing >>= KINDS
            holding >>= KINDS
            owned >>= KINDS
        self.shown = shown
        return total

    def known(self, state: ChromaState, seat: i64, laid: i64, but: i64 = NO_PLACE, more: i64 = 0) -> float:
        """What a seat weighs with what it lays and holds, but one card of its hand, and more."""
        weight = self.weigh(laid, join(laid, join(in_hand(state, seat, but), more)))
        for place in range(i64(SLOTS)):
            face = state.card(seat, place)
            if place != but and face < FACES and wild(face):
                weight *= ARMS
        return weight

    def seen(self, state: ChromaState, seat: i64, laid: i64, more: i64 = 0) -> float:
        """What a seat weighs with what it lays and everybody has seen it taking, and more."""
        return self.weigh(laid, join(laid, join(in_hand(state, seat, shown=True), more))) * HIDDEN

    def rate(self, state: ChromaState, actions: Actions, ratings: list[float]) -> None:
        """Append the share of the game that the player may expect after each action, as far as it can know."""
        self.count(state, state.turn)
        self.others = 0.0
        for seat in range(state.seats):
            if seat != state.turn:
                self.weights[seat] = self.seen(state, seat, in_rainbow(state, seat))
                self.others += self.weights[seat]
        for index in range(actions.count):
            if state.phase == Phase.DRAW:
                ratings.append(self.after_draw(state, actions.codes[index]))
            else:
                ratings.append(self.after_act(state, actions.codes[index]))

    def after_draw(self, state: ChromaState, action: i64) -> float:
        laid = in_rainbow(state, state.turn)
        if action == Do.TAKE:
            own = self.known(state, state.turn, laid, more=can_do(state.top()))
        else:
            own = self.known(state, state.turn, laid) * BLIND
        return own / (own + self.others)

    def after_act(self, state: ChromaState, action: i64) -> float:
        kind, place, seat, spot = parts(action)
        face = state.card(state.turn, place)
        laid = in_rainbow(state, state.turn, spot if kind == Do.SWAP else NO_PLACE)
        rest = self.others
        if kind == Do.WILD:
            rest += self.seen(state, seat, join(in_rainbow(state, seat, spot), can_do(face))) - self.weights[seat]
            if self.shown == FULL:
                return 0.0  # C14
        elif kind == Do.DISCARD:
            rest += self.fed(state, face)
        else:
            laid = join(laid, can_do(face))
            if kind == Do.SWAP and not wild(face):
                rest += self.fed(state, state.laid(state.turn, spot))
        own = self.known(state, state.turn, laid, place)
        return 1.0 if self.shown == FULL else own / (own + rest)

    def fed(self, state: ChromaState, face: i64) -> float:
        """How much heavier the next player gets if a card is put away and they take it."""
        if wild(face):
            return 0.0  # C11
        follower = (state.turn + 1) % state.seats
        gain = self.seen(state, follower, in_rainbow(state, follower), can_do(face)) - self.weights[follower]
        return gain if gain > 0.0 else 0.0

    def pick(self, state: ChromaState, actions: Actions) -> i64:
        """The action that the guess likes best."""
        if actions.count == 1:
            return actions.codes[0]
        self.ratings.clear()
        self.rate(state, actions, self.ratings)
        best: i64 = 0
        for index in range(1, actions.count):
            if self.ratings[index] > self.ratings[best]:
                best = index
        return actions.codes[best]

    def evaluate(self, state: ChromaState, shares: list[float]) -> None:
        """Set the share of the game that each seat may expect at the beginning of a turn, all hands being known."""
        if state.turn == OVER:
            split(state, shares)
            return
        self.count(state, NOBODY)
        total = 0.0
        for seat in range(state.seats):
            shares[seat] = self.known(state, seat, in_rainbow(state, seat)) * (NEXT if seat == state.turn else 1.0)
            total += shares[seat]
        for seat in range(state.seats):
            shares[seat] /= total


@mypyc_attr(acyclic=True)
class Candidate:
    """A move in the race: the Evaluator's guess, the shares it brought in all worlds, and in the present one."""

    action: i64
    guess: float
    sum: float = 0.0
    worlds: float = 0.0
    share: float = 0.0

    def __init__(self, action: i64, guess: float) -> None:
        self.action = action
        self.guess = guess

    def mean(self) -> float:
        """What the move is worth by now."""
        return (self.sum + GUESSED * self.guess) / (self.worlds + GUESSED)


@mypyc_attr(acyclic=True)
class Race:
    """The moves of one decision, against each other."""

    candidates: list[Candidate]

    def __init__(self, state: ChromaRules, evaluator: Evaluator, rng: Rng) -> None:
        self.state = state
        self.evaluator = evaluator
        self.rng = rng
        self.future = Rng()
        self.actions = Actions()
        self.shares = [0.0] * state.seats
        self.candidates = []
        self.line_up()

    def line_up(self) -> None:
        """Let the moves that the Evaluator likes best take part, the best first; one that wins runs alone."""
        actions = self.actions
        self.state.offer(actions)
        guesses: list[float] = []
        self.evaluator.rate(self.state, actions, guesses)
        for index in sorted(range(actions.count), key=guesses.__getitem__, reverse=True):
            if len(self.candidates) < CANDIDATES and not swaps_itself(actions.codes[index]):
                self.candidates.append(Candidate(actions.codes[index], guesses[index]))
                if guesses[index] == 1.0:
                    return

    def run(self, budget: Budget) -> None:
        """Run through worlds until the budget is spent; as often as they have doubled, the last of 3 to 5 drops out."""
        running = self.candidates.copy()
        worlds: i64 = 0
        look: i64 = FIRST_LOOK
        while len(running) > 1 and self.run_world(running, budget):
            worlds += 1
            if worlds == look and len(running) > 2:
                look *= 2
                last = running[0]
                for candidate in running:
                    if candidate.mean() < last.mean():
                        last = candidate
                running.remove(last)

    def run_world(self, running: list[Candidate], budget: Budget) -> bool:
        """Play moves on in one world; whether there is time for more. A world counts once all are through."""
        world = self.state.clone()
        world.redeal(self.state.turn, self.rng)
        a, b, c = self.rng.word(), self.rng.word(), self.rng.word()
        more = True
        for candidate in running:
            if not more:
                return False
            future = self.future
            future.a, future.b, future.c, future.counter = a, b, c, 1
            candidate.share = self.play_on(world.clone(), candidate.action)
            more = budget.spend(1)
        for candidate in running:
            candidate.sum += candidate.share
            candidate.worlds += 1.0
        return more

    def play_on(self, world: ChromaRules, action: i64) -> float:
        """The share of the game that a move brings in a world if everybody then picks as the Evaluator does."""
        world.play(action)
        stop = self.state.turns + ROUNDS * world.seats
        while world.turn != OVER:
            if world.turn == CHANCE:
                world.play(world.sample(self.future))
                continue
            if world.phase == Phase.DRAW and world.turns >= stop:
                break
            self.actions.count = 0
            world.offer(self.actions)
            world.play(self.evaluator.pick(world, self.actions))
        self.evaluator.evaluate(world, self.shares)
        return self.shares[self.state.turn]

    def tell(self, thoughts: Evaluations) -> None:
        """What came of it."""
        for candidate in self.candidates:
            thoughts.add(candidate.action, candidate.mean(), candidate.worlds + GUESSED)
