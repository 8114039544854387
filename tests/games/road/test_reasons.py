"""What is told for a move is true: each fact again, from Views and by playing moves, not by the game's questions."""

from collections.abc import Mapping
from typing import Any

import pytest

import sunshower
from sunshower.core.chance import Rng
from sunshower.core.match import Match
from sunshower.core.message import Word

from ..reasons import MANY, Facts, out_of_100, told, told_of, true_of_many, worlds

SPOTS = "abcdefghij"


def furthest(view: Mapping[str, Any], fairy: str, points: int = 0, way: int = 0, start: str = "") -> int:
    """The most points a fairy could run on a ring, spot by spot, by the rules page."""
    ring, here, other = (
        view["ring"],
        SPOTS.index(view[fairy]),
        SPOTS.index(view["rain" if fairy == "sunny" else "sunny"]),
    )
    rising = (view["weather"] == "sun") == (fairy == "sunny")
    ways = [way] if way else [-1] if view["options"]["clockwise"] else [1, -1]
    return max(run(ring, here, other, rising, fairy, each, SPOTS.index(start or view[fairy]), view) for each in ways)


def run(
    ring: list[int], here: int, other: int, rising: bool, fairy: str, way: int, start: int, view: Mapping[str, Any]
) -> int:
    points = 0
    while True:
        there = after(ring, here, way)
        fits = ring[there] >= ring[here] if rising else ring[there] <= ring[here]
        if there == other:
            if fairy == "rain" or not (fits or view["options"]["free_jump"]):
                return points
            there, points = after(ring, there, way), points + 2
        elif fits:
            points += 1
        else:
            return points
        here = there
        if here == start:
            return points


def after(ring: list[int], here: int, way: int) -> int:
    while True:
        here = (here + way) % len(ring)
        if ring[here]:
            return here


def beats(view: Mapping[str, Any], card: int, laid: int, seat: int) -> bool:
    """Whether a card takes the Sunny Fairy from one that was laid first."""
    if card == laid:
        return bool(view["options"]["opener_ties"]) and view["opener"] != seat
    return (card > laid) == bool(view["weather"] == "sun")


def fairy_of(args: Mapping[str, Any]) -> str:
    fairy = args["fairy"]
    assert isinstance(fairy, Word)
    return fairy.name


def moves_fairy(facts: Facts) -> None:
    view, args = facts.after, facts.args
    assert fairy_of(args) == ("sunny" if view["turn"] == facts.seat else "rain")
    assert args["points"] == furthest(view, fairy_of(args))
    movers = set()
    for move in facts.match.legal(facts.seat):
        match = facts.match.moment(facts.match.plies)
        match.play(facts.seat, move)
        movers.add(match.view("all")["turn"])
    assert args["cards"] == ("some" if len(movers) > 1 else "all")


def cuts(facts: Facts) -> None:
    assert fairy_of(facts.args) == ("rain" if facts.after["turn"] == facts.seat else "sunny")
    for name, view in (("was", facts.before), ("now", facts.after)):
        assert facts.args[name] == furthest(view, fairy_of(facts.args))


def stretches(facts: Facts) -> None:
    for name, view in (("was", facts.before), ("now", facts.after)):
        assert facts.args[name] == furthest(view, fairy_of(facts.args))


def unbeaten(facts: Facts) -> None:
    safe = [
        not any(beats(view, card, facts.args["card"], facts.seat) for card in view["hands"][1 - facts.seat])
        for view in worlds(facts)
    ]
    assert facts.args["keeps"] == out_of_100(safe)


def keeps(facts: Facts) -> None:
    held = facts.after["hands"][facts.seat]
    assert (facts.args["low"], facts.args["high"]) == (min(held), max(held))


def last_card(facts: Facts) -> None:
    assert facts.before["hands"][facts.seat] == [facts.args["card"]]


def best(match: Match, seat: int) -> int:
    """The most a run comes to without a prank, by playing all that is left of it."""
    before = match.view("all")
    found = before["points"]
    for move in match.legal(seat):
        if move.startswith(">"):
            there = match.moment(match.plies)
            there.play(seat, move)
            view = there.view("all")
            if view["phase"] == before["phase"] and view["turn"] == seat:
                found = max(found, best(there, seat))
            else:
                found = max(found, view["scores"][seat] - before["scores"][seat])
    return int(found)


def comes_to(facts: Facts) -> int:
    """What the run comes to after the move."""
    match = facts.match.moment(facts.match.plies)
    match.play(facts.seat, facts.move)
    view = match.view("all")
    if view["phase"] == facts.before["phase"] and view["turn"] == facts.seat:
        return best(match, facts.seat)
    return int(view["scores"][facts.seat] - facts.before["scores"][facts.seat])


def prank_pays(facts: Facts) -> None:
    assert facts.args["was"] == best(facts.match, facts.seat)
    assert facts.args["now"] == comes_to(facts)


def changes_ring(facts: Facts) -> None:
    assert facts.args["points"] == comes_to(facts)


def runs_on(facts: Facts) -> None:
    assert facts.args["points"] == comes_to(facts)
    under_way = facts.before["points"] > 0 or facts.before["options"]["clockwise"]
    assert facts.args["ways"] == ("one" if under_way else "both")


def blocks(facts: Facts) -> None:
    assert facts.args["now"] == furthest(facts.after, "rain")
    runs = ends(facts.match, facts.seat)
    most = max(view["scores"][facts.seat] for view in runs)
    assert {furthest(view, "rain") for view in runs if view["scores"][facts.seat] == most} == {facts.args["otherwise"]}
    assert facts.args["otherwise"] > facts.args["now"]


def ends(match: Match, seat: int) -> list[Mapping[str, Any]]:
    """The tables at the ends of all runs that go on from here."""
    found = []
    for move in match.legal(seat):
        if move.startswith(">"):
            there = match.moment(match.plies)
            there.play(seat, move)
            goes_on = there.view("all")["phase"] == "sunny"
            found += (ends(there, seat) if goes_on else []) + [stopped(there, seat) if goes_on else there.view("all")]
    return found


def stopped(match: Match, seat: int) -> Mapping[str, Any]:
    there = match.moment(match.plies)
    there.play(seat, "stop")
    return there.view("all")


def at_the_end(facts: Facts) -> None:
    assert not any(move.startswith(">") for move in facts.match.legal(facts.seat))
    assert facts.args["points"] == facts.before["points"]


def stays(facts: Facts) -> None:
    assert any(move.startswith(">") for move in facts.match.legal(facts.seat))
    assert facts.args["points"] == facts.before["points"]


ALL = (
    moves_fairy,
    cuts,
    stretches,
    unbeaten,
    keeps,
    last_card,
    prank_pays,
    changes_ring,
    runs_on,
    blocks,
    at_the_end,
    stays,
)
CHECKS = {check.__name__: check for check in ALL}


RARE = {"cuts", "blocks", "stretches", "prank_pays"}


OTHERWISE = {"free_jump": True, "clockwise": True, "opener_ties": True}


@pytest.mark.parametrize("options", [{}, OTHERWISE])
def test_every_reason_is_true(options: dict[str, Any]) -> None:
    heard = set()
    for facts in told("road", options, games=4):
        CHECKS[facts.reason](facts)
        heard.add(facts.reason)
    assert options or heard | RARE == set(CHECKS)


@pytest.mark.soak
def test_every_reason_of_many_is_true() -> None:
    assert true_of_many("road", CHECKS, [({}, 2), (OTHERWISE, 2)]) == MANY


@pytest.mark.parametrize(
    ("line", "move", "reason"),
    [
        (
            "round=2 phase=sunny first=0 ring=4564-/64-37 sunny=f rain=i played=a/j hands=112235/135677",
            "stop",
            "blocks",
        ),
        ("round=2 phase=place first=0 ring=-574-/32-7- sunny=c rain=g hands=2455667/1112346", "6@a", "stretches"),
        (
            "round=1 phase=rain first=1 ring=-7-61/-322- sunny=d rain=h played=e/h hands=1245567/1334456 pranks=jr/es "
            "scores=0/2 gained=0/2 start=b way=clockwise points=2",
            "jump:g",
            "prank_pays",
        ),
        ("round=7 phase=place first=1 ring=61344/42537 sunny=b rain=f played=-/g hands=66/1", "6@d", "cuts"),
    ],
)
def test_reasons_that_are_rare(line: str, move: str, reason: str) -> None:
    match = sunshower.position("road", f"turn=0 {line}")
    found = {facts.reason: facts for facts in told_of(match, 0, move, Rng("rare"))}
    CHECKS[reason](found[reason])
