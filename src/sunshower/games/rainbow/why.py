"""Rainbow: why a move is refused, or an object cannot be picked.

The State given here is a guess from the seat's View, so no answer can depend on what the seat may not know. The rules
are not written again: each answer asks the State's own questions.
"""

import re

from sunshower.core.errors import IllegalMove, instead, not_understood, refusals
from sunshower.core.message import Arg, Message, Word, either
from sunshower.games.rainbow.notation import MOVES, RainbowMove, alike, fronts, unclear
from sunshower.games.rainbow.pieces import HAND, RAINBOW, Letter
from sunshower.games.rainbow.state import RainbowState

HOLDS = frozenset(("no-such-card", "placed-already", "other-face", "not-in-hand"))
"""Refusals after which it helps to hear what is in the hand."""
OPEN = frozenset(("not-understood", "nothing-lies", "no-such-spot", "no-card-there"))
"""Refusals after which it helps to hear what may be done; the others tell."""
PASSING = ("pass", "end", "done")

no = refusals("rainbow")


def why(state: RainbowState, seat: int, text: str) -> IllegalMove:
    """Why a seat whose turn it is may not play a text, or pick an object such as row:3, and what helps on."""
    refusal = reason(state, seat, text)
    held = [in_hand(place, shown) for place, shown in enumerate(fronts(state, seat), 1) if shown]
    asked = state.may_place() and MOVES.begun(text)  # the question that follows names the cards
    if refusal.code in HOLDS and not state.may_place():
        return instead(refusal, Message("rainbow-now", {"now": open_now(state)}))
    if refusal.code in HOLDS and held and not asked:
        return instead(refusal, Message("rainbow-you-hold", {"cards": tuple(held)}))
    return instead(refusal, Message("rainbow-now", {"now": open_now(state)})) if refusal.code in OPEN else refusal


def reason(state: RainbowState, seat: int, text: str) -> IllegalMove:
    """What is wrong with a text."""
    wanted = picked(text) or MOVES.parse(text)
    if wanted is None:
        return why_word(state, text.strip(": ").lower())
    if unclear(state, text):
        return no("stop-or-shadow", "B8", stop=state.may_stop())
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


def why_word(state: RainbowState, word: str) -> IllegalMove:
    """What to say to a word alone."""
    if word in PASSING:
        return no("say-stop", "B8") if state.may_stop() else why_stop(state)
    if word == "flip" and not state.may_flip():
        return why_flip(state, None)
    if word in ("place", "normal", "blind") and not state.may_place():
        return no("flip-first", "B6", card=None)
    return not_understood()


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


def why_flip(state: RainbowState, spot: int | None) -> IllegalMove:
    if state.lying == 0:
        return no("nothing-lies", "R3")
    if spot is not None and not 1 <= spot <= RAINBOW:
        return no("no-such-spot", "B4", spot=spot, spots=RAINBOW)
    if spot is not None and spot > state.lying:
        return no("no-card-there", "B4", spot=spot, filled=state.lying)
    return no("flipped-already", "B6", spot=spot, now=open_now(state))


def why_place(state: RainbowState, seat: int, wanted: RainbowMove) -> IllegalMove:
    hand = fronts(state, seat)
    if wanted.hand is not None:
        if not 1 <= wanted.hand <= HAND:
            return no("no-such-card", "B2", hand=wanted.hand, cards=HAND)
        shown = hand[wanted.hand - 1]
        if shown is None:
            return no("placed-already", "B5", hand=wanted.hand)
        if wanted.face is not None and wanted.face != shown:
            return no("other-face", "B2", hand=wanted.hand, shows=face(shown), face=face(wanted.face))
    elif wanted.face is not None and wanted.face not in hand:
        return no("not-in-hand", "B2", face=face(wanted.face))
    if state.may_place() and wanted.face is not None:
        which = [in_hand(place, wanted.face) for place in alike(hand, wanted)]
        return IllegalMove("half-a-move", Message("table-which", {"part": "card", "choices": either(which)}))
    place = wanted.hand or hand.index(wanted.face) + 1
    shown = hand[place - 1]
    return no("flip-first", "B6", card=in_hand(place, shown) if shown else None)


def face(letter: Letter) -> Word:
    return Word("rainbow-face", letter)
