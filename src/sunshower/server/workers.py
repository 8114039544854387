"""The worker pool: bots think in processes of their own, and whoever overstays is replaced by a legal move.

Whose turn it is to have a bot think is fair: a quick bot never waits for one that thinks long, people who are there
come before tables of bots, and among the rest each address gets as much, and at one address each table.
"""

import asyncio
import threading
from asyncio import Future
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from prometheus_client import Gauge

from sunshower.bots import LEVELS, Thought, bot
from sunshower.bots.levels import Way
from sunshower.bots.worker import Worker

PATIENCE = 3.0
"""How many seconds over its budget a bot may take before its process is ended."""
BUDGET = 0.3
QUICK = 0.1
"""Seconds that a bot which moves at a glance is given; it takes a small part of them."""
MARGIN = 0.15
"""Seconds that a bot which searches is given over what it thinks."""
LEAST = 2
"""How many processes there may be at least: one is for quick bots."""
NICENESS = 10
"""Bots give way to the sockets and to the store."""
AGAIN = 0.2
"""Seconds until another process is tried when one could not be started."""
REMEMBERED = 1000
"""How many addresses and tables are remembered for what they have had."""

WAITING = Gauge("sunshower_bots_waiting", "Decisions for which no process is free.")


def thought(game: str, level: str, seed: str, view: Mapping[str, Any]) -> Thought | str:
    """What a bot thinks of a View, or a sentence why there is nothing."""
    try:
        return bot(game, level, seed).think(view)
    except Exception as error:  # whatever is wrong with a bot of somebody else, the table goes on
        return f"{type(error).__name__}: {error}"


def started() -> Worker:
    """A process that has read all it needs, so that nobody who asks it waits for that."""
    worker = Worker(thought, NICENESS)
    worker.pipe.send(("", "", "", {}))
    worker.pipe.recv()
    return worker


def is_quick(level: str) -> bool:
    """Whether a bot moves at a glance."""
    return level in LEVELS and LEVELS[level].way is not Way.SEARCH


def span(level: str) -> float:
    """The seconds that a bot is given, whatever it thinks about."""
    return QUICK if is_quick(level) else min(BUDGET, LEVELS[level].seconds if level in LEVELS else BUDGET) + MARGIN


@dataclass(frozen=True)
class Asker:
    """Who wants a bot to think: a table, where its people are, and whether any of them is there."""

    table: str = ""
    address: str = ""
    people: bool = True


@dataclass(eq=False)
class Question:
    """Something for a bot to think about."""

    asker: Asker
    level: str
    about: tuple[str, str, str, Mapping[str, Any]]
    begun: Future[float] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    """When a process takes it up."""
    thought: Future[Thought | str] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def drop(self) -> None:
        """Nobody wants to know any more."""
        self.begun.cancel()
        self.thought.cancel()


class WorkerPool:
    """As many bots at a time as there are processes, of which there are more as they are needed."""

    def __init__(self, most: int) -> None:
        self.most = most = max(LEAST, most)
        self.workers: list[Worker] = []
        self.free: list[int] = []
        self.searching = 0
        self.turns = 0
        self.growing = False
        self.waiting: list[Question] = []
        self.had: dict[str, float] = {}
        """How much each address has had."""
        self.last: dict[str, int] = {}
        """When it was each table's turn last, counted in turns."""
        self.least = 0.0
        """What counts as having had nothing: whoever has not asked for long saves nothing up."""
        self.threads = ThreadPoolExecutor(most, "bots")
        self.lock = threading.Lock()
        self.closed = False

    def ask(self, asker: Asker, game: str, level: str, seed: str, view: Mapping[str, Any]) -> Question:
        """Have a bot think of a View, as soon as it is its turn."""
        question = Question(asker, level, (game, level, seed, dict(view)))
        self.waiting.append(question)
        self.hand_out()
        return question

    async def think(self, asker: Asker, game: str, level: str, seed: str, view: Mapping[str, Any]) -> Thought | str:
        """What a bot thinks of a View, or a sentence why there is nothing."""
        question = self.ask(asker, game, level, seed, view)
        try:
            return await question.thought
        finally:
            question.drop()

    # Whose turn it is

    def hand_out(self) -> None:
        """Give what waits to whatever is free."""
        self.waiting = [question for question in self.waiting if not question.begun.cancelled()]
        while self.waiting and not self.closed:
            if not self.free:
                self.grow()
            room = self.searching < self.most - 1  # one is kept for quick bots
            fitting = [question for question in self.waiting if room or is_quick(question.level)]
            if not self.free or not fitting:
                break
            question = min(fitting, key=self.turn)
            self.waiting.remove(question)
            self.begin(question, self.free.pop())
        WAITING.set(len(self.waiting))

    def turn(self, question: Question) -> tuple[bool, bool, float, int]:
        """The least comes first, and of equals the one that came first."""
        asker = question.asker
        return (
            not is_quick(question.level),
            not asker.people,
            max(self.least, self.had.get(asker.address, 0.0)),
            self.last.get(asker.table, 0),
        )

    def begin(self, question: Question, number: int) -> None:
        searching = not is_quick(question.level)
        self.searching += searching
        asker, had = question.asker, self.turn(question)
        self.least = max(self.least, had[2])
        self.had[asker.address] = had[2] + span(question.level)
        self.last[asker.table] = self.turns = self.turns + 1
        if len(self.had) + len(self.last) > REMEMBERED:
            self.had = {who: amount for who, amount in self.had.items() if amount > self.least}
            self.last = {table: turn for table, turn in self.last.items() if turn > self.turns - REMEMBERED // 4}
        begun = monotonic()
        question.begun.set_result(begun)
        thinking = asyncio.get_running_loop().run_in_executor(self.threads, self.answer, number, question.about)
        thinking.add_done_callback(lambda done: self.end(question, number, begun, done))

    def end(self, question: Question, number: int, begun: float, done: "Future[Thought | str]") -> None:
        """A bot has thought. One that had nothing to search keeps its place as long as one that had.

        Otherwise it would be seen by when it is the others' turn.
        """
        if is_quick(question.level):
            self.release(number)
        else:
            rest = begun + span(question.level) - monotonic()
            asyncio.get_running_loop().call_later(max(0.0, rest), self.release, number, True)
        if not question.thought.done() and not done.cancelled():
            error = done.exception()  # there may be no room for another process just now
            found = f"it could not be asked: {type(error).__name__}" if error else done.result()
            question.thought.set_result(found)

    def release(self, number: int, searching: bool = False) -> None:
        self.free.append(number)
        self.searching -= searching
        self.hand_out()

    # The processes

    def grow(self) -> None:
        """Begin to start one process more, if there may be."""
        if not self.growing and len(self.workers) < self.most:
            self.growing = True
            asyncio.get_running_loop().run_in_executor(self.threads, started).add_done_callback(self.grown)

    def grown(self, done: "Future[Worker]") -> None:
        self.growing = False
        if done.cancelled():
            return
        if done.exception():  # it was killed, or there is no room for it just now
            asyncio.get_running_loop().call_later(AGAIN, self.hand_out)
            return
        with self.lock:
            if self.closed:
                return done.result().kill()
            self.free.append(len(self.workers))
            self.workers.append(done.result())
        self.hand_out()

    def answer(self, number: int, question: tuple[str, str, str, Mapping[str, Any]]) -> Thought | str:
        """What a worker says; one that is late or dead is replaced."""
        pipe = self.workers[number].pipe
        try:
            pipe.send(question)
            if pipe.poll(BUDGET + PATIENCE):
                answer: Thought | str = pipe.recv()
                return answer
            reason = "it took too long"
        except (EOFError, OSError):
            reason = "its process ended"
        with self.lock:
            if not self.closed:
                self.workers[number].kill()
                pipe.close()
                self.workers[number] = Worker(thought, NICENESS)
        return reason

    def close(self) -> None:
        with self.lock:
            self.closed = True
            for worker in self.workers:
                worker.kill()
        self.threads.shutdown(wait=False, cancel_futures=True)
