"""Moves as text and as picks, groups as text, and the log."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sunshower.core.chance import Rng
from sunshower.games.pirates.notation import Saying, called, lay_picks, picks, read, said, tokens, write
from sunshower.games.pirates.position import parse
from sunshower.games.pirates.view import grouped, guess, spelled

from .conftest import after, field, legal

TURN = "turn=0 islands=3456,777/555/- hands=127wwwtkr/11/2 pair=35 discards=4"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("lay:12w3", "lay:12w3"),
        ("12w3", "lay:12w3"),
        ("Lay 12W3", "lay:12w3"),
        ("w321", "lay:12w3"),
        ("r", "lay:r"),
        ("2>3456", "2>3456"),
        (" 2 > 3456 ", "2>3456"),
        ("2>6543", "2>3456"),
        ("w7>3456", "w7>3456"),
        ("lift 777", "lift:777"),
        ("6<3456", "6<3456"),
        ("thief@1", "thief@1"),
        ("Thief 1", "thief@1"),
        ("play:thief@2", "thief@2"),
        ("captain", "captain"),
    ],
)
def test_ways_to_say_it(text: str, move: str) -> None:
    """B3: spaces, capitals, order of cards and prefixes do not matter."""
    state = guess(parse(TURN), Rng())
    action = read(state, text)
    assert action is not None
    assert write(state, action) == move


@pytest.mark.parametrize(
    ("text", "move"), [("pile", "draw:pile"), ("draw pair", "draw:pair"), ("Draw:Pile", "draw:pile")]
)
def test_ways_to_draw(text: str, move: str) -> None:
    """B11: both sources have short names."""
    state = guess(parse("turn=0 hands=1/1 pair=35"), Rng())
    action = read(state, text)
    assert action is not None
    assert write(state, action) == move


@pytest.mark.parametrize("text", ["pass", "PASS", "arrgh", "Arrrgh!", "ARRRGHHH!!"])
def test_ways_to_pass(text: str) -> None:
    """B9: pirates say it in their own way."""
    assert field(after("turn=0 islands=-/555 hands=t/1 pair=35", "thief@1", text), "phase") == "phase=act"


def test_two_players_need_no_target() -> None:
    """B8: against a single opponent the seat may be left out."""
    assert field(after("turn=0 islands=-/555 hands=t/1 pair=35", "thief"), "target") == "target=1"


def test_cards_by_name() -> None:
    """P18: cards may be called by their names."""
    line = "phase=act turn=0 black=extortionist target=1 hands=1/1 pair=35 discards=e"
    state = guess(parse(line), Rng())
    for text, letter in (
        ("name:red", "1"),
        ("name wild", "w"),
        ("name:shore leave", "h"),
        ("name:Rainbow Pirate", "r"),
    ):
        action = read(state, text)
        assert action is not None
        assert write(state, action) == f"name:{letter}"


def test_picks() -> None:
    """B3: moves are built from cards, groups and seats; three cards may be picked in any order."""
    match = after(TURN)
    paths = match.picks(0)
    assert paths[("hand:1", "hand:2", "hand:w", "as:3")] == "lay:12w3"
    assert paths[("hand:w", "as:3", "hand:2", "hand:1")] == "lay:12w3"
    assert paths[("hand:2", "group:0.3456")] == "2>3456"
    assert paths[("hand:w", "group:0.3456", "as:7")] == "w7>3456"
    assert paths[("group:0.3456", "lift")] == "lift:3456"
    assert paths[("group:0.3456", "card:6")] == "6<3456"
    assert paths[("hand:t", "play", "seat:2")] == "thief@2"
    assert paths[("hand:k", "play")] == "captain"
    assert paths[("hand:r",)] == "lay:r"
    match.play(0, "thief@1")
    assert match.picks(1) == {("pass",): "pass", ("block",): "block", ("hand:1",): "block"}
    match.play(1, "pass")
    match.play(2, "pass")
    assert match.picks(0) == {("group:1.555", "card:5"): "5<555"}


def test_every_set_of_three_has_its_picks() -> None:
    """B4: equal cards make fewer orders."""
    assert len(lay_picks(grouped("345") or 0)) == 6
    assert len(lay_picks(grouped("555") or 0)) == 1
    assert len(lay_picks(grouped("ttk") or 0)) == 3


def test_other_picks() -> None:
    """P34: what black cards ask for is picked from where it lies."""
    for line, path, move in (
        ("black=salvager discards=s5", ("discard:5",), "fetch:5"),
        ("black=extortionist target=1 discards=e", ("name:5",), "name:5"),
        ("black=lookout looked=25 discards=l", ("look:5",), "top:5"),
    ):
        assert after(f"phase=act turn=0 hands=1/1 pair=35 {line}").picks(0)[path] == move
    giver = after("phase=act turn=1 player=0 black=captain discards=k hands=1/tc pair=35")
    assert giver.picks(1) == {("hand:t",): "give:t", ("hand:c",): "give:c"}


def test_the_log_in_words() -> None:
    """B3: what happens is told in sentences."""
    match = after(TURN, "lay:r", "w7>3456", "thief@1", "pass", "pass", "5<555", "captain", "pass", "pass", "give:-")
    assert [event.sentence for event in match.log(0)] == [
        "Seat 0 lays a Rainbow Pirate.",
        "Seat 0 adds a WILD as a pink 7 to 3456.",
        "Seat 0 plays a Thief against Seat 1.",
        "Seat 1 lets the Thief through.",
        "Seat 2 lets the Thief through.",
        "Seat 0 steals a blue 5 of Seat 1's 555, and 55 goes back to the hand.",
        "Seat 0 plays a Captain.",
        "Seat 1 lets the Captain through.",
        "Seat 2 lets the Captain through.",
        "Seat 1 has no black card to give.",
    ]


def test_cards_in_words() -> None:
    """B1: every card has a name and an article."""
    assert [called(card) for card in ("1", "2", "w", "h", "e", "r", "w2")] == [
        "a red 1",
        "an orange 2",
        "a WILD",
        "a Shore leave",
        "an Extortionist",
        "a Rainbow Pirate",
        "a WILD as an orange 2",
    ]


@given(st.text(alphabet="1234567w", min_size=1, max_size=30))
def test_groups_are_read_back(text: str) -> None:
    """P31: whatever reads as a group is spelled in one way, which reads as the same group."""
    group = grouped(text)
    if group is not None:
        assert grouped(spelled(group)) == group
        assert sorted(tokens(group)) == sorted(tokens(grouped(spelled(group)) or 0))


@given(st.text(max_size=40) | st.text(alphabet="laylift:drawpilethief@<>1234567wtcsr -", max_size=25))
def test_any_text_can_be_read(text: str) -> None:
    """B3: no text is too strange to be read."""
    saying = said(text)
    assert saying is None or isinstance(saying, Saying)
    state = guess(parse(TURN), Rng())
    action = read(state, text)
    assert action is None or write(state, action) in legal(after(TURN))
    assert all(picks(state, each) for each in state.legal()[:3])
