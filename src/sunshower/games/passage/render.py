"""Rainbow Passage: a View as a picture in text, seen from the seat that looks.

The own edge is at the bottom. Every square shows sign and letter of its colour, then the seat whose piece stands there,
then `!` for a piece that has not moved, or `*` for a square that a piece can reach if it alone moves. Lines are the
borders of the sections.
"""

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from sunshower.core.chance import Rng
from sunshower.core.lanes import lane
from sunshower.core.message import Who, Word
from sunshower.core.text import columns, folded, padded
from sunshower.core.words import Voice
from sunshower.games.passage.aloud import returns
from sunshower.games.passage.board import HUES, LETTERS, LONGEST, SIDE_NAMES, read_board
from sunshower.games.passage.happenings import winners
from sunshower.games.passage.pieces import MOST_PIECES, Phase, Team, is_step, step_piece, step_way
from sunshower.games.passage.rules import PassageRules
from sunshower.games.passage.view import SAFE, PassageView, guess

WIDTH = 75  # a terminal, less what pictures in the rules are indented by
MARGIN = 3
MANY = 12  # squares in reach beyond which they are counted rather than named
STAR = "★"
REACHED = "*"
OFF_BOARD = {"-": "passage-set-captured", "+": "passage-set-across"}


def render(view: PassageView, say: Voice) -> str:
    """A View as a picture in text, in the words of a voice."""
    state = guess(view, Rng())
    parts = [all_folded(heading(view, state, say))]
    if state.phase != Phase.BOARD:
        side = state.side(looker(view, state))
        parts += [
            picture(state, side, say),
            all_folded(sets(view, state, say)),
            folded(legend(view, state, say), WIDTH),
        ]
    parts.append(all_folded(asked(view, state, say)))
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def all_folded(texts: list[str]) -> list[str]:
    return [line for text in texts for line in folded(text, WIDTH)]


def looker(view: PassageView, state: PassageRules) -> int:
    """From whose side the board is drawn: the seat that looks, or whoever is to move."""
    return view["seat"] if isinstance(view["seat"], int) else max(state.mover, 0)


# Who plays for what


def heading(view: PassageView, state: PassageRules, say: Voice) -> list[str]:
    if state.phase == Phase.BOARD:
        return [say("passage-drawing")]
    if state.phase == Phase.FIRST:
        return [say("passage-rolls-first", seat=Who(state.roller))]
    if state.phase == Phase.OVER:
        return [say.joined([say(f"passage-ending-{state.ending()}"), won(state, say)])]
    lines = [say("passage-round", round=state.round, limit=state.turn_limit, seat=Who(state.mover))]
    if state.teams != Team.NONE:
        first, second = (tuple(Who(seat) for seat in range(state.seats) if state.team(seat) == team) for team in (0, 1))
        lines.append(say("passage-partners", first=first, second=second))
    needed = [lane(state.needed, seat) for seat in range(state.seats)]
    if max(needed) > 1 or state.teams != Team.NONE:
        goals = [
            say("passage-goal", seat=Who(seat), across=view["scores"][seat], needed=need)
            for seat, need in enumerate(needed)
        ]
        lines.append(say("passage-goals", goals=say.row(goals)))
    if 2 * state.quiet > state.quiet_turns:
        lines.append(say("passage-quiet", turns=state.quiet, most=state.quiet_turns))
    return lines


def won(state: PassageRules, say: Voice) -> str:
    """Who has won; nothing in a draw."""
    seats = [Who(seat) for seat in winners(state)]
    if not seats:
        return ""
    return say("passage-won", winner=seats[0] if len(seats) == 1 else None, winners=tuple(seats))


# The board


Row = tuple[str, str, list[tuple[str, int]]]
"""The line above a row, its label, and its squares, each with what stands to the left of it."""


class Scenery(NamedTuple):
    """A board as one side sees it, without pieces: row by row from the far one."""

    header: str
    rows: list[Row]
    bottom: str


def picture(state: PassageRules, side: int, say: Voice) -> list[str]:
    """The board row by row, the far row first, with the borders of the sections."""
    view = scenery(state.board.text, side)
    reached = reachable(state)
    signs = [say.sign(hue) for hue in HUES]
    lines = [view.header]
    for border, label, squares in view.rows:
        width = room(len(squares))
        cells = "".join(f"{bar}{padded(cell(state, square, reached, width, signs), width)}" for bar, square in squares)
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


def cell(state: PassageRules, square: int, reached: set[int], width: int, signs: list[str]) -> str:
    """What a square shows; letter or glyph alone stands for the colour where there is no room for both."""
    seat = state.holder(square)
    colour = signs[state.board.colours[square]]
    who = "" if seat < 0 else f"{seat}{SAFE if state.unmoved(square) else ''}"
    marks = who + (REACHED if square in reached else "")
    return next(said for said in (colour + marks, colour[1:] + marks, colour[0] + marks) if columns(said) <= width)


def legend(view: PassageView, state: PassageRules, say: Voice) -> str:
    signs = say("passage-legend", safe=SAFE, reached=REACHED, star=STAR)
    return say.joined([signs, say("passage-goes-up", seat=Who(looker(view, state)))])


# The pieces


def sets(view: PassageView, state: PassageRules, say: Voice) -> list[str]:
    """Who and where everybody is, who has no more turns (S20, S39, S40), and where the pieces are."""
    lines = []
    for seat in range(state.seats):
        gone = lane(state.standing, seat) == 0 and state.phase != Phase.OVER
        told = say(
            "passage-set",
            number=seat,
            seat=say.names[seat],
            side=Word("passage-side", SIDE_NAMES[state.side(seat)]),
            near=seat == looker(view, state),
            state="in" if not gone else "done" if state.has_enough(seat) else "out",
            pieces=say.row(held(view, seat, say)),
        )
        lines.append(told)
    return lines


def held(view: PassageView, seat: int, say: Voice) -> list[str]:
    """Where each piece of a seat is."""
    places = zip(view["pieces"][seat], view["tokens"][seat], strict=True)
    return [
        say(OFF_BOARD.get(place, "passage-set-piece"), piece=number, square=place, start=token)
        for number, (place, token) in enumerate(places, 1)
    ]


# What is asked


def asked(view: PassageView, state: PassageRules, say: Voice) -> list[str]:
    if state.turn < 0:
        return []
    mine = view["seat"] == state.turn
    if state.phase == Phase.DICE:
        return [say("passage-take-dice") if mine else say("passage-takes-dice", seat=Who(state.turn))]
    dice = [
        say("passage-dice", count=lane(state.dice, index), colour=Word("passage-colour", letter), sign=say.sign(hue))
        for index, (letter, hue) in enumerate(zip(LETTERS, HUES, strict=True))
        if lane(state.dice, index)
    ]
    told = say("passage-has-dice", seat=Who(state.turn), dice=say.row(dice) if dice else None, moves=state.moves)
    if not mine:
        return [told]
    return [
        told,
        *steps_told(state, say),
        *say.lines(returns(state)),
        say("passage-may-end", moved=state.steps > 0),
    ]


def steps_told(state: PassageRules, say: Voice) -> list[str]:
    """What each piece may do now and what it costs, and how far it could get alone."""
    lines = []
    for index in range(state.set):
        actions = steps_of(state, index)
        if actions:
            here = state.where[state.mover * MOST_PIECES + index]
            far = reach(state, index) - {here} if state.moves > 1 else set()
            told = say(
                "passage-steps",
                square=state.frame.names[here],
                steps=say.row(step_told(state, action, say) for action in actions),
                reach="none" if state.moves < 2 else "many" if len(far) > MANY else "some",
                count=len(far),
                squares=" ".join(state.frame.names[square] for square in sorted(far)),
            )
            lines.append(told)
    return lines


def steps_of(state: PassageRules, index: int) -> list[int]:
    return [action for action in state.legal() if is_step(action) and step_piece(action) == index]


def step_told(state: PassageRules, action: int, say: Voice) -> str:
    here = state.where[state.mover * MOST_PIECES + step_piece(action)]
    square = state.target(state.mover, here, step_way(action))
    loser = state.holder(square)
    return say(
        "passage-step",
        square=state.frame.names[square],
        sign=say.sign(HUES[state.board.colours[square]]),
        loser=Who(loser) if loser >= 0 else None,
    )


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
