"""A table on a server: sat down at by its link, followed through its socket.

A socket that breaks comes back by itself and says again whatever was not answered: the ids of commands make that
harmless. The token of a seat is kept beside the saved games, so that the same person comes back to the same seat, and
so is the receipt: the seat's number for the shuffle, and all that the server has signed (`sunshower.fair`).
"""

import asyncio
import json
import os
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import uniform
from secrets import token_hex
from time import monotonic
from typing import Any, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import sunshower
from sunshower import fair
from sunshower.bots import character
from sunshower.core.errors import BadTable, IllegalMove, Refusal, system_says
from sunshower.core.game import Seat
from sunshower.core.message import Arg, Either, Message, Who, Word
from sunshower.core.registry import load
from sunshower.tui import saves
from sunshower.tui.sight import Advice, Line, Offer, Outcome, Sight
from sunshower.tui.speech import language, spoken

HOME = "http://127.0.0.1:8000"
"""Where a table is that is named by its code alone."""
LINK = re.compile(r"(?P<server>https?://[^/]+)?(?:/t/|^)(?P<code>[A-Za-z0-9]{4,12})/?$")
PATIENCE = 20
"""Seconds to wait for an answer by HTTP."""
PAUSES = (0.3, 0.5, 0.5, 0.5, 1, 2, 4)
"""Seconds between the tries to get a broken line back, give or take a half: not everybody is to knock at once."""
LARGEST = 10_000_000
SEATS = "seats.json"
RECEIPTS = "receipts"
NAMES = 9
"""How many names are tried where somebody has the same already."""

TURN = ("plies", "to_act", "result")
"""What is other in the news when another turn has begun."""

Said = dict[str, Any]


class RemoteTable:
    """A seat at a table of a server, or a place to watch from."""

    def __init__(self, server: str, code: str, place: "Place | None" = None) -> None:
        self.server = server
        self.code = code
        self.tokens = [] if place is None else [place.token]
        self.goes_on = "" if place is None else place.name
        """Whose seat this is, if it was held here already."""
        self.receipt = None if place is None else kept_receipt(server, code, place.seat)
        """What is kept of the shuffle; whoever only watches keeps nothing."""
        self.changed: Callable[[], None] = lambda: None
        self.news: Said = {}
        self.lines: list[Line] = []
        self.since = -1
        self.socket: ClientConnection | None = None
        self.pending: dict[str, tuple[str, asyncio.Future[Said]]] = {}
        """What was sent and not answered yet, in that order."""
        self.told: set[asyncio.Task[Said]] = set()
        self.left = False
        self.heard = self.turn_began = monotonic()
        self.gone: Refusal | None = None
        """Why the server does not want to speak about this table any more."""
        self.sight = Sight(code, None, None, (), link=f"{server}/t/{code}")

    # The line to the server

    async def run(self) -> None:
        """Listen to the server, and come back when the line breaks."""
        tries = 0
        while self.gone is None and not self.left:
            with suppress(OSError, WebSocketException):
                async with connect(self.address, max_size=LARGEST, open_timeout=PATIENCE) as self.socket:
                    hello = {"do": "hello", "tokens": self.tokens, "since": self.since, "picture": True}
                    await self.socket.send(json.dumps(hello))
                    for text, _ in list(self.pending.values()):
                        await self.socket.send(text)
                    async for said in self.socket:
                        tries = 0
                        self.hear(json.loads(said))
            self.socket = None
            if self.left:
                return
            self.look()
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)] * uniform(0.5, 1.5))
            tries += 1

    @property
    def address(self) -> str:
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.code}/socket"

    def hear(self, message: Said) -> None:
        """What the server says: news, or an answer."""
        match message["is"]:
            case "news":
                self.learn(message)
                self.prove(message)
                for done in message["done"]:
                    self.settle(done["id"], done)
            case "refused" if message["id"] is None:
                if not self.news or message["code"] == "no-such-table":
                    self.gone = refusal(message)
            case "refused" | "reply" | "glimpse":
                self.settle(message["id"], message)

    def settle(self, id: str, answer: Said) -> None:
        """Give an answer to whoever waits for it."""
        _, waiting = self.pending.pop(id, ("", None))
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    async def ask(self, do: str, **more: Any) -> Said:
        """The answer to a command, however often the line breaks. Raises what the table refuses."""
        id = token_hex(8)
        text = json.dumps({"do": do, "id": id, "seat": self.sight.seat or 0, **more})
        waiting: asyncio.Future[Said] = asyncio.get_running_loop().create_future()
        self.pending[id] = text, waiting
        if self.socket is not None:
            with suppress(OSError, WebSocketException):  # it is said again when the line is back
                await self.socket.send(text)
        answer = await waiting
        if answer["is"] == "refused":
            raise refusal(answer)
        return answer

    def prove(self, news: Said) -> None:
        """Keep what the server has signed and shown, and tell one's number once all pledges are known."""
        if self.receipt is None:
            return
        known = dict(self.receipt)
        seats = fair.witness(self.receipt, news)
        if self.receipt != known:
            keep_receipt(self.server, self.receipt)
        for seat in seats:
            self.tell("reveal", seat=seat["seat"], nonce=seat["nonce"])

    def tell(self, do: str, **more: Any) -> None:
        """Say something to whose answer nobody listens."""
        task = asyncio.get_running_loop().create_task(self.ask(do, **more))
        self.told.add(task)
        task.add_done_callback(self.told.discard)
        task.add_done_callback(lambda task: None if task.cancelled() else task.exception())

    # What there is to see

    def learn(self, news: Said) -> None:
        """Take in news. They replace those before, but for the log, of which they tell what is new."""
        sight = news["sights"][0]
        fresh = [line_of(line) for line in sight["lines"]]
        kept = [line for line in self.lines if line.seq <= news["since"]]
        again = min((line.ply for line in fresh if line.ply is not None), default=news["plies"])
        told = [line for line in kept if line.ply is None or line.ply < min(again, news["plies"])]
        self.lines = [line for line in (*told, *fresh) if line.ply is None or line.ply >= sight["told_from"]]
        if [news[part] for part in TURN] != [self.news.get(part) for part in TURN]:
            self.turn_began = monotonic()
        self.news, self.since, self.heard = news, news["seq"], monotonic()
        self.look()

    def look(self) -> None:
        """See the table as the last news tell it."""
        if not self.news:
            return self.changed()
        news, sight = self.news, self.news["sights"][0]
        game = load(news["game"]) if news["game"] in sunshower.games() else None
        seat, result, players = sight["seat"], news["result"], news["players"]
        asking = news["asking"]
        self.sight = Sight(
            title=game.title if game else news["game"],
            game=game,
            seat=seat,
            names=tuple(map(called, players)),
            view=sight["view"],
            offers=tuple(Offer(each["move"], tuple(map(tuple, each["picks"]))) for each in sight["offers"]),
            lines=tuple(self.lines),
            to_act=news["to_act"],
            result=Outcome(result["scores"], result["ranks"], message_of(result["says"])) if result else None,
            undo=sight["undo"],
            asking=asking,
            answers=None not in (seat, asking) and seat not in (asking, *news["agreed"]),
            free=tuple(seat for seat, player in enumerate(players) if player["name"] is None),
            handed_over=seat is not None and bool(players[seat].get("bot")),
            away=tuple(seat for seat, player in enumerate(players) if is_away(player)),
            clocks=tuple(seconds_left(player) for player in players),
            heard=self.heard,
            turn_began=self.turn_began,
            again="" if seat is None or not result else "join" if news["rematch"] else "rematch",
            link=f"{self.server}/t/{self.code}",
            up=self.socket is not None,
            drawn=sight["picture"] or "",
        )
        return self.changed()

    # What a person does

    async def play(self, move: str) -> None:
        """Make a move."""
        await self.ask("move", seq=self.since, move=move)

    async def read(self, said: Sequence[str]) -> list[str]:
        """The moves that a text means, after others that were refused. Raises what is not allowed."""
        moves: list[str] = (await self.ask("read", said=[*said], language=language()))["moves"]
        return moves

    async def undo(self) -> None:
        """Take the last move back, or ask the others."""
        await self.ask("undo", seq=self.since)

    async def answer(self, yes: bool) -> None:
        """Agree to somebody's wish to take a move back, or not."""
        await self.ask("answer", seq=self.since, yes=yes)

    async def why(self, text: str) -> Refusal | None:
        """Why something is not allowed."""
        if self.sight.seat is None:
            return IllegalMove("watching", Message("watching"))
        answer = await self.ask("why", text=text, language=language())
        return refusal(answer) if answer.get("says") else None

    async def hint(self) -> Advice:
        """What a bot would do."""
        answer = await self.ask("hint")
        advice = answer["advice"]
        steps = [advice["nudge"]], [advice["move"]], [*advice["reasons"], *advice["others"]]
        return Advice(tuple(tuple(map(message_of, step)) for step in steps), answer["moves"][0])

    async def go_on(self) -> None:
        """Play on where a bot has played."""
        await self.ask("take-back")

    async def fill(self, seat: Seat) -> None:
        """Let a bot have a free seat, or play on for somebody who is away."""
        if seat in self.sight.free:
            await self.ask("fill", free=seat)
        else:
            await self.ask("hand-over", to_bot=seat)

    async def phrases(self) -> list[str]:
        """What this server lets people say."""
        if self.sight.seat is None:
            raise IllegalMove("watching", Message("watching"))
        found: list[str] = (await asyncio.to_thread(request, f"{self.server}/api"))["phrases"]
        return found

    async def say(self, phrase: str) -> None:
        """Say one of the phrases."""
        await self.ask("say", phrase=phrase)

    async def rematch(self) -> "RemoteTable":
        """The same table again, where the seat one further is kept for whoever holds this one's token."""
        token, name = self.tokens[0], self.news["players"][self.sight.seat]["name"]
        opening = await asyncio.to_thread(request, f"{self.server}/api/tables/{self.code}/rematch", {}, token)
        code: str = opening["code"]
        place = await asyncio.to_thread(take, self.server, code, name, token)
        return RemoteTable(self.server, code, place)

    async def leave(self, for_good: bool = False) -> str:
        """Get up. Unless it is for good the seat is kept, and whoever comes back by the same link finds it."""
        if for_good and self.socket is not None:
            with suppress(Refusal, TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self.ask("leave")
                if self.sight.view is None:  # the seat is free again, so the token opens nothing any more
                    forget_seat(self.server, self.code, self.tokens[0])
        self.left = True
        if self.socket is not None:
            await self.socket.close()
        if self.gone is not None:
            return spoken().say(self.gone.says)
        return ""


# Sitting down


class Place(NamedTuple):
    """A seat that is held here; who sits there, if that was so before."""

    token: str
    seat: Seat
    name: str = ""


def sit_down(link: str, ask: Callable[[], str], watch: bool = False, name: str | None = None) -> RemoteTable:
    """A seat at the table that a link or a code names: one held already, else a free one, else a place to watch.

    Several people may have seats there from this machine: whoever says a name has that one's seat, or a free one.
    Only whoever takes a seat is asked for a name.
    """
    found = LINK.search(link.strip().split("?")[0])
    if found is None:
        raise BadTable("wrong-options", Message("screen-no-link", {"link": link[:80]}))
    server, code = found["server"] or HOME, found["code"].lower()
    if watch:
        request(f"{server}/api/tables/{code}")
        return RemoteTable(server, code)
    places = held_places(server, code)
    own = next((place for place in places if name is None or is_called(place.name, name)), None)
    if own is None:
        players = request(f"{server}/api/tables/{code}")["players"]
        free = any(player["name"] is None for player in players)
        own = take(server, code, name or ask()) if free else next(iter(places), None)
    return RemoteTable(server, code, own)


def is_called(known: str, name: str) -> bool:
    """Whether a name is somebody's, who may have got a number with it."""
    return re.sub(r" \d+$", "", known) in (name.strip(), re.sub(r" \d+$", "", name.strip()))


def held_places(server: str, code: str) -> list[Place]:
    """The seats of a table that are held here: first those that nobody plays at just now."""
    places = []
    for token in held_seats().get(place_of(server, code), ()):
        news = request(f"{server}/api/tables/{code}", token=token)
        seat = news["sights"][0]["seat"]
        if seat is not None:
            player = news["players"][seat]
            places.append((bool(player.get("here")), Place(token, seat, called(player))))
    return [place for _, place in sorted(places, key=lambda each: each[0])]


def take(server: str, code: str, name: str, kept: str | None = None) -> Place | None:
    """A seat that is free, or kept for a token; None where all are taken.

    Who has somebody's name gets a number with it.
    """
    promise = request(f"{server}/api/tables/{code}")["commitment"]
    for number in range(1, NAMES + 1):
        called, nonce = name if number == 1 else f"{name} {number}", token_hex(16)
        pledge = fair.pledge(code, promise, nonce)
        wish = {"id": token_hex(16), "token": kept or token_hex(32), "name": called, "pledge": pledge}
        try:
            place = request(f"{server}/api/tables/{code}/seats", wish)
        except Refusal as refused:
            if refused.code == "table-full":
                return None
            if refused.code != "same-name" or number == NAMES:
                raise
        else:
            if kept is None or not taken_before(server, code, place):
                receipt = fair.new_receipt(code, place["key"], promise)
                fair.own_seat(receipt, place, nonce)
                keep_receipt(server, receipt)
            hold_seat(server, code, place["token"])
            return Place(place["token"], place["seat"])
    return None


def taken_before(server: str, code: str, place: Said) -> bool:
    """Whether a seat that was kept is ours since earlier, by our own number, or was given to a bot meanwhile."""
    receipt = kept_receipt(server, code, place["seat"])
    seats = receipt["seats"] if receipt else []
    ours = [fair.pledge(code, place["commitment"], seat["nonce"]) for seat in seats]
    return place["pledge"] in (*ours, fair.BOT)


def request(url: str, body: Said | None = None, token: str | None = None) -> Any:
    """What a server answers by HTTP. Raises its refusal, or BadTable if nobody answers."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    asked = Request(url, None if body is None else json.dumps(body).encode(), headers)
    try:
        with urlopen(asked, timeout=PATIENCE) as answer:
            return json.load(answer)
    except HTTPError as error:
        with error:
            try:
                raise refusal(json.load(error)) from None
            except (ValueError, LookupError, TypeError):
                raise unreachable(url, f"{error.code} {error.reason}") from None
    except (URLError, OSError, ValueError) as error:
        raise unreachable(url, str(getattr(error, "reason", error))) from None


def unreachable(url: str, why: str) -> BadTable:
    where = "{0.scheme}://{0.netloc}".format(urlsplit(url))
    return BadTable("offline", Message("screen-no-server", {"url": where, "reason": system_says(why)}))


def seats_file() -> Path:
    return saves.folder() / SEATS


def place_of(server: str, code: str) -> str:
    """What a seat is kept under."""
    return f"{urlsplit(server).netloc}/{code}"


def held_seats() -> dict[str, list[str]]:
    """The tokens of the seats that are held here, by server and table."""
    with suppress(OSError, ValueError):
        found = json.loads(seats_file().read_text(encoding="utf-8"))
        if isinstance(found, dict):
            # Once there was one seat a table, and its token no list.
            lists = {str(where): held if isinstance(held, list) else [held] for where, held in found.items()}
            return {where: [*map(str, held)] for where, held in lists.items()}
    return {}


def hold_seat(server: str, code: str, token: str) -> None:
    """Keep a token among those of its table."""
    held, where = held_seats(), place_of(server, code)
    keep_seats(held | {where: [*dict.fromkeys([*held.get(where, ()), token])]})


def forget_seat(server: str, code: str, token: str) -> None:
    """Keep a token no longer."""
    held, where = held_seats(), place_of(server, code)
    left = [each for each in held.pop(where, ()) if each != token]
    keep_seats(held | ({where: left} if left else {}))


def keep_seats(held: dict[str, list[str]]) -> None:
    """Keep the tokens where only this person can read them."""
    with suppress(OSError):  # then the seat lasts as long as the program runs
        part = saves.write_part(seats_file().parent, held)  # which nobody else may read
        os.replace(part, seats_file())


def receipt_file(server: str, code: str, seat: Seat | None = None) -> Path:
    """Where the receipt of a seat is kept; without one, where it was when only one seat was held of a table."""
    table = f"{re.sub(r'[^A-Za-z0-9.-]', '-', urlsplit(server).netloc)}-{code}"
    return saves.folder() / RECEIPTS / (f"{table}.json" if seat is None else f"{table}-{seat + 1}.json")


def kept_receipt(server: str, code: str, seat: Seat) -> Said | None:
    """What was kept of a table's shuffle for a seat."""
    for file in (receipt_file(server, code, seat), receipt_file(server, code)):
        with suppress(OSError, ValueError, LookupError, TypeError):
            found: Said = json.loads(file.read_text(encoding="utf-8"))
            if [each["seat"] for each in found["seats"]] == [seat]:
                return found
    return None


def keep_receipt(server: str, receipt: Said) -> None:
    """Keep what a seat needs to check its table's shuffle after the end."""
    file = receipt_file(server, receipt["table"], receipt["seats"][0]["seat"])
    with suppress(OSError):  # then there is no proof, but a game
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.replace(saves.write_part(file.parent, fair.summed(receipt)), file)


# What the server says


def is_away(player: Said) -> bool:
    """Whether somebody has sat there, is not to be seen, and no bot plays for them."""
    return player.get("person", True) and bool(player["name"]) and not player.get("here") and not player.get("bot")


def seconds_left(player: Said) -> float | None:
    clock = player.get("clock")
    return None if clock is None else clock / 1000


def called(player: Said) -> str:
    """Who sits on a seat: bots have proper names in every language."""
    name, level = player["name"] or "", player.get("bot")
    if level is None or player.get("person", True):
        return name
    number = re.search(r" \d+$", name)
    return character(level, language()).capitalize() + (number[0] if number else "")


def line_of(line: Said) -> Line:
    return Line(line["seq"], line.get("seat"), line.get("ply"), tuple(map(message_of, line["says"])))


def refusal(answer: Said) -> IllegalMove:
    return IllegalMove(answer.get("code", ""), message_of(answer["says"]), answer.get("rule", ""))


def message_of(said: Said) -> Message:
    """A message as it was sent."""
    return Message(said["key"], {name: argument(arg) for name, arg in said.get("args", {}).items()})


def argument(arg: Any) -> Arg:
    """An argument as it was sent."""
    match arg:
        case {"is": "seat", "seat": seat}:
            return Who(seat)
        case {"is": "word", "kind": kind, "name": name}:
            return Word(kind, name)
        case {"is": "either", "things": things}:
            return Either(tuple(map(argument, things)))
        case {"is": "message"}:
            return message_of(arg)
        case list():
            return tuple(map(argument, arg))
    plain: Arg = arg
    return plain
