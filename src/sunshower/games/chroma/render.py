"""Chroma Cards' rainbow: a View as a picture in text.

A card is the sign of its colour, its text as in a move, and its shape: ≋Bc●. Every rainbow stands with its distance.
The last paragraph says what is asked of whom, and why the top discard cannot be taken if so.
"""

from collections.abc import Sequence

from sunshower.core.chance import Rng
from sunshower.core.colours import hue
from sunshower.core.happenings import name
from sunshower.core.text import counted, listed
from sunshower.games.chroma.notation import player
from sunshower.games.chroma.pieces import ANY, COLOURS, FULL, KINDS, PLURALS, SHAPES, WIDTH, Do, face_of
from sunshower.games.chroma.rules import ChromaRules
from sunshower.games.chroma.view import ChromaView, Reading, guess
from sunshower.games.chroma.why import why_take

# The suits of this game, which colour.md keeps for it; a wild without a colour of its own has the sign of light.
SUITS = dict(zip(SHAPES, "●✚⬟■★", strict=True))
WILD = "light"
TOLD = 2  # shapes of which the colours that are missing are told; more would be no help


def render(view: ChromaView) -> str:
    """A View as a picture in text, with {0}, {1} for the seats."""
    parts = [heading(view), *(place(view, seat) for seat in order(view)), asked(view)]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def order(view: ChromaView) -> list[int]:
    """The seats in turn order, so that the seat that looks comes last."""
    last = view["seat"] if isinstance(view["seat"], int) else view["seats"] - 1
    return [(last + step) % view["seats"] for step in range(1, view["seats"] + 1)]


def whose(view: ChromaView, seat: int) -> str:
    return "Your" if view["seat"] == seat else f"{name(seat)}'s"


def card(text: str) -> str:
    """A card with all that names it: the sign of its colour, its text, its shape."""
    colour, shape = divmod(min(face_of(text), ANY * WIDTH + ANY), WIDTH)
    sign = hue(COLOURS[colour] if colour != ANY else WILD).glyph
    return f"{sign}{text}{'' if shape == ANY else SUITS[SHAPES[shape]]}"


def cards(texts: Sequence[str | None]) -> str:
    return " ".join("?" if text is None else card(text) for text in texts)


# The piles


def heading(view: ChromaView) -> list[str]:
    limit = int(view["options"]["turn_limit"])
    number = min(view["turns"] // view["seats"] + 1, limit)
    rounds = f"{'Over in round' if view['phase'] == 'over' else 'Round'} {number} of {limit}."
    return [f"{rounds} Pile: {counted(view['pile'], 'card')}.", discards(view)]


def discards(view: ChromaView) -> str:
    """All discards, the top one first, with the lock on it as a countdown (C26)."""
    pile = view["discards"]
    if not pile:
        return "Discards: none."
    lock = ""
    if any(view["locks"][:1]):  # a turn under way counts until it ends
        turns = view["locks"][0]
        freed = (player(view) + turns) % view["seats"]
        lock = f" (locked: {counted(turns, 'turn')} to go, free for {name(freed)})"
    under = f", under it {cards(pile[-2::-1])}" if len(pile) > 1 else ""
    return f"Discards: {card(pile[-1])} on top{lock}{under}."


# A rainbow and a hand


def place(view: ChromaView, seat: int) -> list[str]:
    rainbow = [*map(card, view["rainbows"][seat]), *"·" * (FULL - len(view["rainbows"][seat]))]
    first = f"{whose(view, seat)} rainbow: {' '.join(rainbow)}"
    return [first, f"  {distance(view['readings'][seat])}", f"  {hand(view, seat)}"]


def distance(found: Sequence[Reading]) -> str:
    """How far a rainbow is in the shapes in which it is nearest."""
    nearest = min(reading["missing"] for reading in found)
    if nearest == 0:
        shape = next(reading["shape"] for reading in found if not reading["missing"])
        return f"Complete: a rainbow of {PLURALS[shape]}."
    if nearest == FULL:
        return f"{FULL} away, whatever the shape."
    best = [reading for reading in found if reading["missing"] == nearest]
    told = len(best) <= TOLD
    ways = [PLURALS[reading["shape"]] + (f" ({needs(reading)})" if told else "") for reading in best]
    return f"{nearest} away: {listed(ways)}."


def needs(reading: Reading) -> str:
    """The colours that a rainbow of a shape still needs, or from which to choose."""
    count, colours = reading["missing"], reading["colours"]
    if count == len(colours):
        return listed(colours, "and")
    if len(colours) == KINDS:
        return "any colour" if count == 1 else f"any {count} colours"
    return listed(colours) if count == 1 else f"{count} of {listed(colours, 'and')}"


def hand(view: ChromaView, seat: int) -> str:
    held, shown = view["hands"][seat], view["shown"][seat]
    if view["seat"] not in (seat, "all"):
        known = f", {'all' if len(shown) == len(held) else len(shown)} of them seen: {cards(shown)}" if shown else ""
        return f"{name(seat)} holds {counted(len(held), 'card')}{known}."
    known = f" (seen by all: {cards(shown)})" if shown else ""
    return f"{whose(view, seat)} hand: {cards(held)}{known}"


# What is asked


def asked(view: ChromaView) -> list[str]:
    turn = view["turn"]
    if turn is None:
        return []
    if view["seat"] != turn:
        return [*sure(view), f"{name(turn)} is to {view['phase']}."]
    state = guess(view, Rng())
    return [*sure(view), drawing(view, state) if view["phase"] == "draw" else acting(state)]


def acting(state: ChromaRules) -> str:
    more = " and put one of the six away" if state.is_full(state.turn) else ""
    wild = max(state.legal()) >= Do.WILD
    deeds = "discard it, or lay a wild over another player's card" if wild else "or discard it"
    return f"Choose a card: play it into your rainbow{more}, {deeds}."


def drawing(view: ChromaView, state: ChromaRules) -> str:
    pile = "Draw from the pile" if view["pile"] else "Draw from the pile, made anew of the discards but the top one"
    if state.may_take():
        return f"{pile}, or take {card(view['discards'][-1])} from the discards."
    return f"{pile}. {why_take(state).sentence}"


def sure(view: ChromaView) -> list[str]:
    """What can be worked out of hidden hands since the pile was made anew."""
    known = view["sure"][view["seat"] if isinstance(view["seat"], int) else -1]
    if not known or view["seat"] == "all":
        return []
    return [f"Still among the cards you do not see in hands: {cards(known)}."]
