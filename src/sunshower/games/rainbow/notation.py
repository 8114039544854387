"""Rainbow: moves as text and as picks, and what the log tells of them."""

import re
from typing import NamedTuple

from sunshower.core.colours import hue
from sunshower.core.game import CHANCE, Eyes, Path
from sunshower.games.rainbow.pieces import (
    HAND,
    HUES,
    LETTERS,
    NEXT,
    SEATS,
    SHADOW,
    Do,
    Draw,
    Phase,
    card_up,
    face_of,
    first_of,
    is_flip,
    place_of,
    seat_of,
    second_of,
    shows_hidden,
    spot_of,
)
from sunshower.games.rainbow.rules import RainbowRules


class Saying(NamedTuple):
    """A move as it was said: a kind, the face that a hand card shows its owner, and a place in the hand or row."""

    kind: str
    face: str = ""
    place: int = 0


FACE = f"(?P<face>[{LETTERS.lower()}])"
SAYINGS = tuple(
    re.compile(pattern)
    for pattern in (
        r"(?P<kind>stop)",
        r"(?P<kind>flip)[\s:]*(?P<place>[0-9])",
        rf"(?:(?P<kind>place|blind)[\s:]*)?{FACE}?\s*(?P<place>[0-9])",
        rf"(?:(?P<kind>place|blind)[\s:]*)?{FACE}",
        r"(?P<kind>\?)\s*(?P<place>[0-9])",
    )
)


def said(text: str) -> Saying | None:
    """What a text says, whether or not it may be played; None if it says nothing."""
    text = text.strip().lower()
    for pattern in SAYINGS:
        match = pattern.fullmatch(text)
        if match:
            parts = match.groupdict()
            kind = (parts.get("kind") or "place").replace("?", "blind")
            return Saying(kind, (parts.get("face") or "").upper(), int(parts.get("place") or -1))
    return None


def format_move(state: RainbowRules, action: int) -> str:
    """An action on offer as text."""
    if action >= Draw.CARD:
        return f"card:{''.join(faces(card_up(action)))}"
    if action == Draw.NONE:
        return "card:-"
    if action >= Draw.SHOW:
        return f"shows:{LETTERS[face_of(action)]}"
    if action >= Draw.FIRST:
        return f"first:{seat_of(action)}"
    saying = meant(state, action)
    match saying.kind:
        case "stop":
            return "stop"
        case "flip":
            return f"flip:{saying.place}"
        case "blind":
            return f"?{saying.place}"
    return f"{saying.face}{saying.place}"


def meant(state: RainbowRules, action: int) -> Saying:
    """A decision on offer, taken apart."""
    if is_flip(action):
        return Saying("flip", "", spot_of(action) + 1)
    if action == Do.STOP:
        return Saying("stop", "", -1)
    kind = "blind" if shows_hidden(action) else "place"
    return Saying(kind, LETTERS[front(state, action)], place_of(action) + 1)


def front(state: RainbowRules, action: int) -> int:
    """The face that a card about to be placed shows its owner."""
    return state.side(state.active, state.active * HAND + place_of(action))


def parse_move(state: RainbowRules, text: str) -> int | None:
    """The action on offer that a text names, or None; a hand card may be named by its face, its place or both."""
    if state.turn == CHANCE:
        return next((action for action in state.legal() if format_move(state, action) == text), None)
    saying = said(text)
    if saying is None or unclear(state, text):
        return None
    return next((action for action in state.legal() if fits(meant(state, action), saying)), None)


def unclear(state: RainbowRules, text: str) -> bool:
    """Whether a lone S may be short for stop as well as for shadow."""
    return state.may_stop() and text.strip().lower() == "s"


def fits(move: Saying, saying: Saying) -> bool:
    """Whether a move is the one that was said; what was left out fits anything."""
    return (
        move.kind == saying.kind
        and saying.face in ("", move.face)
        and (saying.place == move.place or (saying.place < 0 and saying.face != ""))
    )


def picks(state: RainbowRules, action: int) -> list[Path]:
    """The path of picks that makes a decision on offer."""
    saying = meant(state, action)
    match saying.kind:
        case "stop":
            return [("stop",)]
        case "flip":
            return [(f"row:{saying.place}",)]
        case "blind":
            return [(f"hand:{saying.place}", "blind")]
    return [(f"hand:{saying.place}", "normal")]


# The log


def tell(state: RainbowRules, action: int, eyes: Eyes) -> tuple[str, str]:
    """An action about to be played, as these eyes see it: its text, and a sentence with {0}, {1} for the seats."""
    if action >= Draw.NONE:
        return tell_draw(state, action, eyes)
    text = format_move(state, action)
    if state.phase == Phase.FIRST:
        return text, f"{{{seat_of(action)}}} begins."
    if state.phase == Phase.SHOW:
        return text, f"It shows {named(face_of(action))}{outcome(state, action)}."
    saying = meant(state, action)
    match saying.kind:
        case "stop":
            deed = "stops"
        case "flip":
            deed = f"flips card {saying.place} of the row, {named(state.up(saying.place - 1))} so far"
        case "blind":
            deed = f"places card {saying.place} blind"
        case _:
            deed = f"places {named(LETTERS.index(saying.face))} (card {saying.place}){outcome(state, action)}"
    return text, f"{{{state.turn}}} {deed}."


def named(face: int) -> str:
    return hue(HUES[face]).name


def outcome(state: RainbowRules, action: int) -> str:
    """The end of the sentence when a card that shows ends the round."""
    after = state.clone()
    after.play(action)
    for seat in range(SEATS):
        cards = after.scores()[seat] - state.scores()[seat]
        if cards:
            return f"{verdict(state, seat, action)}, and {{{seat}}} takes {cards} card{'s'[: cards > 1]}"
    return ""


def verdict(state: RainbowRules, winner: int, action: int) -> str:
    """What the cards that show have come to; a shadow speaks for itself."""
    if winner == state.active:
        return ": a rainbow"
    shown = face_of(action) if action >= Draw.SHOW else front(state, action)
    return "" if shown == SHADOW else ": a clash"


def tell_draw(state: RainbowRules, outcome: int, eyes: Eyes) -> tuple[str, str]:
    """A card drawn and the one behind it: each seat is told the sides that it sees."""
    seat = state.drawer()
    after = state.clone()
    after.play(outcome)
    text = "card:-" if outcome == Draw.NONE else f"card:{told(card_up(outcome), seat, eyes)}"
    drawn = drawn_card(state, NEXT + seat, seat, eyes)
    comes = sides(after, NEXT + seat, eyes) if eyes in (seat, "all") and after.has(NEXT + seat) else ""
    if not drawn:
        return text, f"{{{seat}}} {f'sees {comes}' if comes else 'looks'} at the front of the holder."
    last = " the last card," if after.left == 1 else ""
    return text, f"{{{seat}}} draws {drawn}{f'; next comes{last} {comes}' if comes else ''}."


def drawn_card(state: RainbowRules, place: int, seat: int, eyes: Eyes) -> str:
    """The card that a seat draws; nothing if it only looks at its end of the holder."""
    if not state.has(place):
        return ""
    if eyes in (seat, "all"):
        return sides(state, place, eyes)
    return "a card" if eyes is None else f"a card, {sides(state, place, eyes)} on its back"


def sides(state: RainbowRules, place: int, eyes: Eyes) -> str:
    """The sides of a card that these eyes see, by name."""
    return "/".join(named(state.side(seat, place)) for seat in range(SEATS) if eyes in (seat, "all"))


def told(card: int, seat: int, eyes: Eyes) -> str:
    """The letters of a card that turns up at a seat's end of the holder."""
    return "".join(face if eyes == "all" or (eyes == seat == side) else "?" for side, face in enumerate(faces(card)))


def faces(card: int) -> tuple[str, str]:
    return LETTERS[first_of(card)], LETTERS[second_of(card)]
