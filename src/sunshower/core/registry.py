"""Which games there are: every folder beside `road` that carries a manifest."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from sunshower.core.errors import BadTable
from sunshower.core.game import Game

GAMES = "sunshower.games"


@cache
def games() -> tuple[str, ...]:
    """The names of the games, in order."""
    return tuple(sorted(module.name for module in iter_modules(import_module(GAMES).__path__) if module.ispkg))


def load(name: str) -> Game:
    """The manifest of a game."""
    if name not in games():
        raise BadTable("no-such-game", f"There is no game '{str(name)[:40]}' here; there is {', '.join(games())}.")
    game: Game = import_module(f"{GAMES}.{name}").GAME
    assert game.name == name, f"the manifest in games/{name} is that of {game.name}"
    return game
