"""The Rain Fairy's run: the Sunny Fairy blocks her."""

from .conftest import after, field, legal, refusal


def test_printed_example() -> None:
    """D10, D2: in the sun from the 6 to the 4 and the equal 4; the 3 would fit, but the Sunny Fairy is there."""
    line = "round=3 phase=rain turn=1 ring=76443/-12-5 sunny=e rain=b played=a/g"
    match = after(line, ">c", ">d")
    assert field(match, "rain", "points") == "rain=d points=2"
    assert legal(match) == {"stop"}
    assert refusal(match, ">e") == "blocked"
    assert field(after(line, ">c", ">d", "stop"), "scores") == "scores=0/2"


def test_three_points() -> None:
    """B9: three cards run onto are three points."""
    line = "round=4 phase=rain turn=0 ring=12345/67123 sunny=h rain=b played=a/f"
    assert field(after(line, ">c", ">d", ">e", "stop"), "rain", "scores") == "rain=e scores=3/0"


def test_blocked_on_one_side() -> None:
    """D10: the Sunny Fairy closes one way, even with an equal number; the other way stays open."""
    line = "round=4 phase=rain turn=0 ring=13335/67124 sunny=d rain=c played=a/f"
    assert legal(after(line)) == {"stop", ">b"}


def test_she_does_not_leap() -> None:
    """D10: the Rain Fairy does not jump over the Sunny Fairy, whatever lies behind her."""
    line = "round=4 phase=rain turn=0 ring=12345/67123 sunny=d rain=c played=a/f"
    assert legal(after(line)) == {"stop"}
    assert refusal(after(line), ">e") == "not-next"


def test_blocked_across_empty_spots() -> None:
    """D10, D3: the Sunny Fairy behind empty spots is on the next card, and blocks."""
    line = "round=4 phase=rain turn=0 ring=1-3--/4-572 sunny=f rain=c played=a/h"
    assert legal(after(line)) == {"stop"}
    assert refusal(after(line), ">f") == "blocked"


def test_sunny_has_moved_already() -> None:
    """B9, D10: what blocks is where the Sunny Fairy ended her run, not where it began."""
    line = "round=3 phase=sunny turn=1 ring=12345/67123 sunny=c rain=d played=b/f"
    assert legal(after(line, "stop")) == {"stop"}
    assert legal(after(line, ">e", "stop")) == {"stop", ">c"}


def test_a_lap_of_the_rain_fairy() -> None:
    """D9, D20: with Skip over the Sunny Fairy she can come home, and the run ends there."""
    line = "round=4 phase=rain turn=0 ring=12---/-3455 sunny=j rain=b played=a/g pranks=s/-"
    match = after(line, ">g", ">h", ">i", "skip:a", ">b")
    assert field(match, "round", "rain", "scores") == "round=5 rain=b scores=5/0"
