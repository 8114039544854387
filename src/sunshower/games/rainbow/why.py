"""Rainbow: why a move is refused, or an object cannot be picked.

The State given here is a guess from the seat's View, so no answer can depend on what the seat may not know. The rules
are not written again: each answer asks the State's own questions.
"""

import re

from sunshower.core.colours import hue
from sunshower.core.errors import IllegalMove
from sunshower.games.rainbow.notation import Saying, said, unclear
from sunshower.games.rainbow.pieces import HAND, HUES, LETTERS, RAINBOW
from sunshower.games.rainbow.rules import RainbowRules

EXAMPLES = "R1 places your first card, which shows red, ?1 places it blind, flip:2 flips a card of the row, stop stops"


def why(state: RainbowRules, seat: int, text: str) -> IllegalMove:
    """Why a seat whose turn it is may not play a text, or pick an object such as row:3."""
    saying = picked(text) or said(text)
    if saying is None:
        return IllegalMove("not-understood", f"That is no move of this game. For example: {EXAMPLES}.")
    if unclear(state, text):
        return IllegalMove("stop-or-shadow", "S may be stop or shadow: say stop, or place S for your shadow.", "B8")
    if saying.kind == "stop":
        return why_stop(state)
    if saying.kind == "flip":
        return why_flip(state, saying.place)
    return why_place(state, seat, saying)


def picked(text: str) -> Saying | None:
    """An object as the move that a person who picks it first would have in mind."""
    found = re.fullmatch(r"(hand|row):([0-9])", text.strip().lower())
    return Saying("place" if found[1] == "hand" else "flip", "", int(found[2])) if found else None


def why_stop(state: RainbowRules) -> IllegalMove:
    if state.placed == 0:
        return IllegalMove("place-first", "A turn needs at least one card: you cannot stop before you place one.", "R1")
    return IllegalMove("flip-commits", "At this table whoever flips a card must place one after it.", "R2")


def why_flip(state: RainbowRules, place: int) -> IllegalMove:
    if state.lying == 0:
        return IllegalMove("nothing-lies", "No card lies in the row yet, so there is nothing to flip.", "R3")
    if not 1 <= place <= RAINBOW:
        return IllegalMove("no-such-spot", f"The places of the row are 1 to {RAINBOW}.", "B4")
    if place > state.lying:
        return IllegalMove("no-card-there", f"Only {state.lying} of the row's places are filled.", "B4")
    next_ = "place a card" if state.placed == 0 or state.flip_commits else "place a card or stop"
    return IllegalMove("flipped-already", f"You have just flipped a card: now {next_}.", "B6")


def why_place(state: RainbowRules, seat: int, saying: Saying) -> IllegalMove:
    faces = [state.side(seat, place) if state.has(place) else -1 for place in range(seat * HAND, seat * HAND + HAND)]
    if saying.place >= 0 and not 1 <= saying.place <= HAND:
        return IllegalMove("no-such-card", f"The cards of your hand are 1 to {HAND}.", "B1")
    if saying.place >= 0 and faces[saying.place - 1] < 0:
        return IllegalMove("placed-already", f"You have placed your card {saying.place}.", "B5")
    shown = [faces[saying.place - 1]] if saying.place >= 0 else faces
    if saying.face and LETTERS.index(saying.face) not in shown:
        colour = hue(HUES[LETTERS.index(saying.face)]).name
        if saying.place >= 0:
            shows = hue(HUES[shown[0]]).name
            return IllegalMove("other-face", f"Your card {saying.place} shows {shows}, not {colour}.", "B2")
        return IllegalMove("not-in-hand", f"None of your cards shows {colour}.", "B2")
    return IllegalMove("flip-first", "Before you place another card you must flip one of the row.", "B6")
