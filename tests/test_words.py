"""The catalogues: every language says everything, with what it is told, and as the official Fluent would say it."""

import ast
import random
import re
from collections.abc import Iterable
from dataclasses import fields
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

from sunshower.bots import LEVELS
from sunshower.core.colours import HUES
from sunshower.core.fluent import BadCatalogue, Pattern, Reference, Select, Value, Variable, parse
from sunshower.core.happenings import Begins, Happening, spelled
from sunshower.core.message import Message, Who, Word
from sunshower.core.reasons import why
from sunshower.core.registry import games, load
from sunshower.core.words import Voice, Words, languages, texts, words

ROOT = Path(__file__).parents[1]
SOURCES = [*(ROOT / "src").rglob("*.py"), *(ROOT / "web/src").rglob("*.ts"), *(ROOT / "web/src").rglob("*.svelte")]
SOURCES += (ROOT / "web/src").rglob("*.json")
OTHERS = [language for language in languages() if language != "en"]
NUMBERS = (0, 1, 2, 5)
SAID = re.compile(r"\.(do|nudge|sum|brief)$")
"""What a message says besides."""
SAYINGS = 4
"""How often each message is said, with other values each time."""


@cache
def catalogue(language: str) -> dict[str, dict[str, Pattern]]:
    """The messages of a language by file and key."""
    return {name: parse(text) for name, text in texts(language)}


def messages(language: str) -> dict[str, Pattern]:
    """All messages of a language, but for the other forms of words."""
    return {key: found for file in catalogue(language).values() for key, found in file.items() if is_message(key)}


def is_message(key: str) -> bool:
    """A message, or what it says of something suggested, summed up or heard in passing; a word has forms of its own."""
    return "." not in key or SAID.search(key) is not None


def variables(pattern: Pattern, language: str = "en") -> set[str]:
    """What a message is told, by name; what it uses of it left aside."""
    found = set()
    for part in pattern:
        if isinstance(part, Variable):
            found.add(part.name.partition("-")[0])
        elif isinstance(part, Reference):
            found |= variables(words(language).patterns[part.name], language)
        elif isinstance(part, Select):
            found.add(part.by.name.partition("-")[0])
            found |= {name for variant in part.variants.values() for name in variables(variant, language)}
    return found


# Whole


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_everything(language: str) -> None:
    for name, english in catalogue("en").items():
        assert set(filter(is_message, catalogue(language)[name])) == set(filter(is_message, english)), name


DIFFERENT = {"ja": {"road-place"}}
"""Messages that use other arguments than the English one: Japanese has no plural of spots."""


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_says_what_the_english_one_does(language: str) -> None:
    english = messages("en")
    found = {
        key for key, pattern in messages(language).items() if variables(pattern, language) != variables(english[key])
    }
    assert found == DIFFERENT.get(language, set())
    for key in found:
        assert variables(messages(language)[key], language) <= variables(english[key]) | told(key), key


def told(key: str) -> set[str]:
    """What a happening tells, whether or not English has use for it; and of several that are summed up, how many."""
    bare = SAID.sub("", key)
    found = {field.name for kind in happenings().get(bare, ()) for field in fields(kind)}
    return found | {"times"} if key.endswith(".sum") else found


@cache
def happenings() -> dict[str, list[type[Happening]]]:
    """Everything that can happen, by its message."""
    found: dict[str, list[type[Happening]]] = {}
    for name in games():
        for kind in load(name).happenings:
            found.setdefault(f"{'table' if kind is Begins else name}-{spelled(kind)}", []).append(kind)
    return found


def test_what_happens_is_told_all_that_it_says() -> None:
    for key in messages("en"):
        if told(key):
            assert variables(messages("en")[key]) <= told(key), key
        elif key.endswith(".nudge"):
            assert variables(messages("en")[key]) <= variables(messages("en")[key.removesuffix(".nudge")]), key


def test_manifests_have_their_words() -> None:
    for game in map(load, games()):
        wanted = [game.about(), *map(game.about_option, game.options), *map(game.about_ending, game.endings)]
        assert [message.key for message in wanted if message.key not in messages("en")] == []
    assert {f"level-{name}" for name in LEVELS} <= set(messages("en"))
    for said in reasons():
        assert {said, f"{said}.nudge"} <= set(messages("en"))


@cache
def reasons() -> frozenset[str]:
    """What every reason for a move is said by."""
    return frozenset(why(name, question) for name in games() for question in load(name).reasons)


@pytest.mark.parametrize("language", languages())
def test_every_colour_has_a_letter_of_its_own(language: str) -> None:
    letters = [words(language).form(f"hue-{hue.name}.letter") for hue in HUES]
    assert len(set(letters)) == len(letters)
    assert all(len(letter) == 1 for letter in letters)


# Used


@cache
def sources() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)


@cache
def spoken() -> frozenset[str]:
    """Every piece of text in the sources that could be a key."""
    return frozenset(re.findall(r"[\"'`]([\w-]+)[\"'`]", sources()))


@cache
def beginnings() -> frozenset[str]:
    """What keys begin with whose end is only known when they are said: kinds of words, and templates."""
    kinds = re.findall(r"Word\(\s*\"([\w-]+)\"", sources()) + re.findall(r"Annotated\[.*, \"([\w-]+)\"\]", sources())
    templates = re.findall(r"(?:f[\"']|`)([\w-]+)-\$?\{", sources())
    return frozenset(kinds + templates) | {f"{name}-{part}" for name in games() for part in ("option", "ending")}


def is_used(key: str) -> bool:
    key = SAID.sub("", key)
    bare = re.sub(rf"^(({'|'.join(games())})-(page|lesson|coach)|line)-", "", key)
    code = re.sub(r"^\w+-no-", "", key)
    parts = bare.split("-")
    starts = {"-".join(parts[:count]) for count in range(1, len(parts))}
    ends = {f"}}-{'-'.join(parts[count:])}" for count in range(1, len(parts))}
    return (
        key in happenings()
        or key in reasons()
        or re.fullmatch(rf"(({'|'.join(games())})-)?(heard|typed)-\w+", key) is not None
        or key in {f"{name}-about" for name in games()}
        or bool({key, bare, code} & spoken() or starts & beginnings())
        or (bare != key and any(end in sources() for end in ends))
    )


def test_every_message_is_used() -> None:
    assert [key for key in messages("en") if key not in references() and not is_used(key)] == []


def references(patterns: Iterable[Pattern] | None = None) -> set[str]:
    """The messages that others are made of."""
    found = set()
    for part in chain.from_iterable(messages("en").values() if patterns is None else patterns):
        if isinstance(part, Reference):
            found.add(part.name)
        elif isinstance(part, Select):
            found |= references(part.variants.values())
    return found


@cache
def calls(folder: str) -> list[tuple[Path, str, ast.Call]]:
    """Everything that is called in the sources of a folder, with its name."""
    found = []
    for path in (ROOT / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                found.append((path, getattr(node.func, "attr", getattr(node.func, "id", "")), node))
    return found


EVERYTHING = "**"


def refused(path: Path, by: str, call: ast.Call) -> tuple[str, set[str]] | None:
    """The message of a refusal that is written out, and what it is told: or everything that is handed on."""
    scope = path.parent.name if path.name == "why.py" else "table"
    place = {"because": 0, "no": 0, "impossible": 0, "bad": 1, "enough": 2}.get(by)
    key = None if place is None or (by == "no" and scope == "table") else call.args[place]
    if not isinstance(key, ast.Constant):
        return None
    told = {"bad": {"name"}, "enough": {"count", "thing"}}.get(by, set()) | {
        each.arg or EVERYTHING for each in call.keywords
    }
    return f"{scope}-no-{key.value!s}" if by in ("because", "no") else str(key.value), told


def test_every_refusal_has_its_sentence_and_all_that_it_says() -> None:
    found = [(call[0], *what) for call in calls("src") if (what := refused(*call))]
    assert len(found) > 100
    for path, key, told in found:
        assert key in messages("en"), path
        assert EVERYTHING in told or variables(messages("en")[key]) <= told, (path, key)
    scopes = "|".join(("table", *games()))
    assert [key for key in spoken() if re.match(rf"({scopes})-no-", key) and key not in messages("en")] == []


@pytest.mark.parametrize("folder", ["src", "examples"])
def test_no_refusal_is_a_text(folder: str) -> None:
    """What a person is told is a message, which every language has, and no text of one language."""
    kinds = {"Refusal", *re.findall(r"class (\w+)\(Refusal\)", sources())}
    assert {"IllegalMove", "BadPosition", "StoreRefusal", "TooMuch"} <= kinds
    for path, by, call in calls(folder):
        if by in kinds:
            assert isinstance(call.args[1], ast.Call | ast.Name | ast.Attribute), (path, ast.unparse(call))


# Right


@pytest.mark.parametrize("language", languages())
def test_the_official_fluent_says_the_same(language: str) -> None:
    """Every message, in each of its variants, by our reader and by fluent.runtime."""
    official = FluentBundle([language], use_isolating=False)
    patterns: dict[str, Pattern] = {}
    for _, text in texts(language):
        official.add_resource(FluentResource(text))
        patterns |= parse(text)
    rng = random.Random(language)
    for key, pattern in messages(language).items():
        for _ in range(SAYINGS):
            values = {name: rng.choice(choices) for name, choices in choosable(pattern, patterns).items()}
            name, _, form = key.partition(".")
            theirs = official.get_message(name).attributes[form] if form else official.get_message(name).value
            assert theirs
            said, wrong = official.format_pattern(theirs, values)
            assert not wrong, (key, wrong)
            assert words(language).speak(key, values) == said, (key, values)


@pytest.mark.parametrize("language", languages())
def test_plurals_are_those_of_the_language(language: str) -> None:
    """As Unicode has them, and so the browser, for whole numbers."""
    for number in (0, 1, 2, 3, 5, 11, 21, 100, 101):
        assert words(language).plural(number) == Locale.parse(language).plural_form(number)


@pytest.mark.parametrize("language", languages())
def test_a_colour_has_a_letter_of_its_own_word_and_no_other_has_it(language: str) -> None:
    """Not even where moves are typed: there the letters are the English ones in every language."""
    letters = {hue.name: words(language).form(f"hue-{hue.name}.letter") for hue in HUES}
    typed = {hue.name: words().form(f"hue-{hue.name}.letter") for hue in HUES}
    assert len({*letters.values()}) == len(letters)
    for name, letter in letters.items():
        called = words(language).form(f"hue-{name}") + words(language).form("passage-colour-M") * (name == "pink")
        assert letter.lower() in called.lower() or language == "ja", name
        assert [other for other in typed if typed[other] == letter] in ([], [name])


QUOTED = r"(?<!install )'[^'\n]+'"
NEVER = {
    "de": rf"{QUOTED}|\d%",
    "nl": rf"{QUOTED}|\d %|[“”]",
    "ja": rf"{QUOTED}|[ぁ-ヿ一-鿿}}] ?[:(]|[:)] ?[ぁ-ヿ一-鿿]|～|または",
}
"""How a language does not write, by its glossary: quotation marks, signs and words of another one."""


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_writes_as_its_glossary_says(language: str) -> None:
    lines = [line for _, text in texts(language) for line in text.splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(NEVER.get(language, "(?!)"), line)] == []


def choosable(pattern: Pattern, patterns: dict[str, Pattern]) -> dict[str, tuple[Value, ...]]:
    """Values that lead to every variant of a message."""
    found: dict[str, tuple[Value, ...]] = {}
    for part in pattern:
        if isinstance(part, Variable):
            found.setdefault(part.name, ("Ann", "3"))
        elif isinstance(part, Reference):
            found |= choosable(patterns[part.name], patterns)
        elif isinstance(part, Select):
            counts = {"one", "other"} & set(part.variants) or any(key.isdigit() for key in part.variants)
            found[part.by.name] = NUMBERS if counts else (*part.variants,)
            for variant in part.variants.values():
                found = {**choosable(variant, patterns), **found}
    return found


@pytest.mark.parametrize(
    "text",
    ["no equals sign", "a = { $b", "a = b }", "a = { $n ->\n    [one] 1\n}", "a = { NUMBER($n) }", "a = 1\na = 2"],
)
def test_what_is_no_catalogue_is_refused(text: str) -> None:
    with pytest.raises(BadCatalogue):
        parse(text)


def test_a_list_is_joined_and_knows_what_it_is() -> None:
    say = Voice(words(), ["Ann", "Bea", "Cid"], you=1)
    assert say("table-won", winners=(Who(0),)) == "The game is over. Ann wins."
    assert say("table-won", winners=(Who(1),)) == "The game is over. You win."
    assert say("table-won", winners=(Who(0), Who(1), Who(2))) == "The game is over. Ann, Bea and Cid share the win."


def test_a_word_brings_its_forms_along() -> None:
    told = Voice(words()).told("colour", Word("hue", "red"))
    assert told == {"colour": "red", "colour-is": "red", "colour-letter": "R"}


def test_a_message_can_be_a_part_of_another() -> None:
    assert Voice(words())("table-says", name="Ann", phrase=Message("phrase-oops")) == "Ann: Oops!"


def test_a_game_without_words_spoils_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sunshower.core.words.brought", lambda: ["road"])  # which has no words beside its manifest
    silent = Words("nl")
    assert silent.form("hue-red") == "rood"
    assert silent.say(Message("mute-about")) == "mute-about"
