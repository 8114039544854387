"""Chroma Cards' rainbow: moves as text and as picks, and what only this game has to say about one-line positions."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from sunshower.core.facts import bad, read_number
from sunshower.core.game import NOBODY, Path
from sunshower.core.moves import Kind, Moves
from sunshower.core.position import Positions, Words, enough, impossible
from sunshower.games.chroma.pieces import (
    FACES,
    FULL,
    HAND,
    OPTIONS,
    SEATS,
    SLOTS,
    SWAPS,
    TEXTS,
    UNKNOWN,
    WILDS,
    Do,
    Draw,
    deck,
    face_of,
    makes_rainbow,
    parts,
    wild,
    word,
)
from sunshower.games.chroma.state import ChromaState
from sunshower.games.chroma.view import FACTS, ChromaView, faces, guess, view


class ChromaMove(NamedTuple):
    """A move, or an outcome of chance: its kind, the card, whose rainbow it goes to, the card that leaves it."""

    kind: str
    card: str | None = None
    seat: int | None = None
    gone: str | None = None


def spelled(text: str) -> str:
    """A card as it is written, or what was said for one."""
    return text if face_of(text) == UNKNOWN else TEXTS[face_of(text)]


class ChromaMoves(Moves[ChromaMove]):
    """The moves of this game, whose picks are in small letters."""

    def paths(self, move: ChromaMove) -> list[Path]:
        """What to pick for a move: twice the card that goes itself."""
        path = super().paths(move)[0]
        itself = move.kind == "swap" and move.gone == move.card
        return [tuple(pick.lower() for pick in (*path[:-1], path[0] if itself else path[-1]))]


ANY_CARD = (r"[^\s@:-]{2}", spelled)
"""After a word any two signs are taken for a card."""
BARE = re.compile(r"CARD(?:[\s@]*([0-9]))?(?:[\s-]*CARD)?".replace("CARD", "[bgorya*][cxpsta*]"))
"""A move without its word: only a colour's sign and a shape's are taken for a card."""
CLEARS = ["hand:{card}", "rainbow:{seat}", "rainbow:{seat}:{gone}"]
MOVES = ChromaMoves(
    ChromaMove,
    {"card": ANY_CARD, "seat": ("[0-9]", int), "gone": ANY_CARD},
    Kind("draw", Do.DRAW, (), "draw", "draw:pile", picks=["pile"]),
    Kind("take", Do.TAKE, (), "take", "take:discards", picks=["discards"]),
    Kind("discard", Do.DISCARD, (SLOTS,), "discard:{card}", picks=["hand:{card}", "discards"]),
    Kind("play", Do.ADD, (SLOTS,), "play:{card}", picks=["hand:{card}", "rainbow:{seat}"]),
    Kind("swap", Do.SWAP, (SLOTS, SWAPS), "play:{card}-{gone}", "play:{card}{gone}", picks=CLEARS),
    Kind(
        "wild",
        Do.WILD,
        (SLOTS, WILDS),
        "wild:{card}@{seat}-{gone}",
        "wild:{card}@{seat}{gone}",
        "wild:{card}@{seat}",
        "wild:{card}",
        picks=CLEARS,
    ),
    Kind("first", Draw.FIRST, (SEATS[-1],), "first:{seat}"),
    Kind("card", Draw.CARD, (FACES,), "card:{card}"),
)
APART = [(MOVES.apart(action)[0], *parts(action)) for action in range(Draw.CARD + FACES)]
"""Every action taken apart, which happens more often than anything else here."""


def move(state: ChromaState, action: int) -> ChromaMove:
    """An action on offer, with the parts that people name."""
    kind, _, place, seat, spot = APART[action]
    if kind == "card":
        return ChromaMove(kind, TEXTS[action - Draw.CARD])
    if kind == "first":
        return ChromaMove(kind, None, action - Draw.FIRST)
    if kind in ("draw", "take"):
        return ChromaMove(kind)
    card = TEXTS[state.card(state.turn, place)]
    if kind == "discard":
        return ChromaMove(kind, card)
    owner = state.turn if seat == NOBODY else seat
    gone = None if kind == "play" else card if spot == FULL else TEXTS[state.laid(owner, spot)]
    return ChromaMove(kind, card, owner, gone)


def said(state: ChromaState, text: str) -> ChromaMove | None:
    """What a text says, whether or not it may be played; the words play and wild may be left out."""
    bare = BARE.fullmatch(text.strip().lower())
    found = MOVES.parse(text if not bare else f"{'wild' if bare[1] else 'play'}:{bare[0]}")
    return found._replace(seat=state.turn) if found and found.kind in ("play", "swap") else found


# Positions


def fold(view: ChromaView, words: Words) -> None:
    """A locked discard has ! and its turns; whose turn it is or was tells, with their number, who began."""
    locks = [f"!{lock}" if lock else "" for lock in view["locks"]]
    marks = [""] * (len(view["discards"]) - len(locks)) + locks[::-1]
    words["discards"] = "".join(card + mark for card, mark in zip(view["discards"], marks, strict=True)) or "-"
    words["turn"] = str(player(view))
    for name in ("shown", "sure"):
        if not any(view[name]):
            del words[name]


def player(view: ChromaView) -> int:
    """Whose turn it is, or was when the game ended."""
    return ((view["first"] or 0) + view["turns"]) % view["seats"]


def unfold(words: Words) -> None:
    """The same backwards; hands of which a line says nothing are of their size, and not seen."""
    seats = words.get("rainbows", "").count("/") + 1
    if seats not in SEATS:
        bad("rainbows", "chroma-no-field-rainbows", fewest=SEATS[0], most=SEATS[-1])
    turn = read_number("turn", words.get("turn", ""), 0, seats - 1)
    turns = FACTS.facts["turns"].kind.read("turns", words.get("turns", "0"), seats)
    words["first"] = str((turn - turns) % seats)
    if words.get("phase") == "over":
        words["turn"] = "-"
    found = re.findall(r"(..?)(?:!([0-9]))?", words.get("discards", "-"))
    words["discards"] = "".join(card for card, _ in found)
    words["locks"] = "".join(lock or "0" for _, lock in reversed(found)).rstrip("0") or "-"
    acts = [words.get("phase") == "act" and seat == turn for seat in range(seats)]
    words.setdefault("hands", "/".join("?" * (HAND + act) for act in acts))
    if words.get("sure", "-") == "-":
        eyes = words.get("seat", "all")
        words["sure"] = "".join("-/" if eyes in (str(seat), "all") else "?/" for seat in range(seats)) + "-"
    words.setdefault("shown", "-")
    words["taken"] = spelled(words.get("taken", "-"))


def check(view: ChromaView) -> None:
    """Refuse what no game could reach."""
    enough(in_sight(view), supply(view), "chroma-no-line-cards", word)
    check_hands(view)
    check_discards(view)
    check_sure(view)
    check_end(view)


def supply(view: ChromaView) -> dict[str, int]:
    """How many cards there are of each."""
    return dict(zip(TEXTS, deck(view["options"]), strict=True))


def in_sight(view: ChromaView) -> list[str | None]:
    """All cards on the table and in hands, None for those that these eyes do not see."""
    rows: list[Sequence[str | None]] = [view["discards"], *view["rainbows"], *view["hands"]]
    return [card for row in rows for card in row]


def check_hands(view: ChromaView) -> None:
    """Each hand is of its size, and what has been taken from the discards is in it, and never wild."""
    for seat, hand in enumerate(view["hands"]):
        count = HAND + (view["phase"] == "act" and seat == view["turn"])
        if len(hand) != count:
            impossible("chroma-no-line-hand", seat=seat, count=count)
        if Counter[str | None](view["shown"][seat]) - Counter(hand) or any(map(wild, faces(view["shown"][seat]))):
            impossible("chroma-no-line-shown", seat=seat)


def check_discards(view: ChromaView) -> None:
    """Locks count down, turn by turn, on plain cards that a wild has replaced, and who has taken a card is to act."""
    # No lock lasts a whole round any more (C27), but lines that were written when one did are still read.
    longest = view["seats"] if view["options"]["lock_for_victim"] else 1
    for depth, lock in enumerate(view["locks"]):
        if lock and (wild(face_of(view["discards"][-1 - depth])) or lock > longest - depth):
            impossible("chroma-no-line-lock")
    if view["taken"] is not None and (view["phase"] != "act" or view["taken"] not in view["shown"][player(view)]):
        impossible("chroma-no-line-taken")


def check_sure(view: ChromaView) -> None:
    """What is sure is among the unseen cards of the others, and what everybody can be sure of, a seat is too."""
    seats, eyes = view["seats"], view["seat"]
    if [cards is not None for cards in view["sure"]] != [*(eyes in (seat, "all") for seat in range(seats)), True]:
        bad("sure", "chroma-no-field-sure")
    if not any(view["sure"]):
        return
    hidden = [Counter(hand) - Counter(shown) for hand, shown in zip(view["hands"], view["shown"], strict=True)]
    unknown = sum(hand[None] for hand in hidden)
    if eyes == "all" and unknown:
        impossible("chroma-no-line-unsure")
    left = Counter[str | None](supply(view)) - Counter(in_sight(view))
    shared = Counter(view["sure"][-1])
    for whose, cards in enumerate(view["sure"]):
        known = Counter[str | None](cards)
        open_ = known - sum((hand for seat, hand in enumerate(hidden) if seat != whose), Counter())
        fits = open_ <= left and open_.total() <= unknown
        if cards is not None and not (fits and (whose == seats or shared <= hidden[whose] + known)):
            impossible("chroma-no-line-sure")


def check_end(view: ChromaView) -> None:
    """The game is over when a rainbow is complete or the turns are, and not before."""
    last = int(view["options"]["turn_limit"]) * view["seats"]
    read_number("turns", str(view["turns"]), 0, last)
    rainbows = enumerate(map(faces, view["rainbows"]))
    winners = [seat for seat, cards in rainbows if makes_rainbow(cards)]
    if len(winners) + (view["turns"] == last) != (view["phase"] == "over"):
        impossible("chroma-no-line-over")
    if winners and winners[0] != player(view) and not any(map(wild, faces(view["rainbows"][winners[0]]))):
        impossible("chroma-no-line-gift")


POSITIONS = Positions(FACTS, OPTIONS, seats="rainbows", view=view, guess=guess, fold=fold, unfold=unfold, check=check)
