"""The table told in words, part by part: what a person may ask for in line mode, and hear."""

import re
from pathlib import Path

import pytest

import sunshower
from sunshower.core.colours import HUES
from sunshower.core.registry import load
from sunshower.core.words import languages
from sunshower.tui import speech
from sunshower.tui.telling import TOPICS, called, telling, topic_of

from .conftest import piped

GAMES = ("chroma", "passage", "pirates", "rainbow", "road")


@pytest.fixture
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speech, "_chosen", "en")


def heard(data: Path, game: str, said: str, *more: str) -> list[str]:
    """What is answered to each thing that is said."""
    shown = piped(data, game, "--seed", "demo", *more, said=said).partition("\nThe game is saved.")[0]
    return [part.partition("\n")[2].rstrip() for part in re.split(r"(?m)^> ", shown)[1:]]


def test_say_alone_lists_what_may_be_asked_for(data: Path) -> None:
    (listed, *_) = heard(data, "road", "say\n")
    assert [line.partition(":")[0] for line in listed.splitlines()] == [f"say {topic}" for topic in TOPICS]


def test_road_is_told_part_by_part(data: Path) -> None:
    hand, mine, theirs, table, score, moves = heard(
        data, "road", "say hand\nsay board mine\nsay theirs\nsay weather\nsay points\nsay moves\n"
    )[:6]
    assert hand.startswith("Your hand: ")
    assert mine.startswith("Your field: ")
    assert theirs.startswith("Mell's field: ")
    assert re.match(r"Round 1 of 8", table)
    assert score == "Points: you 0 and Mell 0."
    assert moves.startswith("Lay a card from your hand")
    assert "Your moves" in moves


def test_what_has_just_happened(data: Path) -> None:
    nothing, *_, last = heard(data, "chroma", "say last\n1\n2\nsay last\n")
    assert nothing
    assert last.startswith("You play the ")


@pytest.mark.usefixtures("_english")
def test_what_a_card_turned_up_shows_is_told_before_ones_first_move() -> None:
    match = sunshower.new("rainbow", seed="a")
    (seat,) = match.to_act
    match.play(seat, "?1")
    told = telling(match, 1 - seat, "last").split("\n")
    assert len(told) == 2, told
    assert told[1].startswith("It shows")


def test_what_cannot_be_told_is_refused_with_what_can(data: Path) -> None:
    (refused, *_) = heard(data, "road", "say something\n")
    assert refused.replace("\n", " ") == f"There is nothing of that name to be told; there is {', '.join(TOPICS)}."


def test_aloud_nothing_is_drawn(data: Path) -> None:
    """No picture, no signs, no notation: only sentences, and numbers to choose by."""
    for game in GAMES:
        shown = piped(data, game, "--seed", "demo", "--aloud", said="1\n1\nsay board\nsay hand\nsay table\nquit\n")
        assert not [hue.glyph for hue in HUES if hue.glyph in shown]
        assert "+--" not in shown
        assert not re.search(r"(?<!')\b[a-z]+:[a-z0-9]|\d@", shown)  # what may be typed stands in quotes
        assert re.search(r"(?m)^1  \w", shown)


def test_a_pile_is_not_counted_at_each_draw(data: Path) -> None:
    """What others draw is told in passing without what is left; the log has it."""
    shown = piped(data, "chroma", "--seed", "demo", "--aloud", said="1\n2\nsay last\nlog all\nquit\n")
    told, _, log = shown.partition("> log all")
    assert "Mell draws from the pile." in told
    assert "cards left" not in told
    assert re.search(r"The pile has \d+ cards left", log)


def test_aloud_help_and_rules_are_sentences(data: Path) -> None:
    """No columns, no bullets, no numbers of rules."""
    helped, refused = heard(data, "road", "?\nwhy 9\n", "--aloud")[:2]
    assert "\ntable: the table" in helped
    assert not re.search(r"\S {2,}", helped)
    assert re.search(r"on spot A, spot C or\sspot E", helped)
    assert "three of each number" in refused
    assert not re.search(r"(?m)^- |\([A-Z]\d+", refused)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_every_part_in_every_language(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech, "_chosen", language)
    seats = load(game).seats[-1]
    match = sunshower.new(game, seats=seats, seed="ears")
    for _ in range(9):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[-1])
    for topic, word in zip(TOPICS, called(), strict=True):
        assert topic_of(word) == topic
        assert topic_of(topic.upper()) == topic
        for eyes in (0, match.to_act[0], None):
            told = telling(match, eyes, topic)
            assert told
            assert not [hue.glyph for hue in HUES if hue.glyph in told]
            assert f"{game}-" not in told


@pytest.mark.usefixtures("_english")
def test_a_part_of_the_board_can_be_named_in_two_words() -> None:
    assert topic_of("board mine") == "mine"
    assert topic_of("board") == "board"
    assert topic_of("my hand") == "hand"


@pytest.mark.parametrize(
    ("language", "told", "asked"),
    [
        ("en", "Place a card on spot A, spot C or spot E.", "Which spot: A, C or E?"),
        ("nl", "Leg een kaart op plek A, plek C of plek E.", "Welke plek: A, C of E?"),
        ("de", "Lege eine Karte auf Platz A, Platz C oder Platz E.", "Welcher Platz: A, C oder E?"),
        ("ja", "カードはマスA、マスCかマスEに置いてください。", "どこですか？（A、CかE）"),
    ],
)
def test_aloud_a_spot_has_one_name_in_prompts_refusals_and_questions(
    data: Path, language: str, told: str, asked: str
) -> None:
    shown = piped(data, "road", "--seed", "demo", "--aloud", "--lang", language, said=">a\n5@\nlog\n>k\n")
    text = re.sub(r"\n +| ?\n(?=[^\n>])", "" if language == "ja" else " ", shown)
    assert text.count(told) > 1, text
    assert asked in text, text


def test_aloud_the_squares_of_a_list_are_spelled_one_way(data: Path) -> None:
    shown = piped(data, "passage", "--seed", "a", "--aloud", "--lang", "ja", said="")
    assert "e1の駒：2通り" in shown
    assert not re.search("[A-K]1の駒", shown)


@pytest.mark.parametrize("game", GAMES)
def test_there_is_something_to_say_of_what_lies_before_each(data: Path, game: str) -> None:
    shown = piped(data, game, "--seed", "a", "--aloud", said="say mine\nsay theirs\nsay board\n")
    assert "nothing to say" not in shown
