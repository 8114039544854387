"""Which games there are: every folder beside `road` that carries a manifest, and what other packages bring along.

A package brings a game by the entry point `sunshower.games`, whose name is the game's and which points at its manifest.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pkgutil import iter_modules
from warnings import warn

from sunshower.core.errors import BadTable
from sunshower.core.game import Game

GAMES = "sunshower.games"


@cache
def packages() -> dict[str, str]:
    """The package of each game, by its name. A name of ours stays ours."""
    ours = {module.name: f"{GAMES}.{module.name}" for module in iter_modules(import_module(GAMES).__path__)}
    brought: dict[str, str] = {}
    for point in entry_points(group=GAMES):
        try:
            assert point.load().name == point.name, "its manifest has another name"
            brought[point.name] = point.module
        except Exception as error:  # a package that is broken spoils its own game alone
            warn(f"The game '{point.name}' cannot be loaded: {error}", stacklevel=2)
    return dict(sorted({**brought, **ours}.items()))


def brought() -> list[str]:
    """The games that other packages bring along."""
    return [name for name, package in packages().items() if not package.startswith(f"{GAMES}.")]


def games() -> tuple[str, ...]:
    """The names of the games, in order."""
    return tuple(packages())


def load(name: str, version: int | None = None) -> Game:
    """The manifest of a game; one of an older version of its rules where it is asked for, as by 'road@1'."""
    name, _, ruled = str(name).partition("@")
    version = int(ruled) if ruled.isdecimal() and version is None else version
    if name not in games():
        raise BadTable.because("no-such-game", name=str(name)[:40], games=tuple(games()))
    game: Game = import_module(packages()[name]).GAME
    assert game.name == name, f"the manifest in {packages()[name]} is that of {game.name}"
    if version in (None, game.version):
        return game
    if version not in game.past:
        raise BadTable.because("other-rules", game=game.title, rules=version, version=game.version)
    return game.past[version]()


def home(name: str) -> Traversable:
    """The folder of a game, where its rules.md and its records are."""
    return files(packages()[name])
