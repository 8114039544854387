"""Rainbow Road: what may be done, and what it does. rules.md tells the same for people, with the rulings (D4)."""

from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.game import OVER, Actions, Options
from sunshower.core.lanes import bit, lane, listed, ones, plus, put, raised, total
from sunshower.games.road.pieces import (
    BOTH_WAYS,
    CARDS,
    CLOCKWISE,
    COPIES,
    FIELD,
    HAND,
    LAYOUT,
    NOWHERE,
    NUMBERS,
    ROUNDS,
    SEATS,
    SIDES,
    SPOTS,
    Dealt,
    Do,
    Draw,
    Phase,
    Prank,
    exchanging,
    parts,
    placing,
    recycling,
    side_of,
)
from sunshower.games.road.state import RoadState


@mypyc_attr(acyclic=True)
class RoadRules(RoadState):
    """A game of Rainbow Road by its rules."""

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
        places, count = listed(self.open_spots() >> (self.turn * FIELD), FIELD)
        hand = self.hands >> (self.turn * NUMBERS * 4)
        for index in range(i64(NUMBERS)):
            if lane(hand, index) != 0:
                for which in range(count):
                    actions.add(placing(index, lane(places, which)))

    def offer_steps(self, actions: Actions) -> None:
        actions.add(Do.STOP)  # D7, D8
        here = self.runner()
        for side in range(i64(SIDES)):
            if (self.ways >> side) & 1 and self.landing(here, Do.STEP + side) != NOWHERE:
                actions.add(Do.STEP + side)
        if self.phase == Phase.RAIN and not self.pranked:  # D27
            pranks = self.pranks_of(self.turn)
            if pranks & Prank.ON_THE_RUN and (self.points > 0 or not self.step_first):  # D35
                self.offer_bounds(pranks, actions)
            if pranks & Prank.BEFORE_IT and self.points == 0:
                self.offer_tricks(pranks, actions)

    def offer_bounds(self, pranks: i64, actions: Actions) -> None:
        """The two pranks that are part of the run."""
        for side in range(i64(SIDES)):
            if (self.ways >> side) & 1:
                if pranks & Prank.JUMP and self.landing(self.rain, Do.JUMP + side) != NOWHERE:
                    actions.add(Do.JUMP + side)
                if pranks & Prank.SKIP and self.landing(self.rain, Do.SKIP + side) != NOWHERE:
                    actions.add(Do.SKIP + side)

    def offer_tricks(self, pranks: i64, actions: Actions) -> None:
        """The four pranks that come before the run."""
        free = self.free_cards()
        spots, count = listed(free, SPOTS)
        others: i64 = 0
        for spot in range(i64(SPOTS)):
            if (free >> spot) & 1:
                others += 1
                if pranks & Prank.TELEPORT:
                    actions.add(Do.TELEPORT + spot)
                if pranks & Prank.TRASH:
                    actions.add(Do.TRASH + spot)
                if pranks & Prank.EXCHANGE:
                    for which in range(others, count):
                        actions.add(exchanging(spot, lane(spots, which)))
            if pranks & Prank.RECYCLE and self.recyclable(spot):
                for index in range(i64(NUMBERS)):
                    if lane(self.discards, index) != 0:
                        actions.add(recycling(index, spot))

    # What it does

    def play(self, action: i64) -> None:
        if action >= Draw.FIRST:
            self.draw(action)
        elif action >= Do.TELEPORT:
            self.trick(action)
        elif action >= Do.PLACE:
            self.place(action)
        elif action >= Do.STEP:
            self.step(action)
        else:
            self.end_run()

    def place(self, action: i64) -> None:
        index, place = parts(action - Do.PLACE, FIELD)
        spot = self.turn * FIELD + place
        self.lay(index + 1, spot)
        self.hands = plus(self.hands, self.turn * NUMBERS + index, -1)
        self.marks = put(self.marks, self.turn, spot + 1)
        if spot == self.hole:
            self.hole = NOWHERE
        if self.turn == self.first:
            self.turn = 1 - self.first
        else:
            self.turn = self.sunny_mover(index + 1, self.card(self.mark(self.first)))
            self.phase = Phase.SUNNY
            self.set_off()

    def lay(self, number: i64, spot: i64) -> None:
        """Put a card on a spot, or 0 for none, and the one that lies there among the discards."""
        old = self.card(spot)
        if old != 0:
            self.discards = plus(self.discards, old - 1, 1)
        self.ring = put(self.ring, spot, number)

    def set_off(self) -> None:
        self.start = self.runner()
        self.ways = CLOCKWISE if self.clockwise else BOTH_WAYS
        self.points = 0

    def step(self, action: i64) -> None:
        """A step, Jump or Skip of the fairy on the move."""
        here = self.runner()
        side = side_of(action)
        there = self.landing(here, action)
        self.points += 2 if self.leaps(here, side) else 1  # D6, D21
        self.ways = bit(side)
        if action >= Do.JUMP:
            self.spend(Prank.SKIP if action >= Do.SKIP else Prank.JUMP)
        self.stand(there)
        if there == self.start:  # D9, D40
            self.end_run()

    def stand(self, spot: i64) -> None:
        """Put the fairy on the move on a spot."""
        if self.phase == Phase.RAIN:
            self.rain = spot
        else:
            self.sunny = spot

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

    def trick(self, action: i64) -> None:
        """A prank that comes before the run."""
        if action >= Do.EXCHANGE:
            self.spend(Prank.EXCHANGE)
            spot, other = parts(action - Do.EXCHANGE, SPOTS)
            self.exchange(spot, other)
        elif action >= Do.RECYCLE:
            self.spend(Prank.RECYCLE)
            index, spot = parts(action - Do.RECYCLE, SPOTS)
            self.discards = plus(self.discards, index, -1)
            self.lay(index + 1, spot)
        elif action >= Do.TRASH:
            self.spend(Prank.TRASH)
            self.hole = action - Do.TRASH
            self.lay(0, self.hole)
            for seat in range(i64(SEATS)):
                if self.mark(seat) == self.hole:
                    self.marks = put(self.marks, seat, 0)
        else:
            self.spend(Prank.TELEPORT)
            self.rain = action - Do.TELEPORT
            self.start = self.rain  # D23

    def exchange(self, spot: i64, other: i64) -> None:
        card, number = self.card(spot), self.card(other)
        self.ring = put(put(self.ring, spot, number), other, card)
        for seat in range(i64(SEATS)):  # D42: a marker goes with its card
            if self.mark(seat) == spot:
                self.marks = put(self.marks, seat, other + 1)
            elif self.mark(seat) == other:
                self.marks = put(self.marks, seat, spot + 1)

    # The deal

    def offer_draws(self, actions: Actions) -> None:
        if self.dealt < Dealt.RING:
            for index in range(i64(NUMBERS)):
                if lane(self.pool, index) != 0:
                    actions.add(Draw.CARD + index)
        else:
            for kind in range(i64(Prank.KINDS)):
                if (self.prank_pool >> kind) & 1:
                    actions.add(Draw.PRANK + kind)

    def sample(self, rng: Rng) -> i64:
        if self.phase == Phase.FIRST:
            return Draw.FIRST + rng.below(SEATS)
        if self.dealt < Dealt.RING:
            return Draw.CARD + drawn(self.pool, 4, rng.below(CARDS - self.dealt))
        return Draw.PRANK + drawn(self.prank_pool, 1, rng.below(Prank.KINDS + Dealt.RING - self.dealt))

    def weight(self, outcome: i64) -> i64:
        if self.phase == Phase.DEAL and self.dealt < Dealt.RING:
            return lane(self.pool, outcome - Draw.CARD)
        return 1

    def draw(self, outcome: i64) -> None:
        if self.phase == Phase.FIRST:
            self.begin(outcome - Draw.FIRST)
            return
        if self.dealt < Dealt.HANDS:
            self.take_card(self.dealt // HAND, outcome - Draw.CARD)
        elif self.dealt < Dealt.RING:
            self.pool = plus(self.pool, outcome - Draw.CARD, -1)
            self.ring = put(self.ring, LAYOUT[self.dealt - Dealt.HANDS], outcome - Draw.CARD + 1)
        else:
            self.take_prank((self.dealt - Dealt.RING) // Prank.HAND, outcome - Draw.PRANK)
        self.dealt += 1
        if self.dealt == Dealt.RING:
            self.sunny = self.extreme(self.first, False)
            self.rain = self.extreme(1 - self.first, True)
        elif self.dealt == Dealt.ALL:
            self.phase = Phase.PLACE
            self.turn = self.first

    def begin(self, seat: i64) -> None:
        """Let a seat begin the first round."""
        self.first = seat
        self.phase = Phase.DEAL
        if self.opener_ties:
            self.opener = seat

    def take_card(self, seat: i64, index: i64, count: i64 = 1) -> None:
        self.pool = plus(self.pool, index, -count)
        self.hands = plus(self.hands, seat * NUMBERS + index, count)

    def take_prank(self, seat: i64, kind: i64) -> None:
        self.prank_pool -= bit(kind)
        self.pranks += bit(seat * Prank.KINDS + kind)

    def extreme(self, seat: i64, highest: bool) -> i64:
        """The spot of the lowest or highest card in a seat's field, the rightmost of equals."""
        best: i64 = NOWHERE
        for spot in range(seat * FIELD, seat * FIELD + FIELD):
            if self.card(spot) != 0 and (
                best == NOWHERE or self.card(spot) == self.card(best) or (self.card(spot) > self.card(best)) == highest
            ):
                best = spot
        return best

    def redeal(self, seat: i64, rng: Rng) -> None:
        cards = self.hands
        pranks = self.pranks
        for other in range(i64(SEATS)):
            if other != seat:
                self.give_back(other)
        for other in range(i64(SEATS)):
            if other != seat:
                count = total(cards >> (other * NUMBERS * 4), NUMBERS)
                self.deal_unseen(other, count, ones(pranks >> (other * Prank.KINDS), Prank.KINDS), rng)

    def deal_unseen(self, seat: i64, cards: i64, pranks: i64, rng: Rng) -> None:
        """Give a seat some of the cards and pranks that lie in no hand and have not been played."""
        while cards > 0:
            self.take_card(seat, drawn(self.pool, 4, rng.below(total(self.pool, NUMBERS))))
            cards -= 1
        while pranks > 0:
            self.take_prank(seat, drawn(self.prank_pool, 1, rng.below(ones(self.prank_pool, Prank.KINDS))))
            pranks -= 1

    def give_back(self, seat: i64) -> None:
        """Put a seat's cards and pranks back among those that nobody has seen."""
        for index in range(i64(NUMBERS)):
            self.take_card(seat, index, -lane(self.hands, seat * NUMBERS + index))
        mine = self.pranks_of(seat)
        self.pranks -= raised(mine, seat * Prank.KINDS)
        self.prank_pool += mine

    # The end, and copies

    def reveals(self, action: i64) -> bool:
        """Cards and pranks come out of hidden hands; a fairy's run shows nothing that was not open."""
        return not Do.STOP <= action < Do.STEP + SIDES

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

    def clone(self) -> "RoadRules":
        twin = RoadRules()
        self.copy_to(twin)
        return twin


def drawn(pool: i64, width: i64, number: i64) -> i64:
    """The kind of the thing at a place in a pool laid out in order of kinds, each counted in so many bits."""
    kind: i64 = 0
    most = bit(width) - 1
    while True:
        number -= pool & most
        if number < 0:
            return kind
        pool >>= width
        kind += 1


def setup(seats: int, options: Options) -> RoadRules:
    """A table before the deal."""
    state = RoadRules()
    state.free_jump = bool(options["free_jump"])
    state.clockwise = bool(options["clockwise"])
    state.recycle_any = bool(options["recycle_any"])
    state.opener_ties = bool(options["opener_ties"])
    state.step_first = bool(options["step_first"])
    for index in range(i64(NUMBERS)):
        state.pool = plus(state.pool, index, COPIES)
    state.prank_pool = Prank.ALL
    if options["first"] != "random":
        state.begin(int(options["first"]))
    return state
