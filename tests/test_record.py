"""Records: small, exact, and refused when they are cut off, changed or by other rules."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sunshower
from sunshower import BadRecord
from sunshower.core.match import checksum

Record = dict[str, Any]


def played(seed: str = "demo") -> Record:
    match = sunshower.new("road", seed=seed)
    bot = sunshower.bot("road", "random")
    while match.to_act:
        match.play(match.to_act[0], bot.choose(match.view(match.to_act[0])))
    return match.record()


RECORD = played()
FROM_POSITION = sunshower.position("road", sunshower.new("road", seed="demo").position(0), seed="start").record()


def signed(record: Record) -> Record:
    """A forged record with a checksum that fits."""
    return record | {"check": checksum(record | {"check": ""})}


def nested(depth: int) -> Record:
    """Data in data in data: too deep for a checksum."""
    data: Record = {}
    for _ in range(depth):
        data = {"a": data}
    return data


def without(part: str) -> Record:
    return {name: value for name, value in RECORD.items() if name != part}


def with_step(ply: int, step: object) -> Record:
    return RECORD | {"steps": [*RECORD["steps"][:ply], step, *RECORD["steps"][ply + 1 :]]}


def test_a_whole_game_is_small_and_survives_json() -> None:
    text = json.dumps(RECORD)
    assert len(text) < 4000
    assert sunshower.replay(text).record() == RECORD
    assert sunshower.replay(json.loads(text)).record() == RECORD


def test_a_record_without_checksum_or_names_may_be_written_by_hand() -> None:
    by_hand = {
        name: RECORD[name] for name in ("sunshower", "game", "rules", "seats", "options", "chance", "seed", "steps")
    }
    assert sunshower.replay(by_hand).record() == RECORD


@pytest.mark.parametrize(
    ("code", "forge"),
    [
        ("not-a-record", dict),
        ("not-a-record", lambda: RECORD | {"sunshower": 2}),
        ("not-a-record", lambda: "[]"),
        ("not-a-record", lambda: ["steps"]),
        ("cut-off", lambda: ""),
        ("cut-off", lambda: json.dumps(RECORD)[:-20]),
        ("cut-off", lambda: "[" * 100_000),
        ("changed", lambda: RECORD | {"seed": "other"}),
        ("changed", lambda: with_step(30, "5@c")),
        ("other-rules", lambda: signed(RECORD | {"rules": 99})),
        ("other-chance", lambda: signed(RECORD | {"chance": "dice"})),
        ("no-such-game", lambda: signed(RECORD | {"game": "chess"})),
        ("wrong-seats", lambda: signed(RECORD | {"seats": 5})),
        ("no-such-option", lambda: signed(RECORD | {"options": {"flying": True}})),
        ("wrong-name", lambda: signed(RECORD | {"players": ["Ann", 5]})),
        ("bad-field", lambda: signed(RECORD | {"start": "round=9"})),
        ("chance-differs", lambda: signed(RECORD | {"seed": "other", "steps": RECORD["steps"][:25], "result": None})),
        ("other-options", lambda: signed(FROM_POSITION | {"options": {"free_jump": True}})),
        ("chance-differs", lambda: signed(with_step(3, "card:7"))),
        ("broken-step", lambda: signed(with_step(25, "9@z"))),
        ("broken-record", lambda: signed(with_step(25, 7))),
        ("broken-record", lambda: without("seed")),
        ("broken-record", lambda: without("steps")),
        ("broken-record", lambda: RECORD | {"extra": 1}),
        ("broken-record", lambda: RECORD | {"seats": True}),
        ("broken-record", lambda: RECORD | {"rules": 10**5000}),
        ("broken-record", lambda: RECORD | {"options": {"a": object()}}),
        ("broken-record", lambda: RECORD | {"options": {1: 2, "a": 3}}),
        ("broken-record", lambda: RECORD | {"result": nested(100_000)}),
        ("cut-off", lambda: signed(RECORD | {"steps": RECORD["steps"][:10], "result": None})),
        ("other-result", lambda: signed(RECORD | {"steps": RECORD["steps"][:40]})),
        ("other-result", lambda: signed(RECORD | {"result": RECORD["result"] | {"scores": [99, 0]}})),
        ("too-long", lambda: signed(RECORD | {"steps": [*RECORD["steps"], "stop"]})),
    ],
)
def test_a_bad_record_is_refused(code: str, forge: Callable[[], Any]) -> None:
    with pytest.raises(BadRecord) as refusal:
        sunshower.replay(forge())
    assert refusal.value.code == code
    assert refusal.value.sentence.endswith(".")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda children: st.lists(children) | st.dictionaries(st.text(), children),
    max_leaves=5,
)


@given(part=st.sampled_from(sorted(RECORD)), value=JSON)
def test_any_part_may_be_nonsense(part: str, value: object) -> None:
    try:
        sunshower.replay(signed(RECORD | {part: value}))
    except BadRecord:
        return
    assert part in ("players", "start", "result", "check") or value in (RECORD[part], {})


@given(st.text() | st.binary())
def test_any_text_may_be_nonsense(text: str) -> None:
    with pytest.raises(BadRecord):
        sunshower.replay(text)
