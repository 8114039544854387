"""Chroma Cards' rainbow: the piles, the others' rainbows in a row each, the own one and the hand as cards."""

from collections.abc import Mapping
from typing import Any

from sunshower.core.text import columns
from sunshower.core.words import Voice
from sunshower.tui.canvas import DIM, STRONG, Canvas, clipped

COLOURS = {"R": "red", "O": "orange", "Y": "yellow", "G": "green", "B": "blue"}
SUITS = {"c": "●", "x": "✚", "p": "⬟", "s": "■", "t": "★"}
FREE = "*"
WILD = "light"
FULL = 5
OWN = 11
"""Rows for one's own rainbow and hand."""


def draw(view: Mapping[str, Any], on: Canvas) -> None:
    """The piles, everybody's rainbow, and what one holds."""
    seats = view["seats"]
    last = view["seat"] if isinstance(view["seat"], int) else seats - 1
    y = piles(view, on) + 1
    tight = y + 2 * (seats - 1) + OWN > on.height + 2
    for step in range(1, seats):
        y = neighbour(view, on, (last + step) % seats, y, tight)
    mine(view, on, last, y + (on.height > y + 13))


def piles(view: Mapping[str, Any], on: Canvas) -> int:
    """The pile to draw from, and the discards from the top down, with the lock on them."""
    say = on.say
    x = on.chip(0, 0, f"{say('chroma-page-pile')} {view['pile']}", pick="pile")
    x = on.chip(x + 2, 0, say("chroma-page-discards"), pick="discards")
    if not view["discards"]:
        on.write(x + 1, 0, say("chroma-page-discards-none"), DIM)
    for depth, card in enumerate(reversed(view["discards"])):
        label = chip(card, say)
        if x + columns(label) + 2 > on.width:
            break
        x = on.chip(x + (depth < 2), 0, label, hue(card))
    turns = sum(view["locks"][:1])
    if view["phase"] == "over" or not (turns or (view["discards"] and FREE in view["discards"][-1])):
        return 1
    locked = say("chroma-page-lock-one") if turns == 1 else say("chroma-page-lock", n=turns)
    on.write(0, 1, locked if turns else say("chroma-page-lock-wild"), DIM)
    return 2


def neighbour(view: Mapping[str, Any], on: Canvas, seat: int, y: int, tight: bool) -> int:
    """Somebody else's rainbow in one row, and how far it is."""
    say, laid, held = on.say, view["rainbows"][seat], view["hands"][seat]
    title = clipped(say.names[seat], 12) if tight else say("chroma-page-of", name=say.names[seat])
    x = on.label(0, y, title, f"rainbow:{seat}", STRONG)
    x = max(x, 14 if tight else 18)
    for card in laid:
        x = on.chip(x, y, chip(card, say), hue(card), f"rainbow:{seat}:{card.lower()}")
    x = on.write(x, y, " ·" * (FULL - len(laid)), DIM)
    if tight:
        nearest = min(reading["missing"] for reading in view["readings"][seat])
        on.write(x + 1, y, say("chroma-page-to-go", n=nearest), DIM)
        return y + 1
    told = say.row([distance(view, seat, say), say("chroma-page-hand-count", n=len(held))])
    if x + 2 + columns(told) > on.width:
        y, x = y + 1, 0
    x = on.write(x + 2, y, told, DIM)
    for card in view["shown"][seat]:
        if x + columns(chip(card, say)) + 3 > on.width:
            x, y = 1, y + 1
        x = on.chip(x + 1, y, chip(card, say), hue(card))
    return y + 1 + (on.roomy and view["seats"] < 5)


def mine(view: Mapping[str, Any], on: Canvas, seat: int, y: int) -> None:
    """The rainbow at the near edge, and the hand that belongs to it."""
    say = on.say
    own = seat == view["seat"]
    title = say("chroma-page-yours") if own else say("chroma-page-of", name=say.names[seat])
    x = on.label(0, y, title, f"rainbow:{seat}", STRONG)
    on.write(x, y, distance(view, seat, say), DIM)
    wide, tall = (10, 6) if on.roomy else (8, 4)
    blank = ["·", "", "", ""] if on.roomy else ["·", ""]
    for place in range(max(FULL, len(view["rainbows"][seat]))):
        laid = view["rainbows"][seat][place : place + 1]
        if laid:
            on.card(place * wide, y + 1, face(laid[0], on), hue(laid[0]), f"rainbow:{seat}:{laid[0].lower()}", wide)
        else:
            on.card(place * wide, y + 1, blank, width=wide)
    y += tall + 1 + on.roomy
    held = view["hands"][seat]
    on.write(0, y, say("chroma-page-hand") if own else say("chroma-page-hand-of", name=say.names[seat]), STRONG)
    for place, card in enumerate(held):
        if card is None:
            on.card(place * wide, y + 1, ["?", *blank[1:]], width=wide)
        else:
            on.card(place * wide, y + 1, face(card, on), hue(card), f"hand:{card.lower()}" if own else "", wide)


def hue(card: str) -> str:
    return COLOURS.get(card[0], WILD)


def chip(card: str, say: Voice) -> str:
    """A card in a row: sign and letter of its colour, and its shape."""
    return "".join(halves(card, say))


def halves(card: str, say: Voice) -> tuple[str, str]:
    """The colour and the shape of a card; a star for what it is free to be."""
    if card[0] == FREE and card[1] not in SUITS:
        return say.sign(WILD)[0], say("chroma-all-colours" if card == "**" else "chroma-all-shapes")
    colour = say.sign(COLOURS[card[0]]) if card[0] in COLOURS else say.sign(WILD)[0] + FREE
    return colour, SUITS.get(card[1], FREE)


def face(card: str, on: Canvas) -> list[str]:
    """A card in a frame."""
    colour, shape = halves(card, on.say)
    lines = [" ".join(colour), shape if columns(shape) <= 8 else shape[:8]]
    return ["", *lines, ""] if on.roomy else lines


def distance(view: Mapping[str, Any], seat: int, say: Voice) -> str:
    """How far a rainbow is in the shape in which it is nearest."""
    best = min(view["readings"][seat], key=lambda reading: reading["missing"])
    if best["missing"] == FULL:
        return say("chroma-page-distance-none")
    shapes = say(f"chroma-page-{best['shape']}-many")
    if not best["missing"]:
        return say("chroma-page-distance-complete", shapes=shapes)
    return say("chroma-page-distance", shapes=shapes, n=best["missing"])


def name(pick: str, view: Mapping[str, Any], say: Voice) -> str:
    """What an object is called."""
    kind, *parts = pick.split(":")
    if kind == "pile":
        return say("chroma-page-pile-label", n=view["pile"])
    if kind == "discards":
        return say("chroma-page-discards-top" if view["phase"] == "draw" else "chroma-page-discards-here")
    if kind == "rainbow" and len(parts) == 1:
        seat = int(parts[0])
        return say("chroma-page-yours") if seat == view["seat"] else say("chroma-page-of", name=say.names[seat])
    return say(f"chroma-card-{parts[-1].capitalize().replace(FREE, '_')}")


def status(view: Mapping[str, Any], say: Voice) -> str:
    """Which round it is."""
    return say("chroma-page-status-round", n=view["turns"] // view["seats"] + 1)
