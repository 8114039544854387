"""What came of a study: as data, in paragraphs and tables, on a page of Markdown, and as one page for a browser."""

from collections.abc import Sequence
from html import escape
from math import isfinite
from typing import Any

from sunshower.arena.report import CommandLine, Grid, Paragraph, Part
from sunshower.core.registry import load
from sunshower.core.words import Voice
from sunshower.lab.measures import Legend, Sums
from sunshower.lab.shards import Outcome
from sunshower.lab.statistics import (
    Estimate,
    claims,
    difference,
    estimate,
    fair,
    games_to_tell,
    percentile,
    use,
)
from sunshower.lab.study import Study

COMPARED = ("win:1", "decisions", "choices", "turns", "dead", "margin", "leads", "comeback", "settled", "shared")
"""What of two arms is compared; all claims of a study together are wrong in one study of twenty at most."""
TOLD = {"win:1": 100.0, "comeback": 100.0, "settled": 100.0, "shared": 100.0}
"""What is told in percent."""


# As data


def results(outcome: Outcome) -> dict[str, Any]:
    """The answers as plain data: they depend on the study and its seed alone."""
    study = outcome.study
    found: dict[str, Any] = {
        "blocks": outcome.blocks,
        "arms": [
            arm_data(study, place, sums, legend)
            for place, (sums, legend) in enumerate(zip(outcome.answer.sums, outcome.legends, strict=True))
        ]
        if outcome.blocks
        else [],
    }
    if study.paired and outcome.blocks:
        found["comparisons"] = [
            {"arm": study.arms[place].name, "measure": name, **span(gap), "chance": chance, "claimed": claimed}
            for (place, name, gap, chance), claimed in compared(outcome)
        ]
    return found


def arm_data(study: Study, place: int, sums: Sums, legend: Legend) -> dict[str, Any]:
    arm = study.arms[place]
    measures = {name: span(estimate(sums, name, study.sequential)) for name in sums.totals}
    kinds = {}
    for kind in legend.kinds:
        if sums.uses[f"{kind}/made"]:
            often, beyond = use(sums, kind)
            kinds[kind] = {"per_game": often, "beyond_due": span(beyond)}
    return {
        "name": arm.name,
        "seats": arm.seats,
        "options": dict(arm.options),
        "bots": list(arm.bots),
        "games": sums.games,
        "measures": measures,
        "kinds": kinds,
        "never": {
            "kinds": [kind for kind in legend.kinds if not sums.uses[f"{kind}/made"]],
            "endings": [name for name in legend.endings if not sums.totals[f"ending:{name}"]],
        },
        "same_seat_won": sums.seat_won,
        "same_bot_won": sums.bot_won,
    }


def span(found: Estimate) -> dict[str, float]:
    return {"mean": found.mean, "low": found.low, "high": found.high}


Finding = tuple[int, str, Estimate, float]


def compared(outcome: Outcome) -> list[tuple[Finding, bool]]:
    """Every comparison of an arm with the first: how likely chance alone does as much, and whether it is claimed."""
    study = outcome.study
    found: list[Finding] = []
    for place, (sums, gap) in enumerate(zip(outcome.answer.sums, outcome.answer.gaps, strict=True)):
        if place:
            for name in COMPARED:
                found.append((place, name, *difference(gap, name, sums.games / sums.blocks, study.sequential)))
    if study.sequential:  # these intervals hold whenever one looks, but one by one
        return [(each, not each[2].low <= 0 <= each[2].high) for each in found]
    return list(zip(found, claims([chance for *_, chance in found], outcome.blocks), strict=True))


def unfair(outcome: Outcome) -> dict[tuple[int, str], bool]:
    """For every arm whether the place in the order of play wins more or less than its due: claimed or not."""
    arms = list(zip(outcome.study.arms, outcome.answer.sums, strict=True))
    keys = [(place, f"win:{seat + 1}") for place, (arm, _) in enumerate(arms) for seat in range(arm.seats)]
    chances = [fair(arms[place][1], name, 1 / arms[place][0].seats) for place, name in keys]
    return dict(zip(keys, claims(chances, outcome.blocks), strict=True))


# In words


def report(outcome: Outcome, say: Voice, command: str) -> list[Part]:
    """All there is to say."""
    study = outcome.study
    parts: list[Part] = [Paragraph(heading(outcome, say))]
    if outcome.blocks:
        if study.paired:
            parts += comparisons(outcome, say)
        mixed = any(len(set(arm.bots)) > 1 for arm in study.arms)
        parts += skill(outcome, say) if mixed else balance(outcome, say)
        parts += [*length(outcome, say), *drama(outcome, say), *endings(outcome, say)]
        if study.cards or len(study.arms) == 1:
            parts += kinds(outcome, say)
        parts += never(outcome, say)
    told = say("line-lab-method", sequential=study.sequential, paired=study.paired)
    return [*parts, Paragraph(told), CommandLine(command)]


def heading(outcome: Outcome, say: Voice) -> str:
    study = outcome.study
    told = say(
        "line-lab-heading",
        game=load(study.game).title,
        study=study.question or study.name,
        games=say.figure(sum(sums.games for sums in outcome.answer.sums)),
        arms=len(study.arms),
        seed=study.seed,
    )
    return say.joined([told, "" if outcome.ended else say("line-lab-stopped")])


def headed(say: Voice, *words: str) -> list[str]:
    """What stands over the columns of a table."""
    return [say(f"line-{word}") for word in words]


def percent(value: float, say: Voice) -> str:
    return f"{say.figure(100 * value, 1)} %"


def between(found: Estimate, say: Voice, times: float = 1.0, digits: int = 1) -> str:
    """An interval."""
    return say("line-between", low=say.figure(times * found.low, digits), high=say.figure(times * found.high, digits))


def balance(outcome: Outcome, say: Voice) -> list[Part]:
    """What each place in the order of play wins."""
    study = outcome.study
    claimed = unfair(outcome)
    rows = []
    for place, (arm, sums) in enumerate(zip(study.arms, outcome.answer.sums, strict=True)):
        for seat in range(arm.seats):
            name = f"win:{seat + 1}"
            share = estimate(sums, name, study.sequential)
            side = "open" if not claimed[place, name] else "above" if share.mean > 1 / arm.seats else "below"
            rows.append(
                [
                    arm.name,
                    str(seat + 1),
                    percent(share.mean, say),
                    between(share, say, 100),
                    say("line-lab-side", side=side),
                ]
            )
    head = headed(say, "lab-table", "lab-place", "lab-wins", "lab-interval", "lab-due")
    return [Paragraph(say("line-lab-balance")), Grid(head, rows)]


def skill(outcome: Outcome, say: Voice) -> list[Part]:
    """What the first bot of each table wins, how many games it takes to tell, and what the deal decides."""
    rows = []
    for arm, sums in zip(outcome.study.arms, outcome.answer.sums, strict=True):
        share = estimate(sums, f"bot:{arm.bots[0]}", outcome.study.sequential)
        needed = games_to_tell(share.mean, arm.seats)
        rows.append(
            [
                arm.name,
                percent(share.mean, say),
                between(share, say, 100),
                say.figure(needed) if isfinite(needed) else "-",
                percent(sums.seat_won / sums.blocks, say),
                percent(sums.bot_won / sums.blocks, say),
            ]
        )
    head = headed(say, "lab-table", "lab-better", "lab-interval", "lab-tell", "lab-luck", "lab-mastery")
    return [Paragraph(say("line-lab-skill")), Grid(head, rows)]


def length(outcome: Outcome, say: Voice) -> list[Part]:
    """How long games are, and how long that would take people."""
    study = outcome.study
    low, high = load(study.game).minutes
    rows = []
    for arm, sums in zip(study.arms, outcome.answer.sums, strict=True):
        choices = estimate(sums, "choices").mean
        counts = sums.spread["choices"]
        rows.append(
            [
                arm.name,
                say.figure(estimate(sums, "decisions").mean, 1),
                say.figure(choices, 1),
                say("line-between", low=str(percentile(counts, 10)), high=str(percentile(counts, 90))),
                say.figure(estimate(sums, "turns").mean, 1),
                say.figure(choices * study.pace / 60, 1),
            ]
        )
    head = headed(say, "lab-table", "lab-decisions", "lab-choices", "lab-most", "lab-turns", "lab-minutes")
    told = say("line-lab-length", pace=say.figure(study.pace), low=low, high=high)
    return [Paragraph(told), Grid(head, rows)]


def drama(outcome: Outcome, say: Voice) -> list[Part]:
    """How exciting it is; who leads can be told only where points are counted on the way."""
    rows = []
    for arm, sums in zip(outcome.study.arms, outcome.answer.sums, strict=True):
        scored = sums.totals["scored"] * 2 > sums.games
        found = {name: estimate(sums, name) for name in ("leads", "comeback", "settled", "margin", "turns", "dead")}
        ways = sums.totals["options"] / max(sums.totals["choices"], 1)
        dead = sums.totals["dead"] / max(sums.totals["turns"], 1)
        told = [
            say.figure(found["leads"].mean, 2),
            percent(found["comeback"].mean, say),
            percent(found["settled"].mean, say),
            say.figure(found["margin"].mean, 1),
        ]
        rows.append([arm.name, *(told if scored else ["-"] * 4), percent(dead, say), say.figure(ways, 1)])
    head = headed(say, "lab-table", "lab-leads", "lab-comeback", "lab-settled", "lab-margin", "lab-dead", "lab-ways")
    return [Paragraph(say("line-lab-drama")), Grid(head, rows)]


def endings(outcome: Outcome, say: Voice) -> list[Part]:
    """How games end."""
    game = load(outcome.study.game)
    rows = [
        [arm.name, *(percent(estimate(sums, f"ending:{name}").mean, say) for name in game.endings)]
        for arm, sums in zip(outcome.study.arms, outcome.answer.sums, strict=True)
    ]
    return [Grid([say("line-lab-endings"), *game.endings], rows)]


def comparisons(outcome: Outcome, say: Voice) -> list[Part]:
    """What changes against the first arm, a row for each arm; what is claimed is marked."""
    study = outcome.study
    found = compared(outcome)
    rows = []
    for place, arm in enumerate(study.arms):
        cells = [
            f"{signed(gap, TOLD.get(name, 1.0), say)}{' *' if claimed else ''}"
            for (where, name, gap, _), claimed in found
            if where == place and name in ("win:1", "choices", "margin", "leads", "comeback", "settled")
        ]
        if place:
            rows.append([arm.name, *cells])
    head = headed(
        say, "lab-change", "lab-first", "lab-choices", "lab-margin", "lab-leads", "lab-comeback", "lab-settled"
    )
    return [Paragraph(say("line-lab-rules")), Grid(head, rows)]


def signed(gap: Estimate, times: float, say: Voice) -> str:
    """A difference with how far it may be off."""
    sign = "+" if gap.mean > 0 else ""
    digits = 1 if times > 1 or abs(gap.mean) >= 10 else 2
    return f"{sign}{say.figure(times * gap.mean, digits)} ± {say.figure(times * gap.reach, digits)}"


MOST_ROWS = 40


def kinds(outcome: Outcome, say: Voice) -> list[Part]:
    """Which moves are made, and whether those who make them win."""
    parts: list[Part] = [Paragraph(say("line-lab-kinds"))]
    for arm, sums, legend in zip(outcome.study.arms, outcome.answer.sums, outcome.legends, strict=True):
        found = [(kind, *use(sums, kind)) for kind in legend.kinds if sums.uses[f"{kind}/made"]]
        found.sort(key=lambda each: -each[2].mean)
        rows = [
            [
                kind,
                say.figure(often, 2),
                f"{percent((1 + beyond.mean) / arm.seats, say)}",
                between(shifted(beyond, arm.seats), say, 100),
            ]
            for kind, often, beyond in found[:MOST_ROWS]
        ]
        parts.append(
            Grid(
                [f"{arm.name}: {say('line-lab-kind')}", *headed(say, "lab-often", "lab-wins", "lab-interval")],
                rows,
            )
        )
    return parts


def shifted(beyond: Estimate, seats: int) -> Estimate:
    """What was won beyond a fair share, as a share of the wins."""
    return Estimate((1 + beyond.mean) / seats, (1 + beyond.low) / seats, (1 + beyond.high) / seats)


def never(outcome: Outcome, say: Voice) -> list[Part]:
    """What no game has met."""
    unseen = []
    legends = outcome.legends
    for kind in legends[0].kinds if legends else ():
        if not any(sums.uses[f"{kind}/made"] for sums in outcome.answer.sums) and kind != "other":
            unseen.append(kind)
    unseen += [
        name for name in legends[0].endings if not any(sums.totals[f"ending:{name}"] for sums in outcome.answer.sums)
    ]
    return [Paragraph(say("line-lab-never", what=say.row(unseen)))] if unseen else []


# On a page


PAGE = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; --ink: #1c1b22; --paper: #fdfcff; --line: #c9c5d6 }}
@media (prefers-color-scheme: dark) {{ :root {{ --ink: #ece9f5; --paper: #17151d; --line: #4a4658 }} }}
body {{ font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem }}
table {{ border-collapse: collapse; display: block; overflow-x: auto }}
td, th {{ border-bottom: 1px solid var(--line); padding: .3rem .7rem; text-align: right; white-space: nowrap }}
td:first-child, th:first-child {{ text-align: left }}
pre {{ overflow-x: auto; border: 1px solid var(--line); padding: .7rem }}
figure {{ margin: 1.5rem 0 }} figure svg {{ max-width: 100%; height: auto }}
.dark {{ display: none }}
@media (prefers-color-scheme: dark) {{ .dark {{ display: block }} .light {{ display: none }} }}
</style>
<h1>{title}</h1>
{body}
"""


def as_html(parts: Sequence[Part], title: str, language: str, plots: Sequence[tuple[str, str, str]] = ()) -> str:
    """One page that needs nothing else: the pictures are in it, drawn for light and for dark."""
    drawn = "".join(
        f'<figure aria-label="{escape(said)}"><div class="light">{light}</div><div class="dark">{dark}</div></figure>'
        for said, light, dark in plots
    )
    told = list(map(html_of, parts))
    body = "\n".join([told[0], drawn, *told[1:]])
    return PAGE.format(language=language, title=escape(title), body=body)


def html_of(part: Part) -> str:
    if isinstance(part, Grid):
        head = "".join(f"<th>{escape(cell)}</th>" for cell in part.head)
        rows = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in part.rows)
        return f"<table><tr>{head}</tr>{rows}</table>"
    if isinstance(part, CommandLine):
        return f"<pre>{escape(part.text())}</pre>"
    return f"<p>{escape(part.words)}</p>"
