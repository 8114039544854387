"""The deck, the deal and the holder: who draws what from where, and who sees which side of it."""

from collections import Counter
from importlib.resources import files
from itertools import product
from typing import Any

import pytest

import sunshower
from sunshower import BadTable
from sunshower.core.chance import Rng
from sunshower.core.game import State
from sunshower.games.rainbow import GAME

from .conftest import OPTIONS, after, field

COLOURS = "ROYGCBP"


def dealt(*texts: str, **options: Any) -> State:
    """The State after some chance outcomes given as text."""
    state = GAME.setup(2, OPTIONS | options)
    for text in texts:
        action = GAME.parse_move(state, text)
        assert action is not None, text
        state.play(action)
    return state


def chances(state: State) -> dict[str, int]:
    return {GAME.format_move(state, outcome): weight for outcome, weight in state.outcomes()}


def cards_in(chances: dict[str, int]) -> Counter[str]:
    """How many cards of each kind may turn up, if each is counted once for either way round."""
    found: Counter[str] = Counter()
    for text, weight in chances.items():
        found["".join(sorted(text.removeprefix("card:")))] += weight
    return Counter({card: count // 2 for card, count in found.items()})


def test_deck() -> None:
    """B1, R29: 57 cards: colour pairs twice, each colour with light and with shadow, light with shadow once."""
    cards = cards_in(chances(dealt("first:0")))
    expected = Counter({"".join(sorted(a + b)): 2 for a in COLOURS for b in COLOURS if a < b})
    expected += Counter("".join(sorted(colour + special)) for colour in COLOURS for special in "LS")
    expected += Counter(["LS"])
    assert cards == expected
    assert cards.total() == 57


def test_each_way_round_is_as_likely() -> None:
    """B1: a card enters the holder with either side towards seat 0."""
    found = chances(dealt("first:0"))
    assert found["card:RG"] == found["card:GR"] == 2
    assert found["card:LS"] == found["card:SL"] == 1
    assert "card:RR" not in found


@pytest.mark.parametrize(
    ("name", "cards"), [("pairs", 57 - 42), ("light", 57 - 7), ("shadow", 57 - 7), ("light_shadow", 57 - 1)]
)
def test_deck_options(name: str, cards: int) -> None:
    """R29: the copies of each kind of card can be chosen."""
    assert cards_in(chances(dealt("first:0", **{name: 0}))).total() == cards
    assert sunshower.new("rainbow", seed=1, options={name: 0}).view(None)["holder"] == cards - 6


@pytest.mark.parametrize(
    ("copies", "code"),
    [((0, 0, 0, 4), "too-few-cards"), ((0, 0, 0, 0), "too-few-cards"), ((3, 1, 0, 0), "too-many-cards")],
)
def test_too_few_or_too_many_cards(copies: tuple[int, ...], code: str) -> None:
    """R29: six cards at least, for the deal, and a holder takes 64."""
    options = dict(zip(("pairs", "light", "shadow", "light_shadow"), copies, strict=True))
    with pytest.raises(BadTable) as refused:
        sunshower.new("rainbow", options=options)
    assert (refused.value.code, refused.value.rule) == (code, "R29")


def limits() -> list[list[range]]:
    """The rows of the page's table of decks: copies of pairs, of light and shadow together, of light with shadow."""
    text = (files("sunshower.games.rainbow") / "rules.md").read_text(encoding="utf-8")
    table = text.partition("| Two colours |")[2].partition("\n\n")[0].splitlines()[2:]
    ends = [[cell.split(" to ") for cell in row.strip("| ").split("|")] for row in table]
    return [[range(int(cell[0]), int(cell[-1]) + 1) for cell in row] for row in ends]


def test_the_page_tells_which_decks_can_be_dealt() -> None:
    """R29: all of them, and no other."""
    rows = limits()
    assert len(rows) == 6
    for pairs, light, shadow, both in product(range(4), range(5), range(5), range(5)):
        told = any(pairs in first and light + shadow in second and both in third for first, second, third in rows)
        options = OPTIONS | {"pairs": pairs, "light": light, "shadow": shadow, "light_shadow": both}
        try:
            GAME.setup(2, options)
        except BadTable:
            assert not told, options
        else:
            assert told, options


@pytest.mark.parametrize(("name", "most"), [("pairs", 3), ("light", 4), ("shadow", 4), ("light_shadow", 4)])
def test_wrong_copies(name: str, most: int) -> None:
    """R29: 0 to 4 copies of a card, of those with two colours 3; as many as that fit a deck."""
    for copies in (-1, most + 1, "2"):
        with pytest.raises(BadTable) as refused:
            sunshower.new("rainbow", options={name: copies})
        assert refused.value.code == "wrong-option"
    alone = {"pairs": 0, "light": 1, "shadow": 0, "light_shadow": 0} | ({"light": 0} if name == "pairs" else {})
    assert sunshower.new("rainbow", options=alone | {name: most}).view(None)["options"][name] == most


@pytest.mark.parametrize(("copies", "cards"), [((0, 0, 1, 0), 7), ((3, 0, 0, 1), 64), ((2, 1, 2, 1), 64)])
def test_small_and_large_decks(copies: tuple[int, ...], cards: int) -> None:
    """R29: seven cards and sixty-four are fine."""
    options = OPTIONS | dict(zip(("pairs", "light", "shadow", "light_shadow"), copies, strict=True))
    assert sum(GAME.setup(2, options).census()) == 2 * cards


def test_first_player_is_drawn() -> None:
    """R21: each seat is as likely to begin."""
    assert chances(GAME.setup(2, OPTIONS)) == {"first:0": 1, "first:1": 1}
    assert {sunshower.new("rainbow", seed=seed).to_act for seed in range(20)} == {(0,), (1,)}


@pytest.mark.parametrize("seat", [0, 1])
def test_first_player_by_option(seat: int) -> None:
    """R21: the option first names the seat that begins, and nothing is drawn for it."""
    match = sunshower.new("rainbow", seed="r21", options={"first": seat})
    assert match.to_act == (seat,)
    assert match.record()["steps"][0].startswith("card:")


def test_deal() -> None:
    """B1, R12: both look at their ends, then the first player draws three cards, then the other."""
    ends = ["first:1", "card:RG", "card:YB"]
    assert GAME.format_position(GAME.view(dealt(*ends), "all")) == "round=1 hands=------/------ next=YB/RG"
    first = [*ends, "card:OC", "card:PL", "card:RB"]
    assert GAME.format_position(GAME.view(dealt(*first), "all")) == "round=1 hands=------/RGOCPL next=YB/RB"
    both = dealt(*first, "card:SG", "card:OY", "card:CP")
    assert GAME.format_position(GAME.view(both, "all")) == "round=1 turn=1 hands=YBSGOY/RGOCPL next=CP/RB"


def test_each_sees_the_side_towards_it() -> None:
    """B2: of all cards in the hands seat 0 sees the first side and seat 1 the second, spectators none."""
    match = after("round=1 turn=0 hands=RGOBYP/GRCBLS next=PL/SC")
    assert match.position(0) == "round=1 turn=0 hands=R?O?Y?/G?C?L? next=P?/?? seat=0"
    assert match.position(1) == "round=1 turn=0 hands=?G?B?P/?R?B?S next=??/?C seat=1"
    assert match.position(None) == "round=1 turn=0 hands=??????/?????? next=??/?? seat=-"


def test_own_next_card_only() -> None:
    """R16: each seat sees its own side of its own next card, and nothing of the other's."""
    match = after("round=1 turn=0 hands=RGOBYP/GRCBLS next=PL/SC")
    assert match.view(0)["next"] == [["P", None], [None, None]]
    assert match.view(1)["next"] == [[None, None], [None, "C"]]
    assert match.view(None)["next"] == [[None, None], [None, None]]


@pytest.mark.parametrize("seat", [0, 1])
def test_each_draws_from_its_own_end(seat: int) -> None:
    """R15: the next card of the seat that draws goes to its hand as it stands; the other end is left alone."""
    match = after(f"round=1 turn={seat} hands=RGOBYP/GRCBLS next=PL/SC", "O2" if seat == 0 else "B2", "stop")
    view = match.view("all")
    assert view["hands"][seat][1] == (["P", "L"] if seat == 0 else ["S", "C"])
    assert view["next"][1 - seat] == (["S", "C"] if seat == 0 else ["P", "L"])
    assert match.view(1 - seat)["hands"][seat][1] == ([None, "L"] if seat == 0 else ["S", None])
    assert view["holder"] == 57 - 6 - 1


def test_drawing_is_by_what_nobody_has_seen() -> None:
    """B1: the card that turns up behind is drawn from all that nobody has seen a side of, by count."""
    state = GAME.guess(after("round=1 turn=0 hands=RGRGRB/GOCBLS next=PL/SC", "R1").view("all"), Rng())
    state.play(0)
    found = chances(state)
    assert "card:RG" not in found
    assert (found["card:BR"], found["card:RB"], found["card:OY"]) == (1, 1, 2)
    assert "card:SL" not in found
    assert sum(found.values()) == 2 * (57 - 8)


# The last card

SMALL = "deck=0/1/0/1"  # eight cards: light with each colour, and with shadow


def test_last_card_is_the_next_of_both() -> None:
    """R28: when one card is left, each seat sees its own side of it, whoever draws it."""
    match = after(f"round=1 turn=0 hands=RLOLYL/LGLCBL next=PL/LS {SMALL}", "R1", "stop")
    assert match.view("all")["holder"] == 1
    assert match.view("all")["next"] == [["L", "S"], ["L", "S"]]
    assert match.view(0)["next"] == [["L", None], ["L", None]]
    assert match.view(1)["next"] == [[None, "S"], [None, "S"]]
    assert match.view(None)["next"] == [[None, None], [None, None]]
    assert field(match, "hands", "next") == "hands=PLOLYL/LGLCBL next=LS/LS"
    match.play(1, "G1")
    match.play(1, "stop")
    assert field(match, "hands", "next") == "hands=PLOLYL/LSLCBL next=-/-"


def test_last_card_is_told_to_whoever_comes_to_see_it() -> None:
    """R28: the log tells the drawer its side of the last card, and the others nothing."""
    match = after(f"round=1 turn=0 hands=RLOLYL/LGLCBL next=PL/LS {SMALL}", "R1", "stop")
    assert match.log(0)[-1].sentence == "Seat 0 draws purple. Next comes the last card, light."
    assert match.log(1)[-1].sentence == "Seat 0 draws a card, light on its back."
    assert match.log(None)[-1].sentence == "Seat 0 draws a card."
    assert match.log("all")[-1].sentence == (
        "Seat 0 draws purple, light on its back. Next comes the last card, light, shadow on its back."
    )
