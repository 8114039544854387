"""Records: a match as JSON, played again and checked step by step."""

from collections.abc import Mapping
from itertools import zip_longest
from json import loads
from typing import Any

from sunshower.core.chance import GENERATOR
from sunshower.core.errors import BadPosition, BadRecord, BadTable, IllegalMove
from sunshower.core.match import FORMAT, Match, checksum
from sunshower.core.registry import load

LONGEST = 100_000
KINDS: Mapping[str, type | tuple[type, ...]] = {
    "sunshower": int,
    "game": str,
    "rules": int,
    "seats": int,
    "players": list,
    "options": dict,
    "chance": str,
    "seed": str,
    "start": (str, type(None)),
    "steps": list,
    "result": (dict, type(None)),
    "check": str,
    "fair": dict,
}
OPTIONAL = {"players", "check", "fair", "result", "start"}
"""`fair` says where the seed came from; `sunshower verify` looks into it, a replay needs only the seed."""


def replay(record: Mapping[str, Any] | str) -> Match:
    """The match of a record, given as data or as JSON; refuses one that is cut off, changed, or by other rules."""
    parts = checked(parsed(record) if isinstance(record, str) else record)
    match = table_of(parts)
    steps = parts["steps"]
    while match.plies < len(steps):
        if match.result:
            raise BadRecord("too-long", f"The game was over before step {match.plies}.")
        step = steps[match.plies]
        try:
            match.play(match.to_act[0], step)
        except IllegalMove as refusal:
            said = f"Step {match.plies}, '{str(step)[:40]}', is not possible there"
            raise BadRecord("broken-step", f"{said}: {refusal.sentence}") from refusal
    compare(match.record(), parts)
    return match


def parsed(text: str) -> Mapping[str, Any]:
    """The parts of a record given as JSON."""
    try:
        record = loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord("cut-off", "This is not a whole record: it cannot be read as JSON.") from error
    if not isinstance(record, dict):
        raise BadRecord("not-a-record", "This is not a record of a match.")
    return record


def checked(record: Mapping[str, Any]) -> Mapping[str, Any]:
    """A record with every part there and of the right kind, of this format and of these rules."""
    if not isinstance(record, Mapping) or record.get("sunshower") != FORMAT:
        raise BadRecord("not-a-record", f"This is not a record in Sunshower's format {FORMAT}.")
    for name, kind in KINDS.items():
        if (name in record or name not in OPTIONAL) and not is_a(record.get(name), kind):
            raise BadRecord("broken-record", f"The record's part '{name}' is missing or of the wrong kind.")
    if not set(record) <= set(KINDS):
        raise BadRecord("broken-record", "The record has a part that does not belong there.")
    if len(record["steps"]) > LONGEST or not all(is_a(step, str) for step in record["steps"]):
        raise BadRecord("broken-record", f"A record has at most {LONGEST} steps, each a short text.")
    if record["chance"] != GENERATOR:
        raise BadRecord("other-chance", f"The record names another chance generator than {GENERATOR}.")
    if not 0 <= record["rules"] < 10**9:
        raise BadRecord("broken-record", "The record names no version of the rules.")
    if "check" in record and record["check"] != checksum_of(record):
        raise BadRecord("changed", "The record does not match its own checksum: it was changed or damaged.")
    return record


def checksum_of(record: Mapping[str, Any]) -> str:
    """The sum that a record should carry; where its seed came from is no part of it."""
    try:
        return checksum({**{name: part for name, part in record.items() if name != "fair"}, "check": ""})
    except (TypeError, ValueError, RecursionError) as error:
        raise BadRecord("broken-record", "The record holds something that is no plain data.") from error


def is_a(value: object, kind: type | tuple[type, ...]) -> bool:
    """Whether a value is of a kind; a bool is no number here."""
    return isinstance(value, kind) and not isinstance(value, bool)


def table_of(parts: Mapping[str, Any]) -> Match:
    """The table of a record, dealt from its seed."""
    try:
        game = load(parts["game"])
        if parts["rules"] != game.version:
            played = f"The record was played by version {parts['rules']} of the rules of {game.title}"
            raise BadRecord("other-rules", f"{played}; this program plays version {game.version}.")
        return Match(
            game,
            seats=parts["seats"],
            seed=parts["seed"],
            options=parts["options"],
            start=parts.get("start"),
            players=parts.get("players"),
        )
    except (BadTable, BadPosition) as refusal:
        raise BadRecord(refusal.code, f"The record's table cannot be set. {refusal.sentence}") from refusal


def compare(played: Mapping[str, Any], parts: Mapping[str, Any]) -> None:
    """The record that was played again must be the one that was given."""
    if any(played["options"][name] != value for name, value in parts["options"].items()):
        raise BadRecord("other-options", "The record's options are not those of its starting position.")
    for ply, (mine, given) in enumerate(zip_longest(played["steps"], parts["steps"])):
        if given is None:
            raise BadRecord("cut-off", f"The record ends in the middle of step {ply}.")
        if mine != given:
            raise BadRecord("chance-differs", f"Step {ply} is '{given[:40]}', but the seed gives '{mine}'.")
    if "result" in parts and played["result"] != parts["result"]:
        raise BadRecord("other-result", "The record's result is not the one that its moves lead to.")
