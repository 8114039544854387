"""Rainbow Pirates: the facts that a pair of eyes sees, each declared once, and a State guessed from them.

Cards are letters: 1 to 7, w for WILD, r for a Rainbow Pirate, and one for each black kind. A group is a row of them,
with every WILD in front of the number it stands for, such as 34w5.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from typing import Annotated, Literal, TypedDict

from sunshower.core.chance import Rng
from sunshower.core.facts import DERIVED, FLAG, SEAT, Fact, Facts, Kind, Number, PerSeat, Row, Word, bad, read_number
from sunshower.core.game import NOBODY, Eyes, View
from sunshower.games.pirates.pieces import (
    HAND,
    KINDS,
    LETTERS,
    MOST_SEATS,
    NAMES,
    NONE,
    OPTIONS,
    PAIR,
    RELIFTS,
    Card,
    Form,
    Phase,
    a_run,
    a_set,
    cards_of,
    colour,
    count,
    form,
    full_rainbow,
    group_cards,
    high,
    low,
    lying_cards,
    naturals,
    size,
    wild_at,
    wilds,
)
from sunshower.games.pirates.rules import PiratesRules, setup

PhaseName = Literal["first", "deal", "turn", "block", "act", "draw", "refill", "last", "over"]
BlackName = Literal["thief", "cannon", "salvager", "captain", "stinker", "shore-leave", "extortionist", "lookout"]
TOKEN = re.compile("w?[1-7]")
CACHED = 4096
ONE = {letter: cards_of(kind, 1) for kind, letter in enumerate(LETTERS)}


# Cards and groups as letters


@lru_cache(CACHED)
def in_order(cards: int) -> str:
    return "".join(LETTERS[kind] * count(cards, kind) for kind in range(KINDS))


def counted(cards: Iterable[str | None]) -> int:
    """Letters as cards that are only counted, those not seen left out."""
    return sum(ONE[card] for card in cards if card)


@lru_cache(CACHED)
def spelled(group: int) -> str:
    """A group as text."""
    if form(group) == Form.SET:
        number = LETTERS[colour(group)]
        return number * naturals(group) + f"w{number}" * wilds(group)
    if form(group) == Form.RUN:
        places = range(low(group), high(group) + 1)
        return "".join(("w" if wild_at(group, place) else "") + LETTERS[place] for place in places)
    return in_order(group_cards(group))


@lru_cache(CACHED)
def grouped(text: str) -> int | None:
    """The group that a text spells, of whatever size, its cards in any order; None if they are no group."""
    if text and not text.strip(LETTERS[Card.BLACK : Card.PIRATE]):
        cards = [LETTERS.index(letter) - Card.BLACK for letter in text]
        most = max(cards.count(card) for card in cards)
        return None if most > 7 else Form.BLACK + sum(1 << 3 * card for card in cards)
    if text and not text.strip("r"):
        return Form.PIRATES + len(text) if len(text) < 8 else None
    if not re.fullmatch(f"({TOKEN.pattern})+", text) or len(text) > 40:
        return None
    tokens = sorted(TOKEN.findall(text), key=lambda token: token[-1])
    places = [LETTERS.index(token[-1]) for token in tokens]
    number = sum(token[0] == "w" for token in tokens)
    if len(set(places)) == 1 and len(tokens) - number < 16 and number < 16:
        return a_set(places[0], len(tokens) - number, number)
    if places == list(range(places[0], places[0] + len(places))):
        return a_run(places[0], places[-1], sum(1 << place for place, token in zip(places, tokens) if token[0] == "w"))
    return None


def tokens(group: str) -> list[str]:
    """The cards of a group, each WILD with the number it stands for."""
    return TOKEN.findall(group) or list(group)


def shape(text: str) -> str:
    """What a group is called in the catalogues: 36 is a run, 5 a set; or it is a rainbow, black, pirate or pirates."""
    group = grouped(text) or 0
    if full_rainbow(group):
        return "rainbow"
    if form(group) == Form.SET:
        return LETTERS[colour(group)]
    if form(group) == Form.RUN:
        return LETTERS[low(group)] + LETTERS[high(group)]
    return "black" if form(group) == Form.BLACK else "pirate" if len(text) == 1 else "pirates"


def alike(group: str) -> str | None:
    """What all cards of a group are, WILDs taken for what they stand for; None if they differ, or there is but one."""
    kinds = [token[-1] for token in tokens(group)]
    return kinds[0] if len(kinds) > 1 and len(set(kinds)) == 1 else None


def wilds_of(group: str) -> int:
    """How many WILDs there are in a group of colours."""
    return group.count("w")


# The facts


class PiratesSecret(TypedDict):
    """What one seat alone knows of another's hand."""

    seat: int
    of: int
    cards: list[str]


class PiratesTop(TypedDict):
    """A card put back on the draw pile, and who knows it."""

    card: str | None
    known: list[int]


class Cards(Row):
    """Cards that lie open: a State counts them."""

    def see(self, kept: int) -> list[str]:
        return list(in_order(kept))

    def keep(self, value: list[str]) -> int:
        return counted(value)


class Island(Kind):
    """Groups with commas between them."""

    def see(self, kept: list[int]) -> list[str]:
        return list(map(spelled, kept))

    def keep(self, value: list[str]) -> list[int]:
        return sorted(group for text in value if (group := grouped(text)))

    def write(self, value: list[str]) -> str:
        return ",".join(value) or "-"

    def read(self, name: str, text: str, seats: int) -> list[str]:
        groups = [grouped(word) for word in listed(text)]
        if None in groups:
            bad(name, "pirates-no-field-islands")
        return [spelled(group) for group in sorted(filter(None, groups))]


class Secrets(Kind):
    """Who alone knows what of whose hand: 0>1:5t for what seat 0 knows of seat 1's."""

    def write(self, value: list[PiratesSecret]) -> str:
        return ",".join(f"{each['seat']}>{each['of']}:{''.join(each['cards'])}" for each in value) or "-"

    def read(self, name: str, text: str, seats: int) -> list[PiratesSecret]:
        found: list[PiratesSecret] = []
        for word in listed(text):
            match = re.fullmatch(rf"([0-9])>([0-9]):([{LETTERS}]+)", word)
            if not match or not int(match[1]) < seats > int(match[2]) or match[1] == match[2]:
                bad(name, "pirates-no-field-secrets")
            cards = sorted(match[3], key=LETTERS.index)
            found.append({"seat": int(match[1]), "of": int(match[2]), "cards": cards})
        return found


class Tops(Kind):
    """Cards put back on the draw pile, the top one first: 5:01 for one that seats 0 and 1 know."""

    def write(self, value: list[PiratesTop]) -> str:
        return ",".join(f"{top['card'] or '?'}:{''.join(map(str, top['known']))}" for top in value) or "-"

    def read(self, name: str, text: str, seats: int) -> list[PiratesTop]:
        found: list[PiratesTop] = []
        for word in listed(text):
            match = re.fullmatch(rf"([{LETTERS}?]):([0-4]+)", word)
            if not match or max(map(int, match[2])) >= seats:
                bad(name, "pirates-no-field-tops")
            card = None if match[1] == "?" else match[1]
            found.append({"card": card, "known": sorted({int(seat) for seat in match[2]})})
        return found


class Relifts(Kind):
    """How often a seat has gone back from laying to lifting: never more than its share (L1)."""

    def read(self, name: str, text: str, seats: int) -> int:
        return 0 if text == "-" else read_number(name, text, 0, RELIFTS // seats)


def listed(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


LETTER = {letter: letter for letter in LETTERS}
PHASE = Word(Phase.NAMES, lines=("turn", "block", "act", "last", "over"))
BLACK_CARD = Word(NAMES, optional=True, lines=NAMES[Card.BLACK : Card.PIRATE])
OPEN = Cards(LETTER)
HELD = Row(LETTER, hidden=True)


class PiratesView(View):
    """What a pair of eyes sees: None stands for a card that they do not see."""

    phase: Annotated[PhaseName, Fact(PHASE)]
    player: Annotated[int | None, Fact(SEAT)]
    """Whose turn it is at the table, also while others decide; None before that is drawn."""
    islands: Annotated[list[list[str]], Fact(PerSeat(Island()))]
    """Groups as text, every WILD in front of the number it stands for: 34w5."""
    hands: Annotated[list[list[str | None]], Fact(PerSeat(HELD), kept=False)]
    """What is known of each hand comes first."""
    shown: Annotated[list[list[str]], Fact(PerSeat(OPEN), kept=False)]
    """What everybody knows of each hand."""
    secrets: Annotated[list[PiratesSecret], Fact(Secrets(), [], kept=False)]
    """What others know of the own hand beyond what is shown; for "all", what anybody knows of anybody's."""
    pile: Annotated[int, DERIVED]
    tops: Annotated[list[PiratesTop], Fact(Tops(), [], kept=False)]
    """The top one first."""
    looked: Annotated[list[str | None], Fact(HELD, [], kept=False)]
    """Cards off the draw pile in the hands of whoever plays a Lookout."""
    pair: Annotated[list[str], Fact(OPEN, [])]
    discards: Annotated[list[str], Fact(OPEN, [])]
    black: Annotated[BlackName | None, Fact(BLACK_CARD, None)]
    """The black card being played."""
    target: Annotated[int | None, Fact(SEAT, None)]
    named: Annotated[str | None, Fact(Word(LETTERS, optional=True), None, word=False)]
    """What the Extortionist has named: a line is never so far."""
    left: Annotated[int, Fact(Number(0, HAND * MOST_SEATS + PAIR), 0, word=False)]
    """How many cards are still to be drawn or taken, before anybody decides again."""
    moved: Annotated[list[str], Fact(OPEN, [], word=False)]
    """What everybody knew of a hand that is being grabbed whole."""
    laying: Annotated[bool, Fact(FLAG, False, word=False)]
    """Whether the player has laid cards since lifting any, in this turn and since the last black card."""
    relifts: Annotated[list[int], Fact(PerSeat(Relifts()))]
    """How often each seat has gone back from laying to lifting."""
    out: Annotated[int | None, Fact(SEAT, None)]
    """Who has gone out."""
    scores: Annotated[list[int], DERIVED]


FACTS = Facts("pirates", PiratesView)
SWITCHES = [option.name for option in OPTIONS]


def view(state: PiratesRules, eyes: Eyes) -> PiratesView:
    """What these eyes see of a State."""
    sees_all = eyes == "all"
    seat = eyes if isinstance(eyes, int) else NOBODY
    known = state.hands if sees_all else [state.known(seat, other) for other in range(state.seats)]
    found: PiratesView = FACTS.view(
        state,
        eyes,
        state.seats,
        {name: getattr(state, name) for name in SWITCHES},
        hands=list(map(seen, state.hands, known)),
        shown=[list(in_order(cards)) for cards in state.shown],
        secrets=secrets(state, eyes) if state.secrets else [],
        pile=state.pile(),
        tops=tops(state, eyes) if state.tops else [],
        looked=seen(state.looked, state.looked if sees_all or seat == state.player else 0),
        scores=state.scores(),
    )
    return found


def seen(cards: int, known: int) -> list[str | None]:
    """Cards of which some are known, those first."""
    letters = in_order(known)
    return [*letters, *[None] * (size(cards) - len(letters))]


def secrets(state: PiratesRules, eyes: Eyes) -> list[PiratesSecret]:
    """What seats know of others' hands, as far as these eyes are told."""
    pairs = product(range(state.seats), repeat=2)
    known = [(seat, of, state.secret(seat, of)) for seat, of in pairs if eyes in (of, "all")]
    return [{"seat": seat, "of": of, "cards": list(in_order(cards))} for seat, of, cards in known if cards]


def tops(state: PiratesRules, eyes: Eyes) -> list[PiratesTop]:
    """The cards put back on the draw pile: who knows them sees them."""
    known = [(LETTERS[state.top(index)], seats(state.knowers(index))) for index in range(state.tops_count())]
    return [{"card": card if eyes in (*who, "all") else None, "known": who} for card, who in known]


def seats(bits: int) -> list[int]:
    return [seat for seat in range(MOST_SEATS) if bits >> seat & 1]


def guess(view: PiratesView, rng: Rng) -> PiratesRules:
    """A State that looks the same to these eyes; what they do not see is dealt from the cards they have not seen."""
    state = setup(view["seats"], view["options"])
    FACTS.put(state, view)
    state.looked = counted(view["looked"])
    state.hold(list(map(counted, view["hands"])), list(map(counted, view["shown"])))
    state.pool -= state.pair + state.discards + state.looked + sum(state.hands) + sum(map(lying_cards, state.islands))
    for top in view["tops"]:
        state.pool -= counted([top["card"]])
        kind = NONE if top["card"] is None else LETTERS.index(top["card"])
        state.stack(kind, sum(1 << seat for seat in top["known"]))
    for secret in view["secrets"]:
        state.learn(secret["seat"], secret["of"], counted(secret["cards"]))
    for other in range(state.seats):
        beyond = state.hands[other] - state.shown[other]
        if beyond and isinstance(view["seat"], int) and other != view["seat"]:
            state.learn(view["seat"], other, beyond)
    state.deal_unseen([hand.count(None) for hand in view["hands"]], view["looked"].count(None), rng)
    return state


def known(cards: list[str | None]) -> list[str]:
    return [card for card in cards if card is not None]
