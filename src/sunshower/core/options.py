"""Options: what a table can choose about its game, checked, and written in a one-line position."""

import re
from collections.abc import Mapping, Sequence

from sunshower.core.errors import BadPosition, BadTable
from sunshower.core.facts import bad
from sunshower.core.game import Game, Option, Options
from sunshower.core.message import Arg, Message, either

Value = bool | int | str


def checked_options(game: Game, given: Mapping[str, object]) -> dict[str, Value]:
    """All options of a game with their values; those not given have their defaults."""
    if not isinstance(given, Mapping):
        raise BadTable.because("wrong-options")
    known = {option.name: option for option in game.options}
    for name, value in given.items():
        if name not in known:
            raise BadTable.because("no-such-option", game=game.title, name=str(name)[:40], names=tuple(known))
        refusal = refused_value(known[name], value)
        if refusal:
            raise BadTable("wrong-option", refusal)
    return {name: given.get(name, option.values[0]) for name, option in known.items()}  # type: ignore[misc]


def refused_value(option: Option, value: object) -> Message | None:
    """Why an option cannot have a value; None if it can."""
    if isinstance(value, bool | int | str) and type(value) in map(type, option.values):
        if option.refuses:
            return option.refuses(value)
        if value in option.values:
            return None
    if option.within:
        bounds: dict[str, Arg] = {"name": option.name, "low": option.within[0], "high": option.within[-1]}
        return Message("table-no-whole-number", bounds)
    values = either([spelled(value) for value in option.values])
    args: dict[str, Arg] = {"name": option.name, "values": values, "free": option.refuses is not None}
    return Message("table-no-wrong-option", args)


def spelled(value: Value) -> str:
    """A value of an option as people write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def format_options(options: Sequence[Option], chosen: Options) -> str:
    """The options that are not as usual: their names, with a value where it is more than a switch; - for none."""
    given = [(option.name, chosen[option.name]) for option in options if chosen[option.name] != option.values[0]]
    return ",".join(name if value is True else f"{name}:{spelled(value)}" for name, value in given) or "-"


def parse_options(options: Sequence[Option], text: str) -> dict[str, Value]:
    """The options that a line tells; those it does not are as usual. A value may have commas, too: crossings:1,2."""
    known = {option.name: option for option in options}
    found: dict[str, Value] = {}
    for word in [] if text == "-" else re.split(rf",(?=(?:{'|'.join(known)})(?:[:,]|$))", text):
        name, colon, value = word.partition(":")
        if name not in known:
            bad("options", "table-no-field-word", words=either([*known]))
        if name in found:
            bad("options", "table-no-field-option", option=name)
        found[name] = read_value(value) if colon else True
        refusal = refused_value(known[name], found[name])
        if refusal:
            raise BadPosition("bad-field", refusal)
    return {name: found.get(name, option.values[0]) for name, option in known.items()}


def read_value(text: str) -> Value:
    """A value of an option as a line writes it: a switch, a number or a word."""
    if text in ("yes", "no", "true", "false"):
        return text in ("yes", "true")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text
