"""Many games at once as arrays of numpy that share the compiled core's memory, in this process or in several."""

from collections.abc import Mapping
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sunshower.core.batch import CUT, ENDED
from sunshower.core.batch import Batch as Rows
from sunshower.core.chance import Rng
from sunshower.core.errors import BadTable, IllegalMove
from sunshower.core.match import checked_seed
from sunshower.research.table import Setting

Array = NDArray[Any]
TYPES: Final = {"seen": "u1", "masks": "u1", "turns": "u1", "ends": "u1", "rewards": "f8", "recalled": "i2"}
MOST: Final = 2**24
DECISION: Final = "<i2"
"""How a decision is told to the core."""


class Batch:
    """Games that are stepped together. The arrays stay the same ones: each step writes them anew.

    - `observations`: what the seat to act sees in each game, by `parts`
    - `masks`: which decisions are open to it
    - `to_play`: which seat that is
    - `rewards`: what the last step brought to each seat, from -1 to 1: all 0 until a game ends
    - `ends`: 1 where the last step ended a game, 2 where it was cut short as too long; what is seen is the next game's
    - `told`: with `recall` what the seat to act was told, the latest last
    """

    observations: Array
    masks: Array
    to_play: Array
    ends: Array
    rewards: Array
    told: Array

    def __init__(self, setting: Setting, games: int, recall: int) -> None:
        self.setting = setting
        self.games = games
        self.seats = setting.seats
        self.actions = int(setting.lens.actions)
        self.size = int(setting.lens.size)
        self.parts = setting.parts()
        self.recall = recall

    def lay(self, rows: Mapping[str, Array]) -> None:
        """Take rows of numbers as the arrays."""
        self.observations = rows["seen"].reshape(self.games, self.size)
        self.masks = rows["masks"].reshape(self.games, self.actions)
        self.to_play = rows["turns"]
        self.ends = rows["ends"]
        self.rewards = rows["rewards"].reshape(self.games, self.seats)
        self.told = rows["recalled"].reshape(self.games, self.recall)

    @property
    def terminated(self) -> Array:
        """Where the last step ended a game by its rules."""
        return np.equal(self.ends, ENDED)

    @property
    def truncated(self) -> Array:
        """Where the last step was one too many."""
        return np.equal(self.ends, CUT)

    def part(self, name: str) -> Array:
        """One part of what is seen, in its shape, for each game: a window on the observations."""
        place, shape = self.parts[name]
        return self.observations[:, place].reshape(self.games, *shape)

    def step(self, actions: ArrayLike) -> None:
        """Play a decision in every game; where one of them is not open nothing is played anywhere."""
        raise NotImplementedError

    def any(self) -> Array:
        """Any decision that is open, for every game."""
        raise NotImplementedError

    def close(self) -> None:
        """Put away what has to be put away."""

    def chosen(self, actions: ArrayLike) -> bytes:
        """Decisions as the core reads them."""
        numbers = np.asarray(actions)
        if numbers.shape != (self.games,) or numbers.dtype.kind not in "iu":
            raise BadTable.because("wrong-decisions", games=self.games)
        told: bytes = np.clip(numbers, -1, self.actions).astype(DECISION).tobytes()
        return told

    def refuse(self, index: int, actions: ArrayLike) -> None:
        """Say which decision is not open."""
        raise IllegalMove.because("no-such-number", index=index, number=str(np.asarray(actions)[index]))


def batch(
    game: str,
    games: int,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    seed: int | str = 0,
    limit: int | None = None,
    recall: int = 0,
    workers: int = 1,
) -> Batch:
    """Many games at once; with more than one worker in as many processes."""
    setting = Setting(game, seats, options)
    limit = setting.game.longest if limit is None else limit
    for number, least, most in ((games, 1, MOST), (limit, 0, MOST), (recall, 0, MOST), (workers, 1, games)):
        if type(number) is not int or not least <= number <= most:
            raise BadTable.because("wrong-batch")
    if workers == 1:
        return Alone(setting, games, 0, checked_seed(seed), limit, recall)
    return Crew(setting, games, checked_seed(seed), limit, recall, workers)


class Alone(Batch):
    """Games in this process: the arrays are the core's own memory."""

    def __init__(self, setting: Setting, games: int, first: int, seed: str, limit: int, recall: int) -> None:
        super().__init__(setting, games, recall)
        self.core = Rows(setting.fresh, setting.lens, games, first, seed, limit, recall)
        self.lay({name: np.frombuffer(row, TYPES[name]) for name, row in self.core.rows().items()})
        self.luck = Rng(f"any {seed} {first}")

    def step(self, actions: ArrayLike) -> None:
        """Play a decision in every game; where one of them is not open nothing is played anywhere."""
        refused = self.core.step(self.chosen(actions))
        if refused >= 0:
            self.refuse(refused, actions)

    def any(self) -> Array:
        """Any decision that is open, for every game."""
        return np.frombuffer(self.core.any(self.luck), DECISION)


class Crew(Batch):
    """Games in several processes, which write into memory that all of them share."""

    def __init__(self, setting: Setting, games: int, seed: str, limit: int, recall: int, workers: int) -> None:
        super().__init__(setting, games, recall)
        lengths = {
            "seen": self.size,
            "masks": self.actions,
            "turns": 1,
            "ends": 1,
            "rewards": self.seats,
            "recalled": recall,
            "chosen": 1,
        }
        self.shared = {
            name: SharedMemory(create=True, size=max(1, games * length * np.dtype(type_of(name)).itemsize))
            for name, length in lengths.items()
        }
        self.rows = {name: row_of(name, self.shared[name], games * length) for name, length in lengths.items()}
        self.lay(self.rows)
        self.luck = np.random.default_rng([int(digit) for digit in seed.encode()])
        self.lines: list[Connection] = []
        self.workers = []
        bounds = [games * number // workers for number in range(workers + 1)]
        names = {name: memory.name for name, memory in self.shared.items()}
        table = (setting.game.ruled, setting.seats, setting.options)
        context = get_context("spawn")
        for first, beyond in pairwise(bounds):
            here, there = context.Pipe()
            task = (table, names, lengths, games, first, beyond, seed, limit, recall, there)
            worker = context.Process(target=work, args=task, daemon=True)
            worker.start()
            there.close()
            self.lines.append(here)
            self.workers.append(worker)
        for line in self.lines:
            line.recv()

    def step(self, actions: ArrayLike) -> None:
        """Play a decision in every game; where one of them is not open nothing is played anywhere."""
        self.rows["chosen"][:] = np.frombuffer(self.chosen(actions), DECISION)
        rows, numbers = np.arange(self.games), self.rows["chosen"]
        open_ = (numbers >= 0) & (numbers < self.actions)
        open_[open_] = self.masks[rows[open_], numbers[open_]] == 1
        if not open_.all():
            self.refuse(int(np.argmin(open_)), actions)
        for line in self.lines:
            line.send(True)
        for line in self.lines:
            line.recv()

    def any(self) -> Array:
        """Any decision that is open, for every game."""
        luck = self.luck.random(self.masks.shape, np.float32)
        return np.asarray((luck * self.masks + self.masks).argmax(1), DECISION)

    def close(self) -> None:
        """Let the processes go, and the memory that was shared; the arrays are gone then."""
        for line in self.lines:
            with suppress(OSError):
                line.send(False)
            line.close()
        for worker in self.workers:
            worker.join()
        self.lines, self.workers, self.rows = [], [], {}
        for name in ("observations", "masks", "to_play", "ends", "rewards", "told"):
            vars(self).pop(name, None)
        for memory in self.shared.values():
            memory.unlink()
            with suppress(BufferError):  # somebody still holds an array: it goes with that
                memory.close()
        self.shared = {}


def type_of(name: str) -> str:
    return TYPES.get(name, DECISION)


def row_of(name: str, memory: SharedMemory, length: int) -> Array:
    assert memory.buf is not None
    return np.frombuffer(memory.buf, type_of(name), length)


def work(
    table: tuple[str, int, Mapping[str, object]],
    names: Mapping[str, str],
    lengths: Mapping[str, int],
    games: int,
    first: int,
    beyond: int,
    seed: str,
    limit: int,
    recall: int,
    line: Connection,
) -> None:
    """What each process does: its games, until it is told that there are no more steps."""
    setting = Setting(*table)
    shared = {name: SharedMemory(name) for name in names.values()}
    rows = {
        name: row_of(name, shared[names[name]], games * length)[first * length : beyond * length]
        for name, length in lengths.items()
    }
    core = Rows(setting.fresh, setting.lens, beyond - first, first, seed, limit, recall)
    own = {name: np.frombuffer(row, TYPES[name]) for name, row in core.rows().items()}
    with suppress(EOFError, BrokenPipeError, KeyboardInterrupt):  # whoever has begun this has gone
        while True:
            for name, row in own.items():
                rows[name][:] = row
            line.send(True)
            if not line.recv():
                return
            core.step(rows["chosen"].tobytes())
