"""Reading Fluent: the part of its syntax that our catalogues use, with nothing but the standard library.

The engine must speak English wherever Python runs, and the official runtime brings Babel along, which takes longer to
import than a game to play. So patterns are read here; the tests let the official runtime say every message too, and the
page has the official one. There are messages with attributes, terms, comments, and placeables: variables, texts,
references, and choices by a word, a number or a plural. There are no functions, and terms take no arguments.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Value: TypeAlias = int | str
ENTRY = re.compile(r"(-?[a-zA-Z][\w-]*)[ ]*=[ ]*")
ATTRIBUTE = re.compile(r"[ ]*\.([a-zA-Z][\w-]*)[ ]*=[ ]*")
VARIANT = re.compile(r"\s*(\*?)\[\s*([\w-]+)\s*\][ ]*")
SPACE = re.compile(r"\s*")
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
REFERENCE = re.compile(r"(-?[a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?")
LITERAL = re.compile(r'"([^"\\\n]*)"')
NUMBER = re.compile(r"\d+")
TEXT = re.compile(r"[^{}\n]+?(?=[ ]*[{}\n]|[ ]*$)|[ ]+(?=\{)")
LINE = re.compile(r"[ ]*\n(?:[ ]*\n)*([ ]*)")
BLANK = re.compile(r"[ ]+(?=\n|$)")
ENTRIES = re.compile(f"^(?={ENTRY.pattern})", re.MULTILINE)


class BadCatalogue(Exception):
    """A catalogue that is not Fluent, or more of it than is read here."""


@dataclass(frozen=True, slots=True)
class Variable:
    """A place for what is told."""

    name: str


@dataclass(frozen=True, slots=True)
class Reference:
    """A place for another message, a term, or an attribute of one."""

    name: str


@dataclass(frozen=True, slots=True)
class Select:
    """A choice between patterns; the default is for whatever none of the others is for."""

    by: Variable
    variants: "Mapping[str, Pattern]"
    default: str


Part: TypeAlias = str | Variable | Reference | Select
Pattern: TypeAlias = tuple[Part, ...]


def parse(text: str) -> dict[str, Pattern]:
    """The patterns of a catalogue by name: `message`, `message.attribute`, `-term`."""
    return Reader(text.replace("\r\n", "\n")).entries()


class Catalogue(dict[str, Pattern]):
    """The patterns of some texts by name, each entry read when it is first asked for: a program says few of them."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.unread: dict[str, str] = {}
        for text in texts:
            _, *found = ENTRIES.split(text.replace("\r\n", "\n"))
            self.unread.update(zip(found[::2], found[1::2], strict=True))

    def __missing__(self, key: str) -> Pattern:
        self.update(parse(self.unread.pop(key.partition(".")[0])))
        return self[key]

    def __contains__(self, key: object) -> bool:
        name = str(key).partition(".")[0]
        if name in self.unread:
            self.update(parse(self.unread.pop(name)))
        return dict.__contains__(self, key)

    def keys_from(self, beginning: str) -> list[str]:
        """The messages whose names begin so, whether or not they have been read."""
        return sorted(key for key in {*self.unread, *self} if key.startswith(beginning) and "." not in key)

    def forms(self, name: str) -> list[str]:
        """The attributes of a message."""
        return [key.partition(".")[2] for key in self if key.startswith(f"{name}.")] if name in self else []


@dataclass
class Reader:
    """A catalogue, and how far it has been read."""

    text: str
    at: int = 0
    found: dict[str, Pattern] = field(default_factory=dict)

    def entries(self) -> dict[str, Pattern]:
        """All that there is, by name."""
        name = ""
        while self.at < len(self.text):
            if entry := self.take(ENTRY):
                name = entry[1]
                self.keep(name)
            elif name and (attribute := self.take(ATTRIBUTE)):
                self.keep(f"{name}.{attribute[1]}")
            elif self.text[self.at] in "#\n":
                name = "" if self.text[self.at] == "#" else name
                self.at = self.text.find("\n", self.at) + 1 or len(self.text)
            else:
                raise self.wrong("neither a message nor a comment")
        return self.found

    def keep(self, name: str) -> None:
        """Read a pattern, and keep it under a name."""
        if name in self.found:
            raise self.wrong(f"{name} is there twice")
        pattern = self.pattern()
        if pattern:
            self.found[name] = pattern
        self.take(BLANK)
        if self.at < len(self.text) and self.text[self.at] == "}":
            raise self.wrong("a } that closes nothing")

    def pattern(self) -> Pattern:
        """Text and placeables up to the end of an entry or a variant, without the indentation of its lines."""
        parts: list[Part] = []
        breaks: dict[int, re.Match[str]] = {}
        while self.at < len(self.text):
            if said := self.take(TEXT):
                parts.append(said[0])
            elif self.text[self.at] == "{":
                parts.append(self.placeable())
            elif (line := LINE.match(self.text, self.at)) and self.goes_on(line):
                breaks[len(parts)] = line
                parts.append("")
                self.at = line.end()
            else:
                break
        indent = min((len(line[1]) for line in breaks.values()), default=0)
        for place, line in breaks.items():
            parts[place] = "\n" * (line[0].count("\n") if place else 0) + line[1][indent:]
        return tuple(part for part in parts if part != "") or tuple(parts[:1])

    def goes_on(self, line: re.Match[str]) -> bool:
        """Whether the next line still belongs to the pattern: it is indented, and begins nothing else."""
        return bool(line[1]) and self.text[line.end() : line.end() + 1] not in ("", ".", "*", "[", "}", "\n")

    def placeable(self) -> Part:
        """What stands between braces."""
        self.need("{")
        self.take(SPACE)
        part: Part
        if literal := self.take(LITERAL):
            part = literal[1]
        elif variable := self.take(VARIABLE):
            part = Variable(variable[1])
        elif number := self.take(NUMBER):
            part = number[0]
        elif reference := self.take(REFERENCE):
            part = Reference(".".join(filter(None, reference.groups())))
        else:
            raise self.wrong("a placeable of a kind that is not read here")
        self.take(SPACE)
        if isinstance(part, Variable) and self.text.startswith("->", self.at):
            self.at += 2
            part = self.select(part)
        self.need("}")
        return part

    def select(self, by: Variable) -> Select:
        """The variants of a choice."""
        variants: dict[str, Pattern] = {}
        default = ""
        while variant := self.take(VARIANT):
            default = variant[2] if variant[1] else default
            variants[variant[2]] = self.pattern()
        self.take(SPACE)
        if not default:
            raise self.wrong("a choice without a default")
        return Select(by, variants, default)

    def take(self, wanted: re.Pattern[str]) -> re.Match[str] | None:
        """Read what is wanted, if it comes next."""
        found = wanted.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def need(self, mark: str) -> None:
        """Read a mark that must come next."""
        if not self.text.startswith(mark, self.at):
            raise self.wrong(f"no {mark}")
        self.at += len(mark)

    def wrong(self, what: str) -> BadCatalogue:
        """What is wrong, and in which line."""
        return BadCatalogue(f"line {self.text.count(chr(10), 0, self.at) + 1}: {what}")


Speaker: TypeAlias = Callable[[Mapping[str, Value]], str]
"""What says a message with some values. A KeyError tells which value is missing."""


def speaker(patterns: Mapping[str, Pattern], pattern: Pattern, plural: Callable[[int], str]) -> Speaker:
    """What says a pattern, made once: a log says the same few messages again and again."""
    parts = [part_speaker(patterns, part, plural) for part in pattern]
    if len(parts) == 1:
        return parts[0]
    return lambda values: "".join([part(values) for part in parts])


def part_speaker(patterns: Mapping[str, Pattern], part: Part, plural: Callable[[int], str]) -> Speaker:
    """What says a part of a pattern."""
    if isinstance(part, str):
        text = part
        return lambda values: text
    if isinstance(part, Variable):
        name = part.name
        return lambda values: str(values[name])
    if isinstance(part, Reference):
        return speaker(patterns, patterns[part.name], plural)
    by, default = part.by.name, part.default
    variants = {key: speaker(patterns, variant, plural) for key, variant in part.variants.items()}

    def chosen(values: Mapping[str, Value]) -> str:
        value = values[by]
        found = variants.get(str(value))
        if found is None and isinstance(value, int):
            found = variants.get(plural(value))
        return (found or variants[default])(values)

    return chosen
