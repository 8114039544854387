"""Rainbow Passage: how to play it well.

Left alone, a piece is across in eight or nine turns; `solver.py` knows how many it takes from every square. But past
the star it makes one step a turn, and whoever stayed at home makes several to catch it. So a seat is as strong as its
best runner is close: in turns, divided by the chance to get past the catchers. Pieces that have not moved count here,
since they bar their squares to others. A seat is a little stronger with a second runner and with more pieces on the
board, each of which is a die, and weaker by every piece that may be captured before it can move again. How the
strengths compare is the share of the game that each seat may expect.

At a glance a bot looks through the rest of its turn and takes the way to the end that is worth most to it. With time to
think it tries the best of these ends out (`search.py`): the others roll, answer at a glance, and so on for a while.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.game import NOBODY, Actions, State
from sunshower.core.heuristic import Budget, Evaluations, Heuristic
from sunshower.core.lanes import bit, lane
from sunshower.games.passage.board import NOWHERE, Way
from sunshower.games.passage.bot.search import MOST_SEATS, Turn, Weighing
from sunshower.games.passage.bot.solver import MISSING, Tables
from sunshower.games.passage.pieces import MOST_PIECES, Phase, Team, dice_for, dice_taken
from sunshower.games.passage.rules import PassageRules

# The weights of a strength. They began as a fit to the outcomes of 700 games of greedy bots, and were then changed one
# by one, in duels of 400 games between greedy bots, until neither more nor less of any did better. More terms (pieces
# that have not moved, pieces that are neither first nor second) did not help.
CLOSE: Final = 5.0
"""Over one turn more than the best runner needs."""
CLOSER: Final = 0.5
"""Over a third of a turn more: the last steps count for most."""
SECOND: Final = 1.0
"""Over one turn more than the next runner needs, should the best be caught."""
PIECE: Final = 0.5
ARRIVED: Final = 1.5
"""For a piece that is across, where more than one must cross: it cannot be lost any more."""
EXPOSED: Final = -0.3
"""For a piece that will surely be captured; less is reckless, more is timid."""
ADVANCED: Final = 0.2
"""For each turn that the pieces, on average, are closer than ten turns."""

HOPE: Final = 0.5
"""Added to the chance to get past all catchers: they move on, too."""
MEANWHILE: Final = 0.4
"""The part of a runner's turns that counts if another has to cross as well: both can move in one turn."""
FAR: Final = 40.0
"""The turns that a captured piece needs, if it has to cross."""
OUT: Final = -8.0
MISTAKE: Final = 0.1
"""A share of the game: whoever gives away as much makes a clear mistake."""


@mypyc_attr(acyclic=True)
class PassageHeuristic(Heuristic):
    """What Rainbow Passage tells its bots. It keeps the tables of the board that it has seen last."""

    tables: Tables
    text: str
    """The board that the tables are for."""
    sides: i64
    teams: i64
    """Who sits where, and who plays with whom."""
    mover: i64
    """The seat whose turn is over, or may be ended now."""
    known: list[int]
    """Where the pieces were when `calm` and `safe` were begun: what the mover's pieces do does not matter to them."""
    stamp: i64
    stamps: list[int]
    """For each seat and square: whether the two numbers below are of now."""
    calm: list[float]
    """How likely a piece gets across from there if it is the first to move, whatever the mover's pieces do."""
    safe: list[float]
    """How likely it is not captured before its seat moves again."""
    tolls: list[float]
    """Scratch: the turns that the runners of a seat need, divided by their chances, in order."""
    times: list[float]
    """The turns that each seat needs to win, divided by the chance to."""

    def __init__(self) -> None:
        self.text = ""
        self.sides = 0
        self.teams = 0
        self.mover = NOBODY
        self.known = []
        self.stamp = 0
        self.stamps = []
        self.calm = []
        self.safe = []
        self.tolls = [0.0] * MOST_PIECES
        self.times = [0.0] * MOST_SEATS

    # What a position is worth

    def evaluate(self, state: State, shares: list[float]) -> None:
        """The share of the game that each seat may expect if the turn ends here; partners share a win in full."""
        assert isinstance(state, PassageRules)
        if state.mover == NOBODY:
            for seat in range(state.seats):
                shares[seat] = 1.0 if state.is_first(seat) else 0.0
        else:
            self.look_around(state)
            for seat in range(state.seats):
                shares[seat] = self.standing(state, seat)
            self.add_hopes(state, shares)
            compare(shares, state.seats)
        total = 0.0
        for seat in range(state.seats):
            total += shares[seat]
        if state.teams != Team.NONE:
            total = total / 2.0
        for seat in range(state.seats):
            shares[seat] = shares[seat] / total

    def look_around(self, state: PassageRules) -> None:
        """Forget what is no longer true: of another board, or before any but the mover's pieces moved."""
        if self.text != state.board.text:
            self.text = state.board.text
            self.tables = Tables(state.frame, state.board)
            self.stamps = [0] * (MOST_SEATS * state.frame.squares)
            self.calm = [0.0] * (MOST_SEATS * state.frame.squares)
            self.safe = [0.0] * (MOST_SEATS * state.frame.squares)
            self.stamp = 0
            self.known = []
        mover = state.mover
        if state.phase != Phase.MOVE:
            mover = seat_before(state, mover)
        where = state.where
        known = self.known
        same = mover == self.mover and self.sides == state.sides and self.teams == state.teams
        same = same and len(known) == len(where)
        if same:
            first = mover * MOST_PIECES
            for piece in range(len(where)):
                if where[piece] != known[piece] and not first <= piece < first + MOST_PIECES:
                    same = False
                    break
        if not same:
            self.sides = state.sides
            self.teams = state.teams
            self.mover = mover
            self.known = where.copy()
            self.stamp += 1

    def standing(self, state: PassageRules, seat: i64) -> float:
        """How strong a seat is but for its hope to win soon, which goes into `times`."""
        first = seat * MOST_PIECES
        squares = state.frame.squares
        turns = self.tables.turns(state.side(seat), dice_for(lane(state.standing, seat)), self.barred(state, seat))
        found: i64 = 0
        strength = 0.0
        way = 0.0
        for piece in range(first, first + state.set):
            here = state.where[piece]
            if here < 0:
                continue
            spot = seat * squares + here
            if self.stamps[spot] != self.stamp:
                self.survey(state, seat, here)
            chance = self.past_mover(state, seat, here, self.calm[spot])
            if (state.moved >> piece) & 1:
                chance *= self.safe[spot]
                strength += EXPOSED * (1.0 - self.safe[spot])
            way += turns[here]
            self.insert(turns[here] / (chance + HOPE), found)
            found += 1
        arrived = lane(state.across, seat)
        need = lane(state.needed, seat) - arrived
        if need < 0:
            arrived += need
            need = 0
        self.times[seat] = self.turns_to_win(need, found)
        if found == 0 and need > 0:
            return OUT
        if need < found:
            strength += SECOND / (1.0 + self.tolls[need])
        strength += PIECE * float(found) + ARRIVED * float(arrived)
        return strength + ADVANCED * (10.0 - way / float(found + arrived))

    def barred(self, state: PassageRules, seat: i64) -> i64:
        """The columns of a seat's farthest row that pieces stand on which have not moved (S13)."""
        mine = state.side(seat) * state.frame.squares
        far = state.far_row(seat)
        first = seat * MOST_PIECES
        columns: i64 = 0
        for piece in range(len(state.where)):
            there = state.where[piece]
            if there < 0 or (state.moved >> piece) & 1 or first <= piece < first + MOST_PIECES:
                continue
            if state.frame.depths[mine + there] == far:
                columns |= bit(self.tables.columns[mine + there])
        return columns

    def survey(self, state: PassageRules, seat: i64, here: i64) -> None:
        """What a square is like to a seat, as far as all but the mover's pieces go."""
        squares = state.frame.squares
        calm = 1.0
        safe = 1.0
        for other in range(state.seats):
            if other == self.mover or state.team(other) == state.team(seat):
                continue
            dice = dice_for(lane(state.standing, other))
            away = 1.0
            for catcher in range(other * MOST_PIECES, other * MOST_PIECES + state.set):
                there = state.where[catcher]
                if there >= 0:
                    row = self.tables.catcher(state.side(seat), state.side(other), dice, there)
                    away *= row[here]
                    if row[squares + here] < calm:
                        calm = row[squares + here]
            if self.wait(state, other) < self.wait(state, seat):
                # All of them need a die of the same colour, so more catchers are not much more dangerous.
                safe *= 1.0 - (1.0 - MISSING[dice][1]) * (1.0 - away)
        spot = seat * squares + here
        self.calm[spot] = calm
        self.safe[spot] = safe
        self.stamps[spot] = self.stamp

    def past_mover(self, state: PassageRules, seat: i64, here: i64, chance: float) -> float:
        """The chance to get across, if the worst of the catchers is one of the mover's."""
        mover = self.mover
        if state.team(mover) == state.team(seat):
            return chance
        tables = self.tables
        squares = state.frame.squares
        dice = dice_for(lane(state.standing, mover))
        rows = tables.place(state.side(seat), state.side(mover), dice, 0)
        for catcher in range(mover * MOST_PIECES, mover * MOST_PIECES + state.set):
            there = state.where[catcher]
            if there >= 0:
                row = tables.catching[rows + there]
                if len(row) == 0:
                    row = tables.catcher(state.side(seat), state.side(mover), dice, there)
                if row[squares + here] < chance:
                    chance = row[squares + here]
        return chance

    def wait(self, state: PassageRules, seat: i64) -> i64:
        """How many turns after the mover's a seat's turn is; the mover has the longest to wait."""
        return seat - self.mover if seat > self.mover else seat - self.mover + state.seats

    def insert(self, toll: float, place: i64) -> None:
        """Put one more into the tolls, of which there are so many."""
        tolls = self.tolls
        while place > 0 and tolls[place - 1] > toll:
            tolls[place] = tolls[place - 1]
            place -= 1
        tolls[place] = toll

    def turns_to_win(self, need: i64, found: i64) -> float:
        """The turns that it takes so many of the pieces found to cross."""
        time = 0.0
        for place in range(need):
            toll = self.tolls[place] if place < found else FAR
            time += toll if place == need - 1 else MEANWHILE * toll
        return time

    def add_hopes(self, state: PassageRules, strengths: list[float]) -> None:
        """Add to each strength how soon the seat may win; partners have theirs in common (S23)."""
        times = self.times
        for seat in range(state.seats):
            time = times[seat]
            if state.teams != Team.NONE:
                partner = seat ^ 2 if state.teams == Team.OPPOSITE else seat ^ 1
                if partner < seat:
                    strengths[seat] = strengths[partner]
                    continue
                other = times[partner]
                time = time + MEANWHILE * other if time > other else other + MEANWHILE * time
                strengths[seat] = (strengths[seat] + strengths[partner]) / 2.0
            strengths[seat] += CLOSE / (1.0 + time) + CLOSER / (0.3 + time)

    # Choosing

    def rate(self, state: State, actions: Actions, ratings: list[float]) -> None:
        """What the best end of the turn is worth that each action may lead to."""
        assert isinstance(state, PassageRules)
        if state.phase == Phase.DICE:
            self.rate_dice(state, actions, ratings)
            return
        turn = Turn(self)
        turn.find_all(state)
        for number in range(actions.count):
            best = 0.0
            for end in range(len(turn.ends)):
                firsts: i64 = turn.firsts[end]
                if (firsts >> actions.codes[number]) & 1 and turn.values[end] > best:
                    best = turn.values[end]
            ratings.append(best / MISTAKE)

    def rate_dice(self, state: PassageRules, actions: Actions, ratings: list[float]) -> None:
        """The right number of dice, unless more of them are likely to win at once: a win costs nothing (S44)."""
        seat = state.mover
        right = dice_for(lane(state.standing, seat))
        colours = winning_colours(state, seat)
        for number in range(actions.count):
            dice = dice_taken(actions.codes[number])
            ratings.append((1.0 - MISSING[dice][colours]) / MISTAKE - (0.0 if dice == right else 1.0))

    def ponder(self, state: State, seat: i64, budget: Budget, rng: Rng, thoughts: Evaluations) -> bool:
        """Try the best ends of the turn out."""
        assert isinstance(state, PassageRules)
        weighing = Weighing(self, seat, rng)
        weighing.gather(state)
        weighing.run(budget)
        weighing.tell(thoughts)
        return True


def compare(strengths: list[float], seats: i64) -> None:
    """Turn strengths into weights: one more makes almost three times as much (e, but the same on every machine)."""
    top = strengths[0]
    for seat in range(1, seats):
        if strengths[seat] > top:
            top = strengths[seat]
    for seat in range(seats):
        weight = 1.0 + (strengths[seat] - top) / 16.0
        if weight < 0.05:
            weight = 0.05
        for _ in range(4):
            weight *= weight
        strengths[seat] = weight


def seat_before(state: PassageRules, seat: i64) -> i64:
    """The seat with pieces on the board whose turn was before another's."""
    other = seat
    while True:
        other = other - 1 if other > 0 else state.seats - 1
        if other == seat or lane(state.standing, other) != 0:
            return other


def winning_colours(state: PassageRules, seat: i64) -> i64:
    """How many colours win the game at once, if a die shows them."""
    for other in range(state.seats):
        need = lane(state.needed, other) - lane(state.across, other)
        if state.team(other) == state.team(seat) and need > (1 if other == seat else 0):
            return 0
    seen: i64 = 0
    colours: i64 = 0
    for piece in range(seat * MOST_PIECES, seat * MOST_PIECES + state.set):
        here = state.where[piece]
        if here >= 0 and state.depth(seat, here) == state.far_row(seat) - 1:
            for way in range(i64(Way.FORWARD)):
                there = state.target(seat, here, way)
                if there != NOWHERE and state.enterable(seat, there):
                    colour = bit(state.board.colours[there])
                    if seen & colour == 0:
                        seen |= colour
                        colours += 1
    return colours
