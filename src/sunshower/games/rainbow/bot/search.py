"""Rainbow: what a turn is worth, looked through to its end and played on from there.

A turn is short, so all of it is looked through: every order of cards, blind cards and flips, with the chance of each
face that may show. If it ends the round, the cards count, or the share of the game that they are worth. If it leaves a
row to the other seat, a table tells what rows of that length have been worth.

The search goes on from the rows that the own turn may leave. What such a row is worth is seen in worlds dealt by what
the seat knows: there the other seat plays the best turn that it can find with what it knows, and the seat looks through
its next one. Looking further made it no stronger.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER
from sunshower.core.heuristic import Budget, Evaluations
from sunshower.core.lanes import bit, lane, put
from sunshower.games.rainbow.bot.solver import likely, usual
from sunshower.games.rainbow.pieces import (
    BASE,
    COLOURS,
    FACES,
    HAND,
    MOST,
    RAINBOW,
    SHADOW,
    Do,
    flipping,
    is_flip,
    place_of,
    placing,
    placing_blind,
    shows_hidden,
    spot_of,
)
from sunshower.games.rainbow.rules import RainbowRules
from sunshower.games.rainbow.state import Beliefs

# For rows of 0 to 5 cards: how often the seat to move on such a row got the cards in the end, how many, and how many
# the other seat got if not. From 400 games of `rate` against itself in which one turn of each round was a random one.
WINS: Final = [0.43, 0.62, 0.44, 0.62, 0.75, 0.95]
GAIN: Final = [4.6, 5.5, 4.3, 5.8, 6.0, 6.0]
LOSS: Final = [4.4, 4.5, 5.7, 4.4, 4.8, 5.5]

# How far the lead may still move with the cards in the holder, fitted to 1,300 rounds of such games. With fewer than
# three cards in it, no new row can be completed.
SPREAD: Final = 2.6
LAST: Final = 2

OWN_GAMBLES: Final = 2  # unknown faces risked in one turn: more hardly ever pay, and take long to look through
GAMBLES: Final = 1  # those risked in a turn that follows
CLOSE: Final = 0.04  # a share of the game: actions that much worse than the best are not looked into
WORLDS: Final = 8  # dealt before the own turn is looked through anew


# What it is worth


def final(lead: float) -> float:
    """The share of the game that a seat gets for its lead."""
    return 1.0 if lead > 0.0 else 0.0 if lead < 0.0 else 0.5


def standing(lead: float, holder: i64) -> float:
    """The share of a seat with this lead when a round begins."""
    if holder <= LAST:
        return final(lead)
    pull = lead / (SPREAD * sqrt(float(holder - LAST)))
    return 0.5 + 0.5 * pull / sqrt(1.0 + pull * pull)


def facing(lying: i64, lead: float, holder: i64) -> float:
    """The share of a seat that is to move on a row of so many cards."""
    wanting = RAINBOW - lying
    if wanting > holder + MOST:
        return final(lead)
    then = holder - wanting if holder > wanting else 0
    wins = WINS[lying]
    return wins * standing(lead + GAIN[lying], then) + (1.0 - wins) * standing(lead - LOSS[lying], then)


def lead_of(state: RainbowRules, seat: i64) -> float:
    return float(state.score_0 - state.score_1 if seat == 0 else state.score_1 - state.score_0)


@mypyc_attr(acyclic=True)
class Ends:
    """What each end of a turn is worth to the seat to move, by the cards placed in it and those lying then."""

    won: list[float]
    lost: list[float]
    left: list[float]

    def __init__(self) -> None:
        self.won = []
        self.lost = []
        self.left = []


def end_of(placed: i64, lying: i64) -> i64:
    return placed * (RAINBOW + 1) + lying


def in_cards(holder: i64) -> Ends:
    """In cards taken and lost, the way a beginner counts."""
    ends = Ends()
    for placed in range(i64(MOST + 1)):
        ends.won.append(float(RAINBOW))
        for lying in range(i64(RAINBOW + 1)):
            ends.lost.append(-float(lying))
            if placed > holder or lying == RAINBOW:
                ends.left.append(0.0)
            else:
                ends.left.append((1.0 - WINS[lying]) * LOSS[lying] - WINS[lying] * GAIN[lying])
    return ends


def in_shares(lead: float, holder: i64) -> Ends:
    """In shares of the game; a hand that cannot be filled ends it."""
    ends = Ends()
    for placed in range(i64(MOST + 1)):
        over = placed > holder
        then = holder - placed
        ends.won.append(final(lead + RAINBOW) if over else standing(lead + RAINBOW, then))
        for lying in range(i64(RAINBOW + 1)):
            behind = lead - float(lying)
            ends.lost.append(final(behind) if over else standing(behind, then))
            if over or lying == RAINBOW:
                ends.left.append(final(lead))
            else:
                ends.left.append(1.0 - facing(lying, -lead, then))
    return ends


# Looking through a turn


def clashes(colours: i64, face: i64) -> bool:
    """Whether a face loses the round where these colours lie."""
    return face == SHADOW or (face < COLOURS and (colours >> face) & 1 != 0)


def added(colours: i64, face: i64) -> i64:
    return colours | bit(face) if face < COLOURS else colours


@mypyc_attr(acyclic=True)
class Turn:
    """The rest of a turn of the seat to move, as far as that seat knows the cards.

    Each card has a lane of its own: those that lie when it begins, then the places of the hand, filled when a card is
    placed. Faces are one more than their number. What the seat does not know is 0 in `downs`; `knows` has a bit for
    each underside that the other seat knows.
    """

    first: i64
    """The lane of the first card of the hand."""
    fronts: i64
    ups: i64
    downs: i64
    knows: i64
    colours: i64
    placed: i64
    flipped: bool
    commits: bool
    ends: Ends
    behind: list[float]
    """How likely each face is behind each."""
    choice: i64 = 0
    """The best action, once `best` has looked through the turn."""
    tracing: bool = False
    """Whether to go once more along the best line."""

    def __init__(self, state: RainbowRules, ends: Ends, behind: list[float]) -> None:
        seat = state.turn
        self.first = state.lying
        self.fronts = 0
        self.ups = state.ups
        self.downs = 0
        self.knows = 0
        self.colours = 0
        for at in range(state.lying):
            seen = lane(state.seen, at)
            if state.sees_under(seen, seat):
                self.downs = put(self.downs, at, lane(state.downs, at))
            if state.sees_under(seen, 1 - seat):
                self.knows |= bit(at)
            self.colours = added(self.colours, state.up(at))
        for place in range(i64(HAND)):
            if state.has(seat * HAND + place):
                self.fronts = put(self.fronts, place, state.side(seat, seat * HAND + place) + 1)
        self.placed = state.placed
        self.flipped = state.flipped
        self.commits = state.flip_commits
        self.ends = ends
        self.behind = behind

    def value(self, gambles: i64) -> float:
        """What the turn is worth, and its best action as `choice`."""
        return self.best(self.ups, self.downs, self.knows, self.colours, self.first, self.placed, self.flipped, gambles)

    def value_of(self, action: i64, gambles: i64) -> float:
        """What it is worth with an action first."""
        return self.after(action, self.ups, self.downs, self.knows, self.colours, self.first, self.placed, gambles)

    def best(
        self, ups: i64, downs: i64, knows: i64, colours: i64, lying: i64, placed: i64, flipped: bool, gambles: i64
    ) -> float:
        tracing = self.tracing
        self.tracing = False
        top = self.ends.won[placed + 1]
        found = -RAINBOW - 1.0
        choice: i64 = Do.STOP
        if placed > 0 and not (flipped and self.commits):
            found = self.leave(ups, downs, knows, lying, placed)
        if placed == 0 or flipped:
            for place in range(i64(HAND)):
                if lane(ups, self.first + place) == 0 and lane(self.fronts, place) != 0:
                    value = self.place(place, ups, downs, knows, colours, lying, placed, gambles)
                    if value > found:
                        found = value
                        choice = placing(place)
                    if gambles > 0 and found < top:
                        value = self.blind(place, ups, downs, knows, colours, lying, placed, gambles)
                        if value > found:
                            found = value
                            choice = placing_blind(place)
        if not flipped:
            for at in range(self.first + HAND):
                if found < top and lane(ups, at) != 0 and (gambles > 0 or lane(downs, at) != 0):
                    value = self.flip(at, ups, downs, knows, colours, lying, placed, gambles)
                    if value > found:
                        found = value
                        choice = flipping(at)
        if tracing:
            self.tracing = True
            self.after(choice, ups, downs, knows, colours, lying, placed, gambles)
        self.choice = choice
        return found

    def after(
        self, action: i64, ups: i64, downs: i64, knows: i64, colours: i64, lying: i64, placed: i64, gambles: i64
    ) -> float:
        if action == Do.STOP:
            return self.leave(ups, downs, knows, lying, placed)
        if is_flip(action):
            return self.flip(spot_of(action), ups, downs, knows, colours, lying, placed, gambles)
        if shows_hidden(action):
            return self.blind(place_of(action), ups, downs, knows, colours, lying, placed, gambles)
        return self.place(place_of(action), ups, downs, knows, colours, lying, placed, gambles)

    def place(
        self, place: i64, ups: i64, downs: i64, knows: i64, colours: i64, lying: i64, placed: i64, gambles: i64
    ) -> float:
        """Front up: the other seat has seen what is under it."""
        at = self.first + place
        front = lane(self.fronts, place)
        ups = put(ups, at, front)
        return self.placed_as(front - 1, ups, downs, knows | bit(at), colours, lying, placed, gambles)

    def blind(
        self, place: i64, ups: i64, downs: i64, knows: i64, colours: i64, lying: i64, placed: i64, gambles: i64
    ) -> float:
        """Back up: only the seat itself knows what is under it."""
        at = self.first + place
        front = lane(self.fronts, place)
        downs = put(downs, at, front)
        found = 0.0
        for face in range(i64(FACES)):
            chance = self.behind[(front - 1) * BASE + face]
            if chance > 0.0:
                shown = put(ups, at, face + 1)
                found += chance * self.placed_as(face, shown, downs, knows, colours, lying, placed, gambles - 1)
        return found

    def placed_as(
        self, face: i64, ups: i64, downs: i64, knows: i64, colours: i64, lying: i64, placed: i64, gambles: i64
    ) -> float:
        if clashes(colours, face):
            return self.ends.lost[end_of(placed + 1, lying + 1)]
        if lying + 1 == RAINBOW:
            return self.ends.won[placed + 1]
        if placed + 1 == MOST:
            return self.leave(ups, downs, knows, lying + 1, placed + 1)
        return self.best(ups, downs, knows, added(colours, face), lying + 1, placed + 1, False, gambles)

    def flip(
        self, at: i64, ups: i64, downs: i64, knows: i64, colours: i64, lying: i64, placed: i64, gambles: i64
    ) -> float:
        """From now on both know both sides."""
        up = lane(ups, at)
        down = lane(downs, at)
        downs = put(downs, at, up)
        knows |= bit(at)
        colours &= ~bit(up - 1)
        if down != 0:
            return self.flipped_to(down - 1, at, ups, downs, knows, colours, lying, placed, gambles)
        found = 0.0
        for face in range(i64(FACES)):
            chance = self.behind[(up - 1) * BASE + face]
            if chance > 0.0:
                found += chance * self.flipped_to(face, at, ups, downs, knows, colours, lying, placed, gambles - 1)
        return found

    def flipped_to(
        self, face: i64, at: i64, ups: i64, downs: i64, knows: i64, colours: i64, lying: i64, placed: i64, gambles: i64
    ) -> float:
        if clashes(colours, face):
            return self.ends.lost[end_of(placed, lying)]
        return self.best(put(ups, at, face + 1), downs, knows, added(colours, face), lying, placed, True, gambles)

    def leave(self, ups: i64, downs: i64, knows: i64, lying: i64, placed: i64) -> float:
        """The turn ends, and the row is left to the other seat."""
        return self.ends.left[end_of(placed, lying)]


# Playing on


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
class OwnTurn(Turn):
    """The own turn, in which a row that is left is worth what comes of it in the worlds that the seat thinks possible.

    Only the rows on the best lines are played on from. If one turns out worse than the table says, another line is
    best, and its rows are looked at next.
    """

    state: RainbowRules
    beliefs: Beliefs
    rows: dict[tuple[int, int, int, int], Row]
    wanted: dict[tuple[int, int, int, int], Row]
    tables: dict[tuple[float, int], Ends]
    usual: list[float]

    def __init__(self, state: RainbowRules) -> None:
        self.tables = {}
        self.beliefs = state.beliefs(state.turn)
        super().__init__(state, self.ends_at(state), likely(self.beliefs))
        self.state = state
        self.rows = {}
        self.wanted = {}
        self.usual = usual(state.deck)

    def ends_at(self, state: RainbowRules) -> Ends:
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
            row = Row(ups, downs, knows, placed, self.ends.left[end_of(placed, lying)])
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

    def imagine(self, rng: Rng) -> RainbowRules:
        """A world that the seat thinks possible."""
        world = self.state.clone()
        world.lay_out(self.beliefs, rng)
        return world

    def left_in(self, world: RainbowRules, row: Row) -> RainbowRules:
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

    def outcome(self, state: RainbowRules, seat: i64, rng: Rng) -> float:
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


def ponder(state: RainbowRules, budget: Budget, rng: Rng, thoughts: Evaluations) -> None:
    """Value every action, rows that may be left in ever more worlds, as long as the budget lasts."""
    turn = OwnTurn(state)
    codes = state.legal()
    values = turn.values(codes)
    going = True
    while going:
        rows = turn.rows_wanted(codes, values)
        if not rows:
            break
        for _ in range(WORLDS):
            world = turn.imagine(rng)
            for row in rows:
                if going:
                    row.total += turn.outcome(turn.left_in(world, row), state.turn, rng)
                    row.worlds += 1.0
                    going = budget.spend(1)
        values = turn.values(codes)
    for index in range(len(codes)):
        thoughts.add(codes[index], values[index], 1.0)
