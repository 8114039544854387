"""Moves as text and as picks; and taking them back."""

import pytest

from sunshower import IllegalMove

from .conftest import HOME, RED, after, field, refusal

STEP = f"{HOME} dice=YYGGR"
BACK = "pieces=-,d1!,f1!,h1!/h9!,f9!,d9!,b9! dice=RRYG"
TAKE = f"phase=dice honour_dice=yes {HOME}"


@pytest.mark.parametrize(
    ("line", "move", "spellings"),
    [
        (STEP, "b1-b2", ["B1-B2", " b1 b2 ", "b1b2", "b1 > b2", "b1->b2", "b1 - b2", "b1 to b2", "b1xb2", "b1 x b2"]),
        (STEP, "end", ["END", " pass ", "done", "stop"]),
        (BACK, "1@b1", ["1 @ b1", "return 1@b1", "return:1@b1", "RETURN 1 @ B1", "return 1 to b1", "1 to b1"]),
        (TAKE, "dice:4", ["dice 4", "DICE:4", "dice4"]),
    ],
)
def test_spelling(line: str, move: str, spellings: list[str]) -> None:
    """Capitals, spaces and missing signs do not matter, and the record keeps the one true spelling."""
    assert after(line, move).record()["steps"][0] == move
    for spelling in spellings:
        assert after(line).why(0, spelling) is None
        assert after(line, spelling).record()["steps"][0] == move


@pytest.mark.parametrize(
    ("line", "move", "path"),
    [
        (STEP, "b1-b2", ("square:b1", "square:b2")),
        (STEP, "end", ("end",)),
        (BACK, "1@b1", ("piece:1", "square:b1")),
        (TAKE, "dice:4", ("dice:4",)),
    ],
)
def test_picks(line: str, move: str, path: tuple[str, ...]) -> None:
    """Each move is a path of picks."""
    match = after(line)
    assert [each for each, text in match.picks(0).items() if text == move] == [path]
    assert match.picks(1) == {}
    assert refusal(match, path[0]) == ("half-a-move" if path[1:] else "")


# Undo


def test_moves_may_be_taken_back() -> None:
    """S50: nothing is hidden, so moves may be taken back one by one until the turn is ended."""
    match = after(STEP, "b1-b2", "b2-b3")
    match.undo(0)
    assert field(match, "pieces") == "pieces=b2,d1!,f1!,h1!/h9!,f9!,d9!,b9!"
    match.undo(0)
    assert match.position("all") == after(STEP).position("all")


def test_an_ended_turn_stands() -> None:
    """S50: the end of a turn lets the next dice roll, and then it stands, unless all agree."""
    match = after(STEP, "b1-b2", "end")
    with pytest.raises(IllegalMove) as refused:
        match.undo(0)
    assert refused.value.code == "seen"
    match.undo(0, agreed=True)
    assert field(match, "pieces", "steps") == "pieces=b2,d1!,f1!,h1!/h9!,f9!,d9!,b9! steps=1"


def test_dice_are_not_rolled_twice() -> None:
    """S27: the number of dice cannot be taken back once they have rolled."""
    match = after(TAKE, "dice:3")
    with pytest.raises(IllegalMove) as refused:
        match.undo(0)
    assert refused.value.code == "seen"


def test_a_board_of_one_colour() -> None:
    """S3: with one colour on the board other dice are worth nothing."""
    match = after(f"{HOME} dice=YYGGC board={RED}")
    assert match.legal(0) == ["end"]
