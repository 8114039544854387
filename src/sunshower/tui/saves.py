"""Where games are kept: a file for every game under way, in the user's data folder."""

import json
import os
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import sunshower
from sunshower import BadRecord, Match

LARGEST = 20_000_000
FINISHED = "finished"


def folder() -> Path:
    """The user's data folder for Sunshower."""
    own = os.environ.get("SUNSHOWER_DATA")
    if own:
        return Path(own).expanduser().absolute()
    shared = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(shared).absolute() / "sunshower"


def write(path: Path, record: Mapping[str, Any]) -> None:
    """Write a record so that at any moment the file is the old one or the new one, whole. Raises OSError."""
    part = written(path.parent, record)
    try:
        os.replace(part, path)
    except OSError:
        part.unlink()
        raise
    settle(path.parent)


def write_new(where: Path, name: str, record: Mapping[str, Any]) -> Path:
    """Write a record to the first free file name-1.json, name-2.json ... and say which. Raises OSError."""
    part = written(where, record)
    try:
        path = next(path for number in count(1) if claimed(part, path := where / f"{name}-{number}.json"))
    finally:
        part.unlink(missing_ok=True)
    settle(where)
    return path


def claimed(part: Path, path: Path) -> bool:
    """Give a file its name, unless another game has it: a link, unlike a rename, never takes a name away."""
    try:
        os.link(part, path)
    except FileExistsError:
        return False
    except OSError:  # a file system without links
        if path.exists():
            return False
        os.replace(part, path)
    return True


def written(where: Path, record: Mapping[str, Any]) -> Path:
    """A record in a file of its own beside its future place, safe on the disk."""
    where.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(suffix=".part", dir=where)
    try:
        with open(handle, "w", encoding="utf-8") as file:
            json.dump(record, file)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        os.unlink(name)
        raise
    return Path(name)


def settle(where: Path) -> None:
    """Make a new name in a folder safe on the disk, where folders can be opened."""
    with suppress(OSError):
        handle = os.open(where, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def latest(game: str | None = None) -> Path:
    """The game under way that was played last. Raises BadRecord if there is none."""
    with suppress(OSError):
        found = list(folder().glob(f"{game or '*'}-*.json"))
        if found:
            return max(found, key=lambda path: path.stat().st_mtime_ns)
    raise BadRecord("nothing-saved", f"There is no saved game{f' of {game}' if game else ''} in {folder()}.")


def read(path: Path) -> Match:
    """The match of a record in a file. Raises BadRecord, naming the file."""
    try:
        with open(path, "rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "it is not a file name"
        raise BadRecord("no-such-file", f"{path} cannot be read: {reason}.") from error
    if len(data) > LARGEST:
        raise BadRecord("too-large", f"{path} is too large for a record.")
    try:
        return sunshower.replay(data.decode("utf-8", "replace"))
    except BadRecord as refusal:
        raise BadRecord(refusal.code, f"{path}: {refusal.sentence}", refusal.rule) from refusal
