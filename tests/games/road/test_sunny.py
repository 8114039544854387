"""Running, and the Sunny Fairy's leap over the Rain Fairy."""

import pytest

from .conftest import after, field, legal, refusal


def test_printed_example() -> None:
    """D4, D5, D6: from the 7 in the rain to the 6, over the Rain Fairy on the 5 to a 7, then to the 1: four points."""
    line = "round=4 phase=sunny turn=0 ring=37657/14526 sunny=b rain=d played=a/g"
    assert field(after(line, ">c"), "sunny", "points") == "sunny=c points=1"
    assert field(after(line, ">c", ">e"), "sunny", "points") == "sunny=e points=3"
    match = after(line, ">c", ">e", ">f")
    assert field(match, "sunny", "points") == "sunny=f points=4"
    assert legal(match) == {"stop"}
    assert field(after(line, ">c", ">e", ">f", "stop"), "scores") == "scores=4/0"


@pytest.mark.parametrize(
    ("round_", "phase", "step"),
    [(5, "sunny", ">d"), (6, "sunny", ">b"), (5, "rain", ">b"), (6, "rain", ">d")],
)
def test_rising_or_falling(round_: int, phase: str, step: str) -> None:
    """B10: Sunny rises in the sun and falls in the rain, Rain the other way about."""
    fairies = "sunny=c rain=i" if phase == "sunny" else "sunny=i rain=c"
    line = f"round={round_} phase={phase} turn=0 ring=-123-/1-45- {fairies} played=b/f"
    assert legal(after(line)) == {"stop", step}


@pytest.mark.parametrize("round_", [5, 6])
@pytest.mark.parametrize("fairies", ["phase=sunny sunny=c rain=i", "phase=rain sunny=i rain=c"])
def test_equal_numbers(round_: int, fairies: str) -> None:
    """D2: an equal number may always be entered, whether numbers must rise or fall."""
    match = after(f"round={round_} turn=0 ring=-222-/1-45- {fairies} played=b/f")
    assert legal(match) == {"stop", ">b", ">d"}


def test_around_the_ring() -> None:
    """B13: fairies run through both fields: e is next to f and j is next to a."""
    line = "round=5 phase=sunny turn=0 ring=34512/23467 sunny=d rain=c played=a/f"
    match = after(line, ">e", ">f", ">g", ">h", ">i", ">j")
    assert field(match, "sunny", "points") == "sunny=j points=6"
    match = after("round=6 phase=sunny turn=0 ring=34512/23467 sunny=i rain=c played=a/f", ">h", ">g", ">f", ">e")
    assert field(match, "sunny", "way", "points") == "sunny=e way=clockwise points=4"
    match = after("round=6 phase=sunny turn=0 ring=34512/23467 sunny=j rain=c played=a/f", ">a")
    assert field(match, "sunny", "way", "points") == "sunny=a way=anticlockwise points=1"
    match = after("round=5 phase=sunny turn=0 ring=34512/23467 sunny=a rain=c played=b/f", ">j")
    assert field(match, "sunny", "way", "points") == "sunny=j way=clockwise points=1"


def test_the_mover_chooses_the_way() -> None:
    """D1: either way round may be taken with the first step."""
    line = "round=5 phase=sunny turn=0 ring=65345/67123 sunny=c rain=h played=a/f"
    assert legal(after(line)) == {"stop", ">b", ">d"}
    assert field(after(line, ">b"), "way") == "way=clockwise"
    assert field(after(line, ">d"), "way") == "way=anticlockwise"


def test_no_turning() -> None:
    """D1: a fairy who has set off keeps her way, even where she could step back."""
    match = after("round=5 phase=sunny turn=0 ring=65335/67124 sunny=c rain=h played=a/f", ">d")
    assert legal(match) == {"stop", ">e"}
    assert refusal(match, ">c") == "no-turning"
    match = after("round=5 phase=rain turn=0 ring=65335/67124 sunny=h rain=d played=a/f", ">c")
    assert legal(match) == {"stop"}
    assert refusal(match, ">d") == "no-turning"


def test_the_rain_fairy_chooses_her_own_way() -> None:
    """D1: each fairy chooses anew."""
    line = "round=5 phase=sunny turn=0 ring=65345/67123 sunny=c rain=g played=a/f"
    assert legal(after(line, ">d", "stop")) == {"stop", ">f", ">h"}


def test_only_clockwise() -> None:
    """D1, D33: with the option clockwise both fairies run from b to a and from a to j, never back."""
    line = "round=5 phase=sunny turn=0 ring=65345/67123 sunny=c rain=g played=a/f options=clockwise"
    assert legal(after(line)) == {"stop", ">b"}
    assert refusal(after(line), ">d") == "wrong-way"
    assert legal(after(line, "stop")) == {"stop", ">f"}
    match = after("round=5 phase=sunny turn=0 ring=65345/67127 sunny=c rain=g played=b/f options=clockwise")
    for move in (">b", ">a", ">j"):
        match.play(0, move)
    assert field(match, "sunny", "way") == "sunny=j way=clockwise"


def test_clockwise_pranks() -> None:
    """D1: with the option clockwise Jump and Skip keep to it as well."""
    line = "round=5 phase=rain turn=0 ring=65345/67123 sunny=c rain=g played=a/f options=clockwise pranks=js/-"
    assert legal(after(line)) == {"stop", ">f", "jump:f", "skip:e"}


def test_anticlockwise_is_from_a_to_b() -> None:
    """D33: a to e is seat 0's field from its left, f to j seat 1's from its left; a to b runs anticlockwise."""
    line = "round=5 phase=sunny turn=0 ring=12345/67123 sunny=a rain=h played=c/f"
    assert field(after(line, ">b"), "sunny", "way") == "sunny=b way=anticlockwise"
    assert field(after(line, ">j"), "sunny", "way") == "sunny=j way=clockwise"


def test_empty_spots() -> None:
    """D3: empty spots are passed over, at the border of the fields too, and earn nothing."""
    line = "round=5 phase=sunny turn=0 ring=1--2-/-3345 sunny=a rain=i played=d/g"
    assert legal(after(line)) == {"stop", ">d", ">j"}
    match = after(line, ">d", ">g")
    assert field(match, "sunny", "points") == "sunny=g points=2"
    assert refusal(after(line), ">b") == "empty-spot"


def test_spot_emptied_by_trash_is_passed_over() -> None:
    """D3: a spot emptied by Trash is an empty spot."""
    line = "round=5 phase=sunny turn=0 ring=1x2-3/-334- sunny=a rain=i played=c/g"
    assert field(after(line, ">c"), "points") == "points=1"


def test_the_card_under_the_rain_fairy_must_fit() -> None:
    """D4: Sunny may not leap when the number under the Rain Fairy is one she could not run onto."""
    line = "round=5 phase=sunny turn=0 ring=12314/67123 sunny=c rain=d played=a/f"
    assert legal(after(line)) == {"stop"}
    assert refusal(after(line), ">e") == "wrong-order"
    assert refusal(after(line), ">d") == "wrong-order"
    assert legal(after(line.replace("ring=12314", "ring=12334"))) == {"stop", ">e"}


def test_free_jump() -> None:
    """D4: with the option free_jump she may leap whatever number is under the Rain Fairy, for two points."""
    line = "round=5 phase=sunny turn=0 ring=12314/67123 sunny=c rain=d played=a/f options=free_jump"
    assert legal(after(line)) == {"stop", ">e"}
    assert field(after(line, ">e"), "sunny", "points") == "sunny=e points=2"
    assert legal(after(line.replace("rain=d", "rain=h"))) == {"stop"}


def test_free_jump_is_sunnys() -> None:
    """D4, D10: the option frees no other step, and the Rain Fairy not at all."""
    line = "round=5 phase=rain turn=0 ring=12324/67123 sunny=d rain=c played=a/f options=free_jump"
    assert legal(after(line)) == {"stop", ">b"}


def test_any_number_to_land_on() -> None:
    """D5: the landing card's number is free, and the order goes on from it."""
    line = "round=5 phase=sunny turn=0 ring=12451/27123 sunny=c rain=d played=a/f"
    match = after(line, ">e")
    assert legal(match) == {"stop", ">f"}
    assert legal(after(line.replace("ring=12451/27123", "ring=12453/27123"), ">e")) == {"stop"}


def test_leap_over_empty_spots() -> None:
    """D5, D3: empty spots before and behind the Rain Fairy are passed over."""
    line = "round=5 phase=sunny turn=0 ring=13-4-/--265 sunny=b rain=d played=a/j"
    match = after(line, ">h")
    assert field(match, "sunny", "points") == "sunny=h points=2"


def test_a_leap_counts_two() -> None:
    """D6: a point for the card leapt over and one for the landing."""
    line = "round=5 phase=sunny turn=1 ring=12345/67123 sunny=c rain=d played=a/f"
    assert field(after(line, ">e"), "points") == "points=2"
    assert field(after(line, ">e", "stop"), "scores") == "scores=0/2"


def test_sunny_cannot_stay_on_the_rain_fairys_card() -> None:
    """D5: there is no stopping half-way, on the Rain Fairy's card."""
    match = after("round=5 phase=sunny turn=1 ring=12345/67123 sunny=c rain=d played=a/f")
    assert legal(match) == {"stop", ">e"}
    assert refusal(match, ">d") == "jump-over"


def test_sunny_may_stop_before_a_leap() -> None:
    """D7: she may stop in front of the Rain Fairy."""
    line = "round=5 phase=sunny turn=0 ring=12345/67123 sunny=b rain=d played=a/f"
    match = after(line, ">c")
    assert legal(match) == {"stop", ">e"}
    assert field(after(line, ">c", "stop"), "phase", "sunny", "scores") == "phase=rain sunny=c scores=1/0"


def test_a_fairy_may_stay() -> None:
    """D8: she may stay although she could run, for no points, and stop after any step."""
    line = "round=5 phase=sunny turn=0 ring=12345/67123 sunny=b rain=h played=a/f"
    assert field(after(line, "stop"), "phase", "sunny", "scores") == "phase=rain sunny=b"
    assert field(after(line, ">c", "stop"), "phase", "sunny", "scores") == "phase=rain sunny=c scores=1/0"
    assert field(after(line, "stop", "stop"), "round", "rain") == "round=6 rain=h"


def test_a_lap_ends_at_home() -> None:
    """D9: a run that comes back to its first card ends there at once, and the last step counts."""
    line = "round=5 phase=sunny turn=0 ring=1233-/-45-- sunny=b rain=h played=a/g"
    match = after(line, ">c", ">d", ">g", ">a", ">b")
    assert field(match, "phase", "turn", "sunny", "scores") == "phase=rain turn=1 sunny=b scores=6/0"


def test_a_leap_can_end_at_home() -> None:
    """D9, D6: a leap that lands on the first card ends the run with two points more."""
    line = "round=5 phase=sunny turn=0 ring=1233-/-45-- sunny=a rain=h played=b/g"
    match = after(line, ">b", ">c", ">d", ">g", ">a")
    assert field(match, "phase", "sunny", "scores") == "phase=rain sunny=a scores=6/0"


def test_home_must_be_allowed() -> None:
    """D9: the step onto the first card obeys the order like any other."""
    line = "round=5 phase=sunny turn=0 ring=6233-/-45-- sunny=b rain=c played=a/g"
    match = after(line, ">d", ">g", ">h", ">a")
    assert field(match, "sunny", "points") == "sunny=a points=5"
    assert legal(match) == {"stop"}
