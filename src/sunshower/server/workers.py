"""The worker pool: bots think in processes of their own, and whoever overstays is replaced by a legal move."""

import asyncio
import threading
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sunshower.bots import Thought, bot
from sunshower.bots.worker import Worker

PATIENCE = 3.0
"""How many seconds over its budget a bot may take before its process is ended."""
BUDGET = 0.3
NICENESS = 10
"""Bots give way to the sockets and to the store."""


def thought(game: str, level: str, seed: str, view: Mapping[str, Any]) -> Thought | str:
    """What a bot thinks of a View, or a sentence why there is nothing."""
    try:
        return bot(game, level, seed).think(view)
    except Exception as error:  # whatever is wrong with a bot of somebody else, the table goes on
        return f"{type(error).__name__}: {error}"


class WorkerPool:
    """As many bots at a time as there are processes; the others wait their turn. A thread listens to each process."""

    def __init__(self, count: int) -> None:
        self.workers = [Worker(thought, NICENESS) for _ in range(count)]
        self.free: asyncio.Queue[int] = asyncio.Queue()
        for number in range(count):
            self.free.put_nowait(number)
        self.threads = ThreadPoolExecutor(count, "bots")
        self.lock = threading.Lock()
        self.closed = False

    async def think(self, game: str, level: str, seed: str, view: Mapping[str, Any]) -> Thought | str:
        """What a bot thinks of a View, or a sentence why there is nothing."""
        number = await self.free.get()
        question = (game, level, seed, dict(view))
        thinking = asyncio.get_running_loop().run_in_executor(self.threads, self.ask, number, question)
        thinking.add_done_callback(lambda _: self.free.put_nowait(number))
        try:
            return await asyncio.shield(thinking)
        except Exception as error:  # there may be no room for another process just now
            return f"it could not be asked: {type(error).__name__}"

    def ask(self, number: int, question: tuple[str, str, str, Mapping[str, Any]]) -> Thought | str:
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
