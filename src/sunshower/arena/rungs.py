"""The ladder: which bots are measured against which, with how much work, and what is hoped for."""

from dataclasses import dataclass

from sunshower.arena.plan import Plan
from sunshower.core.registry import games, load

GAMES = 1000
LEAGUE_GAMES = 100
"""For each pair of a league: there are many."""
SEED = "ladder"
USUAL = 200
WORK = {"chroma": 200, "passage": 200, "pirates": 200, "rainbow": 200, "road": 200}
"""How much the search may do for a move; as usual in a game that is not named."""
CLUB = 10
"""The club player does this part of it."""
AHEAD = {"passage": 0.65, "rainbow": 0.65, "road": 0.65}
"""What the search should win of the games against a greedy bot; elsewhere, clearly more than its share."""
LEVELS = ("random", "novice", "casual", "greedy")


@dataclass(frozen=True)
class Rung:
    """A contest, and the share of the wins that its first bot should get; None: clearly more than its fair share.

    In a league, each bot should clearly beat the one before.
    """

    name: str
    plan: Plan
    goal: float | None = None


def rungs(game: str) -> list[Rung]:
    """The ladder of a game."""
    work = WORK.get(game, USUAL)
    search = f"search@work={work}"
    league = (*LEVELS, f"club@work={max(work // CLUB, 1)}", f"expert@work={work}")
    found = [
        rung(game, "greedy", "random", seats=2, goal=0.95),
        rung(game, search, "greedy", seats=2, goal=AHEAD.get(game)),
    ]
    found += [rung(game, search, "greedy", seats=seats) for seats in (3, 4) if seats in load(game).seats]
    return [*found, rung(game, *league, seats=2)]


def rung(game: str, *bots: str, seats: int, goal: float | None = None) -> Rung:
    if len(bots) > 2:
        return Rung(f"{game}-levels-{seats}", Plan(game, bots, seats, LEAGUE_GAMES, SEED), goal)
    who = "-".join(bot.partition("@")[0] for bot in bots)
    return Rung(f"{game}-{who}-{seats}", Plan(game, bots, seats, GAMES, SEED), goal)


def ladder() -> list[Rung]:
    """The rungs of all games."""
    return [rung for game in games() for rung in rungs(game)]
