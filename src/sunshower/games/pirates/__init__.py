"""Rainbow Pirates, islands of rainbows and the pirates who raid them, by Sweet Bros Games."""

from sunshower.core.game import Credits, Game
from sunshower.core.message import Word
from sunshower.games.pirates.aloud import aloud
from sunshower.games.pirates.bot.heuristic import PiratesHeuristic
from sunshower.games.pirates.happenings import HAPPENINGS, tell
from sunshower.games.pirates.lens import PiratesLens
from sunshower.games.pirates.notation import MOVES, POSITIONS, draft, move, said
from sunshower.games.pirates.pieces import COLOURS, ENDINGS, LETTERS, MOST_SEATS, NAMES, OPTIONS
from sunshower.games.pirates.reasons import REASONS
from sunshower.games.pirates.render import render
from sunshower.games.pirates.rules import setup
from sunshower.games.pirates.view import FACTS, guess, view
from sunshower.games.pirates.why import choice, why

GAME: Game = Game(
    name="pirates",
    title="Rainbow Pirates",
    credits=Credits(designer="Sweet Bros", publisher="Sweet Bros Games, Goliath, Korea Boardgames", year=2020),
    seats=tuple(range(2, MOST_SEATS + 1)),
    minutes=(15, 60),
    version=1,
    options=OPTIONS,
    endings=ENDINGS,
    rulings=tuple(f"P{number}" for number in range(1, 43)),
    longest=6_000,
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
        **{NAMES[kind]: (Word("pirates-card", LETTERS[kind]),) for kind in range(COLOURS, len(LETTERS))},
        **{LETTERS[kind]: (Word("pirates-card", LETTERS[kind]), Word("hue", NAMES[kind])) for kind in range(COLOURS)},
        **{name: (Word("pirates-drawn", name),) for name in ("pile", "pair")},
    },
    render=render,
    aloud=aloud,
    heuristic=PiratesHeuristic,
    lens=PiratesLens,
    reasons=REASONS,
    draft=draft,
)
