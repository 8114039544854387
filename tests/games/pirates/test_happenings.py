"""What happens, as data: which card goes from where to where, what becomes of a group, and who gets to see it."""

from typing import Any

import pytest

import sunshower
from sunshower.core.happenings import Begins, Happening, Story
from sunshower.core.happenings import sentences as told
from sunshower.games.pirates import GAME
from sunshower.games.pirates.happenings import (
    AskedToBlock,
    BlackPlayed,
    Blocked,
    CameToNothing,
    CardAdded,
    CardBlownUp,
    CardDealt,
    CardDemanded,
    CardDenied,
    CardDrawn,
    CardFetched,
    CardGiven,
    CardGrabbed,
    CardHandedOver,
    CardLifted,
    CardLookedAt,
    CardPutBack,
    CardStolen,
    CardTurnedUp,
    DonePlacing,
    DrawChosen,
    GroupLaid,
    GroupLifted,
    LastPlacement,
    LetThrough,
    NothingGiven,
    PairTaken,
    RainbowCompleted,
    TurnBegins,
    WentOut,
)

from .conftest import after, with_pile

TURN = "turn=0 islands=3456,1234567,rr/555,12345/- hands=127wwt{}r/1/2 pair=35 discards=4"
ASKED = "phase=act turn=0 black={} islands=345/3456,777 hands=2/{} pair=35 discards=tcsknhel"


def happened(line: str, *moves: str, eyes: Any = None) -> Story:
    """What the last of some moves does, as some eyes see it, with the chance that follows."""
    before = after(line, *moves[:-1])
    match = after(line, *moves)
    return tuple(happening for event in match.log(eyes, before.plies) for happening in event.happenings)


def sentences(story: Story) -> str:
    """A story in English."""
    return told("pirates", story, ("Ann", "Bo", "Cy"))


@pytest.mark.parametrize(
    ("move", "story"),
    [
        ("lay:12w3", [GroupLaid(0, ("1", "2", "w3"), "12w3", None, wilds=1)]),
        ("lay:1w1w1", [GroupLaid(0, ("1", "w1", "w1"), "1w1w1", "1", wilds=2)]),
        ("lay:r", [GroupLaid(0, ("r",), "rrr", None, wilds=0)]),
        ("2>3456", [CardAdded(0, "2", "3456", "23456", "36", ())]),
        ("w7>3456", [CardAdded(0, "w7", "3456", "3456w7", "36", ())]),
        ("lift:rr", [GroupLifted(0, ("r", "r"), "rr", "pirates", ())]),
        ("3<3456", [CardLifted(0, "3", "3456", ("456",), "36", ())]),
        ("4<1234567", [CardLifted(0, "4", "1234567", ("123", "567"), "rainbow", ())]),
    ],
)
def test_on_the_own_island(move: str, story: list[Happening]) -> None:
    """B4, B7: cards go from the hand to a group and back, and everybody sees the same."""
    for eyes in (0, 1, None, "all"):
        assert happened(TURN.format(""), move, eyes=eyes) == tuple(story)


def test_a_rainbow_is_complete() -> None:
    """B12: a run from 1 to 7 is a full rainbow, and told as one."""
    story = happened("turn=0 islands=123456,1234567/- hands=17/1 pair=35", "7>123456")
    assert story == (CardAdded(0, "7", "123456", "1234567", "16", ()), RainbowCompleted(0, "1234567", rainbows=2))
    assert sentences(story) == "Ann adds a pink 7 to the run 1 to 6. That is a full rainbow."


def test_going_out() -> None:
    """B12: who has two full rainbows and an empty hand goes out, for five points more."""
    story = happened("turn=0 islands=123456,1234567/- hands=7/1 pair=35", "7>123456")
    assert story[-1] == WentOut(0, points=5)
    assert sentences(story[-1:]) == "With that the game ends, and Ann goes out."
    line = "turn=0 islands=1234567,1234567/- hands=t/1 pair=35"
    assert happened(line, "thief@1", "block") == (Blocked(1, "1", "t"), WentOut(0, points=5))


def test_who_is_asked_to_block() -> None:
    """B9, P35: a black card goes to the discards; one opponent after the other is asked, and one may block."""
    line = TURN.format("")
    assert happened(line, "thief@2") == (BlackPlayed(0, "t", 2), AskedToBlock(None, 2, "t", "1"))
    assert happened(line, "thief@2", "pass") == (LetThrough(2, "t"), AskedToBlock(None, 1, "t", "1"))
    assert happened(line, "thief@2", "pass", "block") == (Blocked(1, "1", "t"),)
    assert happened(TURN.format("k"), "captain")[0] == BlackPlayed(0, "k", None)


def test_nothing_to_act_on() -> None:
    """P20, P33: a black card that finds nothing comes to nothing."""
    story = happened(TURN.format(""), "thief@2", "pass", "pass")
    assert story == (LetThrough(1, "t"), CameToNothing(None, "t"))
    assert sentences(story) == "Bo lets the Thief through. The Thief comes to nothing."


@pytest.mark.parametrize(
    ("black", "move", "happening"),
    [
        ("thief target=1", "7<777", CardStolen(0, "7", 1, "777", left=(), loose=("7", "7"), shape="7", apart=())),
        ("thief target=1", "3<3456", CardStolen(0, "3", 1, "3456", left=("456",), loose=(), shape="36", apart=())),
        (
            "cannon target=1",
            "4<3456",
            CardBlownUp(0, "4", 1, "3456", left=(), loose=("3", "5", "6"), shape="36", apart=()),
        ),
        ("salvager", "fetch:l", CardFetched(0, "l")),
    ],
)
def test_raids(black: str, move: str, happening: Happening) -> None:
    """B16, B17, B18, P14: what was taken, from which group, what is left of it, and what goes back to the hand."""
    for eyes in (0, 1, None):
        assert happened(ASKED.format(black, "16"), move, eyes=eyes) == (happening,)


@pytest.mark.parametrize(
    ("islands", "move", "sentence"),
    [
        ("3456", "3<3456", "Ann steals a yellow 3 of Bo's run 3 to 6."),
        ("555", "5<555", "Ann steals a blue 5 of Bo's blue set, and the rest goes back to the hand."),
        (
            "123456",
            "3<123456",
            "Ann steals a yellow 3 of Bo's run 1 to 6, and a red 1 and an orange 2 go back to the hand.",
        ),
        ("12345", "2<12345", "Ann steals an orange 2 of Bo's run 1 to 5, and a red 1 goes back to the hand."),
        ("tcs", "t<tcs", "Ann steals a Thief of Bo's black cards, and the rest goes back to the hand."),
        ("r", "r<r", "Ann steals a Rainbow Pirate on Bo's island."),
        ("rr", "r<rr", "Ann steals a Rainbow Pirate on Bo's island."),
    ],
)
def test_raids_in_words(islands: str, move: str, sentence: str) -> None:
    """B16, P14: what was taken from which group, and what becomes of the others in it."""
    line = f"phase=act turn=0 black=thief target=1 islands=-/{islands} hands=2/1 pair=35 discards=t"
    assert sentences(happened(line, move)) == sentence


@pytest.mark.parametrize(
    ("hand", "move", "sentence"),
    [
        ("345", "lay:345", "Ann lays a yellow 3, a green 4 and a blue 5."),
        ("34w", "lay:34w5", "Ann lays a yellow 3, a green 4 and a WILD as a blue 5."),
        ("555", "lay:555", "Ann lays three blues."),
        ("55w", "lay:55w5", "Ann lays three blues, one of them a WILD."),
        ("5ww", "lay:5w5w5", "Ann lays three blues, two of them WILDs."),
        ("www", "lay:w5w5w5", "Ann lays three blues, all of them WILDs."),
        ("ccc", "lay:ccc", "Ann lays three Cannons."),
        ("tcs", "lay:tcs", "Ann lays a Thief, a Cannon and a Salvager."),
        ("r", "lay:r", "Ann lays a Rainbow Pirate."),
    ],
)
def test_new_groups_in_words(hand: str, move: str, sentence: str) -> None:
    """B4, P31: cards that are alike are counted, others named, and every WILD with what it stands for."""
    assert sentences(happened(f"turn=0 hands={hand}1/2/- pair=35", move)) == sentence


def test_what_is_demanded_is_there_or_not() -> None:
    """B22: a card that was named is handed over, or it is not there."""
    line = ASKED.format("extortionist target=1", "16")
    assert happened(line, "name:6") == (CardDemanded(0, "6", 1), CardHandedOver(1, "6", 0))
    assert happened(line, "name:7") == (CardDemanded(0, "7", 1), CardDenied(1, "7"))


@pytest.mark.parametrize("eyes", [0, 1, 2, None, "all"])
def test_who_sees_what_is_given(eyes: Any) -> None:
    """B19, L2: a card for the Captain is seen by the two whom it concerns."""
    card = None if eyes in (2, None) else "c"
    line = "phase=act turn=1 player=0 black=captain hands=2/tc/1 pair=35 discards=k"
    story = happened(line, "give:c", eyes=eyes)
    assert story == (CardGiven(1, card, taker=0, seen=(1, 0)),)
    assert sentences(story) == ("Bo gives Ann a Cannon." if card else "Bo gives Ann a black card.")
    assert happened(line, "give:c", "give:-", eyes=eyes) == (NothingGiven(2),)


@pytest.mark.parametrize("eyes", [0, 1, 2, None, "all"])
def test_who_sees_what_is_grabbed(eyes: Any) -> None:
    """B20, L2: so is a card that a Stinker takes."""
    card = None if eyes in (2, None) else "1"
    story = happened("turn=0 hands=n/11/2 pair=35", "stinker@1", "pass", "pass", eyes=eyes)
    assert story == (LetThrough(2, "n"), *[CardGrabbed(0, card, owner=1, seen=(0, 1))] * 2)


@pytest.mark.parametrize("eyes", [0, 1, None, "all"])
def test_who_sees_what_is_looked_at(eyes: Any) -> None:
    """B23: only whoever plays the Lookout sees the cards; the last one goes back by itself."""
    sees = eyes in (0, "all")
    line = with_pile("turn=0 hands=l/2 pair=36", "66")
    looks = happened(line, "lookout", eyes=eyes)
    assert looks == (
        BlackPlayed(0, "l", None),
        *(CardLookedAt(0, "6" if sees else None, place, seen=(0,)) for place in (1, 2)),
    )
    puts = happened(line, "lookout", "top:6", eyes=eyes)
    card = "6" if sees else None
    assert puts == (CardPutBack(0, card, place=1, seen=(0,)), CardPutBack(None, card, place=2, seen=(0,)))
    assert sentences(puts[1:]) == ("The last one, a purple 6, goes below." if sees else "The last one goes below.")


def test_drawing_ends_a_turn() -> None:
    """B11: two cards from the pile, or the pair, which is turned up anew; then the next turn begins."""
    line = with_pile("turn=1 hands=1/2/3 pair=36 tops=4:0,4:0,4:0", "444")
    for eyes, card in ((0, "4"), (1, "4"), (2, None), (None, None)):
        drawn = [CardDrawn(1, card, pile=left, seen=(0, 1)) for left in (2, 1)]
        assert happened(line, "draw:pile", eyes=eyes) == (DrawChosen(1, cards=2), *drawn, TurnBegins(2))
        turned = [CardTurnedUp(None, "4")] * 2
        assert happened(line, "draw:pair", eyes=eyes) == (PairTaken(1, ("3", "6")), *turned, TurnBegins(2))


def test_the_last_placement() -> None:
    """P26, P37: when there is nothing left to draw, all place cards once more, whoever drew last at the end."""
    line = with_pile("turn=0 hands=1/2/3 pair=36", "")
    assert happened(line, "draw:pair") == (PairTaken(0, ("3", "6")), LastPlacement(None), TurnBegins(1))
    assert happened(line, "draw:pair", "done") == (DonePlacing(1), TurnBegins(2))
    assert happened(line, "draw:pair", "done", "done", "done") == (DonePlacing(0),)


def test_the_deal() -> None:
    """B2, P29: seven cards a seat, each seen by its own, then two face up, and somebody's turn begins."""
    match = sunshower.new("pirates", seats=3, seed="deal")
    story = [happening for event in match.log(1) for happening in event.happenings]
    assert isinstance(story[0], Begins)
    dealt = [happening for happening in story if isinstance(happening, CardDealt)]
    assert [happening.seat for happening in dealt] == [0] * 7 + [1] * 7 + [2] * 7
    assert sorted(str(happening.card) for happening in dealt[7:14]) == sorted(match.view(1)["hands"][1])
    assert {happening.card for happening in dealt[:7] + dealt[14:]} == {None}
    turned = [happening.card for happening in story if isinstance(happening, CardTurnedUp)]
    assert sorted(turned) == sorted(match.view(None)["pair"])
    assert story[-1] == TurnBegins(match.to_act[0])


def test_everything_that_happens_is_declared_and_tried() -> None:
    """Each kind of happening of the manifest is one that these tests name."""
    assert {kind.__name__ for kind in GAME.happenings} <= set(globals())
