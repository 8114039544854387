"""What is done, in the words of a language: each is known in every game, whether or not it may be done now."""

import random
from functools import cache

import pytest

import sunshower
from sunshower import IllegalMove, Match
from sunshower.core.letters import deed_of, kinds, names, read, told_of, typed, understood
from sunshower.core.registry import games, load
from sunshower.core.words import languages

FULL = "phase=act turn=0 turns=10 rainbows=BsBtOtRtYc/RcYc hands=GxRpYsY*/BxGcOp"
RUN = (
    "round=5 phase=rain turn=1 first=0 ring=25673/41435 sunny=c rain=d "
    "played=c/h pranks=-/js discards=3 gained=5/0 scores=9/4"
)
DRAWING = "turn=0 islands=-/- hands=777/1 pair=35"


@cache
def table(game: str) -> Match:
    lines = {"chroma": FULL, "road": RUN, "pirates": DRAWING}
    return Match(load(game), seed="odd2", start=lines.get(game)) if game in lines else sunshower.new(game, seed="odd2")


@cache
def told(game: str) -> dict[str, dict[str, str]]:
    """For every kind of move that some games come to, how the list of each language says one of it."""
    found: dict[str, dict[str, str]] = {}
    for seed in range(3):
        match, rng = sunshower.new(game, seed=f"deeds{seed}"), random.Random(seed)
        while match.to_act and match.plies < 300:
            seat = match.to_act[0]
            new = {offer.move[0]: offer.text for offer in match.offers(seat) if offer.move[0] not in found}
            if new:
                said = {language: dict(told_of(match, seat, language)) for language in languages()}
                found |= {kind: {language: said[language][text] for language in said} for kind, text in new.items()}
            match.play(seat, rng.choice(match.legal(seat)))
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games())
def test_each_kind_of_move_is_known_by_the_words_that_the_list_has_for_it(game: str, language: str) -> None:
    pieces = {*load(game).called}
    for kind, sentences in told(game).items():
        said = sentences[language]
        deed = deed_of(load(game), said, language)
        named = kind in pieces and read(game, said, language) != said
        assert kind in kinds(game, deed.names) or named, (kind, said, deed)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games())
def test_each_kind_of_move_has_a_word(game: str, language: str) -> None:
    known = {**typed("typed", language), **typed(f"{game}-typed", language)}
    reached = frozenset().union(*(kinds(game, deeds) for deeds in known.values()))
    assert {
        kind.name for kind in load(game).moves.kinds if kind.paths and kind.name not in load(game).called
    } <= reached


def answer(game: str, language: str, *said: str) -> str:
    """The move that is understood, or the code of the refusal."""
    match = table(game)
    try:
        text = understood(match, match.to_act[0], said, language)[0]
    except IllegalMove as question:
        return question.code
    refusal = match.why(match.to_act[0], text)
    return refusal.code if refusal else text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games())
def test_every_word_for_a_deed_is_answered_as_that_of_the_notation(game: str, language: str) -> None:
    """That includes what only another game has, where that is refused with a reason."""
    english, known = typed(f"{game}-typed", "en"), {**typed("typed", language), **typed(f"{game}-typed", language)}
    for form, deeds in known.items():
        plain = [deed for deed in deeds if english.get(deed, (deed,)) == (deed,)]
        if plain and form not in names(game, language):
            either = {"half-a-move"} if len(deeds) > 1 else set()
            assert answer(game, language, form) in either | {answer(game, "en", deed) for deed in plain}, (form, deeds)


@pytest.mark.parametrize(
    ("game", "language", "said", "expected"),
    [
        # A new verb is another move, and not an answer.
        ("chroma", "nl", "afleggen|speel groen kruis", "needs-a-card"),
        ("chroma", "en", "discard|play green cross", "needs-a-card"),
        ("chroma", "ja", "捨てる|緑の十字を出す", "needs-a-card"),
        ("chroma", "nl", "afleggen|speel", "which-card"),
        ("chroma", "nl", "afleggen|leg groen kruis af", "discard:Gx"),
        ("chroma", "de", "das grüne Kreuz|ablegen", "discard:Gx"),
        # A verb chooses, wherever it stands.
        ("chroma", "nl", "speel groen kruis", "needs-a-card"),
        ("chroma", "de", "spiele das grüne Kreuz", "needs-a-card"),
        ("chroma", "de", "das grüne Kreuz spielen", "needs-a-card"),
        ("chroma", "ja", "赤の五角形を出す", "needs-a-card"),
        ("chroma", "en", "play green cross", "needs-a-card"),
        ("chroma", "de", "lege das grüne Kreuz ab", "discard:Gx"),
        ("chroma", "de", "ziehe das grüne Kreuz", "not-understood"),
        # What a prank is called is that prank, held or not.
        ("road", "nl", "ruil", "no-such-prank"),
        ("road", "nl", "speel ruil", "no-such-prank"),
        ("road", "nl", "hergebruik", "no-such-prank"),
        ("road", "nl", "weggooien b", "no-such-prank"),
        ("road", "de", "tausch", "no-such-prank"),
        ("road", "de", "wegwerfen", "no-such-prank"),
        ("road", "ja", "交換 a", "no-such-prank"),
        ("road", "ja", "リサイクル 3", "no-such-prank"),
        ("road", "nl", "speel sprong e", "jump:e"),
        # What is no move now has the reason of its own.
        ("chroma", "nl", "pas", "no-passing"),
        ("chroma", "de", "passe", "no-passing"),
        ("chroma", "ja", "パス", "no-passing"),
        ("chroma", "nl", "trek van de stapel", "already-drawn"),
        ("rainbow", "nl", "einde", "place-first"),
        ("rainbow", "de", "passen", "place-first"),
        ("rainbow", "ja", "終わり", "place-first"),
        ("rainbow", "ja", "裏 1", "?1"),
        ("pirates", "nl", "blokkeer", "not-now"),
        ("pirates", "nl", "eis", "not-now"),
        ("pirates", "nl", "trek", "must-place"),
        ("pirates", "nl", "trek van de trekstapel", "must-place"),
        ("pirates", "de", "ziehe vom Nachziehstapel", "must-place"),
        ("pirates", "ja", "山札から引く", "must-place"),
        ("passage", "nl", "gooi 5", "dice-rolled"),
        ("passage", "nl", "terugbrengen", "none-captured"),
    ],
)
def test_a_deed_is_what_is_said(game: str, language: str, said: str, expected: str) -> None:
    assert answer(game, language, *said.split("|")) == expected
