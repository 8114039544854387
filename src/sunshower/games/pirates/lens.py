"""Rainbow Pirates in numbers: what a seat sees and knows of hands and islands, the others as they follow it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sunshower.core.game import CHANCE, Options, State
from sunshower.core.lens import Lens, flag, from_here, number, one, seat_of
from sunshower.games.pirates.pieces import (
    BLACKS,
    BONUS,
    COLOURS,
    KINDS,
    NONE,
    Card,
    Do,
    Form,
    Phase,
    aims,
    colour,
    count,
    form,
    high,
    is_play,
    low,
    naturals,
    play_action,
    played_kind,
    played_target,
    points,
    size,
    wild_at,
    wilds,
)
from sunshower.games.pirates.state import PiratesState

GROUPS: Final = 12
"""So many groups of an island are seen one by one, in order; all its cards are counted besides."""
GROUP: Final = 4 + 2 * COLOURS
"""A group: its form; then by colours its cards, and its WILDs, or by kinds its black cards, or its pirates."""
TOPS: Final = 4
"""A Lookout puts so many cards back, and looks at those first that lie on top."""
ACTIONS: Final = Do.LAY_BLACK + BLACKS**3
UNTOLD: Final = ACTIONS


@mypyc_attr(acyclic=True)
class PiratesLens(Lens):
    """Cards as a seat sees and knows them."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, ACTIONS, Do.YES + 1, UNTOLD + 1)
        self.part("hand", KINDS)
        self.part("known", seats - 1, KINDS)
        self.part("shown", seats, KINDS)
        self.part("secrets", seats - 1, KINDS)
        self.part("held", seats)
        self.part("islands", seats, GROUPS, GROUP)
        self.part("lying", seats, KINDS)
        self.part("scores", seats)
        self.part("relifts", seats)
        self.part("discards", KINDS)
        self.part("pair", KINDS)
        self.part("looked", KINDS)
        self.part("looks", 1)
        self.part("moved", KINDS)
        self.part("tops", TOPS, KINDS)
        self.part("knowers", TOPS, seats)
        self.part("pile", 1)
        self.part("left", 1)
        self.part("laying", 1)
        self.part("phase", len(Phase.NAMES))
        self.part("turn", seats)
        self.part("player", seats)
        self.part("target", seats)
        self.part("out", seats)
        self.part("black", BLACKS)
        self.part("named", KINDS)

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> i64:
        assert isinstance(state, PiratesState)
        seats = self.seats
        at = counted(out, at, state.hands[seat])
        for turn in range(1, seats):
            at = counted(out, at, state.known(seat, (seat + turn) % seats))
        for turn in range(seats):
            at = counted(out, at, state.shown[(seat + turn) % seats])
        for turn in range(1, seats):
            at = counted(out, at, state.secret((seat + turn) % seats, seat))
        for turn in range(seats):
            at = number(out, at, size(state.hands[(seat + turn) % seats]))
        for turn in range(seats):
            at = island_of(out, at, state.island((seat + turn) % seats))
        scores = at + seats * KINDS
        for turn in range(seats):
            other = (seat + turn) % seats
            lying = state.lying(other)
            at = counted(out, at, lying)
            number(out, scores + turn, points(lying) + (BONUS if other == state.out else 0))
        at = scores + seats
        for turn in range(seats):
            at = number(out, at, state.relifts[(seat + turn) % seats])
        at = counted(out, at, state.discards)
        at = counted(out, at, state.pair)
        at = counted(out, at, state.looked if state.player == seat else 0)
        at = number(out, at, size(state.looked))
        at = counted(out, at, state.moved)
        tops = state.tops_count()
        for index in range(i64(TOPS)):
            seen = index < tops and (state.knowers(index) >> seat) & 1 == 1
            at = one(out, at, state.top(index) if seen else NONE, KINDS)
        for index in range(i64(TOPS)):
            knowers = state.knowers(index) if index < tops else 0
            for turn in range(seats):
                at = flag(out, at, (knowers >> ((seat + turn) % seats)) & 1 == 1)
        at = number(out, at, state.pile())
        at = number(out, at, state.left)
        at = flag(out, at, state.laying)
        at = one(out, at, state.phase, i64(Phase.OVER) + 1)
        at = seat_of(out, at, state.turn, seat, seats)
        at = seat_of(out, at, state.player, seat, seats)
        at = seat_of(out, at, state.target, seat, seats)
        at = seat_of(out, at, state.out, seat, seats)
        at = one(out, at, state.black - Card.BLACK, BLACKS)
        return one(out, at, state.named, KINDS)

    def told(self, state: State, action: i64, seat: i64) -> i64:
        """Cards that go from hand to hand, or off the draw pile, are told to those who see them."""
        assert isinstance(state, PiratesState)
        if state.turn != CHANCE:
            hidden = False
            if state.phase == Phase.ACT and action != Do.NOTHING:
                if state.black == Card.CAPTAIN:
                    hidden = seat != state.turn and seat != state.player
                elif state.black == Card.LOOKOUT:
                    hidden = seat != state.turn
            return UNTOLD if hidden else self.turned(action, seat)
        if state.phase == Phase.FIRST:
            return Do.FIRST + from_here(action - Do.FIRST, seat, self.seats)
        if state.named != NONE or state.phase == Phase.REFILL:
            return action
        if state.phase == Phase.DEAL:
            owner = state.dealt_seat()
            return action if owner in (NONE, seat) else UNTOLD
        if seat == state.player:
            return action
        if state.black == Card.STINKER:
            return action if seat == state.target else UNTOLD
        if state.black == Card.LOOKOUT or state.tops == 0:
            return UNTOLD
        return action if (state.knowers(0) >> seat) & 1 else UNTOLD

    def turned(self, action: i64, seat: i64) -> i64:
        """Black cards are aimed at seats; one with no aim has none."""
        if not is_play(action) or not aims(played_kind(action)):
            return action
        return play_action(played_kind(action), from_here(played_target(action), seat, self.seats))

    def meant(self, number: i64, seat: i64) -> i64:
        if not is_play(number) or not aims(played_kind(number)):
            return number
        return play_action(played_kind(number), (played_target(number) + seat) % self.seats)


def counted(out: vec[u8], at: i64, cards: i64) -> i64:
    """Cards by their kinds."""
    if cards != 0:
        for kind in range(i64(KINDS)):
            out[at + kind] = u8(count(cards, kind))
    return at + KINDS


def island_of(out: vec[u8], at: i64, island: list[int]) -> i64:
    """The first groups of an island."""
    groups = min(i64(len(island)), GROUPS)
    for index in range(groups):
        group: i64 = island[index]
        here = at + index * GROUP
        kind = form(group)
        out[here + (kind >> 24)] = 1
        here += 4
        if kind == Form.SET:
            out[here + colour(group)] = u8(naturals(group))
            out[here + COLOURS + colour(group)] = u8(wilds(group))
        elif kind == Form.RUN:
            for place in range(low(group), high(group) + 1):
                out[here + place + (COLOURS if wild_at(group, place) else 0)] = 1
        elif kind == Form.BLACK:
            for black in range(i64(BLACKS)):
                out[here + black] = u8((group >> (black * 3)) & 7)
        else:
            out[here] = u8(group - Form.PIRATES)
    return at + GROUPS * GROUP
