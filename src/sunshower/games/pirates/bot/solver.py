"""Rainbow Pirates: the island that a bot wants, with a memory for what has been worked out.

In an own turn an island can be made anew of all the cards one has, so a turn is planned backwards: first the island
that shall lie there at the end, then whatever lift or lay is still missing. Which island is wanted depends on the cards
alone and not on where they lie, so every step leads on to the same island, and nothing goes in circles.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.games.pirates.draft import first_alike, largest
from sunshower.games.pirates.pieces import (
    COLOURS,
    LEAST,
    NONE,
    ONE_WILD,
    RAINBOWS,
    At,
    Card,
    Form,
    added,
    cards_of,
    count,
    form,
    group_action,
    group_cards,
    group_size,
    kinds,
    lying_cards,
    needed,
    rainbows,
    treasure,
    ways,
    with_group,
    without,
)
from sunshower.games.pirates.state import owed

REMEMBERED: Final = 20_000


def lacking(cards: i64) -> i64:
    """How many cards are missing to two full rainbows."""
    found = -count(cards, Card.WILD)
    for kind in range(i64(COLOURS)):
        found += max(RAINBOWS - count(cards, kind), 0)
    return max(found, 0)


@mypyc_attr(acyclic=True)
class Islands:
    """The solver with a memory: whoever thinks ahead asks for the same cards again and again."""

    def __init__(self) -> None:
        self.best: dict[int, list[int]] = {}

    def largest(self, cards: i64, number: i64, natural: bool) -> list[int]:
        """A largest island of some cards with so many full rainbows; empty if those cannot be made."""
        key = (cards * 2 + natural) * 4 + number
        island = self.best.get(key)
        if island is None:
            if len(self.best) > REMEMBERED:
                self.best.clear()
            island = largest(cards, number, natural)
            self.best[key] = island
        return island

    def goes_out(self, cards: i64, natural: bool) -> list[int]:
        """An island with which the owner of these cards goes out, or an empty one."""
        if lacking(cards) > 0:
            return []
        island = self.largest(cards, RAINBOWS, natural)
        return island if lying_cards(island) == cards else []

    def short_of_out(self, cards: i64, natural: bool) -> list[int]:
        """A large island with which its owner does not go out: a card is kept in hand, if the duty allows."""
        island = self.largest(cards, 0, natural)
        if lying_cards(island) != cards or rainbows(island) < RAINBOWS:
            return island
        for kind in range(Card.WILD, -1, -1):
            if count(cards, kind) != 0:
                less = self.largest(cards - cards_of(kind, 1), 0, natural)
                if owed(cards - lying_cards(less), less) == NONE:
                    return less
        return island

    def guarded(self, cards: i64, guards: list[float], natural: bool) -> list[int]:
        """The best island of some cards if cards kept in hand have a worth too.

        One card after the other is kept, if that is better; runs that are whole rainbows demand no card of a hand.
        """
        best = self.largest(cards, 0, natural)
        most = float(treasure(best)) + protection(cards - lying_cards(best), guards)
        kept: i64 = 0
        for kind in range(i64(COLOURS)):
            if guards[kind] > 0.0 and count(cards, kind) != 0 and count(cards - lying_cards(best), kind) == 0:
                card = cards_of(kind, 1)
                for number in range(i64(RAINBOWS + 1)):
                    island = self.largest(cards - kept - card, number, natural)
                    hand = cards - lying_cards(island)
                    worth = float(treasure(island)) + protection(hand, guards)
                    if worth > most and owed(hand, island) == NONE:
                        most = worth
                        best = island
                if count(cards - lying_cards(best), kind) != 0:
                    kept += card
        return best


def protection(hand: i64, guards: list[float]) -> float:
    """What a hand is worth for the colours in it."""
    worth = 0.0
    for kind in range(i64(COLOURS)):
        if count(hand, kind) != 0:
            worth += guards[kind]
    return worth


# Growing an island with nothing lifted


def filled(hand: i64, island: list[int], natural: bool) -> list[int]:
    """An island grown by cards of the hand: its groups grow first, or new ones are laid first, whichever is more."""
    joined = grown(hand, island, False)
    left = hand + lying_cards(island) - lying_cards(joined)
    one = finished(left, joined, natural)
    two = finished(hand, island, natural)
    return one if treasure(one) >= treasure(two) else two


def finished(hand: i64, island: list[int], natural: bool) -> list[int]:
    """An island with the largest new groups of a hand, and then with all that can still join a group."""
    cards = hand + lying_cards(island)
    pirates = count(hand, Card.PIRATE)
    for group in largest(hand - cards_of(Card.PIRATE, pirates), 0, natural):
        island = with_group(island, group)
    if pirates > 0:
        if island and form(island[-1]) == Form.PIRATES:
            island = with_group(island[:-1], island[-1] + pirates)
        else:
            island = with_group(island, Form.PIRATES + pirates)
    return grown(cards - lying_cards(island), island, True)


def grown(hand: i64, island: list[int], wild: bool) -> list[int]:
    """An island with all cards of a hand that can join its groups one by one: natural cards, then WILDs if wanted."""
    for wilder in (False, True) if wild else (False,):
        index: i64 = 0
        while index < len(island) and hand != 0:
            group: i64 = island[index]
            how = joining(hand, group, wilder)
            if how == NONE:
                index += 1
            else:
                hand -= needed(group, how)
                island = with_group(without(island, index), added(group, how))
                index = 0
    return island


def joining(hand: i64, group: i64, wild: bool) -> i64:
    """A way in which a card of a hand can join a group, or NONE."""
    held = kinds(hand)
    for how in range(ways(group)):
        card = needed(group, how)
        if card & held != 0 and (wild or card != ONE_WILD):
            return how
    return NONE


def freeing(island: list[int], kind: i64) -> i64:
    """The action that takes a black card off an island, with its group if that is no larger than it must be."""
    for index in range(i64(len(island))):
        group: i64 = island[index]
        if form(group) == Form.BLACK and count(group_cards(group), kind) != 0:
            deed = At.TAKE + kind - Card.BLACK if group_size(group) > LEAST else At.LIFT
            return group_action(first_alike(island, index), deed)
    raise ValueError("no such black card lies there")
