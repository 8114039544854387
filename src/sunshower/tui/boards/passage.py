"""Rainbow Passage: the board from one's own side, the dice, and the pieces that are off the board."""

from collections.abc import Callable, Mapping
from typing import Any

from rich.style import Style

from sunshower.core.text import columns
from sunshower.core.words import Voice
from sunshower.tui.canvas import DIM, FILLS, LIGHT, POINTED, STRONG, Canvas

HUES = {"R": "red", "Y": "yellow", "G": "green", "C": "cyan", "B": "blue", "M": "pink"}
COLOURS = {"R": "red", "Y": "yellow", "G": "green", "C": "cyan", "B": "blue", "M": "magenta"}
PAWNS = "♟♜♝♞"
SIDES = "swne"
SIDE_NAMES = ("south", "west", "north", "east")
USUAL = {2: "sn", 3: "swn", 4: "swne"}
STAR = "★"
SAFE = "!"
MARGIN = 3


def draw(view: Mapping[str, Any], on: Canvas) -> None:
    """The board, then who has which pieces where, and the dice."""
    if not view["colours"]:
        on.write(0, 0, on.say("passage-page-board-coming"), DIM)
        return
    y = grid(view, on)
    y = dice(view, on, y)
    sets(view, on, y)


# The board


def squares(view: Mapping[str, Any]) -> list[list[str]]:
    """The names of the squares as one sits, the far row first."""
    wide, high = map(int, view["board"].split(":")[0].split("x"))
    side = sides(view)[near(view)]
    columns, rows = (high, wide) if side % 2 else (wide, high)
    turned: list[Callable[[int, int], tuple[int, int]]] = [
        lambda row, column: (column, rows - 1 - row),
        lambda row, column: (rows - 1 - row, columns - 1 - column),
        lambda row, column: (columns - 1 - column, row),
        lambda row, column: (row, column),
    ]
    places = [[turned[side](row, column) for column in range(columns)] for row in range(rows)]
    return [[f"{chr(97 + file)}{rank + 1}" for file, rank in line] for line in places]


def near(view: Mapping[str, Any]) -> int:
    """From whose side the board is seen."""
    return view["seat"] if isinstance(view["seat"], int) else 0


def sides(view: Mapping[str, Any]) -> list[int]:
    """At which side each seat sits: south, west, north or east."""
    said = str(view["options"]["sides"])
    return [SIDES.index(letter) for letter in (USUAL[view["seats"]] if said == "usual" else said)]


def index(view: Mapping[str, Any], square: str) -> int:
    """The place of a square among all of them."""
    wide = int(view["board"].split("x")[0])
    return (int(square[1:]) - 1) * wide + ord(square[0]) - 97


def standing(view: Mapping[str, Any]) -> dict[str, tuple[int, bool]]:
    """Whose piece stands on a square, and whether it has not moved."""
    return {
        place.rstrip(SAFE): (seat, place.endswith(SAFE))
        for seat, places in enumerate(view["pieces"])
        for place in places
        if place not in "-+"
    }


def grid(view: Mapping[str, Any], on: Canvas) -> int:
    """The squares, row by row; where there is room, two rows high and with the borders of the sections."""
    rows, pieces = squares(view), standing(view)
    count = len(rows[0])
    wide = next((each for each in (7, 5, 4) if MARGIN + each * count <= on.width), 3)
    # The canvas keeps three rows for buttons, of which one is usual: the dice and all sets of pieces have room below.
    lined = on.height >= 2 * len(rows) + 1 + len(view["pieces"])
    across = sides(view)[near(view)] % 2 == 0
    files = [square[0] if across else square[1:] for square in rows[0]]
    middle = count // 2
    for column, file in enumerate(files):
        on.write(MARGIN + column * wide + (wide - 1) // 2, 0, file + (STAR if column == middle else ""), DIM)
    y = 1
    for down, line in enumerate(rows):
        rank = line[0][1:] if across else line[0][0]
        on.write(0, y, f"{rank:>2}{STAR if down == len(rows) // 2 else ''}", DIM)
        for column, square in enumerate(line):
            cell(view, on, MARGIN + column * wide, y, wide, square, pieces.get(square))
            if lined and column and parted(view, line[column - 1], square):
                edge(on, MARGIN + column * wide, y)
        if lined:
            border(view, on, line, rows[down + 1] if down + 1 < len(rows) else None, y + 1, wide)
            y += 1
        y += 1
    return y


def cell(
    view: Mapping[str, Any], on: Canvas, x: int, y: int, wide: int, square: str, piece: tuple[int, bool] | None
) -> None:
    """A square: sign and letter of its colour, the piece on it, and brackets around what can be picked."""
    fill = FILLS[HUES[view["colours"][index(view, square)]]]
    light, pointed = on.place(f"square:{square}", x, y, wide, 1)
    sign = on.sign(HUES[view["colours"][index(view, square)]])
    who = PAWNS[piece[0]] if piece else ""
    safe = SAFE if piece and piece[1] else ""
    body = f"{sign}{who}{safe}"
    room = wide - 2
    if columns(body) > room:  # the letter gives way, then the mark of a piece that has not moved
        body = next((each for each in (f"{sign}{who}", f"{sign[0]}{who}") if columns(each) <= room), who or sign[:room])
    start = x + max(1, (wide - columns(body)) // 2)
    on.put(x, y, " " * wide, fill)
    on.put(start, y, body, fill)
    if piece:
        at = start + body.index(who)
        on.put(at, y, who + (safe if safe in body else ""), Style(color="#ffffff", bgcolor="#000000", bold=True))
    if pointed or light != "dim":
        left, right = ("▶", "◀") if pointed else ("[", "]") if light != "picked" else ("{", "}")
        style = POINTED if pointed else Style(color="#000000", bgcolor="#ffffff", bold=True)
        on.put(x, y, left, style)
        on.put(x + wide - 1, y, right, style)


def parted(view: Mapping[str, Any], one: str, other: str) -> bool:
    """Whether two squares are of different sections."""
    sections: str = view["sections"]
    return sections[index(view, one)] != sections[index(view, other)]


def edge(on: Canvas, x: int, y: int) -> None:
    """The border at the left of a square, unless something is marked there."""
    char, style = on.rows[y][x]
    if char == " ":
        on.put(x, y, "▏", style)


def border(view: Mapping[str, Any], on: Canvas, line: list[str], below: list[str] | None, y: int, wide: int) -> None:
    """Between two rows: the colours go on where the section does, and a line where it ends."""
    for column, square in enumerate(line):
        fill = FILLS[HUES[view["colours"][index(view, square)]]]
        ends = below is None or parted(view, below[column], square)
        on.put(MARGIN + column * wide, y, ("▁" if ends else " ") * wide, fill)
        if column and parted(view, line[column - 1], square):
            edge(on, MARGIN + column * wide, y)


# Beside it


def dice(view: Mapping[str, Any], on: Canvas, y: int) -> int:
    """The dice that are left, and how many moves."""
    say = on.say
    x = on.write(0, y, f"{say('passage-page-dice')} ", DIM)
    for letter in view["dice"]:
        x = on.chip(x, y, on.sign(HUES[letter]), HUES[letter]) + 1
    if view["phase"] == "move":
        moves = view["moves"]
        left = say("passage-page-moves-none") if not moves else say("passage-page-moves-one") if moves == 1 else ""
        on.write(x + 1, y, left or say("passage-page-moves-some", n=moves), DIM)
    return y + 1


def sets(view: Mapping[str, Any], on: Canvas, y: int) -> None:
    """Who plays which pieces, and where those are that are not on the board."""
    say, x = on.say, 0
    for seat, places in enumerate(view["pieces"]):
        x = on.put(0, y, PAWNS[seat], Style(color="#ffffff", bgcolor="#000000", bold=True))
        side = say(f"passage-side-{SIDE_NAMES[sides(view)[seat]]}")
        x = on.write(x + 1, y, say.names[seat], STRONG if seat == view["turn"] else DIM)
        x = on.write(x + 1, y, f"({side})", DIM)
        for number, place in enumerate(places, 1):
            if place == "-":
                x = on.chip(
                    x + 1, y, f"{number} {say('passage-page-captured')}", pick=f"piece:{number}" * (seat == near(view))
                )
            elif place == "+":
                x = on.write(x + 1, y, f"{number} {say('passage-page-across')}", LIGHT)
        y += 1


def name(pick: str, view: Mapping[str, Any], say: Voice) -> str:
    """What an object is called."""
    kind, _, what = pick.partition(":")
    if kind == "square":
        colour = say(f"passage-page-{COLOURS[view['colours'][index(view, what)]]}")
        return say("passage-page-name-square", square=what, colour=colour)
    if kind == "piece":
        return say("passage-page-name-piece", n=int(what))
    if kind == "dice":
        return say("passage-page-name-dice-one") if what == "1" else say("passage-page-name-dice-some", n=int(what))
    return say("passage-page-name-end")


def status(view: Mapping[str, Any], say: Voice) -> str:
    """Which round it is."""
    return say("passage-page-status-round", n=view["round"])
