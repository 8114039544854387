"""Chroma Cards' rainbow: why a move is refused, or an object cannot be picked.

The State given here is a guess from the seat's View, so no answer can depend on what the seat may not know. The rules
are not written again: each answer asks the State's own questions, in the order in which a person would.
"""

from sunshower.core.errors import IllegalMove
from sunshower.games.chroma.notation import ChromaMove, said, spelled
from sunshower.games.chroma.pieces import TEXTS, UNKNOWN, Phase, called, face_of, wild
from sunshower.games.chroma.state import ChromaState
from sunshower.games.chroma.view import texts

EXAMPLES = {
    Phase.DRAW: "draw takes a card from the pile, take the top discard",
    Phase.ACT: "play:Bc lays the blue circle, discard:Bc puts it away, wild:R*@1-Bc lays R* over seat 1's blue circle",
}


def why(state: ChromaState, seat: int, text: str) -> IllegalMove:
    """Why a seat whose turn it is may not play a text, or pick an object such as hand:bc or discards."""
    wanted = picked(text.strip().lower()) or said(state, text)
    if wanted is None:
        return IllegalMove("not-understood", f"That is no move of this game. For example: {EXAMPLES[state.phase]}.")
    if UNKNOWN in (face_of(wanted.card), face_of(wanted.gone)):
        cards = "a colour's letter (B G O R Y) and a shape's (c x p s t), with * for any, and A* or *a"
        return IllegalMove("no-such-card", f"There is no such card: a card is {cards}.", "B1")
    if state.phase == Phase.DRAW:
        if wanted.kind == "take":
            return why_take(state)
        return IllegalMove("draw-first", "First draw a card: from the pile, or the top discard.", "B4")
    if wanted.kind in ("draw", "take"):
        return IllegalMove("already-drawn", "You have drawn your card: now play one, or discard one.", "B5")
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


def why_take(state: ChromaState) -> IllegalMove:
    """Why the top discard cannot be taken."""
    if not state.discards:
        return IllegalMove("no-discards", "There are no discards to take.", "C2")
    name = called(TEXTS[state.top()])
    if wild(state.top()):
        return IllegalMove("wild-on-top", f"The {name} on top of the discards is wild, and can never be taken.", "C11")
    turns = state.lock(0)
    last = "until this turn is over" if turns == 1 else f"for this turn and {turns - 1} more"
    rule = "C27" if state.lock_for_victim else "C10"
    return IllegalMove("locked", f"A wild has just replaced the {name}: it is locked {last}.", rule)


def why_act(state: ChromaState, seat: int, wanted: ChromaMove, card: str) -> IllegalMove:
    rainbow = texts(state.rainbow(seat))
    if face_of(card) not in state.hand(seat):
        return IllegalMove("not-in-hand", f"You do not hold the {called(card)}.", "B5")
    if wanted.kind == "wild":
        return why_wild(state, seat, wanted, card)
    if wanted.kind == "discard":
        return idle(card)
    if not state.is_full(seat):
        return IllegalMove("not-full", "Your rainbow has room: nothing leaves it before it has five cards.", "C24")
    if wanted.gone is None:
        example = f"play:{card}-{rainbow[0]}"
        return IllegalMove("needs-a-card", f"You have five cards: say which one goes, for example {example}.", "C8")
    if wanted.gone == card:
        return idle(card)
    return IllegalMove("not-there", f"There is no {called(wanted.gone)} in your rainbow.", "C8")


def idle(card: str) -> IllegalMove:
    return IllegalMove("idle", f"You have just taken the {called(card)}: it may not go straight back.", "C23")


def why_there(state: ChromaState, seat: int, owner: int, gone: str | None, rule: str) -> IllegalMove | None:
    """Why there is no such rainbow, nothing in it, or not that card; None if there is."""
    if owner >= state.seats:
        return IllegalMove("no-such-seat", f"The seats at this table are 0 to {state.seats - 1}.", "C25")
    rainbow = texts(state.rainbow(owner))
    if owner != seat and not rainbow:
        return IllegalMove("nothing-there", "There is no card in front of that player to lay a wild on.", "C6")
    if gone is not None and gone not in rainbow:
        return IllegalMove("not-there", f"There is no {called(gone)} in that rainbow.", rule)
    return None


def why_rainbow(state: ChromaState, seat: int, owner: int, gone: str | None) -> IllegalMove:
    """Why a rainbow, or a card in one, is no part of any move now."""
    absent = why_there(state, seat, owner, gone, "C16")
    if absent:
        return absent
    if owner != seat:
        return IllegalMove("no-wild", "You hold no wild card, and nothing else can be played on another player.", "C7")
    if gone is None or not state.is_full(seat):
        return IllegalMove("not-full", "Your rainbow has room: nothing leaves it before it has five cards.", "C16")
    if state.is_idle(face_of(gone)):
        return idle(gone)
    # All cards of the hand are like it, and they go themselves.
    return IllegalMove("alike", f"You hold only cards like it: say play:{gone}-{gone}, and the new one goes.", "C8")


def why_wild(state: ChromaState, seat: int, wanted: ChromaMove, card: str) -> IllegalMove:
    owner, gone = wanted.seat, wanted.gone
    if not wild(face_of(card)):
        return IllegalMove("not-wild", f"The {called(card)} is not wild, so it stays on your side.", "C7")
    if owner == seat:
        return why_own(state, seat, card, gone)
    others = [other for other in range(state.seats) if other != seat and state.rainbow(other)]
    absent = None if owner is None else why_there(state, seat, owner, gone, "C6")
    if absent and (others or absent.code != "nothing-there"):
        return absent
    if not others:
        return IllegalMove("nothing-there", "Nobody else has a card in front of them to lay a wild on.", "C6")
    victim = others[0] if owner is None else owner
    example = f"wild:{card}@{victim}-{TEXTS[state.laid(victim, 0)]}"
    if owner is None:
        return IllegalMove("needs-a-seat", f"Say whose card it covers, for example {example}.", "C6")
    return IllegalMove("needs-a-card", f"Say which card it covers, for example {example}.", "C6")


def why_own(state: ChromaState, seat: int, card: str, gone: str | None) -> IllegalMove:
    """How a wild that was meant for the own rainbow is played there."""
    example, rule = f"play:{card}", "C24"
    if state.is_full(seat):
        rainbow = texts(state.rainbow(seat))
        example, rule = f"{example}-{gone if gone in rainbow else rainbow[0]}", "C8"
    return IllegalMove("own-rainbow", f"Onto your own rainbow a wild is played like any card: {example}.", rule)
