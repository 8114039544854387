"""The language of the terminal: one for the whole program, chosen when it starts."""

import os
from collections.abc import Sequence

from sunshower.core.errors import BadTable, Refusal
from sunshower.core.game import Seat
from sunshower.core.message import Arg
from sunshower.core.words import ENGLISH, Voice, Words, languages, words

SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
_chosen = ENGLISH


def choose(wanted: str | None) -> None:
    """Speak a language from now on: the one that is asked for, else the system's, else English."""
    global _chosen
    if wanted is not None and wanted not in languages():
        raise BadTable.because("no-such-language", name=wanted[:40], languages=", ".join(languages()))
    system = next(filter(None, map(os.environ.get, SYSTEM)), "")[:2].lower()
    _chosen = wanted or (system if system in languages() else ENGLISH)


def language() -> str:
    """The language that was chosen."""
    return _chosen


def spoken() -> Words:
    """The words of the language that was chosen."""
    return words(_chosen)


def voice(names: Sequence[str] = (), you: Seat | None = None) -> Voice:
    """Somebody who speaks it at a table."""
    return Voice(spoken(), names, you)


def say(key: str, /, **args: Arg) -> str:
    """What the terminal itself says."""
    return voice()(f"line-{key}", **args)


def why(refusal: Refusal) -> str:
    """What a refusal says."""
    return refusal.says if isinstance(refusal.says, str) else spoken().say(refusal.says)
