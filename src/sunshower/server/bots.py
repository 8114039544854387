"""Bots in processes of their own: they get a View and a budget, and whoever overstays is replaced by a legal move."""

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

import sunshower
from sunshower.bots import Thought

PATIENCE = 3.0
"""How many seconds over its budget a bot may take before its process is ended."""
BUDGET = 0.3
NICENESS = 10
"""Bots give way to the sockets and to the store."""


def work(pipe: Connection) -> None:
    """A bot's process: a game, a level, a seed and a View come in, a move and its reasons go out."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with suppress(EOFError, OSError, KeyboardInterrupt):  # the server has ended
        while True:
            pipe.send(thought(*pipe.recv()))


def thought(game: str, level: str, seed: str, view: Mapping[str, Any]) -> Thought | str:
    try:
        return sunshower.bot(game, level, seed).think(view)
    except Exception as error:  # whatever is wrong with a bot of somebody else, the table goes on
        return f"{type(error).__name__}: {error}"


class Worker:
    """One process, asked by one thread at a time."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.ended = False
        self.start()

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,), daemon=True, name="bot")
        self.process.start()
        theirs.close()

    def think(self, question: tuple[str, str, str, Mapping[str, Any]]) -> Thought | str:
        """What the bot thinks, or a sentence why there is nothing."""
        try:
            self.pipe.send(question)
            if self.pipe.poll(BUDGET + PATIENCE):
                answer: Thought | str = self.pipe.recv()
                return answer
            reason = "it took too long"
        except (EOFError, OSError):
            reason = "its process ended"
        with self.lock:
            if not self.ended:
                self.stop()
                self.pipe.close()
                self.start()
        return reason

    def stop(self) -> None:
        self.process.kill()
        self.process.join()

    def end(self) -> None:
        """Stop for good. The pipe stays open: somebody may be listening to it at this moment."""
        with self.lock:
            self.ended = True
            self.stop()


class Bots:
    """As many bots at a time as there are processes; the others wait their turn."""

    def __init__(self, count: int) -> None:
        self.workers = [Worker() for _ in range(count)]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.free.put_nowait(worker)
        self.threads = ThreadPoolExecutor(count, "bots")

    async def think(self, game: str, level: str, seed: str, view: Mapping[str, Any]) -> Thought | str:
        """What a bot thinks of a View, or a sentence why there is nothing."""
        worker = await self.free.get()
        question = (game, level, seed, dict(view))
        thinking = asyncio.get_running_loop().run_in_executor(self.threads, worker.think, question)
        thinking.add_done_callback(lambda _: self.free.put_nowait(worker))
        try:
            return await asyncio.shield(thinking)
        except Exception as error:  # there may be no room for another process just now
            return f"it could not be asked: {type(error).__name__}"

    def close(self) -> None:
        for worker in self.workers:
            worker.end()
        self.threads.shutdown(wait=False, cancel_futures=True)
