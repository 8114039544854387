"""The transcript of a match: who sat down, what has happened, and who has won, in sentences."""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby

from sunshower.bots import character, levels, name_for
from sunshower.core.chance import Rng
from sunshower.core.errors import Refusal
from sunshower.core.game import Eyes, Seat
from sunshower.core.happenings import Begins, Happening, messages, spelled
from sunshower.core.match import Event, Match, default_name
from sunshower.core.message import Who, renamed
from sunshower.tui.speech import language, say, spoken, voice

YOU = "You"
ROUND = "round-begins"
"""What the happening is called with which a round begins, in every game that has rounds."""
TURN = "turn-begins"
"""And a turn, in games where chance may act in it before anybody else does."""
DEAL = 4
"""How many steps of chance in a row are a deal, and not a card that is turned up."""


def header(match: Match, eyes: Eyes) -> str:
    """Who sat down to a match, and all that made it other than a game dealt by chance."""
    game = match.game
    lines = [voice().pair(game.title, facing(match))]
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


def facing(match: Match) -> str:
    """Who plays, in a row; of two, one against the other."""
    first, *others = names = players(match)
    return say("against", first=first, second=others[0]) if len(others) == 1 else spoken().listed(names)


def players(match: Match) -> list[str]:
    """Who plays, by name in the language that is spoken: a person called You, and the characters that bots are."""
    called = {
        name: say("you") if name == YOU else seated(name, seat)
        for seat, name in enumerate(match.players)
        if not level_of(name)
    }
    for name in match.players:
        if name not in called:
            called[name] = name_for(character(level_of(name) or name, language()), [*called.values()])
    return [called[name] for name in match.players]


def seated(name: str, seat: Seat) -> str:
    """The name of a person; of whoever has none, the seat, by the number that moves and positions call it by."""
    return voice()("seat-number", n=seat) if name == default_name(seat) else name


def level_of(name: str) -> str | None:
    """The level of the bot that a name stands for, as in Random or Random 2; None for a person."""
    word = re.sub(r" \d+$", "", name).lower()
    return word if word in levels() else None


def why(match: Match, refusal: Refusal, aloud: bool = False) -> str:
    """What a refusal at a table says, with the names that its players have in the language that is spoken."""
    says = renamed(refusal.says, dict(zip(match.players, players(match), strict=True)))
    return voice(aloud=aloud)(says.key, **says.args)


def told(match: Match, event: Event, eyes: Eyes) -> str:
    """A step of a match, in words, but for the beginning of a round: that is a heading."""
    return in_words(match, (each for each in event.happenings if not opens_round(each)), eyes)


def heading(match: Match, event: Event, eyes: Eyes) -> str:
    """What stands over the round that begins with a step; nothing if none does."""
    return in_words(match, filter(opens_round, event.happenings), eyes)


def heard(match: Match, events: Iterable[Event], eyes: Eyes) -> Iterator[str]:
    """Steps of a match for somebody who listens: what is done several times in a row is told once."""
    speaks = voice(players(match), you(match, eyes), aloud=True)
    story = (each for event in events for each in event.happenings)
    for opens, happenings in groupby(story, opens_round):
        for sentence in speaks.summed(messages(match.game.name, tuple(happenings))):
            yield f"\n{sentence}" if opens else sentence


def heard_begin(match: Match, events: Iterable[Event]) -> bool:
    """Whether a round begins of which somebody who listens is told: one that is a single turn of each says nothing."""
    story = tuple(each for event in events for each in event.happenings if opens_round(each))
    return any(voice(players(match)).summed(messages(match.game.name, story)))


def in_words(match: Match, story: Iterable[Happening], eyes: Eyes) -> str:
    return spoken().all(messages(match.game.name, tuple(story)), players(match), you(match, eyes))


def opens_round(happening: Happening) -> bool:
    return spelled(type(happening)) == ROUND


def steps(match: Match, eyes: Eyes) -> str:
    """A whole match as some eyes saw it, step by step; a deal in one line, but not for a seat that got cards."""
    lines = []
    for turn in turns(match.log(eyes)):
        if is_deal(turn) and not isinstance(eyes, int):
            lines.append(f"{turn[0].ply:4}  {chapter(match, turn, eyes)}")
        else:
            lines += [f"{event.ply:4}  {told(match, event, eyes)}" for event in turn]
        if begins := heading(match, turn[-1], eyes):
            lines.append(f"\n{begins}")
    return "\n".join([*lines, outcome(match, eyes) if match.result else say("not-over")])


def chapters(match: Match, eyes: Eyes, reader: Eyes, aloud: bool = False) -> list[str]:
    """A match as people read it: the deal in one line, then turn by turn, and a heading over each round."""
    found = []
    for turn in turns(match.log(eyes)):
        found.append(f"{turn[0].ply:4}  {chapter(match, turn, reader, aloud)}")
        if begins := heading(match, turn[-1], reader):
            found.append(f"\n{begins}")
    return found


def turns(events: Iterable[Event]) -> Iterator[list[Event]]:
    """The steps of each turn, with what chance does in it; what chance does before the first one is the deal."""
    turn: list[Event] = []
    owner: Seat | None = None
    for event in events:
        if turn and event.seat not in (None, owner):
            yield turn
            turn = []
        if event.seat is not None:
            owner = event.seat
        turn.append(event)
        begun = [each.seat for each in event.happenings if spelled(type(each)) == TURN]
        if begun or any(map(opens_round, event.happenings)):
            yield turn
            turn, owner = [], begun[-1] if begun else None
    if turn:
        yield turn


def is_deal(turn: list[Event]) -> bool:
    """Whether nothing but chance has acted, and often."""
    return len(turn) >= DEAL and all(event.seat is None for event in turn)


def chapter(match: Match, turn: list[Event], eyes: Eyes, aloud: bool = False) -> str:
    """A turn in a row of sentences, one for all where the same happens again and again; of a deal, who begins."""
    if is_deal(turn):
        begins = [each for event in turn for each in event.happenings if isinstance(each, Begins)]
        return voice().joined([say("deal", count=len(turn)), in_words(match, begins[-1:], eyes)])
    story = tuple(each for event in turn for each in event.happenings if not opens_round(each))
    speaks = voice(players(match), you(match, eyes), aloud)
    sentences = []
    for sentence, same in groupby(speaks.summed(messages(match.game.name, story), in_full=True)):
        count = len([*same])
        sentences.append(speaks.joined([sentence, say("times", count=count)]) if count > 1 else sentence)
    return speaks.joined(sentences)


def verdict(match: Match, eyes: Eyes) -> str:
    """Who has won a finished match."""
    assert match.result is not None
    winners = tuple(Who(seat) for seat, rank in enumerate(match.result.ranks) if rank == 1)
    speaks = voice(players(match), you(match, eyes))
    return speaks("table-drawn") if len(winners) == match.seats else speaks("table-won", winners=winners)


def reason_for(match: Match) -> str:
    """Why a finished match is over, and who wins such a one."""
    assert match.result is not None
    return spoken().say(match.game.about_ending(match.result.ending))


def says(told: str, sentence: str) -> bool:
    """Whether something that has been told ends in a sentence, perhaps after a colon."""
    return sentence.casefold() in told.casefold()


def outcome(match: Match, eyes: Eyes, last: str = "") -> str:
    """Who has won a finished match, unless that was the last thing told, and why."""
    result, names = match.result, players(match)
    assert result is not None
    order = sorted(range(match.seats), key=lambda seat: result.ranks[seat])
    scores = [voice().pair(name, str(score)) for name, score in zip(names, result.scores, strict=True)]
    places = "\n".join(f"{result.ranks[seat]:3}. {scores[seat]}" for seat in order)
    won = verdict(match, eyes)
    return "\n".join([*([] if says(last, won) else [won]), places, reason_for(match)])
