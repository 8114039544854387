"""Who is asked to block, in which order, and what that gives away."""

from .conftest import after, field, legal

FIVE = "turn=2 islands=555/-/-/-/- hands=1/1/t1/1/1 pair=35"


def asked(line: str, move: str) -> list[int]:
    """The seats asked to block, one after the other, when all let the card through."""
    match = after(line, move)
    found = []
    while match.to_act and "pass" in legal(match):
        found.append(match.to_act[0])
        match.play(match.to_act[0], "pass")
    return found


def test_the_target_is_asked_first() -> None:
    """P35, P9: the attacked player first, then clockwise, every opponent once."""
    assert asked(FIVE, "thief@0") == [0, 1, 3, 4]
    assert asked(FIVE, "thief@4") == [4, 0, 1, 3]
    assert asked(FIVE, "thief@3") == [3, 4, 0, 1]


def test_without_a_target_the_next_player_is_asked_first() -> None:
    """P35, P10: clockwise from the player."""
    assert asked(FIVE.replace("t1", "k1"), "captain") == [3, 4, 0, 1]
    assert asked(FIVE.replace("t1", "h1"), "shore-leave") == [3, 4, 0, 1]


def test_anybody_may_block() -> None:
    """P9: an opponent who is not attacked may block, and nobody is asked any more."""
    match = after(FIVE, "thief@0", "pass", "pass", "block")
    assert (match.to_act, field(match, "phase", "hands")) == ((2,), "phase=turn hands=1/1/1/-/1")


def test_option_target_blocks() -> None:
    """P9: with the option target_blocks only the attacked player is asked; others still against the rest."""
    line = FIVE + " options=target_blocks"
    assert asked(line, "thief@4") == [4]
    assert asked(line.replace("t1", "k1"), "captain") == [3, 4, 0, 1]
    assert asked(line.replace("t1", "s1") + " discards=5", "salvager") == [3, 4, 0, 1]


def test_everybody_is_asked_whether_or_not_they_can() -> None:
    """P35: who cannot block is asked too, so that the question tells nothing."""
    match = after("turn=0 islands=-/555/- hands=t/2/3 pair=35", "thief@1")
    assert (match.to_act, legal(match)) == ((1,), {"pass"})
    match.play(1, "pass")
    assert (match.to_act, legal(match)) == ((2,), {"pass"})


def test_a_block_is_a_choice() -> None:
    """B9: whoever could block need not."""
    match = after("turn=0 islands=-/555 hands=t/1 pair=35", "thief@1")
    assert legal(match) == {"pass", "block"}
    match.play(1, "Arrrgh!")
    assert field(match, "phase") == "phase=act"


def test_a_pass_tells_nothing() -> None:
    """P35: two worlds in which a seat could and could not block look alike to others after it passed."""
    can, cannot = (after(f"turn=0 islands=-/555/- hands=t/{hand}/3 pair=35", "thief@1", "pass") for hand in ("1", "2"))
    for eyes in (0, 2, None):
        assert can.view(eyes) == cannot.view(eyes)
        assert [event.sentence for event in can.log(eyes)] == [event.sentence for event in cannot.log(eyes)]


def test_only_blocking_off_turn() -> None:
    """B9, B7: in another's turn nothing can be done but block."""
    match = after("turn=0 islands=-/555 hands=t1/1567 pair=35", "thief@1")
    assert match.why(1, "lay:567") is not None
    assert match.why(1, "lift:555") is not None
    answer = match.why(1, "lay:567")
    assert answer
    assert answer.code == "block-or-pass"
