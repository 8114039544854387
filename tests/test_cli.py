"""The command `sunshower`, run as people run it."""

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import typer
from tests.conftest import LOCALE, Told

import sunshower
from sunshower.cli import app
from sunshower.core.fluent import parse
from sunshower.core.text import columns
from sunshower.core.words import languages, texts
from sunshower.tui import speech, usage

Run = Callable[..., subprocess.CompletedProcess[str]]
COMMANDS = (
    "",
    "play",
    "join",
    "games",
    "rules",
    "replay",
    "review",
    "serve",
    "backup",
    "repair",
    "verify",
    "arena",
    "lab",
)
OTHERS = [language for language in languages() if language != "en"]
ENGLISH = set(
    re.findall(r"\w+", "the and which with that this what for from if you your how each only not who when at")
)
"""Words that an English sentence can hardly do without, and that no other language of ours has."""


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """The program, its input and output a pipe, its saves in a folder of the test."""

    def run(
        *args: str, said: str = "", data: str = str(tmp_path / "data"), **more: str
    ) -> subprocess.CompletedProcess[str]:
        settings = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "NO_COLOR", *LOCALE)}
        settings |= {"SUNSHOWER_DATA": data, "PYTHONIOENCODING": "utf-8", "PYTHONUTF8": "1"} | more
        command = [sys.executable, "-m", "sunshower", *args]
        return subprocess.run(
            command, input=said, capture_output=True, text=True, timeout=30, env=settings, encoding="utf-8"
        )

    return run


def english(text: str) -> set[str]:
    """The English words of a text, but for what is typed and for names."""
    text = re.sub(r"--?[\w-]+|'[^']*'|\S+@\S+", "", text)
    return ENGLISH & set(re.findall(r"\w+", text.lower()))


def finished() -> dict[str, Any]:
    match = sunshower.new("road", seed="demo", players=["Ann", "Bea"])
    while match.to_act:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    return match.record()


def test_version_tells_the_build(run: Run) -> None:
    build = "compiled" if sunshower.compiled else "plain Python"
    assert run("--version").stdout == f"sunshower {sunshower.__version__} ({build})\n"


def test_play_says_once_that_it_is_not_compiled(run: Run) -> None:
    assert run("play", "road").stdout.count("plain Python") == (0 if sunshower.compiled else 1)


def test_usage_names_the_game_once(run: Run) -> None:
    assert "play [OPTIONS] [GAME]\n" in run("play", "--help").stdout


def test_games_are_listed_with_options_and_credits(run: Run) -> None:
    shown = run("games").stdout
    assert "road: Rainbow Road" in shown
    assert "TAQ" in shown
    assert "unofficial" in shown
    assert "--option free_jump=false, true" in shown


def test_rules_are_printed_without_their_markup(run: Run) -> None:
    shown = run("rules", "road").stdout
    assert shown.startswith("RAINBOW ROAD\n")
    assert "(D12)" not in shown
    assert "(D12)" in run("rules", "road", "--numbers").stdout
    assert "**" not in shown
    assert "##" not in shown


def test_without_a_game_there_is_a_choice(run: Run) -> None:
    number = sunshower.games().index("road") + 1
    shown = run("play", said=f"x\n{number}\n").stdout
    assert f"{number:3}  Rainbow Road: " in shown
    assert "Say a number from 1 to" in shown
    assert "Rainbow Road: You against Mell." in shown
    assert run("play").returncode == 0  # nobody there to choose


@pytest.mark.parametrize("wish", ["quit", "exit", "q", "?\nQuit"])
def test_whoever_does_not_want_any_game_may_leave(run: Run, wish: str) -> None:
    done = run("play", said=f"{wish}\n{wish}\n")
    assert done.returncode == 0
    assert done.stdout.count("Which game?") == len(wish.split())
    assert ("'quit' leaves." in done.stdout) == ("?" in wish)


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["chess"], "There is no game 'chess' here"),
        (["road", "--seed", ""], "A seed is a line"),
        (["road", "--seed", "a\x1b[2Jb"], "A seed is a line"),
        (["road", "--players", "Ann"], "Rainbow Road is for 2 players."),
        (["road", "--players", "Ann,Bea,random"], "Rainbow Road is for 2 players."),
        (["road", "--players", "Ann,"], "A name is a line"),
        (["road", "--players", "Ann,B\x1b[31mea"], "A name is a line"),
        (["road", "--players", "Ann,ann"], "has that name already"),
        (["road", "--option", "fast=true"], "has no option 'fast'"),
        (["road", "--option", "\x1b[31m"], "has no option"),
        (["road", "--option", "free_jump=maybe"], "'free_jump' can be false or true."),
        (["road", "--option", "first"], "'first' can be random, 0 or 1."),
        (["road", "--position", "round=3"], ""),
        (["road", "--position", "\x1b[2J=1"], ""),
        (["road", "--position", "round=1", "--option", "free_jump"], "brings its own options"),
        (["--resume"], "There is no saved game in"),
        (["road", "--resume"], "There is no saved game of road in"),
        (["--resume", "nowhere.json"], "nowhere.json cannot be read: there is no such file or folder."),
        (["--resume", "."], "cannot be read: that is a folder."),
        (["--resume", "--seed", "demo"], "brings its own seed"),
        (["road", "--lang", "xx"], "There is no language 'xx' here; there is en, de, ja and nl."),
    ],
)
def test_a_wrong_table_gets_one_sentence_and_code_two(told: Told, args: list[str], sentence: str) -> None:
    code, printed, complained = told("play", *args)
    assert code == 2
    assert sentence in complained
    assert complained.count("\n") == 1
    assert complained.strip().endswith(".")
    assert "\x1b" not in printed + complained


def test_a_name_that_cannot_be_read_as_text_is_called_that(run: Run) -> None:
    done = run("play", "road", "--players", os.fsdecode(b"Zo\xeb,Bea"))
    assert done.returncode == 2
    assert "has characters that cannot be read: the encoding here is utf-8." in done.stderr


def test_a_home_that_is_not_there_gets_one_sentence(run: Run) -> None:
    for args in (["road"], ["--resume"]):
        done = run("play", *args, data="~nobody-at-all/x")
        assert done.returncode == 2
        assert done.stderr.startswith("SUNSHOWER_DATA is ~nobody-at-all/x, but there is no such user")
        assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("command", "code", "sentence"),
    [
        ("play road <&-", 0, ""),
        ("play road >&-", 1, "There is nowhere to print to: the output is closed.\n"),
        ("rules road >&- <&-", 1, "There is nowhere to print to: the output is closed.\n"),
        ("--version >&-", 1, "There is nowhere to print to: the output is closed.\n"),
        ("games 2>&-", 0, ""),
        ("play chess <&- >&- 2>&-", 1, ""),
        ("rules road > /dev/full", 1, "Something could not be read or printed: the disk is full.\n"),
        ("--version > /dev/full", 1, "Something could not be read or printed: the disk is full.\n"),
        ("rules road | true", 0, ""),
    ],
)
def test_where_nothing_can_be_read_or_printed_there_is_no_traceback(
    tmp_path: Path, command: str, code: int, sentence: str
) -> None:
    if "/dev/full" in command and not os.path.exists("/dev/full"):
        pytest.skip("there is no /dev/full")
    settings = os.environ | {"SUNSHOWER_DATA": str(tmp_path), "LC_ALL": "C.UTF-8"}
    shell = f"{shlex.quote(sys.executable)} -m sunshower {command}"
    done = subprocess.run(shell, shell=True, capture_output=True, text=True, env=settings, timeout=30)
    assert (done.returncode, done.stderr) == (code, sentence)
    if command == "play road <&-":
        assert "The game is saved." in done.stdout


def cut(record: dict[str, Any]) -> str:
    return json.dumps(record)[:-40]


def tampered(record: dict[str, Any]) -> str:
    return json.dumps(record | {"players": ["Eve", "Bea"]})


def of_other_rules(record: dict[str, Any]) -> str:
    return json.dumps({name: part for name, part in record.items() if name != "check"} | {"rules": 99})


def with_an_escape(record: dict[str, Any]) -> str:
    steps = [*record["steps"][:25], "\x1b[2J\x1b]0;owned\x07"]
    return json.dumps({name: part for name, part in record.items() if name != "check"} | {"steps": steps})


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (cut, "not a whole record"),
        (tampered, "does not match its own checksum"),
        (of_other_rules, "version 99 of the rules"),
        (with_an_escape, "is not possible there"),
        (lambda record: "", "not a whole record"),
        (lambda record: "[]", "not a record"),
    ],
)
@pytest.mark.parametrize("command", [["play", "--resume"], ["replay"]])
def test_a_bad_record_gets_one_sentence_and_code_two(
    told: Told, tmp_path: Path, command: list[str], spoil: Callable[[dict[str, Any]], str], sentence: str
) -> None:
    file = tmp_path / "bad.json"
    file.write_text(spoil(finished()))
    code, printed, complained = told(*command, str(file))
    assert code == 2
    assert sentence in complained
    assert str(file) in complained
    assert "\x1b" not in printed + complained


def test_replay_tells_a_finished_game_to_all_and_to_one_seat(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(finished()))
    everything = run("replay", str(file)).stdout
    assert "Ann is dealt a card" not in everything
    assert "The game is over. " in everything
    ann = run("replay", str(file), "--seat", "0").stdout
    assert "Bea is dealt a card." in ann
    assert "Ann is dealt a card." not in ann
    assert run("replay", str(file), "--seat", "7").returncode == 2


def test_replay_of_a_game_under_way_shows_no_hand(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(sunshower.new("road", seed="demo", players=["Ann", "Bea"]).record()))
    shown = run("replay", str(file)).stdout
    assert "   0  The deal (25 steps). Ann begins." in shown
    assert shown.count("dealt") == 0
    assert "The game is not over." in shown
    assert "Seed" not in shown
    refused = run("replay", str(file), "--seat", "1")
    assert refused.returncode == 2
    assert refused.stderr == "The game is not over: only with --open is a hand shown.\n"
    assert refused.stdout == ""
    assert run("replay", str(file), "--seat", "1", "--open").stdout.count("is dealt a card.") == 8
    assert run("replay", str(file), "--open").stdout.count("is dealt a card.") == 0


def test_replay_calls_those_without_a_name_in_the_language(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(sunshower.new("road", seed="demo").record()))
    assert run("replay", str(file), "--lang", "de").stdout.startswith("Rainbow Road: Platz 0 gegen Platz 1\n")


def test_replay_tells_how_a_game_began(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(finished()))
    shown = run("replay", str(file)).stdout
    assert shown.startswith("Rainbow Road: Ann against Bea\nSeed: demo\n")
    line = "round=8 phase=place turn=0 first=0 ring=12345/65432 sunny=a rain=g hands=7/6 scores=3/4 options=free_jump"
    match = sunshower.position("road", line, seed="test", players=["Ann", "Bea"])
    file.write_text(json.dumps(match.record()))
    shown = run("replay", str(file)).stdout
    assert f"\nStarted from the position {match.position(None)}\nOptions: free_jump=true.\n" in shown
    assert "hands=?/?" in shown
    while match.to_act:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    file.write_text(json.dumps(match.record()))
    shown = run("replay", str(file)).stdout
    assert f"\nStarted from the position {match.start}\nOptions: free_jump=true.\nSeed: test\n" in shown
    assert "hands=7/6" in shown


def test_options_and_positions_reach_the_table(run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    run("play", "road", "--option", "free_jump", "--option", "first=1", said=f"save {copy}\n")
    assert json.loads(copy.read_text())["options"] == {
        "free_jump": True,
        "clockwise": False,
        "recycle_any": False,
        "opener_ties": False,
        "step_first": False,
        "first": 1,
    }
    line = "round=8 phase=place turn=0 first=0 ring=12345/65432 sunny=a rain=g hands=7/6 scores=3/4"
    shown = run("play", "road", "--position", line, "--players", "Ann,Bea").stdout
    assert "Round 8 of 8, rain: the higher card moves the Rain Fairy. Ann 3, Bea 4." in shown


# What is said about the command line itself


@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_in_every_language_and_tells_of_the_same_options(told: Told, command: str) -> None:
    line = [command] if command else []
    code, ours, wrong = told(*line, "--help")
    assert (code, wrong) == (0, "")
    assert english(ours)
    assert {"--help", "--lang"} <= set(options(ours))
    for language in OTHERS:
        code, theirs, wrong = told(*line, "--help", "--lang", language)
        assert (code, wrong) == (0, "")
        assert not english(theirs)
        assert "line-" not in theirs
        assert options(theirs) == options(ours)
        assert rows(theirs) == rows(ours)
        assert max(map(columns, theirs.splitlines())) < 80


def options(page: str) -> list[str]:
    return re.findall(r"^  (--[\w-]+(?: / --[\w-]+)?)", page, re.MULTILINE)


def rows(page: str) -> int:
    """How many commands, arguments and options a page tells of."""
    return len(re.findall(r"^  \S.*?  +\S", page, re.MULTILINE))


def test_help_has_a_text_for_each_command_and_option_and_none_beside(
    told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = set()

    def say(key: str, **args: Any) -> str:
        asked.add(f"line-{key}")
        return speech.say(key, **args)

    monkeypatch.setattr(usage, "say", say)
    assert set(COMMANDS) == {"", *typer.main.get_command(app).commands}  # type: ignore[attr-defined]
    for command in filter(None, COMMANDS):
        told(command, "--help")
    told("--help")
    there = {key for key in parse(dict(texts("en"))["line"]) if key.startswith(("line-help-", "line-value-"))}
    assert {key for key in asked if key.startswith(("line-help-", "line-value-"))} == there


@pytest.mark.parametrize(
    "line",
    [
        ["--lang", "de", "rules", "--help"],
        ["rules", "--lang", "de", "--help"],
        ["rules", "--help", "--lang=de"],
        ["rules", "--help", "--lang=de-AT"],
        ["--lang=nl", "rules", "--help", "--lang", "de"],
    ],
)
def test_a_language_can_be_named_anywhere(told: Told, line: list[str]) -> None:
    assert told(*line)[1].startswith("Aufruf: sunshower rules [OPTIONEN] [SPIEL] [WORT]...\n")


def test_whoever_names_no_language_is_told_in_that_of_the_system(run: Run) -> None:
    assert run("--help", LC_ALL="nl_NL.UTF-8", LANG="de_DE.UTF-8").stdout.startswith("Gebruik: ")
    assert run("--help", LC_MESSAGES="ja_JP.UTF-8", LANG="de_DE.UTF-8").stdout.startswith("使い方：")
    assert run("play", "--help", LANG="de").stdout.startswith("Aufruf: ")
    assert run("--help", LANG="fr_FR.UTF-8").stdout.startswith("Usage: ")
    assert run("--help", "--lang", "en", LANG="de").stdout.startswith("Usage: ")
    alone = run(LANG="de")
    assert (alone.returncode, alone.stdout) == (2, "")
    assert alone.stderr.startswith("Aufruf: ")


@pytest.mark.parametrize("line", [["--lang", "xx", "--help"], ["play", "--help", "--lang=xx"], ["--version", "--lang"]])
def test_a_language_that_there_is_not_is_refused_in_one_that_there_is(run: Run, line: list[str]) -> None:
    done = run(*line)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("There is no language '")
    assert run(*line, LANG="de_DE.UTF-8").stderr.startswith("Die Sprache „")


def test_a_terminal_without_the_letters_of_a_language_gets_others(run: Run) -> None:
    done = run("--help", "--lang", "ja", PYTHONIOENCODING="latin-1", PYTHONUTF8="0")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("????sunshower [")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (["chess"], "There is no command 'chess'; there are play, join, games, "),
        (["play", "--sed", "x"], "'sunshower play' has no option --sed; did you mean --seed or --screen?"),
        (["play", "--lng", "de"], "'sunshower play' has no option --lng; did you mean --lang"),
        (["play", "--xyzzy"], "'sunshower play' has no option --xyzzy; 'sunshower play --help' lists those it has."),
        (["-x"], "'sunshower' has no option -x; "),
        (["play", "--seed"], "--seed needs a value after it."),
        (["play", "--plain=yes"], "--plain takes no value."),
        (["serve", "--no-limits=yes"], "--no-limits takes no value."),
        (["play", "road", "chess"], "'sunshower play' can make nothing of 'chess'; "),
        (["replay"], "'sunshower replay' needs FILE as well; "),
        (["serve", "--port", "70000"], "--port is a whole number, 0 to 65535."),
        (["serve", "--pace", "soon"], "--pace is a number, 0 to 60."),
        (["replay", "x.json", "--seat", "first"], "--seat is a whole number."),
        (["arena", "road", "random", "--jobs", "0"], "--jobs is a whole number, 1 or more."),
        (["arena"], "Say which game and which bots, such as: sunshower arena road search greedy"),
        (["arena", "road", "random"], "An arena needs two bots at least, such as: sunshower arena "),
        (["arena", "road", "random", "random", "--until", "1"], "A sequential test decides between two shares of "),
        (["play", "\x1b[2J", "\x1b[2J"], "'sunshower play' can make nothing of '\N{REPLACEMENT CHARACTER}[2J'; "),
    ],
)
def test_what_is_typed_wrong_gets_one_sentence_in_every_language(told: Told, line: list[str], sentence: str) -> None:
    code, shown, complaint = told(*line)
    assert (code, shown) == (2, "")
    assert complaint.startswith(sentence)
    assert complaint.count("\n") == 1
    for language in OTHERS:
        code, shown, complaint = told("--lang", language, *line)
        assert (code, shown) == (2, "")
        assert complaint.count("\n") == 1
        assert not english(complaint.partition("sunshower arena")[0])


def test_the_arena_reports_in_every_language(run: Run, told: Told, tmp_path: Path) -> None:
    duel, league = tmp_path / "duel.jsonl", tmp_path / "league.jsonl"
    run("arena", "road", "random", "novice", "--games", "4", "--until", "0.4:0.6", "--out", str(duel))
    run("arena", "road", "random", "novice", "greedy", "--games", "2", "--out", str(league))
    for file in (duel, league):
        assert english(told("arena", "--read", str(file))[1])
        for language in OTHERS:
            code, shown, wrong = told("arena", "--read", str(file), "--lang", language)
            assert (code, wrong) == (0, "")
            assert not english(shown)
            assert "line-" not in shown
            assert max(map(columns, shown.splitlines())) <= 80
