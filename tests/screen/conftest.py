"""How the full screen is tested: without a terminal, by keys and mouse, at tables of this machine."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.geometry import Region
from textual.pilot import Pilot

import sunshower
from sunshower.core.match import Match
from sunshower.tui import speech
from sunshower.tui.full import FullScreen
from sunshower.tui.local import LocalTable
from sunshower.tui.play import seated
from sunshower.tui.saves import SaveFile
from sunshower.tui.sight import Table

SMALL = (80, 24)
LARGE = (120, 40)
PATIENCE = 30
Person = Pilot[str]


@pytest.fixture(autouse=True)
def _data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are kept in a folder of the test's own, and everybody speaks English again afterwards."""
    monkeypatch.setenv("SUNSHOWER_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(speech, "_chosen", "en")


def match_of(game: str, *players: str, seed: str = "demo", **options: Any) -> Match:
    names = seated(list(players) or ["You", "random"])
    return sunshower.new(game, seats=len(names), seed=seed, options=options, players=names)


def at(game: str, position: str, *players: str) -> Match:
    return sunshower.position(game, position, seed="demo", players=seated(list(players) or ["You", "random"]))


def sit(
    table: Match | Table,
    story: Callable[[FullScreen, Person], Awaitable[None]],
    size: tuple[int, int] = SMALL,
    limit: int = PATIENCE * 4,
) -> FullScreen:
    """Let somebody sit down at a table and do something."""

    async def told() -> FullScreen:
        seat: Table = LocalTable(table, SaveFile("sunshower"), pace=0) if isinstance(table, Match) else table

        async def found(_: FullScreen) -> Table:
            return seat

        app = FullScreen(found)
        async with app.run_test(size=size) as person, asyncio.timeout(limit):
            await until(person, lambda: app.sight is not None)
            await story(app, person)
            await seat.leave()
        return app

    return asyncio.run(told())


async def until(person: Person, wanted: Callable[[], object]) -> None:
    """Wait until all is as wanted."""
    async with asyncio.timeout(PATIENCE):
        while not wanted():
            await asyncio.sleep(0.005)


async def my_turn(app: FullScreen, person: Person) -> None:
    await until(person, lambda: app.sight and (app.sight.acting or app.sight.result))


def shown(app: FullScreen, part: Region | None = None) -> str:
    """All that is on the screen, or in a part of it, as text."""
    part = part or app.size.region
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.crop(part.x, part.right).text for strip in strips[part.y : part.bottom])


async def play_on(app: FullScreen, person: Person, seed: str = "1", most: int = 5000) -> None:
    """Pick things that are lit, any of them, until the game is over or so many have been picked."""
    rng = random.Random(seed)
    for _ in range(most):
        await my_turn(app, person)
        if not app.sight or app.sight.result:
            return
        lit = [thing for thing in app.area.lit() if thing[0] != "do:back"]
        app.area.point(rng.choice(lit or app.area.lit()))
        app.area.choose()
        await asyncio.sleep(0)
