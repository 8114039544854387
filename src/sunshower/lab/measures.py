"""What is measured: sums of whole numbers, which come out the same in whatever order the games are added."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sunshower.lab.table import COLUMNS
from sunshower.lab.tally import LUCK, MILLI, PART, SPREAD, USES, Differences, Tally


@dataclass(frozen=True)
class Legend:
    """What the numbers of an arm's rows stand for."""

    seats: int
    kinds: tuple[str, ...]
    endings: tuple[str, ...]
    bots: tuple[str, ...]
    lucky: bool = False
    """Whether the luck of each seat stands at the end."""


def scale(name: str) -> int:
    """In how many parts a measure is counted."""
    return PART if name.startswith(("win:", "bot:")) else MILLI if name == "settled" else 1


@dataclass
class Sums:
    """What some blocks of an arm add up to."""

    games: int = 0
    blocks: int = 0
    totals: Counter[str] = field(default_factory=Counter)
    squares: Counter[str] = field(default_factory=Counter)
    """Of the totals of blocks."""
    spread: dict[str, Counter[int]] = field(default_factory=dict)
    uses: Counter[str] = field(default_factory=Counter)
    """How often each kind of move was made, by how many seats, and what those won beyond their due."""
    seat_won: int = 0
    """Blocks of several rotations in which the same seat won every time: the deal decided."""
    bot_won: int = 0
    """Blocks in which the same bot won every time: playing well decided."""
    luck: Counter[str] = field(default_factory=Counter)
    """How luck and result went together, where that is asked."""

    def plus(self, other: "Sums") -> None:
        """Add what other blocks add up to."""
        self.games += other.games
        self.blocks += other.blocks
        self.seat_won += other.seat_won
        self.bot_won += other.bot_won
        for name in ("totals", "squares", "uses", "luck"):
            getattr(self, name).update(getattr(other, name))
        for name, counts in other.spread.items():
            self.spread.setdefault(name, Counter()).update(counts)

    def data(self) -> dict[str, Any]:
        """The sums as plain data."""
        return {
            "games": self.games,
            "blocks": self.blocks,
            "totals": dict(self.totals),
            "squares": dict(self.squares),
            "spread": {name: sorted(counts.items()) for name, counts in self.spread.items()},
            "uses": dict(self.uses),
            "seat_won": self.seat_won,
            "bot_won": self.bot_won,
            "luck": dict(self.luck),
        }


def sums_of(tally: Tally, legend: Legend) -> Sums:
    """What was counted, by name."""
    uses = {
        f"{kind}/{word}": tally.uses[place * len(USES) + number]
        for place, kind in enumerate(legend.kinds)
        for number, word in enumerate(USES)
        if tally.uses[place * len(USES)]
    }
    return Sums(
        games=tally.games,
        blocks=tally.blocks,
        totals=Counter(dict(zip(tally.names, tally.totals, strict=True))),
        squares=Counter(dict(zip(tally.names, tally.squares, strict=True))),
        spread={name: Counter(counts) for name, counts in zip(SPREAD, tally.spread, strict=True)},
        uses=Counter(uses),
        seat_won=tally.seat_won,
        bot_won=tally.bot_won,
        luck=Counter(dict(zip(LUCK, tally.luck, strict=True)) if tally.lucky else {}),
    )


def parsed(data: Mapping[str, Any]) -> Sums:
    """The sums that plain data stand for."""
    spread = {name: Counter(dict(pairs)) for name, pairs in data["spread"].items()}
    return Sums(
        games=data["games"],
        blocks=data["blocks"],
        totals=Counter(data["totals"]),
        squares=Counter(data["squares"]),
        spread=spread,
        uses=Counter(data["uses"]),
        seat_won=data["seat_won"],
        bot_won=data["bot_won"],
        luck=Counter(data.get("luck", {})),  # a folder from before it was measured goes on
    )


@dataclass
class Gap:
    """How an arm differs from the first, deal by deal; a block counts as often as makes it as many games as there."""

    blocks: int = 0
    changed: int = 0
    """Blocks in which anything went differently."""
    totals: Counter[str] = field(default_factory=Counter)
    squares: Counter[str] = field(default_factory=Counter)

    def plus(self, other: "Gap") -> None:
        self.blocks += other.blocks
        self.changed += other.changed
        self.totals.update(other.totals)
        self.squares.update(other.squares)

    def data(self) -> dict[str, Any]:
        return {
            "blocks": self.blocks,
            "changed": self.changed,
            "totals": dict(self.totals),
            "squares": dict(self.squares),
        }


def gap_between(found: Differences) -> Gap:
    """What was counted, by name."""
    totals, squares = (Counter(dict(zip(found.names, row, strict=True))) for row in (found.totals, found.squares))
    return Gap(found.blocks, found.changed, totals, squares)


def gap_of(data: Mapping[str, Any]) -> Gap:
    """The differences that plain data stand for."""
    return Gap(data["blocks"], data["changed"], Counter(data["totals"]), Counter(data["squares"]))


def headings(legend: Legend) -> list[str]:
    """The columns of a row by name."""
    seats = range(legend.seats)
    return [
        *COLUMNS,
        *(f"rank_{seat}" for seat in seats),
        *(f"points_{seat}" for seat in seats),
        *(f"{kind}_{seat}" for seat in seats for kind in legend.kinds),
        *(f"luck_{seat}" for seat in seats if legend.lucky),
    ]
