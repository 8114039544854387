"""The five nouns of Sunshower.

- A **Game** is a manifest: its name, its options and the functions that play it.
- A **State** (`core/state.py`) is the whole truth of one game at one moment. It never leaves the engine.
- A **View** is what some eyes may see of a State: plain data, ready for JSON, and the only way out of a State.
- A **Match** (`core/match.py`) is a game being played and its record being written.
- A **Seat** is a number from 0; whoever sits there, person or bot, sees Views and says moves as text.

Everything that happens is an *action*, an integer inside and a short text outside. Whose action is next is
`State.turn`: a seat, CHANCE or OVER. Chance is never hidden in the rules: dealing a card is an action with a weight,
drawn as late as the rules allow, so that there is no shuffled deck to peek into.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypedDict

from sunshower.core.chance import Rng
from sunshower.core.errors import Refusal
from sunshower.core.message import Arg, Message, Word
from sunshower.core.state import CHANCE, NOBODY, OVER, Actions, State, chosen, weight_of

if TYPE_CHECKING:
    from sunshower.core.aloud import Aloud
    from sunshower.core.facts import Facts
    from sunshower.core.happenings import Happening, Story
    from sunshower.core.heuristic import Heuristic
    from sunshower.core.lens import Lens
    from sunshower.core.moves import Moves
    from sunshower.core.position import Positions
    from sunshower.core.reasons import Question
    from sunshower.core.words import Voice

__all__ = [
    "CHANCE",
    "NOBODY",
    "OVER",
    "Actions",
    "Credits",
    "Eyes",
    "Game",
    "Option",
    "Options",
    "Path",
    "Seat",
    "State",
    "View",
    "chosen",
    "weight_of",
]

Seat: TypeAlias = int
Eyes: TypeAlias = int | Literal["all"] | None
"""Who looks: a seat, None for a spectator, "all" for the table after the game, with every card open."""
Options: TypeAlias = Mapping[str, bool | int | str]
Path: TypeAlias = tuple[str, ...]
"""A move as objects to pick one after the other: ("hand:5", "slot:c")."""


class View(TypedDict):
    """What some eyes may see; each game adds what lies on its table."""

    game: str
    seats: int
    seat: Eyes
    """Whose eyes these are."""
    options: Options
    turn: Seat | None
    """Who is to decide; None while chance has its turn and when it is over."""


@dataclass(frozen=True)
class Option:
    """A switch of a game: its values, the first of which is the default. What it does, the catalogues say.

    Where any text or number of some form will do, `refuses` tells why a value will not, and the values are examples.
    """

    name: str
    values: tuple[bool | int | str, ...]
    ruling: str
    refuses: Callable[[bool | int | str], Message | None] | None = None
    within: range | None = None
    """The numbers that will do, where it is any number within bounds."""


@dataclass(frozen=True)
class Credits:
    """Whose game it is. Sunshower is unofficial and says so wherever a game is shown."""

    designer: str
    publisher: str
    year: int | None = None

    def people(self) -> list[str]:
        """All who are named, one by one: each language puts commas of its own between them."""
        return [*self.designer.split(", "), *self.publisher.split(", ")]


@dataclass(frozen=True)
class Game:
    """A manifest: all that the rest of the program needs to know of one game.

    Its functions take the game's own State, or a View of it: no other file looks into either.
    """

    name: str
    title: str
    credits: Credits
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    version: int
    """Raised whenever a change of the rules makes old records play differently."""
    options: tuple[Option, ...]
    endings: tuple[str, ...]
    """The code of every way the game can end."""
    rulings: tuple[str, ...]
    """The numbers of the rulings that the rules follow, each cited in rules.md and in a test."""

    setup: Callable[[int, Options], State]
    """A State before the deal; raises BadTable if the options do not go together."""
    facts: "Facts"
    """What there is to see on the table, each fact declared once."""
    view: Callable[[Any, Eyes], View]
    """What these eyes see."""
    guess: Callable[[Any, Rng], State]
    """A State that looks the same to these eyes, the rest dealt at random from what they cannot know."""
    moves: "Moves[Any]"
    """The kinds of move, each declared once."""
    move: Callable[[Any, int], Any]
    """An action on offer as a value with named parts."""
    positions: "Positions"
    """The one-line positions."""
    happenings: "tuple[type[Happening], ...]"
    """Everything that can happen at the table."""
    tell: "Callable[[Any, int, Eyes], tuple[str, Story]]"
    """An action about to be played, as these eyes see it: its text, and what happens."""
    why: Callable[[Any, Seat, str], Refusal]
    """Why a seat may not play a text, or pick an object. The State is a guess from the seat's View."""
    render: "Callable[[Any, Voice], str]"
    """A View as a picture in text, in the words of a voice."""
    aloud: "Callable[[Any], Aloud] | None" = None
    """A View as sentences for somebody who listens, by what they may ask for; without it the picture must do."""
    said: Callable[[Any, str], Any] | None = None
    """The move that a text means, whether or not it may be played, where there is more to it than the spelling."""
    memory: Callable[[Any, Eyes], Mapping[str, Any]] | None = None
    """In a game of memory: what these eyes have seen and might remember, which is no part of a View."""
    forget: Callable[[Any, float, Rng], View] | None = None
    """In a game of memory: a View with memory after forgetting, each thing with a likelihood for every turn since."""
    heuristic: "Callable[[], Heuristic] | None" = None
    """What the game tells its bots; without it they search with random play-outs."""
    lens: "Callable[[int, Options], Lens] | None" = None
    """How a table of so many seats, with these options, looks in numbers; without it programs cannot learn it."""
    reasons: "tuple[Question, ...]" = ()
    """What may speak for a move, as questions; the one that teaches most comes first."""
    choice: Callable[[Any, str], Arg] | None = None
    """What an object to pick, or a kind of move, is called in the question for the rest of a move."""
    called: Mapping[str, tuple[Word, ...]] = field(default_factory=dict)
    """The pieces that moves name, as they are written there, each with the words that people call it by."""
    signs: Mapping[str, str] = field(default_factory=dict)
    """What the table prints for a part of a piece, with how that is written in moves; colours have theirs anyway."""
    past: "Mapping[int, Callable[[], Game]]" = field(default_factory=dict)
    """The older versions of the rules by which tables and records are still played: each has a manifest of its own."""
    draft: Callable[[Any, str], list[str]] | None = None
    """Where a turn is made of many small steps: the moves that lead to what a text describes, or none."""
    longest: int = 10_000
    """The most steps, chance included, that a server reads of a stranger's record: several times a long game's."""

    @cached_property
    def ruled(self) -> str:
        """The game's name with the version of its rules, as the registry knows it: 'road@1'."""
        return f"{self.name}@{self.version}"

    def about(self) -> Message:
        """What kind of game it is."""
        return Message(f"{self.name}-about")

    def about_option(self, option: Option) -> Message:
        """What an option does."""
        return Message(f"{self.name}-option-{option.name}")

    def about_ending(self, ending: str) -> Message:
        """How it ended."""
        return Message(f"{self.name}-ending-{ending}")

    def format_move(self, state: Any, action: int) -> str:
        """An action on offer as text."""
        return self.moves.format(self.move(state, action))

    def parse_move(self, state: Any, text: str) -> int | None:
        """The action on offer that a text names, or None: chance is told word for word, people say what they mean."""
        if state.turn == CHANCE:
            return next((action for action in state.legal() if self.format_move(state, action) == text), None)
        said = self.said(state, text) if self.said else self.moves.parse(text)
        return None if said is None else next((a for a in state.legal() if self.move(state, a) == said), None)

    def picks(self, state: Any, action: int) -> list[Path]:
        """The paths of picks that make an action on offer; more than one where the order is free."""
        return self.moves.paths(self.move(state, action))

    def format_position(self, view: Any) -> str:
        """A View as a one-line position."""
        return self.positions.format(view)

    def parse_position(self, line: str) -> View:
        """The View that a one-line position shows."""
        view: View = self.positions.parse(line)
        return view
