"""Groups: what may lie on an island, and how it gets there."""

from itertools import product

import pytest

from .conftest import after, field, legal, refusal

EMPTY = "turn=0 hands={}/1 pair=35"


def lays(hand: str, island: str = "-", options: str = "-") -> set[str]:
    """What can be laid from a hand on an island."""
    match = after(f"turn=0 islands={island}/- hands={hand}/- pair=35 options={options}")
    return {move for move in legal(match) if (":" in move[:4] and move[:4] != "lift") or ">" in move} - {
        "draw:pair",
        "draw:pile",
    }


def test_sets() -> None:
    """B4: three cards of one colour make a set, and more can be added."""
    assert lays("5551") == {"lay:555"}
    assert lays("55") == set()
    assert lays("5", "555") == {"5>555"}
    assert field(after(EMPTY.format("5555"), "lay:555", "5>555"), "islands") == "islands=5555/-"


def test_runs() -> None:
    """B4: three colours in a row make a run, and more can be added at both ends."""
    assert lays("345") == {"lay:345"}
    assert lays("3456") == {"lay:345", "lay:456"}
    assert lays("356") == set()
    assert lays("26", "345") == {"2>345", "6>345"}
    assert lays("17", "345") == set()


def test_runs_do_not_wrap() -> None:
    """P4: a run does not go on from 7 to 1."""
    assert lays("671") == lays("712") == set()
    assert lays("1", "567") == lays("7", "123") == set()
    assert lays("1w", "4567") >= {"w3>4567"}
    assert lays("w", "1234567") == set()


def test_every_run_of_three() -> None:
    """B4: of all sets of three different colours just five are runs."""
    for cards in product("1234567", repeat=3):
        if len(set(cards)) == 3:
            row = sorted(cards)
            is_run = ord(row[2]) - ord(row[0]) == 2
            assert lays("".join(cards)) == ({f"lay:{''.join(row)}"} if is_run else set())


def test_black_groups() -> None:
    """B4: any three black cards make a group, and any black card joins it."""
    assert lays("ttk") == {"lay:ttk"}
    assert lays("tc") == set()
    assert lays("tcse") == {"lay:tcs", "lay:tce", "lay:tse", "lay:cse"}
    assert lays("th", "cse") == {"t>cse", "h>cse"}
    assert field(after(EMPTY.format("tcseh"), "lay:tcs", "e>tcs"), "islands", "hands") == "islands=tcse/- hands=h/1"


def test_rainbow_pirates() -> None:
    """B4: Rainbow Pirates are laid one by one and lie together."""
    match = after(EMPTY.format("rrr"), "lay:r")
    assert field(match, "islands") == "islands=r/-"
    assert field(after(EMPTY.format("rrr"), "lay:r", "lay:r"), "islands", "hands") == "islands=rr/- hands=r/1"
    assert lays("r", "rr") == {"lay:r"}


def test_wilds_take_any_place() -> None:
    """B6: a WILD takes the place of any colour, in a set and in a run."""
    assert lays("55w") == {"lay:55w5"}
    assert lays("35w") == {"lay:3w45"}
    assert lays("34w") == {"lay:34w5", "lay:w234"}
    assert lays("w", "345") == {"w2>345", "w6>345"}
    assert lays("w", "555") == {"w5>555"}


def test_a_wild_with_two_meanings() -> None:
    """P31: whoever lays a WILD says what it stands for; 5 and two WILDs can be four things."""
    assert lays("5ww") == {"lay:5w5w5", "lay:5w6w7", "lay:w45w6", "lay:w3w45"}
    match = after(EMPTY.format("5wwt"), "lay:5w6w7")
    assert field(match, "islands") == "islands=5w6w7/-"
    assert "5>5w6w7" not in legal(match)


def test_wilds_stay_what_they_are() -> None:
    """P31: a WILD does not float: next to w5 in a run no other 5 fits, and a 6 goes on from it."""
    assert lays("56", "34w5") == {"6>34w5"}


def test_groups_of_wilds() -> None:
    """P5, P31: three WILDs are a group, and it is declared which: a set of any colour or any run."""
    sets = {f"lay:w{n}w{n}w{n}" for n in range(1, 8)}
    runs = {f"lay:w{n}w{n + 1}w{n + 2}" for n in range(1, 6)}
    assert lays("www") == sets | runs
    assert lays("5", "w5w5w5") == {"5>w5w5w5"}
    assert lays("4", "w5w6w7") == {"4>w5w6w7"}


def test_option_natural_card() -> None:
    """P5: with the option natural_card a group needs a card that is not wild."""
    assert lays("www", options="natural_card") == set()
    assert "lay:5w5w5" in lays("5ww", options="natural_card")
    assert refusal(after("turn=0 hands=www1/- pair=35 options=natural_card"), "lay:w1w1w1") == "all-wild"
    # P14: what is left of a broken group needs one as well
    broken = "phase=act turn=0 black=thief target=1 islands=-/5w5w5w5 hands=1/2 pair=35 discards=t"
    assert field(after(broken, "5<5w5w5w5"), "islands") == "islands=-/w5w5w5"
    match = after(broken + " options=natural_card", "5<5w5w5w5")
    assert field(match, "islands", "hands") == "hands=15/2www"


@pytest.mark.parametrize("island", ["tcs", "rr"])
def test_wilds_are_only_colours(island: str) -> None:
    """P6: a WILD is no black card and no Rainbow Pirate."""
    assert lays("w", island) == set()
    assert refusal(after(f"turn=0 islands={island}/- hands=w1/- pair=35"), f"w>{island}") == "no-wild-there"
    assert lays("tcw") == set()


def test_equal_groups_are_one_choice() -> None:
    """B4: of two equal groups it does not matter which is meant."""
    assert lays("6", "345,345") == {"6>345"}
    assert field(after("turn=0 islands=345,345/- hands=6t/- pair=35", "6>345"), "islands") == "islands=345,3456/-"
