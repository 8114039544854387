"""Why not? Every refusal of the game: a position, a text, the code, and the rule it cites."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ...laws.words import must_answer
from .conftest import after, legal, refused_for

DRAW = "phase=draw turn=0 rainbows=Bc/Yt hands=GxRpYs/??? discards=OpBt"
BARE = "phase=draw turn=0 rainbows=Bc/Yt hands=GxRpYs/???"
WILD = "phase=draw turn=0 rainbows=Bc/Yt hands=GxRpYs/??? discards=BtA*"
LOCK = "phase=draw turn=0 rainbows=Bc/Yt hands=GxRpYs/??? discards=Bt!1"
LONG = "phase=draw turn=0 rainbows=Bc/Yt/- hands=GxRpYs/???/??? discards=Bt!2 options=lock_for_victim"
ALIKE = "phase=act turn=0 rainbows=BcBxBpGcGx/Yt hands=GxGxGxGx/??? options=base_sets:6"
LONE = "phase=act turn=0 rainbows=Bc/-/- hands=GxRpYsR*/???/???"
ACT = "phase=act turn=0 rainbows=Bc/YtGs/- hands=GxRpYsR*/???/???"
PLAIN = "phase=act turn=0 rainbows=Bc/YtGs/- hands=GxRpYsRs/???/???"
FULL = "phase=act turn=0 rainbows=BcBxBpGcGs/Yt hands=GxRpYsR*/???"
IDLE = "phase=act turn=0 rainbows={}/Yt hands=GxRpYsBt/??? shown=Bt/- taken=Bt options=no_idle_discard"

# Each row: position, text, code, rule.
TABLE: list[tuple[str, str, str, str]] = [
    (DRAW, "hello", "not-understood", ""),
    (DRAW, "", "not-understood", ""),
    (ACT, "play", "not-understood", ""),
    (ACT, "wild", "not-understood", ""),
    (ACT, "play:Gx-", "not-understood", ""),
    (ACT, "hand:", "not-understood", ""),
    (ACT, "rainbow:x", "not-understood", ""),
    (ACT, "play:Zz", "no-such-card", "B1"),
    (ACT, "discard:**", "no-such-card", "B1"),
    (ACT, "hand:zz", "no-such-card", "B1"),
    (ACT, "wild:R*@1-Qq", "no-such-card", "B1"),
    (ACT, "ac", "no-such-card", "B1"),
    (DRAW, "play:Gx", "draw-first", "B4"),
    (DRAW, "hand:gx", "draw-first", "B4"),
    (DRAW, "rainbow:1", "draw-first", "B4"),
    (DRAW, "discard:Gx", "draw-first", "B4"),
    (BARE, "take", "no-discards", "C2"),
    (BARE, "discards", "no-discards", "C2"),
    (WILD, "take", "wild-on-top", "C11"),
    (WILD, "discards", "wild-on-top", "C11"),
    (LOCK, "take", "locked", "C10"),
    (LONG, "take", "locked", "C27"),
    (ACT, "draw", "already-drawn", "B5"),
    (ACT, "take", "already-drawn", "B5"),
    (ACT, "pile", "already-drawn", "B5"),
    (PLAIN, "rainbow:1", "no-wild", "C7"),
    (PLAIN, "rainbow:1:yt", "no-wild", "C7"),
    (ACT, "rainbow:3", "no-such-seat", "C25"),
    (ACT, "rainbow:2", "nothing-there", "C6"),
    (ACT, "rainbow:1:bc", "not-there", "C16"),
    (ACT, "rainbow:0:bc", "not-full", "C16"),
    (ACT, "rainbow:1:zz", "no-such-card", "B1"),
    (ACT, "play:Bt", "not-in-hand", "B5"),
    (ACT, "hand:bt", "not-in-hand", "B5"),
    (ACT, "discard:A*", "not-in-hand", "B5"),
    (ACT, "wild:B*@1-Yt", "not-in-hand", "B5"),
    (IDLE.format("Bc"), "discard:Bt", "idle", "C23"),
    (IDLE.format("BcBxBpGcGs"), "play:Bt-Bt", "idle", "C23"),
    (ACT, "play:Gx-Bc", "not-full", "C24"),
    (ACT, "play:R*-Bc", "not-full", "C24"),
    (FULL, "play:Gx", "needs-a-card", "C8"),
    (FULL, "play:Gx-Yt", "not-there", "C8"),
    (ACT, "wild:R*@3-Yt", "no-such-seat", "C25"),
    (ACT, "wild:R*", "needs-a-seat", "C6"),
    (ACT, "wild:R*@0-Bc", "own-rainbow", "C24"),
    (FULL, "wild:R*@0-Bx", "own-rainbow", "C8"),
    (ACT, "wild:Gx@1-Yt", "not-wild", "C7"),
    (ACT, "wild:Gx", "not-wild", "C7"),
    (ACT, "wild:Gx@0-Bc", "not-wild", "C7"),
    (ACT, "wild:Gx@3-Bc", "not-wild", "C7"),
    (LONE, "wild:R*", "nothing-there", "C6"),
    (ALIKE, "rainbow:0:gx", "alike", "C8"),
    (IDLE.format("BcBxBpGcBt").replace("GxRpYsBt", "BtBtBtBt") + ",base_sets:6", "rainbow:0:bt", "idle", "C23"),
    (ACT, "wild:R*@2-Yt", "nothing-there", "C6"),
    (ACT, "wild:R*@1", "needs-a-card", "C6"),
    (ACT, "wild:R*@1-Bc", "not-there", "C6"),
]


@pytest.mark.parametrize(("line", "text", "code", "rule"), TABLE)
def test_refusal(line: str, text: str, code: str, rule: str) -> None:
    """C1-C27: each has its code, a sentence for people and the rule behind it, and changes nothing."""
    assert refused_for(after(line), text) == (code, rule)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (LOCK, "A wild has just replaced the blue star: it is locked until this turn is over."),
        (LONG, "A wild has just replaced the blue star: it is locked for this turn and 1 more."),
        (WILD, "The all-colours card on top of the discards is wild, and can never be taken."),
    ],
)
def test_why_the_top_discard_cannot_be_taken(line: str, sentence: str) -> None:
    """C10, C11, C27: the lock is told as a countdown."""
    answer = after(line).why(0, "take")
    assert answer is not None
    assert answer.sentence == sentence


@pytest.mark.parametrize(
    ("line", "text", "move"),
    [
        ("phase=act turn=1 rainbows=OpBc/Rt hands=???/GxRpYsY*", "wild y*", "wild:Y*@0-Bc"),
        ("phase=act turn=0 rainbows=Bc/-/Rt hands=GxRpYsY*/???/???", "wild y*", "wild:Y*@2-Rt"),
        ("phase=act turn=0 rainbows=Bc/-/Rt hands=GxRpYsY*/???/???", "wild y* 2", "wild:Y*@2-Rt"),
        (FULL, "wild:R*@0-Bx", "play:R*-Bx"),
        (FULL, "wild:R*@0-Yt", "play:R*-Bc"),
        (FULL, "wild:R*@0", "play:R*-Bc"),
        (ACT, "wild:R*@0-Bc", "play:R*"),
        (FULL, "play:Gx", "play:Gx-Bc"),
        (ALIKE, "rainbow:0:gx", "play:Gx-Gx"),
    ],
)
def test_what_a_refusal_suggests_can_be_played(line: str, text: str, move: str) -> None:
    """C6, C8, C24: an example is a move on offer."""
    match = after(line)
    answer = match.why(match.to_act[0], text)
    assert answer is not None
    assert re.findall(r"(?:play|wild):[A-Za-z0-9*@-]+", answer.sentence) == [move]
    assert move in legal(match)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (DRAW, "That is no move of this game. For example: draw takes a card from the pile, take the top discard."),
        (
            ACT,
            "That is no move of this game. For example: play:Bc lays the blue circle, discard:Bc puts it away, "
            "wild:R*@1-Bc lays R* over seat 1's blue circle.",
        ),
    ],
)
def test_examples_for_who_is_not_understood(line: str, sentence: str) -> None:
    """B4, B5: each kind of move is shown once."""
    answer = after(line).why(0, "hello")
    assert answer is not None
    assert answer.sentence == sentence


@pytest.mark.parametrize(
    ("line", "text"), [(DRAW, "Discards"), (DRAW, "pile "), (ACT, "Hand:Gx"), (ACT, " RAINBOW:1:YT")]
)
def test_an_object_in_any_spelling(line: str, text: str) -> None:
    """B5: an object that is part of a move is not refused for its capitals or for spaces around it."""
    assert after(line).why(0, text) is None


WORDS = st.text("bgorycxpstBGORYa*@-:0123 ?", max_size=9)
KINDS = ["", "play:", "discard:", "wild:", "hand:", "rainbow:", "take", "draw", "wild:R*@", "play:Gx-"]
PHRASES = st.one_of(st.text(max_size=30), WORDS, st.builds(str.__add__, st.sampled_from(KINDS), WORDS))
POSITIONS = [DRAW, BARE, WILD, LOCK, LONG, ACT, PLAIN, FULL, ALIKE, LONE, IDLE.format("Bc"), IDLE.format("BcBxBpGcGs")]


@given(st.sampled_from(POSITIONS), PHRASES)
def test_any_text_is_played_or_refused(line: str, text: str) -> None:
    """Whatever is said, the answer is a move, an object that begins one, or a refusal with a code and a sentence."""
    must_answer(after(line), text)
