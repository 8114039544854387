"""Rainbow: why a move is refused, or an object cannot be picked.

The State given here is a guess from the seat's View, so no answer can depend on what the seat may not know. The rules
are not written again: each answer asks the State's own questions.
"""

import re

from sunshower.core.errors import IllegalMove, refusals
from sunshower.core.message import Word
from sunshower.games.rainbow.notation import MOVES, RainbowMove, fronts, unclear
from sunshower.games.rainbow.pieces import HAND, RAINBOW, Letter
from sunshower.games.rainbow.state import RainbowState

no = refusals("rainbow")


def why(state: RainbowState, seat: int, text: str) -> IllegalMove:
    """Why a seat whose turn it is may not play a text, or pick an object such as row:3."""
    wanted = picked(text) or MOVES.parse(text)
    if wanted is None:
        return no("not-understood", now=open_now(state))
    if unclear(state, text):
        return no("stop-or-shadow", "B8")
    if wanted.kind == "stop":
        return why_stop(state)
    if wanted.kind == "flip":
        return why_flip(state, wanted.spot or 0)
    return why_place(state, seat, wanted)


def picked(text: str) -> RainbowMove | None:
    """An object as the move that a person who picks it first would have in mind."""
    found = re.fullmatch(r"(hand|row):([0-9])", text.strip().lower())
    if found is None:
        return None
    place = int(found[2])
    return RainbowMove("place", hand=place) if found[1] == "hand" else RainbowMove("flip", spot=place)


def open_now(state: RainbowState) -> str:
    """What may be done now."""
    ways = {"place": state.may_place(), "flip": state.may_flip(), "stop": state.may_stop()}
    return "-".join(way for way, is_open in ways.items() if is_open)


def why_stop(state: RainbowState) -> IllegalMove:
    if state.placed == 0:
        return no("place-first", "R1")
    return no("flip-commits", "R2")


def why_flip(state: RainbowState, spot: int) -> IllegalMove:
    if state.lying == 0:
        return no("nothing-lies", "R3")
    if not 1 <= spot <= RAINBOW:
        return no("no-such-spot", "B4", spots=RAINBOW)
    if spot > state.lying:
        return no("no-card-there", "B4", filled=state.lying)
    return no("flipped-already", "B6", now=open_now(state))


def why_place(state: RainbowState, seat: int, wanted: RainbowMove) -> IllegalMove:
    hand = fronts(state, seat)
    if wanted.hand is not None:
        if not 1 <= wanted.hand <= HAND:
            return no("no-such-card", "B1", cards=HAND)
        shown = hand[wanted.hand - 1]
        if shown is None:
            return no("placed-already", "B5", hand=wanted.hand)
        if wanted.face is not None and wanted.face != shown:
            return no("other-face", "B2", hand=wanted.hand, shows=face(shown), face=face(wanted.face))
    elif wanted.face is not None and wanted.face not in hand:
        return no("not-in-hand", "B2", face=face(wanted.face))
    return no("flip-first", "B6")


def face(letter: Letter) -> Word:
    return Word("rainbow-face", letter)
