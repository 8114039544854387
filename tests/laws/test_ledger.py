"""Law 16: the rules are told in rules.md, and each rule of rules.md and each refusal is held by a test."""

import ast
from pathlib import Path

import pytest

from sunshower.core.fluent import parse
from sunshower.core.registry import games, home, load, packages
from sunshower.core.words import texts

from .page import IDS, PAGE_LAWS, PageLaw, page, told

TESTS = Path(__file__).parents[1] / "games"
OURS = [name for name, package in packages().items() if package.startswith("sunshower.")]
"""The games whose tests are here, too."""


def sources(name: str) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted((TESTS / name).glob("test_*.py"))]


def cited_in_docstrings(source: str) -> set[str]:
    """The ids in what the tests of a file say about themselves."""
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    return {id_ for node in functions for id_ in IDS.findall(ast.get_docstring(node) or "")}


def refused(source: str) -> set[str]:
    """The codes in the table of refusals: the last word but one of each row."""
    tables = [
        node.value.elts
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "TABLE" and isinstance(node.value, ast.List)
    ]
    return {ast.literal_eval(row.elts[-2]) for rows in tables for row in rows if isinstance(row, ast.Tuple)}


@pytest.mark.parametrize("law", PAGE_LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("name", games())
def test_rules_page(name: str, law: PageLaw) -> None:
    law(load(name), page(name))


@pytest.mark.parametrize("name", OURS)
def test_every_rule_is_tested(name: str) -> None:
    cited = {id_ for source in sources(name) for id_ in IDS.findall(source)}
    assert told(page(name)) - cited == set()


@pytest.mark.parametrize("name", OURS)
def test_every_rule_that_a_test_names_is_told(name: str) -> None:
    assert {id_ for source in sources(name) for id_ in cited_in_docstrings(source)} - told(page(name)) == set()


@pytest.mark.parametrize("name", OURS)
def test_every_option_cites_its_ruling(name: str) -> None:
    game = load(name)
    assert {option.ruling for option in game.options} <= set(game.rulings)


@pytest.mark.parametrize("name", OURS)
def test_every_refusal_is_tested(name: str) -> None:
    """Each code of why.py has a row in the table of refusals, and there is no row for a code that is gone."""
    why = (home(name) / "why.py").read_text(encoding="utf-8")
    table = (TESTS / name / "test_refusals.py").read_text(encoding="utf-8")
    begins = f"{name}-no-"
    codes = {key.removeprefix(begins) for key in parse(dict(texts("en"))[name]) if key.startswith(begins)}
    assert {code for code in codes if f'"{code}"' in why} | {"not-understood"} == refused(table)
