"""Chance: a quick generator for bots and studies, and a fair, portable one for recorded games."""

from hashlib import sha256
from typing import Final

from mypy_extensions import i64, mypyc_attr

GENERATOR: Final = "sha256-1"
WORD: Final = 0xFFFFFFFF


@mypyc_attr(acyclic=True)
class Rng:
    """A small fast counting generator (sfc32): the same stream compiled, plain and on every machine."""

    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, seed: int | str = 0) -> None:
        digest = sha256(f"sunshower rng {seed}".encode("utf-8", "surrogatepass")).digest()
        self.a = int.from_bytes(digest[0:4], "big")
        self.b = int.from_bytes(digest[4:8], "big")
        self.c = int.from_bytes(digest[8:12], "big")
        self.counter = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """Thirty-two random bits."""
        out = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + out) & WORD
        return out

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each exactly as likely (limit below 2 ** 30)."""
        product = self.word() * limit
        low = product & WORD
        if low < limit:
            # Lemire's method: the few low products that would favour some numbers are drawn again.
            threshold = (WORD + 1 - limit) % limit
            while low < threshold:
                product = self.word() * limit
                low = product & WORD
        return product >> 32


def draw(seed: str, ply: int, total: int) -> int:
    """The fair draw of a recorded game: a number below total that depends on the seed and the ply alone."""
    attempt = 0
    limit = 2**64 - 2**64 % total
    while True:
        number = int.from_bytes(sha256(f"{GENERATOR}\n{seed}\n{ply}\n{attempt}".encode()).digest()[:8], "big")
        if number < limit:
            return number % total
        attempt += 1
