"""One-line positions: words of the form name=value, in any order, printed in one fixed order.

    round=3 phase=place turn=0 first=0 ring=-35-1/62-7- sunny=c rain=i hands=1246777/??????? pranks=js/?? scores=3/4

A word is a fact of the View; one that holds its default is left out. `?` stands for what the eyes named by `seat` do
not see, and a match that starts from such a line deals it at random.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NoReturn

from sunshower.core.chance import Rng
from sunshower.core.errors import BadPosition, BadTable
from sunshower.core.facts import REQUIRED, SEAT, Facts
from sunshower.core.game import Eyes, Option, State
from sunshower.core.message import Arg, Message
from sunshower.core.options import format_options, parse_options

LONGEST = 1000
HEAD: Final = ("round", "phase", "turn")
"""When and who: these words come first, the other facts as the View declares them, options and eyes last."""
Words = dict[str, str]
"""The words of a line by name: round=3 is {"round": "3"}."""


class Positions:
    """The one-line positions of a game: its Views as text, and back.

    `fold` and `unfold` are for what only a game can say about its lines: they change the words after all facts have
    been written, and before any is read. `check` refuses what nobody could play from, before a State is made of it.
    """

    def __init__(
        self,
        facts: Facts,
        options: Sequence[Option],
        *,
        seats: int | str,
        view: Callable[[Any, Eyes], Any],
        guess: Callable[[Any, Rng], State],
        fold: Callable[[Any, Words], None] | None = None,
        unfold: Callable[[Words], None] | None = None,
        check: Callable[[Any], None] | None = None,
        more: Iterable[str] = (),
    ) -> None:
        self.game = facts.game
        self.options = tuple(options)
        self.seats = seats
        """How many there are, or the word whose values, one for each, tell it."""
        self.view = view
        self.guess = guess
        self.fold = fold
        self.unfold = unfold
        self.check = check
        written = {name: fact for name, fact in facts.facts.items() if fact.written}
        self.facts = {name: written[name] for name in (*HEAD, *written) if name in written}
        self.optional = facts.optional
        self.defaults = {
            name: fact.kind.write(fact.default) for name, fact in self.facts.items() if fact.default is not REQUIRED
        }
        self.defaults |= {"options": "-", "seat": "all"}
        self.known = (*(name for name, fact in self.facts.items() if fact.word), *more, "options", "seat")
        """Every word that a line may have, in order; `more` are those that fold and unfold know of."""

    def format(self, view: Any) -> str:
        """A View as a line."""
        words = {name: fact.kind.write(view[name]) for name, fact in self.facts.items() if name in view}
        words["options"] = format_options(self.options, view["options"])
        words["seat"] = SEAT.write(view["seat"])
        if self.fold:
            self.fold(view, words)
        told = [name for name in self.known if name in words and words[name] != self.defaults.get(name)]
        return " ".join(f"{name}={words[name]}" for name in told)

    def parse(self, line: str) -> Any:
        """The View that a line shows; refuses one that cannot be read, or from which nobody could play."""
        words = words_of(line, self.known)
        unsaid = frozenset(self.known) - words.keys()
        if self.unfold:
            self.unfold(words)
        seats = self.seats if isinstance(self.seats, int) else words.get(self.seats, "").count("/") + 1
        words = self.defaults | words
        view: dict[str, Any] = {
            "game": self.game,
            "seats": seats,
            "seat": "all" if words["seat"] == "all" else SEAT.read("seat", words["seat"], seats),
            "options": parse_options(self.options, words["options"]),
        }
        for name, fact in self.facts.items():
            if name in words or name not in self.optional:
                view[name] = fact.kind.read(name, words.get(name, ""), seats)
        if self.check:
            self.check(view)
        return self.fitting(view, unsaid)

    def fitting(self, view: dict[str, Any], unsaid: frozenset[str]) -> Any:
        """The whole View, with what follows from the facts of a line; refuses facts that do not go together.

        A guess shows what these eyes see: a line may tell less than that, but not more.
        """
        try:
            seen = self.view(self.guess(view, Rng()), view["seat"])
        except BadTable as refusal:
            raise BadPosition("impossible", refusal.says) from refusal
        for name, value in view.items():
            less = hides(value) and (view["seat"] == "all" or name in unsaid or tells_less(value, seen[name]))
            if seen[name] != value and not less:
                impossible("table-no-line-together", name=name)
        return {**seen, **view}


def hides(value: Any) -> bool:
    """Whether there is something in a value that is not seen."""
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return value is None or any(map(hides, parts))


def tells_less(value: Any, seen: Any) -> bool:
    """Whether a value is what is seen but for what it leaves open."""
    if isinstance(value, list) and isinstance(seen, list):
        return len(value) == len(seen) and all(map(tells_less, value, seen))
    return value is None or value == seen


def impossible(key: str, /, **args: Arg) -> NoReturn:
    """Refuse a position that can be read, but makes no sense at a table; a message of the catalogues says why."""
    raise BadPosition("impossible", Message(key, args))


def enough(
    things: Iterable[Any], supply: Mapping[Any, int], key: str, called: Callable[[Any], Arg] = lambda thing: thing
) -> None:
    """Refuse more things than there are of their kind, by a message that is told which, or in all.

    None is a thing that is not seen.
    """
    counted = Counter(things)
    for thing, count in counted.items():
        if thing is not None and count > supply[thing]:
            impossible(key, count=supply[thing], thing=called(thing))
    if counted.total() > sum(supply.values()):
        impossible("table-no-line-so-many", count=sum(supply.values()))


def words_of(line: str, known: Sequence[str]) -> Words:
    """The words of a line by name; refuses what is not one of the known names, or comes twice."""
    if not isinstance(line, str) or len(line) > LONGEST:
        raise BadPosition.because("not-a-line", longest=LONGEST)
    found: Words = {}
    for word in line.split():
        name, equals, value = word.partition("=")
        if not equals or not value:
            raise BadPosition("not-understood", Message("table-no-line-word", {"word": quotable(word)}))
        if name not in known:
            raise BadPosition.because("unknown-field", name=quotable(name), names=tuple(known))
        if name in found:
            raise BadPosition.because("twice", name=name)
        found[name] = value
    return found


def quotable(text: str) -> str:
    """The beginning of what somebody wrote, so that it can be printed."""
    return repr(text[:40])[1:-1]
