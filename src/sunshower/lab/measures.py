"""What is measured: sums of whole numbers, which come out the same in whatever order the games are added."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sunshower.lab.table import (
    BEHIND,
    CHOICES,
    COLUMNS,
    DEAD,
    DECISIONS,
    DRAWS,
    ENDING,
    FIRST,
    HEAD,
    LEADS,
    OPTIONS,
    SCORED,
    SETTLED,
    TURNS,
)

PART = 60
"""A win in parts that can be shared by up to six."""
MILLI = 1000
SPREAD = ("decisions", "choices", "turns", "margin", "leads", "behind", "settled")
"""What is worth a histogram."""


@dataclass(frozen=True)
class Legend:
    """What the numbers of an arm's rows stand for."""

    seats: int
    kinds: tuple[str, ...]
    endings: tuple[str, ...]
    bots: tuple[str, ...]


def scale(name: str) -> int:
    """In how many parts a measure is counted."""
    return PART if name.startswith(("win:", "bot:")) else MILLI if name == "settled" else 1


def values(row: Sequence[int], legend: Legend, bots: Sequence[str]) -> dict[str, int]:
    """Every measure of one game, in whole numbers."""
    seats = legend.seats
    ranks = row[HEAD : HEAD + seats]
    scores = row[HEAD + seats : HEAD + 2 * seats]
    winners = ranks.count(1)
    share = [PART // winners if rank == 1 else 0 for rank in ranks]
    top = sorted(scores, reverse=True)
    found = {f"win:{place + 1}": share[(row[FIRST] + place) % seats] for place in range(seats)}
    if len(legend.bots) > 1:
        for bot in legend.bots:
            found[f"bot:{bot}"] = sum(part for part, name in zip(share, bots) if name == bot) // bots.count(bot)
    found |= {
        "shared": int(winners > 1),
        "margin": top[0] - top[1] if winners == 1 else 0,
        "points": sum(scores),
        "decisions": row[DECISIONS],
        "choices": row[CHOICES],
        "options": row[OPTIONS],
        "turns": row[TURNS],
        "dead": row[DEAD],
        "draws": row[DRAWS],
        "leads": row[LEADS],
        "behind": row[BEHIND],
        "comeback": int(row[BEHIND] > 0),
        "settled": MILLI * row[SETTLED] // max(row[TURNS], 1),
        "scored": row[SCORED],
    }
    found |= {f"ending:{name}": int(row[ENDING] == place) for place, name in enumerate(legend.endings)}
    return found


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

    def add(self, block: Sequence[tuple[Sequence[int], Sequence[str]]], legend: Legend) -> dict[str, int]:
        """Add the games of a block: rows, and who sat where; the totals of the block."""
        totals: Counter[str] = Counter()
        for row, bots in block:
            for name, value in values(row, legend, bots).items():
                totals[name] += value
                if name in SPREAD:
                    self.spread.setdefault(name, Counter())[value] += 1
            self.add_uses(row, legend)
        if len(block) > 1:
            won = [[seat for seat in range(legend.seats) if row[HEAD + seat] == 1] for row, _ in block]
            self.seat_won += all(seats == won[0] and len(seats) == 1 for seats in won)
            names = [{bots[seat] for seat in seats} for seats, (_, bots) in zip(won, block)]
            self.bot_won += all(who == names[0] and len(who) == 1 for who in names)
        self.games += len(block)
        self.blocks += 1
        for name, value in totals.items():
            self.totals[name] += value
            self.squares[name] += value * value
        return totals

    def add_uses(self, row: Sequence[int], legend: Legend) -> None:
        """Who made which kind of move, and what became of them."""
        seats, names = legend.seats, len(legend.kinds)
        ranks = row[HEAD : HEAD + seats]
        winners = ranks.count(1)
        beyond = [(PART * seats // winners if rank == 1 else 0) - PART for rank in ranks]
        for kind, name in enumerate(legend.kinds):
            counts = row[HEAD + 2 * seats + kind :: names]
            made = sum(counts)
            if made:
                users = sum(map(bool, counts))
                gain = sum(part for part, count in zip(beyond, counts) if count)
                for key, value in (
                    ("made", made),
                    ("games", 1),
                    ("users", users),
                    ("gain", gain),
                    ("users2", users * users),
                    ("gain2", gain * gain),
                    ("both", users * gain),
                ):
                    self.uses[f"{name}/{key}"] += value

    def plus(self, other: "Sums") -> None:
        """Add what other blocks add up to."""
        self.games += other.games
        self.blocks += other.blocks
        self.seat_won += other.seat_won
        self.bot_won += other.bot_won
        for mine, theirs in ((self.totals, other.totals), (self.squares, other.squares), (self.uses, other.uses)):
            mine.update(theirs)
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
        }


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
    )


@dataclass
class Gap:
    """How an arm differs from the first, deal by deal, each block weighed as one game; in parts common to both."""

    blocks: int = 0
    totals: Counter[str] = field(default_factory=Counter)
    squares: Counter[str] = field(default_factory=Counter)

    def add(self, ours: Mapping[str, int], theirs: Mapping[str, int]) -> None:
        """Add a block: what was measured in this arm, and in the first."""
        self.blocks += 1
        for name in ours.keys() & theirs.keys():
            gap = ours[name] - theirs[name]
            self.totals[name] += gap
            self.squares[name] += gap * gap

    def plus(self, other: "Gap") -> None:
        self.blocks += other.blocks
        self.totals.update(other.totals)
        self.squares.update(other.squares)

    def data(self) -> dict[str, Any]:
        return {"blocks": self.blocks, "totals": dict(self.totals), "squares": dict(self.squares)}


def gap_of(data: Mapping[str, Any]) -> Gap:
    return Gap(data["blocks"], Counter(data["totals"]), Counter(data["squares"]))


def headings(legend: Legend) -> list[str]:
    """The columns of a row by name."""
    seats = range(legend.seats)
    return [
        *COLUMNS,
        *(f"rank_{seat}" for seat in seats),
        *(f"points_{seat}" for seat in seats),
        *(f"{kind}_{seat}" for seat in seats for kind in legend.kinds),
    ]
