"""What each compiled module costs: its lines, its machine code, and the time that it adds to a build."""

import re
import resource
import subprocess
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import hatch_build

from bench.contestant import ROOT

SYMBOL = re.compile(r"[0-9a-f]+ ([0-9a-f]+) [tTrRdDbB] CPy(?:Def|Py|Type|Static)?_?(\w+)")


class Room(NamedTuple):
    """Modules that belong together: the core, the search, the rules of a game, what its bots know of it."""

    name: str
    lines: int
    size: int
    """Bytes of machine code."""
    seconds: float
    """Of the processor's time, to build it on top of the rooms before."""


class Module(NamedTuple):
    """One file."""

    path: str
    lines: int
    size: int


def room_of(path: str) -> str:
    """The room of a module: games/road/state.py is in road's rules, as are all that its rules are made of."""
    parts = Path(path).parts[1:-1]
    if parts[0] != "games":
        return parts[0]
    return f"{parts[1]} bot" if parts[-1] == "bot" else f"{parts[1]} rules"


def modules(library: Path) -> list[Module]:
    """The modules in a built library."""
    paths = hatch_build.modules(ROOT / "src")
    names = {path: path.removesuffix(".py").split("/") for path in paths}
    sizes: Counter[str] = Counter()
    for size, symbol in SYMBOL.findall(run("nm", "-S", "--defined-only", str(library))):
        owners = [(ending, path) for path, parts in names.items() if (ending := longest_ending(parts, symbol))]
        if owners:
            sizes[max(owners)[1]] += int(size, 16)
    return [Module(path, (ROOT / "src" / path).read_text(encoding="utf-8").count("\n"), sizes[path]) for path in paths]


def longest_ending(parts: list[str], symbol: str) -> int:
    """How many of the last parts of a module's name a symbol begins with: mypyc names things by as few as it needs."""
    lengths = range(len(parts), 0, -1)
    return next((length for length in lengths if symbol.startswith("___".join(parts[-length:]) + "___")), 0)


def rooms(found: list[Module]) -> list[Room]:
    """The same by rooms, with what each adds to the time of a build: built one after the other, on top of the core."""
    names = list(dict.fromkeys(room_of(module.path) for module in found))
    times: dict[frozenset[str], float] = {}

    def seconds(*of: str) -> float:
        chosen = frozenset(of)
        if chosen not in times:
            times[chosen] = build_seconds([module.path for module in found if room_of(module.path) in chosen])
        return times[chosen]

    shared = [name for name in names if " " not in name]
    costs: dict[str, float] = {}
    for number, name in enumerate(shared):
        costs[name] = seconds(*shared[: number + 1]) - (seconds(*shared[:number]) if number else 0.0)
    for name in names:
        if " " in name:
            rules = name.replace("bot", "rules")
            below = [*shared, rules] if name != rules else shared
            costs[name] = seconds(*below, name) - seconds(*below)
    return [
        Room(
            name,
            sum(module.lines for module in found if room_of(module.path) == name),
            sum(module.size for module in found if room_of(module.path) == name),
            costs[name],
        )
        for name in names
    ]


def build_seconds(paths: list[str]) -> float:
    """The processor's time that it takes to compile some modules, in a process of its own."""
    with TemporaryDirectory(prefix="sunshower-modules-") as folder:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        run(sys.executable, "-m", "bench.modules", folder, *paths)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def run(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    folder, *paths = sys.argv[1:]
    hatch_build.modules = lambda src: paths
    with hatch_build.Progress() as progress:
        hatch_build.compile_modules(ROOT, Path(folder), progress)
