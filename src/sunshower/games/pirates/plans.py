"""Rainbow Pirates: the island a player wants, and the next small step towards it.

In an own turn an island can be made anew of all the cards one has, so a turn is planned backwards: first the island
that shall lie there at the end, then whatever lift or lay is still missing. Which island is wanted depends on the cards
alone and not on where they lie, so every step leads on to the same island, and nothing goes in circles.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.core.lanes import bit
from sunshower.games.pirates.pieces import (
    BLACKS,
    COLOURS,
    LEAST,
    NONE,
    PIRATE,
    PIRATE_POINTS,
    PLACES,
    RAINBOWS,
    WILD,
    At,
    Do,
    Form,
    added,
    cards_of,
    colour,
    comes_off,
    count,
    form,
    full_rainbow,
    group_cards,
    group_size,
    high,
    low,
    naturals,
    needed,
    pieces_left,
    wilds,
    with_group,
    within,
    without,
)
from sunshower.games.pirates.solver import goes_out, largest, owed

REMEMBERED: Final = 20_000


def lying_cards(island: list[int]) -> i64:
    """All cards of an island."""
    cards: i64 = 0
    for group in island:
        cards += group_cards(group)
    return cards


def treasure(island: list[int]) -> i64:
    """How many points lie on an island."""
    points: i64 = 0
    for group in island:
        points += group_size(group) * (PIRATE_POINTS if form(group) == Form.PIRATES else 1)
    return points


def rainbows(island: list[int]) -> i64:
    """How many full rainbows lie on an island."""
    found: i64 = 0
    for group in island:
        if full_rainbow(group):
            found += 1
    return found


def lacking(cards: i64) -> i64:
    """How many cards are missing to two full rainbows."""
    found = -count(cards, WILD)
    for kind in range(i64(COLOURS)):
        found += max(RAINBOWS - count(cards, kind), 0)
    return max(found, 0)


@mypyc_attr(acyclic=True)
class Islands:
    """The solver with a memory: whoever thinks ahead asks for the same cards again and again."""

    best: dict[int, list[int]]
    out: dict[int, list[int]]

    def __init__(self) -> None:
        self.best = {}
        self.out = {}

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
        key = cards * 2 + natural
        island = self.out.get(key)
        if island is None:
            if len(self.out) > REMEMBERED:
                self.out.clear()
            island = goes_out(cards, natural)
            self.out[key] = island
        return island

    def short_of_out(self, cards: i64, natural: bool) -> list[int]:
        """A large island with which its owner does not go out: a card is kept in hand, if the duty allows."""
        island = self.largest(cards, 0, natural)
        if lying_cards(island) != cards or rainbows(island) < RAINBOWS:
            return island
        for kind in range(WILD, -1, -1):
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
    pirates = count(hand, PIRATE)
    for group in largest(hand - cards_of(PIRATE, pirates), 0, natural):
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
                hand -= cards_of(needed(group, how), 1)
                island = with_group(without(island, index), added(group, how))
                index = 0
    return island


def joining(hand: i64, group: i64, wild: bool) -> i64:
    """A way in which a card of a hand can join a group, or NONE."""
    for how in range(ways(group)):
        kind = needed(group, how)
        if kind != NONE and count(hand, kind) != 0 and (wild or kind != WILD):
            return how
    return NONE


def ways(group: i64) -> i64:
    """In how many ways a card could be added to a group."""
    return BLACKS if form(group) == Form.BLACK else 4


# Steps


def part_of(part: i64, group: i64) -> bool:
    """Whether a group can grow into another, or is the same."""
    kind = form(part)
    if kind != form(group):
        return False
    if kind == Form.SET:
        return colour(part) == colour(group) and naturals(part) <= naturals(group) and wilds(part) <= wilds(group)
    if kind == Form.PIRATES:
        return part <= group
    if kind == Form.BLACK:
        return within(group_cards(part), group_cards(group))
    if low(part) < low(group) or high(part) > high(group):
        return False
    places = bit(high(part) + 1) - bit(low(part))
    return part & places == group & places


def futures(island: list[int], target: list[int]) -> list[int]:
    """For each group of an island the place of a group of the target that it grows into, or NONE.

    Each is the future of one group at most, and as many groups have one as can be.
    """
    owners = [NONE] * len(target)
    for index in range(len(island)):
        settle(island, target, index, owners, [False] * len(target))
    found = [NONE] * len(island)
    for place in range(len(target)):
        if owners[place] != NONE:
            found[owners[place]] = place
    return found


def settle(
    island: list[int],
    target: list[int],
    index: i64,
    owners: list[int],
    tried: list[bool],
) -> bool:
    """Find a future for a group, one equal to it if there is one free, moving others if need be."""
    for place in range(len(target)):
        if island[index] == target[place] and owners[place] == NONE:
            owners[place] = index
            return True
    for place in range(len(target)):
        if not tried[place] and part_of(island[index], target[place]):
            tried[place] = True
            if owners[place] == NONE or settle(island, target, owners[place], owners, tried):
                owners[place] = index
                return True
    return False


def leads_to(island: list[int], target: list[int]) -> bool:
    """Whether an island can grow into another with nothing lifted."""
    return NONE not in futures(island, target)


def next_step(island: list[int], target: list[int], natural: bool) -> i64:
    """The action that brings an island closer to another, lifts first; NONE if it is there."""
    found = futures(island, target)
    for index in range(i64(len(island))):
        if found[index] == NONE:
            return at_group(island, index) + shrinking(island[index], target, natural)
    for index in range(i64(len(island))):
        group: i64 = island[index]
        goal: i64 = target[found[index]]
        if group != goal:
            return Do.LAY_PIRATE if form(group) == Form.PIRATES else at_group(island, index) + growing(group, goal)
    for place in range(len(target)):
        if place not in found:
            return founding(target[place], natural)
    return NONE


def at_group(island: list[int], index: i64) -> i64:
    """The first action with a group; the first of equal groups stands for all."""
    while index > 0 and island[index - 1] == island[index]:
        index -= 1
    return Do.GROUP + index * At.DEEDS


def shrinking(group: i64, target: list[int], natural: bool) -> i64:
    """What to do with a group that has no future: take a card off it if the rest has one, or lift it all."""
    for place in range(i64(PLACES)):
        if comes_off(group, place, natural):
            kept, other = pieces_left(group, place, natural)
            for goal in target:
                if (kept == 0 or other == 0) and part_of(kept + other, goal):
                    return At.TAKE + place
    return At.LIFT


def growing(group: i64, goal: i64) -> i64:
    """The way to add a card to a group that grows into another."""
    for how in range(ways(group)):
        if needed(group, how) != NONE and part_of(added(group, how), goal):
            return At.ADD + how
    raise ValueError("the group does not grow into the other")


def founding(goal: i64, natural: bool) -> i64:
    """The action that lays the first cards of a group."""
    kind = form(goal)
    if kind == Form.PIRATES:
        return Do.LAY_PIRATE
    if kind == Form.SET:
        return Do.LAY_SET + colour(goal) * 4 + max(LEAST - naturals(goal), 0)
    if kind == Form.RUN:
        start = low(goal)
        while natural and (goal >> start) & 7 == 7:
            start += 1
        return Do.LAY_RUN + start * 8 + ((goal >> start) & 7)
    code: i64 = 0
    laid: i64 = 0
    for black in range(i64(BLACKS)):
        for _ in range((goal >> (black * 3)) & 7):
            if laid < LEAST:
                code = code * 8 + black
                laid += 1
    return Do.LAY_BLACK + code


def freeing(island: list[int], black: i64) -> i64:
    """The action that takes a black card off an island, with its group if that is no larger than it must be."""
    for index in range(i64(len(island))):
        group: i64 = island[index]
        if form(group) == Form.BLACK and (group >> (black * 3)) & 7 != 0:
            return at_group(island, index) + (At.TAKE + black if group_size(group) > LEAST else At.LIFT)
    raise ValueError("no such black card lies there")
