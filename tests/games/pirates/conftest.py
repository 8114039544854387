"""The tests of Rainbow Pirates, written like all of them."""

from functools import partial

from sunshower.games.pirates.pieces import DECK, LETTERS

from ..conftest import field, legal, line_refusal, played, question, refusal, refused_for

__all__ = ["after", "code", "field", "legal", "question", "refusal", "refused_for", "with_pile"]

after = partial(played, "pirates")
code = partial(line_refusal, "pirates")


def with_pile(line: str, pile: str) -> str:
    """A line with just these cards left in the draw pile: all others are put among the discards."""
    words = dict(word.split("=") for word in line.split())
    lying = "".join(words.get(name, "") for name in ("hands", "pair", "discards"))
    lying += words.get("islands", "").replace("w", "w*")
    lying = "".join(_natural(lying))
    discards = words.get("discards", "")
    for kind, copies in enumerate(DECK):
        letter = LETTERS[kind]
        discards += letter * (copies - lying.count(letter) - pile.count(letter))
    return " ".join(f"{name}={value}" for name, value in (words | {"discards": discards}).items())


def _natural(text: str) -> list[str]:
    """The letters of a text without the numbers that WILDs stand for."""
    found: list[str] = []
    skip = False
    for letter in text:
        if skip and letter != "*":
            skip = False
            continue
        if letter == "*":
            skip = True
        else:
            found.append(letter)
    return found
