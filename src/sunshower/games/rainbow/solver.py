"""Rainbow: what can lie behind the faces that are seen. Everything is counted over the cards that are left.

Some cards are known by one face each, others not at all. In how many ways can the cards that are left be given to them?
A card known by its red face must be one with red on it, and no card can be given twice: every card left is given by its
one face, by its other, or stays among the unknown. So the ways are a coefficient of the product of (1 + x_f + x_g) over
all cards left, f and g being a card's faces: the one in which each x has as its power the number of cards known by that
face. The product is kept in one long integer, a lane for each combination of powers.
"""

from typing import Final

from mypy_extensions import i64

from sunshower.core.chance import Rng
from sunshower.games.rainbow.pieces import BASE, FACES, NO_CARD, NUMBERS, UNSEEN

TRIES: Final = 64
LANES: Final = 200_000  # more would take seconds and hundreds of megabytes


# Dealing what is not seen


def fill(stock: list[int], cards: list[int], rng: Rng) -> None:
    """Complete the cards with what the stock has left, each way to do so as likely, and take them all out of it."""
    others = dealt(stock, halves(stock, cards), rng)
    given: i64 = 0
    for index in range(len(cards)):
        card = cards[index]
        if card != NO_CARD and card // BASE != card % BASE:
            if card // BASE == UNSEEN:
                cards[index] = others[given] * BASE + card % BASE
            elif card % BASE == UNSEEN:
                cards[index] = card // BASE * BASE + others[given]
            else:
                continue
            take(stock, cards[index])
            given += 1
    for index in range(len(cards)):
        if cards[index] == UNSEEN * BASE + UNSEEN:
            cards[index] = drawn(stock, rng.below(sum(stock)))
            take(stock, cards[index])


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


def dealt(stock: list[int], faces: list[int], rng: Rng) -> list[int]:
    """The other faces of cards known by one face each: any of all the ways, each as likely."""
    sides = [sum(stock[face * BASE : face * BASE + FACES]) for face in range(FACES)]
    for _ in range(TRIES):
        others = dealt_at_once(stock, sides.copy(), faces, rng)
        if len(others) == len(faces):
            return others
    return dealt_by_counting(stock, faces, rng)


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


def dealt_by_counting(stock: list[int], faces: list[int], rng: Rng) -> list[int]:
    """The same, card by card, each with the chance that the ways to deal the rest give it."""
    stock = stock.copy()
    last: list[int] = []
    while box(needs(faces[: len(faces) - len(last)])) > LANES:
        last.append(likely(stock, faces[: len(faces) - len(last)], rng))
    faces = faces[: len(faces) - len(last)]
    need = needs(faces)
    powers = Powers(need, sum(stock) // 2)
    cards = listed(stock)
    rests = [powers.one]
    for card in reversed(cards[1:]):
        rests.append(powers.times(rests[len(rests) - 1], card // BASE, card % BASE))
    given: list[list[int]] = [[] for _ in range(FACES)]
    for index, card in enumerate(cards):
        rest = rests[len(cards) - 1 - index]
        stays = powers.ways(rest, need, UNSEEN)
        by_first = powers.ways(rest, need, card // BASE)
        number = below(stays + by_first + powers.ways(rest, need, card % BASE), rng)
        if number >= stays:
            face = card // BASE if number < stays + by_first else card % BASE
            need[face] -= 1
            given[face].append(card // BASE + card % BASE - face)
    others = []
    for face in faces:
        others.append(given[face].pop(rng.below(len(given[face]))))
    last.reverse()
    return others + last


def likely(stock: list[int], faces: list[int], rng: Rng) -> int:
    """A face for the last of the cards, by the stock alone: where there is too much to count it all."""
    face = faces[len(faces) - 1]
    need = needs(faces[: len(faces) - 1])
    while True:
        sides = stock[face * BASE : face * BASE + FACES]
        other = drawn(sides, rng.below(sum(sides)))
        take(stock, face * BASE + other)
        if feasible(stock, need):
            return other
        take_back(stock, face * BASE + other)


def take_back(stock: list[int], card: i64) -> None:
    stock[card] += 1
    stock[card % BASE * BASE + card // BASE] += 1


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


def box(need: list[int]) -> int:
    """How many combinations of powers there are."""
    lanes = 1
    for count in need:
        lanes *= count + 1
    return lanes


class Powers:
    """Polynomials in nine variables, one for each face, up to the powers that are needed; one long integer each."""

    width: int
    mask: int
    shifts: list[int]
    keeps: list[int]
    one: int

    def __init__(self, need: list[int], cards: int, outer: int = 0) -> None:
        """Products without the outer face stay short."""
        self.one = 1
        self.width = cards * 8 // 5 + 1  # no coefficient exceeds 3 ** cards
        self.mask = (self.one << self.width) - 1
        self.shifts = [0] * FACES
        self.keeps = [0] * FACES
        lanes = box(need)
        stride = 1
        for face in [*[face for face in reversed(range(FACES)) if face != outer], outer]:
            self.shifts[face] = stride * self.width
            period = stride * (need[face] + 1)
            keep = (self.one << (stride * need[face] * self.width)) - 1
            reach = period
            while reach < lanes:
                keep |= keep << (reach * self.width)
                reach *= 2
            self.keeps[face] = keep
            stride = period

    def times(self, product: int, face: int, other: int) -> int:
        """The product with one more card."""
        by_face = (product & self.keeps[face]) << self.shifts[face]
        by_other = (product & self.keeps[other]) << self.shifts[other]
        return product + by_face + by_other

    def times_all(self, product: int, face: int, other: int, copies: int) -> int:
        """The product with some more cards of the same faces."""
        for _ in range(copies):
            product = self.times(product, face, other)
        return product

    def ways(self, product: int, need: list[int], face: int) -> int:
        """The coefficient for what is needed, once a face (or none: UNSEEN) has been given one card."""
        lane = 0
        for index in range(FACES):
            lane += need[index] * self.shifts[index]
        if face != UNSEEN:
            if need[face] == 0:
                return 0
            lane -= self.shifts[face]
        return (product >> lane) & self.mask


def behind(stock: list[int], faces: list[int], face: int) -> list[int]:
    """For one of the cards known by a face: in how many ways each other face is behind it."""
    need = needs(faces)
    need[face] -= 1
    powers = Powers(need, sum(stock) // 2, face)
    product = powers.one
    for card in reversed(listed(stock)):
        if face not in (card // BASE, card % BASE):
            product = powers.times(product, card // BASE, card % BASE)
    found = [0] * FACES
    others = [other for other in range(FACES) if stock[face * BASE + other] > 0]
    leave_each_out(powers, product, stock[face * BASE : face * BASE + FACES], face, others, found)
    for other in others:
        found[other] = stock[face * BASE + other] * powers.ways(found[other], need, UNSEEN)
    return found


def leave_each_out(
    powers: "Powers", product: int, copies: list[int], face: int, others: list[int], found: list[int]
) -> None:
    """Multiply by all cards with a face on them but one, once for each of the other faces that this one may have."""
    if len(others) == 1:
        found[others[0]] = powers.times_all(product, face, others[0], copies[others[0]] - 1)
    elif others:
        middle = len(others) // 2
        for chosen, rest in ((others[:middle], others[middle:]), (others[middle:], others[:middle])):
            more = product
            for other in rest:
                more = powers.times_all(more, face, other, copies[other])
            leave_each_out(powers, more, copies, face, chosen, found)


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
