"""Around the application: who asks must ask for us by name, and every answer gets the headers against misuse."""

import os
from collections.abc import Awaitable, Callable, MutableMapping
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from msgspec.json import encode

from sunshower.core.errors import Refusal
from sunshower.core.message import Message as Spoken
from sunshower.server.limits import Limits
from sunshower.server.messages.news import refused

HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

A_YEAR = "max-age=31536000"
FOREVER = "public, max-age=31536000, immutable"
"""For files that have a checksum in their names."""
MISDIRECTED = Refusal.because("wrong-host")
NOWHERE = Refusal("http-404", Spoken("table-no-nowhere"))
LONGEST_NAME = 255
"""How many bytes a file's name has at most."""


class SecurityMiddleware:
    """Checks the one host that whatever comes in asks for, and sets the headers of whatever goes out.

    Of what one address asks at once, one thing after the other begins: what others ask comes between.
    """

    def __init__(self, app: Any, names: frozenset[str], limits: Limits) -> None:
        self.app = app
        self.limits = limits
        self.names = names | {"localhost"}

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        await self.limits.come_in(scope["client"][0] if scope["client"] else "?")
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                set_headers(message, cached(scope["path"], message["status"]), scope["scheme"] == "https")
            await send(message)

        answer = send_with_headers if scope["type"] == "http" else send
        if len(hosts) != 1 or not self.knows(hosts[0]):
            await reject(scope, receive, answer, 421, MISDIRECTED)
        elif not can_be_named(scope["path"]):
            await reject(scope, receive, answer, 404, NOWHERE)
        else:
            await self.app(scope, receive, answer)

    def knows(self, host: str) -> bool:
        """Whether a host is one of our names. A page of somebody else can come under a name, never under an address."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name in self.names or name.endswith(".localhost") or is_address(name)


def is_address(name: str) -> bool:
    try:
        return bool(ip_address(name))
    except ValueError:
        return False


def set_headers(message: Message, cache: str, safe: bool) -> None:
    """Add our headers to the beginning of an answer; to whoever came by TLS, that they are to come so again."""
    ours = {**HEADERS, "cache-control": cache} | ({"strict-transport-security": A_YEAR} if safe else {})
    kept = [(name, value) for name, value in message["headers"] if name.decode("latin-1").lower() not in ours]
    message["headers"] = [*kept, *((name.encode(), value.encode()) for name, value in ours.items())]


def cached(path: str, status: int) -> str:
    """How long an answer may be kept by a browser."""
    if path.startswith(("/api", "/schema")):
        return "no-store"
    return FOREVER if path.startswith("/assets/") and status == 200 else "no-cache"


def can_be_named(path: str) -> bool:
    """Whether no part of a path is one that a disk has no name for: asking it would fail, not find nothing."""
    return "\0" not in path and all(len(os.fsencode(part)) <= LONGEST_NAME for part in path.split("/"))


async def reject(scope: Message, receive: Receive, send: Send, status: int, why: Refusal) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": why.code})
        return
    body = encode(refused(why))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
