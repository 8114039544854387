"""What the table says no to: a code for programs, a message for people, and the rule behind it."""

import errno
from collections.abc import Callable
from typing import Self

from sunshower.core.message import Arg, Message, both


class Refusal(Exception):
    """Something the table will not do. Raising it means that nothing has changed."""

    def __init__(self, code: str, says: Message, rule: str = "") -> None:
        super().__init__(code, says, rule)
        self.code = code
        self.says = says
        self.rule = rule

    @classmethod
    def because(cls, code: str, rule: str = "", /, **args: Arg) -> Self:
        """What is said at every table, by its code and what the catalogue needs to know for a sentence."""
        return cls(code, Message(f"table-no-{code}", args), rule)

    @property
    def sentence(self) -> str:
        """What it says, in English."""
        from sunshower.core.words import words  # it knows what the registry refuses

        return words().say(self.says)

    def __str__(self) -> str:
        return f"{self.sentence} [{self.code}]"


class IllegalMove(Refusal):
    """A move, an undo or a question that the rules do not allow now."""


class BadTable(Refusal):
    """A table that cannot be set: unknown game, wrong number of seats, wrong option, wrong seed."""


class BadPosition(Refusal):
    """A position line that cannot be read, or from which nobody could play."""


class BadRecord(Refusal):
    """A record that cannot be read, was changed, or was played by other rules."""


USUAL = {
    errno.ENOENT: "absent",
    errno.EISDIR: "is-folder",
    errno.EEXIST: "no-folder",
    errno.ENOTDIR: "no-folder",
    errno.EACCES: "rights",
    errno.EPERM: "rights",
    errno.EROFS: "rights",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.ENAMETOOLONG: "name",
    errno.EADDRINUSE: "taken",
    errno.EADDRNOTAVAIL: "no-address",
}
"""What goes wrong with files and addresses now and then, in our own words."""
OF_SQLITE = {3: "rights", 8: "rights", 13: "full", 14: "no-file", 26: "no-store"}
"""What SQLite calls PERM, READONLY, FULL, CANTOPEN and NOTADB: it has numbers of its own."""


def reason(error: Exception) -> Message:
    """Why the system could not do something, for people; where we know no better, what it says itself."""
    if isinstance(error, ValueError | RuntimeError):  # what the system was not even asked for
        return Message("table-because-name")
    stored = getattr(error, "sqlite_errorcode", None)
    known = USUAL.get(getattr(error, "errno", None) or 0) if stored is None else OF_SQLITE.get(stored & 0xFF)
    return Message(f"table-because-{known}") if known else system_says(getattr(error, "strerror", None) or str(error))


def system_says(text: str) -> Message:
    """The system's own words, which are in its own language."""
    return Message("table-because-system", {"text": text.strip().rstrip(".")})


def refusals(scope: str) -> Callable[..., IllegalMove]:
    """How a game says no: by a code, the rule behind it, and what its catalogue needs to know for a sentence."""

    def no(code: str, rule: str = "", /, **args: Arg) -> IllegalMove:
        return IllegalMove(code, Message(f"{scope}-no-{code}", args), rule)

    return no


def not_understood() -> IllegalMove:
    """What is said to a text that is no move of a game."""
    return IllegalMove("not-understood", Message("table-no-such-move"))


def instead(refusal: IllegalMove, now: Message) -> IllegalMove:
    """The same refusal, with what could be done now."""
    return IllegalMove(refusal.code, both(refusal.says, now), refusal.rule)
