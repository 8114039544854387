"""What is told for a move is true: each fact again, from Views and by playing moves, not by the game's questions."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import sunshower
from sunshower.core.chance import Rng
from sunshower.core.match import Match
from sunshower.core.message import Message, Who, Word
from sunshower.core.words import words

from ..reasons import MANY, Facts, told, told_of, true_of_many

SHAPES = {"circle": "c", "cross": "x", "pentagon": "p", "square": "s", "star": "t"}


def lacks(cards: Sequence[str], shape: str) -> int:
    """The cards that a rainbow of a shape lacks, by the rules page: five colours, wilds for what they stand for."""
    sign = SHAPES[shape]
    colours = {card[0] for card in cards if card[1] in (sign, "*") and card[0] in "BGORY"}
    return max(0, 5 - len(colours) - sum(card in (f"*{sign}", "A*", "*a") for card in cards))


def nearest(cards: Sequence[str]) -> int:
    return min(lacks(cards, shape) for shape in SHAPES)


def is_wild(card: str) -> bool:
    return "*" in card


def rainbow(view: Mapping[str, Any], seat: int) -> list[str]:
    return list(view["rainbows"][seat])


def owned(view: Mapping[str, Any], seat: int) -> list[str]:
    return [*rainbow(view, seat), *view["hands"][seat]]


def deck(view: Mapping[str, Any]) -> Counter[str]:
    """All cards of a table, by the rules page."""
    sets = view["options"]
    cards = Counter({colour + shape: sets["base_sets"] for colour in "BGORY" for shape in SHAPES.values()})
    wilds = {f"{colour}*": sets["colour_sets"] for colour in "BGORY"}
    wilds |= {f"*{shape}": sets["shape_sets"] for shape in SHAPES.values()}
    wilds |= {"A*": sets["colour_sets"] * sets["all_wilds"], "*a": sets["shape_sets"] * sets["all_wilds"]}
    return cards + Counter(wilds)


def to_come(view: Mapping[str, Any], seat: int) -> Counter[str]:
    """The cards that a seat sees nowhere, but for those of which it is sure that others hold them."""
    seen = Counter(view["discards"]) + Counter(view["hands"][seat]) + Counter(view["sure"][seat])
    for other in range(view["seats"]):
        seen += Counter(rainbow(view, other))
        if other != seat:
            seen += Counter(view["shown"][other])
    return deck(view) - seen


def helping(view: Mapping[str, Any], seat: int, cards: Sequence[str]) -> int:
    """How many of the cards to come bring some cards nearer."""
    come = to_come(view, seat)
    return sum(count for card, count in come.items() if nearest([*cards, card]) < nearest(cards))


def text(word: object) -> str:
    """A card in a message as it is written."""
    assert isinstance(word, Word)
    return word.name.replace("_", "*")


def shape_of(facts: Facts) -> str:
    shape = facts.args["shape"]
    assert isinstance(shape, Word)
    return shape.name


def who(facts: Facts, name: str = "who") -> int:
    found = facts.args[name]
    assert isinstance(found, Who)
    return found.seat


def parts(facts: Facts) -> tuple[str, str, str]:
    """A move taken apart by its text: what is done, the card, and the one that goes."""
    kind, _, cards = facts.move.partition(":")
    card, _, gone = cards.partition("-")
    return kind, card[:2], gone


def played(facts: Facts) -> Match:
    match = facts.match.moment(facts.match.plies)
    match.play(facts.seat, facts.move)
    return match


def tells_what_goes(facts: Facts) -> None:
    """Whoever plays a sixth card is told which one goes."""
    _, card, gone = parts(facts)
    exchanged = facts.args["card"], facts.args["gone"]
    assert exchanged == (None, None) if gone in ("", card) else tuple(map(text, exchanged)) == (card, gone)


def completes(match: Match, seat: int, move: str) -> bool:
    there = match.moment(match.plies)
    there.play(seat, move)
    return bool(there.view("all")["winner"] == seat)


def wins(facts: Facts) -> None:
    tells_what_goes(facts)
    there = played(facts)
    if facts.args["how"] == "take":
        assert nearest(owned(facts.before, facts.seat)) > 0
        there.play(facts.seat, next(move for move in there.legal(facts.seat) if completes(there, facts.seat, move)))
    assert there.view("all")["winner"] == facts.seat
    assert lacks(rainbow(there.view("all"), facts.seat), shape_of(facts)) == 0


def stops(facts: Facts) -> None:
    owner, args = who(facts, "owner"), facts.args
    had, has = rainbow(facts.before, owner), rainbow(facts.after, owner)
    assert (args["was"], args["now"]) == (nearest(had), nearest(has))
    assert args["cards"] == helping(facts.before, facts.seat, had)
    assert args["left"] == helping(facts.before, facts.seat, has)
    assert args["all"] == to_come(facts.before, facts.seat).total()
    if args["how"] == "fewer":
        assert args["now"] == args["was"]
        assert args["left"] < args["cards"]
    else:
        assert args["now"] == args["was"] + 1
        assert (args["how"] == "last") == (args["was"] == 1)
    if args["locked"] is not None:
        card = facts.after["discards"][-1]
        assert text(args["locked"]) == card == parts(facts)[2]
        assert nearest([*has, card]) < nearest(has)
        there = played(facts)
        while there.to_act[0] != owner:
            there.play(there.to_act[0], "draw")
            there.play(there.to_act[0], there.legal(there.to_act[0])[-1])
        assert "take" not in there.legal(owner) or there.view("all")["discards"][-1] != card


def denies(facts: Facts) -> None:
    kind, played_card, _ = parts(facts)
    card, other, how = text(facts.args["card"]), who(facts), facts.args["how"]
    theirs = rainbow(facts.after, other)
    assert other == (facts.seat + 1) % facts.before["seats"]
    assert facts.args["left"] == nearest([*theirs, card]) < nearest(theirs)
    assert not is_wild(card)
    if how == "keep":
        assert (kind, played_card) == ("play", card)
        assert len(rainbow(facts.before, facts.seat)) < 5
    else:
        assert card == facts.before["discards"][-1]
    if how == "take":
        assert kind == "take"
    if how == "cover":
        assert sum(facts.before["locks"][:1]) <= 1  # it would be free by then
        assert facts.after["discards"][-2] == card
        top = facts.after["discards"][-1]
        assert "take" not in played(facts).legal(other) or nearest([*theirs, top]) == nearest(theirs)


def nearer(facts: Facts) -> None:
    tells_what_goes(facts)
    shape, args = shape_of(facts), facts.args
    assert args["was"] == nearest(rainbow(facts.before, facts.seat))
    assert args["now"] == lacks(rainbow(facts.after, facts.seat), shape) == nearest(rainbow(facts.after, facts.seat))
    left = lacks(owned(facts.after, facts.seat), shape)
    assert args["held"] == args["now"] - left
    assert args["has"] == ("all" if not left else "some" if args["held"] else "none")
    assert args["now"] < args["was"]


def finds(facts: Facts) -> None:
    assert facts.move == "take"
    assert facts.args["was"] == nearest(owned(facts.before, facts.seat))
    assert facts.args["now"] == lacks(owned(facts.after, facts.seat), shape_of(facts)) < facts.args["was"]


def ready(facts: Facts) -> None:
    assert lacks(owned(facts.after, facts.seat), shape_of(facts)) == 0
    assert facts.args["left"] == lacks(rainbow(facts.after, facts.seat), shape_of(facts)) > 0


def outs(facts: Facts) -> None:
    view, args = facts.after, facts.args
    mine = rainbow(view, facts.seat) if args["last"] == "yes" else owned(view, facts.seat)
    assert args["cards"] == helping(view, facts.seat, mine)
    assert args["all"] == to_come(view, facts.seat).total()
    assert args["pile"] == facts.before["pile"] <= args["all"]
    assert (args["last"] == "yes") == (nearest(rainbow(view, facts.seat)) == 1)
    shapes = [shape for shape in SHAPES if lacks(mine, shape) == nearest(mine)]
    assert [shape_of(facts)] == shapes if args["shape"] is not None else len(shapes) > 1
    if args["top"] is not None:
        top = text(args["top"])
        assert "take" in facts.match.legal(facts.seat)
        assert top == facts.before["discards"][-1]
        assert nearest([*owned(view, facts.seat), top]) == nearest(owned(view, facts.seat))


def wilds(facts: Facts) -> None:
    come = to_come(facts.after, facts.seat)
    assert facts.args["cards"] == sum(count for card, count in come.items() if is_wild(card))
    assert facts.match.legal(facts.seat) == ["draw", "take"]


def second(facts: Facts) -> None:
    tells_what_goes(facts)
    shape, now = shape_of(facts), facts.args["now"]
    mine = owned if facts.move == "take" else rainbow
    assert now == lacks(mine(facts.after, facts.seat), shape) < lacks(mine(facts.before, facts.seat), shape)
    left = lacks(owned(facts.after, facts.seat), shape)
    assert now <= nearest(mine(facts.after, facts.seat)) + 1 or left == nearest(owned(facts.after, facts.seat))
    assert facts.args["held"] == (now - left if left else 0)


def spares(facts: Facts) -> None:
    tells_what_goes(facts)
    mine = owned(facts.after, facts.seat)
    assert facts.args["find"] == lacks(mine, shape_of(facts)) == nearest(owned(facts.before, facts.seat))


def harmless(facts: Facts) -> None:
    other, card = who(facts), text(facts.args["card"])
    there = played(facts)
    assert there.to_act == (other,)
    assert "take" in there.legal(other)
    assert facts.after["discards"][-1] == card
    theirs = rainbow(facts.after, other)
    assert nearest([*theirs, card]) == nearest(theirs)


def parks(facts: Facts) -> None:
    kind, card, gone = parts(facts)
    assert (kind, gone) == ("play", "")
    assert len(rainbow(facts.before, facts.seat)) < 5
    there = facts.match.moment(facts.match.plies)
    there.play(facts.seat, f"discard:{card}")
    assert there.to_act == (who(facts),)
    assert "take" in there.legal(who(facts))


def keeps_wild(facts: Facts) -> None:
    assert set(map(text, facts.args["cards"])) == set(filter(is_wild, facts.after["hands"][facts.seat]))
    assert not is_wild(parts(facts)[1])


def last_turn(facts: Facts) -> None:
    there = played(facts)
    assert (facts.args["over"] == "yes") == (not there.to_act)
    assert there.view("all")["winner"] is None
    while there.to_act:
        assert facts.seat not in there.to_act
        there.play(there.to_act[0], there.legal(there.to_act[0])[0])


ALL = (
    *(wins, stops, denies, nearer, finds, ready, second),
    *(wilds, outs, spares, harmless, parks, keeps_wild, last_turn),
)
CHECKS = {check.__name__: check for check in ALL}
SMALL = {"base_sets": 1, "turn_limit": 10, "lock_for_victim": True, "no_idle_discard": True}
RARE = {"wins", "stops", "denies", "finds", "ready", "wilds"}


def test_every_reason_is_true() -> None:
    heard = set()
    for facts in (*told("chroma", {}, games=1, looks=0.15), *told("chroma", SMALL, games=2, looks=0.15, seats=4)):
        CHECKS[facts.reason](facts)
        heard.add(facts.reason)
    assert heard | RARE == set(CHECKS)


@pytest.mark.soak
def test_every_reason_of_many_is_true() -> None:
    assert true_of_many("chroma", CHECKS, [({}, 2), (SMALL, 4)]) == MANY


FOUR_STARS = "phase=draw turn=0 turns=20 rainbows=BtGtOtRt/Bc hands=BcBxBp/??? discards=Yt"
ATTACK = "phase=act turn=0 rainbows=Rc/BtGtOtRt hands=BcBxBpG*/???"
THREE = "phase=act turn=0 rainbows=Rc/Gx/BtGtOtRt hands=BcBxBpG*/???/??? discards=Yc"


@pytest.mark.parametrize(
    ("line", "move", "reason", "args"),
    [
        (FOUR_STARS, "take", "wins", {"how": "take"}),
        (
            "phase=act turn=0 rainbows=BtGtGxOtRt/Bc hands=BcBxBpYt/???",
            "play:Yt-Gx",
            "wins",
            {"how": "lay", "gone": Word("chroma-card", "Gx")},
        ),
        (ATTACK, "wild:G*@1-Bt", "stops", {"how": "last", "now": 2, "locked": Word("chroma-card", "Bt")}),
        (ATTACK.replace("Ot", ""), "wild:G*@1-Bt", "stops", {"how": "back", "was": 2, "now": 3}),
        (ATTACK.replace("BtGtOtRt", "BcGcBxGx"), "wild:G*@1-Bc", "stops", {"how": "fewer", "was": 3, "now": 3}),
        (THREE, "wild:G*@2-Bt", "stops", {"locked": None}),
        (f"{THREE} options=lock_for_victim", "wild:G*@2-Bt", "stops", {"locked": Word("chroma-card", "Bt")}),
        ("phase=draw turn=0 rainbows=Rc/BtGtOt hands=BcBxBp/??? discards=Yt", "take", "denies", {"how": "take"}),
        (
            "phase=act turn=0 rainbows=Rc/BtGtOt hands=BcBxBpGp/??? discards=Yt",
            "discard:Bx",
            "denies",
            {"how": "cover", "left": 1},
        ),
        (
            "phase=act turn=0 rainbows=RcRxGpGsGc/BtGtOt hands=BcBxBpGp/??? discards=Yt",
            "play:Bx-Gs",
            "denies",
            {"how": "cover", "left": 1},
        ),
        (
            "phase=act turn=0 rainbows=RcRx/BtGtOtRt hands=BcBxGpYt/???",
            "play:Yt",
            "denies",
            {"how": "keep", "left": 0},
        ),
        ("phase=draw turn=0 rainbows=RcGc/Bt hands=BcBxBp/??? discards=Yc", "take", "finds", {"was": 2, "now": 1}),
        ("phase=draw turn=0 rainbows=RcGc/Bt hands=BcOcYc/??? discards=Yt", "draw", "ready", {"left": 3}),
        ("phase=draw turn=0 rainbows=RcGc/Bt hands=BcBxBp/??? discards=Yc", "draw", "wilds", {"cards": 12}),
        ("phase=act turn=1 turns=199 rainbows=Rc/Bt hands=???/BcBxBpGp", "play:Bp", "last_turn", {"over": "yes"}),
        ("phase=act turn=0 turns=198 rainbows=Rc/Bt hands=BcBxBpGp/???", "play:Bp", "last_turn", {"over": "no"}),
    ],
)
def test_reasons_that_are_rare(line: str, move: str, reason: str, args: Mapping[str, Any]) -> None:
    match = sunshower.position("chroma", line)
    seat = match.to_act[0]
    found = {facts.reason: facts for facts in told_of(match, seat, move, Rng("rare"))}
    CHECKS[reason](found[reason])
    assert {name: found[reason].args[name] for name in args} == args


def test_a_gift_has_no_reason() -> None:
    """C14: nothing speaks for a wild that completes somebody else's rainbow."""
    match = sunshower.position("chroma", "phase=act turn=0 rainbows=Rc/BtGtGxOtRt hands=BcBxBpY*/???")
    assert not list(told_of(match, 0, "wild:Y*@1-Gx", Rng("gift")))


def test_what_is_counted_is_what_nobody_shows_and_not_the_pile_alone() -> None:
    match = sunshower.position("chroma", "phase=draw turn=0 rainbows=RcGc/Bt hands=BcBxBp/??? discards=Yt")
    found = {facts.reason: facts.args for facts in told_of(match, 0, "draw", Rng("counted"))}["outs"]
    assert found["all"] == found["pile"] + 3
    told = words().say(Message("chroma-why-outs", found))
    assert f"the {found['all']} cards that you do not see ({found['pile']} of them in the pile)" in told
