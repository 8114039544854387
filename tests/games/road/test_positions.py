"""One-line positions: what each field may hold, what no game could reach, and the way back."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sunshower
from sunshower import BadPosition
from sunshower.core.chance import Rng
from sunshower.games.road import GAME
from sunshower.games.road.notation import POSITIONS

from ...laws.words import must_read
from .conftest import after, changed, code, field

PLACE = "round=5 phase=place turn=0 first=0 ring=12345/67123 sunny=b rain=h hands=2467/3567"
RUN = "round=5 phase=sunny turn=0 first=0 ring=12345/67123 sunny=c rain=h played=a/f hands=247/357"
OVER_LINE = "round=8 phase=over first=0 ring=12345/67123 sunny=b rain=h hands=-/-"


@pytest.mark.parametrize(
    "line",
    [
        PLACE,
        RUN,
        OVER_LINE,
        changed(PLACE, ring="1x345/67123", sunny="c", discards="2"),
        changed(PLACE, hands="2467/????", pranks="ej/??", seat="0"),
        changed(PLACE, hands="????/????", pranks="??/?", spent="t", seat="-"),
        changed(PLACE, options="free_jump,clockwise,recycle_any"),
        changed(RUN, phase="rain", gained="0/2", scores="7/9"),
        changed(RUN, phase="rain", points="3", start="f", way="clockwise", pranked="yes", spent="j"),
        changed(RUN, phase="rain", ring="123x5/67123", played="a/-", discards="4", spent="t", pranked="yes"),
        changed(OVER_LINE, scores="31/30", gained="2/6", pranks="e/-", spent="jt", discards="4455667"),
    ],
)
def test_what_is_read_is_printed(line: str) -> None:
    """A line in the printed order comes back letter by letter."""
    fields = dict(word.split("=") for word in line.split())
    line = " ".join(f"{name}={fields[name]}" for name in POSITIONS.known if name in fields)
    assert GAME.format_position(GAME.parse_position(line)) == line


def test_order_and_defaults() -> None:
    """Fields may come in any order, spelled-out defaults are left out, and cards are sorted."""
    line = " ".join(reversed(PLACE.split())).replace("2467/", "7264/") + " discards=- spent=- scores=0/0 points=0"
    assert GAME.format_position(GAME.parse_position(line)) == PLACE


@pytest.mark.parametrize("round_", range(1, 9))
@pytest.mark.parametrize("where", ["place", "answer", "sunny", "rain"])
def test_hands_left_out(round_: int, where: str) -> None:
    """B5: a line without hands deals unseen ones of the size that the round asks for."""
    line = {
        "place": "phase=place turn=0 ring=-2-4-/-7-2- sunny=b rain=i",
        "answer": "phase=place turn=1 ring=12-4-/-7-2- sunny=b rain=i played=a/-",
        "sunny": "phase=sunny turn=0 ring=12-4-/57-2- sunny=b rain=i played=a/f",
        "rain": "phase=rain turn=0 ring=12-4-/57-2- sunny=b rain=i played=a/f",
    }[where]
    hands = after(f"round={round_} {line}").view("all")["hands"]
    left = 8 - round_
    assert [len(hand) for hand in hands] == {"place": [left + 1] * 2, "answer": [left, left + 1]}.get(where, [left] * 2)
    assert None not in hands[0] + hands[1]


def test_hands_left_out_without_markers() -> None:
    """B5, D42: a marker that left with a trashed card, or the end, does not make a hand larger."""
    line = "round=5 phase=rain turn=0 ring=12x45/67123 sunny=b rain=h played=-/f pranked=yes"
    assert [len(hand) for hand in after(line).view("all")["hands"]] == [3, 3]
    assert after("round=8 phase=over ring=12345/67123 sunny=b rain=h").view("all")["hands"] == [[], []]


def test_pranks_left_out() -> None:
    """B2: a line without pranks has none."""
    assert after(PLACE).view("all")["pranks"] == [[], []]


def test_what_is_not_seen_is_dealt() -> None:
    """B12: ? is dealt from the cards and pranks that lie nowhere else, by the seed."""
    line = changed(PLACE, hands="2467/????", pranks="ej/??", spent="st")
    match = sunshower.position("road", line, seed="one")
    assert match.view("all")["pranks"][1] == ["teleport", "recycle"]
    assert match.view("all")["hands"][0] == [2, 4, 6, 7]
    assert "?" not in match.position("all")
    dealt = {str(sunshower.position("road", line, seed=seed).view("all")["hands"]) for seed in range(20)}
    assert len(dealt) > 1


def test_hands_seen_in_part() -> None:
    """B12: in a hand of which some cards are seen, those stay and the others are dealt."""
    line = changed(PLACE, hands="2467/35??")
    assert GAME.format_position(GAME.parse_position(line)) == line
    for seed in range(5):
        hand = sunshower.position("road", line, seed=seed).view("all")["hands"][1]
        assert {3, 5} <= set(hand)


@pytest.mark.parametrize("value", ["\u00b2", "0", "9" * 20])
def test_a_round_that_tells_no_hands(value: str) -> None:
    """B1: where hands are left out, their size comes of the round, whatever that is."""
    with pytest.raises(BadPosition) as refused:
        GAME.parse_position(f"round={value} phase=place turn=0")
    assert refused.value.code == "bad-field"


def test_the_rest_is_in_the_box() -> None:
    """B1: cards that lie nowhere are in the box, and no game counts more than three of a number."""
    state = GAME.guess(GAME.parse_position(PLACE), Rng("box"))
    assert state.census() == [3] * 7 + [1] * 6


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("round", ["0", "9", "-1", "x", "٣", "99999999999"]),
        ("phase", ["deal", "first", "SUNNY", "-"]),
        ("turn", ["2", "all", "a"]),
        ("first", ["2", "-", "x"]),
        ("opener", ["2", "x"]),
        ("ring", ["1234567123", "12345/6712", "12345/671233", "1234/567123", "12348/67123", "1xx45/67123", "//"]),
        ("sunny", ["k", "B", "bc", "1"]),
        ("rain", ["k", "H", "hh"]),
        ("played", ["a", "a/b/c", "k/-", "ab/-"]),
        ("hands", ["247", "247/358", "24a/357", "247/357/1"]),
        ("pranks", ["ej", "ex/-", "E/-", "e/j/s"]),
        ("discards", ["8", "?", "4/5"]),
        ("spent", ["?", "x", "j/-"]),
        ("scores", ["3", "-1/0", "1/1000", "a/b"]),
        ("gained", ["3", "0/100"]),
        ("start", ["z", "ab"]),
        ("way", ["left", "Clockwise"]),
        ("points", ["-", "100", "x"]),
        ("pranked", ["maybe", "-", "True"]),
        ("options", ["first", "fast", "clockwise,,"]),
        ("seat", ["2", "both"]),
    ],
)
def test_what_a_field_cannot_hold(name: str, values: list[str]) -> None:
    """The refusal names the field and says what it must be."""
    for value in values:
        with pytest.raises(BadPosition) as refused:
            GAME.parse_position(changed(RUN, **{name: value}))
        assert refused.value.code == "bad-field"
        assert refused.value.sentence.startswith(f"'{name}' must be ")


@pytest.mark.parametrize(
    "line",
    [
        pytest.param(changed(PLACE, ring="11145/67123", hands="2467/3567"), id="B1: four of a number"),
        pytest.param(changed(PLACE, discards="7777"), id="B1: four discards of a number"),
        pytest.param(changed(PLACE, hands="????/????", discards="4567"), id="B1: more than 21 cards"),
        pytest.param(changed(PLACE, pranks="e/e"), id="B2: a prank twice"),
        pytest.param(changed(PLACE, pranks="e/-", spent="e"), id="B2: a prank held and spent"),
        pytest.param(changed(PLACE, pranks="ejs/-"), id="B2: three pranks in a hand"),
        pytest.param(changed(PLACE, pranks="??/??", spent="ejs"), id="B2: more than six pranks"),
        pytest.param(changed(PLACE, sunny="-"), id="no Sunny Fairy"),
        pytest.param(changed(PLACE, rain="b"), id="both fairies on a card"),
        pytest.param(changed(PLACE, ring="1-345/67123"), id="a fairy on an empty spot"),
        pytest.param(changed(RUN, ring="-2345/67123"), id="D14: a marker on an empty spot"),
        pytest.param(changed(RUN, played="a/a"), id="D14: two markers on a card"),
        pytest.param(changed(RUN, played="f/a"), id="D13: markers in the wrong fields before any prank"),
        pytest.param(
            changed(PLACE, turn="1", played="g/-", hands="247/3567"), id="D13: the first marker in the other field"
        ),
        pytest.param(changed(PLACE, hands="246/3567"), id="B5: a card too few"),
        pytest.param(changed(RUN, hands="2467/357"), id="B5: a card too many"),
        pytest.param(changed(PLACE, turn="1"), id="D11: the second player first"),
        pytest.param(changed(PLACE, played="a/f"), id="D11: placing when both have placed"),
        pytest.param(changed(PLACE, turn="-"), id="nobody's turn"),
        pytest.param(changed(OVER_LINE, turn="0"), id="somebody's turn after the end"),
        pytest.param(changed(OVER_LINE, round="7", hands="1/2"), id="B5: over before round eight"),
        pytest.param(changed(OVER_LINE, points="3"), id="a run after the end"),
        pytest.param(changed(PLACE, points="1", way="clockwise", start="c"), id="a run while cards are placed"),
        pytest.param(changed(PLACE, pranked="yes"), id="D27: a prank while cards are placed"),
        pytest.param(changed(PLACE, gained="1/0"), id="points of a round that has not begun"),
        pytest.param(changed(RUN, ring="12--5/6----", sunny="a", rain="b", played="e/f"), id="four cards in a run"),
        pytest.param(changed(RUN, ring="12--5/67---", sunny="a", rain="b", played="e/f"), id="five before a prank"),
        pytest.param(
            changed(RUN, phase="rain", ring="12--5/67---", sunny="a", rain="b", played="e/f", pranks="t/-"),
            id="D17: five cards, and Trash to come",
        ),
        pytest.param(changed(PLACE, ring="-23--/-----", rain="c"), id="B1: two cards on the ring"),
        pytest.param(changed(RUN, played="a/-"), id="Sunny runs before both have placed"),
        pytest.param(changed(RUN, pranked="yes"), id="D27: a prank before the Sunny Fairy ran"),
        pytest.param(changed(RUN, points="2"), id="points without a way and a start"),
        pytest.param(changed(RUN, way="clockwise"), id="a way without points"),
        pytest.param(changed(RUN, start="a"), id="a start without points"),
        pytest.param(changed(RUN, points="2", start="h", way="clockwise"), id="a start under the other fairy"),
        pytest.param(changed(RUN, points="2", start="c", way="clockwise"), id="a start where she stands"),
        pytest.param(changed(RUN, points="3", start="a", way="anticlockwise"), id="more points than cards"),
        pytest.param(changed(RUN, gained="1/0", scores="1/0"), id="points before the first run is over"),
        pytest.param(changed(PLACE, opener="0"), id="D34: an opener where nobody asks"),
        pytest.param(changed(PLACE, options="opener_ties"), id="D34: nobody began the game"),
        pytest.param(changed(PLACE, scores="41/0"), id="more than ten points a round"),
        pytest.param(changed(OVER_LINE, scores="1/0", gained="2/0"), id="a round better than the game"),
        pytest.param(
            changed(RUN, points="2", start="a", way="anticlockwise", options="clockwise"), id="D1: against the option"
        ),
    ],
)
def test_what_no_game_could_reach(line: str) -> None:
    """A line that can be read but makes no sense is refused with a sentence."""
    assert code(line) == "impossible"


def test_a_match_goes_on_from_its_line() -> None:
    """The same moves from a match and from its line lead to the same line."""
    moves = ["7@a", "5@f", ">c", ">d", "stop", "stop"]
    for count in range(len(moves)):
        halfway = after(PLACE, *moves[:count])
        assert after(halfway.position("all"), *moves[count:]).position("all") == after(PLACE, *moves).position("all")


def test_options_of_a_line() -> None:
    """D1, D4, D24: a line brings its options along."""
    match = after(changed(PLACE, options="clockwise,free_jump"))
    assert match.view(0)["options"] == {
        "free_jump": True,
        "clockwise": True,
        "recycle_any": False,
        "opener_ties": False,
        "step_first": False,
    }
    assert field(match, "options") == "options=free_jump,clockwise"


# Any line at all


@st.composite
def lines(draw: st.DrawFn) -> str:
    """A line of which every field can be read; most of them make sense together, some do not."""
    cards = draw(st.permutations("111222333444555666777"))
    holes = draw(st.sets(st.sampled_from("abcdefghij"), max_size=6))
    ring = "".join("-" if spot in holes else card for spot, card in zip("abcdefghij", cards[:10], strict=True))
    lying = [spot for spot in "abcdefghij" if spot not in holes]
    sunny, rain, *_ = draw(st.permutations(lying))
    markers = [
        draw(st.sampled_from([spot for spot in field if spot not in holes] or ["a"])) for field in ("abcde", "fghij")
    ]
    phase = draw(st.sampled_from(["place", "answer", "sunny", "rain"]))
    first = draw(st.integers(0, 1))
    has_played = {first: ("answer", "sunny", "rain"), 1 - first: ("sunny", "rain")}
    values = {
        "round": str(draw(st.integers(2, 8))),
        "phase": "place" if phase == "answer" else phase,
        "turn": str({"place": first, "answer": 1 - first}.get(phase, draw(st.integers(0, 1)))),
        "first": str(first),
        "ring": f"{ring[:5]}/{ring[5:]}",
        "sunny": sunny,
        "rain": rain,
        "played": "/".join(marker if phase in has_played[seat] else "-" for seat, marker in enumerate(markers)),
        "discards": "".join(cards[10 : 10 + draw(st.integers(0, 2))]) or "-",
        "pranks": draw(st.sampled_from(["-/-", "et/js", "js/pt", "??/??"])),
        "spent": draw(st.sampled_from(["-", "-", "e", "r"])),
        "options": draw(st.sampled_from(["-", "free_jump", "clockwise", "recycle_any"])),
    }
    if phase == "rain":
        values |= {"gained": draw(st.sampled_from(["0/0", "3/0"])), "pranked": draw(st.sampled_from(["no", "yes"]))}
    if phase in ("sunny", "rain") and draw(st.booleans()):
        way = draw(st.sampled_from(["clockwise", "anticlockwise"]))
        values |= {"points": str(draw(st.integers(1, 10))), "way": way, "start": draw(st.sampled_from(lying))}
    return " ".join(f"{name}={value}" for name, value in values.items())


@settings(max_examples=250)
@given(lines())
def test_an_accepted_line_can_be_played_to_the_end(line: str) -> None:
    """What parse lets through is a game: every position on the way is a line again, and it comes to an end."""
    must_read(GAME, line, to_the_end=True)


@pytest.mark.soak
@settings(max_examples=20_000)
@given(lines())
def test_an_accepted_line_can_be_played_to_the_end_for_long(line: str) -> None:
    """The same, many times."""
    must_read(GAME, line, to_the_end=True)
