"""Chroma Cards' rainbow: why a move is refused, or an object cannot be picked.

The State given here is a guess from the seat's View, so no answer can depend on what the seat may not know. The rules
are not written again: each answer asks the State's own questions, in the order in which a person would.
"""

import re

from sunshower.core.errors import IllegalMove
from sunshower.core.game import NOBODY
from sunshower.games.chroma.notation import Saying, said, said_face
from sunshower.games.chroma.pieces import EMPTY, NAMES, NO_CARD, TEXTS, UNKNOWN, Phase, wild
from sunshower.games.chroma.state import ChromaState

EXAMPLES = {
    Phase.DRAW: "draw takes a card from the pile, take the top discard",
    Phase.ACT: "play:Bc lays the blue circle, discard:Bc puts it away, wild:R*@1-Bc lays R* over seat 1's blue circle",
}


def why(state: ChromaState, seat: int, text: str) -> IllegalMove:
    """Why a seat whose turn it is may not play a text, or pick an object such as hand:bc or discards."""
    saying = picked(state, text) or said(text)
    if saying is None:
        return IllegalMove("not-understood", f"That is no move of this game. For example: {EXAMPLES[state.phase]}.")
    if UNKNOWN in (saying.card, saying.gone):
        cards = "a colour's letter (B G O R Y) and a shape's (c x p s t), with * for any, and A* or *a"
        return IllegalMove("no-such-card", f"There is no such card: a card is {cards}.", "B1")
    if state.phase == Phase.DRAW:
        if saying.kind == "take":
            return why_take(state)
        return IllegalMove("draw-first", "First draw a card: from the pile, or the top discard.", "B4")
    if saying.kind in ("draw", "take"):
        return IllegalMove("already-drawn", "You have drawn your card: now play one, or discard one.", "B5")
    return why_act(state, seat, saying)


def picked(state: ChromaState, text: str) -> Saying | None:
    """An object as the move that a person who picks it first would have in mind."""
    kind, _, name = text.strip().lower().partition(":")
    if text.strip().lower() in ("pile", "discards"):
        return Saying("draw" if kind == "pile" else "take")
    if kind == "hand" and len(name) == 2:
        return Saying("discard", said_face(name))
    rainbow = re.fullmatch(r"([0-9])(?::(..))?", name)
    if kind == "rainbow" and rainbow:
        return Saying("rainbow", seat=int(rainbow[1]), gone=said_face(rainbow[2]))
    return None


def why_take(state: ChromaState) -> IllegalMove:
    """Why the top discard cannot be taken."""
    if not state.discards:
        return IllegalMove("no-discards", "There are no discards to take.", "C2")
    name = NAMES[state.top()]
    if wild(state.top()):
        return IllegalMove("wild-on-top", f"The {name} on top of the discards is wild, and can never be taken.", "C11")
    turns = state.lock(0)
    last = "until this turn is over" if turns == 1 else f"for this turn and {turns - 1} more"
    rule = "C27" if state.lock_for_victim else "C10"
    return IllegalMove("locked", f"A wild has just replaced the {name}: it is locked {last}.", rule)


def why_act(state: ChromaState, seat: int, saying: Saying) -> IllegalMove:
    if saying.kind == "rainbow":
        return why_rainbow(state, seat, saying)
    name = NAMES[saying.card]
    if not state.holds(seat, saying.card):
        return IllegalMove("not-in-hand", f"You do not hold the {name}.", "B5")
    if saying.kind == "discard":
        return idle(saying.card)
    if saying.kind == "wild":
        return why_wild(state, seat, saying)
    if not state.is_full(seat):
        return IllegalMove("not-full", "Your rainbow has room: nothing leaves it before it has five cards.", "C24")
    if saying.gone == NO_CARD:
        example = f"play:{TEXTS[saying.card]}-{TEXTS[state.laid(seat, 0)]}"
        return IllegalMove("needs-a-card", f"You have five cards: say which one goes, for example {example}.", "C8")
    if saying.gone == saying.card:
        return idle(saying.card)
    return IllegalMove("not-there", f"There is no {NAMES[saying.gone]} in your rainbow.", "C8")


def idle(face: int) -> IllegalMove:
    return IllegalMove("idle", f"You have just taken the {NAMES[face]}: it may not go straight back.", "C23")


def why_rainbow(state: ChromaState, seat: int, saying: Saying) -> IllegalMove:
    """Why a rainbow, or a card in one, is no part of any move now."""
    if saying.seat >= state.seats:
        return no_such_seat(state)
    if saying.seat != seat and state.laid(saying.seat, 0) == EMPTY:
        return IllegalMove("nothing-there", "There is no card in front of that player to lay a wild on.", "C6")
    if saying.gone != NO_CARD and not state.has_laid(saying.seat, saying.gone):
        return IllegalMove("not-there", f"There is no {NAMES[saying.gone]} in that rainbow.", "C16")
    if saying.seat == seat and state.is_full(seat):
        return why_alike(state, saying.gone)
    if saying.seat == seat:
        return IllegalMove("not-full", "Your rainbow has room: nothing leaves it before it has five cards.", "C16")
    return IllegalMove("no-wild", "You hold no wild card, and nothing else can be played on another player.", "C7")


def why_alike(state: ChromaState, face: int) -> IllegalMove:
    """Why a card of a full rainbow cannot be picked: all cards of the hand are like it, and they go themselves."""
    if state.is_idle(face):
        return idle(face)
    example = f"play:{TEXTS[face]}-{TEXTS[face]}"
    return IllegalMove("alike", f"You hold only cards like it: say {example}, and the new one goes.", "C8")


def no_such_seat(state: ChromaState) -> IllegalMove:
    return IllegalMove("no-such-seat", f"The seats at this table are 0 to {state.seats - 1}.", "C25")


def why_wild(state: ChromaState, seat: int, saying: Saying) -> IllegalMove:
    card = TEXTS[saying.card]
    if not wild(saying.card):
        return IllegalMove("not-wild", f"The {NAMES[saying.card]} is not wild, so it stays on your side.", "C7")
    if saying.seat >= state.seats:
        return no_such_seat(state)
    if saying.seat == seat:
        return why_own(state, seat, saying)
    others = [other for other in range(state.seats) if other != seat and state.laid(other, 0) != EMPTY]
    if not others:
        return IllegalMove("nothing-there", "Nobody else has a card in front of them to lay a wild on.", "C6")
    if saying.seat == NOBODY:
        example = f"wild:{card}@{others[0]}-{TEXTS[state.laid(others[0], 0)]}"
        return IllegalMove("needs-a-seat", f"Say whose card it covers, for example {example}.", "C6")
    if saying.seat not in others:
        return IllegalMove("nothing-there", "There is no card in front of that player to lay a wild on.", "C6")
    if saying.gone == NO_CARD:
        example = f"wild:{card}@{saying.seat}-{TEXTS[state.laid(saying.seat, 0)]}"
        return IllegalMove("needs-a-card", f"Say which card it covers, for example {example}.", "C6")
    return IllegalMove("not-there", f"There is no {NAMES[saying.gone]} in that rainbow.", "C6")


def why_own(state: ChromaState, seat: int, saying: Saying) -> IllegalMove:
    """How a wild that was meant for the own rainbow is played there."""
    example, rule = f"play:{TEXTS[saying.card]}", "C24"
    if state.is_full(seat):
        gone = saying.gone if state.has_laid(seat, saying.gone) else state.laid(seat, 0)
        example, rule = f"{example}-{TEXTS[gone]}", "C8"
    return IllegalMove("own-rainbow", f"Onto your own rainbow a wild is played like any card: {example}.", rule)
