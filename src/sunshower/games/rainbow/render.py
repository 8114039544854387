"""Rainbow: a View as a picture in text, seen from the seat that looks.

From top to bottom as one sits at the table: the other hand with its backs, the row, the own hand. Only what is in sight
is shown; what has been seen before stays in people's heads, unless the table has the memory aid.
"""

from collections.abc import Sequence

from sunshower.core.colours import hue
from sunshower.core.happenings import name
from sunshower.core.text import counted
from sunshower.games.rainbow.pieces import HUES, MOST, RAINBOW, SEATS
from sunshower.games.rainbow.view import Face, RainbowView, Sides

CELL = 13  # five of them make 65 columns


def render(view: RainbowView) -> str:
    """A View as a picture in text, with {0}, {1} for the seats."""
    parts = [heading(view), hand(view, 1 - near(view)), row(view), hand(view, near(view)), recalled(view), asked(view)]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def near(view: RainbowView) -> int:
    """The seat from whose side the table is seen."""
    return view["seat"] if isinstance(view["seat"], int) else 0


def face(letter: Face) -> str:
    """A face with all that names it: sign, letter and word."""
    if letter is None:
        return "?"
    colour = hue(HUES[letter])
    return f"{colour.glyph}{letter} {colour.name}"


def card(sides: Sides | None) -> str:
    """A card in a hand or in the holder: the side that is seen, or both."""
    if sides is None:
        return "-"
    shown = [side for side in sides if side is not None]
    return "/".join(face(side)[:2] for side in shown) if len(shown) == SEATS else face(shown[0] if shown else None)


def cells(things: Sequence[str]) -> str:
    return " " + "".join(f"{at} {thing}".ljust(CELL) for at, thing in enumerate(things, 1)).rstrip()


def heading(view: RainbowView) -> list[str]:
    piles = ", ".join(f"{name(seat)} {score}" for seat, score in enumerate(view["scores"]))
    if view["phase"] == "over":
        return [f"After {counted(view['round'] - (not view['row']), 'round')}. Cards collected: {piles}."]
    return [f"Round {view['round']}. Cards collected: {piles}. In the holder: {counted(view['holder'], 'card')}."]


def hand(view: RainbowView, seat: int) -> list[str]:
    """A seat's hand, and its next card where these eyes see it."""
    whose = "Your" if view["seat"] == seat else f"{name(seat)}'s"
    turned = {seat: ", the fronts", 1 - seat: ", the backs that face you"}.get(view["seat"], "")  # type: ignore[arg-type]
    lines = [f"{whose} hand{turned}:", cells([card(sides) for sides in view["hands"][seat]])]
    sides = view["next"][seat]
    if sides is not None and view["seat"] in (seat, "all"):
        last = ", the last one" if view["holder"] == 1 else ""
        lines.append(f"{whose} next card in the holder{last}: {card(sides)}")
    return lines


def row(view: RainbowView) -> list[str]:
    if not view["row"]:
        return [f"The row is empty: {counted(RAINBOW, 'card')} make a rainbow."]
    title = f"The row, {counted(RAINBOW - len(view['row']), 'card')} short of a rainbow:"
    return [title, cells([face(letter) for letter in view["row"]])]


def recalled(view: RainbowView) -> list[str]:
    """The memory aid."""
    if "memory" not in view:
        return []
    memory = view["memory"]
    lines = ["Under the row:", cells([face(letter) for letter in memory["under"]])] if any(memory["under"]) else []
    known = ["".join(side or "?" for side in sides) for sides in memory["gone"] if sides[0] is not None]
    if known:
        lines += ["Collected, the side that lay open first:", f" {' '.join(known)}"]
    return lines


def asked(view: RainbowView) -> list[str]:
    turn = view["turn"]
    if turn is None:
        return []
    if view["seat"] != turn:
        return [f"{name(turn)} is to move; {counted(view['placed'], 'card')} placed in this turn."]
    if view["flipped"]:
        may_stop = "" if view["placed"] == 0 or view["options"]["flip_commits"] else ", or stop"
        return [f"You have flipped a card. Place one, normally or blind{may_stop}."]
    if view["placed"]:
        more = counted(MOST - view["placed"], "more card")
        return [f"Stop, or flip a card of the row and place another: {more} at most, a flip before each."]
    may_flip = "You may flip one card of the row first. " if view["row"] else ""
    return [f"{may_flip}Place a card: normally, the front up, or blind, the back up."]
