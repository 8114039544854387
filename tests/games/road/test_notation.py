"""Moves as text, as picks and as sentences; and taking them back."""

import pytest

import sunshower
from sunshower import IllegalMove

from .conftest import after, field, refusal

PLACE = "round=5 phase=place turn=0 ring=12345/67123 sunny=b rain=h hands=2467/3567"
SUNNY = "round=5 phase=sunny turn=0 ring=12345/67123 sunny=b rain=d played=a/f"
RAIN = "round=4 phase=rain turn=0 ring=12345/67123 sunny=h rain=c played=d/i discards=45 hands=2467/3567 pranks={}/-"


@pytest.mark.parametrize(
    ("line", "move", "spellings"),
    [
        (PLACE, "6@c", ["6C", "6c", " 6 @ c ", "6@C", "6 c"]),
        (SUNNY, ">c", ["> c", ">C", "c", "C", " >c"]),
        (SUNNY, "stop", ["STOP", " Stop "]),
        (RAIN.format("j"), "jump:d", ["JUMP:D", "jump d", "jump > d", "Jump:d"]),
        (RAIN.format("s"), "skip:e", ["SKIP E", "skip: e", "skip>e"]),
        (
            RAIN.format("e"),
            "exchange:ag",
            ["exchange a g", "Exchange: A, G", "exchange:ga", "exchange g-a", "EXCHANGE:AG"],
        ),
        (RAIN.format("t"), "trash:g", ["trash g", "TRASH:G", "Trash: g"]),
        (RAIN.format("p"), "teleport:g", ["teleport g", "Teleport>G"]),
        (RAIN.format("r"), "recycle:5@d", ["recycle 5 d", "Recycle:5D", "RECYCLE: 5 @ D"]),
    ],
)
def test_spelling(line: str, move: str, spellings: list[str]) -> None:
    """Capitals, spaces and missing signs do not matter, and the record keeps the one true spelling."""
    plain = after(line, move)
    assert plain.record()["steps"] == [move]
    for spelling in spellings:
        assert after(line).why(0, spelling) is None
        assert after(line, spelling).record()["steps"] == [move]


@pytest.mark.parametrize(
    ("line", "move", "paths"),
    [
        (PLACE, "6@c", [("hand:6", "slot:c")]),
        (SUNNY, ">c", [("slot:c",)]),
        (SUNNY.replace("sunny=b", "sunny=c"), ">e", [("slot:e",)]),
        (SUNNY, "stop", [("stop",)]),
        (RAIN.format("j"), "jump:d", [("prank:jump", "slot:d")]),
        (RAIN.format("s"), "skip:e", [("prank:skip", "slot:e")]),
        (RAIN.format("t"), "trash:g", [("prank:trash", "slot:g")]),
        (RAIN.format("p"), "teleport:g", [("prank:teleport", "slot:g")]),
        (RAIN.format("r"), "recycle:5@d", [("prank:recycle", "discard:5", "slot:d")]),
        (
            RAIN.format("e"),
            "exchange:ag",
            [("prank:exchange", "slot:a", "slot:g"), ("prank:exchange", "slot:g", "slot:a")],
        ),
    ],
)
def test_picks(line: str, move: str, paths: list[tuple[str, ...]]) -> None:
    """Each move is a path of picks; the two cards of an Exchange (D18) may be picked in either order."""
    match = after(line)
    assert sorted(path for path, text in match.picks(0).items() if text == move) == sorted(paths)
    assert match.picks(1) == {}
    assert refusal(match, paths[0][0]) == ("half-a-move" if paths[0][1:] else "")


@pytest.mark.parametrize(
    ("line", "move", "sentence"),
    [
        (PLACE, "6@c", "Ann plays a 6 over the 3 on c."),
        (PLACE.replace("12345", "12-45"), "6@c", "Ann plays a 6 on c."),
        (SUNNY, ">c", "Ann runs the Sunny Fairy to c (a 3)."),
        (SUNNY.replace("sunny=b", "sunny=c"), ">e", "Ann runs the Sunny Fairy over the Rain Fairy to e (a 5)."),
        (SUNNY, "stop", "Ann stops the Sunny Fairy on b and scores 0."),
        (RAIN.format("-"), "stop", "Ann stops the Rain Fairy on c and scores 0. Round 5 begins in the sun."),
        (RAIN.format("-"), ">d", "Ann runs the Rain Fairy to d (a 4)."),
        (RAIN.format("j"), "jump:b", "Ann plays Jump: the Rain Fairy leaps to b (a 2)."),
        (RAIN.format("s"), "skip:e", "Ann plays Skip: the Rain Fairy leaves out a card and lands on e (a 5)."),
        (RAIN.format("t"), "trash:g", "Ann plays Trash: the 7 on g is thrown away."),
        (RAIN.format("p"), "teleport:g", "Ann plays Teleport: the Rain Fairy appears on g (a 7)."),
        (RAIN.format("r"), "recycle:5@d", "Ann plays Recycle: a 5 comes back and replaces the 4 on d."),
        (RAIN.format("e"), "exchange:ag", "Ann plays Exchange: the 1 on a and the 7 on g change places."),
    ],
)
def test_sentences(line: str, move: str, sentence: str) -> None:
    """D29: what is done at the table is open, and everybody reads the same sentence."""
    match = sunshower.position("road", line, seed="test", players=["Ann", "Bo"])
    match.play(0, move)
    for eyes in (0, 1, None, "all"):
        assert [(event.seat, event.move, event.sentence) for event in match.log(eyes)] == [(0, move, sentence)]


def test_sentence_of_a_lap() -> None:
    """D9: the step that comes home says so, and tells the score of the whole run."""
    line = "round=5 phase=sunny turn=0 ring=1233-/-45-- sunny=b rain=h played=a/g"
    match = after(line, ">c", ">d", ">g", ">a", ">b", "stop")
    assert [event.sentence for event in match.log(None)][3:] == [
        "Seat 0 runs the Sunny Fairy over the Rain Fairy to a (a 1).",
        "Seat 0 runs the Sunny Fairy to b (a 2). That is once around, and Seat 0 scores 6.",
        "Seat 1 stops the Rain Fairy on h and scores 0. Round 6 begins in the rain.",
    ]


def test_sentences_of_the_deal() -> None:
    """B12: the deal is told to each seat as it saw it."""
    match = sunshower.new("road", seed="deal", players=["Ann", "Bo"])
    view = match.view("all")
    first = ["Ann", "Bo"][view["first"]]
    for eyes in (0, 1, None):
        sentences = [event.sentence for event in match.log(eyes)]
        assert sentences[0] == f"{first} begins."
        laid = [f"A {view['ring'][spot]} is laid on {'abcdefghij'[spot]}." for spot in (1, 3, 6, 8)]
        laid[3] += (
            f" The Sunny Fairy takes her stand on {view['sunny']}. The Rain Fairy takes her stand on {view['rain']}."
        )
        assert sentences[17:21] == laid
        assert ("Bo is dealt a card." in sentences) == (eyes != 1)
        assert ("Ann is dealt a prank." in sentences) == (eyes != 0)
    for seat, name in enumerate(["Ann", "Bo"]):
        own = [event.sentence for event in match.log(seat)]
        assert sorted(own[1 + 8 * seat : 9 + 8 * seat]) == [
            f"{name} is dealt a {card}." for card in view["hands"][seat]
        ]
        told = " ".join(own)
        assert all(f"{name} is dealt the prank {prank.capitalize()}." in told for prank in view["pranks"][seat])
        assert told.endswith(" Round 1 begins in the sun.")


# Undo


def test_steps_may_be_taken_back() -> None:
    """D1: steps show nothing new, so they may be taken back one by one, and the way is free again."""
    match = after("round=5 phase=sunny turn=0 ring=65345/67123 sunny=c rain=h played=a/f", ">d", ">e")
    start = after("round=5 phase=sunny turn=0 ring=65345/67123 sunny=c rain=h played=a/f")
    match.undo(0)
    match.undo(0)
    assert match.legal(0) == start.legal(0)
    match.play(0, ">b")
    assert field(match, "sunny", "way") == "sunny=b way=clockwise"


def test_a_stop_may_be_taken_back() -> None:
    """D8: a stop too, until the other player has moved, even at the end of a round."""
    match = after(SUNNY, ">c", "stop")
    match.undo(0)
    assert field(match, "phase", "sunny", "points") == "phase=sunny sunny=c points=1"
    match = after(SUNNY, ">c", "stop", "stop")
    match.undo(1)
    assert field(match, "phase", "round") == "round=5 phase=rain"


def test_no_undo_once_the_other_has_moved() -> None:
    """B9: when the Rain Fairy has begun, the Sunny Fairy's run stands; agreed, it may be taken back all the same."""
    match = after(SUNNY, ">c", "stop", "stop")
    with pytest.raises(IllegalMove) as refused:
        match.undo(0)
    assert refused.value.code == "others-moved"
    assert field(match, "round") == "round=6"
    match.undo(0, agreed=True)
    assert field(match, "phase", "sunny", "points") == "phase=sunny sunny=c points=1"


def test_no_undo_of_a_card() -> None:
    """D11: a card from the hand has been seen, so it stays, unless both agree."""
    match = after(PLACE, "6@c")
    with pytest.raises(IllegalMove) as refused:
        match.undo(0)
    assert refused.value.code == "seen"
    match.undo(0, agreed=True)
    assert match.position("all") == after(PLACE).position("all")


@pytest.mark.parametrize(
    "move", ["exchange:ag", "jump:d", "skip:e", "trash:g", "teleport:g", "recycle:5@d"], ids=lambda move: move[:4]
)
def test_no_undo_of_a_prank(move: str) -> None:
    """D27: a prank from the hand has been seen, so it stays, unless both agree; steps after it may be taken back."""
    line = RAIN.format("p" if move.startswith("teleport") else move[0])
    match = after(line, move, "stop")
    match.undo(0)
    with pytest.raises(IllegalMove) as refused:
        match.undo(0)
    assert refused.value.code == "seen"
    match.undo(0, agreed=True)
    assert match.position("all") == after(line).position("all")
