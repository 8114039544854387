"""Puddles: the facts that a pair of eyes sees, a State guessed from them, and the table as text."""

from typing import Annotated, Literal

from puddles.rules import DROPS, PHASES, PuddlesState, setup
from sunshower.core.chance import Rng
from sunshower.core.facts import DERIVED, Fact, Facts, PerSeat, Row, Word
from sunshower.core.game import Eyes, View
from sunshower.core.message import Who
from sunshower.core.words import Voice

DROP = {str(drop): drop for drop in range(1, DROPS + 1)}


class PuddlesView(View):
    """What a pair of eyes sees: None stands for a drop that they do not see (U3)."""

    phase: Annotated[Literal["deal", "fall", "over"], Fact(Word(PHASES, lines=PHASES[1:]))]
    hands: Annotated[list[list[int | None]], Fact(PerSeat(Row(DROP, hidden=True)), kept=False)]
    fallen: Annotated[list[int], Fact(Row(DROP, ordered=True), [], kept=False)]
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


def render(view: PuddlesView, say: Voice) -> str:
    """A View as a picture in text, in the words of a voice."""
    lines = [say("puddles-puddle", drops=" ".join(map(str, view["fallen"])) or None)]
    for seat, hand in enumerate(view["hands"]):
        drops = " ".join(str(drop or "?") for drop in hand) or None
        lines.append(say("puddles-hand", seat=Who(seat), drops=drops, splashes=view["scores"][seat]))
    if view["turn"] is not None:
        yours = view["seat"] == view["turn"]
        lines += ["", say("puddles-yours") if yours else say("puddles-theirs", seat=Who(view["turn"]))]
    return "\n".join(lines)
