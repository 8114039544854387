"""Moves in a person's own letters and words: what a table says and prints is understood when it is typed.

The engine has one notation, which is nobody's language. A game says what the pieces that moves name are called, the
catalogues have the words, and here one is turned into the other.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from functools import cache
from typing import NamedTuple

from sunshower.core.chance import Rng
from sunshower.core.colours import HUES
from sunshower.core.errors import IllegalMove, Refusal
from sunshower.core.game import Game, Seat, State
from sunshower.core.happenings import doing
from sunshower.core.match import Match
from sunshower.core.message import Word, named
from sunshower.core.offers import Offer, Rest, asked, begun, is_question, question, with_pick
from sunshower.core.registry import load
from sunshower.core.text import WIDE
from sunshower.core.words import Voice, words

WORD = re.compile(rf"[^\W_{WIDE}]+|[ァ-ー]+|[ぁ-ん]+|[一-鿿々]+|\w")
"""A word, also in a language that writes without blanks."""
BREAK = r"(?!\w)"
BEFORE, AFTER = rf"(?-i:(?<![^\W\d_{WIDE}])(?<!\*))", rf"(?-i:(?![^\W\d_{WIDE}]|\*))"
"""Where no letter or star makes what follows, or what was before, a part of another word.

Without regard to small and capital letters such a class takes a hundred times as long to be compiled.
"""
SIGNED = {hue.glyph: hue.name for hue in HUES}
GLYPH = f"[{''.join(SIGNED)}]"
BESIDE = re.compile(rf"(?:\b[a-z])?{GLYPH}(?=\s?[^\W\d_]{{2}})|{GLYPH}(?=[^\W\d_*])")
"""The sign of a colour beside the letter or the name that says the same, and the letter of a card before it."""
SEPARATOR = re.compile(r"[,、。]|\.$")
STEM = 3
"""The fewest letters by which a word is known in another form, or in a longer word."""
LATER = 2
"""The doubt about what is no move now."""
NOWHERE = 3
"""The doubt about a text that names what there is not."""
NEVER = 4
"""The doubt about a text that says no move of a game at all."""
MOST_ANSWERS = 5
"""How many texts in a row may say one move: a part of it, and the answers to what is asked."""


class Meaning(NamedTuple):
    """What a text says in notation, and the rest of the moves that its words leave, if a question has to choose."""

    text: str
    rests: Sequence[Rest] = ()


class Deed(NamedTuple):
    """What is to be done, by the words of the notation for it, and the text without the word that says so."""

    names: tuple[str, ...]
    rest: str


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
    state = match.game.guess(match.view(seat), Rng())
    for start in range(len(before)):
        first, *answers = before[start:]
        part, rests = meaning(match, seat, first, language)
        if not rests and asks(match.why(seat, part)):
            rests = begun(match.game, match.offers(seat), part.strip().lower())
        for answer in (*answers, last):
            rests = chosen(match, state, rests, answer, language)
        if len({rest.move for rest in rests}) > 1:
            raise which(match, seat, rests)
        if rests:
            return rests[0].move
    return None


def which(match: Match, seat: Seat, rests: Sequence[Rest]) -> IllegalMove:
    """The question for the rest of some moves."""
    state = match.game.guess(match.view(seat), Rng())
    return IllegalMove("half-a-move", named(question(match.game, state, rests), match.players))


def chosen(match: Match, state: State, rests: Sequence[Rest], answer: str, language: str) -> list[Rest]:
    """What is left to say after an answer: in notation, as the question has put it, or by some words of that."""
    game, voice = match.game, Voice(words(language), match.players)
    part, things = asked(game, rests)
    said = {each.strip().lower() for each in readings(game.name, answer, language)}
    called = {
        thing: str(voice.told("", game.choice(state, thing))[""]).lower() if game.choice else "" for thing in things
    }
    fitting = [thing for thing in things if said & {thing, thing.partition(":")[2], called[thing]}]
    wanted = WORD.findall(bare(answer.lower(), language))
    for fits in (str.__eq__, alike):
        fitting = fitting or [thing for thing in things if wanted and spoken(wanted, called[thing], fits)]
    deed = deed_of(game, answer, language)
    if not fitting and deed.names:
        named = kinds(game.name, deed.names)
        left = [rest for rest in rests if rest.kind in named]
        return chosen(match, state, left, deed.rest, language) if left and deed.rest else left
    found = [rest for thing in fitting for rest in things[thing]]
    return [rest.after() for rest in found] if part and len(fitting) == 1 else found


def spoken(wanted: Sequence[str], sentence: str, fits: Callable[[str, str], bool]) -> bool:
    """Whether a sentence has all these words, in this order."""
    there = iter(WORD.findall(sentence))
    return all(any(fits(word, other) for other in there) for word in wanted)


def alike(word: str, other: str) -> bool:
    """Whether two words in small letters are forms of one, or one of them is a part of the other."""
    short, long = sorted((word, other), key=len)
    return word == other or ((len(short) >= STEM or wide(short)) and not short.isdecimal() and short in long)


def asks(refusal: Refusal | None) -> bool:
    """Whether a refusal asks for the rest of a move, so that what is said next may be the answer."""
    return refusal is not None and is_question(refusal.says)


def refused(match: Match, seat: Seat, text: str, language: str) -> Refusal | None:
    """Why a seat may not play what a text means, or the question what it means; None if that can be played."""
    try:
        said = meant(match, seat, text, language)
    except IllegalMove as question:
        return question
    return None if match.draft(seat, said) else match.why(seat, said)


def meant(match: Match, seat: Seat, text: str, language: str) -> str:
    """What a text says in notation. Raises IllegalMove, with a question, if its words leave several moves."""
    said, rests = meaning(match, seat, text, language)
    if rests:
        raise which(match, seat, rests)
    return said


def meaning(match: Match, seat: Seat, text: str, language: str) -> Meaning:
    """What a text says: as it stands, unless it says more when it is read in the person's language.

    The letter of a colour, as it is printed, is no other card while it can be that colour. What is no move, nor half
    of one, may be what the list says of a move, or some words of that.
    """
    game = match.game.name
    whys = {each: match.why(seat, each) for each in readings(game, text, language)}
    doubts = {each: doubt(refusal) for each, refusal in whys.items()}
    said = min(doubts, key=lambda each: doubts[each])
    if clashes(game, text, language):
        said = noted(game, text, language)[-1]
        rests = with_first(match.offers(seat), {text.strip().lower(), said.strip().lower()})
        if max(doubts[text], doubts[said]) < LATER and len({rest.picks[0] for rest in rests}) > 1:
            return Meaning(said, rests)
    if doubts[said] < LATER:
        alone = doubts[said] == 0 and said != text and is_card(game, text, language)
        return Meaning(said, rest_of_card(match, seat, said) if alone else ())
    named = None if asks(whys[said]) else of_deed(match, seat, text, language)
    if named and (doubts[said] > LATER or named.rests or doubt(match.why(seat, named.text)) < LATER):
        return named
    found = told(match, seat, text, language)
    if not found and doubts[said] > LATER:
        found = told_in_part(match, seat, text, language)
    if len(found) == 1:
        return Meaning(found.pop())
    return Meaning(said, whole(match.offers(seat), found) if doubts[said] > LATER else ())


def of_deed(match: Match, seat: Seat, text: str, language: str) -> Meaning | None:
    """What a text says without its word for the deed, where the notation has none: a move of the kind that it names."""
    game = match.game
    deed = deed_of(game, text, language)
    wanted = kinds(game.name, deed.names)
    offers = match.offers(seat)
    if not wanted or not deed.rest:
        meant = whole(offers, {each.text for each in offers if each.move[0] in wanted})
        return Meaning(text, meant) if meant else None
    doubts = {each: doubt(match.why(seat, each)) for each in readings(game.name, deed.rest, language)}
    for said in sorted(doubts, key=lambda each: doubts[each]):
        if doubts[said] == 0:
            alone = said != deed.rest and is_card(game.name, deed.rest, language)
            spelled = match.spelling(seat, said)
            rests = rest_of_card(match, seat, said) if alone else with_first(offers, {said.strip().lower()})
            rests = rests or whole(offers, {spelled})
        elif doubts[said] == 1:
            rests = begun(game, offers, said.strip().lower())
        else:
            move = game.moves.parse(said) if doubts[said] == LATER else None
            if move and move[0] in wanted:
                return Meaning(said)
            continue
        meant = [rest for rest in rests if rest.kind in wanted]
        if len({rest.move for rest in meant}) == 1:
            return Meaning(meant[0].move)
        if meant:
            return Meaning(said, meant if len(meant) < len(rests) or not doubts[said] else ())
    return None


def rest_of_card(match: Match, seat: Seat, said: str) -> Sequence[Rest]:
    """What is left open of a move by which no more than its first pick was meant; nothing if that leaves no other."""
    offers, spelled = match.offers(seat), match.spelling(seat, said)
    first = next(offer.picks[0][0] for offer in offers if offer.text == spelled)
    rests = with_pick(offers, first)
    return rests if len({rest.move for rest in rests}) > 1 else ()


def with_first(offers: Sequence[Offer], names: set[str]) -> list[Rest]:
    """All of the moves that begin with a pick so named."""
    rests = [Rest(offer.move[0], tuple(enumerate(path)), offer.text) for offer in offers for path in offer.picks]
    return [rest for rest in rests if rest.picks[0][1].partition(":")[2] in names]


def whole(offers: Sequence[Offer], moves: set[str]) -> list[Rest]:
    """All of some moves, pick by pick."""
    return [Rest(each.move[0], tuple(enumerate(each.picks[0])), each.text) for each in offers if each.text in moves]


def told(match: Match, seat: Seat, text: str, language: str) -> set[str]:
    """The moves that are told in these words, to the eye or to the ear, or in a sentence that begins with them."""
    begin = re.compile(rf"{re.escape(text.strip().rstrip('.。'))}{'' if wide(text[-1:]) else BREAK}", re.IGNORECASE)
    said = told_of(match, seat, language) if len(text) > 1 else []
    return {move for move, sentence in said if begin.match(sentence)}


def told_in_part(match: Match, seat: Seat, text: str, language: str) -> set[str]:
    """The moves in whose sentences these words stand, in whatever form; one word alone would be a guess at a move."""
    wanted = WORD.findall(bare(unsigned(load(match.game.name), text, language).lower(), language))
    said = told_of(match, seat, language) if wanted else []
    deed = deed_of(load(match.game.name), text, language)
    named = kinds(match.game.name, deed.names)
    if deed.names:  # another deed is not meant, however much of it sounds the same
        of_kind = {offer.text for offer in match.offers(seat) if offer.move[0] in named}
        said = [(move, sentence) for move, sentence in said if move in of_kind]
    found = {move for move, sentence in said if spoken(wanted, sentence.lower(), alike)}
    return found if len(wanted) > 1 or len(found) > 1 else set()


def told_of(match: Match, seat: Seat, language: str) -> list[tuple[str, str]]:
    """The sentences that tell each move open to a seat, to the eye and to the ear."""
    voices = [Voice(words(language), match.players, seat, aloud) for aloud in (False, True)]
    deeds = {move: doing(match.game.name, story[0]) for move, story in match.deeds(seat).items()}
    return [(move, speaks(says.key, **says.args)) for move, says in deeds.items() for speaks in voices]


def doubt(refusal: Refusal | None) -> int:
    """How little can be made of a text that is refused so: it is a move, half of one, no move now, or no move ever."""
    if refusal is None:
        return 0
    if refusal.code in ("half-a-move", "not-understood"):
        return 1 if refusal.code == "half-a-move" else NEVER
    return NOWHERE if refusal.code.startswith("no-such-") else LATER


def readings(game: str, text: str, language: str) -> list[str]:
    """What a text may say in notation: as it stands, with names and letters, and without what only joins words.

    A small letter may be that of a colour, or of a spot. Letters that are the word for a deed are no cards.
    """
    said = noted(game, text, language)
    joined = [bare(each, language) for each in said]
    known = bool(in_print(game, text, language))
    own = [text] if begins_so(text, deed_of(load(game), text, language).names) else []
    return list(dict.fromkeys((*((*said, *own) if known else (*own, *said)), *filter(None, joined))))


def noted(game: str, text: str, language: str) -> list[str]:
    """A text in notation, the word for the deed first; last where a small letter is that of a colour."""
    deed = deed_of(load(game), text, language)
    fronted = [f"{name} {deed.rest}".strip() for name in deed.names]
    fronted = [text, *fronted] if begins_so(text, deed.names) else fronted
    return [read(game, each, language, small) for small in (False, True) for each in fronted]


def read(game: str, text: str, language: str, small: bool = True) -> str:
    """What somebody has typed with the letters, signs and words of a language, in notation."""
    kept = frozenset() if small else frozenset(each.lower() for each in letters(game, language) if each.isupper())
    return replaced(unsigned(load(game), text, language), names(game, language), kept)


def unsigned(game: Game, text: str, language: str) -> str:
    """A text with letters for the signs that the table prints."""
    text = BESIDE.sub("", "".join(game.signs.get(sign, sign) for sign in text))
    return re.sub(GLYPH, lambda found: words(language).form(f"hue-{SIGNED[found[0]]}.letter"), text)


def bare(text: str, language: str) -> str:
    """A text without articles, commas, and words that only join others."""
    text = SEPARATOR.sub(" ", text)
    for key, after in (("articles", r"(?=\s+\S)"), ("between", "")):
        text = re.sub(alone(tuple(words(language).form(key).split())).pattern + after, " ", text, flags=re.IGNORECASE)
    return " ".join(text.split())


def in_print(game: str, text: str, language: str) -> list[str]:
    """The letters of colours in a text that stand there as the table prints them."""
    known = letters(game, language)
    return [found[0] for found in alone(known).finditer(text) if found[0] in known]


def clashes(game: str, text: str, language: str) -> bool:
    """Whether a text has the printed letter of a colour, which is that of another card in notation."""
    pieces = load(game).called
    others = {word.name: piece for piece, called in pieces.items() for word in called if len(word.name) == 1}
    printed = {each.lower() for each in in_print(game, text, language)}
    return any(each in others and others[each] != names(game, language)[each] for each in printed)


def is_card(game: str, text: str, language: str) -> bool:
    """Whether a text is a card by its name or as it is printed, perhaps with its number, and not in notation.

    Where the notation says the English name, that of another language says no less.
    """
    pieces, known = load(game).called, names(game, language)
    noted = {form.lower() for form in (*own_forms(game, language).values(), *pieces)}
    cards = [re.sub(r"\s*[0-9]$", "", each).lower() for each in (text.strip(), bare(text, language))]
    read = [unsigned(load(game), card, language).lower() for card in cards if card not in noted]
    piece = next((known[card] for card in read if card in known), None)
    return piece is not None and not any(
        load(game).moves.parse(words().form(f"{word.kind}-{word.name}")) for word in pieces[piece]
    )


def written(game: str, text: str, language: str) -> str:
    """A move or a pick in notation, with the letters that the table is printed in."""
    return replaced(text, own_forms(game, language))


def replaced(text: str, forms: Mapping[str, str], kept: Set[str] = frozenset()) -> str:
    """A text with other forms for some of its parts, unless they are kept; small letters stay small."""

    def other(found: re.Match[str]) -> str:
        if found[0] in kept:
            return found[0]
        form = forms[found[0].lower()]
        return form.lower() if found[0].islower() else form

    return alone(tuple(forms)).sub(other, text)


@cache
def alone(parts: tuple[str, ...]) -> re.Pattern[str]:
    """Any of some texts, the longest first, where no letter or star beside it makes it a part of another word.

    A language that writes without blanks has no such borders.
    """
    each = [bounded(part) for part in sorted(parts, key=len, reverse=True)]
    return re.compile(f"(?:{'|'.join(each)})" if each else "(?!)", re.IGNORECASE)


def bounded(part: str) -> str:
    """A pattern for a text that is no part of another word."""
    return rf"{'' if wide(part[0]) else BEFORE}{re.escape(part)}{'' if wide(part[-1]) else AFTER}"


def wide(sign: str) -> bool:
    """Whether a sign is of a language that writes without blanks."""
    return re.match(f"[{WIDE}]", sign) is not None


@cache
def own_forms(game: str, language: str) -> dict[str, str]:
    """The pieces in a game's notation, in small letters, as a language writes them: with its letters of the colours."""
    pieces = load(game).called
    letters = {piece: letter(called, language) for piece, called in pieces.items() if not piece.isdecimal()}
    return {piece.lower(): "".join(letters.get(sign) or sign for sign in piece) for piece in pieces}


def begins_so(text: str, deeds: tuple[str, ...]) -> bool:
    """Whether a text begins with the notation's word for its deed, or has none."""
    return not deeds or any(re.match(rf"\s*{re.escape(name)}{BREAK}", text, re.IGNORECASE) for name in deeds)


def deed_of(game: Game, text: str, language: str) -> Deed:
    """What is to be done by a text in a person's language; nothing if it does not say so."""
    for pattern, deed in deeds(game.name, language):
        if found := pattern.search(text):
            rest = " ".join((text[: found.start()], *found.groups(), text[found.end() :]))
            return Deed(deed, " ".join(rest.split()))
    return Deed((), text)


@cache
def deeds(game: str, language: str) -> tuple[tuple[re.Pattern[str], tuple[str, ...]], ...]:
    """How each deed is said, the longest first, in the words that the game has for it, or else in those of any game.

    Other words may stand between the parts of one: "lege ... ab". What a piece is called is that piece.
    """
    pieces = names(game, language)
    said: dict[str, tuple[str, ...]] = {name: (name,) for name in words(language).names("typed")}
    said |= typed("typed", language) | typed(f"{game}-typed", language)
    longest = sorted((form for form in said if form not in pieces), key=lambda form: (-len(form.split()), -len(form)))
    return tuple((re.compile("(.*?)".join(map(bounded, form.split())), re.IGNORECASE), said[form]) for form in longest)


def typed(kind: str, language: str) -> dict[str, tuple[str, ...]]:
    """The words of a language for what is done, in small letters, and what the notation has for each."""
    found: dict[str, tuple[str, ...]] = {}
    for name in words(language).names(kind):
        for form in forms(Word(kind, name), language):
            found[form.lower()] = tuple(dict.fromkeys((*found.get(form.lower(), ()), name)))
    return found


@cache
def kinds(game: str, deeds: tuple[str, ...]) -> frozenset[str]:
    """The kinds of move that are named so, or written with such a word."""
    return frozenset(
        kind.name
        for kind in load(game).moves.kinds
        for deed in deeds
        if kind.paths and any(re.match(rf"{re.escape(deed)}\b", each) for each in (kind.name, *kind.spellings))
    )


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
    """A word as it may be typed: in every form of the language, and by other names."""
    facets = words(language).facets(word)
    yield from (str(form) for facet, form in facets.items() if facet not in ("-is", "-letter", "-also"))
    yield from filter(None, str(facets.get("-also", "")).split(", "))


def letter(called: tuple[Word, ...], language: str) -> str:
    """The letter of the colour among some words for a piece; none if there is no colour."""
    return "".join(str(words(language).facets(word).get("-letter", "")) for word in called)


@cache
def letters(game: str, language: str) -> tuple[str, ...]:
    """The letters of the colours of a game, as its table prints them."""
    found = (letter(called, language) for called in load(game).called.values())
    return tuple(dict.fromkeys(filter(None, found)))
