"""Two people at a table of a server, each with a socket: ours, and boardgame.io's."""

import json
import random
from secrets import token_hex
from typing import Any, Protocol

import httpx
from msgspec import Struct
from msgspec.json import Decoder, encode
from websockets.asyncio.client import ClientConnection, connect

DRAW = (0, 1, 2, 4, 3, 5, 7, 6, 8)
"""A game of tic-tac-toe in which every cell gets its mark."""


class Table(Protocol):
    """A table that people are at."""

    async def move(self) -> bool:
        """Let whoever is to act make a move, and wait until both have been told; False if the game is over."""

    async def close(self) -> None:
        """Let both people go."""


class Offer(Struct):
    move: str


class Sight(Struct):
    offers: list[Offer]


class News(Struct, tag_field="is", tag="news"):
    seq: int
    to_act: int | None
    sights: list[Sight]


class Refused(Struct, tag_field="is", tag="refused"):
    sentence: str


decode = Decoder(News | Refused).decode


class Ours:
    """A table of Sunshower."""

    def __init__(self, sockets: list[ClientConnection], rng: random.Random) -> None:
        self.sockets = sockets
        self.rng = rng
        self.news: list[News] = []

    @classmethod
    async def open(cls, url: str, http: httpx.AsyncClient, game: str) -> "Ours":
        """Two people who have just sat down."""
        opened = await http.post(f"{url}/api/tables", json={"game": game, "seats": [{}, {}]})
        path = f"/api/tables/{opened.json()['code']}"
        tokens = []
        for name in ("Ann", "Bea"):
            sitting = {"id": token_hex(16), "nonce": token_hex(8), "name": name}
            tokens.append((await http.post(f"{url}{path}/seats", json=sitting)).json()["token"])
        sockets = [await connect(f"ws{url[4:]}{path}/socket", compression=None, max_size=None) for _ in tokens]
        table = cls(sockets, random.Random(path))
        for socket, token in zip(sockets, tokens, strict=True):
            await socket.send(encode({"do": "hello", "tokens": [token]}).decode())
        table.news = [await table.told(seat, 0) for seat in (0, 1)]
        return table

    async def told(self, seat: int, seq: int) -> News:
        """What a seat hears from some event on."""
        while True:
            message = decode(await self.sockets[seat].recv())
            if isinstance(message, News) and message.seq >= seq:
                return message
            if isinstance(message, Refused):
                raise RuntimeError(message.sentence)

    async def move(self) -> bool:
        seat, seq = self.news[0].to_act, self.news[0].seq
        if seat is None:
            return False
        move = self.rng.choice(self.news[seat].sights[0].offers).move
        command = {"do": "move", "id": token_hex(8), "seat": seat, "seq": seq, "move": move}
        await self.sockets[seat].send(encode(command).decode())
        self.news = [await self.told(0, seq + 1), await self.told(1, seq + 1)]
        return True

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()


class Theirs:
    """A table of boardgame.io: the messages that its own client sends over socket.io."""

    def __init__(self, sockets: list[ClientConnection], match: str, keys: list[str]) -> None:
        self.sockets = sockets
        self.match = match
        self.keys = keys
        self.moves = 0

    @classmethod
    async def open(cls, url: str, http: httpx.AsyncClient) -> "Theirs":
        """Two people who have just sat down."""
        games = f"{url}/games/tic-tac-toe"
        match = (await http.post(f"{games}/create", json={"numPlayers": 2})).json()["matchID"]
        keys = []
        for seat, name in enumerate(("Ann", "Bea")):
            joined = await http.post(f"{games}/{match}/join", json={"playerID": str(seat), "playerName": name})
            keys.append(joined.json()["playerCredentials"])
        socket_io = f"ws{url[4:]}/socket.io/?EIO=4&transport=websocket"
        sockets = [await connect(socket_io, compression=None, max_size=None) for _ in keys]
        table = cls(sockets, match, keys)
        for seat, socket in enumerate(sockets):
            await socket.recv()
            await socket.send("40/tic-tac-toe,")
            await socket.recv()
            await table.tell(seat, "sync", match, str(seat), keys[seat], 2)
            await table.told(seat, "sync")
        return table

    async def tell(self, seat: int, *words: Any) -> None:
        await self.sockets[seat].send(f"42/tic-tac-toe,{json.dumps(words)}")

    async def told(self, seat: int, word: str) -> None:
        while True:
            text = await self.sockets[seat].recv()
            assert isinstance(text, str)
            if text == "2":
                await self.sockets[seat].send("3")
            elif text.startswith(f'42/tic-tac-toe,["{word}"'):
                return

    async def move(self) -> bool:
        if self.moves == len(DRAW):
            return False
        seat = self.moves % 2
        click = {"type": "clickCell", "args": [DRAW[self.moves]], "playerID": str(seat), "credentials": self.keys[seat]}
        action = {"type": "MAKE_MOVE", "payload": click}
        await self.tell(seat, "update", action, self.moves, self.match, str(seat))
        self.moves += 1
        await self.told(0, "update")
        await self.told(1, "update")
        return True

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()
