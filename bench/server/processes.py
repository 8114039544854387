"""The servers that are measured, each as a process of its own with a folder on the disk."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).parents[2]
PEER = ROOT / ".venv" / "peers-node"
HERE = Path(__file__).parent


@contextmanager
def running(command: list[str], **more: str) -> Iterator[tuple[str, int]]:
    """A server until it is not needed any more: the line with which it said that it is ready, and its process."""
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=os.environ | more
    )
    try:
        assert process.stdout
        yield process.stdout.readline(), process.pid
    finally:
        process.kill()
        process.wait()


@contextmanager
def folder() -> Iterator[Path]:
    """A folder on the same disk as everything else: /tmp may be no disk at all."""
    (ROOT / ".venv").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT / ".venv", ignore_cleanup_errors=True) as path:
        yield Path(path)


@contextmanager
def ours() -> Iterator[tuple[str, int]]:
    """Sunshower: its address and its process."""
    with folder() as data:
        options = ["--port", "0", "--data", str(data), "--no-limits", "--workers", "1"]
        with running([sys.executable, "-m", "sunshower", "serve", *options]) as (line, process):
            yield line.split()[3].rstrip("/"), process


@contextmanager
def theirs() -> Iterator[tuple[str, int]]:
    """boardgame.io: its address and its process."""
    with folder() as data:
        command = ["node", str(HERE / "boardgame.js"), str(data)]
        with running(command, NODE_PATH=str(PEER / "node_modules")) as (line, process):
            yield f"http://127.0.0.1:{line.split()[1]}", process


def installed() -> bool:
    """Install boardgame.io where it is in nobody's way, unless it is there; whether it is there now."""
    wanted = (HERE / "package.json").read_text()
    mark = PEER / "installed"
    if mark.exists() and mark.read_text() == wanted:
        return True
    if not shutil.which("npm"):
        return False
    PEER.mkdir(parents=True, exist_ok=True)
    shutil.copy(HERE / "package.json", PEER)
    done = subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=PEER)
    if done.returncode == 0:
        mark.write_text(wanted)
    return done.returncode == 0


def family(process: int) -> list[int]:
    """A process and those it has started."""
    found = [process]
    for file in sorted(Path("/proc").glob("[0-9]*/stat"), key=lambda file: int(file.parent.name)):
        with suppress(OSError):
            if int(status(file)[1]) in found:
                found.append(int(file.parent.name))
    return found


def status(file: Path) -> list[str]:
    """What Linux says of a process, from its state on."""
    return file.read_text().rpartition(")")[2].split()


def memory(process: int) -> float:
    """The megabytes that a process and those it has started hold in memory."""
    pages = sum(int(Path(f"/proc/{member}/statm").read_text().split()[1]) for member in family(process))
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def processor_time(process: int) -> float:
    """The seconds of processor time that a process has used."""
    used = status(Path(f"/proc/{process}/stat"))
    return (int(used[11]) + int(used[12])) / os.sysconf("SC_CLK_TCK")
