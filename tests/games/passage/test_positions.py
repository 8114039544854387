"""Positions as text: what cannot be read and what no game could reach is refused."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sunshower
from sunshower.games.passage import GAME

from ...laws.words import must_read
from .conftest import HOME, RED, STRIPES, after, code, full

GOOD = full(f"{HOME} dice=YYGGR")
FOUR = "pieces=c1!,d1!,f1!,g1!/a7!,a6!,a4!,a3!/g9!,f9!,d9!,c9!/i3!,i4!,i6!,i7!"
AWAY = "pieces=e3,d1!,f1!,h1!/h9!,f9!,d9!,b9!"


@pytest.mark.parametrize(
    "line",
    [
        GOOD,
        full(f"{FOUR} dice=YYGGR"),
        full(f"{AWAY} dice=YGGR steps=1 moves=1 leashes=ffff"),
        full(f"{AWAY} dice=YGGR steps=1 moves=1"),
        full(f"phase=dice honour_dice=yes {HOME}"),
        full(f"phase=dice honour_dice=yes {HOME} round=1 reds=2/1"),
        full(f"{AWAY} honour_dice=yes dice=R"),
        full("pieces=e9,d1!,f1!,h1!/h9!,f9!,d9!,b9! phase=over turn=- ending=crossed winner=0"),
        full("pieces=e3,d1!,f1!,h1!/-,-,-,- phase=over turn=- ending=last winner=0"),
        full(f"{AWAY} phase=over turn=- ending=quiet round=60 quiet=100"),
        full(f"{AWAY} phase=over turn=- ending=turn-limit round=300"),
        GOOD + " quiet=9",
        GOOD + " quiet=10 first=1",
        full("pieces=+,+,-,-/h9!,f9!,d9!,b9! phase=over turn=- ending=crossed winner=0 crossings=2"),
        full("pieces=+,-,-,-/-,-,-,- phase=over turn=- ending=last winner=0 crossings=2"),
        full(f"{AWAY} tokens=b1,d1,f1,h1/h9,f9,d9,b9 dice=YYGGR"),
    ],
)
def test_good_lines(line: str) -> None:
    """A line is read, and its own line is read to the same View."""
    assert code(line) == ""
    view = GAME.parse_position(line)
    assert GAME.parse_position(GAME.format_position(view)) == view


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("", "bad-field"),
        ("board", "not-understood"),
        (GOOD + " colour=red", "unknown-field"),
        (GOOD + " turn=1", "twice"),
        (GOOD.replace("round=5", "round=x"), "bad-field"),
        (GOOD.replace("round=5", "round=0"), "bad-field"),
        (GOOD.replace("turn=0", "turn=2"), "bad-field"),
        (GOOD.replace("turn=0", "turn=-"), "impossible"),
        (GOOD + " phase=roll", "bad-field"),
        (GOOD + " first=2", "bad-field"),
        (GOOD.replace("b1!", "b0!"), "bad-field"),
        (GOOD.replace("b1!", "-!"), "bad-field"),
        (GOOD.replace("b1!", "b1!!"), "bad-field"),
        (GOOD.replace("b1!", "j1"), "bad-field"),
        (GOOD.replace("b1!,", ""), "bad-field"),
        (GOOD.replace("/h9!", "/h9!,e9!"), "bad-field"),
        (GOOD.replace("/h9!", ",h9!"), "bad-field"),
        (GOOD.replace("dice=YYGGR", "dice=YYGGRR"), "bad-field"),
        (GOOD.replace("dice=YYGGR", "dice=yyggr"), "bad-field"),
        (GOOD.replace("dice=YYGGR", "dice=YYGG"), "impossible"),
        (GOOD.replace("dice=YYGGR", "dice=-"), "impossible"),
        (GOOD + " moves=3", "impossible"),
        (GOOD + " moves=1", "impossible"),
        (GOOD + " steps=6", "bad-field"),
        (GOOD + " steps=1 moves=1", "impossible"),
        (full(f"{AWAY} dice=YGGR steps=1 moves=3"), "impossible"),
        (full(f"{AWAY} dice=YGGR steps=1 moves=0"), "impossible"),
        (full(f"{AWAY} dice=YGGR steps=1 moves=1 leashes=fff"), "bad-field"),
        (full(f"{AWAY} dice=YGGR steps=1 moves=1 leashes=xfff"), "bad-field"),
        (full(f"{AWAY} dice=YGGR steps=1 moves=1 leashes=-fff"), "impossible"),
        (full(f"{AWAY} dice=YGGR steps=1 moves=1 leashes=offf"), "impossible"),
        (full(f"{AWAY} dice=YGGR steps=1 moves=1 leashes=sfff"), "impossible"),
        (full(f"{AWAY} dice=YGGR steps=1 moves=1 leashes=nfff"), "impossible"),
        (full(f"{AWAY} dice=YYGGR leashes=bfff"), "impossible"),
        (full(f"{AWAY.replace('e3', 'e6')} dice=YGGR steps=1 moves=1 leashes=ffff"), "impossible"),
        (full(f"{AWAY.replace('e3', 'e5')} dice=YGGR steps=1 moves=1 leashes=bfff"), "impossible"),
        (GOOD + " gone=yes", "impossible"),
        (GOOD + " gone=maybe", "bad-field"),
        (GOOD.replace("round=5", "round=60") + " quiet=101", "impossible"),
        (GOOD + " quiet=2000", "bad-field"),
        (GOOD + " quiet=10", "impossible"),
        (GOOD + " quiet=11 first=1", "impossible"),
        (full(f"{AWAY} phase=over turn=- ending=quiet quiet=11 quiet_turns=11"), "impossible"),
        (GOOD.replace("round=5", "round=301"), "impossible"),
        (GOOD + " ending=crossed", "impossible"),
        (GOOD + " winner=0", "impossible"),
        (GOOD + " ending=bored", "bad-field"),
        (GOOD + " reds=1/2", "impossible"),
        (full(f"phase=dice honour_dice=yes {HOME} reds=1/2/3"), "bad-field"),
        (full(f"phase=dice honour_dice=yes {HOME} reds=1/6"), "bad-field"),
        (full(f"phase=dice honour_dice=yes {AWAY} round=1 reds=2/1"), "impossible"),
        (full(f"phase=dice honour_dice=yes {HOME} round=1 reds=1/2"), "impossible"),
        (full(f"phase=dice honour_dice=yes {HOME} round=2 reds=2/1"), "impossible"),
        (full(f"phase=dice honour_dice=yes {HOME} round=1 quiet=0 reds=2/1"), "impossible"),
        (full(f"phase=dice honour_dice=yes {HOME} round=1 turn=1 reds=2/1"), "impossible"),
        (full(f"phase=dice honour_dice=yes {HOME} dice=RR"), "impossible"),
        (full(f"phase=dice {HOME}"), "impossible"),
        (GOOD.replace("b1!", "e3!"), "impossible"),
        (GOOD.replace("b1!", "d1"), "impossible"),
        (GOOD.replace("b1!", "e9"), "impossible"),
        (GOOD.replace("h9!", "e1"), "impossible"),
        (GOOD + " tokens=b1,d1,f1,h1/h9,f9,d9,c9", "impossible"),
        (GOOD + " tokens=b1,d1,f1,h1", "bad-field"),
        (GOOD + " tokens=b1,d1,f1,-/h9,f9,d9,b9", "bad-field"),
        (GOOD + " tokens=d1,b1,f1,h1/h9,f9,d9,b9", "impossible"),
        (full("pieces=-,-,-,-/h9!,f9!,d9!,b9! dice=R"), "impossible"),
        (full("pieces=-,-,-,-/h9!,f9!,d9!,b9!/b1!,-,-,- dice=R"), "impossible"),
        (full("pieces=+,d1!,f1!,h1!/h9!,f9!,d9!,b9! dice=RYGC"), "impossible"),
        (full("pieces=+,+,f1!,h1!/h9!,f9!,d9!,b9! dice=RYG crossings=2"), "impossible"),
        (full(f"{AWAY} phase=over turn=- ending=crossed winner=0"), "impossible"),
        (full(f"{AWAY} phase=over turn=- ending=last winner=0"), "impossible"),
        (full(f"{AWAY} phase=over turn=- ending=quiet round=60 quiet=99"), "impossible"),
        (full(f"{AWAY} phase=over turn=- ending=turn-limit"), "impossible"),
        (full(f"{AWAY} phase=over turn=- ending=quiet round=60 quiet=100 winner=0"), "impossible"),
        (full(f"{AWAY} phase=over turn=-"), "impossible"),
        (full(f"{AWAY} phase=over turn=0 ending=quiet round=60 quiet=100"), "impossible"),
        (full(f"{AWAY} phase=over turn=- ending=quiet round=60 quiet=100 dice=R"), "impossible"),
        (full("pieces=e3,d1!,f1!,h1!/-,-,-,- phase=over turn=- ending=last winner=1"), "impossible"),
        (full("pieces=-,-,-,-/-,-,-,- phase=over turn=- ending=last winner=0"), "impossible"),
        (full("pieces=-,-,-,-/+,-,-,- phase=over turn=- ending=last winner=0 crossings=2"), "impossible"),
        (GOOD.replace(STRIPES, "9x9"), "bad-field"),
        (GOOD.replace("9x9", "9x7"), "bad-field"),
        (GOOD + " teams=opposite", "impossible"),
        (GOOD + " teams=yes", "bad-field"),
        (GOOD + " crossings=0", "bad-field"),
        (GOOD + " crossings=5", "impossible"),
        (GOOD + " extra_piece=yes", "bad-field"),
        (GOOD + " extra_piece=1", "bad-field"),
        (GOOD + " sides=sw", "impossible"),
        (GOOD + " starts=a1,b1,c1,d1/b9,c9,d9,e9", "impossible"),
        (GOOD + " quiet_turns=0", "bad-field"),
        (GOOD + " seat=2", "bad-field"),
        ("x" * 2000, "not-a-line"),
    ],
)
def test_bad_lines(line: str, expected: str) -> None:
    """S7-S9, S26, S43, S45, S47 and the box: each with its code."""
    assert code(line) == expected


def test_gone_needs_a_crossing() -> None:
    """S37: a piece can only have left the board by crossing this turn."""
    line = "pieces={},d1!,f1!,h1!/h9!,f9!,d9!,b9! crossings=2 gone=yes steps=1 moves=1 dice=YGGR leashes=-fff"
    assert code(full(line.format("+"))) == ""
    assert code(full(line.format("-"))) == "impossible"


@pytest.mark.parametrize(
    ("pieces", "steps", "leashes", "fits"),
    [
        ("b4,d4,f1!,h1!", 1, "bfff", True),
        ("b4,d4,f1!,h1!", 1, "bbff", False),
        ("b4,d4,f1!,h1!", 2, "bbff", True),
        ("b4,d6,f1!,h1!", 2, "unff", False),
        ("b4,d6,f1!,h1!", 2, "uoff", True),
        ("b4,d6,f1!,h1!", 2, "foff", True),
        ("b6,d6,f1!,h1!", 2, "onff", False),
        ("b6,d6,f1!,h1!", 2, "nnff", True),
        ("b6,d6,f1!,h1!", 1, "onff", True),
        ("b4,d4,f1!,h1!", 1, "ffbf", False),
        ("b4,d4,f1!,h1!", 2, "ffuf", False),
        ("b1!,d1!,f1!,h1!", 1, "ffff", False),
        ("b1!,d1!,f1!,h1", 1, "ffff", True),
    ],
)
def test_leashes_tell_of_moves(pieces: str, steps: int, leashes: str, fits: bool) -> None:
    """S7-S9: a piece that has gone back, or may not go on, has moved this turn, and no more often than all together."""
    left = 5 - steps
    line = f"pieces={pieces}/h9!,f9!,d9!,b9! dice={'R' * left} steps={steps} moves={left} leashes={leashes} board={RED}"
    assert code(full(line)) == ("" if fits else "impossible")


@given(st.integers(0, 10**9))
def test_spoilt_lines(seed: int) -> None:
    """A good line with some characters changed is refused, or read to a position that can be played to its end."""
    rng = random.Random(seed)
    lines = [
        GOOD,
        full(f"{FOUR} dice=YYGGR teams=opposite crossings=2"),
        full(f"{AWAY} dice=YGGR steps=1 moves=1 leashes=ffff quiet=0"),
        full(f"phase=dice honour_dice=yes {AWAY}"),
        full(f"pieces=+,e6,-,h1!/d8,e5,h9!,b2 crossings=3 dice=RRG tokens=b1,d1,f1,h1/d9,f9,h9,b9 board={RED}"),
    ]
    head, _, board = rng.choice(lines).partition(" board=")
    letters = list(head)
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(letters))
        letters[place] = rng.choice("abcdefghi123456789RYGCBM!,/-+ =fsbuon0" + letters[place])
    must_read(GAME, f"{''.join(letters)} board={board}", to_the_end=True)


def test_defaults_are_left_out() -> None:
    """A plain position has a short line; words may come in any order."""
    match = after(f"{HOME} dice=YYGGR")
    assert match.position("all") == f"round=5 turn=0 {HOME} dice=RYYGG board={STRIPES}"
    shuffled = " ".join(reversed(GOOD.split()))
    assert sunshower.position("passage", shuffled, seed="x").position("all") == match.position("all")


OPTIONS = "no_returns=yes quiet_turns=10 sides=sn starts=b1,d1,f1,h1/h9,f9,d9,b9 crossings=1,2"


def test_options_are_words() -> None:
    """S31, S33: options are words of their own, or one word together; nothing is said twice."""
    line = f"round=5 turn=0 {HOME} dice=RYYGG board={STRIPES}"
    options = sunshower.position("passage", f"{line} {OPTIONS}").options
    assert (options["board"], options["starts"], options["crossings"]) == ("9x9", OPTIONS.split()[3][7:], "1,2")
    assert sunshower.position("passage", f"{line} {OPTIONS}").position("all") == f"{line} {OPTIONS}"
    together = OPTIONS.replace("no_returns=yes", "no_returns").replace("=", ":").replace(" ", ",")
    assert sunshower.position("passage", f"{line} options={together}").options == options
    assert sunshower.position("passage", f"{line} options=-").options["crossings"] == 1
    assert code(f"{line} crossings=2 options=crossings:2") == "bad-field"
    assert code(f"{line} options=board:9x9") == "bad-field"
    assert code(f"{line} teams=none,teams:none") == "bad-field"


FINISHED = (
    "round=6 phase=over ending=crossed winner=0 quiet=0 pieces=a9,{}/h9!,f9!,d9!,b9! "
    "board=9x9:cHVhdvVVvVVdsdVsvvdadvvbahhh:"
    "RRRRRRRRRYYYYYYYYYGGGGGGGGGCCCCCCCCCBBBBBBBBBMMMMMMMMMRRRRRRRRRYYYYYYYYYGGGGGGGGG"
)


def test_a_finished_game_that_could_not_have_been() -> None:
    """S25, S43: the winning piece stays, so none has left the board; the rolls for the start are long gone."""
    assert sunshower.position("passage", FINISHED.format("-,-,-")).result
    assert code(FINISHED.format("+,+,+")) == "impossible"
    assert code(FINISHED.format("-,-,-") + " reds=1/2") == "impossible"
