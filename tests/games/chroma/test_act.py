"""What is done with a card: play it, discard it, lay a wild over somebody's card."""

import pytest

from .conftest import after, field, legal, refusal

FIVE = "BcBxBpGcGx"


def test_exactly_one_of_three() -> None:
    """B5, C1: a card is played, discarded or, if wild, laid over another player's; passing is not possible."""
    match = after("phase=act turn=0 rainbows=Bc/Yt hands=GxRpYsR*/???")
    assert legal(match) == {
        *("play:Gx", "play:Rp", "play:Ys", "play:R*"),
        *("discard:Gx", "discard:Rp", "discard:Ys", "discard:R*"),
        "wild:R*@1-Yt",
    }
    match.play(0, "play:Gx")
    assert match.to_act == (1,)


def test_equal_cards_are_offered_once() -> None:
    """B5: two cards alike make one move."""
    match = after("phase=act turn=0 rainbows=-/YtYt hands=GxGxR*Rp/???")
    assert match.legal(0).count("discard:Gx") == 1
    assert match.legal(0).count("wild:R*@1-Yt") == 1
    match = after("phase=act turn=0 rainbows=BcBcBcGtGt/- hands=GxGxRsRp/???")
    assert match.legal(0).count("play:Gx-Bc") == 1


def test_play_into_the_rainbow() -> None:
    """B5, C17: any card may be added, whether it goes with the others or not."""
    match = after("phase=act turn=0 rainbows=Bc/- hands=BcGxRpY*/OcOxOp", "play:Bc")
    assert field(match, "rainbows", "hands", "discards") == "rainbows=BcBc/- hands=GxRpY*/OcOxOp"


def test_discard() -> None:
    """B5: a card from the hand goes on top of the discards."""
    match = after("phase=act turn=0 rainbows=Bc/- hands=BcGxRpY*/OcOxOp discards=Yt", "discard:Gx")
    assert field(match, "rainbows", "hands", "discards") == "rainbows=Bc/- hands=BcRpY*/OcOxOp discards=YtGx"


def test_a_wild_may_be_discarded() -> None:
    """B5, C11: that keeps the discards closed until something covers it."""
    match = after("phase=act turn=0 rainbows=Bc/- hands=BcGxRpY*/OcOxOp discards=Yt", "discard:Y*")
    assert legal(match) == {"draw"}


def test_a_sixth_card() -> None:
    """B6, C8: any of the six may go, the new one too, and there are five again."""
    line = f"phase=act turn=0 rainbows={FIVE}/- hands=OtRpYsRs/???"
    match = after(line)
    plays = {
        f"play:{card}-{gone}" for card in ("Ot", "Rp", "Ys", "Rs") for gone in ("Bc", "Bx", "Bp", "Gc", "Gx", card)
    }
    assert legal(match) == plays | {f"discard:{card}" for card in ("Ot", "Rp", "Ys", "Rs")}
    match.play(0, "play:Ot-Bx")
    assert field(match, "rainbows", "discards") == "rainbows=BcBpGcGxOt/- discards=Bx"
    match = after(line, "play:Ot-Ot")
    assert field(match, "rainbows", "discards") == f"rainbows={FIVE}/- discards=Ot"


def test_a_sixth_card_like_another() -> None:
    """C8: with one like it in the rainbow it is the same which of the two goes."""
    match = after(f"phase=act turn=0 rainbows={FIVE}/- hands=BcRpYsRs/???")
    assert match.legal(0).count("play:Bc-Bc") == 1
    match.play(0, "play:Bc-Bc")
    assert field(match, "rainbows", "discards") == f"rainbows={FIVE}/- discards=Bc"


def test_only_a_full_rainbow_lets_cards_go() -> None:
    """C16, C24: with fewer than five, nothing leaves, and a wild is added too."""
    match = after("phase=act turn=0 rainbows=BcBxBpGc/- hands=GxRpYsR*/???")
    assert refusal(match, "play:R*-Bc") == "not-full"
    assert refusal(match, "play:Gx-Bc") == "not-full"
    match.play(0, "play:R*")
    assert field(match, "rainbows", "discards") == "rainbows=BcBxBpGcR*/-"


def test_laid_cards_stay() -> None:
    """C16: no move takes a card of a rainbow back or moves it."""
    match = after("phase=act turn=0 rainbows=BcBx/Yt hands=GxRpYsRs/???")
    assert all(move.startswith(("play:", "discard:")) and move[-2:] not in ("Bc", "Bx") for move in legal(match))
    assert refusal(match, "discard:Bc") == "not-in-hand"
    assert refusal(match, "rainbow:0:bc") == "not-full"


def test_an_attack() -> None:
    """B7, C6: the wild takes the place of the chosen card, which goes to the discards."""
    match = after("phase=act turn=0 rainbows=-/BcGxRt hands=GxRpYs*p/OcOxOp", "wild:*p@1-Gx")
    assert field(match, "rainbows", "hands", "discards") == "rainbows=-/BcRt*p hands=GxRpYs/OcOxOp discards=Gx!1"


def test_nobody_to_attack() -> None:
    """C6: who has no cards cannot be attacked, and oneself is no target."""
    match = after("phase=act turn=1 rainbows=-/Bc/Yt hands=???/GxRpYs*p/???")
    assert {move for move in legal(match) if move.startswith("wild")} == {"wild:*p@2-Yt"}
    assert refusal(match, "wild:*p@0-Yt") == "nothing-there"
    assert refusal(match, "wild:*p@1-Bc") == "own-rainbow"


@pytest.mark.parametrize("card", ["Gx", "Rp", "Ys", "Bt"])
def test_plain_cards_stay_at_home(card: str) -> None:
    """C7: only wilds can be played on somebody else."""
    match = after(f"phase=act turn=0 rainbows=-/Bc hands={card}OcOxOp/???")
    assert not any(move.startswith("wild") for move in legal(match))
    assert refusal(match, f"wild:{card}@1-Bc") == "not-wild"


@pytest.mark.parametrize("card", ["B*", "Y*", "*c", "*t", "A*", "*a"])
def test_every_wild_can_attack(card: str) -> None:
    """B2, B7: colour cards, shape cards and both that stand for anything."""
    match = after(f"phase=act turn=0 rainbows=-/BcGx hands={card}OcOxOp/???")
    assert {f"wild:{card}@1-Bc", f"wild:{card}@1-Gx"} <= legal(match)


def test_everybody_can_be_attacked() -> None:
    """B7: any other seat's card, in a rainbow of any size."""
    match = after("phase=act turn=2 rainbows=Bc/BxBp/Gc/GxGpGsGtOc hands=???/???/OtRpYsR*/???")
    attacks = {"0-Bc", "1-Bx", "1-Bp", "3-Gx", "3-Gp", "3-Gs", "3-Gt", "3-Oc"}
    assert {move for move in legal(match) if move.startswith("wild")} == {f"wild:R*@{attack}" for attack in attacks}


def test_a_wild_over_a_wild() -> None:
    """C13: a wild may be replaced by a wild."""
    match = after("phase=act turn=0 rainbows=-/BcY* hands=GxRpYsR*/???", "wild:R*@1-Y*")
    assert field(match, "rainbows") == "rainbows=-/BcR*"


def test_back_to_the_discards() -> None:
    """C4: the card just taken may be discarded again at once."""
    match = after("phase=draw turn=0 rainbows=-/- hands=GxRpYs/??? discards=Bt", "take")
    assert "discard:Bt" in legal(match)
    match.play(0, "discard:Bt")
    assert field(match, "discards", "shown") == "discards=Bt"


def test_no_idle_discard() -> None:
    """C4, C23: with the option it may not, though everything else may be done with it."""
    line = "phase=draw turn=0 rainbows=-/- hands=GxRpYs/??? discards=Bt options=no_idle_discard"
    match = after(line, "take")
    assert legal(match) == {"play:Bt", "play:Gx", "play:Rp", "play:Ys", "discard:Gx", "discard:Rp", "discard:Ys"}
    assert refusal(match, "discard:Bt") == "idle"
    assert "discard:Bt" in legal(after(line.replace("GxRpYs", "GxRpBt").replace("discards=Bt", "discards=Ys"), "draw"))


def test_idle_is_judged_by_face() -> None:
    """C23: another card of the same face is the same."""
    line = "phase=draw turn=0 rainbows=-/- hands=GxRpBt/??? discards=Bt options=no_idle_discard"
    match = after(line, "take")
    assert "discard:Bt" not in legal(match)


def test_idle_in_the_rainbow() -> None:
    """C23, C8: nor may it be the sixth card while the same face goes; another may go, and it may go for another."""
    line = f"phase=draw turn=0 rainbows={FIVE}/- hands=RpYsRs/??? discards=OsGx options=no_idle_discard"
    match = after(line, "take")
    assert "play:Gx-Gx" not in legal(match)
    assert refusal(match, "play:Gx-Gx") == "idle"
    assert {"play:Gx-Bc", "play:Rp-Gx", "play:Rp-Rp"} <= legal(match)
    line = line.replace("discards=OsGx", "discards=Ot")
    match = after(line, "take")
    assert "play:Ot-Ot" not in legal(match)
    assert {"play:Ot-Bc", "play:Rp-Rp"} <= legal(match)


def test_idle_ends_with_the_turn() -> None:
    """C4, C23: in a later turn the card may be discarded."""
    line = "phase=draw turn=0 rainbows=-/- hands=GxRpYs/??? discards=Bt options=no_idle_discard"
    match = after(line, "take", "play:Gx")
    match.play(1, "draw")
    match.play(1, match.legal(1)[0])
    match.play(0, "draw")
    assert "discard:Bt" in legal(match)
