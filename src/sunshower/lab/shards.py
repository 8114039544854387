"""A study cut into shards, each some blocks in a row of every arm, played by processes here or on a cluster.

A finished shard is a file, renamed into place when it is whole, so whoever is interrupted goes on after the last one.
Sums are whole numbers: neither the cut nor the order of the shards changes what they add up to.
"""

import json
import logging
import os
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

from sunshower.bots.worker import Worker
from sunshower.core.errors import BadTable, Refusal, reason
from sunshower.core.message import Arg, Message
from sunshower.lab.claims import Finding, clear, findings
from sunshower.lab.measures import Legend
from sunshower.lab.play import Answer, Games, Trace, answer_of, bench, nothing, play_shard
from sunshower.lab.statistics import estimate
from sunshower.lab.study import Study

FORMAT = 2
SHARD_SECONDS = 12.0
"""About so long a shard takes one core: short enough to lose, long enough to send."""
FEWEST_SHARDS = 16
"""Into so many a short study is cut, if it has the deals, for all the cores there may be."""
TRIAL_SECONDS = 0.3
TRIES = 3
BREATH = 0.2


@dataclass(frozen=True)
class Folder:
    """Where a study is kept: what it is, its finished shards, and on request a row for each game or decision."""

    path: Path
    games: bool = False
    decisions: bool = False

    def begin(self, study: Study, size: int) -> int:
        """Begin, or go on with what is there; the size of a shard. Raises BadTable if another study is there."""
        plan = self.path / "study.json"
        try:
            for path in (self.shard(0), *self.rows(0).values()):
                path.parent.mkdir(parents=True, exist_ok=True)
            if plan.exists():
                known = json.loads(plan.read_text(encoding="utf-8"))
                if known.get("study") != json.loads(json.dumps(study.data())) or known.get("lab") != FORMAT:
                    raise BadTable("file-exists", Message("line-no-lab-other", {"file": str(self.path)}))
                return int(known["shard"])
            kept(plan, json.dumps({"lab": FORMAT, "shard": size, "study": study.data()}, indent=1).encode())
        except (OSError, ValueError) as error:
            said: dict[str, Arg] = {"file": str(self.path), "reason": reason(error)}
            raise BadTable("no-such-file", Message("line-no-not-written", said)) from error
        return size

    def shard(self, first: int) -> Path:
        return self.path / "shards" / f"{first:012}.json"

    def rows(self, first: int) -> dict[str, Path]:
        """Where the rows of a shard are that are to be kept."""
        wanted = {"games": self.games, "decisions": self.decisions}
        return {name: self.path / name / f"{first:012}.parquet" for name, keep in wanted.items() if keep}

    def keep(self, first: int, count: int, answer: dict[str, Any]) -> None:
        """Keep what a shard adds up to, which makes it a finished one."""
        kept(self.shard(first), json.dumps({"count": count, "answer": answer}).encode())

    def find(self, first: int, count: int) -> Answer | None:
        """What a finished shard adds up to; one that was cut short, or has no rows, is played again."""
        if not all(path.exists() for path in self.rows(first).values()):
            return None
        try:
            data = json.loads(self.shard(first).read_text(encoding="utf-8"))
            return answer_of(data["answer"]) if data["count"] == count else None
        except (OSError, ValueError, KeyError):
            return None


def kept(path: Path, content: bytes) -> None:
    """Write a file beside its place and then move it there: it is whole, or not there."""
    partial = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(partial, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(partial, path)
    except OSError as error:
        with suppress(OSError):
            partial.unlink()
        raise BadTable(
            "no-such-file", Message("line-no-not-written", {"file": str(path), "reason": reason(error)})
        ) from error


def play_and_keep(study: Study, first: int, count: int, folder: Folder | None) -> dict[str, Any]:
    """Play a shard, keep what is to be kept of it, and say what it adds up to."""
    rows: list[tuple[int, int, int, tuple[str, ...], list[int]]] = []
    steps: list[tuple[int, int, int, int, int, int]] = []
    files = folder.rows(first) if folder else {}

    def keep(arm: int, block: int, games: Games, traces: list[Trace]) -> None:
        for turn, (row, bots) in enumerate(games):
            rows.append((arm, block, turn, bots, row))
            if traces:
                steps.extend((arm, block, turn, *step) for step in traces[turn])

    data = play_shard(study, first, count, keep if files else None, "decisions" in files).data()
    if files:
        from sunshower.lab.rows import rows_of_decisions, rows_of_games

        if "games" in files:
            kept(files["games"], rows_of_games(study, rows))
        if "decisions" in files:
            kept(files["decisions"], rows_of_decisions(study, steps))
    if folder:
        folder.keep(first, count, data)
    return data


def attempt(study: Study, first: int, count: int, folder: Folder | None) -> dict[str, Any] | Refusal:
    """What a process does with a shard."""
    try:
        return play_and_keep(study, first, count, folder)
    except Refusal as refusal:
        return BadTable(refusal.code, refusal.says)


def shard_size(study: Study) -> int:
    """How many blocks take a core about as long as a shard should; what comes of the study does not depend on it."""
    start, done = time.perf_counter(), 0
    while time.perf_counter() - start < TRIAL_SECONDS and done < 1 << 20:
        play_shard(study, done, max(done, 1))
        done += max(done, 1)
    long = int(done * SHARD_SECONDS / (time.perf_counter() - start))
    return max(min(long, -(-study.blocks // FEWEST_SHARDS)), 1)


# Who plays


Shard = tuple[int, int]
Played = Iterator[tuple[Shard, dict[str, Any]]]
Crew = Callable[[Study, list[Shard], Folder | None, Callable[[], bool]], Played]
"""Plays shards and hands over each as it is finished, in any order."""


def alone(study: Study, shards: list[Shard], folder: Folder | None, stopped: Callable[[], bool]) -> Played:
    """This process plays them all."""
    for first, count in shards:
        if stopped():
            return
        yield (first, count), play_and_keep(study, first, count, folder)


def pool(jobs: int) -> Crew:
    """So many processes of this machine."""

    def crew(study: Study, shards: list[Shard], folder: Folder | None, stopped: Callable[[], bool]) -> Played:
        todo = deque(shards)
        busy: dict[Connection, tuple[Worker, Shard]] = {}
        lost: Counter[Shard] = Counter()

        def give(worker: Worker) -> None:
            shard = todo.popleft()
            busy[worker.pipe] = worker, shard
            with suppress(OSError):  # one that has died is noticed when its pipe is read
                worker.pipe.send((study, *shard, folder))

        try:
            while todo or busy:
                if stopped():
                    return
                while todo and len(busy) < jobs:
                    give(Worker(attempt))
                for pipe in wait(list(busy), BREATH):
                    assert isinstance(pipe, Connection)
                    worker, shard = busy.pop(pipe)
                    try:
                        answer = pipe.recv()
                    except (EOFError, OSError):
                        worker.process.join()
                        lost[shard] += 1
                        if lost[shard] == TRIES:
                            code = worker.process.exitcode
                            ending = {"block": shard[0], "times": TRIES, "code": code}
                            raise BadTable("worker-lost", Message("line-no-block-lost", ending)) from None
                        todo.appendleft(shard)
                        continue
                    if isinstance(answer, Refusal):
                        raise answer
                    if todo:
                        give(worker)
                    else:
                        worker.kill()
                    yield shard, answer
        finally:
            for worker, _ in busy.values():
                worker.kill()

    return crew


def cluster(address: str) -> Crew:
    """A cluster of Ray: a shard whose node dies is begun again on another."""

    def crew(study: Study, shards: list[Shard], folder: Folder | None, stopped: Callable[[], bool]) -> Played:
        try:
            import ray  # type: ignore[import-not-found,unused-ignore]
        except ImportError as error:
            raise BadTable("no-such-extra", Message("line-no-lab-ray")) from error
        try:
            ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False, ignore_reinit_error=True)
        except (ConnectionError, ValueError, RuntimeError) as error:
            said = {"address": address, "reason": " ".join(str(error).split())[:200]}
            raise BadTable("no-cluster", Message("line-no-lab-cluster", said)) from error
        task = ray.remote(num_cpus=1, max_retries=-1)(attempt)
        todo = deque(shards)
        under_way: dict[Any, Shard] = {}
        try:
            while todo or under_way:
                if stopped():
                    return
                resources = ray.cluster_resources()  # type: ignore[no-untyped-call,unused-ignore]
                ahead = 2 * max(int(resources.get("CPU", 1)), 1)
                while todo and len(under_way) < ahead:
                    shard = todo.popleft()
                    under_way[task.remote(study, *shard, None)] = shard
                done, _ = ray.wait(list(under_way), num_returns=1, timeout=BREATH)
                for each in done:
                    shard = under_way.pop(each)
                    answer = ray.get(each)
                    if isinstance(answer, Refusal):
                        raise answer
                    if folder:
                        folder.keep(*shard, answer)
                    yield shard, answer
        finally:
            ray.shutdown()

    return crew


# The whole study


@dataclass
class Outcome:
    """What has been played of a study, and how quickly."""

    study: Study
    answer: Answer
    blocks: int
    seconds: float
    fresh: int
    """How many of the games were played now, and not found in a folder."""
    ended: bool = True
    """Whether all was played that the study asks for."""
    legends: tuple[Legend, ...] = ()

    @cached_property
    def findings(self) -> list[Finding]:
        """All that the study asks, each with whether it is claimed."""
        return findings(self.study, self.answer, self.legends) if self.blocks else []


def run(
    study: Study,
    crew: Crew,
    folder: Folder | None = None,
    budget: float | None = None,
    stopped: Callable[[], bool] = lambda: False,
    show: Callable[[int, int, float], None] = lambda done, total, rate: None,
    size: int | None = None,
) -> Outcome:
    """Play a study until it has its games or is sure enough, its time is up, or somebody stops it."""
    start = time.monotonic()
    size = size or shard_size(study)
    if folder:
        size = folder.begin(study, size)
    outcome = Outcome(study, nothing(study), 0, 0.0, 0, True, tuple(bench(study, arm).legend for arm in study.arms))

    def over() -> bool:
        return stopped() or (budget is not None and time.monotonic() - start > budget)

    games = sum(len(arm.rotations) for arm in study.arms)
    for look in study.looks():
        shards = cut(outcome.blocks, look, size)
        found: dict[Shard, Answer] = {}
        for shard in shards:
            answer = folder.find(*shard) if folder else None
            if answer:
                found[shard] = answer
        missing = [shard for shard in shards if shard not in found]
        for shard, data in crew(study, missing, folder, over) if missing else ():
            found[shard] = answer_of(data)
            outcome.fresh += shard[1] * games
            done = outcome.blocks + sum(count for _, count in found)
            show(done * games, study.blocks * games, outcome.fresh / (time.monotonic() - start))
        for shard in shards:
            if shard not in found:  # what comes after a gap does not count: it would favour short games
                outcome.ended = False
                break
            outcome.answer.plus(found[shard])
            outcome.blocks += shard[1]
        if not outcome.ended or sure_enough(study, outcome.answer, outcome.legends):
            break
    outcome.seconds = time.monotonic() - start
    return outcome


def cut(first: int, end: int, size: int) -> list[Shard]:
    """The shards from a block to another; none goes beyond a look."""
    return [(begin, min(size, end - begin)) for begin in range(first, end, size)]


def sure_enough(study: Study, answer: Answer, legends: tuple[Legend, ...]) -> bool:
    """Whether a study may stop: every share is known as well as is asked for, or every comparison is clear."""
    if study.precision is not None:
        shares = [
            estimate(sums, name, study.sequential)
            for sums in answer.sums
            for name in sums.totals
            if name.startswith(("win:", "bot:"))
        ]
        if all(share.reach <= study.precision for share in shares):
            return True
    return study.sequential and clear(study, answer, legends)
