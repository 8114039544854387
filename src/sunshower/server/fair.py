"""Fair chance at a table of the server: the shuffle is fixed before anybody sits down, and nobody can know it alone.

The server draws a secret and shows its commitment. Every seat adds a nonce when it is taken. Secret and nonces together
are the seed of the match. After the end the secret is shown, and anybody can do the sum again.
"""

import hmac
from collections.abc import Mapping, Sequence
from hashlib import sha256
from secrets import token_hex
from typing import Any

from sunshower.core.errors import BadRecord
from sunshower.core.match import Match
from sunshower.core.message import Message
from sunshower.core.record import replay

SCHEME = "sunshower-fair-1"
BOT_NONCE = "bot"
"""Bots add nothing: a nonce that the server chose after everybody else's could steer the shuffle."""


def new_secret() -> str:
    return token_hex(32)


def new_nonce() -> str:
    return token_hex(16)


def commitment(table: str, game: str, rules: int, secret: str) -> str:
    """What is shown before the deal: it gives the secret away to nobody, and fits no other secret."""
    return sha256("\n".join((SCHEME, table, game, str(rules), secret)).encode()).hexdigest()


def match_seed(table: str, secret: str, nonces: Sequence[str]) -> str:
    """The seed of a match, out of the secret and what every seat has added."""
    return hmac.new(secret.encode(), "\n".join((SCHEME, table, *nonces)).encode(), sha256).hexdigest()


def bot_seed(secret: str, seat: int, ply: int) -> str:
    """The luck of a bot at one decision; it tells nothing about the cards."""
    return hmac.new(secret.encode(), f"{SCHEME} bot {seat} {ply}".encode(), sha256).hexdigest()


def verify(record: Mapping[str, Any]) -> Match:
    """Deal and play a record again from its secret and nonces; BadRecord says what does not fit."""
    fair = record.get("fair")
    keys = {"scheme", "table", "commitment", "secret", "nonces"}
    if not isinstance(fair, Mapping) or set(fair) != keys or fair["scheme"] != SCHEME:
        raise BadRecord.because("not-fair")
    nonces = fair["nonces"] if isinstance(fair["nonces"], list) else [None]
    texts = [fair["table"], fair["secret"], fair["commitment"], *nonces]
    if not all(isinstance(text, str) for text in texts) or len(nonces) != record.get("seats"):
        raise BadRecord("not-fair", Message("table-no-record-chance"))
    match = replay(record)
    if commitment(fair["table"], match.game.name, match.game.version, fair["secret"]) != fair["commitment"]:
        raise BadRecord.because("wrong-commitment")
    if match_seed(fair["table"], fair["secret"], fair["nonces"]) != match.seed:
        raise BadRecord("wrong-seed", Message("table-no-record-seed"))
    return match
