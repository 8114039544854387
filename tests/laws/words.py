"""The laws of text: whatever is said or written is understood or refused in words for people."""

import re
from dataclasses import astuple
from functools import cache

import pytest

from sunshower.core.chance import Rng
from sunshower.core.errors import BadPosition, IllegalMove, Refusal
from sunshower.core.game import CHANCE, OVER, Game
from sunshower.core.match import Match
from sunshower.core.options import checked_options
from sunshower.core.registry import games, load
from sunshower.core.words import languages, texts
from sunshower.rulebook import markdown

LONGEST_GAME = 100_000
WORD = re.compile(r"[^\W\d_]+")
TELLTALE = {
    "en": "the and you your with from which cards plays runs round this that there have when rules",
    "nl": "het een kaart kaarten niet jij van spelregels beurt hebt bent naar",
    "de": "der das und nicht karte karten du ist spielregeln zug dein deine hast",
}
"""Words by which a language gives itself away, none of which the others have."""
OURS = re.compile(
    r"Sunshower|sunshower verify|Ann|Gust|(Rainbow|Chroma)\W+(Road|Pirates|Passage|Rainbow|Cards|Rush)|Rainbow|WILD|"
    r"[0-9a-f]{16,}|Brian Bollinger|Mathias Spaan|Sweet\s+Bros(\s+Games)?|Goliath|Korea\s+Boardgames|"
    r"Wild East Games|999 Games|TAQ|Board Game Designers Forum|Firefox|Safari|WCAG|English|Nederlands|Deutsch|日本語"
)
"""Names, a command, and the number that the server has promised."""


TYPED = re.compile(r"'[^'\n]*'|“[^”\n]*”|„[^“\n]*“|「[^」\n]*」|‘[^’\n]*’|--\S+|\S*[@:>=/_.]\S+", re.MULTILINE)
"""What is typed, and so the same in all languages: commands, moves, files."""
COMMAND = re.compile(
    r"^> .*|^ *[0-9]+  \S+|^\w+(?= (\[\S+)? )|^say (?=\w+[:：])|\b(Enter|Esc|Tab|Python)\b", re.MULTILINE
)
"""What was said; what begins a line that explains it: a move of the list, a command, a group; a key, and a language."""
KEYS = re.compile(r"^#.*|^[\w-]+ *=|^ +\.[\w-]+ *=|\{ *\$[\w-]+ *->|^ *\*?\[[\w-]+\]|\{[^{}]*\}", re.MULTILINE)
"""What is no text in a catalogue."""


def has_words(refusal: Refusal) -> None:
    """A code of small words, and a sentence or a question, which may begin with a number or with what was said."""
    assert refusal.code == refusal.code.lower()
    assert refusal.code.replace("-", "").isalpha()
    assert re.fullmatch(r"[A-Z0-9'\"].*[.?]", refusal.sentence), refusal.sentence
    assert refusal.sentence.isprintable()


def is_for_people(refusal: Refusal) -> None:
    """Words that can be shown to anybody as they are."""
    has_words(refusal)
    assert refusal.sentence[0].isupper()


def must_refuse(match: Match, seat: int, text: str) -> Refusal:
    """A seat may not play a text, and is told the same by `play` and by `why`."""
    with pytest.raises(IllegalMove) as refused:
        match.play(seat, text)
    reason = match.why(seat, text)
    assert reason is not None
    assert str(reason) == str(refused.value)
    is_for_people(reason)
    return reason


def must_answer(match: Match, text: str) -> None:
    """Whatever is said, the answer is a move, the one object to pick for it, or a refusal, which may be a question."""
    game, seat = match.game, match.to_act[0]
    answer = match.why(seat, text)
    state = game.guess(match.view(seat), Rng("answer"))
    action = game.parse_move(state, text)
    if answer is None:
        assert match.spelling(seat, text) in match.legal(seat)
    else:
        assert action is None
        assert (text.strip().lower(),) not in match.picks(seat)
        assert text not in match.legal(seat)
        is_for_people(answer)


def must_read(game: Game, line: str, to_the_end: bool = False) -> None:
    """Whatever is given as a position is refused, or it is a game that can be played on and written down anywhere."""
    try:
        view = game.parse_position(line)
    except BadPosition as refusal:
        has_words(refusal)
        return
    assert game.parse_position(game.format_position(view)) == view
    rng = Rng(f"read {line}")
    state = game.guess(view, rng)
    whole = game.setup(view["seats"], checked_options(game, view["options"])).census()
    for _ in range(LONGEST_GAME if to_the_end else 30):
        assert state.census() == whole
        if state.turn != CHANCE:
            seen = game.view(state, "all")
            assert game.parse_position(game.format_position(seen)) == seen
        if state.turn == OVER:
            return
        actions = state.legal()
        texts = [game.format_move(state, action) for action in actions]
        assert len(set(texts)) == len(texts)
        state.play(state.sample(rng) if state.turn == CHANCE else actions[rng.below(len(actions))])
    assert not to_the_end, "the game does not end"


def telltales(text: str, language: str) -> set[str]:
    """The words of a text that are of another language, names aside."""
    said = {*WORD.findall(OURS.sub(" ", text).lower())}
    found = {word for other, telling in TELLTALE.items() if other != language for word in said & set(telling.split())}
    if language == "ja":
        return found | {word for word in said if re.fullmatch("[a-z]{3,}", word)}
    return found | {word for word in said if re.search("[ぁ-ヿ一-鿿]", word)}


@cache
def vocabulary(language: str) -> set[str]:
    """All words of the catalogues and the rules of a language."""
    told = [KEYS.sub(" ", text) for _, text in texts(language)]
    return {*WORD.findall(" ".join([*told, *(markdown(load(game), language) for game in games())]).lower())}


def words_of_others(shown: str, language: str) -> set[str]:
    """What is said in another language: words that give it away, and those that only the others' catalogues have."""
    names = {each for game in map(load, games()) for each in (game.title, *astuple(game.credits)[:2])}
    shown = OURS.sub(" ", shown)
    for name in sorted(names, key=len, reverse=True):
        shown = re.sub(r"\s+".join(map(re.escape, name.split())), " ", shown, flags=re.IGNORECASE)  # it may be folded
    said = COMMAND.sub(" ", TYPED.sub(" ", shown))
    others = set[str]().union(*(vocabulary(other) for other in languages() if other != language))
    strange = {*WORD.findall(said.lower())} & others - vocabulary(language)
    return telltales(said, language) | {word for word in strange if len(word) > 1}
