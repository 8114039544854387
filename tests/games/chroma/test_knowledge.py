"""What can be known of hidden hands: cards that were seen being taken, and what follows from a new pile."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations, combinations_with_replacement
from typing import Any

import pytest

import sunshower
from sunshower import Match
from sunshower.core.chance import Rng
from sunshower.games.chroma import GAME
from sunshower.games.chroma.pieces import TEXTS, deck

from .conftest import after, field

Hand = tuple[str, ...]


def guessed(view: Mapping[str, Any], seed: int) -> Mapping[str, Any]:
    """All cards of a guess from a View."""
    return GAME.view(GAME.guess(view, Rng(seed)), "all")


def test_hidden_hands() -> None:
    """B9: a seat sees its own cards, and how many the others hold; a spectator sees none, the eyes all see all."""
    match = sunshower.new("chroma", seats=3, seed="b9")
    truth = match.view("all")["hands"]
    for seat in range(3):
        hands = match.view(seat)["hands"]
        assert hands[seat] == truth[seat]
        assert all(hands[other] == [None] * 3 for other in range(3) if other != seat)
    assert match.view(None)["hands"] == [[None] * 3] * 3


def test_the_deal_and_draws_are_told_to_their_seat_alone() -> None:
    """B9: the others hear that a card was dealt or drawn, and not which."""
    match = sunshower.new("chroma", seats=2, seed="b9")
    match.play(match.to_act[0], "draw")
    told = {eyes: [event.move for event in match.log(eyes)] for eyes in (0, 1, None, "all")}
    assert told[None] == [told["all"][0], *["card:?"] * 6, "draw", "card:?"]
    assert told[0][1:4] == told["all"][1:4]
    assert told[0][4:7] == ["card:?"] * 3
    drawer = match.to_act[0]
    assert told[drawer][-1] == told["all"][-1]
    assert told[1 - drawer][-1] == "card:?"


def test_a_taken_card_is_known_to_all() -> None:
    """B9, C26: everybody has seen it, and every guess leaves it where it is."""
    match = after("phase=draw turn=0 rainbows=-/-/- hands=GxGpGs/???/??? discards=OtBt", "take", "play:Gx")
    assert field(match, "shown") == "shown=Bt/-/-"
    for eyes in (1, 2, None):
        view = match.view(eyes)
        assert view["hands"][0] == ["Bt", None, None]
        for seed in range(20):
            guess = guessed(view, seed)
            assert "Bt" in guess["hands"][0]
            assert guess["shown"] == [["Bt"], [], []]
    assert match.view(0)["shown"][0] == ["Bt"]


def test_a_known_card_is_gone_when_it_is_played() -> None:
    """B9: then the hand is as hidden as before."""
    line = "phase=act turn=0 rainbows=-/- hands=BtGxGpGs/??? shown=Bt/-"
    for move in ("play:Bt", "discard:Bt"):
        assert after(line, move).view(1)["hands"][0] == [None, None, None]
    assert after(line, "play:Gx").view(1)["hands"][0] == ["Bt", None, None]


def test_of_two_alike_the_known_one_goes() -> None:
    """B9: copies cannot be told apart, so nobody can know that there was another."""
    match = after("phase=act turn=0 rainbows=-/- hands=BtBtGpGs/??? shown=Bt/-", "discard:Bt")
    assert field(match, "hands", "shown").startswith("hands=BtGpGs/")
    assert match.view(1)["hands"][0] == [None, None, None]


def test_several_known_cards() -> None:
    """B9: each card taken is known, two of a face as two."""
    match = after("phase=draw turn=0 rainbows=-/- hands=BtGxGp/??? shown=Bt/- discards=Bt", "take")
    assert field(match, "shown") == "shown=BtBt/-"
    match.play(0, "discard:Bt")
    assert match.view(1)["hands"][0] == ["Bt", None, None]


NO_WILDS = "options=base_sets:1,colour_sets:0,shape_sets:0"
EMPTIED = "phase=draw turn=0 rainbows=BcBxBpBsGt/GcGxGpGsBt hands=OcOxOp/OsOtYc discards=RcRxRpRsRtYxYpYsYt " + NO_WILDS


def test_a_new_pile_tells_the_other_hand() -> None:
    """B9, C26: when the pile was empty, all that a seat does not see is in the other hand."""
    match = after(EMPTIED, "draw", "discard:Oc")
    assert match.view(0)["sure"] == [["Os", "Ot", "Yc"], None, ["Ox", "Op", "Os", "Ot", "Yc"]]
    for seed in range(20):
        guess = guessed(match.view(0), seed)
        assert guess["hands"][1] == ["Os", "Ot", "Yc"]
    assert match.view(1)["sure"] == [None, ["Ox", "Op"], ["Ox", "Op", "Os", "Ot", "Yc"]]


def test_everybody_knows_all_hands_together() -> None:
    """B9, C26: a spectator knows which cards the hands hold, not who holds which."""
    match = after(EMPTIED, "draw")
    assert match.view(None)["sure"] == [None, None, ["Oc", "Ox", "Op", "Os", "Ot", "Yc"]]
    seen = set()
    for seed in range(30):
        hands = guessed(match.view(None), seed)["hands"]
        assert {"Oc", "Ox", "Op", "Os", "Ot", "Yc"} <= {*hands[0], *hands[1]}
        seen.add(str(hands))
    assert len(seen) > 10


def test_what_was_sure_is_forgotten_when_it_is_played() -> None:
    """B9: by the other seat; what oneself plays tells nothing about the other hand."""
    match = after(EMPTIED, "draw", "discard:Oc", "draw", "discard:Ot")
    assert match.view(0)["sure"][0] == ["Os", "Yc"]
    assert match.view(1)["sure"][1] == ["Ox", "Op"]
    assert match.view(None)["sure"][2] == ["Ox", "Op", "Os", "Yc"]


def test_what_oneself_plays_tells_nothing() -> None:
    """B9: who plays a card like one of which they are sure in another hand stays sure of it; the others lose one."""
    match = after("phase=act turn=0 rainbows=-/- hands=BxBpBsOc/??? sure=Oc/?/OcOc seat=0", "discard:Oc")
    assert match.view(0)["sure"] == [["Oc"], None, ["Oc"]]
    match = after("phase=act turn=1 rainbows=-/- hands=BxBpOc/OcGxGpGs sure=Oc/Oc/OcOc", "discard:Oc")
    assert match.view("all")["sure"] == [[], ["Oc"], ["Oc"]]


# A detective, who keeps every world that is possible, against what a View says


def unseen(match: Match) -> Counter[str]:
    """All cards that seat 0 does not see."""
    view = match.view(0)
    found = Counter(dict(zip(TEXTS, deck(view["options"]), strict=True)))
    found.subtract([*view["discards"], *view["hands"][0], *view["rainbows"][0], *view["rainbows"][1]])
    return found


def implied(match: Match) -> set[Hand]:
    """The hands of seat 1 that seat 0's View leaves open."""
    view = match.view(0)
    known = Counter(card for card in view["hands"][1] if card) + Counter(view["sure"][0])
    left = unseen(match) - known
    size = len(view["hands"][1]) - known.total()
    return {tuple(sorted((known + Counter(more)).elements())) for more in chosen(left, size)}


def chosen(cards: Counter[str], size: int) -> Iterator[Hand]:
    for more in combinations_with_replacement(sorted(+cards), size):
        if Counter(more) <= cards:
            yield more


def without(hand: Hand, card: str) -> Hand:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def detected(match: Match, worlds: set[Hand], since: int, before: Counter[str]) -> set[Hand]:
    """The worlds that are left after what seat 0 has seen; `before` is all it did not see until then."""
    for event in match.log(0, since):
        kind, _, rest = event.move.partition(":")
        if event.move == "card:?":
            worlds = {
                tuple(sorted((*hand, card)))
                for hand in worlds
                for card, count in before.items()
                if hand.count(card) < count
            }
        elif kind == "card":
            worlds = {hand for hand in worlds if hand.count(rest) < before[rest]}
        elif kind == "take" and event.seat == 1:
            card = match.view(0)["taken"]
            worlds = {tuple(sorted((*hand, card))) for hand in worlds}
        elif kind in ("play", "discard", "wild") and event.seat == 1:
            worlds = {without(hand, rest[:2]) for hand in worlds if rest[:2] in hand}
    return worlds


FEW = "colour_sets:0,shape_sets:0"
TWINS = "colour_sets:2,shape_sets:0,all_wilds:0"


@pytest.mark.parametrize(("seed", "sets"), [(0, FEW), (1, FEW), (2, FEW), (3, TWINS)])
def test_between_two_players_a_view_knows_exactly_what_can_be_known(seed: int, sets: str) -> None:
    """B9, C26: it leaves open just those hands that a perfect memory would.

    The detective is told of each step as seat 0 sees it, and keeps all worlds; the pile is made anew several times.
    """
    line = f"phase=draw turn={seed % 2} rainbows=-/- options=base_sets:1,{sets}"
    match = sunshower.position("chroma", line, seed=seed)
    rng = Rng(f"detective {seed}")
    worlds = {tuple(sorted(hand)) for hand in chosen(unseen(match), 3)}
    renewed = 0
    while match.to_act and renewed < 3:
        seat, since, before = match.to_act[0], match.plies, unseen(match)
        # Cards that lie in the discards come back into play with a new pile, before the draw from it.
        if match.legal(seat)[0] == "draw":
            move = "take" if "take" in match.legal(seat) and not rng.below(3) else "draw"
            if move == "draw" and match.view(0)["pile"] == 0:
                renewed += 1
                worlds = {hand for hand in worlds if Counter(hand) == +before}
                before.update(match.view(0)["discards"][:-1])
        else:
            moves = [move for move in match.legal(seat) if not move.startswith("wild")]
            move = moves[rng.below(len(moves))]
        match.play(seat, move)
        if match.to_act:
            worlds = detected(match, worlds, since, before)
            assert tuple(sorted(match.view("all")["hands"][1])) in worlds
            assert implied(match) == worlds, match.position("all")
    assert renewed == 3


def test_with_more_players_a_sure_card_may_be_in_any_other_hand() -> None:
    """B9, C26: which hand holds it is not tracked, so guesses put it in each of them; that it is held is kept."""
    view = GAME.parse_position("phase=draw turn=0 rainbows=-/-/- hands=BxBpBs/???/??? sure=Oc/?/?/Oc seat=0")
    holders = set()
    for seed in range(30):
        hands = guessed(view, seed)["hands"]
        holders |= {seat for seat in (1, 2) if "Oc" in hands[seat]}
        assert "Oc" in hands[1] + hands[2]
    assert holders == {1, 2}


def test_there_are_many_worlds() -> None:
    """A guard of the guard: the detective is not just handed the truth."""
    match = sunshower.position("chroma", f"phase=draw turn=0 rainbows=-/- {NO_WILDS}", seed="guard")
    assert len(implied(match)) == len(list(combinations(range(22), 3)))
