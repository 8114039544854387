"""Pictures of a study, as SVG without a browser: once for light and once for dark. Needs the extra `lab`.

Colours are never alone: every mark stands in a row of its own that says what it is, and what is claimed is filled.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from unicodedata import east_asian_width

import altair
import vl_convert

from sunshower.core.registry import load
from sunshower.core.words import Voice
from sunshower.lab.claims import Finding
from sunshower.lab.report import in_words, move_kind
from sunshower.lab.shards import Outcome
from sunshower.lab.statistics import decided, percentile

WIDTH = 500
ROW = 30
TALL_ROW = 46
"""Of a picture where a name takes two lines."""
SIZE = 18
"""Letters can be read where a picture is half as wide."""
LIGHT = {
    "paper": "#fdfcff",
    "ink": "#1c1b22",
    "line": "#d9d6e2",
    "sure": "#0b61a4",
    "open": "#8a8794",
    "due": "#c4500b",
}
DARK = {"paper": "#17151d", "ink": "#ece9f5", "line": "#3c394a", "sure": "#6fb9f2", "open": "#9c99a8", "due": "#f2a15a"}
"""Blue and orange: told apart by people who see no red or no green."""
LONGEST = 36
"""So many letters of a name stand on one line; Chinese ones and their like count twice."""
EDGE = 14
"""Between marks and the edge of their picture."""
MOST_BARS = 16
MOST_ROWS = 32

Row = dict[str, Any]


def plots(outcome: Outcome, say: Voice) -> list[tuple[str, str, str]]:
    """Every picture: what it shows, for light, for dark."""
    return [(title, drawn(title, chart, LIGHT), drawn(title, chart, DARK)) for title, chart in charts(outcome, say)]


def charts(outcome: Outcome, say: Voice) -> list[tuple[str, "Chart"]]:
    """Every picture that has something to show, with its title."""
    outcome = in_words(outcome, say)
    study, arms = outcome.study, outcome.study.arms
    wins, place = say("line-lab-wins"), say("line-lab-place")
    found = [
        (say("line-lab-against", what=say(f"line-lab-{word}")), Chart(marks(outcome, "change", times, name), (0.0,)))
        for name, word, times in (
            ("win:1", "first", 100.0),
            ("choices", "choices", 1.0),
            ("margin", "margin", 1.0),
            ("luck", "decided", 100.0),
        )
    ]
    if study.luck:
        found.append((say("line-lab-decides"), Chart([chance(outcome, number) for number in range(len(arms))], WHOLE)))
    if not study.paired:
        fair = [
            mark(say.row([arms[each.place].name, f"{place} {each.name.removeprefix('win:')}"]), each, 100.0, each.due)
            for each in outcome.findings
            if each.about == "place"
        ]
        found.append((say("line-lab-beyond"), Chart(fair, (0.0,))))
    duels = Chart(marks(outcome, "bot", 100.0), (100 / arms[0].seats,))
    found.append((say.row([say("line-lab-better"), "%"]), duels))
    for number, arm in enumerate(arms):
        moves = [
            each for each in outcome.findings if each.about == "move" and each.place == number and each.found.reach
        ]
        surest = sorted(moves, key=lambda each: each.found.reach)[:MOST_BARS]
        surest.sort(key=lambda each: -each.found.mean)
        rows = [mark(move_kind(study.game, each.name, say), each, 100.0) for each in surest]
        found.append((say.pair(arm.name, say.row([wins, "%"])), Chart(rows, (100 / arm.seats,))))
    if not study.paired and not any(arm.mixed for arm in arms):
        low, high = load(study.game).minutes
        spans = [lasting(outcome, number) for number in range(len(arms))]
        found.append((say("line-lab-lasting", low=low, high=high), Chart(spans, (low, high))))
    if len(arms) == 1:
        title = say.pair(arms[0].name, say("line-lab-choices"))
        found.append((title, Chart(histogram(sorted(outcome.answer.sums[0].spread["choices"].items())), ())))
    return [(title, chart) for title, chart in found if chart.telling()]


def marks(outcome: Outcome, about: str, times: float, name: str = "") -> list[Row]:
    """A mark for each table that something is found about."""
    arms = outcome.study.arms
    return [
        mark(arms[each.place].name, each, times)
        for each in outcome.findings
        if each.about == about and name in ("", each.name)
    ]


def mark(name: str, each: Finding, times: float, less: float = 0.0) -> Row:
    mean, low, high = (times * (value - less) for value in (each.found.mean, each.found.low, each.found.high))
    return {"name": on_lines(name), "mean": mean, "low": low, "high": high, "sure": each.claimed}


def on_lines(name: str) -> str:
    """A name, on two lines if it is long, cut after the comma that is nearest to its middle, or else at a space."""
    width = sum(2 if east_asian_width(letter) in "WF" else 1 for letter in name)
    cuts = [cut.end() for cut in re.finditer("[,、] ?", name)] or [cut.end() for cut in re.finditer(" ", name)]
    if width <= LONGEST or not cuts:
        return name
    middle = min(cuts, key=lambda cut: abs(cut - len(name) / 2))
    return f"{name[:middle].rstrip()}\n{name[middle:]}"


def lasting(outcome: Outcome, number: int) -> Row:
    """How many minutes games at a table take: on average, and eight of ten."""
    sums, pace = outcome.answer.sums[number], outcome.study.pace / 60
    low, high = (pace * percentile(sums.spread["choices"], percent) for percent in (10, 90))
    mean = pace * sums.totals["choices"] / sums.games
    return {"name": on_lines(outcome.study.arms[number].name), "mean": mean, "low": low, "high": high, "sure": True}


WHOLE = (0.0, 100.0)


def chance(outcome: Outcome, number: int) -> Row:
    """How much of the result chance decides at a table, as far as it is foreseen."""
    found = decided(outcome.answer.sums[number], outcome.study.sequential)
    low, mean, high = (100 * value for value in (found.low, found.mean, found.high))
    return {"name": on_lines(outcome.study.arms[number].name), "mean": mean, "low": low, "high": high, "sure": True}


BINS = 30


def histogram(counts: Sequence[tuple[int, int]]) -> list[Row]:
    """Games by a number, in bins of whole numbers."""
    low, high = counts[0][0], counts[-1][0]
    width = max(-(-(high - low + 1) // BINS), 1)
    bins: dict[int, int] = {}
    for value, count in counts:
        place = low + (value - low) // width * width
        bins[place] = bins.get(place, 0) + count
    total = sum(bins.values())
    return [{"from": place, "to": place + width, "games": 100 * count / total} for place, count in bins.items()]


@dataclass(frozen=True)
class Chart:
    """A picture before it has its colours: means with their spans in rows, or a histogram if there is no line."""

    rows: list[Row]
    lines: tuple[float, ...]

    def telling(self) -> bool:
        """Whether anything differs in it, in so few rows that they can be read."""
        spans = {(row["low"], row["high"]) for row in self.rows if self.lines}
        return bool(self.rows) and not (self.lines and (spans == {(0.0, 0.0)} or len(self.rows) > MOST_ROWS))

    def coloured(self, colours: dict[str, str]) -> Any:
        data = altair.Data(values=self.rows)  # type: ignore[no-untyped-call]
        base = altair.Chart(data)
        if not self.lines:
            return (
                base.mark_bar(color=colours["sure"])
                .encode(x=altair.X("from:Q", title=None, bin="binned"), x2="to:Q", y=altair.Y("games:Q", title="%"))
                .properties(width=WIDTH, height=200)
            )
        order = [row["name"] for row in self.rows]
        two = {"condition": {"test": r"indexof(datum.value, '\n') > 0", "value": "bottom"}, "value": "middle"}
        axis = altair.Axis(labelExpr=r"split(datum.label, '\n')", labelBaseline=two, labelOverlap=False)
        y = altair.Y("name:N", sort=order, title=None, axis=axis)
        row = TALL_ROW if any("\n" in name for name in order) else ROW
        shade = altair.condition("datum.sure", altair.value(colours["sure"]), altair.value(colours["open"]))
        fill = altair.condition("datum.sure", altair.value(colours["sure"]), altair.value(colours["paper"]))
        due = altair.Data(values=[{"due": line} for line in self.lines])  # type: ignore[no-untyped-call]
        rule = altair.Chart(due).mark_rule(color=colours["due"], strokeWidth=2, strokeDash=[6, 4]).encode(x="due:Q")
        x = altair.X("low:Q", title=None, scale=altair.Scale(zero=False, nice=False, padding=EDGE))
        spans = base.mark_rule(strokeWidth=3).encode(x=x, x2="high:Q", y=y, color=shade)
        dots = base.mark_point(size=110, filled=False, strokeWidth=3, opacity=1).encode(
            x="mean:Q", y=y, stroke=shade, fill=fill
        )
        return altair.layer(rule, spans, dots).properties(width=WIDTH, height=row * max(len(order), 2))


def drawn(title: str, chart: Chart, colours: dict[str, str]) -> str:
    """A picture as SVG."""
    made = (
        chart.coloured(colours)
        .properties(title=title, background=colours["paper"])
        .configure_title(fontSize=SIZE + 2, color=colours["ink"], anchor="start")
        .configure_axis(
            labelFontSize=SIZE,
            titleFontSize=SIZE,
            labelColor=colours["ink"],
            titleColor=colours["ink"],
            gridColor=colours["line"],
            domainColor=colours["line"],
            tickColor=colours["line"],
            labelLimit=380,
            labelOverlap=True,
            labelSeparation=10,
            labelFlush=False,
            tickCount=8,
        )
        .configure_view(stroke=None)
    )
    svg: str = vl_convert.vegalite_to_svg(made.to_json())
    return svg


def as_png(svg: str) -> bytes:
    """A picture as PNG, for screens of twice as many dots."""
    png: bytes = vl_convert.svg_to_png(svg, scale=2)
    return png
