"""Chroma Cards' rainbow: all that lies on the table and in hands, and what a player would ask about it.

A card drawn from the pile is unseen. A card taken from the discards has been shown to all, and stays so until one of
its face is played: copies cannot be told apart, so the shown one is always the one that goes. When the discards become
the new pile everybody knows which cards those are, and so which ones the others must be holding: these are `sure`
until somebody else plays one of that face. For each of two players that is all there is to know. With more players,
and for onlookers, which of several hands holds a sure card is not tracked: a guess may put it where a hand has drawn a
new card since.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sunshower.core.game import CHANCE, NOBODY, Options, State
from sunshower.core.lanes import lane
from sunshower.games.chroma.pieces import EMPTY, FULL, NO_CARD, SLOTS, wild

UNSEEN: Final = 1


@mypyc_attr(acyclic=True)
class ChromaState(State):
    """Cards in the pile, in hands, in rainbows and on the discard pile, and what the rules remember of them.

    A hand is four places, a rainbow is five, each in the order of faces with the empty places last. A card in a hand
    is its face * 2, and 1 more if the others have not seen it: of equal cards the shown ones come first.
    """

    turn: i64 = CHANCE
    phase: i64 = 0
    """One of Phase, the first to begin with."""
    seats: i64 = 0
    first: i64 = NOBODY
    turns: i64 = 0
    """How many turns are over."""
    dealt: i64 = 0
    pile: i64 = 0
    """How many cards lie face down."""
    pool: vec[i64]
    """How many of each face they are."""
    hands: vec[i64]
    rainbows: vec[i64]
    discards: list[int]
    """The discard pile, its top card last."""
    locks: i64 = 0
    """For how many turns each of the top discards may not be taken: a lane each, the top card's first.

    These lanes are enough: a lock lasts six turns at most, and a turn lays down at most one card.
    """
    taken: i64 = NO_CARD
    """The face taken from the discards this turn."""
    winner: i64 = NOBODY
    sure: list[list[int]]
    """For each pair of eyes, last everybody's, cards that are among those it has not seen in hands, in order.

    In which of those hands is not kept. No lists at all if nobody is sure of anything, as before the pile is made anew.
    Clones share them, so they are replaced, never changed.
    """
    options: Options
    no_idle_discard: bool = False
    lock_for_victim: bool = False
    limit: i64 = 0
    """The number of turns, all seats together, after which it is a draw."""

    def copy_to(self, twin: "ChromaState") -> None:
        """Make another State the same as this one."""
        twin.turn = self.turn
        twin.phase = self.phase
        twin.seats = self.seats
        twin.first = self.first
        twin.turns = self.turns
        twin.dealt = self.dealt
        twin.pile = self.pile
        twin.pool = self.pool[:]
        twin.hands = self.hands[:]
        twin.rainbows = self.rainbows[:]
        twin.discards = self.discards.copy()
        twin.locks = self.locks
        twin.taken = self.taken
        twin.winner = self.winner
        twin.sure = self.sure
        twin.options = self.options
        twin.no_idle_discard = self.no_idle_discard
        twin.lock_for_victim = self.lock_for_victim
        twin.limit = self.limit

    def census(self) -> list[int]:
        cards = list(self.pool)
        for card in self.hands:
            if card != EMPTY:
                cards[card >> 1] += 1
        for face in [*self.rainbows, *self.discards]:
            if face != EMPTY:
                cards[face] += 1
        return cards

    def player(self) -> i64:
        """Whose turn it is, also while that seat waits for its card."""
        return (self.first + self.turns) % self.seats

    # Hands

    def card(self, seat: i64, place: i64) -> i64:
        """The face of the card at a place in a seat's hand."""
        return self.hands[seat * SLOTS + place] >> 1

    def hand(self, seat: i64) -> list[int]:
        """The faces that a seat holds, in order."""
        return [card >> 1 for card in self.hands[seat * SLOTS : seat * SLOTS + SLOTS] if card != EMPTY]

    def shown(self, seat: i64) -> list[int]:
        """Those of them that everybody saw being taken from the discards."""
        cards = self.hands[seat * SLOTS : seat * SLOTS + SLOTS]
        return [card >> 1 for card in cards if card != EMPTY and not card & UNSEEN]

    def unseen_by(self, eyes: i64) -> list[int]:
        """The unseen faces in hands other than one's own, in order."""
        return sorted([card >> 1 for place, card in enumerate(self.hands) if place // SLOTS != eyes and card & UNSEEN])

    def sure_of(self, eyes: i64) -> list[int]:
        """The faces that must be among those, as these eyes can know."""
        return self.sure[eyes] if self.sure else []

    # Rainbows

    def laid(self, seat: i64, spot: i64) -> i64:
        """The face of the card at a place in a seat's rainbow, or EMPTY."""
        return self.rainbows[seat * FULL + spot]

    def rainbow(self, seat: i64) -> list[int]:
        """The faces in front of a seat, in order."""
        return [face for face in self.rainbows[seat * FULL : seat * FULL + FULL] if face != EMPTY]

    def is_full(self, seat: i64) -> bool:
        """Whether a seat has five cards in front of it."""
        return self.laid(seat, FULL - 1) != EMPTY

    # Discards

    def top(self) -> i64:
        """The card on top of the discards, or NO_CARD."""
        return self.discards[-1] if self.discards else NO_CARD

    def lock(self, depth: i64) -> i64:
        """For how many turns the discard at a depth under the top one may not be taken."""
        return lane(self.locks, depth)

    def may_take(self) -> bool:
        """Whether the top discard may be taken: there is one, it is not wild (C11) and not locked (C10)."""
        return len(self.discards) != 0 and not wild(self.top()) and self.lock(0) == 0

    def is_idle(self, face: i64) -> bool:
        """Whether the player may not put a face away, having just taken it from there (C4, C23)."""
        return self.no_idle_discard and face == self.taken
