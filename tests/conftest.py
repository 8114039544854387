"""Whoever runs the tests may speak any language: what they start speaks English, unless a test says otherwise."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

os.environ["LC_ALL"] = "C.UTF-8"

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
Told = Callable[..., tuple[int, str, str]]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Told:
    """The program without a process of its own: its exit code, what it prints, and what it complains of."""
    from sunshower.cli import obeyed
    from sunshower.tui import speech

    for name in LOCALE:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("SUNSHOWER_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(speech, "_chosen", "en")  # as it will be again

    def told(*args: str, said: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["sunshower", *args])
        (tmp_path / "said").write_text(said, encoding="utf-8")
        with (tmp_path / "said").open(encoding="utf-8") as typed:
            monkeypatch.setattr(sys, "stdin", typed)
            code = obeyed()
        return code, *capsys.readouterr()

    return told
