"""Golden records: a game for each way a round can end, and for each way the game can."""

from collections.abc import Iterator
from importlib.resources import files

import pytest

import sunshower
from sunshower import Match
from sunshower.games.rainbow.happenings import (
    Clashed,
    Drawn,
    Flipped,
    Placed,
    PlacedBlind,
    RainbowCompleted,
    RoundBegins,
    ShadowFell,
)

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
    """How the rounds of a match ended, by what happened."""
    how, placed = "", 0
    for happening in (happening for event in match.log("all") for happening in event.happenings):
        match happening:
            case Placed() | PlacedBlind():
                how = "place" if isinstance(happening, Placed) else "blind"
                placed += 1
            case Flipped():
                how = "flip"
            case RainbowCompleted():
                yield f"rainbow-{how}"
            case Clashed() | ShadowFell():
                what = "clash" if isinstance(happening, Clashed) else "shadow"
                yield f"{what}-{how}"
                if happening.spot == 6:
                    yield f"sixth-{what}"
                if how == "flip" and placed == 0:
                    yield "first-flip"
            case Drawn() | RoundBegins():
                placed = 0


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
