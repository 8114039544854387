"""Chroma Cards' rainbow: a View as a picture in text.

A card is the sign and the letter of its colour, and its shape: ≋B●. What a wild is free to be is a star. Every rainbow
stands with its distance. The last paragraph says what is asked of whom, and why the top discard cannot be taken if so.
"""

from collections.abc import Sequence

from sunshower.core.chance import Rng
from sunshower.core.colours import hue
from sunshower.core.message import Who, Word
from sunshower.core.words import Voice
from sunshower.games.chroma.notation import player
from sunshower.games.chroma.pieces import (
    ALL_COLOURS,
    ANY,
    COLOURS,
    FULL,
    KINDS,
    SHAPES,
    WIDTH,
    Do,
    face_of,
    word,
)
from sunshower.games.chroma.rules import ChromaRules
from sunshower.games.chroma.view import ChromaView, Reading, guess
from sunshower.games.chroma.why import why_take

# The suits of this game, which colour.md keeps for it; a wild without a colour of its own has the sign of light.
SUITS = dict(zip(SHAPES, "●✚⬟■★", strict=True))
WILD = "light"
FREE = "*"
TOLD = 2  # shapes of which the colours that are missing are told; more would be no help


def render(view: ChromaView, say: Voice) -> str:
    """A View as a picture in text, in the words of a voice."""
    parts = [heading(view, say), *(place(view, seat, say) for seat in order(view)), asked(view, say)]
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
    return [first, f"  {distance(view['readings'][seat], say)}", f"  {hand(view, seat, say)}"]


def distance(found: Sequence[Reading], say: Voice) -> str:
    """How far a rainbow is in the shapes in which it is nearest."""
    nearest = min(reading["missing"] for reading in found)
    best = [reading for reading in found if reading["missing"] == nearest]
    if nearest == 0:
        return say("chroma-complete", shape=Word("chroma-shape", best[0]["shape"]))
    if nearest == FULL:
        return say("chroma-far", missing=FULL)
    told = len(best) <= TOLD
    ways = [
        say(
            "chroma-way",
            shape=Word("chroma-shape", reading["shape"]),
            needs=needs(reading, say) if told else None,
        )
        for reading in best
    ]
    return say("chroma-away", missing=nearest, ways=say.either(ways))


def needs(reading: Reading, say: Voice) -> str:
    """The colours that a rainbow of a shape still needs, or from which to choose."""
    count, colours = reading["missing"], reading["colours"]
    names = tuple(Word("chroma-colour", colour) for colour in colours)
    if count == len(colours):
        return say("chroma-needs-all", colours=names)
    if len(colours) == KINDS:
        return say("chroma-needs-any", count=count)
    if count == 1:
        return say.either([say(f"chroma-colour-{colour}") for colour in colours])
    return say("chroma-needs-some", count=count, colours=names)


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


def asked(view: ChromaView, say: Voice) -> list[str]:
    turn = view["turn"]
    if turn is None:
        return []
    if view["seat"] != turn:
        return [*sure(view, say), say("chroma-waits", seat=Who(turn), phase=view["phase"])]
    state = guess(view, Rng())
    return [*sure(view, say), drawing(view, state, say) if view["phase"] == "draw" else acting(state, say)]


def acting(state: ChromaRules, say: Voice) -> str:
    return say("chroma-act", full=state.is_full(state.turn), wild=max(state.legal()) >= Do.WILD)


def drawing(view: ChromaView, state: ChromaRules, say: Voice) -> str:
    anew = not view["pile"]
    if state.may_take():
        return say("chroma-draw-or-take", anew=anew, card=word(view["discards"][-1]))
    return say("chroma-draw", anew=anew, why=why_take(state).says)


def sure(view: ChromaView, say: Voice) -> list[str]:
    """What can be worked out of hidden hands since the pile was made anew."""
    known = view["sure"][view["seat"] if isinstance(view["seat"], int) else -1]
    if not known or view["seat"] == "all":
        return []
    return [say("chroma-sure", cards=cards(known, say))]
