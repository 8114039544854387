"""Drawing, going out, running out, and the treasure."""

import pytest

from sunshower import Match

from .conftest import after, field, legal, refusal, with_pile

TWO = "1234567,1234567"


def ended(match: Match) -> tuple[str, list[int], list[int]]:
    assert match.result
    return match.result.ending, match.result.scores, match.result.ranks


# Drawing


def test_drawing_the_face_up_cards() -> None:
    """B11: both face-up cards come into the hand, and two new ones are turned over."""
    match = after("turn=0 hands=1/- pair=35", "draw:pair")
    assert field(match, "turn", "hands", "shown").startswith("turn=1 hands=135/- shown=35/-")
    assert len(field(match, "pair")) == len("pair=??")


def test_drawing_from_the_pile() -> None:
    """B11: the top two of the draw pile, unseen by others; the face-up cards stay."""
    match = after("turn=0 hands=1/- pair=35", "draw:pile")
    assert field(match, "turn", "shown", "pair") == "turn=1 pair=35"
    assert len(match.view(0)["hands"][0]) == 3
    assert match.view(1)["hands"][0] == [None] * 3


def test_never_one_of_each() -> None:
    """P27: there are just two ways to draw."""
    assert legal(after("turn=0 hands=1/- pair=35")) == {"draw:pair", "draw:pile"}


def test_clockwise() -> None:
    """B3: the next seat goes on, and the first after the last."""
    assert after("turn=1 hands=1/1/1 pair=35", "draw:pair").to_act == (2,)
    assert after("turn=2 hands=1/1/1 pair=35", "draw:pair").to_act == (0,)


# Going out


def test_out_by_placing() -> None:
    """B12: an empty hand and two full rainbows end the game at once, for five points more."""
    match = after(f"turn=0 islands={TWO},555/rr hands=5/123 pair=35", "5>555")
    assert ended(match) == ("out", [14 + 4 + 5, 10], [1, 2])
    assert field(match, "phase", "out") == "phase=over out=0"


def test_going_out_may_lose() -> None:
    """B12, B14: whoever goes out does not win by that."""
    match = after(f"turn=0 islands={TWO},555/rrrrr hands=5/123 pair=35", "5>555")
    assert ended(match) == ("out", [23, 25], [2, 1])


@pytest.mark.parametrize("island", ["1234567", "1234567,123456,7777", "1234567,234567"])
def test_not_out_without_two_rainbows(island: str) -> None:
    """B12, P24, P40: one rainbow and most of another are not enough."""
    assert after(f"turn=0 islands={island},555/- hands=5/1 pair=35", "5>555").result is None


def test_wilds_in_rainbows() -> None:
    """B12, P24: WILDs count in a full rainbow; each card serves in one rainbow only."""
    match = after("turn=0 islands=1w234567,w123456/- hands=7/1 pair=35", "7>w123456")
    assert ended(match) == ("out", [19, 0], [1, 2])


def test_out_at_the_start_of_a_turn() -> None:
    """P23: a hand that was emptied in another's turn counts when the own turn begins."""
    line = f"turn=0 islands=555/{TWO} hands=c1/2 pair=34"
    match = after(line, "cannon@1", "block")
    assert field(match, "phase", "hands") == "phase=turn hands=1/-"
    match.play(0, "draw:pile")
    assert ended(match) == ("out", [3, 19], [2, 1])


def test_out_only_in_the_own_turn() -> None:
    """P23: an opponent with an empty hand and two rainbows is not out yet."""
    assert after(f"turn=0 islands=555/{TWO} hands=1/- pair=34").result is None


def test_out_by_a_black_card_that_is_blocked() -> None:
    """P22: if the last card is a black one and is blocked, its player is out."""
    match = after(f"turn=0 islands={TWO}/555 hands=t/1 pair=35", "thief@1")
    assert match.result is None
    match.play(1, "block")
    assert ended(match) == ("out", [19, 3], [1, 2])


def test_not_out_by_a_black_card_that_brings_cards() -> None:
    """P21: with a stolen card in hand nobody is out."""
    match = after(f"turn=0 islands={TWO}/555 hands=t/1 pair=35", "thief@1", "pass", "5<555")
    assert match.result is None
    assert field(match, "hands") == "hands=5/155"


def test_out_by_a_black_card_that_acts() -> None:
    """P23, B12: the action of the last card is carried out first."""
    match = after(f"turn=0 islands={TWO}/555 hands=c/1 pair=35", "cannon@1", "pass")
    assert match.result is None
    match.play(0, "5<555")
    assert ended(match) == ("out", [19, 0], [1, 2])


def test_out_by_a_black_card_without_effect() -> None:
    """P20, P23: a last black card that finds nothing ends the game as well."""
    match = after(f"turn=0 islands={TWO}/- hands=t/2 pair=35", "thief@1", "pass")
    assert ended(match) == ("out", [19, 0], [1, 2])


def test_out_by_a_lookout() -> None:
    """P23: the Lookout's cards are put back before the game ends."""
    match = after(f"turn=0 islands={TWO}/- hands=l/2 pair=35", "lookout")
    for _ in range(3):
        assert match.result is None
        match.play(0, match.legal(0)[0])
    assert ended(match)[0] == "out"


# Running out


def test_the_last_cards() -> None:
    """P25: the face-up cards are drawn too; a single card may be drawn alone."""
    line = with_pile("turn=0 hands=1/1 pair=35", "7")
    match = after(line, "draw:pile")
    assert field(match, "turn", "hands") == "turn=1 hands=17/1"
    assert legal(match) == {"draw:pair"}
    assert refusal(match, "draw:pile") == "nothing-there"
    match.play(1, "draw:pair")
    assert field(match, "phase", "turn", "player") == "phase=last turn=0 player=1"


def test_a_single_face_up_card() -> None:
    """P25: of the last card of the draw pile one face-up card is made, and it may be drawn alone."""
    match = after(with_pile("turn=0 hands=1/1 pair=35", "7"), "draw:pair")
    assert field(match, "turn", "pair") == "turn=1 pair=7"
    assert legal(match) == {"draw:pair"}
    match.play(1, "draw:pair")
    assert field(match, "phase") == "phase=last"


def last(hands: str, islands: str, *moves: str) -> Match:
    """A last placement, seat 0 first, after seat 1 has drawn last."""
    return after(with_pile(f"phase=last turn=0 player=1 islands={islands} hands={hands}", ""), *moves)


def test_the_last_placement() -> None:
    """B13, P37: everybody lays what they like, new groups and at the ends of old ones, WILDs and black cards too."""
    match = last("12w5tcs6r/1", "345/-")
    assert {"lay:12w3", "2>345", "6>345", "w2>345", "w6>345", "lay:tcs", "lay:r", "done"} <= legal(match)
    match.play(0, "6>345")
    match.play(0, "2>3456")
    assert field(match, "islands") == "islands=23456/-"
    match.play(0, "done")
    assert match.to_act == (1,)


def test_the_last_placement_is_a_choice() -> None:
    """P37: nobody has to place anything, not even a Rainbow Pirate."""
    match = last("r555/1", "-/-", "done", "done")
    assert ended(match) == ("run-out", [0, 0], [1, 1])


def test_nothing_moves_in_the_last_placement() -> None:
    """P26, B13: no lifting, no black cards, no drawing."""
    match = last("t1/1", "3456/777")
    assert legal(match) == {"done"}
    for text in ("lift:3456", "6<3456", "thief@1", "draw:pile"):
        assert refusal(match, text) == "only-lay"


def test_no_bonus_in_the_last_placement() -> None:
    """P37: placing the last card beside two rainbows is not going out."""
    match = last("5/1", f"{TWO},555/-", "5>555", "done", "done")
    assert ended(match) == ("run-out", [18, 0], [1, 2])


def test_the_order_of_the_last_placement() -> None:
    """P37: the seat after the last drawer begins, the last drawer ends."""
    match = after(with_pile("turn=1 hands=1/1/1/1 pair=35", ""), "draw:pair")
    order = []
    while match.to_act:
        order.append(match.to_act[0])
        match.play(match.to_act[0], "done")
    assert order == [2, 3, 0, 1]


# Option end_with_pile


def test_option_end_with_pile() -> None:
    """P38, P25: with the option the last placement comes when the draw pile is empty; the pair is nobody's."""
    line = with_pile("turn=0 hands=1/1 pair=35 options=end_with_pile", "27")
    match = after(line, "draw:pile")
    assert field(match, "phase", "turn", "hands", "pair") == "phase=last turn=1 hands=127/1 pair=35"
    assert field(after(line.replace("end_with_pile", "-"), "draw:pile"), "phase") == "phase=turn"


def test_end_with_pile_when_refilling() -> None:
    """P38: laying out new face-up cards may empty the draw pile."""
    match = after(with_pile("turn=0 hands=1/1 pair=35 options=end_with_pile", "27"), "draw:pair")
    assert field(match, "phase", "turn", "hands", "pair") == "phase=last turn=1 hands=135/1 pair=27"


def test_end_with_pile_in_a_shore_leave() -> None:
    """P38: a Shore leave that empties the draw pile ends the turn at once."""
    match = after(with_pile("turn=0 hands=h6/1 pair=35 options=end_with_pile", "27"), "shore-leave", "pass")
    assert field(match, "phase", "turn", "hands") == "phase=last turn=1 hands=267/1"


# Treasure


def test_treasure() -> None:
    """B14: a point for each card on the island, five for a Rainbow Pirate, nothing for the hand."""
    match = last("555/1", "345,tcs,rr/w1w1w1", "done", "done")
    assert ended(match) == ("run-out", [16, 3], [1, 2])


def test_a_shared_win() -> None:
    """P28: equal scores share the win."""
    match = after(with_pile("phase=last turn=2 player=2 islands=345/-/555/rr hands=1/1/1/1", ""), "done")
    assert ended(match) == ("run-out", [3, 0, 3, 10], [2, 4, 2, 1])
    assert ended(last("1/1", "345/555", "done", "done"))[2] == [1, 1]
