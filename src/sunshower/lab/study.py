"""What is asked: a study is a row of arms, each a table with its seats, options and bots, played on the same deals.

Ready studies are made for every game from its manifest; one's own is a TOML file:

    game = "road"
    question = "Does a free jump make games longer?"
    games = 4000

    [arms.usual]

    [arms.free]
    options = { free_jump = true }

A row of numbers for `seats`, or of values for an option, makes a table of each.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import combinations, pairwise, product
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
READY = ("balance", "length", "skill", "luck", "rules", "pairs", "decks", "kinds")
LADDER = ("random", "novice", "casual", "greedy")
LONGEST_PACE = 3600.0
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
    def mixed(self) -> bool:
        """Whether different bots sit there."""
        return len(set(self.bots)) > 1

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
    luck: bool = False
    """Whether it is asked how much of the result chance decides, which takes longer."""
    precision: float | None = None
    """Stop when the share of the wins is known this well, either way."""
    sequential: bool = False
    """Stop as soon as it is clear whether arms differ; the intervals then hold whenever one looks."""
    pace: float = PACE

    @property
    def moves(self) -> bool:
        """Whether it is asked what seats win that make some kind of move."""
        return self.cards or len(self.arms) == 1

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
        refuse_if(not self.arms, "lab-arms")
        refuse_if(self.games < 1, "few-games")
        refuse_if(self.precision is not None and not 0 < self.precision < 0.5, "lab-precision")
        refuse_if(not 0 < self.pace < LONGEST_PACE, "lab-pace")
        refuse_if(self.paired and len({arm.seats for arm in self.arms}) > 1, "lab-paired")
        checked_seed(self.seed)
        for arm in self.arms:
            game = load(self.game)
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
        if self.luck:  # else the data are those of folders from before it could be asked
            own["luck"] = True
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
    if name == "luck":
        return replace(study, arms=tuple(table(manifest, n, bot) for n in tables), luck=True)
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
        others = [replace(usual, name=written(options), options=options) for options in found]
        refuse_if(not others, "lab-nothing", study=name, game=manifest.title)
        return replace(study, arms=(usual, *others), paired=True)
    raise BadTable("wrong-study", Message("line-no-lab-study", {"name": name[:40], "names": tuple(READY)}))


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


def written(options: Mapping[str, Value]) -> str:
    """Options as people write them."""
    return ", ".join(f"{name}={spelled(value)}" for name, value in options.items()) or "usual"


# A study in a file


class Source:
    """The text of a study, to name the line that something is wrong with."""

    def __init__(self, path: Path, text: str) -> None:
        self.path = path
        self.lines = text.split("\n")

    def line(self, word: str, arm: str = "") -> int:
        """Where a key or a table of this name stands: below the arm, above all arms, or where the arm begins."""
        heads = [n for n, line in enumerate(self.lines) if re.match(r"\s*\[", line)]
        mine = [n for n in heads if arm and re.match(rf"\s*\[\s*arms\s*\.\s*[\"']?{re.escape(arm)}\b", self.lines[n])]
        end = min((n for n in heads if mine and n > mine[-1]), default=len(self.lines))
        key = re.compile(rf"(?<![\w-]){re.escape(word)}[\"']?\s*[=.\]]")
        above = range(heads[0] if heads and arm else len(self.lines))
        for lines in (range(mine[0], end) if mine else (), above):
            for number in lines:
                if key.search(self.lines[number]):
                    return number + 1
        return mine[0] + 1 if mine else 1

    def wrong(self, why: str, at: str, arm: str = "", /, **args: Arg) -> BadTable:
        """What is wrong with a key, in an arm or above them all."""
        where: dict[str, Arg] = {"file": str(self.path), "line": self.line(at, arm)}
        return BadTable("wrong-study", Message(f"line-no-{why}", {**where, **args}))

    @contextmanager
    def blaming(self, word: str, arm: str = "") -> Iterator[None]:
        """Whatever is refused meanwhile is the fault of this key."""
        try:
            yield
        except Refusal as refusal:
            raise self.wrong("lab-says", word, arm, says=refusal.says) from refusal


KEYS = {
    "game": str,
    "question": str,
    "games": int,
    "seed": (str, int),
    "bot": str,
    "seats": (int, list),
    "paired": bool,
    "cards": bool,
    "luck": bool,
    "precision": float,
    "sequential": bool,
    "pace": (int, float),
    "arms": dict,
}
ARM_KEYS = {"seats": (int, list), "options": dict, "bot": str, "bots": list}


def read(path: Path) -> Study:
    """The study in a TOML file. Raises BadTable with a sentence and the line if it is not one."""
    source = Source(path, "")
    try:
        content = path.read_bytes()
        source = Source(path, content.decode())
        data = tomllib.loads("\n".join(source.lines))
    except OSError as error:
        raise BadTable.because("no-such-file", file=str(path), reason=reason(error)) from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        found = re.search(r"line (\d+)", str(error))
        line = int(found[1]) if found else len(source.lines)
        if isinstance(error, UnicodeDecodeError):
            line = error.object.count(b"\n", 0, error.start) + 1
        raise BadTable("wrong-study", Message("line-no-lab-toml", {"file": str(path), "line": line})) from error
    known(source, data, KEYS)
    for key in ("game", "arms"):
        if key not in data:
            raise source.wrong("lab-lacks", key, key=key)
    with source.blaming("game"):
        game = load(data["game"])
    arms = tuple(table for name, told in data["arms"].items() for table in swept(source, game, name, told, data))
    study = Study(
        path.stem,
        game.name,
        arms,
        data.get("games", 1000),
        str(data.get("seed", "1")),
        data.get("question", ""),
        data.get("paired", len({arm.seats for arm in arms}) == 1 and len(arms) > 1),
        data.get("cards", False),
        data.get("luck", False),
        data.get("precision"),
        data.get("sequential", False),
        float(data.get("pace", PACE)),
    )
    try:
        study.check()
    except Refusal as refusal:
        # What the arms are has been seen; the key of what is said of the rest ends with its name.
        raise source.wrong("lab-says", refusal.says.key.rpartition("-")[2], says=refusal.says) from refusal
    return study


def known(source: Source, data: Mapping[str, Any], keys: Mapping[str, Any], arm: str = "") -> None:
    """Refuse a word that means nothing here, or a value of another kind."""
    for name, value in data.items():
        if name not in keys:
            raise source.wrong("lab-word", name, arm, word=name[:40], words=", ".join(keys))
        if not isinstance(value, keys[name]) or (isinstance(value, bool) and keys[name] is not bool):
            raise source.wrong("lab-kind", name, arm, word=name)


def swept(source: Source, game: Game, name: str, told: Any, data: Mapping[str, Any]) -> Iterator[Arm]:
    """The tables of one arm in a file: one for each number of seats, and each value of an option, that is listed."""
    if not isinstance(told, dict):
        raise source.wrong("lab-kind", name, name, word=name)
    known(source, told, ARM_KEYS, name)
    wanted, options = told.get("seats", data.get("seats", game.seats[0])), told.get("options", {})
    rows = [(word, row if isinstance(row, list) else [row]) for word, row in [("seats", wanted), *options.items()]]
    for word, row in rows:
        if not row:
            raise source.wrong("lab-kind", word, name, word=word)
    for seats, *values in product(*(row for _, row in rows)):
        made = arm(source, game, name, told, data, seats, dict(zip(options, values, strict=True)))
        one_of = {option: value for option, value in made.options.items() if isinstance(options[option], list)}
        words = [name, written(one_of) if one_of else "", f"{seats} seats" if isinstance(wanted, list) else ""]
        yield replace(made, name=" ".join(filter(None, words)))


def arm(
    source: Source,
    game: Game,
    name: str,
    told: Mapping[str, Any],
    data: Mapping[str, Any],
    seats: int,
    options: dict[str, Value],
) -> Arm:
    """One table of an arm."""
    with source.blaming("seats", name):
        checked_seats(game, seats)
    bots = tuple(map(str, told.get("bots", [told.get("bot", data.get("bot", "greedy"))])))
    bots = bots + bots[-1:] * (seats - len(bots))
    word = "bots" if "bots" in told else "bot"
    if len(bots) != seats:
        raise source.wrong("lab-bots", word, name, seats=seats)
    with source.blaming(word, name):
        for text in bots:
            entrant(text).seated(game.name, "check")
    for option, value in options.items():
        with source.blaming(option, name):
            checked_options(game, {option: value})
    with source.blaming("options", name):
        game.setup(seats, checked_options(game, options))
    return Arm(name, seats, options, bots)


def sized(study: Study, **given: Any) -> Study:
    """The study with what the command line says otherwise."""
    changed = {name: value for name, value in given.items() if value is not None}
    made = replace(study, **changed)
    made.check()
    return made
