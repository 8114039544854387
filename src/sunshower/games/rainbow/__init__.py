"""Rainbow, a duel of two-sided cards by Mathias Spaan."""

from sunshower.core.game import Credits, Game
from sunshower.core.message import Word
from sunshower.games.rainbow.aloud import aloud
from sunshower.games.rainbow.bot.heuristic import RainbowHeuristic, forget
from sunshower.games.rainbow.happenings import HAPPENINGS, tell
from sunshower.games.rainbow.lens import RainbowLens
from sunshower.games.rainbow.notation import MOVES, POSITIONS, move, said
from sunshower.games.rainbow.pieces import ENDINGS, HUES, OPTIONS, SEATS
from sunshower.games.rainbow.reasons import REASONS
from sunshower.games.rainbow.render import render
from sunshower.games.rainbow.rules import setup
from sunshower.games.rainbow.view import FACTS, guess, memory, view
from sunshower.games.rainbow.why import choice, why

GAME: Game = Game(
    name="rainbow",
    title="Rainbow",
    credits=Credits(designer="Mathias Spaan", publisher="Piatnik", year=2021),
    seats=(SEATS,),
    minutes=(10, 15),
    version=1,
    options=OPTIONS,
    endings=ENDINGS,
    rulings=tuple(f"R{number}" for number in range(1, 30)),
    longest=3_000,
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
        **{letter: (Word("hue", name),) for letter, name in HUES.items()},
        "shadow": (Word("rainbow-face", "S"),),
    },
    render=render,
    aloud=aloud,
    memory=memory,
    forget=forget,
    heuristic=RainbowHeuristic,
    lens=RainbowLens,
    reasons=REASONS,
)
