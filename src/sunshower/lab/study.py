"""What is asked: a study is a row of arms, each a table with its seats, options and bots, played on the same deals.

Ready studies are made for every game from its manifest; one's own is a TOML file:

    game = "road"
    question = "Does a free jump make games longer?"
    games = 4000

    [arms.usual]

    [arms.free]
    options = { free_jump = true }
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from sunshower.arena.plan import entrant
from sunshower.core.errors import BadTable, Refusal, reason
from sunshower.core.game import Game
from sunshower.core.match import checked_seats, checked_seed
from sunshower.core.message import Arg, Message
from sunshower.core.options import checked_options, spelled
from sunshower.core.registry import load

Value = bool | int | str
READY = ("balance", "length", "skill", "rules", "pairs", "decks", "kinds")
LADDER = ("random", "novice", "casual", "greedy")
PACE = 8.0
"""The seconds that people are taken to need for a choice, if a study does not say so."""
SEQUENTIAL_LOOKS = 100
"""How many blocks come before the first look at a study that may stop early; then half as many more each time."""


@dataclass(frozen=True)
class Arm:
    """A table: how many sit there, by which options they play, and which bots they are, by seat."""

    name: str
    seats: int
    options: Mapping[str, Value]
    bots: tuple[str, ...]
    deal: str = ""
    """Arms with the same word here are dealt the same cards."""

    @property
    def rotations(self) -> list[tuple[str, ...]]:
        """The ways to seat the bots, each of which plays every deal: one if they are all alike."""
        turned = [self.bots[turn:] + self.bots[:turn] for turn in range(self.seats)]
        return list(dict.fromkeys(turned))


@dataclass(frozen=True)
class Study:
    """A question: arms, how many games each, and when to stop."""

    name: str
    game: str
    arms: tuple[Arm, ...]
    games: int
    seed: str
    question: str = ""
    paired: bool = False
    """Whether all arms are compared with the first, deal by deal."""
    cards: bool = False
    """Whether moves count by the card they play, too."""
    precision: float | None = None
    """Stop when the share of the wins is known this well, either way."""
    sequential: bool = False
    """Stop as soon as it is clear whether arms differ; the intervals then hold whenever one looks."""
    pace: float = PACE

    @property
    def blocks(self) -> int:
        """How many deals every arm gets: the arm with most rotations has as many games as asked for, or more."""
        return max(-(-self.games // max(len(arm.rotations) for arm in self.arms)), 1)

    def looks(self) -> list[int]:
        """After how many blocks it is decided whether there are enough: the same on every machine."""
        if self.precision is None and not self.sequential:
            return [self.blocks]
        found, blocks = [], SEQUENTIAL_LOOKS
        while blocks < self.blocks:
            found.append(blocks)
            blocks += blocks // 2
        return [*found, self.blocks]

    def check(self) -> None:
        """Raise BadTable with a sentence if this cannot be played."""
        game = load(self.game)
        refuse_if(not self.arms, "lab-arms")
        refuse_if(self.games < 1, "few-games")
        refuse_if(self.precision is not None and not 0 < self.precision < 0.5, "lab-precision")
        checked_seed(self.seed)
        for arm in self.arms:
            checked_seats(game, arm.seats)
            game.setup(arm.seats, checked_options(game, arm.options))
            for text in arm.bots:
                entrant(text).seated(self.game, "check")

    def data(self) -> dict[str, Any]:
        """The study as plain data: what decides every game of it, and when it stops."""
        arms = [
            {"name": a.name, "seats": a.seats, "options": dict(a.options), "bots": list(a.bots), "deal": a.deal}
            for a in self.arms
        ]
        own = {name: getattr(self, name) for name in ("name", "game", "games", "seed", "paired", "cards", "precision")}
        return {**own, "sequential": self.sequential, "rules": load(self.game).version, "arms": arms}


def refuse_if(wrong: bool, why: str, **args: Arg) -> None:
    if wrong:
        raise BadTable("wrong-study", Message(f"line-no-{why}", args))


# The studies that are ready


def ready(name: str, game: str, games: int, seed: str, bot: str = "greedy", seats: int | None = None) -> Study:
    """One of the ready studies of a game."""
    manifest = load(game)
    tables = manifest.seats if seats is None else (seats,)
    fewest = tables[0]
    study = Study(name, game, (), games, seed)
    if name == "balance":
        return replace(study, arms=tuple(table(manifest, n, bot) for n in tables))
    if name == "kinds":
        return replace(study, arms=tuple(table(manifest, n, bot) for n in tables), cards=True)
    if name == "length":
        levels = LADDER if bot == "greedy" else (bot,)
        return replace(study, arms=tuple(table(manifest, n, level, level) for n in tables for level in levels))
    if name == "skill":
        return replace(study, arms=tuple(duels(fewest, bot)))
    if name in ("rules", "decks", "pairs"):
        found = changes(manifest, fewest, decks=name == "decks")
        if name == "pairs":
            found = [{**one, **two} for one, two in combinations(found, 2) if not one.keys() & two.keys()]
            found = [options for options in found if playable(manifest, fewest, options)]
        usual = table(manifest, fewest, bot, "usual")
        others = [replace(usual, name=told(options), options=options) for options in found]
        refuse_if(not others, "lab-nothing", study=name, game=manifest.title)
        return replace(study, arms=(usual, *others), paired=True)
    raise BadTable("wrong-study", Message("line-no-lab-study", {"name": name[:40], "names": ", ".join(READY)}))


def table(game: Game, seats: int, bot: str, name: str = "") -> Arm:
    """A table with the same bot on all seats."""
    several = len(game.seats) > 1
    called = " ".join(filter(None, [name, f"{seats} seats" if several or not name else ""]))
    return Arm(called, seats, {}, (bot,) * seats)


def duels(seats: int, bot: str) -> list[Arm]:
    """Each level against the one below it; a bot that is no level of the ladder against the highest."""
    steps = list(LADDER if bot in LADDER else (*LADDER, bot))
    return [
        Arm(f"{better} / {worse}", seats, {}, (better,) + (worse,) * (seats - 1)) for worse, better in pairwise(steps)
    ]


def changes(game: Game, seats: int, decks: bool) -> list[dict[str, Value]]:
    """Every option set to each of its other values alone: those that change what is in the box, or those that do not.

    Who begins is no house rule, and what a value does not go with at this table is left out.
    """
    usual = census(game, seats, {})
    found: list[dict[str, Value]] = []
    for option in game.options:
        for value in option.values[1:]:
            options: dict[str, Value] = {option.name: value}
            fits = option.name != "first" and playable(game, seats, options)
            if fits and (census(game, seats, options) != usual) == decks:
                found.append(options)
    return found


def census(game: Game, seats: int, options: Mapping[str, Value]) -> list[int]:
    return game.setup(seats, checked_options(game, options)).census()


def playable(game: Game, seats: int, options: Mapping[str, Value]) -> bool:
    try:
        game.setup(seats, checked_options(game, options))
    except Refusal:
        return False
    return True


def told(options: Mapping[str, Value]) -> str:
    """Options as people write them."""
    return ", ".join(f"{name}={spelled(value)}" for name, value in options.items()) or "usual"


# A study in a file


@dataclass
class Source:
    """The text of a study, to name the line that something is wrong with."""

    path: Path
    text: str = ""
    lines: list[str] = field(default_factory=list)

    def wrong(self, why: str, at: str = "", **args: Arg) -> BadTable:
        """What is wrong in the line that a word begins, or that mentions it."""
        begins = re.compile(rf"\s*(\[.*\b)?[\"']?{re.escape(at)}\b")
        number = next((n for n, line in enumerate(self.lines, 1) if at and begins.match(line)), 0)
        number = number or next((n for n, line in enumerate(self.lines, 1) if at and at in line), 1)
        where: dict[str, Arg] = {"file": str(self.path), "line": number}
        return BadTable("wrong-study", Message(f"line-no-{why}", {**where, **args}))


KEYS = {
    "game": str,
    "question": str,
    "games": int,
    "seed": (str, int),
    "bot": str,
    "seats": int,
    "paired": bool,
    "cards": bool,
    "precision": float,
    "sequential": bool,
    "pace": (int, float),
    "arms": dict,
}
ARM_KEYS = {"seats": int, "options": dict, "bot": str, "bots": list}


def read(path: Path) -> Study:
    """The study in a TOML file. Raises BadTable with a sentence and the line if it is not one."""
    source = Source(path)
    try:
        source.text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadTable.because("no-such-file", file=str(path), reason=reason(error)) from error
    source.lines = source.text.split("\n")
    try:
        data = tomllib.loads(source.text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"line (\d+)", str(error))
        where: dict[str, Arg] = {"file": str(path), "line": int(line[1]) if line else len(source.lines)}
        raise BadTable("wrong-study", Message("line-no-lab-toml", where)) from error
    known(source, data, KEYS)
    for key in ("game", "arms"):
        if key not in data:
            raise source.wrong("lab-lacks", key=key)
    try:
        game = load(data["game"])
    except Refusal as refusal:
        raise source.wrong("lab-says", "game", says=refusal.says) from refusal
    arms = tuple(arm(source, game, name, told, data) for name, told in data["arms"].items())
    study = Study(
        path.stem,
        game.name,
        arms,
        data.get("games", 1000),
        str(data.get("seed", "1")),
        data.get("question", ""),
        data.get("paired", len({arm.seats for arm in arms}) == 1 and len(arms) > 1),
        data.get("cards", False),
        data.get("precision"),
        data.get("sequential", False),
        float(data.get("pace", PACE)),
    )
    try:
        study.check()
    except Refusal as refusal:
        raise source.wrong("lab-says", "arms", says=refusal.says) from refusal
    return study


def known(source: Source, data: Mapping[str, Any], keys: Mapping[str, Any]) -> None:
    """Refuse a word that means nothing here, or a value of another kind."""
    for name, value in data.items():
        if name not in keys:
            raise source.wrong("lab-word", name, word=name[:40], words=", ".join(keys))
        if not isinstance(value, keys[name]) or (isinstance(value, bool) and keys[name] is not bool):
            raise source.wrong("lab-kind", name, word=name)


def arm(source: Source, game: Game, name: str, told: Any, data: Mapping[str, Any]) -> Arm:
    """One arm of a study in a file."""
    if not isinstance(told, dict):
        raise source.wrong("lab-kind", name, word=name)
    known(source, told, ARM_KEYS)
    seats = told.get("seats", data.get("seats", game.seats[0]))
    bots = tuple(map(str, told.get("bots", [told.get("bot", data.get("bot", "greedy"))])))
    bots = bots + bots[-1:] * (seats - len(bots)) if bots else ()
    try:
        checked_seats(game, seats)
        if len(bots) != seats:
            raise source.wrong("lab-bots", name, seats=seats)
        for text in bots:
            entrant(text).seated(game.name, "check")
        options = told.get("options", {})
        checked_options(game, options)
        game.setup(seats, checked_options(game, options))
    except Refusal as refusal:
        if refusal.code == "wrong-study":
            raise
        raise source.wrong("lab-says", f"arms.{name}", says=refusal.says) from refusal
    return Arm(name, seats, options, bots)


def sized(study: Study, **given: Any) -> Study:
    """The study with what the command line says otherwise."""
    changed = {name: value for name, value in given.items() if value is not None}
    made = replace(study, **changed)
    made.check()
    return made
