"""Moves as values: a kind and named parts. How they are numbered, written, said and picked is declared once.

    Kind("place", Do.PLACE, (NUMBERS, FIELD), "{card}@{spot}", picks=["hand:{card}", "slot:{spot}"])

A move of a game is a NamedTuple whose first part is its kind; a part that it does not have is None. Text comes from the
first spelling whose parts are all there, and a text is read by any of the spellings: case and blanks do not matter, a
colon or an @ may be left out. What people leave out stays None: it is half a move, which a refusal can be about.
"""

import re
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import prod
from operator import itemgetter
from typing import Any, Generic, TypeVar

from sunshower.core.game import Path

M = TypeVar("M", bound=tuple[Any, ...])
PART = re.compile(r"\{(\w+)\}")
GAP = r"[\s,+-]*"
CACHED = 4096
"""How many answers are kept: the same moves come again and again."""
LOOSE = {":": r"[\s:>]*", "@": r"\s*@?\s*", ">": r">\s*"}
SIGNS = " :@<>?-"
"""What stands between the words and parts of a spelling."""


class Kind:
    """A kind of move: its name, its numbers, its spellings, the one that it is written in first, and what to pick.

    The numbers are counted from the first one; `sizes` says how many there are of each part. Picks have small letters.
    """

    def __init__(
        self,
        name: str,
        first: int,
        sizes: Sequence[int],
        *spellings: str,
        picks: Sequence[str] = (),
        or_picks: Sequence[str] = (),
    ) -> None:
        self.name = name
        self.first = first
        self.sizes = tuple(sizes)
        self.count = prod(sizes)
        self.spellings = spellings
        self.paths = [tuple(path) for path in (picks, or_picks) if path]
        """One path of picks, or two where the order is free; none for an outcome of chance."""


class Moves(Generic[M]):
    """All kinds of move of a game. One whose picks take more than a template overrides `paths`."""

    def __init__(self, move: type[M], parts: Mapping[str, tuple[str, Callable[[str], Any]]], *kinds: Kind) -> None:
        self.type = move
        self.parts = parts
        """For each part the pattern of how it is said, and what to make of that."""
        self.kinds = sorted(kinds, key=lambda kind: kind.first)
        for kind, after in zip(self.kinds, self.kinds[1:]):
            assert kind.first + kind.count <= after.first, f"{kind.name} and {after.name} share a number"
        self.firsts = [kind.first for kind in self.kinds]
        names: tuple[str, ...] = move._fields  # type: ignore[attr-defined]
        places = {name: place for place, name in enumerate(names)}
        self.written = {
            kind.name: [(parts_of(text, places), in_places(text, places)) for text in kind.spellings] for kind in kinds
        }
        self.picked = {
            kind.name: [tuple(in_places(pick, places) for pick in path) for path in kind.paths] for kind in kinds
        }
        for ask in ("apart", "format", "parse", "paths"):
            setattr(self, ask, lru_cache(CACHED)(getattr(self, ask)))
        self.said = [(kind.name, self.pattern(text)) for kind in kinds for text in kind.spellings if kind.paths]
        self.openings = [
            (kind, opening.startswith("{"), re.compile(rf"{self.pattern(opening).pattern}\W*"))
            for kind in kinds
            if kind.paths
            for opening in dict.fromkeys(before for text in kind.spellings for before in beginnings(text))
        ]
        self.steps = {
            kind.name: [PART.findall(pick)[-1:] for pick in path] for kind in kinds for path in kind.paths[:1]
        }

    def apart(self, action: int) -> tuple[str, tuple[int, int]]:
        """The kind that a number belongs to, and its parts; 0 for those that it does not have."""
        kind = self.kinds[bisect_right(self.firsts, action) - 1]
        number = action - kind.first
        return kind.name, divmod(number, kind.sizes[1]) if len(kind.sizes) > 1 else (number, 0)

    def format(self, move: M) -> str:
        """A move as text: the first spelling whose parts it has."""
        for parts, text in self.written[move[0]]:
            if None not in parts(move):
                return text.format(*move)
        raise ValueError(f"{move} has no spelling")

    def paths(self, move: M) -> list[Path]:
        """The objects to pick for a move, one after the other, in every order that will do."""
        return [tuple(pick.format(*move) for pick in path) for path in self.picked[move[0]]]

    def parse(self, text: str) -> M | None:
        """What a text says, whether or not it may be played; None if it says nothing."""
        text = text.strip().lower()
        for kind, pattern in self.said:
            match = pattern.fullmatch(text)
            if match:
                return self.type(kind, **{part: self.parts[part][1](said) for part, said in match.groupdict().items()})
        return None

    def begun(self, text: str) -> list[tuple[str, tuple[str | None, ...]]]:
        """What a text may be the beginning of: kinds of move, with their picks, None for those that are still to come.

        A part without a word is none if it says a whole move: of a card alone the game knows what is meant.
        """
        text = text.strip().lower()
        found = []
        for kind, bare, opening in self.openings:
            match = opening.fullmatch(text)
            if match and not (bare and self.parse(text)):
                said = {part: self.parts[part][1](value) for part, value in match.groupdict().items()}
                known = [pick if {*PART.findall(pick)} <= {*said} else None for pick in kind.paths[0]]
                found.append((kind.name, tuple(pick and pick.format(**said).lower() for pick in known)))
        return found

    def chooses(self, kind: str, place: int, pick: str) -> str:
        """What the pick at a place of a path chooses: a card of the hand, or the part that its template names last.

        One that no template has chooses what it begins with; one of a single word chooses nothing.
        """
        thing, colon, _ = pick.partition(":")
        named = self.steps[kind][place] if place < len(self.steps[kind]) else []
        if thing == "hand" and not (place and named):
            return "card"
        return named[0] if named else thing if colon else ""

    def pattern(self, spelling: str) -> re.Pattern[str]:
        """What people may say for a spelling."""
        pieces = PART.split(spelling)
        found = []
        for place, piece in enumerate(pieces):
            if place % 2:
                found.append(f"(?P<{piece}>{self.parts[piece][0]})")
            elif piece:
                found.append("".join(LOOSE.get(sign) or re.escape(sign) for sign in piece))
            elif 0 < place < len(pieces) - 1:
                found.append(GAP)
        return re.compile("".join(found))


def beginnings(spelling: str) -> list[str]:
    """A spelling as far as each of its parts: exchange:{spot}{other} begins as exchange, and as exchange:{spot}."""
    cut = [spelling[: part.start()].rstrip(SIGNS) for part in PART.finditer(spelling)]
    return [before for before in cut if before]


def parts_of(text: str, places: Mapping[str, int]) -> Callable[[Any], tuple[Any, ...]]:
    """What gets from a move its kind and the parts that a template names."""
    return itemgetter(0, *(places[part] for part in PART.findall(text)), 0)


def in_places(text: str, places: Mapping[str, int]) -> str:
    """A template by the names of parts as one by their places, which is quicker to fill in."""
    return PART.sub(lambda match: f"{{{places[match[1]]}}}", text)
