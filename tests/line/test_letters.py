"""Moves in the letters and words of a language: what the terminal prints is understood when it is typed."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.conftest import Told

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
    rng, known = random.Random(game), set[str]()
    for seats in load(game).seats[:3]:
        match = sunshower.new(game, seats=seats, seed="letters")
        while match.to_act and match.plies < LONGEST:
            seat = match.to_act[0]
            legal = match.legal(seat)
            for move in {*legal} - known:
                assert match.spelling(seat, meant(match, seat, written(game, move, language), language)) == move
            for pick in {pick for path in match.picks(seat) for pick in path} - known:
                assert meant(match, seat, written(game, pick, language), language).lower() == pick
                known.add(pick)
            known |= {*legal}
            match.play(seat, rng.choice(legal))


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
    game: str, line: str, language: str, typed: str, answer: str, told: Told
) -> None:
    _, shown, _ = told("play", game, "--position", line, "--lang", language, said=f"{typed}\n")
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


RED = "turn=0 islands=111/666 hands=1r/???? pair=27"
NO_ROOM = "turn=0 islands=123/666 hands=1w/???? pair=27"
RUN = "round=2 phase=sunny turn=0 ring=13-5-/42-76 sunny=i rain=j played=a/f"
FULL = "round=5 phase=place turn=0 ring=12645/67124 sunny=b rain=h hands=2357/1356"
NO_PRANK = (
    "round=5 phase=rain turn=1 first=0 ring=25673/41435 sunny=c rain=d "
    "played=c/h pranks=-/js discards=3 gained=5/0 scores=9/4"
)
TWO = "turn=0 islands=-/- hands=45/1 pair=35"
THREE = "turn=0 islands=-/- hands=4556/1 pair=35"
DRAWING = "phase=draw turn=0 rainbows=Bc/YtGs hands=GxRpYs/???"


def answered(game: str, line: str, language: str, *said: str) -> str:
    """The move that is understood, or what is answered, without the hint at what may be done."""
    match = Match(load(game), seed="typed", start=line)
    try:
        return " ".join(understood(match, match.to_act[0], said, language))
    except IllegalMove as refusal:
        return words(language).say(refusal.says)


@pytest.mark.parametrize(
    ("game", "line", "language", "typed", "answer"),
    [
        # The letter of a colour, as it is printed, is that colour; a small one is notation.
        ("pirates", RED, "nl", "R", "Welke kaart: een Regenboogpiraat of een rode 1?"),
        ("pirates", RED, "nl", "R|rode 1", "1>111"),
        ("pirates", RED, "nl", "R|Regenboogpiraat", "lay:r"),
        ("pirates", RED, "nl", "r", "lay:r"),
        ("pirates", RED, "en", "r", "lay:r"),
        ("pirates", RED, "en", "R", "Which card: a Rainbow Pirate or a red 1?"),
        ("pirates", NO_ROOM, "de", "R", "Mit einer roten 1 kannst du jetzt nichts anfangen."),
        ("pirates", NO_ROOM, "de", "1R", "Mit einer roten 1 kannst du jetzt nichts anfangen."),
        ("pirates", NO_ROOM, "de", "E", "Du hast keine gelbe 3 auf der Hand."),
        (
            "pirates",
            "turn=0 islands=333/666 hands=3e/???? pair=27",
            "nl",
            "E",
            "Welke kaart: een gele 3 of een Afperser?",
        ),
        # Cards and signs as they are printed.
        ("pirates", NO_ROOM, "de", "1▲R", "Mit einer roten 1 kannst du jetzt nichts anfangen."),
        ("pirates", THREE, "de", "4❦G", "Welche Karte: eine blaue 5 oder eine lila 6?"),
        ("pirates", THREE, "de", "❦", "Welche Karte: eine blaue 5 oder eine lila 6?"),
        ("road", FULL, "de", "1▲R", "Du hast keine 1 auf der Hand"),
        ("road", FULL, "ja", "≋", "どこですか？（a、c、dかe）"),
        ("chroma", CHROMA, "nl", "☼E■", "Wat doe je ermee: afleggen of in je regenboog spelen?"),
        ("chroma", CHROMA, "nl", "☼", "Welke kaart: het gele vierkant of de gele kleurkaart?"),
        ("chroma", CHROMA, "de", "⬟", "Was machst du damit: ablegen oder in deinen Regenbogen spielen?"),
        ("rainbow", RAINBOW, "de", "❆C", "Keine deiner Karten zeigt Cyan."),
        ("rainbow", RAINBOW, "de", "☼", "Y1"),
        # Half a move in the words of the table.
        ("road", FULL, "de", "Lege eine 5", "Welcher Platz: a, c, d oder e?"),
        ("road", FULL, "de", "Lege eine 5|c", "5@c"),
        ("road", FULL, "de", "eine 5 auf c", "5@c"),
        ("road", FULL, "de", "5 auf", "Welcher Platz: a, c, d oder e?"),
        ("road", FULL, "de", "die orangene 2", "Welcher Platz: a, c, d oder e?"),
        ("road", FULL, "nl", "Leg een 5", "Welke plek: a, c, d of e?"),
        ("road", FULL, "nl", "de blauwe 5", "Welke plek: a, c, d of e?"),
        ("road", FULL, "ja", "5を置く", "どこですか？（a、c、dかe）"),
        # A prank is known by its own name, held or not.
        ("road", NO_PRANK, "nl", "ruil", "Je hebt de streek Ruil niet."),
        ("road", NO_PRANK, "nl", "weggooien b", "Je hebt de streek Weggooien niet."),
        ("road", NO_PRANK, "de", "tausch", "Du hast den Streich Tausch nicht."),
        ("road", NO_PRANK, "ja", "リサイクル 3", "あなたは「リサイクル」を持っていません。"),
        # What cannot be done now is refused for its own reason.
        ("road", RUN, "nl", "Leg een 5 op g", "Beide kaarten van deze ronde liggen er al"),
        ("road", RUN, "nl", "5 op c", "Beide kaarten van deze ronde liggen er al"),
        ("road", RUN, "de", "anhalten", "stop"),
        ("road", FULL, "nl", "stoppen", "Eerst leggen beide spelers een kaart"),
        ("pirates", TWO, "de", "Lege eine grüne 4, eine blaue 5 und eine lila 6", "Du hast keine lila 6 auf der Hand."),
        ("pirates", TWO, "ja", "緑4、青5、紫6を置く", "手札に紫6がありません。"),
        ("pirates", TWO, "en", "Lay 456", "You hold no purple 6."),
        ("rainbow", RAINBOW, "de", "aufhören", "Zu einem Zug gehört mindestens eine Karte"),
        ("rainbow", RAINBOW, "de", "umdrehen", "In der Reihe liegt noch keine Karte"),
        ("chroma", CHROMA, "nl", "afleggen geel vierkant", "discard:Ys"),
        ("chroma", CHROMA, "nl", "afleggen", "Je legt een kaart uit je hand af. Welke kaart:"),
        ("chroma", DRAWING, "de", "ablegen", "Ziehe zuerst eine Karte vom Stapel."),
        # An answer by its stem words.
        ("pirates", TWO, "de", "draw|offene Karten", "draw:pair"),
        ("pirates", TWO, "de", "draw|die offenen Karten", "draw:pair"),
        ("pirates", TWO, "de", "draw|offen", "draw:pair"),
        ("pirates", TWO, "de", "draw|Stapel", "draw:pile"),
        ("pirates", TWO, "nl", "draw|stapel", "draw:pile"),
        ("pirates", TWO, "ja", "draw|山札", "draw:pile"),
        # A card alone, unless the notation says so much by itself.
        ("chroma", CHROMA, "nl", "geel vierkant", "Wat doe je ermee: afleggen of in je regenboog spelen?"),
        ("chroma", CHROMA, "nl", "het gele vierkant|afleggen", "discard:Ys"),
        ("chroma", CHROMA, "nl", "Es", "play:Ys"),
        # As it was typed, and as it is.
        ("chroma", CHROMA, "ja", "play:Rp-Ep", "「Ep」"),
        ("pirates", TWO, "de", "44", "Du hast nur eine grüne 4 auf der Hand."),
        ("rainbow", RAINBOW, "nl", "?9", "Je hebt kaart 1 (geel), kaart 2 (paars) en kaart 3 (rood) in je hand."),
    ],
)
def test_what_is_typed_and_what_is_understood(game: str, line: str, language: str, typed: str, answer: str) -> None:
    assert answer in answered(game, line, language, *typed.split("|"))


@pytest.mark.parametrize(
    ("language", "typed", "answer"),
    [
        ("de", "e1 nach e2", "e1-e2"),
        ("de", "passen", "end"),
        ("de", "beenden", "end"),
        ("nl", "e1 naar e2", "e1-e2"),
        ("nl", "e1 naar e9", "Een zet gaat één veld ver"),
        ("ja", "e1からe2", "e1-e2"),
    ],
)
def test_squares_are_joined_by_words(language: str, typed: str, answer: str) -> None:
    line = sunshower.new("passage", seats=2, seed="demo").position(0)
    assert answer in answered("passage", line, language, typed)


@pytest.mark.parametrize(
    ("game", "line", "typed", "rule"),
    [("passage", "", "d8-d9", "B5"), ("rainbow", RAINBOW, "?9", "B2")],
)
def test_the_rule_behind_a_refusal_says_it(game: str, line: str, typed: str, rule: str) -> None:
    match = Match(load(game), seed="demo", start=line or None)
    refusal = match.why(match.to_act[0], typed)
    assert refusal is not None
    assert refusal.rule == rule


def test_a_group_of_the_list_is_told_in_words(tmp_path: Path) -> None:
    line = "phase=act turn=0 rainbows=Bc/YtGs hands=GxRpYs*c/???"
    shown = piped(tmp_path / "data", "chroma", "--position", line, "--lang", "nl", said="4\n")
    assert "Het gele vierkant: afleggen of in je regenboog spelen" in " ".join(shown.split())
    assert "Jouw zetten na de vormkaart cirkel (‘back’ toont alles):" in shown
