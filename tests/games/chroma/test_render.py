"""The rainbow as a picture in text."""

import unicodedata

import pytest

import sunshower
from sunshower.core.colours import HUES
from sunshower.core.game import Eyes
from sunshower.core.match import Match
from sunshower.core.words import Voice, languages, words
from sunshower.games.chroma.pieces import TEXTS
from sunshower.games.chroma.render import SUITS, card

NAMES = ["Ann", "Bea", "Cy"]
LINE = (
    "phase=draw turn=1 turns=10 rainbows=BsOtRtYtY*/RcYcA*/- hands=GxRpYs/BxGcOp/*tOxRs shown=-/-/Rs "
    "discards=GpR*YxOcGsBt!2 options=lock_for_victim"
)


def picture(line: str, eyes: Eyes, *moves: str) -> str:
    names = NAMES[: line.partition("rainbows=")[2].split()[0].count("/") + 1]
    match = sunshower.position("chroma", line, seed="test", players=names)
    for move in moves:
        match.play(match.to_act[0], move)
    return drawn(match, eyes)


def drawn(match: Match, eyes: Eyes, language: str = "en") -> str:
    you = eyes if isinstance(eyes, int) else None
    return match.game.render(match.view(eyes), Voice(words(language), match.players, you))


def test_a_seat_sees_every_rainbow_with_its_distance_the_lock_and_why() -> None:
    """B9, C10, C12, C27: the seat that looks comes last, and what is asked of it is the last paragraph."""
    assert (
        picture(LINE, 1)
        == """\
Round 4 of 100. Pile: 64 cards.
Discards: ≋B★ on top (locked: 2 turns to go, free for Ann), under it ❦G■ ⌓O● ☼Y✚ ▲R* ❦G⬟.

Cy's rainbow: · · · · ·
  5 away, whatever the shape.
  Cy holds 3 cards, 1 of them seen: ▲R■.

Ann's rainbow: ≋B■ ⌓O★ ▲R★ ☼Y★ ☼Y*
  2 away: stars (blue and green).
  Ann holds 3 cards.

Your rainbow: ▲R● ☼Y● ↯colours · ·
  2 away: circles (2 of blue, green and orange).
  Your hand: ≋B✚ ❦G● ⌓O⬟

Draw from the pile. A wild has replaced the blue star: it is locked for this turn and 1 more."""
    )


@pytest.mark.parametrize(
    ("discards", "said"),
    [
        ("-", "Draw from the pile. There are no discards to take."),
        ("BtA*", "Draw from the pile. The all-colours card on top of the discards is wild, and can never be taken."),
        ("BtGx", "Draw from the pile, or take the green cross from the discards."),
    ],
)
def test_why_a_card_cannot_be_taken(discards: str, said: str) -> None:
    """C2, C3, C11: the last line says it before anybody has to ask."""
    line = f"phase=draw turn=0 rainbows=-/- hands=GcGpGs/??? discards={discards}"
    assert picture(line, 0).splitlines()[-1] == said


def test_what_others_see() -> None:
    """B9: hands stay hidden, and the eyes all see them."""
    seen = picture(LINE, None)
    assert "hand:" not in seen
    assert seen.endswith("Bea is to draw.")
    assert "Cy's hand: ⌓O✚ ▲R■ ↯*★ (seen by all: ▲R■)" in picture(LINE, "all")


@pytest.mark.parametrize(
    ("rainbow", "said"),
    [
        ("BtGtOtRtBs", "1 away: stars (yellow)."),
        ("BtGtA*GsBs", "2 away: squares (2 of orange, red and yellow) or stars (2 of orange, red and yellow)."),
        ("BtGtOt*tBs", "1 away: stars (red or yellow)."),
        ("A*", "4 away: circles, crosses, pentagons, squares or stars."),
        ("*c", "4 away: circles (any 4 colours)."),
        ("*c*cA**a", "1 away: circles (any colour)."),
        ("BtGsRxYp", "4 away: crosses, pentagons, squares or stars."),
        ("-", "5 away, whatever the shape."),
    ],
)
def test_distances(rainbow: str, said: str) -> None:
    """C12, C18: how many cards are missing, in which shapes, and which colours would help."""
    assert f"  {said}" in picture(f"phase=draw turn=0 rainbows={rainbow}/- options=shape_sets:2", 1).splitlines()


def test_what_is_asked_of_a_player() -> None:
    """B5, C8: what may be done with a card, and that a full rainbow loses one."""
    line = "phase=act turn=0 rainbows={}/Yt hands=GcGpGsR*/???"
    asked = picture(line.format("Bc"), 0).splitlines()[-1]
    assert asked == "Choose a card: play it into your rainbow, discard it, or lay a wild over another player's card."
    asked = picture(line.format("BcBxBpBsGt"), 0).splitlines()[-1]
    assert "play it into your rainbow and put one of the six away" in asked
    assert picture(line.format("Bc"), 1).endswith("Ann is to act.")


@pytest.mark.parametrize(("rainbow", "card"), [("Yt", "Rc"), ("-", "R*")])
def test_a_wild_is_asked_for_only_where_one_can_be_laid(rainbow: str, card: str) -> None:
    """C6, C7: not of a player without a wild, nor when nobody else has a card."""
    seen = picture(f"phase=act turn=0 rainbows=Bc/{rainbow} hands=GcGpGs{card}/???", 0)
    assert seen.splitlines()[-1] == "Choose a card: play it into your rainbow, or discard it."


def test_how_many_cards_were_seen() -> None:
    """B9: of another hand it is counted."""
    line = "phase=draw turn=0 rainbows=-/- hands=GcGpGs/{} shown=-/{} seat=0"
    assert "Bea holds 3 cards, 2 of them seen: ▲R● ▲R✚." in picture(line.format("RcRx?", "RcRx"), 0)
    assert "Bea holds 3 cards, all of them seen: ▲R● ▲R✚ ▲R⬟." in picture(line.format("RcRxRp", "RcRxRp"), 0)


def test_all_discards_are_shown() -> None:
    """C26: they are open, so each of them is there, from the top one down."""
    seen = picture("phase=draw turn=0 rainbows=-/- discards=RcRxRpRsRtYcYxYpYs", None)
    row = next(row for row in seen.splitlines() if row.startswith("Discards: "))
    assert row == "Discards: ☼Y■ on top, under it ☼Y⬟ ☼Y✚ ☼Y● ▲R★ ▲R■ ▲R⬟ ▲R✚ ▲R●."


def test_every_card_has_a_picture_of_its_own() -> None:
    """B1, B2: the sign and letter of a colour, the sign of a shape, a star for what is free, and the two all-wilds."""
    say = Voice(words())
    assert [card(text, say) for text in ("Bc", "Y*", "*t", "A*", "*a")] == ["≋B●", "☼Y*", "↯*★", "↯colours", "↯shapes"]
    for language in languages():
        assert len({card(text, Voice(words(language))) for text in TEXTS}) == len(TEXTS)


def test_the_end() -> None:
    """B8: the complete rainbow is named with its shape."""
    seen = picture("phase=act turn=0 turns=6 rainbows=BxGxOxRx/- hands=YxGcGpGs/???", 1, "play:Yx")
    assert "Complete: a rainbow of crosses." in seen
    assert seen.startswith("Over in round 4 of 100.")
    assert "is to" not in seen


def test_a_new_pile_is_announced_and_what_it_tells() -> None:
    """C5, C26: before it is made, and afterwards what is sure of the other hands."""
    line = (
        "phase=draw turn=0 rainbows=BcBxBpBsGt/GcGxGpGsBt hands=OcOxOp/OsOtYc discards=RcRxRpRsRtYxYpYsYt "
        "options=base_sets:1,colour_sets:0,shape_sets:0"
    )
    assert "Draw from the pile, made anew of the discards but the top one, or take the yellow star" in picture(line, 0)
    seen = picture(line, 0, "draw")
    assert "Still among the cards you do not see in hands: ⌓O■ ⌓O★ ☼Y●." in seen
    assert "Pile: 7 cards." in seen


def test_signs_are_told_apart() -> None:
    """B1: each shape has a plain sign of its own, one cell wide, and none is the sign of a colour."""
    signs = list(SUITS.values())
    assert len(set(signs)) == 5
    assert not set(signs) & {hue.glyph for hue in HUES}
    for shape, sign in SUITS.items():
        assert shape.upper() in unicodedata.name(sign)
        assert unicodedata.east_asian_width(sign) not in "WF"


def test_every_view_of_whole_games_has_a_picture() -> None:
    """B9: for all eyes, at every decision, with braces in names."""
    for seats in (2, 4):
        match = sunshower.new(
            "chroma", seats=seats, seed="pictures", options={"turn_limit": 6}, players=["{x}"] * seats
        )
        bot = sunshower.bot("chroma", "random", "pictures")
        while match.to_act:
            for eyes in (*range(seats), None, "all"):
                rows = drawn(match, eyes).splitlines()
                assert max(len(row) for row in rows if not row.startswith("Discards: ")) < 140
            match.play(match.to_act[0], bot.choose(match.view(match.to_act[0])))
