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
from sunshower.core.game import NOBODY, OVER, Actions, State
from sunshower.core.heuristic import Budget, Evaluations, Heuristic, split
from sunshower.core.lanes import lane
from sunshower.games.passage.board import NOWHERE, Way
from sunshower.games.passage.bot.search import MOST_SEATS, Turn, Weighing
from sunshower.games.passage.bot.solver import MISSING, Tables
from sunshower.games.passage.pieces import MOST_PIECES, Phase, Team, dice_for, dice_taken
from sunshower.games.passage.rules import PassageRules

# The weights of a strength. They began as a fit to the outcomes of 700 games of greedy bots, and were then changed one
# by one, in duels of 400 games between greedy bots, until neither more nor less of any did better. What 1,600 games
# did not miss is gone: the last steps, how far all pieces are, barred squares of the farthest row, and that a piece
# across is worth more than one on the board.
CLOSE: Final = 5.0
"""Over one turn more than the best runner needs."""
SECOND: Final = 1.0
"""Over one turn more than the next runner needs, should the best be caught."""
PIECE: Final = 0.5
"""For a piece on the board, or across where more than one must cross."""
EXPOSED: Final = -0.3
"""For a piece that will surely be captured; less is reckless, more is timid."""

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
    next: i64
    """The seat whose turn it will be, if it has pieces on the board."""
    tolls: list[float]
    """Scratch: the turns that the runners of a seat need, divided by their chances, in order."""
    times: list[float]
    """The turns that each seat needs to win, divided by the chance to."""

    def __init__(self) -> None:
        self.glimpse = 200
        self.text = ""
        self.next = 0
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

    def foresee(self, state: State, shares: list[float]) -> None:
        """What the best end of the turn is worth, at a glance; partners have half of what they win together."""
        assert isinstance(state, PassageRules)
        if state.turn == OVER:
            split(state, shares)
            return
        end = state
        if state.phase == Phase.MOVE:
            turn = Turn(self)
            turn.find(state, False)
            end = turn.ends[len(turn.ends) - 1]
        self.evaluate(end, shares)
        if state.teams != Team.NONE:
            for seat in range(state.seats):
                shares[seat] = shares[seat] / 2.0

    def look_around(self, state: PassageRules) -> None:
        """See which board it is, and whose turn comes after the one that ends."""
        if self.text != state.board.text:
            self.text = state.board.text
            self.tables = Tables(state.frame, state.board)
        self.next = state.mover + 1 if state.phase == Phase.MOVE else state.mover

    def standing(self, state: PassageRules, seat: i64) -> float:
        """How strong a seat is but for its hope to win soon, which goes into `times`."""
        first = seat * MOST_PIECES
        turns = self.tables.turns(state.side(seat), dice_for(lane(state.standing, seat)))
        found: i64 = 0
        strength = 0.0
        for piece in range(first, first + state.set):
            here = state.where[piece]
            if here < 0:
                continue
            chance, safe = self.dangers(state, seat, here)
            if (state.moved >> piece) & 1:
                chance *= safe
                strength += EXPOSED * (1.0 - safe)
            self.insert(turns[here] / (chance + HOPE), found)
            found += 1
        across = lane(state.across, seat)
        need = lane(state.needed, seat) - across
        if need < 0:
            need = 0
        self.times[seat] = self.turns_to_win(need, found)
        if found == 0 and need > 0:
            return OUT
        if need < found:
            strength += SECOND / (1.0 + self.tolls[need])
        return strength + PIECE * float(found + across)

    def dangers(self, state: PassageRules, seat: i64, here: i64) -> tuple[float, float]:
        """How likely a piece gets across if it is the first to move, and that nobody captures it before."""
        tables = self.tables
        squares = state.frame.squares
        side = state.side(seat)
        across = 1.0
        safe = 1.0
        for other in range(state.seats):
            if state.team(other) == state.team(seat):
                continue
            dice = dice_for(lane(state.standing, other))
            theirs = state.side(other)
            away = 1.0
            for catcher in range(other * MOST_PIECES, other * MOST_PIECES + state.set):
                there = state.where[catcher]
                if there >= 0:
                    row = tables.catcher(side, theirs, dice, there)
                    away *= row[here]
                    if row[squares + here] < across:
                        across = row[squares + here]
            if away < 1.0 and self.wait(state, other) < self.wait(state, seat):
                # All of them need a die of the same colour, so more catchers are not much more dangerous.
                safe *= 1.0 - (1.0 - MISSING[dice][1]) * (1.0 - away)
        return across, safe

    def wait(self, state: PassageRules, seat: i64) -> i64:
        """How many turns there are before a seat's; whoever's turn ends has the longest to wait."""
        return (seat - self.next) % state.seats

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
            strengths[seat] += CLOSE / (1.0 + time)

    # Choosing

    def rate(self, state: State, actions: Actions, ratings: list[float]) -> None:
        """What the best end of the turn is worth that each action may lead to."""
        assert isinstance(state, PassageRules)
        if state.phase == Phase.DICE:
            self.rate_dice(state, actions, ratings)
            return
        turn = Turn(self)
        turn.find(state, True)
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


def winning_colours(state: PassageRules, seat: i64) -> i64:
    """How many colours win the game at once, if a die shows them."""
    for other in range(state.seats):
        need = lane(state.needed, other) - lane(state.across, other)
        if state.team(other) == state.team(seat) and need > (1 if other == seat else 0):
            return 0
    colours: set[int] = set()
    for piece in state.pieces_of(seat):
        here = state.where[piece]
        if here >= 0 and state.depth(seat, here) == state.far_row(seat) - 1:
            for way in range(i64(Way.FORWARD)):
                there = state.target(seat, here, way)
                if there != NOWHERE and state.enterable(seat, there):
                    colours.add(state.board.colours[there])
    return len(colours)
