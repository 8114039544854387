"""Who knows what: cards that were seen stay known, to those who saw them and to nobody else."""

import pytest

from sunshower import Match
from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER
from sunshower.games.pirates import GAME
from sunshower.games.pirates.pieces import within

from .conftest import after, field, with_pile


def known(match: Match, eyes: int | None, seat: int) -> str:
    """A hand as some eyes know it."""
    return "".join(card or "?" for card in match.view(eyes)["hands"][seat])


def test_hands_are_hidden() -> None:
    """B15: of another hand only the number of cards is seen."""
    match = after("turn=0 hands=123/45t/6 pair=35")
    assert known(match, 0, 0) == "123"
    assert known(match, 0, 1) == known(match, None, 1) == "???"


def test_what_lies_open() -> None:
    """B15: islands, face-up cards and discards are seen by all."""
    match = after("turn=0 islands=345/- hands=1/2 pair=35 discards=7t")
    for eyes in (0, 1, None):
        view = match.view(eyes)
        assert (view["islands"], view["pair"], view["discards"]) == ([["345"], []], ["3", "5"], ["7", "t"])


def test_open_cards_stay_known() -> None:
    """L2: face-up cards that were drawn are known to all until they leave the hand."""
    match = after("turn=0 hands=1/2 pair=36", "draw:pair")
    assert known(match, 1, 0) == known(match, None, 0) == "36?"
    match = after("turn=0 islands=345/- hands=16/2 shown=6/- pair=36", "6>345")
    assert known(match, 1, 0) == "?"


def test_a_known_card_leaves_first() -> None:
    """L2: of two 6s one is known; when one is laid, nobody knows of the other."""
    match = after("turn=0 islands=345/- hands=66/2 shown=6/- pair=36", "6>345")
    assert field(match, "shown") == ""
    assert known(match, 1, 0) == "?"


def test_grabbed_cards() -> None:
    """L2: thief and victim know what the Stinker grabbed, a third does not."""
    match = after("turn=0 hands=n4/55/6 pair=36", "stinker@1", "pass", "pass")
    assert known(match, 1, 0) == "55?"
    assert known(match, 2, 0) == known(match, None, 0) == "???"
    assert field(match, "secrets") == "secrets=1>0:55"


def test_a_third_knows_less_after_a_stinker() -> None:
    """L2: any card may have gone, so whoever did not see it knows one less of each kind; the thief knows better."""
    match = after("turn=0 hands=n/5567/1 shown=-/5567/- pair=36", "stinker@1", "pass", "pass")
    assert known(match, 2, 1) == "??"
    left = known(match, 0, 1)
    assert left == "".join(match.view("all")["hands"][1])
    assert known(match, None, 1) == "??"


def test_the_captains_cards() -> None:
    """L2, P16: giver and taker know the card; others only that it was black, and know their colours still."""
    match = after("turn=0 hands=k/tc5/6 shown=-/tc5/- pair=36", "captain", "pass", "pass", "give:c", "give:-")
    assert known(match, 1, 0) == "c"
    assert known(match, 2, 0) == "?"
    assert known(match, 0, 1) == "5t"
    assert known(match, 2, 1) == "5?"
    moves = {eyes: [event.move for event in match.log(eyes)][-2:] for eyes in (0, 1, 2)}
    assert moves == {0: ["give:c", "give:-"], 1: ["give:c", "give:-"], 2: ["give:?", "give:-"]}


def test_a_sorted_pile_tells_who_draws_what() -> None:
    """L2: whoever sorted the draw pile knows the cards that others draw from it."""
    line = with_pile("turn=1 hands=1/2/3 pair=36 tops=4:0,5:0,6:0,7:0", "4567")
    match = after(line, "draw:pile")
    assert known(match, 0, 1) == "45?"
    assert known(match, 2, 1) == known(match, None, 1) == "???"
    assert [event.move for event in match.log(0)][-2:] == ["card:4", "card:5"]
    assert [event.move for event in match.log(2)][-2:] == ["card:?", "card:?"]
    assert field(match, "secrets", "tops") == "secrets=0>1:45 tops=6:0,7:0"


def test_one_knows_what_others_know_of_oneself() -> None:
    """L2: the View of a hand's owner says what is known of it."""
    match = after("turn=0 hands=n4/55/6 pair=36", "stinker@1", "pass", "pass")
    assert match.view(0)["secrets"] == [{"seat": 1, "of": 0, "cards": ["5", "5"]}]
    assert match.view(1)["secrets"] == match.view(2)["secrets"] == []


def test_a_secret_card_laid_is_no_secret() -> None:
    """L2: a card that only one other knew of, once laid, is no longer known to be in the hand."""
    line = "turn=0 islands=345/-/- hands=16/2/3 secrets=1>0:6 pair=36"
    match = after(line, "6>345")
    assert field(match, "secrets") == ""
    assert known(match, 1, 0) == "?"


@pytest.mark.parametrize(
    ("hands", "shown", "moves", "seen"),
    [
        ("n2/5/6", "-/5/-", ("stinker@1", "pass", "pass"), "5?"),
        ("n2/55/6", "-/55/-", ("stinker@1", "pass", "pass"), "55?"),
        ("n2/56/6", "-/56/-", ("stinker@1", "pass", "pass"), "56?"),
        ("n2/56/6", "-/5/-", ("stinker@1", "pass", "pass"), "5??"),
        ("k2/t/6", "-/t/-", ("captain", "pass", "pass", "give:t", "give:-"), "t?"),
        ("k2/5tt/6", "-/5tt/-", ("captain", "pass", "pass", "give:t", "give:-"), "t?"),
        ("k2/tc/6", "-/tc/-", ("captain", "pass", "pass", "give:t", "give:-"), "??"),
        ("k2/5t/6", "-/t/-", ("captain", "pass", "pass", "give:t", "give:-"), "??"),
    ],
)
def test_known_cards_stay_known_on_their_way(hands: str, shown: str, moves: tuple[str, ...], seen: str) -> None:
    """L2: what everybody knew goes along with a whole hand, and with a card that can be no other."""
    match = after(f"turn=0 hands={hands} shown={shown} pair=36", *moves)
    assert known(match, 2, 0) == known(match, None, 0) == seen
    taken = match.view("all")["hands"][0]
    assert known(match, 1, 0) == "".join(card for card in taken if card != "2") + "?"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_known_is_true(seats: int) -> None:
    """L2: whatever is known of a hand is in it, through whole random games."""
    for seed in range(4):
        rng = Rng(f"known {seed}")
        state = GAME.setup(seats, {option.name: False for option in GAME.options})
        while state.turn != OVER:
            for seat in range(seats):
                assert within(state.shown[seat], state.hands[seat])  # type: ignore[attr-defined]
                for other in range(seats):
                    assert within(state.known(other, seat), state.hands[seat])  # type: ignore[attr-defined]
            actions = state.legal()
            state.play(state.sample(rng) if state.turn == CHANCE else actions[rng.below(len(actions))])
