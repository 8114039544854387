"""What there is to read: the rules of a game, and the story of a match."""

import re
from collections.abc import Iterator
from importlib.resources import files

from sunshower.core.game import Eyes, Game
from sunshower.core.match import Match

TABLE_RULE = re.compile(r"\|[\s:|-]+\|")
IRREGULAR = {"is": "are", "has": "have", "does": "do", "goes": "go", "was": "were"}


# The rules, from rules.md


def rules(game: Game) -> str:
    """The whole text, a paragraph a line."""
    return "\n".join(lines(game)).strip()


def about(game: Game, word: str) -> list[str]:
    """The lines of the rules that mention a word, such as a prank or the number of a rule."""
    mention = re.compile(rf"\b{re.escape(word.strip())}\b", re.IGNORECASE)
    return [line for line in lines(game) if mention.search(line)]


def lines(game: Game) -> Iterator[str]:
    """The text line by line: a heading, a paragraph, a bullet or a row of a table each."""
    paragraph = ""
    fenced = False
    for raw in text_of(game).splitlines():
        line = raw.strip()
        begins = fenced or not line or line.startswith(("#", "- ", "|", "```")) or re.match(r"\d+\. ", line)
        if begins and paragraph:
            yield paragraph
            paragraph = ""
        if line.startswith("```"):
            fenced = not fenced
        elif fenced or not line:
            yield f"  {line}" if fenced else ""
        elif line.startswith("#"):
            yield bare(line.lstrip("# ")).upper()
        elif line.startswith("|"):
            if not TABLE_RULE.fullmatch(line):
                yield "  " + ": ".join(bare(cell.strip()) for cell in line.strip("|").split("|"))
        else:
            paragraph = f"{paragraph} {bare(line)}".strip()
    if paragraph:
        yield paragraph


def bare(text: str) -> str:
    """Text without the marks of emphasis."""
    return text.replace("**", "").replace("`", "")


def text_of(game: Game) -> str:
    try:
        return (files("sunshower.games") / game.name / "rules.md").read_text(encoding="utf-8")
    except (FileNotFoundError, ModuleNotFoundError):
        return f"The rules of {game.title} are not written down here."


# The story


def told(match: Match, eyes: Eyes) -> str:
    """A whole match as some eyes saw it."""
    steps = [f"{event.ply:4}  {event.move:12}  {spoken(event.sentence)}" for event in match.log(eyes)]
    end = outcome(match) if match.result else "The game is not over."
    return "\n".join([f"{match.game.title}: {' against '.join(match.players)}.", *steps, end])


def outcome(match: Match) -> str:
    """Who has won a finished match, and why."""
    result, players = match.result, match.players
    assert result is not None
    winners = [players[seat] for seat, rank in enumerate(result.ranks) if rank == 1]
    won = spoken(f"{winners[0]} wins") if len(winners) == 1 else f"{' and '.join(winners)} share the win"
    order = sorted(range(match.seats), key=lambda seat: result.ranks[seat])
    places = "\n".join(f"{result.ranks[seat]:3}. {players[seat]}: {result.scores[seat]}" for seat in order)
    return f"The game is over. {won}.\n{places}\n{result.sentence}"


def spoken(sentence: str) -> str:
    """A sentence about You with its verbs made to fit: You plays a 5 and scores 2 becomes You play a 5 and score 2."""
    if not sentence.startswith("You "):
        return sentence
    sentence = re.sub(r"^You (\w+)", lambda found: f"You {addressed(found[1])}", sentence)
    return re.sub(r"\band (\w+s)(?= \d| the | an? )", lambda found: f"and {addressed(found[1])}", sentence)


def addressed(verb: str) -> str:
    """A verb of the third person as one says it to somebody."""
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if re.search(r"(ss|sh|ch|x|z)es$", verb):
        return verb[:-2]
    if re.search(r"\w\wies$", verb):
        return verb[:-3] + "y"
    return verb.removesuffix("s")
