"""Puddles: the facts that a pair of eyes sees, a State guessed from them, and the table as text."""

from typing import Annotated, Literal

from puddles.rules import DROPS, PHASES, PuddlesState, setup
from sunshower.core.chance import Rng
from sunshower.core.facts import DERIVED, Fact, Facts, PerSeat, Row, Word
from sunshower.core.game import Eyes, View
from sunshower.core.happenings import name

DROP = {str(drop): drop for drop in range(1, DROPS + 1)}


class PuddlesView(View):
    """What a pair of eyes sees: None stands for a drop that they do not see (U3)."""

    phase: Annotated[Literal["deal", "fall", "over"], Fact(Word(PHASES, lines=PHASES[1:]))]
    hands: Annotated[list[list[int | None]], Fact(PerSeat(Row(DROP, "a drop", hidden=True)), kept=False)]
    fallen: Annotated[list[int], Fact(Row(DROP, "a drop", ordered=True), [], kept=False)]
    scores: Annotated[list[int], DERIVED]


FACTS = Facts("puddles", PuddlesView)


def view(state: PuddlesState, eyes: Eyes) -> PuddlesView:
    """What these eyes see of a State."""
    hands = [[*hand] if eyes in (seat, "all") else [None] * len(hand) for seat, hand in enumerate(state.hands)]
    told = {"hands": hands, "fallen": [*state.fallen], "scores": state.scores()}
    seen: PuddlesView = FACTS.view(state, eyes, len(hands), {}, **told)
    return seen


def guess(view: PuddlesView, rng: Rng) -> PuddlesState:
    """A State that looks the same to these eyes."""
    state = setup(view["seats"], view["options"])
    FACTS.put(state, view)
    state.fallen = [*view["fallen"]]
    for drop in state.fallen:
        state.pool.remove(drop)
    for seat, hand in enumerate(view["hands"]):
        for drop in filter(None, hand):
            state.take(seat, drop)
    for seat, hand in enumerate(view["hands"]):
        state.fill(seat, hand.count(None), rng)
    return state


def render(view: PuddlesView) -> str:
    """A View as a picture in text."""
    lines = [f"The puddle: {' '.join(map(str, view['fallen'])) or 'empty'}."]
    for seat, hand in enumerate(view["hands"]):
        drops = " ".join(str(drop or "?") for drop in hand) or "no drops"
        lines.append(f"{name(seat)}: {drops}; splashes: {view['scores'][seat]}.")
    if view["turn"] is not None:
        lines.append("\nLet a drop fall." if view["seat"] == view["turn"] else f"\n{name(view['turn'])} is to move.")
    return "\n".join(lines)
