"""A round: the weather, who moves which fairy, the order of the runs, and the next round."""

import pytest

import sunshower
from sunshower import Match

from .conftest import after, field, legal


@pytest.mark.parametrize("round_", range(1, 9))
def test_weather(round_: int) -> None:
    """B7: sun in odd rounds, rain in even ones."""
    line = f"round={round_} phase=place turn=0 ring=-2-4-/-7-2- sunny=b rain=g"
    assert after(line).view(None)["weather"] == ("sun" if round_ in (1, 3, 5, 7) else "rain")


def test_weather_changes() -> None:
    """B7: after a round in the sun comes one in the rain."""
    match = after("round=1 phase=place turn=0 ring=-2-4-/-7-2- sunny=b rain=g hands=11133345/24556667", "1@a", "4@f")
    assert match.view(0)["weather"] == "sun"
    match.play(1, "stop")
    match.play(0, "stop")
    assert (match.view(0)["round"], match.view(0)["weather"]) == (2, "rain")


@pytest.mark.parametrize(
    ("round_", "first", "cards", "mover"),
    [
        (7, 0, "64", 0),
        (7, 1, "64", 0),
        (7, 0, "46", 1),
        (7, 1, "46", 1),
        (8, 0, "64", 1),
        (8, 1, "64", 1),
        (8, 0, "46", 0),
        (8, 1, "46", 0),
    ],
)
def test_who_moves_the_sunny_fairy(round_: int, first: int, cards: str, mover: int) -> None:
    """B8: in the sun whoever played the higher card, in the rain whoever played the lower one."""
    match = played(round_, first, cards)
    assert (match.to_act, field(match, "phase")) == ((mover,), "phase=sunny")
    match.play(mover, "stop")
    assert (match.to_act, field(match, "phase")) == ((1 - mover,), "phase=rain")


@pytest.mark.parametrize("round_", [7, 8])
@pytest.mark.parametrize("first", [0, 1])
def test_equal_cards(round_: int, first: int) -> None:
    """D34: after equal cards the player who began this round moves the Sunny Fairy, in any weather."""
    match = played(round_, first, "66")
    assert (match.to_act, field(match, "phase")) == ((first,), "phase=sunny")


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("opener", [0, 1])
def test_equal_cards_favour_the_opener(first: int, opener: int) -> None:
    """D34: with the option it is whoever began the game."""
    match = played(7, first, "66", f" options=opener_ties opener={opener}")
    assert (match.to_act, field(match, "phase")) == ((opener,), "phase=sunny")


def test_the_opener_is_known_from_the_start() -> None:
    """D34, D32: who began the game is kept where it matters, and only there."""
    assert sunshower.new("road", seed=1, options={"opener_ties": True, "first": 1}).view(None)["opener"] == 1
    assert sunshower.new("road", seed=1, options={"first": 1}).view(None)["opener"] is None


def played(round_: int, first: int, cards: str, more: str = "") -> Match:
    """Round seven or eight after both cards: seat 0's on a, seat 1's on f."""
    spare = "7/1" if round_ == 7 else "/"
    hands = "/".join(card + more for card, more in zip(cards, spare.split("/"), strict=True))
    line = f"round={round_} phase=place turn={first} first={first} ring=22345/17334 sunny=b rain=h hands={hands}{more}"
    moves = [f"{cards[0]}@a", f"{cards[1]}@f"]
    return after(line, *(moves if first == 0 else moves[::-1]))


def test_sunny_before_rain() -> None:
    """B9: the Sunny Fairy's run is scored before the Rain Fairy sets off; each earns for her mover."""
    line = "round=5 phase=place turn=0 ring=12345/67123 sunny=b rain=h hands=2467/3567"
    match = after(line, "7@a", "5@f", ">c", ">d", "stop")
    assert field(match, "phase", "turn", "scores", "gained") == "phase=rain turn=1 scores=2/0 gained=2/0"
    match.play(1, "stop")
    assert field(match, "phase", "scores") == "phase=place scores=2/0"


def test_a_point_for_each_card() -> None:
    """B9: a run earns as many points as it enters cards, on top of what was there."""
    line = "round=5 phase=sunny turn=1 ring=12345/67123 sunny=a rain=h played=a/f scores=10/20"
    assert field(after(line, ">b"), "points") == "points=1"
    assert field(after(line, ">b", ">c"), "points") == "points=2"
    assert field(after(line, ">b", ">c", ">d", "stop"), "scores", "gained") == "scores=10/23 gained=0/3"


@pytest.mark.parametrize("rain_mover", [0, 1])
def test_who_begins_the_next_round(rain_mover: int) -> None:
    """D30: whoever moved the Sunny Fairy, whoever had begun."""
    for first in (0, 1):
        line = f"round=5 phase=rain turn={rain_mover} first={first} ring=12345/67123 sunny=b rain=h played=a/f"
        match = after(line, "stop")
        assert match.to_act == (1 - rain_mover,)
        assert field(match, "round", "phase", "first") == f"round=6 phase=place first={1 - rain_mover}"


def test_new_round_new_counts() -> None:
    """D30, D27: markers, points and prank of the round are gone; scores, spent pranks and fairies stay."""
    line = (
        "round=5 phase=rain turn=1 ring=12345/67123 sunny=b rain=h played=a/f hands=267/367 spent=j scores=9/4 "
        "gained=3/0 pranked=yes"
    )
    assert after(line, "stop").position("all") == (
        "round=6 phase=place turn=0 first=0 ring=12345/67123 sunny=b rain=h hands=267/367 spent=j scores=9/4"
    )


def test_no_step_no_points() -> None:
    """D8: when neither fairy moves the round is worth nothing, and goes on all the same."""
    line = "round=5 phase=sunny turn=0 ring=12345/67123 sunny=b rain=h played=a/f scores=1/2"
    assert field(after(line, "stop", "stop"), "round", "scores") == "round=6 scores=1/2"
    assert "stop" in legal(after(line))
