"""The same answer however it is cut, on any number of processes, after interruptions, lost processes and full disks."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import Told

import sunshower
from sunshower.lab.report import results
from sunshower.lab.shards import Folder, alone, pool, run
from sunshower.lab.study import Study, ready

COMMAND = [sys.executable, "-m", "sunshower", "lab"]


def lab(*args: str, **more: Any) -> "subprocess.CompletedProcess[str]":
    settings = os.environ | {"PYTHONUTF8": "1"}
    return subprocess.run([*COMMAND, *args], capture_output=True, text=True, env=settings, **{"timeout": 120, **more})


@pytest.fixture
def study() -> Study:
    return ready("rules", "road", 60, "shards", "random")


def test_neither_the_cut_nor_the_crew_changes_the_answer(study: Study) -> None:
    study = replace(study, games=20, luck=True)
    whole = results(run(study, alone, size=20))
    assert results(run(study, alone, size=3)) == whole
    assert results(run(study, pool(2), size=7)) == whole


def test_three_interruptions_change_nothing(study: Study, tmp_path: Path) -> None:
    whole = results(run(study, alone, size=60))
    folder = Folder(tmp_path)
    for most in (1, 2, 1):
        played = 0

        def stopped() -> bool:
            nonlocal played
            played += 1
            return played > most  # noqa: B023

        part = run(study, alone, folder, stopped=stopped, size=10)
        assert not part.ended
    rest = run(study, alone, folder, size=5)
    assert rest.ended
    assert rest.fresh == 20 * len(study.arms)
    assert results(rest) == whole


def test_half_a_shard_is_played_again(study: Study, tmp_path: Path) -> None:
    whole = results(run(study, alone, Folder(tmp_path), size=20))
    shard = Folder(tmp_path).shard(20)
    shard.write_bytes(shard.read_bytes()[:100])
    again = run(study, alone, Folder(tmp_path), size=20)
    assert again.fresh == 20 * len(study.arms)
    assert results(again) == whole


def test_a_full_disk_loses_the_running_shard_alone(
    study: Study, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    move: Callable[..., None] = os.replace

    def full(source: Path, target: Path) -> None:
        written.append(target.name)
        if len(written) == 3:
            raise OSError(28, "No space left on device")
        move(source, target)

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(sunshower.BadTable, match="disk is full"):
        run(study, alone, Folder(tmp_path), size=20)
    monkeypatch.undo()
    assert [path.name for path in (tmp_path / "shards").iterdir()] == ["000000000000.json"]
    assert run(study, alone, Folder(tmp_path), size=20).fresh == 40 * len(study.arms)


SMALL_DISK = """
mount -t tmpfs -o size=64k none "$0" || exit 77
"$@" --out "$0/study"; echo "$?"
ls -A "$0/study/shards"
mount -o remount,size=4m "$0" || exit 77
exec "$@" --out "$0/study" --json
"""
"""A disk that is too small for a study; then it grows, and the same is asked again."""


@pytest.mark.parametrize("jobs", [pytest.param("1", marks=pytest.mark.soak), "2"])
def test_a_disk_without_room_keeps_what_is_finished(tmp_path: Path, jobs: str) -> None:
    """A real small disk, where this machine lets us have one."""
    asked = ("balance", "road", "--games", "1600", "--bot", "random")
    script = ["unshare", "-rm", "sh", "-c", SMALL_DISK, str(tmp_path), *COMMAND, *asked, "--jobs", jobs]
    try:
        done = subprocess.run(script, capture_output=True, text=True, timeout=120)
    except OSError:
        pytest.skip("no disk of our own here")
    if done.returncode == 77 or "unshare" in done.stderr:
        pytest.skip("no disk of our own here")
    code, *shards = done.stdout[: done.stdout.index("{")].split()
    assert code == "2"
    assert done.stderr.count("\n") == 1
    assert "cannot be written: the disk is full" in done.stderr
    assert 0 < len(shards) < 16
    assert all(name.endswith(".json") for name in shards)
    told = json.loads(done.stdout[done.stdout.index("{") :])
    assert told["results"] == json.loads(
        json.dumps(results(run(ready("balance", "road", 1600, "1", "random"), alone, size=1600)))
    )


def test_another_study_is_not_mixed_in(study: Study, tmp_path: Path) -> None:
    run(study, alone, Folder(tmp_path), size=60)
    with pytest.raises(sunshower.BadTable, match="another study"):
        run(ready("rules", "road", 60, "other", "random"), alone, Folder(tmp_path), size=60)


def test_the_command_answers_the_same_on_one_and_two_processes(told: Told) -> None:
    args = ("lab", "balance", "road", "--games", "40", "--seed", "1", "--json", "--jobs")
    one = json.loads(told(*args, "1")[1])
    assert one["results"] == json.loads(lab(*args[1:], "2").stdout)["results"]
    assert one["command"] == "sunshower lab balance road --games 40 --seed 1"
    assert [arm["games"] for arm in one["results"]["arms"]] == [40]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("weather road", "balance"),
        ("", "sunshower lab balance road"),
        ("balance road --rows", "--out"),
        ("balance rode", "'rode'"),
    ],
)
def test_the_command_says_why_not(told: Told, typed: str, said: str) -> None:
    code, _, sentence = told("lab", *typed.split())
    assert code == 2
    assert said in sentence


@pytest.mark.soak
def test_killed_in_the_middle_and_gone_on(tmp_path: Path) -> None:
    args = ["rules", "road", "--games", "500000", "--jobs", "2", "--json", "--bot", "random", "--out", str(tmp_path)]
    shards = tmp_path / "shards"
    for number in (signal.SIGKILL, signal.SIGTERM, signal.SIGINT):
        before = len(list(shards.glob("*.json")))
        process = subprocess.Popen([*COMMAND, *args], stdout=subprocess.DEVNULL)
        while len(list(shards.glob("*.json"))) == before:
            time.sleep(0.1)
        process.send_signal(number)
        assert process.wait() != 0
    rest = json.loads(lab(*args, timeout=3600).stdout)
    whole = json.loads(lab(*args[:-2], "--jobs", "8", timeout=3600).stdout)
    assert rest["results"] == whole["results"]
