"""What a client at a table sees and may ask, wherever the table stands: on this machine, or on a server.

The full screen knows a Table and nothing else, so it cannot tell which of the two it is at, and it knows no rules.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from sunshower.core.chance import Rng
from sunshower.core.errors import Refusal
from sunshower.core.game import Game, Path, Seat
from sunshower.core.happenings import doing
from sunshower.core.match import deeds
from sunshower.core.message import Arg, Message
from sunshower.core.text import unfolded
from sunshower.core.words import Voice
from sunshower.tui.speech import spoken, voice

ROUND = "-round-begins"
"""How the key of the message ends with which a round begins."""


@dataclass(frozen=True)
class Offer:
    """A move that may be made, and the objects to pick for it, in one or several orders."""

    move: str
    picks: tuple[Path, ...]


@dataclass(frozen=True)
class Line:
    """A step of the match, or something that was said or done at the table (without a ply)."""

    seq: int
    seat: Seat | None
    ply: int | None
    says: tuple[Message, ...]

    @property
    def heading(self) -> bool:
        """Whether a round begins with it."""
        return any(message.key.endswith(ROUND) for message in self.says)


@dataclass(frozen=True)
class Outcome:
    """How a match ended."""

    scores: Sequence[int]
    ranks: Sequence[int]
    says: Message


@dataclass(frozen=True)
class Advice:
    """A hint: what is said first, when somebody asks again, and then; and the move it is about."""

    steps: tuple[tuple[Message, ...], ...]
    move: str


@dataclass(frozen=True)
class Sight:
    """All that one pair of eyes knows of a table now. The next one replaces it."""

    title: str
    game: Game | None
    """The game, if it is installed here."""
    seat: Seat | None
    """Whose eyes these are; None for somebody who watches."""
    names: tuple[str, ...]
    """Who sits where; nothing for a seat that is free."""
    view: Mapping[str, Any] | None = None
    """None before the deal."""
    offers: tuple[Offer, ...] = ()
    lines: tuple[Line, ...] = ()
    to_act: Seat | None = None
    result: Outcome | None = None
    undo: Literal["free", "seen", "ask", ""] = ""
    asking: Seat | None = None
    """Who asks whether a move may be taken back."""
    answers: bool = False
    """Whether whoever looks has not said yet whether it may."""
    free: tuple[Seat, ...] = ()
    """The seats that nobody has taken yet."""
    handed_over: bool = False
    """Whether a bot plays for this seat."""
    away: tuple[Seat, ...] = ()
    """People who are not to be seen, and for whom nobody plays."""
    clocks: tuple[float | None, ...] = ()
    """The seconds that each seat had left when the table was last heard of; None where there is no clock."""
    heard: float = 0.0
    """When that was, and when the turn began, in seconds of this machine's own clock."""
    turn_began: float = 0.0
    again: Literal["rematch", "join", ""] = ""
    """Whether another game can be had at this table, or has been set up by somebody already."""
    link: str = ""
    curtain: str = ""
    """Whoever must take the keyboard before anything is shown; nothing while the right person sits there."""
    up: bool = True
    """Whether the table can be reached."""
    drawn: str = ""
    """The table as text, from elsewhere, where the game is not installed here."""
    known: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """What has been worked out of the rest."""

    @property
    def acting(self) -> bool:
        """Whether something is to be decided here."""
        return bool(self.offers) and not self.curtain

    @property
    def voice(self) -> Voice:
        """Somebody who speaks to whoever looks."""
        return voice(self.names, self.seat)

    def text(self) -> str:
        """The table as text."""
        game = self.game
        if game is None or self.view is None:
            return self.drawn
        found: str = self.once("text", lambda: game.render(self.view, self.voice))
        return found

    def asked(self) -> str:
        """What is asked of whom: the last paragraph of the picture, for a screen of any width."""
        return unfolded(self.text().split("\n\n")[-1]) if self.offers or self.to_act is not None else ""

    def all(self, messages: Sequence[Message]) -> str:
        """What some messages say."""
        return spoken().all(messages, self.names, self.seat)

    def called(self, pick: str) -> str:
        """What an object is called."""
        game, kind = self.game, pick.partition(":")[0]
        if game is None or game.choice is None or self.view is None or not self.offers:
            return pick.partition(":")[2] or pick
        try:
            return self.said(game.choice(self.once("guess", self.guessed), pick))
        except (KeyError, ValueError, IndexError):
            return pick.removeprefix(f"{kind}:")

    def said(self, arg: Arg) -> str:
        """An argument of a message by itself."""
        return str(self.voice.told("it", arg)["it"])

    def deed(self, move: str) -> str:
        """What a move would do, in a few words."""
        found: dict[str, str] = self.once("deeds", self.deeds)
        return found.get(move, move)

    def deeds(self) -> dict[str, str]:
        """What each move on offer would do."""
        if self.game is None or self.view is None or not self.offers:
            return {}
        told = deeds(self.game, self.once("guess", self.guessed), self.seat)
        return {move: self.all([doing(self.game.name, story[0])]) for move, story in told.items()}

    def guessed(self) -> Any:
        """A State as it might be."""
        assert self.game
        return self.game.guess(self.view, Rng())

    def once(self, what: str, work: Callable[[], Any]) -> Any:
        """Work something out the first time that it is asked for."""
        if what not in self.known:
            self.known[what] = work()
        return self.known[what]


class Table(Protocol):
    """A table that a client sits at. What is not allowed raises a Refusal, and changes nothing."""

    sight: Sight
    changed: Callable[[], None]
    """Called whenever there is a new sight."""

    async def run(self) -> None:
        """See to it that the table goes on, until cancelled: let bots move, or listen to the server."""

    async def play(self, move: str) -> None:
        """Make a move."""

    async def read(self, said: Sequence[str]) -> list[str]:
        """The moves that a typed text means, after others that were refused. Raises what is not allowed."""

    async def undo(self) -> None:
        """Take the last move back, or ask the others whether it may be."""

    async def answer(self, yes: bool) -> None:
        """Agree to somebody else's wish to take a move back, or not."""

    async def why(self, text: str) -> Refusal | None:
        """Why a move is not allowed, or an object cannot be picked; None if it can."""

    async def hint(self) -> Advice:
        """What a bot would do."""

    async def go_on(self) -> None:
        """Do what the table waits for beside moves: lift the curtain, or play on where a bot has played."""

    async def fill(self, seat: Seat) -> None:
        """Let a bot have a seat that is free, or play on for somebody who is away."""

    async def phrases(self) -> list[str]:
        """What can be said here; nothing where nobody would hear it."""

    async def say(self, phrase: str) -> None:
        """Say one of the phrases."""

    async def rematch(self) -> "Table":
        """The table of the next game, once this one is over."""

    async def leave(self, for_good: bool = False) -> str:
        """Get up, for good or for a while; what is to be said after that."""


class Picker:
    """A move as a path of picks: what has been picked, and what goes on with it."""

    def __init__(self) -> None:
        self.offers: tuple[Offer, ...] = ()
        self.picked: Path = ()
        self.found: tuple[Path, list[tuple[Path, str]], list[str]] | None = None
        """What has been worked out for some picks: every thing on the board asks for it."""

    def show(self, offers: tuple[Offer, ...]) -> None:
        """Other moves are on offer; picks that still begin one of them stay."""
        self.offers, self.found = offers, None
        if not self.open:
            self.picked = ()

    def going_on(self) -> tuple[Path, list[tuple[Path, str]], list[str]]:
        """The picks, the paths that begin with them and their moves, and what can be picked next."""
        made = self.picked
        if self.found is None or self.found[0] != made:
            at = len(made)
            paths = [(path, offer.move) for offer in self.offers for path in offer.picks if path[:at] == made]
            self.found = made, paths, list(dict.fromkeys(path[at] for path, _ in paths if len(path) > at))
        return self.found

    @property
    def open(self) -> list[tuple[Path, str]]:
        """The paths that begin with what has been picked, and their moves."""
        return self.going_on()[1]

    @property
    def next(self) -> list[str]:
        """What can be picked next."""
        return self.going_on()[2]

    @property
    def complete(self) -> str | None:
        """The move that the picks make, though more could be picked."""
        return next((move for path, move in self.open if self.picked and len(path) == len(self.picked)), None)

    def moves(self, pick: str) -> list[str]:
        """The moves that go on with an object."""
        made = (*self.picked, pick)
        return list(dict.fromkeys(move for path, move in self.open if path[: len(made)] == made))

    def whole(self, pick: str) -> str | None:
        """The move that an object makes at once, when it is picked now."""
        made, found = (*self.picked, pick), self.moves(pick)
        return found[0] if len(found) == 1 and any(path == made for path, _ in self.open) else None

    def touch(self, pick: str, nth: int = 0) -> bool:
        """Go on with an object, let go of it, or begin anew with it; False if none of these can be."""
        if pick in self.next:
            self.picked = (*self.picked, pick)
        elif self.picked.count(pick) > nth:
            self.picked = self.picked[: len(self.picked) - 1 - self.picked[::-1].index(pick)]
        elif any(path[0] == pick for offer in self.offers for path in offer.picks):
            self.picked = (pick,)
        else:
            return False
        return True

    def settled(self) -> str | None:
        """The move that the picks make, if nothing else can be picked."""
        return self.complete if not self.next else None

    def back(self) -> None:
        """Let go of the last object."""
        self.picked = self.picked[:-1]
