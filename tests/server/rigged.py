"""The server with something arranged beforehand: `rigged.py PLAN serve ...`, the plan being a JSON file.

Its parts: "set" gives constants of modules other values; "pragmas" names a file whose line goes to SQLite before
every transaction; "chance" is what chance does, as text, at tables whose first player has a certain name; "secret" is
the secret of every table, and with it tables are called aaaaaa, aaaaab and so on; "fails" names methods, and how often
each fails at first; "versions" raises that of every game's rules, "keeping" the older ones or not; "canary" is a word
that goes, with the seat's number, into whatever a game shows one seat alone.
"""

import json
import sys
from dataclasses import dataclass, replace
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

from sunshower.core.fluent import Variable
from sunshower.core.happenings import Happening, Story
from sunshower.core.words import words


def rig(plan: dict[str, Any]) -> None:
    for name, value in plan.get("set", {}).items():
        module, _, constant = name.rpartition(".")
        setattr(import_module(module), constant, value)
    if "pragmas" in plan:
        bend_store(Path(plan["pragmas"]))
    if "chance" in plan:
        load_dice(plan["chance"])
    if "secret" in plan:
        foresee(plan["secret"])
    if "canary" in plan:
        plant(plan["canary"])
    if "versions" in plan:
        raise_versions(plan["versions"]["keeping"])
    for name, times in plan.get("fails", {}).items():
        spoil(name, times)


def bend_store(file: Path) -> None:
    from sqlalchemy import Connection, Engine, event

    def prepare(connection: Connection) -> None:
        raw = connection.connection.dbapi_connection
        assert raw
        raw.cursor().executescript(file.read_text())

    event.listen(Engine, "begin", prepare)


def load_dice(steps: dict[str, dict[str, str]]) -> None:
    from sunshower.core.match import Match

    fair_chance = Match._chance

    def chance(self: Match) -> int:
        text = steps.get(self.players[0], {}).get(str(self.plies))
        if text is None:
            return fair_chance(self)
        state = self._state
        return next(action for action in state.legal() if self.game.format_move(state, action) == text)

    Match._chance = chance  # type: ignore[method-assign]


def foresee(secret: str) -> None:
    from sunshower import fair
    from sunshower.server import lobby

    codes = ("".join(letters) for letters in product("abcdefghijkmnpqrstuvwxyz", repeat=6))
    lobby.new_code = lambda: next(codes)
    fair.new_secret = lambda: secret


@dataclass(frozen=True, slots=True)
class Marked(Happening):
    """Something that only one seat was told."""

    mark: str


def plant(canary: str) -> None:
    from sunshower.core.match import Match
    from sunshower.core.offers import Offer
    from sunshower.core.registry import games, load

    for game in map(load, games()):
        words().patterns[f"{game.name}-marked"] = (Variable("mark"), ".")
        view, tell = game.view, game.tell

        def marked_view(state: Any, eyes: Any, view: Any = view) -> Any:
            return view(state, eyes) if eyes is None else {**view(state, eyes), "canary": f"{canary}-{eyes}"}

        def marked_tell(state: Any, action: int, eyes: Any, tell: Any = tell) -> tuple[str, Story]:
            move, story = tell(state, action, eyes)
            private = eyes is not None and (move, story) != tell(state, action, None)
            return move, (*story, Marked(None, f"{canary}-{eyes}")) if private else story

        for name, marked in (("view", marked_view), ("tell", marked_tell), ("happenings", (*game.happenings, Marked))):
            object.__setattr__(game, name, marked)  # a manifest is frozen

    offers = Match.offers

    def marked_offers(match: Match, seat: int) -> list[Offer]:
        mark = f"{canary}-{seat}"
        return [replace(offer, picks=[(*path, mark) for path in offer.picks]) for offer in offers(match, seat)]

    Match.offers = marked_offers  # type: ignore[assignment, method-assign]


def raise_versions(keeping: bool) -> None:
    from sunshower.core.registry import games, load

    for game in map(load, games()):
        old = replace(game)
        object.__setattr__(game, "past", {old.version: lambda old=old: old} if keeping else {})
        object.__setattr__(game, "version", game.version + 1)


def spoil(name: str, times: int) -> None:
    place, _, method = name.rpartition(".")
    module, _, kind = place.rpartition(".")
    owner = getattr(import_module(module), kind)
    sound = getattr(owner, method)
    failures = iter(range(times))

    def failing(*args: Any) -> Any:
        if next(failures, None) is not None:
            raise RuntimeError("arranged")
        return sound(*args)

    setattr(owner, method, failing)


if __name__ == "__main__":
    rig(json.loads(Path(sys.argv.pop(1)).read_text()))
    from sunshower.cli import main

    main()
