"""The rules for people: the same page in every language, with pictures, for the page and for the terminal."""

import re
from collections.abc import Iterator
from itertools import product

import pytest

from sunshower import rulebook
from sunshower.core.registry import load, packages
from sunshower.core.words import ENGLISH, languages, words

GAMES = [name for name, package in packages().items() if package.startswith("sunshower.")]
OTHERS = [language for language in languages() if language != ENGLISH]
PAGES = [*product(GAMES, OTHERS)]
ENGLISH_WORDS = re.compile(
    r"\b(the|and|with|which|whoever|from|other|their|cannot|each|card|player|you)\b", re.IGNORECASE
)


def blocks(text: str) -> Iterator[tuple[str, str]]:
    """The lines of a page, each with what must be the same in all languages; paragraphs may be folded."""
    paragraph = ""
    fence = 0
    for line in [*text.splitlines(), ""]:
        if line.startswith("```"):
            fence = 0 if fence else 2 if line == "```table" else 1
            yield line, ""
        elif fence:
            yield line if fence != 3 else "caption", line if fence == 3 else ""
            fence = 3 if fence == 2 else fence
        elif line.startswith(("#", "- ", "|")):
            yield mark(line), line
        elif line:
            paragraph += f" {line}"
        elif paragraph:
            yield mark(paragraph), paragraph
            paragraph = ""


def mark(line: str) -> str:
    """What kind of line it is, and what in it is no language: code, the numbers of rules, how many cells and stars."""
    kind = re.match(r"#+ |- |\||", line)
    ids = re.search(r"\(([A-Z]\d+(?:, [A-Z]\d+)*)\)$", line)
    code = sorted(re.findall(r"`[^`]+`", line))
    return f"{kind[0] if kind else ''} {ids[0] if ids else ''} {code} {line.count('|')} {line.count('**')}"


def words_of(line: str) -> str:
    """A line without what is no language."""
    told = re.sub(r"`[^`]+`|\([A-Z]\d+(?:, [A-Z]\d+)*\)$", " ", line)
    return re.sub(r"[\W\d_]+", " ", told).strip()


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_a_translation_is_the_same_page(name: str, language: str) -> None:
    english = [kind for kind, _ in blocks(rulebook.markdown(load(name)))]
    assert [kind for kind, _ in blocks(rulebook.markdown(load(name), language))] == english


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_no_passage_is_left_in_english(name: str, language: str) -> None:
    pages = [blocks(rulebook.markdown(load(name), each)) for each in (ENGLISH, language)]
    for (_, english), (_, translated) in zip(*pages, strict=True):
        if len(words_of(english).split()) > 2:
            assert words_of(translated) != words_of(english)
        assert not ENGLISH_WORDS.search(words_of(translated)), translated


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_heading_is_the_same_in_all_games(language: str) -> None:
    seen: dict[str, str] = {}
    for name in GAMES:
        headings = [
            [line for line in rulebook.markdown(load(name), each).splitlines() if line.startswith("##")]
            for each in (ENGLISH, language)
        ]
        for english, translated in zip(*headings, strict=True):
            assert seen.setdefault(english, translated) == translated, name


@pytest.mark.parametrize(("name", "language"), [*PAGES, *product(GAMES, [ENGLISH])])
def test_an_overview_comes_first_and_pictures_follow(name: str, language: str) -> None:
    text, notation = rulebook.parts(load(name), language)
    first = text.split("\n## ")[1]
    assert first.count("\n| ") >= 4
    if language != "ja":
        assert len(first.split()) < 160
    assert len(rulebook.pictures(load(name), text)) >= 3
    assert "`" in notation
    assert rulebook.pictures(load(name), notation) == []


@pytest.mark.parametrize("language", languages())
def test_a_terminal_draws_the_pictures(language: str) -> None:
    text = rulebook.plain(load("road"), language)
    assert words(language).form("road-fairy-sunny") in text
    assert "```" not in text
    assert "phase=place" in text  # in the example for those who type
    assert "phase=place" not in text[: text.index("free_jump")]


def test_a_word_is_found_in_any_language() -> None:
    road = load("road")
    assert any("(D31)" in line for line in rulebook.mentions(road, "D31", "de"))
    assert len(rulebook.mentions(road, "妖精", "ja")) > 10
    assert len(rulebook.mentions(road, "Regenfee", "nl")) > 10
    assert rulebook.mentions(road, "submarine", "nl") == []
    wide = rulebook.mentions(road, "Ｄ１１", "ja")
    assert wide == rulebook.mentions(road, "D11", "ja") != []
    assert rulebook.marks("Ｄ１１").search(wide[0])


def test_the_number_of_a_rule_is_not_taken_for_a_move() -> None:
    """R1 is a ruling, and it places a red card; a1 is a square alone, and is found as any word is."""
    assert rulebook.mentions(load("rainbow"), "r1") == [
        "- You cannot stop before you have placed a card, not even after a flip. (R1)"
    ]


def test_an_option_does_not_look_like_a_rule() -> None:
    """D33 is how the ring lies, and what clockwise means where somebody has chosen to run that way alone."""
    for language in languages():
        rule, heading, option = rulebook.mentions(load("road"), "D33", language)
        assert rule.startswith("- ")
        assert heading == heading.upper()
        assert option.endswith("(D1, D33)")
    assert [line for line in rulebook.mentions(load("road"), "b5") if not line.startswith("- ")] == []


def test_several_words_are_found_in_any_order() -> None:
    road = load("road")
    found = rulebook.mentions(road, "prank rain fairy")
    assert found == rulebook.mentions(road, "FAIRY  prank Rain")
    assert 0 < len(found) < len(rulebook.mentions(road, "prank"))
    assert not any("(D" in line for line in found)
    assert rulebook.mentions(load("rainbow"), "whoever flips") == [
        "OPTIONS",
        "- Whoever flips a card must place one after it, so there is no stop after a flip.",
    ]
    assert rulebook.marks("rain prank").findall("The Rain Fairy plays pranks") == ["Rain", "prank"]


@pytest.mark.parametrize(("name", "language"), [*PAGES, *product(GAMES, [ENGLISH])])
def test_before_the_part_for_those_who_type_there_is_no_notation(name: str, language: str) -> None:
    """An option is told by what it does; its name in records is for the other part."""
    text, _ = rulebook.parts(load(name), language)
    assert re.findall(r"(?<!`)`[^`]+`(?!`)", text) == []


def test_a_part_of_a_word_is_found_and_no_heading_stands_alone() -> None:
    for language, compound in (("nl", "Regenfee"), ("de", "Regenfee")):
        found = rulebook.mentions(load("road"), "fee", language)
        assert any(compound in line for line in found)
        headings = [place for place, line in enumerate(found) if line == line.upper() and not line.startswith("-")]
        assert not [place for place in headings if place + 1 in (*headings, len(found))]
    first, *below = rulebook.mentions(load("road"), "at a glance")
    assert first == "AT A GLANCE"
    assert below


@pytest.mark.parametrize(
    ("language", "words"), [("nl", "zwarte kaarten blokkeren"), ("en", "sunny zebra"), ("de", "Fee Ablage Joker")]
)
def test_words_that_stand_apart_lead_to_where_most_of_them_stand(language: str, words: str) -> None:
    game = load("pirates" if language == "nl" else "road")
    assert rulebook.mentions(game, words, language) == []
    note, *found = rulebook.search(game, words, language).splitlines()
    assert words in note
    assert found
    assert rulebook.search(game, "xylophone zebra", language) == ""
    assert not rulebook.search(game, words.split()[0], language).startswith(note[:8])
