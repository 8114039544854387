"""The ladder: which bots are measured against which, with how much work, and what is hoped for."""

from dataclasses import dataclass

from sunshower.arena.plan import Plan
from sunshower.core.registry import games, load

GAMES = 1000
MOST = {("passage", 3): 210, ("passage", 4): 120}
"""Where thinking takes long, fewer games of the search at a larger table: what is not clear by then stays open."""
LEAGUE_GAMES = 60
"""For each pair of a league: there are many."""
SLOW_LEAGUE_GAMES = {"passage": 20}
SEED = "ladder"
USUAL = 200
WORK = {"chroma": 200, "passage": 200, "pirates": 150, "rainbow": 50, "road": 100}
"""How much the search may do for a move; as usual in a game that is not named."""
CLUB = 10
"""The club player does this part of it."""
AHEAD = {"passage": 0.65, "rainbow": 0.65, "road": 0.65}
"""What the search should win of the games against a greedy bot; elsewhere, clearly more than its share."""
CLEARLY = 1.25
"""How much more than its fair share is clearly more, for the test that ends a rung when it has seen enough."""
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
    found = [duel(game, "greedy", "random", 2, 0.95)]
    larger = [seats for seats in (3, 4) if seats in load(game).seats]
    found += [duel(game, "greedy", "random", seats) for seats in larger]
    found.append(duel(game, f"search@work={work}", "greedy", 2, AHEAD.get(game)))
    found += [
        duel(game, f"search@work={work}", "greedy", seats, games=MOST.get((game, seats), GAMES)) for seats in larger
    ]
    league = (*LEVELS, f"club@work={max(work // CLUB, 1)}", f"expert@work={work}")
    return [*found, Rung(f"{game}-levels", Plan(game, league, 2, SLOW_LEAGUE_GAMES.get(game, LEAGUE_GAMES), SEED))]


def duel(game: str, bot: str, other: str, seats: int, goal: float | None = None, games: int = GAMES) -> Rung:
    """One bot against others of one kind. Near 1 a sequential test errs too often, so there all games are played."""
    fair = 1 / seats
    until = None if goal and goal > 0.9 else (fair, goal or fair * CLEARLY)
    name = "-".join(spec.partition("@")[0] for spec in (game, bot, other))
    return Rung(f"{name}-{seats}", Plan(game, (bot, other), seats, games, SEED, until=until), goal)


def ladder() -> list[Rung]:
    """The rungs of all games."""
    return [rung for game in games() for rung in rungs(game)]
