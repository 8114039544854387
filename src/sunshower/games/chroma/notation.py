"""Chroma Cards' rainbow: moves as text and as picks, and what the log tells of them."""

import re
from typing import NamedTuple

from sunshower.core.game import CHANCE, NOBODY, Eyes, Path
from sunshower.games.chroma.pieces import (
    HAND,
    NAMES,
    NO_CARD,
    SHAPES,
    TEXTS,
    Do,
    Phase,
    drawn_face,
    drawn_seat,
    face_of,
    kind_of,
    place_of,
    spot_of,
    swaps_itself,
    victim_of,
)
from sunshower.games.chroma.rules import ChromaRules
from sunshower.games.chroma.state import ChromaState
from sunshower.games.chroma.view import readings


class Saying(NamedTuple):
    """A move as it was said: a kind, the card it plays, whose rainbow it goes to, and the card it clears there."""

    kind: str
    card: int = NO_CARD
    seat: int = NOBODY
    gone: int = NO_CARD


# After a word any two signs are taken for a card; without one, only a colour's and a shape's.
CARD = r"[^\s@:-]{2}"
BARE = r"[bgorya*][cxpsta*]"
SAYINGS = tuple(
    re.compile(pattern.replace("CARD", CARD).replace("BARE", BARE))
    for pattern in (
        r"(?P<kind>draw|take)",
        r"(?P<kind>discard)[\s:]*(?P<card>CARD)",
        r"(?P<kind>play)[\s:]*(?P<card>CARD)(?:[\s-]*(?P<gone>CARD))?",
        r"(?P<kind>wild)[\s:]*(?P<card>CARD)(?:[\s@]*(?P<seat>[0-9])(?:[\s-]*(?P<gone>CARD))?)?",
        r"(?P<kind>)(?P<card>BARE)(?:[\s-]*(?P<gone>BARE))?",
        r"(?P<kind>)(?P<card>BARE)[\s@]*(?P<seat>[0-9])(?:[\s-]*(?P<gone>BARE))?",
    )
)


def said(text: str) -> Saying | None:
    """What a text says, whether or not it may be played; None if it says nothing."""
    text = text.strip().lower()
    for pattern in SAYINGS:
        match = pattern.fullmatch(text)
        if match:
            parts = match.groupdict()
            kind = parts["kind"] or ("play" if parts.get("seat") is None else "wild")
            seat = NOBODY if parts.get("seat") is None else int(parts["seat"])
            return Saying(kind, said_face(parts.get("card")), seat, said_face(parts.get("gone")))
    return None


def said_face(text: str | None) -> int:
    return NO_CARD if text is None else face_of(text)


def format_move(state: ChromaState, action: int) -> str:
    """An action on offer as text."""
    if state.phase == Phase.FIRST:
        return f"first:{drawn_seat(action)}"
    if state.turn == CHANCE:
        return f"card:{TEXTS[drawn_face(action)]}"
    kind, card, seat, gone = meant(state, action)
    if card == NO_CARD:
        return kind
    at = f"@{seat}" if kind == "wild" else ""
    return f"{kind}:{TEXTS[card]}{at}{'' if gone == NO_CARD else f'-{TEXTS[gone]}'}"


def meant(state: ChromaState, action: int) -> Saying:
    """A decision on offer, taken apart."""
    kind = kind_of(action)
    if kind in (Do.DRAW, Do.TAKE):
        return Saying("draw" if kind == Do.DRAW else "take")
    card = state.card(state.turn, place_of(action))
    if kind == Do.DISCARD:
        return Saying("discard", card)
    if kind == Do.WILD:
        seat = victim_of(action)
        return Saying("wild", card, seat, state.laid(seat, spot_of(action)))
    if kind == Do.ADD:
        return Saying("play", card)
    return Saying("play", card, gone=card if swaps_itself(action) else state.laid(state.turn, spot_of(action)))


def parse_move(state: ChromaState, text: str) -> int | None:
    """The action on offer that a text names, or None."""
    if state.turn == CHANCE:
        return next((action for action in state.legal() if format_move(state, action) == text), None)
    saying = said(text)
    if saying is None:
        return None
    return next((action for action in state.legal() if meant(state, action) == saying), None)


def picks(state: ChromaState, action: int) -> list[Path]:
    """The paths of picks that make a decision on offer."""
    kind, card, seat, gone = meant(state, action)
    if card == NO_CARD:
        return [("pile" if kind == "draw" else "discards",)]
    hand = f"hand:{TEXTS[card].lower()}"
    if kind == "discard":
        return [(hand, "discards")]
    rainbow = f"rainbow:{state.turn if seat == NOBODY else seat}"
    if gone == NO_CARD:
        return [(hand, rainbow)]
    return [(hand, rainbow, hand if kind == "play" and gone == card else f"{rainbow}:{TEXTS[gone].lower()}")]


# The log


def tell(state: ChromaRules, action: int, eyes: Eyes) -> tuple[str, str]:
    """An action about to be played, as these eyes see it: its text, and a sentence with {0}, {1} for the seats."""
    if state.turn == CHANCE:
        return tell_draw(state, action, eyes)
    return format_move(state, action), f"{{{state.turn}}} {deed(state, action)}."


def tell_draw(state: ChromaState, outcome: int, eyes: Eyes) -> tuple[str, str]:
    if state.phase == Phase.FIRST:
        return format_move(state, outcome), f"{{{drawn_seat(outcome)}}} begins."
    seat, gets = (state.dealt // HAND, "is dealt") if state.phase == Phase.DEAL else (state.player(), "gets")
    if eyes in (seat, "all"):
        return format_move(state, outcome), f"{{{seat}}} {gets} the {NAMES[drawn_face(outcome)]}."
    if state.phase == Phase.DEAL:
        return "card:?", f"{{{seat}}} {gets} a card."
    return "card:?", f"The pile has {counted(state.pile - 1, 'card')} left."  # that a card was drawn is told already


def deed(state: ChromaRules, action: int) -> str:
    """What a decision does, as the end of a sentence."""
    kind, card, seat, gone = meant(state, action)
    match kind:
        case "draw":
            if state.pile:
                return "draws from the pile"
            return "shuffles the discards, all but the top one, into a new pile and draws a card"
        case "take":
            return f"takes the {NAMES[state.top()]} from the discards"
        case "discard":
            return f"discards the {NAMES[card]}"
        case "wild":
            return f"lays the {NAMES[card]} over {{{seat}}}'s {NAMES[gone]}{ended(state, action)}"
    if gone == NO_CARD:
        return f"plays the {NAMES[card]}{ended(state, action)}"
    away = "it" if gone == card else f"the {NAMES[gone]}"
    return f"plays the {NAMES[card]} and puts {away} away{ended(state, action)}"


def ended(state: ChromaRules, action: int) -> str:
    """The end of the sentence when a rainbow is complete."""
    after = state.clone()
    after.play(action)
    if after.winner == NOBODY:
        return ""
    shape = next(reading["shape"] for reading in readings(after.rainbow(after.winner)) if not reading["missing"])
    return f": {{{after.winner}}} has a rainbow of {plural(shape)}"


def plural(shape: str) -> str:
    return f"{shape}es" if shape == SHAPES[1] else f"{shape}s"


def counted(count: int, noun: str) -> str:
    return f"{count or 'no'} {noun}{'' if count == 1 else 's'}"
