"""Rainbow: why a move is refused, or an object cannot be picked.

The State given here is a guess from the seat's View, so no answer can depend on what the seat may not know. The rules
are not written again: each answer asks the State's own questions.
"""

import re

from sunshower.core.errors import IllegalMove
from sunshower.games.rainbow.notation import MOVES, RainbowMove, fronts, unclear
from sunshower.games.rainbow.pieces import HAND, HUES, RAINBOW
from sunshower.games.rainbow.state import RainbowState

EXAMPLES = "R1 places your first card, which shows red, ?1 places it blind, flip:2 flips a card of the row, stop stops"


def why(state: RainbowState, seat: int, text: str) -> IllegalMove:
    """Why a seat whose turn it is may not play a text, or pick an object such as row:3."""
    wanted = picked(text) or MOVES.parse(text)
    if wanted is None:
        return IllegalMove("not-understood", f"That is no move of this game. For example: {EXAMPLES}.")
    if unclear(state, text):
        return IllegalMove("stop-or-shadow", "S may be stop or shadow: say stop, or place S for your shadow.", "B8")
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


def why_stop(state: RainbowState) -> IllegalMove:
    if state.placed == 0:
        return IllegalMove("place-first", "A turn needs at least one card: you cannot stop before you place one.", "R1")
    return IllegalMove("flip-commits", "At this table whoever flips a card must place one after it.", "R2")


def why_flip(state: RainbowState, spot: int) -> IllegalMove:
    if state.lying == 0:
        return IllegalMove("nothing-lies", "No card lies in the row yet, so there is nothing to flip.", "R3")
    if not 1 <= spot <= RAINBOW:
        return IllegalMove("no-such-spot", f"The places of the row are 1 to {RAINBOW}.", "B4")
    if spot > state.lying:
        return IllegalMove("no-card-there", f"Only {state.lying} of the row's places are filled.", "B4")
    next_ = "place a card" if state.placed == 0 or state.flip_commits else "place a card or stop"
    return IllegalMove("flipped-already", f"You have just flipped a card: now {next_}.", "B6")


def why_place(state: RainbowState, seat: int, wanted: RainbowMove) -> IllegalMove:
    hand = fronts(state, seat)
    if wanted.hand is not None:
        if not 1 <= wanted.hand <= HAND:
            return IllegalMove("no-such-card", f"The cards of your hand are 1 to {HAND}.", "B1")
        shown = hand[wanted.hand - 1]
        if shown is None:
            return IllegalMove("placed-already", f"You have placed your card {wanted.hand}.", "B5")
        if wanted.face not in (None, shown):
            other = f"Your card {wanted.hand} shows {HUES[shown]}, not {HUES[wanted.face]}."
            return IllegalMove("other-face", other, "B2")
    elif wanted.face is not None and wanted.face not in hand:
        return IllegalMove("not-in-hand", f"None of your cards shows {HUES[wanted.face]}.", "B2")
    return IllegalMove("flip-first", "Before you place another card you must flip one of the row.", "B6")
