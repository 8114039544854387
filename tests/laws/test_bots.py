"""Law 14: bots play whole games from Views, and Views alone."""

import json

import pytest

import sunshower

from .laws import SECOND, Table, some_tables

KINDS = ("search", "greedy", "random") if sunshower.compiled else ("greedy", "random")
"""The named levels are made of these; searching whole games in the plain build would take too long."""


@pytest.mark.parametrize("table", some_tables(), ids=str)
def test_bots_play_from_views(table: Table) -> None:
    """All kinds play at every table: in two games, if it has but two seats."""
    for first in range(2 if table.seats < len(KINDS) and not SECOND else 1):
        play_from_views(table, first)


def play_from_views(table: Table, first: int) -> None:
    match = table.match("bots")
    kinds = [KINDS[(first + seat) % len(KINDS)] for seat in range(table.seats)]
    bots = [sunshower.bot(table.game.name, kind, seed, work=1) for seed, kind in enumerate(kinds)]
    while match.to_act:
        seat = match.to_act[0]
        view = json.loads(json.dumps(match.view(seat, memory=True)))
        match.play(seat, bots[seat].choose(view))
    assert match.result


@pytest.mark.parametrize("level", ["random", "greedy"])
@pytest.mark.parametrize("table", some_tables(), ids=str)
def test_bots_are_repeatable(table: Table, level: str) -> None:
    match = table.match("again")
    view = match.view(match.to_act[0])
    assert len({sunshower.bot(table.game.name, level, 7, work=5).choose(view) for _ in range(3)}) == 1


@pytest.mark.parametrize("name", sunshower.games())
def test_a_bot_refuses_a_view_of_somebody_else(name: str) -> None:
    match = sunshower.new(name, seed="views")
    other = (match.to_act[0] + 1) % match.seats
    with pytest.raises(sunshower.IllegalMove, match="not that of the seat"):
        sunshower.bot(name, "random").choose(match.view(other))


def test_unknown_bot() -> None:
    with pytest.raises(sunshower.BadTable) as refusal:
        sunshower.bot(sunshower.games()[0], "deep-thought")
    assert refusal.value.code == "no-such-bot"
