"""Why not? Every refusal of the game: a position, a text, the code, and the rule it cites."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ...laws.words import must_answer
from .conftest import after, question, refused_for

OPEN = "round=1 turn=0 hands=RGOBRP/GRCBLS next=PL/SC"
ROW = "round=1 turn=0 row=GC under=OB seen=01 hands=ROOBYP/GRCBLS next=PL/SC"
FLIP_OR_STOP = "Stop, or flip a card of the row before you place another."

# Each row: position, moves played first, text, code, rule.
TABLE: list[tuple[str, list[str], str, str, str]] = [
    (OPEN, [], "hello", "not-understood", ""),
    (OPEN, [], "", "not-understood", ""),
    (OPEN, [], "?", "not-understood", ""),
    (OPEN, [], "flip", "nothing-lies", "R3"),
    (ROW, ["flip:1"], "flip", "flipped-already", "B6"),
    (ROW, ["R1"], "blind", "flip-first", "B6"),
    (ROW, ["R1"], "normal", "flip-first", "B6"),
    (OPEN, [], "pass", "place-first", "R1"),
    (ROW, ["R1"], "end", "say-stop", "B8"),
    (f"{ROW} options=flip_commits", ["R1", "flip:1"], "done", "flip-commits", "R2"),
    (OPEN, [], "cyan", "not-in-hand", "B2"),
    (OPEN, [], "cyan 1", "other-face", "B2"),
    (OPEN, [], "red 4", "no-such-card", "B2"),
    (ROW, ["R1"], "yellow", "flip-first", "B6"),
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
    (OPEN, [], "4", "no-such-card", "B2"),
    (OPEN, [], "?0", "no-such-card", "B2"),
    (OPEN, [], "hand:9", "no-such-card", "B2"),
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


@pytest.mark.parametrize(
    ("moves", "text", "sentence"),
    [
        ([], "G1", "Your card 1 shows red, not green. You hold card 1 (red), card 2 (orange) and card 3 (yellow)."),
        ([], "S", "None of your cards shows shadow. You hold card 1 (red), card 2 (orange) and card 3 (yellow)."),
        (["R1"], "R1", f"You have placed your card 1 already. {FLIP_OR_STOP}"),
        (["R1"], "R2", f"Your card 2 shows orange, not red. {FLIP_OR_STOP}"),
        (["R1"], "cyan", f"None of your cards shows cyan. {FLIP_OR_STOP}"),
        (
            [],
            "row:5",
            "No card lies on place 5 of the row: only places 1 and 2 are filled. "
            "Place a card from your hand, normally or blind, or flip a card of the row first.",
        ),
        (
            ["R1", "flip:1"],
            "flip:7",
            "The row has no place 7: its places are 1 to 6. Place a card from your hand, normally or blind, or stop.",
        ),
        (
            [],
            "orange 4",
            "There is no card 4: the cards of your hand are 1 to 3. "
            "You hold card 1 (red), card 2 (orange) and card 3 (yellow).",
        ),
        ([], "cyan", "None of your cards shows cyan. You hold card 1 (red), card 2 (orange) and card 3 (yellow)."),
        (["R1"], "pass", "Say stop to end your turn."),
        (["R1", "flip:1"], "S", "S may be stop or shadow: say stop, or name the card by its place in your hand."),
        (
            [],
            "blind G",
            "None of your cards shows green. Which card: card 1 (red), card 2 (orange) or card 3 (yellow)?",
        ),
    ],
)
def test_a_refusal_says_what_there_is_instead(moves: list[str], text: str, sentence: str) -> None:
    """B2, B4, B5, B8: the hand, the row, or the word for it."""
    refusal = after(ROW, *moves).why(0, text)
    assert refusal is not None
    assert refusal.sentence == sentence


@pytest.mark.parametrize(
    ("half", "rest"),
    [
        ("hand:1", "What do you do with it: place it normally or place it blind?"),
        ("blind", "Which card: card 1 (red), card 2 (orange) or card 3 (yellow)?"),
        ("normal", "Which card: card 1 (red), card 2 (orange) or card 3 (yellow)?"),
        ("place", "Which card: card 1 (red), card 2 (orange) or card 3 (yellow)?"),
        ("flip", "Which place of the row: 1 or 2?"),
    ],
)
def test_half_a_move(half: str, rest: str) -> None:
    """B5, B6: a part of a move is no move by itself: what goes with it is asked for."""
    assert question(after(ROW), half) == rest


def test_a_card_named_by_a_front_that_two_cards_have() -> None:
    """B7: their backs differ, so it is asked which; with one of them gone it is clear."""
    line = ROW.replace("hands=ROOBYP", "hands=RORBYP")
    assert question(after(line), "blind R") == "Which card: card 1 (red) or card 2 (red)?"
    assert question(after(line), "R") == "Which card: card 1 (red) or card 2 (red)?"
    assert after(line, "?1", "flip:1").why(0, "blind R") is None
    assert refused_for(after(line, "Y3"), "blind R") == ("flip-first", "B6")


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
