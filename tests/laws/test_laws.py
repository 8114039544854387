"""Every law on every registered game, number of seats and choice of options."""

import pytest

from .laws import LAWS, Law, Table, tables


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("table", tables(), ids=str)
def test_law(table: Table, law: Law) -> None:
    for seed in range(2):
        law(table, seed)


@pytest.mark.soak
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("table", tables(), ids=str)
def test_law_for_long(table: Table, law: Law) -> None:
    for seed in range(1000):
        law(table, f"soak {seed}")
