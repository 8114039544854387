"""A table on this machine: a match, its bots, and the file it is kept in."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Literal

import sunshower
from sunshower.bots.hint import hint
from sunshower.core.errors import IllegalMove, Refusal
from sunshower.core.game import Seat
from sunshower.core.happenings import messages
from sunshower.core.letters import refused, understood
from sunshower.core.match import Match
from sunshower.core.message import renamed
from sunshower.tui.play import ADVISER
from sunshower.tui.saves import SaveFile
from sunshower.tui.sight import Advice, Line, Offer, Outcome, Sight
from sunshower.tui.speech import language
from sunshower.tui.transcript import level_of, players

PACE = 0.5
"""Seconds that a bot takes for a move at least, so that one can follow it."""


class LocalTable:
    """A match at one keyboard. Several people pass it round, with a curtain between their hands."""

    def __init__(self, match: Match, file: SaveFile, pace: float = PACE) -> None:
        self.match = match
        self.file = file
        self.pace = pace
        self.changed: Callable[[], None] = lambda: None
        self.bots = {seat: level for seat, name in enumerate(match.players) if (level := level_of(name))}
        self.people = [seat for seat in range(match.seats) if seat not in self.bots]
        self.seat: Seat | None = self.people[0] if len(self.people) == 1 else None
        self.lines: list[Line] = []
        self.woken = asyncio.Event()
        self.look()

    # What there is to see

    def look(self) -> None:
        """See the table anew."""
        match, waits = self.match, self.waiting_for()
        result = match.result
        seat = self.seat
        self.tell()
        self.sight = Sight(
            title=match.game.title,
            game=match.game,
            seat=seat,
            names=tuple(players(match)),
            view=match.view(seat),
            offers=() if seat is None else offers(match, seat),
            lines=tuple(self.lines),
            to_act=next(iter(match.to_act), None),
            result=Outcome(result.scores, result.ranks, match.game.about_ending(result.ending)) if result else None,
            undo=self.may_undo(),
            again="rematch" if result else "",
            curtain=match.players[waits] if waits is not None else "",
        )
        self.changed()

    def waiting_for(self) -> Seat | None:
        """Another person than the one who looks, who is to act."""
        seat = next(iter(self.match.to_act), None)
        return seat if seat in self.people and seat != self.seat else None

    def tell(self) -> None:
        """Add to the log what has happened since, and take out what was taken back, or is to be remembered."""
        match, eyes = self.match, self.seat
        start = match.told_from(eyes)
        kept = [line for line in self.lines if line.ply is not None and start <= line.ply < match.plies]
        if kept and kept[0].ply != start:  # all is told again after a game of memory
            kept = []
        since = start if not kept else (kept[-1].ply or 0) + 1
        self.lines = kept + [
            Line(event.ply, event.seat, event.ply, tuple(messages(match.game.name, event.happenings)))
            for event in match.log(eyes, since)
        ]

    def may_undo(self) -> Literal["free", ""]:
        """Whether the last move can be taken back; bots always agree."""
        seat = self.undoer()
        with suppress(Refusal):
            if seat is not None:
                self.match.undoable(seat, agreed=len(self.people) == 1)
                return "free"
        return ""

    def undoer(self) -> Seat | None:
        """Whose move would be taken back: with several people the last that any of them made."""
        if len(self.people) < 2:
            return self.seat
        return next((line.seat for line in reversed(self.lines) if line.seat in self.people), None)

    # From turn to turn

    async def run(self) -> None:
        """Let bots move whenever it is their turn."""
        while True:
            self.woken.clear()
            seat = next(iter(self.match.to_act), None)
            if seat in self.bots:
                await self.bot_turn(seat)
            else:
                await self.woken.wait()

    async def bot_turn(self, seat: Seat) -> None:
        """Let a bot think beside the screen, and play, unless the table has changed meanwhile."""
        match, plies = self.match, self.match.plies
        # A bot for each move, seeded by the ply: a resumed game goes on as if it had never been left. From its seed
        # nobody gets back to that of the match, which would tell the cards.
        seed = sha256(f"{match.seed} {seat} {plies}".encode()).hexdigest()
        bot = sunshower.bot(match.game.name, self.bots[seat], seed)
        view = match.view(seat, memory=True)
        move, _ = await asyncio.gather(asyncio.to_thread(bot.choose, view), asyncio.sleep(self.pace))
        if match.plies == plies and seat in match.to_act:
            match.play(seat, move)
            # What bots do one after the other follows from the seed, and is kept when a person is to act again.
            self.moved(keep=not any(each in self.bots for each in match.to_act))

    def moved(self, keep: bool = True) -> None:
        """The match has changed: keep it, see it, and go on. What cannot be kept is said when somebody leaves."""
        if keep:
            with suppress(OSError):
                self.file.keep(self.match)
        self.look()
        self.woken.set()

    async def play(self, move: str) -> None:
        """Make a move."""
        assert self.seat is not None
        try:
            self.match.play(self.seat, move)
        except Refusal as refusal:
            raise self.named(refusal) from None
        self.moved()

    def named(self, refusal: Refusal) -> Refusal:
        """A refusal with the names that the players have in the language that is spoken."""
        names = dict(zip(self.match.players, self.sight.names, strict=True))
        return type(refusal)(refusal.code, renamed(refusal.says, names), refusal.rule)

    async def read(self, said: Sequence[str]) -> list[str]:
        """The moves that a text means, after others that were refused. Raises what is not allowed."""
        if self.seat is None:
            return []
        try:
            return understood(self.match, self.seat, said, language())
        except Refusal as refusal:
            raise self.named(refusal) from None

    async def undo(self) -> None:
        """Take back the last move of a person."""
        seat = self.undoer()
        if seat is not None:
            self.match.undo(seat, agreed=len(self.people) == 1)
            self.moved()

    async def answer(self, yes: bool) -> None:
        """Nobody asks here."""

    async def why(self, text: str) -> Refusal | None:
        """Why something is not allowed."""
        seat = self.seat
        refusal = None if seat is None else refused(self.match, seat, text, language())
        return self.named(refusal) if refusal else None

    async def hint(self) -> Advice:
        """What the best bot would do, which knows what the seat sees and has seen."""
        match, seat, plies = self.match, self.seat, self.match.plies
        if seat is None or seat not in match.to_act:
            raise IllegalMove.because("hint-before-turn")
        bot = sunshower.bot(match.game.name, ADVISER)
        thought = await asyncio.to_thread(bot.think, match.view(seat, memory=True))
        if match.plies != plies:
            raise IllegalMove.because("stale")
        found = hint(match, seat, thought)
        return Advice(found.steps(), found.moves[0])

    async def go_on(self) -> None:
        """Somebody has taken the keyboard and may see their cards."""
        waits = self.waiting_for()
        if waits is not None:
            self.seat, self.lines = waits, []
            self.look()

    async def fill(self, seat: Seat) -> None:
        """Nobody is missing here."""

    async def phrases(self) -> list[str]:
        """Whoever sits here can simply speak."""
        return []

    async def say(self, phrase: str) -> None:
        """Nobody would hear it."""

    async def rematch(self) -> "LocalTable":
        """Another game of the same people with the same rules, dealt anew."""
        match = self.match
        self.file.clear()
        again = sunshower.new(match.game.name, seats=match.seats, options=match.options, players=match.players)
        return LocalTable(again, SaveFile(self.file.program), self.pace)

    async def leave(self, for_good: bool = False) -> str:
        """Keep what is unfinished, clean up what is finished."""
        if self.match.result:
            self.file.clear()
            return ""
        try:
            return self.file.keep_for_later(self.match)
        except OSError as error:
            return self.file.lost(self.match, self.seat, error)


def offers(match: Match, seat: Seat) -> tuple[Offer, ...]:
    """The moves open to a seat."""
    return tuple(Offer(offer.text, tuple(offer.picks)) for offer in match.offers(seat))
