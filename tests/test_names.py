"""Names that people have, and names that somebody would like to have because another person has them."""

import pytest

from sunshower.core.names import is_name, look_alike

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
RAINBOW_FLAG = "\U0001f3f3\ufe0f\u200d\U0001f308"
WALES = "\U0001f3f4\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f"


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Zoë",
        "O'Neil",
        "陳大文",
        "しんじ",
        "علی",
        "نیلی\u200cفام",
        "नेहा",
        FAMILY,
        RAINBOW_FLAG,
        WALES,
        "🇳🇱 Jan",
        "x" * 40,
    ],
)
def test_people_may_be_called_that(name: str) -> None:
    assert is_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u3164",
        "\u200d",
        "A\u200dnn",
        "Ann\u200d",
        "\u200cعلی",
        "علی\u200c\u200cعلی",
        "\u202eAnn",
        "Ann\u2066",
        "Ann\n",
        "\x1b[2J",
        "\ud800",
        "Ann\U000e0067\U000e007f",
        "x" * 41,
        None,
        7,
    ],
)
def test_nobody_is_called_that(name: object) -> None:
    assert not is_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "Аnn"),  # the second begins with a letter of Cyrillic
        ("Rosa", "Rоѕа"),
        ("Bo", "B0"),
        ("Ill", "lll"),
        ("Alice", "AIice"),
        ("Zoë", "Zoe\u0308"),
        ("Zoë", "Zoe"),
        ("Ann", "Ａｎｎ"),
        ("Ann", "A n n"),
        ("نیلی\u200cفام", "نیلیفام"),
        ("KATIA", "ΚΑΤΙΑ"),
    ],
)
def test_these_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Bea", "Leo"), ("陳", "林"), ("😀", "😃"), ("Ann 2", "Ann 3")]
)
def test_these_can_be_told_apart(one: str, other: str) -> None:
    assert not look_alike(one, other)
