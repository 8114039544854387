"""The rules once more, slowly, on plain lists: what rules.md says, written without a look at rules.py.

`foretold` takes what lies on the table (a View with all cards open) and gives every move with the View that must come
of it. The engine must offer exactly these moves, and each must lead exactly there.
"""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from itertools import product
from typing import Any

import pytest
from hypothesis import Phase, assume, find, given, settings
from hypothesis import strategies as st

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, OVER, State
from sunshower.games.chroma import GAME

from .conftest import options

Table = dict[str, Any]
COLOURS, SHAPES = "BGORY", "cxpst"
ORDER = [
    *(colour + shape for colour in COLOURS for shape in [*SHAPES, "*"]),
    *("*" + shape for shape in SHAPES),
    *("A*", "*a"),
]
LEFT_OUT = ("sure", "readings")  # these have tests of their own


# The rules, restated


def foretold(table: Table) -> dict[str, Table]:
    """Every move and the table after it."""
    return dict(draws(table) if table["phase"] == "draw" else deeds(table))


def draws(table: Table) -> Iterator[tuple[str, Table]]:
    after = deepcopy(table) | {"phase": "pile", "turn": None}
    if table["pile"] == 0:
        after["pile"] = len(table["discards"]) - 1
        after["discards"] = table["discards"][-1:]
        after["locks"] = table["locks"][:1] if any(table["locks"][:1]) else []
    yield "draw", after
    if table["discards"] and "*" not in table["discards"][-1] and not any(table["locks"][:1]):
        after = deepcopy(table) | {"phase": "act"}
        card = after["discards"].pop()
        after["locks"] = table["locks"][1:]
        after["taken"] = card
        for name in ("hands", "shown"):
            after[name][table["turn"]] = sorted([*table[name][table["turn"]], card], key=ORDER.index)
        yield "take", after


def deeds(table: Table) -> Iterator[tuple[str, Table]]:
    me, seats = table["turn"], table["seats"]
    mine = table["rainbows"][me]
    for card in set(table["hands"][me]):
        idle = table["options"]["no_idle_discard"] and card == table["taken"]
        if not idle:
            yield f"discard:{card}", done(table, card, me, None, card)
        if len(mine) < 5:
            yield f"play:{card}", done(table, card, me, card, None)
        else:
            for gone in {*mine, card}:
                if not (idle and gone == card):
                    yield f"play:{card}-{gone}", done(table, card, me, card, gone)
        if "*" in card:
            for other in set(range(seats)) - {me}:
                for gone in set(table["rainbows"][other]):
                    yield f"wild:{card}@{other}-{gone}", done(table, card, other, card, gone)


def done(table: Table, card: str, owner: int, comes: str | None, goes: str | None) -> Table:
    """A card leaves the hand; one comes to a rainbow, one goes to the discards, or both."""
    me, seats = table["turn"], table["seats"]
    after = deepcopy(table) | {"taken": None}
    after["hands"][me].remove(card)
    if card in after["shown"][me]:
        after["shown"][me].remove(card)
    locks = [max(0, lock - 1) for lock in table["locks"]]
    rainbow = after["rainbows"][owner]
    if comes:
        rainbow.append(comes)
    if goes:
        if comes:
            rainbow.remove(goes)
        after["discards"].append(goes)
        locks.insert(0, 0)
        if comes and "*" in comes and "*" not in goes:
            locks[0] = (owner - me) % seats if table["options"]["lock_for_victim"] and owner != me else 1
    while locks and locks[-1] == 0:
        locks.pop()
    after["locks"] = locks
    rainbow.sort(key=ORDER.index)
    if any(is_rainbow(cards) for cards in after["rainbows"]):
        return after | {"phase": "over", "turn": None, "winner": owner}
    after["turns"] += 1
    if after["turns"] == table["options"]["turn_limit"] * seats:
        return after | {"phase": "over", "turn": None}
    return after | {"phase": "draw", "turn": (me + 1) % seats}


def is_rainbow(cards: list[str]) -> bool:
    """Five cards, some shape, and an order of the colours in which each card can be the one it stands for."""
    if len(cards) != 5:
        return False
    return any(
        len(set(colours)) == 5 for shape in SHAPES for colours in product(*(colours_of(card, shape) for card in cards))
    )


def colours_of(card: str, shape: str) -> str:
    if card in ("A*", "*a"):
        return COLOURS
    if card[1] not in (shape, "*"):
        return ""
    return COLOURS if card[0] == "*" else card[0]


# The engine, held against them


def seen(state: State) -> Table:
    return {name: value for name, value in deepcopy(GAME.view(state, "all")).items() if name not in LEFT_OUT}


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


OPTIONS = st.fixed_dictionaries(
    {
        "no_idle_discard": st.booleans(),
        "lock_for_victim": st.booleans(),
        "turn_limit": st.integers(1, 16),
        "base_sets": st.integers(2, 3),
        "colour_sets": st.integers(0, 3),
        "shape_sets": st.integers(0, 3),
        "all_wilds": st.integers(0, 2),
    }
)


@settings(max_examples=25)
@given(st.integers(0, 10**9), st.integers(2, 6), OPTIONS)
def test_whole_games(seed: int, seats: int, given: dict[str, Any]) -> None:
    """B4-B8, C1-C18, C20, C21, C23-C25, C27: every position of a game agrees with the restatement.

    A third of the moves are whatever comes, the others take the top discard, lay a wild or play into the rainbow.
    """
    rng = Rng(seed)
    state = GAME.setup(seats, options(**given))
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.play(state.sample(rng))
            continue
        offered = agree(state)
        bold = [action for text, action in offered.items() if text.startswith(("take", "wild", "play"))]
        actions = bold if bold and rng.below(3) else list(offered.values())
        state.play(actions[rng.below(len(actions))])


@st.composite
def acting(draw: st.DrawFn) -> str:
    """A line in which somebody is to act: any rainbows, rich in wilds, so that wins and gifts are near."""
    seats = draw(st.integers(2, 4))
    suit = draw(st.sampled_from(SHAPES))
    near = [colour + suit for colour in COLOURS]
    cards = st.sampled_from([*near, *near, *ORDER])
    rainbows = [draw(st.lists(cards, min_size=3, max_size=5)) for _ in range(seats)]
    rainbows = [cards[:4] if is_rainbow(cards) else cards for cards in rainbows]
    turn = draw(st.integers(0, seats - 1))
    hands = [draw(st.lists(cards, min_size=3 + (seat == turn), max_size=3 + (seat == turn))) for seat in range(seats)]
    turns = turn + seats * draw(st.sampled_from([0, 1, 99]))
    flags = draw(st.sets(st.sampled_from(["no_idle_discard", "lock_for_victim"])))
    plenty = ",".join(["base_sets:6", "colour_sets:3", "shape_sets:3", "all_wilds:3", *sorted(flags)])
    rows = ["/".join("".join(row) or "-" for row in name) for name in (rainbows, hands)]
    held = Counter(card for row in [*rainbows, *hands] for card in row)
    assume(all(count <= (3 if "*" in card else 5) for card, count in held.items()))  # no more than there are
    return f"phase=act turn={turn} turns={turns} rainbows={rows[0]} hands={rows[1]} discards=BcGx options={plenty}"


def ends(state: State) -> set[str]:
    """How the deeds open in a State end the game, where they do; each is checked."""
    found = set()
    for action in agree(state).values():
        after = state.clone()
        after.play(action)
        if after.turn == OVER:
            found.add(after.ending())
    return found


def state_of(line: str) -> State:
    return GAME.guess(GAME.parse_position(line), Rng("restated"))


@settings(max_examples=150)
@given(acting())
def test_near_the_end(line: str) -> None:
    """B8, C14, C15, C18, C20: deeds that win, give a win away, or end the last turn."""
    ends(state_of(line))


@pytest.mark.parametrize("ending", GAME.endings)
def test_the_lines_hold_every_ending(ending: str) -> None:
    """A guard of the guard: among the lines drawn above are all ways to end."""
    few = settings(max_examples=150, phases=[Phase.generate], derandomize=True, database=None, deadline=None)
    assert find(acting(), lambda line: ending in ends(state_of(line)), settings=few)
