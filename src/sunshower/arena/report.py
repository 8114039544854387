"""What came of it, in paragraphs and tables: all of it is worked out from the games, so a file tells it again."""

from sunshower.arena.layout import Command, Grid, Part, Prose
from sunshower.arena.league import league
from sunshower.arena.results import Results
from sunshower.arena.statistics import BOUND, FEWEST, interval, mean, percentile, worth
from sunshower.arena.tally import complete, first_shares, places, tested
from sunshower.core.options import spelled
from sunshower.core.registry import load

PERCENTS = (50, 95, 99)


def report(results: Results) -> list[Part]:
    """All there is to say about a contest of two or a league."""
    parts: list[Part] = [Prose(heading(results))]
    if results.games:
        parts += duel(results) if len(results.plan.bots) == 2 else league(results)
        parts += [Prose("For each seat and game, and the milliseconds for a decision:"), habits(results)]
    return [*parts, Prose(provenance(results)), Command(results.plan.command())]


def heading(results: Results) -> str:
    plan = results.plan
    if len(plan.bots) > 2:
        who = f"a league of {len(plan.bots)} bots"
    elif plan.seats > 2:
        who = f"{plan.names[0]} on one seat, {plan.names[1]} on the others"
    else:
        who = " against ".join(plan.names)
    options = "".join(f", {name}={spelled(value)}" for name, value in plan.options.items())
    text = f"{load(plan.game).title}, {plan.seats} seats{options}: {who}. {len(results.games):,} games in "
    text += f"{results.blocks:,} block{'s' * (results.blocks != 1)}, each one deal with the seats rotated."
    if not complete(results):
        text += f" It was stopped before all {plan.blocks * plan.seats:,} games were played."
    return text


def duel(results: Results) -> list[Part]:
    """Two bots: their shares of the wins with the interval over blocks, and whether the first has more than its due."""
    plan = results.plan
    shares = first_shares(results)
    share, (low, high) = mean(shares), interval(shares)
    others = plan.seats - 1
    spans = [(share, low, high), ((1 - share) / others, (1 - high) / others, (1 - low) / others)]
    rows = [
        [name, percent(middle), f"{percent(bottom)} to {percent(top)}"]
        for name, (middle, bottom, top) in zip(plan.names, spans, strict=True)
    ]
    fair = 1 / plan.seats
    side = "above it" if low > fair else "below it" if high < fair else "not clearly on either side of it"
    text = f"The fair share of a seat is {percent(fair)}; {plan.names[0]} is {side}. "
    text += f"The blocks tell as much as {worth(shares):,.0f} independent games."
    if results.blocks < FEWEST:
        text += f" With fewer than {FEWEST} blocks the interval is a rough guess."
    return [Grid(["bot", "wins of a seat", "95 % interval"], rows), Prose(text), *verdict(results)]


def verdict(results: Results) -> list[Part]:
    """What the sequential test says."""
    test = tested(results)
    if test is None:
        return []
    null, alternative = percent(test.null), percent(test.alternative)
    text = f"Sequential test, {null} or {alternative} of the wins for {results.plan.names[0]}: "
    if test.verdict is None:
        text += "still open. "
    elif test.verdict:
        text += f"the verdict is for {alternative} and against {null}. "
    else:
        text += f"the verdict is for {null} and against {alternative}. "
    text += f"The log likelihood ratio is {test.ratio:.2f}; ±{BOUND:.2f} decides, with errors of 5 % either way."
    if test.verdict is not None:
        text += " Stopping at a verdict makes the interval above a little too bold."
    return [Prose(text)]


def habits(results: Results) -> Grid:
    """Points, decisions and thinking times of each bot."""
    rows = []
    for name in results.plan.names:
        seats = list(places(results, name))
        if not seats:
            continue
        points = mean([game.scores[seat] for game, seat in seats])
        decisions = mean([game.decisions[seat] for game, seat in seats])
        times = sorted(time for game, seat in seats for time in game.times[seat])
        spent = [milliseconds(percentile(times, part)) for part in PERCENTS] if times else ["-"] * len(PERCENTS)
        rows.append([name, f"{points:.1f}", f"{decisions:.1f}", *spent])
    return Grid(["bot", "points", "decisions", *(f"p{part}" for part in PERCENTS)], rows)


def provenance(results: Results) -> str:
    """What the figures hold for, and where they come from."""
    plan = results.plan
    if plan.steady:
        text = "Fixed work: the same result on every machine, but for the times."
    else:
        text = "Time limits the thinking: another machine may get another result."
    header = results.header
    return f"{text} Sunshower {header['sunshower']} ({header['build']}) on {header['machine']}."


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def milliseconds(microseconds: float) -> str:
    """Three figures are enough."""
    value = microseconds / 1000
    return f"{value:.0f}" if value >= 99.95 else f"{value:.1f}" if value >= 9.995 else f"{value:.2f}"
