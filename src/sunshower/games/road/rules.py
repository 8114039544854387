"""Rainbow Road: what may be done, and what it does. rules.md tells the same for people, with the rulings (D4)."""

from mypy_extensions import i64, mypyc_attr

from sunshower.core.game import OVER, Actions, Options
from sunshower.core.lanes import bit, lane, plus, put, raised
from sunshower.games.road.board import (
    beyond,
    follows,
    open_spots,
    outshines,
    rain_step,
    recyclable,
    sunny_step,
    swapped,
)
from sunshower.games.road.deal import Deal
from sunshower.games.road.pieces import (
    BOTH_WAYS,
    CLOCKWISE,
    COPIES,
    FIELD,
    NOWHERE,
    NUMBERS,
    ROUNDS,
    SEATS,
    SIDES,
    SPOTS,
    Do,
    Draw,
    Phase,
    Prank,
)


@mypyc_attr(acyclic=True)
class RoadState(Deal):
    """The whole truth of a game of Rainbow Road: the deal, and what has been played since.

    A fairy's move is a row of steps: `start` is where she set off, `ways` the sides still open to her, `points` what
    she has earned so far. Every step earns, so no points means that she has not set off yet.
    """

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

    # Questions about the table

    def mark(self, seat: i64) -> i64:
        """The spot of the card that a seat played this round, or NOWHERE."""
        return lane(self.marks, seat) - 1

    def fairy_on(self, spot: i64) -> bool:
        """Whether a fairy stands on a spot."""
        return spot == self.sunny or spot == self.rain

    def free_card(self, spot: i64) -> bool:
        """Whether a card lies on a spot and no fairy stands on it."""
        return self.card(spot) != 0 and not self.fairy_on(spot)

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
        """Whether the weather lets the fairy on the move go from one card to the next."""
        return follows(self.ring, here, there, self.up())

    def beyond(self, spot: i64, side: i64) -> i64:
        """The next spot with a card on one way round."""
        return beyond(self.ring, spot, side)

    def landing(self, side: i64) -> i64:
        """Where the fairy on the move gets by one step to a side, or NOWHERE if she cannot go there."""
        if self.phase == Phase.RAIN:
            return rain_step(self.ring, self.rain, side, self.sunny, self.up())
        return sunny_step(self.ring, self.sunny, side, self.rain, self.up(), self.free_jump)

    def open_spots(self) -> i64:
        """The spots, as bits, on which the seat to move may place a card."""
        return open_spots(self.ring, self.turn * FIELD, self.hole, self.sunny, self.rain)

    def recyclable(self, spot: i64) -> bool:
        """Whether Recycle may replace the card on a spot."""
        return recyclable(self.ring, spot, self.sunny, self.rain, self.marks, self.recycle_any)

    # What may be done

    def offer(self, actions: Actions) -> None:
        if self.phase == Phase.PLACE:
            self.offer_cards(actions)
        elif self.phase == Phase.SUNNY or self.phase == Phase.RAIN:
            self.offer_steps(actions)
        elif self.phase == Phase.DEAL:
            self.offer_draws(actions)
        elif self.phase == Phase.FIRST:
            for seat in range(i64(SEATS)):
                actions.add(Draw.FIRST + seat)

    def offer_cards(self, actions: Actions) -> None:
        spots = self.open_spots() >> (self.turn * FIELD)
        for index in range(i64(NUMBERS)):
            if lane(self.hands, self.turn * NUMBERS + index) != 0:
                for place in range(i64(FIELD)):
                    if (spots >> place) & 1:
                        actions.add(Do.PLACE + index * FIELD + place)

    def offer_steps(self, actions: Actions) -> None:
        actions.add(Do.STOP)  # D7, D8
        for side in range(i64(SIDES)):
            if (self.ways >> side) & 1 and self.landing(side) != NOWHERE:
                actions.add(Do.STEP + side)
        if self.phase == Phase.RAIN and not self.pranked:  # D27
            pranks = self.pranks_of(self.turn)
            if pranks & (Prank.JUMP | Prank.SKIP):
                self.offer_bounds(pranks, actions)
            if self.points == 0 and pranks & (Prank.EXCHANGE | Prank.TRASH | Prank.TELEPORT | Prank.RECYCLE):
                self.offer_tricks(pranks, actions)

    def offer_bounds(self, pranks: i64, actions: Actions) -> None:
        """The two pranks that are part of the run (D19, D20, D35)."""
        for side in range(i64(SIDES)):
            if (self.ways >> side) & 1:
                there = self.beyond(self.rain, side)
                if pranks & Prank.JUMP and there != self.sunny:
                    actions.add(Do.JUMP + side)
                if pranks & Prank.SKIP and self.beyond(there, side) != self.sunny:
                    actions.add(Do.SKIP + side)

    def offer_tricks(self, pranks: i64, actions: Actions) -> None:
        """The four pranks that come before the run."""
        for spot in range(i64(SPOTS)):
            if self.free_card(spot):
                if pranks & Prank.TELEPORT:
                    actions.add(Do.TELEPORT + spot)
                if pranks & Prank.TRASH:
                    actions.add(Do.TRASH + spot)
                if pranks & Prank.EXCHANGE:
                    for other in range(spot + 1, i64(SPOTS)):
                        if self.free_card(other):
                            actions.add(Do.EXCHANGE + spot * SPOTS + other)
            if pranks & Prank.RECYCLE and self.recyclable(spot):
                for index in range(i64(NUMBERS)):
                    if lane(self.discards, index) != 0:
                        actions.add(Do.RECYCLE + index * SPOTS + spot)

    # What it does

    def play(self, action: i64) -> None:
        if action >= Draw.FIRST:
            self.draw(action)
        elif action >= Do.TELEPORT:
            self.prank(action)
        elif action >= Do.PLACE:
            self.place((action - Do.PLACE) // FIELD + 1, self.turn * FIELD + (action - Do.PLACE) % FIELD)
        elif action == Do.STOP:
            self.end_run()
        elif action >= Do.SKIP:
            self.skip(action - Do.SKIP)
        elif action >= Do.JUMP:
            self.jump(action - Do.JUMP)
        else:
            self.step(action - Do.STEP)

    def place(self, number: i64, spot: i64) -> None:
        old = self.card(spot)
        if old != 0:
            self.discards = plus(self.discards, old - 1, 1)
        self.ring = put(self.ring, spot, number)
        self.hands = plus(self.hands, self.turn * NUMBERS + number - 1, -1)
        self.marks = put(self.marks, self.turn, spot + 1)
        if spot == self.hole:
            self.hole = NOWHERE
        if self.turn == self.first:
            self.turn = 1 - self.first
        else:
            self.turn = self.sunny_mover()
            self.phase = Phase.SUNNY
            self.set_off()

    def sunny_mover(self) -> i64:
        """Who moves the Sunny Fairy, by the two cards played and the weather."""
        second = 1 - self.first
        mine = self.card(self.mark(second))
        return second if outshines(mine, self.card(self.mark(self.first)), self.sun_shines()) else self.first

    def set_off(self) -> None:
        self.start = self.runner()
        self.ways = CLOCKWISE if self.clockwise else BOTH_WAYS
        self.points = 0

    def step(self, side: i64) -> None:
        there = self.landing(side)
        if self.phase == Phase.RAIN:
            self.rain = there
            self.run_on(side, 1)
        else:
            jumped = self.beyond(self.sunny, side) == self.rain
            self.sunny = there
            self.run_on(side, 2 if jumped else 1)  # D6

    def jump(self, side: i64) -> None:
        self.spend(Prank.JUMP)
        self.rain = self.beyond(self.rain, side)
        self.run_on(side, 1)

    def skip(self, side: i64) -> None:
        self.spend(Prank.SKIP)
        self.rain = self.beyond(self.beyond(self.rain, side), side)
        self.run_on(side, 1)  # D21

    def run_on(self, side: i64, points: i64) -> None:
        self.points += points
        self.ways = bit(side)
        if self.runner() == self.start:  # D9, D40
            self.end_run()

    def end_run(self) -> None:
        if self.turn == 0:
            self.score_0 += self.points
            self.gain_0 = self.points
        else:
            self.score_1 += self.points
            self.gain_1 = self.points
        if self.phase == Phase.SUNNY:
            self.turn = 1 - self.turn
            self.phase = Phase.RAIN
            self.set_off()
        else:
            self.end_round()

    def end_round(self) -> None:
        self.first = 1 - self.turn  # D30
        self.marks = 0
        self.pranked = False
        self.start = NOWHERE
        self.ways = 0
        self.points = 0
        if self.round == ROUNDS:
            self.phase = Phase.OVER
            self.turn = OVER
        else:
            self.round += 1
            self.phase = Phase.PLACE
            self.turn = self.first
            self.gain_0 = 0
            self.gain_1 = 0

    def spend(self, prank: i64) -> None:
        self.pranks -= raised(prank, self.turn * Prank.KINDS)
        self.spent |= prank
        self.pranked = True

    def prank(self, action: i64) -> None:
        if action >= Do.EXCHANGE:
            self.spend(Prank.EXCHANGE)
            self.exchange((action - Do.EXCHANGE) // SPOTS, (action - Do.EXCHANGE) % SPOTS)
        elif action >= Do.RECYCLE:
            self.spend(Prank.RECYCLE)
            self.recycle((action - Do.RECYCLE) // SPOTS + 1, (action - Do.RECYCLE) % SPOTS)
        elif action >= Do.TRASH:
            self.spend(Prank.TRASH)
            self.trash(action - Do.TRASH)
        else:
            self.spend(Prank.TELEPORT)
            self.rain = action - Do.TELEPORT
            self.start = self.rain  # D23

    def exchange(self, spot: i64, other: i64) -> None:
        self.ring = swapped(self.ring, spot, other)
        for seat in range(i64(SEATS)):  # D42: a marker goes with its card
            if self.mark(seat) == spot:
                self.marks = put(self.marks, seat, other + 1)
            elif self.mark(seat) == other:
                self.marks = put(self.marks, seat, spot + 1)

    def recycle(self, number: i64, spot: i64) -> None:
        self.discards = plus(self.discards, number - 1, -1)
        self.discards = plus(self.discards, self.card(spot) - 1, 1)
        self.ring = put(self.ring, spot, number)

    def trash(self, spot: i64) -> None:
        self.discards = plus(self.discards, self.card(spot) - 1, 1)
        self.ring = put(self.ring, spot, 0)
        self.hole = spot
        for seat in range(i64(SEATS)):
            if self.mark(seat) == spot:
                self.marks = put(self.marks, seat, 0)

    # The end, and copies

    def reveals(self, action: i64) -> bool:
        """Cards and pranks come out of hidden hands; a fairy's run shows nothing that was not open."""
        return action >= Do.JUMP

    def scores(self) -> list[int]:
        return [self.score_0, self.score_1]

    def ranks(self) -> list[int]:
        return [1, 2] if self.winner() == 0 else [2, 1]

    def winner(self) -> i64:
        """Points, then the points of the last round, then whoever moved the Sunny Fairy in it (D31)."""
        if self.score_0 != self.score_1:
            return 0 if self.score_0 > self.score_1 else 1
        if self.gain_0 != self.gain_1:
            return 0 if self.gain_0 > self.gain_1 else 1
        return self.first

    def ending(self) -> str:
        if self.score_0 != self.score_1:
            return "points"
        return "last-round" if self.gain_0 != self.gain_1 else "last-sunny"

    def clone(self) -> "RoadState":
        twin = RoadState()
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
        return twin


def setup(seats: int, options: Options) -> RoadState:
    """A table before the deal."""
    state = RoadState()
    state.free_jump = bool(options["free_jump"])
    state.clockwise = bool(options["clockwise"])
    state.recycle_any = bool(options["recycle_any"])
    for index in range(i64(NUMBERS)):
        state.pool = plus(state.pool, index, COPIES)
    state.prank_pool = Prank.ALL
    if options["first"] != "random":
        state.first = int(options["first"])
        state.phase = Phase.DEAL
    return state
