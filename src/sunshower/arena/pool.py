"""The pool of processes that play: each gets a block when it has finished the last, and blocks come back in order."""

from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait

from sunshower.arena.matches import Played, play_block
from sunshower.arena.plan import Plan
from sunshower.bots.worker import Worker
from sunshower.core.errors import BadTable, Refusal
from sunshower.core.message import Message

TRIES = 3
"""How often a block is begun that takes its process down with it."""
BREATH = 0.2
"""The seconds after which a wish to stop is noticed."""


def blocks_played(plan: Plan, blocks: Sequence[int], jobs: int, stopped: Callable[[], bool]) -> Iterator[list[Played]]:
    """The games of each block, in order, until somebody wishes to stop.

    The order must not depend on who is quick: a sequential test that heard of short games first would be misled.
    """
    pool = Pool(plan, blocks)
    try:
        for block in blocks:
            while block not in pool.done:
                if stopped():
                    return
                while pool.todo and len(pool.busy) < jobs:
                    pool.give(Worker(attempt))
                pool.collect()
            yield pool.done.pop(block)
    finally:
        for worker, _ in pool.busy.values():
            worker.kill()


def attempt(plan: Plan, block: int) -> list[Played] | Refusal:
    """What a process does with a block. Nothing is kept from one to the next."""
    try:
        return play_block(plan, block)
    except Refusal as refusal:
        return BadTable(refusal.code, refusal.says)


class Pool:
    """Blocks to play, blocks that have been played, and the processes that are at one. One that dies is replaced."""

    def __init__(self, plan: Plan, blocks: Sequence[int]) -> None:
        self.plan = plan
        self.todo = deque(blocks)
        self.done: dict[int, list[Played]] = {}
        self.busy: dict[Connection, tuple[Worker, int]] = {}
        self.lost: Counter[int] = Counter()
        """How often a block has taken its process down."""

    def give(self, worker: Worker) -> None:
        """Let a process play the next block."""
        block = self.todo.popleft()
        self.busy[worker.pipe] = worker, block
        with suppress(OSError):  # one that has died is noticed when its pipe is read
            worker.pipe.send((self.plan, block))

    def collect(self) -> None:
        """Take what the processes have played, and give them more or let them go."""
        for pipe in wait(list(self.busy), BREATH):
            assert isinstance(pipe, Connection)
            worker, block = self.busy[pipe]
            try:
                answer = pipe.recv()
            except (EOFError, OSError):
                del self.busy[pipe]
                self.lose(worker, block)
                continue
            if isinstance(answer, Refusal):
                raise answer
            self.done[block] = answer
            if self.todo:
                self.give(worker)
            else:
                del self.busy[pipe]
                worker.kill()

    def lose(self, worker: Worker, block: int) -> None:
        """Begin a block again whose process has died, unless it takes every process down."""
        worker.process.join()
        self.lost[block] += 1
        if self.lost[block] == TRIES:
            ending = {"block": block, "times": TRIES, "code": worker.process.exitcode}
            raise BadTable("worker-lost", Message("line-no-block-lost", ending))
        self.todo.appendleft(block)
