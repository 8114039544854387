"""Where games are kept: a file for every game under way, in the user's data folder."""

import json
import os
import shlex
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import sunshower
from sunshower import BadRecord, BadTable, IllegalMove, Match
from sunshower.core.errors import reason
from sunshower.core.game import Eyes
from sunshower.core.message import Message
from sunshower.tui.speech import say

LARGEST = 20_000_000
FINISHED = "finished"
CRASHED = 60  # seconds after which nobody is still writing a part


class SaveFile:
    """The file that the game of one session is kept in, and the copies made of it."""

    def __init__(self, program: str, file: Path | None = None) -> None:
        self.program = program
        self.file = file
        self.checksum = checksum(file) if file else None
        """The checksum of what this session has last seen in the file: another one means another session."""
        self.copies: set[Path] = set()

    def keep(self, match: Match) -> str:
        """Save a match where the next session finds it, and return what there is to say about that. Raises OSError."""
        record = match.record()
        taken = self.file if self.file and checksum(self.file) not in (None, self.checksum) else None
        if self.file is None or taken:
            self.file = write_new(folder(), match.game.name, record)
        else:
            write(self.file, record)
        self.checksum = record["check"]
        return say("moved", file=str(taken), other=str(self.file)) if taken else ""

    def clear(self) -> None:
        """Remove the file of a finished game, unless another session goes on with it."""
        if self.file and checksum(self.file) == self.checksum:
            with suppress(OSError):
                self.file.unlink(missing_ok=True)

    def save(self, match: Match, name: str) -> str:
        """Save at a person's wish, and return how to read it: a copy in a file, or a finished game for good."""
        try:
            if name:
                path = Path(name).expanduser().absolute()
                if path.exists() and path not in self.copies:
                    raise IllegalMove.because("file-exists", file=str(name))
                if not path.parent.exists():  # a slip of the hand makes no folder
                    raise IllegalMove.because("no-such-folder", folder=str(path.parent))
                write(path, match.record())
            elif match.result:
                path = write_new(folder() / FINISHED, match.game.name, match.record())
            else:
                return self.keep_for_later(match)
        except (OSError, ValueError, RuntimeError) as error:
            raise IllegalMove.because("not-saved", file=name or None, reason=reason(error)) from error
        self.copies.add(path)
        return f"{say('saved', open=not match.result)}\n  {self.program} replay {shlex.quote(str(path))}"

    def keep_for_later(self, match: Match) -> str:
        """Keep a match, and return how to go on with it. Raises OSError."""
        said = self.keep(match)
        return "\n".join(filter(None, [said, say("kept"), self.resume_command(self.file)]))

    def resume_command(self, file: Path | None) -> str:
        return f"  {self.program} play --resume {shlex.quote(str(file))}"

    def lost(self, match: Match, eyes: Eyes, error: OSError) -> str:
        """What to say when somebody leaves a game that cannot be kept: why, where it stands, and where a copy is."""
        return "\n".join(
            [
                say("lost", folder=str(folder()), reason=reason(error)),
                say("stands"),
                f"  {match.position(eyes)}",
                self.rescue(match),
            ]
        )

    def rescue(self, match: Match) -> str:
        """Put a copy among the temporary files, and say how to go on with it."""
        try:
            path = write_new(Path(tempfile.mkdtemp(prefix="sunshower-")), match.game.name, match.record())
        except OSError:
            return say("no-copy")
        return f"{say('copy')}\n{self.resume_command(path)}"


def folder() -> Path:
    """The user's data folder for Sunshower. Raises BadTable if there is no telling where it is."""
    own = os.environ.get("SUNSHOWER_DATA")
    try:
        if own:
            return Path(own).expanduser().absolute()
        shared = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
        return Path(shared).absolute() / "sunshower"
    except RuntimeError as error:
        raise BadTable.because("no-folder", named=own) from error


def remove_leftovers() -> None:
    """Remove the parts of files that crashed runs have left behind."""
    for where in (folder(), folder() / FINISHED):
        with suppress(OSError):
            for part in where.glob("tmp*.part"):  # as mkstemp calls them: other people's parts may lie here too
                if part.stat().st_mtime < time.time() - CRASHED:
                    part.unlink()


def checksum(path: Path) -> str | None:
    """The checksum of the record in a file; None if there is no file, nothing if it is no record."""
    try:
        found = json.loads(path.read_bytes())["check"]
    except FileNotFoundError:
        return None
    except (OSError, ValueError, LookupError, TypeError):
        return ""
    return found if isinstance(found, str) else ""


def write(path: Path, record: Mapping[str, Any]) -> None:
    """Write a record so that at any moment the file is the old one or the new one, whole.

    Raises OSError, and ValueError for what is no file name; so do all that write here.
    """
    part = write_part(path.parent, record)
    try:
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)
    sync(path.parent)


def write_new(where: Path, name: str, record: Mapping[str, Any]) -> Path:
    """Write a record to the first free file name-1.json, name-2.json ... and say which."""
    part = write_part(where, record)
    try:
        path = next(path for number in count(1) if claimed(part, path := where / f"{name}-{number}.json"))
    finally:
        part.unlink(missing_ok=True)
    sync(where)
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


def write_part(where: Path, record: Mapping[str, Any]) -> Path:
    """Write a record to a file of its own beside its future place, safe on the disk."""
    where.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(suffix=".part", dir=where)
    try:
        with open(handle, "w", encoding="utf-8") as file:
            json.dump(record, file)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        os.unlink(name)
        raise
    return Path(name)


def sync(where: Path) -> None:
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
    raise BadRecord.because("nothing-saved", game=game, folder=str(folder()))


def read(path: Path) -> Match:
    """The match of a record in a file. Raises BadRecord, naming the file."""
    record = read_text(path)
    try:
        return sunshower.replay(record)
    except BadRecord as refusal:
        told = Message("table-no-in-file", {"file": str(path), "why": refusal.says})
        raise BadRecord(refusal.code, told, refusal.rule) from refusal


def read_text(path: Path) -> str:
    """What a file holds that might be a record. Raises BadRecord, naming the file."""
    try:
        with open(path, "rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise BadRecord.because("no-such-file", file=str(path), reason=reason(error)) from error
    if len(data) > LARGEST:
        raise BadRecord.because("too-large", file=str(path))
    return data.decode("utf-8", "replace")
