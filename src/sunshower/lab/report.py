"""What came of a study: as data, in paragraphs and tables, on a page of Markdown, and as one page for a browser."""

import re
from collections.abc import Sequence
from dataclasses import replace
from html import escape
from itertools import pairwise
from math import isfinite
from typing import Any

from sunshower.arena.plan import entrant
from sunshower.arena.report import CommandLine, Grid, Paragraph, Part, bot_called, known, percent
from sunshower.core.options import spelled
from sunshower.core.registry import load
from sunshower.core.words import Voice
from sunshower.lab.claims import Finding
from sunshower.lab.measures import Legend, Sums
from sunshower.lab.play import OTHER
from sunshower.lab.shards import Outcome
from sunshower.lab.statistics import Estimate, decided, depth, estimate, games_to_tell, percentile
from sunshower.lab.study import Arm, Study, Value, written

TOLD = {"win:1": 100.0, "comeback": 100.0, "settled": 100.0, "shared": 100.0, "luck": 100.0}
"""What is told in percent."""


# As data


def results(outcome: Outcome) -> dict[str, Any]:
    """The answers as plain data: they depend on the study and its seed alone."""
    if not outcome.blocks:
        return {"blocks": 0, "arms": [], "findings": []}
    arms = zip(outcome.answer.sums, outcome.legends, strict=True)
    deep = ladder(outcome)
    return {
        "blocks": outcome.blocks,
        **({"depth": span(deep)} if deep else {}),
        "arms": [arm_data(outcome, place, sums, legend) for place, (sums, legend) in enumerate(arms)],
        "findings": [
            {
                "arm": outcome.study.arms[each.place].name,
                "about": each.about,
                "name": each.name,
                **span(each.found),
                "due": each.due,
                "chance": each.found.chance(each.due),
                "claimed": each.claimed,
            }
            for each in outcome.findings
        ],
    }


def arm_data(outcome: Outcome, place: int, sums: Sums, legend: Legend) -> dict[str, Any]:
    study, arm = outcome.study, outcome.study.arms[place]
    return {
        "name": arm.name,
        "seats": arm.seats,
        "options": dict(arm.options),
        "bots": list(arm.bots),
        "games": sums.games,
        "measures": {name: span(estimate(sums, name, study.sequential)) for name in sums.totals},
        "made": {kind: often(sums, kind) for kind in legend.kinds},
        "deals_changed": outcome.answer.gaps[place].changed if study.paired else None,
        "never": {
            "kinds": [kind for kind in legend.kinds if not often(sums, kind)],
            "endings": [name for name in legend.endings if not sums.totals[f"ending:{name}"]],
        },
        "same_seat_won": sums.seat_won,
        "same_bot_won": sums.bot_won,
        **({"luck": span(decided(sums, study.sequential))} if study.luck else {}),
    }


def ladder(outcome: Outcome) -> Estimate | None:
    """How deep the game is, if each table has the bot that was the better one at the table before."""
    arms = outcome.study.arms
    climbs = all(one.bots[0] == two.bots[-1] and one.seats == two.seats for one, two in pairwise(arms))
    if len(arms) < 2 or not climbs or not all(len(set(arm.bots[1:])) == 1 and arm.mixed for arm in arms):
        return None
    return depth([each.found for each in outcome.findings if each.about == "bot"], arms[0].seats)


def often(sums: Sums, kind: str) -> float:
    """How often a kind of move is made in a game."""
    return sums.uses[f"{kind}/made"] / sums.games


def span(found: Estimate) -> dict[str, float]:
    return {"mean": found.mean, "low": found.low, "high": found.high}


# In words


NAMED = re.compile(r"(.*?)(?:(?:^| )(\d+) seats)?")
"""The name of a table, as far as the lab has given it."""


def in_words(outcome: Outcome, say: Voice) -> Outcome:
    """The same with the tables that the lab has named called in words."""
    arms = tuple(replace(arm, name=called(outcome.study.game, arm, say)) for arm in outcome.study.arms)
    return replace(outcome, study=replace(outcome.study, arms=arms))


def called(game: str, arm: Arm, say: Voice) -> str:
    found = NAMED.fullmatch(arm.name)
    name, seats = found.groups() if found else (arm.name, None)
    bots = name.split(" / ")
    if set(bots) <= set(arm.bots):
        name = " / ".join(bot_called(bot, say) for bot in bots)
    elif name == "usual":
        name = say("line-lab-usual")
    elif name == written(arm.options):
        name = say.row(house_rule(game, option, value, say) for option, value in arm.options.items())
    return say.row(filter(None, [name, say("line-lab-seats", seats=arm.seats) if seats else ""]))


def study_called(study: Study, say: Voice) -> str:
    """The question of a study, or what a ready one is called."""
    return study.question or known(say, f"line-lab-study-{study.name}", study.name)


def house_rule(game: str, option: str, value: Value, say: Voice) -> str:
    """An option by its name, with its value if there are more than yes and no."""
    name = known(say, f"lab-rule-{game}-{option}", option)
    said = spelled(value)
    return name if value is True else say.pair(name, known(say, choice_key(game, option, said), said))


def choice_key(game: str, option: str, said: str) -> str:
    """The message that calls a value of an option by a name."""
    return re.sub(r"\W", "-", f"{game}-option-{option}-{said}", flags=re.ASCII)


def move_kind(game: str, name: str, say: Voice) -> str:
    """A kind of move, with its card if it has one."""
    kind, _, card = name.partition(" ")
    deed = known(say, "lab-move-other" if kind == OTHER else f"lab-move-{game}-{kind}", kind)
    return say.pair(deed, known(say, f"{game}-card-{card.replace('*', '_')}", card)) if card else deed


def end(game: str, name: str, say: Voice) -> str:
    """A way to end in a word or two."""
    return known(say, f"lab-end-{game}-{name}", name)


def report(outcome: Outcome, say: Voice, command: str) -> list[Part]:
    """All there is to say."""
    outcome = in_words(outcome, say)
    study = outcome.study
    parts: list[Part] = [Paragraph(heading(outcome, say))]
    if outcome.blocks:
        if study.paired:
            parts += comparisons(outcome, say)
        # A ladder of bots at every number of seats has more places than anybody reads, with few games each.
        parts += [*(balance(outcome, say) if study.name != "length" else []), *skill(outcome, say)]
        parts += chance(outcome, say) if study.luck else []
        parts += [*length(outcome, say), *drama(outcome, say), *endings(outcome, say)]
        parts += kinds(outcome, say)
        parts += never(outcome, say)
    told = [say("line-lab-method", sequential=study.sequential, paired=study.paired)]
    if not all(entrant(bot).steady() for arm in study.arms for bot in arm.bots):
        told.append(say("line-lab-clock"))
    return [*parts, Paragraph(say.joined(filter(None, map(str.strip, told)))), CommandLine(command)]


def heading(outcome: Outcome, say: Voice) -> str:
    study = outcome.study
    told = say(
        "line-lab-heading",
        game=load(study.game).title,
        study=study_called(study, say),
        games=say.figure(sum(sums.games for sums in outcome.answer.sums)),
        bots=say.row(bot_called(bot, say) for bot in dict.fromkeys(bot for arm in study.arms for bot in arm.bots)),
        arms=len(study.arms),
        seed=study.seed,
    )
    return say.joined([told, "" if outcome.ended else say("line-lab-stopped")])


def headed(say: Voice, *words: str) -> list[str]:
    """What stands over the columns of a table."""
    return [say(f"line-{word}") for word in words]


def between(found: Estimate, say: Voice, times: float = 1.0, digits: int = 1) -> str:
    """An interval."""
    return say("line-between", low=say.figure(times * found.low, digits), high=say.figure(times * found.high, digits))


def balance(outcome: Outcome, say: Voice) -> list[Part]:
    """What each place in the order of play wins."""
    rows = [
        [
            outcome.study.arms[each.place].name,
            each.name.removeprefix("win:"),
            percent(each.found.mean, say),
            between(each.found, say, 100),
            say("line-lab-side", side=side(each)),
        ]
        for each in outcome.findings
        if each.about == "place"
    ]
    head = headed(say, "lab-table", "lab-place", "lab-wins", "lab-interval", "lab-due")
    return [Paragraph(say("line-lab-balance")), Grid(head, rows)] if rows else []


def side(each: Finding) -> str:
    """Where a share lies, if that is claimed."""
    return "open" if not each.claimed else "above" if each.found.mean > each.due else "below"


def skill(outcome: Outcome, say: Voice) -> list[Part]:
    """What the first bot of each table wins, how many games it takes to tell, and what the deal decides."""
    rows = []
    for each in outcome.findings:
        if each.about != "bot":
            continue
        arm, sums = outcome.study.arms[each.place], outcome.answer.sums[each.place]
        needed = games_to_tell(each.found.mean, arm.seats)
        rows.append(
            [
                arm.name,
                percent(each.found.mean, say),
                between(each.found, say, 100),
                say.figure(needed) if isfinite(needed) else "-",
                percent(sums.seat_won / sums.blocks, say),
                percent(sums.bot_won / sums.blocks, say),
            ]
        )
    head = headed(say, "lab-table", "lab-better", "lab-interval", "lab-tell", "lab-luck", "lab-mastery")
    parts: list[Part] = [Paragraph(say("line-lab-skill")), Grid(head, rows)] if rows else []
    deep = ladder(outcome)
    if deep:
        steps = {"steps": say.figure(deep.mean, 1), "interval": between(deep, say)}
        low, high = (bot_called(outcome.study.arms[place].bots[-1 - place], say) for place in (0, -1))
        parts.append(Paragraph(say("line-lab-depth", low=low, high=high, **steps)))
    return parts


def chance(outcome: Outcome, say: Voice) -> list[Part]:
    """How much of the result chance decides, as far as it is foreseen, and how often it has a say."""
    rows = []
    for arm, sums in zip(outcome.study.arms, outcome.answer.sums, strict=True):
        found = decided(sums, outcome.study.sequential)
        draws = say.figure(estimate(sums, "draws").mean, 1)
        rows.append([arm.name, percent(found.mean, say), between(found, say, 100), draws])
    head = headed(say, "lab-table", "lab-decided", "lab-interval", "lab-draws")
    return [Paragraph(say("line-lab-chance")), Grid(head, rows)]


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
    names = [end(game.name, name, say) for name in game.endings]
    told = [say.pair(end(game.name, name, say), say(game.about_ending(name).key)) for name in game.endings]
    return [Grid([say("line-lab-endings"), *names], rows), *map(Paragraph, told)]


SHOWN = ("win:1", "choices", "margin", "leads", "comeback", "settled", "luck")
"""What of a comparison stands in the table; all of it is in the data."""


def comparisons(outcome: Outcome, say: Voice) -> list[Part]:
    """What changes against the first arm, a row for each arm; what is claimed is marked."""
    rows = []
    for place, (arm, gap) in list(enumerate(zip(outcome.study.arms, outcome.answer.gaps, strict=True)))[1:]:
        cells = [
            f"{signed(each.found, TOLD.get(each.name, 1.0), say)}{' *' if each.claimed else ''}"
            for each in outcome.findings
            if each.place == place and each.about == "change" and each.name in SHOWN
        ]
        rows.append([arm.name, percent(gap.changed / gap.blocks, say), *cells])
    words = ["change", "changed", "first", "choices", "margin", "leads", "comeback", "settled"]
    head = headed(say, *(f"lab-{word}" for word in [*words, *(["decided"] if outcome.study.luck else [])]))
    game = load(outcome.study.game)
    changed = {name for arm in outcome.study.arms for name in arm.options}
    told = [
        say.pair(house_rule(game.name, option.name, True, say), say(game.about_option(option).key))
        for option in game.options
        if option.name in changed
    ]
    return [Paragraph(say("line-lab-rules")), Grid(head, rows), *map(Paragraph, told)]


def signed(gap: Estimate, times: float, say: Voice) -> str:
    """A difference with how far it may be off."""
    sign = "+" if gap.mean > 0 else ""
    digits = 1 if times > 1 or abs(gap.mean) >= 10 else 2
    return f"{sign}{say.figure(times * gap.mean, digits)} ± {say.figure(times * gap.reach, digits)}"


def kinds(outcome: Outcome, say: Voice) -> list[Part]:
    """Which moves are made, and whether those who make them win."""
    parts: list[Part] = []
    for place, (arm, sums) in enumerate(zip(outcome.study.arms, outcome.answer.sums, strict=True)):
        found = [each for each in outcome.findings if each.about == "move" and each.place == place]
        found.sort(key=lambda each: -each.found.mean)
        rows = [
            [
                move_kind(outcome.study.game, each.name, say),
                say.figure(often(sums, each.name), 2),
                percent(each.found.mean, say),
                between(each.found, say, 100),
                say("line-lab-side", side=side(each)),
            ]
            for each in found
        ]
        head = [
            say.pair(arm.name, say("line-lab-kind")),
            *headed(say, "lab-often", "lab-wins", "lab-interval", "lab-due"),
        ]
        if rows:
            parts.append(Grid(head, rows))
    return [Paragraph(say("line-lab-kinds")), *parts] if parts else []


def never(outcome: Outcome, say: Voice) -> list[Part]:
    """What no game has met: rules that changed nothing, moves that nobody made, endings that did not come."""
    study, answer = outcome.study, outcome.answer
    same = [arm.name for arm, gap in list(zip(study.arms, answer.gaps, strict=False))[1:] if not gap.changed]
    kinds = {kind for legend in outcome.legends for kind in legend.kinds if kind != OTHER}
    unseen = sorted(kind for kind in kinds if not any(often(sums, kind) for sums in answer.sums))
    ended = {name for sums in answer.sums for name, times in sums.totals.items() if times}
    game = load(study.game)
    moves = [move_kind(game.name, kind, say) for kind in unseen]
    what = [*same, *moves, *(end(game.name, name, say) for name in game.endings if f"ending:{name}" not in ended)]
    return [Paragraph(say("line-lab-never", what=say.row(what)))] if what else []


# On a page


PAGE = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; --ink: #1c1b22; --paper: #fdfcff; --line: #c9c5d6 }}
@media (prefers-color-scheme: dark) {{ :root {{ --ink: #ece9f5; --paper: #17151d; --line: #4a4658 }} }}
body {{ font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 72rem;
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
