"""The tests of Rainbow Passage, written like all of them.

Their usual board is 9x9 and striped: each rank has one colour, red, yellow, green, cyan, blue, magenta, and red,
yellow, green again. So the star row of the players in the south and in the north is blue.
"""

from functools import partial

from sunshower import Match

from ..conftest import field, legal, line_refusal, played, question, refusal, refused_for

__all__ = [
    "HOME",
    "RED",
    "STRIPES",
    "TILING",
    "after",
    "code",
    "field",
    "full",
    "legal",
    "question",
    "refusal",
    "refused_for",
]

TILING = "cHVhdvVVvVVdsdVsvvdadvvbahhh"
STRIPES = f"9x9:{TILING}:" + "".join(letter * 9 for letter in "RYGCBMRYG")
RED = f"9x9:{TILING}:" + "R" * 81
DEFAULTS = {"round": "5", "turn": "0", "board": STRIPES}
HOME = "pieces=b1!,d1!,f1!,h1!/h9!,f9!,d9!,b9!"

code = partial(line_refusal, "passage")


def full(line: str) -> str:
    """A line with the usual round, turn and board, where it names none."""
    named = {word.partition("=")[0] for word in line.split()}
    return " ".join([line, *(f"{name}={value}" for name, value in DEFAULTS.items() if name not in named)])


def after(line: str, *moves: str, seed: str = "test") -> Match:
    """The match from a line that is made full, after these moves."""
    return played("passage", full(line), *moves, seed=seed)
