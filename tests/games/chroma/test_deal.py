"""Cards, decks, the deal with its chances, who begins, and how big a deck must be."""

from collections import Counter

import pytest

import sunshower
from sunshower import BadTable
from sunshower.core.game import State
from sunshower.core.words import Voice, words
from sunshower.games.chroma import GAME
from sunshower.games.chroma.pieces import TEXTS, word

from .conftest import after, options

PLAIN = [colour + shape for colour in "BGORY" for shape in "cxpst"]
COLOURS = ["B*", "G*", "O*", "R*", "Y*"]
SHAPES = ["*c", "*x", "*p", "*s", "*t"]


def decked(**given: object) -> Counter[str]:
    census = GAME.setup(2, options(**given)).census()
    return Counter(dict(zip(TEXTS, census, strict=True)))


def chances(state: State) -> dict[str, int]:
    return {GAME.format_move(state, outcome): weight for outcome, weight in state.outcomes()}


def dealt(*texts: str, seats: int = 2) -> State:
    state = GAME.setup(seats, options())
    for text in texts:
        action = GAME.parse_move(state, text)
        assert action is not None, text
        state.play(action)
    return state


def test_the_deck() -> None:
    """B1: three Base sets, a Colours set and a Shapes set, 87 cards in all."""
    expected = Counter(dict.fromkeys(PLAIN, 3)) + Counter([*COLOURS, *SHAPES, "A*", "*a"])
    assert decked() == expected
    assert decked().total() == 87
    assert len(TEXTS) == len(set(TEXTS)) == 37


def test_names() -> None:
    """B1, B2: a card is said as its colour and its shape, a wild by what it shows."""
    names = {card: Voice(words()).told("", word(card))[""] for card in TEXTS}
    assert len(set(names.values())) == len(TEXTS)
    assert [names[card] for card in ("Bc", "Gx", "Op", "Rs", "Yt")] == [
        "blue circle",
        "green cross",
        "orange pentagon",
        "red square",
        "yellow star",
    ]
    assert [names[card] for card in ("R*", "*t", "A*", "*a")] == [
        "red colour card",
        "star shape card",
        "all-colours card",
        "all-shapes card",
    ]


def test_other_decks() -> None:
    """C22: the number of sets and of all-wilds is free."""
    assert decked(base_sets=2, colour_sets=0)["Bc"] == 2
    assert decked(base_sets=2, colour_sets=0).total() == 50 + 6
    assert decked(shape_sets=3, all_wilds=2)["*a"] == 6
    assert decked(shape_sets=3, all_wilds=2)["A*"] == 2
    assert decked(all_wilds=0).total() == 85
    assert decked(base_sets=6, colour_sets=3, shape_sets=3, all_wilds=3).total() == 150 + 15 + 9 + 15 + 9


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_deck_must_be_big_enough(seats: int) -> None:
    """C22: 8 cards for each player and 2 more, or the table is refused."""
    small = {"base_sets": 1, "colour_sets": 0, "shape_sets": 0}
    for sets in range(1, 7):
        for extra in range(4):
            given = small | {"base_sets": sets, "colour_sets": extra, "all_wilds": 0}
            if 25 * sets + 5 * extra >= 8 * seats + 2:
                assert sunshower.new("chroma", seats=seats, seed="c22", options=given).to_act
            else:
                with pytest.raises(BadTable) as refused:
                    sunshower.new("chroma", seats=seats, seed="c22", options=given)
                assert refused.value.code == "small-deck"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("turn_limit", 0),
        ("turn_limit", 1001),
        ("turn_limit", True),
        ("base_sets", 0),
        ("base_sets", 7),
        ("colour_sets", 4),
        ("shape_sets", -1),
        ("all_wilds", 4),
        ("no_idle_discard", 1),
        ("lock_for_victim", "yes"),
    ],
)
def test_options_have_bounds(name: str, value: object) -> None:
    """C20, C22: a number out of bounds, or of another kind, is refused."""
    with pytest.raises(BadTable) as refused:
        sunshower.new("chroma", seed="bounds", options={name: value})
    assert refused.value.code == "wrong-option"
    assert refused.value.sentence.endswith(".")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_three_cards_each(seats: int) -> None:
    """B3, C2: three cards for each player, the rest in the pile, no discards and no rainbows."""
    view = sunshower.new("chroma", seats=seats, seed="b3").view("all")
    assert [len(hand) for hand in view["hands"]] == [3] * seats
    assert view["rainbows"] == [[]] * seats
    assert view["discards"] == []
    assert view["pile"] == 87 - 3 * seats
    assert view["phase"] == "draw"


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_who_begins_is_drawn(seats: int) -> None:
    """C19: each seat is as likely to begin."""
    assert chances(GAME.setup(seats, options())) == {f"first:{seat}": 1 for seat in range(seats)}
    begun = {sunshower.new("chroma", seats=seats, seed=seed).to_act for seed in range(40)}
    assert begun == {(seat,) for seat in range(seats)}


def test_chances_of_the_deal() -> None:
    """B3: a card is as likely as there are copies of it left."""
    start = chances(dealt("first:1"))
    assert start["card:Bc"] == 3
    assert start["card:A*"] == 1
    assert sum(start.values()) == 87
    later = chances(dealt("first:1", "card:Bc", "card:Bc", "card:A*", "card:Bc"))
    assert "card:Bc" not in later
    assert "card:A*" not in later
    assert sum(later.values()) == 83


def test_turns_go_round() -> None:
    """C25, C1: seat by seat, from the one who begins, each with one draw and one deed."""
    match = sunshower.new("chroma", seats=3, seed="c25")
    order = []
    for _ in range(7):
        seat = match.to_act[0]
        order.append(seat)
        match.play(seat, "draw")
        assert match.to_act == (seat,)
        match.play(seat, match.legal(seat)[0])
    assert order == [(order[0] + turn) % 3 for turn in range(7)]


def test_the_first_player_must_draw_from_the_pile() -> None:
    """C2: there is nothing else."""
    match = sunshower.new("chroma", seed="c2")
    assert match.legal(match.to_act[0]) == ["draw"]
    answer = match.why(match.to_act[0], "take")
    assert answer is not None
    assert (answer.code, answer.rule) == ("no-discards", "C2")


def test_hands_of_three() -> None:
    """C1, B5: four cards after the draw, three after the deed."""
    match = after("phase=draw turn=0 rainbows=-/- hands=BcGcOc/???", "draw")
    assert len(match.view("all")["hands"][0]) == 4
    match.play(0, "play:Bc")
    assert [len(hand) for hand in match.view("all")["hands"]] == [3, 3]
