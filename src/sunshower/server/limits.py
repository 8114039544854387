"""How much one address may ask of the server."""

from collections import Counter
from dataclasses import dataclass
from math import inf
from time import monotonic
from typing import Literal

from sunshower.core.errors import Refusal


class TooMuch(Refusal):
    """More than the server takes from one address or one socket."""


@dataclass(frozen=True)
class Rates:
    """How much is let through: a number a second, and how many may come at once."""

    messages: tuple[float, float] = (10.0, 20.0)
    requests: tuple[float, float] = (20.0, 60.0)
    tables: tuple[float, float] = (5 / 60, 10.0)
    phrases: tuple[float, float] = (1.0, 3.0)
    """Of one seat."""
    comings: tuple[float, float] = (0.1, 4.0)
    """How often somebody may leave a seat and come back to it."""
    askings: tuple[float, float] = (0.1, 3.0)
    """How often somebody may ask the others for an undo."""
    sockets: float = 20
    """Open at the same time from one address."""


Kind = Literal["requests", "tables", "phrases", "comings", "askings"]
FREE = (inf, inf)
UNLIMITED = Rates(FREE, FREE, FREE, FREE, FREE, FREE, inf)


class Bucket:
    """A bucket of tokens that fills up at a rate."""

    def __init__(self, rate: tuple[float, float]) -> None:
        self.rate, self.size = rate
        self.level = self.size
        self.at = monotonic()

    def take(self) -> None:
        """Use one, or refuse."""
        now = monotonic()
        if self.size < inf:
            self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            raise TooMuch.because("too-much")
        self.level -= 1

    def full(self) -> bool:
        return self.level + (monotonic() - self.at) * self.rate >= self.size


class Limits:
    """Counts what each address, and each seat of a table, asks for."""

    def __init__(self, rates: Rates) -> None:
        self.rates = rates
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self.sockets: Counter[str] = Counter()

    def take(self, kind: Kind, who: str) -> None:
        """Let an address, or a seat, have one more of something, or refuse."""
        if len(self.buckets) > 10_000:
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.full()}
        self.buckets.setdefault((kind, who), Bucket(getattr(self.rates, kind))).take()

    def enter(self, address: str) -> None:
        """A socket opens; `leave` must follow."""
        if self.sockets[address] >= self.rates.sockets:
            raise TooMuch.because("too-many-sockets")
        self.sockets[address] += 1

    def leave(self, address: str) -> None:
        self.sockets[address] -= 1
        self.sockets += Counter()
