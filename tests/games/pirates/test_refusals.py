"""Why not? Every refusal of the game: a position, a text, the code, and the rule it cites."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sunshower.core.message import Message
from sunshower.core.words import languages, words

from ...laws.words import must_answer
from .conftest import after, question, refused_for, with_pile

TURN = "turn=0 islands=3456,777,tcs,rr/555 hands=1255w{}/11 pair=35"
TIRED = TURN.format("") + " laid=yes relifts=20/0"
BLOCK = "phase=block turn=1 player=0 islands=-/555 hands=-/25w pair=35 discards=t black=thief target=1"
ACT = "phase=act turn=0 islands=345/555 hands=1/11 pair=35 {}"
STEAL = ACT.format("discards=t black=thief target=1")
FETCH = ACT.format("discards=st5 black=salvager")
NAME = ACT.format("discards=e black=extortionist target=1")
LOOK = ACT.format("discards=l black=lookout looked=25")
GIVE = "phase=act turn=1 player=0 hands=1/tc5 pair=35 discards=k black=captain"
LAST = with_pile("phase=last turn=0 player=1 islands=345/- hands=1t/1", "")
WILDS = "turn=0 hands=www/- pair=35 options=natural_card"
SPENT = with_pile("turn=0 hands=1/1 pair=35", "")
ONLY_PILE = "turn=0 islands={}/- hands=1t/- pair=35"

# Each row: position, text, code, rule.
TABLE: list[tuple[str, str, str, str]] = [
    (TURN.format(""), "hello", "not-understood", ""),
    (TURN.format(""), "", "not-understood", ""),
    (TURN.format(""), "lay:346", "no-group", "B4"),
    (TURN.format(""), "lay:34t", "no-group", "B4"),
    (TURN.format(""), "island:345,346", "no-group", "B4"),
    (TURN.format(""), "lay:671", "no-wrap", "P4"),
    (TURN.format(""), "lay:6w712", "no-wrap", "P4"),
    (TURN.format(""), "lay:147", "no-group", "B4"),
    (TURN.format(""), "lay:137", "no-group", "B4"),
    (TURN.format(""), "lay:1w7", "too-few", "B4"),
    (TURN.format(""), "lay:17", "too-few", "B4"),
    (TURN.format(""), "lay:www", "wild-as-what", "P31"),
    (TURN.format(""), "lay:34w", "wild-as-what", "P31"),
    (TURN.format(""), "lay:tcw", "no-wild-there", "P6"),
    (TURN.format("t"), "t>3456", "does-not-fit", "B4"),
    ("turn=0 islands=34w56/- hands=1/- pair=35", "w<34w56", "wild-as-what", "P31"),
    (STEAL.replace("555", "5w55"), "w<5w55", "wild-as-what", "P31"),
    (TURN.format(""), "island:123456,777,tcs,rr", "many-moves", "L3"),
    (TURN.format(""), "island:777,tcs,rr,3456", "as-it-is", "B7"),
    (TURN.format(""), "island:444", "not-in-hand", "B4"),
    (TURN.format(""), "island:34", "too-few", "B4"),
    (WILDS, "island:w1w2w3", "all-wild", "P5"),
    (TIRED, "island:34567,tcs,rr", "lifted-enough", "L1"),
    (LAST, "island:-", "only-lay", "P26"),
    (BLOCK, "island:-", "block-or-pass", "B9"),
    (TURN.format(""), "fetch:z", "no-such-card", "B1"),
    (TURN.format(""), "fetch:w5", "no-such-card", "B1"),
    (BLOCK, "maybe", "not-understood", ""),
    (STEAL, "maybe", "not-understood", ""),
    (LAST, "maybe", "not-understood", ""),
    (TURN.format(""), "pass", "not-now", "B3"),
    (TURN.format(""), "fetch:5", "not-now", "B3"),
    (TURN.format(""), "done", "not-now", "B3"),
    (TURN.format(""), "discard:5", "not-now", "B3"),
    (TURN.format(""), "look:5", "not-now", "B3"),
    (LAST, "pass", "not-now", "B3"),
    (TURN.format(""), "seat:1", "card-first", "B3"),
    (ONLY_PILE.format("-"), "as:5", "card-first", "B3"),
    (TURN.format(""), "card:5", "card-first", "B3"),
    (TURN.format(""), "play", "card-first", "B3"),
    ("turn=0 hands=t/-/- pair=35", "draw", "draw-what", "B11"),
    (TURN.format(""), "draw", "must-place", "P1"),
    (LAST, "draw", "only-lay", "P26"),
    (STEAL, "draw", "take-now", "P34"),
    (BLOCK, "draw", "block-or-pass", "B9"),
    (LAST, "draw:pile", "only-lay", "P26"),
    (LAST, "lift:345", "only-lay", "P26"),
    (LAST, "thief@1", "only-lay", "P26"),
    (LAST, "group:0.345", "only-lay", "P26"),
    (TURN.format(""), "draw:pile", "must-place", "P1"),
    (TURN.format("r"), "draw:pair", "must-place", "B5"),
    (SPENT, "draw:pile", "nothing-there", "P25"),
    (TURN.format(""), "lay:444", "not-in-hand", "B4"),
    (TURN.format(""), "lay:555", "not-in-hand", "B4"),
    (TURN.format(""), "lay:r", "not-in-hand", "B4"),
    (TURN.format(""), "hand:4", "not-in-hand", "B4"),
    (TURN.format(""), "7>777", "not-in-hand", "B4"),
    (TURN.format(""), "thief@1", "not-in-hand", "B8"),
    (TURN.format(""), "lay:rr", "one-by-one", "B4"),
    (TURN.format(""), "lay:55", "too-few", "B4"),
    (TURN.format(""), "lay:t", "not-in-hand", "B4"),
    ("turn=0 hands=3456/- pair=35", "3456", "three-first", "L3"),
    (WILDS, "lay:w1w2w3", "all-wild", "P5"),
    (TURN.format(""), "5>444", "no-such-group", "B4"),
    (TURN.format(""), "5>555", "no-such-group", "B4"),
    (TURN.format(""), "lift:555", "no-such-group", "B7"),
    (TURN.format(""), "lift:346", "no-such-group", "B7"),
    (TURN.format(""), "lift:34w56", "no-such-group", "B7"),
    (TURN.format(""), "lift:rrr", "no-such-group", "B7"),
    (TURN.format(""), "lift:tck", "no-such-group", "B7"),
    ("turn=0 islands=1234567/- hands=1/- pair=35", "1>1234567", "does-not-fit", "P4"),
    ("turn=0 islands=r/- hands=1/- pair=35", "r<r", "breaks-group", "B7"),
    (TURN.format(""), "5<555", "no-such-group", "B7"),
    (TURN.format(""), "w>tcs", "no-wild-there", "P6"),
    (TURN.format(""), "w1>rr", "no-wild-there", "P6"),
    (TURN.format(""), "w>777", "wild-as-what", "P31"),
    (TURN.format(""), "z>777", "no-such-card", "B1"),
    (TURN.format(""), "5>777", "does-not-fit", "B4"),
    (TURN.format(""), "1>3456", "does-not-fit", "P4"),
    (TURN.format(""), "w6>777", "does-not-fit", "B4"),
    (TURN.format(""), "group:1.555", "not-yours", "B7"),
    (TIRED, "lift:777", "lifted-enough", "L1"),
    (TIRED, "6<3456", "lifted-enough", "L1"),
    (TIRED, "group:0.tcs", "lifted-enough", "L1"),
    (TURN.format(""), "7<3456", "not-in-group", "B7"),
    (TURN.format(""), "w<3456", "not-in-group", "B7"),
    (TURN.format(""), "4<3456", "breaks-group", "B7"),
    (TURN.format(""), "7<777", "breaks-group", "B7"),
    (TURN.format("k"), "captain@1", "no-target", "B8"),
    ("turn=0 hands=t/-/- pair=35", "thief", "needs-target", "B8"),
    ("turn=0 hands=t/-/- pair=35", "thief@0", "not-yourself", "B8"),
    ("turn=0 hands=t/-/- pair=35", "thief@3", "no-such-seat", "B8"),
    (ONLY_PILE.format("-"), "hand:1", "fits-nowhere", "B4"),
    (BLOCK, "hand:w", "wild-blocks-not", "B6"),
    (BLOCK, "block", "cannot-block", "B9"),
    (BLOCK, "hand:2", "cannot-block", "B9"),
    (BLOCK.replace("25w", "15w"), "hand:5", "cannot-block", "B9"),
    (BLOCK, "lift:555", "block-or-pass", "B9"),
    (BLOCK, "draw:pile", "block-or-pass", "B9"),
    (FETCH, "draw:pile", "fetch-now", "P34"),
    (FETCH, "fetch:s", "no-salvager", "P19"),
    (FETCH, "discard:7", "not-discarded", "P19"),
    (NAME, "draw:pile", "name-now", "P34"),
    (LOOK, "draw:pile", "put-back", "P34"),
    (LOOK, "top:7", "not-seen", "B23"),
    (LOOK, "look:7", "not-seen", "B23"),
    (STEAL, "draw:pile", "take-now", "P34"),
    (STEAL, "group:0.345", "not-the-target", "P32"),
    (STEAL, "3<345", "no-such-group", "P32"),
    (STEAL, "4<555", "not-in-group", "P32"),
    (GIVE, "give:-", "must-give", "P34"),
    (GIVE, "pass", "give-now", "P16"),
    (GIVE, "give:5", "not-black", "P16"),
    (GIVE, "hand:5", "not-black", "P16"),
    (GIVE, "give:e", "not-in-hand", "P16"),
]


@pytest.mark.parametrize(("line", "text", "code", "rule"), TABLE, ids=[f"{row[2]}-{n}" for n, row in enumerate(TABLE)])
def test_refusal(line: str, text: str, code: str, rule: str) -> None:
    """P34: each refusal has its code, a sentence and the rule behind it."""
    assert refused_for(after(line), text) == (code, rule)


@given(st.sampled_from(sorted({row[0] for row in TABLE})), st.text(max_size=30))
def test_any_text_is_refused_or_played(line: str, text: str) -> None:
    """P34: no text breaks the table."""
    must_answer(after(line), text)


@given(st.sampled_from(sorted({row[0] for row in TABLE})), st.sampled_from(sorted({row[1] for row in TABLE})))
def test_every_refusal_everywhere(line: str, text: str) -> None:
    """P34: every text of the table, in every position of it, is legal or has a reason."""
    must_answer(after(line), text)


@pytest.mark.parametrize(
    ("line", "example"),
    [
        (STEAL, "The Thief takes a card of the island that it attacks, such as a blue 5 of the blue set."),
        (
            STEAL.replace("t black=thief", "c black=cannon"),
            "The Cannon blows up a card of the island that it attacks, such as a blue 5 of the blue set.",
        ),
        (FETCH, "The Salvager takes a card from the discards, such as a blue 5."),
        (NAME, "The Extortionist demands a card by its name, such as a red 1."),
        (
            LOOK,
            "The Lookout puts the cards back: say which one becomes the top card of the draw pile, "
            "an orange 2 or a blue 5.",
        ),
        (GIVE, "The Captain wants a black card from whoever holds one, such as a Thief."),
        (GIVE.replace("tc5", "5"), "The Captain wants a black card from whoever holds one; if you hold none, say so."),
    ],
)
def test_a_black_card_is_explained_by_itself(line: str, example: str) -> None:
    """P34: while a black card asks for something, only what that card asks is given as an example."""
    match = after(line)
    for text, before in (("maybe", "That is no move of this game. "), ("draw:pile", "")):
        refused = match.why(match.to_act[0], text)
        assert refused
        assert refused.sentence == before + example


@pytest.mark.parametrize(
    ("line", "text", "sentence"),
    [
        (TURN.format(""), "hand:4", "You hold no green 4. You hold a red 1, an orange 2, a blue 5 and a WILD."),
        (
            BLOCK,
            "lift:555",
            "This is not the time for the blue set. "
            "You are asked whether you block the Thief. You can only let it through.",
        ),
        (
            BLOCK,
            "block",
            "The Thief is blocked by a red 1 from the hand, and you hold none. You can only let it through.",
        ),
        (
            STEAL,
            "thief@1",
            "The Thief takes a card of the island that it attacks, such as a blue 5 of the blue set.",
        ),
        (
            BLOCK.replace("25w", "15w"),
            "hand:w",
            "A WILD cannot block. You can block it with a red 1, or let it through.",
        ),
        (
            ONLY_PILE.format("-"),
            "hand:1",
            "There is nothing to do with a red 1 now. You can play a black card or draw.",
        ),
        (
            TURN.format(""),
            "discard:5",
            "Only a Salvager takes a card from the discards. "
            "Before you draw you must place cards: add an orange 2 to the run 3 to 6.",
        ),
        ("turn=0 hands=t/-/- pair=35", "thief@0", "The Thief is played against somebody else: Seat 1 or Seat 2."),
        (
            STEAL,
            "group:0.345",
            "The Thief is played against Seat 1 alone. "
            "The Thief takes a card of the island that it attacks, such as a blue 5 of the blue set.",
        ),
        (STEAL, "3<34", "There is no such group on the island of Seat 1. What lies there: blue set."),
        (STEAL, "3<345", "The run 3 to 5 cannot be found on the island of Seat 1. What lies there: blue set."),
        (LOOK, "top:7", "There is no pink 7 left among the cards you look at, only an orange 2 and a blue 5."),
        (
            GIVE,
            "give:5",
            "A blue 5 is not black. The Captain wants a black card from whoever holds one, such as a Thief.",
        ),
    ],
)
def test_a_refusal_says_what_there_is_instead(line: str, text: str, sentence: str) -> None:
    """P34: the hand, the island, or what may be done; players are called by their names."""
    match = after(line)
    refused = match.why(match.to_act[0], text)
    assert refused
    assert refused.sentence == sentence


@pytest.mark.parametrize(
    ("line", "half", "rest"),
    [
        (TURN.format(""), "hand:2", "What do you do with it: lay it with other cards or add it to a group?"),
        (TURN.format(""), "2", "What do you do with it: lay it with other cards or add it to a group?"),
        (TURN.format(""), "2>", "Only one thing goes with it: the run 3 to 6."),
        (TURN.format(""), "group:0.777", "Only one thing goes with it: take back the whole group."),
        (
            TURN.format(""),
            "group:0.3456",
            "What do you do with it: take back the whole group or take back one of its cards?",
        ),
        (TURN.format(""), "lift", "Which group: the pink set, the run 3 to 6, the black cards or the Rainbow Pirates?"),
        (
            "turn=0 hands=34567/- pair=35",
            "lay:45",
            "A group has at least 3 cards, and that is only a green 4 and a blue 5. "
            "Which card: a yellow 3 or a purple 6?",
        ),
        (
            "turn=0 hands=11w/- pair=35",
            "1 1",
            "A group has at least 3 cards, and that is only a red 1 and a red 1. Only one thing goes with it: a WILD.",
        ),
        (
            "turn=0 hands=345w/- pair=35",
            "3 w",
            "Whoever lays a WILD says what it stands for. "
            "What does the WILD stand for: an orange 2, a green 4 or a blue 5?",
        ),
        ("turn=0 islands=345/- hands=w/- pair=35", "w>345", "What does the WILD stand for: an orange 2 or a purple 6?"),
        ("turn=0 hands=567ww/- pair=35", "hand:7", "Which card: a WILD, a blue 5 or a purple 6?"),
        ("turn=0 hands=t/-/- pair=35", "hand:t", "Which player: Seat 1 or Seat 2?"),
        ("turn=0 hands=t/-/- pair=35", "t", "Which player: Seat 1 or Seat 2?"),
        (
            "turn=0 hands=t/-/- pair=35",
            "thief",
            "The Thief is played against one of your opponents. Which player: Seat 1 or Seat 2?",
        ),
        (
            "turn=0 hands=t/-/- pair=35",
            "draw",
            "You end your turn by drawing. From where: the face-up cards or the draw pile?",
        ),
        ("turn=0 hands=t/-/- pair=35", "seat:1", "Only one thing goes with it: a Thief."),
        (FETCH, "fetch", "Which card: a blue 5 or a Thief?"),
        (LOOK, "top", "Which card: an orange 2 or a blue 5?"),
        (NAME, "name", "Which card?"),
        (STEAL, "card:5", "Only one thing goes with it: the blue set."),
        (GIVE, "give", "Which card: a Thief or a Cannon?"),
    ],
)
def test_half_a_move(line: str, half: str, rest: str) -> None:
    """B3, B4, B8, P34: a part of a move is no move by itself: what goes with it is asked for, in words."""
    assert question(after(line), half) == rest


@pytest.mark.parametrize("language", languages())
def test_no_refusal_speaks_in_notation(language: str) -> None:
    """P34: cards and groups are told in words, in every language."""
    for line, text, code, _ in TABLE:
        match = after(line)
        refused = match.why(match.to_act[0], text)
        assert refused
        assert isinstance(refused.says, Message)
        said = words(language).say(refused.says)
        assert not re.search(r"[a-z0-9][:<>@][a-z0-9]|\bw[1-7]|[1-7]{2}|'", said.replace("20", "")), (code, said)
