"""Rainbow Passage: a View as a one-line position, and back.

    round=4 turn=1 first=0 pieces=c1!,e4,g1!,i3/c11!,-,g9,i11! dice=RRGM board=11x11:hvH...:RYG...

A field that holds its default is left out. Nothing is hidden, so `seat` says only from where the board is drawn.
Options have fields of their own, except that the size of the board is told by `board` itself.
"""

from functools import lru_cache

from sunshower.core.chance import Rng
from sunshower.core.errors import BadPosition, BadTable
from sunshower.core.options import refused_value
from sunshower.core.position import bad, fields, number, one_of, read_seat, written
from sunshower.games.passage.board import ACROSS, LETTERS, OFF_BOARD, read_board, refused_board
from sunshower.games.passage.check import check_pieces, check_turn, stays
from sunshower.games.passage.pieces import MOST_DICE, MOST_TURNS, OPTIONS, SEATS, End, Leash
from sunshower.games.passage.rules import PassageRules, setup
from sunshower.games.passage.view import SAFE, PassageView, empty_table, guess, leash_text, view

Value = bool | int | str

CHOICES = {option.name: option for option in OPTIONS if option.name != "board"}
FIELDS = (
    "round",
    "phase",
    "turn",
    "first",
    "reds",
    "pieces",
    "tokens",
    "dice",
    "moves",
    "steps",
    "leashes",
    "gone",
    "quiet",
    "ending",
    "winner",
    "board",
    *CHOICES,
    "seat",
)
DEFAULTS = {
    "phase": "move",
    "turn": "-",
    "first": "0",
    "dice": "-",
    "steps": "0",
    "gone": "no",
    "quiet": "1",
    "ending": "-",
    "winner": "-",
    "seat": "all",
}
PLAYED = ("dice", "move", "over")  # a position is one that people see: the board lies and the start is rolled for


def format_position(view: PassageView) -> str:
    """A View as a one-line position."""
    under_way = view["steps"] > 0
    values = {
        "round": str(view["round"]),
        "phase": view["phase"],
        "turn": written(view["turn"]),
        "first": written(view["first"]),
        "reds": "" if view["reds"].count(None) else "/".join(map(str, view["reds"])),
        "pieces": listed(view["pieces"]),
        "tokens": listed(view["tokens"]) if view["tokens"] != usual_tokens(view) else "",
        "dice": view["dice"] or "-",
        "moves": str(view["moves"]) if under_way else "",
        "steps": str(view["steps"]),
        "leashes": view["leashes"] if under_way else "",
        "gone": written(view["gone"]),
        "quiet": str(view["quiet"]),
        "ending": written(view["ending"]),
        "winner": written(view["winner"]),
        "board": view["board"],
        "seat": written(view["seat"]),
    }
    for name, option in CHOICES.items():
        values[name] = written(view["options"][name]) if view["options"][name] != option.values[0] else ""
    return " ".join(f"{name}={values[name]}" for name in FIELDS if values[name] and values[name] != DEFAULTS.get(name))


def listed(seats: list[list[str]]) -> str:
    return "/".join(",".join(things) for things in seats)


def usual_tokens(view: PassageView) -> list[list[str]]:
    """Where the tokens of a table lie at first."""
    return start_tokens(view["seats"], tuple(view["options"].items()))


@lru_cache(maxsize=256)
def start_tokens(seats: int, options: tuple[tuple[str, Value], ...]) -> list[list[str]]:
    return view(empty_table(seats, options), None)["tokens"]


def parse_position(text: str) -> PassageView:
    """The View that a one-line position shows; refuses a line that cannot be read or that no game could reach."""
    given = DEFAULTS | fields(text, FIELDS)
    options = read_options(given)
    pieces = read_lists("pieces", given.get("pieces", ""))
    seats = len(pieces)
    if seats not in SEATS:
        bad("pieces", "the pieces of 2, 3 or 4 seats with slashes between them")
    table = set_table(seats, options)
    phase = one_of("phase", given["phase"], PLAYED)
    turn = read_seat("turn", given["turn"], seats)
    steps = number("steps", given["steps"], 0, MOST_DICE)
    dice = read_dice(given["dice"])
    largest = max(dice.count(letter) for letter in LETTERS)
    ending = None if given["ending"] == "-" else one_of("ending", given["ending"], End.NAMES[1:])
    found: PassageView = {
        **view(table, "all" if given["seat"] == "all" else read_seat("seat", given["seat"], seats)),
        "turn": turn,
        "phase": phase,
        "round": number("round", given.get("round", ""), 1, MOST_TURNS),
        "first": number("first", given["first"], 0, seats - 1),
        "reds": read_reds(given.get("reds"), seats),
        "mover": turn,
        "rolled": steps + len(dice),
        "dice": dice,
        "moves": number("moves", given.get("moves", str(largest)), 0, MOST_DICE),
        "steps": steps,
        "gone": one_of("gone", given["gone"], ("no", "yes")) == "yes",
        "quiet": number("quiet", given["quiet"], 0, MOST_TURNS),
        "pieces": checked_names("pieces", pieces, table),
        "ending": ending,
        "winner": read_seat("winner", given["winner"], seats),
    }
    board = read_board(given["board"])
    found |= {"board": board.text, "colours": board.letters, "sections": board.sections}
    if "tokens" in given:
        found["tokens"] = checked_names("tokens", read_lists("tokens", given["tokens"]), table)
    found["scores"] = scores(found)
    fit(found, given.get("leashes"))
    return found


def fit(view: PassageView, leashes: str | None) -> None:
    """Add what follows from the rest, and refuse what does not fit together."""
    check_pieces(view, usual_tokens(view))
    if view["phase"] == "move":
        state = guess(view, Rng())
        if view["turn"] is not None:
            state.leashes = state.fresh_leashes(state.mover)
            view["leashes"] = leash_text(state)
    if leashes is not None:
        if len(leashes) != len(view["pieces"][0]) or not set(leashes) <= {*Leash.LETTERS, "-"}:
            bad("leashes", f"a letter out of {Leash.LETTERS} for each piece of the mover, or - for one off the board")
        view["leashes"] = leashes
    check_turn(view)


def read_options(given: dict[str, str]) -> dict[str, Value]:
    board = given.setdefault("board", "")
    refusal = refused_board(board) if ":" in board else "The field board must be the text of a board."
    options: dict[str, Value] = {"board": board.partition(":")[0]}
    for name, option in CHOICES.items():
        options[name] = option.values[0] if name not in given else read_value(given[name])
        refusal = refusal or refused_value(option, options[name])
    if refusal:
        raise BadPosition("bad-field", refusal)
    return {option.name: options[option.name] for option in OPTIONS}


def read_value(text: str) -> Value:
    if text in ("yes", "no"):
        return text == "yes"
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


def set_table(seats: int, options: dict[str, Value]) -> PassageRules:
    try:
        return setup(seats, options)
    except BadTable as refusal:
        raise BadPosition("impossible", refusal.sentence) from refusal


def read_reds(text: str | None, seats: int) -> list[int | None]:
    """What everybody rolled for the start, in the first moment of a game with honour_dice."""
    reds = [None] * seats if text is None else [number("reds", one, 0, MOST_DICE) for one in text.split("/")]
    if len(reds) != seats:
        bad("reds", "a number for each seat with slashes between them")
    return [*reds]


def read_dice(text: str) -> str:
    letters = "" if text == "-" else text
    if len(letters) > MOST_DICE or not set(letters) <= set(LETTERS):
        bad("dice", f"at most {MOST_DICE} letters out of {LETTERS}, or -")
    return "".join(sorted(letters, key=LETTERS.index))


def read_lists(name: str, text: str) -> list[list[str]]:
    return [seat.split(",") for seat in text.split("/")]


def checked_names(name: str, lists: list[list[str]], table: PassageRules) -> list[list[str]]:
    """Squares that the board has, as many for each seat as it has pieces; for pieces also what is no square."""
    ends = SAFE if name == "pieces" else ""
    for things in lists:
        for thing in things:
            square = table.frame.named.get(thing.removesuffix(ends) if ends else thing)
            if square is None or (square < 0 and (name == "tokens" or thing.endswith(SAFE))):
                bad(name, "squares, such as c1; a piece that has not moved is c1!, a captured one -, one across +")
    if len(lists) != table.seats or any(len(things) != table.set for things in lists):
        bad(name, f"{table.set} for each seat")
    return lists


def scores(view: PassageView) -> list[int]:
    """The pieces across: those that have left the board, and in a plain game the one that has won."""
    counts = [pieces.count(OFF_BOARD[ACROSS]) for pieces in view["pieces"]]
    winner = view["winner"]
    if view["ending"] == "crossed" and winner is not None and stays(view, winner):
        counts[winner] += 1
    return counts
