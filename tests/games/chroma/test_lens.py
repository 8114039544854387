"""Chroma Cards' rainbow in numbers is what its View shows."""

import pytest

from ..lens import Parts, Sight, flat, many, must_show, one, two

TEXTS = [*[colour + shape for colour in "BGORY*" for shape in "cxpst*"][:35], "A*", "*a"]


def card(text: str | None) -> list[int]:
    """A card: its colour or any, its shape or any, and whether it is the all-wild of the Shapes set."""
    if text is None:
        return [0] * 13
    if text in ("A*", "*a"):
        return [*one("*", "BGORY*"), *one("*", "cxpst*"), int(text == "*a")]
    return [*one(text[0], "BGORY*"), *one(text[1], "cxpst*"), 0]


def cards(row: list[str], places: int) -> list[int]:
    return flat([card(text) for text in [*row, *[None] * places][:places]])


def shown(view: Sight) -> Parts:
    hands, shown = view.round(view["hands"]), view.round(view["shown"])
    return {
        "hand": cards(hands[0], 4),
        "shown": flat([many(row, TEXTS) for row in shown]),
        "unseen": [len(hand) - len(row) for hand, row in zip(hands, shown, strict=True)],
        "rainbows": flat([cards(row, 5) for row in view.round(view["rainbows"])]),
        "top": cards(view["discards"][::-1], 8),
        "locks": [*view["locks"], *[0] * 8][:8],
        "discards": many(view["discards"], TEXTS),
        "taken": card(view["taken"]),
        "sure": many(view["sure"][view.me], TEXTS),
        "sure_to_all": many(view["sure"][-1], TEXTS),
        "pile": [view["pile"]],
        "phase": one(view["phase"], ("first", "deal", "draw", "pile", "act", "over")),
        "turn": view.seat(view["turn"]),
        "first": view.seat(view["first"]),
        "turns": two(view["turns"]),
        "winner": view.seat(view["winner"]),
    }


def test_it_shows_the_view() -> None:
    must_show("chroma", shown, 1000, "chroma")


@pytest.mark.soak
def test_it_shows_the_view_for_long() -> None:
    must_show("chroma", shown, 100_000, "chroma for long")
