"""The transcript of a match: who sat down, what has happened, and who has won, in sentences."""

import re
from collections.abc import Sequence
from itertools import groupby

from sunshower.core.chance import Rng
from sunshower.core.game import Eyes
from sunshower.core.match import Event, Match

YOU = "You"
IRREGULAR = {"is": "are", "has": "have", "does": "do", "goes": "go", "was": "were"}


def header(match: Match, eyes: Eyes) -> str:
    """Who sat down to a match, and all that made it other than a game dealt by chance."""
    game = match.game
    lines = [f"{game.title}: {' against '.join(match.players)}."]
    if match.start is not None:
        begun = game.guess(game.parse_position(match.start), Rng())
        lines.append(f"Started from the position {game.format_position(game.view(begun, eyes))}")
    chosen = [option.name for option in game.options if match.options[option.name] != option.values[0]]
    if chosen:
        lines.append(f"Options: {', '.join(f'{name}={match.options[name]}'.lower() for name in chosen)}.")
    if match.result or eyes == "all":  # before the end the seed would tell every card
        lines.append(f"Seed: {match.seed}")
    return "\n".join(lines)


def steps(match: Match, eyes: Eyes) -> str:
    """A whole match as some eyes saw it."""
    told = [f"{event.ply:4}  {event.move:12}  {spoken(event.sentence, match.players)}" for event in match.log(eyes)]
    return "\n".join([*told, outcome(match) if match.result else "The game is not over."])


def condensed(events: Sequence[Event], players: Sequence[str]) -> list[str]:
    """A line for each event; one for all where the same happens again and again."""
    lines = []
    for sentence, same in groupby(events, key=lambda event: event.sentence):
        first, *more = same
        times = f" ({len(more) + 1} times)" if more else ""
        lines.append(f"{first.ply:4}  {spoken(sentence, players)}{times}")
    return lines


def outcome(match: Match) -> str:
    """Who has won a finished match, and why."""
    result, players = match.result, match.players
    assert result is not None
    winners = [players[seat] for seat, rank in enumerate(result.ranks) if rank == 1]
    won = spoken(f"{winners[0]} wins", players) if len(winners) == 1 else f"{' and '.join(winners)} share the win"
    order = sorted(range(match.seats), key=lambda seat: result.ranks[seat])
    places = "\n".join(f"{result.ranks[seat]:3}. {players[seat]}: {result.scores[seat]}" for seat in order)
    return f"The game is over. {won}.\n{places}\n{result.sentence}"


def spoken(sentence: str, players: Sequence[str]) -> str:
    """A sentence with the verbs of a player called You made to fit: You plays a 5 becomes You play a 5."""
    if YOU not in players:
        return sentence
    others = sorted((name for name in players if YOU in name and name != YOU), key=len, reverse=True)
    for mask, name in enumerate(others):  # or You Boss would be taken for You
        sentence = sentence.replace(name, f"\0{mask}\0")
    sentence = re.sub(r"(^|\. )You's\b", r"\1Your", sentence)
    sentence = re.sub(r"\bYou's\b", "your", sentence)
    if sentence.startswith(f"{YOU} "):
        doing, colon, rest = sentence.partition(":")  # what comes after it has a subject of its own
        doing = re.sub(r"\band (\w+s)(?= \d| the | an? )", lambda found: f"and {addressed(found[1])}", doing)
        sentence = doing + colon + rest
    sentence = re.sub(r"(^|: |, and |\. )You (\w+)", lambda found: f"{found[1]}You {addressed(found[2])}", sentence)
    for mask, name in enumerate(others):
        sentence = sentence.replace(f"\0{mask}\0", name)
    return sentence


def addressed(verb: str) -> str:
    """A verb of the third person as one says it to somebody."""
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if re.search(r"(ss|sh|ch|x|z)es$", verb):
        return verb[:-2]
    if re.search(r"\w\wies$", verb):
        return verb[:-3] + "y"
    return verb.removesuffix("s")
