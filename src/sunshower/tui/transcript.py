"""The transcript of a match: who sat down, what has happened, and who has won, in sentences."""

from itertools import groupby

from sunshower.core.chance import Rng
from sunshower.core.game import Eyes, Seat
from sunshower.core.happenings import messages
from sunshower.core.match import Event, Match
from sunshower.core.message import Who
from sunshower.tui.speech import say, spoken, voice

YOU = "You"


def header(match: Match, eyes: Eyes) -> str:
    """Who sat down to a match, and all that made it other than a game dealt by chance."""
    game = match.game
    lines = [f"{game.title}: {say('against').join(players(match))}."]
    if match.start is not None:
        begun = game.guess(game.parse_position(match.start), Rng())
        lines.append(say("started", position=game.format_position(game.view(begun, eyes))))
    chosen = [option.name for option in game.options if match.options[option.name] != option.values[0]]
    if chosen:
        lines.append(say("options", options=", ".join(f"{name}={match.options[name]}".lower() for name in chosen)))
    if match.result or eyes == "all":  # before the end the seed would tell every card
        lines.append(say("seed", seed=match.seed))
    return "\n".join(lines)


def you(match: Match) -> Seat | None:
    """The seat of a player called You, as whoever plays alone is."""
    return match.players.index(YOU) if YOU in match.players else None


def players(match: Match) -> list[str]:
    """Who plays, by name; whoever is called You is so in the language that is spoken."""
    return [say("you") if name == YOU else name for name in match.players]


def told(match: Match, event: Event) -> str:
    """A step of a match, in words."""
    return spoken().all(messages(match.game.name, event.happenings), players(match), you(match))


def steps(match: Match, eyes: Eyes) -> str:
    """A whole match as some eyes saw it."""
    lines = [f"{event.ply:4}  {event.move:12}  {told(match, event)}" for event in match.log(eyes)]
    return "\n".join([*lines, outcome(match) if match.result else say("not-over")])


def condensed(match: Match, eyes: Eyes) -> list[str]:
    """A line for each step; one for all where the same happens again and again."""
    lines = []
    for sentence, same in groupby(match.log(eyes), key=lambda event: told(match, event)):
        first, *more = same
        times = f" {say('times', count=len(more) + 1)}" if more else ""
        lines.append(f"{first.ply:4}  {sentence}{times}")
    return lines


def outcome(match: Match) -> str:
    """Who has won a finished match, and why."""
    result, names = match.result, players(match)
    assert result is not None
    winners = tuple(Who(seat) for seat, rank in enumerate(result.ranks) if rank == 1)
    won = voice(names, you(match))("table-won", winners=winners)
    order = sorted(range(match.seats), key=lambda seat: result.ranks[seat])
    places = "\n".join(f"{result.ranks[seat]:3}. {names[seat]}: {result.scores[seat]}" for seat in order)
    return f"{won}\n{places}\n{spoken().say(match.game.about_ending(result.ending))}"
