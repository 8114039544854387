"""Chroma Cards' rainbow: a race of the best moves through guessed worlds, and what hands and rainbows are worth.

Cards are scarce and turns are not: what counts most is how many cards a seat still has to find for a shape, then how
many of those it has lie in front of it already, and how many of the cards still to come would help. So every shape has
a weight for every seat, and a seat's share of the game is its part of all weights: that is the Evaluator's guess.

The guess is good, but an average. So the moves that it likes best are played on for two rounds, all in the same worlds
with the same cards to come, and those that fall behind drop out. The guess counts as so many worlds seen, so that a few
worlds cannot mislead. There is no tree: whatever the others answer depends on cards that nobody sees, and statistics of
such answers taught less than answering by the guess.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, NOBODY, OVER, Actions
from sunshower.core.heuristic import Budget, Evaluations, split
from sunshower.core.lanes import raised
from sunshower.games.chroma.bot.solver import can_do, furthest, in_hand, in_rainbow, join, reach, shown_in_hand
from sunshower.games.chroma.pieces import (
    ALL_COLOURS,
    ALL_SHAPES,
    ANY,
    EMPTY,
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

# What a shape weighs for a seat: a row for each number of cards that its rainbow lacks, from 1 on, and in a row the
# number that it lacks if those in its hand count too, from 0 on. To be multiplied with the chance that a drawn card
# helps, and twice so if two or more are lacking. NEXT and WAITING are fitted to who won 8,000 games of two bots that
# pick by OWN and SEEN; these are tuned by many thousands of short matches against neighbouring values.
Weights = tuple[tuple[float, ...], ...]
NEXT: Final[Weights] = (  # the seat whose turn comes, its hand known
    (20.0, 3.93),
    (0.87, 1.95, 4.16),
    (0.38, 1.05, 2.52, 1.19),
    (0.3, 0.67, 1.63, 0.90, 0.52),
    (0.25, 0.5, 0.76, 0.69, 0.46, 0.39),
)
WAITING: Final[Weights] = (  # another seat, its hand known
    (1.37, 3.21),
    (0.72, 1.68, 3.93),
    (0.34, 0.87, 2.21, 1.05),
    (0.25, 0.53, 1.45, 0.79, 0.47),
    (0.2, 0.4, 0.75, 0.64, 0.45, 0.37),
)
OWN: Final[Weights] = (  # a seat that has just moved, against others whose hands it does not know
    (1.96, 3.96),
    (0.73, 1.78, 3.21),
    (0.22, 1.07, 2.53, 0.89),
    (0.2, 0.72, 1.71, 0.76, 0.42),
    (0.15, 0.5, 1.21, 0.54, 0.36, 0.24),
)
SEEN: Final[Weights] = (  # those others: of their hands only what everybody has seen counts
    (3.91, 7.62),
    (1.58, 5.64, 4.7),
    (1.02, 1.86, 3.99, 1.82),
    (0.7, 1.33, 1.61, 0.75, 0.84),
    (0.5, 0.86, 1.3, 0.53, 0.32, 0.43),
)
ARMS: Final = 1.45  # a wild in the hand makes a seat's weight so much larger, whatever else it is good for
BLIND: Final = 1.27  # and so does the card that it is about to draw
HOPE: Final = 0.3  # what counts as a card that helps where there is none: the pile will be made anew
LANE: Final = 6  # bits for the number of cards of one colour that are still to come
ROW: Final = 16

CANDIDATES: Final = 5  # so many moves are searched, those that the guess likes best
ROUNDS: Final = 2
GUESSED: Final = 160.0  # the guess counts as much as so many worlds
FIRST_LOOK: Final = 24  # worlds before a move may drop out, and then after every so many:
NEXT_LOOK: Final = 8
SURE: Final = 4.0  # the square of how many standard errors a move is behind when it drops out
COARSE: Final = 0.0001  # the least variance that is believed
TELLING: Final = 4  # one in so many who could win with a card they hold has not done so yet
PATIENCE: Final = 5

OTHER_COLOURS: Final[list[int]] = [
    sum(raised(63, LANE * colour) for colour in range(KINDS) if not colours >> colour & 1) for colours in range(32)
]
"""For colours as bits, the lanes of all others."""


def laid_out(weights: Weights) -> list[float]:
    """Weights by how many colours of a shape a rainbow shows * 16, and how many with the hand; five may be exceeded."""
    rows = ((1.0,) * (KINDS + 1), *weights)
    return [
        rows[lacking][min(lacking, max(0, KINDS - owned))]
        for lacking in [max(0, KINDS - laid) for laid in range(ROW)]
        for owned in range(ROW)
    ]


@mypyc_attr(acyclic=True)
class Evaluator:
    """Guesses what share of the game each seat may expect."""

    next: list[float]
    waiting: list[float]
    own: list[float]
    seen: list[float]
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
        self.next = laid_out(NEXT)
        self.waiting = laid_out(WAITING)
        self.own = laid_out(OWN)
        self.seen = laid_out(SEEN)
        self.live = [0] * KINDS
        self.jokers = [0] * KINDS
        self.weights = [0.0] * SEATS[-1]
        self.ratings = []

    def count(self, state: ChromaState, seat: i64) -> None:
        """Count the cards that a seat has not seen, or those of the pile if it is NOBODY who counts."""
        pool = state.pool
        unseen = state.pile
        if seat != NOBODY:
            pool = pool.copy()
            for place in range(SLOTS * state.seats):
                card: i64 = state.hands[place]
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

    def weigh(self, laid: i64, owned: i64, weights: list[float]) -> float:
        """What a seat weighs whose rainbow, and whose rainbow and hand together, can do this."""
        showing = reach(laid)
        holding = reach(owned)
        total = 0.0
        shown: i64 = 0
        for shape in range(i64(KINDS)):
            if showing & 31 > shown:
                shown = showing & 31
            weight = weights[(showing & 31) * ROW + (holding & 31)]
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

    def rate(self, state: ChromaState, actions: Actions, ratings: list[float]) -> None:
        """Append the share of the game that the player may expect after each action, as far as it can know."""
        me = state.turn
        self.count(state, me)
        self.others = 0.0
        for seat in range(state.seats):
            if seat != me:
                laid = in_rainbow(state, seat)
                self.weights[seat] = self.weigh(laid, join(laid, shown_in_hand(state, seat)), self.seen)
                self.others += self.weights[seat]
        for index in range(actions.count):
            if state.phase == Phase.DRAW:
                ratings.append(self.after_draw(state, actions.codes[index]))
            else:
                ratings.append(self.after_act(state, actions.codes[index]))

    def after_draw(self, state: ChromaState, action: i64) -> float:
        laid = in_rainbow(state, state.turn)
        owned = join(laid, in_hand(state, state.turn))
        if action == Do.TAKE:
            own = self.weigh(laid, join(owned, can_do(state.top())), self.own)
        else:
            own = self.weigh(laid, owned, self.own) * BLIND
        return own / (own + self.others)

    def after_act(self, state: ChromaState, action: i64) -> float:
        me = state.turn
        kind, place, seat, spot = parts(action)
        face = state.card(me, place)
        can = can_do(face)
        laid = in_rainbow(state, me)
        rest = self.others
        if kind == Do.WILD:
            rest += self.struck(state, seat, spot, can)
            if self.shown == FULL:
                return 0.0  # C14
        elif kind == Do.DISCARD:
            rest += self.fed(state, face)
        elif kind == Do.ADD:
            laid = join(laid, can)
        else:
            laid = join(in_rainbow(state, me, spot), can)
            if not wild(face):
                rest += self.fed(state, state.laid(me, spot))
        own = self.weigh(laid, join(laid, in_hand(state, me, place)), self.own)
        if self.shown == FULL:
            return 1.0
        for other in range(i64(SLOTS)):
            if other != place and wild(state.card(me, other)):
                own *= ARMS
        return own / (own + rest)

    def struck(self, state: ChromaState, victim: i64, spot: i64, can: i64) -> float:
        """How much heavier another seat gets if a card of its rainbow is replaced: less than nothing, it is hoped."""
        laid = join(in_rainbow(state, victim, spot), can)
        return self.weigh(laid, join(laid, shown_in_hand(state, victim)), self.seen) - self.weights[victim]

    def fed(self, state: ChromaState, face: i64) -> float:
        """How much heavier the next player gets if a card is put away and they take it."""
        if wild(face):
            return 0.0  # C11
        follower = (state.turn + 1) % state.seats
        laid = in_rainbow(state, follower)
        owned = join(laid, shown_in_hand(state, follower))
        can = can_do(face)
        if owned & can == can:
            return 0.0
        gain = self.weigh(laid, join(owned, can), self.seen) - self.weights[follower]
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
            laid = in_rainbow(state, seat)
            weights = self.next if seat == state.turn else self.waiting
            shares[seat] = self.weigh(laid, join(laid, in_hand(state, seat)), weights)
            for place in range(i64(SLOTS)):
                face = state.card(seat, place)
                if face < FACES and wild(face):
                    shares[seat] *= ARMS
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
    out: bool = False

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
    gaps: list[float]
    """The sum of squares of how far one candidate is ahead of another, for each pair."""

    def __init__(self, state: ChromaRules, evaluator: Evaluator, rng: Rng) -> None:
        self.state = state
        self.evaluator = evaluator
        self.rng = rng
        self.future = Rng()
        self.actions = Actions()
        self.shares = [0.0] * state.seats
        self.gaps = [0.0] * (CANDIDATES * CANDIDATES)
        self.candidates = []
        self.line_up()

    def line_up(self) -> None:
        """Let the moves that the Evaluator likes best take part, the best first; one that wins runs alone."""
        actions = self.actions
        self.state.offer(actions)
        guesses: list[float] = []
        self.evaluator.rate(self.state, actions, guesses)
        while len(self.candidates) < CANDIDATES:
            best: i64 = -1
            for index in range(actions.count):
                better = guesses[index] >= 0.0 and (best < 0 or guesses[index] > guesses[best])
                if better and not swaps_itself(actions.codes[index]):
                    best = index
            if best < 0:
                return
            self.candidates.append(Candidate(actions.codes[best], guesses[best]))
            if guesses[best] == 1.0:
                return
            guesses[best] = -1.0

    def run(self, budget: Budget) -> None:
        """Run through worlds until one move is left or the budget is spent."""
        worlds: i64 = 0
        running = len(self.candidates)
        while running > 1 and self.run_world(budget):
            worlds += 1
            if worlds >= FIRST_LOOK and worlds % NEXT_LOOK == 0:
                running = self.drop_out()

    def run_world(self, budget: Budget) -> bool:
        """Play all moves on in one world; whether there is time for more. A world counts once all are through."""
        world = self.state.clone()
        self.imagine(world)
        a, b, c = self.rng.word(), self.rng.word(), self.rng.word()
        more = True
        for candidate in self.candidates:
            if candidate.out:
                continue
            if not more:
                return False
            future = self.future
            future.a, future.b, future.c, future.counter = a, b, c, 1
            candidate.share = self.play_on(world.clone(), candidate.action)
            more = budget.spend(1)
        self.credit()
        return more

    def credit(self) -> None:
        for place, candidate in enumerate(self.candidates):
            if not candidate.out:
                candidate.sum += candidate.share
                candidate.worlds += 1.0
                for before in range(place):
                    gap = candidate.share - self.candidates[before].share
                    self.gaps[place * CANDIDATES + before] += gap * gap

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

    def drop_out(self) -> i64:
        """Take out the moves that are surely behind the best one; returns how many are left."""
        best: i64 = 0
        for place, candidate in enumerate(self.candidates):
            if not candidate.out and candidate.mean() > self.candidates[best].mean():
                best = place
        leader = self.candidates[best]
        running: i64 = 0
        for place, candidate in enumerate(self.candidates):
            if not candidate.out and place != best:
                later = place if place > best else best
                spread = self.gaps[later * CANDIDATES + place + best - later] / candidate.worlds
                behind = leader.mean() - candidate.mean()
                candidate.out = behind * behind * (candidate.worlds + GUESSED) > SURE * (spread + COARSE)
            if not candidate.out:
                running += 1
        return running

    def tell(self, thoughts: Evaluations) -> None:
        """What came of it."""
        for candidate in self.candidates:
            thoughts.add(candidate.action, candidate.mean(), candidate.worlds + GUESSED)

    # What the others may hold

    def imagine(self, world: ChromaRules) -> None:
        """Deal anew what the seat cannot know, as it is likely among people who play to win.

        Hands are not chance: in games of these bots a hand has twice as many wilds as a random one, and of the seats
        that lack one card only one in eight holds it, where in random hands it would be more than one in four.
        """
        for _ in range(PATIENCE):
            world.redeal(self.state.turn, self.rng)
            if len(world.sure) != 0 or not self.is_odd(world):
                return

    def is_odd(self, world: ChromaRules) -> bool:
        """Let the others have kept wilds; whether somebody could have won but has not."""
        odd = False
        for seat in range(world.seats):
            if seat != self.state.turn:
                self.keep_wilds(world, seat)
                laid = in_rainbow(world, seat)
                if furthest(laid) == FULL - 1 and furthest(join(laid, in_hand(world, seat))) >= FULL:
                    odd = odd or self.rng.below(TELLING) != 0
        return odd

    def keep_wilds(self, world: ChromaRules, seat: i64) -> None:
        """For each unseen plain card in a hand, look at one card of the pile and take that instead if it is wild."""
        for place in range(i64(SLOTS)):
            card: i64 = world.hands[seat * SLOTS + place]
            if card != EMPTY and card & UNSEEN and not wild(card >> 1) and world.pile != 0:
                face = world.any_card(self.rng)
                if wild(face):
                    world.give_back(seat, place)
                    world.deal_card(seat, face)
