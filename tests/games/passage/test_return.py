"""Returning a captured piece."""

import pytest

from .conftest import RED, after, field, legal, refusal

LINE = "pieces=-,-,f1!,h1!/h9!,f9!,d9!,b9! dice={}"


def returns(line: str) -> set[str]:
    return {move for move in legal(after(line)) if "@" in move}


@pytest.mark.parametrize(
    ("dice", "moves"),
    [
        ("RYG", set()),
        ("RRG", {"1@b1", "2@d1"}),
        ("MMG", {"1@b1", "2@d1"}),
        ("RRR", {"1@b1", "1@d1", "2@b1", "2@d1"}),
        ("BBB", {"1@b1", "1@d1", "2@b1", "2@d1"}),
    ],
)
def test_a_pair_or_three_alike(dice: str, moves: set[str]) -> None:
    """B10, S17: a pair brings a piece back to its own start square, three alike to any; the colour is all the same."""
    assert returns(LINE.format(dice)) == moves


def test_more_than_three_alike() -> None:
    """B10: four or five alike are three alike."""
    assert returns("pieces=-,d1!,f1!,h3/h9!,f9!,d9!,b9! dice=CCCC") == {"1@b1", "1@h1"}


def test_the_return_is_the_whole_turn() -> None:
    """S16: one piece comes back, and the turn is over."""
    match = after(LINE.format("RRG"), "1@b1")
    assert field(match, "turn", "pieces") == "turn=1 pieces=b1!,-,f1!,h1!/h9!,f9!,d9!,b9!"


def test_no_return_after_a_move() -> None:
    """S16: whoever has moved cannot return a piece any more."""
    line = LINE.format("YYG")
    assert refusal(after(line, "f1-f2"), "1@b1") == "moved-already"
    assert {move for move in legal(after(LINE.format("YYY"), "f1-f2")) if "@" in move} == set()
    assert returns(line) == {"1@b1", "2@d1"}


def test_own_start_squares_only() -> None:
    """S18: the start squares of others are no place to return to."""
    line = "pieces=-,d1!,f1!,h1!/h9!,f9!,d9!,- dice=RRRY"
    assert returns(line) == {"1@b1"}
    assert refusal(after(line), "1@b9") == "no-start-square"
    assert refusal(after(line), "1@c1") == "no-start-square"


def test_occupied_start_squares() -> None:
    """S19: an occupied start square bars the return, and nothing is captured by it."""
    match = after("pieces=-,e2,f1!,h1!/h9!,f9!,d9!,b2 dice=RRYG")
    assert returns("pieces=-,e2,f1!,h1!/h9!,f9!,d9!,b2 dice=RRYG") == {"1@b1"}
    assert refusal(match, "2@d1") == "not-captured"
    line = "pieces=-,b1,f1!,h1!/h9!,f9!,d9!,b2 dice=RRYG"
    assert returns(line) == set()
    assert refusal(after(line), "1@b1") == "occupied"
    assert refusal(after(line), "1@d1") == "own-start"
    assert returns(line.replace("RRYG", "RRRG")) == {"1@d1"}


def test_an_enemy_on_the_start_square() -> None:
    """S19: a side player's piece can stand there; it counts as occupied."""
    line = "pieces=-,d1!,f1!,g1!/c1,a6!,a4!,a3!/g9!,f9!,d9!,c9! dice=RRRY"
    assert returns(line) == set()
    assert refusal(after(line), "1@c1") == "occupied"
    assert refusal(after(line), "piece:1") == "occupied"


def test_a_returned_piece_is_safe() -> None:
    """S15: it counts as not moved until it moves again."""
    line = f"pieces=-,d1!,f1!,h1!/h9!,f9!,d9!,c2 dice=RRYG board={RED}"
    match = after(line, "1@b1")
    assert field(match, "pieces") == "pieces=b1!,d1!,f1!,h1!/h9!,f9!,d9!,c2"
    line = f"pieces=b1!,d1!,f1!,h1!/h9!,f9!,d9!,c2 dice=RRYGB board={RED} turn=1"
    assert refusal(after(line), "c2-b1") == "safe"
    assert refusal(after(line.replace("b1!,", "b1,")), "c2-b1") == ""


def test_tokens_are_exchanged() -> None:
    """S45: back on another token's square, the two tokens change places, and the other one keeps its side."""
    line = "pieces=-,e2,f1!,h1!/h9!,f9!,d9!,b9! dice=RRRG"
    match = after(line, "1@d1")
    assert field(match, "pieces", "tokens") == ("pieces=d1!,e2,f1!,h1!/h9!,f9!,d9!,b9! tokens=d1,b1,f1,h1/h9,f9,d9,b9")
    again = "pieces=e3,-,f1!,h1!/h9!,f9!,d9!,b9! tokens=d1,b1,f1,h1/h9,f9,d9,b9 dice=RRYG"
    assert returns(again) == {"2@b1"}


def test_the_other_piece_stays_capturable_on_its_new_start_square() -> None:
    """S45: a piece that stands on the square to which its token is moved has still moved."""
    line = "pieces=-,b1,f1!,h1!/h9!,f9!,d9!,b9! dice=RRRG"
    match = after(line, "1@d1")
    assert field(match, "pieces", "tokens") == ("pieces=d1!,b1,f1!,h1!/h9!,f9!,d9!,b9! tokens=d1,b1,f1,h1/h9,f9,d9,b9")


def test_squares_of_crossed_pieces_count() -> None:
    """S45: the start square of a piece that has crossed can be returned to."""
    line = "pieces=-,+,f1!,h1!/h9!,f9!,d9!,b9! crossings=2 dice={}"
    assert returns(line.format("RRR")) == {"1@b1", "1@d1"}
    assert returns(line.format("RRG")) == {"1@b1"}
    assert refusal(after(line.format("RRR")), "2@d1") == "across"


def test_no_returns() -> None:
    """B14, S16: with the option, captured pieces stay off the board."""
    line = LINE.format("RRR") + " no_returns=yes"
    assert returns(line) == set()
    assert refusal(after(line), "1@b1") == "no-returns"
