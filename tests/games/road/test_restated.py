"""The rules once more, slowly, on plain lists: what rules.md says, written without a look at rules.py.

`foretold` takes what lies on the table (a View with all cards open) and gives every move with the View that must come
of it. The engine must offer exactly these moves, and each must lead exactly there.
"""

from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import combinations
from typing import Any

import pytest
from hypothesis import Phase, assume, find, given, settings
from hypothesis import strategies as st

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER, State
from sunshower.games.road import GAME

Table = dict[str, Any]
SPOTS = "abcdefghij"
PRANKS = ["exchange", "jump", "skip", "trash", "teleport", "recycle"]
FIELDS = {0: "abcde", 1: "fghij"}


# The rules, restated


def foretold(table: Table) -> dict[str, Table]:
    """Every move and the table after it."""
    return dict(placings(table) if table["phase"] == "place" else runs(table))


def number(table: Table, spot: str) -> int:
    found: int = table["ring"][SPOTS.index(spot)]
    return found


def lay(table: Table, spot: str, card: int) -> None:
    table["ring"][SPOTS.index(spot)] = card


def fairies(table: Table) -> list[str]:
    return [table["sunny"], table["rain"]]


def placings(table: Table) -> Iterator[tuple[str, Table]]:
    seat = table["turn"]
    field = list(FIELDS[seat])
    empty = [spot for spot in field if number(table, spot) == 0]
    bare = [spot for spot in field if spot not in fairies(table)]
    spots = [table["hole"]] if table["hole"] in field else empty or bare
    for card in table["hands"][seat]:
        for spot in spots:
            yield f"{card}@{spot}", placed(deepcopy(table), card, spot)


def placed(table: Table, card: int, spot: str) -> Table:
    seat = table["turn"]
    table["hands"][seat].remove(card)
    table["discards"] = sorted(table["discards"] + [old for old in [number(table, spot)] if old])
    lay(table, spot, card)
    table["played"][seat] = spot
    if table["hole"] == spot:
        table["hole"] = None
    if seat == table["first"]:
        table["turn"] = 1 - seat
        return table
    mine, other = number(table, spot), number(table, table["played"][1 - seat])
    if mine == other:
        sunny_mover = table["first"] if table["opener"] is None else table["opener"]
    elif table["weather"] == "sun":
        sunny_mover = seat if mine > other else 1 - seat
    else:
        sunny_mover = seat if mine < other else 1 - seat
    return table | {"phase": "sunny", "turn": sunny_mover, "start": table["sunny"]}


def runs(table: Table) -> Iterator[tuple[str, Table]]:
    yield "stop", scored(deepcopy(table))
    for way in ways(table):
        road = ahead(table, table[table["phase"]], way)
        if table["phase"] == "sunny":
            yield from sunny_steps(table, way, road)
        else:
            yield from rain_steps(table, way, road)
    if table["phase"] == "rain" and not table["pranked"] and table["points"] == 0:
        for prank in table["pranks"][table["turn"]]:
            if prank in TRICKS:
                for text, outcome in TRICKS[prank](table):
                    yield f"{prank}:{text}", spent(outcome, prank)


def ways(table: Table) -> list[str]:
    if table["way"]:
        return [table["way"]]
    return ["clockwise"] if table["options"]["clockwise"] else ["clockwise", "anticlockwise"]


def ahead(table: Table, here: str, way: str) -> list[str]:
    """The cards in the order in which a fairy would meet them, her own last."""
    circle = SPOTS if way == "anticlockwise" else SPOTS[::-1]
    before, after = circle.split(here)
    return [spot for spot in after + before + here if number(table, spot)]


def fits(table: Table, here: str, there: str) -> bool:
    """Whether the numbers go the way they must: up for the fairy whose weather it is, down for the other."""
    climb = number(table, there) - number(table, here)
    up = (table["weather"], table["phase"]) in [("sun", "sunny"), ("rain", "rain")]
    return climb == 0 or (climb > 0) == up


def sunny_steps(table: Table, way: str, road: list[str]) -> Iterator[tuple[str, Table]]:
    fit = fits(table, table["sunny"], road[0])
    if road[0] == table["rain"]:
        if fit or table["options"]["free_jump"]:
            yield f">{road[1]}", moved(table, road[1], way, 2)
    elif fit:
        yield f">{road[0]}", moved(table, road[0], way, 1)


def rain_steps(table: Table, way: str, road: list[str]) -> Iterator[tuple[str, Table]]:
    barred = table["pranked"] or (table["options"]["step_first"] and not table["points"])
    held = [] if barred else table["pranks"][table["turn"]]
    if road[0] != table["sunny"]:
        if fits(table, table["rain"], road[0]):
            yield f">{road[0]}", moved(table, road[0], way, 1)
        if "jump" in held:
            yield f"jump:{road[0]}", moved(spent(deepcopy(table), "jump"), road[0], way, 1)
    if "skip" in held and road[1] != table["sunny"]:
        yield f"skip:{road[1]}", moved(spent(deepcopy(table), "skip"), road[1], way, 1)


def moved(table: Table, spot: str, way: str, points: int) -> Table:
    table = deepcopy(table)
    table[table["phase"]] = spot
    table["way"] = way
    table["points"] += points
    return scored(table) if spot == table["start"] else table


def spent(table: Table, prank: str) -> Table:
    table["pranks"][table["turn"]].remove(prank)
    table["spent"] = sorted([*table["spent"], prank], key=PRANKS.index)
    table["pranked"] = True
    return table


def free(table: Table) -> list[str]:
    return [spot for spot in SPOTS if number(table, spot) and spot not in fairies(table)]


def exchanges(table: Table) -> Iterator[tuple[str, Table]]:
    for one, other in combinations(free(table), 2):
        after = deepcopy(table)
        lay(after, one, number(table, other))
        lay(after, other, number(table, one))
        swap = {one: other, other: one}
        after["played"] = [swap.get(spot, spot) for spot in table["played"]]
        yield one + other, after


def trashings(table: Table) -> Iterator[tuple[str, Table]]:
    for spot in free(table):
        after = deepcopy(table)
        lay(after, spot, 0)
        after["discards"] = sorted([*table["discards"], number(table, spot)])
        after["hole"] = spot
        after["played"] = [None if marker == spot else marker for marker in table["played"]]
        yield spot, after


def teleports(table: Table) -> Iterator[tuple[str, Table]]:
    for spot in free(table):
        yield spot, deepcopy(table) | {"rain": spot, "start": spot}


def recyclings(table: Table) -> Iterator[tuple[str, Table]]:
    marked = [spot for spot in table["played"] if spot and spot != table["sunny"]]
    for spot in free(table) if table["options"]["recycle_any"] else marked:
        for card in set(table["discards"]):
            after = deepcopy(table)
            after["discards"].remove(card)
            after["discards"] = sorted([*after["discards"], number(table, spot)])
            lay(after, spot, card)
            yield f"{card}@{spot}", after


TRICKS: dict[str, Callable[[Table], Iterator[tuple[str, Table]]]] = {
    "exchange": exchanges,
    "trash": trashings,
    "teleport": teleports,
    "recycle": recyclings,
}


def scored(table: Table) -> Table:
    """The run is over: its points are counted, and the next thing begins."""
    seat = table["turn"]
    table["scores"][seat] += table["points"]
    table["gained"][seat] = table["points"]
    table |= {"points": 0, "way": None}
    if table["phase"] == "sunny":
        return table | {"phase": "rain", "turn": 1 - seat, "start": table["rain"]}
    table |= {"first": 1 - seat, "start": None, "played": [None, None], "pranked": False}
    if table["round"] == 8:
        return table | {"phase": "over", "turn": None}
    later = table["round"] + 1
    weather = "sun" if later in (1, 3, 5, 7) else "rain"
    return table | {"phase": "place", "turn": 1 - seat, "round": later, "weather": weather, "gained": [0, 0]}


# The engine, held against them


def seen(state: State) -> Table:
    return deepcopy(dict(GAME.view(state, "all")))


def agree(state: State) -> dict[str, int]:
    """Check all moves of a State and where each leads; gives them with their actions."""
    offered = {GAME.format_move(state, action): action for action in state.legal()}
    expected = foretold(seen(state))
    assert set(offered) == set(expected), GAME.format_position(GAME.view(state, "all"))
    for text, action in offered.items():
        after = state.clone()
        after.play(action)
        assert seen(after) == expected[text], (GAME.format_position(GAME.view(state, "all")), text)
    return offered


def agree_to_the_end_of_the_run(state: State) -> int:
    """Follow every way to run on, all branches, and one of the pranks that come before; gives the number of moves."""
    checked = 0
    phase = seen(state)["phase"]
    offered = agree(state)
    before = [text for text in offered if text.partition(":")[0] in TRICKS]
    for text in [text for text in offered if text not in before] + before[len(before) // 2 :][:1]:
        after = state.clone()
        after.play(offered[text])
        checked += 1
        if seen(after)["phase"] == phase and after.turn == state.turn:
            checked += agree_to_the_end_of_the_run(after)
    return checked


@st.composite
def running(draw: st.DrawFn) -> str:
    """A line in which a fairy is about to run: any ring of six to ten cards, any weather, any pranks and options."""
    cards = draw(st.permutations([card for card in range(1, 8) for _ in range(3)]))
    holes = draw(st.sets(st.sampled_from("abcdefghij"), max_size=4))
    lying = [spot for spot in SPOTS if spot not in holes]
    # On a ring in rising order runs are long, and some come back to where they began.
    laid = cards[: len(lying)] if draw(st.booleans()) else sorted(cards[: len(lying)])
    sunny, rain, *_ = draw(st.permutations(lying))
    marked = [[spot for spot in field if spot in lying and spot != rain] for field in FIELDS.values()]
    assume(all(marked))
    phase = draw(st.sampled_from(["sunny", "rain", "rain"]))
    ring = "".join(str(laid.pop()) if spot in lying else "-" for spot in SPOTS)
    pranks = draw(st.permutations("ejstpr"))
    discards = "".join(map(str, cards[10 : 10 + draw(st.integers(0, 3))])) or "-"
    options = draw(st.sets(st.sampled_from(["free_jump", "clockwise", "recycle_any", "step_first"])))
    played = [draw(st.sampled_from(spots)) for spots in marked]
    return (
        f"round={draw(st.integers(4, 8))} phase={phase} turn={draw(st.integers(0, 1))} first={draw(st.integers(0, 1))} "
        f"ring={ring[:5]}/{ring[5:]} sunny={sunny} rain={rain} played={'/'.join(played)} discards={discards} "
        f"pranks={''.join(pranks[:2])}/{''.join(pranks[2:4])} options={','.join(sorted(options)) or '-'}"
    )


def state_of(line: str) -> State:
    return GAME.guess(GAME.parse_position(line), Rng("restated"))


@settings(max_examples=300)
@given(running())
def test_runs_on_any_ring(line: str) -> None:
    """B9, B10, B13, D1-D10, D19-D23, D35-D37: the same steps, pranks and points as in the restatement."""
    agree_to_the_end_of_the_run(state_of(line))


@pytest.mark.soak
@settings(max_examples=20_000)
@given(running())
def test_runs_on_any_ring_for_long(line: str) -> None:
    """B9, B10, B13, D1-D10, D19-D23, D35-D37: the same, many times."""
    agree_to_the_end_of_the_run(state_of(line))


@given(
    st.integers(0, 10**9),
    st.sets(st.sampled_from(["free_jump", "clockwise", "recycle_any", "opener_ties", "step_first"])),
)
def test_whole_games(seed: int, options: set[str]) -> None:
    """B5-B11, D11-D18, D24-D31, D42: every position of a game played at random agrees with the restatement."""
    rng = Rng(seed)
    state = GAME.setup(2, {option.name: option.name in options or option.values[0] for option in GAME.options})
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.play(state.sample(rng))
            continue
        offered = agree(state)
        # Fairies that stop at random get nowhere, and those that never stop miss what short runs leave behind.
        bold = [action for text, action in offered.items() if text != "stop"]
        actions = bold if bold and rng.below(4) else list(offered.values())
        state.play(actions[rng.below(len(actions))])
    assert seen(state)["round"] == 8


KINDS = ["leap", "misfit leap", "leap home", "lap", "skip", "skip over Sunny", "skip home", "jump", "over a gap"]


@pytest.mark.parametrize("kind", KINDS)
def test_the_lines_hold_the_rare_cases(kind: str) -> None:
    """A guard of the guard: among the lines drawn above are all the cases that a wrong engine could get wrong."""
    few = settings(max_examples=300, phases=[Phase.generate], derandomize=True, database=None, deadline=None)
    assert find(running(), lambda line: kind in kinds(state_of(line)), settings=few)


def kinds(state: State) -> Iterator[str]:
    """What can happen in the runs from a State, in words."""
    table = seen(state)
    here = table[table["phase"]]
    for text, after in foretold(table).items():
        if text.partition(":")[0] in ("stop", *TRICKS):
            continue
        for way in ways(table):
            road = ahead(table, here, way)
            leaps = text == f">{road[1]}"
            home = " home" if text[-1] == table["start"] else ""
            if leaps:
                yield "leap" + home if fits(table, here, road[0]) else "misfit leap"
            elif text[1:] == road[0]:
                yield "lap" if home else "step"
                if abs(SPOTS.index(road[0]) - SPOTS.index(here)) == 2:
                    yield "over a gap"
            elif text[:4] == "skip" and text[-1] == road[1]:
                yield "skip over Sunny" if road[0] == table["sunny"] else "skip"
                yield f"skip{home}"
            else:
                yield text.partition(":")[0]
        if after["phase"] == table["phase"]:
            following = state.clone()
            following.play(GAME.parse_move(state, text) or 0)
            yield from kinds(following)
