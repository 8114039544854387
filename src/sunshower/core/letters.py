"""Moves in a person's own letters and words: what a table says and prints is understood when it is typed.

The engine has one notation, which is nobody's language. A game says what the pieces that moves name are called, the
catalogues have the words, and here one is turned into the other.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from sunshower.core.chance import Rng
from sunshower.core.errors import IllegalMove, Refusal
from sunshower.core.game import Seat, State
from sunshower.core.happenings import doing
from sunshower.core.match import Match
from sunshower.core.message import Word, named
from sunshower.core.offers import Rest, asked, begun, is_question, question
from sunshower.core.registry import load
from sunshower.core.text import WIDE
from sunshower.core.words import Voice, words

WORD = re.compile(r"\w+")
BREAK = r"(?!\w)"
LATER = 2
"""The doubt about what is no move now."""
NEVER = 3
"""The doubt about a text that says no move of a game at all."""
MOST_ANSWERS = 5
"""How many texts in a row may say one move: a part of it, and the answers to what is asked."""


def understood(match: Match, seat: Seat, said: Sequence[str], language: str) -> list[str]:
    """The moves that a person means who has said something, as an answer to what was asked before or by itself.

    The last text is new; those before it were refused. Raises IllegalMove where that may not be played.
    """
    whole = completed(match, seat, said, language)
    if whole:
        return [whole]
    text = meant(match, seat, said[-1], language)
    return match.draft(seat, text) or [match.spelling(seat, text)]


def completed(match: Match, seat: Seat, said: Sequence[str], language: str) -> str | None:
    """The move that a part of a move and the answers to the questions for its rest say together, if they do.

    Raises IllegalMove, with the next question, if they leave several moves.
    """
    *before, last = said
    if not before:
        return None
    game, state = match.game, match.game.guess(match.view(seat), Rng())
    for start in range(len(before)):
        first, *answers = before[start:]
        part = meant(match, seat, first, language)
        rests = begun(game, match.offers(seat), part.strip().lower()) if asks(match.why(seat, part)) else []
        for answer in (*answers, last):
            rests = chosen(match, state, rests, answer, language)
        if len({rest.move for rest in rests}) > 1:
            raise IllegalMove("half-a-move", named(question(game, state, rests), match.players))
        if rests:
            return rests[0].move
    return None


def chosen(match: Match, state: State, rests: Sequence[Rest], answer: str, language: str) -> list[Rest]:
    """What is left to say after an answer: in notation, as the question has put it, or by some words of that."""
    game, voice = match.game, Voice(words(language), match.players)
    part, things = asked(game, rests)
    said = {each.strip().lower() for each in (answer, read(game.name, answer, language))}
    called = {
        thing: str(voice.told("", game.choice(state, thing))[""]).lower() if game.choice else "" for thing in things
    }
    fitting = [thing for thing in things if said & {thing, thing.partition(":")[2], called[thing]}]
    wanted = WORD.findall(answer.lower())
    fitting = fitting or [thing for thing in things if wanted and {*wanted} <= {*WORD.findall(called[thing])}]
    found = [rest for thing in fitting for rest in things[thing]]
    return [rest.after() for rest in found] if part and len(fitting) == 1 else found


def asks(refusal: Refusal | None) -> bool:
    """Whether a refusal asks for the rest of a move, so that what is said next may be the answer."""
    return refusal is not None and is_question(refusal.says)


def meant(match: Match, seat: Seat, text: str, language: str) -> str:
    """What a text says in notation: as it stands, unless it says more when it is read in the person's language.

    What is no move, nor half of one, may be what the list says of a move, or how that begins.
    """
    said = min(
        dict.fromkeys((text, read(match.game.name, text, language))), key=lambda each: doubt(match.why(seat, each))
    )
    return said if doubt(match.why(seat, said)) < LATER else told(match, seat, text, language) or said


def told(match: Match, seat: Seat, text: str, language: str) -> str | None:
    """The one move that is told in these words, to the eye or to the ear, or in a sentence that begins with them."""
    begin = re.compile(
        rf"{re.escape(text.strip().rstrip('.。'))}{'' if re.search(f'[{WIDE}]$', text) else BREAK}", re.IGNORECASE
    )
    voices = [Voice(words(language), match.players, seat, aloud) for aloud in (False, True)]
    found = {
        move
        for move, story in match.deeds(seat).items()
        for says in [doing(match.game.name, story[0])]
        if any(begin.match(speaks(says.key, **says.args)) for speaks in voices)
    }
    return found.pop() if len(found) == 1 and len(text) > 1 else None


def doubt(refusal: Refusal | None) -> int:
    """How little can be made of a text that is refused so: it is a move, half of one, no move now, or no move ever."""
    if refusal is None:
        return 0
    never = refusal.code == "not-understood" or refusal.code.startswith("no-such-")
    return 1 if refusal.code == "half-a-move" else NEVER if never else LATER


def read(game: str, text: str, language: str) -> str:
    """What somebody has typed with the letters and words of a language, in notation."""
    return replaced(text, names(game, language))


def written(game: str, text: str, language: str) -> str:
    """A move or a pick in notation, with the letters that the table is printed in."""
    return replaced(text, own_forms(game, language))


def replaced(text: str, forms: Mapping[str, str]) -> str:
    """A text with other forms for some of its parts; small letters stay small."""

    def other(found: re.Match[str]) -> str:
        form = forms[found[0].lower()]
        return form.lower() if found[0].islower() else form

    return alone(tuple(forms)).sub(other, text)


@cache
def alone(parts: tuple[str, ...]) -> re.Pattern[str]:
    """Any of some texts, the longest first, where no letter or star beside it makes it a part of another word."""
    each = "|".join(map(re.escape, sorted(parts, key=len, reverse=True)))
    return re.compile(rf"(?<![^\W\d_])(?<!\*)(?:{each})(?![^\W\d_]|\*)" if each else "(?!)", re.IGNORECASE)


@cache
def own_forms(game: str, language: str) -> dict[str, str]:
    """The pieces in a game's notation, in small letters, as a language writes them: with its letters of the colours."""
    pieces = load(game).called
    letters = {piece: letter(called, language) for piece, called in pieces.items() if not piece.isdecimal()}
    return {piece.lower(): "".join(letters.get(sign) or sign for sign in piece) for piece in pieces}


@cache
def names(game: str, language: str) -> dict[str, str]:
    """What the pieces may be called: by a word in any form, a letter, and by either with the number it stands for."""
    found: dict[str, str] = {}
    for piece, called in load(game).called.items():
        by_name = [form for word in called for form in forms(word, language)]
        for name in filter(None, (*by_name, letter(called, language), own_forms(game, language)[piece.lower()])):
            bare = piece.isdecimal() and piece not in name  # "1 1" are two cards, not one that is called twice
            with_number = (f"{name}{piece}", f"{name} {piece}", f"{piece}{name}") if bare else ()
            found |= {each.lower(): piece for each in (name, *with_number)}
    return found


def forms(word: Word, language: str) -> Iterator[str]:
    """A word as it may be typed: in every form of the language, with an article, and by other names."""
    facets = words(language).facets(word)
    name = str(facets[""])
    yield from (f"{article} {name}" for article in words(language).form("articles").split())
    yield from (str(form) for facet, form in facets.items() if facet not in ("-is", "-letter", "-also"))
    yield from filter(None, str(facets.get("-also", "")).split(", "))


def letter(called: tuple[Word, ...], language: str) -> str:
    """The letter of the colour among some words for a piece; none if there is no colour."""
    return "".join(str(words(language).facets(word).get("-letter", "")) for word in called)
