"""Sentences out of messages, in every language that has a folder in `sunshower/words`.

A language is a folder with a Fluent file for each game and one for what is said at every table. A game from another
package brings its own, as `words/en.ftl` beside its manifest. A game that a language has no file for speaks English.

Of every argument a sentence can use its text, as `$card`, and what it is, as `$card-is`: `you` or `they` for a seat,
its name for a word, `yes` or `no` for a switch, `none` for what is not there or not known. A word brings its forms
along, as `$card-the` for the attribute `.the`. A list is joined, each form of its words too; there is `$cards-count`,
and it is what its one thing is, or `several`, or `none`.

To somebody who listens, a text that an ear would miss is told by a message of the game: `road-heard-spot` says "spot A"
for the argument `spot` of any message of Road.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import groupby

from sunshower.core.colours import hue
from sunshower.core.fluent import Catalogue, Speaker, Value, speaker
from sunshower.core.game import Seat
from sunshower.core.message import Arg, Either, Message, Who, Word
from sunshower.core.registry import brought, home

ENGLISH = "en"
FOLDER = files("sunshower") / "words"


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a folder, English first."""
    found = sorted(folder.name for folder in FOLDER.iterdir() if (folder / "table.ftl").is_file())
    return (ENGLISH, *(language for language in found if language != ENGLISH))


def language_of(tag: str) -> str | None:
    """Which of our languages a tag names, as people, systems and browsers write it: de, DE, de-AT, de_AT.UTF-8."""
    name = re.split("[-_.@]", tag.strip().lower(), maxsplit=1)[0]
    return name if name in languages() else None


def texts(language: str) -> Iterator[tuple[str, str]]:
    """The files of a language by name, ours and those that other packages bring along; in English where it has none."""
    for file in sorted((FOLDER / ENGLISH).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield file.name.removesuffix(".ftl"), read(FOLDER / language / file.name, file)
    for name in brought():
        folder = home(name) / "words"
        yield name, read(folder / f"{language}.ftl", folder / f"{ENGLISH}.ftl")


def read(*files: Traversable) -> str:
    """The first of some files that is there; nothing if none is, so that a package without words spoils no other's."""
    return next((file.read_text(encoding="utf-8") for file in files if file.is_file()), "")


@cache
def words(language: str = ENGLISH) -> "Words":
    """The words of a language, read once."""
    return Words(language)


class Words:
    """A language: what its catalogues say."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.patterns = Catalogue(text for _, text in texts(language))
        self.speakers: dict[str, Speaker] = {}
        parts = (part.partition("=") for part in self.form("language-plurals").split())
        self.plurals = {int(number): form for form, _, numbers in parts for number in filter(None, numbers.split(","))}
        """The form of each number that does not have the one of all others."""
        self.known: dict[Word, dict[str, Value]] = {}

    def __contains__(self, key: str) -> bool:
        return key in self.speakers or key in self.patterns

    def say(self, message: Message, names: Sequence[str] = (), you: Seat | None = None) -> str:
        """A message as a sentence, with the names of the seats; whoever sits on the seat `you` is addressed."""
        return Voice(self, names, you)(message.key, **message.args)

    def all(self, messages: Iterable[Message], names: Sequence[str] = (), you: Seat | None = None) -> str:
        """Messages as sentences one after the other; those that say nothing are left out."""
        voice = Voice(self, names, you)
        return voice.joined(voice.lines(messages))

    def speak(self, key: str, values: Mapping[str, Value]) -> str:
        """What a message says with some values."""
        speaks = self.speakers.get(key)
        if speaks is None:
            speaks = self.speakers[key] = speaker(self.patterns, self.patterns[key], self.plural)
        return speaks(values)

    def form(self, key: str) -> str:
        """A message that tells nothing of its own, such as a word or one of its forms."""
        return self.speak(key, {})

    def names(self, kind: str) -> list[str]:
        """The names of all words of a kind."""
        return [key.removeprefix(f"{kind}-") for key in self.patterns.keys_from(f"{kind}-")]

    def facets(self, word: Word) -> dict[str, Value]:
        """What a sentence can use of a word, by what follows the argument's name."""
        found = self.known.get(word)
        if found is None:
            key = f"{word.kind}-{word.name}"
            forms = {f"-{form}": self.form(f"{key}.{form}") for form in self.patterns.forms(key)}
            found = self.known[word] = {"": self.form(key), "-is": word.name, **forms}
        return found

    def listed(self, said: Sequence[Value], last: str = "list") -> str:
        """Things in a row, as the language joins them: by `list` ("and") or by `list-or`."""
        *before, end = map(str, said) if said else [""]
        first = self.form("list-comma").join(before)
        return self.speak(last, {"first": first, "last": end}) if before else end

    def plural(self, number: int) -> str:
        """The form that goes with a number."""
        return self.plurals.get(number, "other")


class Voice:
    """Somebody who speaks a language at a table: knows the names of the seats, and to which of them it speaks."""

    def __init__(self, words: Words, names: Sequence[str] = (), you: Seat | None = None, aloud: bool = False) -> None:
        self.words = words
        self.names = names
        self.you = you
        self.aloud = aloud
        """Whether what is said is heard, and not read."""

    def __call__(self, key: str, /, **args: Arg) -> str:
        """What a message says; its key, if no catalogue has it: that is for a test to find, not for a player."""
        if key not in self.words:
            return key
        values: dict[str, Value] = {}
        for name, arg in args.items():
            values.update(self.told(name, self.heard(key, name, arg) if self.aloud else arg))
        return self.words.speak(key, values)

    def heard(self, key: str, name: str, arg: Arg) -> Arg:
        """An argument as it is told to somebody who listens."""
        says = f"{key.partition('-')[0]}-heard-{name}"
        match arg:
            case str() if says in self.words:
                return self.words.speak(says, {name: arg.upper()})
            case tuple():
                return tuple(self.heard(key, name, each) for each in arg)
            case Either(things):
                return Either(tuple(self.heard(key, name, each) for each in things))
        return arg

    def summed(self, messages: Iterable[Message], in_full: bool = False) -> list[str]:
        """Messages as sentences, in brief; what is said several times in a row of different things is told once."""
        sentences: list[str] = []
        for (key, _, _), same in groupby(messages, alike):
            run = [each.args for each in same]
            if len(run) > 1 and f"{key}.sum" in self.words:
                found = {name: tuple(args[name] for args in run) for name in run[0]}
                told = {name: args[0] if len({*map(repr, args)}) == 1 else args for name, args in found.items()}
                sentences.append(self(f"{key}.sum", times=len(run), **told))
            else:
                brief = f"{key}.brief"
                sentences += (self(brief if brief in self.words and not in_full else key, **args) for args in run)
        return [*filter(None, sentences)]

    def lines(self, messages: Iterable[Message]) -> list[str]:
        """What some messages say, each by itself."""
        return [self(message.key, **message.args) for message in messages]

    def row(self, said: Iterable[str]) -> str:
        """Things in a row, with nothing but commas."""
        return self.words.form("list-comma").join(said)

    def either(self, said: Sequence[str]) -> str:
        """Things to choose from: "a, b or c"."""
        return self.words.listed(said, "list-or")

    def pair(self, name: str, text: str) -> str:
        """A name and what there is to say of it."""
        return self.words.speak("list-pair", {"name": name, "text": text})

    def joined(self, sentences: Iterable[str]) -> str:
        """Sentences one after the other."""
        return self.words.form("between-sentences").join(filter(None, sentences))

    def figure(self, value: float, places: int = 0) -> str:
        """A number with so many decimal places."""
        return f"{value:.{places}f}".replace(".", self.words.form("decimal-point"))

    def sign(self, name: str) -> str:
        """A colour on a terminal: its glyph and its letter."""
        return hue(name).glyph + self.words.form(f"hue-{name}.letter")

    def told(self, name: str, arg: Arg) -> dict[str, Value]:
        """What a sentence can use of an argument."""
        match arg:
            case None:
                return {name: "", f"{name}-is": "none"}
            case bool():
                return {name: "", f"{name}-is": "yes" if arg else "no"}
            case int() | str():
                return {name: arg, f"{name}-is": "some"}
            case Who(seat):
                return {name: self.names[seat], f"{name}-is": "you" if seat == self.you else "they"}
            case Word():
                return {name + facet: said for facet, said in self.words.facets(arg).items()}
            case Message(key, args):
                return {name: self(key, **args), f"{name}-is": "some"}
            case Either(things):
                return {name: self.either([str(self.told("", each)[""]) for each in things]), f"{name}-is": "some"}
        found = [self.told("", each) for each in arg]
        shared = dict.fromkeys(form for each in found for form in each)
        rows = {f"{name}{form}": self.words.listed([each.get(form, each[""]) for each in found]) for form in shared}
        what = found[0]["-is"] if len(arg) == 1 else "several" if arg else "none"
        return {name: "", **rows, f"{name}-is": what, f"{name}-count": len(arg)}


def alike(message: Message) -> tuple[str, Arg, tuple[bool, ...]]:
    """What messages share that are told as one: what is known of one is not listed with what is not of another."""
    return message.key, message.args.get("seat"), tuple(arg is None for arg in message.args.values())
