"""Line mode, played through a pipe and in a real pseudo-terminal."""

import errno
import json
import os
import pty
import re
import select
import shlex
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sunshower
from sunshower.core.game import Path as Picks
from sunshower.tui.book import spoken
from sunshower.tui.menu import entries
from sunshower.tui.saves import reason
from sunshower.tui.screen import ASIDE, BACK, CLEAR, printable, wrapped

PATIENCE = 10
ENTER = "\n"
# A session leader's first terminal becomes its own, so that Ctrl-C reaches it.
BOOT = """
import os, sys
tty = os.open(sys.argv[1], os.O_RDWR)
for stream in (0, 1, 2):
    os.dup2(tty, stream)
os.execv(sys.executable, [sys.executable, "-m", "sunshower", *sys.argv[2:]])
"""
EXCHANGE = (
    "round=5 phase=rain turn=0 first=1 ring=12345/67123 sunny=a rain=e played=b/g "
    "hands=456/567 pranks=e/- discards=7 gained=0/2 scores=3/4"
)


def settings(data: Path, **more: str) -> dict[str, str]:
    own = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
    return own | {"SUNSHOWER_DATA": str(data), "PYTHONUTF8": "1", "TERM": "xterm-256color"} | more


def piped(data: Path, *args: str, said: str = "", **more: str) -> str:
    """What the program prints to a pipe, having been told all of its input at once."""
    command = [sys.executable, "-m", "sunshower", "play", *args]
    env = settings(data, **more)
    done = subprocess.run(command, input=said.encode(), capture_output=True, timeout=30, env=env)
    assert done.stderr == b""
    assert done.returncode == 0
    return done.stdout.decode()


class Terminal:
    """The program in a pseudo-terminal."""

    def __init__(self, data: Path, *args: str, size: tuple[int, int] = (24, 80), **more: str) -> None:
        self.master, slave = pty.openpty()
        termios.tcsetwinsize(self.master, size)
        command = [sys.executable, "-c", BOOT, os.ttyname(slave), "play", *args]
        self.process = subprocess.Popen(command, env=settings(data, **more), start_new_session=True)
        self.slave = slave  # held open, so that the last output can still be read after the end
        self.shown = ""

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def until(self, text: str) -> str:
        """What is shown up to a text that has not been shown yet."""
        end = time.monotonic() + PATIENCE
        while text not in self.shown:
            ready, _, _ = select.select([self.master], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"waited in vain for {text!r} after {self.shown!r}"
            self.shown += os.read(self.master, 65536).decode("utf-8", "ignore")
        before, found, self.shown = self.shown.partition(text)
        return before + found

    def rest(self) -> str:
        """What else is shown within a moment."""
        while select.select([self.master], [], [], 0.7)[0]:
            self.shown += os.read(self.master, 65536).decode("utf-8", "ignore")
        shown, self.shown = self.shown, ""
        return shown

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)
        os.close(self.slave)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def terminal(data: Path) -> Iterator[Any]:
    opened: list[Terminal] = []

    def terminal(*args: str, **more: Any) -> Terminal:
        opened.append(Terminal(data, *args, **more))
        return opened[-1]

    yield terminal
    for each in opened:
        each.close()


def whole_game(data: Path, copy: Path) -> dict[str, Any]:
    """A game in which a person always takes the first of the list, played to its end."""
    piped(data, "road", "--seed", "demo", said="1\n" * 200 + f"save {copy}\n")
    record: dict[str, Any] = json.loads(copy.read_text())
    return record


def own_moves(record: dict[str, Any]) -> list[str]:
    return [event.move for event in sunshower.replay(record).log(0) if event.seat == 0]


# A game from deal to result


def test_the_command_of_the_readme_works(data: Path) -> None:
    shown = piped(data, "road", "--seed", "demo", said="1\n1\nstop\n")
    assert "You play a 1 on a.\nRandom plays" in shown
    assert re.search(r"You stop the \w+ Fairy on \w and score 0\.", shown)
    assert "The game is saved. To go on:\n" in shown


def test_numbers_play_a_whole_game_and_its_autosave_goes_away(data: Path, tmp_path: Path) -> None:
    record = whole_game(data, tmp_path / "game.json")
    match = sunshower.replay(record)
    assert match.result
    assert match.players == ("You", "Random")
    assert list(data.glob("*.json*")) == []


def test_the_end_tells_who_won_and_why(data: Path, tmp_path: Path) -> None:
    record = whole_game(data, tmp_path / "game.json")
    shown = piped(data, "road", "--seed", "demo", said="".join(f"{move}\n" for move in own_moves(record)))
    winner = "You win" if record["result"]["ranks"][0] == 1 else "Random wins"
    assert f"The game is over. {winner}.\n" in shown
    assert record["result"]["sentence"] in shown
    assert "'save FILE' keeps the record" in shown


def test_the_same_seed_gives_the_same_bytes(tmp_path: Path) -> None:
    said = "1\n1\n1\nlog all\nposition\n" * 5
    first = piped(tmp_path / "data", "road", "--seed", "demo", said=said)
    (tmp_path / "data").rename(tmp_path / "other")
    assert piped(tmp_path / "data", "road", "--seed", "demo", said=said) == first


def test_bots_alone_play_to_the_end(data: Path) -> None:
    shown = piped(data, "road", "--seed", "demo", "--players", "random,random", said="save\n")
    assert "Random against Random 2" in shown
    assert "The game is over." in shown
    assert len(list((data / "finished").glob("road-1.json"))) == 1


# Saving


def test_a_game_left_anywhere_and_resumed_gives_the_identical_record(data: Path, tmp_path: Path) -> None:
    record = whole_game(data, tmp_path / "game.json")
    moves = own_moves(record)
    for cut in (0, 1, 7, len(moves) - 1):
        copy = tmp_path / f"{cut}.json"
        left = piped(data, "road", "--seed", "demo", said="".join(f"{move}\n" for move in moves[:cut]))
        command = left.splitlines()[-1].strip()
        said = "".join(f"{move}\n" for move in moves[cut:]) + f"save {copy}\n"
        subprocess.run(command, shell=True, input=said.encode(), env=settings(data), capture_output=True, check=True)
        assert json.loads(copy.read_text()) == record
        assert list(data.glob("*.json*")) == []


def test_kill_nine_loses_nothing(data: Path) -> None:
    command = [sys.executable, "-m", "sunshower", "play", "road", "--seed", "demo"]
    with subprocess.Popen(command, env=settings(data), stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(b"5@c\n")
        process.stdin.flush()
        lines = iter(process.stdout.readline, b"")
        told = next(line for line in lines if line.startswith(b"Random plays"))  # what is told is saved
        process.kill()
    saved = sunshower.replay((data / "road-1.json").read_text()).log(0)
    assert told.decode().strip() in [event.sentence for event in saved]
    shown = piped(data, "--resume", said="log\n")
    assert "You play a 5 on c.\n" in shown
    assert told.decode() in shown
    assert "Your hand: 1▲R 2⌓O 2⌓O 3☼Y 3☼Y 6∵P 7✿M" in shown


def test_the_latest_game_is_resumed_and_none_overwrites_another(data: Path) -> None:
    piped(data, "road", "--seed", "one")
    piped(data, "road", "--seed", "two")
    assert sorted(path.name for path in data.iterdir()) == ["road-1.json", "road-2.json"]
    os.utime(data / "road-1.json")
    assert "road-1.json" in piped(data, "--resume").splitlines()[-1]
    assert "road-1.json" in piped(data, "road", "--resume").splitlines()[-1]
    assert (data / "road-1.json").stat().st_mode & 0o77 == 0


def test_a_file_elsewhere_is_read_and_left_as_it_is(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "my game.json"
    piped(data, "road", "--seed", "demo", said=f"save {copy}\n")
    before = copy.read_text()
    shown = piped(data, "--resume", str(copy), said="5@c\n")
    assert "You play a 5 on c." in shown
    assert copy.read_text() == before


def test_a_save_that_cannot_be_is_refused_and_the_game_goes_on(data: Path, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("mine")
    shown = piped(data, "road", "--seed", "demo", said=f"save {taken}\nsave {taken}/x\nsave {'a' * 300}\n5@c\n")
    assert taken.read_text() == "mine"
    assert "There is a file" in shown
    assert " ".join(shown.split()).count("cannot be saved:") == 2
    assert "You play a 5 on c." in shown


def test_without_a_place_to_save_the_game_goes_on_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder")
    (tmp_path / "tmp").mkdir()
    command = [sys.executable, "-m", "sunshower", "play", "road", "--seed", "demo"]
    env = settings(tmp_path / "data", TMPDIR=str(tmp_path / "tmp"))
    done = subprocess.run(command, input=b"5@c\nsave\nsave\nposition\n", capture_output=True, env=env, timeout=30)
    shown = done.stdout.decode()
    wrapped_away = " ".join(shown.split())
    assert wrapped_away.count("The game cannot be saved in") == 1
    assert wrapped_away.count("The game cannot be saved: there is a file where a folder should be.") == 2
    assert "You play a 5 on c." in shown
    assert "The game is NOT saved in" in shown
    (line,) = set(re.findall(r"round=.*$", shown, re.MULTILINE))  # as it was asked for, and on leaving
    assert "????????" not in line
    assert "?????" in line
    assert done.returncode == 1
    (copy,) = (tmp_path / "tmp").glob("*/*.json")
    assert str(copy) in shown.splitlines()[-1]
    assert "You play a 5 on c." in piped(tmp_path / "other", "--resume", str(copy), said="log\n")


def test_without_room_for_a_copy_the_position_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder")
    command = [sys.executable, "-c", "import tempfile; tempfile.tempdir = '/nowhere/at/all'; import sunshower.__main__"]
    done = subprocess.run(
        [*command, "play", "road"], input=b"", capture_output=True, env=settings(tmp_path / "data"), timeout=30
    )
    assert "round=1 phase=place" in done.stdout.decode()
    assert "There was no room for a copy either" in done.stdout.decode()
    assert done.stderr == b""


def test_nothing_is_left_of_saves_that_failed_or_crashed(data: Path, tmp_path: Path) -> None:
    data.mkdir()
    old, young, foreign = data / "tmpabcdefgh.part", data / "tmpijklmnop.part", data / "film.part"
    for part in (old, young, foreign):
        part.write_text("{")
        os.utime(part, (1, 1))
    os.utime(young)
    shown = piped(data, "road", "--seed", "demo", said=f"save {tmp_path}/a\0b\n")
    assert "cannot be saved: that is no file name." in " ".join(shown.split())
    assert sorted(path.name for path in data.glob("*.part")) == ["film.part", "tmpijklmnop.part"]
    assert list(tmp_path.glob("*.part")) == []


def test_two_sittings_at_one_save_do_not_overwrite_each_other(terminal: Any, data: Path) -> None:
    piped(data, "road", "--seed", "demo")
    table = terminal("--resume")
    table.until("> ")
    piped(data, "--resume", said="5@c\n")
    others = (data / "road-1.json").read_text()
    table.type("7@c\nquit\n")
    shown = " ".join(table.until("To go on:").split())
    assert "Another sitting has changed" in shown
    assert shown.index("road-1.json") < shown.index("road-2.json")
    table.until("road-2.json")
    assert table.process.wait(PATIENCE) == 0
    assert (data / "road-1.json").read_text() == others
    assert own_moves(json.loads((data / "road-2.json").read_text()))[0] == "7@c"


def test_a_save_of_a_game_under_way_says_that_it_shows_the_hands(data: Path, tmp_path: Path) -> None:
    assert "shows all hands" in piped(data, "road", said=f"save {tmp_path / 'copy.json'}\n")
    said = "1\n" * 200 + f"save {tmp_path / 'end.json'}\n"
    shown = piped(data, "road", "--seed", "demo", said=said)
    assert "Saved. To read it:" in shown
    assert "shows all hands" not in shown


def test_a_reader_who_stops_reading_costs_nothing(data: Path) -> None:
    command = f"yes 1 | {shlex.quote(sys.executable)} -m sunshower play road --seed demo | head -n 40"
    done = subprocess.run(command, shell=True, env=settings(data), capture_output=True, timeout=30)
    assert done.stderr == b""


# What a person says


SAID = {
    "why": "Nothing has been refused",
    "nonsense": "That is no move of this game.",
    "9@c": "The cards go from 1 to 7.",
    "4@c": "You hold no 4.",
    "5@f": "You may only place cards in your own field, a to e.",
    "5@b": "You still have an empty spot",
    "stop": "First both players place a card",
    "99": "The list goes from 1 to 6.",
    "0": "The list goes from 1 to 6.",
    "00000000000000000000001": "The list goes from 1 to 6.",
    "5": "5 could be hand:6, which has this number in the list, or hand:5: say which one,",
    "": "Say a move by its number or its text",
    "x" * 5000: "A move is a short text.",
    "undo": "You have not made a move yet.",
    "undo!": "You have not made a move yet.",
    "why 5@c": "That is allowed now.",
    "why slot:b": "You still have an empty spot, and empty spots are filled first. [empty-first]",
    "moves": " 18  7@e  play a 7 on e",
    "a": "First both players place a card",
    "rules zebra": "The rules do not mention zebra.",
    "rules Teleport": "- Teleport must take her somewhere",
    "?": "Now: Lay a card from your hand on a, c or e",
    "help": "'rules' tells them all, 'rules WORD' those about a word",
    "log": "A 5 is laid on b.",
    "log all": "   9  Random is dealt a card. (8 times)",
}


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What each thing said got for an answer, with the position after it: all in one sitting, since starts are slow."""
    said = "".join(f"{text}\nposition\n" for text in ("table", *SAID))
    shown = piped(tmp_path_factory.mktemp("said"), "road", "--seed", "demo", said=said)
    return dict(zip(("table", *SAID), re.split(r"(?<=\n)(?=> (?!position\n))", shown)[1:], strict=True))


@pytest.mark.parametrize(("said", "answer"), SAID.items())
def test_whatever_is_said_gets_an_answer_and_changes_nothing(said: str, answer: str, answers: dict[str, str]) -> None:
    assert answer in answers[said]
    (before,), (after,) = (re.findall(r"^round=.*$", answers[each], re.MULTILINE) for each in ("table", said))
    assert before == after
    assert "????????" in before


def test_why_cites_the_rule_of_the_last_refusal(data: Path) -> None:
    shown = piped(data, "road", "--seed", "demo", said="5@f\nwhy\n")
    assert "[not-your-field]\n- The other player's field is never a place for your card. (D13)\n" in shown


def test_why_with_a_move_is_what_a_bare_why_goes_on_to_explain(data: Path) -> None:
    shown = piped(data, "road", "--seed", "demo", said="why 5@f\nwhy\n")
    assert shown.count("[not-your-field]\n- The other player's field") == 2
    shown = piped(data, "road", "--seed", "demo", said="5@f\nwhy 5@c\nwhy\n")
    assert shown.count("[not-your-field]") == 1


def test_the_list_of_every_move_can_be_answered_by_number(data: Path) -> None:
    shown = piped(data, "road", "--seed", "demo", said="moves\n18\n")
    assert "You play a 7 on e." in shown
    assert "Your moves ('?' helps):\n  1  hand:1 ..." in shown
    assert "Your moves:\n" in shown.partition("You play a 7 on e.")[2]


def test_bytes_that_are_no_text_are_refused_like_any_other_nonsense(data: Path) -> None:
    command = [sys.executable, "-m", "sunshower", "play", "road", "--seed", "demo"]
    said = b"\xff\xfe\x00\x1b[2J\n5@c\n"
    done = subprocess.run(command, input=said, capture_output=True, env=settings(data), timeout=30)
    assert b"You play a 5 on c." in done.stdout
    assert b"\x1b" not in done.stdout


def test_enter_alone_plays_the_only_move(data: Path) -> None:
    line = "round=8 phase=sunny turn=0 first=1 ring=13456/71234 sunny=a rain=c played=a/g hands=-/- scores=3/4"
    shown = piped(data, "road", "--position", line, said="\n")
    assert "You stop the Sunny Fairy on a and score 0." in shown


def test_many_moves_are_grouped_and_narrowed_down_by_picks(data: Path) -> None:
    shown = piped(data, "road", "--position", EXCHANGE, said="prank:exchange\nslot:c\n1\n")
    assert re.search(r"prank:exchange \.\.\.  28 ways: exchange:bc, ", shown)
    assert re.search(r"after prank:exchange [^:]*\n?[^:]*:\n  1  slot:b \.\.\. +7 ways:", shown)
    assert "You play Exchange: the 2 on b and the 3 on c change places." in shown
    assert max(len(line) for line in shown.splitlines()[:-1]) <= 80


def test_a_draft_is_played_step_by_step(data: Path) -> None:
    line = "turn=0 islands=3456,7777/- hands=1w/1 pair=35"
    shown = piped(data, "pirates", "--position", line, said="why island:34567,777\nisland:34567,777\nposition\n")
    assert "That is allowed now." in shown
    assert "You take 7777 back into hand.\nYou add a pink 7 to 3456.\nYou lay 777.\n" in shown
    assert "islands=777,34567/-" in shown


def test_a_move_is_listed_once_whatever_it_begins_with() -> None:
    picks: dict[Picks, str] = {
        (f"hand:{a}", f"hand:{b}"): f"lay:{min(a, b)}{max(a, b)}" for a in range(6) for b in range(6) if a != b
    }
    moves = [move for entry in entries(picks) for move in entry.moves]
    assert sorted(moves) == sorted(set(picks.values()))


def test_a_number_with_two_meanings_is_asked_back_until_it_is_said_again(data: Path) -> None:
    shown = piped(data, "road", "--seed", "demo", said="5\ntable\n5\n5\n")
    assert shown.count("5 could be hand:6") == 2
    assert shown.count("Your moves after hand:6") == 1
    assert "Your moves after hand:6" in shown.split("> 5\n")[3]


def test_a_pick_needs_no_kind_where_its_name_is_enough(data: Path) -> None:
    shown = piped(data, "road", "--position", EXCHANGE, said="Exchange\nf\n1\n")
    assert re.search(r"after prank:exchange [^:]*\n?[^:]*:\n  1  slot:b \.\.\. +7 ways:", shown)
    assert "You play Exchange: the 2 on b and the 6 on f change places." in shown


def test_bots_agree_to_an_undo_and_a_person_must_be_asked(data: Path) -> None:
    shown = piped(data, "road", "--seed", "demo", said="position\n5@c\nundo\nposition\n")
    before, after = re.findall(r"^round=.*$", shown, re.MULTILINE)
    assert before == after
    shown = piped(
        data, "road", "--seed", "demo", "--players", "Ann,Bea", said="5@c\n6@h\nundo\nundo!\nundo!\nposition\n"
    )
    assert "so it stands." in shown or "so your move stands." in shown
    assert re.findall(r"^round=.*$", shown, re.MULTILINE) == [before]


def test_at_sixty_columns_nothing_sticks_out(data: Path) -> None:
    shown = piped(data, "road", "--seed", "demo", said="?\n1\n1\n", COLUMNS="60")
    assert max(len(line) for line in shown.splitlines()[:-1]) <= 60


def test_at_forty_columns_letter_and_card_stay_together(data: Path) -> None:
    players = "\N{CJK UNIFIED IDEOGRAPH-8679}" * 12 + ",random"
    shown = piped(data, "road", "--seed", "demo", "--players", players, COLUMNS="40")
    assert " j empty     i 3☼Y Rain  h empty\n g 1▲R       f empty\n" in shown
    assert max(len(line) + line.count(players[0]) for line in shown.splitlines()[:-1]) <= 40


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
    assert "You hold no 4." in refused
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


# The parts


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
    assert wrapped("虹虹 虹虹", 8) == "虹虹\n虹虹"
    assert wrapped("e\u0301e\u0301 e\u0301e\u0301", 5) == "e\u0301e\u0301 e\u0301e\u0301"


def test_a_list_of_many_picks_stays_short_whatever_the_game() -> None:
    picks: dict[Picks, str] = {
        (f"row:{row}", f"column:{column}", f"die:{die}"): f"{row}{column}{die}"
        for row in range(6)
        for column in range(6)
        for die in range(6)
    }
    assert [entry.text for entry in entries(picks)] == [f"row:{row}" for row in range(6)]
    assert len(entries(picks)[0].moves) == 36
    assert entries(picks, ("row:2",))[3].path == ("row:2", "column:3")
    assert [entry.text for entry in entries(picks, ("row:2", "column:3"))] == [f"23{die}" for die in range(6)]
    only = {("deck", *path): move for path, move in picks.items()}
    assert [entry.text for entry in entries(only)] == [f"row:{row}" for row in range(6)]


@pytest.mark.parametrize(
    ("sentence", "to_you"),
    [
        ("You plays a 5 on c.", "You play a 5 on c."),
        ("You stops the fairy on c and scores 3.", "You stop the fairy on c and score 3."),
        ("You is dealt a card.", "You are dealt a card."),
        ("You passes.", "You pass."),
        ("You carries the cards and the dice.", "You carry the cards and the dice."),
        ("Yours plays a 5.", "Yours plays a 5."),
        ("Bea plays a 5.", "Bea plays a 5."),
        ("You Boss plays a 5 and scores 2.", "You Boss plays a 5 and scores 2."),
        (
            "You plays Recycle: a 3 comes back and replaces the 4 on a.",
            "You play Recycle: a 3 comes back and replaces the 4 on a.",
        ),
        ("Bea places red: it fits, and You takes 3 cards.", "Bea places red: it fits, and You take 3 cards."),
        ("Bea lays a 5 over You's 3.", "Bea lays a 5 over your 3."),
    ],
)
def test_sentences_about_you_are_said_to_you(sentence: str, to_you: str) -> None:
    assert spoken(sentence, ["You", "Bea", "You Boss", "Yours"]) == to_you
    assert spoken(sentence, ["Your", "Bea", "You Boss"]) == sentence


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "the disk is full"),
        (FileExistsError(errno.EEXIST, "File exists"), "there is a file where a folder should be"),
        (PermissionError(errno.EACCES, "Permission denied"), "you may not write there"),
        (OSError(errno.ENAMETOOLONG, "File name too long"), "File name too long"),
        (ValueError("embedded null byte"), "that is no file name"),
    ],
)
def test_why_a_save_failed_is_said_in_words(error: Exception, sentence: str) -> None:
    assert reason(error) == sentence
