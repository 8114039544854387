"""The end: a rainbow of one's own, one made by somebody else's wild, and the limit of turns."""

import json
from importlib.resources import files

import pytest

import sunshower

from .conftest import after, field, legal


@pytest.mark.parametrize(
    ("rainbow", "card", "gone"),
    [
        ("BtOtRtYtBs", "Gt", "Bs"),
        ("BtOtRtYtBs", "G*", "Bs"),
        ("BtOtRtYtBs", "*t", "Bs"),
        ("BtOtRtYtBs", "A*", "Bs"),
        ("BtOtRtYtBs", "*a", "Bs"),
        ("B*O*R*Y*Bs", "G*", "Bs"),
        ("*tO*RtY*Bs", "Bt", "Bs"),
        ("A**a*tRtBs", "Gt", "Bs"),
        ("*c*cA**aBt", "Yc", "Bt"),
        ("BtG**tRtBs", "A*", "Bs"),
    ],
)
def test_a_rainbow_wins(rainbow: str, card: str, gone: str) -> None:
    """B8, B2, C18: one shape and all five colours, by whatever reading of the wilds."""
    line = f"phase=act turn=0 rainbows={rainbow}/BcGcOcRc hands={card}GxGpGs/??? options=shape_sets:2"
    match = after(line, f"play:{card}-{gone}")
    assert match.result is not None
    assert (match.result.ending, match.result.ranks, match.result.scores) == ("rainbow", [1, 2], [1, 0])
    assert match.to_act == ()
    assert field(match, "phase", "turn") == "phase=over turn=0"


@pytest.mark.parametrize(
    ("rainbow", "card"),
    [
        ("BtGtOtRt", "Ys"),
        ("BtGtOtRt", "Rt"),
        ("BtGtOtRt", "R*"),
        ("BtGtOtRt", "*s"),
        ("BtOtRtYt", "B*"),
        ("B*G*O*R*", "B*"),
        ("*t*sBtGt", "A*"),
        ("BtB*A**a", "Gt"),
    ],
)
def test_no_rainbow_no_win(rainbow: str, card: str) -> None:
    """B8, C18: two of a colour, or two shapes, will not do."""
    match = after(f"phase=act turn=0 rainbows={rainbow}/- hands={card}GxGpGs/??? options=colour_sets:2", f"play:{card}")
    assert match.result is None
    assert match.to_act == (1,)


def test_the_fifth_card_may_win() -> None:
    """B8: no sixth card is needed."""
    match = after("phase=act turn=0 rainbows=BtGtOtRt/- hands=YtGxGpGs/???", "play:Yt")
    assert match.result is not None
    assert match.result.ending == "rainbow"


def test_five_of_six_are_not_enough() -> None:
    """C8, B8: five cards win, not five of six; who puts the wrong one away goes on."""
    match = after("phase=act turn=0 rainbows=BtOtRtYtBs/- hands=GtGxGpGs/???", "play:Gt-Bt")
    assert match.result is None


def test_a_gift() -> None:
    """C14, C15: a wild that completes another player's rainbow makes that player win, out of turn."""
    match = after("phase=act turn=0 rainbows=BcBx/OxOp/BtGtOtRtGs hands=Y*GxGpGc/???/???", "wild:Y*@2-Gs")
    assert match.result is not None
    assert (match.result.ending, match.result.ranks, match.result.scores) == ("gift", [2, 2, 1], [0, 0, 1])
    assert field(match, "phase", "turn") == "phase=over turn=0"
    assert match.log(None)[0].sentence.endswith("locked for 1 turn. Seat 2 has a rainbow of stars.")


def test_wilds_are_read_for_their_owner() -> None:
    """C12: a wild laid to spoil a rainbow is read as its owner likes, and may change its meaning with every card."""
    line = "phase=act turn=0 rainbows=-/BtGtOtRtYs hands=*tGxGpGc/YtYxYp"
    assert after(line, "wild:*t@1-Rt").result is None
    match = after(line, "wild:*t@1-Rt")
    match.play(1, "draw")
    match.play(1, "play:Yt-Ys")
    assert match.result is not None
    match = after("phase=act turn=0 rainbows=BtGtOt*tYs/- hands=YtGxGpGc/???")
    star = match.view(1)["readings"][0][4]
    assert (star["missing"], star["colours"]) == (1, ["red", "yellow"])
    match.play(0, "play:Yt-Ys")
    assert match.result is not None


def test_the_turn_limit() -> None:
    """C20: when everybody has had all their turns it is a draw."""
    line = "phase=act turn=1 turns=199 rainbows=BtGtOtRt/BcGcOcRc hands=GsGxGp/YtYxYpYs"
    assert after(line).result is None
    match = after(line, "discard:Yx")
    assert match.result is not None
    assert (match.result.ending, match.result.ranks, match.result.scores) == ("turn-limit", [1, 1], [0, 0])
    assert field(match, "phase", "turn", "turns") == "phase=over turn=0 turns=200"


def test_a_rainbow_in_the_last_turn() -> None:
    """C20: it still wins."""
    line = "phase=act turn=1 turns=199 rainbows=BtGtOtRt/BcGcOcRc hands=GsGxGp/YcYxYpYs"
    match = after(line, "play:Yc")
    assert match.result is not None
    assert (match.result.ending, match.result.ranks) == ("rainbow", [2, 1])
    gift = after(line.replace("YcYxYpYs", "Y*YxYpYs").replace("OtRt/", "OtRtYs/"), "wild:Y*@0-Ys").result
    assert gift is not None
    assert (gift.ending, gift.ranks) == ("gift", [1, 2])


@pytest.mark.parametrize(("seats", "limit"), [(2, 1), (3, 2), (6, 3)])
def test_another_limit(seats: int, limit: int) -> None:
    """C20: the option turn_limit counts the turns of each player."""
    match = sunshower.new("chroma", seats=seats, seed="c20", options={"turn_limit": limit})
    played = 0
    while match.to_act:
        match.play(match.to_act[0], "draw")
        match.play(match.to_act[0], next(move for move in match.legal(match.to_act[0]) if move.startswith("discard")))
        played += 1
    assert played == seats * limit
    assert match.result is not None
    assert match.result.ending == "turn-limit"


def test_nothing_can_be_done_any_more() -> None:
    """B8: the game is over at once."""
    match = after("phase=act turn=0 rainbows=BtGtOtRt/- hands=YtGxGpGs/???", "play:Yt")
    assert legal(match) == set()
    answer = match.why(1, "draw")
    assert answer is not None
    assert answer.code == "game-over"


def test_golden_records() -> None:
    """C5, C14, C20: the records kept with the game show what they are named after."""
    folder = files("sunshower.games.chroma") / "records"
    records = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in folder.iterdir()}
    assert set(records) == {"rainbow.json", "gift.json", "turn-limit.json", "reshuffle.json"}
    for name in ("rainbow", "gift", "turn-limit"):
        assert records[f"{name}.json"]["result"]["ending"] == name
    told = [event.sentence for event in sunshower.replay(records["reshuffle.json"]).log(None)]
    assert any("into a new pile" in sentence for sentence in told)
