"""Rainbow Passage: what is on the table and how far the turn has got, and the questions that a player would ask."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sunshower.core.game import CHANCE, NOBODY, Options, State
from sunshower.core.lanes import lane, plus
from sunshower.games.passage.board import ACROSS, CAPTURED, Board, Frame, Way
from sunshower.games.passage.pieces import MOST_PIECES, Leash, Team, dice_for


@mypyc_attr(acyclic=True)
class PassageState(State):
    """The facts of a game of Rainbow Passage, which all lie open.

    A piece is a number: seat * 5 + its place in the set. `at` finds the piece on a square and `where` the square of a
    piece; the board, the frame and the lists of the tokens are shared by copies and never changed.
    """

    turn: i64 = CHANCE
    phase: i64 = 0
    """One of Phase, the first to begin with."""

    # The table as it was set
    seats: i64 = 0
    options: Options
    """As they were chosen, but of the board only the size."""
    frame: Frame
    board: Board
    sides: i64 = 0
    """A lane for each seat: the side it sits at."""
    teams: i64 = 0
    """One of Team, none to begin with."""
    set: i64 = 0
    """How many pieces each seat has."""
    needed: i64 = 0
    """A lane for each seat: how many must cross (S33)."""
    no_returns: bool = False
    honour_dice: bool = False
    quiet_turns: i64 = 0
    turn_limit: i64 = 0

    # Drawing the board and rolling for the start
    seed: i64 = 0
    seeded: i64 = 0
    """How many bytes of the board's seed have been drawn."""
    rivals: i64 = 0
    """The seats, as bits, that roll for the start (S25)."""
    roller: i64 = 0
    """Which of them is to roll, or has won it."""
    reds: i64 = 0
    """A lane for each seat: 1 + the reds it rolled last, 0 before it has; kept until the dice roll for a turn."""
    first: i64 = NOBODY
    """Who has the first turn, once it is rolled for."""

    # Pieces and tokens
    at: vec[u8]
    """For each square 1 + the piece on it, 0 if it is free."""
    where: vec[i64]
    homes: list[int]
    """For each piece the square behind which its start token lies."""
    moved: i64 = 0
    """A bit for each piece whose token shows the uncrossed side."""
    standing: i64 = 0
    """A lane for each seat: its pieces on the board."""
    across: i64 = 0
    """A lane for each seat: its pieces that have crossed."""

    # The turn
    round: i64 = 1
    mover: i64 = NOBODY
    """Whose turn it is, also while the dice roll."""
    rolled: i64 = 0
    """How many dice are rolled this turn."""
    dice: i64 = 0
    """A lane for each colour: the dice not used yet."""
    moves: i64 = 0
    """How many moves the turn still has."""
    steps: i64 = 0
    """How many have been made."""
    leashes: i64 = 0
    """A lane for each piece of the mover: what the star still allows it."""
    gone: bool = False
    """Whether a piece has crossed and left the board this turn (S37)."""
    quiet: i64 = 0
    """The turns in a row, this one included, in which nothing has stirred (S26)."""

    # The end
    ended: i64 = 0
    """One of End."""
    winner: i64 = NOBODY
    """One of the winners; NOBODY in a draw, and before."""

    def set_out(self) -> None:
        """Put every piece where it is: on a square, or off the board."""
        self.at = vec[u8]([0] * self.frame.squares)
        self.standing = 0
        self.across = 0
        for piece, square in enumerate(self.where):
            seat = piece // MOST_PIECES
            if square >= 0:
                self.at[square] = u8(piece + 1)
                self.standing = plus(self.standing, seat, 1)
            if square == ACROSS or (square >= 0 and self.depth(seat, square) == self.far_row(seat)):  # S43
                self.across = plus(self.across, seat, 1)

    # Where things are

    def pieces_of(self, seat: i64) -> range:
        """The numbers of a seat's pieces."""
        return range(seat * MOST_PIECES, seat * MOST_PIECES + self.set)

    def side(self, seat: i64) -> i64:
        """The side a seat sits at."""
        return lane(self.sides, seat)

    def depth(self, seat: i64, square: i64) -> i64:
        """The row of a square as a seat sees it, 0 at its own edge (S11)."""
        return self.frame.depths[self.side(seat) * self.frame.squares + square]

    def far_row(self, seat: i64) -> i64:
        """The row a seat has to reach."""
        return self.frame.length(self.side(seat)) - 1

    def star_row(self, seat: i64) -> i64:
        """The row of the star as a seat sees it."""
        return self.far_row(seat) // 2

    def target(self, seat: i64, square: i64, way: i64) -> i64:
        """Where a step leads, NOWHERE off the board."""
        return self.frame.targets[(self.side(seat) * self.frame.squares + square) * Way.ALL + way]

    def team(self, seat: i64) -> i64:
        """The number of a seat's team; without teams everybody is one."""
        if self.teams == Team.OPPOSITE:
            return seat & 1
        return seat >> 1 if self.teams == Team.NEIGHBOURS else seat

    def piece_on(self, square: i64) -> i64:
        """The piece that stands on a square, or NOBODY."""
        return i64(self.at[square]) - 1

    def holder(self, square: i64) -> i64:
        """The seat whose piece stands on a square, or NOBODY."""
        return self.piece_on(square) // MOST_PIECES  # NOBODY's is NOBODY

    def unmoved(self, square: i64) -> bool:
        """Whether the piece on a square is safe, because it has not moved (S13)."""
        return not (self.moved >> self.piece_on(square)) & 1

    # Steps and returns

    def payable(self, square: i64) -> bool:
        """Whether an unused die shows the colour of a square (S3, S5)."""
        return lane(self.dice, self.board.colours[square]) != 0

    def enterable(self, seat: i64, square: i64) -> bool:
        """Whether a seat's piece may enter a square: a free one, or to capture."""
        if self.at[square] == 0:
            return True
        return self.team(self.holder(square)) != self.team(seat) and not self.unmoved(square)  # S13, S22

    def leash(self, index: i64) -> i64:
        """What the star still allows a piece of the mover."""
        return lane(self.leashes, index)

    def fresh_leashes(self, seat: i64) -> i64:
        """What the star allows each piece of a seat at the beginning of a turn."""
        star = self.star_row(seat)
        mine = self.side(seat) * self.frame.squares
        depths = self.frame.depths
        where = self.where
        leashes: i64 = 0
        for index in range(self.set):
            square = where[seat * MOST_PIECES + index]
            leash: i64 = Leash.OFF
            if square >= 0:
                depth = depths[mine + square]
                leash = Leash.FREE if depth < star else Leash.ONE if depth > star else Leash.STAR
            leashes = plus(leashes, index, leash)
        return leashes

    def within_leash(self, leash: i64, way: i64, square: i64) -> bool:
        """Whether the star allows a step of a piece of the mover."""
        if leash == Leash.FREE:
            return way >= Way.FORWARD or self.depth(self.mover, square) <= self.star_row(self.mover)  # S9, S10
        if leash == Leash.USED:
            return way >= Way.FORWARD  # S8
        return leash != Leash.NONE  # S7

    def leaves(self, seat: i64) -> bool:
        """Whether a piece of a seat that has crossed leaves the board; where it wins, it stays (S43)."""
        return self.teams != Team.NONE or lane(self.needed, seat) > 1

    def second_crossing(self, square: i64) -> bool:
        """Whether a step would take a second piece across in one turn (S37)."""
        return self.gone and self.depth(self.mover, square) == self.far_row(self.mover)

    def may_return(self, index: i64, home: i64) -> bool:
        """Whether a captured piece may come back to the square of a token of its set (S17, S18, S19)."""
        if self.steps != 0 or self.no_returns or self.moves < 2:  # S16; before any step they are the largest group
            return False
        piece = self.mover * MOST_PIECES + index
        return (
            self.where[piece] == CAPTURED
            and (home == index or self.moves > 2)
            and self.at[self.homes[piece - index + home]] == 0
        )

    # Turns

    def place_in_round(self, seat: i64) -> i64:
        return seat - self.first if seat >= self.first else seat - self.first + self.seats

    def due_dice(self) -> i64:
        """How many dice were due when the turn began."""
        return dice_for(lane(self.standing, self.mover) + (1 if self.gone else 0))

    def wrong_dice(self) -> bool:
        """Whether more or fewer dice were rolled than were due (S44)."""
        return self.rolled != self.due_dice()

    # Who has won

    def has_enough(self, seat: i64) -> bool:
        """Whether a seat has brought as many pieces across as it must (S33)."""
        return lane(self.across, seat) >= lane(self.needed, seat)

    def has_won(self, seat: i64) -> bool:
        """Whether a seat and its partner have brought enough pieces across (S23)."""
        for other in range(self.seats):
            if self.team(other) == self.team(seat) and not self.has_enough(other):
                return False
        return True

    def is_first(self, seat: i64) -> bool:
        """Whether a seat is among the winners, or among those who share a draw."""
        if self.winner != NOBODY:
            return self.team(seat) == self.team(self.winner)
        for other in range(self.seats):
            if self.team(other) == self.team(seat) and lane(self.standing, other) != 0:
                return True
        return False

    # Copying and counting

    def copy_to(self, twin: "PassageState") -> None:
        """Make another State an independent copy."""
        twin.turn = self.turn
        twin.phase = self.phase
        twin.seats = self.seats
        twin.options = self.options
        twin.frame = self.frame
        twin.board = self.board
        twin.sides = self.sides
        twin.teams = self.teams
        twin.set = self.set
        twin.needed = self.needed
        twin.no_returns = self.no_returns
        twin.honour_dice = self.honour_dice
        twin.quiet_turns = self.quiet_turns
        twin.turn_limit = self.turn_limit
        twin.seed = self.seed
        twin.seeded = self.seeded
        twin.rivals = self.rivals
        twin.roller = self.roller
        twin.reds = self.reds
        twin.first = self.first
        twin.at = self.at[:]
        twin.where = self.where[:]
        twin.homes = self.homes
        twin.moved = self.moved
        twin.standing = self.standing
        twin.across = self.across
        twin.round = self.round
        twin.mover = self.mover
        twin.rolled = self.rolled
        twin.dice = self.dice
        twin.moves = self.moves
        twin.steps = self.steps
        twin.leashes = self.leashes
        twin.gone = self.gone
        twin.quiet = self.quiet
        twin.ended = self.ended
        twin.winner = self.winner

    def census(self) -> list[int]:
        """For each seat: its pieces wherever they are, and its tokens, which only ever change places."""
        found: list[int] = []
        for seat in range(self.seats):
            pieces = 0
            tokens = 0
            for piece in self.pieces_of(seat):
                square = self.where[piece]
                if square < 0 or self.at[square] == piece + 1:
                    pieces += 1
                tokens += self.homes[piece]
            found += [pieces, tokens]
        occupied = sum([piece != 0 for piece in self.at])
        for seat in range(self.seats):
            occupied -= lane(self.standing, seat)
        return [*found, occupied]
