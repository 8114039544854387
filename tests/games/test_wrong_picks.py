"""Whoever picks or plays what is not open now hears what is wrong with it and what is open, in every language."""

import random
import re
from collections.abc import Iterator
from itertools import chain

import pytest

import sunshower
from sunshower import Match, Refusal
from sunshower.core.words import languages, words

from ..laws.laws import tables
from ..laws.words import is_for_people

ASKED = 200
TABLES = 6
LONGEST = 160
AT_ONCE = 6
SIGNS = re.compile(r"[:@<>*?-]|^[A-Z]\d$")
"""What makes a text notation; spots and squares are called by the same letters in a sentence."""
PLACE = "round=5 phase=place turn=0 ring=12-45/67123 sunny=b rain=h hands=2467/3567"
ACT = "phase=act turn=0 rainbows=Bc/YtGs hands=GxRpYsOs/???"
LOOK = "phase=act turn=0 islands=345/555 hands=1/11 pair=35 discards=l black=lookout looked=25"
MUST = "phase=turn turn=0 hands=1234567/11 pair=35"
TELLING = {
    "road": {"not-in-hand", "trashed-first", "jump-over", "not-there", "not-discarded", "needs-a-spot"},
    "rainbow": {"place-first", "no-card-there", "flipped-already", "flip-first", "stop-or-shadow"},
    "chroma": {"draw-first", "already-drawn", "no-such-seat", "own-rainbow", "alike"},
    "passage": {"dice-first", "wrong-dice", "no-moves-left", "no-such-square", "no-such-piece"},
    "pirates": {
        "card-first",
        "only-lay",
        "must-place",
        "nothing-there",
        "three-first",
        "no-such-group",
        "breaks-group",
        "no-target",
        "not-yourself",
        "no-such-seat",
        "not-seen",
        "take-now",
        "fetch-now",
        "give-now",
        "name-now",
        "put-back",
    },
}
"""The refusals whose one sentence says what could be done; after all others comes another that does."""


def moments(name: str) -> Iterator[Match]:
    """Random games at tables of several sizes and with several house rules, one decision after the other."""
    rng = random.Random(name)
    ours = [table for table in tables() if table.game.name == name]
    for table in rng.sample(ours, TABLES):
        match = table.match("wrong picks")
        while match.to_act and match.plies < LONGEST:
            yield match
            match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))


@pytest.mark.parametrize("name", sorted(TELLING))
def test_what_is_not_open_now_is_told_with_what_is(name: str) -> None:
    """What is on the table at other moments, or in front of other players, and what can be played at other moments."""
    known: set[str] = set()
    count = 0
    for match in moments(name):
        known.update(match.legal(match.to_act[0]), chain.from_iterable(match.picks(match.to_act[0])))
        count += 1
    rng, texts, asked = random.Random(name), sorted(known), 0
    for number, match in enumerate(moments(name)):
        if number % max(1, AT_ONCE * count // (2 * ASKED)):
            continue
        for text in rng.sample(texts, AT_ONCE):
            refusal = match.why(match.to_act[0], text)
            if refusal and refusal.code != "half-a-move":
                helps(name, text, refusal)
                is_in_words(refusal, known)
                asked += 1
                if asked % 8 == 0:
                    knows_only_the_view(match, text, refusal)
    assert asked >= ASKED


@pytest.mark.parametrize(
    ("name", "line", "text", "sentence"),
    [
        ("road", PLACE, "9@z", "There is no spot z: the spots of the ring are a to j."),
        ("road", PLACE, "9@c", "There is no card 9: the cards go from 1 to 7."),
        (
            "road",
            PLACE,
            "4@b",
            "A card lies on b already, and you still have an empty spot: empty spots are filled first.",
        ),
        ("chroma", ACT, "rainbow:1:yt", "Only a wild can be laid over the yellow star of Seat 1, and you hold none."),
        ("chroma", ACT, "rainbow:0:bc", "The blue circle stays: your rainbow has room, and nothing leaves it before"),
        ("pirates", LOOK, "hand:1", "A red 1 of your hand is not asked for now. The Lookout puts the cards back:"),
        ("pirates", MUST, "draw:pile", "Before you draw you must place cards, for example: lay"),
        ("pirates", MUST.replace("1234567", "123"), "draw:pile", "Before you draw you must place cards: lay"),
    ],
)
def test_what_was_tried_is_named(name: str, line: str, text: str, sentence: str) -> None:
    """By its letter, number or name; and a few things that could be done are not told as if they were all."""
    match = sunshower.position(name, line)
    refusal = match.why(match.to_act[0], text)
    assert refusal
    assert refusal.sentence.startswith(sentence)


def helps(name: str, text: str, refusal: Refusal) -> None:
    """It is understood, stands on a rule, and says what could be done."""
    assert refusal.code != "not-understood", text
    assert refusal.rule, (text, refusal)
    assert refusal.says.key == "table-both" or refusal.code in TELLING[name], (text, refusal)


def is_in_words(refusal: Refusal, known: set[str]) -> None:
    """A sentence in every language, each in its own, and without notation."""
    is_for_people(refusal)
    said = {language: words(language).say(refusal.says) for language in languages()}
    assert len({*said.values()}) == len(said), said
    for sentence in said.values():
        assert sentence.endswith((".", "?", "。")), sentence
        assert not re.search(r"\b[a-z]+-no-|\{|\$", sentence), sentence
        assert not {text for text in notation(sentence) if text in known and SIGNS.search(text)}, sentence


def notation(sentence: str) -> set[str]:
    """What could be a move or an object in a sentence."""
    return {word.strip(".,;:()") for word in sentence.split()}


def knows_only_the_view(match: Match, text: str, refusal: Refusal) -> None:
    """At a table that looks the same to the seat, the answer is the same."""
    seat = match.to_act[0]
    twin = sunshower.position(match.game.name, match.position(seat), seed=f"twin {match.plies}")
    again = twin.why(seat, text)
    assert again
    assert (again.code, again.says) == (refusal.code, refusal.says)
