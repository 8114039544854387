"""Rainbow Passage in numbers: the board from the own edge, row by row and from the own left."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sunshower.core.game import CHANCE, NOBODY, Options, State
from sunshower.core.lanes import lane
from sunshower.core.lens import Lens, flag, in_lanes, number, one, seat_of, wide
from sunshower.games.passage.board import ACROSS, CAPTURED, KINDS, SIDES, Seed, board_size, frame
from sunshower.games.passage.pieces import MOST_PIECES, Do, End, Phase
from sunshower.games.passage.state import PassageState

PIECE: Final = 6
"""Whether it is captured, and across; its row and column, and those of its token, from 1."""
LEASHES: Final = 8


@mypyc_attr(acyclic=True)
class PassageLens(Lens):
    """The board, pieces and dice as a side sees them, the other seats as they follow it."""

    squares: i64
    turns: vec[i64]
    """For each side and each square the place of the square as that side sees it."""
    rows: vec[i64]
    columns: vec[i64]

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, Do.COUNT, Seed.OUTCOMES, Do.COUNT + Seed.OUTCOMES)
        size = str(options["board"]).partition(":")[0].partition("#")[0]
        width, height = board_size(size)
        places = frame(width, height)
        self.squares = width * height
        turns: list[int] = []
        rows: list[int] = []
        columns: list[int] = []
        for side in range(len(SIDES)):
            across = height if side & 1 else width
            for square in range(width * height):
                row, column = places.place(side, square)
                turns.append(row * across + column)
                rows.append(row)
                columns.append(column)
        self.turns = vec[i64](turns)
        self.rows = vec[i64](rows)
        self.columns = vec[i64](columns)
        self.part("colours", width * height, KINDS)
        self.part("standing", seats, width * height)
        self.part("pieces", seats, MOST_PIECES, PIECE)
        self.part("dice", KINDS)
        self.part("moves", 1)
        self.part("steps", 1)
        self.part("rolled", 1)
        self.part("leashes", MOST_PIECES, LEASHES)
        self.part("gone", 1)
        self.part("phase", len(Phase.NAMES))
        self.part("turn", seats)
        self.part("mover", seats)
        self.part("first", seats)
        self.part("round", 2)
        self.part("quiet", 2)
        self.part("scores", seats)
        self.part("ending", len(End.NAMES))
        self.part("winner", seats)
        self.part("reds", seats)
        self.part("rivals", seats)
        self.part("roller", seats)
        self.part("seed", Seed.BYTES)

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> i64:
        assert isinstance(state, PassageState)
        seats = self.seats
        squares = self.squares
        mine = state.side(seat) * squares
        turns = self.turns
        colours = state.board.colours
        for square in range(i64(len(colours))):
            out[at + turns[mine + square] * KINDS + colours[square]] = 1
        at += squares * KINDS
        pieces = at + seats * squares
        where = state.where
        for turn in range(seats):
            other = (seat + turn) % seats
            for piece in range(other * MOST_PIECES, other * MOST_PIECES + state.set):
                place = where[piece]
                if place >= 0:
                    out[at + turns[mine + place]] = 1 if (state.moved >> piece) & 1 else 2
                    out[pieces + 2] = u8(1 + self.rows[mine + place])
                    out[pieces + 3] = u8(1 + self.columns[mine + place])
                else:
                    out[pieces] = 1 if place == CAPTURED else 0
                    out[pieces + 1] = 1 if place == ACROSS else 0
                home: i64 = state.homes[piece]
                out[pieces + 4] = u8(1 + self.rows[mine + home])
                out[pieces + 5] = u8(1 + self.columns[mine + home])
                pieces += PIECE
            pieces += (MOST_PIECES - state.set) * PIECE
            at += squares
        at = in_lanes(out, pieces, state.dice, 0, KINDS)
        at = number(out, at, state.moves)
        at = number(out, at, state.steps)
        at = number(out, at, state.rolled)
        for index in range(i64(MOST_PIECES)):
            at = one(out, at, state.leash(index), LEASHES)
        at = flag(out, at, state.gone)
        at = one(out, at, state.phase, i64(Phase.OVER) + 1)
        at = seat_of(out, at, state.turn, seat, seats)
        at = seat_of(out, at, state.mover, seat, seats)
        at = seat_of(out, at, state.first, seat, seats)
        at = wide(out, at, state.round)
        at = wide(out, at, state.quiet)
        for turn in range(seats):
            at = number(out, at, lane(state.across, (seat + turn) % seats))
        at = one(out, at, state.ended, i64(End.LIMIT) + 1)
        at = seat_of(out, at, state.winner, seat, seats)
        for turn in range(seats):
            at = number(out, at, lane(state.reds, (seat + turn) % seats))
        for turn in range(seats):
            at = flag(out, at, (state.rivals >> ((seat + turn) % seats)) & 1 == 1)
        at = seat_of(out, at, state.roller if state.phase == Phase.FIRST else NOBODY, seat, seats)
        for place in range(i64(Seed.BYTES)):
            if place < state.seeded:
                at = number(out, at, (state.seed >> (8 * place)) & 255)
            else:
                at += 1
        return at

    def told(self, state: State, action: i64, seat: i64) -> i64:
        """Everything lies open."""
        if state.turn == CHANCE:
            return Do.COUNT + action
        return action
