"""Bots of two checkouts against each other: what has a change made of their strength?

`.venv/bin/python -m bench.duel ../other road greedy 300` plays 300 deals twice, with the seats changed in between, and
prints what the bot of this checkout gets of the wins. Both folders need a build of their own (`make lint`), and Views
that the other understands. At a larger table the two sit alternately.
"""

import argparse
import json
import subprocess
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

import sunshower
from bench.contestant import ROOT, python_of
from sunshower.core.match import Match
from sunshower.core.registry import load

OFTEN = 50
ANSWERS = """
import json, sys
import sunshower

for line in sys.stdin:
    game, level, seed, work, view = json.loads(line)
    print(json.dumps(sunshower.bot(game, level, seed, work=work).choose(view)), flush=True)
"""


class Player:
    """A bot of a checkout, in a process of its own."""

    def __init__(self, folder: Path, game: str, level: str, work: int | None) -> None:
        self.asked = (game, level, work)
        command = [python_of(folder), "-c", ANSWERS]
        self.process = subprocess.Popen(command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def choose(self, view: object, seed: str) -> str:
        assert self.process.stdin
        assert self.process.stdout
        game, level, work = self.asked
        print(json.dumps([game, level, seed, work, view]), file=self.process.stdin, flush=True)
        move: str = json.loads(self.process.stdout.readline())
        return move


def share(game: str, seats: int, seed: str, players: list[Player]) -> float:
    """What the first player gets of a game in which it has every other seat."""
    match = Match(load(game), seats=seats, seed=seed)
    while match.to_act:
        seat = match.to_act[0]
        move = players[seat % 2].choose(match.view(seat, memory=True), f"{seed} {seat} {match.plies}")
        match.play(seat, move)
    assert match.result
    winners = [seat for seat, rank in enumerate(match.result.ranks) if rank == 1]
    return sum(seat % 2 == 0 for seat in winners) / len(winners)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.duel", description="Let bots of two checkouts play each other.")
    parser.add_argument("other", type=Path, help="the other checkout")
    parser.add_argument("game", choices=sunshower.games())
    parser.add_argument("level")
    parser.add_argument("deals", type=int)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--work", type=int)
    parser.add_argument("--seed", default="duel")
    given = parser.parse_args()
    seats = given.seats or load(given.game).seats[0]
    ours, theirs = (Player(folder, given.game, given.level, given.work) for folder in (ROOT, given.other.resolve()))
    shares: list[float] = []
    for deal in range(given.deals):
        seed = f"{given.seed} {deal}"
        first = share(given.game, seats, seed, [ours, theirs])
        second = 1 - share(given.game, seats, seed, [theirs, ours])
        shares.append((first + second) / 2)
        if len(shares) > 1 and (len(shares) % OFTEN == 0 or len(shares) == given.deals):
            print(f"{len(shares)} deals: {fmean(shares):.4f} ± {stdev(shares) / sqrt(len(shares)):.4f}", flush=True)


if __name__ == "__main__":
    main()
