"""One-line positions: what each field may hold, what no game could reach, and the way back."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sunshower
from sunshower import BadPosition
from sunshower.core.chance import Rng
from sunshower.games.chroma import GAME
from sunshower.games.chroma.notation import POSITIONS

from ...laws.words import must_read
from .conftest import after, changed, code, options

DRAW = "phase=draw turn=0 turns=4 rainbows=BcGx/Yt hands=GxRpYs/OcOxOp discards=OpBt"
ACT = "phase=act turn=1 turns=5 rainbows=BcGx/Yt hands=GxRpYs/OcOxOpR* shown=Ys/Ox discards=OpBt!1"
WON = "phase=over turn=0 turns=8 rainbows=BtGtOtRtYt/Yc hands=GxRpYs/OcOxOp"
DRAWN = "phase=over turn=0 turns=200 rainbows=BtGtOtRt/Yc hands=GxRpYs/OcOxOp"
KNOWN = "phase=draw turn=0 turns=60 rainbows=-/Yt hands=BcBxBp/??? sure=OcOx/?/BcOc seat=0"


@pytest.mark.parametrize(
    "line",
    [
        DRAW,
        ACT,
        WON,
        changed(WON, turn="1", rainbows="BtGtOtRtY*/Yc"),
        DRAWN,
        KNOWN,
        changed(DRAW, hands="GxRpYs/???", seat="0"),
        changed(DRAW, hands="Gx??/Oc??", shown="Gx/Oc", seat="-"),
        changed(DRAW, hands="GxRpYs/Oc??"),
        changed(ACT, shown="-/Ox", taken="Ox"),
        changed(DRAW, options="no_idle_discard,lock_for_victim,turn_limit:50,base_sets:2,all_wilds:0"),
        changed(
            DRAW, discards="BtA*Op!2Gs", options="lock_for_victim", rainbows="-/-/-", hands="???/???/???", turn="1"
        ),
        changed(DRAW, discards="BtOp!2", options="lock_for_victim"),  # as version 0.1 locked a card of one's own
        changed(DRAW, sure="OcOx/GxRp/GxOc"),
        changed(KNOWN, hands="???/???", sure="?/?/BcOc", seat="-"),
    ],
)
def test_what_is_read_is_printed(line: str) -> None:
    """B9: a line in its usual order comes back as it was."""
    view = GAME.parse_position(line)
    assert sorted(GAME.format_position(view).split()) == sorted(line.split())
    assert GAME.parse_position(GAME.format_position(view)) == view
    if view["seat"] != "all" or "?" not in line:
        for seed in range(5):
            assert GAME.view(GAME.guess(view, Rng(seed)), view["seat"]) == view


def test_order_and_defaults() -> None:
    """B1: fields may come in any order, cards in any order and with any capitals; defaults are left out."""
    line = " ".join(reversed(DRAW.split())).replace("GxRpYs/", "ysGXrp/") + " shown=- taken=- sure=- options=- seat=all"
    assert GAME.format_position(GAME.parse_position(line)) == DRAW


def test_hands_left_out() -> None:
    """B3, C1: a line without hands deals three cards each, and a fourth to whoever is to act."""
    hands = after("phase=draw turn=0 rainbows=-/-/-").view("all")["hands"]
    assert [len(hand) for hand in hands] == [3, 3, 3]
    hands = after("phase=act turn=1 rainbows=-/-/-").view("all")["hands"]
    assert [len(hand) for hand in hands] == [3, 4, 3]
    assert None not in hands[0] + hands[1] + hands[2]


def test_what_is_not_seen_is_dealt() -> None:
    """B9: by the seed, from the cards that lie nowhere else."""
    line = changed(DRAW, hands="GxRp?/???")
    dealt = {str(sunshower.position("chroma", line, seed=seed).view("all")["hands"]) for seed in range(20)}
    assert len(dealt) > 10
    assert all("Gx" in hands and "Rp" in hands for hands in dealt)
    state = GAME.guess(GAME.parse_position(line), Rng("supply"))
    assert state.census() == GAME.setup(2, options()).census()


LIMIT = "'turn_limit' must be a whole number from 1 to 1000."
WRONG_OPTIONS = {
    ",": "'options' must be one of "
    "no_idle_discard, lock_for_victim, turn_limit, base_sets, colour_sets, shape_sets or all_wilds.",
    "fast": "'options' must be one of "
    "no_idle_discard, lock_for_victim, turn_limit, base_sets, colour_sets, shape_sets or all_wilds.",
    "turn_limit": LIMIT,
    "turn_limit:": LIMIT,
    "turn_limit:x": LIMIT,
    "turn_limit:٣": LIMIT,
    "turn_limit:0": "There can be 1 to 1000 turns each.",
    "base_sets:9": "There can be 1 to 6 Base sets.",
    "no_idle_discard:1": "'no_idle_discard' can be false or true.",
    "turn_limit:5,turn_limit:6": "'options' must be a list where turn_limit comes only once.",
    "no_idle_discard,no_idle_discard": "'options' must be a list where no_idle_discard comes only once.",
}


@pytest.mark.parametrize(("value", "sentence"), WRONG_OPTIONS.items())
def test_what_options_must_be(value: str, sentence: str) -> None:
    """C20, C22: the refusal names the option, or what it counts, and says what it can be."""
    with pytest.raises(BadPosition) as refused:
        GAME.parse_position(changed(DRAW, options=value))
    assert (refused.value.code, refused.value.sentence) == ("bad-field", sentence)


@pytest.mark.parametrize("part", ["@@@", "-", "Bx", "??"])
def test_nobody_reads_what_another_is_sure_of(part: str) -> None:
    """B9: what these eyes do not know is a ?, and nothing else."""
    assert code(changed(KNOWN, sure="OcOx/?/BcOc")) == ""
    assert code(changed(KNOWN, sure=f"OcOx/{part}/BcOc")) == "bad-field"


def test_what_everybody_sees_leads_to_what_each_sees() -> None:
    """B9: from a line with all cards open, the line of each pair of eyes can be read again."""
    match = after(changed(DRAW, sure="OcOx/GxRp/GxOc"))
    for eyes in (0, 1, None, "all"):
        assert GAME.parse_position(match.position(eyes)) == match.view(eyes)


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("phase", ["deal", "pile", "DRAW", "-"]),
        ("turn", ["2", "-", "a"]),
        ("turns", ["-1", "201", "x", "٣"]),
        ("rainbows", ["Bc", "B/-", "Bc?/-", "Zz/-", "-/-/-/-/-/-/-", "**/-", "Bc!1/-"]),
        ("hands", ["GxRpYs", "GxRpY/???", "GxRpYs/???/???", "GxRpYs/OcOxQ*"]),
        ("shown", ["Gx", "?/-", "Gx/-/-"]),
        ("discards", ["O", "?", "Op!", "Op!x", "!1", "Op/Bt", "Op!12"]),
        ("taken", ["OxOp", "?", "x"]),
        ("sure", ["Oc", "Oc/-", "Oc/-/-/-", "?/?/?", "Oc/@@@/-"]),
        ("seat", ["2", "both"]),
    ],
)
def test_what_a_field_cannot_hold(name: str, values: list[str]) -> None:
    """B1: the refusal names the field and says what it must be."""
    for value in values:
        with pytest.raises(BadPosition) as refused:
            GAME.parse_position(changed(ACT, **{name: value}))
        assert refused.value.code == "bad-field", value
        assert refused.value.sentence.startswith(f"'{name}' must be "), refused.value.sentence


IMPOSSIBLE = {
    "B1: four of a face": changed(DRAW, rainbows="BcBcBcBc/-"),
    "B1: two of a wild": changed(DRAW, rainbows="A*/A*"),
    "C22: too small a deck": changed(DRAW, options="base_sets:1,colour_sets:0,shape_sets:0", rainbows="-/-/-/-/-/-"),
    "C22: no such set": changed(DRAW, rainbows="R*/-", options="colour_sets:0"),
    "B6: six cards": changed(DRAW, rainbows="BcGxOcRcYsBp/-"),
    "C1: two cards": changed(DRAW, hands="GxRp/OcOxOp"),
    "C1: four cards before the draw": changed(DRAW, hands="GxRpYsYc/OcOxOp"),
    "C1: three cards after it": changed(ACT, hands="GxRpYs/OcOxOp"),
    "B9: shown and not held": changed(DRAW, shown="Bc/-"),
    "C11: a wild taken": changed(ACT, shown="-/R*"),
    "B9: a hand seen that is not": changed(DRAW, seat="0"),
    "B9: an own hand not seen": changed(DRAW, hands="GxRp?/???", seat="0"),
    "B4: a card taken that is not in the hand": "phase=draw turn=0 rainbows=-/- shown=Op/-",
    "B4: a card taken, and another in its place": "phase=draw turn=0 rainbows=-/- hands=BcBxBp/??? shown=Op/-",
    "C10: a lock that is too long": changed(DRAW, discards="OpBt!2"),
    "C27: a lock that is too long": changed(DRAW, discards="OpBt!3", options="lock_for_victim"),
    "C10: a lock on a covered card": changed(DRAW, discards="Op!1Bt"),
    "C11: a lock on a wild": changed(DRAW, discards="OpA*!1"),
    "C3: taken, and not in hand": changed(ACT, taken="Bc"),
    "C3: taken, and not shown": changed(ACT, taken="Oc"),
    "C3: taken, and still to draw": changed(DRAW, shown="Ys/-", taken="Ys"),
    "B9: sure of a card that nobody has": changed(DRAW, sure="Bc/-/-"),
    "B9: sure of an own card": changed(DRAW, sure="Gx/-/-"),
    "B9: sure of more than there are": changed(KNOWN, sure="OcOxOpOs/?/-"),
    "B9: sure of what lies open": changed(KNOWN, rainbows="-/OcOcOc"),
    "B9: everybody sure of more than oneself": changed(KNOWN, sure="OcOx/?/Yc"),
    "B9: sure, and some cards open": changed(DRAW, hands="GxRpYs/Oc??", sure="Oc/-/-"),
    "B9: everybody sure, and a seat not": changed(DRAW, hands="GxRpYs/BxGcOp", sure="-/-/Bx"),
    "B9: everybody sure twice, and a seat once": changed(DRAW, hands="GxRpYs/BxBxOp", sure="Bx/-/BxBx"),
    "C14: a gift without a wild": changed(WON, turn="1"),
    "B8: a rainbow, and it goes on": changed(WON, phase="draw"),
    "B8: over, and no rainbow": changed(WON, rainbows="BtGtOtRt/-"),
    "C15: two rainbows": changed(WON, rainbows="BtGtOtRtYt/BcGcOcRcYc", hands="???/???"),
    "C20: over, and it goes on": changed(DRAWN, phase="draw"),
    "C20: a rainbow after the last turn": changed(WON, turns="200"),
    "B9: some of a hand seen that is not": changed(DRAW, hands="GxRpYs/Oc??", seat="0"),
}


@pytest.mark.parametrize("line", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_what_no_game_could_reach(line: str) -> None:
    """B1-B9, C1-C27: it can be read, and is refused."""
    if "-/-/-/-/-/-" in line:
        line = line.replace("hands=GxRpYs/OcOxOp ", "")
    assert code(line) == "impossible"


@settings(max_examples=300)
@given(
    st.sampled_from([DRAW, ACT, WON, DRAWN, KNOWN]),
    st.sampled_from(POSITIONS.known),
    st.text("BGORYcxpst*aA?!/-,:0123 ", max_size=20),
)
def test_any_field_may_be_nonsense(line: str, name: str, value: str) -> None:
    """B1: whatever a line says, it is a position that can be played, or it is refused with a code."""
    must_read(GAME, changed(line, **{name: value.replace(" ", "") or "-"}))
