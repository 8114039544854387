"""Position lines: what they hold, what is refused, and that any text is read or refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sunshower
from sunshower.games.rainbow import GAME
from sunshower.games.rainbow.notation import POSITIONS

from ...laws.words import must_read
from .conftest import after, code

ROW = "round=1 turn=0 row=GC hands=ROOBYP/GRCBLS next=PL/SC under=OB seen=01"
SEEN = "round=3 turn=1 row=GC hands=ROOBYP/GR--LS next=PL/SC scores=2/1 placed=1"
FULL = f"{SEEN} under=OB seen=01 gone=YR0PR1LYb"
SEAT = "round=1 turn=0 row=GC hands=R?O?Y?/G?C?L? next=P?/?? seat=0"


@pytest.mark.parametrize(
    "line",
    [
        ROW,
        FULL,
        FULL.replace("placed=1", "placed=1 flipped=yes"),
        f"{ROW} options=flip_commits,memory_aid",
        SEAT,
        "round=1 turn=0 row=GC hands=?O?B?P/?R?B?S next=??/?C under=?B seen=01 options=memory_aid seat=1",
        "round=1 turn=0 row=GC hands=??????/?????? next=??/?? seat=-",
        "round=1 turn=0 hands=RLOLYL/LGLCBL next=PL/LS deck=0/1/0/1",
        "round=2 turn=0 hands=RLOLYL/LGLCBL next=LS/LS scores=1/0 gone=PLx deck=0/1/0/1",
        "round=2 row=R hands=OL--YL/LGLCBL next=-/- scores=0/1 under=L seen=1 gone=PL0 deck=0/1/0/0",
    ],
)
def test_lines_are_read_back(line: str) -> None:
    """B1, R17: a line that says everything is printed as it was read, and a match can start from it."""
    assert GAME.format_position(GAME.parse_position(line)) == line
    match = sunshower.position("rainbow", line, seed="x")
    eyes = GAME.parse_position(line)["seat"]
    assert match.position(eyes) == line


def test_defaults() -> None:
    """B1: round and turn are enough: the rest is dealt."""
    match = after("round=1 turn=1")
    assert match.to_act == (1,)
    assert match.view("all")["holder"] == 51
    assert None not in [face for hand in match.view("all")["hands"] for sides in hand for face in sides]
    assert after("round=1 turn=0 row=R placed=1").view("all")["hands"][0][2] is None


def test_fields_in_any_order() -> None:
    """B1: the order of the words does not matter."""
    assert GAME.parse_position(" ".join(reversed(FULL.split()))) == GAME.parse_position(FULL)


def test_what_is_not_seen_is_dealt_at_random() -> None:
    """B2, R16: other seeds, other cards; what the line says stays."""
    matches = [sunshower.position("rainbow", SEAT, seed=seed) for seed in range(5)]
    assert len({match.position("all") for match in matches}) == 5
    assert {match.position(0) for match in matches} == {SEAT}


def test_order_of_collected_cards_is_no_matter() -> None:
    """R27: they are sorted, so that their order tells nothing."""
    assert GAME.parse_position(FULL.replace("YR0PR1LYb", "LYbYR0PR1")) == GAME.parse_position(FULL)


BAD = [
    ("", "bad-field"),
    ("round=1 turn=2", "bad-field"),
    ("round=0 turn=0", "bad-field"),
    ("round=1 turn=0 row=RX", "bad-field"),
    ("round=1 turn=0 row=R?", "bad-field"),
    ("round=1 turn=0 hands=RG", "bad-field"),
    ("round=1 turn=0 hands=RGRG/RGRGRG", "bad-field"),
    ("round=1 turn=0 hands=RGR-OB/??????", "bad-field"),
    ("round=1 turn=0 next=R/??", "bad-field"),
    ("round=1 turn=0 next=??", "bad-field"),
    ("round=1 turn=0 placed=3", "bad-field"),
    ("round=1 turn=0 flipped=maybe", "bad-field"),
    ("round=1 turn=0 deck=2/1/1", "bad-field"),
    ("round=1 turn=0 deck=9/1/1/1", "bad-field"),
    ("round=1 turn=0 deck=4/0/0/0", "bad-field"),
    ("round=1 turn=0 deck=x/1/1/1", "bad-field"),
    ("round=1 turn=0 options=pairs:1", "bad-field"),
    ("round=1 turn=0 phase=play", "unknown-field"),
    ("round=1 turn=0 memory=-/-/-", "unknown-field"),
    ("round=1 turn=0 row=R under=?/0", "bad-field"),
    ("round=1 turn=0 options=free", "bad-field"),
    ("round=1 turn=0 scores=1", "bad-field"),
    ("round=1 turn=0 row=RG under=Y", "bad-field"),
    ("round=1 turn=0 row=RG seen=0", "bad-field"),
    ("round=1 turn=0 row=RG seen=0x", "bad-field"),
    ("round=1 turn=0 seen=0", "bad-field"),
    ("round=2 turn=0 scores=1/0 gone=RG", "bad-field"),
    ("round=2 turn=0 scores=1/0 gone=RGz", "bad-field"),
    ("round=2 turn=0 scores=1/0 gone=R-b", "bad-field"),
    ("round=2 turn=0 scores=2/0 gone=RGb", "bad-field"),
    ("round=1 turn=0 seat=2", "bad-field"),
    ("turn=0 round", "not-understood"),
    ("round=1 turn=0 ring=1", "unknown-field"),
    ("round=1 turn=0 turn=0", "twice"),
    ("round=1 turn=0 deck=0/0/0/4", "impossible"),
    ("round=1 turn=0 deck=3/1/0/0", "impossible"),
    ("round=11 turn=0 scores=30/30", "impossible"),
    ("round=2 turn=0 scores=4/3", "impossible"),
    ("round=4 turn=0 scores=1/1", "impossible"),
    ("round=1 turn=0 scores=3/0", "impossible"),
    ("round=2 turn=0", "impossible"),
    ("round=1", "impossible"),
    ("round=3 hands=RGOB--/GRCBLS next=-/- scores=6/6", "impossible"),
    ("round=1 turn=0 hands=RGOB--/GRCBLS", "impossible"),
    ("round=1 turn=0 placed=1", "impossible"),
    ("round=1 turn=0 hands=RGOBYP/GRCB-- placed=0", "impossible"),
    ("round=1 turn=0 next=-/-", "impossible"),
    ("round=2 turn=0 hands=RLOLYL/LGLCBL next=LS/SL scores=1/0 gone=PLb deck=0/1/0/1", "impossible"),
    ("round=1 turn=0 row=ROYGCB", "impossible"),
    ("round=1 turn=0 row=RS", "impossible"),
    ("round=1 turn=0 row=RR", "impossible"),
    ("round=1 turn=0 flipped=yes", "impossible"),
    ("round=1 turn=0 hands=RGOBYP/GRCBLS seat=0", "impossible"),
    ("round=1 turn=0 hands=?G?B?P/G?C?L? next=P?/?? seat=0", "impossible"),
    ("round=1 turn=0 next=P?/S? seat=0", "impossible"),
    ("round=1 turn=0 next=P?/?? seat=-", "impossible"),
    ("round=1 turn=0 row=G under=O seen=1 seat=0", "impossible"),
    ("round=1 turn=0 row=G under=O seen=1 seat=0 options=memory_aid", "impossible"),
    ("round=2 turn=0 scores=1/0 gone=RO1 seat=0 options=memory_aid", "impossible"),
    ("round=2 turn=0 scores=1/0 gone=R?x seat=0 options=memory_aid", "impossible"),
    ("round=2 turn=0 scores=1/0 gone=R?0 seat=- options=memory_aid", "impossible"),
    ("round=1 turn=0 hands=RRRRRR/GRCBLS", "impossible"),
    ("round=1 turn=0 hands=RGGRRG/??????", "impossible"),
    ("round=1 turn=0 hands=RLLRS?/??????", "impossible"),
    ("round=1 turn=0 row=LL hands=L?L?L?/L?L?L? next=L?/??", "impossible"),
]


@pytest.mark.parametrize(("line", "refused"), BAD)
def test_refused(line: str, refused: str) -> None:
    """B1, B2, R28: lines that cannot be read, and positions that no game could reach."""
    assert code(line) == refused


WORDS = st.sampled_from([word for line in (ROW, FULL, SEAT, *(line for line, _ in BAD)) for word in line.split()])
NAMED = st.builds(
    lambda name, value: f"{name}={value}", st.sampled_from(POSITIONS.known), st.text("ROGLS?-01bx/,3", max_size=8)
)


@given(st.one_of(st.text(max_size=60), st.lists(st.one_of(WORDS, NAMED), max_size=12).map(" ".join)))
def test_any_text_is_read_or_refused(text: str) -> None:
    """Whatever is said, it is a position from which a game can be played, or refused with a code and a sentence."""
    must_read(GAME, text, to_the_end=True)
