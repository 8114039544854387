"""Why not? Every refusal of the game: a position, a text, the code, and the rule it cites."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sunshower.core.message import Message
from sunshower.core.words import languages, words

from ...laws.words import must_answer
from .conftest import after, legal, question, refused_for

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
    (DRAW, "pass", "no-passing", "C1"),
    (ACT, "Pass", "no-passing", "C1"),
    (ACT, "play", "which-card", "B5"),
    (ACT, "discard:", "which-card", "B5"),
    (ACT, "wild", "which-card", "B5"),
    (LONE, "wild", "nothing-there", "C6"),
    (PLAIN, "wild", "no-wild", "C7"),
    (DRAW, "play", "draw-first", "B4"),
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
    (ACT, "B", "no-colour", "B5"),
    (ACT, "play:R*-Yt", "elsewhere", "C6"),
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
    (ACT, "play:Gx-Bc", "not-full", "B6"),
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
        (LOCK, "A wild has replaced the blue star: it is locked until this turn is over."),
        (LONG, "A wild has replaced the blue star: it is locked for this turn and 1 more."),
        (WILD, "The all-colours card on top of the discards is wild, and can never be taken."),
    ],
)
def test_why_the_top_discard_cannot_be_taken(line: str, sentence: str) -> None:
    """C10, C11, C27: the lock is told as a countdown."""
    answer = after(line).why(0, "take")
    assert answer is not None
    assert answer.sentence == f"{sentence} Draw a card from the pile."


@pytest.mark.parametrize(
    ("line", "text", "example", "move"),
    [
        (FULL, "wild:R*@0-Bx", "the blue cross", "play:R*-Bx"),
        (FULL, "wild:R*@0-Yt", "the blue circle", "play:R*-Bc"),
        (FULL, "wild:R*@0", "the blue circle", "play:R*-Bc"),
    ],
)
def test_what_a_refusal_suggests_can_be_played(line: str, text: str, example: str, move: str) -> None:
    """C6, C8: an example is a card with which the move is on offer."""
    match = after(line)
    answer = match.why(match.to_act[0], text)
    assert answer is not None
    assert answer.sentence.endswith(f", for example {example}.")
    assert move in legal(match)


@pytest.mark.parametrize(
    ("line", "text", "sentence", "move"),
    [
        (ACT, "wild:R*@0-Bc", "Onto your own rainbow a wild is played like any card, on a free place.", "play:R*"),
        (
            ALIKE,
            "rainbow:0:gx",
            "You hold only cards like the green cross: play one, and the new one itself goes.",
            "play:Gx-Gx",
        ),
    ],
)
def test_what_a_refusal_describes_can_be_played(line: str, text: str, sentence: str, move: str) -> None:
    """C8, C24: there is such a move."""
    match = after(line)
    answer = match.why(match.to_act[0], text)
    assert answer is not None
    assert answer.sentence == sentence
    assert move in legal(match)


@pytest.mark.parametrize(
    ("line", "can"),
    [
        (DRAW, "Draw a card from the pile, or take the top discard."),
        (BARE, "Draw a card from the pile."),
        (WILD, "Draw a card from the pile."),
        (LOCK, "Draw a card from the pile."),
        (ACT, "Play a card into your rainbow, discard one, or lay a wild over another player's card."),
        (PLAIN, "Play a card into your rainbow, or discard one."),
        (LONE, "Play a card into your rainbow, or discard one."),
    ],
)
def test_what_can_be_done_instead(line: str, can: str) -> None:
    """B4, B5, C2, C6, C7, C10, C11: who is not understood, or wants to pass, is told what is open now."""
    for text, first in {"hello": "That is no move of this game.", "pass": "Nobody can pass in this game."}.items():
        answer = after(line).why(0, text)
        assert answer is not None
        assert answer.sentence == f"{first} {can}"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (DRAW, "The green cross has to wait. First draw a card: from the pile, or the top discard."),
        (BARE, "The green cross has to wait. First draw a card from the pile."),
        (WILD, "The green cross has to wait. First draw a card from the pile."),
        (LOCK, "The green cross has to wait. First draw a card from the pile."),
    ],
)
def test_the_top_discard_is_offered_only_where_it_may_be_taken(line: str, sentence: str) -> None:
    """B4, C2, C10, C11: there is one, it is not wild and not locked."""
    answer = after(line).why(0, "play:Gx")
    assert answer is not None
    assert answer.sentence == sentence


NOTATION = re.compile(r"\b[BGORY][cxpst]\b|[*@_]|[a-z]:\S|\bseat\b")


@pytest.mark.parametrize(("line", "text"), [row[:2] for row in TABLE])
def test_a_refusal_is_in_words(line: str, text: str) -> None:
    """B1: cards are named by colour and shape, in every language, never as in a move."""
    answer = after(line).why(after(line).to_act[0], text)
    assert answer is not None
    assert isinstance(answer.says, Message)
    for language in languages():
        assert not NOTATION.search(words(language).say(answer.says))


@pytest.mark.parametrize(("object_", "move"), [("Discards", "take"), ("pile ", "draw")])
def test_the_one_object_to_pick_is_the_move(object_: str, move: str) -> None:
    """B4: it is not refused for its capitals or for spaces around it either."""
    match = after(DRAW)
    assert match.why(0, object_) is None
    assert match.spelling(0, object_) == move


@pytest.mark.parametrize(
    ("line", "half", "rest"),
    [
        (ACT, "hand:gx", "What do you do with it: discard it or play it into your rainbow?"),
        (
            ACT,
            "hand:r*",
            "What do you do with it: discard it, play it into your rainbow or lay it over another player's card?",
        ),
        (ACT, "Y", "What do you do with it: discard it or play it into your rainbow?"),
        (ACT, "r", "Which card: the red pentagon or the red colour card?"),
        (ACT, "discard:R", "Which card: the red pentagon or the red colour card?"),
        (ACT, "rainbow:1:yt", "Only one thing goes with it: the red colour card."),
        (ACT, "discards", "Which card: the green cross, the red pentagon, the red colour card or the yellow square?"),
        (
            PLAIN,
            "discard:",
            "You discard a card of your hand. "
            "Which card: the green cross, the red pentagon, the red square or the yellow square?",
        ),
        (
            "phase=act turn=1 rainbows=OpBc/Rt hands=???/GxRpYsY*",
            "wild y*",
            "You lay a wild over another player's card. "
            "Which card does it replace: the blue circle or the orange pentagon?",
        ),
        (
            "phase=act turn=0 rainbows=Bc/Rt/Rt hands=GxRpYsY*/???/???",
            "wild y*",
            "You lay a wild over another player's card. Which player: Seat 1 or Seat 2?",
        ),
        (
            ACT,
            "wild r* 1",
            "A wild replaces one card. Which card does it replace: the green square or the yellow star?",
        ),
        (
            FULL,
            "play:Gx",
            "Your rainbow has five cards, so one of the six goes. Which card does it replace: the blue circle, "
            "the blue cross, the blue pentagon, the green circle, the green square or the green cross?",
        ),
    ],
)
def test_half_a_move(line: str, half: str, rest: str) -> None:
    """B5, C6, C8: a part of a move is no move by itself: what goes with it is asked for, in words."""
    assert question(after(line), half) == rest


@pytest.mark.parametrize(
    ("line", "text", "sentence"),
    [
        (
            ACT,
            "hand:bt",
            "You do not hold the blue star. "
            "You hold the green cross, the red pentagon, the red colour card and the yellow square.",
        ),
        (
            ACT,
            "wild:R*@1-Bc",
            "There is no blue circle in the rainbow of Seat 1. What lies there: the green square and the yellow star.",
        ),
        (
            ACT,
            "rainbow:2",
            "There is no card in front of Seat 2 to lay a wild on. "
            "Play a card into your rainbow, discard one, or lay a wild over another player's card.",
        ),
        (
            PLAIN,
            "rainbow:1",
            "You hold no wild card, and nothing else can be played on another player. "
            "Play a card into your rainbow, or discard one.",
        ),
    ],
)
def test_a_refusal_says_what_there_is_instead(line: str, text: str, sentence: str) -> None:
    """B5, C6, C7: the hand, what lies there, or what may be done."""
    answer = after(line).why(0, text)
    assert answer is not None
    assert answer.sentence == sentence


WORDS = st.text("bgorycxpstBGORYa*@-:0123 ?", max_size=9)
KINDS = ["", "play:", "discard:", "wild:", "hand:", "rainbow:", "take", "draw", "wild:R*@", "play:Gx-"]
PHRASES = st.one_of(st.text(max_size=30), WORDS, st.builds(str.__add__, st.sampled_from(KINDS), WORDS))
POSITIONS = [DRAW, BARE, WILD, LOCK, LONG, ACT, PLAIN, FULL, ALIKE, LONE, IDLE.format("Bc"), IDLE.format("BcBxBpGcGs")]


@given(st.sampled_from(POSITIONS), PHRASES)
def test_any_text_is_played_or_refused(line: str, text: str) -> None:
    """Whatever is said, the answer is a move, an object that begins one, or a refusal with a code and a sentence."""
    must_answer(after(line), text)
