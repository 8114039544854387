"""What is claimed: of all that is asked, what chance alone would not do. All claims of a study hold together."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import lcm

from sunshower.lab.measures import Legend
from sunshower.lab.play import Answer
from sunshower.lab.statistics import Estimate, claims, decided_more, difference, estimate, use
from sunshower.lab.study import Study

COMPARED = ("win:1", "decisions", "choices", "turns", "dead", "margin", "leads", "comeback", "settled", "shared")
"""What of two tables is compared."""


@dataclass(frozen=True)
class Finding:
    """Something that was measured at a table, and what it would be if there were nothing to find."""

    place: int
    """The number of the table."""
    about: str
    """Whether two tables are compared (`change`), or places (`place`), bots (`bot`) or moves (`move`) at one."""
    name: str
    found: Estimate
    due: float
    claimed: bool = False


def findings(study: Study, answer: Answer, legends: Sequence[Legend]) -> list[Finding]:
    """All that a study asks, each with whether it is claimed."""
    asked = [*changes(study, answer), *shares(study, answer), *uses(study, answer, legends)]
    sure = claims([each.found for each in asked], [each.due for each in asked], study.sequential)
    return [
        Finding(each.place, each.about, each.name, each.found, each.due, claimed)
        for each, claimed in zip(asked, sure, strict=True)
    ]


def changes(study: Study, answer: Answer) -> Iterator[Finding]:
    """How every table differs from the first."""
    first = len(study.arms[0].rotations)
    for place, gap in list(enumerate(answer.gaps))[1:]:
        turns = lcm(len(study.arms[place].rotations), first)
        for name in COMPARED:
            yield Finding(place, "change", name, difference(gap, name, turns, study.sequential), 0.0)
        if study.luck:
            found = decided_more(answer.sums[place], answer.sums[0], study.sequential)
            yield Finding(place, "change", "luck", found, 0.0)


def shares(study: Study, answer: Answer) -> Iterator[Finding]:
    """What each place in the order of play wins; at a table of several bots, what the one named first does."""
    for place, (arm, sums) in enumerate(zip(study.arms, answer.sums, strict=True)):
        names = [f"bot:{arm.bots[0]}"] if arm.mixed else [f"win:{seat + 1}" for seat in range(arm.seats)]
        for name in names:
            found = estimate(sums, name, study.sequential)
            yield Finding(place, "bot" if arm.mixed else "place", name, found, 1 / arm.seats)


def uses(study: Study, answer: Answer, legends: Sequence[Legend]) -> Iterator[Finding]:
    """What seats win that make some kind of move, where that is asked."""
    for place, (arm, sums, legend) in enumerate(zip(study.arms, answer.sums, legends, strict=True)):
        for kind in legend.kinds if study.moves else ():
            if sums.uses[f"{kind}/made"]:
                yield Finding(place, "move", kind, use(sums, kind, arm.seats), 1 / arm.seats)


def clear(study: Study, answer: Answer, legends: Sequence[Legend]) -> bool:
    """Whether it is claimed of every table who wins more there: then a study that may stop early does."""
    about = ("change",) if study.paired else ("place", "bot")
    found = [each for each in findings(study, answer, legends) if each.about in about]
    return all(each.claimed for each in found if each.name == "win:1" or each.about == "bot")
