"""Puddles by its rules. The laws of every game hold for it too: run Sunshower's tests/laws with it installed."""

import pytest

import sunshower


def test_the_deal() -> None:
    """U1: four drops each, and each sees its own alone."""
    view = sunshower.new("puddles", seats=3, seed=1).view(2)
    assert [len(hand) for hand in view["hands"]] == [4, 4, 4]
    assert [None in hand for hand in view["hands"]] == [True, True, False]


@pytest.mark.parametrize(("drop", "splashes"), [("2", 1), ("4", 3), ("7", 2)])
def test_splashes(drop: str, splashes: int) -> None:
    """U2, U3: any drop may fall; a higher one splashes once, an equal one twice."""
    match = sunshower.position("puddles", "phase=fall turn=0 hands=247/115 fallen=44")
    match.play(0, drop)
    assert match.view(0)["scores"][0] == splashes
    with pytest.raises(sunshower.IllegalMove, match="You hold no drop 7"):
        match.play(1, "7")
