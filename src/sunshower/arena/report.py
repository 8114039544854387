"""What came of it, in paragraphs and tables: all of it is worked out from the games, so a file tells it again."""

import re
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from sunshower.arena.plan import Plan
from sunshower.arena.ratings import Matrix, Meeting, against, circles, elo, taken
from sunshower.arena.results import Results
from sunshower.arena.statistics import BOUND, FEWEST, corrected, interval, mean, percentile, variance, worth
from sunshower.core.options import spelled
from sunshower.core.registry import load
from sunshower.core.text import columns, folded, padded
from sunshower.core.words import Voice

PERCENTS = (50, 95, 99)
WIDTH = 80


# As text for 80 columns, or as Markdown


@dataclass(frozen=True)
class Grid:
    """A table: what stands over the columns, and the rows. The first column is text, the others are figures."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]

    def text(self) -> str:
        widths = [max(map(columns, column)) for column in zip(self.head, *self.rows, strict=True)]
        return "\n".join(
            "  ".join(
                " " * (width - columns(cell)) + cell if place else padded(cell, width)
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
        return "\n".join(line.strip() for line in folded(self.words, WIDTH))

    def markdown(self) -> str:
        return self.words


Part = Grid | CommandLine | Paragraph


def as_text(parts: Sequence[Part]) -> str:
    return "\n\n".join(part.text() for part in parts)


def as_markdown(parts: Sequence[Part]) -> str:
    return "\n\n".join(part.markdown() for part in parts)


# Two bots, or a league


def report(results: Results, say: Voice) -> list[Part]:
    """All there is to say about a contest of two or a league."""
    parts: list[Part] = [Paragraph(heading(results, say))]
    if results.games:
        parts += duel(results, say) if len(results.plan.bots) == 2 else league(results, say)
        parts += [Paragraph(say("line-arena-habits")), habits(results, say)]
    return [*parts, Paragraph(provenance(results, say)), CommandLine(results.plan.command())]


def heading(results: Results, say: Voice) -> str:
    plan = results.plan
    first, second, *_ = entrants(plan, say)
    told = say(
        "line-arena-heading",
        game=load(plan.game).title,
        seats=plan.seats,
        options="".join(f", {name}={spelled(value)}" for name, value in plan.options.items()),
        who="league" if len(plan.bots) > 2 else "crowd" if plan.seats > 2 else "pair",
        bots=len(plan.bots),
        first=first,
        second=second,
        games=len(results.games),
        blocks=results.blocks,
    )
    stopped = "" if results.complete() else say("line-arena-stopped", games=plan.blocks * plan.seats)
    return say.joined([told, stopped])


def entrants(plan: Plan, say: Voice) -> list[str]:
    """The bots of a plan by the words for their levels."""
    return [bot_called(name, say) for name in plan.names]


def duel(results: Results, say: Voice) -> list[Part]:
    """Two bots: their shares of the wins with the interval over blocks, and whether the first has more than its due."""
    plan = results.plan
    shares = results.first_shares()
    share, (low, high) = mean(shares), interval(shares)
    others = plan.seats - 1
    spans = [(share, low, high), ((1 - share) / others, (1 - high) / others, (1 - low) / others)]
    rows = [
        [name, percent(middle, say), between(percent(bottom, say), percent(top, say), say)]
        for name, (middle, bottom, top) in zip(entrants(plan, say), spans, strict=True)
    ]
    fair = 1 / plan.seats
    side = "above" if low > fair else "below" if high < fair else "open"
    told = say(
        "line-arena-fair", share=percent(fair, say), bot=entrants(plan, say)[0], side=side, worth=round(worth(shares))
    )
    rough = say("line-arena-rough", fewest=FEWEST) if results.blocks < FEWEST else ""
    head = [say("line-arena-bot"), say("line-arena-wins"), say("line-arena-interval")]
    told_too = [Paragraph(without_luck(results, say))] if plan.corrected else []
    return [Grid(head, rows), Paragraph(say.joined([told, rough])), *told_too, *verdict(results, say)]


def without_luck(results: Results, say: Voice) -> str:
    """The share of the first bot corrected for luck, and what the correction is good for."""
    raw = results.first_shares()
    found = corrected(raw, results.first_luck())
    before = sqrt(variance(raw))
    return say(
        "line-arena-corrected",
        bot=entrants(results.plan, say)[0],
        share=percent(found.mean, say),
        low=percent(found.low, say),
        high=percent(found.high, say),
        raw=percent(before, say),
        left=percent(found.scatter, say),
        worth=say.figure((before / found.scatter) ** 2, 1) if found.scatter else "-",
    )


def verdict(results: Results, say: Voice) -> list[Part]:
    """What the sequential test says."""
    test = results.test()
    if test is None:
        return []
    told = say(
        "line-arena-test",
        low=percent(test.null, say),
        high=percent(test.alternative, say),
        bot=entrants(results.plan, say)[0],
        verdict="open" if test.verdict is None else "high" if test.verdict else "low",
        ratio=say.figure(test.ratio, 2),
        bound=say.figure(BOUND, 2),
    )
    return [Paragraph(say.joined([told, "" if test.verdict is None else say("line-arena-bold")]))]


def league(results: Results, say: Voice) -> list[Part]:
    """Ratings and the whole pay-off matrix."""
    plan = results.plan
    line_ups = results.meetings()
    wins = taken(len(plan.bots), line_ups)
    anchor = plan.bots.index("random") if "random" in plan.bots else 0
    method = say("line-arena-ratings", anchor=entrants(plan, say)[anchor])
    return [
        rating_grid(results, line_ups, anchor, say),
        Paragraph(say("line-arena-payoff", pairs=plan.seats == 2)),
        payoff_grid(plan, wins, say),
        Paragraph(say.joined([method, circles_told(plan, wins, line_ups, say)])),
    ]


def rating_grid(results: Results, line_ups: Sequence[Sequence[Meeting]], anchor: int, say: Voice) -> Grid:
    plan = results.plan
    rated = elo(len(plan.bots), line_ups, anchor, plan.seed)
    rows = []
    for place, (name, (rating, low, high)) in enumerate(zip(plan.names, rated, strict=True)):
        seats = results.seatings(name)
        wins = percent(mean([game.shares()[seat] for game, seat in seats]), say) if seats else "-"
        span = between(say.figure(low), say.figure(high), say) if place != anchor else "-"
        rows.append([bot_called(name, say), say.figure(rating), span, wins])
    return Grid([say("line-arena-bot"), "Elo", say("line-arena-interval"), say("line-arena-wins")], rows)


def payoff_grid(plan: Plan, wins: Matrix, say: Voice) -> Grid:
    size = range(len(plan.names))
    rows = []
    for i, name in enumerate(entrants(plan, say)):
        met = [wins[i][j] + wins[j][i] for j in size]
        shares = [say.figure(100 * wins[i][j] / met[j], 1) if met[j] else "-" for j in size]
        rows.append([f"{i + 1} {name}", *shares])
    return Grid(["", *(str(j + 1) for j in size)], rows)


def circles_told(plan: Plan, wins: Matrix, line_ups: Sequence[Sequence[Meeting]], say: Voice) -> str:
    """The circles in words, and whether each can be believed."""
    told = []
    for circle in circles(wins):
        first, second, third = (entrants(plan, say)[number] for number in circle)
        steps = zip(circle, (*circle[1:], circle[0]), strict=True)
        sure = all(interval(against(line_ups, one, two))[0] > 0.5 for one, two in steps)
        told.append(say("line-arena-circle", first=first, second=second, third=third, sure=sure))
    return say("line-arena-circles", circles="; ".join(told) or None)


def habits(results: Results, say: Voice) -> Grid:
    """Points, decisions and thinking times of each bot."""
    rows = []
    for name in results.plan.names:
        seats = results.seatings(name)
        if not seats:
            continue
        points = mean([game.scores[seat] for game, seat in seats])
        decisions = mean([game.decisions[seat] for game, seat in seats])
        times = sorted(time for game, seat in seats for time in game.times[seat])
        spent = [milliseconds(percentile(times, part), say) for part in PERCENTS] if times else ["-"] * len(PERCENTS)
        rows.append([bot_called(name, say), say.figure(points, 1), say.figure(decisions, 1), *spent])
    head = [say("line-arena-bot"), say("line-arena-points"), say("line-arena-decisions")]
    return Grid([*head, *(f"p{part}" for part in PERCENTS)], rows)


def provenance(results: Results, say: Voice) -> str:
    """What the figures hold for, and where they come from."""
    header = results.header
    return say(
        "line-arena-made",
        steady=results.plan.steady,
        version=header["sunshower"],
        compiled=header["build"] == "compiled",
        machine=machine(header["machine"], say),
    )


def between(low: str, high: str, say: Voice) -> str:
    return say("line-between", low=low, high=high)


def percent(share: float, say: Voice) -> str:
    return say("line-percent", figure=say.figure(100 * share, 1))


def milliseconds(microseconds: float, say: Voice) -> str:
    """Three figures are enough."""
    value = microseconds / 1000
    return say.figure(value, 0 if value >= 99.95 else 1 if value >= 9.995 else 2)


def machine(told: str, say: Voice) -> str:
    """The machine that a file of results tells of in English, in the words of a voice."""
    parts = re.fullmatch(r"(.*), (\d+) cores, (.*)", told)
    return say("line-arena-machine", model=parts[1], cores=int(parts[2]), system=parts[3]) if parts else told


def bot_called(text: str, say: Voice) -> str:
    """A bot by the word for its level, with its budget if it has one of its own."""
    level, _, budget = text.partition("@")
    name = known(say, f"level-{level}.name", level)
    kind, _, amount = budget.partition("=")
    return say(f"line-lab-{kind}", bot=name, amount=amount) if budget else name


def known(say: Voice, key: str, name: str) -> str:
    """What a game of ours calls something; its bare name in a game that has no such word."""
    return say(key) if key in say.words else name
