"""The star: its row slows pieces down. On the striped board it is the blue rank 5, both for south and for north."""

import pytest

from sunshower.games.passage.board import drawn_board

from .conftest import RED, after, field, legal, refusal

THEIRS = "h9!,f9!,d9!,b9!"


def piece(match_moves: set[str], here: str) -> set[str]:
    return {move.partition("-")[2] for move in match_moves if move.startswith(f"{here}-")}


def test_before_the_star() -> None:
    """S9: a piece that begins before the star row moves on and on, but never past the row."""
    line = f"pieces=b3,d1!,f1!,h1!/{THEIRS} dice=RRRRR board={RED}"
    match = after(line, "b3-b4", "b4-b5")
    assert piece(legal(match), "b5") == {"a4", "b4", "c4"}
    assert refusal(match, "b5-b6") == "star-row"
    match = after(line, "b3-b4", "b4-b5", "b5-c4", "c4-c5", "c5-d4")
    assert field(match, "pieces", "leashes") == f"pieces=d4,d1!,f1!,h1!/{THEIRS} leashes=ffff"


def test_not_past_it_from_the_row_before() -> None:
    """S10: from the row just before the star, two moves do not lead past it."""
    match = after(f"pieces=b4,d1!,f1!,h1!/{THEIRS} dice=RRRRR board={RED}", "b4-b5")
    assert refusal(match, "b5-b6") == "star-row"
    assert refusal(match, "b5-c6") == "star-row"
    assert piece(legal(match), "b5") == {"a4", "b4", "c4"}


def test_one_step_past_the_star() -> None:
    """S8: from the star row one step forward, and then nothing more."""
    line = f"pieces=b5,d1!,f1!,h1!/{THEIRS} dice=RRRRR board={RED}"
    assert piece(legal(after(line)), "b5") == {"a6", "b6", "c6", "a4", "b4", "c4"}
    match = after(line, "b5-b6")
    assert piece(legal(match), "b6") == set()
    assert refusal(match, "b6-b5") == "one-step"
    assert refusal(match, "b6-b7") == "one-step"
    assert piece(legal(match), "d1") == {"c2", "d2", "e2"}


def test_back_from_the_star_and_once_forward() -> None:
    """S8: back freely, once forward again, and not past the row."""
    line = f"pieces=b5,d1!,f1!,h1!/{THEIRS} dice=RRRRR board={RED}"
    match = after(line, "b5-b4")
    assert field(match, "leashes") == "leashes=bfff"
    assert piece(legal(match), "b4") == {"a5", "b5", "c5", "a3", "b3", "c3"}
    match = after(line, "b5-b4", "b4-b3", "b3-b2")
    assert piece(legal(match), "b2") == {"a3", "b3", "c3", "a1", "b1", "c1"}
    match = after(line, "b5-b4", "b4-b5")
    assert field(match, "leashes") == "leashes=ufff"
    assert piece(legal(match), "b5") == {"a4", "b4", "c4"}
    assert refusal(match, "b5-b6") == "one-forward"
    match = after(line, "b5-b4", "b4-b5", "b5-b4")
    assert refusal(match, "b4-b5") == "one-forward"
    assert piece(legal(match), "b4") == {"a3", "b3", "c3"}


def test_beyond_the_star() -> None:
    """S7: a piece that begins beyond the star row makes one step, in any of the six directions."""
    line = f"pieces=b6,d1!,f1!,h1!/{THEIRS} dice=RRRRR board={RED}"
    assert piece(legal(after(line)), "b6") == {"a7", "b7", "c7", "a5", "b5", "c5"}
    for step in ("b6-b7", "b6-c5"):
        match = after(line, step)
        assert piece(legal(match), step[3:]) == set()
        assert refusal(match, f"{step[3:]}-{step[:2]}") == "one-step"
        assert piece(legal(match), "f1") == {"e2", "f2", "g2"}


def test_the_star_counts_anew_each_turn() -> None:
    """S7, S9: what counts is where a piece begins the turn."""
    line = f"pieces=b4,d1!,f1!,h1!/h9!,f9!,d9!,b2 dice=RRRRR board={RED}"
    match = after(line, "b4-b5", "end", "end")
    assert field(match, "pieces", "leashes") == "pieces=b5,d1!,f1!,h1!/h9!,f9!,d9!,b2"
    assert match.view(0)["leashes"] == "sfff"
    assert piece(legal(match), "b5") == {"a6", "b6", "c6", "a4", "b4", "c4"}


@pytest.mark.parametrize(
    ("square", "leash"), [("d5", "f"), ("e5", "s"), ("f5", "o"), ("e2", "s"), ("g8", "o"), ("b8", "f")]
)
def test_side_players_have_a_star_row_of_their_own(square: str, leash: str) -> None:
    """S11: for the player in the west the rows are files, and the star row is the file e."""
    match = after(f"pieces=c1!,d1!,f1!,g1!/{square},a6!,a4!,a3!/g9!,f9!,d9!,c9! turn=1 dice=RYGCB board={RED}")
    assert match.view(1)["leashes"] == f"{leash}fff"


def test_rectangles_have_two_star_rows() -> None:
    """S11: on a rectangle the star is nearer to the players at the long sides."""
    board = drawn_board(9, 13, 0, False).text
    line = "pieces=c1!,d1!,f1!,e7/a10!,a8!,a6!,e5/-,-,-,c13!/-,-,-,i10! turn={} dice=RYGCB board=" + board
    assert after(line.format(0)).view(0)["leashes"] == "fffs"
    assert after(line.format(1)).view(1)["leashes"] == "fffs"
