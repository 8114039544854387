"""The documentation: its sessions are run, its reference has the whole public face. `make docs` checks the links."""

import doctest
from pathlib import Path

import pytest

import sunshower

DOCS = Path(__file__).parents[1] / "docs"
SESSIONS = [page for page in sorted(DOCS.rglob("*.md")) if ">>>" in page.read_text(encoding="utf-8")]


@pytest.mark.parametrize("page", SESSIONS, ids=lambda page: str(page.relative_to(DOCS)))
def test_guides_show_what_happens(page: Path) -> None:
    session = doctest.DocTestParser().get_doctest(page.read_text(encoding="utf-8"), {}, page.name, str(page), 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    runner.run(session)
    assert runner.summarize().failed == 0


@pytest.mark.parametrize("name", sunshower.__all__)
def test_the_reference_has_the_whole_face(name: str) -> None:
    assert f"sunshower.{name}" in (DOCS / "reference/face.md").read_text(encoding="utf-8")
