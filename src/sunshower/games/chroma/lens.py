"""Chroma Cards' rainbow in numbers: a card is a colour or any, and a shape or any."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sunshower.core.game import CHANCE, Options, State
from sunshower.core.lanes import lane
from sunshower.core.lens import Lens, from_here, number, one, seat_of, wide
from sunshower.games.chroma.pieces import (
    ALL_SHAPES,
    ANY,
    EMPTY,
    FACES,
    FULL,
    HAND,
    NO_CARD,
    SLOTS,
    SWAPS,
    WIDTH,
    WILDS,
    Do,
    Draw,
    Phase,
    laying_over,
    parts,
    swaps_itself,
)
from sunshower.games.chroma.state import UNSEEN, ChromaState

LOOK: Final = 2 * WIDTH + 1
"""A colour or any, a shape or any, and whether it is the all-wild of the Shapes set."""
DEEP: Final = 8
"""So many of the top discards are seen one by one: no lock lies deeper."""

# What is told: a card by its face, and where it goes.
ADDED: Final = Do.DISCARD + FACES
SWAPPED: Final = ADDED + FACES
LAID_OVER: Final = SWAPPED + FACES * SWAPS
FIRST: Final = LAID_OVER + FACES * WILDS
DEALT: Final = FIRST + 6
UNTOLD: Final = DEALT + FACES


@mypyc_attr(acyclic=True)
class ChromaLens(Lens):
    """Cards as a seat sees them, the others in the order in which they follow it."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, Draw.FIRST, Draw.CARD + FACES, UNTOLD + 1)
        self.part("hand", SLOTS, LOOK)
        self.part("shown", seats, FACES)
        self.part("unseen", seats)
        self.part("rainbows", seats, FULL, LOOK)
        self.part("top", DEEP, LOOK)
        self.part("locks", DEEP)
        self.part("discards", FACES)
        self.part("taken", LOOK)
        self.part("sure", FACES)
        self.part("sure_to_all", FACES)
        self.part("pile", 1)
        self.part("phase", len(Phase.NAMES))
        self.part("turn", seats)
        self.part("first", seats)
        self.part("turns", 2)
        self.part("winner", seats)

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> i64:
        assert isinstance(state, ChromaState)
        seats = self.seats
        hands = state.hands
        rainbows = state.rainbows
        for place in range(i64(SLOTS)):
            at = card(out, at, hands[seat * SLOTS + place] >> 1)
        unseen = at + seats * FACES
        for turn in range(seats):
            other = (seat + turn) % seats
            for place in range(other * SLOTS, other * SLOTS + SLOTS):
                held = hands[place]
                if held != EMPTY:
                    if held & UNSEEN:
                        out[unseen + turn] += 1
                    else:
                        out[at + (held >> 1)] += 1
            at += FACES
        at += seats
        for turn in range(seats):
            other = (seat + turn) % seats
            for place in range(other * FULL, other * FULL + FULL):
                at = card(out, at, rainbows[place])
        discards = state.discards
        lying: i64 = len(discards)
        for depth in range(i64(DEEP)):
            at = card(out, at, discards[lying - 1 - depth] if depth < lying else EMPTY)
        for depth in range(i64(DEEP)):
            at = number(out, at, lane(state.locks, depth))
        for face in discards:
            out[at + face] += 1
        at += FACES
        at = card(out, at, EMPTY if state.taken == NO_CARD else state.taken)
        for face in state.sure_of(seat):
            out[at + face] += 1
        at += FACES
        for face in state.sure_of(seats):
            out[at + face] += 1
        at += FACES
        at = number(out, at, state.pile)
        at = one(out, at, state.phase, i64(Phase.OVER) + 1)
        at = seat_of(out, at, state.turn, seat, seats)
        at = seat_of(out, at, state.first, seat, seats)
        at = wide(out, at, state.turns)
        return seat_of(out, at, state.winner, seat, seats)

    def told(self, state: State, action: i64, seat: i64) -> i64:
        """A card that is played is told by its face, one that is dealt or drawn only to whoever gets it."""
        assert isinstance(state, ChromaState)
        if state.turn == CHANCE:
            if state.phase == Phase.FIRST:
                return FIRST + from_here(action - Draw.FIRST, seat, self.seats)
            owner = state.dealt // HAND if state.phase == Phase.DEAL else state.player()
            return DEALT + action - Draw.CARD if owner == seat else UNTOLD
        if action < Do.DISCARD:
            return action
        kind, place, owner, spot = parts(action)
        face = state.card(state.turn, place)
        if kind == Do.SWAP or swaps_itself(action):
            return SWAPPED + face * SWAPS + spot
        if kind == Do.DISCARD:
            return Do.DISCARD + face
        if kind == Do.ADD:
            return ADDED + face
        return LAID_OVER + face * WILDS + from_here(owner, seat, self.seats) * FULL + spot

    def turned(self, action: i64, seat: i64) -> i64:
        """Only a wild goes to another seat."""
        if action < Do.WILD:
            return action
        _, place, owner, spot = parts(action)
        return laying_over(place, from_here(owner, seat, self.seats), spot)

    def meant(self, number: i64, seat: i64) -> i64:
        if number < Do.WILD:
            return number
        _, place, owner, spot = parts(number)
        return laying_over(place, (owner + seat) % self.seats, spot)


def card(out: vec[u8], at: i64, face: i64) -> i64:
    """A card, or an empty place."""
    if face < FACES:
        out[at + (ANY if face == ALL_SHAPES else face // WIDTH)] = 1
        out[at + WIDTH + (ANY if face == ALL_SHAPES else face % WIDTH)] = 1
        if face == ALL_SHAPES:
            out[at + 2 * WIDTH] = 1
    return at + LOOK
