"""Rainbow Road: what speaks for a move."""

from sunshower.core.message import Word
from sunshower.core.reasons import Answer, Question, Trial
from sunshower.games.road.pieces import BOTH_WAYS, NUMBERS, Do, Phase
from sunshower.games.road.rules import RoadRules

FAIRIES = {Phase.SUNNY: "sunny", Phase.RAIN: "rain"}
FEW = 2
"""A card that no more numbers than these can beat is a strong one."""
PRANKS = ("exchange", "jump", "skip", "trash", "teleport", "recycle")


def longest(state: RoadRules) -> int:
    """The most points that the fairy on the move can still run, without a prank."""
    found = 0
    for action in state.legal():
        if Do.STEP <= action < Do.JUMP:
            after = state.clone()
            after.play(action)
            goes_on = after.phase == state.phase and after.turn == state.turn
            points = after.points if goes_on else scored(state, after)
            found = max(found, points - state.points + (longest(after) if goes_on else 0))
    return found


def scored(before: RoadRules, after: RoadRules) -> int:
    """What a run that has come round scored at its end."""
    return int(after.scores()[before.turn] - before.scores()[before.turn])


def as_it_lies(state: RoadRules, phase: int) -> int:
    """The most points that a fairy could run if it were her turn now."""
    there = state.clone()
    there.phase = phase
    there.set_off()
    return longest(there)


def word(phase: int) -> Word:
    return Word("road-fairy", FAIRIES[phase])


# Laying a card


def moves_fairy(trial: Trial) -> Answer:
    """The second card of a round settles who moves which fairy, and how far she can go."""
    before, after = trial.before, trial.after
    if trial.move.kind != "place" or after.phase != Phase.SUNNY:
        return None
    phase = Phase.SUNNY if after.turn == trial.seat else Phase.RAIN
    points = as_it_lies(after, phase)
    begun = before.card(before.mark(before.first))
    movers = {before.sunny_mover(card, begun) for card in range(1, NUMBERS + 1) if before.held(trial.seat, card)}
    cards = "some" if len(movers) > 1 else "all"
    return {"fairy": word(phase), "points": points, "cards": cards} if points else None


def cuts(trial: Trial) -> Answer:
    """A card that leaves a fairy whom the other player will move a shorter run."""
    if trial.move.kind != "place" or trial.after.phase != Phase.SUNNY:
        return None
    phase = Phase.RAIN if trial.after.turn == trial.seat else Phase.SUNNY
    was, now = as_it_lies(trial.before, phase), as_it_lies(trial.after, phase)
    return {"fairy": word(phase), "was": was, "now": now} if now < was else None


def unbeaten(trial: Trial) -> Answer:
    """A strong first card of a round: whether any card of the other player would take the Sunny Fairy away."""
    if trial.move.kind != "place" or trial.after.phase != Phase.PLACE:
        return None
    better = [card for card in range(1, NUMBERS + 1) if trial.after.sunny_mover(card, trial.move.card) != trial.seat]
    if len(better) > FEW:
        return None
    held = [card for card in range(1, NUMBERS + 1) if trial.after.held(1 - trial.seat, card)]
    keeps = all(trial.after.sunny_mover(card, trial.move.card) == trial.seat for card in held)
    return {"keeps": keeps, "card": trial.move.card}


def stretches(trial: Trial) -> Answer:
    """The first card of a round that gives a fairy a longer run."""
    if trial.move.kind != "place" or trial.after.phase != Phase.PLACE:
        return None
    runs = [(as_it_lies(trial.after, phase), as_it_lies(trial.before, phase), phase) for phase in FAIRIES]
    now, was, phase = max(runs, key=lambda run: run[0] - run[1])
    return {"fairy": word(phase), "was": was, "now": now} if now > was else None


def keeps(trial: Trial) -> Answer:
    """The strongest cards that stay in the hand: the highest for the sun, the lowest for the rain."""
    held = [card for card in range(1, NUMBERS + 1) if trial.after.held(trial.seat, card)]
    if trial.move.kind != "place" or not held:
        return None
    return {"high": held[-1], "low": held[0], "one": "one" if held[0] == held[-1] else "two"}


def last_card(trial: Trial) -> Answer:
    """There is but one card to lay."""
    held = any(trial.after.held(trial.seat, card) for card in range(1, NUMBERS + 1))
    return None if trial.move.kind != "place" or held else {"card": trial.move.card}


# Running


def prank_pays(trial: Trial) -> Answer:
    """A prank after which the Rain Fairy runs further."""
    if trial.move.kind not in PRANKS:
        return None
    before = trial.before.points + longest(trial.before)
    now = run_total(trial)
    return {"prank": Word("road-prank", trial.move.kind), "was": before, "now": now} if now > before else None


def run_total(trial: Trial) -> int:
    """What the run on the move comes to at best, without another prank."""
    if trial.after.turn != trial.seat or trial.after.phase != trial.before.phase:
        return scored(trial.before, trial.after)
    return int(trial.after.points + longest(trial.after))


def runs_on(trial: Trial) -> Answer:
    """A step on the way to as many points, and whether she may still choose which way round."""
    if trial.move.kind not in ("step", "jump", "skip") or prank_pays(trial):
        return None
    ways = "both" if trial.before.ways == BOTH_WAYS else "one"
    return {"fairy": word(trial.before.phase), "points": run_total(trial), "ways": ways}


def blocks(trial: Trial) -> Answer:
    """A stop of the Sunny Fairy that leaves the Rain Fairy less than running on as far as possible would."""
    if trial.move.kind != "stop" or trial.before.phase != Phase.SUNNY:
        return None
    now, otherwise = longest(trial.after), {longest(end) for end in furthest(trial.before)}
    if len(otherwise) != 1 or now >= min(otherwise):
        return None
    return {"now": now, "otherwise": otherwise.pop()}


def furthest(state: RoadRules) -> list[RoadRules]:
    """The tables after the Sunny Fairy has run on for as many points as she can; none if she cannot."""
    ends = []
    for action in state.legal():
        if Do.STEP <= action < Do.JUMP:
            after = state.clone()
            after.play(action)
            further = furthest(after) if after.phase == Phase.SUNNY else [after]
            if not further:
                after.play(Do.STOP)
            ends += further or [after]
    most = max((scored(state, end) for end in ends), default=0)
    return [end for end in ends if scored(state, end) == most]


def at_the_end(trial: Trial) -> Answer:
    """A stop where there is no way on."""
    if trial.move.kind != "stop" or longest(trial.before):
        return None
    return {"fairy": word(trial.before.phase), "points": trial.before.points}


def stays(trial: Trial) -> Answer:
    """A stop before the end: where a fairy stands now is where she sets off next round."""
    if trial.move.kind != "stop" or not longest(trial.before):
        return None
    return {"fairy": word(trial.before.phase), "points": trial.before.points}


def changes_ring(trial: Trial) -> Answer:
    """A prank for what it does to the ring, and what the Rain Fairy can still run after it."""
    if trial.move.kind not in PRANKS or trial.move.kind in ("jump", "skip") or prank_pays(trial):
        return None
    return {"prank": Word("road-prank", trial.move.kind), "points": run_total(trial)}


REASONS: tuple[Question, ...] = (
    prank_pays,
    cuts,
    blocks,
    moves_fairy,
    unbeaten,
    runs_on,
    at_the_end,
    stretches,
    keeps,
    last_card,
    stays,
    changes_ring,
)
