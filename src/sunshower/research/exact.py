"""How far from perfect? An ending that can be worked out exactly, and how often each level of bots plays best there.

The last card of Rainbow Road: once all pranks are spent nothing is hidden from whoever has it, so the round is searched
to its end. `python -m sunshower.research.exact` prints the table.
"""

import argparse
from collections.abc import Iterator
from typing import Any, Final

from sunshower.bots import LEVELS, bot
from sunshower.core.chance import Rng
from sunshower.core.game import OVER, State
from sunshower.core.match import Match
from sunshower.core.registry import load
from sunshower.research.table import results

BEST: Final = 0.001
"""A move is as good as the best if it loses less than this of the chance to win."""
NAMES: Final = tuple(name for name in LEVELS if name != "search")

Case = tuple[Any, dict[str, float]]
"""A View and what each move there is worth, as a chance to win."""


def last_cards(count: int) -> Iterator[Case]:
    """The last decisions to place a card of games between greedy bots, with all pranks spent."""
    for seed in range(1_000_000):
        match = Match(load("road"), seed=f"exact {seed}")
        greedy = bot("road", "greedy", seed)
        while match.to_act:
            seat = match.to_act[0]
            view: Any = match.view(seat)
            if view["round"] == 8 and view["phase"] == "place" and any(view["played"]) and not any(view["pranks"]):
                worth = worths_of_last_card(match, seat)
                if max(worth.values()) - min(worth.values()) > BEST:
                    yield view, worth
                    count -= 1
                break
            match.play(seat, greedy.choose(view))
        if not count:
            return


def worths_of_last_card(match: Match, seat: int) -> dict[str, float]:
    """What each way to place it leads to, if both run their fairies as well as can be."""
    state = match.guess(seat, Rng())
    worth = {}
    for action in state.legal():
        after = state.clone()
        after.play(action)
        worth[match.game.format_move(state, action)] = (1 + searched(after, seat)) / 2
    return worth


def searched(state: State, seat: int) -> float:
    """What a seat gets from here, between -1 and 1."""
    if state.turn == OVER:
        return results(state, 2)[seat]
    found = []
    for action in state.legal():
        after = state.clone()
        after.play(action)
        found.append(searched(after, seat))
    return max(found) if state.turn == seat else min(found)


def table_of(title: str, game: str, cases: list[Case]) -> list[str]:
    """How often each level plays a best move, and what it loses on the way."""
    lines = [f"| {title} | best move | lost chance to win |", "|---|--:|--:|"]
    for name in NAMES:
        player = bot(game, name, "exact")
        losses = [max(worth.values()) - worth[player.choose(view)] for view, worth in cases]
        best = sum(loss <= BEST for loss in losses) / len(losses)
        lines.append(f"| {name} | {best:.1%} | {sum(losses) / len(losses):.2%} |")
    return lines


def main() -> None:
    """Print how the levels do."""
    parser = argparse.ArgumentParser(prog="python -m sunshower.research.exact", description="How far from perfect?")
    parser.add_argument("--cases", type=int, default=300)
    given = parser.parse_args()
    print("\n".join(table_of("the last card", "road", list(last_cards(given.cases)))))


if __name__ == "__main__":
    main()
