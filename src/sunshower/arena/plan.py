"""What is going to be played: which bots meet, on which seats, from which deals. A plan decides every game to come."""

import os
import platform
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from itertools import combinations, combinations_with_replacement
from math import ceil, isinf
from pathlib import Path
from typing import Any

import sunshower
from sunshower.bots import LEVELS, Bot, bot
from sunshower.bots.levels import Way
from sunshower.core.chance import Rng
from sunshower.core.errors import BadTable
from sunshower.core.match import Match, checked_seats, checked_seed
from sunshower.core.message import Message
from sunshower.core.options import spelled
from sunshower.core.registry import load

LineUp = tuple[int, ...]
"""The entrants at a table, by their numbers, seat by seat."""


@dataclass(frozen=True)
class Entrant:
    """A bot by name, with a budget of its own or without; written as `search@work=200`."""

    level: str
    seconds: float | None = None
    work: int | None = None

    def within(self, seconds: float | None, work: int | None) -> "Entrant":
        """The same with the budget of the table, unless it brings its own."""
        own = self.seconds is not None or self.work is not None
        return self if own else Entrant(self.level, seconds, work)

    def seated(self, game: str, seed: str) -> Bot:
        """The bot itself. Raises BadTable if there is none of that name, or with such a budget."""
        return bot(game, self.level, seed, seconds=self.seconds, work=self.work)

    def steady(self) -> bool:
        """Whether it plays the same on every machine: no clock has a say in its moves."""
        if self.level not in LEVELS:
            return False
        level = LEVELS[self.level].within(self.seconds, self.work)
        return level.way is not Way.SEARCH or isinf(level.seconds)


@dataclass(frozen=True)
class Plan:
    """A contest of two bots, or a league of more, fixed down to the last card by its seed.

    The unit is the block: one deal, played once for every rotation of the seats.
    """

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    """How many for each line-up; rounded up to whole blocks."""
    seed: str
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    seconds: float | None = None
    work: int | None = None
    until: tuple[float, float] | None = None
    """The win shares of the first bot between which a sequential test decides."""
    corrected: bool = False
    """Whether it is told how lucky each seat was."""

    @cached_property
    def entrants(self) -> list[Entrant]:
        return [entrant(text).within(self.seconds, self.work) for text in self.bots]

    @cached_property
    def names(self) -> list[str]:
        """What the entrants are called; a bot that plays against itself gets a number."""
        earlier = [self.bots[:place].count(text) for place, text in enumerate(self.bots)]
        return [f"{text}#{count + 1}" if count else text for text, count in zip(self.bots, earlier, strict=True)]

    @cached_property
    def line_ups(self) -> list[LineUp]:
        """Who meets whom: every choice of as many bots as there are seats, or every way to fill the seats with all.

        Of two bots, the first has one seat and the second has the others.
        """
        crowd = range(len(self.bots))
        if len(crowd) == 2:
            return [(0, *[1] * (self.seats - 1))]
        if len(crowd) >= self.seats:
            return list(combinations(crowd, self.seats))
        return [them for them in combinations_with_replacement(crowd, self.seats) if len(set(them)) == len(crowd)]

    @property
    def blocks(self) -> int:
        """How many blocks there will be in all; the line-ups take turns."""
        return ceil(self.games / self.seats) * len(self.line_ups)

    def deal(self, block: int) -> str:
        """The seed of a block's matches: `sunshower play` deals the same cards from it."""
        return f"{self.seed}/{block}"

    def rotations(self, block: int) -> list[LineUp]:
        """The line-ups of a block's games. Who sits beside whom is drawn anew for each block."""
        them = list(self.line_ups[block % len(self.line_ups)])
        rng = Rng(f"arena {self.deal(block)}")
        for last in range(len(them) - 1, 0, -1):
            other = rng.below(last + 1)
            them[last], them[other] = them[other], them[last]
        return [tuple(them[turn:] + them[:turn]) for turn in range(len(them))]

    @property
    def steady(self) -> bool:
        """Whether the same comes of it on every machine."""
        return all(entrant.steady() for entrant in self.entrants)

    def check(self) -> None:
        """Raise BadTable with a sentence if this cannot be played."""
        game = load(self.game)
        refuse_if(len(self.bots) < 2, "few-bots")
        refuse_if(self.games < 1, "few-games")
        refuse_if(self.seconds is not None and self.work is not None, "two-budgets")
        checked_seats(game, self.seats)
        checked_seed(self.seed)
        for one in self.entrants:
            one.seated(self.game, "check")
        if self.until:
            refuse_if(len(self.bots) > 2, "league-test")
            low, high = self.until
            refuse_if(not 0 < low < high < 1, "shares")
        refuse_if(self.corrected and len(self.bots) > 2, "corrected")
        Match(game, seats=self.seats, seed=self.deal(self.blocks), options=self.options)

    def command(self) -> str:
        """What to type to play this again."""
        words = ["sunshower", "arena", self.game, *self.bots, "--games", str(self.games)]
        if self.seats != load(self.game).seats[0]:
            words += ["--seats", str(self.seats)]
        if self.seconds is not None:
            words += ["--seconds", str(self.seconds)]
        if self.work is not None:
            words += ["--work", str(self.work)]
        if self.until:
            words += ["--until", ":".join(map(str, self.until))]
        if self.corrected:
            words += ["--corrected"]
        for name, value in self.options.items():
            words += ["--option", f"{name}={spelled(value)}"]
        return shlex.join([*words, "--seed", self.seed])

    def header(self) -> dict[str, Any]:
        """The plan as plain data, with where and by which rules it is played."""
        return asdict(self) | {
            "rules": load(self.game).version,
            "sunshower": sunshower.__version__,
            "build": "compiled" if sunshower.compiled else "plain Python",
            "machine": machine(),
        }


def entrant(text: str) -> Entrant:
    """The entrant that a text names. Raises BadTable if it cannot be read; whether there is such a bot, a game says."""
    level, at, budget = text.partition("@")
    name, _, amount = budget.partition("=")
    if not at:
        return Entrant(level)
    if name == "work" and amount.isascii() and amount.isdecimal() and len(amount) < 19:
        return Entrant(level, work=int(amount))
    if name == "seconds":
        try:
            return Entrant(level, seconds=float(amount))
        except ValueError:
            pass
    raise BadTable("wrong-budget", Message("line-no-budget", {"text": text[:60], "level": level[:40]}))


def planned(
    game: str,
    bots: Sequence[str],
    games: int,
    seats: int | None,
    seed: str,
    options: Mapping[str, Any],
    seconds: float | None,
    work: int | None,
    until: str | None,
    corrected: bool = False,
) -> Plan:
    """The plan that a command asks for. Raises BadTable with a sentence if it cannot be played."""
    table = load(game).seats[0] if seats is None else seats
    until_ = bounds(until) if until else None
    plan = Plan(game, tuple(bots), table, games, seed, options, seconds, work, until_, corrected)
    plan.check()
    return plan


def bounds(text: str) -> tuple[float, float]:
    """The two shares of a sequential test."""
    try:
        null, alternative = map(float, text.split(":"))
    except ValueError:
        raise BadTable("wrong-arena", Message("line-no-shares")) from None
    return null, alternative


def refuse_if(wrong: bool, why: str) -> None:
    if wrong:
        raise BadTable("wrong-arena", Message(f"line-no-{why}"))


def cores() -> int:
    """How many processes can run here at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def machine() -> str:
    """The machine in words."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        lines = (line.partition(":") for line in cpuinfo.read_text(encoding="utf-8", errors="replace").splitlines())
        model = next((value.strip() for name, _, value in lines if name.strip() == "model name"), model)
    return f"{model}, {cores()} cores, {platform.system()}, Python {platform.python_version()}"
