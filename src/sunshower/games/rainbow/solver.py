"""Rainbow: what can lie behind the faces that are seen. Everything is counted over the cards that are left.

Some cards are known by one face each, others not at all. In how many ways can the cards that are left be given to them?
A card known by its red face must be one with red on it, and no card can be given twice: every card left is given by its
one face, by its other, or stays among the unknown. So the ways are a coefficient of the product of (1 + x_f + x_g) over
all cards left, f and g being a card's faces: the one in which each x has as its power the number of cards known by that
face. The product is kept in one long integer, a lane for each combination of powers. Cards are multiplied face by face,
and a face that no card to come shows needs no lanes of its own: so at the end of a long game there are some hundred
thousand lanes, not tens of millions, and all is exact.
"""

from typing import Final

from mypy_extensions import i64

from sunshower.core.chance import Rng
from sunshower.games.rainbow.pieces import BASE, FACES, NO_CARD, NUMBERS, UNSEEN

TRIES: Final = 64  # to deal at once; where so many fail, counting is quicker
SWEEPS: Final = 30  # more change the third digit at most


# Dealing what is not seen


class Beliefs:
    """Cards as far as a seat knows them, and what it may believe about the rest: counted once, dealt often."""

    known: list[int]
    """Each card by its faces, UNSEEN for one that is not known; the collected ones last."""
    marks: list[int]
    """Who has seen the undersides of the collected ones."""
    left: list[int]
    """The stock without the cards that are known by both faces."""
    faces: list[int]
    """The faces of those that are known by one."""
    counts: "Counts | None"
    stock: list[int]
    """What the last deal has left."""

    def __init__(self, deck: list[int], cards: list[int], gone: list[int]) -> None:
        self.known = cards.copy()
        self.marks = []
        for marked in gone:
            self.known.append(marked % 100)
            self.marks.append(marked // 100)
        self.left = deck.copy()
        self.faces = halves(self.left, self.known)
        self.counts = None
        self.stock = []

    def dealt(self, rng: Rng) -> list[int]:
        """All the cards, completed with what the deck has left, each way to do so as likely."""
        cards = self.known.copy()
        stock = self.left.copy()
        others = self.others(rng)
        given: i64 = 0
        for index in range(len(cards)):
            card = cards[index]
            if card != NO_CARD and card // BASE != card % BASE:
                if card // BASE == UNSEEN:
                    card = others[given] * BASE + card % BASE
                elif card % BASE == UNSEEN:
                    card = card // BASE * BASE + others[given]
                else:
                    continue
                cards[index] = card
                take(stock, card)
                given += 1
        for index in range(len(cards)):
            if cards[index] == UNSEEN * BASE + UNSEEN:
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

    def likely(self) -> list[float]:
        """About how likely each face is behind each, for the cards known by one."""
        return likely(self.left, needs(self.faces))


def halves(stock: list[int], cards: list[int]) -> list[int]:
    """Take the cards known by both faces out of the stock, and list the faces of those known by one."""
    faces: list[int] = []
    for card in cards:
        if card != NO_CARD:
            if card // BASE != UNSEEN and card % BASE != UNSEEN:
                take(stock, card)
            elif card // BASE != card % BASE:
                faces.append(card // BASE + card % BASE - UNSEEN)
    return faces


def sides_of(stock: list[int]) -> list[int]:
    """How many sides of the stock show each face."""
    return [sum(stock[face * BASE : face * BASE + FACES]) for face in range(FACES)]


def take(stock: list[int], card: i64) -> None:
    """Take a card out of the stock, where it counts under both of its numbers."""
    stock[card] -= 1
    stock[card % BASE * BASE + card // BASE] -= 1


def drawn(stock: list[int], number: i64) -> i64:
    """The card at a place in the stock laid out in order, each card twice: either way round."""
    card: i64 = 0
    while True:
        number -= stock[card]
        if number < 0:
            return card
        card += 1


def dealt_at_once(stock: list[int], sides: list[int], faces: list[int], rng: Rng) -> list[int]:
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


class Counts:
    """All the ways to deal the other faces of cards known by one, counted card by card."""

    faces: list[int]
    cards: list[int]
    rests: "list[Rest]"

    def __init__(self, stock: list[int], faces: list[int]) -> None:
        self.faces = faces
        self.cards = listed(stock)
        self.rests = rests(stock, needs(faces))

    def dealt(self, rng: Rng) -> list[int]:
        """One of the ways, card by card, each with the chance that the ways to deal the rest give it."""
        so_far = [0] * FACES
        given: list[list[int]] = [[] for _ in range(FACES)]
        for card, rest in zip(self.cards, self.rests, strict=True):
            stays = rest.ways(so_far, UNSEEN)
            by_first = rest.ways(so_far, card // BASE)
            number = below(stays + by_first + rest.ways(so_far, card % BASE), rng)
            if number >= stays:
                face = card // BASE if number < stays + by_first else card % BASE
                so_far[face] += 1
                given[face].append(card // BASE + card % BASE - face)
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


# Estimating


def likely(stock: list[int], need: list[int]) -> list[float]:
    """About how likely each face is behind each, for the cards known by one: off by less than 0.01 as a rule.

    The cards left are taken to be given by themselves: each stays, or is given by its one face or its other, in the
    proportion of 1 to the weights of these faces. The weights are such that each face is given as often as needed.
    """
    weights = [0.0] * FACES
    for _ in range(SWEEPS):
        for face in range(i64(FACES)):
            given = 0.0
            for other in range(i64(FACES)):
                given += float(stock[face * BASE + other]) / (1.0 + weights[face] + weights[other])
            if given > 0.0:
                weights[face] = float(need[face]) / given
    chances = [0.0] * NUMBERS
    for face in range(i64(FACES)):
        total = 0.0
        for other in range(i64(FACES)):
            chances[face * BASE + other] = float(stock[face * BASE + other]) / (1.0 + weights[face] + weights[other])
            total += chances[face * BASE + other]
        for other in range(i64(FACES)):
            if total > 0.0:
                chances[face * BASE + other] /= total
    return chances


# Counting


def needs(faces: list[int]) -> list[int]:
    """How many cards are known by each face."""
    need = [0] * FACES
    for face in faces:
        need[face] += 1
    return need


def listed(stock: list[int]) -> list[int]:
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

    def __init__(self, stock: list[int], need: list[int], first: int) -> None:
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
        first, second = card // BASE, card % BASE
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
    product: int
    data: bytes

    def __init__(self, powers: Powers, product: int) -> None:
        self.powers = powers
        self.product = product
        self.data = product.to_bytes(powers.size // 8, "little")

    def ways(self, so_far: list[int], more: int) -> int:
        """The ways once a face (or none: UNSEEN) has been given one more card than so far."""
        powers = self.powers
        lane = 0
        for face in range(powers.first, FACES):
            power = so_far[face] + 1 if face == more else so_far[face]
            if power > powers.most[face]:
                return 0
            lane += power * powers.shifts[face]
        return int.from_bytes(self.data[lane // 8 : (lane + powers.width) // 8], "little")


def rests(stock: list[int], need: list[int]) -> list[Rest]:
    """For each card of the stock, in order, what the cards after it can do.

    Counted from the last card back, face by face: after the last card with a face that face must have what is needed,
    so its lanes are there only while the cards with it as their lower face are counted.
    """
    found: list[Rest] = []
    powers = Powers(stock, need, FACES)
    product: int = 1
    first = FACES
    for card in reversed(listed(stock)):
        while first > card // BASE:
            first -= 1
            wider = powers
            powers = Powers(stock, need, first)
            product = powers.narrowed(product, wider)
        found.append(Rest(powers, product))
        product = powers.more(product, card)
    found.reverse()
    return found


def behind(stock: list[int], faces: list[int], face: int) -> list[int]:
    """For one of the cards known by a face: in how many ways each other face is behind it."""
    names = list(range(FACES))  # that face comes first, in the place of another
    names[0], names[face] = face, 0
    need = needs(faces)
    need[face] -= 1
    need = [need[name] for name in names]
    renamed = [0] * NUMBERS
    for first in range(FACES):
        for second in range(FACES):
            renamed[first * BASE + second] = stock[names[first] * BASE + names[second]]
    cards = [card for card in listed(renamed) if card < BASE]
    found = [0] * FACES
    if cards:
        rest = rests(renamed, need)[len(cards) - 1]
        for other in range(1, FACES):
            if renamed[other] > 0:
                found[names[other]] = renamed[other] * without(rest, cards, other)
    return found


def without(rest: Rest, cards: list[int], left_out: int) -> int:
    """The ways to go on from the beginning with some cards before the rest, but for one of them."""
    cards = cards.copy()
    cards.remove(left_out)
    product = rest.product
    for card in cards:
        product = rest.powers.more(product, card)
    return Rest(rest.powers, product).ways([0] * FACES, UNSEEN)


def feasible(stock: list[int], need: list[int]) -> bool:
    """Whether the stock has a card for each that is known by one face.

    It has if, whatever faces are left aside, the cards that show another one are enough for all others (Hall).
    """
    inside = [0]  # the cards both of whose faces are among those left aside, for each choice of them
    for face in range(FACES):
        for aside in range(len(inside)):
            found = inside[aside]
            for other in range(face):
                if (aside >> other) & 1:
                    found += stock[face * BASE + other]
            inside.append(found)
    cards = sum(stock) // 2
    for aside in range(len(inside)):
        wanted = 0
        for face in range(FACES):
            if not (aside >> face) & 1:
                wanted += need[face]
        if wanted > cards - inside[aside]:
            return False
    return True
