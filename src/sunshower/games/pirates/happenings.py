"""Rainbow Pirates: what an action did, as data, and the same in English.

A card is its letter, as a View has it; one of a group is spelled as it lies there, a WILD with its number.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from sunshower.core.game import CHANCE, Eyes, Seat
from sunshower.core.happenings import Begins, Happening, Story, name
from sunshower.games.pirates.notation import MOVES, PiratesMove, called, move, named
from sunshower.games.pirates.pieces import BONUS, LETTERS, NAMES, NONE, Card, Phase, rainbows
from sunshower.games.pirates.rules import PiratesRules
from sunshower.games.pirates.view import in_order, seats, spelled, tokens

Seats = tuple[Seat, ...]
Cards = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Told(Happening):
    """Something whose sentence is a template with its parts."""

    says = ""

    def sentence(self) -> str:
        """The template with seats by name and cards in words."""
        said = {part: say(getattr(self, part)) for part, say in SAID.items() if f"{{{part}}}" in self.says}
        words = self.says.format(**said)
        return words[0].upper() + words[1:]


# The deal and the draw


@dataclass(frozen=True, slots=True)
class CardDealt(Told):
    """A seat gets a card of its first hand: seen by that seat alone."""

    says = "{seat} is dealt {card}."
    card: str | None
    seen: Seats


@dataclass(frozen=True, slots=True)
class CardTurnedUp(Told):
    """A card goes from the draw pile to the face-up pair."""

    says = "{card} is turned face up."
    card: str


@dataclass(frozen=True, slots=True)
class DrawChosen(Told):
    """A seat decides to draw from the draw pile; which cards it gets is chance's to say."""

    says = "{seat} draws from the draw pile."
    cards: int
    """How many there will be."""


@dataclass(frozen=True, slots=True)
class CardDrawn(Told):
    """A card goes from the draw pile to a hand: seen by that seat, and by those who knew that it lay on top."""

    says = "{seat} draws {card}."
    card: str | None
    pile: int
    """How many are left there."""
    seen: Seats


@dataclass(frozen=True, slots=True)
class PairTaken(Happening):
    """The face-up cards go to a hand."""

    cards: Cards

    def sentence(self) -> str:
        return f"{name(self.seat)} takes the face-up {' and '.join(map(named, self.cards))}."


# Islands


@dataclass(frozen=True, slots=True)
class GroupLaid(Told):
    """Cards go from a hand to the own island: a new group, or a Rainbow Pirate who joins the others."""

    says = "{seat} lays {cards}."
    cards: Cards
    group: str
    """As it lies there now."""


@dataclass(frozen=True, slots=True)
class CardAdded(Told):
    """A card goes from a hand to a group of the own island."""

    says = "{seat} adds {card} to {group}."
    card: str
    group: str
    grown: str
    """What the group is now."""


@dataclass(frozen=True, slots=True)
class RainbowCompleted(Told):
    """A group has become a full rainbow."""

    says = "That is a full rainbow."
    group: str
    rainbows: int
    """How many lie on the island now."""


@dataclass(frozen=True, slots=True)
class GroupLifted(Told):
    """A group goes from the own island back to the hand."""

    says = "{seat} takes {cards} back into hand."
    cards: Cards
    group: str


@dataclass(frozen=True, slots=True)
class CardLifted(Told):
    """A card goes from a group of the own island back to the hand."""

    says = "{seat} takes {card} from {group} back into hand."
    card: str
    group: str
    left: tuple[str, ...]
    """The groups that are left of it."""


# Black cards, and blocks


@dataclass(frozen=True, slots=True)
class BlackPlayed(Told):
    """A black card goes from a hand to the discards, against one opponent or nobody in particular."""

    says = "{seat} plays {card}{target}."
    card: str
    target: Seat | None


@dataclass(frozen=True, slots=True)
class AskedToBlock(Happening):
    """The next opponent is asked whether to block a black card."""

    asked: Seat
    black: str
    blocker: str
    """The card that would block it."""


@dataclass(frozen=True, slots=True)
class LetThrough(Told):
    """An opponent does not block a black card."""

    says = "{seat} lets the {black} through."
    black: str


@dataclass(frozen=True, slots=True)
class Blocked(Told):
    """A card goes from a hand to the discards, and stops a black card."""

    says = "{seat} blocks with {card}."
    card: str
    black: str


@dataclass(frozen=True, slots=True)
class CameToNothing(Told):
    """A black card that nobody blocks finds nothing to act on (P20, P33)."""

    says = "The {black} comes to nothing."
    black: str


@dataclass(frozen=True, slots=True)
class Raid(Told):
    """A card leaves an opponent's island, and what cannot lie there without it goes to its owner's hand."""

    card: str
    owner: Seat
    group: str
    left: tuple[str, ...]
    """The groups that are left of it."""
    loose: Cards


@dataclass(frozen=True, slots=True)
class CardStolen(Raid):
    """A card goes from an opponent's island to the hand of whoever plays a Thief."""

    says = "{seat} steals {card} of {owner}'s {group}{loose}."


@dataclass(frozen=True, slots=True)
class CardBlownUp(Raid):
    """A card goes from an opponent's island to the discards, by a Cannon."""

    says = "{seat} blows up {card} of {owner}'s {group}{loose}."


@dataclass(frozen=True, slots=True)
class CardFetched(Told):
    """A card goes from the discards to the hand of whoever plays a Salvager."""

    says = "{seat} takes {card} from the discards."
    card: str


@dataclass(frozen=True, slots=True)
class CardGiven(Happening):
    """A black card goes from a hand to that of whoever plays a Captain: seen by those two."""

    card: str | None
    taker: Seat
    seen: Seats

    def sentence(self) -> str:
        return f"{name(self.seat)} gives {name(self.taker)} {perhaps(self.card, 'a black card')}."


@dataclass(frozen=True, slots=True)
class NothingGiven(Told):
    """A seat has no black card for a Captain."""

    says = "{seat} has no black card to give."


@dataclass(frozen=True, slots=True)
class CardGrabbed(Told):
    """A card goes from an opponent's hand to that of whoever plays a Stinker: seen by those two."""

    says = "{seat} takes {card} from {owner}'s hand."
    card: str | None
    owner: Seat
    seen: Seats


@dataclass(frozen=True, slots=True)
class CardDemanded(Told):
    """Whoever plays an Extortionist names a card to an opponent."""

    says = "{seat} asks {owner} for {card}."
    card: str
    owner: Seat


@dataclass(frozen=True, slots=True)
class CardHandedOver(Told):
    """The card that was named goes from a hand to that of whoever asked."""

    says = "{seat} hands {card} over to {taker}."
    card: str
    taker: Seat


@dataclass(frozen=True, slots=True)
class CardDenied(Told):
    """The card that was named is not there."""

    says = "{seat} does not hold {card}."
    card: str


@dataclass(frozen=True, slots=True)
class CardLookedAt(Told):
    """A card comes off the draw pile under the eyes of whoever plays a Lookout."""

    says = "{seat} looks at the top of the draw pile and sees {card}."
    card: str | None
    seen: Seats


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
class LastPlacement(Told):
    """Nothing is left to draw: everybody places cards once more."""

    says = "There is nothing left to draw: now all place cards for the last time."


@dataclass(frozen=True, slots=True)
class DonePlacing(Told):
    """A seat has placed its last cards."""

    says = "{seat} is done placing."


@dataclass(frozen=True, slots=True)
class WentOut(Told):
    """A seat has gone out, which ends the game, for some points more."""

    says = "With that the game ends, and {seat} goes out."
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


def perhaps(card: str | None, unseen: str = "a card") -> str:
    """A card in words, for those who see it."""
    return called(card) if card else unseen


def together(cards: Cards) -> str:
    """Cards that lie together, in words."""
    if cards[0] != "r":
        return "".join(cards)
    return called("r") if len(cards) == 1 else f"{len(cards)} {named('r')}s"


SAID: dict[str, Callable[[Any], str]] = {
    "seat": name,
    "owner": name,
    "taker": name,
    "target": lambda seat: "" if seat is None else f" against {name(seat)}",
    "card": perhaps,
    "black": named,
    "cards": together,
    "group": str,
    "loose": lambda cards: f", and {''.join(cards)} goes back to the hand" if cards else "",
}
"""How each part is said."""


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
        return CardLookedAt(player, card, (player,))
    return CardDrawn(player, card, after.pile(), tuple(sorted({player, *seats(state.knowers(0))})))


def done(state: PiratesRules, after: PiratesRules, played: PiratesMove) -> Happening:
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
            loose = tuple(in_order(after.hands[target] - state.hands[target]))
            raid = CardStolen if state.black == Card.THIEF else CardBlownUp
            return raid(seat, card, target, group, new_groups(state, after, target), loose)
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
