"""Rainbow Passage: moves as text and as picks, and what the log tells of them."""

import re
from functools import cache
from typing import NamedTuple

from sunshower.core.game import CHANCE, Eyes, Path
from sunshower.core.lanes import lane
from sunshower.games.passage.board import COLOURS, LETTERS, NOWHERE, Seed, size_text
from sunshower.games.passage.pieces import (
    FIRST_ROLL,
    MOST_PIECES,
    ROLL_TEXTS,
    Do,
    Phase,
    Team,
    dice_taken,
    is_return,
    is_step,
    return_home,
    return_piece,
    step_piece,
    step_way,
)
from sunshower.games.passage.rules import PassageRules


class Saying(NamedTuple):
    """A move as it was said: a kind, the number of a piece or of dice, and the squares it names."""

    kind: str
    number: int = 0
    squares: tuple[str, ...] = ()


SQUARE = r"([a-z][0-9]{1,2})"
SAYINGS = tuple(
    (kind, re.compile(pattern))
    for kind, pattern in (
        ("end", r"end|pass|stop|done"),
        ("step", rf"{SQUARE}(?:[\s>-]*|\s*(?:to|x)\s*){SQUARE}"),
        ("return", rf"(?:return[\s:]*)?([0-9])\s*(?:@|to)\s*{SQUARE}"),
        ("dice", r"dice[\s:]*([0-9])"),
    )
)


ROLL_CALLED = {text: index for index, text in enumerate(ROLL_TEXTS)}


def said(text: str) -> Saying | None:
    """What a text says, whether or not it may be played; None if it says nothing."""
    text = text.strip().lower()
    for kind, pattern in SAYINGS:
        match = pattern.fullmatch(text)
        if match:
            numbers = [int(part) for part in match.groups() if part.isdigit()]
            return Saying(kind, sum(numbers), tuple(part for part in match.groups() if not part.isdigit()))
    return None


def format_move(state: PassageRules, action: int) -> str:
    """An action on offer as text."""
    if state.turn == CHANCE:
        return format_draw(state, action)
    if action == Do.END:
        return "end"
    saying = meant(state, action)
    match saying.kind:
        case "step":
            return "-".join(saying.squares)
        case "return":
            return f"{saying.number}@{saying.squares[0]}"
    return f"dice:{saying.number}"


def format_draw(state: PassageRules, outcome: int) -> str:
    if state.phase == Phase.ROLL:
        return f"roll:{ROLL_TEXTS[FIRST_ROLL[state.rolled] + outcome]}"
    return f"reds:{outcome}" if state.phase == Phase.FIRST else f"board:{outcome:02x}"


def meant(state: PassageRules, action: int) -> Saying:
    """A decision on offer, taken apart."""
    first = state.mover * MOST_PIECES
    names = state.frame.names
    if is_step(action):
        here = state.where[first + step_piece(action)]
        return Saying("step", 0, (names[here], names[state.target(state.mover, here, step_way(action))]))
    if is_return(action):
        return Saying("return", return_piece(action) + 1, (names[state.homes[first + return_home(action)]],))
    return Saying("end") if action == Do.END else Saying("dice", dice_taken(action))


def parse_move(state: PassageRules, text: str) -> int | None:
    """The action on offer that a text names, or None."""
    if state.turn == CHANCE:
        return parse_draw(state, text)
    saying = said(text)
    if saying is None:
        return None
    return next((action for action in state.legal() if meant(state, action) == saying), None)


def parse_draw(state: PassageRules, text: str) -> int | None:
    """The outcome that a text names."""
    if state.phase == Phase.ROLL:
        index = ROLL_CALLED.get(text.removeprefix("roll:"), NOWHERE) - FIRST_ROLL[state.rolled]
        return index if state.rolled == len(text) - len("roll:") and index >= 0 else None
    return next((outcome for outcome in state.legal() if format_draw(state, outcome) == text), None)


def picks(state: PassageRules, action: int) -> list[Path]:
    """The paths of picks that make a decision on offer."""
    saying = meant(state, action)
    squares = tuple(f"square:{name}" for name in saying.squares)
    match saying.kind:
        case "step":
            return [squares]
        case "return":
            return [(f"piece:{saying.number}", *squares)]
        case "dice":
            return [(f"dice:{saying.number}",)]
    return [("end",)]


def tell(state: PassageRules, action: int, eyes: Eyes) -> tuple[str, str]:
    """An action about to be played: its text, and a sentence with {0}, {1} for the seats."""
    text = format_move(state, action)
    if state.turn == CHANCE:
        return text, tell_draw(state, action, text.partition(":")[2])
    return text, f"{{{state.turn}}} {deed(state, action)}."


def tell_draw(state: PassageRules, outcome: int, value: str) -> str:
    if state.phase == Phase.BOARD:
        return f"The board is drawn by chance, {value}{laid_out(state, outcome)}."
    if state.phase == Phase.FIRST:
        return f"{{{state.roller}}} rolls {outcome or 'no'} {'red' if outcome == 1 else 'reds'} for the start."
    return f"{{{state.mover}}} rolls {tell_roll(value)}."


def laid_out(state: PassageRules, byte: int) -> str:
    """The board that the last byte of its seed completes, as the option has it (S32)."""
    if state.seeded < Seed.BYTES - 1:
        return ""
    seed = state.seed * Seed.OUTCOMES + byte
    return f", and laid out: {size_text(state.frame.width, state.frame.height)}#{seed:0{2 * Seed.BYTES}x}"


@cache
def tell_roll(letters: str) -> str:
    moves = max(letters.count(letter) for letter in letters)
    return f"{colours(letters)}: {'one move' if moves == 1 else f'up to {moves} moves'}"


def colours(letters: str) -> str:
    """Dice in words: 2 red, green."""
    counted = [
        (name, letters.count(letter)) for letter, name in zip(LETTERS, COLOURS, strict=True) if letter in letters
    ]
    return ", ".join(name if count == 1 else f"{count} {name}" for name, count in counted)


def deed(state: PassageRules, action: int) -> str:
    """What a decision does, as the end of a sentence."""
    saying = meant(state, action)
    match saying.kind:
        case "step":
            return f"moves {saying.squares[0]} to {saying.squares[1]}{outcome(state, action, saying)}"
        case "return":
            return f"brings piece {saying.number} back to {saying.squares[0]}{price(state, action)}"
        case "dice":
            return f"takes {saying.number} {'die' if saying.number == 1 else 'dice'}"
    return f"{'ends the turn' if state.steps else 'passes'}{price(state, action)}"


def outcome(state: PassageRules, action: int, saying: Saying) -> str:
    """What a step brings about: its colour, a crossing, a capture, who is out, who wins."""
    there = state.frame.named[saying.squares[1]]
    says = [f" ({COLOURS[state.board.colours[there]]})"]
    loser = state.holder(there)
    if loser < 0 and state.depth(state.mover, there) < state.far_row(state.mover):
        return says[0]
    after = state.clone()
    after.play(action)
    if after.scores() != state.scores():
        says.append(f", getting across{last_across(after, state.mover)}")
    if loser >= 0:
        says.append(f", capturing {prey(after, loser)}")
    if after.phase == Phase.OVER and after.winner >= 0:
        says.append(f": {won(after)}")
    return "".join(says)


def prey(after: PassageRules, loser: int) -> str:
    """What has been captured, and whether its owner has no more turns (S20, S40)."""
    if lane(after.standing, loser) > 0:
        return f"one of {{{loser}}}'s pieces"
    return f"{{{loser}}}'s last piece, and {{{loser}}} {'has no more turns' if after.has_enough(loser) else 'is out'}"


def last_across(after: PassageRules, seat: int) -> str:
    """What it means for a seat that its last piece has crossed, if it has and that does not win (S39, S40)."""
    if lane(after.standing, seat) > 0 or (after.winner >= 0 and after.team(after.winner) == after.team(seat)):
        return ""
    return f" with the last piece, {'with no more turns' if after.has_enough(seat) else 'and out'}"


def won(state: PassageRules) -> str:
    winners = [f"{{{seat}}}" for seat in range(state.seats) if state.team(seat) == state.team(state.winner)]
    return f"{' and '.join(winners)} {'wins' if state.teams == Team.NONE else 'win'}"


def price(state: PassageRules, action: int) -> str:
    """The price of a wrong number of dice, told where the turn ends, if any piece has to pay it (S27, S44)."""
    after = state.clone()
    after.play(action)
    mine = slice(state.mover * MOST_PIECES, (state.mover + 1) * MOST_PIECES)
    paid = any(here >= 0 and here != there for here, there in zip(state.where[mine], after.where[mine], strict=True))
    return ", going back for a wrong number of dice" if paid else ""
