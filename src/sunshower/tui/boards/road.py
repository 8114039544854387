"""Rainbow Road: the ring as two rows whose ends touch, the own field below; hand and pranks under it."""

from collections.abc import Mapping
from typing import Any

from sunshower.core.message import Who, Word
from sunshower.core.words import Voice
from sunshower.tui.canvas import DIM, STRONG, Canvas

HUES = ("red", "orange", "yellow", "green", "blue", "purple", "pink")
LETTERS = "abcdefghij"
FIELD = 5
ROUNDS = 8
PLAYED = "•"


def draw(view: Mapping[str, Any], on: Canvas) -> None:
    """The ring, and what everybody holds."""
    near = view["seat"] if isinstance(view["seat"], int) else 0
    far = 1 - near
    y = holder(view, on, far, 0)
    y = row(view, on, y, field(far)[::-1])
    y = row(view, on, y, field(near))
    y = holder(view, on, near, y)
    y = hand(view, on, near, y)
    gone(view, on, y)


def field(seat: int) -> str:
    return LETTERS[seat * FIELD : seat * FIELD + FIELD]


def holder(view: Mapping[str, Any], on: Canvas, seat: int, y: int) -> int:
    """Whose field it is, and how much they hold unseen."""
    say, mine = on.say, seat == view["seat"]
    title = say("road-upper-field", owner=Who(seat), holds=None).strip().rstrip(".。")
    x = on.write(0, y, title, STRONG)
    if not mine and view["phase"] != "over" and None in view["hands"][seat]:
        cards, pranks = len(view["hands"][seat]), len(view["pranks"][seat])
        on.write(x + 2, y, say("road-holds", seat=Who(seat), cards=cards, pranks=pranks), DIM)
    return y + 1


def row(view: Mapping[str, Any], on: Canvas, y: int, spots: str) -> int:
    """Five spots side by side: letter and marker on the edge, the card, and the fairy who stands there."""
    wide, say = (18 if on.grand else 12 if on.roomy else 9), on.say
    tall = 5 if on.grand else 3 if on.roomy else 2
    for place, spot in enumerate(spots):
        number = view["ring"][LETTERS.index(spot)]
        who = "sunny" if spot == view["sunny"] else "rain" if spot == view["rain"] else ""
        fairy = say(f"road-cell-{who}") if who else ""
        if number:
            lines = [card(number, say), f"◆ {fairy}" if fairy else ""]
        else:
            lines = ["", say("road-cell-trashed" if spot == view["hole"] else "road-cell-empty")]
        title = f"{spot}{PLAYED}" if spot in view["played"] else spot
        hue = HUES[number - 1] if number else None
        rows = ["", "", *lines, ""] if on.grand else ["", *lines][-tall:]
        on.card(place * (wide + on.roomy), y, rows, hue, f"slot:{spot}", wide, title)
    return y + tall + 2


def card(number: int, say: Voice) -> str:
    sign = say.sign(HUES[number - 1])
    return f"{number} {sign[0]} {sign[1:]}"


def hand(view: Mapping[str, Any], on: Canvas, seat: int, y: int) -> int:
    """The cards and pranks that these eyes see."""
    say, cards = on.say, [number for number in view["hands"][seat] if number]
    pranks = [prank for prank in view["pranks"][seat] if prank]
    if cards:
        y += on.roomy
        on.write(0, y, say("road-page-hand"), DIM)
        wide = 8 if on.roomy else 6
        for place, number in enumerate(cards):
            label = card(number, say) if on.roomy else f"{number}{say.sign(HUES[number - 1])}"
            on.card(
                place * wide, y + 1, ["", label, ""] if on.roomy else [label], HUES[number - 1], f"hand:{number}", wide
            )
        y += 7 if on.roomy else 4
    x = 0
    for prank in pranks:
        x = on.chip(x, y, say(f"road-page-{prank}"), pick=f"prank:{prank}") + 1
        if on.roomy:
            on.write(x + 1, y, say(f"road-page-{prank}-does"), DIM)
            x, y = 0, y + 1
    return y + (1 if pranks and not on.roomy else 0)


def gone(view: Mapping[str, Any], on: Canvas, y: int) -> None:
    """What has been thrown away, and the pranks that are used up."""
    say = on.say
    if view["discards"]:
        x = on.write(0, y, f"{say('road-page-discards')} ", DIM)
        for number in view["discards"]:
            if x + 5 > on.width:
                x, y = 2, y + 1
            x = on.chip(x, y, f"{number}{say.sign(HUES[number - 1])}", HUES[number - 1], f"discard:{number}")
        y += 1
    if view["spent"] and on.roomy:
        on.write(0, y, say("road-spent", pranks=tuple(Word("road-prank", prank) for prank in view["spent"])), DIM)


def name(pick: str, view: Mapping[str, Any], say: Voice) -> str:
    """What an object is called."""
    kind, _, what = pick.partition(":")
    match kind:
        case "stop":
            points = view["points"]
            if not points:
                return say("road-page-pick-stay")
            return say(
                "road-page-pick-stop", points=say("road-page-point" if points == 1 else "road-page-points", n=points)
            )
        case "prank":
            return say("road-page-prank", name=say(f"road-page-{what}"), does=say(f"road-page-{what}-does"))
        case "slot":
            number = view["ring"][LETTERS.index(what)]
            return (
                say("road-page-pick-slot-card", n=number, letter=what)
                if number
                else say("road-page-pick-slot", letter=what)
            )
        case "hand":
            return say("road-page-pick-hand", n=int(what), hue=say(f"hue-{HUES[int(what) - 1]}"))
        case "discard":
            return say("road-page-pick-discard", n=int(what))
    return pick


def status(view: Mapping[str, Any], say: Voice) -> str:
    """Which round it is, and the weather."""
    now = {"n": view["round"], "all": ROUNDS, "weather": say(f"road-page-weather-{view['weather']}")}
    return say("road-page-plate-over" if view["phase"] == "over" else "road-page-status", **now)
