"""Rainbow Pirates: what an action did, as data.

A card is its letter, as a View has it; one of a group is spelled as it lies there, a WILD with its number. A group has
its name in the catalogues along, for there are too many groups to have words for each.
"""

from collections import Counter
from dataclasses import dataclass, replace
from typing import Annotated, Any

from sunshower.core.game import CHANCE, Eyes, Seat
from sunshower.core.happenings import Begins, Happening, Player, Story
from sunshower.games.pirates.notation import MOVES, PiratesMove, move
from sunshower.games.pirates.pieces import BONUS, LETTERS, NAMES, NONE, Card, Phase, rainbows, size
from sunshower.games.pirates.rules import PiratesRules
from sunshower.games.pirates.view import alike, in_order, seats, shape, spelled, tokens, wilds_of

Seats = tuple[Seat, ...]
Letter = Annotated[str, "pirates-card"]
Cards = tuple[Letter, ...]
Shape = Annotated[str, "pirates-group"]


# The deal and the draw


@dataclass(frozen=True, slots=True)
class CardDealt(Happening):
    """A seat gets a card of its first hand: seen by that seat alone."""

    card: Letter | None
    seen: Seats


@dataclass(frozen=True, slots=True)
class CardTurnedUp(Happening):
    """A card goes from the draw pile to the face-up pair."""

    card: Letter


@dataclass(frozen=True, slots=True)
class DrawChosen(Happening):
    """A seat decides to draw from the draw pile; which cards it gets is chance's to say."""

    cards: int
    """How many there will be."""


@dataclass(frozen=True, slots=True)
class CardDrawn(Happening):
    """A card goes from the draw pile to a hand: seen by that seat, and by those who knew that it lay on top."""

    card: Letter | None
    pile: int
    """How many are left there."""
    seen: Seats


@dataclass(frozen=True, slots=True)
class PairTaken(Happening):
    """The face-up cards go to a hand."""

    cards: Cards


# Islands


@dataclass(frozen=True, slots=True)
class GroupLaid(Happening):
    """Cards go from a hand to the own island: a new group, or a Rainbow Pirate who joins the others."""

    cards: Cards
    group: str
    """As it lies there now."""
    alike: Letter | None
    """What all these cards are, if they are alike, WILDs taken for what they stand for."""
    wilds: int
    """How many of them are WILDs."""


@dataclass(frozen=True, slots=True)
class CardAdded(Happening):
    """A card goes from a hand to a group of the own island."""

    card: Letter
    group: str
    grown: str
    """What the group is now."""
    shape: Shape
    """What it was called."""
    apart: Cards
    """Its cards, where another group of that island is called the same: so it is in all that is done to a group."""


@dataclass(frozen=True, slots=True)
class RainbowCompleted(Happening):
    """A group has become a full rainbow."""

    group: str
    rainbows: int
    """How many lie on the island now."""


@dataclass(frozen=True, slots=True)
class GroupLifted(Happening):
    """A group goes from the own island back to the hand."""

    cards: Cards
    group: str
    shape: Shape
    apart: Cards


@dataclass(frozen=True, slots=True)
class CardLifted(Happening):
    """A card goes from a group of the own island back to the hand."""

    card: Letter
    group: str
    left: tuple[str, ...]
    """The groups that are left of it."""
    shape: Shape
    apart: Cards


# Black cards, and blocks


@dataclass(frozen=True, slots=True)
class BlackPlayed(Happening):
    """A black card goes from a hand to the discards, against one opponent or nobody in particular."""

    card: Letter
    target: Player | None


@dataclass(frozen=True, slots=True)
class AskedToBlock(Happening):
    """The next opponent is asked whether to block a black card."""

    asked: Player
    black: Letter
    blocker: Letter
    """The card that would block it."""


@dataclass(frozen=True, slots=True)
class LetThrough(Happening):
    """An opponent does not block a black card."""

    black: Letter


@dataclass(frozen=True, slots=True)
class Blocked(Happening):
    """A card goes from a hand to the discards, and stops a black card."""

    card: Letter
    black: Letter


@dataclass(frozen=True, slots=True)
class CameToNothing(Happening):
    """A black card that nobody blocks finds nothing to act on (P20, P33)."""

    black: Letter


@dataclass(frozen=True, slots=True)
class Raid(Happening):
    """A card leaves an opponent's island, and what cannot lie there without it goes to its owner's hand."""

    card: Letter
    owner: Player
    group: str
    left: tuple[str, ...]
    """The groups that are left of it."""
    loose: Cards
    shape: Shape
    apart: Cards


@dataclass(frozen=True, slots=True)
class CardStolen(Raid):
    """A card goes from an opponent's island to the hand of whoever plays a Thief."""


@dataclass(frozen=True, slots=True)
class CardBlownUp(Raid):
    """A card goes from an opponent's island to the discards, by a Cannon."""


@dataclass(frozen=True, slots=True)
class CardFetched(Happening):
    """A card goes from the discards to the hand of whoever plays a Salvager."""

    card: Letter


@dataclass(frozen=True, slots=True)
class CardGiven(Happening):
    """A black card goes from a hand to that of whoever plays a Captain: seen by those two."""

    card: Letter | None
    taker: Player
    seen: Seats


@dataclass(frozen=True, slots=True)
class NothingGiven(Happening):
    """A seat has no black card for a Captain."""


@dataclass(frozen=True, slots=True)
class CardGrabbed(Happening):
    """A card goes from an opponent's hand to that of whoever plays a Stinker: seen by those two."""

    card: Letter | None
    owner: Player
    seen: Seats


@dataclass(frozen=True, slots=True)
class CardDemanded(Happening):
    """Whoever plays an Extortionist names a card to an opponent."""

    card: Letter
    owner: Player


@dataclass(frozen=True, slots=True)
class CardHandedOver(Happening):
    """The card that was named goes from a hand to that of whoever asked."""

    card: Letter
    taker: Player


@dataclass(frozen=True, slots=True)
class CardDenied(Happening):
    """The card that was named is not there."""

    card: Letter


@dataclass(frozen=True, slots=True)
class CardLookedAt(Happening):
    """A card comes off the draw pile under the eyes of whoever plays a Lookout."""

    card: Letter | None
    place: int
    """1 for the top."""
    seen: Seats


@dataclass(frozen=True, slots=True)
class CardPutBack(Happening):
    """A card that was looked at goes back on the draw pile; the last one does so by itself."""

    card: Letter | None
    place: int
    """1 for the top."""
    seen: Seats


# Turns, and the end


@dataclass(frozen=True, slots=True)
class TurnBegins(Happening):
    """It is a seat's turn, or its time to place cards for the last time."""


@dataclass(frozen=True, slots=True)
class LastPlacement(Happening):
    """Nothing is left to draw: everybody places cards once more."""


@dataclass(frozen=True, slots=True)
class DonePlacing(Happening):
    """A seat has placed its last cards."""


@dataclass(frozen=True, slots=True)
class WentOut(Happening):
    """A seat has gone out, which ends the game, for some points more."""

    points: int


HAPPENINGS: tuple[type[Happening], ...] = (
    Begins,
    CardDealt,
    CardTurnedUp,
    DrawChosen,
    CardDrawn,
    PairTaken,
    GroupLaid,
    CardAdded,
    RainbowCompleted,
    GroupLifted,
    CardLifted,
    BlackPlayed,
    AskedToBlock,
    LetThrough,
    Blocked,
    CameToNothing,
    CardStolen,
    CardBlownUp,
    CardFetched,
    CardGiven,
    NothingGiven,
    CardGrabbed,
    CardDemanded,
    CardHandedOver,
    CardDenied,
    CardLookedAt,
    CardPutBack,
    TurnBegins,
    LastPlacement,
    DonePlacing,
    WentOut,
)


def tell(state: PiratesRules, action: int, eyes: Eyes) -> tuple[str, Story]:
    """An action about to be played, as these eyes see it: its text, and what happens."""
    played = move(state, action)
    after = state.clone()
    after.play(action)
    deed = drawn(state, after, played) if state.turn == CHANCE else done(state, after, played)
    story = [as_seen(each, eyes) for each in (deed, *effects(state, after, played), *changes(state, after))]
    hidden = played.card is not None and getattr(story[0], "card", "") is None
    return MOVES.format(played._replace(card="?") if hidden else played), tuple(story)


def as_seen(happening: Any, eyes: Eyes) -> Happening:
    """What happened as these eyes see it: a card that only some seats see is None to all others."""
    hidden = eyes != "all" and eyes not in getattr(happening, "seen", (eyes,))
    seen: Happening = replace(happening, card=None) if hidden else happening
    return seen


def drawn(state: PiratesRules, after: PiratesRules, outcome: PiratesMove) -> Happening:
    """What chance does."""
    player, owner, card = state.player, state.target, outcome.card or ""
    match outcome.kind:
        case "first":
            return Begins(outcome.seat)
        case "no":
            return CardDenied(owner, LETTERS[state.named])
        case "yes":
            return CardHandedOver(owner, LETTERS[state.named], player)
    if state.phase == Phase.REFILL or (state.phase == Phase.DEAL and state.dealt_seat() == NONE):
        return CardTurnedUp(None, card)
    if state.phase == Phase.DEAL:
        return CardDealt(state.dealt_seat(), card, (state.dealt_seat(),))
    if state.black == Card.STINKER:
        return CardGrabbed(player, card, owner, (player, owner))
    if state.black == Card.LOOKOUT:
        return CardLookedAt(player, card, size(state.looked) + 1, (player,))
    return CardDrawn(player, card, after.pile(), tuple(sorted({player, *seats(state.knowers(0))})))


def recognised(state: PiratesRules, seat: int, group: str) -> tuple[Shape, Cards]:
    """What a group of an island is called, and its cards if that alone does not tell which it is."""
    like = {other for other in map(spelled, state.islands[seat]) if shape(other) == shape(group)}
    return shape(group), tuple(tokens(group)) if len(like) > 1 else ()


def done(state: PiratesRules, after: PiratesRules, played: PiratesMove) -> Happening:
    """What a decision does."""
    seat, player, target, black = state.turn, state.player, state.target, LETTERS[state.black]
    card, group = played.card or "", played.group or ""
    match played.kind:
        case "lay":
            laid = new_groups(state, after, seat)[0]
            return GroupLaid(seat, tuple(tokens(group)), laid, alike(group), wilds_of(group))
        case "add":
            return CardAdded(seat, card, group, new_groups(state, after, seat)[0], *recognised(state, seat, group))
        case "lift":
            return GroupLifted(seat, tuple(tokens(group)), group, *recognised(state, seat, group))
        case "take" if state.phase == Phase.TURN:
            return CardLifted(seat, card, group, new_groups(state, after, seat), *recognised(state, seat, group))
        case "take":
            loose = tuple(in_order(after.hands[target] - state.hands[target]))
            raid = CardStolen if state.black == Card.THIEF else CardBlownUp
            left = new_groups(state, after, target)
            return raid(seat, card, target, group, left, loose, *recognised(state, target, group))
        case "draw":
            pair = tuple(in_order(state.pair))
            return PairTaken(seat, pair) if played.source == "pair" else DrawChosen(seat, after.left)
        case "pass":
            return LetThrough(seat, black)
        case "block":
            return Blocked(seat, card, black)
        case "fetch":
            return CardFetched(seat, card)
        case "name":
            return CardDemanded(seat, card, target)
        case "give":
            return CardGiven(seat, card, player, (seat, player))
        case "nothing":
            return NothingGiven(seat)
        case "top":
            return CardPutBack(seat, card, state.tops_count() + 1, (seat,))
        case "done":
            return DonePlacing(seat)
    return BlackPlayed(seat, LETTERS[NAMES.index(played.kind)], played.seat)


def new_groups(state: PiratesRules, after: PiratesRules, seat: int) -> tuple[str, ...]:
    """The groups of an island that were not there before."""
    new = Counter(after.islands[seat]) - Counter(state.islands[seat])
    return tuple(map(spelled, new.elements()))


def effects(state: PiratesRules, after: PiratesRules, played: PiratesMove) -> list[Happening]:
    """What comes of it at once."""
    seat = state.turn
    found: list[Happening] = []
    if played.kind in ("lay", "add") and rainbows(after.islands[seat]) > rainbows(state.islands[seat]):
        complete = rainbows(after.islands[seat])
        found.append(RainbowCompleted(seat, new_groups(state, after, seat)[0], complete))
    if after.black == NONE and (played.kind == "pass" or played.kind in NAMES):
        found.append(CameToNothing(None, LETTERS[state.black if played.kind == "pass" else NAMES.index(played.kind)]))
    if state.phase == Phase.ACT and state.black == Card.LOOKOUT and after.black == NONE:
        place = after.tops_count()
        found.append(CardPutBack(None, LETTERS[after.top(place - 1)], place, (state.player,)))
    if after.phase == Phase.BLOCK:
        bribe = LETTERS[after.blocker(after.black)]
        found.append(AskedToBlock(None, after.turn, LETTERS[after.black], bribe))
    return found


def changes(state: PiratesRules, after: PiratesRules) -> list[Happening]:
    """Whose turn it is now, and whether the end has come or is near."""
    found: list[Happening] = []
    if after.out != NONE:
        found.append(WentOut(after.out, BONUS))
    if after.phase == Phase.LAST and state.phase != Phase.LAST:
        found.append(LastPlacement(None))
    begins = state.phase == Phase.DEAL or after.player != state.player
    if (after.phase == Phase.TURN and begins) or (after.phase == Phase.LAST and after.turn != state.turn):
        found.append(TurnBegins(after.turn))
    return found
