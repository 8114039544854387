"""Rainbow Passage: why a move is refused, or an object cannot be picked.

The rules are not written again: each answer asks the State's own questions, in the order in which a person would.
"""

import re

from sunshower.core.errors import IllegalMove
from sunshower.games.passage.board import ACROSS, CAPTURED, COLOURS, FILES, Way
from sunshower.games.passage.notation import MOVES, SQUARE, PassageMove
from sunshower.games.passage.pieces import MOST_DICE, MOST_PIECES, Leash, Phase
from sunshower.games.passage.rules import PassageRules

EXAMPLES = {
    Phase.DICE: "dice:5 rolls five dice",
    Phase.MOVE: "e1-e2 moves the piece on e1, 2@e1 brings piece 2 back, and end ends the turn",
}


def why(state: PassageRules, seat: int, text: str) -> IllegalMove:
    """Why a seat whose turn it is may not play a text, or pick an object such as square:e4."""
    wanted = picked(text) or MOVES.parse(text)
    if wanted is None:
        return IllegalMove("not-understood", f"That is no move of this game. For example: {EXAMPLES[state.phase]}.")
    unknown = {wanted.source, wanted.square} - {*state.frame.named, None}
    if unknown:
        last = f"{FILES[state.frame.width - 1]}{state.frame.height}"
        name = wanted.source if wanted.source in unknown else wanted.square
        return IllegalMove("no-such-square", f"There is no square {name}: the squares are a1 to {last}.", "S32")
    if state.phase == Phase.DICE:
        return why_dice(wanted)
    if wanted.kind == "dice":
        return IllegalMove("dice-rolled", "The dice of this turn have been rolled.", "S27")
    if wanted.kind == "return":
        return why_return(state, seat, wanted)
    return why_step(state, seat, wanted)


def picked(text: str) -> PassageMove | None:
    """An object as the move that a person who picks it first would have in mind."""
    kind, _, name = text.strip().lower().partition(":")
    if kind == "square" and re.fullmatch(SQUARE, name):
        return PassageMove("step", source=name)
    if kind == "piece" and name in tuple("0123456789"):
        return PassageMove("return", piece=int(name))
    return None


def why_dice(wanted: PassageMove) -> IllegalMove:
    if wanted.kind == "dice":
        return IllegalMove("wrong-dice", f"There are {MOST_DICE} dice: roll 1 to {MOST_DICE} of them.", "S27")
    return IllegalMove("dice-first", "First say how many dice you roll, for example dice:5.", "S27")


def why_step(state: PassageRules, seat: int, wanted: PassageMove) -> IllegalMove:
    source = wanted.source or ""
    here = state.frame.named[source]
    if state.holder(here) < 0:
        return IllegalMove("empty-square", f"Nobody stands on {source}.", "B6")
    if state.holder(here) != seat:
        return IllegalMove("not-your-piece", f"The piece on {source} is not yours.", "B6")
    if state.moves == 0:
        return IllegalMove("no-moves-left", "You have made all the moves that your dice allow: say end.", "S3")
    index = state.at[here] - 1 - seat * MOST_PIECES
    if state.leash(index) == Leash.NONE:
        beyond = "A piece that starts beyond the star row, or steps past it, makes one step a turn"
        return IllegalMove("one-step", f"{beyond}, and this one has made it.", "S7")
    if wanted.square is None:
        return IllegalMove("stuck", f"The piece on {source} has no step now: colours, pieces and star bar all.", "S3")
    there = state.frame.named[wanted.square]
    way = next((way for way in range(Way.ALL) if state.target(seat, here, way) == there), None)
    if way is None:
        return why_not_there(state, seat, here, there)
    return why_way(state, seat, index, way, there)


def why_not_there(state: PassageRules, seat: int, here: int, there: int) -> IllegalMove:
    source, square = state.frame.names[here], state.frame.names[there]
    if here == there:
        return IllegalMove("already-there", f"Your piece stands on {source} already.", "B6")
    row, column = state.frame.place(state.side(seat), here)
    other_row, other_column = state.frame.place(state.side(seat), there)
    if row == other_row and abs(column - other_column) == 1:
        return IllegalMove("sideways", "Pieces never move straight to the left or right.", "S2")
    return IllegalMove("not-adjacent", f"A move goes one square: {square} does not touch {source}.", "B6")


def why_way(state: PassageRules, seat: int, index: int, way: int, there: int) -> IllegalMove:
    name, colour = state.frame.names[there], COLOURS[state.board.colours[there]]
    if state.holder(there) == seat:
        return IllegalMove("own-piece", f"Your own piece stands on {name}.", "B7")
    if not state.enterable(seat, there):
        if state.team(state.holder(there)) == state.team(seat):
            return IllegalMove("partner-here", f"Your partner's piece stands on {name}.", "S22")
        return IllegalMove("safe", f"The piece on {name} has not moved yet, so it cannot be captured.", "S13")
    if not state.within_leash(state.leash(index), way, there):
        if state.leash(index) == Leash.USED:
            return IllegalMove(
                "one-forward", "A piece that starts on the star row makes one step forward in a turn.", "S8"
            )
        return IllegalMove(
            "star-row", "A piece that starts before the star row goes no further than that row this turn.", "S9"
        )
    if not state.payable(there):
        return IllegalMove("no-die", f"Square {name} is {colour}, and you have no {colour} die left.", "S3")
    return IllegalMove("one-crossing", "Only one piece a turn may leave the board at the far side.", "S37")


def why_return(state: PassageRules, seat: int, wanted: PassageMove) -> IllegalMove:
    piece = wanted.piece or 0
    index = piece - 1
    if not 0 <= index < state.set:
        return IllegalMove("no-such-piece", f"Your pieces are 1 to {state.set}.", "B3")
    where = state.where[seat * MOST_PIECES + index]
    if where == ACROSS:
        return IllegalMove("across", f"Piece {piece} is across: it does not come back.", "S33")
    if where != CAPTURED:
        return IllegalMove("not-captured", f"Piece {piece} is on the board.", "B10")
    if state.no_returns:
        return IllegalMove("no-returns", "At this table captured pieces do not come back.", "B14")
    if state.steps:
        return IllegalMove("moved-already", "A piece comes back instead of moving, and you have moved.", "S16")
    if state.moves < 2:
        return IllegalMove("no-pair", "A piece comes back only when two dice show the same colour.", "B10")
    return why_square(state, seat, index, wanted.square)


def why_square(state: PassageRules, seat: int, index: int, square: str | None) -> IllegalMove:
    """Why a captured piece, which the dice would let come back, cannot come back to a square, or to none at all."""
    first = seat * MOST_PIECES
    if square is None:
        return IllegalMove("occupied", "All the start squares it could come back to are occupied.", "S19")
    there = state.frame.named[square]
    others = [other for other in range(state.set) if state.homes[first + other] == there]
    if not others:
        return IllegalMove("no-start-square", f"Square {square} is none of your start squares.", "S18")
    if others[0] != index and state.moves < 3:
        return IllegalMove("own-start", "With a pair a piece comes back to its own start square alone.", "B10")
    return IllegalMove("occupied", f"Square {square} is occupied.", "S19")
