"""A process of its own that answers one question after the other: bots think there beside a server or an arena."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any


class Worker:
    """A process at the other end of a pipe: what is sent are the arguments of a function, what comes is its value.

    It does not hear Ctrl-C, and ends when the pipe is closed. A process that has died is noticed by whoever receives.
    """

    def __init__(self, function: Callable[..., object], niceness: int = 0) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(function, niceness, theirs), daemon=True, name="bot")
        with no_ctrl_c():
            self.process.start()
        theirs.close()

    def kill(self) -> None:
        """End it at once. The pipe stays open: another thread may be listening to it."""
        self.process.kill()
        self.process.join()


def serve(function: Callable[..., Any], niceness: int, pipe: Connection) -> None:
    """The life of the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    with suppress(EOFError, OSError):
        while True:
            pipe.send(function(*pipe.recv()))


@contextmanager
def no_ctrl_c() -> Iterator[None]:
    """A process started now does not hear Ctrl-C, not even before it can say so: it inherits what is blocked here."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
