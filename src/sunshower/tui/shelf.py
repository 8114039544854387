"""The shelf beside the table: the file that a game under way is kept in, and the copies made of it."""

import shlex
import tempfile
from contextlib import suppress
from pathlib import Path

from sunshower import IllegalMove, Match
from sunshower.core.game import Eyes
from sunshower.tui import saves
from sunshower.tui.saves import reason


class Shelf:
    """Where the game at one table is kept."""

    def __init__(self, program: str, file: Path | None = None) -> None:
        self.program = program
        self.file = file
        self.check = saves.check(file) if file else None
        """The checksum of what this sitting has last seen in the file: another one means another sitting."""
        self.copies: set[Path] = set()

    def keep(self, match: Match) -> str:
        """Save a match where the next sitting finds it, and return what there is to say about that. Raises OSError."""
        record = match.record()
        taken = self.file if self.file and saves.check(self.file) not in (None, self.check) else None
        if self.file is None or taken:
            self.file = saves.write_new(saves.folder(), match.game.name, record)
        else:
            saves.write(self.file, record)
        self.check = record["check"]
        return f"Another sitting has changed {taken}: from now on this game is kept in {self.file}." if taken else ""

    def clear(self) -> None:
        """Take a finished game off the shelf, unless another sitting goes on with it."""
        if self.file and saves.check(self.file) == self.check:
            with suppress(OSError):
                self.file.unlink(missing_ok=True)

    def save(self, match: Match, name: str) -> str:
        """Save at a person's wish, and return how to read it: a copy in a file, or a finished game for good."""
        try:
            if name:
                path = Path(name).expanduser().absolute()
                if path.exists() and path not in self.copies:
                    raise IllegalMove("file-exists", f"There is a file {name} already; take another name.")
                saves.write(path, match.record())
            elif match.result:
                path = saves.write_new(saves.folder() / saves.FINISHED, match.game.name, match.record())
            else:
                return "\n".join(filter(None, [self.keep(match), self.resume()]))
        except (OSError, ValueError, RuntimeError) as error:
            what, elsewhere = (name, "") if name else ("The game", " 'save FILE' saves a copy elsewhere.")
            raise IllegalMove("not-saved", f"{what} cannot be saved: {reason(error)}.{elsewhere}") from error
        self.copies.add(path)
        open_hands = "" if match.result else " The file shows all hands."
        return f"Saved.{open_hands} To read it:\n  {self.program} replay {shlex.quote(str(path))}"

    def resume(self) -> str:
        return f"The game is saved. To go on:\n  {self.go_on(self.file)}"

    def go_on(self, file: Path | None) -> str:
        return f"{self.program} play --resume {shlex.quote(str(file))}"

    def lost(self, match: Match, eyes: Eyes, error: OSError) -> str:
        """What to say when somebody leaves a game that cannot be kept: why, where it stands, and where a copy is."""
        return "\n".join(
            [
                f"The game is NOT saved in {saves.folder()}: {reason(error)}.",
                "This is where it stands, for --position:",
                f"  {match.position(eyes)}",
                self.rescue(match),
            ]
        )

    def rescue(self, match: Match) -> str:
        """Put a copy among the temporary files, and say how to go on with it."""
        try:
            path = saves.write_new(Path(tempfile.mkdtemp(prefix="sunshower-")), match.game.name, match.record())
        except OSError:
            return "There was no room for a copy either; set SUNSHOWER_DATA to a folder for your games."
        return f"A copy is among the temporary files, which do not stay for ever. To go on:\n  {self.go_on(path)}"
