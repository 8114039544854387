"""Puddles, a game from outside: drops fall into one puddle, a higher one splashes, an equal one splashes twice."""

from puddles.notation import HAPPENINGS, MOVES, POSITIONS, move, tell, why
from puddles.rules import setup
from puddles.view import FACTS, guess, render, view
from sunshower.core.game import Credits, Game

GAME = Game(
    name="puddles",
    title="Puddles",
    credits=Credits(designer="Sunshower contributors", publisher="an example", year=2026),
    seats=(2, 3),
    minutes=(2, 5),
    version=1,
    options=(),
    endings=("most", "shared"),
    rulings=("U1", "U2", "U3"),
    setup=setup,
    facts=FACTS,
    view=view,
    guess=guess,
    moves=MOVES,
    move=move,
    positions=POSITIONS,
    happenings=HAPPENINGS,
    tell=tell,
    why=why,
    render=render,
)
