"""Rainbow Pirates: what an action did, as data, and the same in English.

A card is its letter, as a View has it; one of a group is spelled as it lies there, a WILD with its number.
"""

from dataclasses import dataclass

from sunshower.core.game import CHANCE, Eyes, Seat
from sunshower.core.happenings import Begins, Happening, Story, name
from sunshower.games.pirates.notation import MOVES, PiratesMove, called, move, named
from sunshower.games.pirates.pieces import BONUS, LETTERS, NAMES, NONE, Card, Phase, rainbows
from sunshower.games.pirates.rules import PiratesRules
from sunshower.games.pirates.view import letters, seats, spelled, tokens

Seats = tuple[Seat, ...]
Cards = tuple[str, ...]


# The deal and the draw


@dataclass(frozen=True, slots=True)
class CardDealt(Happening):
    """A seat gets a card of its first hand: seen by that seat alone."""

    card: str | None
    seen: Seats

    def sentence(self) -> str:
        return f"{name(self.seat)} is dealt {perhaps(self.card)}."


@dataclass(frozen=True, slots=True)
class CardTurnedUp(Happening):
    """A card goes from the draw pile to the face-up pair."""

    card: str

    def sentence(self) -> str:
        words = called(self.card)
        return f"{words[0].upper()}{words[1:]} is turned face up."


@dataclass(frozen=True, slots=True)
class DrawChosen(Happening):
    """A seat decides to draw from the draw pile; which cards it gets is chance's to say."""

    cards: int
    """How many there will be."""

    def sentence(self) -> str:
        return f"{name(self.seat)} draws from the draw pile."


@dataclass(frozen=True, slots=True)
class CardDrawn(Happening):
    """A card goes from the draw pile to a hand: seen by that seat, and by those who knew that it lay on top."""

    card: str | None
    pile: int
    """How many are left there."""
    seen: Seats

    def sentence(self) -> str:
        return f"{name(self.seat)} draws {perhaps(self.card)}."


@dataclass(frozen=True, slots=True)
class PairTaken(Happening):
    """The face-up cards go to a hand."""

    cards: Cards

    def sentence(self) -> str:
        return f"{name(self.seat)} takes the face-up {' and '.join(map(named, self.cards))}."


# Islands


@dataclass(frozen=True, slots=True)
class GroupLaid(Happening):
    """Cards go from a hand to the own island: a new group, or a Rainbow Pirate who joins the others."""

    cards: Cards
    group: str
    """As it lies there now."""

    def sentence(self) -> str:
        return f"{name(self.seat)} lays {together(self.cards)}."


@dataclass(frozen=True, slots=True)
class CardAdded(Happening):
    """A card goes from a hand to a group of the own island."""

    card: str
    group: str
    grown: str
    """What the group is now."""

    def sentence(self) -> str:
        return f"{name(self.seat)} adds {called(self.card)} to {self.group}."


@dataclass(frozen=True, slots=True)
class RainbowCompleted(Happening):
    """A group has become a full rainbow."""

    group: str
    rainbows: int
    """How many lie on the island now."""

    def sentence(self) -> str:
        return "That is a full rainbow."


@dataclass(frozen=True, slots=True)
class GroupLifted(Happening):
    """A group goes from the own island back to the hand."""

    cards: Cards
    group: str

    def sentence(self) -> str:
        return f"{name(self.seat)} takes {together(self.cards)} back into hand."


@dataclass(frozen=True, slots=True)
class CardLifted(Happening):
    """A card goes from a group of the own island back to the hand."""

    card: str
    group: str
    left: tuple[str, ...]
    """The groups that are left of it."""

    def sentence(self) -> str:
        return f"{name(self.seat)} takes {called(self.card)} from {self.group} back into hand."


# Black cards, and blocks


@dataclass(frozen=True, slots=True)
class BlackPlayed(Happening):
    """A black card goes from a hand to the discards, against one opponent or nobody in particular."""

    card: str
    target: Seat | None

    def sentence(self) -> str:
        against = "" if self.target is None else f" against {name(self.target)}"
        return f"{name(self.seat)} plays {called(self.card)}{against}."


@dataclass(frozen=True, slots=True)
class AskedToBlock(Happening):
    """The next opponent is asked whether to block a black card."""

    asked: Seat
    black: str
    blocker: str
    """The card that would block it."""


@dataclass(frozen=True, slots=True)
class LetThrough(Happening):
    """An opponent does not block a black card."""

    black: str

    def sentence(self) -> str:
        return f"{name(self.seat)} lets the {named(self.black)} through."


@dataclass(frozen=True, slots=True)
class Blocked(Happening):
    """A card goes from a hand to the discards, and stops a black card."""

    card: str
    black: str

    def sentence(self) -> str:
        return f"{name(self.seat)} blocks with {called(self.card)}."


@dataclass(frozen=True, slots=True)
class CameToNothing(Happening):
    """A black card that nobody blocks finds nothing to act on (P20, P33)."""

    black: str

    def sentence(self) -> str:
        return f"The {named(self.black)} comes to nothing."


@dataclass(frozen=True, slots=True)
class Raid(Happening):
    """A card leaves an opponent's island, and what cannot lie there without it goes to its owner's hand."""

    card: str
    owner: Seat
    group: str
    left: tuple[str, ...]
    """The groups that are left of it."""
    loose: Cards

    def taken(self) -> str:
        """What was taken, in words."""
        text = f"{called(self.card)} of {name(self.owner)}'s {self.group}"
        return f"{text}, and {''.join(self.loose)} goes back to the hand" if self.loose else text


@dataclass(frozen=True, slots=True)
class CardStolen(Raid):
    """A card goes from an opponent's island to the hand of whoever plays a Thief."""

    def sentence(self) -> str:
        return f"{name(self.seat)} steals {self.taken()}."


@dataclass(frozen=True, slots=True)
class CardBlownUp(Raid):
    """A card goes from an opponent's island to the discards, by a Cannon."""

    def sentence(self) -> str:
        return f"{name(self.seat)} blows up {self.taken()}."


@dataclass(frozen=True, slots=True)
class CardFetched(Happening):
    """A card goes from the discards to the hand of whoever plays a Salvager."""

    card: str

    def sentence(self) -> str:
        return f"{name(self.seat)} takes {called(self.card)} from the discards."


@dataclass(frozen=True, slots=True)
class CardGiven(Happening):
    """A black card goes from a hand to that of whoever plays a Captain: seen by those two."""

    card: str | None
    taker: Seat
    seen: Seats

    def sentence(self) -> str:
        return f"{name(self.seat)} gives {name(self.taker)} {perhaps(self.card, 'a black card')}."


@dataclass(frozen=True, slots=True)
class NothingGiven(Happening):
    """A seat has no black card for a Captain."""

    def sentence(self) -> str:
        return f"{name(self.seat)} has no black card to give."


@dataclass(frozen=True, slots=True)
class CardGrabbed(Happening):
    """A card goes from an opponent's hand to that of whoever plays a Stinker: seen by those two."""

    card: str | None
    owner: Seat
    seen: Seats

    def sentence(self) -> str:
        return f"{name(self.seat)} takes {perhaps(self.card)} from {name(self.owner)}'s hand."


@dataclass(frozen=True, slots=True)
class CardDemanded(Happening):
    """Whoever plays an Extortionist names a card to an opponent."""

    card: str
    owner: Seat

    def sentence(self) -> str:
        return f"{name(self.seat)} asks {name(self.owner)} for {called(self.card)}."


@dataclass(frozen=True, slots=True)
class CardHandedOver(Happening):
    """The card that was named goes from a hand to that of whoever asked."""

    card: str
    taker: Seat

    def sentence(self) -> str:
        return f"{name(self.seat)} hands {called(self.card)} over to {name(self.taker)}."


@dataclass(frozen=True, slots=True)
class CardDenied(Happening):
    """The card that was named is not there."""

    card: str

    def sentence(self) -> str:
        return f"{name(self.seat)} does not hold {called(self.card)}."


@dataclass(frozen=True, slots=True)
class CardLookedAt(Happening):
    """A card comes off the draw pile under the eyes of whoever plays a Lookout."""

    card: str | None
    seen: Seats

    def sentence(self) -> str:
        return f"{name(self.seat)} looks at the top of the draw pile and sees {perhaps(self.card)}."


@dataclass(frozen=True, slots=True)
class CardPutBack(Happening):
    """A card that was looked at goes back on the draw pile; the last one does so by itself."""

    card: str | None
    place: int
    """1 for the top."""
    seen: Seats

    def sentence(self) -> str:
        if self.seat is None:
            return f"The last one{f', {called(self.card)},' if self.card else ''} goes below."
        return f"{name(self.seat)} puts {perhaps(self.card)} back on the draw pile."


# Turns, and the end


@dataclass(frozen=True, slots=True)
class TurnBegins(Happening):
    """It is a seat's turn, or its time to place cards for the last time."""


@dataclass(frozen=True, slots=True)
class LastPlacement(Happening):
    """Nothing is left to draw: everybody places cards once more."""

    def sentence(self) -> str:
        return "There is nothing left to draw: now all place cards for the last time."


@dataclass(frozen=True, slots=True)
class DonePlacing(Happening):
    """A seat has placed its last cards."""

    def sentence(self) -> str:
        return f"{name(self.seat)} is done placing."


@dataclass(frozen=True, slots=True)
class WentOut(Happening):
    """A seat has gone out, which ends the game, for some points more."""

    points: int

    def sentence(self) -> str:
        return f"With that the game ends, and {name(self.seat)} goes out."


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


def perhaps(card: str | None, unseen: str = "a card") -> str:
    """A card in words, for those who see it."""
    return called(card) if card else unseen


def together(cards: Cards) -> str:
    """Cards that lie together, in words."""
    if cards[0] != "r":
        return "".join(cards)
    return called("r") if len(cards) == 1 else f"{len(cards)} {named('r')}s"


def tell(state: PiratesRules, action: int, eyes: Eyes) -> tuple[str, Story]:
    """An action about to be played, as these eyes see it: its text, and what happens."""
    played = move(state, action)
    after = state.clone()
    after.play(action)
    deed = drawn(state, after, played, eyes) if state.turn == CHANCE else done(state, after, played, eyes)
    hidden = played.card is not None and getattr(deed, "card", "") is None
    text = MOVES.format(played._replace(card="?") if hidden else played)
    return text, (deed, *effects(state, after, played, eyes), *changes(state, after))


def drawn(state: PiratesRules, after: PiratesRules, outcome: PiratesMove, eyes: Eyes) -> Happening:
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
        return CardDealt(state.dealt_seat(), seen_by(eyes, (state.dealt_seat(),), card), (state.dealt_seat(),))
    if state.black == Card.STINKER:
        return CardGrabbed(player, seen_by(eyes, (player, owner), card), owner, (player, owner))
    if state.black == Card.LOOKOUT:
        return CardLookedAt(player, seen_by(eyes, (player,), card), (player,))
    knowers = tuple(sorted({player, *seats(state.knowers(0))}))
    return CardDrawn(player, seen_by(eyes, knowers, card), after.pile(), knowers)


def seen_by(eyes: Eyes, seats: Seats, card: str) -> str | None:
    """A card that only some seats see, as these eyes do."""
    return card if eyes == "all" or eyes in seats else None


def done(state: PiratesRules, after: PiratesRules, played: PiratesMove, eyes: Eyes) -> Happening:
    """What a decision does."""
    seat, player, target, black = state.turn, state.player, state.target, LETTERS[state.black]
    card, group = played.card or "", played.group or ""
    match played.kind:
        case "lay":
            return GroupLaid(seat, tuple(tokens(group)), new_groups(state, after, seat)[0])
        case "add":
            return CardAdded(seat, card, group, new_groups(state, after, seat)[0])
        case "lift":
            return GroupLifted(seat, tuple(tokens(group)), group)
        case "take" if state.phase == Phase.TURN:
            return CardLifted(seat, card, group, new_groups(state, after, seat))
        case "take":
            loose = tuple(letters(after.hands[target] - state.hands[target]))
            raid = CardStolen if state.black == Card.THIEF else CardBlownUp
            return raid(seat, card, target, group, new_groups(state, after, target), loose)
        case "draw":
            pair = tuple(letters(state.pair))
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
            return CardGiven(seat, seen_by(eyes, (seat, player), card), player, (seat, player))
        case "nothing":
            return NothingGiven(seat)
        case "top":
            return CardPutBack(seat, seen_by(eyes, (seat,), card), state.tops_count() + 1, (seat,))
        case "done":
            return DonePlacing(seat)
    return BlackPlayed(seat, LETTERS[NAMES.index(played.kind)], played.seat)


def new_groups(state: PiratesRules, after: PiratesRules, seat: int) -> tuple[str, ...]:
    """The groups of an island that were not there before."""
    old = state.islands[seat][:]
    new: list[str] = []
    for group in after.islands[seat]:
        if group in old:
            old.remove(group)
        else:
            new.append(spelled(group))
    return tuple(new)


def effects(state: PiratesRules, after: PiratesRules, played: PiratesMove, eyes: Eyes) -> list[Happening]:
    """What comes of it at once."""
    seat, player = state.turn, state.player
    found: list[Happening] = []
    if played.kind in ("lay", "add") and rainbows(after.islands[seat]) > rainbows(state.islands[seat]):
        complete = rainbows(after.islands[seat])
        found.append(RainbowCompleted(seat, new_groups(state, after, seat)[0], complete))
    if after.black == NONE and (played.kind == "pass" or played.kind in NAMES):
        found.append(CameToNothing(None, LETTERS[state.black if played.kind == "pass" else NAMES.index(played.kind)]))
    if state.phase == Phase.ACT and state.black == Card.LOOKOUT and after.black == NONE:
        place = after.tops_count()
        card = seen_by(eyes, (player,), LETTERS[after.top(place - 1)])
        found.append(CardPutBack(None, card, place, (player,)))
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
