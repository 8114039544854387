"""How the games are drawn: in every language, on small and large terminals, with nothing that colour alone tells."""

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from rich.color import ColorSystem

import sunshower
from sunshower.core.colours import HUES
from sunshower.core.game import Eyes
from sunshower.core.match import Match
from sunshower.core.text import folded, unfolded
from sunshower.core.words import Voice, languages, words
from sunshower.tui.boards import BOARDS
from sunshower.tui.canvas import DIM, EMPTY, FILLS, FRAMED, LIGHT, POINTED, STRONG, TEXT, Canvas

SIZES = {"small": (50, 16), "large": (72, 30), "grand": (113, 41)}
"""What a terminal of 80 by 24, of 120 by 40, or of 160 by 50 leaves for the board."""
TABLES = [
    (game, seats) for game in BOARDS for seats in {"road": [2], "rainbow": [2], "passage": [2, 4]}.get(game, [2, 4])
]
EYES: tuple[Eyes, ...] = (0, None, "all")
NAMES = ["You", "Mell", "Bolt", "Gust"]


def positions(game: str, seats: int) -> Iterator[Match]:
    """A game now and then, up to its end."""
    rng = random.Random(game)
    match = sunshower.new(game, seats=seats, seed="boards")
    for ply in range(250):
        if ply % 37 == 0:
            yield match
        if match.result:
            break
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    yield match


def drawn(view: Mapping[str, Any], language: str, size: str, lit: set[str]) -> Canvas:
    you = view["seat"] if isinstance(view["seat"], int) else None
    canvas = Canvas(*SIZES[size], Voice(words(language), NAMES, you), lambda pick, nth: "lit" if pick in lit else "dim")
    BOARDS[view["game"]].draw(view, canvas)
    return canvas


@pytest.mark.parametrize(
    "text", ["Lay a card from your hand on a free spot.", "あなたの手番です。カードを1枚置いてください。"]
)
def test_what_was_folded_is_whole_again(text: str) -> None:
    lines = folded(text, 12)
    assert len(lines) > 2
    assert unfolded("\n".join([*lines, text])) == f"{text}\n{text}"


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_boards_fit_and_speak(game: str, seats: int) -> None:
    """On a small terminal nothing is too wide; whatever is said is in the catalogues; each thing has a name."""
    for match in positions(game, seats):
        for eyes in EYES:
            view = match.view(eyes)
            picks = {pick for path in match.picks(0) for pick in path}
            for language in languages():
                for size, (width, _) in SIZES.items():
                    canvas = drawn(view, language, size, picks)
                    text = "\n".join("".join(char for char, _ in row) for row in canvas.rows)
                    assert "-page-" not in text
                    crowd = game == "passage"  # a board of eleven squares and its margin
                    assert canvas.size[0] <= width + 8 * crowd, (size, language, text)
                say = Voice(words(language), NAMES, 0)
                if eyes == 0:
                    for pick in {thing.pick for thing in canvas.things} | picks:
                        name = BOARDS[game].name(pick, view, say)
                        assert name
                        assert name not in words(language)
                        assert not name.startswith(f"{game}-")
                assert "-page-" not in BOARDS[game].status(view, say)


@pytest.mark.parametrize("game", BOARDS)
def test_what_is_lit_differs_in_its_frame(game: str) -> None:
    """Without any colour the same board tells apart what can be picked."""
    match = next(match for match in positions(game, 2) if match.plies > 20 and len(match.picks(match.to_act[0])) > 2)
    seat = match.to_act[0]
    picks = {path[0] for path in match.picks(seat)}
    bare, lit = (drawn(match.view(seat), "en", "small", found) for found in (set(), picks))
    for thing in lit.things:
        cells = [(x, y) for y in range(thing.y, thing.y + thing.height) for x in range(thing.x, thing.x + thing.width)]
        same = all(bare.rows[y][x][0] == lit.rows[y][x][0] for x, y in cells)
        assert same == (thing.pick not in picks), thing


@pytest.mark.parametrize("game", BOARDS)
def test_every_fill_has_its_sign(game: str) -> None:
    """Wherever a colour of the code fills cells, its sign stands in the same card."""
    glyphs = {id(FILLS[hue.name]): hue.glyph for hue in HUES}
    match = next(match for match in positions(game, 2) if match.plies > 20)
    canvas = drawn(match.view(0), "en", "small", set())
    for y, row in enumerate(canvas.rows):
        for x, (_, style) in enumerate(row):
            if id(style) in glyphs:
                rows = canvas.rows[max(0, y - 2) : y + 3]
                assert any(char == glyphs[id(style)] for near in rows for char, _ in near[max(0, x - 16) : x + 17]), (
                    x,
                    y,
                )


@pytest.mark.parametrize("system", [ColorSystem.STANDARD, ColorSystem.EIGHT_BIT])
def test_with_few_colours_no_sign_drowns_in_its_fill(system: ColorSystem) -> None:
    for style in (*FILLS.values(), TEXT, DIM, STRONG, LIGHT, EMPTY, FRAMED, POINTED):
        assert style.color
        assert style.bgcolor
        assert style.color.downgrade(system) != style.bgcolor.downgrade(system), style
