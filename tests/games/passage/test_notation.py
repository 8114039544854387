"""Moves as text, as picks and as sentences; and taking them back."""

import pytest

import sunshower
from sunshower import IllegalMove
from sunshower.core.options import checked_options
from sunshower.games.passage import GAME
from sunshower.tui.book import spoken

from .conftest import HOME, RED, after, field, full

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
            "Ann moves e3 to e4 (cyan), capturing one of Bo's pieces.",
        ),
        (
            "pieces=e3,d1!,f1!,h1!/e4,-,-,- dice=CYYRR",
            "e3-e4",
            "Ann moves e3 to e4 (cyan), capturing Bo's last piece, and Bo is out: Ann wins.",
        ),
        (
            "pieces=e8,d1!,f1!,h1!/h9!,f9!,d9!,b9! dice=GYYRR",
            "e8-e9",
            "Ann moves e8 to e9 (green), getting across: Ann wins.",
        ),
        (
            "pieces=e8,d1!,f1!,h1!/e9,f9!,d9!,b9! dice=GYYRR",
            "e8-e9",
            "Ann moves e8 to e9 (green), getting across, capturing one of Bo's pieces: Ann wins.",
        ),
        (
            "pieces=e8,d1!,f1!,h1!/h9!,f9!,d9!,b9! dice=GYYRR crossings=2",
            "e8-e9",
            "Ann moves e8 to e9 (green), getting across.",
        ),
        (
            "pieces=e8,-,-,-/h9!,f9!,d9!,b9! dice=GY crossings=2",
            "e8-e9",
            "Ann moves e8 to e9 (green), getting across with the last piece, and out: Bo wins.",
        ),
        (
            "pieces=e8,-,-,-/-,-,-,e9 dice=GY crossings=2",
            "e8-e9",
            "Ann moves e8 to e9 (green), getting across, capturing Bo's last piece, and Bo is out: Ann wins.",
        ),
        (
            "honour_dice=yes pieces=e3,d1!,f1!,h1!/h9!,f9!,d9!,b9! dice=RR",
            "end",
            "Ann passes, going back for a wrong number of dice.",
        ),
        (f"honour_dice=yes {HOME} dice=RR", "end", "Ann passes."),
        (
            "honour_dice=yes pieces=-,c2,f1!,h1!/h9!,f9!,d9!,b9! dice=RR",
            "1@b1",
            "Ann brings piece 1 back to b1, going back for a wrong number of dice.",
        ),
        (
            "honour_dice=yes pieces=-,b2,f1!,h1!/h9!,f9!,d9!,b9! dice=RR",
            "1@b1",
            "Ann brings piece 1 back to b1.",
        ),
    ],
)
def test_sentences(line: str, move: str, sentence: str) -> None:
    """S27, S44, S39, B9: everybody reads the same sentence, and a price that nobody pays is not told."""
    match = sunshower.position("passage", full(line), seed="test", players=["Ann", "Bo"])
    match.play(0, move)
    for eyes in (0, 1, None, "all"):
        event = match.log(eyes)[0]
        assert (event.seat, event.move, event.sentence) == (0, move, sentence)


def test_sentence_of_a_team() -> None:
    """S23: partners win together."""
    pieces = "pieces=e8,d1!,f1!,g1!/a7!,a6!,a4!,a3!/+,f9!,d9!,c9!/i3!,i4!,i6!,i7!"
    sentence = told(f"{pieces} teams=opposite dice=GYYRR", "e8-e9", ["Ann", "Bo", "Cy", "Di"])
    assert sentence == "Ann moves e8 to e9 (green), getting across: Ann and Cy win."


def told(line: str, move: str, players: list[str]) -> str:
    match = sunshower.position("passage", full(line), seed="test", players=players)
    match.play(match.to_act[0], move)
    return match.log(None)[0].sentence


@pytest.mark.parametrize(
    ("line", "move", "sentence"),
    [
        (
            "pieces=e8,-,-,-/a7!,a6!,a4!,a3!/g9!,f9!,d9!,c9! crossings=2 dice=GY",
            "e8-e9",
            "Ann moves e8 to e9 (green), getting across with the last piece, and out.",
        ),
        (
            "pieces=e8,-,-,-/a7!,a6!,a4!,a3!/g9!,f9!,d9!,c9!/i3!,i4!,i6!,i7! teams=opposite dice=GY",
            "e8-e9",
            "Ann moves e8 to e9 (green), getting across with the last piece, with no more turns.",
        ),
        (
            "pieces=e3,d1!,f1!,g1!/e4,-,-,-/g9!,f9!,d9!,c9! dice=CYYRR",
            "e3-e4",
            "Ann moves e3 to e4 (cyan), capturing Bo's last piece, and Bo is out.",
        ),
        (
            "pieces=e3,d1!,f1!,g1!/e4,+,-,-/g9!,f9!,d9!,c9!/i3!,i4!,i6!,i7! teams=opposite dice=CYYRR",
            "e3-e4",
            "Ann moves e3 to e4 (cyan), capturing Bo's last piece, and Bo has no more turns.",
        ),
    ],
)
def test_being_out_is_told(line: str, move: str, sentence: str) -> None:
    """S20, S39, S40: whoever has no piece left is out, or has no more turns because enough are across."""
    players = ["Ann", "Bo", "Cy", "Di"][: 1 + line.partition(" ")[0].count("/")]
    assert told(line, move, players) == sentence


@pytest.mark.parametrize(
    ("line", "move", "sentence"),
    [
        (
            "pieces=e8,d1!,f1!,h1!/e9,f9!,d9!,b9! dice=GYYRR crossings=2",
            "e8-e9",
            "You move e8 to e9 (green), getting across, capturing one of Bo's pieces.",
        ),
        (
            "honour_dice=yes pieces=e3,d1!,f1!,h1!/h9!,f9!,d9!,b9! dice=RR",
            "end",
            "You pass, going back for a wrong number of dice.",
        ),
        (
            "pieces=e8,-,-,-/h9!,f9!,d9!,b9! dice=GY crossings=2",
            "e8-e9",
            "You move e8 to e9 (green), getting across with the last piece, and out: Bo wins.",
        ),
    ],
)
def test_a_player_called_you(line: str, move: str, sentence: str) -> None:
    """S27, S39, B9: only the first verb has a person, so a sentence is right whoever it is about."""
    assert spoken(told(line, move, ["You", "Bo"]), ["You", "Bo"]) == sentence


def test_a_loser_called_you() -> None:
    """S20, B9: and what is yours is called yours."""
    line = "pieces=e3,d1!,f1!,h1!/e4,{},d9!,b9! dice=CYYRR"
    players = ["Bo", "You"]
    sentence = "Bo moves e3 to e4 (cyan), capturing"
    assert spoken(told(line.format("f9!"), "e3-e4", players), players) == f"{sentence} one of your pieces."
    line = line.replace("d9!,b9!", "-,-").format("-")
    assert spoken(told(line, "e3-e4", players), players) == f"{sentence} your last piece, and You are out: Bo wins."


def test_sentences_of_chance() -> None:
    """S32, S25, S3: the board, the rolls for the start and the dice are told as they come."""
    match = sunshower.new("passage", seed="log", players=["Ann", "Bo"])
    events = match.log(None)
    assert [event.move.partition(":")[0] for event in events[:6]] == ["board"] * 4 + ["reds"] * 2
    assert ["laid out" in event.sentence for event in events[:4]] == [False, False, False, True]
    assert events[4].sentence.startswith("Ann rolls ")
    assert " for the start." in events[4].sentence
    assert events[-1].sentence.startswith(f"{match.players[match.to_act[0]]} rolls ")
    match = after(f"{HOME} dice=RYGCB", "end", seed="3")
    roll = match.log(None)[1]
    assert roll.seat is None
    assert roll.move == f"roll:{match.view(1)['dice']}"


@pytest.mark.parametrize(("reds", "words"), [(0, "no reds"), (1, "1 red"), (3, "3 reds")])
def test_rolls_for_the_start(reds: int, words: str) -> None:
    """S25: how many reds."""
    state = GAME.setup(2, checked_options(GAME, {"board": "9x9#00000000"}))
    assert GAME.tell(state, reds, None) == (f"reds:{reds}", f"{{0}} rolls {words} for the start.")


@pytest.mark.parametrize("balanced", [False, True])
def test_a_drawn_board_can_be_had_again(balanced: bool) -> None:
    """S32: the log tells the seed of the board, with which another table can have it."""
    match = sunshower.new("passage", seed="again", options={"board": "9x11", "balanced": balanced})
    seed = match.log(None)[3].sentence.partition(", and laid out: ")[2].removesuffix(".")
    assert seed == "9x11#" + "".join(step.partition(":")[2] for step in match.record()["steps"][:4])
    again = sunshower.new("passage", seed="other", options={"board": seed, "balanced": balanced})
    assert again.view(None)["board"] == match.view(None)["board"]


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
