"""The language of the terminal: one for the whole program, chosen when it starts."""

import os
from collections.abc import Sequence

from sunshower.core.errors import BadTable, Refusal
from sunshower.core.game import Seat
from sunshower.core.message import Arg
from sunshower.core.words import ENGLISH, Voice, Words, language_of, languages, words

OPTION = "--lang"
"""Every command takes it; it is read before all else, because help and refusals must speak the language too."""
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
_chosen = ENGLISH


def choose(wanted: str | None) -> None:
    """Speak a language from now on: the one that is asked for, else the system's, else English."""
    global _chosen
    _chosen = language_of(next(filter(None, map(os.environ.get, SYSTEM)), "")) or ENGLISH
    if wanted is not None:
        known = language_of(wanted)
        if known is None:  # which the system's language can say
            raise BadTable.because("no-such-language", name=wanted[:40], languages=languages())
        _chosen = known


def named(line: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language that a command line names, wherever it does, and what else it says."""
    wanted, rest, given = None, [], iter(line)
    for word in given:
        name, equals, value = word.partition("=")
        if name == OPTION:
            wanted = value if equals else next(given, "")
        else:
            rest.append(word)
    return wanted, rest


def language() -> str:
    """The language that was chosen."""
    return _chosen


def spoken() -> Words:
    """The words of the language that was chosen."""
    return words(_chosen)


def voice(names: Sequence[str] = (), you: Seat | None = None, aloud: bool = False) -> Voice:
    """Somebody who speaks it at a table, to eyes or to ears."""
    return Voice(spoken(), names, you, aloud)


def say(key: str, /, **args: Arg) -> str:
    """What the terminal itself says."""
    return voice()(f"line-{key}", **args)


def why(refusal: Refusal) -> str:
    """What a refusal says."""
    return spoken().say(refusal.says)
