"""What came of a league: ratings, who gets how much against whom, and who goes round in a circle."""

from collections.abc import Sequence

from sunshower.arena.layout import Grid, Part, Prose
from sunshower.arena.plan import Plan
from sunshower.arena.ratings import Matrix, Meeting, circles, elo, taken
from sunshower.arena.results import Results
from sunshower.arena.statistics import interval, mean
from sunshower.arena.tally import against, meetings, places


def league(results: Results) -> list[Part]:
    """Ratings and the whole pay-off matrix."""
    plan = results.plan
    line_ups = meetings(results)
    wins = taken(len(plan.bots), line_ups)
    anchor = plan.bots.index("random") if "random" in plan.bots else 0
    what = "wins" if plan.seats == 2 else "better places"
    method = f"Bradley-Terry ratings as Elo, {plan.names[anchor]} being 0; the intervals come from resampled blocks."
    return [
        ratings(results, line_ups, anchor),
        Prose(f"What each row gets of the {what} against each column, in percent:"),
        payoffs(plan, wins),
        Prose(f"{method} {told_circles(plan, wins, line_ups)}"),
    ]


def ratings(results: Results, line_ups: Sequence[Sequence[Meeting]], anchor: int) -> Grid:
    plan = results.plan
    rated = elo(len(plan.bots), line_ups, anchor, plan.seed)
    rows = []
    for place, (name, (rating, low, high)) in enumerate(zip(plan.names, rated, strict=True)):
        seats = list(places(results, name))
        wins = f"{100 * mean([game.shares()[seat] for game, seat in seats]):.1f} %" if seats else "-"
        span = f"{low:.0f} to {high:.0f}" if place != anchor else "-"
        rows.append([name, f"{rating:.0f}", span, wins])
    return Grid(["bot", "Elo", "95 % interval", "wins of a seat"], rows)


def payoffs(plan: Plan, wins: Matrix) -> Grid:
    size = range(len(plan.names))
    rows = []
    for i, name in enumerate(plan.names):
        met = [wins[i][j] + wins[j][i] for j in size]
        rows.append([f"{i + 1} {name}", *(f"{100 * wins[i][j] / met[j]:.1f}" if met[j] else "-" for j in size)])
    return Grid(["", *(str(j + 1) for j in size)], rows)


def told_circles(plan: Plan, wins: Matrix, line_ups: Sequence[Sequence[Meeting]]) -> str:
    """The circles in words, and whether each can be believed."""
    told = []
    for circle in circles(wins):
        first, second, third = (plan.names[number] for number in circle)
        steps = zip(circle, (*circle[1:], circle[0]), strict=True)
        sure = all(interval(against(line_ups, one, two))[0] > 0.5 for one, two in steps)
        text = f"{first} beats {second}, which beats {third}, which beats {first}"
        told.append(text if sure else f"{text} (within the scatter)")
    return (
        f"In a circle: {'; '.join(told)}." if told else "There is no circle: nobody loses to a bot weaker than a third."
    )
