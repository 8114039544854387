"""Rainbow Passage: what is on the table, and chance: drawing the board, rolling for the start, rolling the dice."""

from mypy_extensions import i64, mypyc_attr

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, NOBODY, Actions, Options, State
from sunshower.core.lanes import bit, lane, put, raised
from sunshower.games.passage.board import drawn_board
from sunshower.games.passage.pieces import (
    FIRST_ROLL,
    KINDS,
    MOST_DICE,
    MOST_PIECES,
    RED,
    RED_WAYS,
    ROLL_GROUPS,
    ROLL_OF,
    ROLL_OUTCOMES,
    ROLL_WAYS,
    ROLLS,
    Board,
    Frame,
    Leash,
    Phase,
    Seed,
    Team,
)


@mypyc_attr(acyclic=True)
class Deal(State):
    """The table: board, pieces, start tokens and dice.

    A piece is a number: seat * 5 + its place in the set. `at` finds the piece on a square and `where` the square of a
    piece; the board, the frame and the lists of the tokens are shared by copies and never changed.
    """

    turn: i64 = CHANCE
    phase: i64 = 0
    """One of Phase, the first to begin with."""
    seats: i64 = 0
    options: Options
    frame: Frame
    board: Board
    sides: i64 = 0
    """A lane for each seat: the side it sits at."""
    teams: i64 = 0
    """One of Team, none to begin with."""
    set: i64 = 0
    """How many pieces each seat has."""
    at: list[int]
    """For each square 1 + the piece on it, 0 if it is free."""
    where: list[int]
    homes: list[int]
    """For each piece the square behind which its start token lies."""
    moved: i64 = 0
    """A bit for each piece whose token shows the uncrossed side."""
    standing: i64 = 0
    """A lane for each seat: its pieces on the board."""
    across: i64 = 0
    """A lane for each seat: its pieces that have crossed."""
    needed: i64 = 0
    """A lane for each seat: how many must cross (S33)."""
    seed: i64 = 0
    seeded: i64 = 0
    """How many bytes of the board's seed have been drawn."""
    first: i64 = 0
    rivals: i64 = 0
    """The seats, as bits, that roll for the start (S25)."""
    roller: i64 = 0
    """Which of them is to roll, or has won it."""
    reds: i64 = 0
    """A lane for each seat: 1 + the reds it rolled last, 0 before it has; kept until the dice roll for a turn."""
    mover: i64 = NOBODY
    """Whose turn it is, also while the dice roll."""
    rolled: i64 = 0
    """How many dice are rolled this turn."""
    dice: i64 = 0
    """A lane for each colour: the dice not used yet."""
    left: i64 = 0
    """How many moves the turn still has."""
    leashes: i64 = 0
    """A lane for each piece of the mover: what the star still allows it."""

    # Questions about the table

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
        return self.frame.targets[(self.side(seat) * self.frame.squares + square) * 6 + way]

    def team(self, seat: i64) -> i64:
        """The number of a seat's team; without teams everybody is one."""
        if self.teams == Team.OPPOSITE:
            return seat & 1
        return seat >> 1 if self.teams == Team.NEIGHBOURS else seat

    # Chance

    def kinds_of_draw(self) -> i64:
        """How many outcomes the present chance turn has: numbers from 0."""
        if self.phase == Phase.ROLL:
            return FIRST_ROLL[self.rolled + 1] - FIRST_ROLL[self.rolled]
        return MOST_DICE + 1 if self.phase == Phase.FIRST else Seed.OUTCOMES

    def offer_draws(self, actions: Actions) -> None:
        for outcome in range(self.kinds_of_draw()):
            actions.add(outcome)

    def weight(self, outcome: i64) -> i64:
        if self.phase == Phase.BOARD:
            return 1
        if self.phase == Phase.FIRST:
            return RED_WAYS[outcome]
        return ROLL_WAYS[FIRST_ROLL[self.rolled] + outcome]

    def outcomes(self) -> list[tuple[int, int]]:
        if self.phase == Phase.ROLL:
            return ROLL_OUTCOMES[self.rolled].copy()
        return super().outcomes()

    def sample(self, rng: Rng) -> i64:
        if self.phase == Phase.BOARD:
            return rng.below(Seed.OUTCOMES)
        dice = self.rolled if self.phase == Phase.ROLL else MOST_DICE
        lanes: i64 = 0
        one: i64 = 1
        for _ in range(dice):
            lanes += raised(one, rng.below(KINDS) * 4)
        if self.phase == Phase.FIRST:
            return lane(lanes, RED)
        return ROLL_OF[lanes] - FIRST_ROLL[dice]

    def draw(self, outcome: i64) -> None:
        if self.phase == Phase.ROLL:
            self.roll(FIRST_ROLL[self.rolled] + outcome)
        elif self.phase == Phase.FIRST:
            self.roll_for_start(outcome)
        else:
            self.draw_board(outcome)

    def draw_board(self, byte: i64) -> None:
        self.seed = self.seed * Seed.OUTCOMES + byte
        self.seeded += 1
        if self.seeded == Seed.BYTES:
            frame = self.frame
            self.lay(drawn_board(frame.width, frame.height, self.seed, bool(self.options["balanced"])))

    def lay(self, board: Board) -> None:
        """Put down the finished board; now it is to be seen who starts."""
        self.board = board
        self.seed = 0
        self.seeded = 0
        self.phase = Phase.FIRST
        self.rivals = bit(self.seats) - 1

    def roll_for_start(self, reds: i64) -> None:
        self.reds = put(self.reds, self.roller, reds + 1)
        while True:
            self.roller += 1
            if self.roller >= self.seats:
                break
            if (self.rivals >> self.roller) & 1:
                return
        best: i64 = 0
        winners: i64 = 0
        for seat in range(self.seats):
            if (self.rivals >> seat) & 1 and lane(self.reds, seat) >= best:
                if lane(self.reds, seat) > best:
                    winners = 0
                    self.roller = seat
                best = lane(self.reds, seat)
                winners |= bit(seat)
        self.rivals = winners
        if winners == bit(self.roller):
            self.first = self.roller
            self.rivals = 0
            self.begin_turn(self.first)  # S49

    def roll(self, kind: i64) -> None:
        self.reds = 0
        self.dice = ROLLS[kind]
        self.left = ROLL_GROUPS[kind]  # S3
        self.leashes = self.fresh_leashes(self.mover)
        self.phase = Phase.MOVE
        self.turn = self.mover

    def fresh_leashes(self, seat: i64) -> i64:
        """What the star allows each piece of a seat at the beginning of a turn."""
        star = self.star_row(seat)
        mine = self.side(seat) * self.frame.squares
        depths = self.frame.depths
        where = self.where
        leashes: i64 = 0
        for index in range(self.set):
            square = where[seat * MOST_PIECES + index]
            if square >= 0:
                depth = depths[mine + square]
                if depth >= star:
                    leashes = put(leashes, index, Leash.ONE if depth > star else Leash.STAR)
        return leashes

    def begin_turn(self, seat: i64) -> None:
        raise NotImplementedError

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Everything lies open, so there is nothing to deal anew."""

    def census(self) -> list[int]:
        """For each seat: its pieces wherever they are, and its tokens, which only ever change places."""
        found: list[int] = []
        for seat in range(self.seats):
            pieces = 0
            tokens = 0
            for piece in range(seat * MOST_PIECES, seat * MOST_PIECES + self.set):
                square = self.where[piece]
                if square < 0 or self.at[square] == piece + 1:
                    pieces += 1
                tokens += self.homes[piece]
            found += [pieces, tokens]
        occupied = 0
        for square in range(self.frame.squares):
            if self.at[square] != 0:
                occupied += 1
        for seat in range(self.seats):
            occupied -= lane(self.standing, seat)
        return [*found, occupied]


def dice_for(pieces: i64) -> i64:
    """How many dice are rolled for so many pieces on the board: one more, five at most (S46)."""
    return pieces + 1 if pieces < MOST_DICE else MOST_DICE
