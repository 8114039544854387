"""The rules of a game as people read them, in every language: its `rules.md`, or a translation among the words.

A page of rules is Markdown with one thing more: a fenced block that is called `table` is a picture. Its first line is a
position, which the page draws with its own pieces and a terminal as text; its second line says what there is to see.
A translation has the same headings, lines and tables as the English page, so that a rule is found by its place.
Behind each line stands the number of its rule, and before what an option does stands its name in records: both are
for whoever asks for them.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import reduce
from typing import Any

from sunshower.core.game import Game
from sunshower.core.message import Message
from sunshower.core.registry import home
from sunshower.core.text import WIDE, narrow
from sunshower.core.words import ENGLISH, FOLDER, Voice, words

TABLE_RULE = re.compile(r"\|[\s:|-]+\|")
SECTION = re.compile(r"^## ", re.MULTILINE)
PICTURE = re.compile(r"^```table\n(.+)\n", re.MULTILINE)
NOTATION = re.compile(r".*[Mm]oves.* as text\n")
"""The heading from which on a page is for those who type moves and positions."""
OPTION = re.compile(r"^- `\w+`(?:[^`:：\n]+`\w+`)*[:：] ?(\S)", re.MULTILINE)
"""What a line about options begins with."""
STEM = 3
"""So many letters are looked for within other words, too: the *fee* in a *Regenfee*."""
NUMBERS = re.compile(r" ?\([A-Z]\d+(?:, [A-Z]\d+)*\)$")
NUMBER = re.compile(r"[A-Z]\d+", re.IGNORECASE)


def markdown(game: Game, language: str = ENGLISH) -> str:
    """The text as it was written, in English where a language has none."""
    for file in (FOLDER / language / f"{game.name}.md", home(game.name) / "rules.md"):
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return words(language).say(Message("table-no-rules", {"game": game.title}))


def parts(game: Game, language: str = ENGLISH) -> tuple[str, str]:
    """What everybody reads, and what is about moves and positions as text."""
    sections = SECTION.split(markdown(game))
    number = next((number for number, text in enumerate(sections) if NOTATION.match(text)), len(sections))
    text = markdown(game, language)
    begins = [0, *(section.start() for section in SECTION.finditer(text)), len(text)]
    cut = begins[min(number, len(begins) - 1)]
    return OPTION.sub(lambda found: f"- {found[1].upper()}", text[:cut]), text[cut:]


def pictures(game: Game, text: str) -> list[Mapping[str, Any]]:
    """What is seen on the pictures of a page, in order."""
    return [game.parse_position(line) for line in PICTURE.findall(text)]


def with_pictures(game: Game, text: str) -> str:
    """A page whose pictures are drawn as text, each with its caption below."""
    drawing = re.compile(PICTURE.pattern + r"(.+)\n```$", re.MULTILINE)
    return drawing.sub(
        lambda found: "```\n" + "\n".join(drawn(game, found[1], ENGLISH)) + f"\n```\n\n*{found[2]}*", text
    )


def plain(game: Game, language: str = ENGLISH, numbers: bool = False) -> str:
    """The text without its markup, a paragraph a line; with the numbers of the rules for whoever asks for them."""
    found = lines(game, language)
    return "\n".join(found if numbers else map(unnumbered, found)).strip()


def search(game: Game, wanted: str, language: str = ENGLISH) -> str:
    """What the rules say about some words; if they stand together nowhere, where most of them do, and that it is so."""
    found = mentions(game, wanted, language)
    hits = [hit(word) for word in narrow(wanted).split()]
    if found or len(hits) < 2:
        return "\n".join(found)

    def count(line: str) -> int:
        return sum(bool(word.search(unnumbered(line))) for word in hits)

    most = max(map(count, lines(game, language, pictures=False)), default=0)
    if not most:
        return ""
    apart = words(language).say(Message("table-rules-apart", {"words": wanted}))
    return "\n".join([apart, *below_headings(game, language, lambda line: count(line) == most)])


def mentions(game: Game, wanted: str, language: str = ENGLISH) -> list[str]:
    """The lines that mention all of some words, in any order, such as a prank, or the number of a rule.

    Found by words, a line stands below the heading of its part, and one about an option always does: it does not look
    like a rule. Found by the number of a rule, it ends in that: a move or a square may be spelled the same.
    """
    wanted = narrow(wanted)
    mentioned = [*map(hit, wanted.split())]
    numbered = any(map(NUMBER.fullmatch, wanted.split()))
    by_number = [line for line in lines(game, language, pictures=False) if ends_in(line, wanted)] if numbered else []

    def fits(line: str) -> bool:
        told = line if numbered else unnumbered(line)
        return line in by_number or (not by_number and bool(mentioned) and all(word.search(told) for word in mentioned))

    return below_headings(game, language, fits, numbered)


def below_headings(game: Game, language: str, fits: Callable[[str], bool], numbered: bool = False) -> list[str]:
    """The lines that fit, below the headings of their parts; of a part whose heading alone fits, all lines."""
    options = about_options(game, language)
    headings = {titled(line) for line in markdown(game, language).splitlines() if line.startswith("#")}
    found: list[str] = []
    part: list[str] = []

    def gather() -> None:
        heading = part[0] if part and part[0] in headings else ""
        told = [line for line in part if line and line != heading]
        fitting = [line for line in told if fits(line)] or (told if heading and fits(heading) else [])
        if heading and fitting and (not numbered or heading == options or fits(heading)):
            found.append(heading)
        found.extend(line if numbered else unnumbered(line) for line in fitting)

    for line in lines(game, language, pictures=False):
        if line in headings:
            gather()
            part = []
        part.append(line)
    gather()
    return found


def about_options(game: Game, language: str) -> str:
    """The heading of what holds at those tables alone that have chosen it."""
    text = markdown(game, language)
    first = OPTION.search(text)
    return titled(SECTION.split(text[: first.start()])[-1].partition("\n")[0]) if first else ""


def ends_in(line: str, wanted: str) -> bool:
    """Whether a line has all of some numbers of rules behind it."""
    behind = NUMBERS.search(line)
    return behind is not None and {*wanted.upper().split()} <= {*NUMBER.findall(behind[0])}


def hit(word: str) -> re.Pattern[str]:
    """Where a word is mentioned: within others too, if it is not too short; a number as a whole."""
    anywhere = re.match(f"[{WIDE}]", word) or not word[0].isalnum() or (len(word) >= STEM and word.isalpha())
    before = "" if anywhere else r"\b"
    after = r"\b" if word[-1].isdecimal() else ""
    return re.compile(f"{before}{re.escape(word)}{after}", re.IGNORECASE)


def marks(wanted: str) -> re.Pattern[str]:
    """Where any of some words is mentioned."""
    return re.compile("|".join(hit(word).pattern for word in narrow(wanted).split()) or "(?!)", re.IGNORECASE)


def unnumbered(line: str) -> str:
    """A line without the numbers of its rules."""
    return NUMBERS.sub("", line)


def lines(game: Game, language: str = ENGLISH, pictures: bool = True) -> Iterator[str]:
    """The text line by line: a heading, a paragraph, a bullet, a row of a table or a line of a picture each."""
    paragraph = ""
    fence: str | None = None
    pair = Voice(words(language)).pair
    for raw in "".join(parts(game, language)).splitlines():
        line = raw.strip()
        begins = fence is not None or not line or line.startswith(("#", "- ", "|", "```")) or re.match(r"\d+\. ", line)
        if begins and paragraph:
            yield paragraph
            paragraph = ""
        if line.startswith("```"):
            fence = line[3:] if fence is None else None
        elif fence == "table":
            yield from drawn(game, line, language) if pictures else ()
            fence = "caption"
        elif fence is not None or not line:
            yield f"  {line}" if fence is not None else ""
        elif line.startswith("#"):
            yield titled(line)
        elif line.startswith("|"):
            cells = [bare(cell.strip()) for cell in line.strip("|").split("|")]
            if any(cells) and not TABLE_RULE.fullmatch(line):
                yield "  " + reduce(pair, cells)
        else:
            paragraph = f"{paragraph} {bare(line)}".strip()
    if paragraph:
        yield paragraph


def drawn(game: Game, line: str, language: str) -> Iterator[str]:
    """A picture in text, as the seat that looks would see it; of the others it knows the number only."""
    view = game.parse_position(line)
    say = Voice(words(language))
    say.you = view["seat"] if isinstance(view["seat"], int) else None
    say.names = [
        say("line-you") if seat == say.you else say("table-seat", number=seat) for seat in range(view["seats"])
    ]
    for row in game.render(view, say).splitlines():
        yield f"    {row}".rstrip()


def titled(line: str) -> str:
    """A heading."""
    return bare(line.lstrip("# ")).upper()


def bare(text: str) -> str:
    """Text without the marks of emphasis."""
    return text.replace("**", "").replace("`", "")
