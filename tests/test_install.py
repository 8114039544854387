"""What the wheel holds, and when the build may do without the compiler."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Callable
from importlib.metadata import distribution
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent
SUFFIXES = (".so", ".pyd")


def load_hook() -> ModuleType:
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    hook = module_from_spec(spec)
    spec.loader.exec_module(hook)
    return hook


HOOK = load_hook()
needs_compiler = pytest.mark.skipif(bool(HOOK.why_plain()), reason=HOOK.why_plain())


def build(root: Path, into: Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(into)],
        cwd=root,
        env=os.environ | {"SUNSHOWER_NO_PAGE": "1"} | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def said(result: "subprocess.CompletedProcess[str]") -> list[str]:
    return [line for line in result.stderr.splitlines() if line.startswith("sunshower: plain")]


def copy_of_the_sources(folder: Path) -> Path:
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def test_plain_wheel_holds_all_but_extensions(tmp_path: Path) -> None:
    result = build(ROOT, tmp_path, SUNSHOWER_PLAIN="1")
    assert result.returncode == 0, result.stderr
    assert said(result) == ["sunshower: plain Python build (same games, slower): SUNSHOWER_PLAIN is set"]
    (wheel,) = tmp_path.iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")
    names = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    files = [path for path in (ROOT / "src").rglob("*") if path.is_file() and path.suffix not in (".pyc", *SUFFIXES)]
    assert names == {path.relative_to(ROOT / "src").as_posix() for path in files}
    assert "sunshower/py.typed" in names
    for game in (ROOT / "src/sunshower/games").glob("*/rules.py"):
        assert f"sunshower/games/{game.parent.name}/rules.md" in names
        assert any(name.startswith(f"sunshower/games/{game.parent.name}/records/") for name in names)


@pytest.mark.parametrize("compiler", ["/nonexistent/cc", ""])
def test_without_a_compiler_the_wheel_is_plain_and_says_so(tmp_path: Path, compiler: str) -> None:
    # An empty PATH hides the compiler that Python itself was built with.
    missing = {"CC": compiler} if compiler else {"CC": "", "PATH": str(tmp_path)}
    result = build(ROOT, tmp_path / "wheel", SUNSHOWER_PLAIN="", **missing)
    assert result.returncode == 0, result.stderr
    (line,) = said(result)
    assert "there is no C compiler" in line
    (wheel,) = (tmp_path / "wheel").iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")


@needs_compiler
def test_without_python_headers_the_build_is_plain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(tmp_path))
    assert "Python.h" in HOOK.why_plain()


@needs_compiler
def test_a_compiler_that_fails_gives_a_plain_wheel(tmp_path: Path) -> None:
    result = build(ROOT, tmp_path, CC="false")
    assert result.returncode == 0, result.stderr
    assert said(result) == ["sunshower: plain Python build (same games, slower): the C compiler failed"]
    (wheel,) = tmp_path.iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")


@needs_compiler
def test_a_type_error_in_the_rules_fails_the_build(tmp_path: Path) -> None:
    root = copy_of_the_sources(tmp_path)
    with (root / "src/sunshower/core/state.py").open("a") as module:
        module.write('\nBROKEN: int = "not a number"\n')
    result = build(root, tmp_path / "wheel")
    assert result.returncode != 0
    assert "state.py" in result.stderr
    assert "Incompatible types in assignment" in result.stderr
    assert not list((tmp_path / "wheel").glob("*.whl"))


@needs_compiler
def test_the_installed_package_is_compiled_where_it_can_be() -> None:
    # Otherwise a compiler that chokes on our C code would quietly leave only the plain build to test.
    installed = {str(path) for path in distribution("sunshower").files or ()}
    modules = HOOK.modules(ROOT / "src")
    assert modules
    for module in modules:
        assert module in installed
        assert any(name.startswith(f"{module.removesuffix('py')}") and name.endswith(SUFFIXES) for name in installed)


def test_whatever_speaks_of_machine_integers_is_compiled(tmp_path: Path) -> None:
    files = {
        "core/numbers.py": "from mypy_extensions import i64, mypyc_attr\n",
        "core/words.py": "import re\n",
        "games/whist/__init__.py": "",
        "games/whist/pieces.py": "CARDS = 52\n",
        "games/whist/view.py": "# nothing here is an i64\n",
        "games/whist/bot/__init__.py": "",
        "games/whist/bot/heuristic.py": "",
    }
    for name, text in files.items():
        path = tmp_path / "sunshower" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    compiled = ["core/numbers.py", "games/whist/bot/heuristic.py", "games/whist/pieces.py"]
    assert HOOK.modules(tmp_path) == [f"sunshower/{name}" for name in compiled]


@pytest.mark.parametrize(
    ("lock", "asked"),
    [
        ("play.txt", lambda ours: ours["build-system"]["requires"]),
        ("play.txt", lambda ours: ours["project"]["dependencies"]),
        ("play.txt", lambda ours: ours["project"]["optional-dependencies"]["server"]),
        ("tools.txt", lambda ours: ours["dependency-groups"]["test"]),
        ("tools.txt", lambda ours: ours["dependency-groups"]["docs"]),
    ],
)
def test_the_lock_has_all_that_is_asked_for(lock: str, asked: Callable[[dict[str, Any]], list[str]]) -> None:
    pins = re.findall(r"^([\w.-]+)==(\S+)", (ROOT / "requirements" / lock).read_text(encoding="utf-8"), re.MULTILINE)
    versions = {name.lower().replace("_", "-"): version for name, version in pins}
    for text in asked(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))):
        wanted = Requirement(text)
        version = versions.get(wanted.name.lower().replace("_", "-"))
        assert version, f"{lock} has no {wanted.name}: make lock"
        assert version in wanted.specifier, f"{lock} has {wanted.name} {version}, not {wanted.specifier}: make lock"


def test_the_lock_names_no_place_to_get_it_from() -> None:
    for lock in (ROOT / "requirements").iterdir():
        assert "://" not in lock.read_text(encoding="utf-8")
