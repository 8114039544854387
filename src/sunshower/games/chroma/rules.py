"""Chroma Cards' rainbow: what may be done, and what it does. rules.md tells the same for people, with the rulings."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.core.errors import BadTable
from sunshower.core.game import CHANCE, NOBODY, OVER, Actions, Options
from sunshower.core.lanes import lane
from sunshower.games.chroma.deal import UNSEEN, Deal, slip_in, slip_out
from sunshower.games.chroma.pieces import (
    BOUND,
    EMPTY,
    FULL,
    NO_CARD,
    SLOTS,
    SPARE,
    Do,
    Draw,
    Phase,
    deck,
    wild,
)
from sunshower.games.chroma.solver import complete

LANES: Final = 8
LOCKS: Final = 0x11111111  # 1 in each lane
LOCKED_BELOW: Final = 0x0FFFFFFF  # every lane but the last, full


@mypyc_attr(acyclic=True)
class ChromaState(Deal):
    """The whole truth of a game: the deal, and what the rules remember of it."""

    locks: i64 = 0
    """For how many turns each of the top discards may not be taken: a lane each, the top card's first.

    These lanes are enough: a lock lasts six turns at most, and a turn lays down at most one card.
    """
    taken: i64 = NO_CARD
    """The face taken from the discards this turn."""
    winner: i64 = NOBODY
    no_idle_discard: bool = False
    lock_for_victim: bool = False
    limit: i64 = 0
    """The number of turns, all seats together, after which it is a draw."""

    # Questions about the table

    def top(self) -> i64:
        """The card on top of the discards, or NO_CARD."""
        return self.discards[-1] if self.discards else NO_CARD

    def may_take(self) -> bool:
        """Whether the top discard may be taken: there is one, it is not wild (C11) and not locked (C10)."""
        return len(self.discards) != 0 and not wild(self.top()) and lane(self.locks, 0) == 0

    def card(self, seat: i64, place: i64) -> i64:
        """The face of the card at a place in a seat's hand."""
        return self.hands[seat * SLOTS + place] >> 1

    def laid(self, seat: i64, place: i64) -> i64:
        """The face of the card at a place in a seat's rainbow, or EMPTY."""
        return self.rainbows[seat * FULL + place]

    def is_full(self, seat: i64) -> bool:
        """Whether a seat has five cards in front of it."""
        return self.laid(seat, FULL - 1) != EMPTY

    def has_laid(self, seat: i64, face: i64) -> bool:
        """Whether a card of a face lies in a seat's rainbow."""
        return any(self.laid(seat, place) == face for place in range(i64(FULL)))

    def is_idle(self, face: i64) -> bool:
        """Whether the player may not put a face away, having just taken it from there (C4, C23)."""
        return self.no_idle_discard and face == self.taken

    # What may be done

    def offer(self, actions: Actions) -> None:
        if self.phase == Phase.ACT:
            self.offer_acts(actions)
        elif self.phase == Phase.DRAW:
            actions.add(Do.DRAW)
            if self.may_take():
                actions.add(Do.TAKE)
        elif self.phase != Phase.OVER:
            self.offer_draws(actions)

    def offer_acts(self, actions: Actions) -> None:
        """What to do with each different card of the hand (C1)."""
        seat = self.turn
        last: i64 = NO_CARD
        for place in range(i64(SLOTS)):
            face = self.card(seat, place)
            if face == last:
                continue
            last = face
            if not self.is_idle(face):
                actions.add(Do.DISCARD + place)
            if not self.is_full(seat):
                actions.add(Do.ADD + place)  # C17, C24
            else:
                self.offer_swaps(place, face, actions)
            if wild(face):  # C7
                self.offer_wilds(place, actions)

    def offer_swaps(self, place: i64, face: i64, actions: Actions) -> None:
        """Any of six cards may go, the new one too (C8); one like it is as good as itself."""
        last: i64 = face
        for spot in range(i64(FULL)):
            other = self.laid(self.turn, spot)
            if other != last and other != face:
                actions.add(Do.SWAP + place * Do.SWAPS + spot)
            last = other
        if not self.is_idle(face):
            actions.add(Do.SWAP + place * Do.SWAPS + FULL)

    def offer_wilds(self, place: i64, actions: Actions) -> None:
        """A wild goes onto any card of anybody else's rainbow (C6, C13)."""
        for seat in range(self.seats):
            last: i64 = NO_CARD
            for spot in range(i64(FULL)):
                other = self.laid(seat, spot)
                if seat == self.turn or other == EMPTY:
                    break
                if other != last:
                    actions.add(Do.WILD + place * Do.WILDS + seat * FULL + spot)
                last = other

    # What it does

    def play(self, action: i64) -> None:
        if action >= Draw.FIRST:
            self.draw(action)
        elif action == Do.DRAW:
            self.draw_card()
        elif action == Do.TAKE:
            self.take_card()
        else:
            self.act(action)

    def draw_card(self) -> None:
        if self.pile == 0:  # C21
            self.renew_pile()
            self.locks = lane(self.locks, 0)
        self.phase = Phase.PILE
        self.turn = CHANCE

    def take_card(self) -> None:
        self.taken = self.discards.pop()
        self.locks >>= 4
        slip_in(self.hands, self.turn * SLOTS, SLOTS, self.taken * 2)
        self.phase = Phase.ACT

    def act(self, action: i64) -> None:
        """One thing with one card of the hand, and the turn is over."""
        self.tick()
        owner = self.turn
        if action >= Do.WILD:
            action -= Do.WILD
            owner = action % Do.WILDS // FULL
            self.replace(owner, action % FULL, self.play_card(action // Do.WILDS))
        elif action >= Do.SWAP:
            action -= Do.SWAP
            self.swap(action % Do.SWAPS, self.play_card(action // Do.SWAPS))
        elif action >= Do.ADD:
            slip_in(self.rainbows, owner * FULL, FULL, self.play_card(action - Do.ADD))
        else:
            self.put_away(self.play_card(action - Do.DISCARD), 0)
        self.end_turn(owner)

    def tick(self) -> None:
        """Every lock is a turn nearer to its end."""
        locks = self.locks
        self.locks = locks - ((locks | (locks >> 1) | (locks >> 2)) & LOCKS)

    def play_card(self, place: i64) -> i64:
        """Take a card out of the player's hand; returns its face."""
        seat = self.turn
        card: i64 = self.hands[seat * SLOTS + place]
        slip_out(self.hands, seat * SLOTS + place, seat * SLOTS + SLOTS)
        if card & UNSEEN and self.sure:
            self.forget(seat, card >> 1)
        return card >> 1

    def swap(self, spot: i64, face: i64) -> None:
        """Lay a sixth card into the own rainbow and put one of the six away."""
        if spot == FULL:
            self.put_away(face, 0)
        else:
            self.replace(self.turn, spot, face)

    def replace(self, owner: i64, spot: i64, face: i64) -> None:
        """Put a card of a rainbow away for a new one, under lock if that is wild (C9)."""
        old = self.laid(owner, spot)
        slip_out(self.rainbows, owner * FULL + spot, owner * FULL + FULL)
        slip_in(self.rainbows, owner * FULL, FULL, face)
        self.put_away(old, self.lock_on(owner) if wild(face) and not wild(old) else 0)

    def lock_on(self, owner: i64) -> i64:
        """For how many turns a card just replaced in a rainbow stays locked: the next one (C10), or more (C27)."""
        if owner == self.turn or not self.lock_for_victim:
            return 1
        return (owner - self.turn + self.seats) % self.seats

    def put_away(self, face: i64, lock: i64) -> None:
        self.discards.append(face)
        self.locks = ((self.locks & LOCKED_BELOW) << 4) + lock

    def end_turn(self, owner: i64) -> None:
        """Only the rainbow just changed can have become complete, whoever's it is (C14, C15)."""
        self.taken = NO_CARD
        if complete(self.rainbows, owner * FULL):
            self.winner = owner
            self.phase = Phase.OVER
            self.turn = OVER
            return
        self.turns += 1
        if self.turns == self.limit:  # C20
            self.phase = Phase.OVER
            self.turn = OVER
        else:
            self.phase = Phase.DRAW
            self.turn = self.player()  # C25

    # The end, and copies

    def reveals(self, action: i64) -> bool:
        """Cards come out of hidden hands; where to draw from tells nothing by itself."""
        return action >= Do.DISCARD

    def scores(self) -> list[int]:
        return [1 if seat == self.winner else 0 for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        return [1 if self.winner == NOBODY or seat == self.winner else 2 for seat in range(self.seats)]

    def ending(self) -> str:
        if self.winner == NOBODY:
            return "turn-limit"
        return "rainbow" if self.winner == self.player() else "gift"

    def clone(self) -> "ChromaState":
        twin = ChromaState()
        twin.turn = self.turn
        twin.phase = self.phase
        twin.seats = self.seats
        twin.first = self.first
        twin.turns = self.turns
        twin.dealt = self.dealt
        twin.pile = self.pile
        twin.pool = self.pool.copy()
        twin.hands = self.hands.copy()
        twin.rainbows = self.rainbows.copy()
        twin.discards = self.discards.copy()
        twin.sure = self.sure
        twin.options = self.options
        twin.locks = self.locks
        twin.taken = self.taken
        twin.winner = self.winner
        twin.no_idle_discard = self.no_idle_discard
        twin.lock_for_victim = self.lock_for_victim
        twin.limit = self.limit
        return twin


def setup(seats: int, options: Options) -> ChromaState:
    """A table before the deal."""
    state = ChromaState()
    state.seats = seats
    state.options = dict(options)
    state.no_idle_discard = bool(options["no_idle_discard"])
    state.lock_for_victim = bool(options["lock_for_victim"])
    state.limit = int(options["turn_limit"]) * seats
    state.pool = deck(options)
    state.pile = sum(state.pool)
    state.hands = [EMPTY] * (SLOTS * seats)
    state.rainbows = [EMPTY] * (FULL * seats)
    state.discards = []
    state.sure = []
    if state.pile < BOUND * seats + SPARE:  # C22
        needs = f"{seats} players need a deck of at least {BOUND * seats + SPARE} cards"
        raise BadTable("small-deck", f"{needs}, and these sets have {state.pile}.")
    return state
