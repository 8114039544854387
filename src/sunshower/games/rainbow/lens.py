"""Rainbow in numbers: the sides that turn towards whoever looks, and at a table with the memory aid all it has seen."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sunshower.core.game import Options, State
from sunshower.core.lanes import lane
from sunshower.core.lens import Lens, flag, from_here, number, one, seat_of
from sunshower.games.rainbow.pieces import (
    FACES,
    HAND,
    MOST,
    NEXT,
    NUMBERS,
    RAINBOW,
    SEATS,
    Do,
    Draw,
    Phase,
    Seen,
    card_in,
    first_of,
    mark_of,
    place_of,
    second_of,
    shows_hidden,
)
from sunshower.games.rainbow.state import RainbowState


@mypyc_attr(acyclic=True)
class RainbowLens(Lens):
    """Cards as one of the two seats sees them."""

    aid: bool

    def __init__(self, seats: int, options: Options) -> None:
        # A draw is told by the side that comes into a hand and the one that turns up behind it, each a face or none.
        super().__init__(seats, Draw.FIRST, Draw.CARD + NUMBERS, Draw.CARD + 2 * HAND * FACES + (FACES + 1) ** 2)
        self.aid = bool(options["memory_aid"])
        self.part("row", RAINBOW, FACES)
        self.part("loses", FACES)
        self.part("hands", SEATS, HAND, FACES)
        self.part("next", SEATS, FACES)
        self.part("waits", SEATS)
        self.part("holder", 1)
        self.part("scores", SEATS)
        self.part("phase", len(Phase.NAMES))
        self.part("round", 1)
        self.part("turn", SEATS)
        self.part("active", SEATS)
        self.part("then", SEATS)
        self.part("placed", MOST)
        self.part("flipped", 1)
        self.part("turning", HAND + RAINBOW)
        if self.aid:
            self.part("under", RAINBOW, FACES)
            self.part("seen", RAINBOW, SEATS)
            self.part("gone", 2, FACES, FACES)
            self.part("gone_half", 2, FACES)
            self.part("gone_closed", 1)

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> i64:
        assert isinstance(state, RainbowState)
        other = 1 - seat
        for spot in range(i64(RAINBOW)):
            at = one(out, at, state.up(spot), FACES)
        for face in range(i64(FACES)):
            at = flag(out, at, state.loses(face, state.lying))
        for place in range(seat * HAND, seat * HAND + HAND):
            at = one(out, at, state.side(seat, place), FACES)
        for place in range(other * HAND, other * HAND + HAND):
            at = one(out, at, state.side(seat, place), FACES)
        mine, theirs = NEXT + seat, NEXT + other
        if state.left == 1:  # R28: one card at both ends
            mine, theirs = i64(NEXT), i64(NEXT)
        at = one(out, at, state.side(seat, mine), FACES)
        at = one(out, at, state.side(seat, theirs) if state.left == 1 else -1, FACES)
        at = flag(out, at, state.has(mine))
        at = flag(out, at, state.has(theirs))
        at = number(out, at, state.left)
        at = number(out, at, state.score_0 if seat == 0 else state.score_1)
        at = number(out, at, state.score_1 if seat == 0 else state.score_0)
        at = one(out, at, state.phase, i64(Phase.OVER) + 1)
        at = number(out, at, state.round)
        at = seat_of(out, at, state.turn, seat, SEATS)
        at = seat_of(out, at, state.active, seat, SEATS)
        at = seat_of(out, at, state.then, seat, SEATS)
        at = one(out, at, state.placed, MOST)
        at = flag(out, at, state.flipped)
        at = one(out, at, state.turning - Do.BLIND, HAND + RAINBOW)
        if self.aid:
            at = recall(state, seat, out, at)
        return at

    def told(self, state: State, action: i64, seat: i64) -> i64:
        """Of a card each seat hears the side that it sees, be it drawn, placed or still in the holder."""
        assert isinstance(state, RainbowState)
        if action >= Draw.NONE:
            drawer = state.drawer()
            drawn: i64 = 0
            left = state.left
            if state.has(NEXT + drawer):
                drawn = state.side(seat, NEXT + drawer) + 1
                left -= 1
            waits: i64 = 0
            if action >= Draw.CARD:
                if seat == drawer or left == 1:
                    card = action - Draw.CARD
                    waits = 1 + (first_of(card) if seat == 0 else second_of(card))
            elif left == 1:
                waits = 1 + state.side(seat, NEXT + 1 - drawer)
            return Draw.CARD + 2 * HAND * FACES + drawn * (FACES + 1) + waits
        if action >= Draw.SHOW:
            return action
        if action >= Draw.FIRST:
            return Draw.FIRST + from_here(action - Draw.FIRST, seat, SEATS)
        if action == Do.STOP or shows_hidden(action):
            return action
        return Draw.CARD + place_of(action) * FACES + state.side(state.turn, state.turn * HAND + place_of(action))


def recall(state: RainbowState, seat: i64, out: vec[u8], at: i64) -> i64:
    """Undersides that a seat has seen, in the row and among the collected cards, and which of them the other has."""
    other = 1 - seat
    for spot in range(i64(RAINBOW)):
        seen = lane(state.seen, spot) if spot < state.lying else 0
        at = one(out, at, state.down(spot) if (seen >> seat) & 1 else -1, FACES)
    for spot in range(i64(RAINBOW)):
        seen = lane(state.seen, spot) if spot < state.lying else 0
        at = flag(out, at, (seen >> seat) & 1 == 1)
        at = flag(out, at, (seen >> other) & 1 == 1)
    half = at + 2 * FACES * FACES
    closed = half + 2 * FACES
    for marked in state.gone:
        mark = mark_of(marked)
        card = card_in(marked)
        if mark == Seen.CLOSED:
            out[closed] += 1
        elif (mark >> seat) & 1:
            out[at + (((mark >> other) & 1) * FACES + first_of(card)) * FACES + second_of(card)] += 1
        else:
            out[half + ((mark >> other) & 1) * FACES + first_of(card)] += 1
    return closed + 1
