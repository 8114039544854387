"""Why not? Every refusal of the game: a position, a text, the code, and the rule it cites."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sunshower import Refusal
from sunshower.core.chance import Rng
from sunshower.games.rainbow import GAME

from .conftest import after, legal

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
RULES = (files("sunshower.games.rainbow") / "rules.md").read_text(encoding="utf-8")
CODES = Path(__file__).parents[3] / "src/sunshower/games/rainbow/why.py"


@pytest.mark.parametrize(("line", "moves", "text", "code", "rule"), TABLE)
def test_refusal(line: str, moves: list[str], text: str, code: str, rule: str) -> None:
    """R1-R3, B1-B6: each has its code, a sentence for people and the rule behind it, and changes nothing."""
    match = after(line, *moves)
    seat = match.to_act[0]
    before = match.record()
    answer = match.why(seat, text)
    assert answer is not None
    with pytest.raises(Refusal) as refused:
        match.play(seat, text)
    assert str(refused.value) == str(answer)
    assert match.record() == before
    assert (answer.code, answer.rule) == (code, rule)
    assert re.fullmatch(r"[A-Z].*\.", answer.sentence)
    if rule:
        assert re.search(rf"^- .*\(.*\b{rule}\b.*\)$", RULES, re.MULTILINE)


def test_every_code_is_in_the_table() -> None:
    """Each code of why.py has a row, and there is no row for a code that is gone."""
    codes = set(re.findall(r'IllegalMove\(\s*"([a-z-]+)"', CODES.read_text(encoding="utf-8")))
    assert codes == {code for _, _, _, code, _ in TABLE}


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
    match = after(line)
    answer = match.why(0, text)
    state = GAME.guess(match.view(0), Rng("refusals"))
    action = GAME.read(state, text)
    if answer is None:
        parts = {pick for path in match.picks(0) for pick in path}
        assert text in parts or (action is not None and GAME.write(state, action) in legal(match))
    else:
        assert action is None
        assert answer.code
        assert answer.sentence.endswith(".")
