"""The eight black cards: unblocked, blocked, without a target, and against too little."""

import pytest

from sunshower.games.pirates.view import grouped, spelled

from .conftest import after, field, legal, refusal, with_pile

AIMED = ("thief", "cannon", "stinker", "extortionist")
LETTER = dict(
    zip(
        ("thief", "cannon", "salvager", "captain", "stinker", "shore-leave", "extortionist", "lookout"),
        "tcsknhel",
        strict=True,
    )
)
BLOCKER = dict(zip(LETTER, "1234567", strict=False))


def played(name: str, more: str, *moves: str, seed: str = "test") -> str:
    """A position line for two seats, with a black card in seat 0's hand to play."""
    target = "@1" if name in AIMED else ""
    match = after(f"turn=0 {more}", name + target, *moves, seed=seed)
    return field(match, "phase", "turn", "islands", "hands", "shown", "discards")


@pytest.mark.parametrize("name", BLOCKER)
def test_each_card_is_blocked_by_its_colour(name: str) -> None:
    """B8, B9, P10: the card goes to the discards; the right colour from a hand stops it, whatever it is."""
    letter, colour = LETTER[name], BLOCKER[name]
    line = f"islands=-/555 hands={letter}/{colour}t pair=35 discards=6"
    expected = "".join(sorted(f"6{colour}")) + letter
    assert played(name, line, "block") == f"phase=turn turn=0 islands=-/555 hands=-/t discards={expected}"


@pytest.mark.parametrize("name", BLOCKER)
def test_no_other_card_blocks(name: str) -> None:
    """B9, B6: neither another colour nor a WILD blocks, nor the right colour on an island."""
    colour = BLOCKER[name]
    others = "1234567".replace(colour, "")
    target = "@1" if name in AIMED else ""
    match = after(f"turn=0 islands=-/{colour * 3} hands={LETTER[name]}/{others}w pair=35", name + target)
    assert match.legal(1) == ["pass"]
    assert refusal(match, "block") == "cannot-block"
    assert refusal(match, "hand:w") == "wild-blocks-not"


@pytest.mark.parametrize("name", LETTER)
def test_each_card_may_find_nothing(name: str) -> None:
    """P20, P33, P17, P36: a card that can do nothing is played all the same, may be blocked, and is discarded."""
    line = with_pile(f"turn=0 islands=-/- hands={LETTER[name]}/- pair=35", "")
    if name == "salvager":  # P19: only Salvagers lie in the discards, so all other cards are in the pile
        line = "turn=0 islands=-/- hands=s/- pair=35 discards=ss"
    match = after(line, name + ("@1" if name in AIMED else ""))
    if name != "lookout":
        assert (field(match, "phase"), match.to_act) == ("phase=block", (1,))
        match.play(1, "pass")
    assert (field(match, "phase", "hands"), match.to_act) == ("phase=turn hands=-/-", (0,))


def test_as_many_as_you_like() -> None:
    """P8: black cards may follow one another, as many as there are."""
    match = after("turn=0 islands=-/555,666 hands=ttt1/- pair=35")
    for moves in (["thief@1", "pass", "5<555"], ["thief@1", "pass", "6<666"], ["thief@1", "pass"]):
        for move in moves:
            match.play(match.to_act[0], move)
    assert field(match, "turn", "islands", "hands", "discards") == "turn=0 hands=156/5566 discards=ttt"


def test_a_turn_may_begin_with_a_black_card() -> None:
    """B3: black cards and laying come in any order."""
    match = after("turn=0 islands=-/555 hands=t345/- pair=35", "thief@1", "pass", "5<555", "lay:345")
    assert field(match, "hands") == "hands=5/55"
    match = after("turn=0 islands=-/555 hands=t345/- pair=35", "lay:345", "thief@1", "pass", "5<555")
    assert field(match, "hands") == "hands=5/55"


def test_the_card_is_chosen_after_the_block() -> None:
    """P32: only the opponent is named before the chance to block."""
    match = after("turn=0 islands=-/555 hands=t1/2 pair=35")
    assert {move for move in legal(match) if "thief" in move} == {"thief@1"}
    match.play(0, "thief@1")
    match.play(1, "pass")
    assert match.legal(0) == ["5<555"]


# Thief and Cannon


def test_thief() -> None:
    """B16, P12: the Thief takes a card from the island into the hand, where everybody knows it."""
    line = "islands=-/4567,tcs hands=t1/2 pair=35"
    assert played("thief", line, "pass", "4<4567") == (
        "phase=turn turn=0 islands=-/567,tcs hands=14/2 shown=4/- discards=t"
    )


def test_cannon() -> None:
    """B17: the Cannon sends a card of the island to the discards."""
    line = "islands=-/4567,tcs hands=c1/2 pair=35"
    assert played("cannon", line, "pass", "7<4567") == "phase=turn turn=0 islands=-/456,tcs hands=1/2 discards=7c"


@pytest.mark.parametrize("name", ["thief", "cannon"])
def test_any_card_may_be_taken(name: str) -> None:
    """P13, P34: every card on the island can be chosen, Rainbow Pirates and WILDs too, and one must be."""
    line = f"turn=0 islands=-/34w5,tchh,rr,66w6 hands={LETTER[name]}/- pair=35"
    match = after(line, f"{name}@1", "pass")
    groups = {"3<34w5", "4<34w5", "w5<34w5", "t<tchh", "c<tchh", "h<tchh", "r<rr", "6<66w6", "w6<66w6"}
    assert legal(match) == groups
    assert refusal(match, "draw:pile") == "take-now"


def test_a_broken_group_goes_to_the_hand() -> None:
    """B10: what is left of a group of three goes to its owner's hand at once, before all eyes."""
    line = "islands=-/345 hands=t1/2 pair=35"
    assert played("thief", line, "pass", "4<345") == "phase=turn turn=0 hands=14/235 shown=4/35 discards=t"


@pytest.mark.parametrize(
    ("group", "card", "stays", "hand"),
    [
        ("1234567", "4", "123,567", ""),
        ("1234567", "3", "4567", "12"),
        ("1234567", "1", "234567", ""),
        ("12345", "3", "-", "1245"),
        ("123456", "3", "456", "12"),
        ("34w5", "w5", "-", "34"),
        ("345w6", "3", "45w6", ""),
        ("55w5", "5", "-", "5w"),
        ("555w5", "5", "55w5", ""),
        ("w3w4w56", "6", "w3w4w5", ""),
        ("tcsh", "c", "tsh", ""),
        ("rr", "r", "r", ""),
        ("r", "r", "-", ""),
    ],
)
def test_what_is_left_of_a_group(group: str, card: str, stays: str, hand: str) -> None:
    """P14, P15: pieces of three or more stay, the rest goes to the hand; no WILD moves to save it."""
    line = f"islands=-/{group} hands=c1/- pair=35"
    expected = f"hands=1/{hand or '-'}"
    result = played("cannon", line, "pass", f"{card}<{group}")
    assert f"islands=-/{stays}" in result or (stays == "-" and "islands" not in result)
    assert expected in result.split()


def test_what_is_left_of_any_run() -> None:
    """P14: every run with every card taken, told again by cutting its text."""
    for low in range(1, 6):
        for high in range(low + 2, 8):
            run = "".join(map(str, range(low, high + 1)))
            for card in run:
                below, above = run.split(card)
                stays = [piece for piece in (below, above) if len(piece) >= 3]
                loose = "".join(piece for piece in (below, above) if len(piece) < 3)
                match = after(f"turn=0 islands=-/{run} hands=c1/- pair=35", "cannon@1", "pass", f"{card}<{run}")
                assert field(match, "hands") == f"hands=1/{loose or '-'}"
                island = field(match, "islands").partition("/")[2]
                assert island == ",".join(stays)


def test_groups_are_spelled_both_ways() -> None:
    """P31: the text of a group says all about it."""
    for text in ("345", "3w45", "w1w2w3", "55w5", "w5w5w5", "ttk", "rr", "1234567"):
        group = grouped(text)
        assert group is not None
        assert spelled(group) == text


# Salvager


def test_salvager() -> None:
    """B18, P19: a card from the discards comes into the hand, open to all; it may be any but a Salvager."""
    match = after("turn=0 hands=s1/- pair=35 discards=5tsw", "salvager", "pass")
    assert legal(match) == {"fetch:5", "fetch:t", "fetch:w"}
    assert refusal(match, "fetch:s") == "no-salvager"
    assert refusal(match, "fetch:7") == "not-discarded"
    match.play(0, "fetch:t")
    assert field(match, "hands", "shown", "discards") == "hands=1t/- shown=t/- discards=5wss"


def test_salvager_fetches_a_card_that_blocked() -> None:
    """P19: a card that blocked before may be fetched."""
    match = after("turn=0 islands=-/555 hands=ts/1 pair=35", "thief@1", "block", "salvager", "pass")
    assert legal(match) == {"fetch:1", "fetch:t"}


def test_no_end_of_salvaging() -> None:
    """P19, P34: a Salvager cannot fetch another, and must fetch if there is anything."""
    match = after("turn=0 hands=ss1/- pair=35", "salvager", "pass")
    assert field(match, "phase") == "phase=turn"
    match = after("turn=0 hands=ss1/- pair=35 discards=2", "salvager", "pass")
    assert legal(match) == {"fetch:2"}


# Captain


def test_captain() -> None:
    """B19, P16, P35: each opponent gives a black card of their choice, clockwise."""
    match = after("turn=1 hands=tt1/k/ce2/45 pair=35", "captain", "pass", "pass", "pass")
    assert (match.to_act, legal(match)) == ((2,), {"give:c", "give:e"})
    match.play(2, "give:e")
    assert (match.to_act, legal(match)) == ((3,), {"give:-"})
    match.play(3, "give:-")
    assert (match.to_act, legal(match)) == ((0,), {"give:t"})
    match.play(0, "give:t")
    assert (match.to_act, field(match, "hands", "discards")) == ((1,), "hands=1t/te/2c/45 discards=k")


def test_captain_must_be_obeyed() -> None:
    """P34, P16: whoever holds a black card has to give one, and nothing but a black card."""
    match = after("turn=0 hands=k/t1 pair=35", "captain", "pass")
    assert legal(match) == {"give:t"}
    assert refusal(match, "give:-") == "must-give"
    assert refusal(match, "give:1") == "not-black"


def test_captain_passes_empty_hands() -> None:
    """B19: an opponent without cards is not asked; one without black cards is, for nobody else knows."""
    match = after("turn=0 hands=k1/-/5 pair=35", "captain", "pass", "pass")
    assert match.to_act == (2,)
    assert field(after("turn=0 hands=k1/- pair=35", "captain", "pass"), "phase") == "phase=turn"


def test_one_block_saves_all() -> None:
    """B9: one green 4 protects every opponent from the Captain."""
    match = after("turn=0 hands=k1/t/4c/h pair=35", "captain", "pass", "block")
    assert field(match, "phase", "hands") == "phase=turn hands=1/t/c/h"


# Stinker


def test_stinker() -> None:
    """B20: two cards from the opponent's hand, at random."""
    grabbed = set()
    for seed in range(30):
        match = after("turn=0 hands=n/1234 pair=35", "stinker@1", "pass", seed=str(seed))
        mine, theirs = field(match, "hands").removeprefix("hands=").split("/")
        assert len(mine) == len(theirs) == 2
        assert sorted(mine + theirs) == list("1234")
        grabbed.add(mine)
    assert len(grabbed) == 6


@pytest.mark.parametrize("hand", ["5", "55"])
def test_stinker_against_a_small_hand(hand: str) -> None:
    """P17: of one card one is taken."""
    match = after(f"turn=0 hands=n/{hand} pair=35", "stinker@1", "pass")
    assert field(match, "hands") == f"hands={hand}/-"


def test_stinker_is_told_to_two() -> None:
    """B20, L2: thief and victim see the cards, others do not."""
    match = after("turn=0 hands=n/12/3 pair=35", "stinker@1", "pass", "pass")
    assert [event.move for event in match.log(2)][-2:] == ["card:?", "card:?"]
    for seat in (0, 1):
        assert sorted(event.move for event in match.log(seat)[-2:]) == ["card:1", "card:2"]


# Shore leave


def test_shore_leave() -> None:
    """B21: three cards from the draw pile, and the draw at the end as always."""
    match = after(with_pile("turn=0 hands=h/- pair=35", "124567"), "shore-leave", "pass")
    assert len(field(match, "hands")) == len("hands=???/-")
    while not {"draw:pile"} & legal(match):
        match.play(0, min(legal(match)))
    match.play(0, "draw:pile")
    assert match.to_act == (1,)


def test_shore_leave_with_a_short_pile() -> None:
    """P36: fewer cards if there are no more."""
    match = after(with_pile("turn=0 hands=h/- pair=35", "12"), "shore-leave", "pass")
    assert field(match, "hands") == "hands=12/-"
    match.play(0, "draw:pair")
    assert field(match, "phase") == "phase=last"


# Extortionist


def test_extortionist() -> None:
    """B22, P18: a named card comes over if it is there, one only, even if there are several."""
    match = after("turn=0 hands=e/1122t pair=35", "extortionist@1", "pass", "name:1")
    assert field(match, "hands", "shown") == "hands=1/122t shown=1/-"


def test_extortionist_in_vain() -> None:
    """B22: what is not there does not come."""
    match = after("turn=0 islands=-/777 hands=e/1122t pair=35", "extortionist@1", "pass", "name:7")
    assert field(match, "phase", "hands") == "phase=turn hands=-/1122t"
    assert match.log(None)[-1].sentence == "Seat 1 does not hold a pink 7."


def test_extortionist_names_any_card() -> None:
    """P18: all seventeen cards can be named: colours, WILD, black cards, Rainbow Pirates."""
    match = after("turn=0 hands=e/1 pair=35", "extortionist@1", "pass")
    assert legal(match) == {f"name:{letter}" for letter in "1234567wtcsknhelr"}


# Lookout


def test_lookout() -> None:
    """B23, P11: nobody is asked to block; the top four are put back in any order, and drawn in that order."""
    match = after(with_pile("turn=0 hands=l1/- pair=35", "2467"), "lookout")
    assert legal(match) == {"top:2", "top:4", "top:6", "top:7"}
    for move in ("top:7", "top:2", "top:6"):
        match.play(0, move)
    assert field(match, "phase", "tops", "discards")[:31] == "phase=turn tops=7:0,2:0,6:0,4:0"
    match.play(0, "draw:pile")
    assert field(match, "hands") == "hands=127/-"


def test_what_a_lookout_sees_is_told_card_by_card() -> None:
    match = after(with_pile("turn=0 hands=l1/- pair=35", "2467"), "lookout")
    told = " ".join(event.sentence for event in match.log(0))
    assert all(f"looks at the {place} card" in told for place in ("top", "second", "third", "fourth"))


def test_lookout_with_a_short_pile() -> None:
    """P36: fewer than four cards are looked at if there are no more; of one there is nothing to sort."""
    match = after(with_pile("turn=0 hands=l1/- pair=35", "24"), "lookout")
    assert legal(match) == {"top:2", "top:4"}
    match = after(with_pile("turn=0 hands=l1/- pair=35", "4"), "lookout")
    assert field(match, "phase", "tops") == "phase=turn tops=4:0"


def test_lookout_sees_what_another_put_back() -> None:
    """B23, L2: a second Lookout sees the same cards; then the first no longer knows their order."""
    line = with_pile("turn=1 hands=1/l/l pair=35 tops=2:0,4:0,6:0,7:0", "2467")
    match = after(line, "lookout", "top:7", "top:6", "top:2")
    assert field(match, "tops") == "tops=7:1,6:1,2:1,4:1"
    assert "tops=?:1,?:1,?:1,?:1" in match.position(0)


def test_the_number_of_steps_tells_nothing() -> None:
    """B23: whoever looks is asked three times, even if all four cards are alike."""
    match = after(with_pile("turn=0 hands=l1/- pair=35", "2222"), "lookout")
    for _ in range(3):
        assert legal(match) == {"top:2"}
        match.play(0, "top:2")
    assert field(match, "phase") == "phase=turn"


def test_option_lookout_blockable() -> None:
    """P11: with the option lookout_blockable a yellow 3 stops the Lookout."""
    match = after("turn=0 hands=l/3 pair=35 options=lookout_blockable", "lookout")
    assert legal(match) == {"pass", "block"}
    match.play(1, "block")
    assert field(match, "phase", "discards") == "phase=turn discards=3l"
