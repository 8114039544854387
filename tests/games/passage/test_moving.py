"""A turn: dice, moves, passing, and the order of play."""

import pytest

from .conftest import HOME, RED, after, field, legal, refusal

MIDDLE = "pieces=e3,d1!,f1!,h1!/h9!,f9!,d9!,b9!"


def test_printed_example_of_three_reds() -> None:
    """S3: red, red, red, green, blue: up to three moves, but only one of them onto green."""
    line = "pieces=b1!,d2,f1!,h2/h9!,f9!,d9!,b9! dice=RRRGB"
    match = after(line)
    assert field(match, "moves") == ""
    assert match.view(0)["moves"] == 3
    assert legal(match) == {"end", "d2-d1", "d2-c1", "d2-e1", "h2-g1", "h2-h1", "h2-i1", *greens("d2"), *greens("h2")}
    match = after(line, "d2-d3")
    assert field(match, "dice", "moves", "steps") == "dice=RRRB moves=2 steps=1"
    assert refusal(match, "h2-h3") == "no-die"
    match = after(line, "d2-d3", "h2-h1")
    assert field(match, "dice", "moves", "steps") == "dice=RRB moves=1 steps=2"
    match = after(line.replace("d2", "d6"), "h2-h1")
    assert legal(match) >= {"d6-d7", "d6-d5"}
    match = after(line.replace("d2", "d6"), "h2-h1", "d6-d7")
    assert legal(match) == {"end"}


def greens(here: str) -> set[str]:
    """The three steps from a square of rank 2 to rank 3."""
    files = "abcdefghi"
    middle = files.index(here[0])
    return {f"{here}-{files[file]}3" for file in (middle - 1, middle, middle + 1)}


def test_printed_example_of_two_pairs() -> None:
    """S4: blue, blue, yellow, yellow, red: two moves, of one colour or of two, none of them dearer than the other."""
    line = "pieces=b1!,d4,f1!,h4/h9!,f9!,d9!,b9! dice=BBYYR"
    assert after(line).view(0)["moves"] == 2
    assert field(after(line, "d4-d5", "h4-h5"), "dice", "moves") == "dice=RYY moves=0"
    assert field(after(line, "d4-d5", "b1-b2"), "dice", "moves") == "dice=RYB moves=0"
    assert field(after(line, "f1-f2", "b1-b2"), "dice", "moves") == "dice=RBB moves=0"
    assert legal(after(line, "d4-d5", "h4-h5")) == {"end"}
    assert refusal(after(line, "d4-d5", "h4-h5"), "b1-b2") == "no-moves-left"


def test_six_directions() -> None:
    """S2: forward, back and the four diagonals; never straight left or right."""
    match = after(f"{MIDDLE} dice=YYCGM")
    assert {move for move in legal(match) if move.startswith("e3")} == {
        "e3-d4",
        "e3-e4",
        "e3-f4",
        "e3-d2",
        "e3-e2",
        "e3-f2",
    }
    assert refusal(match, "e3-d3") == "sideways"
    assert refusal(match, "e3-f3") == "sideways"
    assert refusal(match, "e3-e5") == "not-adjacent"
    assert refusal(match, "e3-e3") == "already-there"


@pytest.mark.parametrize(
    ("sides", "pieces", "forward"),
    [
        ("sn", "e3,d1!,f1!,h1!/h9!,f9!,d9!,b9!", {"e3-d4", "e3-e4", "e3-f4"}),
        ("ns", "e3,f9!,d9!,b9!/b1!,d1!,f1!,h1!", {"e3-d2", "e3-e2", "e3-f2"}),
        ("we", "e3,a6!,a4!,a2!/i2!,i4!,i6!,i8!", {"e3-f2", "e3-f3", "e3-f4"}),
        ("ew", "e3,i4!,i6!,i8!/a8!,a6!,a4!,a2!", {"e3-d2", "e3-d3", "e3-d4"}),
    ],
)
def test_forward_is_away_from_the_own_side(sides: str, pieces: str, forward: set[str]) -> None:
    """S2, S11: each side has its own forward; a step forward is progress, a step back is not."""
    line = f"pieces={pieces} sides={sides} dice=RRRRR quiet=5 board={RED}"
    moves = {move for move in legal(after(line)) if move.startswith("e3")}
    assert len(moves) == 6
    assert {move for move in moves if after(line, move).view(0)["quiet"] == 0} == forward


def test_the_square_left_does_not_matter() -> None:
    """S5: only the square entered is paid for."""
    line = "pieces=b2,d1!,f1!,h1!/h9!,f9!,d9!,b9! dice=GGCBM"
    assert "b2-b3" in legal(after(line))
    assert field(after(line, "b2-b3"), "dice") == "dice=GCBM"
    assert refusal(after(line), "d1-d2") == "no-die"


def test_any_mix_of_pieces() -> None:
    """S6: one piece may make all moves, or several may share them, in any order."""
    line = f"{HOME} dice=YYYGG"
    assert field(after(line, "b1-b2", "b2-b3", "d1-d2"), "pieces") == "pieces=b3,d2,f1!,h1!/h9!,f9!,d9!,b9!"
    assert field(after(line, "b1-b2", "d1-d2", "b2-b3"), "pieces") == "pieces=b3,d2,f1!,h1!/h9!,f9!,d9!,b9!"
    assert field(after(line, "b1-b2", "d1-d2", "f1-f2"), "pieces") == "pieces=b2,d2,f2,h1!/h9!,f9!,d9!,b9!"


def test_a_move_is_one_square_of_an_own_piece() -> None:
    """B6: from one square to another that touches it."""
    match = after(f"{HOME} dice=YYGGC")
    assert refusal(match, "b1-b3") == "not-adjacent"
    assert refusal(match, "c1-c2") == "empty-square"
    assert refusal(match, "h9-h8") == "not-your-piece"


def test_one_piece_a_square() -> None:
    """B7: own pieces block."""
    line = "pieces=b2,a1,f1!,h1!/h9!,f9!,d9!,b9! dice=YYGGC"
    assert refusal(after(line), "a1-b2") == "own-piece"
    assert "a1-a2" in legal(after(line))
    assert "a1-b2" in legal(after(line, "b2-b3"))


def test_unused_moves_are_lost() -> None:
    """B8: whoever ends the turn early keeps nothing of it."""
    match = after(f"{HOME} dice=YYYGG", "b1-b2", "end")
    assert field(match, "turn", "steps", "moves") == "turn=1"
    assert match.view(1)["rolled"] == 5


def test_passing() -> None:
    """B5, B11, S50: a turn may be passed, again and again, and it is always said."""
    match = after(f"{HOME} dice=YYYGG")
    for seat in (0, 1, 0, 1):
        assert match.to_act == (seat,)
        match.play(seat, "end")
    assert field(match, "round", "quiet", "pieces") == f"round=7 {HOME} quiet=5"


def test_the_end_of_a_turn_is_said() -> None:
    """S50: even with no move left the turn waits for its player."""
    match = after(f"{HOME} dice=YRGCB", "b1-b2")
    assert legal(match) == {"end"}
    assert match.to_act == (0,)


@pytest.mark.parametrize(
    ("mine", "dice"), [("b2,d2,f2,h2", 5), ("b2,d2,f2,-", 4), ("b2,d2,-,-", 3), ("b2,-,-,-", 2), ("-,d1!,-,h1!", 3)]
)
def test_dice_by_pieces(mine: str, dice: int) -> None:
    """S46: one die more than pieces on the board."""
    match = after(f"pieces=b1!,d1!,f1!,h1!/{mine.replace('d1!', 'f9!').replace('h1!', 'b9!')} dice=RYGCB", "end")
    assert len(match.view(1)["dice"]) == dice


@pytest.mark.parametrize(
    ("theirs", "dice"), [("h9!,f9!,d9!,b9!,e9!", 5), ("h9!,f9!,d9!,b9!,-", 5), ("-,f9!,d9!,b9!,-", 4)]
)
def test_dice_with_the_extra_piece(theirs: str, dice: int) -> None:
    """S46, S28: five dice at most, so the first of five pieces is lost without losing a die."""
    match = after(f"pieces=b1!,d1!,f1!,h1!,e1!/{theirs} extra_piece=yes dice=RYGCB", "end")
    assert len(match.view(1)["dice"]) == dice


def test_tokens_turn_with_the_first_move() -> None:
    """B13, S14: a token is turned over by the first move, and walking home does not turn it back."""
    line = f"{HOME} dice=RRYYG"
    assert field(after(line, "b1-b2"), "pieces") == "pieces=b2,d1!,f1!,h1!/h9!,f9!,d9!,b9!"
    assert field(after(line, "b1-b2", "b2-b1"), "pieces") == "pieces=b1,d1!,f1!,h1!/h9!,f9!,d9!,b9!"


def test_to_the_left() -> None:
    """S1: the turn goes to the left, which is clockwise: south, west, north, east."""
    pieces = "pieces=c1!,d1!,f1!,g1!/a7!,a6!,a4!,a3!/g9!,f9!,d9!,c9!/i3!,i4!,i6!,i7!"
    match = after(f"{pieces} dice=RYGCB")
    for seat in (0, 1, 2, 3, 0):
        assert match.to_act == (seat,)
        match.play(seat, "end")
    assert field(match, "round") == "round=6"


def test_those_who_are_out_are_skipped() -> None:
    """S1, S20: nobody without a piece on the board has a turn."""
    match = after("pieces=c1!,d1!,f1!,g1!/-,-,-,-/g9!,f9!,d9!,c9!/-,-,i6!,i7! dice=RYGCB", "end")
    assert match.to_act == (2,)
    match.play(2, "end")
    assert match.to_act == (3,)
    match.play(3, "end")
    assert field(match, "round", "turn") == "round=6 turn=0"


def test_rounds_go_by_the_first_seat() -> None:
    """S26: a round is over when everybody still in the game has had a turn, whoever was first."""
    pieces = "pieces=c1!,d1!,f1!,g1!/a7!,a6!,a4!,a3!/-,-,-,-"
    match = after(f"{pieces} first=2 dice=RYGCB", "end")
    assert field(match, "round", "turn") == "round=5 turn=1"
    match.play(1, "end")
    assert field(match, "round", "turn") == "round=6 turn=0"
