"""Golden records: a game for each way a round can end, and for each way the game can."""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

import sunshower
from sunshower import Match

RECORDS = files("sunshower.games.rainbow") / "records"
ENDS = [
    *(f"{what}-{how}" for what in ("clash", "shadow") for how in ("place", "blind", "flip")),
    "rainbow-place",
    "rainbow-blind",
    "sixth-clash",
    "sixth-shadow",
    "first-flip",
]


def ends(match: Match) -> Iterator[str]:
    """How the rounds of a match ended, by its log."""
    move, placed = "", 0
    for event in match.log("all"):
        if event.seat is not None:
            move = event.move
            placed += not move.startswith(("flip", "stop"))
        elif event.move.startswith("card"):
            placed = 0
        found = re.search(r"(shadow|clash|rainbow)(?: \(card \d\))?, and \w+ takes (\d+)", event.sentence)
        if found:
            how = {"f": "flip", "?": "blind"}.get(move[0], "place")
            yield f"{found[1]}-{how}"
            if found[1] != "rainbow" and found[2] == "6":
                yield f"sixth-{found[1]}"
            if how == "flip" and placed == 0:
                yield "first-flip"


@pytest.mark.parametrize("end", ENDS)
def test_each_end_of_a_round_is_recorded(end: str) -> None:
    """B9, B10, B11, R8, R24: the record of that name has a round that ends so."""
    match = sunshower.replay((RECORDS / f"{end}.json").read_text(encoding="utf-8"))
    assert end in set(ends(match))


@pytest.mark.parametrize("end", ["cards", "draw"])
def test_each_end_of_the_game_is_recorded(end: str) -> None:
    """B14, R20: the record of that name ends so."""
    match = sunshower.replay((RECORDS / f"{end}.json").read_text(encoding="utf-8"))
    assert match.result is not None
    assert match.result.ending == end
    assert match.options["pairs"] == 2
