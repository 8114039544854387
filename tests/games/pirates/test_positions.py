"""Positions as one line: read, printed, refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sunshower.games.pirates import GAME

from ...laws.words import must_read
from .conftest import after, code, with_pile

LINES = [
    "phase=turn turn=0 hands=1/2 pair=35",
    "phase=turn turn=1 islands=w5w5w5,345/tcs,rr/- hands=1w/2h/- shown=1/-/- pair=35 discards=67l",
    "phase=turn turn=0 hands=16/2/3 secrets=0>2:3,1>0:6 pair=35 laid=yes",
    "phase=turn turn=0 hands=1/2 pair=35 relifts=0/7 laid=yes",
    "phase=turn turn=0 hands=1/2 tops=5:0,6:01 pair=35",
    "phase=block turn=1 player=0 islands=-/345 hands=1/2 pair=35 discards=t black=thief target=1",
    "phase=act turn=0 islands=-/345 hands=1/2 pair=35 discards=t black=thief target=1",
    "phase=act turn=1 player=0 hands=1/2 pair=35 discards=k black=captain",
    "phase=act turn=0 hands=1/2 tops=4:0 looked=567 pair=35 discards=l black=lookout",
    "phase=turn turn=0 hands=1/2 pair=35 options=natural_card,end_with_pile",
    "phase=turn turn=0 hands=1/2???? shown=-/2 pair=35 seat=0",
    "phase=turn turn=0 hands=??/2? shown=-/2 pair=35 seat=-",
    "phase=turn turn=1 hands=5??/2 shown=5/- secrets=0>1:2 tops=?:0,7:1 pair=35 seat=1",
]


@pytest.mark.parametrize("text", LINES)
def test_lines_are_read_back(text: str) -> None:
    """B15: a line is read, and printed the same."""
    assert GAME.format_position(GAME.parse_position(text)) == text


def test_any_order_and_defaults() -> None:
    """B15: fields come in any order, and those with their defaults may be left out."""
    short, long = "pair=53 hands=21/1 turn=0", "turn=0 phase=turn player=- hands=12/1 pair=35 laid=no out=- shown=-"
    assert GAME.parse_position(short) == GAME.parse_position(long)


def test_unseen_cards_are_dealt() -> None:
    """B15: what a line hides is dealt at random."""
    hands = {after("turn=0 hands=1????/??? pair=35", seed=str(seed)).position("all") for seed in range(5)}
    assert len(hands) == 5
    assert not any("?" in text for text in hands)


# Each row: a line, and the code of the refusal.
TABLE = [
    ("", "bad-field"),
    ("hands=1", "bad-field"),
    ("hands=1/1/1/1/1/1", "bad-field"),
    ("turn=0 hands=1/x pair=35", "bad-field"),
    ("turn=2 hands=1/1 pair=35", "bad-field"),
    ("turn=0 hands=1/1 islands=345 pair=35", "bad-field"),
    ("turn=0 hands=1/1 islands=346/- pair=35", "bad-field"),
    ("turn=0 hands=1/1 islands=34w/- pair=35", "bad-field"),
    ("turn=0 hands=1/1 pair=3?", "bad-field"),
    ("turn=0 hands=1/1 pair=35 phase=draw", "bad-field"),
    ("turn=0 hands=1/1 pair=35 secrets=0>0:1", "bad-field"),
    ("turn=0 hands=1/1 pair=35 secrets=0>5:1", "bad-field"),
    ("turn=0 hands=1/1 pair=35 tops=5", "bad-field"),
    ("turn=0 hands=1/1 pair=35 tops=5:4", "bad-field"),
    ("turn=0 hands=1/1 pair=35 options=wild", "bad-field"),
    ("turn=0 hands=1/1 pair=35 black=pirate", "bad-field"),
    ("turn=0 hands=1/1 pair=35 laid=perhaps", "bad-field"),
    ("turn=0 hands=1/1 pair=35 relifts=1", "bad-field"),
    ("turn=0 hands=1/1 pair=35 relifts=1/many", "bad-field"),
    ("turn=0 hands=1/1 pair=35 relifts=0/21", "bad-field"),
    ("turn=0 hands=1/1 pair=35 pile=4", "unknown-field"),
    ("turn=0 hands=1/1 pair=35 pair=35", "twice"),
    ("turn=0 hands", "not-understood"),
    ("x" * 1001, "not-a-line"),
    ("turn=0 hands=111111/111111 pair=35", "impossible"),
    ("turn=0 hands=" + "?" * 60 + "/" + "?" * 60 + " pair=35", "impossible"),
    ("turn=0 hands=1/1 islands=34/- pair=35", "impossible"),
    ("turn=0 hands=1/1 islands=w1w1w1/- pair=35 options=natural_card", "impossible"),
    ("turn=0 hands=1/1 islands=r,rr/- pair=35", "impossible"),
    (f"turn=0 hands=1/1 islands=-/{','.join(['555'] * 45)} pair=35", "impossible"),
    ("turn=0 hands=1/1 shown=2/- pair=35", "impossible"),
    ("turn=0 hands=1/2 shown=-/- pair=35 seat=-", "impossible"),
    ("turn=0 hands=1/2 pair=35 secrets=0>1:5", "impossible"),
    ("turn=0 hands=1/2 shown=-/2 pair=35 secrets=0>1:2", "impossible"),
    ("turn=0 hands=1/2 pair=35 secrets=0>1:2 seat=0", "impossible"),
    ("turn=0 hands=1/2/3 pair=35 secrets=1>0:1,0>1:2", "impossible"),
    ("turn=0 hands=1/2 pair=35 tops=1:0,2:0,3:0,4:0,5:0", "impossible"),
    ("turn=0 hands=1/? pair=35 tops=1:1 seat=0", "impossible"),
    ("hands=1/1 pair=35", "impossible"),
    ("phase=over turn=0 hands=1/1 pair=35", "impossible"),
    ("phase=over hands=1/1 pair=35", "impossible"),
    ("phase=over player=0 hands=1/1 pair=35", "impossible"),
    ("phase=over player=0 out=0 hands=-/1 pair=35", "impossible"),
    ("phase=over player=1 out=0 islands=1234567,1234567/- hands=-/1 pair=35", "impossible"),
    ("turn=0 hands=1/1", "impossible"),
    ("turn=0 hands=1/1 pair=356", "impossible"),
    ("phase=last turn=0 player=1 hands=1/1 pair=35", "impossible"),
    (with_pile("turn=0 hands=1/1", ""), "impossible"),
    (with_pile("turn=0 hands=1/1 pair=35 options=end_with_pile", ""), "impossible"),
    ("turn=0 player=1 hands=1/1 pair=35", "impossible"),
    ("turn=0 islands=1234567,1234567/- hands=-/1 pair=35", "impossible"),
    ("phase=block turn=1 player=0 hands=1/1 pair=35 discards=t black=thief target=1 laid=yes", "impossible"),
    ("turn=0 hands=1/1 pair=35 looked=12", "impossible"),
    ("turn=0 hands=1/1 pair=35 black=thief target=1", "impossible"),
    ("phase=block turn=1 player=0 hands=1/1 pair=35", "impossible"),
    ("phase=block turn=1 player=0 hands=1/1 pair=35 discards=t black=thief", "impossible"),
    ("phase=block turn=1 player=0 hands=1/1 pair=35 discards=t black=thief target=0", "impossible"),
    ("phase=block turn=1 player=0 hands=1/1 pair=35 discards=k black=captain target=1", "impossible"),
    ("phase=block turn=1 player=0 hands=1/1 pair=35 black=thief target=1", "impossible"),
    ("phase=block turn=0 player=0 hands=1/1 pair=35 discards=t black=thief target=1", "impossible"),
    ("phase=block turn=1 player=0 hands=1/1 pair=35 discards=l black=lookout", "impossible"),
    (
        "phase=block turn=2 player=0 hands=1/1/1 pair=35 discards=t black=thief target=1 options=target_blocks",
        "impossible",
    ),
    ("phase=act turn=0 hands=1/1 pair=35 discards=t black=thief target=1", "impossible"),
    ("phase=act turn=1 player=0 islands=-/345 hands=1/1 pair=35 discards=t black=thief target=1", "impossible"),
    ("phase=act turn=0 hands=1/1 pair=35 discards=s black=salvager", "impossible"),
    ("phase=act turn=0 hands=1/- pair=35 discards=e black=extortionist target=1", "impossible"),
    ("phase=act turn=0 hands=1/1 pair=35 discards=k black=captain", "impossible"),
    ("phase=act turn=0 hands=1/1 pair=35 discards=h black=shore-leave", "impossible"),
    ("phase=act turn=0 hands=1/1 pair=35 discards=l black=lookout looked=1", "impossible"),
    ("phase=act turn=0 hands=1/1 pair=35 discards=l black=lookout looked=22 tops=1:1", "impossible"),
]


@pytest.mark.parametrize(("text", "refused"), TABLE, ids=range(len(TABLE)))
def test_refused_lines(text: str, refused: str) -> None:
    """B15: a line that cannot be read, or that no game could reach, is refused with a reason."""
    assert code(text) == refused


@given(st.text(max_size=80) | st.lists(st.sampled_from(" ".join(LINES).split()), max_size=8).map(" ".join))
def test_any_line_is_read_or_refused(text: str) -> None:
    """B15: whatever is given as a position is read, and can be played on, or is refused."""
    must_read(GAME, text)
