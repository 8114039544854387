"""Filling hands, and the end."""

import random

import pytest

import sunshower

from .conftest import after, field, steps

DECK = "deck=0/1/1/1"  # fifteen cards: light and shadow with each colour, and with each other


def test_hands_are_filled_after_a_turn() -> None:
    """B13: up to three cards, one by one, from the own end."""
    match = after("round=1 turn=0 hands=RGOBYP/GRCBLS next=PL/SC", "R1", "flip:1", "O2", "flip:1", "Y3")
    view = match.view("all")
    assert [hand.count(None) for hand in view["hands"]] == [0, 0]
    assert view["hands"][0][0] == ["P", "L"]
    assert view["holder"] == 57 - 6 - 3
    assert [step.partition(":")[0] for step in steps(match)[-3:]] == ["card"] * 3


def test_hands_are_filled_after_a_round() -> None:
    """B13, R12: the player whose turn it was draws, also if the other one begins."""
    match = after("round=1 turn=0 row=OYGCB under=RRRRR hands=RPLOSP/YGCGPG next=PO/OC", "R1")
    assert match.to_act == (1,)
    assert match.view("all")["hands"][0][0] == ["P", "O"]
    assert len(steps(match)) == 2


def test_who_draws_first() -> None:
    """R12: at the deal both are short: whoever begins draws first."""
    match = sunshower.new("rainbow", seed="r12", options={"first": 1})
    drawn = [event.sentence.split()[1] for event in match.log(None) if "draws" in event.sentence]
    assert drawn == ["1", "1", "1", "0", "0", "0"]


def test_exactly_enough_cards() -> None:
    """R13: the last cards of the holder fill the hand, and the game goes on."""
    match = after(f"round=3 turn=0 row=R under=S hands=OLYLGL/LCLBLP next=LR/LR scores=0/7 {DECK}", "O1", "stop")
    assert match.view(None)["holder"] == 0
    assert match.to_act == (1,)


def test_the_end() -> None:
    """B14, R13: a hand that cannot be filled ends the game; more cards win."""
    match = after(f"round=3 turn=0 row=R under=S hands=OLYLGL/LCLBLP next=-/- scores=1/7 {DECK}", "O1", "stop")
    assert match.result is not None
    assert (match.result.scores, match.result.ranks, match.result.ending) == ([1, 7], [2, 1], "cards")
    assert match.to_act == ()
    assert field(match, "turn") == ""


def test_too_few_cards_are_still_drawn() -> None:
    """R23: one card for two empty places: it is drawn, then the game is over."""
    line = f"round=3 turn=0 row=R under=S hands=OLYLGL/LCLBLP next=LR/LR scores=0/7 {DECK}"
    match = after(line, "O1", "flip:2", "Y2", "stop")
    assert match.result is not None
    assert field(match, "hands", "next") == "hands=LR--GL/LCLBLP next=-/-"


def test_row_and_hands_count_for_nobody() -> None:
    """R14: only what has been collected counts."""
    line = f"round=3 turn=0 row=R under=S hands=OLYLGL/LCLBLP next=-/- scores=1/7 {DECK}"
    match = after(line, "O1", "stop")
    assert match.view(None)["row"] == ["R", "O"]
    assert match.result is not None
    assert sum(match.result.scores) == 8


def test_the_last_row_is_collected_before_the_end() -> None:
    """B14: a turn that ends the round and finds the holder empty counts still."""
    line = f"round=3 turn=0 row=R under=S hands=OLYLSL/LCLBLP next=-/- scores=1/7 {DECK}"
    match = after(line, "S3")
    assert match.result is not None
    assert match.result.scores == [1, 9]


@pytest.mark.parametrize(("scores", "ranks", "ending"), [("4/4", [1, 1], "draw"), ("5/3", [1, 2], "cards")])
def test_draw(scores: str, ranks: list[int], ending: str) -> None:
    """R20: equally many cards are a draw."""
    line = f"round=3 turn=0 row=R under=S hands=OLYLGL/LCLBLP next=-/- scores={scores} {DECK}"
    match = after(line, "O1", "stop")
    assert match.result is not None
    assert (match.result.ranks, match.result.ending) == (ranks, ending)


def test_the_first_flip_needs_no_refill() -> None:
    """R24, R13: with an empty holder a round lost by the first flip does not end the game, for no hand is short."""
    line = f"round=3 turn=0 row=R under=S hands=OLYLGL/LCLBLP next=-/- scores=4/4 {DECK}"
    match = after(line, "flip:1")
    assert field(match, "round", "turn", "scores") == "round=4 turn=0 scores=4/5"


def test_piles_are_closed_but_counted() -> None:
    """R27: everybody sees how many cards were collected, and nobody which."""
    match = after("round=2 turn=0 hands=RGOBYP/GRCBLS next=PL/SC scores=0/3 gone=RObYRbCPb")
    for eyes in (0, 1, None):
        view = match.view(eyes)
        assert view["scores"] == [0, 3]
        assert not {"memory", "gone"} & set(view)
        assert "gone" not in match.position(eyes)


def test_seven_cards_make_a_game() -> None:
    """R29: the smallest deck of this table's kinds: six cards are dealt, and each turn takes one from the rest."""
    match = sunshower.new("rainbow", seed="r29", options={"pairs": 0, "light": 1, "shadow": 0, "light_shadow": 0})
    assert match.view(None)["holder"] == 1
    luck = random.Random("r29")
    while match.to_act:
        match.play(match.to_act[0], luck.choice(match.legal(match.to_act[0])))
    assert match.result
