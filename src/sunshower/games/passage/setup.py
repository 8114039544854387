"""Rainbow Passage: the options, and setting the table."""

from typing import NoReturn

from sunshower.core.errors import BadTable
from sunshower.core.game import Option, Options
from sunshower.core.lanes import plus, put
from sunshower.games.passage.board import bare, board_size, frame, given_board, refused_board
from sunshower.games.passage.pieces import (
    CAPTURED,
    FILES,
    MOST_PIECES,
    PIECES,
    SHORTEST,
    SIDE_NAMES,
    SIDES,
    Frame,
    Team,
)
from sunshower.games.passage.rules import PassageState

USUAL = "usual"
USUAL_SIDES = {2: "sn", 3: "swn", 4: "swne"}
MOST_TURNS = 1000
RANKS = [str(rank + 1) for rank in range(len(FILES))]


def refused_crossings(value: object) -> str:
    parts = [value] if isinstance(value, int) else str(value).split(",")
    fine = all(str(part) in ("1", "2", "3", "4", "5") for part in parts)
    if fine and (isinstance(value, int) or len(parts) > 1):
        return ""
    return "The option crossings is a number from 1 to 5, or one for each seat, such as 1,2."


def refused_sides(value: object) -> str:
    text = str(value)
    clockwise = (SIDES + SIDES)[SIDES.find(text[:1]) :]
    places = [clockwise.find(letter) for letter in text]
    if text == USUAL or (1 < len(text) <= len(SIDES) and places == sorted({*places}) and -1 not in places):
        return ""
    return "The option sides is usual, or a side for each seat in the order of play: s, w, n, e, clockwise, such as sw."


def refused_starts(value: object) -> str:
    text = str(value)
    if text == USUAL or all(is_square(name) for seat in text.split("/") for name in seat.split(",")):
        return ""
    return "The option starts is usual, or the squares of each seat, such as c1,e1,g1,i1/c11,e11,g11,i11."


def refused_turns(value: object) -> str:
    return "" if 1 <= int(str(value)) <= MOST_TURNS else f"Turns are limited to a number from 1 to {MOST_TURNS}."


def is_square(name: str) -> bool:
    return name[:1] in tuple(FILES) and name[1:] in RANKS


OPTIONS = (
    Option("extra_piece", (False, True), "Everybody has a fifth piece, on the middle square of the first row.", "S28"),
    Option("no_returns", (False, True), "Captured pieces stay off the board.", "S16"),
    Option("teams", Team.NAMES, "Partners sit opposite each other, or side by side (four players).", "S34"),
    Option(
        "board",
        ("11x11", "9x9", "9x13", "9x9#00c0ffee"),
        "The size of a random board, width first; or a board to use again: its seed (11x11#00c0ffee) or its text.",
        "S32",
        refused_board,
    ),
    Option("balanced", (False, True), "A random board has every colour equally often.", "S32"),
    Option("turn_limit", (300, 20), "A draw when everybody has had so many turns.", "S26", refused_turns),
    Option("honour_dice", (False, True), "You say how many dice you roll, and pay for a wrong number.", "S27"),
    Option("quiet_turns", (100, 10), "A draw after so many turns in a row without progress.", "S26", refused_turns),
    Option("sides", (USUAL, "wnes"), "The side of each seat, in the order of play: s, w, n, e.", "S48", refused_sides),
    Option(
        "starts",
        (USUAL, "b1,d1,e1,j1/c11,f11,g11,h11"),
        "Own start squares, a list for each seat.",
        "S31",
        refused_starts,
    ),
    Option(
        "crossings",
        (1, 2, "1,2,1,2"),
        "How many pieces must cross: one number for all, or one for each seat.",
        "S33",
        refused_crossings,
    ),
)


def setup(seats: int, options: Options) -> PassageState:
    """A table before the board is drawn; raises BadTable if the options do not go together."""
    state = PassageState()
    state.seats = seats
    state.options = dict(options)
    width, height = board_size(str(options["board"]))
    state.frame = frame(width, height)
    state.board = bare(width, height)
    state.teams = Team.NAMES.index(str(options["teams"]))
    state.set = PIECES + bool(options["extra_piece"])
    state.no_returns = bool(options["no_returns"])
    state.honour_dice = bool(options["honour_dice"])
    state.quiet_turns = int(options["quiet_turns"])
    state.turn_limit = int(options["turn_limit"])
    if state.teams != Team.NONE and seats != 4:
        refuse("needs-four", "Teams are for four players.")
    for seat, side in enumerate(chosen_sides(seats, str(options["sides"]))):
        state.sides = put(state.sides, seat, side)
    for seat, count in enumerate(chosen_crossings(seats, options["crossings"], state.set)):
        state.needed = put(state.needed, seat, count)
    place(state, chosen_starts(state, str(options["starts"])))
    board = given_board(str(options["board"]), bool(options["balanced"]))
    if board:
        state.lay(board)
    return state


def refuse(code: str, sentence: str) -> NoReturn:
    raise BadTable(code, sentence)


def chosen_sides(seats: int, text: str) -> list[int]:
    letters = USUAL_SIDES[seats] if text == USUAL else text
    if len(letters) != seats:
        refuse(
            "wrong-sides",
            f"The option sides must name {seats} sides for {seats} players, for example {USUAL_SIDES[seats]}.",
        )
    return [SIDES.index(letter) for letter in letters]


def chosen_crossings(seats: int, value: object, pieces: int) -> list[int]:
    counts = [value] * seats if isinstance(value, int) else [int(part) for part in str(value).split(",")]
    if len(counts) != seats:
        refuse("wrong-crossings", f"The option crossings must be one number, or {seats} for {seats} players.")
    if max(counts) > pieces:
        refuse("too-many-crossings", f"Nobody can bring more than {pieces} pieces across.")  # S47
    return counts


def place(state: PassageState, starts: list[list[int]]) -> None:
    """Put every piece on its start square, unmoved, its token behind it."""
    state.at = [0] * state.frame.squares
    state.where = [CAPTURED] * (MOST_PIECES * state.seats)
    for seat, squares in enumerate(starts):
        state.standing = plus(state.standing, seat, len(squares))
        for index, square in enumerate(squares):
            state.where[seat * MOST_PIECES + index] = square
            state.at[square] = seat * MOST_PIECES + index + 1
    state.homes = state.where.copy()


# Start squares


def chosen_starts(state: PassageState, text: str) -> list[list[int]]:
    if text == USUAL:
        return [usual_starts(state, seat) for seat in range(state.seats)]
    lists = [seat.split(",") for seat in text.split("/")]
    if len(lists) != state.seats or any(len(names) != state.set for names in lists):
        refuse("wrong-starts", f"The option starts must list {state.set} squares for each of {state.seats} players.")
    return [[checked_start(state, seat, names, name) for name in names] for seat, names in enumerate(lists)]


def usual_starts(state: PassageState, seat: int) -> list[int]:
    """The start squares of a seat, around the middle of its row (S29, S35, S36)."""
    side = state.side(seat)
    width = state.frame.squares // state.frame.length(side)
    narrow = width == SHORTEST and any(neighbours(state, seat))
    offsets = [*((-2, -1, 1, 2) if narrow else (-3, -1, 1, 3)), 0][: state.set]
    return [state.frame.square(side, 0, width // 2 + offset) for offset in offsets]


def neighbours(state: PassageState, seat: int) -> tuple[bool, bool]:
    """Whether somebody sits at the side to the left, and at the side to the right."""
    taken = {state.side(other) for other in range(state.seats)}
    return (state.side(seat) + 1) % 4 in taken, (state.side(seat) + 3) % 4 in taken


def checked_start(state: PassageState, seat: int, names: list[str], name: str) -> int:
    """A start square that keeps the three rules for start squares (S30, S31)."""
    square = square_of(state.frame, name)
    side = state.side(seat)
    whose = f"The start square {name} of seat {seat}"
    if square is None:
        refuse("no-such-square", f"{whose} is not on a board of {state.frame.width}x{state.frame.height}.")
    if names.count(name) > 1:
        refuse("start-twice", f"{whose} is named twice.")
    row, column = state.frame.place(side, square)
    last = state.frame.squares // state.frame.length(side) - 1
    if row != 0:
        refuse("start-rule-one", f"{whose} is not in the row nearest to the {SIDE_NAMES[side]} side (first rule).")
    if column in (0, last):
        refuse("start-rule-two", f"{whose} is at the left or right edge of the board (second rule).")
    left, right = neighbours(state, seat)
    if (left and column == 1) or (right and column == last - 1):
        refuse("start-rule-three", f"{whose} is in the line next to a neighbour's edge (third rule).")
    if state.set == MOST_PIECES and name == names[-1] and column != last // 2:
        refuse(
            "start-of-extra", f"{whose}, the last one, must be the middle of the row: it is the extra piece's."
        )  # S47
    return square


def square_of(frame: Frame, name: str) -> int | None:
    """The square of a name such as e4, if the board has it."""
    if not is_square(name):
        return None
    file, rank = FILES.index(name[0]), int(name[1:]) - 1
    return rank * frame.width + file if file < frame.width and rank < frame.height else None
