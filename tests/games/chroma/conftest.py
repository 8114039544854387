"""The tests of Chroma Rainbow, written like all of them."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from sunshower.core.options import checked_options
from sunshower.games.chroma import GAME

from ..conftest import changed, field, legal, line_refusal, played, question, refusal, refused_for

__all__ = ["after", "changed", "code", "field", "legal", "options", "question", "refusal", "refused_for"]

after = partial(played, "chroma")
code = partial(line_refusal, "chroma")


def options(**given: object) -> Mapping[str, Any]:
    """All options with their values, those not given as usual."""
    return checked_options(GAME, given)
