"""Line mode in a terminal: two people at one keyboard, signals, colour and width."""

import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from sunshower.tui.screen import ASIDE, BACK, CLEAR, printable, wrapped

from .conftest import ENTER, PATIENCE, piped, settings

# Two people at one keyboard


def test_in_a_pipe_two_people_need_no_curtain(data: Path) -> None:
    shown = piped(data, "road", "--seed", "demo", "--players", "Ann,Bea", said="5@c\n6@h\n")
    assert "Hand over" not in shown
    assert "Moves of Bea ('?' helps):" in shown
    assert "Bea plays a 6 on h." in shown


def test_nothing_of_one_hand_is_left_for_the_other_person(terminal: Any) -> None:
    ann_holds, bea_holds = "Your hand: 1▲R 2⌓O 2⌓O 3☼Y 3☼Y", "Your hand: 1▲R 2⌓O 4❦G 5≋B"
    table = terminal("road", "--seed", "demo", "--players", "Ann,Bea", "--plain")
    table.until("Hand over to Ann; press Enter when only Ann looks.")
    table.type(ENTER)
    assert ann_holds in table.until("> ")
    table.type("4@c\n5@c\n")
    curtain = table.until("press Enter when only Bea looks.")
    refused, gone = curtain.split(CLEAR, 1)
    assert "You hold no 4, only 1, 2, 3, 5, 6 and 7." in refused
    assert "Ann plays a 5 on c." in gone
    table.type(ENTER)
    table.until(CLEAR)
    seen = table.until("> ")
    assert bea_holds in seen
    table.type("why\nlog all\n\n\nposition\n6@h\n")
    seen += table.until("You move the Sunny Fairy")
    for secret in (ann_holds, "You hold no 4", "Exchange", "Skip", "hands=1"):
        assert secret not in gone + seen
    assert "Nothing has been refused" in seen


def test_the_same_person_goes_on_without_a_curtain(terminal: Any) -> None:
    table = terminal("road", "--seed", "demo", "--players", "Ann,random", "--plain")
    shown = table.until("> ")
    table.type("5@c\n")
    shown += table.until("> ")
    assert "Hand over" not in shown
    assert "\x1b" not in shown


@pytest.mark.parametrize(("args", "wiped"), [((), True), (("--option", "memory_aid"), False)])
def test_a_game_of_memory_leaves_nothing_to_read_up_again(terminal: Any, args: tuple[str, ...], wiped: bool) -> None:
    table = terminal("rainbow", "--seed", "demo", "--plain", "--option", "first=0", *args)
    table.until("> ")
    table.type("1\n1\n")
    assert (CLEAR in table.until("The row, ")) == wiped


def test_leaving_takes_the_hand_off_the_screen(terminal: Any) -> None:
    table = terminal("road", "--seed", "demo", "--players", "Ann,Bea")
    table.until("looks.")
    table.type(ENTER)
    table.until("> ")
    table.type("quit\n")
    assert f"{CLEAR}{BACK}" in table.until("The game is saved.")
    assert table.process.wait(PATIENCE) == 0


@pytest.mark.parametrize("typed", ["5@c\n\n", "5@c\n\n\nx\n", "5@c\n6@h\n"])
def test_nothing_typed_ahead_opens_the_curtain(terminal: Any, typed: str) -> None:
    table = terminal("road", "--seed", "demo", "--players", "Ann,Bea", "--plain")
    table.until("only Ann looks.")
    table.type(ENTER)
    table.until("> ")
    table.type(typed)
    table.until("only Bea looks.")
    assert "Your hand" not in table.rest()
    table.type(ENTER)
    assert "Your hand: 1▲R 2⌓O 4❦G 5≋B" in table.until("> ")


def test_only_enter_alone_opens_the_curtain(terminal: Any) -> None:
    table = terminal("road", "--seed", "demo", "--players", "Ann,Bea", "--plain")
    table.until("only Ann looks.")
    table.type("5@c\n")
    assert "Your hand" not in table.until("only Ann looks.")
    table.type("quit\n")
    table.until("The game is saved.")
    assert table.process.wait(PATIENCE) == 0


def test_the_curtain_costs_nothing_that_was_on_the_screen_before(terminal: Any) -> None:
    table = terminal("road", "--seed", "demo", "--players", "Ann,Bea", "--plain")
    shown = table.until("only Ann looks.")
    table.type(ENTER)
    shown += table.until("> ")
    assert shown.index(ASIDE) < shown.index("Rainbow Road: Ann against Bea.")
    table.process.send_signal(signal.SIGTERM)
    shown += table.until("The game is saved.")
    assert shown.count(ASIDE) == shown.count(BACK) == 1
    assert "\x1b[3J" not in shown


def test_the_result_of_two_people_stays_on_the_screen(terminal: Any) -> None:
    line = "round=8 phase=rain turn=0 first=1 ring=13456/71234 sunny=a rain=c played=a/g hands=-/- scores=3/4"
    table = terminal("road", "--position", line, "--players", "Ann,Bea", "--plain")
    table.until("only Ann looks.")
    table.type(ENTER)
    table.until("> ")
    table.type("stop\n")
    assert BACK in table.until("The game is over.")
    table.until("> ")
    table.type("undo\n")
    assert ASIDE in table.until("> ")


def test_two_people_are_not_seated_where_nothing_can_be_wiped(data: Path) -> None:
    master, slave = pty.openpty()
    command = [sys.executable, "-m", "sunshower", "play", "road", "--players"]
    try:
        for players, code in (("Ann,Bea", 2), ("Ann,random", 0)):
            os.write(master, b"quit\n")
            done = subprocess.run([*command, players], stdin=slave, capture_output=True, env=settings(data), timeout=30)
            assert done.returncode == code
            assert (b"need a terminal" in done.stderr) == (code == 2)
            assert (b"Your hand" in done.stdout) == (code == 0)
    finally:
        os.close(master)
        os.close(slave)


# The terminal


@pytest.mark.parametrize(
    ("args", "more", "colour"),
    [
        ([], {}, "\x1b[38;5;231;48;5;125m1▲R\x1b[0m"),
        ([], {"COLORTERM": "truecolor"}, "\x1b[38;2;255;255;255;48;2;182;34;52m1▲R\x1b[0m"),
        (["--plain"], {}, None),
        ([], {"NO_COLOR": "1"}, None),
        ([], {"TERM": "dumb"}, None),
    ],
)
def test_colour_only_where_it_is_wanted(terminal: Any, args: list[str], more: dict[str, str], colour: str) -> None:
    shown = terminal("road", "--seed", "demo", *args, **({"COLORTERM": ""} | more)).until("> ")
    if colour:
        assert colour in shown
    else:
        assert "\x1b" not in shown
    assert "Your hand: 1▲R 2⌓O 2⌓O" in re.sub(r"\x1b\[[0-9;]*m", "", shown)


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_signals_save_the_game(terminal: Any, data: Path, number: signal.Signals, code: int) -> None:
    table = terminal("road", "--seed", "demo")
    table.until("> ")
    table.type("5@c\n")
    table.until("> ")
    if number == signal.SIGINT:
        table.type("\x03")
    else:
        table.process.send_signal(number)
    shown = table.until("road-1.json")
    assert "The game is saved. To go on:" in shown
    assert table.process.wait(PATIENCE) == code
    assert "You play a 5 on c." in piped(data, "--resume", said="log\n")


ELSEWHERE = """
import signal, threading, time
from sunshower.tui.screen import Leaving, Screen

def call():
    time.sleep(0.5)
    signal.pthread_kill(threading.get_ident(), signal.SIGTERM)

screen = Screen()
before = signal.getsignal(signal.SIGTERM)
try:
    with screen.catching_signals():
        threading.Thread(target=call).start()
        screen.ask()
except Leaving as leaving:
    print(leaving.code)
assert signal.getsignal(signal.SIGTERM) == before
assert signal.set_wakeup_fd(-1) == -1
"""


def test_a_signal_that_does_not_interrupt_the_read_ends_the_wait() -> None:
    """As one that comes just before the read begins; here another thread gets it."""
    command = [sys.executable, "-c", ELSEWHERE]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        try:
            assert process.wait(PATIENCE) == 0
            assert process.stdout.read() == "143\n"
        finally:
            process.kill()


def test_lines_that_come_in_pieces_or_many_at_once_are_read_one_by_one(data: Path) -> None:
    command = [sys.executable, "-m", "sunshower", "play", "road", "--seed", "demo"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=settings(data)) as process:
        assert process.stdin
        for piece in (b"po", b"sition\n5@", b"c\nlog\nz\xff", b"quit"):
            process.stdin.write(piece)
            process.stdin.flush()
            time.sleep(0.1)
        shown = process.communicate(timeout=PATIENCE)[0].decode()
    assert "> position\nround=1" in shown
    assert "> 5@c\nYou play a 5 on c." in shown
    assert shown.index("> log\n") < shown.index("> z\ufffdquit\n")
    assert process.returncode == 0


def test_ctrl_d_leaves_with_code_zero(terminal: Any) -> None:
    table = terminal("road", "--seed", "demo")
    table.until("> ")
    table.type("\x04")
    table.until("To go on:")
    assert table.process.wait(PATIENCE) == 0


def test_rules_come_page_by_page(terminal: Any) -> None:
    table = terminal("road", "--seed", "demo")
    table.until("> ")
    table.type("rules\n")
    assert table.until("Enter for more").count("\n") <= 24
    table.type("q\n5@c\n")
    table.until("You play a 5 on c.")


def test_where_the_signs_cannot_be_shown_number_and_letter_remain(data: Path) -> None:
    shown = piped(data, "road", "--seed", "demo", PYTHONUTF8="0", PYTHONIOENCODING="latin-1")
    assert "Your hand: 1R 2O 2O 3Y 3Y 5B 6P 7M" in shown


# What is printed


def test_nothing_printed_can_command_a_terminal() -> None:
    assert printable("a\x1b[2Jb\x07\x9b\u202e\r\n") == "a\ufffd[2Jb\ufffd\ufffd\ufffd \n"


def test_long_lines_hang_under_their_text() -> None:
    assert wrapped("- one two three", 9) == "- one two\n  three"
    assert wrapped("  1  one two three", 14) == "  1  one two\n     three"
    assert wrapped("one two three", 9) == "one two\nthree"


def test_rows_of_cells_are_cut_between_the_cells() -> None:
    assert wrapped(" a 1  b 2    c 3 Sunny d 4", 16) == " a 1  b 2\n c 3 Sunny d 4"
    assert wrapped(" a 1  b 2  c 3", 10) == " a 1  b 2\n c 3"


def test_wide_characters_count_twice_and_combining_ones_not_at_all() -> None:
    assert wrapped("虹虹 虹虹", 8) == "虹虹 虹\n虹"
    assert wrapped("e\u0301e\u0301 e\u0301e\u0301", 5) == "e\u0301e\u0301 e\u0301e\u0301"


def test_at_sixty_columns_nothing_sticks_out(data: Path) -> None:
    shown = piped(data, "road", "--seed", "demo", said="?\n1\n1\n", COLUMNS="60")
    assert max(len(line) for line in shown.splitlines()[:-1]) <= 60


def test_at_forty_columns_letter_and_card_stay_together(data: Path) -> None:
    players = "\N{CJK UNIFIED IDEOGRAPH-8679}" * 12 + ",random"
    shown = piped(data, "road", "--seed", "demo", "--players", players, COLUMNS="40")
    assert " j empty     i 3☼Y Rain  h empty\n g 1▲R       f empty\n" in shown
    assert max(len(line) + line.count(players[0]) for line in shown.splitlines()[:-1]) <= 40
