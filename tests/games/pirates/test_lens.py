"""Rainbow Pirates in numbers is what its View shows."""

import re

import pytest

from ..lens import Parts, Sight, flat, many, must_show, one

KINDS = "1234567wtcsknhelr"
BLACKS = ("thief", "cannon", "salvager", "captain", "stinker", "shore-leave", "extortionist", "lookout")
PHASES = ("first", "deal", "turn", "block", "act", "draw", "refill", "last", "over")


def group(text: str) -> list[int]:
    """A group: what it is, then for each colour its cards and its WILDs, or its black cards, or how many pirates."""
    if text[0] == "r":
        return [0, 0, 0, 1, len(text), *[0] * 13]
    if text[0] in KINDS[8:16]:
        return [0, 0, 1, 0, *many(text, KINDS[8:16]), *[0] * 6]
    tokens = re.findall("w?[1-7]", text)
    a_set = len({token[-1] for token in tokens}) == 1
    natural = [token for token in tokens if len(token) == 1]
    wild = [token[-1] for token in tokens if len(token) == 2]
    return [int(a_set), int(not a_set), 0, 0, *many(natural, KINDS[:7]), *many(wild, KINDS[:7])]


def lying(island: list[str]) -> str:
    """All cards of an island."""
    return "".join(re.sub("w[1-7]", "w", text) for text in island)


def shown(view: Sight) -> Parts:
    hands = view.round(view["hands"])
    islands = view.round(view["islands"])
    secret = {each["seat"]: each["cards"] for each in view["secrets"]}
    others = [(view.me + turn) % view.seats for turn in range(1, view.seats)]
    tops = [*view["tops"], *[{"card": None, "known": []}] * 4][:4]
    empty = [0] * 18
    return {
        "hand": many(hands[0], KINDS),
        "known": flat([many(hand, KINDS) for hand in hands[1:]]),
        "shown": flat([many(cards, KINDS) for cards in view.round(view["shown"])]),
        "secrets": flat([many(secret.get(seat, []), KINDS) for seat in others]),
        "held": [len(hand) for hand in hands],
        "islands": flat([flat([*map(group, island), *[empty] * 12][:12]) for island in islands]),
        "lying": flat([many(lying(island), KINDS) for island in islands]),
        "scores": view.round(view["scores"]),
        "relifts": view.round(view["relifts"]),
        "discards": many(view["discards"], KINDS),
        "pair": many(view["pair"], KINDS),
        "looked": many(view["looked"], KINDS),
        "looks": [len(view["looked"])],
        "moved": many(view["moved"], KINDS),
        "tops": flat([one(top["card"], KINDS) for top in tops]),
        "knowers": flat([[int(seat in top["known"]) for seat in (view.me, *others)] for top in tops]),
        "pile": [view["pile"]],
        "left": [view["left"]],
        "laying": [int(view["laying"])],
        "phase": one(view["phase"], PHASES),
        "turn": view.seat(view["turn"]),
        "player": view.seat(view["player"]),
        "target": view.seat(view["target"]),
        "out": view.seat(view["out"]),
        "black": one(view["black"], BLACKS),
        "named": one(view["named"], KINDS),
    }


def test_it_shows_the_view() -> None:
    must_show("pirates", shown, 1000, "pirates")


@pytest.mark.soak
def test_it_shows_the_view_for_long() -> None:
    must_show("pirates", shown, 100_000, "pirates for long")
