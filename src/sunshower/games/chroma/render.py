"""Chroma Cards' rainbow: a View as a picture in text.

A card is the sign and the letter of its colour, and its shape: ≋B●. What a wild is free to be is a star. Every rainbow
stands with its distance. The last paragraph says what is asked of whom, and why the top discard cannot be taken if so.
"""

from collections.abc import Sequence

from sunshower.core.colours import hue
from sunshower.core.message import Who
from sunshower.core.words import Voice
from sunshower.games.chroma.aloud import asked, distance
from sunshower.games.chroma.notation import player
from sunshower.games.chroma.pieces import (
    ALL_COLOURS,
    ANY,
    COLOURS,
    FULL,
    SHAPES,
    WIDTH,
    face_of,
)
from sunshower.games.chroma.view import ChromaView

# The suits of this game, which colour.md keeps for it; a wild without a colour of its own has the sign of light.
SUITS = dict(zip(SHAPES, "●✚⬟■★", strict=True))
WILD = "light"
FREE = "*"
TOLD = 2  # shapes of which the colours that are missing are told; more would be no help


def render(view: ChromaView, say: Voice) -> str:
    """A View as a picture in text, in the words of a voice."""
    parts = [heading(view, say), *(place(view, seat, say) for seat in order(view)), question(view, say)]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def order(view: ChromaView) -> list[int]:
    """The seats in turn order, so that the seat that looks comes last."""
    last = view["seat"] if isinstance(view["seat"], int) else view["seats"] - 1
    return [(last + step) % view["seats"] for step in range(1, view["seats"] + 1)]


def card(text: str, say: Voice) -> str:
    """A card with all that names it: the sign and letter of its colour, and its shape."""
    face = face_of(text)
    if face >= ALL_COLOURS:
        return hue(WILD).glyph + say("chroma-all-colours" if face == ALL_COLOURS else "chroma-all-shapes")
    colour, shape = divmod(face, WIDTH)
    sign = hue(WILD).glyph + FREE if colour == ANY else say.sign(COLOURS[colour])
    return sign + (FREE if shape == ANY else SUITS[SHAPES[shape]])


def cards(texts: Sequence[str | None], say: Voice) -> str:
    return " ".join("?" if text is None else card(text, say) for text in texts)


# The piles


def heading(view: ChromaView, say: Voice) -> list[str]:
    limit = int(view["options"]["turn_limit"])
    number = min(view["turns"] // view["seats"] + 1, limit)
    over = view["phase"] == "over"
    return [say("chroma-round", over=over, round=number, rounds=limit, pile=view["pile"]), discards(view, say)]


def discards(view: ChromaView, say: Voice) -> str:
    """All discards, the top one first, with the lock on it as a countdown (C26)."""
    pile = view["discards"]
    turns = sum(view["locks"][:1])  # a turn under way counts until it ends
    return say(
        "chroma-discards",
        top=card(pile[-1], say) if pile else None,
        lock=turns,
        free=Who((player(view) + turns) % view["seats"]),
        under=cards(pile[-2::-1], say) if len(pile) > 1 else None,
    )


# A rainbow and a hand


def place(view: ChromaView, seat: int, say: Voice) -> list[str]:
    laid = view["rainbows"][seat]
    row = " ".join([*(card(text, say) for text in laid), *"·" * (FULL - len(laid))])
    first = say("chroma-rainbow", owner=Who(seat), cards=row)
    return [first, f"  {say.lines([distance(view['readings'][seat])])[0]}", f"  {hand(view, seat, say)}"]


def hand(view: ChromaView, seat: int, say: Voice) -> str:
    held, shown = view["hands"][seat], view["shown"][seat]
    known = cards(shown, say) or None
    if view["seat"] in (seat, "all"):
        return say("chroma-hand", owner=Who(seat), cards=cards(held, say), known=known)
    return say(
        "chroma-holds",
        seat=Who(seat),
        cards=len(held),
        known=known,
        seen="all" if len(shown) == len(held) else len(shown),
    )


# What is asked


def question(view: ChromaView, say: Voice) -> list[str]:
    return [] if view["turn"] is None else [*sure(view, say), *say.lines(asked(view))]


def sure(view: ChromaView, say: Voice) -> list[str]:
    """What can be worked out of hidden hands since the pile was made anew."""
    known = view["sure"][view["seat"] if isinstance(view["seat"], int) else -1]
    if not known or view["seat"] == "all":
        return []
    return [say("chroma-sure", cards=cards(known, say))]
