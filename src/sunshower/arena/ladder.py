"""`make ladder`: every rung is played and docs/bots.md is written. What was played is kept, so it may be interrupted.

`make ladder ARGS="road rainbow"` climbs those of two games; the page then has what is there of the others.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from sunshower.arena.plan import Plan, cores
from sunshower.arena.ratings import against
from sunshower.arena.report import Grid, as_markdown, percent, report
from sunshower.arena.results import Results, begun, read
from sunshower.arena.run import run
from sunshower.arena.statistics import interval, mean
from sunshower.bots import LEVELS
from sunshower.core.errors import Refusal
from sunshower.core.registry import games, load
from sunshower.core.words import Voice, words

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
LEAGUE = ("random", "novice", "casual", "greedy")
KEPT = Path("build/ladder")
PAGE = Path("docs/bots.md")
OPENING = """# How strong the bots are

`make ladder` writes this page; each table has the command that re-creates it.

A bot gets what its seat sees and nothing else. Every deal is played once for each rotation of the seats, and these
games together are a block: intervals are those of block scores, 95 %. A shared win counts in parts, and the wins of a
seat are compared with its fair share. Work is fixed, so the results are the same on every machine; the times, which
are for every decision, are not. Elo is Bradley-Terry with `random` at 0, and says nothing about people.

Most duels end as soon as a sequential test, with errors of 5 % either way, decides between two shares; its verdict is
in the last column, and the interval beside it is a little too bold. Where the games ran out first it stays open."""
YES, NO, OPEN = "yes", "**no**", "open"
SAY = Voice(words())
"""The page is a part of the documentation, which is in English."""


# Which bots are measured against which, with how much work, and what is hoped for


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
    league = (*LEAGUE, f"club@work={max(work // CLUB, 1)}", f"expert@work={work}")
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


# Climbing it


def main(games: Sequence[str], kept: Path = KEPT, page: Path = PAGE) -> int:
    """Climb the rungs of these games, or of all, and write the page; the exit code."""
    rungs = ladder()
    for game in games:
        load(game)
    for rung in rungs:
        if games and rung.plan.game not in games:
            continue
        print(f"{rung.name} ...", file=sys.stderr)
        if not climbed(rung, kept):
            print(SAY("line-ladder-stopped"), file=sys.stderr)
            return 130
    there = [(rung, results) for rung in rungs if (results := found(rung, kept)) and results.complete()]
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(written(there), encoding="utf-8")
    return 0


def climbed(rung: Rung, kept: Path) -> bool:
    """Play what is missing of a rung; whether it is complete."""
    path = kept / f"{rung.name}.jsonl"
    results = found(rung, kept)
    if results is None:
        kept.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        return run(begun(rung.plan), cores(), SAY, path)
    return results.complete() or run(results, cores(), SAY, path, anew=False)


def found(rung: Rung, kept: Path) -> Results | None:
    """What is kept of a rung; None if there is nothing, or something else than would be played today."""
    try:
        results = read(kept / f"{rung.name}.jsonl")
    except Refusal:
        return None
    today = rung.plan.header()
    same = all(results.header[name] == today[name] for name in ("rules", "sunshower"))
    return results if results.plan == rung.plan and same else None


def written(there: Sequence[tuple[Rung, Results]]) -> str:
    """The page."""
    levels = Grid(["bot", "what it does"], [[f"`{name}`", words().form(f"level-{name}")] for name in LEVELS])
    parts = [OPENING, levels.markdown(), summary(there).markdown()]
    title = ""
    for rung, results in there:
        if load(rung.plan.game).title != title:
            title = load(rung.plan.game).title
            parts.append(f"## {title}")
        parts += [f"### {heading(rung)}", as_markdown(report(results, SAY))]
    return "\n\n".join(parts) + "\n"


def heading(rung: Rung) -> str:
    plan = rung.plan
    if len(plan.bots) > 2:
        return "The levels"
    return f"{plan.bots[0]} against {plan.bots[1]}, {plan.seats} seats"


def summary(there: Sequence[tuple[Rung, Results]]) -> Grid:
    """Every rung on a line: what was hoped for, and what came."""
    rows = []
    for rung, results in there:
        plan = rung.plan
        if len(plan.bots) > 2:
            steps = steps_up(results)
            surely = sum(low > 0.5 for low in steps)
            figures = ["each beats the one before", f"surely {surely} of {len(steps)}", ""]
            reached = YES if surely == len(steps) else OPEN
        else:
            shares = results.first_shares()
            low, high = interval(shares)
            test = results.test()
            if test is None:
                hoped, reached = f"{percent(rung.goal or 0.5, SAY)} or more", YES if low >= (rung.goal or 0.5) else NO
            else:
                hoped = f"{percent(test.alternative, SAY)} rather than {percent(test.null, SAY)}"
                reached = OPEN if test.verdict is None else YES if test.verdict else NO
            figures = [hoped, percent(mean(shares), SAY), f"{percent(low, SAY)} to {percent(high, SAY)}"]
        rows.append([load(plan.game).title, str(plan.seats), heading(rung), *figures, reached])
    return Grid(["game", "seats", "who", "hoped for", "wins", "95 % interval", "verdict"], rows)


def steps_up(results: Results) -> list[float]:
    """For each bot of a league but the first: what it surely gets against the one before, at the low end."""
    line_ups = results.meetings()
    return [interval(against(line_ups, place, place - 1))[0] for place in range(1, len(results.plan.bots))]


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Refusal as refusal:
        print(refusal.sentence, file=sys.stderr)
        sys.exit(2)
