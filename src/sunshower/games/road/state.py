"""Rainbow Road: the facts of the table, and the questions a player would ask about them."""

from mypy_extensions import i64, mypyc_attr

from sunshower.core.game import CHANCE, NOBODY, State
from sunshower.core.lanes import bit, lane
from sunshower.games.road.pieces import FIELD, NOWHERE, NUMBERS, SEATS, SPOTS, Do, Phase, Prank, side_of


@mypyc_attr(acyclic=True)
class RoadState(State):
    """Cards and pranks, on the ring, in the hands, discarded and not seen yet, and how far the round has got.

    Cards are numbers from 1 to 7, in lanes of four bits; 0 is an empty spot. Where they are only counted, the lane is
    the number less one. A fairy's move is a row of steps: `start` is where she set off, `ways` the sides still open to
    her, `points` what she has earned so far. Every step earns, so no points means that she has not set off yet.
    """

    turn: i64 = CHANCE
    phase: i64 = 0
    """One of Phase, the first to begin with."""
    first: i64 = 0
    """Who begins this round: the mover of the Sunny Fairy in the round before (D30)."""
    ring: i64 = 0
    sunny: i64 = NOWHERE
    rain: i64 = NOWHERE
    hands: i64 = 0
    """A lane for each number: seat 0's seven, then seat 1's."""
    pool: i64 = 0
    """Cards not dealt yet; in the end the one in the box."""
    discards: i64 = 0
    pranks: i64 = 0
    """Six bits for each seat."""
    prank_pool: i64 = 0
    spent: i64 = 0
    dealt: i64 = 0

    round: i64 = 1
    marks: i64 = 0
    """A lane for each seat: 1 + the spot of the card it played this round, 0 for none."""
    hole: i64 = NOWHERE
    """The spot emptied by Trash until its owner has filled it (D16)."""
    score_0: i64 = 0
    score_1: i64 = 0
    gain_0: i64 = 0
    gain_1: i64 = 0
    """The points of each seat in this round."""
    start: i64 = NOWHERE
    ways: i64 = 0
    points: i64 = 0
    pranked: bool = False
    free_jump: bool = False
    clockwise: bool = False
    recycle_any: bool = False
    opener_ties: bool = False
    step_first: bool = False
    opener: i64 = NOBODY
    """Who began the game, where equal cards ask for it (D34)."""

    def card(self, spot: i64) -> i64:
        """The number lying on a spot, 0 if none does."""
        return lane(self.ring, spot)

    def held(self, seat: i64, number: i64) -> i64:
        """How many cards of a number a seat holds."""
        return lane(self.hands, seat * NUMBERS + number - 1)

    def pranks_of(self, seat: i64) -> i64:
        """The pranks a seat holds, as bits."""
        return (self.pranks >> (seat * Prank.KINDS)) & Prank.ALL

    def mark(self, seat: i64) -> i64:
        """The spot of the card that a seat played this round, or NOWHERE."""
        return lane(self.marks, seat) - 1

    def fairy_on(self, spot: i64) -> bool:
        """Whether a fairy stands on a spot."""
        return spot == self.sunny or spot == self.rain

    def free_card(self, spot: i64) -> bool:
        """Whether a card lies on a spot and no fairy stands on it."""
        return self.card(spot) != 0 and not self.fairy_on(spot)

    def free_cards(self) -> i64:
        """The spots, as bits, on which a card lies and no fairy stands."""
        found: i64 = 0
        for spot in range(i64(SPOTS)):
            if self.free_card(spot):
                found |= bit(spot)
        return found

    def sun_shines(self) -> bool:
        """The weather: sun in odd rounds, rain in even ones."""
        return self.round & 1 == 1

    def runner(self) -> i64:
        """The spot of the fairy on the move."""
        return self.sunny if self.phase == Phase.SUNNY else self.rain

    def up(self) -> i64:
        """1 if the fairy on the move must find rising numbers: Sunny in the sun, Rain in the rain. Else -1."""
        return 1 if self.sun_shines() == (self.phase == Phase.SUNNY) else -1

    def follows(self, here: i64, there: i64) -> bool:
        """Whether the weather lets the fairy on the move go from one card to another; equal ones always (D2)."""
        return (self.card(there) - self.card(here)) * self.up() >= 0

    def beyond(self, spot: i64, side: i64) -> i64:
        """The next spot with a card on one way round; empty spots are passed over (D3)."""
        ring = self.ring
        there = spot
        while True:
            if side == 0:
                there += 1
                if there == SPOTS:
                    there = 0
            else:
                there -= 1
                if there < 0:
                    there = SPOTS - 1
            if lane(ring, there) != 0:
                return there

    def leaps(self, here: i64, side: i64) -> bool:
        """Whether a step from a spot to a side leads over the Rain Fairy."""
        return self.jumped(self.beyond(here, side))

    def jumped(self, there: i64) -> bool:
        """Whether the fairy on the move jumps over the card on a spot, because the Rain Fairy stands there."""
        return there == self.rain and self.phase == Phase.SUNNY

    def landing(self, here: i64, action: i64) -> i64:
        """Where a step, Jump or Skip takes the fairy on the move from a spot, or NOWHERE if she cannot go there."""
        return self.arrival(here, self.beyond(here, side_of(action)), action)

    def arrival(self, here: i64, there: i64, action: i64) -> i64:
        """The same, if the next card on that side lies there."""
        if action < Do.JUMP:
            return self.arrival_by_step(here, there, side_of(action))
        if action >= Do.SKIP:
            there = self.beyond(there, side_of(action))
        if there == self.sunny:  # D19, D20
            return NOWHERE
        return there

    def arrival_by_step(self, here: i64, there: i64, side: i64) -> i64:
        """The same for a step."""
        if self.jumped(there):
            if self.free_jump or self.follows(here, there):  # D4
                return self.beyond(there, side)  # D5
            return NOWHERE
        if (there == self.sunny and self.phase == Phase.RAIN) or not self.follows(here, there):  # D10
            return NOWHERE
        return there

    def sunny_mover(self, card: i64, starters: i64) -> i64:
        """Who moves the Sunny Fairy, by the two cards of a round: the higher one in the sun, the lower one in the rain.

        Equal cards favour who began the round, or the game if there is an opener (D34).
        """
        if card == starters:
            return self.first if self.opener == NOBODY else self.opener
        return 1 - self.first if (card > starters) == self.sun_shines() else self.first

    def open_spots(self) -> i64:
        """The spots, as bits, open to a card of the seat to move: a trashed one (D16), else empty ones, else bare."""
        field = self.turn * FIELD
        if self.hole >= field and self.hole < field + FIELD:
            return bit(self.hole)
        empty: i64 = 0
        bare: i64 = 0
        for spot in range(field, field + FIELD):
            if self.card(spot) == 0:
                empty |= bit(spot)
            elif not self.fairy_on(spot):
                bare |= bit(spot)
        return empty if empty != 0 else bare

    def recyclable(self, spot: i64) -> bool:
        """Whether Recycle may replace the card on a spot (D24)."""
        if self.recycle_any:
            return self.free_card(spot)
        return spot != self.sunny and (self.mark(0) == spot or self.mark(1) == spot)

    def census(self) -> list[int]:
        cards = [0] * NUMBERS
        for index in range(i64(NUMBERS)):
            cards[index] = lane(self.pool, index) + lane(self.discards, index)
            for seat in range(i64(SEATS)):
                cards[index] += lane(self.hands, seat * NUMBERS + index)
        for spot in range(i64(SPOTS)):
            if self.card(spot) != 0:
                cards[self.card(spot) - 1] += 1
        pranks = [0] * Prank.KINDS
        for kind in range(i64(Prank.KINDS)):
            for bits in (self.prank_pool, self.spent, self.pranks_of(0), self.pranks_of(1)):
                pranks[kind] += (bits >> kind) & 1
        return cards + pranks

    def copy_to(self, twin: "RoadState") -> None:
        twin.turn = self.turn
        twin.phase = self.phase
        twin.round = self.round
        twin.first = self.first
        twin.ring = self.ring
        twin.sunny = self.sunny
        twin.rain = self.rain
        twin.hole = self.hole
        twin.marks = self.marks
        twin.hands = self.hands
        twin.pool = self.pool
        twin.discards = self.discards
        twin.pranks = self.pranks
        twin.prank_pool = self.prank_pool
        twin.spent = self.spent
        twin.dealt = self.dealt
        twin.score_0 = self.score_0
        twin.score_1 = self.score_1
        twin.gain_0 = self.gain_0
        twin.gain_1 = self.gain_1
        twin.start = self.start
        twin.ways = self.ways
        twin.points = self.points
        twin.pranked = self.pranked
        twin.free_jump = self.free_jump
        twin.clockwise = self.clockwise
        twin.recycle_any = self.recycle_any
        twin.opener_ties = self.opener_ties
        twin.step_first = self.step_first
        twin.opener = self.opener
