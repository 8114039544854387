"""Rainbow Passage: what a board is like to cross: how many turns it takes, and who could catch you on the way.

The tables of one board, each made when it is first asked for: a table of turns takes a millisecond or two, the row of
a catcher about twenty microseconds. The turns are exact for a piece alone that only steps ahead. A catcher is given
two steps: more are rare, and whoever searches sees them.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sunshower.core.lanes import lane, plus
from sunshower.games.passage.board import KINDS, NOWHERE, SIDES, Board, Frame, Way
from sunshower.games.passage.pieces import FIRST_ROLL, MOST_DICE, ROLL_GROUPS, ROLL_WAYS, ROLLS

NEVER: Final = 1e9
MOST_BETWEEN: Final = 4
"""How many squares can lie one step from each of two others."""
ALL_WAYS: Final = [1.0, 6.0, 36.0, 216.0, 1296.0, 7776.0]
"""In how many ways so many dice can fall."""


def missing_chances(dice: int) -> list[float]:
    """How likely so many dice show none of 0, 1, ... 6 colours."""
    chances = [1.0] * (KINDS + 1)
    for colours in range(KINDS + 1):
        for _ in range(dice):
            chances[colours] = chances[colours] * (KINDS - colours) / KINDS
    return chances


def two_step_chance(dice: int, others: int, same: bool) -> float:
    """How likely dice that show a colour also pay for a step before: onto one of so many others, or the same again."""
    ways = 0
    for kind in range(FIRST_ROLL[dice], FIRST_ROLL[dice + 1]):
        roll = ROLLS[kind]
        pays = same and lane(roll, 0) > 1
        for colour in range(1, others + 1):
            pays = pays or lane(roll, colour) > 0
        if ROLL_GROUPS[kind] > 1 and lane(roll, 0) > 0 and pays:
            ways += ROLL_WAYS[kind]
    showing = 1.0 - missing_chances(dice)[1]
    return ways / ALL_WAYS[dice] / showing


MISSING: Final = [missing_chances(dice) for dice in range(MOST_DICE + 1)]
# For each number of dice, then for each number of other colours, without the same and with it.
TWO_STEPS: Final[list[list[float]]] = [
    [two_step_chance(dice, code // 2, code % 2 == 1) if dice else 0.0 for code in range(2 * MOST_BETWEEN + 2)]
    for dice in range(MOST_DICE + 1)
]


@mypyc_attr(acyclic=True)
class Tables:
    """The tables of one board."""

    frame: Frame
    board: Board
    crossing: dict[int, list[float]]
    """By side and dice: the turns that it takes to cross from each square."""
    catching: list[list[float]]
    """By the sides of a runner and of a catcher, the dice and the square of the latter, for each square of the runner:
    how likely the catcher cannot get there with dice that show its colour; then, how likely the runner gets across from
    there if it is the first to move."""
    reached: list[float]
    """Scratch: the best that each roll does."""

    def __init__(self, frame: Frame, board: Board) -> None:
        self.frame = frame
        self.board = board
        self.crossing = {}
        nothing: list[float] = []
        self.catching = [nothing] * (len(SIDES) * len(SIDES) * (MOST_DICE + 1) * int(frame.squares))
        self.reached = [0.0] * (FIRST_ROLL[MOST_DICE + 1] - FIRST_ROLL[MOST_DICE])

    # How long it takes

    def turns(self, side: i64, dice: i64) -> list[float]:
        """The turns a piece may expect to need from each square."""
        place = side * (MOST_DICE + 1) + dice
        found = self.crossing.get(place)
        if found is None:
            found = self.cross(side, dice)
            self.crossing[place] = found
        return found

    def cross(self, side: i64, dice: i64) -> list[float]:
        frame = self.frame
        far = frame.length(side) - 1
        turns = [0.0] * frame.squares
        for back in range(far):
            row = far - 1 - back
            for square in range(frame.squares):
                if frame.depths[side * frame.squares + square] == row:
                    if row < far // 2:
                        turns[square] = self.run(turns, side, square, dice)
                    else:
                        turns[square] = self.walk(turns, side, square, dice)
        return turns

    def walk(self, turns: list[float], side: i64, square: i64, dice: i64) -> float:
        """From the star row on: one step a turn (S7, S8), to the best square that some die pays for."""
        missing = MISSING[dice]
        seen: i64 = 0
        colours: i64 = 0
        total = 1.0
        moves = 0.0
        for there in self.ahead(side, square, turns):
            colour = self.board.colours[there]
            if lane(seen, colour) == 0:
                if moves > 0.0 and turns[there] >= total / moves:
                    break  # rather wait
                seen = plus(seen, colour, 1)
                chance = missing[colours] - missing[colours + 1]
                colours += 1
                total += chance * turns[there]
                moves += chance
        return total / moves

    def ahead(self, side: i64, square: i64, values: list[float]) -> list[int]:
        """The squares one step ahead, the smallest value first."""
        found: list[int] = []
        for way in range(i64(Way.FORWARD)):
            there = self.frame.targets[(side * self.frame.squares + square) * Way.ALL + way]
            if there != NOWHERE:
                place: i64 = len(found)
                found.append(there)
                while place > 0 and values[found[place - 1]] > values[there]:
                    found[place] = found[place - 1]
                    place -= 1
                found[place] = there
        return found

    def run(self, turns: list[float], side: i64, square: i64, dice: i64) -> float:
        """Before the star row: as many steps as the dice allow (S9)."""
        first: i64 = FIRST_ROLL[dice]
        end: i64 = FIRST_ROLL[dice + 1]
        reached = self.reached
        turns[square] = NEVER
        for kind in range(first, end):
            reached[kind - first] = self.furthest(turns, side, square, ROLLS[kind], ROLL_GROUPS[kind])
        found = NEVER
        while True:
            # A roll that would not make things better is passed up; without it the others count for more.
            total = 1.0
            moves = 0.0
            for kind in range(first, end):
                if reached[kind - first] < found:
                    chance = float(ROLL_WAYS[kind]) / ALL_WAYS[dice]
                    total += chance * reached[kind - first]
                    moves += chance
            if total / moves >= found:
                return found
            found = total / moves

    def furthest(self, turns: list[float], side: i64, square: i64, dice: i64, left: i64) -> float:
        """The fewest turns that remain after some of the steps, as far as the star row, that these dice pay."""
        frame = self.frame
        mine = side * frame.squares
        best = turns[square]
        if left == 0 or frame.depths[mine + square] == (frame.length(side) - 1) // 2:
            return best
        for way in range(i64(Way.FORWARD)):
            there = frame.targets[(mine + square) * Way.ALL + way]
            if there != NOWHERE:
                colour = self.board.colours[there]
                if lane(dice, colour) != 0:
                    found = self.furthest(turns, side, there, plus(dice, colour, -1), left - 1)
                    if found < best:
                        best = found
        return best

    # Who could catch you

    def catcher(self, runner: i64, side: i64, dice: i64, square: i64) -> list[float]:
        """The row for a runner of one side and a catcher of another, with so many dice, on a square."""
        place = ((runner * len(SIDES) + side) * (MOST_DICE + 1) + dice) * self.frame.squares + square
        row = self.catching[place]
        if not row:
            row = [1.0] * (2 * self.frame.squares)
            self.threaten(row, side, dice, square)
            self.escape(row, runner, 1.0 - MISSING[dice][1])
            self.catching[place] = row
        return row

    def threaten(self, row: list[float], side: i64, dice: i64, square: i64) -> None:
        """Where a catcher gets to in one step, or in two if the star allows them (S7, S8, S9)."""
        frame = self.frame
        mine = side * frame.squares
        star = (frame.length(side) - 1) // 2
        depth = frame.depths[mine + square]
        between: dict[int, int] = {}
        for way in range(i64(Way.ALL)):
            near = frame.targets[(mine + square) * Way.ALL + way]
            if near == NOWHERE or (depth < star and frame.depths[mine + near] > star):
                continue
            row[near] = 0.0
            if depth > star or (depth == star and way < Way.FORWARD):
                continue
            for then in range(i64(Way.ALL)):
                there = frame.targets[(mine + near) * Way.ALL + then]
                if there != NOWHERE and there != square and frame.depths[mine + there] <= star:
                    colours = between.get(there, 0)
                    if lane(colours, self.board.colours[near]) == 0:
                        between[there] = plus(colours, self.board.colours[near], 1)
        for there, colours in between.items():
            if row[there] > 0.0:
                same = lane(colours, self.board.colours[there])
                others = -same
                for colour in range(i64(KINDS)):
                    others += lane(colours, colour)
                row[there] = 1.0 - TWO_STEPS[dice][2 * others + same]

    def escape(self, row: list[float], runner: i64, hit: float) -> None:
        """How likely a runner gets across, a step each turn, while the catcher waits and its dice hit so often."""
        frame = self.frame
        squares = frame.squares
        far = frame.length(runner) - 1
        missing = MISSING[MOST_DICE]
        risks = [0.0] * squares
        for back in range(far):
            depth = far - 1 - back
            for square in range(squares):
                if frame.depths[runner * squares + square] != depth:
                    continue
                seen: i64 = 0
                colours: i64 = 0
                risk = 0.0
                last = 0.0
                for there in self.ahead(runner, square, risks):
                    colour = self.board.colours[there]
                    if lane(seen, colour) == 0:
                        seen = plus(seen, colour, 1)
                        last = risks[there]
                        risk += (missing[colours] - missing[colours + 1]) * last
                        colours += 1
                risk += missing[colours] * last
                row[squares + square] = 1.0 - risk
                risks[square] = 1.0 - (1.0 - hit * (1.0 - row[square])) * (1.0 - risk)
