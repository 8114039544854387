"""Chroma Cards' rainbow: what hands and rainbows are worth.

Cards are scarce and turns are not: what counts most is how many cards a seat still has to find for a shape, then how
many of those it has lie in front of it already, and how many of the cards still to come would help. So every shape has
a weight for every seat, and a seat's share of the game is its part of all weights.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.core.game import NOBODY, OVER, Actions
from sunshower.core.heuristic import split
from sunshower.core.lanes import bit, raised
from sunshower.games.chroma.deal import UNSEEN
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
    wild,
)
from sunshower.games.chroma.rules import ChromaState
from sunshower.games.chroma.solver import NONE, colour_in

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

# What cards can do, all shapes in one number. The lower 25 bits are five for each shape: the colours that cards have of
# their own there. Above, five bits for each shape: how many cards can have any colour.
OWN_COLOURS: Final = 0x1FFFFFF
JOKERS: Final = 25
EVERY_FIFTH: Final = 0x108421
LANE: Final = 6  # bits for the number of cards of one colour that are still to come
ROW: Final = 16


def worked_out() -> list[int]:
    """What each face can do; an empty place can do nothing."""
    can = [0] * (EMPTY + 1)
    for face in range(FACES):
        for shape in range(KINDS):
            colour = colour_in(face, shape)
            if colour == ANY:
                can[face] += bit(JOKERS + KINDS * shape)
            elif colour != NONE:
                can[face] += bit(KINDS * shape + colour)
    return can


CAN: Final[list[int]] = worked_out()
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


def join(some: i64, more: i64) -> i64:
    """What cards can do together with more cards."""
    jokers = (some - (some & OWN_COLOURS)) + (more - (more & OWN_COLOURS))
    return ((some | more) & OWN_COLOURS) | jokers


def reach(cards: i64) -> i64:
    """How many colours of each shape cards can show, five bits for each shape: there may be more than five."""
    first: i64 = EVERY_FIFTH
    found = (cards & first) + ((cards >> 1) & first) + ((cards >> 2) & first)
    return found + ((cards >> 3) & first) + ((cards >> 4) & first) + (cards >> JOKERS)


def furthest(cards: i64) -> i64:
    """How many colours of some one shape cards can show."""
    found = reach(cards)
    best: i64 = 0
    while found != 0:
        if found & 31 > best:
            best = found & 31
        found >>= KINDS
    return best


def in_rainbow(state: ChromaState, seat: i64, but: i64 = NONE) -> i64:
    """What the cards of a rainbow can do, but one place."""
    found: i64 = 0
    for place in range(i64(FULL)):
        if place != but:
            can: i64 = CAN[state.rainbows[seat * FULL + place]]
            found = join(found, can)
    return found


def in_hand(state: ChromaState, seat: i64, but: i64 = NONE) -> i64:
    """What the cards of a hand can do, but one place."""
    found: i64 = 0
    for place in range(i64(SLOTS)):
        if place != but:
            can: i64 = CAN[state.card(seat, place)]
            found = join(found, can)
    return found


def shown_in_hand(state: ChromaState, seat: i64) -> i64:
    """What the cards of a hand that everybody has seen can do."""
    found: i64 = 0
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        card: i64 = state.hands[place]
        if card & UNSEEN == 0:
            can: i64 = CAN[card >> 1]
            found = join(found, can)
    return found


@mypyc_attr(acyclic=True)
class Judge:
    """Guesses what share of the game each seat may expect."""

    next: list[float]
    waiting: list[float]
    own: list[float]
    seen: list[float]
    live: list[int]
    """For each shape, how many cards of each colour are still to come, a lane each."""
    jokers: list[int]
    """For each shape, how many cards that can have any colour are still to come."""
    each: float
    """The chance of one card still to come to be drawn next."""
    weights: list[float]
    """What the others weigh, as the player sees them."""
    others: float
    """And all together."""
    shown: i64
    """The most colours of some shape in the rainbow weighed last."""
    ratings: list[float]

    def __init__(self) -> None:
        self.next = laid_out(NEXT)
        self.waiting = laid_out(WAITING)
        self.own = laid_out(OWN)
        self.seen = laid_out(SEEN)
        self.live = [0] * KINDS
        self.jokers = [0] * KINDS
        self.each = 0.0
        self.weights = [0.0] * SEATS[-1]
        self.others = 0.0
        self.shown = 0
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
            can: i64 = CAN[state.top()]
            own = self.weigh(laid, join(owned, can), self.own)
        else:
            own = self.weigh(laid, owned, self.own) * BLIND
        return own / (own + self.others)

    def after_act(self, state: ChromaState, action: i64) -> float:
        me = state.turn
        place = place_of(action)
        face = state.card(me, place)
        can: i64 = CAN[face]
        laid = in_rainbow(state, me)
        rest = self.others
        if action >= Do.WILD:
            rest += self.struck(state, (action - Do.WILD) % Do.WILDS, can)
            if self.shown == FULL:
                return 0.0  # C14
        elif action < Do.ADD or is_discard(action):
            rest += self.fed(state, face)
        elif action < Do.SWAP:
            laid = join(laid, can)
        else:
            spot = (action - Do.SWAP) % Do.SWAPS
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

    def struck(self, state: ChromaState, target: i64, can: i64) -> float:
        """How much heavier another seat gets if a card of its rainbow is replaced: less than nothing, it is hoped."""
        victim = target // FULL
        laid = join(in_rainbow(state, victim, target % FULL), can)
        return self.weigh(laid, join(laid, shown_in_hand(state, victim)), self.seen) - self.weights[victim]

    def fed(self, state: ChromaState, face: i64) -> float:
        """How much heavier the next player gets if a card is put away and they take it."""
        if wild(face):
            return 0.0  # C11
        follower = (state.turn + 1) % state.seats
        laid = in_rainbow(state, follower)
        owned = join(laid, shown_in_hand(state, follower))
        can: i64 = CAN[face]
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


def place_of(action: i64) -> i64:
    """The place in the hand of the card that an action plays."""
    if action >= Do.WILD:
        return (action - Do.WILD) // Do.WILDS
    if action >= Do.SWAP:
        return (action - Do.SWAP) // Do.SWAPS
    return action - Do.ADD if action >= Do.ADD else action - Do.DISCARD


def is_discard(action: i64) -> bool:
    """Whether an action plays a sixth card only to put it away again."""
    return Do.SWAP <= action < Do.WILD and (action - Do.SWAP) % Do.SWAPS == FULL
