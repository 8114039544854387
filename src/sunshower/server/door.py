"""The front door: what a connection may do before the application hears of it.

An honest client never meets it. Whoever opens too many connections, is slow with a request, makes it endless, or floods
a socket with frames of any kind is cut off, and not answered: an answer would be work. The limits are those of
`limits.py`. A proxy is believed, if it was named, about whom it speaks for.
"""

import asyncio
import socket
import struct
from collections import Counter, deque
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from typing import Any, cast

import structlog
from msgspec.json import encode
from prometheus_client import Counter as Metric
from prometheus_client import Gauge
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from sunshower.core.errors import Refusal
from sunshower.core.message import Message
from sunshower.server.limits import Bucket, Limits, Network, counted, is_among
from sunshower.server.messages.news import refused
from sunshower.server.middleware import HEADERS

HEAD = 16_384
"""The bytes of a request that are read at a time; its head may be twice as long."""
HEAD_TIME = 4.0
"""Seconds that a connection has to send the head of a request."""
MESSAGE_TIME = 4.0
"""Seconds that a socket has for a message once it has begun, in however many pieces."""
BODY_TIME = 20.0
"""Seconds for the rest of it."""
BODY_STEP = 4.0
BODY_LEAST = 16_384
"""Bytes of the rest of it that must come in every step of so many seconds, or what is left if that is less."""
STALL = 4.0
"""Seconds after which somebody who reads nothing at all of what waits for them is given up."""
LOOKS = 8
"""How often it is looked meanwhile whether they have."""
UNREAD = 1_000_000
"""Bytes that may wait for somebody who does not read; a table's news are never that long."""
AT_ONCE = struct.pack("ii", 1, 0)
"""How the system is told to forget a connection with all that waits there."""
SENDING = 200_000
"""Bytes that the system takes over to be sent on one connection; otherwise it takes millions for nobody who reads."""
PIPELINE = 8
"""Requests that may come before the answer to the first."""
FAREWELL = 1.0
"""Seconds to answer a socket's goodbye."""
STRAIGHT = "sunshower.straight"
"""By what name the application finds the door that it speaks through."""
SPARE = 100
"""File descriptors that are for the store, for bots and for what the system needs."""

CUT = Metric("sunshower_cut_off", "Connections that were cut off at the door.", ["why"])
OPEN = Gauge("sunshower_connections", "Connections that are open.")
log = structlog.get_logger()


class Door:
    """Who is at the door: how many connections each address has open, and which addresses speak for others."""

    def __init__(self, limits: Limits, proxies: Iterable[Network] = (), most: float = float("inf")) -> None:
        self.limits = limits
        self.proxies = tuple(proxies)
        self.most = most
        """How many connections there may be in all."""
        self.open: Counter[str] = Counter()
        """Connections of each address, and of each that a proxy speaks for, requests that are not answered yet."""
        self.in_all = 0
        self.noted: dict[str, float] = {}

    def enter(self, peer: str) -> bool:
        """Whether a connection may come in; `leave` must follow in any case."""
        self.in_all += 1
        OPEN.set(self.in_all)
        if self.is_proxy(peer):
            return self.in_all <= self.most
        who = counted(peer)
        return self.begin(who) and self.in_all <= self.most and self.limits.has("comers", who)

    def leave(self, peer: str) -> None:
        self.in_all -= 1
        OPEN.set(self.in_all)
        if not self.is_proxy(peer):
            self.end(counted(peer))

    def begin(self, who: str) -> bool:
        """Whether an address may have one thing more open; `end` must follow in any case."""
        self.open[who] += 1
        return self.open[who] <= self.limits.rates.connections

    def end(self, who: str) -> None:
        self.open[who] -= 1
        if not self.open[who]:
            del self.open[who]

    def is_proxy(self, peer: str) -> bool:
        return bool(self.proxies) and is_among(peer, self.proxies)

    def behind(self, peer: str, headers: Iterable[tuple[bytes, bytes]]) -> tuple[str, bool]:
        """For whom a proxy asks, and whether they came by TLS. Nobody else is believed."""
        if not self.is_proxy(peer):
            return counted(peer), False
        chain: list[str] = []
        safe = False
        for name, value in headers:
            if name.lower() == b"x-forwarded-for":
                chain += [part.strip() for part in value.decode("latin-1").split(",")]
            elif name.lower() == b"x-forwarded-proto":
                safe = value.strip().lower() in (b"https", b"wss")
        while chain and self.is_proxy(chain[-1]):
            chain.pop()
        return counted(chain[-1] if chain and chain[-1] else peer), safe

    def cut_off(self, transport: asyncio.BaseTransport, who: str, why: str) -> None:
        """End a connection at once; the log names an address once a minute."""
        CUT.labels(why).inc()
        now = asyncio.get_running_loop().time()
        if now - self.noted.get(who, -60.0) >= 60.0:
            self.noted = {name: at for name, at in self.noted.items() if now - at < 60.0} | {who: now}
            log.warning("cut off", address=who, why=why)
        with suppress(OSError):  # otherwise the system would keep for them what they have not read
            transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        cast(asyncio.Transport, transport).abort()

    def protocols(self) -> dict[str, Any]:
        """What uvicorn is to speak HTTP and WebSocket with."""
        return {"http": partial(HttpDoor, self), "ws": partial(SocketDoor, self)}


class CutOff(Exception):
    """Nothing more of what came is to be read."""


class Patience:
    """Waits for somebody who does not read what is sent to them, as long as they read some of it now and then."""

    def __init__(self, line: "HttpDoor | SocketDoor") -> None:
        self.line = line
        self.timer: asyncio.TimerHandle | None = None

    def begin(self, looks: int = 0) -> None:
        self.end()
        unread = self.line.transport.get_write_buffer_size()
        self.timer = self.line.loop.call_later(STALL / LOOKS, self.look, unread, looks + 1)

    def look(self, before: int, looks: int) -> None:
        if self.line.transport.get_write_buffer_size() < before:
            self.begin()
        elif looks < LOOKS:
            self.begin(looks)
        else:
            self.line.cut_off("unread")

    def end(self) -> None:
        if self.timer:
            self.timer.cancel()
        self.timer = None


class HttpDoor(HttpToolsProtocol):
    """A connection that asks for something, until it becomes a socket."""

    def __init__(self, door: Door, **more: Any) -> None:
        super().__init__(**more)
        self.door = door
        self.who = "?"
        self.timer: asyncio.TimerHandle | None = None
        self.patience = Patience(self)
        self.in_head = True
        self.head = 0
        self.read = 0
        """How much of a request has come since somebody looked last."""
        self.asking: deque[str] = deque()
        """For whom a proxy has asked, and has no answer yet."""
        self.unanswered: deque[Any] = deque()
        """Requests whose answer is not complete; the first is being answered."""
        self.upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.peer = self.client[0] if self.client else "?"
        """Who is at the other end of the line, which may be a proxy."""
        self.who = counted(self.peer)
        if not self.door.enter(self.peer):
            return self.cut_off("connections")
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENDING)
        self.wait(HEAD_TIME, "slow head")

    def connection_lost(self, exc: Exception | None) -> None:
        self.wait(None)
        self.patience.end()
        self.forget_askers()
        self.door.leave(self.peer)
        for cycle in self.unanswered:  # uvicorn tells the last request alone, and what answers another would go on
            cycle.disconnected = True
            cycle.message_event.set()
        super().connection_lost(exc)

    def forget_askers(self) -> None:
        while self.asking:
            self.door.end(self.asking.popleft())

    def data_received(self, data: bytes) -> None:
        self.read += len(data)
        if not self.is_between() and not self.door.limits.has("bytes", self.who, len(data)):
            return self.cut_off("bytes")
        for at in range(0, len(data), HEAD):
            piece = data[at : at + HEAD]
            super().data_received(piece)
            if self.upgraded or self.transport.is_closing():
                return
            self.head += len(piece)
            if self.in_head and self.head > 2 * HEAD:
                return self.refuse(431, Refusal("http-431", Message("table-no-too-long-a-request")))
        if self.timer is None and (self.cycle is None or self.cycle.response_complete):
            self.wait(HEAD_TIME, "slow head")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head, self.head = True, 0
        self.wait(HEAD_TIME, "slow head")

    def on_headers_complete(self) -> None:
        self.in_head = False
        self.who, safe = self.door.behind(self.peer, self.headers)
        self.scope["client"] = self.who, self.client[1] if self.client else 0
        if safe:
            self.scope["scheme"] = "https"
        if any(name == b"transfer-encoding" for name, _ in self.headers):  # small parts are much work for nothing
            self.refuse(411, Refusal("http-411", Message("table-no-request")), "A request must say how long it is.")
            raise CutOff
        crowded = len(self.pipeline) >= PIPELINE
        if crowded or not self.door.limits.has("knocks", self.who):
            self.cut_off("requests")
            raise CutOff
        if self.door.is_proxy(self.peer):
            self.asking.append(self.who)
            if not self.door.begin(self.who):
                self.cut_off("connections")
                raise CutOff
        self.wait_for_body(self.loop.time() + BODY_TIME)
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            self.unanswered.append(self.cycle)

    def wait_for_body(self, until: float) -> None:
        """Give the other end so long for the rest of a request, as long as it comes at all."""
        self.wait(None)
        self.read = 0
        self.timer = self.loop.call_later(BODY_STEP, self.look_at_body, until)

    def look_at_body(self, until: float) -> None:
        if self.read < BODY_LEAST or self.loop.time() >= until:
            self.cut_off("slow body")
        else:
            self.wait_for_body(until)

    def on_response_complete(self) -> None:
        if self.asking:
            self.door.end(self.asking.popleft())
        self.unanswered.popleft()
        super().on_response_complete()

    def is_between(self) -> bool:
        """Whether a proxy speaks, and nobody knows yet for whom."""
        return self.who == counted(self.peer) and self.door.is_proxy(self.peer)

    def on_message_complete(self) -> None:
        self.wait(None)
        self.who = counted(self.peer)  # what comes next through a proxy may be somebody else's
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.upgraded = True
        self.forget_askers()
        self.wait(None)
        self.patience.end()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        self.refuse(400, Refusal("http-400", Message("table-no-request")), msg)

    def refuse(self, status: int, why: Refusal, detail: str = "") -> None:
        """Answer what is no request at all, and close."""
        if self.transport.is_closing():
            return
        body = encode(refused(why, detail=detail))
        told = {"content-type": "application/json", "content-length": str(len(body)), "connection": "close", **HEADERS}
        head = "".join(f"{name}: {value}\r\n" for name, value in told.items())
        self.transport.write(f"HTTP/1.1 {status} \r\n{head}\r\n".encode() + body)
        self.transport.close()

    def wait(self, seconds: float | None, why: str = "") -> None:
        """Give the other end so long for what must come next."""
        if self.timer:
            self.timer.cancel()
        self.timer = None if seconds is None else self.loop.call_later(seconds, self.cut_off, why)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.patience.begin()

    def resume_writing(self) -> None:
        self.patience.end()
        super().resume_writing()

    def cut_off(self, why: str) -> None:
        self.door.cut_off(self.transport, self.who, why)


class FrameCount:
    """Counts the frames of a socket by their lengths alone, without looking at what is in them."""

    def __init__(self) -> None:
        self.rest = b""
        self.ahead = 0
        """How many bytes of the frame before are still to come."""

    def count(self, data: bytes, most: float) -> int:
        """How many frames begin in what has come; no further than one more than the most that there may be."""
        data, at, found = self.rest + data, self.ahead, 0
        while at + 2 <= len(data) and found <= most:
            size, head = data[at + 1] & 127, 2
            if size > 125:
                head = 4 if size == 126 else 10
                if at + head > len(data):
                    break
                size = int.from_bytes(data[at + 2 : at + head], "big")
            found += 1
            at += head + size + (4 if data[at + 1] & 128 else 0)
        self.rest, self.ahead = data[at:], max(0, at - len(data))
        return found


class SocketDoor(WebSocketsSansIOProtocol):
    """A socket at a table."""

    def __init__(self, door: Door, **more: Any) -> None:
        super().__init__(**more)
        self.door = door
        self.who = "?"
        self.counter = FrameCount()
        self.bucket = Bucket(door.limits.rates.frames)
        self.patience = Patience(self)
        self.timer: asyncio.TimerHandle | None = None
        """Runs while there is only part of a message."""
        self.close_timeout = FAREWELL

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.peer = self.client[0] if self.client else "?"
        self.who = counted(self.peer)
        self.spoken_for = False

    def connection_lost(self, exc: Exception | None) -> None:
        self.patience.end()
        if self.timer:
            self.timer.cancel()
        if self.spoken_for:
            self.door.end(self.who)
        self.door.leave(self.peer)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        headers = [(name.encode(), value.encode("latin-1", "replace")) for name, value in event.headers.raw_items()]
        self.who, safe = self.door.behind(self.peer, headers)
        self.client = self.who, self.client[1] if self.client else 0
        self.scheme = "wss" if safe else self.scheme
        if self.door.is_proxy(self.peer):
            self.spoken_for = True
            if not self.door.begin(self.who):
                return self.cut_off("connections")
        super().handle_connect(event)

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:  # what came before is the request that the door has let in
            limits, frames = self.door.limits, self.counter.count(data, self.bucket.size)
            if not (self.bucket.has(frames) and limits.has("flood", self.who, frames)):
                return self.cut_off("frames")
            if not limits.has("bytes", self.who, len(data)):
                return self.cut_off("bytes")
        super().data_received(data)
        if not self.handshake_initiated:  # the head was whole, so nothing will ever come of it
            return self.cut_off("no handshake")
        if self.frames and self.timer is None:
            self.timer = self.loop.call_later(MESSAGE_TIME, self.cut_off, "slow message")
        elif self.timer and not self.frames:
            self.timer.cancel()
            self.timer = None
        if self.transport.get_write_buffer_size() > UNREAD:
            self.cut_off("unread")

    async def run_asgi(self) -> None:
        """Let the application say something without the detour through messages of ASGI."""
        self.scope["extensions"][STRAIGHT] = {"door": self}
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        """Send what the application says; to a socket that is closing, from whichever end, nothing more is said."""
        await self.writable.wait()
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)

    def tell(self, text: bytes) -> None:
        """Send a text at once; it is for the application to wait until the other end reads."""
        if self.close_sent or self.disconnected:
            raise ClientDisconnected
        try:
            self.conn.send_text(text)
        except InvalidState as error:
            raise ClientDisconnected from error
        self.transport.write(b"".join(self.conn.data_to_send()))

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                return self.cut_off("no text")
        super().send_receive_event_to_app()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.patience.begin()

    def resume_writing(self) -> None:
        self.patience.end()
        super().resume_writing()

    def cut_off(self, why: str) -> None:
        self.door.cut_off(self.transport, self.who, why)
