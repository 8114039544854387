"""Happenings: what an action did, for given eyes, as data.

A game declares a class for each thing that can happen at its table; playing an action yields a row of them. The log's
sentences, a page's motion and sound, announcements and other languages are all made from happenings; nobody takes a
move's text apart. What the eyes do not see is None, so that happenings keep a secret just as a View does.
"""

from dataclasses import dataclass

from sunshower.core.game import Seat


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that happened at a table, as some eyes saw it."""

    seat: Seat | None
    """Whose doing it was; None where it was chance's or the rules'."""

    def sentence(self) -> str:
        """The same in English, with {0}, {1} for the seats; nothing where what happens with it says enough."""
        return ""


@dataclass(frozen=True, slots=True)
class Begins(Happening):
    """Chance has chosen who begins."""

    def sentence(self) -> str:
        """Who it is."""
        return f"{name(self.seat)} begins."


def name(seat: Seat | None) -> str:
    """A seat in a sentence: its player's name comes there."""
    return f"{{{seat}}}"


Story = tuple[Happening, ...]
"""What one action did, in order."""


def sentences(happenings: Story) -> str:
    """What happened, in words."""
    return " ".join(filter(None, (happening.sentence() for happening in happenings)))
