"""What the page's sources take from Python is what Python says today, and its types are truly checked."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from sunshower.core.colours import HUES
from sunshower.server.typescript import typescript

from .conftest import ROOT

WEB = ROOT / "web"


def test_the_messages_are_those_of_the_server() -> None:
    written = (WEB / "src/lib/messages.ts").read_text()
    assert written == typescript(), "python -m sunshower.server.typescript > web/src/lib/messages.ts"


def test_the_hues_are_those_of_the_colour_code() -> None:
    found = dict(re.findall(r"--((?:hue|ink)-\w+): (#\w+);", (WEB / "src/art/hues.css").read_text()))
    fills = {f"hue-{hue.name}": hue.fill for hue in HUES}
    assert found == fills | {f"ink-{hue.name}": hue.ink for hue in HUES}


def test_every_hue_has_a_sign_of_its_own() -> None:
    signs = dict(re.findall(r"^  (\w+):\s+\"(M[^\"]+)\"", (WEB / "src/art/signs.ts").read_text(), re.MULTILINE))
    assert set(signs) == {hue.name for hue in HUES}
    assert len(set(signs.values())) == len(HUES)


@pytest.mark.skipif(shutil.which("npx") is None, reason="there is no npm here")
def test_a_planted_mistake_is_found(tmp_path: Path) -> None:
    for name in ("tsconfig.json", "svelte.config.js", "package.json"):
        shutil.copy(WEB / name, tmp_path)
    (tmp_path / "node_modules").symlink_to(WEB / "node_modules")
    (tmp_path / "src").mkdir()
    (tmp_path / "src/Planted.svelte").write_text('<script lang="ts">const seat: number = "three";</script>{seat}')
    done = subprocess.run(
        ["npx", "svelte-check", "--tsconfig", "./tsconfig.json"], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode != 0
    assert "Planted.svelte" in done.stdout
