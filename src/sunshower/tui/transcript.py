"""The transcript of a match: who sat down, what has happened, and who has won, in sentences."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from sunshower.core.chance import Rng
from sunshower.core.game import Eyes, Seat
from sunshower.core.happenings import Begins, Happening, messages, spelled
from sunshower.core.match import Event, Match
from sunshower.core.message import Who
from sunshower.tui.speech import say, spoken, voice

YOU = "You"
ROUND = "round-begins"
"""What the happening is called with which a round begins, in every game that has rounds."""
DEAL = 4
"""How many steps of chance in a row are a deal, and not a card that is turned up."""


def header(match: Match, eyes: Eyes) -> str:
    """Who sat down to a match, and all that made it other than a game dealt by chance."""
    game = match.game
    lines = [voice().pair(game.title, say("against").join(players(match)))]
    if match.start is not None:
        begun = game.guess(game.parse_position(match.start), Rng())
        lines.append(say("started", position=game.format_position(game.view(begun, eyes))))
    chosen = [option.name for option in game.options if match.options[option.name] != option.values[0]]
    if chosen:
        lines.append(say("options", options=", ".join(f"{name}={match.options[name]}".lower() for name in chosen)))
    if match.result or eyes == "all":  # before the end the seed would tell every card
        lines.append(say("seed", seed=match.seed))
    return "\n".join(lines)


def you(match: Match, eyes: Eyes) -> Seat | None:
    """The seat that is spoken to: the one that looks, or that of a player called You, as whoever plays alone is."""
    if isinstance(eyes, int):
        return eyes
    return match.players.index(YOU) if YOU in match.players else None


def players(match: Match) -> list[str]:
    """Who plays, by name; whoever is called You is so in the language that is spoken."""
    return [say("you") if name == YOU else name for name in match.players]


def told(match: Match, event: Event, eyes: Eyes) -> str:
    """A step of a match, in words, but for the beginning of a round: that is a heading."""
    return in_words(match, (each for each in event.happenings if not opens_round(each)), eyes)


def heading(match: Match, event: Event, eyes: Eyes) -> str:
    """What stands over the round that begins with a step; nothing if none does."""
    return in_words(match, filter(opens_round, event.happenings), eyes)


def in_words(match: Match, story: Iterable[Happening], eyes: Eyes) -> str:
    return spoken().all(messages(match.game.name, tuple(story)), players(match), you(match, eyes))


def opens_round(happening: Happening) -> bool:
    return spelled(type(happening)) == ROUND


def steps(match: Match, eyes: Eyes) -> str:
    """A whole match as some eyes saw it, step by step."""
    lines = []
    for event in match.log(eyes):
        lines.append(f"{event.ply:4}  {event.move:12}  {told(match, event, eyes)}")
        if begins := heading(match, event, eyes):
            lines.append(f"\n{begins}")
    return "\n".join([*lines, outcome(match, eyes) if match.result else say("not-over")])


def chapters(match: Match, eyes: Eyes, reader: Eyes) -> list[str]:
    """A match as people read it: the deal in one line, then turn by turn, and a heading over each round."""
    found = []
    for turn in turns(match.log(eyes)):
        found.append(f"{turn[0].ply:4}  {chapter(match, turn, reader)}")
        if begins := heading(match, turn[-1], reader):
            found.append(f"\n{begins}")
    return found


def turns(events: Iterable[Event]) -> Iterator[list[Event]]:
    """The steps of each turn, with what chance does in it; what chance does before the first one is the deal."""
    turn: list[Event] = []
    for event in events:
        if turn and event.seat not in (None, turn[0].seat):
            yield turn
            turn = []
        turn.append(event)
        if any(map(opens_round, event.happenings)):
            yield turn
            turn = []
    if turn:
        yield turn


def chapter(match: Match, turn: list[Event], eyes: Eyes) -> str:
    """A turn in a row of sentences, one for all where the same happens again and again; of a deal, who begins."""
    if turn[0].seat is None and len(turn) >= DEAL:
        begins = [each for event in turn for each in event.happenings if isinstance(each, Begins)]
        return voice().joined([say("deal", count=len(turn)), in_words(match, begins[-1:], eyes)])
    sentences = []
    for sentence, same in groupby(told(match, event, eyes) for event in turn):
        count = len([*same])
        sentences.append(f"{sentence} {say('times', count=count)}" if count > 1 and sentence else sentence)
    return voice().joined(sentences)


def outcome(match: Match, eyes: Eyes) -> str:
    """Who has won a finished match, and why."""
    result, names = match.result, players(match)
    assert result is not None
    winners = tuple(Who(seat) for seat, rank in enumerate(result.ranks) if rank == 1)
    speaks = voice(names, you(match, eyes))
    won = speaks("table-drawn") if len(winners) == match.seats else speaks("table-won", winners=winners)
    order = sorted(range(match.seats), key=lambda seat: result.ranks[seat])
    scores = [voice().pair(name, str(score)) for name, score in zip(names, result.scores, strict=True)]
    places = "\n".join(f"{result.ranks[seat]:3}. {scores[seat]}" for seat in order)
    return f"{won}\n{places}\n{spoken().say(match.game.about_ending(result.ending))}"
