"""Rainbow Road with open cards: what is to come when both seats know everything.

Alpha-beta over whole turns: a card placed, a fairy's run to where she stops, a prank and the run after it. A value is
in hundredths of a point, for the seat to move, and counts from the beginning of the round. It does not depend on the
score, and the hundredth tells who wins a tie (D31). So one search says who wins, and by how much.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.core.heuristic import Budget
from sunshower.core.lanes import bit, lane, plus, put, raised
from sunshower.games.road.pieces import (
    BOTH_WAYS,
    CLOCKWISE,
    FIELD,
    NOWHERE,
    NUMBERS,
    ROUNDS,
    SIDES,
    SPOTS,
    Do,
    Phase,
    Prank,
    exchanging,
    parts,
    recycling,
)
from sunshower.games.road.state import (
    RoadState,
    beyond,
    follows,
    open_spots,
    rain_step,
    recyclable,
    sunny_mover,
    sunny_step,
    swapped,
)

POINT: Final = 100
TIE: Final = 1
FAR: Final = 1_000_000

# What the rounds to come may bring, in hundredths of a point, for each thing that one seat has and the other has not:
# least squares, against the final margin, over the beginnings of rounds 2 to 7 in 12,000 games that this solver played
# against itself with open cards, one round deep and with one decision in twenty at random.
PRANK_WORTH: Final = [110, 110, 130, 40, 75, 40]
EMPTY: Final = -55
"""A spot without a card: it must be filled first."""
EXTREME: Final = 27
"""The highest card higher, or the lowest lower, by one."""
CHOICE: Final = 30
"""Being able to play the card that moves the Sunny Fairy, or the one that moves the Rain Fairy."""
RACE: Final = 20
"""With one of these only: every point by which that fairy has the better run on the ring as it lies."""

CODES: Final = 64
PATIENCE: Final = 15
"""How many runs of the Rain Fairy are looked at between two looks at the clock, less one."""


@mypyc_attr(acyclic=True)
class Solver:
    """A table with open cards on which turns are played and taken back."""

    def __init__(self, state: RoadState, budget: Budget) -> None:
        self.budget = budget
        self.free_jump = state.free_jump
        self.recycle_any = state.recycle_any
        self.step_first = state.step_first
        self.opener: i64 = state.opener
        self.ways: i64 = CLOCKWISE if state.clockwise else BOTH_WAYS
        self.final: i64 = ROUNDS
        self.last: i64 = ROUNDS
        self.width: i64 = FAR
        self.stopped = False
        self.runs: i64 = 0
        self.round: i64 = 0
        self.first: i64 = 0
        self.ring: i64 = 0
        self.sunny: i64 = 0
        self.rain: i64 = 0
        self.hole: i64 = NOWHERE
        self.marks: i64 = 0
        self.hands: i64 = 0
        self.pranks: i64 = 0
        self.discards: i64 = 0
        self.outlook: i64 = 0
        self.stake: i64 = 0
        self.refutations: list[int] = [0] * (CODES * 2 * (ROUNDS + 1))
        self.worths: list[int] = [prank_worth(pranks) for pranks in range(Prank.ALL + 1)]

    def lay_out(self, state: RoadState) -> None:
        """Take over the table of a State."""
        self.round = state.round
        self.first = state.first
        self.ring = state.ring
        self.sunny = state.sunny
        self.rain = state.rain
        self.hole = state.hole
        self.marks = state.marks
        self.hands = state.hands
        self.pranks = state.pranks
        self.discards = state.discards

    def value(self, state: RoadState, last: i64, alpha: i64, beta: i64) -> i64:
        """What comes up to the end of a round, for the seat to move: exact between alpha and beta, else a bound."""
        self.lay_out(state)
        self.last = last
        if state.round > last:
            self.round -= 1
            self.look_ahead()
            return self.promise()
        if state.phase == Phase.SUNNY:
            return self.sunny_turn(state.turn, alpha, beta)
        if state.phase == Phase.RAIN:
            return self.rain_turn(state.turn, state.gain_0 + state.gain_1, alpha, beta)
        return self.card_turn(state.turn, alpha, beta)

    # Cards

    def card_turn(self, seat: i64, alpha: i64, beta: i64) -> i64:
        """A seat places a card."""
        ring = self.ring
        hole = self.hole
        hands = self.hands
        discards = self.discards
        best: i64 = -FAR
        for entry in self.placings(seat):
            code: i64 = entry & (CODES - 1)
            self.place(seat, code)
            value = self.after_card(seat, max_of(alpha, best), beta)
            self.ring = ring
            self.hole = hole
            self.hands = hands
            self.discards = discards
            if self.stopped:
                return 0
            if value > best:
                best = value
                if value >= beta:
                    self.refutations[self.drawer(seat) + code] += 1
                    return best
        return best

    def after_card(self, seat: i64, alpha: i64, beta: i64) -> i64:
        """What a card is worth that a seat has placed: the second one decides who moves which fairy."""
        if seat == self.first:
            return -self.card_turn(1 - seat, -beta, -alpha)
        if sunny_mover(self.played(seat), self.played(1 - seat), 1 - seat, self.opener, self.round & 1 == 1) == seat:
            return self.sunny_turn(seat, alpha, beta)
        return -self.sunny_turn(1 - seat, -beta, -alpha)

    def played(self, seat: i64) -> i64:
        """The card that a seat has placed in this round."""
        return lane(self.ring, lane(self.marks, seat) - 1)

    def placings(self, seat: i64) -> list[int]:
        """The cards and spots open to a seat, those first that have refuted the most."""
        field = seat * FIELD
        spots = open_spots(self.ring, field, self.hole, self.sunny, self.rain) >> field
        found: list[int] = []
        drawer = self.drawer(seat)
        for index in range(i64(NUMBERS)):
            if lane(self.hands, seat * NUMBERS + index) != 0:
                for place in range(i64(FIELD)):
                    if (spots >> place) & 1:
                        code = index * FIELD + place
                        found.append(self.refutations[drawer + code] * CODES + code)
        found.sort(reverse=True)
        return found

    def drawer(self, seat: i64) -> i64:
        """Where the refutations by a seat in this round are counted."""
        return CODES * (2 * self.round + (1 if seat == self.first else 0))

    def place(self, seat: i64, code: i64) -> None:
        number = code // FIELD + 1
        spot = seat * FIELD + code % FIELD
        old = lane(self.ring, spot)
        if old != 0:
            self.discards = plus(self.discards, old - 1, 1)
        self.ring = put(self.ring, spot, number)
        self.hands = plus(self.hands, seat * NUMBERS + number - 1, -1)
        self.marks = put(self.marks, seat, spot + 1)
        if spot == self.hole:
            self.hole = NOWHERE

    # Fairies

    def up(self) -> i64:
        """Which way the numbers must go for the Sunny Fairy; it is the other way for the Rain Fairy."""
        return 1 if self.round & 1 else -1

    def sunny_turn(self, seat: i64, alpha: i64, beta: i64) -> i64:
        """A seat moves the Sunny Fairy."""
        start = self.sunny
        ends: list[int] = [start]
        run_sunny(self.ring, start, self.rain, self.ways, self.up(), self.free_jump, ends)
        ends.sort(reverse=True)
        best: i64 = -FAR
        for entry in ends:
            end: i64 = entry
            self.sunny = end & 15
            value = -self.rain_turn(1 - seat, end // POINTS, -beta, -max_of(alpha, best))
            if self.stopped:
                break
            if value > best:
                best = value
                if value >= beta:
                    break
        self.sunny = start
        return best

    def rain_turn(self, seat: i64, gain: i64, alpha: i64, beta: i64) -> i64:
        """A seat moves the Rain Fairy, after the Sunny Fairy has gained the other some points."""
        self.runs += 1
        if self.runs & PATIENCE == 0 and not self.budget.spend(1):
            self.stopped = True
        pranks = (self.pranks >> (seat * Prank.KINDS)) & Prank.ALL
        if self.round == self.final:
            lead = self.rain_ends(pranks, gain + beta // POINT + 1, None) - gain
            return POINT * lead + (TIE if lead > 0 else -TIE)
        ends: list[int] = []
        self.rain_ends(pranks, FAR, ends)
        return self.best_end(seat, gain, ends, alpha, beta)

    def best_end(self, seat: i64, gain: i64, ends: list[int], alpha: i64, beta: i64) -> i64:
        """The best of the ends of a Rain Fairy's turn: by what it promises, or by looking through the next round."""
        rain = self.rain
        ring = self.ring
        hole = self.hole
        pranks = self.pranks
        discards = self.discards
        first = self.first
        marks = self.marks
        self.first = 1 - seat
        self.look_ahead()
        deeper = self.round < self.last
        order: list[int] = []
        best: i64 = -FAR
        for entry in ends:
            end: i64 = entry
            self.stop(seat, end)
            value = POINT * (end // POINTS - gain) - self.promise()
            self.rain = rain
            self.ring = ring
            self.hole = hole
            self.pranks = pranks
            self.discards = discards
            if deeper:
                order.append((value + FAR) * 65536 + end)
            elif value > best:
                best = value
                if value >= beta:
                    break
        order.sort(reverse=True)
        if len(order) > self.width:
            del order[self.width :]
        for entry in order:
            chosen: i64 = entry & 65535
            self.stop(seat, chosen)
            self.round += 1
            self.marks = 0
            margin = POINT * (chosen // POINTS - gain)
            value = margin - self.card_turn(self.first, margin - beta, margin - max_of(alpha, best))
            self.round -= 1
            self.first = 1 - seat
            self.rain = rain
            self.ring = ring
            self.hole = hole
            self.pranks = pranks
            self.discards = discards
            if self.stopped:
                break
            if value > best:
                best = value
                if value >= beta:
                    break
        self.first = first
        self.marks = marks
        return best

    def stop(self, seat: i64, end: i64) -> None:
        """Bring about an end of a Rain Fairy's turn."""
        self.rain = end & 15
        code = (end // PRANK) & 255
        if code == 0:
            return
        prank: i64 = Prank.JUMP
        if code >= Do.EXCHANGE:
            prank = Prank.EXCHANGE
            spot, other = parts(code - Do.EXCHANGE, SPOTS)
            self.ring = swapped(self.ring, spot, other)
        elif code >= Do.RECYCLE:
            prank = Prank.RECYCLE  # nobody will need the discards any more
            index, spot = parts(code - Do.RECYCLE, SPOTS)
            self.ring = put(self.ring, spot, index + 1)
        elif code >= Do.TRASH:
            prank = Prank.TRASH
            self.hole = code - Do.TRASH
            self.discards = plus(self.discards, lane(self.ring, self.hole) - 1, 1)
            self.ring = put(self.ring, self.hole, 0)
        elif code >= Do.TELEPORT:
            prank = Prank.TELEPORT
        elif code >= Do.SKIP:
            prank = Prank.SKIP
        self.pranks -= raised(prank, seat * Prank.KINDS)

    def rain_ends(self, pranks: i64, enough: i64, ends: list[int] | None) -> i64:
        """The most points the Rain Fairy can make, or as many as are enough; every end of her turn is noted."""
        ring = self.ring
        up = -self.up()
        best = run_rain(ring, self.rain, self.sunny, self.ways, up, 0, ends)
        if pranks & BOUNDS and best < enough:
            best = max_of(best, bound_rain(ring, self.rain, self.sunny, self.ways, up, pranks, self.step_first, ends))
        if pranks & BEFORE and best < enough:
            best = max_of(best, trick_rain(ring, self.rain, self.sunny, self.ways, up, pranks & BEFORE, enough, ends))
        if pranks & Prank.RECYCLE and best < enough:
            spots = self.recyclable()
            best = max_of(best, recycle_rain(ring, self.rain, self.sunny, self.ways, up, spots, self.discards, ends))
        return best

    def recyclable(self) -> i64:
        """The spots, as bits, on which Recycle may replace a card."""
        spots: i64 = 0
        for spot in range(i64(SPOTS)):
            if recyclable(self.ring, spot, self.sunny, self.rain, self.marks, self.recycle_any):
                spots |= bit(spot)
        return spots

    # What the search does not see

    def look_ahead(self) -> None:
        """Note what the hands promise for the rounds after this one to the seat that begins them."""
        first = self.first
        high = self.highest(first) - self.highest(1 - first)
        low = self.lowest(1 - first) - self.lowest(first)
        self.outlook = EXTREME * (high + low)
        sunny = low >= 0 if self.round & 1 else high >= 0
        rain = high > 0 if self.round & 1 else low > 0
        self.stake = 0
        if sunny and rain:
            self.outlook += 2 * CHOICE
        elif sunny:
            self.stake = 2 * RACE
        elif rain:
            self.stake = -2 * RACE
        else:
            self.outlook -= 2 * CHOICE

    def promise(self) -> i64:
        """What the rounds after this one may bring to the seat that begins them, at a glance."""
        first = self.first
        value = self.outlook
        value += self.worths[(self.pranks >> (first * Prank.KINDS)) & Prank.ALL]
        value -= self.worths[(self.pranks >> ((1 - first) * Prank.KINDS)) & Prank.ALL]
        for spot in range(i64(SPOTS)):
            if lane(self.ring, spot) == 0:
                value += EMPTY if spot // FIELD == first else -EMPTY
        if self.stake != 0:
            up = -self.up()
            value += self.stake * (
                run_sunny(self.ring, self.sunny, self.rain, self.ways, up, self.free_jump, None)
                - run_rain(self.ring, self.rain, self.sunny, self.ways, -up, 0, None)
            )
        return value

    def highest(self, seat: i64) -> i64:
        index: i64 = NUMBERS - 1
        while index > 0 and lane(self.hands, seat * NUMBERS + index) == 0:
            index -= 1
        return index

    def lowest(self, seat: i64) -> i64:
        index: i64 = 0
        while index < NUMBERS - 1 and lane(self.hands, seat * NUMBERS + index) == 0:
            index += 1
        return index


def prank_worth(pranks: int) -> int:
    """What some pranks are worth together."""
    return sum(worth for kind, worth in enumerate(PRANK_WORTH) if pranks >> kind & 1)


# How far the fairies get. An end of a run is noted as points * 4096 + prank * 16 + spot, where the prank is the number
# of the decision that played it, 0 for none.

POINTS: Final = 4096
PRANK: Final = 16
BOUNDS: Final = Prank.JUMP | Prank.SKIP
"""The pranks that are part of the run."""
BEFORE: Final = Prank.TELEPORT | Prank.TRASH | Prank.EXCHANGE
"""Those that come before it and need nothing but the ring; Recycle needs the discards too."""


def run_sunny(ring: i64, sunny: i64, rain: i64, ways: i64, up: i64, free_jump: bool, ends: list[int] | None) -> i64:
    """The most points the Sunny Fairy can make; every end of her run but the stop at once is noted."""
    most: i64 = 0
    for side in range(i64(SIDES)):
        if (ways >> side) & 1 == 0:
            continue
        here = sunny
        points: i64 = 0
        while True:
            there = sunny_step(ring, here, side, rain, up, free_jump)
            if there == NOWHERE:
                break
            points += 2 if beyond(ring, here, side) == rain else 1  # D6
            here = there
            if ends is not None:
                ends.append(points * POINTS + here)
            if here == sunny:  # D9
                break
        if points > most:
            most = points
    return most


def run_on(
    ring: i64, start: i64, here: i64, side: i64, sunny: i64, up: i64, points: i64, prank: i64, ends: list[int] | None
) -> i64:
    """The points of the Rain Fairy when she runs on from a spot as far as the numbers let her, noting every end."""
    while True:
        there = rain_step(ring, here, side, sunny, up)
        if there == NOWHERE:
            return points
        points += 1
        here = there
        if ends is not None:
            ends.append(points * POINTS + prank * PRANK + here)
        if here == start:
            return points


def run_rain(ring: i64, rain: i64, sunny: i64, ways: i64, up: i64, prank: i64, ends: list[int] | None) -> i64:
    """The most points of the Rain Fairy from a spot, with no prank on the way; every end is noted."""
    if ends is not None:
        ends.append(prank * PRANK + rain)
    most: i64 = 0
    for side in range(i64(SIDES)):
        if (ways >> side) & 1:
            points = run_on(ring, rain, rain, side, sunny, up, 0, prank, ends)
            if points > most:
                most = points
    return most


def bound_rain(
    ring: i64, rain: i64, sunny: i64, ways: i64, up: i64, pranks: i64, step_first: bool, ends: list[int] | None
) -> i64:
    """The most points of the Rain Fairy with Jump or Skip on the way. Jump is kept for where a step will not do."""
    most: i64 = 0
    for side in range(i64(SIDES)):
        if (ways >> side) & 1 == 0:
            continue
        here = rain
        points: i64 = 0
        while True:
            there = beyond(ring, here, side)
            ready = points > 0 or not step_first  # D35
            if pranks & Prank.SKIP and ready:
                landing = beyond(ring, there, side)
                if landing != sunny:  # D20
                    most = max_of(most, land(ring, rain, landing, side, sunny, up, points, Do.SKIP + side, ends))
            if there == sunny:  # D19
                break
            if not follows(ring, here, there, up):
                if pranks & Prank.JUMP and ready:
                    most = max_of(most, land(ring, rain, there, side, sunny, up, points, Do.JUMP + side, ends))
                break
            points += 1
            here = there
    return most


def land(
    ring: i64, start: i64, here: i64, side: i64, sunny: i64, up: i64, points: i64, prank: i64, ends: list[int] | None
) -> i64:
    """The points of the Rain Fairy who comes to a spot by Jump or Skip and runs on, unless the lap is full (D40)."""
    if ends is not None:
        ends.append((points + 1) * POINTS + prank * PRANK + here)
    if here == start:
        return points + 1
    return run_on(ring, start, here, side, sunny, up, points + 1, prank, ends)


def trick_rain(
    ring: i64, rain: i64, sunny: i64, ways: i64, up: i64, pranks: i64, enough: i64, ends: list[int] | None
) -> i64:
    """The most points of the Rain Fairy after Teleport, Trash or an Exchange that has an effect (D38), or enough."""
    most: i64 = 0
    for spot in range(i64(SPOTS)):
        card = lane(ring, spot)
        free = card != 0 and spot != sunny and spot != rain
        if not free:
            continue
        if pranks & Prank.TELEPORT:
            most = max_of(most, run_rain(ring, spot, sunny, ways, up, Do.TELEPORT + spot, ends))
        if pranks & Prank.TRASH:
            most = max_of(most, run_rain(put(ring, spot, 0), rain, sunny, ways, up, Do.TRASH + spot, ends))
        if pranks & Prank.EXCHANGE:
            for other in range(spot + 1, i64(SPOTS)):
                number = lane(ring, other)
                if number != 0 and number != card and other != sunny and other != rain:
                    code = exchanging(spot, other)
                    most = max_of(most, run_rain(swapped(ring, spot, other), rain, sunny, ways, up, code, ends))
        if most >= enough:
            break
    return most


def recycle_rain(
    ring: i64, rain: i64, sunny: i64, ways: i64, up: i64, spots: i64, discards: i64, ends: list[int] | None
) -> i64:
    """The most points of the Rain Fairy after Recycle puts another number on one of some spots, given as bits."""
    most: i64 = 0
    for spot in range(i64(SPOTS)):
        if (spots >> spot) & 1:
            for index in range(i64(NUMBERS)):
                if lane(discards, index) != 0 and index + 1 != lane(ring, spot):
                    code = recycling(index, spot)
                    most = max_of(most, run_rain(put(ring, spot, index + 1), rain, sunny, ways, up, code, ends))
    return most


def max_of(one: i64, other: i64) -> i64:
    """The greater; max itself would make objects of machine integers."""
    return one if one > other else other
