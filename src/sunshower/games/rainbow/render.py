"""Rainbow: a View as a picture in text, seen from the seat that looks.

From top to bottom as one sits at the table: the other hand with its backs, the row, the own hand. Only what is in sight
is shown; what has been seen before stays in people's heads, unless the table has the memory aid.
"""

from collections.abc import Sequence

from sunshower.core.message import Who
from sunshower.core.text import columns, padded
from sunshower.core.words import Voice
from sunshower.games.rainbow.aloud import asked
from sunshower.games.rainbow.pieces import HUES, LETTERS, RAINBOW, SEATS
from sunshower.games.rainbow.view import Face, RainbowView, Sides

GAP = 2  # between cells: five of them with their numbers stay below 80 columns
ABREAST = 9  # collected cards in a line


def render(view: RainbowView, say: Voice) -> str:
    """A View as a picture in text, in the words of a voice."""
    near = view["seat"] if isinstance(view["seat"], int) else 0
    hands = hand(view, 1 - near, say), hand(view, near, say)
    parts = [heading(view, say), hands[0], row(view, say), hands[1], recalled(view, say), say.lines(asked(view))]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def face(letter: Face, say: Voice) -> str:
    """A face with all that names it: sign, letter and word."""
    return "?" if letter is None else f"{say.sign(HUES[letter])} {say(f'rainbow-face-{letter}')}"


def both(sides: Sides, say: Voice) -> str:
    """A card by the signs of its two sides."""
    return "/".join("?" if side is None else say.sign(HUES[side]) for side in sides)


def card(sides: Sides | None, say: Voice) -> str:
    """A card in a hand or in the holder: the side that is seen, or both."""
    if sides is None:
        return "-"
    shown = [side for side in sides if side is not None]
    return both(sides, say) if len(shown) == SEATS else face(shown[0] if shown else None, say)


def cells(things: Sequence[str], say: Voice) -> str:
    """Things side by side with their numbers, each as wide as the widest face."""
    width = max(columns(face(letter, say)) for letter in LETTERS) + len("1 ") + GAP
    return " " + "".join(padded(f"{at} {thing}", width) for at, thing in enumerate(things, 1)).rstrip()


def heading(view: RainbowView, say: Voice) -> list[str]:
    piles = say.row(f"{say.names[seat]} {score}" for seat, score in enumerate(view["scores"]))
    if view["phase"] == "over":
        return [say("rainbow-after", rounds=view["round"] - (not view["row"]), piles=piles)]
    return [say("rainbow-round", round=view["round"], piles=piles, cards=view["holder"])]


def hand(view: RainbowView, seat: int, say: Voice) -> list[str]:
    """A seat's hand, and its next card where these eyes see it."""
    turned = {seat: "fronts", 1 - seat: "backs"}.get(view["seat"])  # type: ignore[arg-type]
    title = say("rainbow-hand", owner=Who(seat), turned=turned or "unsaid")
    lines = [title, cells([card(sides, say) for sides in view["hands"][seat]], say)]
    sides = view["next"][seat]
    if sides is not None and view["seat"] in (seat, "all"):
        last = view["holder"] == 1
        lines.append(say("rainbow-next-in-holder", owner=Who(seat), last=last, card=card(sides, say)))
    return lines


def row(view: RainbowView, say: Voice) -> list[str]:
    if not view["row"]:
        return [say("rainbow-row-empty", cards=RAINBOW)]
    title = say("rainbow-row", missing=RAINBOW - len(view["row"]))
    return [title, cells([face(letter, say) for letter in view["row"]], say)]


def recalled(view: RainbowView, say: Voice) -> list[str]:
    """The memory aid."""
    if "memory" not in view:
        return []
    memory = view["memory"]
    lines = []
    if any(memory["under"]):
        lines += [say("rainbow-under"), cells([face(letter, say) for letter in memory["under"]], say)]
    known = [both(sides, say) for sides in memory["gone"] if sides[0] is not None]
    if known:
        lines.append(say("rainbow-collected"))
        width = max(map(columns, known)) + 1
        for first in range(0, len(known), ABREAST):
            lines.append(" " + "".join(padded(sides, width) for sides in known[first : first + ABREAST]).rstrip())
    return lines
