"""Chroma Cards' rainbow: what speaks for a move."""

from functools import lru_cache

from sunshower.core.game import NOBODY, OVER
from sunshower.core.message import Arg, Who, Word
from sunshower.core.reasons import Answer, Question, Trial
from sunshower.games.chroma.pieces import FULL, KINDS, SHAPES, TEXTS, face_of, missing, wild, word
from sunshower.games.chroma.rules import ChromaRules, less

CLOSE = 2
FAR = 3
"""A rainbow that lacks so few cards, or fewer, is a danger; one that lacks more than so many is no plan."""
OWN = ("play", "swap")


# Counting, kept: what a seat sees is the same in all the worlds that are asked


@lru_cache(maxsize=4000)
def lacks(cards: tuple[int, ...]) -> tuple[int, ...]:
    """How many more cards it takes to a rainbow of each shape."""
    return tuple(int(missing(list(cards), shape)) for shape in range(KINDS))


def nearest(cards: list[int]) -> int:
    """How many more cards it takes to any rainbow."""
    return min(lacks(tuple(sorted(cards))))


@lru_cache(maxsize=1000)
def nearer_with(cards: tuple[int, ...], come: tuple[int, ...]) -> int:
    """How many of the cards that may come bring some cards nearer to a rainbow."""
    now = nearest([*cards])
    return sum(count for face, count in enumerate(come) if count and nearest([*cards, face]) < now)


def to_come(state: ChromaRules, seat: int) -> tuple[int, ...]:
    """How many cards of each face may lie in the pile, as a seat knows it, and may be in hands as well."""
    cards = [*state.pool]
    for face in less(state.unseen_by(seat), state.sure_of(seat)):
        cards[face] += 1
    return tuple(cards)


def owned(state: ChromaRules, seat: int) -> list[int]:
    """What a seat has in front of it and in its hand."""
    return [*state.rainbow(seat), *state.hand(seat)]


def ways(state: ChromaRules, seat: int) -> list[tuple[int, int, int]]:
    """For each shape, how many cards a seat has to lay, how many of them to find, and the shape."""
    lay, find = lacks(tuple(state.rainbow(seat))), lacks(tuple(sorted(owned(state, seat))))
    return list(zip(lay, find, range(KINDS), strict=True))


def to_find(state: ChromaRules, seat: int) -> tuple[int, int, int]:
    """The fewest cards that a seat has to find, how many it has to lay for them, and the shape."""
    return min((find, lay, shape) for lay, find, shape in ways(state, seat))


def shaped(shape: int) -> Word:
    return Word("chroma-shape", SHAPES[shape])


# What a move is


def goes_on(trial: Trial) -> bool:
    """Whether the seat has something left to do after the move: its turn, or another one."""
    before: ChromaRules = trial.before
    another = before.turns + before.seats < before.limit
    return trial.move.kind in ("draw", "take") or (trial.after.turn != OVER and another)


def follower(trial: Trial) -> int | None:
    """Who has the next turn after this one, or None."""
    before: ChromaRules = trial.before
    ends = trial.after.turn == OVER or before.turns + 1 == before.limit
    return None if ends else (trial.seat + 1) % before.seats


def leaves(trial: Trial) -> str | None:
    """The card of one's own that goes to the discards."""
    return trial.move.card if trial.move.kind == "discard" else trial.move.gone if trial.move.kind == "swap" else None


def could_discard(trial: Trial) -> bool:
    """Whether a card that is added to the rainbow could have been discarded instead, and taken from there."""
    face = face_of(trial.move.card)
    return trial.move.kind == "play" and not wild(face) and not trial.before.is_idle(face)


def exchanged(trial: Trial) -> dict[str, Arg]:
    """The card that comes and the one that goes for it, if another one does."""
    # Both, so that no other move has the same reason: whoever plays a sixth card must be told which one goes.
    swaps = trial.move.kind == "swap" and trial.move.gone != trial.move.card
    return {"card": word(trial.move.card) if swaps else None, "gone": word(trial.move.gone) if swaps else None}


def would_help(state: ChromaRules, seat: int, face: int) -> bool:
    """Whether a card would bring what lies in front of a seat nearer to a rainbow."""
    cards = state.rainbow(seat)
    return nearest([*cards, face]) < nearest(cards)


# Winning, and keeping others from it


def wins(trial: Trial) -> Answer:
    """The last card of a rainbow, laid or within reach."""
    if trial.after.winner == trial.seat:
        shape = min(ways(trial.after, trial.seat))[2]
        return {"how": "lay", "shape": shaped(shape), **exchanged(trial)}
    if trial.move.kind != "take" or not to_find(trial.before, trial.seat)[0]:
        return None
    find, lay, shape = to_find(trial.after, trial.seat)
    return {"how": "take", "shape": shaped(shape), **exchanged(trial)} if (find, lay) == (0, 1) else None


def stops(trial: Trial) -> Answer:
    """A wild that throws somebody back, or leaves them fewer cards to wait for; and what they cannot take back."""
    if trial.move.kind != "wild" or trial.after.turn == OVER:
        return None
    owner, come = trial.move.seat, to_come(trial.before, trial.seat)
    had, has = trial.before.rainbow(owner), trial.after.rainbow(owner)
    was, now = nearest(had), nearest(has)
    cards, left = nearer_with(tuple(had), come), nearer_with(tuple(has), come)
    if (now, -left) <= (was, -cards):
        return None
    return {
        "owner": Who(owner),
        "how": "fewer" if now == was else "last" if was == 1 else "back",
        "was": was,
        "now": now,
        "cards": cards,
        "left": left,
        "all": sum(come),
        "locked": word(trial.move.gone) if locks_out(trial, owner) else None,
    }


def locks_out(trial: Trial, owner: int) -> bool:
    """Whether a card that its owner still needs is locked until the owner's next turn is over."""
    barred = [(trial.seat + turn) % trial.before.seats for turn in range(1, trial.after.lock(0) + 1)]
    needed = would_help(trial.after, owner, face_of(trial.move.gone))
    return needed and owner in barred


def denies(trial: Trial) -> Answer:
    """A card that the next player could use is taken, covered, or not thrown away."""
    who = follower(trial)
    if who is None or trial.move.kind == "draw":
        return None
    how, face = "cover", trial.before.top()
    if trial.move.kind == "take":
        how = "take"
    elif trial.move.kind == "play":
        how, face = "keep", face_of(trial.move.card)
        if nearer(trial) or not could_discard(trial):
            return None
    else:
        comes_free = trial.before.discards and not wild(face) and trial.before.lock(0) <= 1
        if not comes_free or (trial.after.may_take() and would_help(trial.after, who, trial.after.top())):
            return None
    left = nearest([*trial.after.rainbow(who), face])
    if left > CLOSE or not would_help(trial.after, who, face):
        return None
    return {"who": Who(who), "how": how, "card": word(TEXTS[face]), "left": left}


# Getting nearer


def nearer(trial: Trial) -> Answer:
    """A card that brings the own rainbow nearer, and how many of the others are in the hand."""
    if trial.move.kind not in OWN or not goes_on(trial):
        return None
    was = nearest(trial.before.rainbow(trial.seat))
    lay, find, shape = min(ways(trial.after, trial.seat))
    if lay >= was:
        return None
    has = "none" if find == lay else "some" if find else "all"
    if was == FULL and has == "none" and not wild(face_of(trial.move.card)):  # as any first card would
        return None
    return {"shape": shaped(shape), "was": was, "now": lay, "has": has, "held": lay - find, **exchanged(trial)}


def finds(trial: Trial) -> Answer:
    """A discard with which there is less to find."""
    if trial.move.kind != "take" or wins(trial):
        return None
    was, (now, _, shape) = to_find(trial.before, trial.seat)[0], to_find(trial.after, trial.seat)
    if now >= was:
        return None
    return {"shape": shaped(shape), "was": was, "now": now}


def ready(trial: Trial) -> Answer:
    """All that is missing is in the hand."""
    find, lay, shape = to_find(trial.after, trial.seat)
    if find or not lay or not goes_on(trial) or wins(trial) or finds(trial):
        return None
    lays = nearer(trial)
    return {"shape": shaped(shape), "left": lay} if lays is None or lays["has"] != "all" else None


def outs(trial: Trial) -> Answer:
    """How many of the cards that may come would help, and that the top discard does not; or would be the last."""
    drawn = trial.move.kind == "draw"
    state, seat = trial.after, trial.seat
    last = nearest(state.rainbow(seat)) == 1
    waits = drawn or (last and state.pile and nearer(trial))
    find = to_find(state, seat)[0]
    if not waits or not find:
        return None
    near = [shape for lay, left, shape in ways(state, seat) if (lay if last else left) == (1 if last else find)]
    mine = state.rainbow(seat) if last else owned(state, seat)
    come = to_come(state, seat)
    useless = drawn and trial.before.may_take() and not top_helps(trial)
    told = {
        "top": word(TEXTS[trial.before.top()]) if useless else None,
        "cards": nearer_with(tuple(sorted(mine)), come),
        "all": sum(come),
        "pile": trial.before.pile,
        "last": "yes" if last else "no",
        "shape": shaped(near[0]) if len(near) == 1 else None,
    }
    return told if told["cards"] else None


def top_helps(trial: Trial) -> bool:
    """Whether there is less to find with the top discard."""
    mine = owned(trial.before, trial.seat)
    return nearest([*mine, trial.before.top()]) < nearest(mine)


def wilds(trial: Trial) -> Answer:
    """A draw in spite of a discard that helps: only the pile has wilds."""
    if trial.move.kind != "draw" or not trial.before.may_take() or not top_helps(trial):
        return None
    cards = sum(count for face, count in enumerate(to_come(trial.after, trial.seat)) if wild(face))
    return {"cards": cards} if cards else None


def second(trial: Trial) -> Answer:
    """A card for another shape that is almost as near, or for which most is held; a discard counts as it is held."""
    takes = trial.move.kind == "take"
    if not (takes or trial.move.kind in OWN) or not goes_on(trial) or nearer(trial) or finds(trial) or wins(trial):
        return None
    were, are = (
        [(find, find if takes else lay, shape) for lay, find, shape in ways(state, trial.seat)]
        for state in (trial.before, trial.after)
    )
    near = min(FAR, min(left for _, left, _ in are) + 1)
    gains = [
        now
        for was, now in zip(were, are, strict=True)
        if 0 < now[1] < was[1] and (now[1] <= near or now[0] == min(are)[0] < FAR)
    ]
    if not gains:
        return None
    find, left, shape = min(gains)
    held = left - find if find else 0  # to have them all is told by itself
    return {"how": "take" if takes else "lay", "shape": shaped(shape), "now": left, "held": held, **exchanged(trial)}


# Letting go


def spares(trial: Trial) -> Answer:
    """A card without which there is no more to find."""
    if leaves(trial) is None or not goes_on(trial) or nearer(trial) or second(trial):
        return None
    find, _, shape = to_find(trial.after, trial.seat)
    same = find == to_find(trial.before, trial.seat)[0]
    return {"shape": shaped(shape), "find": find, **exchanged(trial)} if same else None


def harmless(trial: Trial) -> Answer:
    """A card on the discards that is no use to the next player."""
    who, card = follower(trial), leaves(trial)
    if who is None or card is None or not trial.after.may_take() or denies(trial):
        return None
    if trial.move.kind == "swap" and nearest(trial.after.rainbow(who)) > CLOSE:
        return None
    return None if would_help(trial.after, who, face_of(card)) else {"who": Who(who), "card": word(card)}


def parks(trial: Trial) -> Answer:
    """A card that is no use, but in one's own rainbow nobody takes it."""
    who = follower(trial)
    if who is None or not could_discard(trial):
        return None
    return None if nearer(trial) or second(trial) or denies(trial) else {"who": Who(who)}


def keeps_wild(trial: Trial) -> Answer:
    """The wilds that stay in the hand."""
    if trial.move.card is None or wild(face_of(trial.move.card)) or not goes_on(trial):
        return None
    kept = dict.fromkeys(word(TEXTS[face]) for face in trial.after.hand(trial.seat) if wild(face))
    return {"cards": tuple(kept)} if kept else None


def last_turn(trial: Trial) -> Answer:
    """There is no other turn."""
    if goes_on(trial) or trial.after.winner != NOBODY:
        return None
    return {"over": "yes" if trial.after.turn == OVER else "no"}


REASONS: tuple[Question, ...] = (
    wins,
    stops,
    denies,
    nearer,
    finds,
    ready,
    second,
    wilds,
    outs,
    spares,
    harmless,
    parks,
    keeps_wild,
    last_turn,
)
