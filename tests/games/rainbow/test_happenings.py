"""What an action did, as data: for the eyes that see it, and for those that do not."""

from importlib.resources import files

import pytest

import sunshower
from sunshower import Match
from sunshower.core.game import Eyes
from sunshower.core.happenings import Begins, Happening
from sunshower.games.rainbow.happenings import (
    HAPPENINGS,
    Clashed,
    Drawn,
    Flipped,
    NextCard,
    Placed,
    PlacedBlind,
    RainbowCompleted,
    RoundBegins,
    RowTaken,
    ShadowFell,
    Shown,
    Stopped,
)
from sunshower.games.rainbow.pieces import Letter
from sunshower.games.rainbow.view import Face

from .conftest import after

ROW = "round=1 turn=0 row=GC hands=ROOBYP/GRCBLS next=PL/SC under=OB seen=01"
SMALL = "deck=0/1/0/1"
NONE = (None, None)


def happened(line: str, *moves: str, eyes: Eyes = 0) -> list[Happening]:
    """What the last of some moves led to, up to the next decision."""
    before = after(line, *moves[:-1]).plies
    return all_of(after(line, *moves), eyes, before)


def all_of(match: Match, eyes: Eyes, since: int = 0) -> list[Happening]:
    return [happening for event in match.log(eyes, since) for happening in event.happenings]


@pytest.mark.parametrize(("eyes", "under"), [(0, None), (1, "O"), (None, None), ("all", "O")])
def test_a_card_is_placed(eyes: Eyes, under: Face) -> None:
    """R17: from the hand to the end of the row; what is under it only the other seat has seen."""
    assert happened(ROW, "R1", eyes=eyes) == [Placed(0, "R", 1, 3, under, (1,))]


@pytest.mark.parametrize(("eyes", "under"), [(0, "O"), (1, None), (None, None), ("all", "O")])
def test_a_card_is_placed_blind(eyes: Eyes, under: Face) -> None:
    """R17, R18: its back is open to all as soon as it lies; what its front was only its owner has seen."""
    assert happened(ROW, "?2", eyes=eyes) == [PlacedBlind(0, 2, 3), Shown(0, "B", 2, 3, under, (0,))]


@pytest.mark.parametrize("eyes", [0, 1, None, "all"])
def test_a_card_is_flipped(eyes: Eyes) -> None:
    """R17: everybody sees what it was and what it is."""
    assert happened(ROW, "flip:1", eyes=eyes) == [Flipped(0, "G", 1), Shown(0, "O", None, 1, "G", (0, 1))]


def test_a_clash() -> None:
    """B9: it is told which two cards clash, who takes the row as it lies, and how many cards that is."""
    assert happened(ROW.replace("ROOB", "GOOB"), "G1", eyes=None)[:3] == [
        Placed(0, "G", 1, 3, None, (1,)),
        Clashed(0, "G", 3, 1),
        RowTaken(1, ("G", "C", "G"), 3),
    ]


def test_a_clash_by_a_flip() -> None:
    """B9, R19, R24: before the first card nothing is drawn, and the loser begins the next round at once."""
    assert happened(ROW.replace("under=OB", "under=CB"), "flip:1") == [
        Flipped(0, "G", 1),
        Shown(0, "C", None, 1, "G", (0, 1)),
        Clashed(0, "C", 1, 2),
        RowTaken(1, ("C", "C"), 2),
        RoundBegins(None, 2, 0),
    ]


def test_a_shadow() -> None:
    """B10, R18: it loses the round however it comes up."""
    line = ROW.replace("ROOB", "OSOB").replace("LS", "LY")
    assert happened(line, "?1", eyes=1)[:4] == [
        PlacedBlind(0, 1, 3),
        Shown(0, "S", 1, 3, None, (0,)),
        ShadowFell(0, 3),
        RowTaken(1, ("G", "C", "S"), 3),
    ]


def test_a_rainbow() -> None:
    """B11: six cards go to whoever placed the last one, and the other seat begins after the draw."""
    told = happened("round=1 turn=0 row=OYGCB hands=RPLOSP/YGCGPG next=PO/OC", "R1")
    row: tuple[Letter, ...] = ("O", "Y", "G", "C", "B", "R")
    assert told[:3] == [Placed(0, "R", 1, 6, None, (1,)), RainbowCompleted(0, row), RowTaken(0, row, 6)]
    assert told[3] == Drawn(0, "P", None, 1)
    assert told[-1] == RoundBegins(None, 2, 1)


@pytest.mark.parametrize(("eyes", "sides"), [(0, ("P", None)), (1, (None, "L")), (None, NONE), ("all", ("P", "L"))])
def test_a_draw(eyes: Eyes, sides: tuple[Face, Face]) -> None:
    """B2, R16: the drawer sees the front and a side of the card behind it, the other seat the back."""
    first, second = after(ROW, "O2", "stop").view("all")["next"][0]
    behind = first if eyes in (0, "all") else None, second if eyes == "all" else None
    assert happened(ROW, "O2", "stop", eyes=eyes) == [
        Stopped(0),
        Drawn(0, *sides, 2),
        NextCard(0, *behind, (0,), behind=True, last=False),
    ]


def test_the_last_card() -> None:
    """R28: whoever draws the last but one comes to see its side of the last, which is the next card of both."""
    line = f"round=1 turn=0 hands=RLOLYL/LGLCBL next=PL/LS {SMALL}"
    assert happened(line, "R1", "stop")[1:] == [
        Drawn(0, "P", None, 1),
        NextCard(0, "L", None, (0,), behind=True, last=True),
    ]
    assert happened(line, "R1", "stop", eyes=1)[-1] == NextCard(0, *NONE, (0,), behind=True, last=True)
    assert happened(line, "R1", "stop", "G1", "stop")[1:] == [Drawn(1, None, "L", 1)]


def test_the_deal() -> None:
    """B1, R16, R21: somebody begins, both look at their ends of the holder, six cards are drawn, and it starts."""
    told = all_of(sunshower.new("rainbow", seed="deal"), None)
    assert isinstance(told[0], Begins)
    first = told[0].seat or 0
    looks = [happening for happening in told if isinstance(happening, NextCard) and not happening.behind]
    assert [happening.seat for happening in looks] == [first, 1 - first]
    drawn = [happening for happening in told if isinstance(happening, Drawn)]
    assert sorted((happening.seat, happening.hand) for happening in drawn) == [
        (seat, place) for seat in (0, 1) for place in (1, 2, 3)
    ]
    assert {(one.front, one.back) for one in told if isinstance(one, Drawn | NextCard)} == {NONE}
    assert told[-1] == RoundBegins(None, 1, first)


def test_no_round_begins_when_it_is_over() -> None:
    """B14: a row that is taken when a hand cannot be filled any more is the last."""
    line = "round=3 turn=0 row=R under=S hands=OLYLSG/LCLBLP next=-/- scores=1/7 deck=0/1/1/1"
    assert happened(line, "S3")[1:] == [ShadowFell(0, 2), RowTaken(1, ("R", "S"), 2)]


def test_everything_that_happens_is_declared() -> None:
    """All kinds of happening come about in play, and no others."""
    records = [path.read_text(encoding="utf-8") for path in (files("sunshower.games.rainbow") / "records").iterdir()]
    assert {type(happening) for text in records for happening in all_of(sunshower.replay(text), "all")} == {*HAPPENINGS}
