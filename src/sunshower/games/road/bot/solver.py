"""Rainbow Road with open cards: what is to come when both seats know everything.

Alpha-beta over whole turns: a card placed, a fairy's run to where she stops, a prank and the run after it. A value is
in hundredths of a point, for the seat to move, and counts from the beginning of the round. It does not depend on the
score, and the hundredth tells who wins a tie (D31). So one search says who wins, and by how much.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sunshower.core.game import Actions
from sunshower.core.heuristic import Budget
from sunshower.core.lanes import lane, ones
from sunshower.games.road.pieces import NOWHERE, NUMBERS, ROUNDS, SIDES, SPOTS, Do, Phase, Prank
from sunshower.games.road.rules import RoadRules
from sunshower.games.road.state import RoadState

POINT: Final = 100
TIE: Final = 1
FAR: Final = 1_000_000

# What the rounds to come may bring, in hundredths of a point, for each thing that one seat has and the other has not:
# least squares, against the final margin, over the beginnings of rounds 2 to 7 in 12,000 games that this solver played
# against itself with open cards, one round deep and with one decision in twenty at random. That fit had a worth for
# each prank, 40 to 130, and one for empty spots, which the arena did not miss; the one worth of a prank is not fitted.
PRANK_KEPT: Final = 110
EXTREME: Final = 27
"""The highest card higher, or the lowest lower, by one."""
CHOICE: Final = 30
"""Being able to play the card that moves the Sunny Fairy, or the one that moves the Rain Fairy."""
RACE: Final = 20
"""With one of these only: every point by which that fairy has the better run on the ring as it lies."""

# A turn is a number: for a card that of the decision to place it, for a fairy points * 4096 + prank * 16 + spot, where
# the prank is the number of the decision that plays it, 0 for none.
POINTS: Final = 4096
PRANK: Final = 16
TURNS: Final = 65536
STAGES: Final = 36
"""Four turns in each round, which count from 1."""

PATIENCE: Final = 15
"""How many runs of the Rain Fairy are looked at between two looks at the clock, less one."""


@mypyc_attr(acyclic=True)
class Solver(RoadRules):
    """A table with open cards on which turns are played and taken back."""

    def __init__(self, budget: Budget) -> None:
        super().__init__()
        self.budget = budget
        self.last: i64 = ROUNDS
        self.width: i64 = FAR
        self.stopped = False
        self.looks: i64 = 0
        self.compared: i64 = NOWHERE
        """The hands that were compared last; `higher` and `lower` are seat 0's lead in extreme cards."""
        self.higher: i64 = 0
        self.lower: i64 = 0
        self.counted: i64 = 0
        """The pranks that were counted last; `more` is how many seat 0 has more."""
        self.more: i64 = 0
        self.actions = Actions()
        self.tables: list[RoadState] = [RoadState() for _ in range(STAGES)]
        self.rows: list[Actions] = [Actions() for _ in range(STAGES)]
        """The turns that are being tried at each stage."""
        self.refutations = vec[i64]([0] * (Do.TELEPORT * STAGES))
        self.latest = vec[i64]([0] * STAGES)
        """The placement that was the last to refute, at each stage."""
        self.hasty = False
        """Whether nobody asks by how much a turn is better or worse than it has to be: less is looked at then."""

    def value(self, state: RoadState, last: i64, alpha: i64, beta: i64) -> i64:
        """What comes up to the end of a round, for the seat to move: exact between alpha and beta, else a bound."""
        state.copy_to(self)
        self.score_0 = state.gain_0
        self.score_1 = state.gain_1
        self.last = last
        return self.search(alpha, beta)

    def search(self, alpha: i64, beta: i64) -> i64:
        """The same from where the turns played so far have led."""
        if self.round > self.last:
            return self.promise(self.turn)
        if self.phase == Phase.RAIN:
            self.looks += 1
            if self.looks & PATIENCE == 0 and not self.budget.spend(1):
                self.stopped = True
            if self.round == ROUNDS:
                return self.last_turn(beta)
            if self.round == self.last and not self.stopped:
                return self.last_look(alpha, beta)
        seat = self.turn
        before = self.keep()
        best: i64 = -FAR
        row = self.turns()
        for index in range(row.count):
            bring_forward(row, index)
            turn = row.codes[index] & (TURNS - 1)
            self.take(turn)
            lower = max_of(alpha, best)
            value = self.search(lower, beta) if self.turn == seat else -self.search(-beta, -lower)
            before.copy_to(self)
            if self.stopped:
                break
            if value > best:
                best = value
                if value >= beta:
                    if self.phase == Phase.PLACE:
                        self.learn(turn)
                    break
        return best

    def last_turn(self, beta: i64) -> i64:
        """The Rain Fairy's turn in the last round: all that counts are points."""
        gain = self.gain_0 + self.gain_1
        before = self.lead(self.turn)
        most = self.ends(beta // POINT + 1 - before, None)
        return POINT * (before + most) + (TIE if most > gain else -TIE)

    def last_look(self, alpha: i64, beta: i64) -> i64:
        """The Rain Fairy's turn in the last round looked at: points, the prank, and what she leaves of the ring."""
        before = self.keep()
        first = 1 - self.turn
        self.round += 1
        racing = self.weight_of_race(first)
        still = -self.certain(first, racing)
        best = still if racing == 0 else still - racing * self.race()
        before.copy_to(self)
        if best >= beta:  # she may stay where she is
            return best
        if self.hasty:
            best = max_of(alpha, best)
        hope = self.most_of_race(racing)
        row = self.rows[self.stage()]
        row.count = 0
        self.runs(0, row)
        best = self.judged(row, 1 if self.points == 0 else 0, still, racing, hope, best, beta)  # first she stays
        before.copy_to(self)
        still -= PRANK_KEPT
        pranks: i64 = 0
        if not self.pranked:
            pranks = self.pranks_of(self.turn)
        if pranks & Prank.ON_THE_RUN and best < beta:
            row.count = 0
            self.bounds(pranks, row)
            best = self.judged(row, 0, still, racing, hope, best, beta)
            before.copy_to(self)
        if not pranks & Prank.BEFORE_IT or still + POINT * self.most_steps(pranks) + hope <= best:
            return best
        self.actions.count = 0
        self.offer_tricks(pranks, self.actions)
        for index in range(self.actions.count):
            if best >= beta:
                break
            row.count = 0
            self.run_after(self.actions.codes[index], before, row)
            best = self.judged(row, 0, still, racing, hope, best, beta)
            before.copy_to(self)
        return best

    def judged(self, ends: Actions, first: i64, still: i64, racing: i64, hope: i64, best: i64, beta: i64) -> i64:
        """The best of what was found and of the ends from one on, each worth its points and the race after it."""
        self.round += 1
        codes = ends.codes
        for index in range(first, ends.count):
            place = index
            if self.hasty:  # a run's most points were noted last
                place = first + ends.count - 1 - index
            end = codes[place]
            value = still + POINT * (end // POINTS)
            if value + hope <= best:
                continue
            self.rain = end & 15
            if racing > 0:
                value += racing * self.longest(Phase.RAIN)
                if value > best:  # the other run can only take away from it
                    value -= racing * self.longest(Phase.SUNNY)
            elif racing < 0:
                value -= racing * self.longest(Phase.SUNNY)
                if value > best:
                    value += racing * self.longest(Phase.RAIN)
            best = max_of(best, value)
            if best >= beta:
                break
        return best

    def most_of_race(self, racing: i64) -> i64:
        """More than this the race cannot bring to whoever does not begin a round: no fairy comes round twice."""
        if racing == 0:
            return 0
        cards: i64 = 0
        for spot in range(i64(SPOTS)):
            if self.card(spot) != 0:
                cards += 1
        return racing * (cards - 2) if racing > 0 else -racing * cards

    def most_steps(self, pranks: i64) -> i64:
        """More steps than these the Rain Fairy cannot take after a prank, since she never passes the Sunny Fairy."""
        cards: i64 = 0
        before: i64 = 0
        for spot in range(i64(SPOTS)):
            if self.card(spot) != 0:
                cards += 1
                if (spot - self.rain) * (spot - self.sunny) < 0:
                    before += 1
        beyond = cards - 2 - before
        return cards - 2 if pranks & Prank.TELEPORT else max_of(before, beyond)

    def lead(self, seat: i64) -> i64:
        """The points by which a seat is ahead."""
        return self.score_0 - self.score_1 if seat == 0 else self.score_1 - self.score_0

    # Turns

    def learn(self, turn: i64) -> None:
        """Remember a placement that was as good as it had to be."""
        stage = self.stage()
        self.refutations[Do.TELEPORT * stage + turn] += 1
        self.latest[stage] = turn

    def experience(self, action: i64) -> i64:
        """How often a placement was as good as it had to be; nothing is known of other decisions."""
        if self.phase != Phase.PLACE:
            return 0
        return self.refutations[Do.TELEPORT * self.stage() + action]

    def turns(self) -> Actions:
        """The turns open to the seat to move: the higher, the more they have refuted or promise."""
        stage = self.stage()
        row = self.rows[stage]
        row.count = 0
        if self.phase == Phase.PLACE:
            self.offer_cards(row)
            drawer = Do.TELEPORT * stage
            codes = row.codes
            refutations = self.refutations
            latest = self.latest[stage]
            for index in range(row.count):
                card = codes[index]
                codes[index] = refutations[drawer + card] * TURNS + card
                if self.hasty and card == latest:
                    codes[index] += FAR * TURNS
        else:
            self.ends(FAR, row)
            if self.phase == Phase.RAIN and self.round < self.last:
                self.rank(row)
        return row

    def rank(self, ends: Actions) -> None:
        """See what the ends of a Rain Fairy's turn promise, and leave out those beyond the width."""
        before = self.keep()
        for index in range(ends.count):
            end = ends.codes[index]
            self.take(end)
            ends.codes[index] = (FAR - self.promise(self.turn)) * TURNS + end
            before.copy_to(self)
        if ends.count > self.width:
            for index in range(self.width):
                bring_forward(ends, index)
            ends.count = self.width

    def keep(self) -> RoadState:
        """The table as it is, to be laid out again."""
        kept = self.tables[self.stage()]
        self.copy_to(kept)
        return kept

    def stage(self) -> i64:
        """The number of the turn: four make a round."""
        begins = self.phase == Phase.PLACE and self.turn == self.first
        return 4 * self.round + self.phase - (Phase.PLACE if begins else Phase.DEAL)

    def take(self, turn: i64) -> None:
        """Carry out a turn."""
        if self.phase == Phase.PLACE:
            self.play(turn)
            return
        prank = (turn // PRANK) & 255
        if prank >= Do.TELEPORT:
            self.trick(prank)
        elif prank != 0:
            self.spend(Prank.SKIP if prank >= Do.SKIP else Prank.JUMP)
        self.stand(turn & 15)
        self.points = turn // POINTS
        self.end_run()

    def ends(self, enough: i64, ends: Actions | None) -> i64:
        """The most points the fairy on the move can make, or as many as are enough; every end of her turn is noted."""
        most = self.runs(0, ends)
        if self.phase == Phase.RAIN and not self.pranked:
            pranks = self.pranks_of(self.turn)
            if pranks & Prank.ON_THE_RUN and most < enough:
                most = max_of(most, self.bounds(pranks, ends))
            if pranks & Prank.BEFORE_IT and most < enough:
                most = max_of(most, self.tricks(pranks, enough, ends))
        return most

    def runs(self, prank: i64, ends: Actions | None) -> i64:
        """The most points the fairy on the move can make with no prank on the way; every end is noted."""
        most: i64 = 0
        if ends is not None:
            ends.add(prank * PRANK + self.start)
        for side in range(i64(SIDES)):
            if (self.ways >> side) & 1:
                most = max_of(most, self.run(self.start, side, 0, prank, ends))
        return most

    def run(self, here: i64, side: i64, points: i64, prank: i64, ends: Actions | None) -> i64:
        """The most points of a fairy who has come to a spot if she runs on as the numbers let her; ends are noted."""
        most: i64 = 0
        while here != NOWHERE:
            most = points
            if points > 0:
                if ends is not None:
                    ends.add(points * POINTS + prank * PRANK + here)
                if here == self.start:  # D9, D40
                    break
            there = self.beyond(here, side)
            points += 1
            if self.jumped(there):  # D6
                points += 1
            here = self.arrival_by_step(here, there, side)
        return most

    def bounds(self, pranks: i64, ends: Actions | None) -> i64:
        """The most points of the Rain Fairy with Jump or Skip on the way. Jump is kept for where a step will not do."""
        most: i64 = 0
        for side in range(i64(SIDES)):
            here = self.rain if (self.ways >> side) & 1 else NOWHERE
            points: i64 = 0
            while here != NOWHERE:
                there = self.landing(here, Do.STEP + side)
                points += 1
                if points > 1 or not self.step_first:  # D35
                    if pranks & Prank.SKIP:
                        skip = Do.SKIP + side
                        most = max_of(most, self.run(self.landing(here, skip), side, points, skip, ends))
                    if pranks & Prank.JUMP and there == NOWHERE:
                        jump = Do.JUMP + side
                        most = max_of(most, self.run(self.landing(here, jump), side, points, jump, ends))
                here = there
        return most

    def tricks(self, pranks: i64, enough: i64, ends: Actions | None) -> i64:
        """The most points of the Rain Fairy after a prank that comes before the run, or as many as are enough."""
        most: i64 = 0
        before = self.keep()
        self.actions.count = 0
        self.offer_tricks(pranks, self.actions)
        for index in range(self.actions.count):
            prank: i64 = self.actions.codes[index]
            most = max_of(most, self.run_after(prank, before, ends))
            before.copy_to(self)
            if most >= enough:
                break
        return most

    def run_after(self, prank: i64, before: RoadState, ends: Actions | None) -> i64:
        """The most points of the Rain Fairy after such a prank; every end is noted."""
        self.trick(prank)
        if self.ring == before.ring and self.rain == before.rain:  # D38: one without an effect is not worth it
            return 0
        return self.runs(prank, ends)

    # What the search does not see

    def promise(self, first: i64) -> i64:
        """What the seat that begins a round may expect at a glance: its lead, and what the rounds to come may bring."""
        racing = self.weight_of_race(first)
        value = self.certain(first, racing)
        return value if racing == 0 else value + racing * self.race()

    def certain(self, first: i64, racing: i64) -> i64:
        """The same but for the race, if that has a weight."""
        if self.pranks != self.counted:
            self.counted = self.pranks
            self.more = ones(self.pranks_of(0), Prank.KINDS) - ones(self.pranks_of(1), Prank.KINDS)
        high, low = self.extremes(first)
        value = POINT * self.lead(first) + EXTREME * (high + low)
        value += PRANK_KEPT * (self.more if first == 0 else -self.more)
        if racing == 0:
            sunny = high >= 0 if self.sun_shines() else low >= 0
            value += 2 * CHOICE if sunny else -2 * CHOICE
        return value

    def extremes(self, first: i64) -> tuple[i64, i64]:
        """By how much the highest card of whoever begins a round is higher, and the lowest one lower."""
        if self.hands != self.compared:
            self.compared = self.hands
            self.higher = self.highest(0) - self.highest(1)
            self.lower = self.lowest(1) - self.lowest(0)
        return (self.higher, self.lower) if first == 0 else (-self.higher, -self.lower)

    def weight_of_race(self, first: i64) -> i64:
        """What a point that one fairy's run is better is worth to whoever begins a round; nothing if they have both."""
        high, low = self.extremes(first)
        sunny = high >= 0 if self.sun_shines() else low >= 0
        rain = low > 0 if self.sun_shines() else high > 0
        if sunny == rain:
            return 0
        return 2 * RACE if sunny else -2 * RACE

    def race(self) -> i64:
        """How many points more the Sunny Fairy could make than the Rain Fairy on the ring as it lies."""
        return self.longest(Phase.SUNNY) - self.longest(Phase.RAIN)

    def longest(self, phase: i64) -> i64:
        """The most points that a fairy could make on the ring as it lies."""
        self.phase = phase
        self.set_off()
        return self.runs(0, None)

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


def bring_forward(row: Actions, place: i64) -> None:
    """Let the highest entry of a row from a place on change places with the one there."""
    codes = row.codes
    found = place
    highest = codes[place]
    for index in range(place + 1, row.count):
        entry = codes[index]
        if entry > highest:
            highest = entry
            found = index
    codes[found] = codes[place]
    codes[place] = highest


def max_of(one: i64, other: i64) -> i64:
    """The greater; max itself would make objects of machine integers."""
    return one if one > other else other
