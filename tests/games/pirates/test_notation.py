"""Moves as text and as picks, groups as text, and the log."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sunshower.core.chance import Rng
from sunshower.core.text import columns
from sunshower.core.words import Voice, languages, words
from sunshower.games.pirates import GAME
from sunshower.games.pirates.notation import MOVES, PiratesMove, said
from sunshower.games.pirates.rules import PiratesRules
from sunshower.games.pirates.view import grouped, guess, spelled, tokens

from .conftest import after, field, legal, with_pile

TURN = "turn=0 islands=3456,777/555/- hands=127wwwtkr/11/2 pair=35 discards=4"


def state_of(line: str) -> PiratesRules:
    return guess(GAME.positions.parse(line), Rng())


def understood(line: str, text: str) -> str | None:
    """How a move that was said is written."""
    state = state_of(line)
    action = GAME.parse_move(state, text)
    return None if action is None else GAME.format_move(state, action)


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
    assert understood(TURN, text) == move


@pytest.mark.parametrize(
    ("text", "move"), [("pile", "draw:pile"), ("draw pair", "draw:pair"), ("Draw:Pile", "draw:pile")]
)
def test_ways_to_draw(text: str, move: str) -> None:
    """B11: both sources have short names."""
    assert understood("turn=0 hands=1/1 pair=35", text) == move


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
    for text, letter in (
        ("name:red", "1"),
        ("name wild", "w"),
        ("name:shore leave", "h"),
        ("name:Rainbow Pirate", "r"),
    ):
        assert understood(line, text) == f"name:{letter}"


@pytest.mark.parametrize(
    ("islands", "hand", "text", "moves"),
    [
        ("-", "34567", "lay:34567", "lay:345 6>345 7>3456"),
        ("345", "345w", "Lay 345w6", "lay:345 w6>345"),
        ("r", "rr", "lay:rr", "lay:r lay:r"),
        ("345", "6", "island:3456", "6>345"),
        ("345,777", "26", "island: 23456, 777", "2>345 6>2345"),
        ("3456,777", "45", "island:345,456,777", "3<3456 lay:345"),
        ("3456,777", "-", "island:34567", "lift:777 7>3456"),
        ("3456,7777", "-", "island:34567,777", "7<7777 7>3456"),
        ("34w5,555", "t", "island:345,55w5", "lift:555 lift:34w5 lay:55w5 lay:345"),
        ("3456", "-", "island:-", "lift:3456"),
        ("tcs,rr", "k", "island:cskt,rr", "k>tcs"),
        ("345", "-", "island:345", ""),
        ("345", "-", "island:444", ""),
        ("345", "-", "island:", ""),
        ("345", "-", "thief@1", ""),
    ],
)
def test_drafts(islands: str, hand: str, text: str, moves: str) -> None:
    """L3, B7: an island named as it shall be at the end, or a long group, is worked out in moves."""
    match = after(f"turn=0 islands={islands}/- hands={hand}/1 pair=35")
    found = match.draft(0, text)
    assert found == moves.split()
    for move in found:
        match.play(0, move)
    assert match.draft(1, text) == []


def test_the_largest_island_as_a_draft() -> None:
    match = after("turn=0 islands=345/- hands=6777/1 pair=35")
    for move in match.draft(0, "island:best"):
        match.play(0, move)
    assert sorted(match.view(0)["islands"][0]) == ["3456", "777"]
    assert match.draft(0, "island:best") == []


def test_drafts_where_every_group_needs_a_natural_card() -> None:
    """L3, P5: a long group is begun with a card that is not wild."""
    match = after("turn=0 hands=4www/- pair=35 options=natural_card")
    assert match.draft(0, "lay:w1w2w34") == ["lay:w2w34", "w1>w2w34"]


def test_going_out_with_an_empty_hand_as_a_draft() -> None:
    """P40, P23: who can go out by rearranging alone is told how, though the island does not grow."""
    match = after("turn=0 islands=1234567,123,4567/555 hands=-/14 pair=35")
    assert match.draft(0, "island:1234567,1234567") == match.draft(0, "island:best")
    for move in match.draft(0, "island:best"):
        match.play(0, move)
    assert match.result
    assert match.result.ending == "out"


def test_drafts_after_laying() -> None:
    """B3, L1: an island can be drafted after cards were laid; once that was too often, groups can only grow."""
    line = "turn=0 laid=yes islands=345,777/- hands=6/- pair=35"
    assert after(line).draft(0, "island:3456,777") == ["6>345"]
    assert after(line).draft(0, "island:3456") == ["lift:777", "6>345"]
    tired = line + " relifts=20/0"
    assert after(tired).draft(0, "island:3456,777") == ["6>345"]
    assert after(tired).draft(0, "island:3456") == []
    refused = after(tired).why(0, "island:3456")
    assert refused
    assert refused.sentence == (
        "You have gone back to lifting after laying 20 times in this game, and no more is allowed: "
        "lift before you lay, or after a black card. "
        "Before you draw you must place cards: add a purple 6 to the run 3 to 5."
    )


def test_drafts_in_the_last_placement() -> None:
    """P26: groups grow, and nothing is lifted."""
    match = after(with_pile("phase=last turn=0 player=1 islands=345/- hands=6777/1", ""))
    assert match.draft(0, "island:3456,777") == ["6>345", "lay:777"]
    assert match.draft(0, "island:777") == []
    assert after("turn=0 islands=-/555 hands=t/1 pair=35", "thief@1").draft(1, "island:-") == []


def test_a_pirate_joins_the_others() -> None:
    """B4: r>rr is another way to lay a Rainbow Pirate."""
    assert field(after("turn=0 islands=rr/- hands=1r/- pair=35", "r>rr"), "islands") == "islands=rrr/-"


@given(
    st.lists(st.sampled_from(["345", "34w5", "555", "1234567", "tcs", "rr", "w1w2w3"]), max_size=4),
    st.text(alphabet="1234567wtcsr,", max_size=20),
)
def test_every_draft_leads_where_it_says(groups: list[str], text: str) -> None:
    """L3: whatever island can be named, its draft makes it."""
    for named in (",".join(groups), text):
        match = after("turn=0 islands=3456,777,r/- hands=1122355567wwwtcsr/1 pair=35")
        found = match.draft(0, f"island:{named}")
        for move in found:
            match.play(0, move)
        if found:
            wanted = [grouped(each) for each in named.split(",")]
            assert {grouped(each) for each in match.view(0)["islands"][0]} >= {
                each for each in wanted if each and spelled(each)[0] != "r"
            }


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


def test_moves_are_values() -> None:
    """B3: a move has a kind and parts; what people leave out is filled in if there is but one way to mean it."""
    offered = {offer.text: offer.move for offer in after(TURN).offers(0)}
    assert offered["lay:12w3"] == PiratesMove("lay", group="12w3")
    assert offered["w7>3456"] == PiratesMove("add", "w7", "3456", seat=0)
    assert offered["6<3456"] == PiratesMove("take", "6", "3456", seat=0)
    assert offered["lift:777"] == PiratesMove("lift", group="777", seat=0)
    assert offered["thief@2"] == PiratesMove("thief", seat=2)
    assert offered["captain"] == PiratesMove("captain")
    duel = state_of("turn=0 islands=345/555 hands=tk/1 pair=35")
    assert said(duel, "thief") == PiratesMove("thief", seat=1)
    assert said(duel, "captain") == PiratesMove("captain")
    assert said(duel, "Draw Pile") == PiratesMove("draw", source="pile")
    assert said(duel, "5<345") == PiratesMove("take", "5", "345", seat=0)
    assert said(duel, "lay:346") == PiratesMove("lay", group="346")


def test_every_set_of_three_has_its_picks() -> None:
    """B4: equal cards make fewer orders."""
    for group, orders in (("345", 6), ("555", 1), ("ttk", 3), ("34w5", 6)):
        assert len(MOVES.paths(PiratesMove("lay", group=group))) == orders


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
        "Seat 0 adds a WILD as a pink 7 to the run 3 to 6.",
        "Seat 0 plays a Thief against Seat 1.",
        "Seat 1 lets the Thief through.",
        "Seat 2 lets the Thief through.",
        "Seat 0 steals a blue 5 of Seat 1's blue set, and the rest goes back to the hand.",
        "Seat 0 plays a Captain.",
        "Seat 1 lets the Captain through.",
        "Seat 2 lets the Captain through.",
        "Seat 1 has no black card to give.",
    ]


def test_grabbed_cards_in_words() -> None:
    """B20: a card is taken from a hand, and those who see it are told which."""
    match = after("turn=0 hands=n/1/2 pair=35", "stinker@1", "pass", "pass")
    assert match.log(0)[-1].sentence == "Seat 0 takes a red 1 from Seat 1's hand."
    assert match.log(2)[-1].sentence == "Seat 0 takes a card from Seat 1's hand."


def test_cards_in_words() -> None:
    """B1: every card has a name and an article."""
    assert [words().form(f"pirates-card-{card}.a") for card in ("1", "2", "w", "h", "e", "r", "w2")] == [
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
        assert sorted(tokens(text)) == sorted(tokens(spelled(group)))


@given(st.text(max_size=40) | st.text(alphabet="laylift:drawpilethief@<>1234567wtcsr -", max_size=25))
def test_any_text_can_be_read(text: str) -> None:
    """B3: no text is too strange to be read."""
    state = state_of(TURN)
    wanted = said(state, text)
    assert wanted is None or isinstance(wanted, PiratesMove)
    assert understood(TURN, text) in {None, *legal(after(TURN))}


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        ("turn=0 hands=1/1 pair=35", "Your turn: lay cards; then draw face up or from the pile."),
        ("turn=0 hands=1t/1 pair=35", "Your turn: lay or play black cards; then draw face up or from the pile."),
        ("turn=0 islands=345/- hands=1t/1 pair=35", "Your turn: lift, lay or play black cards; then draw"),
        ("turn=0 islands=345/- hands=1t/1 pair=35", "You may also name your whole island"),
        (with_pile("turn=0 hands=1/1 pair=35", ""), "Your turn: lay cards; then draw the face-up cards."),
    ],
)
def test_what_a_turn_asks(line: str, asked: str) -> None:
    """B11, P25: only what is there to be done or drawn is named."""
    match = after(line)
    assert asked in match.game.render(match.view(0), Voice(words(), match.players, 0))


@pytest.mark.parametrize("language", languages())
def test_the_picture_fits_a_terminal(language: str) -> None:
    """B15: however much lies on the table, no line is wider than 80 columns, and nothing is left out."""
    line = with_pile("turn=0 islands=1111111111w1,345/- hands=345672367wtcsknhelrr/1 shown=345672367/- pair=35", "24")
    match = after(line)
    for eyes in (0, 1, None, "all"):
        seat = eyes if isinstance(eyes, int) else None
        rows = match.game.render(match.view(eyes), Voice(words(language), match.players, seat)).splitlines()
        assert max(map(columns, rows)) <= 80
        assert sum(row.count("☾") for row in rows) >= 8
