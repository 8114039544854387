"""`make findings`: the studies of every game are run and docs/findings/ is written. What was played is in build/lab.

`make findings ARGS="road chroma"` does so for two games. It may be interrupted, writes what is finished, and goes on
from there.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from sunshower.arena.plan import cores
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
MILLION = 1_000_000
STRONG = {
    "road": "expert@work=60",
    "rainbow": "expert@work=30",
    "chroma": "expert@work=60",
    "pirates": "expert@work=15",
    "passage": "expert@work=10",
}
"""The best bot of each game, with as much thought as many games allow."""
SIZES = {
    "road": (
        ("balance", "greedy", 60_000),
        ("balance", "random", MILLION),
        ("balance", STRONG["road"], 2000),
        ("length", "greedy", 1000),
        ("skill", "greedy", 1000),
        ("luck", "greedy", 4000),
        ("rules", "greedy", 4000),
        ("pairs", "greedy", 1000),
        ("rules", STRONG["road"], 400),
        ("pairs", STRONG["road"], 200),
        ("kinds", "greedy", 8000),
    ),
    "rainbow": (
        ("balance", "greedy", 6000),
        ("balance", "random", MILLION),
        ("balance", STRONG["rainbow"], 400),
        ("length", "greedy", 400),
        ("skill", "greedy", 200),
        ("luck", "greedy", 1000),
        ("rules", "greedy", 800),
        ("pairs", "greedy", 400),
        ("rules", STRONG["rainbow"], 100),
        ("pairs", STRONG["rainbow"], 100),
        ("decks", "greedy", 600),
        ("kinds", "greedy", 800),
    ),
    "chroma": (
        ("balance", "greedy", 2000),
        ("balance", "random", MILLION // 5),
        ("balance", STRONG["chroma"], 200),
        ("length", "greedy", 100),
        ("skill", "greedy", 1000),
        ("luck", "greedy", 2000),
        ("rules", "greedy", 2000),
        ("pairs", "greedy", 800),
        ("rules", STRONG["chroma"], 300),
        ("pairs", STRONG["chroma"], 150),
        ("decks", "greedy", 800),
        ("kinds", "greedy", 400),
    ),
    "pirates": (
        ("balance", "greedy", 6000),
        ("balance", "random", MILLION // 4),
        ("balance", STRONG["pirates"], 200),
        ("length", "greedy", 100),
        ("skill", "greedy", 400),
        ("luck", "greedy", 1500),
        ("rules", "greedy", 1500),
        ("pairs", "greedy", 400),
        ("rules", STRONG["pirates"], 200),
        ("pairs", STRONG["pirates"], 100),
        ("kinds", "greedy", 500),
    ),
    "passage": (
        ("balance", "greedy", 400),
        ("balance", "random", MILLION // 3 + 1),
        ("balance", STRONG["passage"], 30),
        ("length", "greedy", 40),
        ("skill", "greedy", 200),
        ("luck", "greedy", 40),
        ("rules", "greedy", 300),
        ("pairs", "greedy", 100),
        ("rules", STRONG["passage"], 30),
        ("pairs", STRONG["passage"], 12),
        ("kinds", "greedy", 200),
    ),
}
"""Which studies, who plays, and how many games each table gets: a million games of each game at random, and as many of
better bots as an hour on one busy core allows."""
SAY = Voice(words())
"""The pages are a part of the documentation, which is in English."""
OPENING = """# {title}: what many games say

`make findings ARGS={game}` writes this page; under each table stands the command that makes it alone, with the same
figures on every machine and any number of processes. Bots play, not people: what holds for them may not for a family.
Greedy takes what looks best at a glance and sees what its seat sees.
"""


def main(games: Sequence[str]) -> int:
    """Run the studies of these games, or of all, and write their pages with what is finished; the exit code."""
    whole = True
    with interruptible() as stopped:
        for game in [load(game).name for game in games or SIZES]:
            found = []
            for study, bot, size in SIZES[game]:
                made = ready(study, game, size, SEED, bot)
                outcome = run(made, crew(cores()), Folder(KEPT / f"{game}-{study}-{bot}"), stopped=stopped)
                print(f"{game} {study} {bot}: {outcome.fresh} games in {outcome.seconds:.0f} s", file=sys.stderr)
                if outcome.ended:
                    found.append((bot, outcome))
                whole = whole and outcome.ended
            if found:
                write(game, found)
    if not whole:
        print(SAY("line-ladder-stopped"), file=sys.stderr)
    return 0 if whole else 130


def write(game: str, found: Sequence[tuple[str, Outcome]]) -> None:
    """Write the page of a game with its pictures."""
    pictures = PAGES / "pictures"
    pictures.mkdir(parents=True, exist_ok=True)
    for old in pictures.glob(f"{game}-*.svg"):
        old.unlink()
    parts = [OPENING.format(title=load(game).title, game=game)]
    for bot, outcome in found:
        study = outcome.study.name
        parts.append(f"## {study.capitalize()}: {bot}\n")
        for number, (title, light, dark) in enumerate(plots(outcome, SAY), 1):
            for shade, svg in (("light", light), ("dark", dark)):
                name = f"{game}-{study}-{bot.partition('@')[0]}-{number}-{shade}.svg"
                (pictures / name).write_text(svg + "\n", encoding="utf-8")
                parts.append(f"![{title}](pictures/{name}#only-{shade})")
            parts.append("")
        parts.append(as_markdown(report(outcome, SAY, command(study, outcome.study, bot, None, None))) + "\n")
    (PAGES / f"{game}.md").write_text("\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Refusal as refusal:
        print(refusal.sentence, file=sys.stderr)
        sys.exit(2)
