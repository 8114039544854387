"""The server's key, in a file beside its store: it signs what players keep, and seals what the store keeps."""

import hmac
import os
from functools import lru_cache
from pathlib import Path
from secrets import token_bytes

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

FILE = "key"
SIZE = 32


class Key:
    """Thirty-two random bytes, and what follows from them."""

    def __init__(self, master: bytes) -> None:
        if len(master) != SIZE:
            raise ValueError(f"a key has {SIZE} bytes, not {len(master)}")
        self.signing = Ed25519PrivateKey.from_private_bytes(derived(master, "sign"))
        self.sealing = hmac.new(derived(master, "seal"), digestmod="sha256")
        self.public = self.signing.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw).hex()
        """What is published, so that anybody can check a signature."""
        self.mark = self.seal(b"key").hex()
        """By which a store knows its key again."""
        self.sign = lru_cache(4096)(self._sign)
        """The signature of a text. All who look at a table get the same one, so it is made once."""

    def _sign(self, text: str) -> str:
        return self.signing.sign(text.encode()).hex()

    def seal(self, *parts: bytes) -> bytes:
        """A sum that nobody can make without the key."""
        sealed = self.sealing.copy()  # to begin one with the key takes longer
        sealed.update(b"\n".join(parts))
        return sealed.digest()


def derived(master: bytes, use: str) -> bytes:
    """A key for one use alone."""
    return hmac.digest(master, f"sunshower {use}".encode(), "sha256")


def new_key() -> bytes:
    return token_bytes(SIZE)


def write_synced(file: Path, data: bytes) -> None:
    """Write a file for our own eyes alone so that it is on the disk when this returns."""
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
        out.write(data)
        out.flush()
        os.fsync(out.fileno())


def sync_folder(folder: Path) -> None:
    """Have new names in a folder on the disk; a system that cannot do so does it by itself."""
    if hasattr(os, "O_DIRECTORY"):
        number = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
