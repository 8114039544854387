"""Rainbow Passage: a View as a picture in text, seen from the seat that looks.

The own edge is at the bottom. Every square shows letter and sign of its colour, then the seat whose piece stands there,
then `!` for a piece that has not moved, or `*` for a square that a piece can reach if it alone moves. Lines are the
borders of the sections.
"""

from functools import lru_cache
from itertools import pairwise
from textwrap import wrap
from typing import NamedTuple

from sunshower.core.chance import Rng
from sunshower.core.colours import hue
from sunshower.core.happenings import name
from sunshower.core.lanes import lane
from sunshower.core.text import counted, listed
from sunshower.games.passage.board import COLOURS, HUES, LETTERS, LONGEST, SIDE_NAMES, read_board
from sunshower.games.passage.happenings import winners, won
from sunshower.games.passage.notation import MOVES, move
from sunshower.games.passage.pieces import ENDINGS, MOST_PIECES, Phase, Team, is_return, is_step, step_piece, step_way
from sunshower.games.passage.rules import PassageRules
from sunshower.games.passage.view import SAFE, PassageView, guess

WIDTH = 78
MARGIN = 3
MANY = 12  # squares in reach beyond which they are counted rather than named
STAR = "★"
REACHED = "*"
OFF_BOARD = {"-": "captured (start {})", "+": "across"}
COLOUR_SIGNS = [letter + hue(name).glyph for letter, name in zip(LETTERS, HUES, strict=True)]


def render(view: PassageView) -> str:
    """A View as a picture in text, with {0}, {1} for the seats."""
    state = guess(view, Rng())
    parts = [heading(view, state)]
    if state.phase != Phase.BOARD:
        side = state.side(looker(view, state))
        parts += [picture(state, side), paragraphs(sets(view, state)), paragraphs([legend(view, state)])]
    parts.append(paragraphs(asked(view, state)))
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def paragraphs(texts: list[str]) -> list[str]:
    return [line for text in texts for line in wrap(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)]


def looker(view: PassageView, state: PassageRules) -> int:
    """From whose side the board is drawn: the seat that looks, or whoever is to move."""
    return view["seat"] if isinstance(view["seat"], int) else max(state.mover, 0)


# Who plays for what


def heading(view: PassageView, state: PassageRules) -> list[str]:
    if state.phase == Phase.BOARD:
        return ["The board is being drawn."]
    if state.phase == Phase.FIRST:
        return [f"{name(state.roller)} is to roll for the start: the most reds begin."]
    if state.phase == Phase.OVER:
        return [f"{ENDINGS[state.ending()]} {f'{won(winners(state))}.' if winners(state) else ''}".rstrip()]
    lines = [f"Round {state.round} of at most {state.turn_limit}: {name(state.mover)} to move."]
    if state.teams != Team.NONE:
        seats = [[name(seat) for seat in range(state.seats) if state.team(seat) == team] for team in (0, 1)]
        lines.append(f"Partners: {'; '.join(listed(partners, 'and') for partners in seats)}.")
    needed = [lane(state.needed, seat) for seat in range(state.seats)]
    if max(needed) > 1 or state.teams != Team.NONE:
        goals = [f"{name(seat)} {view['scores'][seat]} of {need}" for seat, need in enumerate(needed)]
        lines.append(f"Pieces across: {', '.join(goals)}.")
    if 2 * state.quiet > state.quiet_turns:
        lines.append(f"Turns without progress, this one included: {state.quiet}; a draw after {state.quiet_turns}.")
    return lines


# The board


Row = tuple[str, str, list[tuple[str, int]]]
"""The line above a row, its label, and its squares, each with what stands to the left of it."""


class Scenery(NamedTuple):
    """A board as one side sees it, without pieces: row by row from the far one."""

    header: str
    rows: list[Row]
    bottom: str


def picture(state: PassageRules, side: int) -> list[str]:
    """The board row by row, the far row first, with the borders of the sections."""
    view = scenery(state.board.text, side)
    reached = reachable(state)
    lines = [view.header]
    for border, label, squares in view.rows:
        width = room(len(squares))
        cells = "".join(f"{bar}{cell(state, square, reached, width):<{width}}" for bar, square in squares)
        lines += [border, f"{label}{cells}|"]
    return [*lines, view.bottom, view.header]


@lru_cache(maxsize=64)
def scenery(text: str, side: int) -> Scenery:
    """All of a board that stays the same during a game."""
    board = read_board(text)
    names, height = board.frame.names, board.frame.length(side)
    width = board.frame.squares // height
    file, rank = slice(1), slice(1, None)
    down, along = (rank, file) if side % 2 == 0 else (file, rank)
    squares = [[board.frame.square(side, row, column) for column in range(width)] for row in reversed(range(height))]
    edge = above = [""] * (width + 2)
    rows: list[Row] = []
    for line in squares:
        below = ["", *(board.sections[square] for square in line), ""]
        star = STAR if len(rows) == height // 2 else " "
        bars = ["|" if left != right else " " for left, right in pairwise(below[:-1])]
        label = f"{names[line[0]][down]:>{MARGIN - 1}}{star}"
        rows.append((border(above, below), label, list(zip(bars, line, strict=True))))
        above = below
    return Scenery(header([names[square][along] for square in squares[0]]), rows, border(above, edge))


def room(columns: int) -> int:
    """How many characters a square has: the widest board is a bit cramped."""
    return 3 if columns == LONGEST else 4


def header(names: list[str]) -> str:
    starred = [text + (STAR if column == len(names) // 2 else "") for column, text in enumerate(names)]
    return (" " * MARGIN + "".join(f" {text:<{room(len(names))}}" for text in starred)).rstrip()


def border(above: list[str], below: list[str]) -> str:
    """The line between two rows of sections, each with an empty one at either end."""
    line = ""
    for column in range(1, len(above)):
        line += "+" if len({*above[column - 1 : column + 1], *below[column - 1 : column + 1]}) > 1 else " "
        if column < len(above) - 1:
            line += ("-" if above[column] != below[column] else " ") * room(len(above) - 2)
    return " " * MARGIN + line


def cell(state: PassageRules, square: int, reached: set[int], width: int) -> str:
    """What a square shows; in a narrow one the letter alone stands for the colour where all would not fit."""
    seat = state.holder(square)
    colour = COLOUR_SIGNS[state.board.colours[square]]
    who = "" if seat < 0 else f"{seat}{SAFE if state.unmoved(square) else ''}"
    signs = who + (REACHED if square in reached else "")
    return (colour if len(colour + signs) <= width else colour[0]) + signs


def legend(view: PassageView, state: PassageRules) -> str:
    signs = f"{SAFE} has not moved and is safe, {REACHED} can be reached by a piece that moves alone"
    up = "You go" if isinstance(view["seat"], int) else f"Seat {looker(view, state)} goes"
    return (
        f"Digits are seats, {signs}, {STAR} marks the star's lines. "
        f"{up} up; past the star row a piece makes one step a turn."
    )


# The pieces


def sets(view: PassageView, state: PassageRules) -> list[str]:
    return [f"{owner(view, state, seat)}: {held(view, seat)}." for seat in range(state.seats)]


def owner(view: PassageView, state: PassageRules, seat: int) -> str:
    """Who and where a seat is, and whether it has no more turns (S20, S39, S40)."""
    words = SIDE_NAMES[state.side(seat)] + (", at the bottom" if seat == looker(view, state) else "")
    if lane(state.standing, seat) == 0 and state.phase != Phase.OVER:
        words += ", no more turns" if state.has_enough(seat) else ", out"
    return f"{seat} {name(seat)} ({words})"


def held(view: PassageView, seat: int) -> str:
    """Where each piece of a seat is."""
    words = []
    for number, (place, token) in enumerate(zip(view["pieces"][seat], view["tokens"][seat], strict=True), 1):
        words.append(f"{number} {OFF_BOARD.get(place, place).format(token)}")
    return ", ".join(words)


# What is asked


def asked(view: PassageView, state: PassageRules) -> list[str]:
    if state.turn < 0:
        return []
    mine = view["seat"] == state.turn
    if state.phase == Phase.DICE:
        dice = "Say how many dice you roll: one more than your pieces on the board, five at most."
        price = "A wrong number takes each of your pieces back a square when the turn ends."
        return [f"{dice} {price}" if mine else f"{name(state.turn)} is to take dice."]
    if not mine:
        return [f"{name(state.turn)} has {dice_told(state)}."]
    end = "Say end to end your turn." if state.steps else "Say end to pass."
    return [f"Your dice: {dice_told(state)}.", *steps_told(state), *returns_told(state), end]


def dice_told(state: PassageRules) -> str:
    dice = [
        f"{lane(state.dice, index)} {colour} {COLOUR_SIGNS[index]}"
        for index, colour in enumerate(COLOURS)
        if lane(state.dice, index)
    ]
    return f"{', '.join(dice) or 'no dice'}; {counted(state.moves, 'move')} left"


def steps_told(state: PassageRules) -> list[str]:
    """What each piece may do now and what it costs, and how far it could get alone."""
    lines = []
    for index in range(state.set):
        actions = steps_of(state, index)
        if actions:
            here = state.where[state.mover * MOST_PIECES + index]
            costs = ", ".join(step_told(state, action) for action in actions)
            far = f"; alone it could reach{places(state, reach(state, index) - {here})}" if state.moves > 1 else ""
            lines.append(f"{state.frame.names[here]} to {costs}{far}.")
    return lines


def places(state: PassageRules, squares: set[int]) -> str:
    """Squares by name, or only how many if there are many."""
    if len(squares) > MANY:
        return f" {len(squares)} squares"
    return f": {' '.join(state.frame.names[square] for square in sorted(squares))}"


def steps_of(state: PassageRules, index: int) -> list[int]:
    return [action for action in state.legal() if is_step(action) and step_piece(action) == index]


def step_told(state: PassageRules, action: int) -> str:
    here = state.where[state.mover * MOST_PIECES + step_piece(action)]
    square = state.target(state.mover, here, step_way(action))
    loser = state.holder(square)
    captures = f" (captures {name(loser)})" if loser >= 0 else ""
    return f"{state.frame.names[square]} {COLOUR_SIGNS[state.board.colours[square]]}{captures}"


def returns_told(state: PassageRules) -> list[str]:
    ways = [MOVES.format(move(state, action)) for action in state.legal() if is_return(action)]
    return [f"Instead you may bring back a piece: {' or '.join(ways)}."] if ways else []


def reachable(state: PassageRules) -> set[int]:
    """Every free or capturable square that a piece of the mover could get to this turn if it alone moves."""
    if state.phase != Phase.MOVE:
        return set()
    mine = {state.where[piece] for piece in state.pieces_of(state.mover)}
    return {square for index in range(state.set) for square in reach(state, index)} - mine


def reach(state: PassageRules, index: int) -> set[int]:
    """The squares a piece could get to this turn if it alone moves."""
    piece = state.mover * MOST_PIECES + index
    seen = set()
    found = set()
    waiting = [state]
    while waiting:
        here = waiting.pop()
        for action in steps_of(here, index):
            after = here.clone()
            after.play(action)
            found.add(here.target(state.mover, here.where[piece], step_way(action)))
            key = after.where[piece], after.dice, after.leashes, after.standing  # captures may end the game
            if after.turn == state.turn and after.phase == Phase.MOVE and key not in seen:
                seen.add(key)
                waiting.append(after)
    return found
