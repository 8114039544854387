"""The tests of Rainbow, written like all of them."""

from functools import partial

from sunshower import Match
from sunshower.core.game import Eyes
from sunshower.core.words import Voice, words
from sunshower.games.rainbow import GAME

from ..conftest import field, legal, line_refusal, played, question, refused_for

__all__ = ["OPTIONS", "after", "code", "field", "legal", "picture", "question", "refused_for", "steps"]

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


def picture(match: Match, eyes: Eyes) -> str:
    """The table as text, as these eyes see it."""
    you = eyes if isinstance(eyes, int) else None
    return GAME.render(match.view(eyes), Voice(words(), match.players, you))


def steps(match: Match) -> list[str]:
    """All that has happened, chance included."""
    return list(match.record()["steps"])
