"""What is told for a move is true: each fact again, from Views and by playing moves, not by the game's questions."""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

import sunshower
from sunshower.core.chance import Rng
from sunshower.core.message import Word

from ..reasons import MANY, Facts, out_of_100, told, told_of, true_of_many, worlds

COLOURS = "ROYGCBP"


def lost(row: Iterable[str], face: str) -> bool:
    """Whether a face beside these loses the round, by the rules page."""
    return face == "S" or (face in COLOURS and face in row)


def fronts(view: Mapping[str, Any], seat: int) -> list[str]:
    return [sides[seat] for sides in view["hands"][seat] if sides]


def open_fronts(view: Mapping[str, Any], seat: int) -> list[str]:
    return [face for face in fronts(view, seat) if not lost(view["row"], face)]


def name(arg: Any) -> str:
    assert isinstance(arg, Word)
    return arg.name


def played(facts: Facts, *more: str) -> Mapping[str, Any]:
    """All that is on the table after the move, and after more of them, hands filled."""
    match = facts.match.moment(facts.match.plies)
    for move in (facts.move, *more):
        match.play(facts.seat, move)
    return match.view("all")


def at(facts: Facts) -> int:
    """The place in the row, or in the hand, that the move speaks of, from 0."""
    return int(facts.move[-1]) - 1


def others(view: Mapping[str, Any], spot: int) -> list[str]:
    """The row without one card."""
    return [*view["row"][:spot], *view["row"][spot + 1 :]]


def flip_well(view: Mapping[str, Any], spot: int) -> bool:
    return not lost(others(view, spot), view["memory"]["under"][spot])


def flip_opens(view: Mapping[str, Any], spot: int, seat: int) -> bool:
    """Whether a flip goes well, and a front fits beside what lies then."""
    row = [*others(view, spot), view["memory"]["under"][spot]]
    return flip_well(view, spot) and not all(lost(row, face) for face in fronts(view, seat))


def back_well(view: Mapping[str, Any], hand: int, seat: int) -> bool:
    return not lost(view["row"], view["hands"][seat][hand][1 - seat])


def wins(facts: Facts) -> None:
    view = played(facts)
    mine, theirs = view["scores"][facts.seat], view["scores"][1 - facts.seat]
    assert view["phase"] == "over"
    assert (facts.args["mine"], facts.args["theirs"]) == (mine, theirs)
    assert facts.args["how"] == ("win" if mine > theirs else "draw")
    assert mine >= theirs


def completes(facts: Facts) -> None:
    assert len(facts.before["row"]) == 5
    match facts.args["way"]:
        case "place":
            assert played(facts)["scores"][facts.seat] == facts.before["scores"][facts.seat] + 6
        case "blind":
            assert facts.args["done"] == out_of_100(back_well(view, at(facts), facts.seat) for view in worlds(facts))
        case "flip":
            assert facts.args["done"] == out_of_100(flip_opens(view, at(facts), facts.seat) for view in worlds(facts))


def gives_up(facts: Facts) -> None:
    view, other = played(facts), 1 - facts.seat
    assert facts.args["cards"] == view["scores"][other] - facts.before["scores"][other] > 0
    assert (view["turn"], view["round"]) == (facts.seat, facts.before["round"] + 1)


def comes_back(facts: Facts) -> bool:
    """Whether there are cards enough for a turn of the other player after this one, with one card each time."""
    held = len(fronts(facts.after, facts.seat)) - (facts.move[0] == "f")
    return bool(facts.after["holder"] >= (3 - held) + 1)


def out_of_reach(facts: Facts) -> None:
    lies = facts.args["lies"]
    assert facts.args["missing"] == 6 - lies > 3
    if facts.args["by"] == "flip":
        assert lies == len(facts.before["row"]) + 1 == 2
        assert {move[:4] for move in facts.match.legal(facts.seat)} == {"flip", "stop"}
    else:
        assert lies == len(facts.after["row"])
        assert played(facts)["phase"] != "over"
    assert facts.args["then"] == ("mine" if lies == 2 and comes_back(facts) else "open")


def leaves(facts: Facts) -> None:
    view, other = played(facts), 1 - facts.seat
    row = view["row"]
    assert view["turn"] == other
    assert facts.args["lies"] == len(row)
    assert facts.args["lose"] == sum(lost(row, sides[facts.seat]) for sides in view["hands"][other])
    stuck = [all(lost(row, face) for face in fronts(world, other)) for world in worlds(facts)]
    assert facts.args["stuck"] == (out_of_100(stuck) if sum(face in COLOURS for face in row) >= 4 else 0)


def needs_flip(facts: Facts) -> None:
    assert {move[:4] for move in facts.match.legal(facts.seat)} == {"flip", "stop"}
    assert facts.args["colours"] == len(set(facts.before["row"]) & set(COLOURS))


def spoils(facts: Facts) -> None:
    face, hand = name(facts.args["face"]), facts.after["hands"][1 - facts.seat]
    assert face == facts.after["row"][-1]
    assert facts.args["backs"] == sum(sides[facts.seat] == face for sides in hand)
    assert face in COLOURS


def makes_room(facts: Facts) -> None:
    face = name(facts.args["face"])
    assert face == facts.before["row"][at(facts)]
    assert facts.args["open"] == ("some" if open_fronts(facts.before, facts.seat) else "none")
    own = next(
        hand for hand, sides in enumerate(facts.before["hands"][facts.seat], 1) if sides and sides[facts.seat] == face
    )
    if flip_well(facts.before, at(facts)):
        view = played(facts, f"{face}{own}")
        rainbow = view["scores"][facts.seat] > facts.before["scores"][facts.seat]
        assert rainbow or view["row"].count(face) == 1


def flip_risk(facts: Facts) -> None:
    seat, spot, args = facts.seat, at(facts), facts.args
    seen = facts.match.view(seat).get("memory", {"under": [None] * 6})["under"][spot]
    assert seen == (name(args["under"]) if args["under"] else None)
    assert args["can"] == ("clash" if set(others(facts.before, spot)) & set(COLOURS) else "shadow")
    guessed = worlds(facts)
    well = out_of_100(flip_well(view, spot) for view in guessed)
    fit = out_of_100(flip_opens(view, spot, seat) for view in guessed)
    assert args["well"] == well
    match args["then"]:
        case "surely":
            assert fit == well
        case "maybe":
            assert args["opens"] == fit
        case "no":
            assert fit == 0 or facts.before["row"][spot] in fronts(facts.before, seat)


def blind_risk(facts: Facts) -> None:
    face = facts.before["hands"][facts.seat][at(facts)][facts.seat]
    assert name(facts.args["face"]) == face
    assert facts.args["well"] == out_of_100(back_well(view, at(facts), facts.seat) for view in worlds(facts))
    bare = not set(facts.before["row"]) & set(COLOURS)
    match facts.args["because"]:
        case "nothing":
            assert (bare, face, facts.args["well"]) == (True, "S", 100)
        case "empty":
            assert bare
        case "shadow":
            assert face == "S"
        case "clash":
            assert face in facts.before["row"]
        case "some":
            assert not bare
            assert not lost(facts.before["row"], face)


def hides(facts: Facts) -> None:
    face, row = name(facts.args["face"]), facts.before["row"]
    if back_well(facts.before, at(facts), facts.seat):
        memory = played(facts)["memory"]
        assert (memory["under"][len(row)], memory["seen"][len(row)]) == (face, [facts.seat])
    assert facts.args["trap"] == ("shadow" if face == "S" else "clash" if lost(row, face) else "free")


def none_fits(facts: Facts) -> None:
    assert not open_fronts(facts.before, facts.seat)
    assert facts.args["cards"] == len(fronts(facts.before, facts.seat))


def fits_in(facts: Facts) -> None:
    face, seat = name(facts.args["face"]), facts.seat
    assert facts.after["row"] == [*facts.before["row"], face]
    after = open_fronts(facts.after, seat)
    assert facts.args["others"] == len(after)
    only = open_fronts(facts.before, seat) == [face] and len(fronts(facts.before, seat)) > 1
    kind = "light" if "L" in after else "some" if after else "none"
    assert facts.args["kind"] == ("only" if only else kind)


def within_reach(facts: Facts) -> None:
    placed = facts.before["placed"] + (facts.move[0] != "f")
    assert facts.args["missing"] == 6 - len(facts.after["row"])
    assert facts.args["may"] == 3 - placed >= facts.args["missing"] > 0
    seat = facts.seat
    possible = [facts.before, facts.after] if facts.move[0] != "f" else worlds(facts)
    assert any(
        flip_opens(view, at(facts), seat) if facts.move[0] == "f" else open_fronts(view, seat) for view in possible
    )


ALL = (
    *(wins, completes, makes_room, none_fits, gives_up, out_of_reach, leaves),
    *(flip_risk, blind_risk, hides, needs_flip, spoils, fits_in, within_reach),
)
CHECKS = {check.__name__: check for check in ALL}

FIVE = "round=4 row=RLGLY hands=B?R?S?/Y?G?C? next=P?/?? scores=5/6"
LAST = "round=11 row=RG placed=1 hands=B?Y?--/O?P?C? next=-/-"
KNOWN = "round=1 row=RG under=YS seen=bb hands=O?Y?P?/Y?R?C? options=memory_aid"
RARE = [
    (FIVE, "B1", {"completes"}),
    (FIVE, "?2", {"completes"}),
    (FIVE, "flip:1", {"completes", "makes_room"}),
    (f"{LAST} scores=27/23", "stop", {"wins"}),
    (f"{LAST} scores=25/25", "stop", {"wins"}),
    ("round=1 row=RGBY placed=1 hands=R?G?--/Y?R?C?", "stop", {"none_fits", "leaves", "needs_flip"}),
    ("round=1 row=RGBY hands=R?G?S?/Y?R?C?", "?3", {"none_fits", "blind_risk", "hides"}),
    ("round=1 row=RGBY placed=1 hands=O?G?--/Y?R?C?", "flip:2", {"makes_room", "flip_risk", "within_reach"}),
    ("round=1 row=RGB hands=O?L?P?/Y?R?C?", "O1", {"fits_in", "within_reach"}),
    ("round=1 row=R placed=1 hands=O?G?--/Y?R?C?", "flip:1", {"out_of_reach", "flip_risk"}),
    ("round=11 row=RG placed=1 hands=B?Y?--/O?P?C? next=L?/L? scores=27/22", "stop", {"out_of_reach"}),
    (KNOWN, "flip:1", {"flip_risk"}),
    (KNOWN, "flip:2", {"gives_up"}),
]
SELDOM = {"wins", "completes", "none_fits", "needs_flip", "within_reach", "makes_room"}


OPTIONS = {"memory_aid": True, "flip_commits": True, "pairs": 1, "light": 2, "light_shadow": 3}


@pytest.mark.parametrize("options", [{}, OPTIONS])
def test_every_reason_is_true(options: dict[str, Any]) -> None:
    heard = set()
    for facts in told("rainbow", options, games=2, looks=0.12):
        CHECKS[facts.reason](facts)
        heard.add(facts.reason)
    assert options or heard | SELDOM == set(CHECKS)


@pytest.mark.soak
def test_every_reason_of_many_is_true() -> None:
    assert true_of_many("rainbow", CHECKS, [({}, 2), (OPTIONS, 2)]) == MANY


@pytest.mark.parametrize(("line", "move", "reasons"), RARE)
def test_reasons_that_are_rare(line: str, move: str, reasons: set[str]) -> None:
    match = sunshower.position("rainbow", f"turn=0 {line} seat=0")
    found = {facts.reason: facts for facts in told_of(match, 0, move, Rng("rare"))}
    assert found.keys() >= reasons
    for facts in found.values():
        CHECKS[facts.reason](facts)


def test_every_rare_reason_has_a_position() -> None:
    assert set().union(*(reasons for _, _, reasons in RARE)) >= SELDOM
