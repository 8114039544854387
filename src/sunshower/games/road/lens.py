"""Rainbow Road in numbers: whoever looks has the spots a to e."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sunshower.core.game import CHANCE, Options, State
from sunshower.core.lanes import ones, total
from sunshower.core.lens import Lens, flag, from_here, in_bits, in_lanes, number, one, seat_of
from sunshower.games.road.pieces import (
    FIELD,
    HAND,
    NOWHERE,
    NUMBERS,
    ROUNDS,
    SEATS,
    SPOTS,
    WAYS,
    Dealt,
    Do,
    Draw,
    Phase,
    Prank,
    exchanging,
    parts,
    recycling,
)
from sunshower.games.road.state import RoadState


@mypyc_attr(acyclic=True)
class RoadLens(Lens):
    """Cards, fairies and pranks as one of the two seats sees them."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, Draw.FIRST, Draw.PRANK + Prank.KINDS, Draw.PRANK + Prank.KINDS + 1)
        self.part("ring", SPOTS, 1 + NUMBERS)
        self.part("sunny", SPOTS)
        self.part("rain", SPOTS)
        self.part("played", SEATS, SPOTS)
        self.part("start", SPOTS)
        self.part("hole", SPOTS)
        self.part("hand", NUMBERS)
        self.part("pranks", Prank.KINDS)
        self.part("discards", NUMBERS)
        self.part("spent", Prank.KINDS)
        self.part("phase", len(Phase.NAMES))
        self.part("round", ROUNDS)
        self.part("turn", SEATS)
        self.part("first", SEATS)
        self.part("opener", SEATS)
        self.part("way", len(WAYS))
        self.part("points", 1)
        self.part("pranked", 1)
        self.part("their_cards", 1)
        self.part("their_pranks", 1)
        self.part("scores", SEATS)
        self.part("gained", SEATS)

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> i64:
        assert isinstance(state, RoadState)
        other = 1 - seat
        for place in range(i64(SPOTS)):
            at = one(out, at, state.card(turned_spot(place, seat)), 1 + NUMBERS)
        at = one(out, at, turned_spot(state.sunny, seat), SPOTS)
        at = one(out, at, turned_spot(state.rain, seat), SPOTS)
        at = one(out, at, turned_spot(state.mark(seat), seat), SPOTS)
        at = one(out, at, turned_spot(state.mark(other), seat), SPOTS)
        at = one(out, at, turned_spot(state.start, seat), SPOTS)
        at = one(out, at, turned_spot(state.hole, seat), SPOTS)
        at = in_lanes(out, at, state.hands, seat * NUMBERS, NUMBERS)
        at = in_bits(out, at, state.pranks_of(seat), Prank.KINDS)
        at = in_lanes(out, at, state.discards, 0, NUMBERS)
        at = in_bits(out, at, state.spent, Prank.KINDS)
        at = one(out, at, state.phase, i64(Phase.OVER) + 1)
        at = one(out, at, state.round - 1, ROUNDS)
        at = seat_of(out, at, state.turn, seat, SEATS)
        at = seat_of(out, at, NOWHERE if state.phase == Phase.FIRST else state.first, seat, SEATS)
        at = seat_of(out, at, state.opener, seat, SEATS)
        at = one(out, at, NOWHERE if state.points == 0 else state.ways - 1, len(WAYS))
        at = number(out, at, state.points)
        at = flag(out, at, state.pranked)
        at = number(out, at, total(state.hands >> (other * NUMBERS * 4), NUMBERS))
        at = number(out, at, ones(state.pranks_of(other), Prank.KINDS))
        at = number(out, at, state.score_0 if seat == 0 else state.score_1)
        at = number(out, at, state.score_1 if seat == 0 else state.score_0)
        at = number(out, at, state.gain_0 if seat == 0 else state.gain_1)
        return number(out, at, state.gain_1 if seat == 0 else state.gain_0)

    def told(self, state: State, action: i64, seat: i64) -> i64:
        """Cards and pranks that are dealt to others are all the same."""
        assert isinstance(state, RoadState)
        if state.turn != CHANCE:
            return self.turned(action, seat)
        if state.phase == Phase.FIRST:
            return Draw.FIRST + from_here(action - Draw.FIRST, seat, SEATS)
        if state.dealt >= Dealt.HANDS and state.dealt < Dealt.RING:
            return action
        owner = state.dealt // HAND if state.dealt < Dealt.HANDS else (state.dealt - Dealt.RING) // Prank.HAND
        return action if owner == seat else Draw.PRANK + Prank.KINDS

    def turned(self, action: i64, seat: i64) -> i64:
        """The same number for seat 0; for seat 1 the spots are counted from its own field."""
        if seat == 0 or action < Do.TELEPORT:
            return action
        if action >= Do.EXCHANGE:
            spot, other = parts(action - Do.EXCHANGE, SPOTS)
            spot, other = turned_spot(spot, seat), turned_spot(other, seat)
            return exchanging(min(spot, other), max(spot, other))
        if action >= Do.RECYCLE:
            index, spot = parts(action - Do.RECYCLE, SPOTS)
            return recycling(index, turned_spot(spot, seat))
        if action >= Do.TRASH:
            return Do.TRASH + turned_spot(action - Do.TRASH, seat)
        return Do.TELEPORT + turned_spot(action - Do.TELEPORT, seat)

    def meant(self, number: i64, seat: i64) -> i64:
        """Half a turn of the ring is its own way back."""
        return self.turned(number, seat)


def turned_spot(spot: i64, seat: i64) -> i64:
    """A spot as a seat counts, and the other way; nowhere stays nowhere."""
    if seat == 0 or spot == NOWHERE:
        return spot
    return spot - FIELD if spot >= FIELD else spot + FIELD
