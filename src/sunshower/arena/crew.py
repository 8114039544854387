"""The processes that play: each gets a block when it has finished the last, and the blocks come back in order."""

import signal
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from sunshower.arena.plan import Plan
from sunshower.arena.table import Played, block_played
from sunshower.core.errors import BadTable, Refusal

TRIES = 3
"""How often a block is begun that takes its process down with it."""
BREATH = 0.2
"""The seconds after which a wish to stop is noticed."""


@dataclass
class Player:
    """A process and the block it is at."""

    process: BaseProcess
    block: int


def blocks_played(plan: Plan, blocks: Sequence[int], jobs: int, stopped: Callable[[], bool]) -> Iterator[list[Played]]:
    """The games of each block, in order, until somebody wishes to stop. A process that dies is replaced.

    The order must not depend on who is quick: a sequential test that heard of short games first would be misled.
    """
    todo = deque(blocks)
    done: dict[int, list[Played]] = {}
    lost: Counter[int] = Counter()
    crew: dict[Connection, Player] = {}
    try:
        for block in blocks:
            while block not in done:
                if stopped():
                    return
                while todo and len(crew) < jobs:
                    hire(plan, crew, todo.popleft())
                for line in wait(list(crew), BREATH):
                    assert isinstance(line, Connection)
                    collect(line, crew, todo, done, lost)
            yield done.pop(block)
    finally:
        for line, player in crew.items():
            player.process.terminate()
            line.close()
        for player in crew.values():
            player.process.join()


def hire(plan: Plan, crew: dict[Connection, Player], block: int) -> None:
    """Start one more process, with its first block."""
    context = get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=serve, args=(plan, there))
    with deaf():
        process.start()
    there.close()
    crew[here] = Player(process, block)
    give(here, block)


def give(line: Connection, block: int) -> None:
    with suppress(OSError):  # a process that has died is noticed when its line is read
        line.send(block)


def collect(
    line: Connection,
    crew: dict[Connection, Player],
    todo: "deque[int]",
    done: dict[int, list[Played]],
    lost: "Counter[int]",
) -> None:
    """Take what a process has to say, and give it the next block or let it go."""
    player = crew[line]
    try:
        answer = line.recv()
    except (EOFError, OSError):
        del crew[line]
        player.process.join()
        lost[player.block] += 1
        if lost[player.block] == TRIES:
            ending = f"ended its process {TRIES} times (exit code {player.process.exitcode})"
            raise BadTable("crew-lost", f"Block {player.block} {ending}.") from None
        todo.appendleft(player.block)
        return
    if isinstance(answer, Refusal):
        raise answer
    done[player.block] = answer
    if todo:
        player.block = todo.popleft()
        give(line, player.block)
    else:
        del crew[line]
        line.close()
        player.process.join()


def serve(plan: Plan, line: Connection) -> None:
    """Play the blocks that come along the line until it is hung up. Nothing is kept from one to the next."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            block = line.recv()
            try:
                line.send(block_played(plan, block))
            except Refusal as refusal:
                line.send(BadTable(refusal.code, refusal.sentence))


@contextmanager
def deaf() -> Iterator[None]:
    """Start a process that does not hear Ctrl-C, not even before it can say so: it inherits what is blocked here."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
