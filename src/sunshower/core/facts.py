"""Facts: what there is to see on a table, each declared once, in the View of its game.

    class RoadView(View):
        round: Annotated[int, Fact(Number(1, ROUNDS))]
        pranked: Annotated[bool, Fact(FLAG, False)]

A Fact says how a value is written in a one-line position, what it is where a line does not say, and whether the State
keeps it in an attribute of the same name. From this follow the line and the way back, the open part of `view` and of
`guess`, and together with the annotation the type on the wire. What takes more than that, a hidden hand or something
worked out from the rest, is told by the game's own `view` and put down by its own `guess`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NoReturn, NotRequired, get_args, get_origin, get_type_hints

from sunshower.core.errors import BadPosition
from sunshower.core.game import CHANCE, NOBODY, OVER, Eyes, Options, State
from sunshower.core.message import Arg, Message, either

REQUIRED: Final = object()
"""The default of a fact that every line must tell."""


def bad(name: str, key: str, /, **args: Arg) -> NoReturn:
    """Refuse the value of a fact; a message of the catalogues says what it must be."""
    raise BadPosition("bad-field", Message(key, {"name": name, **args}))


def read_number(name: str, text: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    if not (text.isascii() and text.isdigit() and len(text) < 10 and low <= int(text) <= high):
        bad(name, "table-no-field-number", low=low, high=high)
    return int(text)


class Kind:
    """A kind of value: as a State keeps it, as a View shows it, as a line writes it."""

    plain = False
    """Whether a State keeps it just as a View shows it."""

    def see(self, kept: Any) -> Any:
        """What a View shows of what a State keeps."""
        return kept

    def keep(self, value: Any) -> Any:
        """What a State keeps of what a View shows."""
        return value

    def write(self, value: Any) -> str:
        """The value in a line."""
        return str(value)

    def read(self, name: str, text: str, seats: int) -> Any:
        """The value that a line tells; BadPosition if it tells none."""
        raise NotImplementedError


class Number(Kind):
    """A whole number within bounds."""

    plain = True

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def read(self, name: str, text: str, seats: int) -> int:
        """The number."""
        return read_number(name, text, self.low, self.high)


class Flag(Kind):
    """Something that is so or not: yes or no."""

    plain = True

    def write(self, value: bool) -> str:
        """The answer."""
        return "yes" if value else "no"

    def read(self, name: str, text: str, seats: int) -> bool:
        """Whether it is so."""
        if text not in ("yes", "no"):
            bad(name, "table-no-field-word", words=either(("no", "yes")))
        return text == "yes"


class Word(Kind):
    """One of some words, or none of them where that may be: - in a line. A State keeps its place among them, or -1."""

    def __init__(self, words: Sequence[str], optional: bool = False, lines: Sequence[str] = ()) -> None:
        self.words = tuple(words)
        self.optional = optional
        self.lines = tuple(lines) or self.words
        """The words that stand in lines: a position is one that people see, not one in the middle of a deal."""

    def see(self, kept: int) -> str | None:
        """The word."""
        return None if kept < 0 else self.words[kept]

    def keep(self, value: str | None) -> int:
        """Its place."""
        return -1 if value is None else self.words.index(value)

    def write(self, value: str | None) -> str:
        """The word, or - for none."""
        return "-" if value is None else value

    def read(self, name: str, text: str, seats: int) -> str | None:
        """The word, or None."""
        if self.optional and text == "-":
            return None
        if text not in self.lines:
            bad(name, "table-no-field-word", words=either(self.lines))
        return text


class SeatNumber(Kind):
    """A seat, or none of them where that may be: - in a line, NOBODY in a State."""

    def __init__(self, optional: bool = True) -> None:
        self.optional = optional

    def see(self, kept: int) -> int | None:
        """The seat."""
        return None if kept < 0 else kept

    def keep(self, value: int | None) -> int:
        """The seat or NOBODY."""
        return NOBODY if value is None else value

    def write(self, value: int | None) -> str:
        """The seat, or - for none."""
        return "-" if value is None else str(value)

    def read(self, name: str, text: str, seats: int) -> int | None:
        """The seat, or None."""
        return None if self.optional and text == "-" else read_number(name, text, 0, seats - 1)


class Row(Kind):
    """Things side by side, a letter each, - for no thing at all; ? for one that is not seen, where that may be."""

    def __init__(self, things: Mapping[str, Any], hidden: bool = False, ordered: bool = False) -> None:
        self.things = dict(things)
        self.letters = {thing: letter for letter, thing in self.things.items()}
        self.hidden = hidden
        self.ordered = ordered
        """Whether the order in which they stand matters; if not, they are sorted, those not seen last."""

    def write(self, value: Sequence[Any]) -> str:
        """Their letters."""
        return "".join("?" if thing is None else self.letters[thing] for thing in value) or "-"

    def read(self, name: str, text: str, seats: int) -> list[Any]:
        """The things."""
        found = "" if text == "-" else text
        if "?" in found and not self.hidden:
            bad(name, "table-no-field-open")
        if set(found) - set(self.things) - {"?"}:
            bad(name, "table-no-field-row", letters="".join(self.things), hidden=self.hidden)
        if not self.ordered:
            places = list(self.things)
            found = "".join(sorted(found.replace("?", ""), key=places.index)) + "?" * found.count("?")
        return [None if letter == "?" else self.things[letter] for letter in found]


class PerSeat(Kind):
    """A value for each seat, with slashes between them."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.plain = kind.plain

    def see(self, kept: Sequence[Any]) -> list[Any]:
        """A value for each."""
        return [self.kind.see(each) for each in kept]

    def keep(self, value: Sequence[Any]) -> list[Any]:
        """The same for a State."""
        return [self.kind.keep(each) for each in value]

    def write(self, value: Sequence[Any]) -> str:
        """Seat 0's first."""
        return "/".join(map(self.kind.write, value))

    def read(self, name: str, text: str, seats: int) -> list[Any]:
        """As many as there are seats; a single - is nothing for all of them."""
        parts = ["-"] * seats if text == "-" else text.split("/")
        if len(parts) != seats:
            bad(name, "table-no-field-values", count=seats)
        return [self.kind.read(name, part, seats) for part in parts]


class Told(Kind):
    """Something that the rest of a View tells anyway: no line writes it."""


FLAG: Final = Flag()
SEAT: Final = SeatNumber()


class Fact:
    """How a fact of a View is written, its default, and whether the State keeps it under the same name.

    One without a word of its own stands in another's: the game folds it in there.
    """

    def __init__(self, kind: Kind, default: Any = REQUIRED, *, kept: bool = True, word: bool = True) -> None:
        self.kind = kind
        self.default = default
        self.kept = kept
        self.word = word
        self.written = not isinstance(kind, Told)


DERIVED: Final = Fact(Told(), kept=False)
"""A fact that follows from the others: the game's `view` works it out, and nothing puts it back."""


def facts_of(view: type) -> dict[str, Fact]:
    """The facts that a game's View declares, in order."""
    hints = get_type_hints(view, include_extras=True)
    bare = {name: get_args(hint)[0] if get_origin(hint) is NotRequired else hint for name, hint in hints.items()}
    found = {name: getattr(hint, "__metadata__", (None,))[0] for name, hint in bare.items()}
    return {name: fact for name, fact in found.items() if isinstance(fact, Fact)}


class Facts:
    """The facts of a game: seen in a State, and put down in another."""

    def __init__(self, game: str, view: type) -> None:
        self.game = game
        self.type = view
        self.facts = {"turn": Fact(SEAT, None, kept=False), **facts_of(view)}
        self.optional: frozenset[str] = getattr(view, "__optional_keys__", frozenset())
        """The facts that are NotRequired: not every View has them."""
        kept = {name: fact.kind for name, fact in self.facts.items() if fact.kept}
        self.plain = tuple(name for name, kind in kept.items() if kind.plain)
        self.seen = tuple((name, kind.see) for name, kind in kept.items() if not kind.plain)
        self.kept = tuple((name, kind.keep) for name, kind in kept.items() if not kind.plain)

    def view(self, state: State, eyes: Eyes, seats: int, options: Options, **told: Any) -> Any:
        """A View of a State: the facts that it keeps, and what the game tells beside them."""
        turn = state.turn
        found: dict[str, Any] = {
            "game": self.game,
            "seats": seats,
            "seat": eyes,
            "options": options,
            "turn": turn if turn >= 0 else None,
        }
        for name in self.plain:
            found[name] = getattr(state, name)
        for name, see in self.seen:
            found[name] = see(getattr(state, name))
        found.update(told)
        return found

    def put(self, state: State, view: Any) -> None:
        """Put down in a State all that it keeps of a View."""
        for name in self.plain:
            setattr(state, name, view[name])
        for name, keep in self.kept:
            setattr(state, name, keep(view[name]))
        turn = view["turn"]
        state.turn = turn if turn is not None else OVER if view["phase"] == "over" else CHANCE
