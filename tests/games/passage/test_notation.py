"""Moves as text, as picks and as sentences; and taking them back."""

import pytest

import sunshower
from sunshower import IllegalMove

from .conftest import HOME, RED, after, field, full

STEP = f"{HOME} dice=YYGGR"
BACK = "pieces=-,d1!,f1!,h1!/h9!,f9!,d9!,b9! dice=RRYG"
TAKE = f"phase=dice honour_dice=yes {HOME}"


@pytest.mark.parametrize(
    ("line", "move", "spellings"),
    [
        (STEP, "b1-b2", ["B1-B2", " b1 b2 ", "b1b2", "b1 > b2", "b1->b2", "b1 - b2"]),
        (STEP, "end", ["END", " pass ", "done", "stop"]),
        (BACK, "1@b1", ["1 @ b1", "return 1@b1", "return:1@b1", "RETURN 1 @ B1"]),
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
    assert match.why(0, path[0]) is None


@pytest.mark.parametrize(
    ("line", "move", "sentence"),
    [
        (STEP, "b1-b2", "Ann moves b1 to b2 (yellow)."),
        (STEP, "end", "Ann passes."),
        (BACK, "1@b1", "Ann brings piece 1 back to b1."),
        (TAKE, "dice:4", "Ann takes 4 dice."),
        (TAKE, "dice:1", "Ann takes 1 die."),
        (
            "pieces=e3,d1!,f1!,h1!/e4,f9!,d9!,b9! dice=CYYRR",
            "e3-e4",
            "Ann moves e3 to e4 (cyan), captures a piece of Bo.",
        ),
        (
            "pieces=e3,d1!,f1!,h1!/e4,-,-,- dice=CYYRR",
            "e3-e4",
            "Ann moves e3 to e4 (cyan), captures a piece of Bo, who is out: Ann wins.",
        ),
        (
            "pieces=e8,d1!,f1!,h1!/h9!,f9!,d9!,b9! dice=GYYRR",
            "e8-e9",
            "Ann moves e8 to e9 (green), and is across: Ann wins.",
        ),
        (
            "pieces=e8,d1!,f1!,h1!/h9!,f9!,d9!,b9! dice=GYYRR crossings=2",
            "e8-e9",
            "Ann moves e8 to e9 (green), and is across.",
        ),
        (
            "pieces=e8,-,-,-/h9!,f9!,d9!,b9! dice=GY crossings=2",
            "e8-e9",
            "Ann moves e8 to e9 (green), and is across with the last piece: Bo wins.",
        ),
        (
            "honour_dice=yes pieces=e3,d1!,f1!,h1!/h9!,f9!,d9!,b9! dice=RR",
            "end",
            "Ann passes, and goes back for a wrong number of dice.",
        ),
    ],
)
def test_sentences(line: str, move: str, sentence: str) -> None:
    """S27, S39, B9: everybody reads the same sentence."""
    match = sunshower.position("passage", full(line), seed="test", players=["Ann", "Bo"])
    match.play(0, move)
    for eyes in (0, 1, None, "all"):
        event = match.log(eyes)[0]
        assert (event.seat, event.move, event.sentence) == (0, move, sentence)


def test_sentence_of_a_team() -> None:
    """S23: partners win together."""
    tokens = "tokens=c1,d1,f1,g1/a7,a6,a4,a3/g9,f9,d9,c9/i3,i4,i6,i7"
    pieces = "pieces=e8,d1!,f1!,g1!/a7!,a6!,a4!,a3!/+,f9!,d9!,c9!/i3!,i4!,i6!,i7!"
    line = full(f"{pieces} {tokens} teams=opposite dice=GYYRR")
    match = sunshower.position("passage", line, seed="test", players=["Ann", "Bo", "Cy", "Di"])
    match.play(0, "e8-e9")
    assert match.log(None)[0].sentence == "Ann moves e8 to e9 (green), and is across: Ann and Cy win."


def test_sentences_of_chance() -> None:
    """S32, S25, S3: the board, the rolls for the start and the dice are told as they come."""
    match = sunshower.new("passage", seed="log", players=["Ann", "Bo"])
    events = match.log(None)
    assert [event.move.partition(":")[0] for event in events[:6]] == ["board"] * 4 + ["reds"] * 2
    assert events[3].sentence.endswith(", and laid out.")
    assert events[4].sentence.startswith("Ann rolls ")
    assert events[4].sentence.endswith(" red for the start.")
    assert events[-1].sentence.startswith(f"{match.players[match.to_act[0]]} rolls ")
    match = after(f"{HOME} dice=RYGCB", "end", seed="3")
    roll = match.log(None)[1]
    assert roll.seat is None
    assert roll.move == f"roll:{match.view(1)['dice']}"


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
