"""Pictures of a study, as SVG without a browser: once for light and once for dark. Needs the extra `lab`.

Colours are never alone: every mark stands in a row of its own that says what it is, and what is claimed is filled.
"""

from collections.abc import Sequence
from typing import Any

import altair
import vl_convert

from sunshower.core.words import Voice
from sunshower.lab.report import compared, shifted, unfair
from sunshower.lab.shards import Outcome
from sunshower.lab.statistics import estimate, use

WIDTH = 560
ROW = 26
SIZE = 15
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
MOST_BARS = 16

Row = dict[str, Any]


def plots(outcome: Outcome, say: Voice) -> list[tuple[str, str, str]]:
    """Every picture: what it shows, for light, for dark."""
    return [(title, drawn(chart, LIGHT), drawn(chart, DARK)) for title, chart in charts(outcome, say)]


def charts(outcome: Outcome, say: Voice) -> list[tuple[str, "Chart"]]:
    study = outcome.study
    found = []
    if study.paired:
        changes = say("line-lab-change")
        for name, word, times in (
            ("win:1", "lab-first", 100.0),
            ("choices", "lab-choices", 1.0),
            ("margin", "lab-margin", 1.0),
        ):
            rows = [
                mark(study.arms[place].name, gap.mean, gap.low, gap.high, times, claimed)
                for (place, measure, gap, _), claimed in compared(outcome)
                if measure == name
            ]
            title = f"{changes}: {say(f'line-{word}')}"
            found.append((title, Chart(title, rows, 0.0)))
    elif any(len(set(arm.bots)) > 1 for arm in study.arms):
        rows = []
        for arm, sums in zip(study.arms, outcome.answer.sums, strict=True):
            share = estimate(sums, f"bot:{arm.bots[0]}", study.sequential)
            sure = not share.low <= 1 / arm.seats <= share.high
            rows.append(mark(arm.name, share.mean, share.low, share.high, 100, sure))
        title = f"{say('line-lab-better')}, %"
        found.append((title, Chart(title, rows, 100 / study.arms[0].seats)))
    else:
        claimed = unfair(outcome)
        rows = []
        for place, (arm, sums) in enumerate(zip(study.arms, outcome.answer.sums, strict=True)):
            for seat in range(arm.seats):
                share = estimate(sums, f"win:{seat + 1}", study.sequential)
                name = f"{arm.name}, {say('line-lab-place')} {seat + 1}"
                rows.append(
                    mark(
                        name,
                        share.mean - 1 / arm.seats,
                        share.low - 1 / arm.seats,
                        share.high - 1 / arm.seats,
                        100,
                        claimed[place, f"win:{seat + 1}"],
                    )
                )
        title = f"{say('line-lab-wins')} - {say('line-lab-due')}, %"
        found.append((title, Chart(title, rows, 0.0)))
    if study.cards or len(study.arms) == 1:
        for arm, sums, legend in zip(study.arms, outcome.answer.sums, outcome.legends, strict=True):
            uses = [
                (kind, shifted(use(sums, kind)[1], arm.seats)) for kind in legend.kinds if sums.uses[f"{kind}/made"]
            ]
            uses.sort(key=lambda each: -each[1].reach)
            uses = sorted(uses[-MOST_BARS:], key=lambda each: -each[1].mean)
            rows = [
                mark(kind, won.mean, won.low, won.high, 100, not won.low <= 1 / arm.seats <= won.high)
                for kind, won in uses
            ]
            title = f"{arm.name}: {say('line-lab-wins')}, %"
            found.append((title, Chart(title, rows, 100 / arm.seats)))
    title = say("line-lab-choices")
    first = outcome.answer.sums[0]
    counts = sorted(first.spread["choices"].items())
    found.append((f"{title}: {study.arms[0].name}", Chart(f"{title}: {study.arms[0].name}", histogram(counts), None)))
    return found


def mark(name: str, mean: float, low: float, high: float, times: float, sure: bool) -> Row:
    return {"name": name, "mean": times * mean, "low": times * low, "high": times * high, "sure": sure}


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


class Chart:
    """A picture before it has its colours: means with their intervals in rows, or a histogram if there is no line."""

    def __init__(self, title: str, rows: list[Row], line: float | None) -> None:
        self.title = title
        self.rows = rows
        self.line = line

    def coloured(self, colours: dict[str, str]) -> Any:
        data = altair.Data(values=self.rows)  # type: ignore[no-untyped-call]
        if self.line is None:
            chart = (
                altair.Chart(data)
                .mark_bar(color=colours["sure"])
                .encode(
                    x=altair.X("from:Q", title=None, bin="binned"),
                    x2="to:Q",
                    y=altair.Y("games:Q", title="%"),
                )
                .properties(width=WIDTH, height=200)
            )
        else:
            order = [row["name"] for row in self.rows]
            y = altair.Y("name:N", sort=order, title=None)
            shade = altair.condition("datum.sure", altair.value(colours["sure"]), altair.value(colours["open"]))
            base = altair.Chart(data)
            due = altair.Data(values=[{"due": self.line}])  # type: ignore[no-untyped-call]
            rule = altair.Chart(due).mark_rule(color=colours["due"], strokeWidth=2, strokeDash=[6, 4]).encode(x="due:Q")
            spans = base.mark_rule(strokeWidth=3).encode(
                x=altair.X("low:Q", title=None, scale=altair.Scale(zero=False)), x2="high:Q", y=y, color=shade
            )
            fill = altair.condition("datum.sure", altair.value(colours["sure"]), altair.value(colours["paper"]))
            dots = base.mark_point(size=110, filled=False, strokeWidth=3, opacity=1).encode(
                x="mean:Q", y=y, stroke=shade, fill=fill
            )
            chart = altair.layer(rule, spans, dots).properties(width=WIDTH, height=ROW * max(len(order), 2))
        return (
            chart.properties(title=self.title, background=colours["paper"])
            .configure_title(fontSize=SIZE + 2, color=colours["ink"], anchor="start")
            .configure_axis(
                labelFontSize=SIZE,
                titleFontSize=SIZE,
                labelColor=colours["ink"],
                titleColor=colours["ink"],
                gridColor=colours["line"],
                domainColor=colours["line"],
                tickColor=colours["line"],
                labelLimit=320,
                labelOverlap=True,
                tickCount=8,
            )
            .configure_view(stroke=None)
        )


def drawn(chart: Chart, colours: dict[str, str]) -> str:
    """A picture as SVG."""
    svg: str = vl_convert.vegalite_to_svg(chart.coloured(colours).to_json())
    return svg
