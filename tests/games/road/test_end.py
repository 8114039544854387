"""The end: points, the two tie-breaks, and what does not count."""

import pytest

from sunshower import Result

from .conftest import after

OVER = "round=8 phase=over first={first} ring=12345/67123 sunny=b rain=h hands=-/- scores={scores} gained={gained}"


def result(first: int, scores: str, gained: str) -> Result:
    """The result of a game that is over; `first` moved the Sunny Fairy last."""
    found = after(OVER.format(first=first, scores=scores, gained=gained)).result
    assert found is not None
    return found


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("gained", ["0/5", "5/0", "0/0"])
def test_most_points_win(first: int, gained: str) -> None:
    """B11: the higher score wins, whatever happened in the last round."""
    for scores, ranks in [("31/30", [1, 2]), ("30/31", [2, 1])]:
        assert (result(first, scores, gained).ranks, result(first, scores, gained).ending) == (ranks, "points")


@pytest.mark.parametrize("first", [0, 1])
def test_tie_by_the_last_round(first: int) -> None:
    """D31: with equal scores the points of round eight decide."""
    for gained, ranks in [("4/2", [1, 2]), ("2/4", [2, 1])]:
        assert (result(first, "30/30", gained).ranks, result(first, "30/30", gained).ending) == (ranks, "last-round")


def test_tie_by_the_last_sunny() -> None:
    """D31: if the last round is equal too, whoever moved the Sunny Fairy in it wins."""
    assert (result(0, "30/30", "3/3").ranks, result(0, "30/30", "3/3").ending) == ([1, 2], "last-sunny")
    assert (result(1, "30/30", "3/3").ranks, result(1, "30/30", "3/3").ending) == ([2, 1], "last-sunny")


def test_the_game_ends_after_round_eight() -> None:
    """B5, B11: the Rain Fairy's stop in round eight ends the game, with a result and no more moves."""
    line = "round=8 phase=rain turn=1 ring=12345/67123 sunny=b rain=h played=a/f hands=-/- scores=20/18 gained=2/0"
    assert after(line).result is None
    match = after(line, ">i", ">j", "stop")
    assert match.to_act == ()
    assert match.legal(0) == match.legal(1) == []
    assert match.position("all") == (
        "round=8 phase=over first=0 ring=12345/67123 sunny=b rain=j hands=-/- scores=20/20 gained=2/2"
    )
    sentence = "Scores and last round are equal: whoever moved the Sunny Fairy last wins."
    assert match.result == Result([20, 20], [1, 2], "last-sunny", sentence)


def test_a_lap_can_end_the_game() -> None:
    """D9, B11: a run that comes home in round eight ends the game without a stop."""
    line = "round=8 phase=rain turn=0 ring=12345/67123 sunny=f rain=e played=a/g hands=-/- pranks=s/-"
    match = after(line + " points=7 start=g way=anticlockwise", "skip:g")
    assert match.result is not None
    assert match.result.scores == [8, 0]


def test_pranks_left_over() -> None:
    """D28: pranks still in hand are worth nothing."""
    line = "round=8 phase=rain turn=1 ring=12345/67123 sunny=b rain=h played=a/f hands=-/- scores=20/20 gained=2/0"
    match = after(line + " pranks=-/ej", "stop")
    assert match.result is not None
    assert match.result.scores == [20, 20]
    assert match.result.ranks == [1, 2]
