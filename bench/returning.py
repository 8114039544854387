"""People who come back to their tables after a restart, in a process of their own, with as little work as can be.

`python -m bench.returning PORT FILE` reads codes, tokens and the last events that they know from a file, says "ready",
and writes after how many seconds each of them has heard how things are. They try as the page does: every half second,
give or take a half.
"""

import asyncio
import json
import random
import sys
from pathlib import Path
from time import monotonic

from tests.server.attacks import UPGRADE, frame

PAUSE = 0.5


class Returning(asyncio.Protocol):
    """One of them: shakes hands, says hello, and waits for the beginning of the news."""

    def __init__(self, code: str, hello: bytes) -> None:
        self.code, self.hello = code, hello
        self.heard = b""
        self.shaken = False
        self.back: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(UPGRADE.format(code=self.code).encode())

    def data_received(self, data: bytes) -> None:
        self.heard += data
        if not self.shaken and b"\r\n\r\n" in self.heard:
            self.shaken = True
            self.heard = self.heard.partition(b"\r\n\r\n")[2]
            self.transport.write(frame(0x81, self.hello))
        if self.shaken and not self.back.done() and b'"sights"' in self.heard:
            self.back.set_result(None)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.back.done():
            self.back.set_exception(ConnectionResetError())


async def back(port: int, code: str, token: str, since: int, began: float, rng: random.Random) -> float:
    hello = json.dumps({"do": "hello", "tokens": [token], "since": since}).encode()
    while True:
        try:
            _, person = await asyncio.get_running_loop().create_connection(
                lambda: Returning(code, hello), "127.0.0.1", port
            )
            await person.back
            return monotonic() - began
        except OSError:
            await asyncio.sleep(PAUSE * rng.uniform(0.5, 1.5))


async def main(port: int, places: list[tuple[str, str, int]]) -> None:
    print("ready", flush=True)
    began = monotonic()
    times = await asyncio.gather(*(back(port, *place, began, random.Random(n)) for n, place in enumerate(places)))
    print(json.dumps(times), flush=True)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), json.loads(Path(sys.argv[2]).read_text())))
