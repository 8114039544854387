"""What somebody at the terminal may ask to be told, a part of the table at a time: for ears, in short lines."""

from functools import cache

from sunshower.core.aloud import Part
from sunshower.core.errors import IllegalMove
from sunshower.core.game import Eyes
from sunshower.core.match import Match
from sunshower.core.message import Message
from sunshower.core.words import ENGLISH, words
from sunshower.tui.speech import language, say, voice
from sunshower.tui.transcript import heard, players, you

TOPICS: dict[str, tuple[Part, ...]] = {
    "hand": ("hand",),
    "board": ("theirs", "table", "mine"),
    "mine": ("mine",),
    "theirs": ("theirs",),
    "table": ("table",),
    "score": ("score",),
    "places": ("places",),
    "moves": ("now",),
    "last": (),
}
"""What may be asked for, and which parts of the table answer it."""


@cache
def names(language: str) -> dict[str, str]:
    """The topics by all words for them: those of a language, and the English ones, which everybody can look up."""
    found = {}
    for topic in TOPICS:
        for speaks in (ENGLISH, language):
            found.update({word.lower(): topic for word in words_for(topic, speaks)})
    return found


def words_for(topic: str, language: str) -> list[str]:
    """What a topic is called in a language, the usual word first."""
    key = f"topic-{topic}"
    return [word.strip() for word in words(language).form(f"line-{key}").split(",")]


def topic_of(text: str) -> str:
    """The topic that a text names, as "hand" or "board mine". Raises IllegalMove if there is none."""
    known = names(language())
    found = [known[word] for word in text.lower().split() if word in known]
    if not found:
        raise IllegalMove("no-such-topic", Message("line-no-such-topic", {"topics": voice().row(called())}))
    return found[-1] if found[0] == "board" else found[0]


def called() -> list[str]:
    """Each topic by its first word."""
    return [words_for(topic, language())[0] for topic in TOPICS]


def topics() -> str:
    """The list of what may be asked for."""
    return "\n".join(
        voice().pair(f"say {name}", say(f"say-{topic}")) for name, topic in zip(called(), TOPICS, strict=True)
    )


def telling(match: Match, eyes: Eyes, topic: str) -> str:
    """What there is to say about a topic, a sentence a line."""
    if topic == "last":
        return happened(match, eyes) or say("nothing-yet")
    speaks = voice(players(match), you(match, eyes), aloud=True)
    sentences = [speaks(each.key, **each.args) for part in TOPICS[topic] for each in match.aloud(eyes).get(part, ())]
    return "\n".join(filter(None, sentences)) or (
        drawn(match, eyes, topic) if not match.aloud(eyes) else say("nothing-there")
    )


def drawn(match: Match, eyes: Eyes, topic: str) -> str:
    """For a game that has no words for ears: what is asked, or the rest of its picture."""
    seat = you(match, eyes)
    *picture, asked = match.game.render(match.view(eyes), voice(players(match), seat)).split("\n\n")
    return asked if topic == "moves" else "\n".join(picture)


def happened(match: Match, eyes: Eyes) -> str:
    """What has happened since whoever looks last moved, that move included."""
    log = match.log(eyes)
    begun = next((place for place, event in enumerate(log) if event.seat is not None), len(log))  # what was dealt
    start = max((place for place, event in enumerate(log) if event.seat is not None and event.seat == eyes), default=0)
    return "\n".join(line.strip() for line in heard(match, log[max(begun, start) :], eyes))
