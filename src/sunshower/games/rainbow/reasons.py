"""Rainbow: what speaks for a move."""

from sunshower.core.lanes import lane
from sunshower.core.message import Word
from sunshower.core.reasons import Answer, Question, Trial
from sunshower.games.rainbow.pieces import COLOURS, HAND, LETTERS, LIGHT, MOST, RAINBOW, SHADOW, Phase
from sunshower.games.rainbow.rules import RainbowRules

MANY = 4
"""So many colours in the row, more than half of all, may well leave a hand without a front that fits."""


def word(face: int) -> Word:
    return Word("rainbow-face", LETTERS[face])


def sides(state: RainbowRules, seat: int, owner: int) -> list[int]:
    """What a seat sees of a hand: the fronts of its own, the backs of the other one."""
    places = range(owner * HAND, owner * HAND + HAND)
    return [state.side(seat, place) for place in places if state.has(place)]


def fronts(state: RainbowRules, seat: int) -> list[int]:
    return sides(state, seat, seat)


def fits(state: RainbowRules, face: int) -> bool:
    """Whether a card that shows this may come next."""
    return not state.loses(face, state.lying)


def colours(state: RainbowRules, but: int = RAINBOW) -> int:
    """How many colours lie in the row, one place left aside: without any nothing can clash."""
    return sum(state.up(spot) < COLOURS for spot in range(state.lying) if spot != but)


# What a move shows


def front(trial: Trial) -> int:
    """What a card that leaves the hand shows its owner."""
    return int(trial.before.side(trial.seat, trial.seat * HAND + trial.move.hand - 1))


def hidden(trial: Trial) -> int:
    """What a blind card or a flip brings up."""
    return int(trial.after.hidden(trial.after.turning))


def sure(trial: Trial) -> bool:
    """Whether the seat knows what will show: never on a blind card, and under another only if it has seen that."""
    if trial.move.kind == "flip":
        return bool(trial.before.sees_under(lane(trial.before.seen, trial.move.spot - 1), trial.seat))
    return bool(trial.move.kind != "blind")


def goes_well(trial: Trial) -> bool:
    """Whether what a move shows loses no round; a stop shows nothing."""
    match trial.move.kind:
        case "flip":
            return not trial.before.loses(hidden(trial), trial.move.spot - 1)
        case "blind":
            return fits(trial.before, hidden(trial))
        case "place":
            return fits(trial.before, front(trial))
    return True


def shown(trial: Trial) -> RainbowRules:
    """The table once a hidden side has come up, if the move turns one."""
    there: RainbowRules = trial.after
    if there.phase == Phase.SHOW:
        there = there.clone()
        there.play(there.legal()[0])
    return there


def hopes(trial: Trial) -> set[int]:
    """The fronts that could fit once a card of the row has been flipped: all of them but what comes up there."""
    found = {face for face in fronts(trial.before, trial.seat) if not trial.before.loses(face, trial.move.spot - 1)}
    if not sure(trial):
        return found
    there = shown(trial)
    return {face for face in found if fits(there, face)} if goes_well(trial) else set()


def opens(trial: Trial) -> bool:
    """Whether a flip goes well and a front fits after it."""
    if not goes_well(trial):
        return False
    there = shown(trial)
    return any(fits(there, face) for face in fronts(there, trial.seat))


def filled(state: RainbowRules) -> RainbowRules:
    """The table once the hands are full, or cannot be filled: which cards come is all the same."""
    if state.left >= HAND:
        return state
    there = state.clone()
    while there.phase == Phase.DRAW:
        there.play(there.legal()[0])
    return there


def goes_on(trial: Trial) -> bool:
    """Whether a card or a stop leaves a row with which the game goes on."""
    if trial.move.kind not in ("place", "stop") or trial.after.round > trial.before.round:
        return False
    return filled(trial.after).phase != Phase.OVER


# The end of a round, or of all


def wins(trial: Trial) -> Answer:
    """A move that ends the game, with a larger pile or one as large."""
    end = filled(shown(trial)) if sure(trial) else trial.before
    mine, theirs = end.scores()[trial.seat], end.scores()[1 - trial.seat]
    if end.phase != Phase.OVER or mine < theirs:
        return None
    return {"how": "win" if mine > theirs else "draw", "mine": mine, "theirs": theirs}


def completes(trial: Trial) -> Answer:
    """With five cards in the row: a front makes the rainbow, a blind card may, or a flip may let a front do so."""
    if trial.before.lying != RAINBOW - 1 or trial.move.kind == "stop":
        return None
    if trial.move.kind == "flip":
        return {"way": "flip", "done": opens(trial), "cards": RAINBOW} if hopes(trial) else None
    if sure(trial) and not goes_well(trial):
        return None
    return {"way": trial.move.kind, "done": goes_well(trial), "cards": RAINBOW}


def gives_up(trial: Trial) -> Answer:
    """A round that is lost for certain; whoever loses it begins the next one."""
    if not sure(trial) or goes_well(trial):
        return None
    there = filled(shown(trial))
    cards = there.scores()[1 - trial.seat] - trial.before.scores()[1 - trial.seat]
    return None if there.phase == Phase.OVER else {"cards": cards}


# What is left to the other player


def out_of_reach(trial: Trial) -> Answer:
    """A row that the other player cannot complete in one turn; or a flip, to place the last card of such a row.

    The longest of them leads further: the other player has to place a card, and then as many as a turn allows are
    missing. That needs a card in the holder when the own hand has been filled, or the game ends before.
    """
    flips = trial.move.kind == "flip"
    lies, held = trial.after.lying + flips, len(fronts(trial.after, trial.seat)) - flips
    longest = lies == RAINBOW - MOST - 1
    if flips:
        leads_there = longest and not trial.before.may_place() and bool(hopes(trial))
    else:
        leads_there = lies < RAINBOW - MOST and goes_on(trial)
    then = "mine" if longest and trial.after.left > HAND - held else "open"
    return {"by": trial.move.kind, "lies": lies, "missing": RAINBOW - lies, "then": then} if leads_there else None


def leaves(trial: Trial) -> Answer:
    """The end of the turn: which backs of the other player would lose, and in a long row whether all fronts would."""
    if not goes_on(trial) or trial.after.then == trial.seat:
        return None
    row, other = trial.after, 1 - trial.seat
    lose = sum(not fits(row, face) for face in sides(row, trial.seat, other))
    many = colours(row) >= MANY
    if not lose and not many and (not trial.before.flipped or row.lying < RAINBOW - MOST):
        return None
    return {"lies": row.lying, "lose": lose, "stuck": many and not any(fits(row, face) for face in fronts(row, other))}


def needs_flip(trial: Trial) -> Answer:
    """A stop in a long row, where another card would need a flip."""
    if trial.move.kind != "stop" or trial.before.flipped or trial.before.lying < RAINBOW - MOST:
        return None
    return {"colours": colours(trial.before)}


def spoils(trial: Trial) -> Answer:
    """A colour that the other player has on the back of a card, and does not see there."""
    if trial.move.kind != "place" or front(trial) >= COLOURS or not goes_on(trial):
        return None
    backs = sides(trial.before, trial.seat, 1 - trial.seat).count(front(trial))
    return {"face": word(front(trial)), "backs": backs} if backs else None


# Hidden sides


def makes_room(trial: Trial) -> Answer:
    """A flip takes a colour away that the seat holds: no card has the same face twice."""
    if trial.move.kind != "flip" or not hopes(trial):
        return None
    face, held = trial.before.up(trial.move.spot - 1), fronts(trial.before, trial.seat)
    if face >= COLOURS or face not in held:
        return None
    return {"face": word(face), "open": "some" if any(fits(trial.before, each) for each in held) else "none"}


def flip_risk(trial: Trial) -> Answer:
    """A flip: what comes up, where the seat has seen it; otherwise how often it goes well, and lets a front follow."""
    if trial.move.kind != "flip" or (not goes_well(trial) if sure(trial) else completes(trial)):
        return None
    ready = hopes(trial)
    if makes_room(trial) or not ready:  # where it makes room, that is said already
        then = "no"
    else:
        then = "surely" if sure(trial) or LIGHT in ready or len(ready) > 1 else "maybe"
    return {
        "under": word(hidden(trial)) if sure(trial) else None,
        "can": "clash" if colours(trial.before, trial.move.spot - 1) else "shadow",
        "well": goes_well(trial),
        "then": then,
        "opens": then == "maybe" and opens(trial),
    }


def blind_risk(trial: Trial) -> Answer:
    """A blind card: how often it goes well, and what its front says about that."""
    if trial.move.kind != "blind" or trial.before.lying == RAINBOW - 1:
        return None
    face = front(trial)
    if not colours(trial.before):
        because = "nothing" if face == SHADOW else "empty"
    else:
        because = "shadow" if face == SHADOW else "some" if fits(trial.before, face) else "clash"
    return {"face": word(face), "because": because, "well": goes_well(trial)}


def hides(trial: Trial) -> Answer:
    """A blind card has its front down, which nobody but its owner has seen."""
    if trial.move.kind != "blind" or trial.before.lying == RAINBOW - 1:
        return None
    face = front(trial)
    return {"face": word(face), "trap": "free" if fits(trial.before, face) else "shadow" if face == SHADOW else "clash"}


# The own hand


def none_fits(trial: Trial) -> Answer:
    """A blind card or a stop where no front fits."""
    if trial.move.kind not in ("blind", "stop"):
        return None
    held = fronts(trial.before, trial.seat)
    return None if any(fits(trial.before, face) for face in held) else {"cards": len(held)}


def fits_in(trial: Trial) -> Answer:
    """A front that fits: the only one, or which of the others still fit after it."""
    if trial.move.kind != "place" or not goes_on(trial):
        return None
    held = fronts(trial.before, trial.seat)
    others = [face for face in fronts(trial.after, trial.seat) if fits(trial.after, face)]
    if len(held) > 1 and sum(fits(trial.before, face) for face in held) == 1:
        kind = "only"
    else:
        kind = "light" if LIGHT in others else "some" if others else "none"
    return {"face": word(front(trial)), "kind": kind, "others": len(others)}


def within_reach(trial: Trial) -> Answer:
    """As many cards may still be placed in this turn as are missing for the rainbow, and a front is ready."""
    before, after = trial.before, trial.after
    missing, may = RAINBOW - after.lying, MOST - after.placed
    if missing > may or trial.move.kind not in ("place", "flip"):
        return None
    if trial.move.kind == "flip":
        ready = before.lying < RAINBOW - 1 and bool(hopes(trial))
    else:
        ready = after.then == trial.seat and any(fits(after, face) for face in fronts(after, trial.seat))
    return {"missing": missing, "may": may} if ready and after.round == before.round else None


REASONS: tuple[Question, ...] = (
    wins,
    completes,
    makes_room,
    none_fits,
    gives_up,
    out_of_reach,
    leaves,
    flip_risk,
    blind_risk,
    hides,
    needs_flip,
    spoils,
    fits_in,
    within_reach,
)
