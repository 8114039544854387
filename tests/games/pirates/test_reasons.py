"""What is told for a move is true: each fact again, from Views and by playing moves, not by the game's questions."""

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

import sunshower
from sunshower.core.chance import Rng
from sunshower.core.match import Match
from sunshower.core.message import Message, Who, Word

from ..reasons import MANY, Facts, out_of_100, told, told_of, true_of_many, worlds
from .test_draft import most

DECK = Counter(
    "1234567" * 11 + "w" * 7 + "t" * 5 + "c" * 4 + "s" * 4 + "k" * 3 + "n" * 4 + "h" * 5 + "ee" + "l" * 4 + "r" * 5
)
NAMES = ["thief", "cannon", "salvager", "captain", "stinker", "shore-leave", "extortionist", "lookout"]
BLACK = dict(zip("tcsknhel", NAMES, strict=True))
BLOCKER = dict(zip("tcsknhe", "1234567", strict=True))
AIMED = "tcne"
BRUTE = 10
"""Up to so many colours and WILDs brute force finds the largest island soon."""
View = Mapping[str, Any]


# The table as letters


def tokens(group: str) -> list[str]:
    """The cards of a group, each WILD with its number."""
    return re.findall("w?[1-7]|[a-z]", group)


def lying(island: list[str]) -> list[str]:
    return [token[0] for group in island for token in tokens(group)]


def owned(view: View, seat: int) -> list[str]:
    return [*view["hands"][seat], *lying(view["islands"][seat])]


def value(cards: list[str]) -> int:
    """What cards are worth on an island."""
    return len(cards) + 4 * cards.count("r")


def rainbows(island: list[str]) -> int:
    return sum([token[-1] for token in tokens(group)] == list("1234567") for group in island)


def best(view: View, cards: list[str]) -> int | None:
    """The most points that cards can make, by brute force; None if there are too many."""
    counts = tuple(cards.count(number) for number in "1234567")
    if sum(counts) + cards.count("w") > BRUTE:
        return None
    black = sum(card in BLACK for card in cards)
    colours = most(counts, cards.count("w"), view["options"]["natural_card"])
    return colours + (black if black >= 3 else 0) + 5 * cards.count("r")


def lacks(cards: list[str]) -> int:
    """How many cards are missing to two full rainbows."""
    return max(sum(max(2 - cards.count(number), 0) for number in "1234567") - cards.count("w"), 0)


def helps(view: View, cards: list[str], card: str) -> bool | None:
    """Whether one more card makes a larger island or brings one nearer to two rainbows; None if that is not known."""
    was, now = best(view, cards), best(view, [*cards, card])
    if lacks([*cards, card]) < lacks(cards):
        return True
    return None if was is None or now is None else now > was


def costs(view: View, group: str) -> int:
    """The most points that go with one card of a group: what is left of it lies there only if it is a group."""
    if set(group) == {"r"}:
        return 5
    cards = tokens(group)
    run = len({card[-1] for card in cards}) == len(cards) and cards[0][-1].isdigit()
    found = 0
    for place in range(len(cards)):
        rest = [cards[:place], cards[place + 1 :]] if run else [cards[:place] + cards[place + 1 :]]
        found = max(found, len(cards) - sum(len(part) for part in rest if whole(view, part)))
    return found


def whole(view: View, cards: list[str]) -> bool:
    natural = any(len(card) == 1 for card in cards)
    return len(cards) >= 3 and (natural or not view["options"]["natural_card"])


def unseen(facts: Facts) -> Counter[str]:
    """The cards that the seat does not see."""
    seen = facts.match.view(facts.seat)
    cards = [card for hand in seen["hands"] for card in hand if card]
    cards += [card for island in seen["islands"] for card in lying(island)]
    cards += [top["card"] for top in seen["tops"] if top["card"]]
    return DECK - Counter([*cards, *seen["pair"], *seen["discards"], *filter(None, seen["looked"])])


def letters(words: tuple[Word, ...]) -> list[str]:
    return [word.name for word in words]


def played(facts: Facts) -> Match:
    match = facts.match.moment(facts.match.plies)
    match.play(facts.seat, facts.move)
    return match


def grown(facts: Facts) -> str:
    """The group that a move has laid or made larger."""
    was, now = (Counter[str](view["islands"][facts.seat]) for view in (facts.before, facts.after))
    return next(iter(now - was))


# The facts


def goes_out(facts: Facts) -> None:
    args, seat, cards = facts.args, facts.seat, owned(facts.after, facts.seat)
    others = [value(lying(island)) for other, island in enumerate(facts.after["islands"]) if other != seat]
    assert args["points"] == value(cards) + 5 > args["best"] == max(others)
    if args["out"] == "now":
        assert facts.after["out"] == seat
        assert facts.after["scores"][seat] == args["points"]
        return
    if facts.after["turn"] == seat:
        match = played(facts)
        for move in match.draft(seat, "island:best"):
            match.play(seat, move)
        assert match.view(None)["out"] == seat
    else:
        assert facts.move == "draw:pair"
        assert sum(card in BLACK for card in cards) not in (1, 2)
        assert lacks(cards) == 0


def rainbow(facts: Facts) -> None:
    there = {token[-1] for token in tokens(grown(facts))}
    assert letters(facts.args["lacks"]) == sorted(set("1234567") - there)
    assert facts.args["rainbows"] == rainbows(facts.after["islands"][facts.seat])


def raids(facts: Facts) -> None:
    owner = facts.before["target"]
    was, now = facts.before["islands"][owner], facts.after["islands"][owner]
    assert facts.args["owner"] == Who(owner)
    assert facts.args["points"] == value(lying(was)) - value(lying(now))
    assert facts.args["loose"] == len(facts.after["hands"][owner]) - len(facts.before["hands"][owner])
    assert facts.args["rainbow"] == ("broken" if rainbows(was) > rainbows(now) else "none")


def plays(facts: Facts) -> None:
    gained = Counter(facts.after["hands"][facts.seat]) - Counter(facts.before["hands"][facts.seat])
    assert set(letters(facts.args["cards"])) <= set(gained)
    for letter in letters(facts.args["cards"]):
        if facts.args["turn"] == "now":
            assert any(move.startswith(BLACK[letter]) for move in played(facts).legal(facts.seat))
        else:
            assert facts.move == "draw:pair"


def stake(view: View, black: str, target: int | None, player: int) -> int:
    """What a black card is about."""
    if black in "tc":
        return max((costs(view, group) for group in view["islands"][target]), default=0)
    if black in "ne":
        return len(view["hands"][target][: 2 if black == "n" else None])
    if black == "k":
        return sum(bool(hand) for seat, hand in enumerate(view["hands"]) if seat != player)
    if black == "s":
        return len([card for card in view["discards"] if card != "s"])
    return min(int(view["pile"]), 3 if black == "h" else 4)


def loot(facts: Facts) -> None:
    args, view, seat = facts.args, facts.after, facts.seat
    black = args["black"].name
    others = [other for other in range(view["seats"]) if other != seat]
    target = args["target"].seat if args["target"] else None
    assert (target is None) == (black not in AIMED)
    if facts.move.startswith(BLACK[black]):
        assert target is None or facts.move == f"{BLACK[black]}@{target}"
    elif target is not None:
        assert args["number"] == max(stake(view, black, other, seat) for other in others)
    assert args["number"] == stake(view, black, target, seat)
    assert args["pirates"] == (0 if target is None else lying(view["islands"][target]).count("r"))
    there = set(view["discards"]) - {"s"} if black == "s" else set()
    if black == "e":
        there = set(facts.match.view(seat)["hands"][target]) - {None}
    useful = {card: helps(view, owned(view, seat), card) for card in there}
    assert all(useful[card] is not False for card in letters(args["wanted"]))
    assert args["wanted"] or not any(useful.values())


def luck(facts: Facts) -> None:
    args, view, card = facts.args, facts.before, facts.args["card"] and facts.args["card"].name
    if args["asks"] != "block":
        target = view["target"]
        assert facts.move == f"name:{card}"
        assert args["works"] == out_of_100(card in world["hands"][target] for world in worlds(facts))
        assert (args["asks"] == "known") == (card in facts.match.view(facts.seat)["hands"][target])
        return
    black = args["black"].name
    assert card == (BLOCKER | ({"l": "3"} if view["options"]["lookout_blockable"] else {})).get(black)
    others = [other for other in range(view["seats"]) if other != facts.seat]
    asked = [int(facts.move[-1])] if view["options"]["target_blocks"] and black in AIMED else others
    works = []
    for world in worlds(facts):
        free = not any(card in world["hands"][other] for other in asked)
        works.append(
            free and (black != "k" or any(each in BLACK for other in others for each in world["hands"][other]))
        )
    assert args["works"] == out_of_100(works)


def saves(facts: Facts) -> None:
    args, view, seat = facts.args, facts.before, facts.seat
    black = args["black"].name
    assert BLACK[black] == view["black"]
    assert args["player"] == Who(view["player"])
    assert args["target"] == (None if view["target"] is None else Who(view["target"]))
    number = stake(view, black, view["target"], view["player"])
    assert args["number"] == (sum(card in BLACK for card in view["hands"][seat]) if black == "k" else number)
    was, now = owned(view, seat), owned(facts.after, seat)
    same = best(view, was) == best(view, now) and lacks(was) == lacks(now)
    assert best(view, was) is None or args["spare"] == ("spare" if same else "needed")


def helpless(facts: Facts) -> None:
    black, card = facts.args["black"].name, facts.args["card"].name
    assert BLACK[black] == facts.before["black"]
    assert card == BLOCKER.get(black, "3")  # a Lookout, by an option
    assert card not in facts.before["hands"][facts.seat]
    assert facts.match.legal(facts.seat) == ["pass"]


def compared(facts: Facts) -> tuple[list[str], list[str]]:
    """The seat's cards without what the move brings, and with it."""
    view, seat, how = facts.before, facts.seat, facts.args["how"]
    own = owned(view, seat)
    if how == "gets":
        return own, owned(facts.after, seat)
    if how == "keeps":
        blocker = facts.args["card"].name
        assert any(move == "block" for move in facts.match.legal(seat))
        assert blocker in view["hands"][seat]
        return list((Counter(own) - Counter(blocker)).elements()), own
    if how == "draws":
        own += [top["card"] for top in view["tops"]]
        assert len(view["tops"]) < 2
    assert facts.move.startswith("top:" if how == "draws" else "name:")
    return own, [*own, facts.move[-1]]


def builds(facts: Facts) -> None:
    without, having = compared(facts)
    for name, cards in (("was", without), ("now", having)):
        assert best(facts.before, cards) in (None, facts.args[name])
    assert facts.args["was"] < facts.args["now"]


def nears(facts: Facts) -> None:
    without, having = compared(facts)
    assert (facts.args["was"], facts.args["now"]) == (lacks(without), lacks(having))
    assert facts.args["now"] < facts.args["was"]


def draws(facts: Facts) -> None:
    args, view, what = facts.args, facts.before, facts.args["what"]
    if what == "back":
        assert args["place"] == len(view["tops"]) + 1
    elif what == "tops":
        known = [top["card"] for top in facts.match.view(facts.seat)["tops"][:2]]
        assert letters(args["tops"]) == [card for card in known if card]
    elif what == "unseen":
        assert facts.move == "draw:pile"
        assert not view["tops"]
    else:
        source, _, sort = what.partition("-")
        assert facts.move == f"draw:{source}"
        blind, own = unseen(facts), owned(view, facts.seat)
        assert args["all"] == blind.total()
        fits = {card: sort == "rare" and not card.isdigit() for card in DECK}
        if sort == "fit":
            found = {card: helps(view, own, card) for card in DECK}
            if None in found.values():
                return
            fits = {card: bool(fit) for card, fit in found.items()}
        assert args["face_up"] == sum(fits[card] for card in view["pair"])
        assert args["hidden"] == sum(number for card, number in blind.items() if fits[card])
        lead = args["face_up"] / len(view["pair"]) - args["hidden"] / args["all"]
        assert lead > 0 if source == "pair" else lead < 0


def steadies(facts: Facts) -> None:
    was = facts.move.partition(">")[2]
    assert (facts.args["was"], facts.args["now"]) == (costs(facts.before, was), costs(facts.before, grown(facts)))
    assert facts.args["now"] < facts.args["was"]


def grows(facts: Facts) -> None:
    args, seat = facts.args, facts.seat
    was, now = (value(lying(view["islands"][seat])) for view in (facts.before, facts.after))
    assert (args["was"], args["now"]) == (was, now)
    others = [value(lying(island)) for other, island in enumerate(facts.after["islands"]) if other != seat]
    assert (args["rival"] is not None) == (0 < was <= max(others) < now)
    assert args["rival"] is None or value(lying(facts.after["islands"][args["rival"].seat])) == max(others)
    drew = any(move.startswith("draw") for move in facts.match.legal(seat))
    match = played(facts)
    draws = seat in match.to_act and any(move.startswith("draw") for move in match.legal(seat))
    assert (args["then"] == "draw") == (draws and not drew)
    assert best(facts.before, owned(facts.before, seat)) in (None, args["end"])
    assert (now == args["end"]) == (args["then"] == "most") or args["then"] == "draw"
    assert args["then"] != "more" or facts.after["phase"] == "turn"


def keeps(facts: Facts) -> None:
    args, hand = facts.args, facts.after["hands"][facts.seat]
    if args["how"] == "other":
        assert args["what"] == Who(facts.before["target"])
        assert facts.before["target"] != facts.seat
    elif args["how"] == "own":
        assert facts.move == "pass"
        assert args["what"].name in hand
    elif args["how"] == "black":
        assert set(letters(args["what"])) <= {card for card in hand if card in BLACK}
    elif args["how"] == "wild":
        assert hand.count("w") == facts.before["hands"][facts.seat].count("w") > 0
    else:
        for each in args["what"]:
            assert isinstance(each, Message)
            card, black = each.args["card"], each.args["black"]
            assert isinstance(card, Word)
            assert isinstance(black, Word)
            assert card.name in hand
            assert BLOCKER[black.name] == card.name
            assert unseen(facts)[black.name] > 0


def rearranges(facts: Facts) -> None:
    args, view = facts.args, facts.before
    assert args["was"] == value(lying(view["islands"][facts.seat]))
    assert best(view, owned(view, facts.seat)) in (None, args["now"])
    assert args["more"] == ("more" if args["now"] > args["was"] else "same")


ALL = (
    *(goes_out, rainbow, raids, plays, loot, luck, saves, helpless),
    *(builds, nears, draws, steadies, grows, keeps, rearranges),
)
CHECKS = {check.__name__: check for check in ALL}
OPTIONS = {"natural_card": True, "target_blocks": True, "lookout_blockable": True, "end_with_pile": True}


RARE: list[tuple[str, str, str, dict[str, Any]]] = [
    (
        "phase=block player=1 black=stinker target=0 discards=n islands=-/444 hands=224t/?? pair=3w",
        "pass",
        "helpless",
        {"black": Word("pirates-card", "n"), "card": Word("pirates-card", "5")},
    ),
    (
        "islands=1234567,12345w6/555,666,r hands=7/??? pair=3t",
        "7>12345w6",
        "goes_out",
        {"out": "now", "points": 19},
    ),
    ("islands=1234567,123456,7777/555 hands=-/??? pair=3t", "7<7777", "goes_out", {"out": "soon", "points": 22}),
    ("islands=1234567,12345/555 hands=-/??? pair=67", "draw:pair", "goes_out", {"out": "soon", "points": 19}),
    (
        "phase=block player=1 black=cannon target=0 discards=c islands=1234567,777/444 hands=25t/?? pair=3w",
        "block",
        "saves",
        {"number": 3},
    ),
    (
        "phase=block player=1 black=captain discards=k islands=-/- hands=4tt/?? pair=3w",
        "block",
        "saves",
        {"number": 2},
    ),
    (
        "phase=block player=1 black=thief target=2 discards=t islands=-/-/444 hands=1/??/? pair=3w",
        "pass",
        "keeps",
        {"how": "other"},
    ),
    (
        "phase=block player=1 black=captain discards=kkk islands=444444/- hands=4/?? pair=3w",
        "pass",
        "builds",
        {"how": "keeps"},
    ),
    (
        "phase=block player=1 black=stinker target=0 discards=nnnn islands=1234567,1234567/- hands=57/?? pair=3w",
        "pass",
        "keeps",
        {"how": "own"},
    ),
    (
        "phase=block player=1 black=stinker target=0 discards=n islands=1234567,1234567/- hands=57/?? pair=3w",
        "pass",
        "keeps",
        {"how": "guard"},
    ),
    (
        "phase=act player=1 black=captain discards=k islands=-/- hands=4tth/?? pair=3w",
        "give:t",
        "keeps",
        {"how": "black"},
    ),
    (
        "phase=act black=extortionist target=1 discards=e islands=-/- hands=34/5?? shown=-/5 pair=3w",
        "name:5",
        "luck",
        {"asks": "known", "works": 100},
    ),
    (
        "phase=act black=thief target=1 discards=t islands=-/1234567 hands=34/?? pair=3w",
        "4<1234567",
        "raids",
        {"points": 1, "rainbow": "broken"},
    ),
    (
        "phase=act black=cannon target=1 discards=c islands=-/555 hands=34/?? pair=3w",
        "5<555",
        "raids",
        {"points": 3, "loose": 2},
    ),
    ("islands=-/- hands=1/??? pair=3w tops=w:0,5:0", "draw:pile", "draws", {"what": "tops"}),
    ("islands=-/- hands=1/??? pair=ww", "draw:pile", "draws", {"what": "unseen"}),
    ("islands=555/- hands=5/??? pair=3w", "5>555", "steadies", {"was": 3, "now": 1}),
]
"""Positions, a move, what speaks for it, and some of what is told."""


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (5, OPTIONS)])
def test_every_reason_is_true(seats: int, options: dict[str, Any]) -> None:
    heard = {reason for _, _, reason, _ in RARE}
    for facts in told("pirates", options, games=2, looks=0.05, seats=seats):
        CHECKS[facts.reason](facts)
        heard.add(facts.reason)
    assert options or heard == set(CHECKS)


@pytest.mark.soak
def test_every_reason_of_many_is_true() -> None:
    assert true_of_many("pirates", CHECKS, [({}, 2), (OPTIONS, 5)]) == MANY


@pytest.mark.parametrize(("line", "move", "reason", "args"), RARE)
def test_reasons_that_are_rare(line: str, move: str, reason: str, args: dict[str, Any]) -> None:
    match = sunshower.position("pirates", f"turn=0 {line}", seed="rare")
    found = {facts.reason: facts for facts in told_of(match, 0, move, Rng("rare"))}
    CHECKS[reason](found[reason])
    assert args.items() <= found[reason].args.items()
