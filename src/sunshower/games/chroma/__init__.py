"""The rainbow game of Chroma Cards, by Brian Bollinger."""

from sunshower.core.game import Credits, Game
from sunshower.core.message import Word
from sunshower.games.chroma.aloud import aloud
from sunshower.games.chroma.bot.heuristic import ChromaHeuristic
from sunshower.games.chroma.happenings import HAPPENINGS, tell
from sunshower.games.chroma.lens import ChromaLens
from sunshower.games.chroma.notation import MOVES, POSITIONS, move, said
from sunshower.games.chroma.pieces import COLOURS, ENDINGS, OPTIONS, SEATS, SHAPES, SIGNS, TEXTS, word
from sunshower.games.chroma.reasons import REASONS
from sunshower.games.chroma.render import SUITS, render
from sunshower.games.chroma.rules import setup
from sunshower.games.chroma.view import FACTS, guess, view
from sunshower.games.chroma.why import choice, why

GAME: Game = Game(
    name="chroma",
    title="Chroma Rainbow",
    credits=Credits(designer="Brian Bollinger", publisher="Wild East Games"),
    seats=SEATS,
    minutes=(10, 30),
    version=1,
    options=OPTIONS,
    endings=ENDINGS,
    rulings=tuple(f"C{number}" for number in range(1, 28)),
    longest=12_000,
    setup=setup,
    facts=FACTS,
    view=view,
    guess=guess,
    moves=MOVES,
    move=move,
    said=said,
    positions=POSITIONS,
    happenings=HAPPENINGS,
    tell=tell,
    why=why,
    choice=choice,
    called={
        **{text: (word(text),) for text in TEXTS},
        **{name[0].upper(): (Word("hue", name),) for name in COLOURS},
        **{letter: (Word("chroma-shape", name),) for letter, name in zip(SIGNS, SHAPES, strict=True)},
        **{name: (Word("chroma-drawn", name),) for name in ("pile", "discards")},
    },
    signs={SUITS[name]: letter for letter, name in zip(SIGNS, SHAPES, strict=True)},
    render=render,
    aloud=aloud,
    heuristic=ChromaHeuristic,
    lens=ChromaLens,
    reasons=REASONS,
)
