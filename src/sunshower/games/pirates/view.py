"""Rainbow Pirates: what a pair of eyes sees, and a State guessed from it.

Cards are letters: 1 to 7, w for WILD, r for a Rainbow Pirate, and one for each black kind. A group is a row of them,
with every WILD in front of the number it stands for, such as 34w5.
"""

import re
from functools import lru_cache
from typing import TypedDict

from sunshower.core.chance import Rng
from sunshower.core.game import CHANCE, NOBODY, OVER, Eyes, View
from sunshower.games.pirates.pieces import (
    BLACK,
    KINDS,
    LETTERS,
    MOST_SEATS,
    NAMES,
    NONE,
    PIRATE,
    Form,
    Phase,
    a_run,
    a_set,
    cards_of,
    colour,
    count,
    form,
    group_cards,
    high,
    low,
    naturals,
    relift_lane,
    size,
    wild_at,
    wilds,
)
from sunshower.games.pirates.rules import PiratesRules, setup

TOKEN = re.compile("w?[1-7]")
CACHED = 4096
ONE = {letter: cards_of(kind, 1) for kind, letter in enumerate(LETTERS)}


class Secret(TypedDict):
    """What one seat alone knows of another's hand."""

    seat: int
    of: int
    cards: list[str]


class Top(TypedDict):
    """A card put back on the draw pile, and who knows it."""

    card: str | None
    known: list[int]


class PiratesView(View):
    """What a pair of eyes sees: None stands for a card that they do not see."""

    phase: str
    player: int | None
    """Whose turn it is at the table, also while others decide; None before that is drawn."""
    islands: list[list[str]]
    hands: list[list[str | None]]
    """What is known of each hand comes first."""
    shown: list[list[str]]
    """What everybody knows of each hand."""
    secrets: list[Secret]
    """What others know of the own hand beyond what is shown; for "all", what anybody knows of anybody's."""
    pile: int
    tops: list[Top]
    """The top one first."""
    looked: list[str | None]
    """Cards off the draw pile in the hands of whoever plays a Lookout."""
    pair: list[str]
    discards: list[str]
    black: str | None
    """The black card being played."""
    target: int | None
    named: str | None
    """What the Extortionist has named."""
    left: int
    """How many cards are still to be drawn or taken."""
    moved: list[str]
    """What everybody knew of a hand that is being grabbed whole."""
    laying: bool
    """Whether the player has laid cards since lifting any, in this turn and since the last black card."""
    relifts: list[int]
    """How often each seat has gone back from laying to lifting."""
    out: int | None
    """Who has gone out."""
    scores: list[int]


# Cards and groups as letters


@lru_cache(CACHED)
def in_order(cards: int) -> str:
    return "".join(LETTERS[kind] * count(cards, kind) for kind in range(KINDS))


def letters(cards: int) -> list[str]:
    return list(in_order(cards))


def counted(cards: list[str]) -> int:
    """Letters as cards that are only counted."""
    return sum(map(ONE.__getitem__, cards))


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
    if text and not text.strip(LETTERS[BLACK:PIRATE]):
        cards = [LETTERS.index(letter) - BLACK for letter in text]
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


# A View of a State


def view(state: PiratesRules, eyes: Eyes) -> PiratesView:
    """What these eyes see of a State."""
    sees_all = eyes == "all"
    seat = eyes if isinstance(eyes, int) else NOBODY
    everyone = range(state.seats)
    return {
        "game": "pirates",
        "seats": state.seats,
        "seat": eyes,
        "options": {
            "natural_card": state.natural_card,
            "target_blocks": state.target_blocks,
            "lookout_blockable": state.lookout_blockable,
            "end_with_pile": state.end_with_pile,
        },
        "turn": state.turn if state.turn >= 0 else None,
        "phase": Phase.NAMES[state.phase],
        "player": None if state.phase == Phase.FIRST else state.player,
        "islands": [[spelled(group) for group in island] for island in state.islands],
        "hands": [
            seen(state.hands[other], state.hands[other] if sees_all else state.known(seat, other)) for other in everyone
        ],
        "shown": [letters(cards) for cards in state.shown],
        "secrets": [
            {"seat": knower, "of": owner, "cards": letters(state.secret(knower, owner))}
            for knower in everyone
            for owner in everyone
            if state.secret(knower, owner) and (sees_all or owner == seat)
        ],
        "pile": state.pile(),
        "tops": [
            {
                "card": LETTERS[state.top(index)] if sees_all or seat in seats(state.knowers(index)) else None,
                "known": seats(state.knowers(index)),
            }
            for index in range(state.tops_count())
        ],
        "looked": seen(state.looked, state.looked if sees_all or seat == state.player else 0),
        "pair": letters(state.pair),
        "discards": letters(state.discards),
        "black": name(state.black),
        "target": None if state.target == NONE else state.target,
        "named": None if state.named == NONE else LETTERS[state.named],
        "left": state.left,
        "moved": letters(state.moved),
        "laying": state.laying,
        "relifts": [state.relifted(seat) for seat in everyone],
        "out": None if state.out == NONE else state.out,
        "scores": state.scores(),
    }


def seen(cards: int, known: int) -> list[str | None]:
    """Cards of which some are known, those first."""
    return [*letters(known), *[None] * (size(cards) - len(in_order(known)))]


def seats(bits: int) -> list[int]:
    return [seat for seat in range(MOST_SEATS) if bits >> seat & 1]


def name(kind: int) -> str | None:
    return None if kind == NONE else NAMES[kind]


# A State from a View


def guess(view: PiratesView, rng: Rng) -> PiratesRules:
    """A State that looks the same to these eyes; what they do not see is dealt from the cards they have not seen."""
    state = setup(view["seats"], view["options"])
    state.phase = Phase.NAMES.index(view["phase"])
    state.turn = view["turn"] if view["turn"] is not None else OVER if view["phase"] == "over" else CHANCE
    state.player = view["player"] or 0
    state.black = NONE if view["black"] is None else NAMES.index(view["black"])
    state.target = NONE if view["target"] is None else view["target"]
    state.named = NONE if view["named"] is None else LETTERS.index(view["named"])
    state.left = view["left"]
    state.moved = counted(view["moved"])
    state.laying = view["laying"]
    state.relifts = sum(relift_lane(seat, number) for seat, number in enumerate(view["relifts"]))
    state.out = NONE if view["out"] is None else view["out"]
    lay_open(state, view)
    deal_hidden(state, view, rng)
    return state


def lay_open(state: PiratesRules, view: PiratesView) -> None:
    """Put everything that these eyes see in its place, out of the draw pile."""
    state.pair = counted(view["pair"])
    state.discards = counted(view["discards"])
    state.looked = counted(known(view["looked"]))
    state.pool -= state.pair + state.discards + state.looked
    for seat in range(state.seats):
        state.islands[seat] = sorted(group for text in view["islands"][seat] if (group := grouped(text)))
        state.hands[seat] = counted(known(view["hands"][seat]))
        state.shown[seat] = counted(view["shown"][seat])
        state.pool -= state.hands[seat] + sum(group_cards(group) for group in state.islands[seat])
    for top in view["tops"]:
        kind = NONE if top["card"] is None else LETTERS.index(top["card"])
        state.pool -= 0 if kind == NONE else cards_of(kind, 1)
        state.stack(kind, sum(1 << seat for seat in top["known"]))
    for secret in view["secrets"]:
        state.learn(secret["seat"], secret["of"], counted(secret["cards"]))
    if isinstance(view["seat"], int):
        for other in range(state.seats):
            beyond = state.hands[other] - state.shown[other]
            if other != view["seat"] and beyond:
                state.learn(view["seat"], other, beyond)


def known(cards: list[str | None]) -> list[str]:
    return [card for card in cards if card is not None]


def deal_hidden(state: PiratesRules, view: PiratesView, rng: Rng) -> None:
    for seat, hand in enumerate(view["hands"]):
        state.fill_hand(seat, hand.count(None), rng)
    state.fill_pile(view["looked"].count(None), rng)
