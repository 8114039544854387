"""Rainbow Passage: why a move is refused, or an object cannot be picked.

The rules are not written again: each answer asks the State's own questions, in the order in which a person would.
"""

import re

from sunshower.core.errors import IllegalMove, instead, not_understood, refusals
from sunshower.core.message import Arg, Message, Word, either
from sunshower.games.passage.board import ACROSS, CAPTURED, FILES, LETTERS, NOWHERE, Way
from sunshower.games.passage.notation import MOVES, SQUARE, PassageMove, move
from sunshower.games.passage.pieces import MOST_DICE, MOST_PIECES, Leash, Phase
from sunshower.games.passage.rules import PassageRules

TELLING = frozenset(("wrong-dice", "dice-first", "no-moves-left"))
"""Refusals that say by themselves what could be done."""
BARS = {
    "own-piece": "pieces",
    "partner-here": "pieces",
    "safe": "pieces",
    "one-forward": "star",
    "star-row": "star",
    "no-die": "dice",
    "one-crossing": "crossing",
}
"""What bars a step, where it would be refused with a code."""

no = refusals("passage")


def why(state: PassageRules, seat: int, text: str) -> IllegalMove:
    """Why a seat whose turn it is may not play a text, or pick an object such as square:e4, and what it may do."""
    wanted = picked(text) or MOVES.parse(text)
    word = text.strip(" :").lower()
    if word in ("dice", "roll") and state.phase != Phase.DICE:
        wanted = PassageMove("dice")
    if word == "return" and not any(move(state, action).kind == word for action in state.legal()):
        wanted = PassageMove("return")
    refusal = reason(state, seat, wanted) if wanted else not_understood()
    return refusal if refusal.code in TELLING else instead(refusal, now(state, wanted))


def reason(state: PassageRules, seat: int, wanted: PassageMove) -> IllegalMove:
    """What is wrong with a move that is not on offer."""
    unknown = {wanted.source, wanted.square} - {*state.frame.named, None}
    if unknown:
        last = f"{FILES[state.frame.width - 1]}{state.frame.height}"
        name = wanted.source if wanted.source in unknown else wanted.square
        return no("no-such-square", "S32", square=name, last=last)
    if state.phase == Phase.DICE:
        return why_dice(wanted)
    if wanted.kind == "dice":
        return no("dice-rolled", "S27")
    if wanted.kind == "return":
        return why_return(state, seat, wanted)
    return why_step(state, seat, wanted)


def picked(text: str) -> PassageMove | None:
    """An object as the move that a person who picks it first would have in mind."""
    kind, colon, name = text.strip().lower().partition(":")
    square = name if colon else kind  # of what can be seen, a square alone has such a name
    if kind in ("square", square) and re.fullmatch(SQUARE, square):
        return PassageMove("step", source=square)
    if kind == "piece" and name in tuple("0123456789"):
        return PassageMove("return", piece=int(name))
    return None


def choice(state: PassageRules, what: str) -> Arg:
    """An object to pick, or a kind of move, as a question names it."""
    _, colon, name = what.partition(":")
    return (int(name) if name.isdecimal() else name) if colon else Message("passage-deed", {"kind": what})


def now(state: PassageRules, wanted: PassageMove | None) -> Message:
    """What may be done: with the piece that was wanted, if it can do anything, or else with any."""
    offers = [move(state, action) for action in state.legal()]
    if wanted and wanted.source:
        squares = [offer.square for offer in offers if offer.source == wanted.source]
        if squares:
            return Message("passage-goes", {"source": wanted.source, "squares": either(squares)})
    if wanted and wanted.piece:
        squares = [offer.square for offer in offers if offer.piece == wanted.piece]
        if squares:
            return Message("passage-comes-back", {"piece": wanted.piece, "squares": either(squares)})
    sources = dict.fromkeys(offer.source for offer in offers if offer.source)
    pieces = dict.fromkeys(offer.piece for offer in offers if offer.piece)
    asks = state.phase == Phase.DICE
    return Message("passage-now", {"dice": asks, "squares": either([*sources]), "pieces": either([*pieces])})


def why_dice(wanted: PassageMove) -> IllegalMove:
    if wanted.kind == "dice":
        return no("wrong-dice", "S27", most=MOST_DICE)
    return no("dice-first", "S27", square=wanted.source, most=MOST_DICE)


def why_step(state: PassageRules, seat: int, wanted: PassageMove) -> IllegalMove:
    source = wanted.source or ""
    here = state.frame.named[source]
    if state.holder(here) < 0:
        return no("empty-square", "B5", square=source)
    if state.holder(here) != seat:
        return no("not-your-piece", "B5", square=source)
    if state.moves == 0:
        return no("no-moves-left", "S3", square=source)
    index = state.piece_on(here) - seat * MOST_PIECES
    if state.leash(index) == Leash.NONE:
        return no("one-step", "S7")
    if wanted.square is None:
        return why_stuck(state, seat, index, here)
    there = state.frame.named[wanted.square]
    way = next((way for way in range(Way.ALL) if state.target(seat, here, way) == there), None)
    if way is None:
        return why_not_there(state, seat, here, there)
    return why_way(state, seat, index, way, there)


def why_stuck(state: PassageRules, seat: int, index: int, here: int) -> IllegalMove:
    """What bars each of the squares around a piece that can take no step."""
    barred: dict[str, list[str]] = {bar: [] for bar in BARS.values()}
    for way in range(Way.ALL):
        there = state.target(seat, here, way)
        if there != NOWHERE:
            barred[BARS[why_way(state, seat, index, way, there).code]].append(state.frame.names[there])
    squares = {bar: tuple(names) for bar, names in barred.items()}
    return no("stuck", "S3", square=state.frame.names[here], **squares)


def why_not_there(state: PassageRules, seat: int, here: int, there: int) -> IllegalMove:
    source, square = state.frame.names[here], state.frame.names[there]
    if here == there:
        return no("already-there", "B6", square=square)
    row, column = state.frame.place(state.side(seat), here)
    other_row, other_column = state.frame.place(state.side(seat), there)
    if row == other_row and abs(column - other_column) == 1:
        return no("sideways", "S2")
    return no("not-adjacent", "B6", source=source, square=square)


def why_way(state: PassageRules, seat: int, index: int, way: int, there: int) -> IllegalMove:
    square = state.frame.names[there]
    if state.holder(there) == seat:
        return no("own-piece", "B7", square=square)
    if not state.enterable(seat, there):
        if state.team(state.holder(there)) == state.team(seat):
            return no("partner-here", "S22", square=square)
        return no("safe", "S13", square=square)
    if not state.within_leash(state.leash(index), way, there):
        if state.leash(index) == Leash.USED:
            return no("one-forward", "S8")
        return no("star-row", "S9")
    if not state.payable(there):
        return no("no-die", "S3", square=square, colour=Word("passage-colour", LETTERS[state.board.colours[there]]))
    return no("one-crossing", "S37")


def why_return(state: PassageRules, seat: int, wanted: PassageMove) -> IllegalMove:
    first = seat * MOST_PIECES
    captured = [index + 1 for index in range(state.set) if state.where[first + index] == CAPTURED]
    if wanted.piece is None and not captured:
        return no("none-captured", "B10")
    piece = captured[0] if wanted.piece is None else wanted.piece
    index = piece - 1
    if not 0 <= index < state.set:
        return no("no-such-piece", "B3", piece=piece, pieces=state.set)
    where = state.where[seat * MOST_PIECES + index]
    if where == ACROSS:
        return no("across", "S33", piece=piece)
    if where != CAPTURED:
        return no("not-captured", "B10", piece=piece)
    if state.no_returns:
        return no("no-returns", "B14")
    if state.steps:
        return no("moved-already", "S16")
    if state.moves < 2:
        return no("no-pair", "B10")
    return why_square(state, seat, index, wanted.square)


def why_square(state: PassageRules, seat: int, index: int, square: str | None) -> IllegalMove:
    """Why a captured piece, which the dice would let come back, cannot come back to a square, or to none at all."""
    first = seat * MOST_PIECES
    if square is None:
        return no("occupied", "S19", square=None)
    there = state.frame.named[square]
    others = [other for other in range(state.set) if state.homes[first + other] == there]
    if not others:
        return no("no-start-square", "S18", square=square)
    if others[0] != index and state.moves < 3:
        return no("own-start", "B10")
    return no("occupied", "S19", square=square)
