"""Rainbow: from top to bottom as one sits at the table: the other hand with its backs, the row, the own hand."""

from collections.abc import Mapping
from typing import Any

from sunshower.core.text import columns
from sunshower.core.words import Voice
from sunshower.tui.canvas import DIM, STRONG, Canvas

HUES = {
    "R": "red", "O": "orange", "Y": "yellow", "G": "green", "C": "cyan", "B": "blue", "P": "purple",
    "L": "light", "S": "shadow",
}  # fmt: skip
RAINBOW = 6


def draw(view: Mapping[str, Any], on: Canvas) -> None:
    """Both hands, the row between them, and the holder."""
    near = view["seat"] if isinstance(view["seat"], int) else 0
    say = on.say
    gap = 1 if on.height >= 19 else 0
    y = hand(view, on, 1 - near, near, 0) + gap
    missing = RAINBOW - len(view["row"])
    x = on.write(0, y, say("rainbow-page-row"), STRONG)
    if view["row"]:
        on.write(
            x + 2,
            y,
            say(
                "rainbow-page-row-left-one" if missing == 1 else "rainbow-page-row-left",
                n=missing,
                lies=len(view["row"]),
            ),
            DIM,
        )
    for place in range(RAINBOW):
        face = view["row"][place] if place < len(view["row"]) else None
        laid = place < len(view["row"])
        one(on, place, y + 1, face, f"row:{place + 1}" if laid else "", str(place + 1), closed=laid)
    y = hand(view, on, near, near, y + 5 + gap + (1 if on.roomy else 0))
    recalled(view, on, y)


def wide(on: Canvas) -> int:
    return 10 if on.roomy else 8


def one(on: Canvas, place: int, y: int, face: str | None, pick: str, title: str, closed: bool = True) -> None:
    """A card, or an empty place: sign and letter, and the name where there is room."""
    x, width, say = place * wide(on), wide(on), on.say
    tall = [""] if on.roomy else []
    if face is None:
        on.card(x, y, [*tall, "?" if closed else "·", ""], None, pick, width, title)
        return
    sign, called = say.sign(HUES[face]), say(f"hue-{HUES[face]}")
    lines = [f"{sign[0]} {sign[1:]}", called if columns(called) <= width - 2 else ""]
    on.card(x, y, [*tall, *lines], HUES[face], pick, width, title)


def hand(view: Mapping[str, Any], on: Canvas, seat: int, near: int, y: int) -> int:
    """A hand as it is seen from here, and the next card of the holder beside it."""
    say, mine = on.say, seat == view["seat"]
    title = say("rainbow-page-hand-yours") if mine else say("rainbow-page-hand-of", name=say.names[seat])
    more = say("rainbow-page-hand-of-more") if not mine and isinstance(view["seat"], int) else ""
    x = on.write(0, y, title, STRONG)
    on.write(x + 2, y, more, DIM)
    for place, sides in enumerate(view["hands"][seat]):
        face = None if sides is None else sides[near]
        one(on, place, y + 1, face, f"hand:{place + 1}" if mine and sides else "", str(place + 1), closed=bool(sides))
    if seat == near and view["holder"]:
        x = len(view["hands"][seat]) * wide(on) + 2
        on.write(x, y + 1, say("rainbow-page-holder-count", n=view["holder"]), DIM)
        face = (view["next"][seat] or [None, None])[near]
        if face and mine:
            after = on.write(x, y + 2, f"{say('rainbow-page-next-yours')} ", DIM)
            on.chip(after, y + 2, say.sign(HUES[face]), HUES[face])
    return y + (6 if on.roomy else 5)


def recalled(view: Mapping[str, Any], on: Canvas, y: int) -> None:
    """The memory aid, at a table that has it."""
    memory = view.get("memory")
    if not memory:
        return
    x = on.write(0, y, f"{on.say('rainbow-under')} ", DIM)
    for face in memory["under"]:
        x = on.chip(x, y, "?" if face is None else on.sign(HUES[face]), None if face is None else HUES[face])


def name(pick: str, view: Mapping[str, Any], say: Voice) -> str:
    """What an object is called."""
    kind, _, place = pick.partition(":")
    if kind in ("normal", "blind", "stop"):
        return say(f"rainbow-page-{kind}")
    near = view["seat"] if isinstance(view["seat"], int) else 0
    at = int(place) - 1
    face = view["row"][at] if kind == "row" else view["hands"][near][at][near]
    return say(f"rainbow-page-name-{kind}", face=say(f"hue-{HUES[face]}") if face else "?", n=at + 1)


def status(view: Mapping[str, Any], say: Voice) -> str:
    """Which round it is, and how many cards are left."""
    if view["phase"] == "over":
        return say("rainbow-page-status-over", n=view["round"] - (not view["row"]))
    return say("rainbow-page-status", n=view["round"], cards=view["holder"])
