"""Whoever picks or plays what is not open now hears what is wrong with it and what is open, in every language."""

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain

import pytest

import sunshower
from sunshower import IllegalMove, Match, Refusal
from sunshower.core.message import Message, Word
from sunshower.core.registry import load
from sunshower.core.words import Words, languages, words
from sunshower.games.pirates.pieces import LETTERS
from sunshower.games.pirates.view import grouped, shape, tokens
from sunshower.rulebook import mentions

from ..laws.laws import tables
from ..laws.words import is_for_people

ASKED = 200
TABLES = 6
LONGEST = 160
DEEDS = {
    "own-rainbow",
    "dice-rolled",
    "nothing-lies",
    "not-now",
    "card-first",
    "must-place",
    "not-the-target",
}
"""Refusals of what was to be done, whatever with."""
NO_THING = ("seat", "as", "card", "draw")
"""Picks of a player or of a part, which say nothing without the rest of their move."""
AT_ONCE = 6
SIGNS = re.compile(r"[:@<>*?-]|^[A-Z]\d$")
"""What makes a text notation; spots and squares are called by the same letters in a sentence."""
PLACE = "round=5 phase=place turn=0 ring=12-45/67123 sunny=b rain=h hands=2467/3567"
ACT = "phase=act turn=0 rainbows=Bc/YtGs hands=GxRpYsOs/???"
LOOK = "phase=act turn=0 islands=345/555 hands=1/11 pair=35 discards=l black=lookout looked=25"
WILD = ACT.replace("Os", "Y*")
SALVAGE = "phase=act turn=0 islands=-/555 hands=1/11 pair=35 discards=s15 black=salvager"
FREE = "phase=turn turn=0 islands=-/555 hands=127k/11 pair=35"
BLOCK = (
    "phase=block turn=0 player=1 black=cannon target=0 discards=c islands=1234567,777/444 hands=25t/????? "
    "pair=3w seat=0"
)
MUST = "phase=turn turn=0 hands=1234567/11 pair=35"
TELLING = {
    "road": {"not-in-hand", "trashed-first", "jump-over", "not-there", "not-discarded", "needs-a-spot"},
    "rainbow": {"place-first", "no-card-there", "flipped-already", "flip-first", "stop-or-shadow"},
    "chroma": {"draw-first", "no-such-seat", "own-rainbow", "alike"},
    "passage": {"dice-first", "wrong-dice", "no-moves-left"},
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
                names_what_was_tried(match, text, refusal)
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
        ("chroma", ACT, "rainbow:7", "There is no player 7 here: a wild is laid over a card of Seat 1."),
        ("chroma", ACT, "play:zz", "There is no card “zz”. A card has a colour"),
        ("chroma", ACT, "play:Ys-Rc", "There is no red circle in your rainbow. Your rainbow has room:"),
        ("chroma", WILD, "play:Y*-Yt", "The yellow star lies in the rainbow of Seat 1, not in yours: lay your wild"),
        ("chroma", ACT, "discard:b", "You hold no blue card. You hold the green cross"),
        ("chroma", ACT.replace("act", "draw").replace("Os", ""), "b", "First draw a card from the pile."),
        ("chroma", ACT, "done", "Nobody can pass in this game. Play a card"),
        ("pirates", LOOK, "hand:2", "The Lookout puts the cards back:"),
        ("pirates", SALVAGE, "name:1", "The Salvager takes a card from the discards, such as a red 1."),
        ("pirates", SALVAGE, "name:gold", "There is no card “gold”. There are the colours"),
        ("pirates", SALVAGE, "fetch", "Which card: a red 1 or a blue 5?"),
        ("pirates", FREE, "fetch", "Only a Salvager takes a card from the discards. You can"),
        ("pirates", FREE, "give", "Only a Captain makes you give a card. You can"),
        ("pirates", FREE, "take", "There is no such group on your island: nothing lies there."),
        ("pirates", FREE, "lift", "There is no such group on your island: nothing lies there."),
        ("pirates", FREE, "add", "First pick a card of your hand, or a group on your island."),
        ("pirates", FREE, "play:t", "You hold no Thief. You hold a red 1"),
        ("pirates", FREE, "end", "You end your turn by drawing. From where:"),
        ("pirates", FREE, "wild", "You hold no WILD. You hold a red 1"),
        ("pirates", FREE, "lay:34", "A group has at least 3 cards, and that is only a yellow 3 and a green 4."),
        (
            "pirates",
            FREE,
            "lay:1w7",
            "A group has at least 3 cards, and that is only a red 1 and a WILD as a pink 7; a",
        ),
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


@pytest.mark.parametrize(
    ("name", "line", "text", "move"),
    [
        ("pirates", LOOK, "2", "top:2"),
        ("pirates", BLOCK, "2", "block"),
        ("pirates", SALVAGE, "5", "fetch:5"),
        ("pirates", FREE, "play:k", "captain"),
    ],
)
def test_a_name_that_is_a_whole_move_is_one(name: str, line: str, text: str, move: str) -> None:
    match = sunshower.position(name, line)
    assert match.why(match.to_act[0], text) is None
    assert match.spelling(match.to_act[0], text) == move


def helps(name: str, text: str, refusal: Refusal) -> None:
    """It is understood, stands on a rule, and says what could be done."""
    assert refusal.code != "not-understood", text
    assert is_told(name, refusal.rule), (text, refusal)
    assert refusal.says.key == "table-both" or refusal.code in TELLING[name], (text, refusal)


@cache
def is_told(name: str, rule: str) -> bool:
    """Whether a rule can be looked up by its number, in every language."""
    return bool(rule) and all(mentions(load(name), rule, language) for language in languages())


def names_what_was_tried(match: Match, text: str, refusal: Refusal) -> None:
    """One of the things that a text speaks of stands in the sentence too, in every language by its own name."""
    tried = things(match, text)
    if not tried or refusal.code in DEEDS:
        return
    for language in languages():
        sentence = words(language).say(refusal.says).casefold()
        assert any(is_named(thing, words(language), sentence) for thing in tried), (text, sentence)


def things(match: Match, text: str) -> list[str | Word]:
    """The pieces and places of a move, or the object of a pick."""
    move = match.game.moves.parse(text)
    kind, *names = re.split("[:.]", text)
    if (
        kind in NO_THING
        or (kind, len(names)) == ("rainbow", 1)
        or (kind == "group" and names[:1] >= [str(match.seats)])
    ):
        return []
    parts = [str(part) for part in move if part is not None] if move else names
    pieces = match.game.called.items()
    known = {piece.lower(): called for piece, called in pieces if called[0].kind != f"{match.game.name}-typed"}
    found: list[str | Word] = [part for part in parts if not move or part != move[0]]
    for part in (*parts, *(["recycle"] if (match.game.name, kind) == ("road", "discard") else [])):
        found += known.get(part.lower(), ())
        if match.game.name == "pirates" and grouped(part):
            found.append(Word("pirates-group", shape(part)))
        if match.game.name == "pirates" and {*part} <= {*LETTERS}:
            found += [Word("pirates-card", card[0]) for card in tokens(part)]
    return found


def is_named(thing: str | Word, spoken: Words, sentence: str) -> bool:
    """Whether a sentence has a thing in it, in any form: a word, or the number or letter of a place."""
    if isinstance(thing, Word):
        forms = [
            str(form).casefold() for facet, form in spoken.facets(thing).items() if facet not in ("-is", "-letter")
        ]
        return any(form in sentence for form in forms)
    return re.search(rf"(?<![a-z0-9]){re.escape(thing.casefold())}(?![a-z0-9])", sentence) is not None


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


def test_a_poor_answer_is_noticed() -> None:
    """One that names nothing, tells no way on, or speaks in notation."""
    match = sunshower.position("road", PLACE)
    poor = IllegalMove("place-first", Message("road-no-place-first", {"prank": None, "spot": None}), "D11")
    with pytest.raises(AssertionError):
        names_what_was_tried(match, "prank:jump", poor)
    with pytest.raises(AssertionError):
        helps("road", "prank:jump", poor)
    with pytest.raises(AssertionError):
        is_in_words(
            IllegalMove("no-such-spot", Message("road-no-no-such-spot", {"letter": "4@c", "first": "a", "last": "j"})),
            {"4@c"},
        )
