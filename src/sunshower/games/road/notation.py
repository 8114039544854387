"""Rainbow Road: moves as text and as picks, and what the log tells of them."""

import re
from typing import NamedTuple

from sunshower.core.game import CHANCE, Eyes, Path
from sunshower.games.road.pieces import (
    FIELD,
    HAND,
    LAYOUT,
    LETTERS,
    SPOTS,
    Dealt,
    Do,
    Draw,
    Phase,
    Prank,
)
from sunshower.games.road.rules import RoadState


class Saying(NamedTuple):
    """A move as it was said: a kind, and the number and the spots it names."""

    kind: str
    number: int | None = None
    spots: tuple[int, ...] = ()


SAYINGS = tuple(
    re.compile(pattern)
    for pattern in (
        r"(?P<kind>stop)",
        r"(?P<number>[0-9])\s*@?\s*(?P<spots>[a-z])",
        r"(?:>\s*)?(?P<spots>[a-z])",
        r"(?P<kind>jump|skip|teleport|trash)[\s:>]*(?P<spots>[a-z])",
        r"(?P<kind>recycle)[\s:]*(?P<number>[0-9])\s*@?\s*(?P<spots>[a-z])",
        r"(?P<kind>exchange)[\s:]*(?P<spots>[a-z][\s,+-]*[a-z])",
        rf"(?P<kind>{'|'.join(Prank.NAMES)})",
    )
)


def said(text: str) -> Saying | None:
    """What a text says, whether or not it may be played; None if it says nothing."""
    text = text.strip().lower()
    for pattern in SAYINGS:
        match = pattern.fullmatch(text)
        if match:
            parts = match.groupdict()
            number = parts.get("number")
            spots = sorted(LETTERS.find(letter) for letter in re.findall("[a-z]", parts.get("spots") or ""))
            kind = parts.get("kind") or ("place" if number else "step")
            return Saying(kind, int(number) if number else None, tuple(spots))
    return None


def write(state: RoadState, action: int) -> str:
    """An action on offer as text."""
    if action >= Draw.PRANK:
        return f"prank:{Prank.NAMES[action - Draw.PRANK]}"
    if action >= Draw.CARD:
        return f"card:{action - Draw.CARD + 1}"
    if action >= Draw.FIRST:
        return f"first:{action - Draw.FIRST}"
    saying = meant(state, action)
    spots = "".join(LETTERS[spot] for spot in saying.spots)
    match saying.kind:
        case "stop":
            return "stop"
        case "step":
            return f">{spots}"
        case "place":
            return f"{saying.number}@{spots}"
        case "recycle":
            return f"recycle:{saying.number}@{spots}"
    return f"{saying.kind}:{spots}"


def meant(state: RoadState, action: int) -> Saying:
    """A decision on offer, taken apart."""
    if action >= Do.EXCHANGE:
        return Saying("exchange", None, divmod(action - Do.EXCHANGE, SPOTS))
    if action >= Do.RECYCLE:
        index, spot = divmod(action - Do.RECYCLE, SPOTS)
        return Saying("recycle", index + 1, (spot,))
    if action >= Do.TRASH:
        return Saying("trash", None, (action - Do.TRASH,))
    if action >= Do.TELEPORT:
        return Saying("teleport", None, (action - Do.TELEPORT,))
    if action >= Do.PLACE:
        index, place = divmod(action - Do.PLACE, FIELD)
        return Saying("place", index + 1, (state.turn * FIELD + place,))
    if action >= Do.SKIP:
        side = action - Do.SKIP
        return Saying("skip", None, (state.beyond(state.beyond(state.rain, side), side),))
    if action >= Do.JUMP:
        return Saying("jump", None, (state.beyond(state.rain, action - Do.JUMP),))
    if action >= Do.STEP:
        return Saying("step", None, (state.landing(action - Do.STEP),))
    return Saying("stop")


def read(state: RoadState, text: str) -> int | None:
    """The action on offer that a text names, or None."""
    if state.turn == CHANCE:
        return next((action for action in state.legal() if write(state, action) == text), None)
    saying = said(text)
    if saying is None:
        return None
    return next((action for action in state.legal() if meant(state, action) == saying), None)


def picks(state: RoadState, action: int) -> list[Path]:
    """The paths of picks that make a decision on offer."""
    saying = meant(state, action)
    slots = tuple(f"slot:{LETTERS[spot]}" for spot in saying.spots)
    match saying.kind:
        case "stop":
            return [("stop",)]
        case "step":
            return [slots]
        case "place":
            return [(f"hand:{saying.number}", *slots)]
        case "recycle":
            return [("prank:recycle", f"discard:{saying.number}", *slots)]
        case "exchange":
            return [("prank:exchange", *slots), ("prank:exchange", *reversed(slots))]
    return [(f"prank:{saying.kind}", *slots)]


def tell(state: RoadState, action: int, eyes: Eyes) -> tuple[str, str]:
    """An action about to be played, as these eyes see it: its text, and a sentence with {0}, {1} for the seats."""
    if state.turn == CHANCE:
        return tell_draw(state, action, eyes)
    return write(state, action), f"{{{state.turn}}} {deed(state, action)}."


def tell_draw(state: RoadState, outcome: int, eyes: Eyes) -> tuple[str, str]:
    text = write(state, outcome)
    kind, _, value = text.partition(":")
    if kind == "first":
        return text, f"{{{value}}} begins."
    if Dealt.HANDS <= state.dealt < Dealt.RING:
        return text, f"A {value} is laid on {LETTERS[LAYOUT[state.dealt - Dealt.HANDS]]}."
    seat = state.dealt // HAND if kind == "card" else (state.dealt - Dealt.RING) // Prank.HAND
    if eyes in (seat, "all"):
        return text, f"{{{seat}}} is dealt {f'a {value}' if kind == 'card' else f'the prank {value.capitalize()}'}."
    return f"{kind}:?", f"{{{seat}}} is dealt a {kind}."


def deed(state: RoadState, action: int) -> str:
    """What a decision does, as the end of a sentence."""
    saying = meant(state, action)
    spots = [LETTERS[spot] for spot in saying.spots]
    numbers = [state.card(spot) for spot in saying.spots]
    fairy = "Sunny Fairy" if state.phase == Phase.SUNNY else "Rain Fairy"
    match saying.kind:
        case "stop":
            return f"stops the {fairy} on {LETTERS[state.runner()]} and scores {state.points}"
        case "step":
            leaps = fairy == "Sunny Fairy" and state.beyond(state.sunny, action - Do.STEP) == state.rain
            over = " over the Rain Fairy" if leaps else ""
            return f"runs the {fairy}{over} to {spots[0]} (a {numbers[0]}){lap(state, saying, 2 if leaps else 1)}"
        case "place":
            where = f"over the {numbers[0]} on" if numbers[0] else "on"
            return f"plays a {saying.number} {where} {spots[0]}"
        case "jump":
            return f"plays Jump: the Rain Fairy leaps to {spots[0]} (a {numbers[0]}){lap(state, saying)}"
        case "skip":
            return f"plays Skip: the Rain Fairy passes a card, to {spots[0]} (a {numbers[0]}){lap(state, saying)}"
        case "teleport":
            return f"plays Teleport: the Rain Fairy appears on {spots[0]} (a {numbers[0]})"
        case "trash":
            return f"plays Trash: the {numbers[0]} on {spots[0]} is thrown away"
        case "recycle":
            return f"plays Recycle: a {saying.number} comes back and replaces the {numbers[0]} on {spots[0]}"
    return f"plays Exchange: the {numbers[0]} on {spots[0]} and the {numbers[1]} on {spots[1]} change places"


def lap(state: RoadState, saying: Saying, points: int = 1) -> str:
    """The end of the sentence when a run comes back to where it began, which ends it (D9)."""
    return f", once around, and scores {state.points + points}" if saying.spots[0] == state.start else ""
