"""Rainbow told to somebody who listens: what is in sight, and no more; a memory is people's own."""

from sunshower.core.aloud import Aloud, standing
from sunshower.core.message import Arg, Message, Who, Word
from sunshower.games.rainbow.pieces import MOST, RAINBOW
from sunshower.games.rainbow.view import Face, RainbowView, Sides


def aloud(view: RainbowView) -> Aloud:
    """A View as sentences, by what may be asked for."""
    near = view["seat"] if isinstance(view["seat"], int) else 0
    return {
        "now": asked(view),
        "hand": hand(view, near),
        "mine": [pile(view, near)],
        "theirs": hand(view, 1 - near),
        "table": [row(view), *under(view), *left(view)],
        "score": [standing("rainbow-aloud-piles", view["scores"])],
    }


def face(letter: Face) -> Arg:
    return None if letter is None else Word("rainbow-face", letter)


def sides_told(sides: Sides | None) -> Message:
    """A card: the side that is seen, or both, or the place that it has left."""
    shown = [face(side) for side in sides or () if side is not None]
    parts: dict[str, Arg] = {"there": sides is not None, "face": None, "other": None}
    return Message("rainbow-aloud-card", parts | dict(zip(("face", "other"), shown, strict=False)))


def hand(view: RainbowView, seat: int) -> list[Message]:
    """A seat's hand, and its next card where these eyes see it."""
    turned = "fronts" if view["seat"] == seat else "backs" if view["seat"] == 1 - seat else "unsaid"
    cards = tuple(
        Message("rainbow-aloud-place", {"place": place, "card": sides_told(sides)})
        for place, sides in enumerate(view["hands"][seat], 1)
    )
    told = [Message("rainbow-aloud-hand", {"owner": Who(seat), "turned": turned, "cards": cards})]
    sides = view["next"][seat]
    if sides is not None and view["seat"] in (seat, "all"):
        parts: dict[str, Arg] = {"owner": Who(seat), "last": view["holder"] == 1, "card": sides_told(sides)}
        told.append(Message("rainbow-aloud-next", parts))
    return told


def pile(view: RainbowView, seat: int) -> Message:
    """All that lies before a seat: the cards that it has collected, face down."""
    return Message("rainbow-aloud-pile", {"owner": Who(seat), "cards": view["scores"][seat]})


def row(view: RainbowView) -> Message:
    if not view["row"]:
        return Message("rainbow-row-empty", {"cards": RAINBOW})
    parts: dict[str, Arg] = {"faces": tuple(map(face, view["row"])), "missing": RAINBOW - len(view["row"])}
    return Message("rainbow-aloud-row", parts)


def under(view: RainbowView) -> list[Message]:
    """What the memory aid keeps of the row's undersides."""
    known = [
        Message("rainbow-aloud-place", {"place": place, "card": sides_told([letter, None])})
        for place, letter in enumerate(view["memory"]["under"] if "memory" in view else (), 1)
        if letter is not None
    ]
    return [Message("rainbow-aloud-under", {"cards": tuple(known)})] if known else []


def left(view: RainbowView) -> list[Message]:
    if view["phase"] == "over":
        return []
    return [Message("rainbow-aloud-left", {"round": view["round"], "cards": view["holder"]})]


def asked(view: RainbowView) -> list[Message]:
    turn = view["turn"]
    if turn is None:
        return []
    if view["seat"] != turn:
        return [Message("rainbow-to-move", {"seat": Who(turn), "placed": view["placed"]})]
    if view["flipped"]:
        may_stop = view["placed"] > 0 and not view["options"]["flip_commits"]
        return [Message("rainbow-ask-after-flip", {"may_stop": may_stop})]
    if view["placed"]:
        return [Message("rainbow-ask-more"), Message("rainbow-ask-at-most", {"cards": MOST - view["placed"]})]
    return [*([Message("rainbow-ask-flip")] if view["row"] else []), Message("rainbow-ask-place")]
