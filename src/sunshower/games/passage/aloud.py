"""Rainbow Passage told to somebody who listens."""

from sunshower.core.aloud import Aloud
from sunshower.core.chance import Rng
from sunshower.core.lanes import lane
from sunshower.core.message import Arg, Message, Who, Word, either
from sunshower.games.passage.board import LETTERS, SIDE_NAMES
from sunshower.games.passage.happenings import winners
from sunshower.games.passage.notation import move
from sunshower.games.passage.pieces import MOST_PIECES, Phase, Team, is_return, is_step, step_piece, step_way
from sunshower.games.passage.rules import PassageRules
from sunshower.games.passage.view import SAFE, PassageView, guess

OFF_BOARD = {"-": "passage-aloud-captured", "+": "passage-aloud-across"}


def aloud(view: PassageView) -> Aloud:
    """A View as sentences, by what may be asked for; the dice are what one has in the hand."""
    state = guess(view, Rng())
    if state.phase == Phase.BOARD:
        return {"now": [Message("passage-drawing")]}
    near = view["seat"] if isinstance(view["seat"], int) else 0
    others = [(near + step) % view["seats"] for step in range(1, view["seats"])]
    return {
        "now": asked(view, state),
        "ways": ways(view, state),
        "hand": dice(state),
        "mine": [pieces(view, state, near)],
        "theirs": [pieces(view, state, seat) for seat in others],
        "table": heading(state),
        "score": [goals(view, state)],
        "places": rows(state),
    }


def colour(state: PassageRules, square: int) -> Word:
    return Word("passage-colour", LETTERS[state.board.colours[square]])


# Who plays for what


def heading(state: PassageRules) -> list[Message]:
    if state.phase == Phase.OVER:
        seats = [Who(seat) for seat in winners(state)]
        won = Message("passage-won", {"winner": seats[0] if len(seats) == 1 else None, "winners": tuple(seats)})
        return [Message(f"passage-ending-{state.ending()}"), *([won] if seats else [])]
    if state.phase == Phase.FIRST:
        return [Message("passage-rolls-first", {"seat": Who(state.roller)})]
    told = [Message("passage-round", {"round": state.round, "limit": state.turn_limit, "seat": Who(state.mover)})]
    if state.teams != Team.NONE:
        sides = (tuple(Who(seat) for seat in range(state.seats) if state.team(seat) == team) for team in (0, 1))
        told.append(Message("passage-partners", dict(zip(("first", "second"), sides, strict=True))))
    if 2 * state.quiet > state.quiet_turns:
        told.append(Message("passage-quiet", {"turns": state.quiet, "most": state.quiet_turns}))
    return told


def goals(view: PassageView, state: PassageRules) -> Message:
    """How many pieces everybody has brought across, of how many."""
    each = (
        Message("passage-goal", {"seat": Who(seat), "across": across, "needed": lane(state.needed, seat)})
        for seat, across in enumerate(view["scores"])
    )
    return Message("passage-goals", {"goals": tuple(each)})


# The pieces


def pieces(view: PassageView, state: PassageRules, seat: int) -> Message:
    """Where the pieces of a seat are, on which colours, and which of them have not moved yet."""
    places = zip(view["pieces"][seat], view["tokens"][seat], strict=True)
    told = tuple(piece(state, number, place, start) for number, (place, start) in enumerate(places, 1))
    gone = lane(state.standing, seat) == 0 and state.phase != Phase.OVER
    parts: dict[str, Arg] = {
        "owner": Who(seat),
        "side": Word("passage-side", SIDE_NAMES[state.side(seat)]),
        "state": "in" if not gone else "done" if state.has_enough(seat) else "out",
        "pieces": told,
    }
    return Message("passage-aloud-pieces", parts)


def piece(state: PassageRules, number: int, place: str, start: str) -> Message:
    if place in OFF_BOARD:
        return Message(OFF_BOARD[place], {"piece": number, "start": start})
    square = place.removesuffix(SAFE)
    hue = colour(state, state.frame.names.index(square))
    return Message("passage-aloud-piece", {"piece": number, "square": square, "colour": hue, "safe": place != square})


# The board


def rows(state: PassageRules) -> list[Message]:
    """The board row by row, the farthest first."""
    width = int(state.frame.width)
    starts = range(int(state.frame.squares) - width, -1, -width)
    return [row([place(state, square) for square in range(start, start + width)]) for start in starts]


def row(places: list[Message]) -> Message:
    return Message("passage-aloud-row", {"places": tuple(places), "board": True})


def place(state: PassageRules, square: int) -> Message:
    """A square: its colour, and whose piece stands there."""
    owner = state.holder(square)
    parts: dict[str, Arg] = {
        "square": state.frame.names[square],
        "colour": colour(state, square),
        "owner": Who(owner) if owner >= 0 else None,
        "piece": state.piece_on(square) % MOST_PIECES + 1 if owner >= 0 else None,
        "safe": owner >= 0 and state.unmoved(square),
    }
    return Message("passage-aloud-place", parts)


# What is asked


def asked(view: PassageView, state: PassageRules) -> list[Message]:
    if state.turn < 0:
        return []
    mine = view["seat"] == state.turn
    if state.phase == Phase.DICE:
        return [Message("passage-take-dice") if mine else Message("passage-takes-dice", {"seat": Who(state.turn)})]
    left = [] if mine and not state.steps else dice(state)  # what has just been rolled has been told
    return [*left, *([Message("passage-may-end", {"moved": state.steps > 0})] if mine else [])]


def ways(view: PassageView, state: PassageRules) -> list[Message]:
    """Where each piece of the seat that listens may go, and which may come back."""
    if state.phase != Phase.MOVE or view["seat"] != state.turn:
        return []
    return [*([] if state.steps else dice(state)), *steps(state), *returns(state)]


def dice(state: PassageRules) -> list[Message]:
    """The dice that are left, and the moves."""
    if state.phase != Phase.MOVE:
        return []
    found = tuple(
        Message("passage-aloud-dice", {"count": lane(state.dice, index), "colour": Word("passage-colour", letter)})
        for index, letter in enumerate(LETTERS)
        if lane(state.dice, index)
    )
    return [Message("passage-has-dice", {"seat": Who(state.mover), "dice": found or None, "moves": state.moves})]


def steps(state: PassageRules) -> list[Message]:
    """What each piece may do now, and what it would capture."""
    found: dict[int, list[Message]] = {}
    for action in state.legal():
        if is_step(action):
            here = state.where[state.mover * MOST_PIECES + step_piece(action)]
            square = state.target(state.mover, here, step_way(action))
            loser = state.holder(square)
            parts: dict[str, Arg] = {
                "square": state.frame.names[square],
                "colour": colour(state, square),
                "loser": Who(loser) if loser >= 0 else None,
            }
            found.setdefault(here, []).append(Message("passage-aloud-step", parts))
    names = state.frame.names
    return [Message("passage-aloud-steps", {"square": names[here], "steps": either(to)}) for here, to in found.items()]


def returns(state: PassageRules) -> list[Message]:
    """The captured pieces that may come back, and where."""
    squares: dict[int | None, list[str]] = {}
    for action in state.legal():
        if is_return(action):
            back = move(state, action)
            squares.setdefault(back.piece, []).append(back.square or "")
    return [Message("passage-returns", {"piece": each, "squares": either(to)}) for each, to in squares.items()]
