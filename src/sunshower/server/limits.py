"""How much one address, one person and one table may ask of the server."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, fields
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from math import inf
from time import monotonic, thread_time
from typing import Literal
from weakref import WeakValueDictionary

from sunshower.core.errors import Refusal

Network = IPv4Network | IPv6Network


class TooMuch(Refusal):
    """More than the server takes from one address, one person or one table."""


@dataclass(frozen=True)
class Rates:
    """How much is let through: a number a second, and how many may come at once.

    What is over the first kind of limit is refused in words. What is over the second kind, far above it, no honest
    client sends: whoever does is cut off, and not answered.
    """

    messages: tuple[float, float] = (10.0, 20.0)
    """Of one socket."""
    requests: tuple[float, float] = (40.0, 300.0)
    tables: tuple[float, float] = (5 / 60, 10.0)
    misses: tuple[float, float] = (0.2, 20.0)
    """How often somebody may name a table that is not there: codes are not to be guessed."""
    sayings: tuple[float, float] = (10.0, 60.0)
    """What one seat says to its table, through whatever sockets."""
    events: tuple[float, float] = (20.0, 200.0)
    """What happens at one table because somebody says so."""
    positions: tuple[float, float] = (4.0, 40.0)
    """How often somebody may practise from a position."""
    work: tuple[float, float] = (0.1, 1.0)
    """The seconds of processor time that what one address asks may take, be it few long answers or many short ones."""
    kept: tuple[float, float] = (500.0, 20e6)
    """The bytes that one address has stored, by itself or by the bots at its tables: 43 MB a day, and 20 at once."""
    phrases: tuple[float, float] = (1.0, 3.0)
    """Of one seat."""
    comings: tuple[float, float] = (0.1, 4.0)
    """How often somebody may leave a seat and come back to it."""
    askings: tuple[float, float] = (0.1, 3.0)
    """How often somebody may ask the others for an undo."""
    sockets: float = 100
    """Open at the same time from one address."""
    places: float = 10
    """Sockets of one seat."""
    crowd: float = 5000
    """Sockets at one table."""

    # Below the application
    knocks: tuple[float, float] = (80.0, 1000.0)
    """Requests of one address."""
    frames: tuple[float, float] = (20.0, 250.0)
    """Of one socket, whatever is in them."""
    flood: tuple[float, float] = (200.0, 1000.0)
    """Frames of one address, through whatever sockets."""
    bytes: tuple[float, float] = (250e3, 4e6)
    comers: tuple[float, float] = (50.0, 300.0)
    """New connections of one address."""
    connections: float = 300
    """Open at the same time from one address, whatever they are for."""


Kind = Literal[
    "requests",
    "tables",
    "misses",
    "sayings",
    "events",
    "positions",
    "work",
    "kept",
    "phrases",
    "comings",
    "askings",
    "knocks",
    "flood",
    "bytes",
    "comers",
]
UNLIMITED = Rates(*((inf, inf) if isinstance(field.default, tuple) else inf for field in fields(Rates)))  # type: ignore[arg-type]


class Bucket:
    """A bucket of tokens that fills up at a rate."""

    def __init__(self, rate: tuple[float, float]) -> None:
        self.rate, self.size = rate
        self.level = self.size
        self.at = monotonic()

    def has(self, count: float = 1) -> bool:
        """Use some, if they are there."""
        now = monotonic()
        if self.size < inf:
            self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < count:
            return False
        self.level -= count
        return True

    def take(self) -> None:
        """Use one, or refuse."""
        if not self.has():
            raise TooMuch.because("too-much")

    def spend(self, count: float) -> None:
        """Use some, whether they are there or not: what is missing has to come first."""
        self.level -= count

    def full(self) -> bool:
        return self.level + (monotonic() - self.at) * self.rate >= self.size


class Limits:
    """Counts what each address, each seat and each table asks for."""

    def __init__(self, rates: Rates) -> None:
        self.rates = rates
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self.sockets: Counter[str] = Counter()
        self.open_guesses: Counter[str] = Counter()
        self.guessed: dict[str, asyncio.Event] = {}
        """For each address that waits with a guess, what is set when one of its own is answered."""
        self.working: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.coming: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """For each address whose turn it is, what the next piece of its work, or the next that it asks, waits for."""
        self.crowded = 10_000

    def has(self, kind: Kind, who: str, count: float = 1) -> bool:
        """Let an address, a seat or a table have more of something, if it may."""
        return self.bucket(kind, who).has(count)

    def bucket(self, kind: Kind, who: str) -> Bucket:
        bucket = self.buckets.get((kind, who))
        if bucket is None:
            self.buckets[kind, who] = bucket = Bucket(getattr(self.rates, kind))
            if len(self.buckets) > self.crowded:
                self.tidy()
        return bucket

    def take(self, kind: Kind, who: str, count: float = 1) -> None:
        """Let an address, a seat or a table have more of something, or refuse."""
        if not self.has(kind, who, count):
            raise TooMuch.because("too-much")

    def give_back(self, kind: Kind, who: str) -> None:
        """What somebody took did not count after all."""
        bucket = self.buckets.get((kind, who))
        if bucket:
            bucket.level = min(bucket.size, bucket.level + 1)

    @asynccontextmanager
    async def guessing(self, who: str, miss: type[Refusal]) -> AsyncIterator[None]:
        """Somebody looks for what may not be there: it counts as a miss until it is found.

        Who has many questions open, as a school has when its server comes back, waits until some of them are answered.
        """
        while not self.has("misses", who):
            if not self.open_guesses[who]:
                raise TooMuch.because("too-much")
            await self.guessed.setdefault(who, asyncio.Event()).wait()
        self.open_guesses[who] += 1
        try:
            yield
            self.give_back("misses", who)
        except miss:
            raise
        except BaseException:
            self.give_back("misses", who)
            raise
        finally:
            self.open_guesses[who] -= 1
            if not self.open_guesses[who]:
                del self.open_guesses[who]
            if who in self.guessed:
                self.guessed.pop(who).set()

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Do work for an address, if it has not had too much: a piece at a time, so that others go between.

        Nothing else may be waited for meanwhile.
        """
        if self.rates.work[1] == inf:
            yield
            return
        async with line_of(who, self.working):
            await asyncio.sleep(0)
            self.take("work", who, 0)
            began = thread_time()
            try:
                yield
            finally:
                self.bucket("work", who).spend(thread_time() - began)

    async def come_in(self, who: str) -> None:
        """Let one thing after the other begin that an address asks for, however many come at once."""
        if self.rates.work[1] < inf:
            async with line_of(who, self.coming):
                await asyncio.sleep(0)

    def tidy(self) -> None:
        """Forget who has not asked for anything for long; looked for more rarely, the more there are who have."""
        self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.full()}
        self.crowded = max(10_000, 2 * len(self.buckets))

    def check_sockets(self, address: str) -> None:
        """Refuse one socket more than an address may have."""
        if self.sockets[address] >= self.rates.sockets:
            raise TooMuch.because("too-many-sockets")

    def enter(self, address: str) -> None:
        """A socket opens; `leave` must follow."""
        self.check_sockets(address)
        self.sockets[address] += 1

    def leave(self, address: str) -> None:
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]


def line_of(who: str, lines: WeakValueDictionary[str, asyncio.Lock]) -> asyncio.Lock:
    """Where an address waits for itself; forgotten when nobody waits there."""
    lock = lines.get(who)
    if lock is None:
        lines[who] = lock = asyncio.Lock()
    return lock


@lru_cache(maxsize=4096)
def counted(host: str) -> str:
    """What counts as one address: whoever has one of IPv6 has its whole network."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return host
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


@lru_cache(maxsize=4096)
def is_among(host: str, networks: tuple[Network, ...]) -> bool:
    """Whether an address is in one of some networks."""
    try:
        found = ip_address(host)
    except ValueError:
        return False
    seen = getattr(found, "ipv4_mapped", None) or found
    return any(seen in network for network in networks)
