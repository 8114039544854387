"""Rainbow: what a turn is worth, looked through to its end and played on from there.

A turn is short, so all of it is looked through: every order of cards, blind cards and flips, with the chance of each
face that may show. If it ends the round, the share of the game counts that the new lead is worth. If it leaves a row to
the other seat, a table tells what rows of that length have been worth.

The search goes on from the rows that the own turn may leave. What such a row is worth is seen in worlds dealt by what
the seat knows: there the other seat plays the best turn that it can find with what it knows, its chances being taken to
be the seat's own, and the seat looks through its next one. Looking further made it no stronger.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER
from sunshower.core.heuristic import Budget, Evaluations
from sunshower.core.lanes import bit, lane, put
from sunshower.games.rainbow.bot.solver import likely
from sunshower.games.rainbow.pieces import (
    BASE,
    COLOURS,
    FACES,
    HAND,
    MOST,
    RAINBOW,
    SHADOW,
    Do,
    is_flip,
    place_of,
    shows_hidden,
)
from sunshower.games.rainbow.rules import RainbowRules
from sunshower.games.rainbow.state import Beliefs

# For rows of 0 to 5 cards: how often the seat to move on such a row got the cards in the end, how many, and how many
# the other seat got if not. From 400 games of bots that look one turn ahead, one turn of each round being a random one.
WINS: Final = [0.43, 0.62, 0.44, 0.62, 0.75, 0.95]
GAIN: Final = [4.6, 5.5, 4.3, 5.8, 6.0, 6.0]
LOSS: Final = [4.4, 4.5, 5.7, 4.4, 4.8, 5.5]

# How far the lead may still move, squared, for each card in the holder but the last: with fewer than three cards in it
# no new row can be completed. Fitted to 1,300 rounds of such games.
SPREAD: Final = 6.76
LAST: Final = 2

OWN_GAMBLES: Final = 2  # unknown faces risked in one turn: more hardly ever pay, and take long to look through
GAMBLES: Final = 1  # those risked in a turn that follows
CLOSE: Final = 0.04  # a share of the game: actions that much worse than the best are not looked into
WORLDS: Final = 8  # dealt before the own turn is looked through anew


# What it is worth


def standing(lead: float, holder: i64) -> float:
    """The share of a seat with this lead when a round begins; it has all or nothing once no row can be completed."""
    reach = lead * lead + (SPREAD * float(holder - LAST) if holder > LAST else 0.0)
    return 0.5 + 0.5 * lead / sqrt(reach) if reach > 0.0 else 0.5


def leaving(lying: i64, lead: float, holder: i64) -> float:
    """The share of a seat that leaves a row of so many cards; a hand that cannot be filled ends the game."""
    if holder < 0:
        return standing(lead, 0)
    then = holder - RAINBOW + lying
    wins = WINS[lying]
    return wins * standing(lead - GAIN[lying], then) + (1.0 - wins) * standing(lead + LOSS[lying], then)


def lead_of(state: RainbowRules, seat: i64) -> float:
    return float(state.score_0 - state.score_1 if seat == 0 else state.score_1 - state.score_0)


# Looking through a turn


@mypyc_attr(acyclic=True)
class Turn:
    """The rest of a turn of the seat to move, as far as that seat knows the cards.

    Each card has a lane of its own: those that lie when it begins, then the places of the hand, filled when a card is
    placed. Faces are one more than their number. What the seat does not know is 0 in `downs`; `knows` has a bit for
    each underside that the other seat knows, `colours` one for each colour that lies open.
    """

    won: list[float]
    lost: list[float]
    left: list[float]
    """What the ends of the turn are worth, by the cards placed: a rainbow, a round that is lost, a row that is left."""
    full: i64
    """With how many cards placed the rainbow is complete."""
    first: i64
    """The lane of the first card of the hand."""
    fronts: i64 = 0
    ups: i64
    downs: i64 = 0
    knows: i64 = 0
    colours: i64 = 0
    placed: i64
    flipped: bool
    commits: bool
    gambles: i64
    """How many unknown faces may be risked."""
    behind: list[float]
    """How likely each face is behind each."""
    choice: i64 = 0
    """The best action, once `best` has looked through the turn."""
    tracing: bool = False
    """Whether to go once more along the best line."""

    def __init__(self, state: RainbowRules, behind: list[float], gambles: i64) -> None:
        seat = state.turn
        lead = lead_of(state, seat)
        self.won = []
        self.lost = []
        self.left = []
        self.full = RAINBOW - state.lying + state.placed
        for placed in range(i64(MOST + 1)):
            lying = RAINBOW - self.full + placed
            self.won.append(standing(lead + RAINBOW, state.left - placed))
            self.lost.append(standing(lead - float(lying), state.left - placed))
            if placed < self.full:
                self.left.append(leaving(lying, lead, state.left - placed))
        self.first = state.lying
        self.ups = state.ups
        for at in range(state.lying):
            seen = lane(state.seen, at)
            if state.sees_under(seen, seat):
                self.downs = put(self.downs, at, lane(state.downs, at))
            if state.sees_under(seen, 1 - seat):
                self.knows |= bit(at)
            self.colours |= bit(state.up(at))
        for place in range(i64(HAND)):
            self.fronts = put(self.fronts, place, state.side(seat, seat * HAND + place) + 1)
        self.placed = state.placed
        self.flipped = state.flipped
        self.commits = state.flip_commits
        self.gambles = gambles
        self.behind = behind

    def best(self) -> float:
        """What the turn is worth, and its best action as `choice`."""
        tracing = self.tracing
        self.tracing = False
        found = -1.0
        choice: i64 = Do.STOP
        if self.placed > 0 and not (self.flipped and self.commits):
            found = self.leave()
        top = self.won[self.placed + 1]
        start: i64 = Do.PLACE if self.placed == 0 or self.flipped else Do.FLIP
        end = Do.FLIP if self.flipped else Do.FLIP + self.first + HAND
        for action in range(start, end):
            place = place_of(action)
            if action >= Do.FLIP:
                there = lane(self.ups, place) != 0 and (self.gambles > 0 or lane(self.downs, place) != 0)
            else:
                there = lane(self.fronts, place) != 0 and lane(self.ups, self.first + place) == 0
            if there and found < top and (self.gambles > 0 or not Do.BLIND <= action < Do.FLIP):
                value = self.after(action)
                if value > found:
                    found = value
                    choice = action
        if tracing:
            self.tracing = True
            self.after(choice)
        self.choice = choice
        return found

    def after(self, action: i64) -> float:
        """What the turn is worth with an action first, over all faces that may show; then all is as it was."""
        if action == Do.STOP:
            return self.leave()
        ups, downs, knows, colours = self.ups, self.downs, self.knows, self.colours
        placed, flipped, gambles = self.placed, self.flipped, self.gambles
        others = colours
        flips = is_flip(action)
        hides = shows_hidden(action)
        at = place_of(action)
        if flips:  # from now on both know both sides
            seen = lane(ups, at)
            shown = lane(downs, at)
            others &= ~bit(seen - 1)
        else:
            seen = lane(self.fronts, at)
            shown = 0 if hides else seen
            at += self.first
            self.placed += 1
        if hides:
            self.downs = put(downs, at, seen)
        if flips or shown != 0:  # the front of a blind card is its owner's secret
            self.knows = knows | bit(at)
        if shown == 0:
            self.gambles -= 1
        self.flipped = flips
        found = 0.0
        start: i64 = shown - 1 if shown != 0 else 0
        end: i64 = shown if shown != 0 else FACES
        for face in range(start, end):
            chance = 1.0 if shown != 0 else self.behind[(seen - 1) * BASE + face]
            if chance > 0.0:
                if face == SHADOW or (face < COLOURS and (others >> face) & 1 != 0):
                    found += chance * self.lost[self.placed]
                elif self.placed == self.full:
                    found += chance * self.won[self.placed]
                else:
                    self.ups = put(ups, at, face + 1)
                    self.colours = others | bit(face)
                    found += chance * (self.leave() if self.placed == MOST else self.best())
        self.ups, self.downs, self.knows, self.colours = ups, downs, knows, colours
        self.placed, self.flipped, self.gambles = placed, flipped, gambles
        return found

    def leave(self) -> float:
        """The turn ends, and the row is left to the other seat."""
        return self.left[self.placed]


# Playing on


@mypyc_attr(acyclic=True)
class Row:
    """A row that the turn may leave, and what came of it so far; the table counts as one world."""

    ups: i64
    downs: i64
    knows: i64
    total: float
    worlds: float = 1.0

    def __init__(self, turn: Turn, value: float) -> None:
        self.ups = turn.ups
        self.downs = turn.downs
        self.knows = turn.knows
        self.total = value


@mypyc_attr(acyclic=True)
class OwnTurn(Turn):
    """The own turn, in which a row that is left is worth what comes of it in the worlds that the seat thinks possible.

    Only the rows on the best lines are played on from. If one turns out worse than the table says, another line is
    best, and its rows are looked at next.
    """

    state: RainbowRules
    beliefs: Beliefs
    rows: dict[tuple[int, int, int], Row]
    wanted: list[Row]

    def __init__(self, state: RainbowRules) -> None:
        self.beliefs = state.beliefs(state.turn)
        super().__init__(state, likely(self.beliefs), OWN_GAMBLES)
        self.state = state
        self.rows = {}
        self.wanted = []

    def leave(self) -> float:
        key = (self.ups, self.downs, self.knows)
        row = self.rows.get(key)
        if row is None:
            row = Row(self, super().leave())
            self.rows[key] = row
        if self.tracing and self.placed <= self.state.left and row not in self.wanted:
            self.wanted.append(row)
        return row.total / row.worlds

    def values(self, codes: list[int]) -> list[float]:
        return [self.after(code) for code in codes]

    def rows_wanted(self, codes: list[int], values: list[float]) -> list[Row]:
        """The rows that the best actions lead to."""
        enough = max(values) - CLOSE
        self.wanted = []
        for code, value in zip(codes, values):
            if value >= enough:
                self.tracing = True
                self.after(code)
        self.tracing = False
        return self.wanted

    def imagine(self, rng: Rng) -> RainbowRules:
        """A world that the seat thinks possible."""
        world = self.state.clone()
        world.lay_out(self.beliefs, rng)
        return world

    def left_in(self, world: RainbowRules, row: Row) -> RainbowRules:
        """A world in which the turn has ended with this row."""
        state = world.clone()
        seat = world.turn
        state.lying = 0
        for at in range(self.first + HAND):
            up = lane(row.ups, at)
            if up != 0:
                down = lane(row.downs, at)
                seen: i64 = bit(seat) if down != 0 else 0
                if (row.knows >> at) & 1:
                    seen |= bit(1 - seat)
                hidden = lane(world.downs, at)
                if at >= self.first:
                    place = seat * HAND + at - self.first
                    hidden = world.side(1 - seat, place) + 1
                    state.put_card(place, 0, 0)
                state.ups = put(state.ups, state.lying, up)
                state.downs = put(state.downs, state.lying, down if down != 0 else hidden)
                state.seen = put(state.seen, state.lying, seen)
                state.lying += 1
        state.end_turn(1 - seat)
        return state

    def outcome(self, state: RainbowRules, seat: i64, rng: Rng) -> float:
        """The share of a seat that has left a row: the other one plays its turn, and the seat looks through its own."""
        this_round = state.round
        while state.turn == CHANCE or (state.turn != OVER and state.round == this_round):
            if state.turn == CHANCE:
                state.play(state.sample(rng))
            else:
                turn = Turn(state, self.behind, GAMBLES)
                value = turn.best()
                if state.turn == seat:
                    return value
                state.play(turn.choice)
        return standing(lead_of(state, seat), state.left)


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
