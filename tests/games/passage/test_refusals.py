"""Why not? Every refusal of the game: a position, a text, the code, and the rule it cites."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ...laws.words import must_answer
from .conftest import HOME, RED, after, question, refused_for

PLAIN = f"{HOME} dice=YYGGR"
AHEAD = "pieces=e6,d1!,f1!,b5/h9!,f9!,d9!,b9! dice=RRRRR board=" + RED
BACK = "pieces=-,-,f1!,b2/h9!,f9!,d9!,b9! dice={} crossings=2"
TAKE = f"phase=dice honour_dice=yes {HOME}"
TEAM = (
    "pieces=e3,d1!,f1!,g1!/a7!,a6!,a4!,a3!/e4,f9!,d9!,c9!/i3!,i4!,i6!,i7! "
    "tokens=c1,d1,f1,g1/a7,a6,a4,a3/g9,f9,d9,c9/i3,i4,i6,i7 teams=opposite dice=CCGGR"
)
STARRED = "pieces=b4,d1!,f1!,h1!/h9!,f9!,d9!,b9! dice=YMMMB"
CROSSED = "pieces=e8,g8,f1!,h1!/h9!,f9!,d9!,b9! crossings=3 dice=GGGYY"

# Each row: position, moves played first, text, code, rule.
TABLE: list[tuple[str, list[str], str, str, str]] = [
    (PLAIN, [], "hello", "not-understood", ""),
    (PLAIN, [], "", "not-understood", ""),
    (PLAIN, [], "square:", "not-understood", ""),
    (PLAIN, [], "square:zz", "not-understood", ""),
    (TAKE, [], "hello", "not-understood", ""),
    (PLAIN, [], "b1-z9", "no-such-square", "S32"),
    (PLAIN, [], "b10-b11", "no-such-square", "S32"),
    (PLAIN, [], "square:k1", "no-such-square", "S32"),
    (PLAIN, [], "b0-b1", "no-such-square", "S32"),
    (TAKE, [], "b1-b2", "dice-first", "S27"),
    (TAKE, [], "end", "dice-first", "S27"),
    (TAKE, [], "dice:6", "wrong-dice", "S27"),
    (TAKE, [], "dice:0", "wrong-dice", "S27"),
    (PLAIN, [], "dice:5", "dice-rolled", "S27"),
    (PLAIN, [], "c1-c2", "empty-square", "B5"),
    (PLAIN, [], "square:c1", "empty-square", "B5"),
    (PLAIN, [], "c1", "empty-square", "B5"),
    (PLAIN, [], "dice", "dice-rolled", "S27"),
    (PLAIN, [], "h9-h8", "not-your-piece", "B5"),
    (PLAIN, [], "square:h9", "not-your-piece", "B5"),
    (PLAIN, ["b1-b2", "d1-d2"], "b2-b3", "no-moves-left", "S3"),
    (AHEAD, ["e6-e7"], "e7-e8", "one-step", "S7"),
    (AHEAD, ["e6-e7"], "square:e7", "one-step", "S7"),
    (AHEAD, ["b5-b6"], "b6-b5", "one-step", "S7"),
    (f"{HOME} dice=MMBBC", [], "square:b1", "stuck", "S3"),
    (STARRED, ["b4-b5"], "square:b5", "stuck", "S3"),
    (CROSSED, ["e8-e9"], "square:g8", "stuck", "S3"),
    (PLAIN, [], "return", "none-captured", "B10"),
    (PLAIN, [], "b1-b1", "already-there", "B6"),
    (PLAIN, [], "b1-c1", "sideways", "S2"),
    (PLAIN, [], "b1-b3", "not-adjacent", "B6"),
    (PLAIN, [], "b1-d1", "not-adjacent", "B6"),
    ("pieces=c2,d1!,f1!,h1!/h9!,f9!,d9!,b9! dice=YYGGR", [], "d1-c2", "own-piece", "B7"),
    (TEAM, [], "e3-e4", "partner-here", "S22"),
    ("pieces=e8,d1!,f1!,h1!/h9!,f9!,d9!,b9! dice=YYGGR", [], "e8-d9", "safe", "S13"),
    (AHEAD, ["b5-b4", "b4-b5"], "b5-b6", "one-forward", "S8"),
    (AHEAD.replace("b5", "b4"), ["b4-b5"], "b5-b6", "star-row", "S9"),
    (PLAIN.replace("YYGG", "CCGG"), [], "b1-b2", "no-die", "S3"),
    (
        "pieces=e8,g8,f1!,h1!/h9!,f9!,d9!,b9! crossings=3 dice=GGYYR",
        ["e8-e9"],
        "g8-g9",
        "one-crossing",
        "S37",
    ),
    (BACK.format("RRY"), [], "6@b1", "no-such-piece", "B3"),
    (BACK.format("RRY"), [], "0@b1", "no-such-piece", "B3"),
    (BACK.format("RRY"), [], "piece:9", "no-such-piece", "B3"),
    ("pieces=+,-,f1!,b2/h9!,f9!,d9!,b9! dice=RRY crossings=2", [], "1@b1", "across", "S33"),
    (BACK.format("RRY"), [], "3@f1", "not-captured", "B10"),
    (BACK.format("RRY"), [], "piece:3", "not-captured", "B10"),
    (BACK.format("RRY") + " no_returns=yes", [], "1@b1", "no-returns", "B14"),
    (BACK.format("GGY"), ["b2-b3"], "1@b1", "moved-already", "S16"),
    (BACK.format("RGY"), [], "1@b1", "no-pair", "B10"),
    (BACK.format("RGY"), [], "piece:1", "no-pair", "B10"),
    (BACK.format("RRY"), [], "1@c1", "no-start-square", "S18"),
    (BACK.format("RRR"), [], "1@b9", "no-start-square", "S18"),
    (BACK.format("RRY"), [], "1@d1", "own-start", "B10"),
    (BACK.format("RRR"), [], "1@f1", "occupied", "S19"),
    (BACK.format("RRY").replace("b2", "b1"), [], "1@b1", "occupied", "S19"),
    (BACK.format("RRY").replace("b2", "b1"), [], "piece:1", "occupied", "S19"),
]


@pytest.mark.parametrize(("line", "moves", "text", "code", "rule"), TABLE)
def test_refusal(line: str, moves: list[str], text: str, code: str, rule: str) -> None:
    """Each refusal has its code, a sentence, and the rule behind it."""
    assert refused_for(after(line, *moves), text) == (code, rule)


@pytest.mark.parametrize(
    ("line", "moves", "square", "bars"),
    [
        (f"{HOME} dice=MMBBC", [], "b1", "You have no die for b2, a2 and c2."),
        (STARRED, ["b4-b5"], "b5", "You have no die for b4, a4 and c4. The star does not let it go to b6, a6 and c6"),
        (
            CROSSED,
            ["e8-e9"],
            "g8",
            "Pieces bar f9 and h9. One piece has left the board at the far side this turn, so g9",
        ),
    ],
)
def test_what_bars_every_step(line: str, moves: list[str], square: str, bars: str) -> None:
    """S3, S7, S13, S37: whoever asks why a piece has no step is told what bars each square around it."""
    refusal = after(line, *moves).why(0, f"square:{square}")
    assert refusal is not None
    assert refusal.sentence.startswith(f"The piece on {square} has no step now. ")
    assert bars in refusal.sentence


@pytest.mark.parametrize(
    ("line", "text", "sentence"),
    [
        (PLAIN, "square:c5", "Nobody stands on c5. You can move from b1, d1, f1 or h1, or end your turn."),
        (PLAIN, "b1-b3", "A move goes one square: b3 does not touch b1. From b1 you can go to b2, a2 or c2."),
        (
            BACK.format("RRY"),
            "piece:3",
            "Piece 3 is on the board. You can move from f1 or b2, bring back piece 1 or 2, or end your turn.",
        ),
        (
            BACK.format("GRR"),
            "square:h9",
            "The piece on h9 is not yours. You can move from b2, bring back piece 1 or 2, or end your turn.",
        ),
        (
            BACK.format("RRY"),
            "1@d1",
            "With a pair a piece comes back to its own start square alone. Piece 1 can come back to b1.",
        ),
        (f"{HOME} dice=MMBBC", "h9-h8", "The piece on h9 is not yours. You can only end your turn."),
    ],
)
def test_a_refusal_says_what_can_be_done_instead(line: str, text: str, sentence: str) -> None:
    """B6, B10: from where, to where, or which piece comes back."""
    refusal = after(line).why(0, text)
    assert refusal is not None
    assert refusal.sentence == sentence


@pytest.mark.parametrize(
    ("line", "half", "rest"),
    [
        (PLAIN, "square:b1", "Which square: b2, a2 or c2?"),
        (PLAIN, "b1", "Which square: b2, a2 or c2?"),
        (PLAIN, "square:c2", "From where: b1 or d1?"),
        (BACK.format("RRR"), "piece:1", "Which square: b1, d1 or h1?"),
        (BACK.format("RRR"), "return", "Which piece: 1 or 2?"),
        (BACK.format("RRR"), "return:1", "Which square: b1, d1 or h1?"),
        (TAKE, "dice", "How many dice: 1, 2, 3, 4 or 5?"),
    ],
)
def test_half_a_move(line: str, half: str, rest: str) -> None:
    """B6, B10, S27: a part of a move is no move by itself: what goes with it is asked for."""
    assert question(after(line), half) == rest


def test_how_many_dice_is_not_said_for_you() -> None:
    """S27, S46: the hint does not name a number that would cost the price."""
    refusal = after(TAKE).why(0, "b1-b2")
    assert refusal is not None
    assert refusal.sentence.endswith("one more than your pieces on the board, 5 at most.")


@given(
    st.sampled_from(sorted({row[0] for row in TABLE})),
    st.text(max_size=12) | st.from_regex(r"[a-j]1?\d[- ][a-j]\d|\d@[a-j]\d|(piece|square|dice):\w\d?", fullmatch=True),
)
def test_any_text_is_a_move_or_refused(line: str, text: str) -> None:
    """Whatever is said is either a legal move or refused with a reason; nothing falls over."""
    must_answer(after(line), text)
