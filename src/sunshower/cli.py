"""The command `sunshower`. Each command imports what it needs when it runs, so that the program starts at once.

What a command does, and each of its arguments and options, is told by the catalogues: `line-help-play-seed`.
"""

import gc
import os
import shlex
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, redirect_stdout, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup

if TYPE_CHECKING:
    from sunshower.core.game import Eyes, Game
    from sunshower.core.match import Match
    from sunshower.core.message import Arg
    from sunshower.tui.saves import SaveFile
    from sunshower.tui.screen import Screen

UsageError: type[Exception] = typer.BadParameter.__mro__[1]
"""What Click says of every command line that it does not understand; Typer has no name for it."""
PORT = 8000
OPPONENT = "casual"
"""Who sits down where nobody else is named."""


def main() -> None:
    """Run the command line."""
    try:
        try:
            sys.exit(obeyed())
        finally:
            sys.stdout.flush()
    except BrokenPipeError:  # a reader who stops reading has had enough
        silence_stdout()
    except OSError as error:
        from sunshower.core.errors import reason
        from sunshower.tui.speech import say

        with suppress(OSError):
            complain(say("broken", reason=reason(error)))
        silence_stdout()
    sys.exit(1)


def obeyed() -> int:
    """Do what the command line asks for, and return the exit code; what is refused is said in words."""
    from sunshower import Refusal
    from sunshower.tui import speech

    deaf = open_missing_streams()
    try:
        wanted, rest = speech.named(sys.argv[1:])
        speech.choose(wanted)
        if deaf:
            complain(speech.say("deaf"))
            return 1
        return app(rest, prog_name="sunshower", standalone_mode=False) or 0
    except Refusal as refusal:
        complain(speech.why(refusal))
        return 2
    except typer.Abort:
        return 130


def complain(sentence: str) -> None:
    from sunshower.tui.screen import printable

    print(printable(sentence), file=sys.stderr, flush=True)


def open_missing_streams() -> bool:
    """Put nothing in the place of a closed input or output; whether there is nowhere to print to."""
    deaf = sys.stdout is None
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # in this order, each gets the number it lacks, and no save does
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, it stays open
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # a language may have letters that a terminal lacks
    return deaf


def silence_stdout() -> None:
    """Let nothing more be printed, or Python would complain at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def refuse_if(wrong: bool, why: str, **args: "Arg") -> None:
    from sunshower.tui.usage import refused

    if wrong:
        raise refused(why, **args)


# Commands that help and refuse in the language of whoever types them


@contextmanager
def understood(ctx: Any) -> Iterator[None]:
    """Refuse in our own words what Click does not understand."""
    try:
        yield
    except UsageError as error:
        from sunshower.tui import usage

        raise usage.refusal(error, ctx) from None


class Command(TyperCommand):
    """One command."""

    allow_extra_args = True  # what is one too many is refused below

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from sunshower.tui import usage

        formatter.write(usage.page(ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        with understood(ctx):
            rest = super().parse_args(ctx, args)
        refuse_if(bool(rest), "too-many-words", rest=" ".join(rest)[:40], command=ctx.command_path)
        return rest


class Commands(TyperGroup):
    """All of them."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from sunshower.tui import usage

        formatter.write(usage.page(ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        with understood(ctx):
            return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        known = args[0] in self.commands
        refuse_if(not known, "unknown-command", name=args[0][:40], commands=tuple(self.commands))
        return super().resolve_command(ctx, args)


app = typer.Typer(
    cls=Commands,
    add_completion=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

# What stands in capitals is for people as well: `line-value-file`.
Text = Annotated[str | None, typer.Option(metavar="TEXT")]
Number = Annotated[int | None, typer.Option(metavar="NUMBER")]
Names = Annotated[list[str] | None, typer.Option(metavar="NAME")]
Options = Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")]
File = Annotated[Path | None, typer.Option(metavar="FILE")]
Folder = Annotated[Path | None, typer.Option(metavar="FOLDER")]
Which = Annotated[str | None, typer.Argument(metavar="GAME")]
Given = Annotated[Path, typer.Argument(metavar="FILE")]
Plain = Annotated[bool, typer.Option("--plain")]


def version(wanted: bool) -> None:
    if wanted:
        import sunshower
        from sunshower.tui.speech import say

        print(say("version", version=sunshower.__version__, compiled=sunshower.compiled))
        raise typer.Exit


@app.callback()
def command(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=version, is_eager=True)] = False,
) -> None:
    if ctx.invoked_subcommand is None:
        print(ctx.get_help(), file=sys.stderr)
        raise typer.Exit(2)


@app.command(cls=Command)
def play(
    game: Which = None,
    seed: Text = None,
    players: Text = None,
    option: Options = None,
    position: Annotated[str | None, typer.Option(metavar="LINE")] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    plain: Plain = False,
    full: Annotated[bool, typer.Option("--screen")] = False,
    aloud: Annotated[bool, typer.Option("--aloud")] = False,
) -> None:
    """Play a game in the terminal."""
    import sunshower
    from sunshower.tui import saves
    from sunshower.tui.play import Session
    from sunshower.tui.saves import SaveFile
    from sunshower.tui.screen import Screen
    from sunshower.tui.speech import say

    legible(game, seed, players, position, *(option or []))
    saves.remove_leftovers()
    if full and game is None and not resume:
        refuse_if(bool(seed or players or option or position), "which-game-options")
        show_full(None)
    screen = Screen(plain)
    if not sunshower.compiled:
        screen.say(say("plain"))
    if resume:
        refuse_if(bool(seed or players or option or position), "save-has-options")
        match, file = resumed(game)
    else:
        name = game if game is not None else chosen_game(screen)
        match, file = new(name, seed, players, option or [], position), SaveFile(program())
    if full:
        show_full(match, file)
    code = Session(match, screen, file, aloud).run()
    raise typer.Exit(code)


def show_full(match: "Match | None", file: "SaveFile | None" = None) -> NoReturn:
    """Play a match on the full screen, or one that is chosen there."""
    refuse_without_textual()
    from sunshower.tui import full
    from sunshower.tui.local import LocalTable
    from sunshower.tui.saves import SaveFile
    from sunshower.tui.start import chosen_table

    kept = file or SaveFile(program())

    async def table(app: full.FullScreen) -> LocalTable | None:
        return LocalTable(match, kept) if match else await chosen_table(app, kept)

    end_full(full.run(table))


@app.command(cls=Command)
def join(
    link: Annotated[str, typer.Argument(metavar="LINK")],
    name: Annotated[str | None, typer.Option(metavar="NAME")] = None,
    watch: Annotated[bool, typer.Option("--watch")] = False,
) -> None:
    """Sit down at a table of a server, on the full screen."""
    refuse_without_textual()
    from sunshower.tui import full, remote
    from sunshower.tui.speech import voice

    legible(link, name)
    seat = remote.sit_down(link, asked_name, watch, name)

    async def table(app: full.FullScreen) -> remote.RemoteTable:
        if seat.goes_on:
            app.notify(voice()("screen-goes-on", name=seat.goes_on), timeout=full.NOTED)
        return seat

    end_full(full.run(table))


def asked_name() -> str:
    """What somebody wants to be called at a table; whoever says nothing is a guest."""
    from sunshower.tui.screen import Leaving, Screen
    from sunshower.tui.speech import voice

    screen, say = Screen(), voice()
    try:
        with screen.catching_signals():
            return screen.ask(f"{say('screen-name', guest=say('guest'))} ") or say("guest")
    except Leaving as leaving:
        raise typer.Exit(leaving.code) from None


def refuse_without_textual() -> None:
    """The full screen is an extra, and needs somebody who looks at it."""
    from importlib.util import find_spec

    from sunshower.core.errors import BadTable
    from sunshower.core.message import Message

    try:
        lacking = any(find_spec(name) is None for name in ("textual", "websockets"))
    except ValueError:  # somebody has seen to it that it cannot be imported
        lacking = True
    if lacking or not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        raise BadTable("no-screen", Message(f"screen-no-{'textual' if lacking else 'terminal'}"))


def end_full(said: str) -> NoReturn:
    """What there is to say after the full screen has gone."""
    from sunshower.tui.screen import Screen

    if said:
        Screen(plain=True).exact(said)
    raise typer.Exit(0)


def legible(*given: str | None) -> None:
    """Refuse what this terminal's encoding could not make text of."""
    for text in given:
        broken = text is not None and any("\ud800" <= char <= "\udfff" for char in text)
        refuse_if(broken, "unreadable", text=str(text)[:40], encoding=sys.getfilesystemencoding())


def chosen_game(screen: "Screen") -> str:
    """A game chosen from a numbered list; whoever wants none ends the command."""
    import sunshower
    from sunshower.core.registry import load
    from sunshower.tui.screen import Leaving
    from sunshower.tui.speech import spoken, voice

    found = [load(name) for name in sunshower.games()]
    screen.say(
        "\n".join(f"{n:3}  {voice().pair(game.title, spoken().say(game.about()))}" for n, game in enumerate(found, 1))
    )
    try:
        with screen.catching_signals():
            return asked_game(screen, sunshower.games())
    except Leaving as leaving:
        raise typer.Exit(leaving.code) from None


def asked_game(screen: "Screen", names: list[str]) -> str:
    """What somebody answers to the list. Raises Leaving."""
    from sunshower.tui.screen import QUIT, Leaving
    from sunshower.tui.speech import say, voice

    while True:
        answer = screen.ask(f"{say('which-game')} ").lower()
        if answer in (*QUIT, "q"):
            raise Leaving
        if not answer and len(names) == 1:
            return names[0]
        if answer in names:
            return answer
        if answer.isdecimal() and len(answer) < 4 and 0 < int(answer) <= len(names):
            return names[int(answer) - 1]
        screen.say(say("choose-game", last=len(names), games=voice().row(names)))


def new(name: str, seed: str | None, players: str | None, option: list[str], position: str | None) -> "Match":
    """The table that the options of the command ask for."""
    import sunshower
    from sunshower.core.registry import load
    from sunshower.tui.play import seated
    from sunshower.tui.transcript import YOU

    game = load(name)
    default = [YOU, *[OPPONENT] * (game.seats[0] - 1)]
    names = seated([part.strip() for part in players.split(",")] if players is not None else default)
    if position is not None:
        refuse_if(bool(option), "position-has-options")
        return sunshower.position(name, position, seed=seed, players=names)
    options = dict(valued(game, text) for text in option)
    return sunshower.new(name, seats=len(names), seed=seed, options=options, players=names)


def valued(game: "Game", text: str) -> tuple[str, object]:
    """An option and its value out of name=value, or of name alone for a flag; what is wrong with it the table says."""
    name, equals, value = text.partition("=")
    value = value.strip() if equals else "true"
    values = [allowed for option in game.options if option.name == name for allowed in option.values]
    for allowed in values:
        if str(allowed).lower() == value.lower():
            return name, allowed
    free_number = any(type(allowed) is int for allowed in values) and value.isdecimal() and len(value) < 10
    return name, int(value) if free_number else value


def resumed(which: str | None) -> "tuple[Match, SaveFile]":
    """The match to go on with, and the file to keep it in: one from elsewhere is read, and left as it is."""
    import sunshower
    from sunshower.tui import saves

    path = saves.latest(which) if which is None or which in sunshower.games() else Path(which)
    ours = path.resolve().parent == saves.folder().resolve()
    file = saves.SaveFile(program(), path.absolute() if ours else None)  # first, or a change meanwhile could be missed
    return saves.read(path), file


def program() -> str:
    """How this program was called, so that it can be called again."""
    called = sys.argv[0]
    if os.path.basename(called) == "__main__.py":
        return f"{shlex.quote(sys.executable)} -m sunshower"
    found = shutil.which("sunshower")
    return "sunshower" if found and os.path.realpath(found) == os.path.realpath(called) else shlex.quote(called)


@app.command(cls=Command)
def games() -> None:
    """List the games and their options."""
    import sunshower
    from sunshower.core.registry import load
    from sunshower.tui.screen import Screen

    screen = Screen(plain=True)
    for name in sunshower.games():
        describe(screen, load(name))


def describe(screen: "Screen", game: "Game") -> None:
    from sunshower.core.options import spelled
    from sunshower.tui.speech import say, spoken, voice

    low, *_, high = *game.seats, game.seats[-1]
    several = [*game.seats] == [*range(low, high + 1)] and low < high
    seats = say("between", low=low, high=high) if several else voice().either([*map(str, game.seats)])
    minutes = say("between", low=game.minutes[0], high=game.minutes[1])
    by = f"{voice().row(game.credits.people())} {game.credits.year or ''}".rstrip()
    screen.say(say("game", name=game.name, game=game.title, seats=seats, minutes=minutes, by=by))
    screen.say(f"  {spoken().say(game.about())}")
    for option in game.options:
        values = ", ".join(map(spelled, option.values))
        free = ", ..." if option.refuses else ""
        typed = f"--option {option.name}={values}{free}"
        screen.say(f"  {voice().pair(typed, spoken().say(game.about_option(option)))}")


@app.command(cls=Command)
def rules(
    game: Which = None,
    word: Annotated[list[str] | None, typer.Argument(metavar="WORD")] = None,
    numbers: Annotated[bool, typer.Option("--numbers")] = False,
) -> None:
    """Print the rules of a game, or what they say about some words."""
    from sunshower import rulebook
    from sunshower.core.registry import load
    from sunshower.tui.screen import Screen
    from sunshower.tui.speech import language, say

    screen = Screen(plain=not word)
    found = load(game if game is not None else chosen_game(screen))
    if word:
        wanted = " ".join(word)
        told = rulebook.search(found, wanted, language())
        screen.say(told or say("no-mention", word=wanted), rulebook.marks(wanted))
    else:
        screen.say(rulebook.plain(found, language(), numbers))


@app.command(cls=Command)
def replay(
    file: Given,
    seat: Number = None,
    open_hands: Annotated[bool, typer.Option("--open")] = False,
    plain: Plain = False,
) -> None:
    """Tell a recorded game step by step."""
    from sunshower.tui import saves, transcript
    from sunshower.tui.screen import Screen

    match = saves.read(file)
    hidden = match.result is None and not open_hands
    refuse_if(hidden and seat is not None, "hands-hidden")
    eyes: Eyes = seat if seat is not None else None if hidden else "all"
    screen = Screen(plain)
    screen.exact(transcript.header(match, eyes))
    screen.say(transcript.steps(match, eyes))


@app.command(cls=Command)
def review(
    file: Given,
    deep: Annotated[bool, typer.Option("--deep")] = False,
    jobs: Annotated[int | None, typer.Option(metavar="NUMBER", min=1)] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    plain: Plain = False,
) -> None:
    """Look back at a game that is over: luck, play, and what would have been better."""
    from json import dumps

    from sunshower.arena.plan import cores
    from sunshower.core.record import parsed
    from sunshower.review import account, telling
    from sunshower.tui import saves, transcript
    from sunshower.tui.screen import Screen
    from sunshower.tui.speech import voice

    record = parsed(saves.read_text(file))
    with counted(sys.stderr.isatty()) as show:
        found = account.review(record, deep=deep, jobs=jobs or cores(), progress=show)
    say = voice(transcript.players(found.match), transcript.you(found.match, "all"))
    if json:
        print(dumps(telling.as_data(found, say), indent=1))
    else:
        screen = Screen(plain)
        for part in telling.told(found, say, transcript.facing(found.match)):
            screen.say(part)


@contextmanager
def counted(live: bool) -> Iterator[Callable[[int, int], None]]:
    """A line on a terminal that says how many decisions have been judged."""
    from sunshower.tui.speech import say

    def show(done: int, all_: int) -> None:
        if live:
            print(f"\r{say('review-progress', done=done, all=all_)} \x1b[K", end="", file=sys.stderr, flush=True)

    try:
        yield show
    finally:
        if live:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


@app.command(cls=Command)
def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(metavar="NUMBER", min=0, max=65535)] = None,
    data: Folder = None,
    pace: Annotated[float, typer.Option(metavar="SECONDS", min=0, max=60)] = 0.6,
    away: Annotated[float, typer.Option(metavar="SECONDS", min=0, max=86400)] = 30.0,
    workers: Annotated[int, typer.Option(metavar="NUMBER", min=1, max=64)] = 3,
    origin: Annotated[list[str] | None, typer.Option(metavar="ADDRESS")] = None,
    name: Names = None,
    proxy: Annotated[list[str] | None, typer.Option(metavar="ADDRESS")] = None,
    metrics: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    keep: Annotated[float, typer.Option(metavar="DAYS", min=1, max=36500)] = 365.0,
    disk: Annotated[float, typer.Option(metavar="GIGABYTES", min=1, max=10_000)] = 20.0,
    limits: bool = True,
    show: Annotated[bool, typer.Option("--open")] = False,
) -> None:
    """Serve tables for everybody with a link."""
    gc.disable()  # until it serves: reading its modules makes much that stays, and people wait to come back
    from sunshower.server.address import free_port, greet, host_and_port, network
    from sunshower.server.app import Settings, run
    from sunshower.server.limits import UNLIMITED, Rates
    from sunshower.tui.speech import voice

    folder = server_folder(data)
    names = frozenset(part.lower() for part in name or ())
    rates = Rates() if limits else UNLIMITED
    settings = Settings(
        folder,
        rates,
        pace,
        away,
        workers,
        frozenset(origin or ()),
        names,
        tuple(map(network, proxy or ())),
        host_and_port(metrics) if metrics else None,
        keep,
        disk,
    )
    wanted = free_port(host, PORT) if port is None else port
    started = run(settings, host, wanted, lambda url: greet(url, show, voice()))
    raise typer.Exit(0 if started else 1)


def server_folder(data: Path | None) -> Path:
    from sunshower.tui import saves

    return data.absolute() if data else saves.folder() / "server"


@app.command(cls=Command)
def backup(file: Given, data: Folder = None) -> None:
    """Copy the tables of a server, running or not, to a file."""
    from sunshower.server.store import backup
    from sunshower.tui.screen import Screen
    from sunshower.tui.speech import say

    Screen(plain=True).exact(say("copied", tables=backup(server_folder(data), file), file=str(file)))


@app.command(cls=Command)
def repair(data: Folder = None, save: Annotated[bool, typer.Option("--save")] = False) -> None:
    """See what can be saved of a server's tables after damage, and save it."""
    from sunshower.server.repair import repair, told
    from sunshower.tui.screen import Screen
    from sunshower.tui.speech import say

    report = repair(server_folder(data), save)
    Screen(plain=True).exact("\n".join(say(what, **args) for what, args in told(report)))
    raise typer.Exit(0 if report.well else 1)


@app.command(cls=Command)
def verify(file: Given, receipt: File = None) -> None:
    """Check that the chance of a recorded game was fixed before the deal, and deal it all again."""
    from sunshower import fair
    from sunshower.core.record import parsed
    from sunshower.tui import saves
    from sunshower.tui.screen import Screen
    from sunshower.tui.speech import say, voice

    record = parsed(saves.read_text(file))
    kept = parsed(saves.read_text(receipt)) if receipt else None
    match = fair.verify(record, kept)
    said = [say("verified", game=match.game.title)]
    if "key" in record["fair"]:
        said.append(say("verified-key", key=record["fair"]["key"]))
    if names := fair.withheld(record):
        said.append(say("verified-withheld", names=voice().row(names)))
    if kept is None:
        said.append(say("verified-alone"))
    else:
        covered, moves = fair.covered(record, kept)
        said.append(say("verified-receipt" if covered == moves else "verified-part", covered=covered, moves=moves))
    Screen(plain=True).exact("\n".join(said))


@app.command(cls=Command)
def arena(
    game: Which = None,
    bots: Annotated[list[str] | None, typer.Argument(metavar="BOT")] = None,
    games: Annotated[int, typer.Option(metavar="NUMBER")] = 1000,
    seats: Number = None,
    seconds: Annotated[float | None, typer.Option(metavar="SECONDS")] = None,
    work: Number = None,
    until: Annotated[str | None, typer.Option(metavar="SHARE:SHARE")] = None,
    corrected: Annotated[bool, typer.Option("--corrected")] = False,
    seed: Annotated[str, typer.Option(metavar="TEXT")] = "1",
    option: Options = None,
    jobs: Annotated[int | None, typer.Option(metavar="NUMBER", min=1)] = None,
    out: File = None,
    resume: File = None,
    read: File = None,
    markdown: Annotated[bool, typer.Option("--markdown")] = False,
) -> None:
    """Let bots play each other, the same deals with the seats rotated, and measure them."""
    from sunshower.arena import results
    from sunshower.arena.plan import cores, planned
    from sunshower.arena.report import as_markdown, as_text, report
    from sunshower.arena.run import run
    from sunshower.core.registry import load
    from sunshower.tui.screen import printable
    from sunshower.tui.speech import voice

    legible(game, seed, until, *(bots or []), *(option or []))
    file = read or resume
    if file is not None:
        refuse_if(bool(game or bots or out or (read and resume)), "results-have-bots")
        shown = results.read(file)
    else:
        refuse_if(game is None, "which-bots")
        options = dict(valued(load(str(game)), text) for text in option or [])
        plan = planned(str(game), bots or [], games, seats, seed, options, seconds, work, until, corrected)
        shown = results.begun(plan)
    ended = read is not None or run(shown, jobs or cores(), voice(), file or out, anew=file is None)
    print(printable((as_markdown if markdown else as_text)(report(shown, voice()))))
    raise typer.Exit(0 if ended else 130)


@app.command(cls=Command)
def lab(
    study: Annotated[str | None, typer.Argument(metavar="STUDY")] = None,
    game: Which = None,
    games: Number = None,
    seed: Text = None,
    bot: Annotated[str, typer.Option(metavar="BOT")] = "greedy",
    seats: Number = None,
    jobs: Annotated[int | None, typer.Option(metavar="NUMBER", min=1)] = None,
    precision: Annotated[float | None, typer.Option(metavar="SHARE")] = None,
    sequential: Annotated[bool, typer.Option("--sequential")] = False,
    luck: Annotated[bool, typer.Option("--luck")] = False,
    budget: Annotated[float | None, typer.Option(metavar="SECONDS")] = None,
    out: Folder = None,
    rows: Annotated[bool, typer.Option("--rows")] = False,
    decisions: Annotated[bool, typer.Option("--decisions")] = False,
    json: Annotated[bool, typer.Option("--json")] = False,
    markdown: Annotated[bool, typer.Option("--markdown")] = False,
    html: File = None,
    pictures: Folder = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
) -> None:
    """Ask a game a question, and get an answer with its uncertainty from many games of bots."""
    from json import dumps

    from sunshower.arena.report import as_markdown, as_text
    from sunshower.arena.run import interruptible
    from sunshower.lab import ask, report, shards
    from sunshower.tui.screen import printable
    from sunshower.tui.speech import language, voice

    legible(study, game, seed, bot, ray)
    asked = ask.asked(study, game, games, seed, bot, seats, precision, sequential, luck)
    refuse_if((rows or decisions) and (out is None or ray is not None), "lab-rows")
    ask.need_extra(rows or decisions or html is not None or pictures is not None)
    crew = shards.cluster(ray) if ray else ask.crew(jobs)
    folder = shards.Folder(out, rows, decisions) if out else None
    say = voice()
    aside = redirect_stdout(sys.stderr) if ray else nullcontext()  # Ray talks about its nodes
    with interruptible() as stopped, ask.progress(say) as show, aside:
        outcome = shards.run(asked, crew, folder, budget, stopped, show)
    command = ask.command(study, asked, bot, seats, precision)
    if json:
        print(dumps(ask.as_data(outcome, command), indent=1))
    else:
        parts = report.report(outcome, say, command)
        print(printable((as_markdown if markdown else as_text)(parts)))
    if html:
        ask.write_page(html, outcome, say, command, language())
    if pictures:
        ask.write_pictures(pictures, outcome, say)
    for written in filter(None, () if json else (html, pictures)):
        print(printable(say("line-lab-written", file=str(written))))
    raise typer.Exit(0 if outcome.ended or budget is not None else 130)
