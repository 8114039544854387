"""Rainbow: planning a turn by playing on from the rows that it may leave.

What such a row is worth is seen in worlds dealt by what the seat knows: there the other seat plays the best turn that
it can find with what it knows, and the seat looks through its next one. Looking further made it no stronger.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER
from sunshower.core.heuristic import Budget, Evaluations
from sunshower.core.lanes import bit, lane, put
from sunshower.games.rainbow.pieces import BASE, FACES, HAND, NUMBERS
from sunshower.games.rainbow.rules import RainbowState
from sunshower.games.rainbow.solver import Beliefs, sides_of
from sunshower.games.rainbow.turn import OWN_GAMBLES, Ends, Turn, final, in_shares, lead_of, place_of, standing

GAMBLES: Final = 1  # unknown faces risked in a turn that follows
CLOSE: Final = 0.04  # a share of the game: actions that much worse than the best are not looked into
WORLDS: Final = 8  # dealt before the plan is made anew


@mypyc_attr(acyclic=True)
class Row:
    """A row that the turn may leave, and what came of it so far; the table counts as one world."""

    ups: i64
    downs: i64
    knows: i64
    placed: i64
    total: float
    worlds: float

    def __init__(self, ups: i64, downs: i64, knows: i64, placed: i64, value: float) -> None:
        self.ups = ups
        self.downs = downs
        self.knows = knows
        self.placed = placed
        self.total = value
        self.worlds = 1.0


@mypyc_attr(acyclic=True)
class Plan(Turn):
    """The own turn, in which a row that is left is worth what comes of it in the worlds that the seat thinks possible.

    Only the rows on the best lines are played on from. If one turns out worse than the table says, another line is
    best, and its rows are looked at next.
    """

    state: RainbowState
    beliefs: Beliefs
    rows: dict[tuple[int, int, int, int], Row]
    wanted: dict[tuple[int, int, int, int], Row]
    tables: dict[tuple[float, int], Ends]
    usual: list[float]

    def __init__(self, state: RainbowState) -> None:
        self.tables = {}
        self.beliefs = state.beliefs(state.turn)
        super().__init__(state, self.ends_at(state), self.beliefs.likely())
        self.state = state
        self.rows = {}
        self.wanted = {}
        self.usual = behind_in(state.deck)

    def ends_at(self, state: RainbowState) -> Ends:
        lead = lead_of(state, state.turn)
        key = (lead, state.left)
        found = self.tables.get(key)
        if found is None:
            found = in_shares(lead, state.left)
            self.tables[key] = found
        return found

    def leave(self, ups: i64, downs: i64, knows: i64, lying: i64, placed: i64) -> float:
        key = (ups, downs, knows, placed)
        row = self.rows.get(key)
        if row is None:
            row = Row(ups, downs, knows, placed, self.ends.left[place_of(placed, lying)])
            self.rows[key] = row
        if self.tracing and placed <= self.state.left:
            self.wanted[key] = row
        return row.total / row.worlds

    def values(self, codes: list[int]) -> list[float]:
        return [self.value_of(code, OWN_GAMBLES) for code in codes]

    def rows_wanted(self, codes: list[int], values: list[float]) -> list[Row]:
        """The rows that the best actions lead to."""
        enough = max(values) - CLOSE
        self.wanted.clear()
        for index in range(len(codes)):
            if values[index] >= enough:
                self.tracing = True
                self.value_of(codes[index], OWN_GAMBLES)
        self.tracing = False
        return list(self.wanted.values())

    def imagine(self, rng: Rng) -> RainbowState:
        """A world that the seat thinks possible."""
        world = self.state.clone()
        world.lay_out(self.beliefs, rng)
        return world

    def left_in(self, world: RainbowState, row: Row) -> RainbowState:
        """A world in which the turn has ended with this row."""
        state = world.clone()
        seat = world.turn
        lying: i64 = 0
        for at in range(self.first + HAND):
            up = lane(row.ups, at)
            if up == 0:
                continue
            down = lane(row.downs, at)
            seen: i64 = 0 if down == 0 else bit(seat)
            if (row.knows >> at) & 1:
                seen |= bit(1 - seat)
            if at < self.first:
                down = down if down != 0 else lane(world.downs, at)
            else:
                place = seat * HAND + at - self.first
                down = down if down != 0 else world.side(1 - seat, place) + 1
                state.put_card(place, 0, 0)
            state.ups = put(state.ups, lying, up)
            state.downs = put(state.downs, lying, down)
            state.seen = put(state.seen, lying, seen)
            lying += 1
        state.lying = lying
        state.end_turn(1 - seat)
        return state

    def outcome(self, state: RainbowState, seat: i64, rng: Rng) -> float:
        """The share of a seat that has left a row: the other one plays its turn, and the seat looks through its own."""
        this_round = state.round
        while True:
            if state.turn == CHANCE:
                state.play(state.sample(rng))
                continue
            lead = lead_of(state, seat)
            if state.turn == OVER:
                return final(lead)
            if state.round != this_round:
                return standing(lead, state.left)
            turn = Turn(state, self.ends_at(state), self.usual)
            value = turn.value(GAMBLES)
            if state.turn == seat:
                return value
            state.play(turn.choice)


def behind_in(deck: list[int]) -> list[float]:
    """How likely each face is behind each in the whole deck: the other seat's chances, without counting for it."""
    behind = [0.0] * NUMBERS
    sides = sides_of(deck)
    for face in range(i64(FACES)):
        for other in range(i64(FACES)):
            if sides[face] > 0:
                behind[face * BASE + other] = float(deck[face * BASE + other]) / float(sides[face])
    return behind


def ponder(state: RainbowState, budget: Budget, rng: Rng, thoughts: Evaluations) -> None:
    """Value every action, rows that may be left in ever more worlds, as long as the budget lasts."""
    plan = Plan(state)
    codes = state.legal()
    values = plan.values(codes)
    going = True
    while going:
        rows = plan.rows_wanted(codes, values)
        if not rows:
            break
        for _ in range(WORLDS):
            world = plan.imagine(rng)
            for row in rows:
                if going:
                    row.total += plan.outcome(plan.left_in(world, row), state.turn, rng)
                    row.worlds += 1.0
                    going = budget.spend(1)
        values = plan.values(codes)
    for index in range(len(codes)):
        thoughts.add(codes[index], values[index], 1.0)
