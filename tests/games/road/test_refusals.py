"""Why not? Every refusal of the game: a position, a text, the code, and the rule it cites."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ...laws.words import must_answer
from .conftest import after, question, refused_for

PLACE = "round=5 phase=place turn=0 ring=12345/67123 sunny=b rain=h hands=2467/3567"
GAP = "round=3 phase=place turn=0 ring=1-345/67123 sunny=c rain=h hands=244677/356???"
TRASHED = "round=5 phase=place turn=0 ring=1x-45/67123 sunny=d rain=h hands=2467/3567"
SUNNY = "round=5 phase=sunny turn=0 ring=12345/67-23 sunny=c rain=d played=a/f"
BEHIND = "round=4 phase=rain turn=0 ring=12345/67123 sunny=e rain=c played=a/f discards=45 pranks={}/-"
HOLE = "round=4 phase=rain turn=0 ring=-2345/67123 sunny=e rain=c played=b/f discards=45 pranks={}/-"
AHEAD = "round=5 phase=rain turn=1 ring=25673/41435 sunny=c rain=d played=c/h pranks=-/js options=clockwise"
AGAIN = "round=5 phase=sunny turn=0 ring=12335/67-23 sunny=c rain=a played=b/f"

# Each row: position, moves played first, text, code, rule.
TABLE: list[tuple[str, list[str], str, str, str]] = [
    (PLACE, [], "hello", "not-understood", ""),
    (PLACE, [], "", "not-understood", ""),
    (PLACE, [], "5@", "not-in-hand", "B5"),
    (PLACE, [], "slot:z", "not-understood", ""),
    (SUNNY, [], "5@@c", "not-understood", ""),
    (BEHIND.format("t"), [], "trash", "needs-a-spot", "D17"),
    (BEHIND.format("j") + " options=step_first", [], "jump:d", "step-first", "D35"),
    (PLACE, [], "5@k", "no-such-spot", "D33"),
    (SUNNY, [], ">z", "no-such-spot", "D33"),
    (BEHIND.format("e"), [], "exchange:ax", "no-such-spot", "D33"),
    (PLACE, [], "8@c", "no-such-card", "B1"),
    (PLACE, [], "9@f", "no-such-card", "B1"),
    (PLACE, [], "0@c", "no-such-card", "B1"),
    (BEHIND.format("r"), [], "recycle:8@a", "no-such-card", "B1"),
    (BEHIND.format("r"), [], "recycle:0@a", "no-such-card", "B1"),
    (SUNNY, [], "5@c", "cards-placed", "B5"),
    (SUNNY, [], "hand:5", "cards-placed", "B5"),
    (BEHIND.format("r"), [], "5@c", "cards-placed", "B5"),
    (PLACE, [], ">d", "place-first", "D11"),
    (PLACE, [], "stop", "place-first", "D11"),
    (PLACE, [], "jump:d", "place-first", "D11"),
    (PLACE, [], "prank:jump", "place-first", "D11"),
    (PLACE, [], "5@c", "not-in-hand", "B5"),
    (PLACE, [], "5", "not-in-hand", "B5"),
    (PLACE, [], "8", "no-such-card", "B1"),
    (PLACE, [], " HAND:5", "not-in-hand", "B5"),
    (PLACE, [], "hand:5", "not-in-hand", "B5"),
    (PLACE, [], "6@f", "not-your-field", "D13"),
    (PLACE, [], "slot:f", "not-your-field", "D13"),
    (PLACE, ["6@c"], "7@c", "not-your-field", "D13"),
    (TRASHED, [], "6@c", "trashed-first", "D16"),
    (TRASHED, [], "6@a", "trashed-first", "D16"),
    (TRASHED, [], "slot:a", "trashed-first", "D16"),
    (GAP, [], "6@a", "empty-first", "D15"),
    (GAP, [], "slot:c", "empty-first", "D15"),
    (PLACE, [], "6@b", "fairy-here", "D12"),
    (PLACE, [], "slot:b", "fairy-here", "D12"),
    (SUNNY, [], ">c", "already-there", "D8"),
    (SUNNY, [], ">h", "empty-spot", "D3"),
    (SUNNY, [], "slot:h", "empty-spot", "D3"),
    (AGAIN, [">d"], ">c", "no-turning", "D1"),
    (AGAIN + " options=clockwise", [], ">d", "wrong-way", "D1"),
    (BEHIND.format("e").replace("rain=c", "rain=d"), [], ">e", "blocked", "D10"),
    (SUNNY, [], ">b", "wrong-order", "B10"),
    (SUNNY.replace("12345", "12315"), [], ">e", "wrong-order", "D4"),
    (SUNNY.replace("12345", "12315"), [], ">d", "wrong-order", "D4"),
    (SUNNY, [], ">d", "jump-over", "D5"),
    (SUNNY + " options=free_jump", [], ">d", "jump-over", "D5"),
    (SUNNY, [], ">f", "not-next", "D3"),
    (SUNNY, [], "jump:b", "no-prank-now", "D27"),
    (SUNNY, [], "prank:jump", "no-prank-now", "D27"),
    (BEHIND.format("e"), [], "jump:b", "no-such-prank", "D27"),
    (BEHIND.format("e"), [], "prank:jump", "no-such-prank", "D27"),
    (BEHIND.format("ej"), ["exchange:ab"], "jump:b", "prank-played", "D27"),
    (BEHIND.format("e"), [">d"], "exchange:ab", "set-off", "D39"),
    (BEHIND.format("p"), [">d"], "teleport:a", "set-off", "D39"),
    (BEHIND.format("j"), [], "jump:e", "not-there", "D19"),
    (BEHIND.format("s"), [], "skip:b", "not-there", "D21"),
    (BEHIND.format("j"), [">d"], "jump:e", "blocked", "D19"),
    (BEHIND.format("s").replace("sunny=e", "sunny=f"), [">d"], "skip:f", "blocked", "D20"),
    (BEHIND.format("s"), [], "skip:e", "blocked", "D20"),
    (BEHIND.format("j"), [">d"], "prank:jump", "blocked", "D19"),
    (BEHIND.format("j"), [">d"], "jump:c", "no-turning", "D1"),
    (AHEAD, [], "jump:e", "wrong-way", "D1"),
    (AHEAD, [], "jump:c", "blocked", "D19"),
    (AHEAD, [], "skip:f", "wrong-way", "D1"),
    (BEHIND.format("r").replace("discards=45", "discards=-"), [], "recycle:4@a", "nothing-discarded", "D25"),
    (BEHIND.format("r"), [], "recycle:7@a", "not-discarded", "D25"),
    (BEHIND.format("r"), [], "discard:7", "not-discarded", "D25"),
    (BEHIND.format("e"), [], "exchange:aa", "same-spot", "D18"),
    (BEHIND.format("e"), [], "exchange:a", "needs-a-spot", "D18"),
    (BEHIND.format("e"), [], "exchange:c", "fairy-here", "D18"),
    (BEHIND.format("r"), [], "recycle:4", "needs-a-spot", "D24"),
    (BEHIND.format("r"), [], "recycle:7", "not-discarded", "D25"),
    (HOLE.format("e"), [], "exchange:ab", "empty-spot", "D18"),
    (HOLE.format("t"), [], "trash:a", "empty-spot", "D17"),
    (HOLE.format("p"), [], "teleport:a", "empty-spot", "D23"),
    (HOLE.format("r"), [], "recycle:4@a", "empty-spot", "D24"),
    (BEHIND.format("p"), [], "teleport:c", "already-there", "D37"),
    (BEHIND.format("e"), [], "exchange:ac", "fairy-here", "D18"),
    (BEHIND.format("e"), [], "exchange:ea", "fairy-here", "D18"),
    (BEHIND.format("t"), [], "trash:c", "fairy-here", "D17"),
    (BEHIND.format("p"), [], "teleport:e", "fairy-here", "D23"),
    (BEHIND.format("r").replace("sunny=e", "sunny=a"), [], "recycle:4@a", "fairy-here", "D24"),
    (BEHIND.format("r"), [], "recycle:4@b", "not-played-now", "D24"),
]


@pytest.mark.parametrize(("line", "moves", "text", "code", "rule"), TABLE)
def test_refusal(line: str, moves: list[str], text: str, code: str, rule: str) -> None:
    """D1-D39: each has its code, a sentence for people and the rule behind it, and changes nothing."""
    assert refused_for(after(line, *moves), text) == (code, rule)


@pytest.mark.parametrize(
    ("line", "text", "sentence"),
    [
        (
            BEHIND.format("s"),
            "skip:e",
            "Skip leads to e, and the Sunny Fairy stands there. You can run to d, play Skip, or stop.",
        ),
        (
            SUNNY,
            ">b",
            "From the 3 to the 2 on b the numbers fall, but the Sunny Fairy runs upwards now. "
            "You can run to e, or stop.",
        ),
        (
            SUNNY.replace("12345", "12315"),
            ">e",
            "To jump over the Rain Fairy, the Sunny Fairy must be able to run onto her card; but from the 3 to the 1 "
            "on d the numbers fall, and she runs upwards now. You can only stop.",
        ),
        (PLACE, "5@c", "You hold no 5, only 2, 4, 6 and 7."),
        (PLACE, "slot:f", "Spot f is not in your own field, a to e. Place a card on a, c, d or e."),
        (BEHIND.format("r"), "discard:7", "There is no 7 among the discards, only 4 and 5."),
        (
            BEHIND.format("e"),
            "exchange:ac",
            "The Rain Fairy stands on c, so Exchange cannot choose it. Exchange can choose a, b, d, f, g, h, i or j.",
        ),
    ],
)
def test_a_refusal_names_what_is_in_the_way(line: str, text: str, sentence: str) -> None:
    """B5, B10, D4, D13, D18, D20, D25: the fairy, the card, the order of numbers; and what could be done instead."""
    refusal = after(line).why(0, text)
    assert refusal is not None
    assert refusal.sentence == sentence


@pytest.mark.parametrize(
    ("line", "half", "rest"),
    [
        (PLACE, "hand:6", "Which spot: a, c, d or e?"),
        (PLACE, "6", "Which spot: a, c, d or e?"),
        (PLACE, "6@", "Which spot: a, c, d or e?"),
        (PLACE, "slot:c", "Which card: 2, 4, 6 or 7?"),
        (BEHIND.format("t"), "prank:trash", "Which spot: a, b, d, f, g, h, i or j?"),
        (BEHIND.format("er"), "discard:4", "Only one thing goes with it: Recycle."),
        (BEHIND.format("er"), "slot:a", "Which prank: Exchange or Recycle?"),
        (BEHIND.format("r"), "prank:recycle", "Which card: 4 or 5?"),
        (
            BEHIND.format("r"),
            "recycle:4",
            "Recycle needs a card from the discards and the spot of the card that it replaces. Which spot: a or f?",
        ),
        (
            BEHIND.format("e"),
            "exchange:g",
            "Exchange needs two different spots: the cards on them change places. "
            "Which other spot: a, b, d, f, h, i or j?",
        ),
        (BEHIND.format("j"), "jump", "Jump needs a spot: the next card, whatever its number. Which spot: d or b?"),
    ],
)
def test_half_a_move(line: str, half: str, rest: str) -> None:
    """D17-D24: a part of a move is no move by itself: what goes with it is asked for."""
    assert question(after(line), half) == rest


def test_the_one_object_to_pick_is_the_move() -> None:
    """D8: nothing goes with it."""
    match = after(SUNNY)
    assert match.why(0, "slot:e") is None
    match.play(0, "slot:e")
    assert match.view(0)["sunny"] == "e"


def test_out_of_turn() -> None:
    """B5: whose turn it is not is told so, and who is to move."""
    refusal = after(PLACE).why(1, "3@f")
    assert refusal is not None
    assert (refusal.code, refusal.sentence) == ("not-your-turn", "It is not your turn: Seat 0 is to move.")


def test_over() -> None:
    """B5: nothing can be played after round eight."""
    match = after("round=8 phase=rain turn=0 ring=12345/67123 sunny=b rain=h played=a/f hands=-/-", "stop")
    refusal = match.why(0, "stop")
    assert refusal is not None
    assert refusal.code == "game-over"


POSITIONS = [
    PLACE,
    GAP,
    TRASHED,
    SUNNY,
    AGAIN,
    *(BEHIND.format(pranks) for pranks in ("-", "ej", "st", "pr")),
    BEHIND.format("js") + " points=2 start=a way=anticlockwise",
    BEHIND.format("e") + " pranked=yes options=clockwise",
]
WORDS = st.text("0123456789abcdefghijkz@>:,+- ?", max_size=8)
KINDS = ["", "jump:", "skip:", "trash:", "teleport:", "exchange:", "recycle:", "slot:", "hand:", "discard:", "prank:"]
PHRASES = st.one_of(
    st.text(max_size=30), WORDS, st.builds(str.__add__, st.sampled_from(KINDS), st.one_of(WORDS, st.just("skip")))
)


@given(st.sampled_from(POSITIONS), PHRASES)
def test_any_text_is_played_or_refused(line: str, text: str) -> None:
    """Whatever is said, the answer is a move, an object of one, or a refusal with a code and a sentence."""
    must_answer(after(line), text)
