"""What shows after a card or a flip: all is well, a clash, a shadow, a rainbow; and who takes the row."""

from itertools import combinations

import pytest

from .conftest import after, field, legal

# Seat 0 holds R/G, L/B and S/P (front/back); five cards lie.
FIVE = "round=1 turn=0 row=OYGCB under=RRRRR seen=00000 hands={}LOSP/YGCGPG next=PO/OC deck=2/1/1/1"
TWO = "round=1 turn=0 row=GC under=OB seen=01 hands={}YPLR/GRCBPO next=PL/SC"


def test_all_is_well() -> None:
    """B8: different colours, and the turn goes on."""
    match = after(TWO.format("RB"), "R1")
    assert field(match, "round", "turn", "row") == "round=1 turn=0 row=GCR"
    assert "stop" in legal(match)


@pytest.mark.parametrize("move", ["G1", "?1"])
def test_clash(move: str) -> None:
    """B9, R19: a colour that lies there: the other player takes the row with that card, and the loser begins."""
    match = after(TWO.format("GO" if move == "G1" else "OG"), move)
    assert field(match, "round", "turn", "row", "scores") == "round=2 turn=0 scores=0/3"


@pytest.mark.parametrize("move", ["S1", "?1"])
def test_shadow(move: str) -> None:
    """B10, R19: a shadow loses the round as a clash does."""
    match = after(TWO.format("SO" if move == "S1" else "OS"), move)
    assert field(match, "round", "turn", "scores") == "round=2 turn=0 scores=0/3"


def test_clash_by_a_flip() -> None:
    """B9: a flip is judged as a card is; here after a card."""
    match = after("round=1 turn=0 row=GC under=OG seen=00 hands=RBYPLR/GRCBPO next=PL/SC", "R1", "flip:2")
    assert field(match, "round", "turn", "scores") == "round=2 turn=0 scores=0/3"


def test_shadow_by_a_flip() -> None:
    """B10: the same for a shadow."""
    match = after("round=1 turn=1 row=GC under=OS seen=00 hands=RBYPLR/GRCBPO next=PL/SR", "R1", "flip:2")
    assert field(match, "round", "turn", "scores") == "round=2 turn=1 scores=3/0"


def test_a_flip_does_not_clash_with_its_own_other_side() -> None:
    """B9: the colour that goes down is gone from the row."""
    match = after("round=1 turn=0 row=GC under=CY seen=00 hands=RBYPLR/GRCBPO next=PL/SO", "flip:2")
    assert field(match, "row", "round") == "round=1 row=GY"
    clash = after("round=1 turn=0 row=GC under=CY seen=00 hands=RBYPLR/GRCBPO next=PL/SO", "flip:1")
    assert field(clash, "scores") == "scores=0/2"


@pytest.mark.parametrize("side", ["clash", "shadow"])
def test_the_first_flip_may_lose_the_round(side: str) -> None:
    """R24: without a card placed: nothing is drawn, and the same player begins the next round."""
    under = "G" if side == "clash" else "S"
    match = after(f"round=1 turn=0 row=GC under=O{under} seen=01 hands=RBYPLR/GRCBPO next=PL/RO", "flip:2")
    assert field(match, "round", "turn", "row", "hands", "next", "scores") == (
        "round=2 turn=0 hands=RBYPLR/GRCBPO next=PL/RO scores=0/2"
    )
    assert match.record()["steps"] == ["flip:2", f"shows:{under}"]
    assert legal(match) == {"R1", "Y2", "L3", "?1", "?2", "?3"}


def test_light_is_a_joker() -> None:
    """B12, R9: any number of lights beside any colours, and never a clash."""
    match = after("round=1 turn=0 row=LRL under=OGP seen=000 hands=LCBYRO/GRCBPO next=PY/SC", "L1")
    assert field(match, "round", "row") == "round=1 row=LRLL"


@pytest.mark.parametrize("colour", "ROYGCBP")
def test_colour_of_light_is_never_said(colour: str) -> None:
    """R10: no move but the card itself, and beside it any of the seven colours may still be placed."""
    back = "R" if colour == "G" else "G"
    match = after(f"round=1 turn=0 hands=LCBYRO/{back}{colour}CBPO next=PL/SC", "L1")
    assert legal(match) == {"stop", "flip:1"}
    match.play(0, "stop")
    match.play(1, f"{colour}1")
    assert field(match, "round", "row") == f"round=1 row=L{colour}"


@pytest.mark.parametrize("colours", ["".join(five) for five in combinations("ROYGCBP", 5)])
def test_light_is_the_sixth_beside_any_five_colours(colours: str) -> None:
    """R9: five colours and light are six, whichever two colours are free."""
    match = after(f"round=1 turn=0 row={colours} hands=LRSPSO/YGCGPG", "L1")
    assert field(match, "scores") == "scores=6/0"


@pytest.mark.parametrize("card", ["R", "P", "L"])
def test_rainbow(card: str) -> None:
    """B11, R19: a missing colour or light as the sixth card: all six are yours, and the other player begins."""
    match = after(FIVE.format(f"{card}B"), f"{card}1")
    assert field(match, "round", "turn", "row", "scores") == "round=2 turn=1 scores=6/0"


def test_rainbow_by_a_blind_card() -> None:
    """B11, R18: the sixth card may be a blind one."""
    assert field(after(FIVE.format("SR"), "?1"), "turn", "scores") == "turn=1 scores=6/0"


def test_rainbow_with_the_second_card() -> None:
    """R11: the round ends at once, though a third card would be allowed."""
    line = "round=1 turn=0 row=OYGC under=RPBR seen=0000 hands=BCPOSP/YGCGPG next=PO/OC"
    match = after(line, "B1", "flip:1", "P2")
    assert field(match, "round", "turn", "scores") == "round=2 turn=1 scores=6/0"
    assert [sides is not None for sides in match.view(0)["hands"][0]] == [True] * 3


def test_rainbow_with_the_first_card() -> None:
    """R11: and with the first one too."""
    assert field(after(FIVE.format("RP"), "R1"), "round", "turn") == "round=2 turn=1"


def test_the_sixth_card_clashes() -> None:
    """R8: the other player takes all six, and the loser begins."""
    assert field(after(FIVE.format("OG"), "O1"), "round", "turn", "scores") == "round=2 turn=0 scores=0/6"


def test_the_sixth_card_is_a_shadow() -> None:
    """R8: the same for a shadow."""
    assert field(after(FIVE.format("SR"), "S1"), "round", "turn", "scores") == "round=2 turn=0 scores=0/6"


@pytest.mark.parametrize("move", ["R1", "O1", "?1"])
def test_six_cards_never_lie(move: str) -> None:
    """R6: whatever the sixth card is, the row is empty after it."""
    match = after(FIVE.format("OG" if move == "O1" else "RG"), move)
    assert match.view(None)["row"] == []


def test_a_flip_makes_no_rainbow() -> None:
    """R7: five cards that differ are five, before the flip and after it."""
    match = after("round=1 turn=0 row=OYGCB under=PPRRR seen=00000 hands=LOSPRO/YGCGPG next=PO/OC", "flip:1")
    assert field(match, "round", "row", "scores") == "round=1 row=PYGCB"


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("good", [True, False])
def test_who_begins_the_next_round(turn: int, good: bool) -> None:
    """R19: whoever did not get the cards."""
    sides = ("RP" if good else "OP") if turn == 0 else ("PR" if good else "PO")
    hands = f"{sides}LOSP/YGCGPG" if turn == 0 else f"YGCGPG/{sides}OLPS"
    match = after(f"round=1 turn={turn} row=OYGCB under=RRRRR hands={hands} next=GO/OC", f"{'R' if good else 'O'}1")
    winner = turn if good else 1 - turn
    assert match.view(None)["scores"][winner] == 6
    assert match.to_act == (1 - winner,)


def test_undersides_are_not_shown_when_the_row_is_collected() -> None:
    """R26: nobody learns a hidden side by it: who has seen which stays as it was."""
    line = "round=1 turn=0 row=OYGCB under=RRRRR seen=01b-0 hands=RPLOSP/YGCGPG next=PO/OC"
    match = after(line, "R1")
    assert field(match, "gone") == "gone=CR-OR0BR0RP1YR1GRb"
    assert match.view(0, memory=True)["memory"]["gone"] == [
        ["C", None], ["O", "R"], ["B", "R"], ["R", None], ["Y", None], ["G", "R"]
    ]  # fmt: skip
    assert match.view(1, memory=True)["memory"]["gone"] == [
        ["C", None], ["O", None], ["B", None], ["R", "P"], ["Y", "R"], ["G", "R"]
    ]  # fmt: skip
