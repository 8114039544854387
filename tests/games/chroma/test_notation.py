"""Moves as text, as picks and as sentences; and taking them back."""

import pytest

import sunshower
from sunshower import IllegalMove

from .conftest import after, field, refusal

DRAW = "phase=draw turn=0 rainbows=Bc/Yt hands=GxRpYs/??? discards=OpBt"
ACT = "phase=act turn=0 rainbows=Bc/YtGs hands=GxRpYsR*/???"
FULL = "phase=act turn=0 rainbows=BcBxBpGcGs/Yt hands=GxRpYsR*/???"
LAID_OVER = (
    "Ann lays the red colour card over Bo's yellow star. The yellow star goes to the discards, locked for 1 turn."
)


@pytest.mark.parametrize(
    ("line", "move", "spellings"),
    [
        (DRAW, "draw", ["DRAW", " draw "]),
        (DRAW, "take", ["Take"]),
        (ACT, "play:Gx", ["gx", "GX", "play gx", "PLAY: Gx", "playgx"]),
        (ACT, "play:R*", ["r*", "play r*"]),
        (ACT, "discard:Gx", ["discard gx", "Discard:GX"]),
        (ACT, "wild:R*@1-Yt", ["r*@1-yt", "r*1yt", "wild r* 1 yt", "R* @ 1 - Yt", "wild:r*1-yt"]),
        (FULL, "play:Gx-Bp", ["gx-bp", "gxbp", "Gx Bp", "play gx bp", "play: gx - bp"]),
        (FULL, "play:Gx-Gx", ["gxgx"]),
    ],
)
def test_spelling(line: str, move: str, spellings: list[str]) -> None:
    """B5: capitals, spaces and missing signs do not matter, and the record keeps the one true spelling."""
    assert after(line, move).record()["steps"][0] == move
    for spelling in spellings:
        assert after(line).why(0, spelling) is None
        assert after(line, spelling).record()["steps"][0] == move


@pytest.mark.parametrize(
    ("line", "move", "path"),
    [
        (DRAW, "draw", ("pile",)),
        (DRAW, "take", ("discards",)),
        (ACT, "play:Gx", ("hand:gx", "rainbow:0")),
        (ACT, "discard:R*", ("hand:r*", "discards")),
        (ACT, "wild:R*@1-Yt", ("hand:r*", "rainbow:1", "rainbow:1:yt")),
        (FULL, "play:Gx-Bp", ("hand:gx", "rainbow:0", "rainbow:0:bp")),
        (FULL, "play:Gx-Gx", ("hand:gx", "rainbow:0", "hand:gx")),
    ],
)
def test_picks(line: str, move: str, path: tuple[str, ...]) -> None:
    """C8: each move is a path of picks; with a full rainbow the last one is the card that goes."""
    match = after(line)
    assert [each for each, text in match.picks(0).items() if text == move] == [path]
    assert match.picks(1) == {}
    assert refusal(match, path[0]) == ("half-a-move" if path[1:] else "")


@pytest.mark.parametrize(
    ("line", "move", "sentence"),
    [
        (DRAW, "draw", "Ann draws from the pile."),
        (DRAW, "take", "Ann takes the blue star from the discards."),
        (ACT, "play:Gx", "Ann plays the green cross."),
        (ACT, "discard:R*", "Ann discards the red colour card."),
        (ACT, "wild:R*@1-Yt", LAID_OVER),
        (FULL, "play:Gx-Bp", "Ann plays the green cross. The blue pentagon goes to the discards."),
        (FULL, "play:Gx-Gx", "Ann plays the green cross. The green cross goes to the discards."),
        (
            "phase=act turn=0 rainbows=BxGxOxRx/- hands=YxGcGpGs/???",
            "play:Yx",
            "Ann plays the yellow cross. Ann has a rainbow of crosses.",
        ),
        (
            "phase=act turn=0 rainbows=-/BtGtOtRtGs hands=A*GcGpGx/???",
            "wild:A*@1-Gs",
            "Ann lays the all-colours card over Bo's green square. "
            "The green square goes to the discards, locked for 1 turn. Bo has a rainbow of stars.",
        ),
    ],
)
def test_sentences(line: str, move: str, sentence: str) -> None:
    """B9: what is done at the table is open, and everybody reads the same sentence."""
    match = sunshower.position("chroma", line, seed="test", players=["Ann", "Bo"])
    match.play(0, move)
    for eyes in (0, 1, None, "all"):
        event = match.log(eyes)[0]
        assert (event.seat, event.move, event.sentence) == (0, move, sentence)


def test_sentences_of_the_deal() -> None:
    """B3, B9: cards are named to those who see them."""
    match = sunshower.new("chroma", seed="deal", players=["Ann", "Bo"])
    begins, first, *_ = [event.sentence for event in match.log(0)]
    assert begins in ("Ann begins.", "Bo begins.")
    assert first.startswith("Ann is dealt the ")
    assert match.log(1)[1].sentence == "Ann is dealt a card."
    seat = match.to_act[0]
    match.play(seat, "draw")
    name = ["Ann", "Bo"][seat]
    assert match.log(seat)[-1].sentence.startswith(f"{name} gets the ")
    assert match.log(1 - seat)[-2].sentence == f"{name} draws from the pile."
    assert match.log(1 - seat)[-1].sentence == "The pile has 80 cards left."


def test_a_taken_card_may_be_put_back() -> None:
    """C3: taking the top discard shows nothing new, so it may be undone; drawing from the pile may not."""
    match = after(DRAW, "take")
    match.undo(0)
    assert match.position("all") == after(DRAW).position("all")
    match.play(0, "draw")
    with pytest.raises(IllegalMove) as refused:
        match.undo(0)
    assert refused.value.code == "seen"


@pytest.mark.parametrize("move", ["play:Gx", "discard:Gx", "wild:R*@1-Yt"])
def test_a_played_card_stays(move: str) -> None:
    """C16: it has been seen, so it stays, unless all agree."""
    match = after(ACT, move)
    with pytest.raises(IllegalMove) as refused:
        match.undo(0)
    assert refused.value.code == "seen"
    match.undo(0, agreed=True)
    assert field(match, "hands") == field(after(ACT), "hands")
