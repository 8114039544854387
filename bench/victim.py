"""Somebody who is at a table while others attack its server, in a process of their own: how long each answer takes.

`python -m bench.victim URL CODE SECONDS` says "ready" as soon as it asks, and writes all waits, in milliseconds.
"""

import asyncio
import json
import sys
from time import monotonic

from websockets.asyncio.client import connect

HERE = "127.0.0.2"
"""The address that asks; whoever attacks has another one."""
SOCKETS = 12
PAUSE = 0.11
"""Seconds between two questions of a socket: one more often asked would be refused."""


async def pinged(url: str, code: str, ends: float, waits: list[float]) -> None:
    address = f"ws{url[4:]}/api/tables/{code}/socket"
    async with connect(address, compression=None, max_size=None, local_addr=(HERE, 0)) as socket:
        await socket.send('{"do":"hello"}')
        await socket.recv()
        while monotonic() < ends:
            began = monotonic()
            await socket.send('{"do":"ping"}')
            while json.loads(await socket.recv())["is"] != "pong":
                pass
            waits.append(1000 * (monotonic() - began))
            await asyncio.sleep(PAUSE)


async def main(url: str, code: str, seconds: float) -> None:
    waits: list[float] = []
    ends = monotonic() + seconds
    tasks = []
    for _ in range(SOCKETS):
        tasks.append(asyncio.create_task(pinged(url, code, ends, waits)))
        await asyncio.sleep(PAUSE / SOCKETS)
    print("ready", flush=True)
    await asyncio.gather(*tasks)
    print(json.dumps(waits))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], float(sys.argv[3])))
