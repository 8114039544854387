"""Drawing: the pile, the top discard, wilds and locks on it, and a new pile."""

import pytest

import sunshower

from .conftest import after, field, legal, refusal

FIVE = "BsBtOtRtYt"


def test_pile_or_top() -> None:
    """B4, C3: the pile, or the top card of the discards and no other."""
    match = after("phase=draw turn=0 rainbows=-/- hands=GxGpGs/??? discards=BcRx")
    assert legal(match) == {"draw", "take"}
    match.play(0, "take")
    assert field(match, "hands", "shown", "discards", "taken").startswith("hands=GxGpGsRx/")
    assert field(match, "shown", "discards", "taken") == "shown=Rx/- discards=Bc taken=Rx"


def test_drawn_card_comes_from_the_pile() -> None:
    """B4: the pile has a card less, and the card is one of those nobody has seen."""
    line = "phase=draw turn=0 rainbows=BcBc/Bc hands=GxGpGs/OtOtOt"
    found = set()
    for seed in range(20):
        match = sunshower.position("chroma", line, seed=seed)
        before = match.view("all")["pile"]
        match.play(0, "draw")
        assert match.view("all")["pile"] == before - 1
        drawn = list(match.view("all")["hands"][0])
        for card in ("Gx", "Gp", "Gs"):
            drawn.remove(card)
        assert drawn[0] not in ("Bc", "Ot"), seed
        found.add(drawn[0])
    assert len(found) > 5


@pytest.mark.parametrize("top", ["B*", "*t", "A*", "*a"])
def test_wilds_are_never_taken(top: str) -> None:
    """C11: a wild on top cannot be taken, nor what lies under it; not even two turns later."""
    line = f"phase=draw turn=0 rainbows=-/- hands=BxGxOx/RxYxGp discards=Bc{top}"
    match = after(line)
    assert legal(match) == {"draw"}
    assert refusal(match, "take") == "wild-on-top"
    match = after(line, "draw", "play:Bx", "draw", "play:Rx", "draw", "play:Gx")
    assert legal(match) == {"draw"}


def test_attack_of_the_rulebook() -> None:
    """C6, C10: four stars and a blue square; a yellow colour card over the blue star sets them back.

    Before, a green star would do. After it there are two yellow cards, a blue and a green star are missing, and the
    blue star is on top of the discards but cannot be taken.
    """
    match = after(f"phase=act turn=1 turns=9 rainbows={FIVE}/RcYc hands=GxRpYs/BxGcOpY*")
    star = match.view(0)["readings"][0][4]
    assert (star["shape"], star["missing"], star["colours"]) == ("star", 1, ["green"])
    match.play(1, "wild:Y*@0-Bt")
    assert match.position("all") == (
        "phase=draw turn=0 turns=10 rainbows=BsOtRtYtY*/RcYc hands=GxRpYs/BxGcOp discards=Bt!1"
    )
    star = match.view(0)["readings"][0][4]
    assert (star["missing"], star["colours"]) == (2, ["blue", "green"])
    assert legal(match) == {"draw"}
    answer = match.why(0, "take")
    assert answer is not None
    assert (answer.code, answer.rule) == ("locked", "C10")


def test_the_lock_lasts_one_turn() -> None:
    """C10: the very next turn it is locked, the one after that it is free if still on top."""
    line = f"phase=act turn=2 turns=8 rainbows={FIVE}/-/- hands=GxRpYs/OpOsOx/BxGcOcY*"
    match = after(line, "wild:Y*@0-Bt")
    assert match.to_act == (0,)
    assert field(match, "discards") == "discards=Bt!1"
    assert legal(match) == {"draw"}
    match.play(0, "draw")
    match.play(0, "play:Gx-Bs")
    assert field(match, "discards") == "discards=BtBs"
    assert legal(match) == {"draw", "take"}
    match = after(line, "wild:Y*@0-Bt", "draw", "discard:Gx", "take")
    match.play(1, "play:Gx")
    assert legal(match) == {"draw", "take"}
    match.play(2, "take")
    assert field(match, "taken") == "taken=Bt"


def test_a_card_discarded_over_it_is_free_at_once() -> None:
    """C10, C3: the lock is on the replaced card alone."""
    match = after(f"phase=draw turn=0 rainbows={FIVE}/- hands=GxRpYs/??? discards=Bt!1", "draw", "discard:Gx")
    assert field(match, "discards") == "discards=BtGx"
    assert legal(match) == {"draw", "take"}


def test_a_discard_is_not_locked() -> None:
    """C10: only a card replaced by a wild is."""
    match = after(f"phase=act turn=0 rainbows={FIVE}/- hands=GxRpYsOc/???", "discard:Oc")
    assert legal(match) == {"draw", "take"}
    match = after(f"phase=act turn=0 rainbows={FIVE}/- hands=GxRpYsOc/???", "play:Oc-Bs")
    assert field(match, "discards") == "discards=Bs"
    assert legal(match) == {"draw", "take"}


def test_the_own_wild_locks_too() -> None:
    """C9: a card put away for a wild of one's own is locked like any other."""
    match = after(f"phase=act turn=0 rainbows={FIVE}/- hands=GxRpYsR*/???", "play:R*-Bt")
    assert field(match, "discards") == "discards=Bt!1"
    assert legal(match) == {"draw"}


def test_a_replaced_wild_needs_no_lock() -> None:
    """C13, C11: what a wild has put away, being wild itself, can never be taken anyway."""
    match = after("phase=act turn=0 rainbows=-/BcY* hands=GxRpYsR*/???", "wild:R*@1-Y*")
    assert field(match, "rainbows", "discards") == "rainbows=-/BcR* discards=Y*"
    assert refusal(match, "take") == "wild-on-top"


LONG = "phase=act turn=1 turns=1 rainbows=-/-/-/BcBx hands=GxGpGs/OxOpOsR*/RxRpRs/YxYpYs options=lock_for_victim"


def test_lock_for_the_victim() -> None:
    """C27: with the option it lasts until the victim's next turn is over, counted down turn by turn."""
    match = after(LONG, "wild:R*@3-Bc")
    assert field(match, "discards") == "discards=Bc!2"
    match.play(2, "draw")
    assert field(match, "discards") == "discards=Bc!2"
    match.play(2, "play:Rx")
    assert match.to_act == (3,)
    assert field(match, "discards") == "discards=Bc!1"
    assert legal(match) == {"draw"}
    answer = match.why(3, "take")
    assert answer is not None
    assert (answer.code, answer.rule) == ("locked", "C27")
    match.play(3, "draw")
    match.play(3, "play:Yx")
    assert match.to_act == (0,)
    assert legal(match) == {"draw", "take"}


def test_without_the_option_the_lock_is_literal() -> None:
    """C27, C10: with more than two players somebody else may take it before the victim, who then may as well."""
    match = after(LONG.replace(" options=lock_for_victim", ""), "wild:R*@3-Bc", "draw", "play:Rx")
    assert match.to_act == (3,)
    assert legal(match) == {"draw", "take"}


@pytest.mark.parametrize(("seat", "turns"), [(0, 3), (2, 1), (3, 2)])
def test_how_long_a_victim_is_protected(seat: int, turns: int) -> None:
    """C27: as many turns as it takes to come round to the victim."""
    rows = ["-"] * 4
    rows[seat] = "Bc"
    line = LONG.replace("rainbows=-/-/-/BcBx", f"rainbows={'/'.join(rows)}")
    assert field(after(line, f"wild:R*@{seat}-Bc"), "discards") == f"discards=Bc!{turns}"


TWO = "phase=act turn=0 turns=10 rainbows=BsBtOtRtYc/RcYc hands=GxRpYsY*/BxGcOp options=lock_for_victim"
FOUR = LONG.replace("rainbows=-/-/-/BcBx", "rainbows=-/BsBxBtYtYc/-/-")


@pytest.mark.parametrize(("line", "own", "card"), [(TWO, "play:Y*-Bs", "Bx"), (FOUR, "play:R*-Bs", "Rx")])
def test_who_covers_a_card_of_their_own_is_no_victim(line: str, own: str, card: str) -> None:
    """C27, C9, C10: the card is locked for the very next turn, as it is without the option."""
    usual = line.replace(" options=lock_for_victim", "")
    assert field(after(line, own), "discards") == field(after(usual, own), "discards") == "discards=Bs!1"
    assert legal(after(line, own)) == {"draw"}
    match = after(line, own, "draw", f"play:{card}")
    assert field(match, "discards") == "discards=Bs"
    assert legal(match) == {"draw", "take"}


def test_a_covered_lock_goes_on_counting() -> None:
    """C27: a locked card that is covered and comes up again is still locked, for as long as it would have been."""
    line = LONG.replace("-/-/-/BcBx", "Bc/-/-/-")
    match = after(line, "wild:R*@0-Bc", "draw", "discard:Rx", "take")
    assert field(match, "discards", "taken") == "discards=Bc!2 taken=Rx"
    match = after(line, "wild:R*@0-Bc", "draw", "discard:Rx")
    assert field(match, "discards") == "discards=Bc!2Rx"
    match = after(line, "wild:R*@0-Bc", "draw", "discard:Rx", "take", "play:Rx")
    assert field(match, "turn", "discards") == "turn=0 discards=Bc!1"
    assert legal(match) == {"draw"}


def test_two_locks_at_once() -> None:
    """C27: locks of different length lie on top of each other, each with its own count."""
    line = "phase=act turn=0 rainbows=-/-/OcOt/BcBs hands=GxGpGsR*/OxOpY*/RxRpRs/YxYpYs options=lock_for_victim"
    match = after(line, "wild:R*@3-Bc")
    assert field(match, "discards") == "discards=Bc!3"
    match = after(line, "wild:R*@3-Bc", "draw", "wild:Y*@2-Oc")
    assert field(match, "discards") == "discards=Bc!2Oc!1"
    match.play(2, "draw")
    match.play(2, "play:Rx")
    assert legal(match) == {"draw", "take"}
    match.play(3, "take")
    assert field(match, "discards", "taken") == "discards=Bc!1 taken=Oc"


def piled(discards: str) -> str:
    """Two seats with all 25 cards in sight: eight bound by each at most, the others discarded."""
    return (
        "phase=draw turn=0 rainbows=BcBxBpBsGt/GcGxGpGsBt hands=OcOxOp/OsOtYc "
        f"discards={discards} options=base_sets:1,colour_sets:0,shape_sets:0"
    )


def test_a_new_pile() -> None:
    """C5, C21: the pile is made anew at the next draw from it, of all discards but the top one."""
    match = after(piled("RcRxRpRsRtYxYpYsYt"))
    assert match.view(0)["pile"] == 0
    assert legal(match) == {"draw", "take"}
    match.play(0, "draw")
    view = match.view("all")
    assert view["discards"] == ["Yt"]
    assert view["pile"] == 7
    (drawn,) = set(view["hands"][0]) - {"Oc", "Ox", "Op"}
    assert drawn in {"Rc", "Rx", "Rp", "Rs", "Rt", "Yx", "Yp", "Ys"}
    assert "shuffles the discards, all but the top one, into a new pile" in match.log(1)[0].sentence


def test_no_new_pile_before_it_is_needed() -> None:
    """C21: who takes the top discard leaves the empty pile empty, and everything else in the discards."""
    match = after(piled("RcRxRpRsRtYxYpYsYt"), "take", "discard:Oc")
    assert match.view(0)["pile"] == 0
    assert field(match, "discards") == "discards=RcRxRpRsRtYxYpYsOc"


def test_the_top_card_keeps_its_lock() -> None:
    """C5, C10: a locked card stays on top of the discards, and locked, when the pile is made anew."""
    match = after(piled("RcRxRpRsRtYxYpYsYt!1"), "draw")
    assert field(match, "discards") == "discards=Yt!1"
    match.play(0, "discard:Oc")
    assert field(match, "discards") == "discards=YtOc"


def test_locks_below_go_with_their_cards() -> None:
    """C5, C27: a locked card that was shuffled into the pile is locked no more."""
    line = piled("RcRxRpRsRtYxYpYs!1Yt") + ",lock_for_victim"
    match = after(line, "draw")
    assert field(match, "discards") == "discards=Yt"


def test_there_is_always_something_to_draw() -> None:
    """C22, C5: with the smallest deck and everything bound two cards are left, the top discard and one to draw."""
    cards = [colour + shape for _ in range(2) for colour in "BGORY" for shape in "cxpst"]
    rainbows = ["".join(cards[5 * seat : 5 * seat + 5]) for seat in range(6)]
    hands = ["".join(cards[30 + 3 * seat : 33 + 3 * seat]) for seat in range(6)]
    line = (
        f"phase=draw turn=0 rainbows={'/'.join(rainbows)} hands={'/'.join(hands)} discards={''.join(cards[48:])} "
        "options=base_sets:2,colour_sets:0,shape_sets:0"
    )
    match = after(line)
    assert match.view(0)["pile"] == 0
    match.play(0, "draw")
    assert cards[48] in match.view(0)["hands"][0]
    assert match.view(0)["discards"] == [cards[49]]
    assert match.view(0)["pile"] == 0
