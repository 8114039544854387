"""Moves in the letters and words of a language: what the terminal prints is understood when it is typed."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import sunshower
from sunshower import IllegalMove, Match
from sunshower.core.letters import meant, own_forms, read, understood, written
from sunshower.core.registry import games, load
from sunshower.core.words import languages, words
from sunshower.tui import speech

from .conftest import piped

LONGEST = 120
RAINBOW = "round=1 turn=0 hands=YGPBRP/GRCBLS next=PL/SC"
CHROMA = "phase=act turn=0 rainbows=Bc/YtGs hands=GxRpYsY*/???"
ROAD = "round=5 phase=place turn=0 ring=12-45/67123 sunny=b rain=h hands=2367/3567"
PIRATES = "turn=0 islands=-/- hands=3457knl/1 pair=35"


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    speech.choose(request.param)
    yield request.param
    speech.choose(languages()[0])


@pytest.mark.parametrize("game", games())
def test_every_move_is_understood_in_the_letters_that_it_is_printed_in(game: str, language: str) -> None:
    rng = random.Random(game)
    for seats in load(game).seats[:3]:
        match = sunshower.new(game, seats=seats, seed="letters")
        while match.to_act and match.plies < LONGEST:
            seat = match.to_act[0]
            for move in match.legal(seat):
                assert match.spelling(seat, meant(match, seat, written(game, move, language), language)) == move
            for path in match.picks(seat):
                assert [meant(match, seat, written(game, pick, language), language).lower() for pick in path] == [*path]
            match.play(seat, rng.choice(match.legal(seat)))


@pytest.mark.parametrize("game", games())
def test_letters_differ_within_a_game(game: str, language: str) -> None:
    """No two pieces are written alike, and none as another one is in the notation, which is understood too."""
    pieces, forms = {piece.lower() for piece in load(game).called}, own_forms(game, language)
    assert len({form.lower() for form in forms.values()}) == len(forms)
    assert all(form.lower() == piece or form.lower() not in pieces for piece, form in forms.items())
    colours = {word.name for called in load(game).called.values() for word in called if word.kind == "hue"}
    letters = {words(language).form(f"hue-{name}.letter") for name in colours}
    assert len(letters) == len(colours)


@pytest.mark.parametrize("game", games())
def test_what_a_piece_is_called_names_it(game: str, language: str) -> None:
    """As it is written in moves, or by another spelling: a lone S could be short for stop."""
    made = load(game).moves.parse
    for piece, called in load(game).called.items():
        for word in called:
            said = read(game, words(language).form(f"{word.kind}-{word.name}"), language)
            assert said.lower() == piece.lower() or made(said) == made(piece) is not None


@pytest.mark.parametrize("typed", ["draw", "stop", "discard:", "place", "blind", "exchange", "lay:", "end", "quit"])
def test_what_is_typed_in_every_language_stays(typed: str, language: str) -> None:
    assert all(read(game, typed, language) == typed for game in games())


@pytest.mark.parametrize(
    ("game", "line", "language", "typed", "answer"),
    [
        ("rainbow", RAINBOW, "en", "yellow 1", "You place yellow (card 1)."),
        ("rainbow", RAINBOW, "en", "blind purple", "You place card 2 blind."),
        ("rainbow", RAINBOW, "en", "turquoise", "None of your cards shows cyan."),
        ("rainbow", RAINBOW, "de", "I2", "Du legst Lila (Karte 2)."),
        ("rainbow", RAINBOW, "de", "Lila 2", "Du legst Lila (Karte 2)."),
        ("rainbow", RAINBOW, "de", "E", "Du legst Gelb (Karte 1)."),
        ("rainbow", RAINBOW, "nl", "geel 1", "Je legt geel (kaart 1)."),
        ("rainbow", RAINBOW, "ja", "紫2", "あなたは手札の2番（紫）を表で置きました。"),
        ("rainbow", RAINBOW, "de", "grün", "Keine deiner Karten zeigt Grün."),
        ("chroma", CHROMA, "en", "discard yellow square", "You discard the yellow square."),
        ("chroma", CHROMA, "en", "yellow", "Which card: the yellow square or the yellow colour card?"),
        ("chroma", CHROMA, "de", "play:Es", "Du spielst das gelbe Quadrat."),
        ("chroma", CHROMA, "de", "discard:e", "Welche Karte: das gelbe Quadrat oder die gelbe Farbkarte?"),
        ("chroma", CHROMA, "ja", "discard:黄s", "あなたは黄色の四角を捨てました。"),
        ("road", ROAD, "en", "R", "You hold no 1, only 2, 3, 6 and 7."),
        ("road", ROAD, "en", "yellow c", "You play a 3 on c."),
        ("road", ROAD, "de", "E", "Du spielst eine 3 auf c."),
        ("road", ROAD, "nl", "paars@c", "Je speelt een 6 op c."),
        ("pirates", PIRATES, "en", "yellow", "1 lay:345 Lay a yellow 3, a green 4 and a blue 5."),
        ("pirates", PIRATES, "en", "345", "You lay a yellow 3, a green 4 and a blue 5."),
        ("pirates", "turn=0 islands=-/- hands=11w/1 pair=35", "en", "1 1", "Only one thing goes with it: a WILD."),
        ("pirates", "turn=0 islands=-/- hands=11w/1 pair=35", "en", "red 1", "Enter plays the only one"),
        ("pirates", PIRATES, "de", "why Gelb", "Welche Karte: eine grüne 4 oder eine blaue 5?"),
        ("pirates", PIRATES, "nl", "kapitein", "Je speelt een Kapitein."),
    ],
)
def test_letters_and_words_of_the_own_language(
    game: str, line: str, language: str, typed: str, answer: str, tmp_path: Path
) -> None:
    shown = piped(tmp_path / "data", game, "--position", line, "--lang", language, said=f"{typed}\n")
    assert answer in " ".join(shown.partition(f"> {typed}\n")[2].split())


SQUARE = "discard:Ys"
SHADOW = "round=1 turn=0 hands=S?R?P?/P?Y?R? next=R?/?? seat=0"
STOP = "round=1 turn=0 row=R hands=C?--P?/P?Y?R? next=R?/?? placed=1 seat=0"


@pytest.mark.parametrize(
    ("language", "said", "move"),
    [
        ("en", ["discard:Y", "yellow square"], SQUARE),
        ("en", ["discard:Y", "the yellow square"], SQUARE),
        ("en", ["discard:Y", "square"], SQUARE),
        ("en", ["discard", "yellow", "ys"], SQUARE),
        ("nl", ["discard:E", "het gele vierkant"], SQUARE),
        ("nl", ["discard het gele vierkant"], SQUARE),
        ("nl", ["gele", "vierkant", "discard"], SQUARE),
        ("de", ["discard", "gelbe", "Quadrat"], SQUARE),
        ("de", ["discard:e", "das gelbe Quadrat"], SQUARE),
        ("ja", ["discard:黄", "黄色の四角"], SQUARE),
        ("en", ["nonsense", "discard:Y", "square"], SQUARE),
        ("en", ["discard:Y", "play:Gx"], "play:Gx"),
    ],
)
def test_an_answer_is_the_rest_of_what_was_asked_about(language: str, said: list[str], move: str) -> None:
    """As the question has put it, by some of its words, or in notation; whatever does not fit is said by itself."""
    match = Match(load("chroma"), seed="rest", start=CHROMA)
    assert understood(match, 0, said, language) == [move]


@pytest.mark.parametrize(
    ("game", "line", "language", "said", "move"),
    [
        ("rainbow", SHADOW, "de", "Schatten", "S1"),
        ("rainbow", SHADOW, "ja", "影", "S1"),
        ("rainbow", SHADOW, "nl", "Leg jouw kaart 3 blind.", "?3"),
        ("rainbow", STOP, "nl", "stop hier", "stop"),
        ("chroma", CHROMA, "de", "spiele das gelbe Quadrat", "play:Ys"),
        ("road", ROAD, "ja", "3をcに", "3@c"),
    ],
)
def test_a_move_is_understood_by_what_the_list_says_of_it(
    game: str, line: str, language: str, said: str, move: str
) -> None:
    match = Match(load(game), seed="list", start=line)
    assert understood(match, 0, [said], language) == [move]


@pytest.mark.parametrize("said", ["Lege", "S", "Leg", "blinde Karte"])
def test_words_that_begin_several_moves_are_none(said: str) -> None:
    match = Match(load("rainbow"), seed="list", start=SHADOW)
    with pytest.raises(IllegalMove):
        understood(match, 0, [said], "de")


def test_what_an_answer_leaves_open_is_asked_again(tmp_path: Path) -> None:
    shown = piped(tmp_path / "data", "chroma", "--position", CHROMA, said="discard\nyellow\nthe yellow square\n")
    asked = "Which card: the yellow square or the yellow colour card?"
    assert asked in " ".join(shown.partition("> yellow\n")[2].split())
    assert "You discard the yellow square." in " ".join(shown.split())


def test_the_list_is_written_in_the_letters_of_the_table(tmp_path: Path) -> None:
    shown = piped(tmp_path / "data", "rainbow", "--position", RAINBOW, "--lang", "de", said="moves\n")
    assert "E1  Lege Gelb (deine Karte 1) offen." in shown
    assert "I2  Lege Lila (deine Karte 2) offen." in shown


def test_a_wild_is_called_by_its_name() -> None:
    """Its sign is that of light, but there is no Light in this game, and L is the Lookout."""
    match = Match(load("pirates"), seed="wild", start="turn=0 hands=wl/1 pair=35")
    assert "w↯WILD, l☾Lookout" in match.game.render(match.view(0), speech.voice(match.players, 0))
