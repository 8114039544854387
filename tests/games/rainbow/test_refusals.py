"""Why not? Every refusal of the game: a position, a text, the code, and the rule it cites."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ...laws.words import must_answer
from .conftest import after, refused_for

OPEN = "round=1 turn=0 hands=RGOBRP/GRCBLS next=PL/SC"
ROW = "round=1 turn=0 row=GC under=OB seen=01 hands=ROOBYP/GRCBLS next=PL/SC"

# Each row: position, moves played first, text, code, rule.
TABLE: list[tuple[str, list[str], str, str, str]] = [
    (OPEN, [], "hello", "not-understood", ""),
    (OPEN, [], "", "not-understood", ""),
    (OPEN, [], "?", "not-understood", ""),
    (OPEN, [], "flip", "not-understood", ""),
    (ROW, ["R1"], "blind", "not-understood", ""),
    (OPEN, [], "stop", "place-first", "R1"),
    (ROW, ["flip:1"], "stop", "place-first", "R1"),
    (f"{ROW} options=flip_commits", ["R1", "flip:1"], "stop", "flip-commits", "R2"),
    (OPEN, [], "flip:1", "nothing-lies", "R3"),
    (OPEN, [], "row:1", "nothing-lies", "R3"),
    (ROW, [], "flip:7", "no-such-spot", "B4"),
    (ROW, [], "flip:0", "no-such-spot", "B4"),
    (ROW, [], "flip:3", "no-card-there", "B4"),
    (ROW, [], "row:3", "no-card-there", "B4"),
    (ROW, ["flip:1"], "flip:1", "flipped-already", "B6"),
    (ROW, ["R1", "flip:1"], "flip:2", "flipped-already", "B6"),
    (f"{ROW} options=flip_commits", ["R1", "flip:1"], "row:2", "flipped-already", "B6"),
    (OPEN, [], "4", "no-such-card", "B1"),
    (OPEN, [], "?0", "no-such-card", "B1"),
    (OPEN, [], "hand:9", "no-such-card", "B1"),
    (ROW, ["R1", "flip:1"], "?1", "placed-already", "B5"),
    (ROW, ["R1"], "R1", "placed-already", "B5"),
    (OPEN, [], "G1", "other-face", "B2"),
    (OPEN, [], "blind R2", "other-face", "B2"),
    (OPEN, [], "S", "not-in-hand", "B2"),
    (OPEN, [], "blind G", "not-in-hand", "B2"),
    (ROW, ["R1"], "O2", "flip-first", "B6"),
    (ROW, ["R1"], "?3", "flip-first", "B6"),
    (ROW, ["R1"], "hand:2", "flip-first", "B6"),
    (ROW, ["R1"], "Y", "flip-first", "B6"),
    (ROW, ["R1", "flip:1"], "s", "stop-or-shadow", "B8"),
]


@pytest.mark.parametrize(("line", "moves", "text", "code", "rule"), TABLE)
def test_refusal(line: str, moves: list[str], text: str, code: str, rule: str) -> None:
    """R1-R3, B1-B6: each has its code, a sentence for people and the rule behind it, and changes nothing."""
    assert refused_for(after(line, *moves), text) == (code, rule)


def test_refusals_tell_nothing_hidden() -> None:
    """B2, R17: two worlds that differ in backs and undersides refuse in the same words."""
    other = ROW.replace("ROOBYP", "RBOGYR").replace("under=OB seen=01", "under=RP seen=--")
    for text in ("?4", "flip:5", "G1", "stop", "S", "flip:9"):
        here, there = (after(line.replace("seen=01", "seen=--")).why(0, text) for line in (ROW, other))
        assert str(here) == str(there)


POSITIONS = [OPEN, ROW, f"{ROW} options=flip_commits", f"{ROW} flipped=yes", f"{ROW} options=memory_aid"]
WORDS = st.text("0123456789roygcbplsRS@>:,+- ?", max_size=6)
KINDS = ["", "flip:", "flip ", "blind", "blind:", "place", "?", "hand:", "row:", "stop"]
PHRASES = st.one_of(st.text(max_size=30), WORDS, st.builds(str.__add__, st.sampled_from(KINDS), WORDS))


@given(st.sampled_from(POSITIONS), PHRASES)
def test_any_text_is_played_or_refused(line: str, text: str) -> None:
    """Whatever is said, the answer is a move, an object that is part of one, or a refusal with a code."""
    must_answer(after(line), text)
