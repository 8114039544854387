"""What must be placed before a turn ends."""

import random

import pytest

from sunshower.games.pirates.pieces import Card
from sunshower.games.pirates.state import owed
from sunshower.games.pirates.view import counted, grouped

from .conftest import after, field, legal, refusal


def may_draw(hand: str, island: str = "-", more: str = "") -> bool:
    match = after(f"turn=0 islands={island}/- hands={hand}/- pair=35 {more}")
    drawing = {"draw:pair", "draw:pile"} <= legal(match)
    assert drawing == (refusal(match, "draw:pile") != "must-place")
    return drawing


@pytest.mark.parametrize(
    ("hand", "island", "free"),
    [
        ("-", "-", True),
        ("1", "-", True),
        ("r", "-", False),
        ("555", "-", False),
        ("345", "-", False),
        ("355", "-", True),
        ("3557", "345", True),
        ("6", "345", False),
        ("2", "345", False),
        ("5", "555", False),
        ("4", "555", True),
        ("1", "567", True),
    ],
)
def test_duty(hand: str, island: str, free: bool) -> None:
    """B5, P1: Rainbow Pirates must be placed, and natural cards that make a group or join one."""
    assert may_draw(hand, island) == free


def test_wilds_are_no_duty() -> None:
    """P2, B6: nothing has to be placed with the help of a WILD from the hand, and no WILD has to be placed."""
    assert may_draw("55w")
    assert may_draw("34w")
    assert may_draw("w", "345")
    assert may_draw("www")


def test_wilds_on_the_island_do_not_free_anybody() -> None:
    """P2: a natural card that joins a group with WILDs in it must be placed."""
    assert not may_draw("5", "w5w5w5")
    assert not may_draw("6", "34w5")


def test_black_cards_are_no_duty() -> None:
    """B5: black cards never have to be placed."""
    assert may_draw("tcs")
    assert may_draw("t", "cse")


def test_rearranging_is_no_duty() -> None:
    """B5, P42: nobody has to rearrange, not even to put a card in place of a WILD."""
    assert may_draw("5", "34w5")
    assert may_draw("4", "34567")
    assert may_draw("44", "3456,456")


def test_only_when_drawing() -> None:
    """P3: cards may be kept in hand until the turn ends, black cards played in between."""
    match = after("turn=0 hands=555r1l/- pair=35")
    assert "lookout" in legal(match)
    assert "draw:pile" not in legal(match)
    match.play(0, "lay:555")
    assert refusal(match, "draw:pile") == "must-place"
    match.play(0, "lay:r")
    assert "draw:pile" in legal(match)


def test_the_obstacle_is_named() -> None:
    """P3, P1: the refusal says what there is to place."""
    match = after("turn=0 islands=345/- hands=6r1/- pair=35")
    sentence = match.why(0, "draw:pair")
    assert sentence
    assert sentence.sentence == (
        "Before you draw you must place cards: lay a Rainbow Pirate or add a purple 6 to the run 3 to 5."
    )


def test_cards_that_come_during_the_turn() -> None:
    """P30, P12, P13: stolen cards must be placed as well, a Rainbow Pirate among them."""
    line = "phase=act turn=0 black=thief target=1 islands=555/rr,567 hands=1/2 pair=35 discards=t"
    for move, must in (("5<567", "5>555"), ("r<rr", "lay:r")):
        match = after(line, move)
        assert refusal(match, "draw:pile") == "must-place"
        match.play(0, must)
        assert "draw:pile" in legal(match)


def test_shore_leave_counts_too() -> None:
    """P30, B21: cards drawn by a Shore leave must be placed before the turn ends."""
    line = "turn=0 islands=111,222,333,444,555,666,777/- hands=h/- pair=35"
    for seed in range(5):
        match = after(line, "shore-leave", "pass", seed=str(seed))
        drawn = match.position(0).split("hands=")[1].split("/")[0]
        if set(drawn) & set("1234567r"):
            assert refusal(match, "draw:pile") == "must-place"


def test_competing_groups() -> None:
    """P41: 3-3-3-4-5 may end as a set or as a run; what matters is that nothing more can be placed."""
    line = "turn=0 hands=33345/- pair=35"
    assert field(after(line, "lay:333"), "islands", "hands") == "islands=333/- hands=45/-"
    assert "draw:pile" in legal(after(line, "lay:333"))
    assert "draw:pile" in legal(after(line, "lay:345"))


def test_owed_against_a_plain_search() -> None:
    """P1, P2: the check of the duty finds just what laying natural cards one way or another would find."""
    rng = random.Random("owed")
    groups = ["123", "345", "4567", "111", "5555", "34w5", "w6w6w6", "tcs", "1234567"]
    for _ in range(3000):
        island = rng.sample(groups, rng.randint(0, 3))
        hand = rng.choices("1234567wt" + "r" * (rng.random() < 0.1), k=rng.randint(0, 7))
        held = {letter for letter in hand if letter.isdigit()}
        naturals = [letter for letter in hand if letter.isdigit()]
        joins = any(letter in joining(text) for text in island for letter in held)
        makes = any(naturals.count(letter) >= 3 for letter in held)
        makes = makes or any({str(n), str(n + 1), str(n + 2)} <= held for n in range(1, 6))
        codes = sorted(group for text in island if (group := grouped(text)))
        found = owed(counted(hand), codes)
        assert (found != -1) == (joins or makes or "r" in hand)
        assert found != Card.WILD
        assert (found == Card.PIRATE) == ("r" in hand)


def joining(text: str) -> set[str]:
    """The natural cards that could join a group."""
    numbers = text.replace("w", "")
    if not numbers.isdigit():
        return set()
    if len(set(numbers)) == 1:
        return {numbers[0]}
    return {str(int(numbers[0]) - 1), str(int(numbers[-1]) + 1)} - {"0", "8"}
