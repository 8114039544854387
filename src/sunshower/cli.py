"""The command `sunshower`. Each command imports what it needs when it runs, so that the program starts at once."""

import os
import shlex
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from sunshower.core.game import Eyes, Game
    from sunshower.core.match import Match
    from sunshower.tui.saves import SaveFile
    from sunshower.tui.screen import Screen

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="One table for five rainbow games (unofficial).",
)

PORT = 8000
OPPONENT = "casual"
"""Who sits down where nobody else is named."""
Plain = Annotated[bool, typer.Option("--plain", help="No colour.")]
Lang = Annotated[str | None, typer.Option(help="The language: en, nl, de or ja; the system's, if you name none.")]


def main() -> None:
    """Run the command line."""
    open_missing_streams()
    try:
        try:
            app(prog_name="sunshower")
        finally:
            sys.stdout.flush()
    except BrokenPipeError:  # a reader who stops reading has had enough
        silence_stdout()
    except OSError as error:
        with suppress(OSError):
            print(f"Something could not be read or printed: {error.strerror}.", file=sys.stderr, flush=True)
        silence_stdout()
    sys.exit(1)


def open_missing_streams() -> None:
    """Put nothing in the place of a closed input, and give up where there is nowhere to print to."""
    deaf = sys.stdout is None
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # in this order, each gets the number it lacks, and no save does
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, it stays open
    if deaf:
        print("There is nowhere to print to: the output is closed.", file=sys.stderr)
        sys.exit(1)


def silence_stdout() -> None:
    """Let nothing more be printed, or Python would complain at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@contextmanager
def exit_on_refusal(lang: str | None = None) -> Iterator[None]:
    """Speak a language; what the table says no to ends the command with its sentence."""
    from sunshower import Refusal
    from sunshower.tui import speech
    from sunshower.tui.screen import Leaving, printable

    try:
        speech.choose(lang)
        yield
    except Refusal as refusal:
        print(printable(speech.why(refusal)), file=sys.stderr)
        raise typer.Exit(2) from None
    except Leaving as leaving:
        raise typer.Exit(leaving.code) from None


def version(wanted: bool) -> None:
    if wanted:
        import sunshower

        print(f"sunshower {sunshower.__version__} ({'compiled' if sunshower.compiled else 'plain Python'})")
        raise typer.Exit


@app.callback()
def command(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version.", callback=version, is_eager=True)
    ] = False,
) -> None:
    pass


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Which game; with --resume, or which file.")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="A line of text; the same seed deals the same game.")] = None,
    players: Annotated[
        str | None, typer.Option(help="Who sits where: 'Ann,Bea' are two people, 'Ann,expert' is Ann and a bot.")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="An option of the game; 'sunshower games' lists them."),
    ] = None,
    position: Annotated[str | None, typer.Option(metavar="LINE", help="Start from a one-line position.")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the last game, or with the one in a file.")
    ] = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal."""
    with exit_on_refusal(lang):
        import sunshower
        from sunshower.tui import saves
        from sunshower.tui.play import Session
        from sunshower.tui.saves import SaveFile
        from sunshower.tui.screen import Screen
        from sunshower.tui.speech import say

        legible(game, seed, players, position, *(option or []))
        saves.remove_leftovers()
        screen = Screen(plain)
        if not sunshower.compiled:
            screen.say(say("plain"))
        if resume:
            refuse_if(
                bool(seed or players or option or position), "A saved game brings its own seed, players and options."
            )
            match, file = resumed(game)
        else:
            with screen.catching_signals():
                name = game if game is not None else chosen_game(screen)
            match, file = new(name, seed, players, option or [], position), SaveFile(program())
        code = Session(match, screen, file).run()
    raise typer.Exit(code)


def legible(*given: str | None) -> None:
    """Refuse what this terminal's encoding could not make text of."""
    from sunshower import BadTable

    for text in given:
        if text is not None and any("\ud800" <= char <= "\udfff" for char in text):
            here = f"the encoding here is {sys.getfilesystemencoding()}"
            raise BadTable("not-readable", f"'{text[:40]}' has characters that cannot be read: {here}.")


def chosen_game(screen: "Screen") -> str:
    """A game chosen from a numbered list."""
    import sunshower
    from sunshower.core.registry import load
    from sunshower.tui.screen import QUIT, Leaving
    from sunshower.tui.speech import say, spoken

    names = sunshower.games()
    found = [load(name) for name in names]
    screen.say("\n".join(f"{n:3}  {game.title}: {spoken().say(game.about())}" for n, game in enumerate(found, 1)))
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
        screen.say(say("choose-game", last=len(names), games=", ".join(names)))


def refuse_if(wrong: bool, sentence: str) -> None:
    from sunshower import BadTable

    if wrong:
        raise BadTable("wrong-options", sentence)


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
        refuse_if(bool(option), "A position brings its own options.")
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


@app.command()
def games(lang: Lang = None) -> None:
    """List the games and their options."""
    with exit_on_refusal(lang):
        import sunshower
        from sunshower.core.registry import load
        from sunshower.tui.screen import Screen

        screen = Screen(plain=True)
        for name in sunshower.games():
            describe(screen, load(name))


def describe(screen: "Screen", game: "Game") -> None:
    from sunshower.core.options import spelled
    from sunshower.tui.speech import say, spoken, voice

    seats = voice().either([*map(str, game.seats)])
    minutes = "-".join(map(str, game.minutes))
    by = f"{game.credits.designer}, {game.credits.publisher} {game.credits.year or ''}".rstrip()
    screen.say(say("game", name=game.name, game=game.title, seats=seats, minutes=minutes, by=by))
    screen.say(f"  {spoken().say(game.about())}")
    for option in game.options:
        values = ", ".join(map(spelled, option.values))
        free = ", ..." if option.refuses else ""
        screen.say(f"  --option {option.name}={values}{free}: {spoken().say(game.about_option(option))}")


@app.command()
def rules(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Which game.")] = None,
    word: Annotated[str | None, typer.Argument(metavar="WORD", help="Only what is said about this word.")] = None,
    lang: Lang = None,
) -> None:
    """Print the rules of a game, or what they say about a word."""
    with exit_on_refusal(lang):
        from sunshower import rulebook
        from sunshower.core.registry import load
        from sunshower.tui.screen import Screen
        from sunshower.tui.speech import language

        screen = Screen(plain=True)
        with screen.catching_signals():
            name = game if game is not None else chosen_game(screen)
        found = load(name)
        screen.say("\n".join(rulebook.mentions(found, word, language())) if word else rulebook.plain(found, language()))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as saved by 'play'.")],
    seat: Annotated[int | None, typer.Option(help="Only what this seat saw, from 0.")] = None,
    open_hands: Annotated[
        bool, typer.Option("--open", help="Show hidden cards though the game is not over yet.")
    ] = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    """Tell a recorded game step by step."""
    with exit_on_refusal(lang):
        from sunshower.tui import saves, transcript
        from sunshower.tui.screen import Screen

        match = saves.read(file)
        hidden = match.result is None and not open_hands
        refuse_if(hidden and seat is not None, "The game is not over: only with --open is a hand shown.")
        eyes: Eyes = seat if seat is not None else None if hidden else "all"
        screen = Screen(plain)
        screen.exact(transcript.header(match, eyes))
        screen.say(transcript.steps(match, eyes))


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 lets everybody in your network in.")] = (
        "127.0.0.1"
    ),
    port: Annotated[
        int | None,
        typer.Option(help="The port; 0 takes one that is free, and so does none if 8000 is taken.", min=0, max=65535),
    ] = None,
    data: Annotated[Path | None, typer.Option(help="The folder for the tables; yours, if you name none.")] = None,
    pace: Annotated[float, typer.Option(help="Seconds that a bot takes to answer.", min=0, max=60)] = 0.6,
    away: Annotated[
        float, typer.Option(help="Seconds that somebody must be away before a bot may play on.", min=0, max=86400)
    ] = 30.0,
    workers: Annotated[int, typer.Option(help="How many bots think at the same time.", min=1, max=64)] = 2,
    origin: Annotated[list[str] | None, typer.Option(help="Another origin whose page may play here.")] = None,
    name: Annotated[list[str] | None, typer.Option(help="A name under which people find this server.")] = None,
    limits: Annotated[bool, typer.Option(help="Limit what one address may ask for.")] = True,
    show: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve tables for everybody with a link."""
    with exit_on_refusal():
        from sunshower.server.address import free_port, greet
        from sunshower.server.app import Settings, run
        from sunshower.server.limits import UNLIMITED, Rates

        folder = server_folder(data)
        names = frozenset(part.lower() for part in name or ())
        rates = Rates() if limits else UNLIMITED
        settings = Settings(folder, rates, pace, away, workers, frozenset(origin or ()), names)
        wanted = free_port(host, PORT) if port is None else port
        started = run(settings, host, wanted, lambda url: greet(url, show))
    raise typer.Exit(0 if started else 1)


def server_folder(data: Path | None) -> Path:
    from sunshower.tui import saves

    return data.absolute() if data else saves.folder() / "server"


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="A file that is not there yet.")],
    data: Annotated[Path | None, typer.Option(help="The folder of the server; yours, if you name none.")] = None,
) -> None:
    """Copy the tables of a server, running or not, to a file."""
    with exit_on_refusal():
        from sunshower.server.store import backup

        print(f"Copied {backup(server_folder(data), file)} tables to {file}.")


@app.command()
def verify(file: Annotated[Path, typer.Argument(help="The record of a finished game from a server.")]) -> None:
    """Check that the chance of a recorded game was fixed before the deal, and deal it all again."""
    with exit_on_refusal():
        from sunshower.core.record import parsed
        from sunshower.server import fair
        from sunshower.tui import saves

        match = fair.verify(parsed(saves.read_text(file)))
        print(f"Every card and die of this game of {match.game.title} follows from what was promised before the deal.")


@app.command()
def arena(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Which game.")] = None,
    bots: Annotated[
        list[str] | None,
        typer.Argument(metavar="BOT", help="Two bots, or more for a league; search@work=200 has its own budget."),
    ] = None,
    games: Annotated[
        int, typer.Option(help="How many, for each line-up of a league; rounded up to whole blocks.")
    ] = 1000,
    seats: Annotated[
        int | None, typer.Option(help="At a larger table the first of two bots has one seat, the second the others.")
    ] = None,
    seconds: Annotated[float | None, typer.Option(help="How long each bot may think about a move.")] = None,
    work: Annotated[
        int | None, typer.Option(help="How much each bot may think about a move: the same result on every machine.")
    ] = None,
    until: Annotated[
        str | None,
        typer.Option(metavar="SHARE:SHARE", help="Stop when it is clear which share of the wins the first bot gets."),
    ] = None,
    seed: Annotated[str, typer.Option(help="A line of text; the same seed deals the same games.")] = "1",
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="An option of the game; 'sunshower games' lists them."),
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="How many processes play; one for each core if not said.")
    ] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep every game's result in a new file.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with what a file holds.")] = None,
    read: Annotated[Path | None, typer.Option(metavar="FILE", help="Only tell again what a file holds.")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print tables for a page in Markdown.")] = False,
) -> None:
    """Let bots play each other, the same deals with the seats rotated, and measure them."""
    with exit_on_refusal():
        from sunshower.arena import results
        from sunshower.arena.plan import cores, planned
        from sunshower.arena.report import as_markdown, as_text, report
        from sunshower.arena.run import run
        from sunshower.core.registry import load
        from sunshower.tui.screen import printable

        legible(game, seed, until, *(bots or []), *(option or []))
        file = read or resume
        if file is not None:
            refuse_if(bool(game or bots or out or (read and resume)), "A file of results brings its own game and bots.")
            shown = results.read(file)
        else:
            refuse_if(game is None, "Say which game and which bots, such as: sunshower arena road search greedy")
            options = dict(valued(load(str(game)), text) for text in option or [])
            shown = results.begun(planned(str(game), bots or [], games, seats, seed, options, seconds, work, until))
        ended = read is not None or run(shown, jobs or cores(), file or out, anew=file is None)
        print(printable((as_markdown if markdown else as_text)(report(shown))))
    raise typer.Exit(0 if ended else 130)
