"""Rainbow Road in numbers is what its View shows."""

import pytest

from ..lens import Parts, Sight, flat, many, must_show, one

SPOTS = "abcdefghij"
NUMBERS = range(1, 8)
PRANKS = ("exchange", "jump", "skip", "trash", "teleport", "recycle")


def shown(view: Sight) -> Parts:
    own = SPOTS[5 * view.me :] + SPOTS[: 5 * view.me]
    first = None if view["phase"] == "first" else view["first"]
    return {
        "ring": flat([one(view["ring"][SPOTS.index(spot)], range(8)) for spot in own]),
        "sunny": one(view["sunny"], own),
        "rain": one(view["rain"], own),
        "played": flat([one(spot, own) for spot in view.round(view["played"])]),
        "start": one(view["start"], own),
        "hole": one(view["hole"], own),
        "hand": many(view["hands"][view.me], NUMBERS),
        "pranks": many(view["pranks"][view.me], PRANKS),
        "discards": many(view["discards"], NUMBERS),
        "spent": many(view["spent"], PRANKS),
        "phase": one(view["phase"], ("first", "deal", "place", "sunny", "rain", "over")),
        "round": one(view["round"], range(1, 9)),
        "turn": view.seat(view["turn"]),
        "first": view.seat(first),
        "opener": view.seat(view["opener"]),
        "way": one(view["way"], ("anticlockwise", "clockwise")),
        "points": [view["points"]],
        "pranked": [int(view["pranked"])],
        "their_cards": [len(view["hands"][1 - view.me])],
        "their_pranks": [len(view["pranks"][1 - view.me])],
        "scores": view.round(view["scores"]),
        "gained": view.round(view["gained"]),
    }


def test_it_shows_the_view() -> None:
    must_show("road", shown, 1000, "road")


@pytest.mark.soak
def test_it_shows_the_view_for_long() -> None:
    must_show("road", shown, 100_000, "road for long")
