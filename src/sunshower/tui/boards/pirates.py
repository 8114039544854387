"""Rainbow Pirates: what can be drawn, the others' islands, then one's own, and the hand."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from sunshower.core.text import columns
from sunshower.core.words import Voice
from sunshower.tui.canvas import DIM, STRONG, Canvas

HUES = ("red", "orange", "yellow", "green", "blue", "purple", "pink")
BLACKS = "tcsknhel"
"""The black cards, in the order of the colours that stop them; the last one is stopped by none."""
NAMES = ("thief", "cannon", "salvager", "captain", "stinker", "shore-leave", "extortionist", "lookout")
TOKEN = re.compile("w?[1-7]|[a-z]")
LEFT = 2


def draw(view: Mapping[str, Any], on: Canvas) -> None:
    """The sea from far to near."""
    seats = view["seats"]
    near = view["seat"] if isinstance(view["seat"], int) else seats - 1
    y = market(view, on) + 1
    for step in range(1, seats):
        y = island(view, on, (near + step) % seats, y)
        y += on.roomy
    y = island(view, on, near, y)
    hand(view, on, near, y + on.roomy)


def market(view: Mapping[str, Any], on: Canvas) -> int:
    """The pile, the cards that lie open beside it, those that are looked at, and the discards."""
    say = on.say
    x = on.chip(0, 0, f"{say('pirates-page-pile-short')} {view['pile']}", pick="draw:pile")
    x = on.label(x + 2, 0, say("pirates-page-pair-short"), "draw:pair")
    for card in view["pair"]:
        x = on.chip(x, 0, label(card, say), hue(card))
    x, y = 0, 1
    if view["looked"]:
        for card in view["looked"]:
            x = on.chip(x, y, label(card, say) if card else "?", hue(card) if card else None, f"look:{card}") + 1
        x, y = 0, y + 1
    if view["discards"]:
        x = on.write(x, y, f"{say('pirates-page-discards')} ", DIM)
        alike = {card: view["discards"].count(card) for card in view["discards"]}
        for card, count in alike.items():
            text = label(card, say) + (f"×{count}" if count > 1 else "")
            if x + columns(text) + 2 > on.width:
                x, y = LEFT, y + 1
            x = on.chip(x, y, text, hue(card), f"discard:{card}")
        y += 1
    return y


def island(view: Mapping[str, Any], on: Canvas, seat: int, y: int) -> int:
    """A seat's island: its groups in a row, each a thing of its own."""
    say, own = on.say, seat == view["seat"]
    title = say("pirates-page-island-yours") if own else say("pirates-page-island-of", name=say.names[seat])
    x = on.label(0, y, title, f"seat:{seat}", STRONG)
    told = [say("seat-points", n=view["scores"][seat])]
    if not own:
        told.append(say("pirates-page-held", n=len(view["hands"][seat])))
    if seat == view["target"]:
        told.insert(0, say("pirates-page-attacked"))  # which is not what a narrow line should cut off
    if not view["islands"][seat]:
        told.append(say("pirates-page-island-bare"))
    x = on.write(x, y, say.row(told), DIM)
    if not own:
        for card in filter(None, view["hands"][seat]):
            if x + columns(label(card, say)) + 3 > on.width:
                x, y = LEFT - 1, y + 1
            x = on.chip(x + 1, y, label(card, say), hue(card))
    x, y = LEFT, y + 1
    if not view["islands"][seat]:
        return y
    for group in view["islands"][seat]:
        cards = TOKEN.findall(group)
        wide = sum(columns(label(card, say)) + 1 for card in cards) + 3
        if x > LEFT and x + wide > on.width:
            x, y = LEFT, y + (3 if on.roomy else 1)
        x = strip(on, x, y, cards, f"group:{seat}.{group}") + 1
    return y + (3 if on.roomy else 1)


def strip(on: Canvas, x: int, y: int, cards: Sequence[str], pick: str) -> int:
    """A group: its cards side by side, which are picked together."""
    return on.strip(x, y, [(label(card, on.say), hue(card)) for card in cards], pick)


def hand(view: Mapping[str, Any], on: Canvas, seat: int, y: int) -> None:
    """The cards that one holds: colours as cards, black ones with their names."""
    say = on.say
    held = [card for card in view["hands"][seat] if card]
    own = seat == view["seat"]
    if not held:
        return
    on.write(0, y, say("pirates-page-hand") if own else say("pirates-page-held", n=len(held)), STRONG)
    x, y = 0, y + 1
    for card in held:
        text = label(card, say)
        lines = ["", text, ""] if on.roomy else [text]
        wide = columns(text) + (4 if on.roomy else 2)
        if x + wide > on.width:
            x, y = 0, y + len(lines) + 2
        x = on.card(x, y, lines, hue(card), f"hand:{card}" if own else "", wide)


def hue(card: str) -> str:
    """The colour of a card: a WILD and a Rainbow Pirate are light, black cards are shadow."""
    if card[-1].isdecimal() and card[0] != "w":
        return HUES[int(card[0]) - 1]
    return "shadow" if card in BLACKS else "light"


def label(card: str, say: Voice) -> str:
    """A card with all that names it."""
    if card[0] == "w":
        return f"w{say.sign('light')[0]}{card[1:]}"
    if card.isdecimal():
        return f"{card}{say.sign(HUES[int(card) - 1])}"
    if card == "r":
        return say.sign("light")[0] + say("pirates-card-r")
    return f"{card}{say.sign('shadow')[0]}{say(f'pirates-card-{card}')}"


def name(pick: str, view: Mapping[str, Any], say: Voice) -> str:
    """What an object is called."""
    kind, _, what = pick.partition(":")
    match kind:
        case "hand" | "card":
            return say(f"pirates-card-{what}")
        case "discard":
            return say("pirates-page-in-discards", card=say(f"pirates-card-{what}"))
        case "look" | "name":
            return say(f"pirates-page-{kind}", card=say(f"pirates-card-{what}"))
        case "as":
            return say(f"pirates-card-w{what}")
        case "group":
            return say.row(say(f"pirates-card-{card}") for card in TOKEN.findall(what.partition(".")[2]))
        case "seat":
            return say("pirates-page-against", name=say.names[int(what)])
        case "draw":
            return say(f"pirates-page-{what}-name")
        case "give":
            return say("pirates-page-none")
        case "play" | "lift" | "done" | "pass":
            return say(f"pirates-page-{kind}")
        case "block":
            return say("pirates-page-block", card=say(f"pirates-card-{blocker(view)}"))
    return pick


def blocker(view: Mapping[str, Any]) -> str:
    """The colour that stops the black card which is being played; the Lookout only where the table has agreed on it."""
    black = NAMES.index(view["black"])
    return "3" if black == len(HUES) else str(black + 1)


def status(view: Mapping[str, Any], say: Voice) -> str:
    """How many cards are left."""
    return say("pirates-page-status-pile", n=view["pile"])
