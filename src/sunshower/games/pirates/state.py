"""Rainbow Pirates: all that lies on the table and in hands, who knows it, and what a player would ask about it.

What a seat knows of another hand is a number of cards of each kind that must be there. `shown` is what everybody knows;
`secrets` is what one seat knows beyond that of another's hand, and those two know that it does. A card that leaves a
hand unseen may have been any: whoever did not see it then knows one card less of each kind.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sunshower.core.game import CHANCE, NOBODY, State
from sunshower.games.pirates.pieces import (
    ALL_COLOURS,
    HAND,
    JOINING,
    KINDS,
    MOST_GROUPS,
    NONE,
    PAIR,
    RAINBOWS,
    RELIFTS,
    TOP_BITS,
    At,
    Card,
    cards_of,
    count,
    deed_of,
    group_cards,
    group_index,
    is_at_group,
    kinds,
    lays_new,
    needed,
    new_group,
    nth,
    outline,
    rainbows,
    rows,
    size,
    threes,
)

YELLOW: Final = 2


@mypyc_attr(acyclic=True)
class PiratesState(State):
    """Cards in the hands, on the islands, in the discards, face up and in the draw pile; whose turn it is, and at what.

    The draw pile is the `pool`, which nobody has seen, with the `tops` on it that a Lookout has put back: a lane for
    each, the top card lowest, with its kind and the seats that know it.
    """

    turn: i64 = CHANCE
    phase: i64 = 0
    """One of Phase, the first to begin with."""
    seats: i64 = 2
    player: i64 = NONE
    """Whose turn it is at the table; while cards are placed for the last time, who drew last."""
    laying: bool = False
    """Whether the player has laid a card since lifting any, in this turn and since the last black card."""
    relifts: list[int]
    """How often each seat has gone back from laying to lifting. Never changed, only replaced, as are the secrets."""
    black: i64 = NONE
    """The black card being played."""
    target: i64 = NONE
    named: i64 = NONE
    """What the Extortionist has named."""
    left: i64 = 0
    """How many cards are still to be drawn or taken."""
    moved: i64 = 0
    """What everybody knew of a hand that is being grabbed whole."""
    pool: i64 = 0
    tops: i64 = 0
    looked: i64 = 0
    """Top cards of the draw pile in the hands of whoever plays a Lookout."""
    pair: i64 = 0
    discards: i64 = 0
    hands: vec[i64]
    shown: vec[i64]
    groups: vec[i64]
    """The islands: MOST_GROUPS places for each seat, in the first of them its groups, sorted, and 0 in all others."""
    secrets: vec[i64]
    """At seat * seats + other; empty if there are none. Never changed, only replaced, so that copies may share it."""
    out: i64 = NONE
    """Who has gone out."""
    natural_card: bool = False
    """The option: every group of colours needs a card that is not wild (P5)."""
    target_blocks: bool = False
    lookout_blockable: bool = False
    end_with_pile: bool = False

    def copy_to(self, twin: "PiratesState") -> None:
        """Make another State the same as this one."""
        twin.turn = self.turn
        twin.phase = self.phase
        twin.seats = self.seats
        twin.player = self.player
        twin.laying = self.laying
        twin.relifts = self.relifts
        twin.black = self.black
        twin.target = self.target
        twin.named = self.named
        twin.left = self.left
        twin.moved = self.moved
        twin.pool = self.pool
        twin.tops = self.tops
        twin.looked = self.looked
        twin.pair = self.pair
        twin.discards = self.discards
        twin.hands = self.hands[:]
        twin.shown = self.shown[:]
        twin.groups = self.groups[:]
        twin.secrets = self.secrets
        twin.out = self.out
        twin.natural_card = self.natural_card
        twin.target_blocks = self.target_blocks
        twin.lookout_blockable = self.lookout_blockable
        twin.end_with_pile = self.end_with_pile

    def census(self) -> list[int]:
        cards = [self.pool, self.looked, self.pair, self.discards, *map(self.owned, range(self.seats))]
        found = [0] * KINDS
        for kind in range(i64(KINDS)):
            for some in cards:
                found[kind] += count(some, kind)
        for index in range(self.tops_count()):
            found[self.top(index)] += 1
        return found

    # The draw pile

    def has_pile(self) -> bool:
        """Whether the draw pile has any cards."""
        return self.pool != 0 or self.tops != 0 or self.looked != 0

    def pile(self) -> i64:
        """How many cards the draw pile has."""
        return size(self.pool) + size(self.looked) + self.tops_count()

    def tops_count(self) -> i64:
        """How many cards that were put back lie on the draw pile."""
        found: i64 = 0
        tops = self.tops
        while tops != 0:
            found += 1
            tops >>= TOP_BITS
        return found

    def top(self, index: i64) -> i64:
        """The kind of one of the cards put back on the draw pile."""
        return ((self.tops >> (index * TOP_BITS)) & 31) - 1

    def knowers(self, index: i64) -> i64:
        """The seats, as bits, that know one of the cards put back."""
        return (self.tops >> (index * TOP_BITS + 5)) & 31

    # Hands

    def secret(self, seat: i64, other: i64) -> i64:
        """What a seat knows of another's hand beyond what everybody knows."""
        if len(self.secrets) == 0:
            return 0
        return self.secrets[seat * self.seats + other]

    def known(self, seat: i64, other: i64) -> i64:
        """What a seat knows of a hand; NOBODY knows what everybody knows."""
        if seat == other:
            return self.hands[other]
        return self.shown[other] if seat == NOBODY else self.shown[other] + self.secret(seat, other)

    def owned(self, seat: i64) -> i64:
        """All cards of a seat, in hand and on the island."""
        return self.hands[seat] + self.lying(seat)

    def dealt_seat(self) -> i64:
        """Who gets the next card of the set-up; NONE if it is laid face up."""
        if self.left <= PAIR:
            return NONE
        return self.seats - 1 - (self.left - PAIR - 1) // HAND

    def must_place(self, seat: i64) -> i64:
        """A kind of card that a seat has to place before it may end its turn, or NONE."""
        return owed(self.hands[seat], self.island(seat))

    # Islands

    @property
    def islands(self) -> list[list[int]]:
        """The groups on each island."""
        return [self.island(seat) for seat in range(self.seats)]

    @islands.setter
    def islands(self, islands: list[list[int]]) -> None:
        self.groups = vec[i64]([0] * (self.seats * MOST_GROUPS))
        for seat in range(self.seats):
            for group in islands[seat]:
                self.add_group(seat, group)

    def island(self, seat: i64) -> list[int]:
        """The groups on an island, in order."""
        return [self.group(seat, index) for index in range(self.groups_on(seat))]

    def group(self, seat: i64, index: i64) -> i64:
        """One of the groups on an island; 0 after the last."""
        return self.groups[seat * MOST_GROUPS + index]

    def groups_on(self, seat: i64) -> i64:
        """How many groups lie on an island."""
        found: i64 = 0
        while self.group(seat, found) != 0:
            found += 1
        return found

    def lying(self, seat: i64) -> i64:
        """All cards of an island."""
        cards: i64 = 0
        for index in range(self.groups_on(seat)):
            cards += group_cards(self.group(seat, index))
        return cards

    def welcome(self, seat: i64) -> i64:
        """A card of each kind that could join a group of an island (P1)."""
        found: i64 = 0
        groups, place = self.groups, seat * MOST_GROUPS
        group = groups[place]
        while group != 0:
            found |= JOINING[outline(group)]
            place += 1
            group = groups[place]
        return found

    def add_group(self, seat: i64, group: i64) -> None:
        """One more group lies on an island, where it belongs in the order."""
        groups, place = self.groups, seat * MOST_GROUPS
        while groups[place] != 0 and groups[place] < group:
            place += 1
        while group != 0:
            group, groups[place] = groups[place], group
            place += 1

    def change_group(self, seat: i64, index: i64, group: i64) -> None:
        """A group becomes another, which lies where it belongs in the order, or vanishes: 0."""
        groups, first = self.groups, seat * MOST_GROUPS
        place = first + index
        while place > first and groups[place - 1] > group and group != 0:
            groups[place] = groups[place - 1]
            place -= 1
        while groups[place + 1] != 0 and (groups[place + 1] < group or group == 0):
            groups[place] = groups[place + 1]
            place += 1
        groups[place] = group

    def lays(self, action: i64) -> bool:
        """Whether an action puts cards on the own island."""
        return lays_new(action) or (is_at_group(action) and deed_of(action) < At.TAKE)

    def laid(self, action: i64) -> i64:
        """The cards that leave the hand when something is laid."""
        if lays_new(action):
            return group_cards(new_group(action))
        return needed(self.group(self.turn, group_index(action)), deed_of(action))

    def may_lift(self) -> bool:
        """Whether whoever's turn it is may take cards off the own island: always before laying, often after it (L1)."""
        return not self.laying or (self.relifts[self.turn] + 1) * self.seats <= RELIFTS

    def is_out(self, seat: i64) -> bool:
        """Whether a seat's hand is empty while at least two full rainbows lie on its island (P23, P24)."""
        return self.hands[seat] == 0 and rainbows(self.island(seat)) >= RAINBOWS

    # Black cards

    def next_seat(self, seat: i64) -> i64:
        if seat + 1 == self.seats:
            return 0
        return seat + 1

    def blocker(self, kind: i64) -> i64:
        """The colour that blocks a black card, or NONE (P11)."""
        if kind == Card.LOOKOUT:
            return YELLOW if self.lookout_blockable else NONE
        return kind - Card.BLACK

    def first_asked(self) -> i64:
        """Who is asked first whether to block the black card in play (P35)."""
        return self.target if self.target != NONE else self.next_seat(self.player)

    def may_act(self) -> bool:
        """Whether the black card in play finds what it asks for, where somebody has to choose it (P20, P33)."""
        if self.black == Card.THIEF or self.black == Card.CANNON:
            return self.group(self.target, 0) != 0
        if self.black == Card.EXTORTIONIST:
            return self.hands[self.target] != 0
        return self.black != Card.SALVAGER or self.fetchable() != 0

    def fetchable(self) -> i64:
        """What a Salvager may take from the discards: anything but a Salvager (P19)."""
        return self.discards - cards_of(Card.SALVAGER, count(self.discards, Card.SALVAGER))


# The duty to place


def duties(hand: i64, welcome: i64) -> i64:
    """Cards in hand of which one must be placed before the turn ends, by what could join the island (P1, P2, P3)."""
    if count(hand, Card.PIRATE) != 0:
        return cards_of(Card.PIRATE, 1)
    found = rows(hand) | threes(hand)
    if found == 0:
        found = kinds(hand) & ALL_COLOURS & welcome
    return found


def owed(hand: i64, island: list[int]) -> i64:
    """A kind of card in hand that must be placed before the turn ends, or NONE."""
    welcome: i64 = 0
    for group in island:
        welcome |= JOINING[outline(group)]
    found = duties(hand, welcome)
    return NONE if found == 0 else nth(found, 0)
