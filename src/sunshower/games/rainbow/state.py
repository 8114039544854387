"""Rainbow: the facts of the table, who has seen which of them, and what may lie behind the faces that they see."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.errors import BadTable
from sunshower.core.game import CHANCE, NOBODY, Options, State
from sunshower.core.lanes import lane
from sunshower.core.message import Message
from sunshower.games.rainbow.pieces import (
    ALL,
    BASE,
    COLOURS,
    FACES,
    HAND,
    HELD,
    NEXT,
    NO_CARD,
    NUMBERS,
    PLACES,
    SHADOW,
    UNSEEN,
    Seen,
    card_in,
    card_of,
    collected,
    drawn,
    first_of,
    is_flip,
    mark_of,
    other_face,
    place_of,
    put_back,
    second_of,
    sides_of,
    take,
)

TRIES: Final = 64  # to deal at once; where so many fail, counting is quicker
TOO_FEW: Final = Message("rainbow-no-such-faces")


@mypyc_attr(acyclic=True)
class RainbowState(State):
    """Cards in the hands, in the holder, in the row and collected, and who has seen which of their sides.

    A card is decided, both sides and which way round, when somebody first sees a side of it; the holder has no order
    before that. In hands and holder each seat sees the side towards it and never the other one. Faces are in lanes of
    four bits, one more than their number; 0 is no card.
    """

    turn: i64 = CHANCE
    phase: i64 = 0
    """One of Phase, the first to begin with."""
    round: i64 = 1
    active: i64 = NOBODY
    """Whose turn it is, or has just been: this seat draws first (R12). Nobody's before the deal and after the end."""
    then: i64 = NOBODY
    """Who moves when the hands are full."""
    placed: i64 = 0
    """Cards placed in this turn."""
    flipped: bool = False
    """Whether the last thing done in this turn was a flip."""
    turning: i64 = 0
    """In the show phase: the blind card or the flip whose hidden side is about to show."""
    sides_0: i64 = 0
    sides_1: i64 = 0
    """The sides towards seat 0 and seat 1: three cards in each hand, then the next card of each seat."""
    left: i64 = 0
    """How many cards are in the holder. The last one is the next card of both seats (R28)."""
    lying: i64 = 0
    """How many cards lie in the row."""
    ups: i64 = 0
    downs: i64 = 0
    seen: i64 = 0
    """Who has seen the undersides of the row."""
    gone: list[int]
    """The collected cards with who has seen their undersides, the side that lay open first."""
    pool: vec[i64]
    """The stock of cards that nobody has seen a side of."""
    score_0: i64 = 0
    score_1: i64 = 0
    deck: vec[i64]
    """The stock of all cards; shared by all clones."""
    options: Options
    flip_commits: bool = False

    def copy_to(self, twin: "RainbowState") -> None:
        """Make another State equal to this one."""
        twin.turn = self.turn
        twin.phase = self.phase
        twin.round = self.round
        twin.active = self.active
        twin.then = self.then
        twin.placed = self.placed
        twin.flipped = self.flipped
        twin.turning = self.turning
        twin.sides_0 = self.sides_0
        twin.sides_1 = self.sides_1
        twin.left = self.left
        twin.lying = self.lying
        twin.ups = self.ups
        twin.downs = self.downs
        twin.seen = self.seen
        twin.gone = self.gone.copy()
        twin.pool = self.pool[:]
        twin.score_0 = self.score_0
        twin.score_1 = self.score_1
        twin.deck = self.deck
        twin.options = self.options
        twin.flip_commits = self.flip_commits

    def census(self) -> list[int]:
        """The stock of all cards wherever they are."""
        cards = self.pool[:]
        for card in self.beliefs(ALL).known:
            if card != NO_CARD:
                put_back(cards, card)
        return list(cards)

    # Hands and holder

    def side(self, seat: i64, place: i64) -> i64:
        """The face that a card in a hand or in the holder turns towards a seat."""
        return lane(self.sides_0 if seat == 0 else self.sides_1, place) - 1

    def has(self, place: i64) -> bool:
        """Whether there is a card in a place of the hands or at an end of the holder."""
        return lane(self.sides_0, place) != 0

    def short(self, seat: i64) -> bool:
        """Whether a card is missing in a hand."""
        first = seat * HAND
        return not (self.has(first) and self.has(first + 1) and self.has(first + 2))

    def unseen(self) -> i64:
        """How many cards of the holder nobody sees a side of."""
        if self.left < 2:
            return 0
        return self.left - (1 if self.has(NEXT) else 0) - (1 if self.has(NEXT + 1) else 0)

    def drawer(self) -> i64:
        """At whose end of the holder something happens next: both look at their ends, then fill their hands (R12)."""
        first = self.active
        other = 1 - first
        if self.unseen() > 0:
            if not self.has(NEXT + first):
                return first
            if not self.has(NEXT + other):
                return other
        if self.has(NEXT + first) and self.short(first):
            return first
        if self.has(NEXT + other) and self.short(other):
            return other
        return NOBODY

    # The row

    def up(self, spot: i64) -> i64:
        """The face that lies open in a place of the row."""
        return lane(self.ups, spot) - 1

    def down(self, spot: i64) -> i64:
        """The face that lies under it."""
        return lane(self.downs, spot) - 1

    def may_place(self) -> bool:
        """First of all, or after a flip: never two cards in a row."""
        return self.placed == 0 or self.flipped

    def may_flip(self) -> bool:
        """If a card lies, and never twice in a row (R3)."""
        return self.lying > 0 and not self.flipped

    def may_stop(self) -> bool:
        """Once a card has been placed (R1); after a flip, unless it commits (R2)."""
        return self.placed > 0 and not (self.flipped and self.flip_commits)

    def loses(self, face: i64, spot: i64) -> bool:
        """Whether a face that shows in a place of the row loses the round; light never does (R9)."""
        if face == SHADOW:
            return True
        if face < COLOURS:
            for other in range(self.lying):
                if other != spot and self.up(other) == face:
                    return True
        return False

    def hidden(self, decision: i64) -> i64:
        """The face that a blind card or a flip is about to show."""
        if is_flip(decision):
            return self.down(place_of(decision))
        return self.side(1 - self.active, self.active * HAND + place_of(decision))

    # What a seat knows

    def sees_under(self, mark: i64, seat: i64) -> bool:
        """Whether a seat has seen an underside; NOBODY knows only what lies open now."""
        return seat == ALL or (seat != NOBODY and (mark >> seat) & 1 == 1)

    def known(self, seat: i64) -> list[int]:
        """Every card in hands, holder and row as far as a seat knows it; one that is not there is NO_CARD."""
        cards: list[int] = []
        for place in range(i64(PLACES)):
            if not self.has(place) or (place == NEXT + 1 and self.left == 1):  # R28: one card, listed once
                cards.append(NO_CARD)
            else:
                in_sight = place < HELD or place == NEXT + seat or self.left == 1 or seat == ALL
                first: i64 = self.side(0, place) if in_sight and (seat == 0 or seat == ALL) else UNSEEN
                second: i64 = self.side(1, place) if in_sight and seat > 0 else UNSEEN
                cards.append(card_of(first, second))
        for spot in range(self.lying):
            down: i64 = self.down(spot) if self.sees_under(lane(self.seen, spot), seat) else UNSEEN
            cards.append(card_of(self.up(spot), down))
        return cards

    def known_gone(self, seat: i64) -> list[int]:
        """The collected cards as far as a seat knows them, in an order that tells nothing."""
        cards: list[int] = []
        for marked in self.gone:
            mark = mark_of(marked)
            card = card_in(marked)
            if seat != ALL and (mark == Seen.CLOSED or seat == NOBODY):
                card = card_of(UNSEEN, UNSEEN)
            elif not self.sees_under(mark, seat):
                card = card_of(first_of(card), UNSEEN)
            cards.append(collected(mark, card))
        cards.sort()
        return cards

    def beliefs(self, seat: i64) -> "Beliefs":
        """What a seat may believe about all cards."""
        return self.believing(self.known(seat), self.known_gone(seat))

    def believing(self, cards: list[int], gone: list[int]) -> "Beliefs":
        """What whoever knows so much of the cards and of those collected may believe about the rest."""
        return Beliefs(self.deck, cards, gone)


# What may lie behind the faces that are seen


class Beliefs:
    """Cards as far as some eyes know them, and what these may believe about the rest: counted once, dealt often."""

    known: list[int]
    """Each card by its faces, UNSEEN for one that is not known; the collected ones last."""
    marks: list[int]
    """Who has seen the undersides of the collected ones."""
    left: vec[i64]
    """The stock without the cards that are known by both faces."""
    half: list[int]
    """Which of them are known by one face."""
    faces: list[int]
    """Those faces."""
    dark: list[int]
    """Which of them are not known at all."""
    counts: "Counts | None" = None
    stock: vec[i64]
    """What the last deal has left."""

    def __init__(self, deck: vec[i64], cards: list[int], gone: list[int]) -> None:
        self.known = cards + [card_in(marked) for marked in gone]
        self.marks = [mark_of(marked) for marked in gone]
        self.left = deck[:]
        self.half = []
        self.faces = []
        self.dark = []
        self.stock = vec[i64]()
        for index in range(len(self.known)):
            card = self.known[index]
            if card == UNSEEN * BASE + UNSEEN:
                self.dark.append(index)
            elif card != NO_CARD and (first_of(card) == UNSEEN or second_of(card) == UNSEEN):
                self.half.append(index)
                self.faces.append(other_face(card, UNSEEN))
            elif card != NO_CARD:
                take(self.left, card)
                if self.left[card] < 0:
                    raise BadTable("too-few-cards", TOO_FEW)

    def dealt(self, rng: Rng) -> list[int]:
        """All the cards, completed with what the deck has left, each way to do so as likely."""
        cards = self.known.copy()
        stock = self.left[:]
        others = self.others(rng)
        for given in range(len(others)):
            index = self.half[given]
            face, other = self.faces[given], others[given]
            cards[index] = card_of(other, face) if first_of(cards[index]) == UNSEEN else card_of(face, other)
            take(stock, cards[index])
        for index in self.dark:
            cards[index] = drawn(stock, rng.below(sum(stock)))
            take(stock, cards[index])
        self.stock = stock
        return cards

    def others(self, rng: Rng) -> list[int]:
        """The other faces of the cards known by one face: any of all the ways, each as likely."""
        if self.counts is None:
            sides = sides_of(self.left)
            for _ in range(TRIES):
                others = dealt_at_once(self.left, sides.copy(), self.faces, rng)
                if len(others) == len(self.faces):
                    return others
            self.counts = Counts(self.left, self.faces)
        return self.counts.dealt(rng)


def needs(faces: list[int]) -> list[int]:
    """How many cards are known by each face."""
    return [faces.count(face) for face in range(FACES)]


def dealt_at_once(stock: vec[i64], sides: list[int], faces: list[int], rng: Rng) -> list[int]:
    """Draw for each known face one of the sides that show it, and give up as soon as two draw the same card.

    All ways to draw the sides are equally likely, so those without a double are as well.
    """
    given = [0] * NUMBERS
    others: list[int] = []
    for face in faces:
        number = rng.below(sides[face]) if sides[face] > 0 else 0
        sides[face] -= 1
        other: i64 = 0
        while other < FACES:
            number -= stock[face * BASE + other] - given[face * BASE + other] - given[other * BASE + face]
            if number < 0:
                break
            other += 1
        if other == FACES:
            break
        given[face * BASE + other] += 1
        others.append(other)
    return others


# Counting all the ways. Some cards are known by one face each, others not at all. In how many ways can the cards that
# are left be given to them? A card known by its red face must be one with red on it, and no card can be given twice:
# every card left is given by its one face, by its other, or stays among the unknown. So the ways are a coefficient of
# the product of (1 + x_f + x_g) over all cards left, f and g being a card's faces: the one in which each x has as its
# power the number of cards known by that face. The product is kept in one long integer, a lane for each combination of
# powers. Cards are multiplied face by face, and a face that no card to come shows needs no lanes of its own: so at the
# end of a long game there are some hundred thousand lanes, not tens of millions, and all is exact.


class Counts:
    """All the ways to deal the other faces of cards known by one, counted card by card."""

    faces: list[int]
    cards: list[int]
    rests: "list[Rest]"

    def __init__(self, stock: vec[i64], faces: list[int]) -> None:
        self.faces = faces
        self.cards = listed(stock)
        self.rests = rests(stock, needs(faces))
        if self.rests[0].ways([0] * FACES, UNSEEN) == 0:
            raise BadTable("too-few-cards", TOO_FEW)

    def dealt(self, rng: Rng) -> list[int]:
        """One of the ways, card by card, each with the chance that the ways to deal the rest give it."""
        so_far = [0] * FACES
        given: list[list[int]] = [[] for _ in range(FACES)]
        for card, rest in zip(self.cards, self.rests[1:], strict=True):
            stays = rest.ways(so_far, UNSEEN)
            by_first = rest.ways(so_far, first_of(card))
            number = below(stays + by_first + rest.ways(so_far, second_of(card)), rng)
            if number >= stays:
                face = first_of(card) if number < stays + by_first else second_of(card)
                so_far[face] += 1
                given[face].append(other_face(card, face))
        others = []
        for face in self.faces:
            others.append(given[face].pop(rng.below(len(given[face]))))
        return others


def below(limit: int, rng: Rng) -> int:
    """A number below a limit of any size, each exactly as likely."""
    while True:
        number = 0
        for _ in range(limit.bit_length() // 32 + 1):
            word: int = rng.word()
            number = (number << 32) + word
        number >>= (limit.bit_length() // 32 + 1) * 32 - limit.bit_length()
        if number < limit:
            return number


def listed(stock: vec[i64]) -> list[int]:
    """Every card of the stock, its lower face first, in order."""
    return [
        first * BASE + second
        for first in range(FACES)
        for second in range(first + 1, FACES)
        for _ in range(stock[first * BASE + second])
    ]


class Powers:
    """The powers that each face from a first one on may have reached, each combination a lane of one long integer."""

    first: int
    most: list[int]
    shifts: list[int]
    keeps: list[int]
    width: int
    size: int

    def __init__(self, stock: vec[i64], need: list[int], first: int) -> None:
        one: int = 1
        self.first = first
        self.most = need.copy()
        self.shifts = [0] * FACES
        self.keeps = [0] * FACES
        self.width = (sum(stock) // 10 + 1) * 8  # whole bytes; no coefficient exceeds 3 ** cards
        self.size = self.width
        for face in range(first + 1, FACES):  # no more than the cards up to the first face can have given
            self.most[face] = min(need[face], sum([stock[lower * BASE + face] for lower in range(first + 1)]))
        for face in reversed(range(first, FACES)):
            self.shifts[face] = self.size
            self.size *= self.most[face] + 1
        for face in range(first + 1, FACES):
            keep = (one << (self.shifts[face] * self.most[face])) - 1
            reach = self.shifts[face] * (self.most[face] + 1)
            while reach < self.size:
                keep |= keep << reach
                reach *= 2
            self.keeps[face] = keep

    def more(self, product: int, card: int) -> int:
        """One more card before those counted: it stays, or its first face or its second one has a higher power."""
        first, second = first_of(card), second_of(card)
        by_first = product >> self.shifts[first]  # the outermost lanes: nothing runs over
        by_second = (product >> self.shifts[second]) & self.keeps[second]
        return product + by_first + by_second

    def narrowed(self, product: int, wider: "Powers") -> int:
        """What was counted from the face after the first on: the first one has the power that is needed by then."""
        data = product.to_bytes(wider.size // 8, "little")
        unit = self.width // 8
        for face in reversed(range(self.first + 1, FACES)):
            step = unit * (wider.most[face] + 1)
            unit *= self.most[face] + 1
            if unit < step:
                data = b"".join([data[start : start + unit] for start in range(0, len(data), step)])
        return int.from_bytes(data, "little") << (self.shifts[self.first] * self.most[self.first])


class Rest:
    """In how many ways the cards after a card can complete what is needed, for all that may be given by then."""

    powers: Powers
    data: bytes

    def __init__(self, powers: Powers, product: int) -> None:
        self.powers = powers
        self.data = product.to_bytes(powers.size // 8, "little")

    def ways(self, so_far: list[int], more: int) -> int:
        """The ways once a face (or none: UNSEEN) has been given one more card than so far."""
        powers = self.powers
        at = 0
        for face in range(powers.first, FACES):
            power = so_far[face] + 1 if face == more else so_far[face]
            if power > powers.most[face]:
                return 0
            at += power * powers.shifts[face]
        return int.from_bytes(self.data[at // 8 : (at + powers.width) // 8], "little")


def rests(stock: vec[i64], need: list[int]) -> list[Rest]:
    """What all cards of the stock can do; then, for each of them in order, what the cards after it can do.

    Counted from the last card back, face by face: after the last card with a face that face must have what is needed,
    so its lanes are there only while the cards with it as their lower face are counted.
    """
    found: list[Rest] = []
    powers = Powers(stock, need, FACES)
    product: int = 1
    first = FACES
    for card in reversed([0, *listed(stock)]):  # there is no card 0: before the first card all faces count
        while first > first_of(card):
            first -= 1
            wider = powers
            powers = Powers(stock, need, first)
            product = powers.narrowed(product, wider)
        found.append(Rest(powers, product))
        product = powers.more(product, card)
    found.reverse()
    return found
