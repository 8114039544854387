"""Moves as text, as picks and as sentences; the picture; and taking moves back."""

import pytest

import sunshower
from sunshower import IllegalMove
from sunshower.core.chance import Rng
from sunshower.games.rainbow import GAME
from sunshower.games.rainbow.notation import MOVES, RainbowMove
from sunshower.games.rainbow.pieces import HUES

from .conftest import after, field, picture

OPEN = "round=1 turn=0 hands=RGOBRP/GRCBLS next=PL/SC"
ROW = "round=1 turn=0 row=GC under=OB seen=01 hands=ROOBYP/GRCBLS next=PL/SC"


@pytest.mark.parametrize(
    ("line", "before", "move", "spellings"),
    [
        (OPEN, [], "R1", ["r1", " R 1 ", "place R1", "place 1", "Place: R1", "1", "red 1"]),
        (OPEN, [], "R3", ["r3", "3", "place 3"]),
        (OPEN, [], "O2", ["o", "O 2", "place o", "Orange", "orange 2", "place orange 2"]),
        (OPEN, [], "?2", ["? 2", "blind 2", "blind:2", "BLIND O2", "blind o", "blind orange"]),
        (ROW, [], "flip:2", ["flip 2", "FLIP: 2", "flip2"]),
        (ROW, ["R1"], "stop", ["STOP", " Stop "]),
    ],
)
def test_spelling(line: str, before: list[str], move: str, spellings: list[str]) -> None:
    """B7: capitals, spaces and what goes without saying do not matter; the record keeps the one true spelling."""
    plain = after(line, *before, move).record()["steps"]
    assert move in plain
    for spelling in spellings:
        assert after(line, *before).why(0, spelling) is None
        assert after(line, *before, spelling).record()["steps"] == plain


def test_picks() -> None:
    """B7: a card and which side up; a card of the row; or stop."""
    assert after(ROW).picks(0) == {
        ("hand:1", "normal"): "R1",
        ("hand:1", "blind"): "?1",
        ("hand:2", "normal"): "O2",
        ("hand:2", "blind"): "?2",
        ("hand:3", "normal"): "Y3",
        ("hand:3", "blind"): "?3",
        ("row:1",): "flip:1",
        ("row:2",): "flip:2",
    }
    assert ("stop",) in after(ROW, "R1").picks(0)
    assert after(ROW).picks(1) == {}
    assert after(ROW).why(0, "row:1") is None


def test_moves_are_values() -> None:
    """B2, B7: a kind and named parts; a blind card tells nothing but its place."""
    state = GAME.guess(after(ROW).view("all"), Rng())
    moves = [GAME.move(state, action) for action in state.legal()]
    assert moves[:2] == [RainbowMove("place", face="R", hand=1), RainbowMove("blind", hand=1)]
    assert moves[-1] == RainbowMove("flip", spot=2)
    assert [MOVES.parse(MOVES.format(move)) for move in moves] == moves


@pytest.mark.parametrize(
    ("line", "moves", "told"),
    [
        (ROW, ["R1"], ["Ann places red (card 1)."]),
        (ROW, ["?2"], ["Ann places card 2 blind.", "It shows blue."]),
        (ROW, ["flip:1"], ["Ann flips card 1 of the row, green so far.", "It shows orange."]),
        (ROW, ["R1", "stop"], ["Ann places red (card 1).", "Ann stops."]),
        (
            ROW.replace("ROOB", "GOOB"),
            ["G1"],
            ["Ann places green (card 1). That clashes with card 1 of the row. Bo takes 3 cards."],
        ),
        (
            ROW.replace("ROOB", "SOOB").replace("LS", "LY"),
            ["S1"],
            ["Ann places shadow (card 1). Bo takes 3 cards."],
        ),
        (
            ROW.replace("ROOB", "OSOB").replace("LS", "LY"),
            ["?1"],
            ["Ann places card 1 blind.", "It shows shadow. Bo takes 3 cards."],
        ),
        (
            ROW.replace("row=GC under=OB seen=01", "row=G under=S seen=0"),
            ["flip:1"],
            ["Ann flips card 1 of the row, green so far.", "It shows shadow. Bo takes 1 card. Round 2 begins."],
        ),
        (
            "round=1 turn=0 row=OYGCB hands=RPLOSP/YGCGPG next=PO/OC",
            ["R1"],
            ["Ann places red (card 1). That completes a rainbow. Ann takes 6 cards."],
        ),
    ],
)
def test_sentences(line: str, moves: list[str], told: list[str]) -> None:
    """B8-B11: what shows is open: everybody reads the same, and what it leads to."""
    match = sunshower.position("rainbow", line, seed="test", players=["Ann", "Bo"])
    for move in moves:
        match.play(0, move)
    for eyes in (0, 1, None, "all"):
        assert [event.sentence for event in match.log(eyes)][: len(told)] == told


def test_sentences_of_a_draw() -> None:
    """B2, R16: the drawer is told the front and what comes next, the other player the back."""
    match = sunshower.position("rainbow", ROW, seed="test", players=["Ann", "Bo"])
    match.play(0, "R1")
    match.play(0, "stop")
    behind = match.view("all")["next"][0]
    own, other, none, everything = (match.log(eyes)[-1] for eyes in (0, 1, None, "all"))
    assert own.sentence == f"Ann draws purple. Next comes {HUES[behind[0]]}."
    assert other.sentence == "Ann draws a card, light on its back."
    assert none.sentence == "Ann draws a card."
    assert everything.sentence == (
        f"Ann draws purple, light on its back. Next comes {HUES[behind[0]]}, {HUES[behind[1]]} on its back."
    )
    assert (own.move, other.move, none.move) == (f"card:{behind[0]}?", "card:??", "card:??")
    assert everything.move == f"card:{''.join(behind)}"


def test_sentences_of_the_deal() -> None:
    """B1, R16: looking at the holder's front is told to all, what is there to its seat alone."""
    match = sunshower.new("rainbow", seed="deal", options={"first": 0}, players=["Ann", "Bo"])
    assert match.log(1)[0].sentence == "Ann looks at the front of the holder."
    assert match.log(0)[0].sentence.startswith("Ann sees ")
    drawn = sunshower.new("rainbow", seed="a", players=["Ann", "Bo"]).log(None)[0]
    assert drawn.sentence == ("Ann begins." if drawn.move == "first:0" else "Bo begins.")


def test_the_picture() -> None:
    """B2, R16, R17: the other hand's backs, the row, the own fronts and the own next card; sign, letter and word."""
    match = sunshower.position("rainbow", ROW, seed="test", players=["Ann", "Bo"])
    assert picture(match, 0).splitlines() == [
        "Round 1. Cards collected: Ann 0, Bo 0. In the holder: 49 cards.",
        "",
        "Bo's hand, the backs that face you:",
        " 1 ❦G green   2 ❆C cyan    3 ↯L light",
        "",
        "The row, 4 cards short of a rainbow:",
        " 1 ❦G green   2 ❆C cyan",
        "",
        "Your hand, the fronts:",
        " 1 ▲R red     2 ⌓O orange  3 ☼Y yellow",
        "Your next card in the holder: ∵P purple",
        "",
        "You may flip one card of the row first.",
        "Place a card: normally, the front up, or blind, the back up.",
    ]


def test_the_picture_counts_rounds() -> None:
    """B14: when it is over, a round that has just ended counts and the one that did not begin does not."""
    line = "round=3 turn=0 row=R under=S hands=OLYL{}/LCLBLP next=-/- scores=1/7 deck=0/1/1/1"
    cut_short = after(line.format("GL"), "O1", "stop")
    assert picture(cut_short, 0).startswith("After 3 rounds. ")
    ended = after(line.format("SG"), "S3")
    assert ended.result
    assert (ended.view(0)["round"], ended.view(0)["row"]) == (4, [])
    assert picture(ended, 0).startswith("After 3 rounds. ")


def test_a_lone_s() -> None:
    """B8, B10: it could lose the round by a slip, so it must be said in full, also before the first card."""
    line = ROW.replace("OBYP", "SBYP").replace("LS", "LO")
    for match in (after(line, "R1", "flip:2"), after(line)):
        for text in ("S", " s "):
            with pytest.raises(IllegalMove) as refused:
                match.play(0, text)
            assert refused.value.code == "stop-or-shadow"
    for text in ("S2", "place S"):
        assert field(after(line, "R1", "flip:2", text), "scores") == "scores=0/4"
    assert field(after(line, "place S"), "scores") == "scores=0/3"


@pytest.mark.parametrize(
    ("moves", "options", "asked"),
    [
        (
            ["R1"],
            "-",
            "Stop, or flip a card of the row and place another.\n2 more cards at most, a flip before each.",
        ),
        (["flip:1"], "-", "You have flipped a card. Place one, normally or blind."),
        (["R1", "flip:1"], "-", "You have flipped a card. Place one, normally or blind, or stop."),
        (["R1", "flip:1"], "flip_commits", "You have flipped a card. Place one, normally or blind."),
    ],
)
def test_what_is_asked(moves: list[str], options: str, asked: str) -> None:
    """B6, B8, R1, R2: the last paragraph of the picture says what may be done."""
    match = after(f"{ROW} options={options}", *moves)
    assert picture(match, 0).split("\n\n")[-1] == asked
    assert picture(match, 1).splitlines()[-1].startswith("Seat 0 is to move; ")


# Undo


@pytest.mark.parametrize("moves", [["R1"], ["?1"], ["flip:1"], ["R1", "stop"]])
def test_nothing_that_was_seen_is_taken_back(moves: list[str]) -> None:
    """R17: cards, flips and draws have shown something, so they stand, unless both agree."""
    match = after(ROW, *moves)
    with pytest.raises(IllegalMove) as refused:
        match.undo(0)
    assert refused.value.code == "seen"
    match.undo(0, agreed=True)
    assert match.position("all") == after(ROW, *moves[:-1]).position("all")


def test_a_stop_that_ends_the_game_may_be_taken_back() -> None:
    """B14: nothing is drawn after it, so nobody has learned anything."""
    line = "round=3 turn=0 row=R hands=OLYLGL/LCLBLP next=-/- scores=1/7 deck=0/1/1/1"
    match = after(line, "O1", "stop")
    assert match.result
    match.undo(0)
    assert field(match, "turn", "row") == "turn=0 row=RO"
