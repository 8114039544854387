"""The six pranks: when each may be played, on what, and what it does."""

from itertools import combinations

import pytest

from sunshower import Match

from .conftest import after, field, legal, refusal

# Round four: it rains, so the Rain Fairy rises. Seat 0 played the 4 on d, seat 1 the 2 on i.
LINE = (
    "round=4 phase=rain turn=0 ring=12345/67123 sunny=h rain=c played=d/i discards=45 hands=2467/3567 pranks={pranks}/-"
)


def holding(pranks: str, *moves: str, **changes: str) -> Match:
    """The position above with some pranks in seat 0's hand, and some fields changed."""
    fields = dict(word.split("=") for word in LINE.format(pranks=pranks).split()) | changes
    return after(" ".join(f"{name}={value}" for name, value in fields.items()), *moves)


def offered(match: Match, prank: str) -> set[str]:
    """The ways to play a prank, without its name."""
    return {move.partition(":")[2] for move in legal(match) if move.startswith(prank)}


# All of them


@pytest.mark.parametrize("prank", "ejstpr")
def test_pranks_are_the_rain_movers(prank: str) -> None:
    """D27: no prank while the Sunny Fairy runs, and none by whoever moved her."""
    line = LINE.format(pranks=prank).replace("phase=rain", "phase=sunny")
    assert not any(":" in move for move in legal(after(line)))
    match = after(LINE.format(pranks=prank).replace("turn=0", "turn=1"))
    assert match.to_act == (1,)
    assert not any(":" in move for move in legal(match))


@pytest.mark.parametrize("first", ["exchange:ab", "jump:d", "skip:e", "trash:a", "teleport:e", "recycle:5@d"])
def test_one_prank_a_round(first: str) -> None:
    """D27: after one prank there is no other in this round; the other card is kept for later."""
    initial = "p" if first.startswith("teleport") else first[0]
    for other in set("ejstpr") - {initial}:
        match = holding(initial + other, first)
        assert not any(":" in move for move in legal(match))
        assert field(match, "pranks", "spent", "pranked") == f"pranks={other}/- spent={initial} pranked=yes"


def test_each_prank_once() -> None:
    """D27: a prank played is spent; in a later round only the other one is left."""
    match = holding("jt", "jump:d", "stop", "3@g", "2@a", "stop")
    assert field(match, "round", "phase", "pranks", "spent") == "round=5 phase=rain pranks=t/- spent=j"
    assert match.to_act == (0,)
    assert offered(match, "trash")
    assert not offered(match, "jump")


def test_a_prank_need_not_be_played() -> None:
    """D27: pranks are never forced."""
    assert field(holding("ej", "stop"), "round", "pranks") == "round=5 pranks=ej/-"


@pytest.mark.parametrize("prank", "etpr")
def test_four_pranks_come_before_the_run(prank: str) -> None:
    """D39: Exchange, Trash, Teleport and Recycle are for before the first step only."""
    assert any(":" in move for move in legal(holding(prank)))
    assert legal(holding(prank, ">d")) == {"stop", ">e"}
    name = {"e": "exchange:ab", "t": "trash:a", "p": "teleport:a", "r": "recycle:5@i"}[prank]
    assert refusal(holding(prank, ">d"), name) == "set-off"


@pytest.mark.parametrize(
    ("prank", "move"), [("e", "exchange:ab"), ("t", "trash:a"), ("p", "teleport:a"), ("r", "recycle:5@i")]
)
def test_a_prank_and_no_step(prank: str, move: str) -> None:
    """D39: after a prank that comes before the run the fairy may stay where she is."""
    match = holding(prank, move)
    assert "stop" in legal(match)
    match.play(0, "stop")
    assert field(match, "round", "scores") == "round=5"


def test_jump_and_skip_as_the_first_step() -> None:
    """D35: both may be the very first step, either way round."""
    match = holding("js")
    assert offered(match, "jump") == {"b", "d"}
    assert offered(match, "skip") == {"a", "e"}


def test_jump_and_skip_later() -> None:
    """D35, D1: both may come after some steps, in the way she is running."""
    match = holding("js", ">d")
    assert offered(match, "jump") == {"e"}
    assert offered(match, "skip") == {"f"}


def test_a_step_first() -> None:
    """D35: with the option neither may be the first step; both may come later."""
    match = holding("js", options="step_first")
    assert offered(match, "jump") == offered(match, "skip") == set()
    assert offered(holding("js", ">d", options="step_first"), "skip") == {"f"}


def test_pranks_without_effect() -> None:
    """D38: exchanging equal numbers, recycling the same number and a Jump where a step would do are allowed."""
    assert field(holding("e", "exchange:bi"), "ring", "spent") == "ring=12345/67123 spent=e"
    match = holding("r", "recycle:4@d")
    assert field(match, "ring", "discards", "spent") == "ring=12345/67123 discards=45 spent=r"
    assert {">d", "jump:d"} <= legal(holding("j"))
    assert field(holding("j", "jump:d"), "points") == field(holding("j", ">d"), "points") == "points=1"


@pytest.mark.parametrize(("prank", "move"), [("e", "exchange:di"), ("r", "recycle:5@i"), ("t", "trash:d")])
def test_who_moves_whom_stays(prank: str, move: str) -> None:
    """D26: a prank that changes the cards played changes neither the mover nor who begins the next round."""
    match = holding(prank, move)
    assert (match.to_act, field(match, "phase")) == ((0,), "phase=rain")
    match.play(0, "stop")
    assert (match.to_act, field(match, "first")) == ((1,), "first=1")


# Exchange


def test_exchange() -> None:
    """D18: any two cards, of one field or of both, marked ones too, but none with a fairy."""
    assert offered(holding("e"), "exchange") == {a + b for a, b in combinations("abdefgij", 2)}
    assert field(holding("e", "exchange:ag"), "ring") == "ring=72345/61123"
    assert field(holding("e", "exchange:di"), "ring") == "ring=12325/67143"
    assert refusal(holding("e"), "exchange:ac") == "fairy-here"
    assert refusal(holding("e"), "exchange:ah") == "fairy-here"


def test_exchange_needs_two_cards() -> None:
    """D18: a card cannot change places with an empty spot."""
    assert offered(holding("e", ring="-2345/67123"), "exchange") == {a + b for a, b in combinations("bdefgij", 2)}


def test_exchange_opens_the_way() -> None:
    """D18, D39: the cards lie in their new places when she sets off."""
    line = LINE.format(pranks="e")
    assert ">b" not in legal(after(line))
    assert legal(after(line, "exchange:bg")) == {"stop", ">b", ">d"}


# Jump


def test_jump() -> None:
    """D19: to the next card whatever its number, for a point; the order goes on from there."""
    match = holding("j", "jump:d", ring="12315/67123")
    assert field(match, "rain", "points") == "rain=d points=1"
    assert legal(match) == {"stop", ">e"}


def test_jump_when_stuck() -> None:
    """D19: a fairy that can go nowhere may still jump, also at the end of a run."""
    match = holding("j", ring="12315/67123")
    assert legal(match) == {"stop", "jump:b", "jump:d"}
    match = holding("j", ">d", ">e", ">f", ">g", rain="c", sunny="b")
    assert legal(match) == {"stop", "jump:h"}
    match.play(0, "jump:h")
    assert field(match, "rain", "points") == "rain=h points=5"
    assert legal(match) == {"stop", ">i"}


def test_no_jump_onto_sunny() -> None:
    """D19: not onto the Sunny Fairy's card, and not over it."""
    assert legal(holding("j", sunny="d")) == {"stop", "jump:b"}


def test_jump_over_empty_spots() -> None:
    """D19, D3: the next card is the next spot that has one."""
    assert offered(holding("j", ring="1-3-2/67123", played="a/i"), "jump") == {"a", "e"}


# Skip


def test_skip_example() -> None:
    """D21: six cards entered and one left out are six points."""
    line = "round=4 phase=rain turn=0 ring=12341/25673 sunny=i rain=a played=d/g pranks=s/-"
    match = after(line, ">b", ">c", ">d", "skip:f", ">g", ">h")
    assert field(match, "rain", "points") == "rain=h points=6"
    match.play(0, "stop")
    assert field(match, "scores") == "scores=6/0"


def test_skip() -> None:
    """D21: the landing counts one, whatever its number; the card left out counts nothing; the order goes on."""
    match = holding("s", "skip:e", ring="12341/67123")
    assert field(match, "rain", "points") == "rain=e points=1"
    assert legal(match) == {"stop", ">f"}


def test_skip_over_sunny() -> None:
    """D20: the card left out may be the Sunny Fairy's, the landing may not."""
    assert offered(holding("s", sunny="d"), "skip") == {"a", "e"}
    assert offered(holding("s", sunny="e"), "skip") == {"a"}
    assert field(holding("s", "skip:e", sunny="d"), "sunny", "rain", "points") == "sunny=d rain=e points=1"


def test_skip_counts_cards() -> None:
    """D22: an empty spot is not the card left out."""
    assert offered(holding("s", ring="123-5/-7123", played="a/i"), "skip") == {"a", "g"}


@pytest.mark.parametrize("number", "147")
def test_any_number_may_be_left_out(number: str) -> None:
    """D36: the number of the card left out is free."""
    assert "e" in offered(holding("s", ring=f"123{number}5/67123", hands="????/????"), "skip")


def test_skip_home() -> None:
    """D40: a Skip that lands where the run began ends it, and the landing counts one."""
    line = "round=4 phase=rain turn=0 ring=12---/-3455 sunny=j rain=a played=b/g pranks=s/-"
    match = after(line, ">b", ">g", ">h", ">i", "skip:a")
    assert field(match, "round", "rain", "scores") == "round=5 rain=a scores=5/0"


def test_jump_home() -> None:
    """D40: the same for Jump, in a position set up by hand: in a game the Sunny Fairy is always in between."""
    line = "round=4 phase=rain turn=0 ring=12345/67123 sunny=c rain=e played=b/g pranks=j/- points=3 start=f"
    match = after(line + " way=anticlockwise", "jump:f")
    assert field(match, "round", "rain", "scores") == "round=5 rain=f scores=4/0"


# Trash


def test_trash() -> None:
    """D17: a card of either field without a fairy goes to the discards, and its spot is empty."""
    assert offered(holding("t"), "trash") == set("abdefgij")
    assert field(holding("t", "trash:g"), "ring", "discards") == "ring=12345/6x123 discards=457"
    assert field(holding("t", "trash:a"), "ring", "discards") == "ring=x2345/67123 discards=145"


def test_trash_opens_the_way() -> None:
    """D17, D3: the empty spot is passed over in the same round."""
    line = LINE.format(pranks="t").replace("ring=12345", "ring=12315")
    assert legal(after(line, "trash:d")) == {"stop", ">e"}


def test_trash_in_the_last_round() -> None:
    """D41: allowed, though nobody fills the spot any more."""
    match = holding("t", "trash:g", "stop", round="8", hands="-/-")
    assert field(match, "phase", "ring") == "phase=over ring=12345/6x123"
    assert match.result is not None


# Teleport


def test_teleport() -> None:
    """D23: to any card but Sunny's, marked ones too, for no points; then she runs as usual, either way."""
    assert offered(holding("p"), "teleport") == set("abdefgij")
    match = holding("p", "teleport:d")
    assert field(match, "rain", "points", "way") == "rain=d"
    assert legal(match) == {"stop", ">e"}
    assert legal(holding("p", "teleport:a")) == {"stop", ">b", ">j"}


def test_a_lap_is_measured_from_the_new_card() -> None:
    """D23: she runs across the card where she stood before; it ends nothing."""
    match = holding("p", "teleport:b", ">c", ">d", ">e")
    assert field(match, "rain", "start", "points") == "rain=e start=b points=3"


def test_teleport_must_go_somewhere() -> None:
    """D37: not to the card she is on."""
    assert "teleport:c" not in legal(holding("p"))
    assert refusal(holding("p"), "teleport:c") == "already-there"


# Recycle


def test_recycle_replaces_a_card_of_this_round() -> None:
    """D24: one of the two cards played this round, and not the one under the Sunny Fairy."""
    assert offered(holding("r"), "recycle") == {"4@d", "5@d", "4@i", "5@i"}
    assert offered(holding("r", sunny="i"), "recycle") == {"4@d", "5@d"}
    assert refusal(holding("r"), "recycle:5@a") == "not-played-now"
    assert refusal(holding("r", sunny="i"), "recycle:5@i") == "fairy-here"


def test_recycle_any() -> None:
    """D24: with the option recycle_any every card without a fairy."""
    match = holding("r", options="recycle_any")
    assert offered(match, "recycle") == {f"{card}@{spot}" for card in "45" for spot in "abdefgij"}
    assert field(holding("r", "recycle:5@a", options="recycle_any"), "ring", "discards") == (
        "ring=52345/67123 discards=14"
    )


def test_recycle_changes_places_with_a_discard() -> None:
    """D25: the discard lies on the spot, the card from there joins the discards."""
    assert field(holding("r", "recycle:5@i"), "ring", "discards") == "ring=12345/67153 discards=24"


def test_recycle_what_was_discarded_now() -> None:
    """D25: a card discarded in this very round will do."""
    line = "round=5 phase=place turn=0 ring=12345/67123 sunny=b rain=h hands=2467/3567 pranks=-/r"
    match = after(line, "7@a", "5@f", "stop")
    assert offered(match, "recycle") == {"1@a", "6@a", "1@f", "6@f"}


def test_recycle_needs_a_discard() -> None:
    """D25: without discards it cannot be played."""
    assert offered(holding("r", discards="-"), "recycle") == set()
    assert refusal(holding("r", discards="-"), "prank:recycle") == "nothing-discarded"


def test_discards_are_open() -> None:
    """D29, B12: everybody sees the discards and the pranks that were played."""
    match = holding("rj", "recycle:5@d")
    for eyes in (0, 1, None):
        assert match.view(eyes)["discards"] == [4, 4]
        assert match.view(eyes)["spent"] == ["recycle"]


# Markers


@pytest.mark.parametrize(
    ("prank", "move", "played"),
    [
        ("e", "exchange:ag", "d/i"),
        ("e", "exchange:ad", "a/i"),
        ("e", "exchange:di", "i/d"),
        ("e", "exchange:fi", "d/f"),
        ("t", "trash:a", "d/i"),
        ("t", "trash:d", "-/i"),
        ("t", "trash:i", "d/-"),
        ("r", "recycle:5@d", "d/i"),
    ],
)
def test_markers(prank: str, move: str, played: str) -> None:
    """D42: a marker goes along in an Exchange, leaves with a trashed card and stays on its spot in a Recycle."""
    assert field(holding(prank, move), "played") == f"played={played}"
