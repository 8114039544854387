"""Rainbow Pirates: cards, groups of cards, islands, options, and the numbers that stand for actions.

Cards that are only counted share one integer, a lane for each of the 17 kinds: a hand, the draw pile, the discards.
A group on an island is one integer too, so that an island is a sorted row of them and equal islands are equal rows.
"""

from typing import Final

from mypy_extensions import i64

from sunshower.core.game import Option
from sunshower.core.lanes import bit, integers, ones

MOST_SEATS: Final = 5
MOST_GROUPS: Final = 40  # more than an island can have, so that a row of so many groups always ends with a 0
HAND: Final = 7
PAIR: Final = 2
LEAST: Final = 3  # cards in a group
NONE: Final = -1

COLOURS: Final = 7  # kinds 0 to 6, printed 1 to 7
BLACKS: Final = 8
KINDS: Final = 17


class Card:
    """The kinds of cards that are no colours, the black ones in the order of the colours that block them."""

    WILD: Final = 7
    BLACK: Final = 8  # the first of them
    THIEF: Final = 8
    CANNON: Final = 9
    SALVAGER: Final = 10
    CAPTAIN: Final = 11
    STINKER: Final = 12
    SHORE_LEAVE: Final = 13
    EXTORTIONIST: Final = 14
    LOOKOUT: Final = 15
    PIRATE: Final = 16


LETTERS: Final = "1234567wtcsknhelr"
NAMES: Final = (
    *("red", "orange", "yellow", "green", "blue", "purple", "pink", "wild"),
    *("thief", "cannon", "salvager", "captain", "stinker", "shore-leave", "extortionist", "lookout", "pirate"),
)
#                 colours  wild  thief cannon salvager captain stinker leave extortionist lookout  pirates
DECK: Final = (*(11,) * 7,  7,    5,    4,      4,       3,      4,     5,       2,          4,      5)  # fmt: skip

GRABBED: Final = 2  # cards the Stinker takes
LEAVE: Final = 3  # cards of a Shore leave
LOOKED_AT: Final = 4  # cards the Lookout sees
RAINBOWS: Final = 2  # full rainbows needed to go out
BONUS: Final = 5
RELIFTS: Final = 40  # goes back from laying to lifting in a game, shared out among the seats (L1)
TOP_BITS: Final = 10  # of the lane of a card on the draw pile: five for its kind, five for the seats that know it
PIRATE_POINTS: Final = 5


class Phase:
    """What the table waits for."""

    NAMES: Final = ("first", "deal", "turn", "block", "act", "draw", "refill", "last", "over")
    FIRST: Final = 0
    DEAL: Final = 1
    TURN: Final = 2
    BLOCK: Final = 3
    ACT: Final = 4
    DRAW: Final = 5
    REFILL: Final = 6
    LAST: Final = 7
    OVER: Final = 8


class Do:
    """The first number of each kind of action; an outcome of chance is a KIND, a seat or an answer."""

    PASS: Final = 0
    BLOCK: Final = 1
    PAIR: Final = 2
    PILE: Final = 3
    DONE: Final = 4
    NOTHING: Final = 5
    KIND: Final = 6  # + kind: fetched, named, given, put on top, drawn
    FIRST: Final = 23  # + seat
    NO: Final = 28
    YES: Final = 29
    LAY_SET: Final = 30  # + colour * 4 + wilds
    LAY_RUN: Final = 58  # + lowest colour * 8 + a bit for each wild
    LAY_PIRATE: Final = 98
    PLAY: Final = 99  # + (kind - BLACK) * 5 + target, 0 where there is none
    GROUP: Final = 139  # + index * 17 + what is done with the group
    LAY_BLACK: Final = 819  # + a * 64 + b * 8 + c, three black kinds in order


class At:
    """What can be done with a group of an island: add a card, take a card, lift it all."""

    DEEDS: Final = 17
    ADD: Final = 0  # set: natural, wild; run: natural below, wild below, natural above, wild above; black: + kind
    TAKE: Final = 8  # set: natural, wild; run: + colour; black: + kind; pirates: 0
    LIFT: Final = 16


class Form:
    """The four forms of groups, in the bits from 24 on."""

    SET: Final = 0  # colour, naturals, wilds in lanes 4, 1, 0
    RUN: Final = 0x1000000  # lowest and highest colour in lanes 5 and 4, below them a bit for each place of a wild
    BLACK: Final = 0x2000000  # three bits for each black kind
    PIRATES: Final = 0x3000000  # how many


OPTIONS = (
    Option("natural_card", (False, True), "P5"),
    Option("target_blocks", (False, True), "P9"),
    Option("lookout_blockable", (False, True), "P11"),
    Option("end_with_pile", (False, True), "P25"),
)

ENDINGS = ("out", "run-out")


# Cards that are only counted: four bits for each colour, three for each other kind, 58 in all

ALL_COLOURS: Final = 0xFFFFFFF
ALL_BLACKS: Final = 0x7FFFFF80000000
ONE_WILD: Final = 0x10000000
ONE_OF_EACH: Final = 0x92492491111111
ODD_COLOURS: Final = 0xF0F0F0F  # every other lane: red, yellow, blue, pink
EVEN_COLOURS: Final = 0x0F0F0F  # moved to where those were
ODD_OTHERS: Final = 0o707070707


def shift(kind: i64) -> i64:
    if kind < Card.WILD:
        return kind * 4
    return kind * 3 + 7


def count(cards: i64, kind: i64) -> i64:
    """How many there are of a kind."""
    if kind < Card.WILD:
        return (cards >> (kind * 4)) & 15
    return (cards >> (kind * 3 + 7)) & 7


def cards_of(kind: i64, number: i64) -> i64:
    """So many cards of one kind; added to other cards, or taken from them."""
    return number << shift(kind)


def size(cards: i64) -> i64:
    """How many cards there are: lanes are added in pairs, and the sum of those is what is left of nines cast out."""
    colours = (cards & ODD_COLOURS) + ((cards >> 4) & EVEN_COLOURS)
    others = ((cards >> 28) & ODD_OTHERS) + ((cards >> 31) & ODD_OTHERS)
    return colours % 255 + others % 63


def kinds(cards: i64) -> i64:
    """A card of each kind that is among some cards."""
    return (cards | (cards >> 1) | (cards >> 2) | ((cards & ALL_COLOURS) >> 3)) & ONE_OF_EACH


def threes(cards: i64) -> i64:
    """A card of each colour of which there are three or more."""
    return ((cards & (cards >> 1)) | (cards >> 2) | (cards >> 3)) & ONE_OF_EACH & ALL_COLOURS


def rows(cards: i64) -> i64:
    """A card of each colour that ends a row of three among some cards."""
    held = kinds(cards) & ALL_COLOURS
    return held & (held << 4) & (held << 8)


def blacks(cards: i64) -> i64:
    """How many black cards there are."""
    return size(cards & ALL_BLACKS)


def nth(cards: i64, number: i64) -> i64:
    """The kind of the card at a place, the cards laid out in order."""
    kind: i64 = 0
    while True:
        number -= count(cards, kind)
        if number < 0:
            return kind
        kind += 1


def within(part: i64, cards: i64) -> bool:
    """Whether some cards are among others."""
    return common(part, cards) == part


def common(cards: i64, others: i64) -> i64:
    """The cards that are among others too, as many of each kind as there are of it in both."""
    found: i64 = 0
    both = kinds(cards) & kinds(others)
    while both != 0:
        one = both & -both
        lane = one * (15 if one < ONE_WILD else 7)
        found += min(cards & lane, others & lane)
        both -= one
    return found


def aims(kind: i64) -> bool:
    """Whether a black card is played against one opponent."""
    return kind in (Card.THIEF, Card.CANNON, Card.STINKER, Card.EXTORTIONIST)


# Cards that were put back on the draw pile


def top_lane(kind: i64, knowers: i64) -> i64:
    """A card with the seats, as bits, that know it; of the kind NONE until it is dealt."""
    return kind + 1 + (knowers << 5)


# Groups


def form(group: i64) -> i64:
    return group & Form.PIRATES


def a_set(colour: i64, naturals: i64, wilds: i64) -> i64:
    return (colour << 16) | (naturals << 4) | wilds


def a_run(low: i64, high: i64, wilds: i64) -> i64:
    return Form.RUN | (low << 20) | (high << 16) | wilds


def colour(group: i64) -> i64:
    return (group >> 16) & 15


def naturals(group: i64) -> i64:
    return (group >> 4) & 15


def wilds(group: i64) -> i64:
    return group & 15


def low(group: i64) -> i64:
    return (group >> 20) & 15


def high(group: i64) -> i64:
    return (group >> 16) & 15


def wild_at(group: i64, place: i64) -> bool:
    return (group >> place) & 1 == 1


def group_cards(group: i64) -> i64:
    """The cards a group is made of."""
    kind = form(group)
    if kind == Form.SET:
        return cards_of(colour(group), naturals(group)) + cards_of(Card.WILD, wilds(group))
    if kind == Form.BLACK:
        return (group - Form.BLACK) << shift(Card.BLACK)
    if kind == Form.PIRATES:
        return cards_of(Card.PIRATE, group - Form.PIRATES)
    cards: i64 = 0
    for place in range(low(group), high(group) + 1):
        if wild_at(group, place):
            cards += ONE_WILD
        else:
            cards += cards_of(place, 1)
    return cards


def group_size(group: i64) -> i64:
    kind = form(group)
    if kind == Form.SET:
        return naturals(group) + wilds(group)
    if kind == Form.RUN:
        return high(group) - low(group) + 1
    if kind == Form.PIRATES:
        return group - Form.PIRATES
    return blacks(group_cards(group))


def complete(group: i64, natural: bool) -> bool:
    """Whether a group may lie on an island; natural: only with a card that is not wild (P5)."""
    if form(group) == Form.PIRATES:
        return group > Form.PIRATES
    return group_size(group) >= LEAST and not (natural and natural_cards(group) == 0)


def natural_cards(group: i64) -> i64:
    return group_size(group) - count(group_cards(group), Card.WILD)


def full_rainbow(group: i64) -> bool:
    return form(group) == Form.RUN and low(group) == 0 and high(group) == COLOURS - 1


def ways(group: i64) -> i64:
    """In how many ways a card could be added to a group."""
    kind = form(group)
    return 4 if kind == Form.RUN else 2 if kind == Form.SET else BLACKS if kind == Form.BLACK else 0


def kind_needed(group: i64, how: i64) -> i64:
    """The kind of card that is added to a group in one of its ways; NONE if it has no such way."""
    kind = form(group)
    if kind == Form.BLACK:
        return Card.BLACK + how
    if kind == Form.PIRATES or how >= ways(group):
        return NONE
    place = colour(group)
    if kind == Form.RUN:
        place = low(group) - 1 if how < 2 else high(group) + 1
        if place < 0 or place == COLOURS:  # P4
            return NONE
    if how & 1:
        return Card.WILD
    return place


def card_needed(group: i64, how: i64) -> i64:
    """The card that is added to a group in one of its ways; 0 if it has no such way."""
    kind = kind_needed(group, how)
    if kind == NONE:
        return 0
    return cards_of(kind, 1)


def all_needed(group: i64) -> i64:
    """A card of each kind that could be added to a group, found way by way."""
    cards: i64 = 0
    for how in range(ways(group)):
        cards |= card_needed(group, how)
    return cards


# Both depend on the form of a group and on its lanes 5 and 4 alone: the colour of a set, where a run begins and ends.
OUTLINES: Final = [outline << 16 for outline in range(4 * 256)]
NEEDED: Final = integers([card_needed(outline, how) for outline in OUTLINES for how in range(At.TAKE)])
JOINING: Final = integers([all_needed(outline) for outline in OUTLINES])


def outline(group: i64) -> i64:
    """The place of a group's outline in those tables."""
    return group >> 16


def needed(group: i64, how: i64) -> i64:
    """The card that is added to a group in one of its ways; 0 if it has no such way."""
    return NEEDED[outline(group) * At.TAKE + how]


def added(group: i64, how: i64) -> i64:
    """A group with a card added."""
    kind = form(group)
    if kind == Form.SET:
        return group + 16 if how == 0 else group + 1
    if kind == Form.BLACK:
        return group + bit(how * 3)
    if kind == Form.PIRATES:
        return group + 1
    place = low(group) - 1 if how < 2 else high(group) + 1
    return a_run(min(low(group), place), max(high(group), place), (group & 127) | ((how & 1) << place))


def places(group: i64) -> i64:
    """How many places there are for a card: a set has one for natural cards and one for WILDs, black cards eight."""
    kind = form(group)
    if kind == Form.RUN:
        return high(group) + 1
    return 2 if kind == Form.SET else BLACKS if kind == Form.BLACK else 1


def lying(group: i64, place: i64) -> i64:
    """The kind of the card at one of the places of a group; NONE if none lies there."""
    kind = form(group)
    if kind == Form.RUN:
        if place < low(group) or place > high(group):
            return NONE
        if wild_at(group, place):
            return Card.WILD
        return place
    if kind == Form.BLACK:
        if (group >> (place * 3)) & 7 == 0:
            return NONE
        return Card.BLACK + place
    if kind == Form.PIRATES:
        return Card.PIRATE if place == 0 else NONE
    if place == 0 and naturals(group) != 0:
        return colour(group)
    return Card.WILD if place == 1 and wilds(group) != 0 else NONE


def pieces_left(group: i64, place: i64, natural: bool) -> tuple[i64, i64]:
    """The groups that stay when a card is taken from a group: two, one, or none (0)."""
    kind = form(group)
    rest = group
    other: i64 = 0
    if kind == Form.SET:
        rest -= 16 if place == 0 else 1
    elif kind == Form.BLACK:
        rest -= bit(place * 3)
    elif kind == Form.PIRATES:
        rest -= 1
    else:  # P14
        rest = 0
        if place - low(group) >= LEAST:
            rest = a_run(low(group), place - 1, group & (bit(place) - 1))
        if high(group) - place >= LEAST:
            other = a_run(place + 1, high(group), group & 127 & -bit(place + 1))
    if not complete(rest, natural):
        rest = 0
    if not complete(other, natural):
        other = 0
    return rest, other


def taken_places(group: i64) -> i64:
    """The places, as bits, at which a card lies."""
    kind = form(group)
    if kind == Form.RUN:
        return bit(high(group) + 1) - bit(low(group))
    found: i64 = 0
    for place in range(places(group)):
        if lying(group, place) != NONE:
            found |= bit(place)
    return found


def ends(run: i64) -> i64:
    """The places, as bits, from which a run can lose a card: both ends, and what has three cards on either side."""
    first, last = low(run), high(run)
    if last - first < LEAST:
        return 0
    off = bit(first) | bit(last)
    for place in range(first + LEAST, last - LEAST + 1):
        off |= bit(place)
    return off


ENDS: Final = integers(map(ends, OUTLINES))


def coming_off(group: i64, natural: bool) -> i64:
    """The places, as bits, from which a card can be taken so that all the others stay in groups."""
    kind = form(group)
    if kind == Form.RUN:
        off = ENDS[outline(group)]
    elif group_size(group) <= (1 if kind == Form.PIRATES else LEAST):
        return 0
    else:
        off = taken_places(group)
    if natural:
        for place in range(places(group)):
            if (off >> place) & 1 and loose(group, place, natural) != 0:
                off -= bit(place)
    return off


def comes_off(group: i64, place: i64, natural: bool) -> bool:
    """Whether a card can be taken from a group so that all the others stay in groups."""
    return (coming_off(group, natural) >> place) & 1 == 1


def loose(group: i64, place: i64, natural: bool) -> i64:
    """The cards that cannot stay when one is taken from a group (P14)."""
    kept, other = pieces_left(group, place, natural)
    return group_cards(group) - cards_of(lying(group, place), 1) - group_cards(kept) - group_cards(other)


# Laying a run of three

ONE_OF_THREE: Final = 0x111  # a card of each of three colours


def filling(there: i64, most: i64) -> i64:
    """The ways, as bits, to fill three places with so many WILDs at most; each is a number with a bit for each WILD."""
    found: i64 = 0
    lacking = 7 - (count(there, 0) | (count(there, 1) << 1) | (count(there, 2) << 2))
    for wilds in range(i64(8)):
        if wilds & lacking == lacking and ones(wilds, LEAST) <= most:
            found |= bit(wilds)
    return found


# By a card of each colour that is there, and how many WILDs there may be.
FILLINGS: Final = integers([filling(there, most) for there in range(ONE_OF_THREE + 1) for most in range(LEAST + 1)])


# Islands as sorted lists, for whoever drafts them


def with_group(island: list[int], group: i64) -> list[int]:
    if group == 0:
        return island
    place: i64 = 0
    while place < len(island) and island[place] < group:
        place += 1
    laid = island[:]
    laid.insert(place, group)
    return laid


def without(island: list[int], index: i64) -> list[int]:
    left = island[:]
    left.pop(index)
    return left


def fresh(island: list[int], index: i64) -> bool:
    """Whether a group is the first of its like on an island: equal groups are the same to everybody."""
    return index == 0 or island[index] != island[index - 1]


def lying_cards(island: list[int]) -> i64:
    """All cards of an island."""
    cards: i64 = 0
    for group in island:
        cards += group_cards(group)
    return cards


def points(cards: i64) -> i64:
    """How many points some cards bring if they all lie on an island."""
    return size(cards) + count(cards, Card.PIRATE) * (PIRATE_POINTS - 1)


def treasure(island: list[int]) -> i64:
    """How many points lie on an island."""
    return points(lying_cards(island))


def rainbows(island: list[int]) -> i64:
    """How many full rainbows lie on an island."""
    found: i64 = 0
    for group in island:
        if full_rainbow(group):
            found += 1
    return found


# Actions, made of their parts and taken apart


def kind_action(kind: i64) -> i64:
    return Do.KIND + kind


def kind_of(action: i64) -> i64:
    return action - Do.KIND


def first_outcome(seat: i64) -> i64:
    return Do.FIRST + seat


def first_seat(outcome: i64) -> i64:
    return outcome - Do.FIRST


def set_action(colour: i64, wilds: i64) -> i64:
    """Lay a set of three."""
    return Do.LAY_SET + colour * 4 + wilds


def run_action(start: i64, wilds: i64) -> i64:
    """Lay a run of three, with a bit for each WILD, counted from its lowest place."""
    return Do.LAY_RUN + start * 8 + wilds


def black_action(one: i64, two: i64, three: i64) -> i64:
    """Lay three black cards, in the order of their kinds."""
    return Do.LAY_BLACK + (one - Card.BLACK) * 64 + (two - Card.BLACK) * 8 + three - Card.BLACK


def lays_new(action: i64) -> bool:
    """Whether an action lays a group of three, or a Rainbow Pirate."""
    return action >= Do.LAY_BLACK or (action >= Do.LAY_SET and action <= Do.LAY_PIRATE)


def new_group(action: i64) -> i64:
    """The group that such an action lays."""
    if action >= Do.LAY_BLACK:
        code = action - Do.LAY_BLACK
        return Form.BLACK + bit(code // 64 * 3) + bit(code // 8 % 8 * 3) + bit(code % 8 * 3)
    if action == Do.LAY_PIRATE:
        return Form.PIRATES + 1
    if action >= Do.LAY_RUN:
        start = (action - Do.LAY_RUN) // 8
        places = (action - Do.LAY_RUN) % 8
        return a_run(start, start + LEAST - 1, places << start)
    number = (action - Do.LAY_SET) % 4
    return a_set((action - Do.LAY_SET) // 4, LEAST - number, number)


def play_action(kind: i64, target: i64) -> i64:
    """Play a black card; the target is 0 where there is none."""
    return Do.PLAY + (kind - Card.BLACK) * MOST_SEATS + target


def is_play(action: i64) -> bool:
    return action >= Do.PLAY and action < Do.GROUP


def played_kind(action: i64) -> i64:
    return (action - Do.PLAY) // MOST_SEATS + Card.BLACK


def played_target(action: i64) -> i64:
    return (action - Do.PLAY) % MOST_SEATS


def group_action(index: i64, deed: i64) -> i64:
    """Do something with a group of an island."""
    return Do.GROUP + index * At.DEEDS + deed


def is_at_group(action: i64) -> bool:
    return action >= Do.GROUP and action < Do.LAY_BLACK


def group_index(action: i64) -> i64:
    return (action - Do.GROUP) // At.DEEDS


def deed_of(action: i64) -> i64:
    return (action - Do.GROUP) % At.DEEDS
