"""Who may import whom: core knows nothing of ours, games know core, nobody reaches into a game."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "sunshower"
ROOMS = {path.relative_to(PACKAGE): path for path in PACKAGE.rglob("*.py")}
ENGINE_LIBRARIES = {"mypy_extensions"}
PATTERNS = re.search(r"^COMPILED = (\(.*?^\))", (ROOT / "hatch_build.py").read_text(encoding="utf-8"), re.M | re.S)


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            yield from (f"{node.module}.{name.name}" for name in node.names)


@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_imports_keep_to_the_layers(room: Path) -> None:
    for name in imported(ROOMS[room]):
        parts = name.split(".")
        if room.parts[0] == "core":
            assert parts[:2] == ["sunshower", "core"] or parts[0] in sys.stdlib_module_names | ENGINE_LIBRARIES
        elif room.parts[0] == "games" and len(room.parts) > 2:
            own = ["sunshower", "games", room.parts[1]]
            assert (
                parts[:2] == ["sunshower", "core"]
                or parts[:3] == own
                or parts[0] in sys.stdlib_module_names | ENGINE_LIBRARIES
            )
        else:
            assert parts[:2] != ["sunshower", "games"] or len(parts) == 2, f"{room} reaches into a game: {name}"


def compiled() -> list[Path]:
    """The modules that the build compiles."""
    assert PATTERNS
    return [room for room in ROOMS if any(room.match(pattern) for pattern in ast.literal_eval(PATTERNS[1]))]


@pytest.mark.parametrize("room", compiled(), ids=str)
def test_constants_of_compiled_modules_are_final(room: Path) -> None:
    """One that is not is looked up in a dictionary each time: it once halved the speed of all games."""
    for node in ast.parse(ROOMS[room].read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            raise AssertionError(f"{room}:{node.lineno} lacks Final")
