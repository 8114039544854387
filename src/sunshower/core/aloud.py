"""The table told to somebody who listens: what they may ask about, and the sentences that answer it."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias, get_args

from sunshower.core.message import Message, Who

Part: TypeAlias = Literal["now", "ways", "hand", "mine", "theirs", "table", "score", "places"]
"""What is asked of whom; every move, if that takes many words; the own hand;
what lies before the seat that listens; before the others; between them; how it stands; and all places in rows, to be
walked one by one: each row is a message with the list of its `places`, and with `board` where rows touch each other."""
PARTS: Final[tuple[Part, ...]] = get_args(Part)
Aloud: TypeAlias = Mapping[Part, Sequence[Message]]


def standing(key: str, scores: Sequence[int]) -> Message:
    """A sentence about what each seat has, such as its points."""
    each = (Message("table-has", {"seat": Who(seat), "count": score}) for seat, score in enumerate(scores))
    return Message(key, {"seats": tuple(each)})
