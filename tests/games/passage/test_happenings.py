"""What happens at the table, as data and in sentences: nothing is hidden, so all eyes see the same."""

import pytest

import sunshower
from sunshower.core.happenings import Begins, Happening, sentences
from sunshower.core.match import Event
from sunshower.core.options import checked_options
from sunshower.games.passage import GAME
from sunshower.games.passage.happenings import (
    BoardLaid,
    ByteDrawn,
    Captured,
    Crossed,
    DiceRolled,
    DiceTaken,
    GameOver,
    Out,
    Penalised,
    PushedBack,
    Returned,
    RollAgain,
    RolledForStart,
    RoundBegins,
    Stepped,
    TurnBegins,
    TurnEnded,
    grouped,
)

from .conftest import HOME, full

PLAYERS = ["Ann", "Bo", "Cy", "Di"]
THREE = "g9!,f9!,d9!,c9!"
FOUR = f"{THREE}/i3!,i4!,i6!,i7!"


def told(line: str, move: str) -> Event:
    """What a move by seat 0 does, after all eyes have been found to agree on it."""
    seats = 1 + full(line).partition("pieces=")[2].partition(" ")[0].count("/")
    match = sunshower.position("passage", full(line), seed="test", players=PLAYERS[:seats])
    match.play(0, move)
    events = [match.log(eyes)[0] for eyes in (*range(seats), None, "all")]
    assert len(set(events)) == 1
    assert (events[0].seat, events[0].move) == (0, move)
    return events[0]


@pytest.mark.parametrize(
    ("line", "move", "happenings", "sentence"),
    [
        (f"{HOME} dice=YYGGR", "b1-b2", [Stepped(0, 1, "b1", "b2", "Y")], "Ann moves b1 to b2 (yellow)."),
        (f"{HOME} dice=YYGGR", "end", [TurnEnded(0, True), TurnBegins(1, 5)], "Ann passes."),
        (
            f"{HOME.replace('b1!', 'b2')} dice=YGGR steps=1 moves=1 turn=0 first=1",
            "end",
            [TurnEnded(0, False), RoundBegins(None, 6), TurnBegins(1, 6)],
            "Ann ends the turn. Round 6 begins.",
        ),
        (f"phase=dice honour_dice=yes {HOME}", "dice:4", [DiceTaken(0, 4)], "Ann takes 4 dice."),
        (f"phase=dice honour_dice=yes {HOME}", "dice:1", [DiceTaken(0, 1)], "Ann takes 1 die."),
        (
            "pieces=e3,d1!,f1!,h1!/h9!,e4,d9!,b9! dice=CYYRR",
            "e3-e4",
            [Stepped(0, 1, "e3", "e4", "C"), Captured(0, 1, 2, "e4")],
            "Ann moves e3 to e4 (cyan). That captures one of Bo's pieces.",
        ),
        (
            "pieces=e3,d1!,f1!,h1!/e4,-,-,- dice=CYYRR",
            "e3-e4",
            [Stepped(0, 1, "e3", "e4", "C"), Captured(0, 1, 1, "e4"), Out(1, False), GameOver(None, "last", (0,))],
            "Ann moves e3 to e4 (cyan). That captures one of Bo's pieces. "
            "That was Bo's last piece, and Bo is out. The game is over: Ann wins.",
        ),
    ],
)
def test_turns_and_captures(line: str, move: str, happenings: list[Happening], sentence: str) -> None:
    """S3, S20, S27, B9: what a move does to whose piece on which square, and whose turn comes next."""
    event = told(line, move)
    assert (list(event.happenings), event.sentence) == (happenings, sentence)


@pytest.mark.parametrize(
    ("line", "happenings", "sentence"),
    [
        (
            "pieces=e8,d1!,f1!,h1!/h9!,f9!,d9!,b9! dice=GYYRR",
            [Crossed(0, 1, "e9", False), GameOver(None, "crossed", (0,))],
            "The piece is across. The game is over: Ann wins.",
        ),
        (
            "pieces=e8,d1!,f1!,h1!/e9,f9!,d9!,b9! dice=GYYRR",
            [Captured(0, 1, 1, "e9"), Crossed(0, 1, "e9", False), GameOver(None, "crossed", (0,))],
            "That captures one of Bo's pieces. The piece is across. The game is over: Ann wins.",
        ),
        (
            "pieces=e8,d1!,f1!,h1!/h9!,f9!,d9!,b9! dice=GYYRR crossings=2",
            [Crossed(0, 1, "e9", True)],
            "The piece is across and off the board.",
        ),
        (
            "pieces=e8,-,-,-/h9!,f9!,d9!,b9! dice=GY crossings=2",
            [Crossed(0, 1, "e9", True), Out(0, False), GameOver(None, "last", (1,))],
            "The piece is across and off the board. That was Ann's last piece, and Ann is out. "
            "The game is over: Bo wins.",
        ),
        (
            "pieces=e8,-,-,-/-,-,-,e9 dice=GY crossings=2",
            [Captured(0, 1, 4, "e9"), Crossed(0, 1, "e9", True), Out(1, False), GameOver(None, "last", (0,))],
            "That captures one of Bo's pieces. The piece is across and off the board. "
            "That was Bo's last piece, and Bo is out. The game is over: Ann wins.",
        ),
        (
            f"pieces=e8,-,-,-/a7!,a6!,a4!,a3!/{THREE} dice=GY crossings=2",
            [Crossed(0, 1, "e9", True), Out(0, False), TurnBegins(1, 5)],
            "The piece is across and off the board. That was Ann's last piece, and Ann is out.",
        ),
        (
            f"pieces=e8,-,-,-/a7!,a6!,a4!,a3!/{FOUR} dice=GY teams=opposite",
            [Crossed(0, 1, "e9", True), Out(0, True), TurnBegins(1, 5)],
            "The piece is across and off the board. That was Ann's last piece, and Ann has no more turns.",
        ),
        (
            "pieces=e8,d1!,f1!,g1!/a7!,a6!,a4!,a3!/+,f9!,d9!,c9!/i3!,i4!,i6!,i7! dice=GYYRR teams=opposite",
            [Crossed(0, 1, "e9", True), GameOver(None, "crossed", (0, 2))],
            "The piece is across and off the board. The game is over: Ann and Cy win.",
        ),
    ],
)
def test_crossings(line: str, happenings: list[Happening], sentence: str) -> None:
    """S23, S39, S40, S42, S43: across, off the board, out, done, and who wins by it."""
    event = told(line, "e8-e9")
    assert list(event.happenings) == [Stepped(0, 1, "e8", "e9", "G"), *happenings]
    assert event.sentence == f"Ann moves e8 to e9 (green). {sentence}"


def test_a_partner_who_is_done() -> None:
    """S40: whoever has brought enough across is not out with the last piece, but has no more turns."""
    line = f"pieces=e3,d1!,f1!,g1!/e4,+,-,-/{FOUR} teams=opposite dice=CYYRR"
    assert told(line, "e3-e4").happenings[1:] == (Captured(0, 1, 1, "e4"), Out(1, True))
    line = f"pieces=e3,d1!,f1!,g1!/e4,-,-,-/{THREE} dice=CYYRR"
    assert told(line, "e3-e4").happenings[1:] == (Captured(0, 1, 1, "e4"), Out(1, False))


@pytest.mark.parametrize(
    ("pieces", "dice", "move", "happenings", "sentence"),
    [
        ("-,d1!,f1!,h1!", "RRYG", "1@b1", [Returned(0, 1, "b1", None)], "Ann brings piece 1 back to b1."),
        ("-,-,f1!,h1!", "RRR", "1@d1", [Returned(0, 1, "d1", 2)], "Ann brings piece 1 back to d1."),
        (
            "-,c2,f1!,h1!",
            "RR",
            "1@b1",
            [Returned(0, 1, "b1", None), Penalised(0, 2, 4), PushedBack(0, 2, "c2", "c1")],
            "Ann brings piece 1 back to b1. Due were 4 dice, not 2. The piece on c2 goes back to c1.",
        ),
        ("-,b2,f1!,h1!", "RR", "1@b1", [Returned(0, 1, "b1", None)], "Ann brings piece 1 back to b1."),
        ("b1!,d1!,f1!,h1!", "RR", "end", [TurnEnded(0, True)], "Ann passes."),
        (
            "e4,d1!,e3,c2",
            "RR",
            "end",
            [
                TurnEnded(0, True),
                Penalised(0, 2, 5),
                PushedBack(0, 4, "c2", "c1"),
                PushedBack(0, 3, "e3", "e2"),
                PushedBack(0, 1, "e4", "e3"),
            ],
            "Ann passes. Due were 5 dice, not 2. The piece on c2 goes back to c1. The piece on e3 goes back to e2. "
            "The piece on e4 goes back to e3.",
        ),
    ],
)
def test_returns_and_the_price(pieces: str, dice: str, move: str, happenings: list[Happening], sentence: str) -> None:
    """S27, S44, S45: tokens that change places, who goes back and in which order; a price nobody pays is not told."""
    event = told(f"honour_dice=yes pieces={pieces}/h9!,f9!,d9!,b9! dice={dice}", move)
    assert list(event.happenings) == [*happenings, TurnBegins(1, 5)]
    assert event.sentence == sentence


@pytest.mark.parametrize(
    ("words", "ending"), [("quiet=10 quiet_turns=10 first=1 round=9", "quiet"), ("turn_limit=5 first=1", "turn-limit")]
)
def test_a_draw(words: str, ending: str) -> None:
    """S26: the end of the last turn is the end of the game."""
    event = told(f"{HOME} dice=YYGGR {words}", "end")
    assert event.happenings == (TurnEnded(0, True), GameOver(None, ending, ()))
    assert event.sentence == "Ann passes. The game is over: a draw."


@pytest.mark.parametrize(
    ("line", "move", "you", "sentence"),
    [
        (
            "pieces=e8,d1!,f1!,h1!/e9,f9!,d9!,b9! dice=GYYRR",
            "e8-e9",
            0,
            "You move e8 to e9 (green). That captures one of Bo's pieces. The piece is across. "
            "The game is over: you win.",
        ),
        (
            "honour_dice=yes pieces=e3,d1!,f1!,h1!/h9!,f9!,d9!,b9! dice=RR",
            "end",
            0,
            "You pass. Due were 5 dice, not 2. The piece on e3 goes back to e2.",
        ),
        (
            "pieces=e8,-,-,-/h9!,f9!,d9!,b9! dice=GY crossings=2",
            "e8-e9",
            0,
            "You move e8 to e9 (green). The piece is across and off the board. That was your last piece, and you "
            "are out. The game is over: Bo wins.",
        ),
        (
            "pieces=e3,d1!,f1!,h1!/e4,-,-,- dice=CYYRR",
            "e3-e4",
            1,
            "Ann moves e3 to e4 (cyan). That captures one of your pieces. That was your last piece, and you are out. "
            "The game is over: Ann wins.",
        ),
    ],
)
def test_told_to_those_who_play(line: str, move: str, you: int, sentence: str) -> None:
    """S20, S27, S39, B9: whoever did it or lost by it is addressed."""
    assert sentences("passage", told(line, move).happenings, PLAYERS, you) == sentence


# Chance


def test_chance() -> None:
    """S32, S25, S3: the board, the rolls for the start and the dice are told as they come."""
    match = sunshower.new("passage", seed="start", players=["Ann", "Bo"])
    events = match.log(None)
    first, dice = match.to_act[0], match.view(None)["dice"]
    assert [type(happening) for event in events for happening in event.happenings] == [
        *[ByteDrawn] * 4,
        BoardLaid,
        *[RolledForStart] * 2,
        Begins,
        RoundBegins,
        TurnBegins,
        DiceRolled,
    ]
    assert all(event.seat is None for event in events)
    assert events[5].sentence.endswith(f" for the start. {match.players[first]} begins. Round 1 begins.")
    assert events[5].happenings[1:] == (Begins(first), RoundBegins(None, 1), TurnBegins(first, 1))
    assert events[6].move == f"roll:{dice}"
    assert events[6].happenings == (DiceRolled(first, dice, max(map(dice.count, dice)), grouped(dice)),)


@pytest.mark.parametrize(
    ("dice", "words"),
    [
        ("RYGC", "red, yellow, green and cyan: one move"),
        ("RRM", "2 red and magenta: up to 2 moves"),
        ("BBBBB", "5 blue: up to 5 moves"),
    ],
)
def test_dice_in_words(dice: str, words: str) -> None:
    """S3: the colours, and how many moves the largest group allows."""
    rolled = DiceRolled(1, dice, max(map(dice.count, dice)), grouped(dice))
    assert sentences("passage", (rolled,), PLAYERS) == f"Bo rolls {words}."


def test_rolls_for_the_start() -> None:
    """S25: how many reds; who ties for the most rolls again, until one of them begins."""
    state = GAME.setup(3, checked_options(GAME, {"board": "9x9#00000000"}))
    told = []
    for reds in (3, 1, 3, 0, 2):
        move, story = GAME.tell(state, reds, None)
        assert move == f"reds:{reds}"
        told.append((story, sentences("passage", story, PLAYERS)))
        state.play(reds)
    assert told == [
        ((RolledForStart(0, 3),), "Ann rolls 3 reds for the start."),
        ((RolledForStart(1, 1),), "Bo rolls 1 red for the start."),
        (
            (RolledForStart(2, 3), RollAgain(None, (0, 2))),
            "Cy rolls 3 reds for the start. That is a tie: Ann and Cy roll again.",
        ),
        ((RolledForStart(0, 0),), "Ann rolls no reds for the start."),
        (
            (RolledForStart(2, 2), Begins(2), RoundBegins(None, 1), TurnBegins(2, 1)),
            "Cy rolls 2 reds for the start. Cy begins. Round 1 begins.",
        ),
    ]


@pytest.mark.parametrize("balanced", [False, True])
def test_a_drawn_board_can_be_had_again(balanced: bool) -> None:
    """S32: the log tells the seed of the board, with which another table can have it."""
    match = sunshower.new("passage", seed="again", options={"board": "9x11", "balanced": balanced})
    drawn, laid = match.log(None)[3].happenings
    board = "9x11#" + "".join(step.partition(":")[2] for step in match.record()["steps"][:4])
    assert (drawn, laid) == (ByteDrawn(None, board[-2:]), BoardLaid(None, board))
    assert match.log(None)[3].sentence == f"The board is drawn by chance. It is laid out: {board}."
    again = sunshower.new("passage", seed="other", options={"board": board, "balanced": balanced})
    assert again.view(None)["board"] == match.view(None)["board"]
