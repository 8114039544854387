"""Chroma Cards' rainbow told to somebody who listens."""

from collections.abc import Sequence

from sunshower.core.aloud import Aloud
from sunshower.core.chance import Rng
from sunshower.core.message import Arg, Message, Who, Word, either
from sunshower.games.chroma.notation import player
from sunshower.games.chroma.pieces import FULL, KINDS, Do, word
from sunshower.games.chroma.rules import ChromaRules
from sunshower.games.chroma.view import ChromaView, Reading, guess
from sunshower.games.chroma.why import why_take

TOLD = 2
"""So many shapes, in which a rainbow is equally far, are told with the colours that are missing; more are no help."""


def aloud(view: ChromaView) -> Aloud:
    """A View as sentences, by what may be asked for; there are no points, so it is told how far everybody is."""
    near = view["seat"] if isinstance(view["seat"], int) else 0
    others = [(near + step) % view["seats"] for step in range(1, view["seats"])]
    return {
        "now": asked(view),
        "hand": [hand(view, near), *sure(view)],
        "mine": place(view, near),
        "theirs": [told for seat in others for told in (*place(view, seat), hand(view, seat))],
        "table": [heading(view), discards(view)],
        "score": [how_far(view, seat) for seat in (near, *others)],
        "places": [row(view, seat) for seat in (near, *others)],
    }


def cards(texts: Sequence[str | None]) -> tuple[Arg, ...] | None:
    """Cards as they are called, those not seen left out; None if there are none."""
    return tuple(word(text) for text in texts if text is not None) or None


# What lies on the table


def heading(view: ChromaView) -> Message:
    limit = int(view["options"]["turn_limit"])
    number = min(view["turns"] // view["seats"] + 1, limit)
    parts: dict[str, Arg] = {"over": view["phase"] == "over", "round": number, "rounds": limit, "pile": view["pile"]}
    return Message("chroma-round", parts)


def discards(view: ChromaView) -> Message:
    """The top discard, with the lock on it as a countdown (C26)."""
    turns = sum(view["locks"][:1])  # a turn under way counts until it ends
    top = cards(view["discards"][-1:])
    free = Who((player(view) + turns) % view["seats"])
    return Message("chroma-discards", {"top": top and top[0], "lock": turns, "free": free, "under": None})


def place(view: ChromaView, seat: int) -> list[Message]:
    """A seat's rainbow, and how far it is."""
    laid = cards(view["rainbows"][seat])
    return [Message("chroma-aloud-rainbow", {"owner": Who(seat), "cards": laid}), distance(view["readings"][seat])]


def row(view: ChromaView, seat: int) -> Message:
    """A rainbow as a row of its cards."""
    return Message("chroma-aloud-row", {"owner": Who(seat), "places": cards(view["rainbows"][seat]) or ()})


def how_far(view: ChromaView, seat: int) -> Message:
    missing = min(reading["missing"] for reading in view["readings"][seat])
    return Message("chroma-aloud-far", {"owner": Who(seat), "missing": missing})


def distance(found: Sequence[Reading]) -> Message:
    """How far a rainbow is in the shapes in which it is nearest."""
    nearest = min(reading["missing"] for reading in found)
    best = [reading for reading in found if reading["missing"] == nearest]
    if nearest == 0:
        return Message("chroma-complete", {"shape": Word("chroma-shape", best[0]["shape"])})
    if nearest == FULL:
        return Message("chroma-far", {"missing": FULL})
    ways = [way(reading, len(best) <= TOLD) for reading in best]
    return Message("chroma-away", {"missing": nearest, "ways": either(ways)})


def way(reading: Reading, with_colours: bool) -> Message:
    shape = Word("chroma-shape", reading["shape"])
    return Message("chroma-way", {"shape": shape, "needs": needs(reading) if with_colours else None})


def needs(reading: Reading) -> Arg:
    """The colours that a rainbow of a shape still needs, or from which to choose."""
    count, colours = reading["missing"], tuple(Word("chroma-colour", colour) for colour in reading["colours"])
    if count == len(colours):
        return Message("chroma-needs-all", {"colours": colours})
    if len(colours) == KINDS:
        return Message("chroma-needs-any", {"count": count})
    return either(colours) if count == 1 else Message("chroma-needs-some", {"count": count, "colours": colours})


# What everybody holds


def hand(view: ChromaView, seat: int) -> Message:
    held, shown = view["hands"][seat], view["shown"][seat]
    if view["seat"] in (seat, "all"):
        return Message("chroma-aloud-hand", {"owner": Who(seat), "cards": cards(held), "known": cards(shown)})
    seen: Arg = "all" if len(shown) == len(held) else len(shown)
    return Message("chroma-holds", {"seat": Who(seat), "cards": len(held), "known": cards(shown), "seen": seen})


def sure(view: ChromaView) -> list[Message]:
    """What can be worked out of hidden hands since the pile was made anew."""
    known = view["sure"][view["seat"] if isinstance(view["seat"], int) else -1]
    return [Message("chroma-sure", {"cards": cards(known)})] if known and view["seat"] != "all" else []


# What is asked


def asked(view: ChromaView) -> list[Message]:
    turn = view["turn"]
    if turn is None:
        return []
    if view["seat"] != turn:
        return [Message("chroma-waits", {"seat": Who(turn), "phase": view["phase"]})]
    state = guess(view, Rng())
    return [drawing(view, state) if view["phase"] == "draw" else acting(state)]


def acting(state: ChromaRules) -> Message:
    return Message("chroma-act", {"full": state.is_full(state.turn), "wild": max(state.legal()) >= Do.WILD})


def drawing(view: ChromaView, state: ChromaRules) -> Message:
    anew = not view["pile"]
    if state.may_take():
        return Message("chroma-draw-or-take", {"anew": anew, "card": word(view["discards"][-1])})
    return Message("chroma-draw", {"anew": anew, "why": why_take(state).says})
