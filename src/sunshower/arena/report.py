"""What came of it, in paragraphs and tables: all of it is worked out from the games, so a file tells it again."""

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import fill

from sunshower.arena.plan import Plan
from sunshower.arena.ratings import Matrix, Meeting, against, circles, elo, taken
from sunshower.arena.results import Results
from sunshower.arena.statistics import BOUND, FEWEST, interval, mean, percentile, worth
from sunshower.core.options import spelled
from sunshower.core.registry import load

PERCENTS = (50, 95, 99)
WIDTH = 80


# As text for 80 columns, or as Markdown


@dataclass(frozen=True)
class Grid:
    """A table: what stands over the columns, and the rows. The first column is text, the others are figures."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]

    def text(self) -> str:
        widths = [max(map(len, column)) for column in zip(self.head, *self.rows, strict=True)]
        return "\n".join(
            "  ".join(
                cell.rjust(width) if place else cell.ljust(width)
                for place, (cell, width) in enumerate(zip(row, widths, strict=True))
            ).rstrip()
            for row in (self.head, *self.rows)
        )

    def markdown(self) -> str:
        lines = [self.head, ["---", *["--:"] * (len(self.head) - 1)], *self.rows]
        return "\n".join(f"| {' | '.join(line)} |" for line in lines)


@dataclass(frozen=True)
class CommandLine:
    """Something to type."""

    line: str

    def text(self) -> str:
        """The command, on more than one line if it is long."""
        lines = [""]
        for word in map(shlex.quote, shlex.split(self.line)):
            if len(lines[-1]) + len(word) > WIDTH - 3:
                lines.append("   ")
            lines[-1] += f"{' ' if lines[-1] else ''}{word}"
        return " \\\n".join(lines)

    def markdown(self) -> str:
        return f"```sh\n{self.text()}\n```"


@dataclass(frozen=True)
class Paragraph:
    """A paragraph."""

    words: str

    def text(self) -> str:
        return fill(self.words, WIDTH, break_long_words=False, break_on_hyphens=False)

    def markdown(self) -> str:
        return self.words


Part = Grid | CommandLine | Paragraph


def as_text(parts: Sequence[Part]) -> str:
    return "\n\n".join(part.text() for part in parts)


def as_markdown(parts: Sequence[Part]) -> str:
    return "\n\n".join(part.markdown() for part in parts)


# Two bots, or a league


def report(results: Results) -> list[Part]:
    """All there is to say about a contest of two or a league."""
    parts: list[Part] = [Paragraph(heading(results))]
    if results.games:
        parts += duel(results) if len(results.plan.bots) == 2 else league(results)
        parts += [Paragraph("For each seat and game, and the milliseconds for a decision:"), habits(results)]
    return [*parts, Paragraph(provenance(results)), CommandLine(results.plan.command())]


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
    if not results.complete():
        text += f" It was stopped before all {plan.blocks * plan.seats:,} games were played."
    return text


def duel(results: Results) -> list[Part]:
    """Two bots: their shares of the wins with the interval over blocks, and whether the first has more than its due."""
    plan = results.plan
    shares = results.first_shares()
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
    return [Grid(["bot", "wins of a seat", "95 % interval"], rows), Paragraph(text), *verdict(results)]


def verdict(results: Results) -> list[Part]:
    """What the sequential test says."""
    test = results.test()
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
    return [Paragraph(text)]


def league(results: Results) -> list[Part]:
    """Ratings and the whole pay-off matrix."""
    plan = results.plan
    line_ups = results.meetings()
    wins = taken(len(plan.bots), line_ups)
    anchor = plan.bots.index("random") if "random" in plan.bots else 0
    what = "wins" if plan.seats == 2 else "better places"
    method = f"Bradley-Terry ratings as Elo, {plan.names[anchor]} being 0; the intervals come from resampled blocks."
    return [
        rating_grid(results, line_ups, anchor),
        Paragraph(f"What each row gets of the {what} against each column, in percent:"),
        payoff_grid(plan, wins),
        Paragraph(f"{method} {circles_told(plan, wins, line_ups)}"),
    ]


def rating_grid(results: Results, line_ups: Sequence[Sequence[Meeting]], anchor: int) -> Grid:
    plan = results.plan
    rated = elo(len(plan.bots), line_ups, anchor, plan.seed)
    rows = []
    for place, (name, (rating, low, high)) in enumerate(zip(plan.names, rated, strict=True)):
        seats = results.seatings(name)
        wins = f"{100 * mean([game.shares()[seat] for game, seat in seats]):.1f} %" if seats else "-"
        span = f"{low:.0f} to {high:.0f}" if place != anchor else "-"
        rows.append([name, f"{rating:.0f}", span, wins])
    return Grid(["bot", "Elo", "95 % interval", "wins of a seat"], rows)


def payoff_grid(plan: Plan, wins: Matrix) -> Grid:
    size = range(len(plan.names))
    rows = []
    for i, name in enumerate(plan.names):
        met = [wins[i][j] + wins[j][i] for j in size]
        rows.append([f"{i + 1} {name}", *(f"{100 * wins[i][j] / met[j]:.1f}" if met[j] else "-" for j in size)])
    return Grid(["", *(str(j + 1) for j in size)], rows)


def circles_told(plan: Plan, wins: Matrix, line_ups: Sequence[Sequence[Meeting]]) -> str:
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


def habits(results: Results) -> Grid:
    """Points, decisions and thinking times of each bot."""
    rows = []
    for name in results.plan.names:
        seats = results.seatings(name)
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
