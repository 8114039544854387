"""Records: a match as JSON, played again and checked step by step."""

from collections.abc import Mapping
from itertools import zip_longest
from json import loads
from typing import Any

from sunshower.core.chance import GENERATOR
from sunshower.core.errors import BadPosition, BadRecord, BadTable, IllegalMove
from sunshower.core.match import FORMAT, Match, checksum
from sunshower.core.message import Message
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
            raise BadRecord.because("too-long", step=match.plies)
        step = steps[match.plies]
        try:
            match.play(match.to_act[0], step)
        except IllegalMove as refusal:
            raise BadRecord.because("broken-step", step=match.plies, move=step[:40], why=refusal.says) from refusal
    compare(match.record(), parts)
    return match


def parsed(text: str) -> Mapping[str, Any]:
    """The parts of a record given as JSON."""
    try:
        record = loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord("cut-off", Message("table-no-record-json")) from error
    if not isinstance(record, dict):
        raise BadRecord.because("not-a-record")
    return record


def checked(record: Mapping[str, Any]) -> Mapping[str, Any]:
    """A record with every part there and of the right kind, of this format and of these rules."""
    if not isinstance(record, Mapping) or record.get("sunshower") != FORMAT:
        raise BadRecord("not-a-record", Message("table-no-record-format", {"format": FORMAT}))
    for name, kind in KINDS.items():
        if (name in record or name not in OPTIONAL) and not is_a(record.get(name), kind):
            raise BadRecord.because("broken-record", name=name)
    if not set(record) <= set(KINDS):
        raise BadRecord("broken-record", Message("table-no-record-parts"))
    if len(record["steps"]) > LONGEST or not all(is_a(step, str) for step in record["steps"]):
        raise BadRecord("broken-record", Message("table-no-record-steps", {"most": LONGEST}))
    if record["chance"] != GENERATOR:
        raise BadRecord.because("other-chance", chance=GENERATOR)
    if not 0 <= record["rules"] < 10**9:
        raise BadRecord("broken-record", Message("table-no-record-version"))
    if "check" in record and record["check"] != checksum_of(record):
        raise BadRecord.because("changed")
    return record


def checksum_of(record: Mapping[str, Any]) -> str:
    """The sum that a record should carry; where its seed came from is no part of it."""
    try:
        return checksum({**{name: part for name, part in record.items() if name != "fair"}, "check": ""})
    except (TypeError, ValueError, RecursionError) as error:
        raise BadRecord("broken-record", Message("table-no-record-data")) from error


def is_a(value: object, kind: type | tuple[type, ...]) -> bool:
    """Whether a value is of a kind; a bool is no number here."""
    return isinstance(value, kind) and not isinstance(value, bool)


def table_of(parts: Mapping[str, Any]) -> Match:
    """The table of a record, dealt from its seed."""
    try:
        return Match(
            load(parts["game"], parts["rules"]),
            seats=parts["seats"],
            seed=parts["seed"],
            options=parts["options"],
            start=parts.get("start"),
            players=parts.get("players"),
        )
    except (BadTable, BadPosition) as refusal:
        if refusal.code == "other-rules":
            raise BadRecord(refusal.code, Message("table-no-record-rules", refusal.says.args)) from refusal
        raise BadRecord(refusal.code, Message("table-no-record-table", {"why": refusal.says})) from refusal


def compare(played: Mapping[str, Any], parts: Mapping[str, Any]) -> None:
    """The record that was played again must be the one that was given."""
    if any(played["options"][name] != value for name, value in parts["options"].items()):
        raise BadRecord.because("other-options")
    for ply, (mine, given) in enumerate(zip_longest(played["steps"], parts["steps"])):
        if given is None:
            raise BadRecord.because("cut-off", step=ply)
        if mine != given:
            raise BadRecord.because("chance-differs", step=ply, given=given[:40], drawn=mine)
    if "result" in parts and played["result"] != parts["result"]:
        raise BadRecord.because("other-result")
