"""The option honour_dice: you say how many dice you roll, and pay for a wrong number."""

import pytest

import sunshower
from sunshower.core.options import checked_options
from sunshower.games.passage import GAME

from .conftest import HOME, RED, after, field, legal, refusal

TAKE = "phase=dice honour_dice=yes pieces={}/h9!,f9!,d9!,b9! board=" + RED


def test_everybody_says_how_many() -> None:
    """S27: any number from one to five can be taken; the table does not object."""
    match = after(TAKE.format("b1!,d1!,f1!,h1!"))
    assert legal(match) == {"dice:1", "dice:2", "dice:3", "dice:4", "dice:5"}
    match.play(0, "dice:2")
    assert len(match.view(0)["dice"]) == 2


def test_without_the_option() -> None:
    """S27: the table rolls the right number by itself."""
    match = after(f"{HOME} dice=RYGCB", "end")
    assert match.view(1)["phase"] == "move"
    assert refusal(match, "dice:4") == "dice-rolled"


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
def test_the_right_number_is_free(dice: int) -> None:
    """S27: with three pieces four dice are right; every other number, too many or too few, costs a row."""
    match = after(TAKE.format("e3,-,f1!,h1!"), f"dice:{dice}", "end")
    assert field(match, "pieces").startswith("pieces=e3,-,f1!,h1!" if dice == 4 else "pieces=e2,-,f1!,h1!")


def test_pieces_go_straight_back() -> None:
    """S27: each piece one square, those at the own edge stay, and tokens are not turned."""
    match = after(TAKE.format("e3,c2,f1!,h5"), "dice:1", "end")
    assert field(match, "pieces") == "pieces=e2,c1,f1!,h4/h9!,f9!,d9!,b9!"


def test_home_by_penalty_is_moved() -> None:
    """S44, B13: a piece that is thrown back to its start square has moved: its token stays uncrossed."""
    match = after(TAKE.format("b2,d1!,f1!,h1!"), "dice:1", "end")
    assert field(match, "pieces") == "pieces=b1,d1!,f1!,h1!/h9!,f9!,d9!,b9!"


def test_rearmost_first() -> None:
    """S44: pieces in one file make room for each other."""
    match = after(TAKE.format("e4,e3,e2,h1!"), "dice:1", "end")
    assert field(match, "pieces") == "pieces=e3,e2,e1,h1!/h9!,f9!,d9!,b9!"


def test_over_occupied_squares() -> None:
    """S27, S44: where the square behind is taken the piece goes to the first free one; with none it stays."""
    line = TAKE.replace("h9!,f9!", "e3,e2")
    assert (
        field(after(line.format("e4,d1!,f1!,h1!"), "dice:1", "end"), "pieces") == "pieces=e1,d1!,f1!,h1!/e3,e2,d9!,b9!"
    )
    match = after(line.format("e4,e1,f1!,h1!"), "dice:1", "end")
    assert field(match, "pieces") == "pieces=e4,e1,f1!,h1!/e3,e2,d9!,b9!"


def test_after_a_pass_and_after_moves() -> None:
    """S44: moving does not spare you."""
    line = f"honour_dice=yes pieces=e3,d1!,f1!,h1!/h9!,f9!,d9!,b9! dice=RR board={RED}"
    assert field(after(line, "e3-e4", "e4-e5", "end"), "pieces").startswith("pieces=e4,d1!")


def test_after_a_return() -> None:
    """S44: nor does returning a piece, which bars its square before the others go back."""
    line = f"honour_dice=yes pieces=-,b2,f1!,h1!/h9!,f9!,d9!,b9! dice=RR board={RED}"
    match = after(line, "1@b1")
    assert field(match, "pieces") == "pieces=b1!,b2,f1!,h1!/h9!,f9!,d9!,b9!"
    match = after(line.replace("b2", "c2"), "1@b1")
    assert field(match, "pieces") == "pieces=b1!,c1,f1!,h1!/h9!,f9!,d9!,b9!"
    match = after(line.replace("b2", "c2").replace("dice=RR", "dice=RRGB"), "1@b1")
    assert field(match, "pieces") == "pieces=b1!,c2,f1!,h1!/h9!,f9!,d9!,b9!"


def test_never_after_a_winning_move() -> None:
    """S44: whoever has won has won."""
    match = after(f"honour_dice=yes pieces=e8,d4,f1!,h1!/h9!,f9!,d9!,b9! dice=RR board={RED}", "e8-e9")
    assert match.result
    assert field(match, "pieces") == "pieces=e9,d4,f1!,h1!/h9!,f9!,d9!,b9!"


def test_the_right_number_is_that_of_the_beginning() -> None:
    """S44: a piece that crosses in the turn does not make the number wrong, or right."""
    line = "honour_dice=yes crossings=2 pieces=e8,d3,f1!,-/h9!,f9!,d9!,b9! dice={} board=" + RED
    assert field(after(line.format("RRGB"), "e8-e9", "end"), "pieces") == "pieces=+,d3,f1!,-/h9!,f9!,d9!,b9!"
    assert field(after(line.format("RRG"), "e8-e9", "end"), "pieces") == "pieces=+,d2,f1!,-/h9!,f9!,d9!,b9!"


def test_five_pieces_and_a_crossing() -> None:
    """S44, S46: with five pieces five dice are right, whether or not one crosses."""
    line = (
        "honour_dice=yes extra_piece=yes crossings=2 pieces=e8,d3,f1!,h1!,e1!/h9!,f9!,d9!,b9!,e9 dice={} board=" + RED
    )
    assert field(after(line.format("RRRGB"), "e8-e9", "end"), "pieces").startswith("pieces=+,d3,")
    assert field(after(line.format("RRRG"), "e8-e9", "end"), "pieces").startswith("pieces=+,d2,")


def test_capturing_does_not_change_the_number() -> None:
    """S44: what counts are the own pieces."""
    line = f"honour_dice=yes pieces=e3,d1!,f1!,h1!/e4,f9!,d9!,b9! dice=RRRGB board={RED}"
    assert field(after(line, "e3-e4", "end"), "pieces").startswith("pieces=e4,")


def test_dice_come_first() -> None:
    """S27: nothing is moved before the dice are taken."""
    match = after(TAKE.format("b1!,d1!,f1!,h1!"))
    assert refusal(match, "b1-b2") == "dice-first"
    assert refusal(match, "end") == "dice-first"
    assert refusal(match, "dice:6") == "wrong-dice"
    assert refusal(match, "dice:0") == "wrong-dice"


def test_the_rolls_for_the_start_can_be_seen_until_then() -> None:
    """S25, S49: the first position of such a game shows who rolled how many reds."""
    state = GAME.setup(3, checked_options(GAME, {"honour_dice": True, "board": "9x9#00000000"}))
    for reds in (2, 1, 2, 0, 0, 0, 1):  # seats 0 and 2 tie twice
        state.play(reds)
    view = GAME.view(state, None)
    assert (state.turn, view["reds"]) == (2, [0, 1, 1])  # type: ignore[typeddict-item]
    line = GAME.format_position(view)
    assert " reds=0/1/1 " in line
    assert GAME.parse_position(line) == view
    match = sunshower.position("passage", line, seed="reds")
    match.play(2, "dice:5")
    assert "reds=" not in match.position(None)
