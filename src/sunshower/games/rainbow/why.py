"""Rainbow: why a move is refused, or an object cannot be picked.

The State given here is a guess from the seat's View, so no answer can depend on what the seat may not know. The rules
are not written again: each answer asks the State's own questions.
"""

import re

from sunshower.core.errors import IllegalMove, instead, not_understood, refusals
from sunshower.core.message import Arg, Message, Word
from sunshower.games.rainbow.notation import MOVES, RainbowMove, fronts, unclear
from sunshower.games.rainbow.pieces import HAND, HUES, RAINBOW, Letter
from sunshower.games.rainbow.state import RainbowState

HOLDS = frozenset(("no-such-card", "placed-already", "other-face", "not-in-hand"))
"""Refusals after which it helps to hear what is in the hand."""
OPEN = frozenset(("not-understood", "nothing-lies"))
"""Refusals after which it helps to hear what may be done; the others tell."""
PASSING = ("pass", "end", "done")
COLOURS = {name: letter for letter, name in HUES.items()} | {"turquoise": "C"}
CALLED = re.compile(rf"(?:blind\s*|place\s*)?({'|'.join(COLOURS)})\s*([0-9])?")

no = refusals("rainbow")


def why(state: RainbowState, seat: int, text: str) -> IllegalMove:
    """Why a seat whose turn it is may not play a text, or pick an object such as row:3, and what helps on."""
    refusal = reason(state, seat, text)
    held = [in_hand(place, shown) for place, shown in enumerate(fronts(state, seat), 1) if shown]
    if refusal.code in HOLDS and held:
        return instead(refusal, Message("rainbow-you-hold", {"cards": tuple(held)}))
    return instead(refusal, Message("rainbow-now", {"now": open_now(state)})) if refusal.code in OPEN else refusal


def reason(state: RainbowState, seat: int, text: str) -> IllegalMove:
    """What is wrong with a text."""
    wanted = picked(text) or MOVES.parse(text)
    if wanted is None:
        return why_word(state, seat, text.strip(": ").lower())
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


def why_word(state: RainbowState, seat: int, word: str) -> IllegalMove:
    """What to say to a word alone, or to a card by the name of its colour."""
    if word in PASSING:
        return no("say-stop", "B8") if state.may_stop() else why_stop(state)
    if word == "flip" and not state.may_flip():
        return why_flip(state, 1)
    if word in ("place", "normal", "blind") and not state.may_place():
        return no("flip-first", "B6")
    called = CALLED.fullmatch(word)
    if called is None:
        return not_understood()
    letter, hand = COLOURS[called[1]], fronts(state, seat)
    place = int(called[2]) if called[2] else hand.index(letter) + 1 if letter in hand else None
    if place and hand[place - 1 : place] == [letter] and state.may_place():
        return no("say-place", "B2", face=face(letter), hand=place)
    return why_place(state, seat, RainbowMove("place", letter, place))


def choice(state: RainbowState, what: str) -> Arg:
    """An object to pick, or a kind of move, as a question names it."""
    kind, colon, place = what.partition(":")
    if not colon:
        return Message("rainbow-deed", {"kind": what})
    shown = fronts(state, state.turn)[int(place) - 1] if kind == "hand" else None
    return in_hand(int(place), shown) if shown else int(place)


def in_hand(place: int, shown: Letter) -> Message:
    return Message("rainbow-in-hand", {"hand": place, "face": face(shown)})


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
        return no("no-card-there", "B4", spot=spot, filled=state.lying)
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
