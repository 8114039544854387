"""What games put on the wire, typed: each game's View, moves and happenings as tagged structs.

A game declares them once, in plain Python, and needs no library for it. Here its declarations become types of msgspec,
so that messages, JSON schema and the page's TypeScript all know what a View of Rainbow Road holds. A View is sent as it
is: the structs describe it. What a game from another package puts on the wire is described likewise.
"""

from collections.abc import Iterable, Mapping
from functools import cache, reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, get_type_hints

from msgspec import UNSET, Struct, UnsetType, defstruct

from sunshower.core.game import Game
from sunshower.core.happenings import Happening, Story, spelled
from sunshower.core.registry import games, load


def view_type(game: Game) -> type[Struct]:
    """A View of a game, told apart by the game's name."""
    view: Any = game.facts.type
    known = {name: hint for name, hint in get_type_hints(view).items() if name != "game"}
    always = [(name, hint) for name, hint in known.items() if name not in view.__optional_keys__]
    sometimes = [(name, hint | UnsetType, UNSET) for name, hint in known.items() if name in view.__optional_keys__]
    return defstruct(view.__name__, [*always, *sometimes], tag_field="game", tag=game.name, namespace=said_of(view))


def move_type(game: Game) -> type[Struct]:
    """A move of a game: its kind, and those of its parts that it has."""
    move = game.moves.type
    parts = [(name, hint, None) for name, hint in get_type_hints(move).items() if name != "kind"]
    kinds: Any = Literal[tuple(kind.name for kind in game.moves.kinds if kind.paths)]
    return defstruct(
        move.__name__,
        [("kind", kinds), *parts],
        tag_field="game",
        tag=game.name,
        omit_defaults=True,
        namespace=said_of(move),
    )


@cache
def happening_types(name: str) -> dict[type[Happening], type[Struct]]:
    """Everything that can happen in a game, each told apart by the game's name and its own."""
    game = load(name)
    return {
        kind: defstruct(
            game.facts.type.__name__.removesuffix("View") + kind.__name__,
            list(get_type_hints(kind).items()),
            tag_field="what",
            tag=f"{game.name}.{spelled(kind)}",
            namespace=said_of(kind),
        )
        for kind in game.happenings
    }


def said_of(kind: type) -> dict[str, Any]:
    """What a declaration says about itself, for the description of its type."""
    return {"__doc__": kind.__doc__}


def move_sent(game: str, move: Any) -> Mapping[str, Any]:
    """A move as it is sent."""
    return {"game": game, **{name: part for name, part in move._asdict().items() if part is not None}}


def happenings_sent(game: Game, story: Story) -> list[Struct]:
    """What happened, as it is sent."""
    kinds = happening_types(game.ruled)
    sent = [(kinds[type(each)], each) for each in story]
    return [kind(*[getattr(each, part) for part in kind.__struct_fields__]) for kind, each in sent]


def either(kinds: Iterable[Any]) -> Any:
    """One of some types."""
    return reduce(or_, kinds)


if TYPE_CHECKING:
    AnyView: TypeAlias = Mapping[str, Any]
    AnyMove: TypeAlias = Mapping[str, Any]
    AnyHappening: TypeAlias = Struct
else:
    ALL = [load(name) for name in games()]
    AnyView = either(map(view_type, ALL))
    AnyMove = either(map(move_type, ALL))
    AnyHappening = either(kind for game in ALL for kind in happening_types(game.ruled).values())
