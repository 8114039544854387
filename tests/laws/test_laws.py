"""Every law on every registered game, number of seats and choice of options."""

import os
from secrets import token_hex

import pytest

from . import laws
from .laws import COMPILED_LAWS, LAWS, SECOND, Law, Table, some_tables, tables

SOAK = os.environ.get("SUNSHOWER_SOAK") or token_hex(4)
"""Where a long run begins: somewhere else each time, or where one that failed did."""


@pytest.mark.parametrize("law", COMPILED_LAWS if SECOND else LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("table", some_tables(), ids=str)
def test_law(table: Table, law: Law) -> None:
    law(table, 0)


@pytest.mark.soak
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("table", tables(), ids=str)
def test_law_for_long(table: Table, law: Law, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "LOOKS", 12)  # a few looks at each of many games find more than many at a few
    for number in range(1000):
        law(table, f"{SOAK} {number}")
