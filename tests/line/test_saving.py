"""Line mode keeps the game: saves, copies, and what happens when there is no place for them."""

import errno
import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import sunshower
from sunshower.core.errors import reason
from sunshower.core.words import Voice, words

from .conftest import PATIENCE, own_moves, piped, settings, whole_game


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
        told = next(line for line in lines if line.startswith(b"Mell plays"))  # what is told is saved
        process.kill()
    saved = sunshower.replay((data / "road-1.json").read_text()).log(0)
    assert told.decode().strip() in [event.sentence.replace("Casual", "Mell") for event in saved]
    shown = piped(data, "--resume", said="log\n")
    assert "You play a 5 on c.\n" in shown
    assert told.decode().strip() in shown
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


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "the disk is full"),
        (FileExistsError(errno.EEXIST, "File exists"), "there is a file where a folder should be"),
        (PermissionError(errno.EACCES, "Permission denied"), "you have no right to do that"),
        (OSError(errno.ENAMETOOLONG, "File name too long"), "that is no file name"),
        (FileNotFoundError(errno.ENOENT, "No such file or directory"), "there is no such file or folder"),
        (OSError(errno.EIO, "Input/output error"), "the system says 'Input/output error'"),
        (ValueError("embedded null byte"), "that is no file name"),
    ],
)
def test_why_a_save_failed_is_said_in_words(error: Exception, sentence: str) -> None:
    assert Voice(words())("line-lost", folder="here", reason=reason(error)).endswith(f": {sentence}.")
