"""The reader: processes of their own play records and positions, so that a long one makes nobody wait who plays.

An address has one of them at a time, and addresses take turns: whoever asks much waits for themselves.
"""

import asyncio
from asyncio import Future
from collections import deque
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any

from msgspec.json import Encoder

from sunshower import fair
from sunshower.bots.worker import Worker
from sunshower.core.errors import BadRecord, IllegalMove, Refusal
from sunshower.core.game import Eyes
from sunshower.core.match import Match
from sunshower.core.message import Message
from sunshower.core.record import parsed, replay
from sunshower.core.registry import games, load
from sunshower.server.limits import TooMuch
from sunshower.server.messages.http import Course, Moment, Practice, Scene
from sunshower.server.messages.news import refused
from sunshower.server.presenter import drawn, lines, offers, outcome

PATIENCE = 3.0
"""How many seconds a record may take to be read."""
PROCESSES = 2
AT_ONCE = 8
"""How much one address may want to know at the same time."""
FRAME = 100_000
"""The most bytes that a record may have besides its steps: names, options, and moves that were taken back."""
STEP = 40
"""The most bytes that it may have for each step which its game allows."""
KEPT = 8
"""How many matches the process remembers."""
NICENESS = 5
encode = Encoder().encode

# In the process


def read(ask: str, *about: Any) -> Any:
    """What is asked about a record or a position, or a refusal."""
    try:
        return ASKED[ask](*about)
    except Refusal as refusal:
        return refusal


@lru_cache(maxsize=KEPT)
def replayed(body: bytes) -> Match:
    """The match of a record, if it is not longer than games of its kind can be."""
    return replay(short_enough(body))


def short_enough(body: bytes) -> Mapping[str, Any]:
    """The parts of a record, if it has no more steps, and no more bytes, than one of its game needs."""
    try:
        record = parsed(body.decode())
    except UnicodeDecodeError as error:
        raise BadRecord("not-understood", Message("table-no-not-text")) from error
    game, steps = record.get("game"), record.get("steps")
    if game in games() and isinstance(steps, list):
        most = load(game).longest
        if len(steps) > most:
            raise BadRecord("broken-record", Message("table-no-record-steps", {"most": most}))
        if len(body) > FRAME + STEP * most:
            raise BadRecord("broken-record", Message("table-no-too-long-a-request"))
    return record


def finished(body: bytes) -> tuple[str, int, bytes]:
    """The game of a record, how many steps it took to its end, and what is to be kept of it."""
    record = short_enough(body)
    match = replay(record)
    if not match.result:
        raise IllegalMove.because("not-over")
    return match.game.name, match.plies, encode(without_more(record))


def without_more(record: Mapping[str, Any]) -> dict[str, Any]:
    """A record with nothing in what it says about its chance but what is known there."""
    kept = dict(record)
    if "fair" in kept:
        kept["fair"] = {
            name: part for name, part in kept["fair"].items() if name in fair.SIGNED and is_text_or_texts(part)
        }
    return kept


def is_text_or_texts(part: object) -> bool:
    return isinstance(part, str) or (isinstance(part, list) and all(isinstance(text, str) for text in part))


def moment(body: bytes, ply: int, eyes: Eyes) -> bytes:
    """A match after some steps, as some eyes saw it then."""
    match = replayed(body)
    since = match.told_from(eyes)
    if ply < since:
        raise IllegalMove.because("forgotten")
    then = match.moment(ply)
    view, log = then.view(eyes), lines(then, eyes, since)
    return encode(Moment(then.plies, match.plies, list(match.players), view, log, drawn(then, eyes)))


def course(body: bytes) -> bytes:
    """How the scores of a match went."""
    points = replayed(body).course()
    return encode(Course([ply for ply, _ in points], [scores for _, scores in points]))


def practice(asked: Practice) -> bytes:
    """Moves from a position, each for whoever is to act."""
    match = Match(load(asked.game), seed=asked.seed, start=asked.line)
    refusal: Refusal | None = None
    try:
        for move in asked.moves:
            match.play(match.to_act[0] if match.to_act else 0, move)
    except IllegalMove as illegal:
        refusal = illegal
    seat = match.to_act[0] if match.to_act else None
    eyes: Eyes = asked.eyes if asked.eyes is not None else "all" if seat is None else seat
    scene = Scene(
        match.position(eyes),
        seat,
        match.view(eyes),
        offers(match, eyes),
        lines(match, eyes),
        outcome(match),
        refused(refusal) if refusal else None,
    )
    return encode(scene)


ASKED: dict[str, Callable[..., Any]] = {
    "finished": finished,
    "moment": moment,
    "course": course,
    "practice": practice,
}


# In the server


class Reader:
    """The processes at the other end, which are started when somebody first wants to look at something."""

    def __init__(self) -> None:
        self.lines = [Line() for _ in range(PROCESSES)]
        self.free = [*self.lines]
        self.waiting: dict[str, deque[tuple[Future[Any], tuple[Any, ...]]]] = {}
        """What each address wants to know, the one whose turn it is first."""
        self.busy: set[str] = set()
        """The addresses that are being answered."""

    async def ask(self, where: str, *question: Any) -> Any:
        """What somebody at an address asks. Raises what the process refuses."""
        mine = self.waiting.setdefault(where, deque())
        if len(mine) + (where in self.busy) >= AT_ONCE:
            raise TooMuch.because("too-much")
        answered: Future[Any] = asyncio.get_running_loop().create_future()
        mine.append((answered, question))
        self.hand_out()
        answer = await answered
        if isinstance(answer, Refusal):
            raise answer
        return answer

    def hand_out(self) -> None:
        """Give what waits to whatever is free, one address after the other."""
        for where, mine in [*self.waiting.items()]:
            while mine and mine[0][0].done():  # whoever asked has gone
                mine.popleft()
            if where in self.busy or (mine and not self.free):
                continue
            if mine:
                self.busy.add(where)
                self.begin(where, self.free.pop(0), *mine.popleft())
            else:
                del self.waiting[where]

    def begin(self, where: str, line: "Line", answered: Future[Any], question: tuple[Any, ...]) -> None:
        def end(done: Future[Any]) -> None:
            self.free.insert(0, line)  # one that is running already comes first
            self.busy.discard(where)
            self.waiting[where] = self.waiting.pop(where)  # behind the others
            if not (answered.done() or done.cancelled()):
                error = done.exception()
                answered.set_exception(error) if error else answered.set_result(done.result())
            self.hand_out()

        asyncio.get_running_loop().run_in_executor(line.thread, line.answer, question).add_done_callback(end)

    def close(self) -> None:
        for line in self.lines:
            line.close()


class Line:
    """One process, and the thread that waits for what it says."""

    def __init__(self) -> None:
        self.worker: Worker | None = None
        self.thread = ThreadPoolExecutor(1, "reader")

    def answer(self, question: tuple[Any, ...]) -> Any:
        """What the process says; one that is late or dead is replaced the next time."""
        try:
            self.worker = worker = self.worker or started()
            worker.pipe.send(question)
            if worker.pipe.poll(PATIENCE):
                return worker.pipe.recv()
        except (EOFError, OSError):
            pass
        self.end()
        return BadRecord.because("unreadable-record")

    def end(self) -> None:
        worker, self.worker = self.worker, None
        if worker:
            worker.kill()
            worker.pipe.close()

    def close(self) -> None:
        if self.worker:
            self.worker.kill()
        self.thread.shutdown(wait=False, cancel_futures=True)


def started() -> Worker:
    """A process that has read all it needs: how long that takes is not held against the first question."""
    worker = Worker(read, NICENESS)
    worker.pipe.send(("course", b""))
    worker.pipe.recv()
    return worker
