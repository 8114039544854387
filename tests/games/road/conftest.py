"""The tests of Rainbow Road, written like all of them."""

from functools import partial

from ..conftest import changed, field, legal, line_refusal, played, question, refusal, refused_for

__all__ = ["after", "changed", "code", "field", "legal", "question", "refusal", "refused_for"]

after = partial(played, "road")
code = partial(line_refusal, "road")
