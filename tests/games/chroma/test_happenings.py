"""What happens, as data: which card goes from where to where, how long it is locked, and who gets to see it."""

from typing import Any

import pytest

import sunshower
from sunshower.core.happenings import Begins, Happening, Story, sentences
from sunshower.games.chroma import GAME
from sunshower.games.chroma.happenings import (
    CardDealt,
    CardDrawn,
    Cleared,
    Discarded,
    DiscardTaken,
    DrawChosen,
    LaidOver,
    PileRenewed,
    Played,
    RainbowComplete,
    RoundBegins,
    TurnsOver,
)

from .conftest import after

NAMES = ["Ann", "Bea", "Cy", "Dot"]

DRAW = "phase=draw turn=0 rainbows=Bc/Yt hands=GxRpYs/??? discards=OpBt"
ACT = "phase=act turn=0 rainbows=Bc/YtG*/- hands=GxRpYsR*/???/???"
FULL = "phase=act turn=1 rainbows=-/BcBxBpGcG* hands=???/GxRpYsR*"
LONG = "phase=act turn=0 rainbows=Bc/-/Rt/- hands=GxRpYsR*/???/???/??? options=lock_for_victim"
EMPTY = (
    "phase=draw turn=0 rainbows=BcBxBpBsGt/GcGxGpGsBt hands=OcOxOp/OsOtYc discards=RcRxRpRsRtYxYpYsYt "
    "options=base_sets:1,colour_sets:0,shape_sets:0"
)


def happened(line: str, move: str, eyes: Any = None) -> Story:
    """What a move does, as some eyes see it; chance that follows is left out."""
    return after(line, move).log(eyes)[0].happenings


@pytest.mark.parametrize(
    ("line", "move", "story"),
    [
        (DRAW, "draw", [DrawChosen(0)]),
        (DRAW, "take", [DiscardTaken(0, "Bt")]),
        (EMPTY, "draw", [PileRenewed(0, cards=8, top="Yt"), DrawChosen(0)]),
        (ACT, "play:Gx", [Played(0, "Gx")]),
        (ACT, "play:R*", [Played(0, "R*")]),
        (ACT, "discard:R*", [Discarded(0, "R*")]),
    ],
)
def test_one_thing_a_turn(line: str, move: str, story: list[Happening]) -> None:
    """B4, B5, C5: a card is drawn, taken, played or discarded, and everybody sees the same."""
    for eyes in (0, 1, None, "all"):
        assert happened(line, move, eyes) == tuple(story)


@pytest.mark.parametrize(
    ("line", "move", "lock"),
    [
        (FULL, "play:Gx-Bp", 0),
        (FULL, "play:Gx-G*", 0),
        (FULL, "play:R*-Bp", 1),
        (FULL, "play:R*-G*", 0),
        (FULL, "play:Gx-Gx", 0),
    ],
)
def test_a_sixth_card(line: str, move: str, lock: int) -> None:
    """C8, C9: it comes, one of the six goes, and a plain one that goes for a wild is locked."""
    card, gone = move.removeprefix("play:").split("-")
    assert happened(line, move) == (Played(1, card, gone), Cleared(1, gone, 1, lock))


@pytest.mark.parametrize(
    ("line", "owner", "gone", "lock"),
    [
        (ACT, 1, "Yt", 1),
        (ACT, 1, "G*", 0),
        (LONG, 2, "Rt", 2),
    ],
)
def test_a_wild_over_somebody_s_card(line: str, owner: int, gone: str, lock: int) -> None:
    """C6, C10, C13, C27: the wild goes to that rainbow, the card below it to the discards, for so long."""
    story = happened(line, f"wild:R*@{owner}-{gone}")
    assert story == (LaidOver(0, "R*", owner, gone), Cleared(0, gone, owner, lock))
    turns = {0: "", 1: ", locked for 1 turn", 2: ", locked for 2 turns"}
    assert sentences("chroma", story, NAMES).endswith(f" goes to the discards{turns[lock]}.")


def test_a_rainbow_is_complete() -> None:
    """C14, C15, C18: whose it is, and of which shape, whoever has laid the card."""
    own = happened("phase=act turn=0 rainbows=BxGxO*Rx/- hands=YxGcGpGs/???", "play:Yx")
    assert own == (Played(0, "Yx"), RainbowComplete(0, 0, "cross", ("Bx", "Gx", "O*", "Rx", "Yx")))
    gift = happened("phase=act turn=1 rainbows=BtGtOtRtGs/- hands=???/A*GcGpGx", "wild:A*@0-Gs")
    assert gift[-1] == RainbowComplete(1, 0, "star", ("Bt", "Gt", "Ot", "Rt", "A*"))
    assert sentences("chroma", gift[-1:], NAMES) == "Ann has a rainbow of stars."
    assert sentences("chroma", gift[-1:], NAMES, 0) == "You have a rainbow of stars."


def test_the_last_turn() -> None:
    """C20: after it all turns are over, unless it has brought a rainbow."""
    line = "phase=act turn=1 turns=199 rainbows=BtGtOtRt/BcGcOcRc hands=GsGxGp/YcYxYpYs"
    assert happened(line, "discard:Yx") == (Discarded(1, "Yx"), TurnsOver(None, 100))
    assert happened(line, "play:Yc")[-1] == RainbowComplete(1, 1, "circle", ("Bc", "Gc", "Oc", "Rc", "Yc"))


def test_a_round_begins_when_everybody_has_had_a_turn() -> None:
    """C25: with the first turn of whoever began, and not with those of the others."""
    first = happened("phase=act turn=0 turns=4 rainbows=-/- hands=GsGxGpRp/???", "discard:Gs")
    last = happened("phase=act turn=1 turns=5 rainbows=-/- hands=???/GsGxGpRp", "discard:Gs")
    assert first == (Discarded(0, "Gs"),)
    assert last == (Discarded(1, "Gs"), RoundBegins(None, 4))
    assert sentences("chroma", last, NAMES) == "Bea discards the green square. Round 4 begins."


def test_a_drawn_card_is_seen_by_one_seat() -> None:
    """B4, B9: the others see that it came, and what is left of the pile."""
    match = after(DRAW, "draw")
    (truth,) = match.log("all")[1].happenings
    assert isinstance(truth, CardDrawn)
    assert (truth.seat, truth.seen, truth.pile) == (0, (0,), match.view(0)["pile"])
    assert truth.card in match.view(0)["hands"][0]
    assert match.log(0)[1].happenings == (truth,)
    for eyes in (1, None):
        assert match.log(eyes)[1].happenings == (CardDrawn(0, None, truth.pile, (0,)),)


def test_the_deal() -> None:
    """B3, B9, C19: who begins is open, and each seat sees its own three cards."""
    match = sunshower.new("chroma", seats=3, seed="deal")
    hands = match.view("all")["hands"]
    for eyes in (0, 1, 2, None, "all"):
        (begins,), *deals = [event.happenings for event in match.log(eyes)]
        assert begins == Begins(match.to_act[0])
        assert deals[-1][1:] == (RoundBegins(None, 1),)
        for number, (dealt, *_) in enumerate(deals):
            assert isinstance(dealt, CardDealt)
            assert (dealt.seat, dealt.seen) == (number // 3, (number // 3,))
            assert dealt.card in hands[number // 3] if eyes in (number // 3, "all") else dealt.card is None


def test_everything_happens() -> None:
    """B3-B9: no kind is declared for nothing."""
    lines = [(DRAW, "draw"), (DRAW, "take"), (EMPTY, "draw"), (ACT, "discard:Gx"), (ACT, "wild:R*@1-Yt")]
    lines += [("phase=act turn=0 turns=0 rainbows=BxGxOxRx/- hands=YxGcGpGs/???", "play:Yx")]
    lines += [("phase=act turn=1 turns=1 rainbows=-/- hands=???/YcYxYpYs options=turn_limit:1", "discard:Yx")]
    matches = [sunshower.new("chroma", seed="all"), *(after(line, move) for line, move in lines)]
    kinds = {type(each) for match in matches for event in match.log("all") for each in event.happenings}
    assert kinds == set(GAME.happenings)
