"""Who asks: from which address, from which page, and with which tokens. Of a token only a hash is ever kept."""

from collections.abc import Mapping
from hashlib import sha256
from secrets import token_urlsafe
from typing import Any

from litestar import Request
from litestar.datastructures import State

Asked = Request[Any, Any, State]


def address(asked: Asked) -> str:
    return asked.client.host if asked.client else "?"


def same_origin(headers: Mapping[str, str], allowed: frozenset[str]) -> bool:
    """A browser says which page asks for something; it must be our own. Scripts say nothing."""
    origin, host = headers.get("origin"), headers.get("host")
    return origin is None or origin in allowed or origin in (f"http://{host}", f"https://{host}")


def keys(asked: Asked) -> set[str]:
    """The keys of the tokens that a request brings along."""
    scheme, _, token = asked.headers.get("authorization", "").partition(" ")
    return {key_of(token.strip())} if scheme.lower() == "bearer" and token.strip() else set()


def key_of(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.encode()).hexdigest()


def new_token() -> str:
    """What opens a seat: random, so that nothing that is ever published leads to it."""
    return token_urlsafe(32)
