"""`make findings`: the studies of every game are run and docs/findings/ is written. What was played is in build/lab.

`make findings ARGS="road chroma"` does so for two games. It may be interrupted, and goes on from there.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from sunshower.arena.plan import cores, machine
from sunshower.arena.report import as_markdown
from sunshower.arena.run import interruptible
from sunshower.core.errors import Refusal
from sunshower.core.registry import load
from sunshower.core.words import Voice, words
from sunshower.lab.ask import command, crew
from sunshower.lab.plots import plots
from sunshower.lab.report import report
from sunshower.lab.shards import Folder, Outcome, run
from sunshower.lab.study import ready

SEED = "findings"
KEPT = Path("build/lab")
PAGES = Path("docs/findings")
SIZES = {
    "road": {"balance": 60_000, "length": 1000, "skill": 600, "rules": 3000, "pairs": 800, "kinds": 3000},
    "rainbow": {"balance": 3000, "length": 300, "skill": 200, "rules": 800, "decks": 600, "kinds": 600},
    "chroma": {"balance": 4000, "length": 200, "skill": 500, "rules": 1000, "decks": 1000, "kinds": 500},
    "pirates": {"balance": 3000, "length": 150, "skill": 300, "rules": 1200, "pairs": 500, "kinds": 600},
    "passage": {"balance": 120, "length": 16, "skill": 60, "rules": 40, "kinds": 30},
}
"""How many games each table of a study gets: as many a quarter of an hour on one core allows."""
SAY = Voice(words())
"""The pages are a part of the documentation, which is in English."""
OPENING = """# {title}: what many games say

`make findings ARGS={game}` writes this page; under each table stands the command that makes it alone, with the same
figures on every machine and any number of processes. Bots play, not people: what holds for them may not for a family.
Greedy takes what looks best at a glance and sees what its seat sees.
"""


def main(games: Sequence[str]) -> int:
    """Run the studies of these games, or of all, and write their pages; the exit code."""
    for game in games or SIZES:
        with interruptible() as stopped:
            found = []
            for study, size in SIZES[load(game).name].items():
                made = ready(study, game, size, SEED)
                outcome = run(made, crew(cores()), Folder(KEPT / f"{game}-{study}"), stopped=stopped)
                if not outcome.ended:
                    print(SAY("line-ladder-stopped"), file=sys.stderr)
                    return 130
                rate = outcome.fresh / outcome.seconds
                print(f"{game} {study}: {outcome.fresh} games now, {rate:.0f} a second", file=sys.stderr)
                found.append((study, outcome))
            write(game, found)
    return 0


def write(game: str, found: Sequence[tuple[str, Outcome]]) -> None:
    """Write the page of a game with its pictures."""
    parts = [OPENING.format(title=load(game).title, game=game)]
    (PAGES / "pictures").mkdir(parents=True, exist_ok=True)
    for study, outcome in found:
        parts.append(f"## {study.capitalize()}\n")
        for number, (title, light, dark) in enumerate(plots(outcome, SAY)):
            for shade, svg in (("light", light), ("dark", dark)):
                name = f"{game}-{study}-{number + 1}-{shade}.svg"
                (PAGES / "pictures" / name).write_text(svg + "\n", encoding="utf-8")
                parts.append(f"![{title}](pictures/{name}#only-{shade})\n")
        typed = command(study, outcome.study, "greedy", None, None)
        parts.append(as_markdown(report(outcome, SAY, typed)) + "\n")
    parts.append(f"Made on {machine()}.\n")
    (PAGES / f"{game}.md").write_text("\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Refusal as refusal:
        print(refusal.sentence, file=sys.stderr)
        sys.exit(2)
