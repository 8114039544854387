"""Set-up: who begins, the deal with its chances, the fairies' first spots, and what stays hidden."""

from collections import Counter
from typing import Any

import pytest

import sunshower
from sunshower.core.game import Options, State
from sunshower.core.options import checked_options
from sunshower.games.road import GAME

OPTIONS: Options = checked_options(GAME, {})
HANDS = "11122233" + "34445556"


def dealt(first: int, cards: str, *pranks: str) -> State:
    """The State after a deal given card by card, seat 0's hand first, then seat 1's, then spots b, d, g and i."""
    state = GAME.setup(2, OPTIONS)
    for text in [f"first:{first}", *(f"card:{card}" for card in cards), *(f"prank:{prank}" for prank in pranks)]:
        action = GAME.parse_move(state, text)
        assert action is not None, text
        state.play(action)
    return state


def seen(state: State) -> dict[str, Any]:
    return dict(GAME.view(state, "all"))


def chances(state: State) -> dict[str, int]:
    return {GAME.format_move(state, outcome): weight for outcome, weight in state.outcomes()}


def test_cards_and_where_they_go() -> None:
    """B1: three cards of each number; eight in each hand, four on b, d, g and i, one in the box."""
    view = sunshower.new("road", seed="b1").view("all")
    assert [len(hand) for hand in view["hands"]] == [8, 8]
    assert [spot for spot, card in zip("abcdefghij", view["ring"], strict=True) if card] == ["b", "d", "g", "i"]
    cards = Counter([*view["hands"][0], *view["hands"][1], *view["ring"]])
    del cards[0]
    assert cards.total() == 20
    assert set(cards) <= set(range(1, 8))
    assert max(cards.values()) == 3
    assert GAME.setup(2, OPTIONS).census()[:7] == [3] * 7


def test_pranks_and_where_they_go() -> None:
    """B2: six different pranks, two in each hand, two in the box."""
    view = sunshower.new("road", seed="b2").view("all")
    assert [len(hand) for hand in view["pranks"]] == [2, 2]
    assert len({*view["pranks"][0], *view["pranks"][1]}) == 4
    assert GAME.setup(2, OPTIONS).census()[7:] == [1] * 6


def test_first_player_is_drawn() -> None:
    """D32: each seat is as likely to begin."""
    assert chances(GAME.setup(2, OPTIONS)) == {"first:0": 1, "first:1": 1}
    assert {sunshower.new("road", seed=seed).to_act for seed in range(20)} == {(0,), (1,)}


@pytest.mark.parametrize("seat", [0, 1])
def test_first_player_by_option(seat: int) -> None:
    """D32: the option first names the seat that begins, and nothing is drawn."""
    match = sunshower.new("road", seed="d32", options={"first": seat})
    assert match.to_act == (seat,)
    assert match.log("all")[0].sentence == f"Seat 0 is dealt a {match.log('all')[0].move[-1]}."


def test_chances_of_the_deal() -> None:
    """B1: each card is as likely as there are copies of it left, down to the last one."""
    assert chances(dealt(0, "")) == {f"card:{card}": 3 for card in range(1, 8)}
    assert chances(dealt(0, "1112334")) == {
        "card:2": 2,
        "card:3": 1,
        "card:4": 2,
        "card:5": 3,
        "card:6": 3,
        "card:7": 3,
    }
    assert chances(dealt(0, HANDS)) == {"card:6": 2, "card:7": 3}
    assert chances(dealt(0, HANDS + "677")) == {"card:6": 1, "card:7": 1}


def test_chances_of_the_pranks() -> None:
    """B2: each prank left is as likely as another."""
    names = ["exchange", "jump", "skip", "trash", "teleport", "recycle"]
    assert chances(dealt(0, HANDS + "6677")) == {f"prank:{name}": 1 for name in names}
    assert chances(dealt(0, HANDS + "6677", "jump", "trash", "skip")) == {
        "prank:exchange": 1,
        "prank:teleport": 1,
        "prank:recycle": 1,
    }


@pytest.mark.parametrize(
    ("first", "ring", "sunny"),
    [
        (0, "6776", "b"),
        (0, "7667", "d"),
        (0, "7766", "d"),
        (1, "7667", "g"),
        (1, "6776", "i"),
        (1, "6677", "i"),
    ],
)
def test_sunny_fairy_starts(first: int, ring: str, sunny: str) -> None:
    """B3: the Sunny Fairy on the first player's lowest card, the rightmost of equals."""
    assert seen(dealt(first, HANDS + ring))["sunny"] == sunny


@pytest.mark.parametrize(
    ("first", "ring", "rain"),
    [
        (0, "6776", "g"),
        (0, "7667", "i"),
        (0, "7766", "i"),
        (1, "7667", "b"),
        (1, "6776", "d"),
        (1, "6677", "d"),
    ],
)
def test_rain_fairy_starts(first: int, ring: str, rain: str) -> None:
    """B4: the Rain Fairy on the second player's highest card, the rightmost of equals."""
    assert seen(dealt(first, HANDS + ring))["rain"] == rain


def test_first_round() -> None:
    """D32, B7: whoever was drawn places first, in the sun."""
    view = seen(dealt(1, HANDS + "6677", "jump", "trash", "skip", "recycle"))
    assert (view["phase"], view["turn"], view["first"], view["round"]) == ("place", 1, 1, 1)
    assert view["weather"] == "sun"


def test_hidden_hands() -> None:
    """B12: a seat sees its own cards and pranks, and only how many the other has; a spectator sees none."""
    match = sunshower.new("road", seed="b12")
    truth = match.view("all")
    for seat in (0, 1):
        view = match.view(seat)
        assert view["hands"][seat] == truth["hands"][seat]
        assert view["pranks"][seat] == truth["pranks"][seat]
        assert view["hands"][1 - seat] == [None] * 8
        assert view["pranks"][1 - seat] == [None] * 2
    assert match.view(None)["hands"] == [[None] * 8] * 2
    assert match.view(None)["pranks"] == [[None] * 2] * 2


def test_hidden_deal() -> None:
    """B12: the log of the deal names a seat's cards and pranks to that seat alone."""
    match = sunshower.new("road", seed="b12", options={"first": 0})
    moves = {eyes: [event.move for event in match.log(eyes)] for eyes in (0, 1, None, "all")}
    everything = moves["all"]
    assert moves[0] == everything[:8] + ["card:?"] * 8 + everything[16:22] + ["prank:?"] * 2
    assert moves[1] == ["card:?"] * 8 + everything[8:20] + ["prank:?"] * 2 + everything[22:]
    assert moves[None] == ["card:?"] * 16 + everything[16:20] + ["prank:?"] * 4


def test_hidden_position() -> None:
    """B12: a position line as a seat sees it has ? for the other seat's cards and pranks."""
    match = sunshower.new("road", seed="b12", options={"first": 0})
    fields = dict(word.split("=") for word in match.position(0).split())
    assert fields["hands"].endswith("/????????")
    assert fields["pranks"].endswith("/??")
    assert fields["seat"] == "0"


def test_hidden_things_do_not_matter() -> None:
    """B12: two deals that differ only in seat 1's cards and the box look the same to seat 0, refusals included."""
    lines = [
        f"round=7 phase=place turn=0 ring=12345/67123 sunny=b rain=h hands=56/{other} pranks=e/{prank} spent=j"
        for other, prank in [("77", "s"), ("46", "r")]
    ]
    one, two = (sunshower.position("road", line, seed="b12") for line in lines)
    assert one.position(0) == two.position(0)
    assert one.view(0) == two.view(0)
    assert one.legal(0) == two.legal(0)
    for text in ("7@a", "5@f", "5@b", "skip:c", "hand:7", "prank:skip"):
        assert str(one.why(0, text)) == str(two.why(0, text))
