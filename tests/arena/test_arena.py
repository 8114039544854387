"""The command `sunshower arena`, with real processes."""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., "subprocess.CompletedProcess[str]"]


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()]


def without_times(file: Path) -> list[dict[str, Any]]:
    return [line | {"times": []} for line in lines(file)]


def test_fixed_work_gives_the_same_whoever_plays_and_a_file_tells_it_again(run: Run, tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    game = ["road", "search", "random", "--work", "2", "--games", "6", "--seed", "demo"]
    alone = run(*game, "--jobs", "1", "--out", str(one))
    both = run(*game, "--jobs", "2", "--out", str(two))
    assert alone.returncode == both.returncode == 0
    assert without_times(one) == without_times(two)
    assert "Fixed work: the same result on every machine" in alone.stdout
    assert run("--read", str(one)).stdout == alone.stdout
    assert "sunshower arena road search random --games 6 --work 2 --seed demo\n" in alone.stdout
    assert max(map(len, alone.stdout.splitlines())) <= 80

    header, *games = lines(one)
    assert (header["game"], header["bots"]) == ("road", ["search", "random"])
    assert [game["block"] for game in games] == [0, 0, 1, 1, 2, 2]
    for first, second in zip(games[::2], games[1::2], strict=True):
        assert first["seed"] == second["seed"]
        assert first["bots"] == second["bots"][::-1]
    for played in games:
        assert [len(spent) for spent in played["times"]] == played["decisions"]
        assert min(played["ranks"]) == 1

    refused = run(*game, "--out", str(one))
    assert refused.returncode == 2
    assert "one.jsonl is there already: --read shows what it holds, --resume goes on with it." in refused.stderr
    assert without_times(one) == without_times(two)


def test_a_larger_table_has_the_first_bot_on_one_seat(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "table.jsonl"
    done = run(
        "passage", "greedy", "random", "--seats", "3", "--games", "3", "--option", "turn_limit=5", "--out", str(file)
    )
    assert done.returncode == 0, done.stderr
    assert "greedy on one seat, random on the others. 3 games in 1 block" in " ".join(done.stdout.split())
    assert "The fair share of a seat is 33.3 %; greedy is" in done.stdout
    _, *games = lines(file)
    assert sorted(game["bots"].index("greedy") for game in games) == [0, 1, 2]
    assert all(game["bots"].count("random") == 2 for game in games)


def test_a_league_is_rated_and_printed_for_a_page(run: Run) -> None:
    done = run("road", "novice", "random", "greedy", "--games", "6", "--markdown")
    assert done.returncode == 0
    assert "| bot | Elo | 95 % interval | wins of a seat |\n| --- | --: | --: | --: |\n" in done.stdout
    assert "\n| random | 0 | - |" in done.stdout
    assert "\n| 3 greedy | " in done.stdout
    assert "random being 0" in done.stdout
    assert "18 games in 9 blocks" in done.stdout


def test_a_sequential_test_stops_at_its_verdict_and_the_same_block_whoever_plays(run: Run, tmp_path: Path) -> None:
    told = []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.jsonl"
        done = run(
            "road", "random", "random", "--until", "0.1:0.2", "--games", "500", "--jobs", jobs, "--out", str(file)
        )
        assert "the verdict is for 20.0 % and against 10.0 %." in " ".join(done.stdout.split())
        assert "stopped before" not in done.stdout
        told.append(without_times(file))
    assert told[0] == told[1]
    assert len(told[0]) == 1 + 2 * 32


@pytest.mark.skipif(sys.platform == "win32", reason="there is no Ctrl-C to send")
def test_ctrl_c_leaves_with_what_was_played_and_resuming_ends_where_it_would_have_ended(
    run: Run, settings: dict[str, str], tmp_path: Path
) -> None:
    cut, whole = tmp_path / "cut.jsonl", tmp_path / "whole.jsonl"
    game = ["road", "random", "club@work=50", "--games", "60", "--jobs", "2"]
    command = [sys.executable, "-m", "sunshower", "arena", *game, "--out", str(cut)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=settings) as process:
        while not cut.exists() or cut.read_text().count("\n") < 5:
            assert process.poll() is None
            time.sleep(0.005)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (130, "")
    played = len(lines(cut)) - 1
    assert 4 <= played < 60
    assert played % 2 == 0
    assert f"{played} games in {played // 2} blocks" in " ".join(out.split())
    assert "It was stopped before all 60 games were played." in " ".join(out.split())

    with cut.open("a") as file:
        file.write('{"block": 99, "half a li')
    assert run("--read", str(cut)).stdout == out
    assert run(*game, "--out", str(whole)).returncode == 0
    resumed = run("--resume", str(cut))
    assert resumed.returncode == 0
    assert without_times(cut) == without_times(whole)
    assert "stopped" not in resumed.stdout


def test_a_process_that_dies_is_replaced(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "out.jsonl"
    done = run("road", "faint", "random", "--games", "6", "--jobs", "2", "--out", str(file))
    assert (tmp_path / "guests" / "fainted").exists()
    assert (done.returncode, done.stderr) == (0, "")
    assert [game["block"] for game in lines(file)[1:]] == [0, 0, 1, 1, 2, 2]
    assert "another machine may get another result" in " ".join(done.stdout.split())


def test_a_bot_gets_the_view_of_its_seat_and_nothing_else(run: Run, tmp_path: Path) -> None:
    assert run("road", "spy", "random", "--games", "2").returncode == 0
    assert set((tmp_path / "guests" / "seen").read_text().splitlines()) == {"dict True"}


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["road", "doomed", "random", "--jobs", "1"], "Block 0 ended its process 3 times (exit code 7)."),
        (["road", "random", "clumsy"], "The bot clumsy failed on seat"),
        (["road", "cheat", "random"], "The bot cheat failed on seat"),
        (["road", "random", "nobody"], "There is no bot 'nobody'"),
        (["road", "random", "greedy", "--option", "free_jump=maybe"], "'free_jump' can be false or true."),
        ([], "Say which game and which bots"),
        (["--read", "nowhere.jsonl"], "nowhere.jsonl cannot be read: there is no such file or folder."),
        (["road", "random", "greedy", "--read", "x"], "A file of results brings its own game and bots."),
        (["road", "random", "greedy", "--out", "no/such/folder"], "no/such/folder cannot be written"),
    ],
)
def test_what_goes_wrong_gets_one_sentence_and_code_two(run: Run, args: list[str], sentence: str) -> None:
    done = run(*args)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_a_share_is_corrected_for_luck(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "luck.jsonl"
    game = ["chroma", "greedy", "casual", "--games", "20", "--corrected", "--seed", "luck"]
    done = run(*game, "--out", str(file))
    assert done.returncode == 0, done.stderr
    assert "Corrected for luck, greedy has" in " ".join(done.stdout.split())
    assert "sunshower arena chroma greedy casual --games 20 --corrected --seed luck\n" in done.stdout
    assert run("--read", str(file)).stdout == done.stdout
    _, *games = lines(file)
    assert all(abs(sum(game["luck"])) < 1e-9 and any(game["luck"]) for game in games)

    league = run("chroma", "greedy", "casual", "random", "--games", "2", "--corrected")
    assert league.returncode == 2
    assert "Luck is corrected for two bots" in league.stderr
