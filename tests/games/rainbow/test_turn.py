"""A turn: placing and flipping by turns, normal and blind, going on and stopping."""

from typing import Any

import pytest

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE
from sunshower.games.rainbow import GAME

from .conftest import after, field, legal

# Seat 0 sees R, O and Y on its cards; their backs, which seat 1 sees, are G, B and P.
OPEN = "round=1 turn=0 hands=RGOBYP/GRCBLS next=PL/SC"
ROW = "round=1 turn=0 row=GC under=OB seen=01 hands=ROOBYP/GRCBLS next=PL/SC"
PLACE = {"R1", "O2", "Y3"}
BLIND = {"?1", "?2", "?3"}


def test_open_a_round() -> None:
    """R3, B5: in an empty row there is nothing to flip; any of the three cards may be placed, either way."""
    assert legal(after(OPEN)) == PLACE | BLIND


def test_start_of_a_turn() -> None:
    """B6, R1: first a flip, if one likes, or a card at once; there is no stop."""
    assert legal(after(ROW)) == PLACE | BLIND | {"flip:1", "flip:2"}


def test_after_the_first_flip() -> None:
    """R1, B6: a card must follow: no second flip, and no stop before a card."""
    assert legal(after(ROW, "flip:1")) == PLACE | BLIND


@pytest.mark.parametrize("before", [[], ["flip:1"]])
def test_after_a_card(before: list[str]) -> None:
    """B6, B8: stop, or flip any card of the row; another card cannot follow directly."""
    match = after(ROW, *before, "R1")
    assert legal(match) == {"stop", "flip:1", "flip:2", "flip:3"}
    assert field(match, "placed", "flipped") == "placed=1"


def test_after_a_later_flip() -> None:
    """R2, B8: place another card or stop."""
    match = after(ROW, "R1", "flip:2")
    assert legal(match) == {"stop", "O2", "Y3", "?2", "?3"}
    assert field(match, "placed", "flipped") == "placed=1 flipped=yes"


def test_stop_after_a_later_flip() -> None:
    """R2: the turn ends with the flip, and the hand is filled."""
    match = after(ROW, "R1", "flip:2", "stop")
    assert match.to_act == (1,)
    assert field(match, "row") == "row=GBR"


def test_flip_commits() -> None:
    """R2: with the option flip_commits a card must follow every flip."""
    match = after(f"{ROW} options=flip_commits", "R1")
    assert legal(match) == {"stop", "flip:1", "flip:2", "flip:3"}
    match.play(0, "flip:2")
    assert legal(match) == {"O2", "Y3", "?2", "?3"}


def test_second_card_of_the_opening_turn() -> None:
    """R4: the only card there must be flipped, though it has just been placed."""
    match = after(OPEN, "R1")
    assert legal(match) == {"stop", "flip:1"}
    match.play(0, "flip:1")
    assert field(match, "row", "under", "seen") == "row=G under=R seen=b"
    assert legal(match) == {"stop", "O2", "Y3", "?2", "?3"}


def test_the_card_just_placed_may_be_flipped() -> None:
    """B6: any card of the row, also the last one."""
    assert field(after(ROW, "Y3", "flip:3"), "row", "under") == "row=GCP under=OBY"


def test_three_cards_end_the_turn() -> None:
    """R25, B5: after the third card it is the other player's turn, without a word."""
    match = after(OPEN, "R1", "flip:1", "O2", "flip:1", "Y3")
    assert match.to_act == (1,)
    assert field(match, "row", "placed") == "row=ROY"
    assert match.view("all")["round"] == 1


def test_no_flip_after_the_third_card() -> None:
    """R5: the turn is over, so the next flip is the other player's."""
    match = after(OPEN, "R1", "flip:1", "O2", "flip:1", "Y3")
    assert match.legal(0) == []
    assert {"flip:1", "flip:2", "flip:3"} <= set(match.legal(1))


def test_flip_the_same_card_twice() -> None:
    """R22: with a card placed in between."""
    match = after(ROW, "flip:1", "R1")
    assert "flip:1" in legal(match)
    match.play(0, "flip:1")
    assert field(match, "row", "under") == "row=GCR under=OBO"


def test_both_build_one_row() -> None:
    """B3, B4: the other player goes on with the same row, at its end."""
    match = after(OPEN, "R1", "stop", "B2", "stop")
    assert field(match, "row", "under") == "row=RB under=GC"
    assert match.to_act == (0,)
    assert match.view(0)["round"] == 1


def test_normal() -> None:
    """B7: the front up; the back, which only the other player has seen, is hidden."""
    assert field(after(OPEN, "O2"), "row", "under", "seen", "hands") == "row=O hands=RG--YP/GRCBLS under=B seen=1"
    assert field(after(OPEN.replace("turn=0", "turn=1"), "R1"), "row", "under", "seen") == "row=R under=G seen=0"


def test_blind() -> None:
    """B7, R18: the back up, as the other player has seen it all along; only its owner has seen the front."""
    match = after(OPEN, "?2")
    assert field(match, "row", "under", "seen", "hands") == "row=B hands=RG--YP/GRCBLS under=O seen=0"
    assert field(after(OPEN.replace("turn=0", "turn=1"), "?1"), "row", "under", "seen") == "row=G under=R seen=1"


def test_blind_counts_at_once() -> None:
    """R18: a blind card that shows a shadow loses the round on the spot."""
    match = after("round=1 turn=0 row=GC hands=RSOBYP/GRCBLO next=PL/SC", "?1")
    assert field(match, "round", "turn", "scores") == "round=2 turn=0 scores=0/3"


def test_flip_turns_the_card_where_it_lies() -> None:
    """B6, R17: up goes down, all have seen both sides now, and the order of the row stays."""
    match = after(ROW, "flip:1")
    assert field(match, "row", "under", "seen") == "row=OC under=GB seen=b1"


def test_the_hidden_side_shows_as_an_event_of_its_own() -> None:
    """B7, B6: who flips or places blind decides first and sees then."""
    match = after(ROW, "flip:2", "?2")
    assert match.record()["steps"] == ["flip:2", "shows:B", "?2", "shows:B", *match.record()["steps"][4:]]
    state = GAME.guess(after(ROW).view("all"), Rng())
    action = GAME.parse_move(state, "flip:2")
    assert action is not None
    state.play(action)
    assert state.turn == CHANCE
    assert [GAME.format_move(state, outcome) for outcome in state.legal()] == ["shows:B"]
    view: Any = GAME.view(state, 0)
    assert (view["row"], view["turning"]) == (["G", "C"], "row:2")
