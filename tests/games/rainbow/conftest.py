"""The tests of Rainbow, written like all of them."""

from functools import partial

from sunshower import Match

from ..conftest import field, legal, line_refusal, played, refused_for

__all__ = ["OPTIONS", "after", "code", "field", "legal", "refused_for", "steps"]

OPTIONS: dict[str, bool | int | str] = {
    "flip_commits": False,
    "memory_aid": False,
    "first": "random",
    "pairs": 2,
    "light": 1,
    "shadow": 1,
    "light_shadow": 1,
}

after = partial(played, "rainbow")
code = partial(line_refusal, "rainbow")


def steps(match: Match) -> list[str]:
    """All that has happened, chance included."""
    return list(match.record()["steps"])
