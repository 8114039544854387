"""Rainbow Pirates: a View as a picture in text, seen from the seat that looks: the others' islands, then the own one.

A group is told twice, by the name it has in moves and card by card. The last paragraph says what is asked of whom.
"""

from collections.abc import Sequence

from sunshower.core.chance import Rng
from sunshower.core.colours import hue
from sunshower.core.message import Who
from sunshower.core.text import folded, padded
from sunshower.core.words import Voice
from sunshower.games.pirates.aloud import asked
from sunshower.games.pirates.draft import goes_out
from sunshower.games.pirates.pieces import COLOURS, LETTERS, NAMES, blacks
from sunshower.games.pirates.view import PiratesView, guess, known, spelled, tokens
from sunshower.games.pirates.why import called, duties, some_of

WIDTH = 80


def render(view: PiratesView, say: Voice) -> str:
    """A View as a picture in text, in the words of a voice."""
    parts = [heading(view, say), *(place(view, seat, say) for seat in order(view)), question(view, say)]
    return "\n\n".join("\n".join(row for line in lines for row in folded(line, WIDTH)) for lines in parts if lines)


# Who is who


def order(view: PiratesView) -> list[int]:
    """The seats clockwise, whoever looks last."""
    near = view["seat"] if isinstance(view["seat"], int) else view["seats"] - 1
    return [(near + 1 + step) % view["seats"] for step in range(view["seats"])]


def card(letter: str, say: Voice) -> str:
    """A card with all that names it: number or letter, sign, and colour letter or name."""
    if len(letter) == 2:
        return f"w{card(letter[1], say)}"
    kind = LETTERS.index(letter)
    if kind < COLOURS:
        return f"{letter}{say.sign(NAMES[kind])}"
    if letter == "r":
        return say("pirates-pirate-sign", letter=letter, card=called(letter))
    sign = hue("light" if letter == "w" else "shadow").glyph
    return say("pirates-named-sign", letter=letter, sign=sign, card=called(letter))


def cards(letters: Sequence[str], say: Voice) -> str | None:
    """Cards in a row, those that are alike counted; None if there are none."""
    texts = [card(letter, say) for letter in letters]
    counts = {text: texts.count(text) for text in texts}
    return say.row(say("pirates-times", card=text, count=count) for text, count in counts.items()) or None


# What lies on the table


def heading(view: PiratesView, say: Voice) -> list[str]:
    lines = [say("pirates-heading", pile=view["pile"], pair=cards(view["pair"], say))]
    for index, top in enumerate(view["tops"], 1):
        who = say.row(say("pirates-knower", seat=Who(seat)) for seat in top["known"])
        seen = card(top["card"], say) if top["card"] else None
        lines.append(f"  {say('pirates-top', place=index, card=seen, who=who)}")
    if view["discards"]:
        lines.append(say("pirates-discards", cards=cards(view["discards"], say)))
    return lines


def place(view: PiratesView, seat: int, say: Voice) -> list[str]:
    """A seat's island and hand."""
    island = view["islands"][seat]
    head = say("pirates-island", owner=Who(seat), points=view["scores"][seat], bare=not island)
    return [head, *groups(island, say), *hand(view, seat, say)]


def groups(island: Sequence[str], say: Voice) -> list[str]:
    """A line for each group of an island."""
    width = max(map(len, island), default=0)
    return [f"  {padded(text, width)}  {' '.join(card(token, say) for token in tokens(text))}" for text in island]


def hand(view: PiratesView, seat: int, say: Voice) -> list[str]:
    held = view["hands"][seat]
    if view["seat"] not in (seat, "all"):
        return [say("pirates-holds", seat=Who(seat), count=len(held), cards=cards(known(held), say))]
    lines = [say("pirates-hand", owner=Who(seat), cards=cards(known(held), say))]
    if view["shown"][seat]:
        lines.append(f"  {say('pirates-all-know', cards=cards(view['shown'][seat], say))}")
    for secret in view["secrets"]:
        if secret["of"] == seat:
            lines.append(f"  {say('pirates-knows', seat=Who(secret['seat']), cards=cards(secret['cards'], say))}")
    return lines


# What is asked


def question(view: PiratesView, say: Voice) -> list[str]:
    mine = view["phase"] == "turn" and view["seat"] == view["turn"]
    return your_turn(view, say) if mine else say.lines(asked(view))


def your_turn(view: PiratesView, say: Voice) -> list[str]:
    state = guess(view, Rng())
    own = state.islands[state.turn]
    lifts = bool(own) and bool(state.may_lift())
    does = "lift" if lifts else "lay"
    draws = "either" if view["pair"] and view["pile"] else "pair" if view["pair"] else "pile"
    lines = [say("pirates-your-turn", does=does, blacks=blacks(state.hands[state.turn]) > 0, draws=draws)]
    if lifts:
        lines.append(say("pirates-anew"))
    must = duties(state, state.turn)
    if must:
        lines.append(say("pirates-no-must-place", **some_of(must)))
    island = goes_out(state.owned(state.turn), state.natural_card)
    if island and state.may_lift():
        lines += [say("pirates-can-go-out"), *groups([spelled(group) for group in island], say)]
    return lines
