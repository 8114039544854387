"""Who may import whom: the table below is the architecture, and every import of ours is held against it."""

import ast
import runpy
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "sunshower"
ROOMS = {path.relative_to(PACKAGE): path for path in PACKAGE.rglob("*.py")}

FACE = Path("__init__.py")
"""What `import sunshower` gives to everybody."""
SERVERS = "alembic cryptography litestar msgspec prometheus_client sqlalchemy structlog uvicorn websockets"
RESEARCH = "gymnasium numpy open_spiel pettingzoo polars pyspiel"
LAYERS = {
    # layer      may import of ours                          and of others, beside the standard library
    "core":     ("",                                         "librt mypy_extensions"),
    "games":    ("core",                                     "librt mypy_extensions"),
    "bots":     ("core",                                     "librt mypy_extensions"),
    "rulebook": ("core",                                     ""),
    "fair":     ("core",                                     "cryptography"),
    "face":     ("core bots games research review",          ""),
    "research": ("core bots",                                RESEARCH),
    "review":   ("core bots",                                ""),
    "arena":    ("core bots face",                           ""),
    "lab":      ("core bots face arena",                     "altair librt mypy_extensions polars ray vl_convert"),
    "tui":      ("core bots face fair rulebook",             "rich textual websockets"),
    "server":   ("core bots face fair rulebook",             SERVERS),
    "cli":      ("core bots review face fair rulebook arena lab tui server", "typer"),
    "__main__": ("cli",                                      ""),
}  # fmt: skip


def imported(tree: ast.AST) -> Iterator[str]:
    """Every name that is imported anywhere below."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: imports are absolute"
            yield from (f"{node.module}.{name.name}" for name in node.names)


def parsed(room: Path) -> ast.Module:
    return ast.parse(ROOMS[room].read_text(encoding="utf-8"))


def trespasses(room: Path, tree: ast.AST) -> list[str]:
    """The names that a room imports and may not."""
    here = "face" if room == FACE else room.with_suffix("").parts[0]
    ours, others = LAYERS[here]
    found = []
    for name in imported(tree):
        top, *below = name.split(".")
        if top != "sunshower":
            fine = top in sys.stdlib_module_names or top in others.split()
        elif below[:1] == ["games"]:
            fine = fine_in_games(room, below)
        else:
            layer = below[0] if below and below[0] in LAYERS else "face"
            fine = layer in (here, *ours.split())
        if not fine:
            found.append(name)
    return found


def fine_in_games(room: Path, below: list[str]) -> bool:
    """A game knows itself alone, and its manifest alone what is for its bots; the face knows that there are games."""
    if room.parts[0] != "games":
        return below == ["games"] and room == FACE
    own, for_bots = below[1] == room.parts[1], below[2:3] == ["bot"]
    return own and (not for_bots or room.parts[2] in ("__init__.py", "bot"))


@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_imports_keep_to_the_layers(room: Path) -> None:
    assert trespasses(room, parsed(room)) == []


@pytest.mark.parametrize(
    ("room", "line"),
    [
        ("core/match.py", "import sunshower"),
        ("core/match.py", "from sunshower.bots import bot"),
        ("core/match.py", "import msgspec"),
        ("games/road/rules.py", "from sunshower.games.chroma.pieces import DECK"),
        ("games/road/rules.py", "from sunshower.games.road.bot.solver import solve"),
        ("games/road/view.py", "from sunshower.games.road import bot"),
        ("games/road/view.py", "from sunshower.bots import Level"),
        ("bots/search.py", "from sunshower import Match"),
        ("bots/search.py", "from sunshower.games.road.rules import RoadState"),
        ("arena/pool.py", "from sunshower.server.workers import WorkerPool"),
        ("arena/pool.py", "from sunshower.lab import shards"),
        ("lab/play.py", "from sunshower.games.road import GAME"),
        ("server/room.py", "from sunshower.tui import saves"),
        ("server/room.py", "import sunshower.arena.run"),
        ("server/table.py", "from sunshower.games.road import GAME"),
        ("tui/play.py", "from sunshower.server.fair import verify"),
        ("cli.py", "from sunshower.games import road"),
    ],
)
def test_whoever_trespasses_is_seen(room: str, line: str) -> None:
    assert trespasses(Path(room), ast.parse(line))


def test_the_command_line_starts_at_once() -> None:
    """Each command imports what it needs when it runs."""
    for node in parsed(Path("cli.py")).body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            assert not [name for name in imported(node) if name.startswith("sunshower")], f"line {node.lineno}"


FULL = {Path("tui", f"{name}.py") for name in ("area", "canvas", "full", "log", "pages", "remote", "start")}
"""What needs the extra `terminal`."""


@pytest.mark.parametrize("room", sorted(room for room in ROOMS if room.parts[0] == "tui"), ids=str)
def test_line_mode_needs_nothing_but_python(room: Path) -> None:
    """The full screen is an extra: whatever plays line by line imports nothing of it."""
    if room in FULL or "boards" in room.parts:
        return
    for name in imported(parsed(room)):
        assert name.split(".")[0] not in ("rich", "textual", "websockets"), name
        assert not any(name.startswith(".".join(("sunshower", *full.with_suffix("").parts))) for full in FULL), name


def compiled() -> list[Path]:
    """The modules that the build compiles."""
    names = runpy.run_path(str(ROOT / "hatch_build.py"))["modules"](PACKAGE.parent)
    return [Path(name).relative_to("sunshower") for name in names]


@pytest.mark.parametrize("room", compiled(), ids=str)
def test_constants_of_compiled_modules_are_final(room: Path) -> None:
    """One that is not is looked up in a dictionary each time: it once halved the speed of all games."""
    for node in parsed(room).body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            raise AssertionError(f"{room}:{node.lineno} lacks Final")
