"""Chroma Cards' rainbow: why a move is refused, or an object cannot be picked.

The State given here is a guess from the seat's View, so no answer can depend on what the seat may not know. The rules
are not written again: each answer asks the State's own questions, in the order in which a person would.
"""

import re
from collections.abc import Sequence

from sunshower.core.errors import IllegalMove, instead, not_understood, refusals
from sunshower.core.message import Arg, Message, Who, Word, either
from sunshower.core.text import as_typed
from sunshower.games.chroma.notation import ChromaMove, said, spelled
from sunshower.games.chroma.pieces import COLOURS, TEXTS, UNKNOWN, Phase, face_of, wild, word
from sunshower.games.chroma.state import ChromaState
from sunshower.games.chroma.view import texts

DEEDS = ("play", "discard", "wild")
PASSING = ("pass", "skip", "end", "stop", "done")
COLOUR = re.compile(rf"(?:(?:play|discard|wild)[\s:]*)?([{''.join(name[0] for name in COLOURS)}])")
"""A colour alone, with or without what is to be done with a card of it."""
TELLING = frozenset(
    (
        "no-such-seat",
        "no-colour",
        "draw-first",
        "not-in-hand",
        "not-there",
        "alike",
        "own-rainbow",
        "which-card",
        "needs-a-card",
        "needs-a-seat",
    )
)
"""Refusals that say by themselves what could be done, or that a question follows."""

no = refusals("chroma")


def why(state: ChromaState, seat: int, text: str) -> IllegalMove:
    """Why a seat whose turn it is may not play a text, or pick an object such as hand:bc, and what it may do."""
    refusal = reason(state, seat, text)
    now = Message("chroma-now", {"now": open_now(state, seat)})
    return refusal if refusal.code in TELLING else instead(refusal, now)


def reason(state: ChromaState, seat: int, text: str) -> IllegalMove:
    """What is wrong with a text."""
    wanted = picked(text.strip().lower()) or said(state, text)
    if wanted is None:
        return why_no_move(state, seat, text.strip(": ").lower())
    for name in (wanted.card, wanted.gone):
        if name and face_of(name) == UNKNOWN:
            return no("no-such-card", "B1", said=as_typed(name, text) if name.isalpha() else None)
    if state.phase == Phase.DRAW:
        return why_take(state) if wanted.kind == "take" else draw_first(state, wanted.card or wanted.gone)
    if wanted.kind in ("draw", "take"):
        return no("already-drawn", "B5")
    if wanted.card is None:
        return why_rainbow(state, seat, wanted.seat or 0, wanted.gone)
    return why_act(state, seat, wanted, wanted.card)


def picked(text: str) -> ChromaMove | None:
    """An object as the move that a person who picks it first would have in mind; a rainbow is no move by itself."""
    kind, *names = text.split(":")
    if text in ("pile", "discards"):
        return ChromaMove("draw" if text == "pile" else "take")
    if kind == "hand" and [len(name) for name in names] == [2]:
        return ChromaMove("discard", spelled(names[0]))
    if kind == "rainbow" and names and names[0] in tuple("0123456789") and len(names) < 3:
        return ChromaMove(kind, seat=int(names[0]), gone=spelled(names[1]) if names[1:] else None)
    return None


def choice(state: ChromaState, what: str) -> Arg:
    """An object to pick, or a kind of move, as a question names it."""
    kind, *names = what.split(":")
    if kind == "rainbow" and len(names) == 1:
        return Who(int(names[0]))
    return the(spelled(names[-1])) if names else Message("chroma-deed", {"kind": kind})


def the(card: str) -> Message:
    return Message("chroma-the", {"card": word(card)})


def why_no_move(state: ChromaState, seat: int, text: str) -> IllegalMove:
    """What to say instead of what is no move, or only the first word of one."""
    if text in PASSING:
        return no("no-passing", "C1")
    colour = COLOUR.fullmatch(text)
    if colour:
        return why_colour(state, seat, colour[1])
    if text not in DEEDS:
        return not_understood()
    if state.phase == Phase.DRAW:
        return draw_first(state)
    if text == "wild" and not holds_wild(state, seat):
        return no("no-wild", "C7", card=None, owner=None)
    if text == "wild" and not victims(state, seat):
        return nobody_there()
    return no("which-card", "B5", deed=text)


def why_colour(state: ChromaState, seat: int, letter: str) -> IllegalMove:
    """Why no card of a colour can be played: none has been drawn yet, or none is in the hand."""
    if state.phase == Phase.DRAW:
        return draw_first(state)
    held = texts(state.hand(seat))
    if any(card[0].lower() == letter for card in held):
        return not_understood()
    hue = next(name for name in COLOURS if name[0] == letter)
    return instead(no("no-colour", "B5", colour=Word("hue", hue)), listed("chroma-you-hold", held))


def open_now(state: ChromaState, seat: int) -> str:
    """What a seat can do: draw, or take as well; act, or lay a wild over somebody's card as well."""
    if state.phase == Phase.DRAW:
        return "take" if state.may_take() else "draw"
    return "wild" if holds_wild(state, seat) and victims(state, seat) else "act"


def holds_wild(state: ChromaState, seat: int) -> bool:
    return any(map(wild, state.hand(seat)))


def victims(state: ChromaState, seat: int) -> list[int]:
    """The others who have a card in front of them."""
    return [other for other in range(state.seats) if other != seat and state.rainbow(other)]


def draw_first(state: ChromaState, card: str | None = None) -> IllegalMove:
    return no("draw-first", "B4", card=word(card) if card else None, take=state.may_take())


def why_take(state: ChromaState) -> IllegalMove:
    """Why the top discard cannot be taken."""
    if not state.discards:
        return no("no-discards", "C2")
    card = word(TEXTS[state.top()])
    if wild(state.top()):
        return no("wild-on-top", "C11", card=card)
    return no("locked", "C27" if state.lock_for_victim else "C10", card=card, more=int(state.lock(0)) - 1)


def why_act(state: ChromaState, seat: int, wanted: ChromaMove, card: str) -> IllegalMove:
    if face_of(card) not in state.hand(seat):
        return instead(no("not-in-hand", "B5", card=word(card)), listed("chroma-you-hold", texts(state.hand(seat))))
    if wanted.kind == "wild":
        return why_wild(state, seat, wanted, card)
    if wanted.kind == "discard":
        return idle(card)
    if not state.is_full(seat):
        return why_room(state, seat, card, wanted.gone)
    if wanted.gone is None:
        return no("needs-a-card", "C8", covers=False)
    if wanted.gone == card:
        return idle(card)
    return not_there(state, seat, seat, wanted.gone, "C8")


def why_room(state: ChromaState, seat: int, card: str, gone: str | None) -> IllegalMove:
    """Why no card goes while the own rainbow has room: least of all one that is not there."""
    if gone is None or gone in texts(state.rainbow(seat)):
        rule = "C24" if wild(face_of(card)) else "B6"
        return no("not-full", rule, card=word(gone) if gone else None)
    owner = next((other for other in victims(state, seat) if gone in texts(state.rainbow(other))), None)
    if wild(face_of(card)) and owner is not None:
        return no("elsewhere", "C6", card=word(gone), owner=Who(owner))
    refusal = no("not-there", "B6", card=word(gone), own=True, owner=Who(seat))
    return instead(refusal, Message("chroma-no-not-full", {"card": None}))


def listed(key: str, cards: Sequence[str]) -> Message:
    """Some cards, each kind once."""
    return Message(key, {"cards": tuple(map(the, dict.fromkeys(cards)))})


def not_there(state: ChromaState, seat: int, owner: int, gone: str, rule: str) -> IllegalMove:
    refusal = no("not-there", rule, card=word(gone), own=owner == seat, owner=Who(owner))
    return instead(refusal, listed("chroma-lies", texts(state.rainbow(owner))))


def idle(card: str) -> IllegalMove:
    return no("idle", "C23", card=word(card))


def why_there(state: ChromaState, seat: int, owner: int, gone: str | None, rule: str) -> IllegalMove | None:
    """Why there is no such rainbow, nothing in it, or not that card; None if there is."""
    if owner >= state.seats:
        others = either([Who(other) for other in range(state.seats) if other != seat])
        return no("no-such-seat", "C25", seat=owner, others=others)
    rainbow = texts(state.rainbow(owner))
    if owner != seat and not rainbow:
        return no("nothing-there", "C6", owner=Who(owner))
    if gone is not None and gone not in rainbow:
        return not_there(state, seat, owner, gone, rule)
    return None


def why_rainbow(state: ChromaState, seat: int, owner: int, gone: str | None) -> IllegalMove:
    """Why a rainbow, or a card in one, is no part of any move now."""
    absent = why_there(state, seat, owner, gone, "C16")
    if absent:
        return absent
    if owner != seat:
        return no("no-wild", "C7", card=word(gone) if gone else None, owner=Who(owner))
    if gone is None or not state.is_full(seat):
        return no("not-full", "C16", card=word(gone) if gone else None)
    if state.is_idle(face_of(gone)):
        return idle(gone)
    # All cards of the hand are like it, and they go themselves.
    return no("alike", "C8", card=word(gone))


def why_wild(state: ChromaState, seat: int, wanted: ChromaMove, card: str) -> IllegalMove:
    owner, gone = wanted.seat, wanted.gone
    if not wild(face_of(card)):
        return no("not-wild", "C7", card=word(card))
    if owner == seat:
        return why_own(state, seat, gone)
    others = victims(state, seat)
    absent = None if owner is None else why_there(state, seat, owner, gone, "C6")
    if absent and (others or absent.code != "nothing-there"):
        return absent
    if not others:
        return nobody_there()
    return no("needs-a-seat", "C6") if owner is None else no("needs-a-card", "C6", covers=True)


def nobody_there() -> IllegalMove:
    return no("nothing-there", "C6", owner=None)


def why_own(state: ChromaState, seat: int, gone: str | None) -> IllegalMove:
    """How a wild that was meant for the own rainbow is played there."""
    if not state.is_full(seat):
        return no("own-rainbow", "C24", card=None)
    rainbow = texts(state.rainbow(seat))
    return no("own-rainbow", "C8", card=word(gone if gone in rainbow else rainbow[0]))
