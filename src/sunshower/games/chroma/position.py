"""Chroma Cards' rainbow: a View as a one-line position, and back.

    phase=act turn=0 turns=12 rainbows=BcGcO*/RtYt hands=BxBtGtR*/Yc?? shown=-/Yc discards=OpRs!1 seat=0

A field that holds its default is left out. `?` stands for what the eyes named by `seat` do not see; a match that starts
from such a line deals it at random. Cards that lie nowhere are in the pile.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from sunshower.core.errors import BadTable
from sunshower.core.game import Eyes
from sunshower.core.position import bad, fields, impossible, number, one_of, read_seat, written
from sunshower.games.chroma.pieces import BOUNDS, FULL, HAND, NAMES, OPTIONS, SEATS, TEXTS, UNKNOWN, deck, face_of, wild
from sunshower.games.chroma.rules import setup
from sunshower.games.chroma.view import ChromaView, faces, in_sight, knows, readings

FIELDS = ("phase", "turn", "turns", "rainbows", "hands", "shown", "discards", "taken", "sure", "options", "seat")
PLAYED = ("draw", "act", "over")  # a position is one that people see: the deal is over
CARDS = re.compile(r"(?:[^?!]{2}|\?)*")
PILED = re.compile(r"(?:[^?!]{2}(?:![0-9])?)*")


def format_position(view: ChromaView) -> str:
    """A View as a one-line position."""
    turn = ((view["first"] or 0) + view["turns"]) % view["seats"]
    values = {
        "phase": view["phase"],
        "turn": str(turn),
        "turns": str(view["turns"]),
        "rainbows": joined(view["rainbows"]),
        "hands": joined(view["hands"]),
        "shown": joined(view["shown"]) if any(view["shown"]) else "-",
        "discards": piled(view["discards"], view["locks"]),
        "taken": view["taken"] or "-",
        "sure": "/".join("?" if cards is None else run(cards) for cards in view["sure"]) if any(view["sure"]) else "-",
        "options": chosen(view),
        "seat": written(view["seat"]),
    }
    return " ".join(f"{name}={values[name]}" for name in FIELDS if values[name] != DEFAULTS.get(name))


DEFAULTS = {"turns": "0", "shown": "-", "discards": "-", "taken": "-", "sure": "-", "options": "-", "seat": "all"}


def run(cards: Sequence[str | None]) -> str:
    return "".join(card or "?" for card in cards) or "-"


def joined(rows: Iterable[Sequence[str | None]]) -> str:
    return "/".join(map(run, rows))


def piled(discards: Sequence[str], locks: Sequence[int]) -> str:
    """The discards from the first to the top one, a locked card with ! and its turns."""
    marks = [f"!{lock}" if lock else "" for lock in locks]
    free = [""] * (len(discards) - len(marks))
    return "".join(card + mark for card, mark in zip(discards, [*free, *reversed(marks)], strict=True)) or "-"


def chosen(view: ChromaView) -> str:
    """The options that are not as usual: their names, with a value where it is a number."""
    given = []
    for option in OPTIONS:
        value = view["options"][option.name]
        if value != option.values[0]:
            given.append(option.name if value is True else f"{option.name}:{value}")
    return ",".join(given) or "-"


def parse_position(text: str) -> ChromaView:
    """The View that a one-line position shows; refuses a line that cannot be read or from which nobody could play."""
    given = DEFAULTS | fields(text, FIELDS)
    phase = one_of("phase", given.get("phase", ""), PLAYED)
    rainbows = [seen("rainbows", cards) for cards in read_rows("rainbows", given.get("rainbows", ""))]
    seats = len(rainbows)
    if seats not in SEATS:
        bad("rainbows", f"the rainbows of {SEATS[0]} to {SEATS[-1]} seats, with slashes between them")
    options = read_options(given["options"], seats)
    turns = number("turns", given["turns"], 0, int(options["turn_limit"]) * seats)
    turn = number("turn", given.get("turn", ""), 0, seats - 1)
    eyes: Eyes = "all" if given["seat"] == "all" else read_seat("seat", given["seat"], seats)
    shown = given["shown"] if given["shown"] != "-" else "/".join("-" * seats)
    discards, locks = read_pile(given["discards"])
    view: ChromaView = {
        "game": "chroma",
        "seats": seats,
        "seat": eyes,
        "options": options,
        "turn": None if phase == "over" else turn,
        "phase": phase,
        "first": (turn - turns) % seats,
        "turns": turns,
        "pile": 0,
        "rainbows": rainbows,
        "readings": [readings(faces(cards)) for cards in rainbows],
        "hands": rows("hands", given.get("hands", unseen_hands(seats, turn, phase)), seats),
        "shown": [seen("shown", cards) for cards in rows("shown", shown, seats)],
        "sure": read_sure(given["sure"], seats, eyes),
        "discards": discards,
        "locks": locks,
        "taken": None if given["taken"] == "-" else the_only("taken", read_cards("taken", given["taken"])),
        "winner": None,
    }
    check_hands(view, turn)
    check_supply(view)
    check_locks(view)
    check_taken(view, turn)
    check_sure(view)
    check_end(view, turn)
    return view


# What the fields hold


def read_cards(name: str, text: str) -> list[str | None]:
    """Cards in order, those not seen last."""
    cards = "" if text == "-" else text
    if not CARDS.fullmatch(cards):
        bad(name, "cards such as Bc or R*, ? for one not seen, or -")
    known = [card_of(name, card) for card in re.findall(r"[^?]{2}", cards)]
    return [*sorted(known, key=face_of), *[None] * cards.count("?")]


def card_of(name: str, text: str) -> str:
    face = face_of(text)
    if face == UNKNOWN:
        bad(name, "cards such as Bc or R*, ? for one not seen, or -")
    return TEXTS[face]


def read_rows(name: str, text: str) -> list[list[str | None]]:
    return [read_cards(name, row) for row in text.split("/")]


def rows(name: str, text: str, count: int) -> list[list[str | None]]:
    found = read_rows(name, text)
    if len(found) != count:
        bad(name, f"{count} values with slashes between them")
    return found


def seen(name: str, cards: list[str | None]) -> list[str]:
    """Cards of which nobody may be in doubt."""
    known = [card for card in cards if card is not None]
    if len(known) < len(cards):
        bad(name, "known: what everybody sees has no ?")
    return known


def the_only(name: str, cards: list[str | None]) -> str:
    if len(cards) != 1 or cards[0] is None:
        bad(name, "one card")
    return cards[0]


def read_pile(text: str) -> tuple[list[str], list[int]]:
    """The discards from the first to the top one, and the locks from the top one down."""
    cards = "" if text == "-" else text
    if not PILED.fullmatch(cards):
        bad("discards", "cards such as Bc or R*, the top one last, a locked one as in Bc!1")
    parts = re.findall(r"([^?!]{2})(?:!([0-9]))?", cards)
    locks = [int(lock or 0) for _, lock in reversed(parts)]
    while locks and not locks[-1]:
        locks.pop()
    return [card_of("discards", card) for card, _ in parts], locks


def read_sure(text: str, seats: int, eyes: Eyes) -> list[list[str] | None]:
    """What each seat can be sure of, and everybody; a ? for what these eyes do not know."""
    known = [knows(eyes, whose, seats) for whose in range(seats + 1)]
    if text == "-":
        return [[] if each else None for each in known]
    parts = text.split("/")
    if len(parts) != seats + 1:
        bad("sure", f"{seats + 1} values with slashes between them, the last one everybody's")
    if any(part != "?" for part, each in zip(parts, known, strict=True) if not each):
        bad("sure", "a ? for each seat of which these eyes do not know what it is sure of")
    return [seen("sure", read_cards("sure", part)) if each else None for part, each in zip(parts, known, strict=True)]


def read_options(text: str, seats: int) -> dict[str, bool | int | str]:
    usual: dict[str, bool | int | str] = {option.name: option.values[0] for option in OPTIONS}
    found: dict[str, bool | int | str] = {}
    for word in [] if text == "-" else text.split(","):
        name, colon, value = word.partition(":")
        if one_of("options", name, list(usual)) in found:
            bad("options", f"a list where {name} comes only once")
        found[name] = read_value(name, colon + value)
    options = usual | found
    try:
        setup(seats, options)
    except BadTable as refusal:
        impossible(refusal.sentence)
    return options


def read_value(name: str, text: str) -> bool | int:
    """The value of an option: a number after a colon, or nothing for one that is on."""
    if name not in BOUNDS:
        if text:
            bad("options", f"a list where {name} has no value: it is on if it is there")
        return True
    low, high = BOUNDS[name]
    if not re.fullmatch(r":[0-9]{1,4}", text) or not low <= int(text[1:]) <= high:
        bad("options", f"a list where {name} has a number from {low} to {high}, as in {name}:{high}")
    return int(text[1:])


def unseen_hands(seats: int, turn: int, phase: str) -> str:
    """Hands of the right size of which nothing is seen, for a line that does not say."""
    return "/".join("?" * (HAND + (phase == "act" and seat == turn)) for seat in range(seats))


# What no game could reach


def check_hands(view: ChromaView, turn: int) -> None:
    """Each hand is of its size, and shows what its eyes see."""
    for seat, hand in enumerate(view["hands"]):
        count = HAND + (view["phase"] == "act" and seat == turn)
        if len(hand) != count:
            impossible(f"Seat {seat} holds {count} cards now.")
        known, shown = Counter(card for card in hand if card), Counter(view["shown"][seat])
        if not shown <= known or any(wild(face_of(card)) for card in shown):
            impossible(f"What seat {seat} has taken from the discards is in its hand, and never wild.")
        if view["seat"] == seat and None in hand:
            impossible("A seat sees its own hand.")
        if view["seat"] not in (seat, "all") and known != shown:
            impossible(f"These eyes see no more of the hand of seat {seat} than it has shown.")


def check_supply(view: ChromaView) -> None:
    """No more cards than there are, and the rest is the pile."""
    if max(map(len, view["rainbows"])) > FULL:
        impossible(f"A rainbow has at most {FULL} cards.")
    supply = left(view)
    for face, count in supply.items():
        if count < 0:
            impossible(f"There are only {deck(view['options'])[face]} cards like the {NAMES[face]}.")
    view["pile"] = supply.total() - sum(hand.count(None) for hand in view["hands"])
    if view["pile"] < 0:
        impossible(f"There are only {sum(deck(view['options']))} cards.")


def left(view: ChromaView) -> Counter[int]:
    """The cards that these eyes do not see."""
    supply = Counter(dict(enumerate(deck(view["options"]))))
    supply.subtract(in_sight(view))
    return supply


def check_locks(view: ChromaView) -> None:
    """Locks count down, turn by turn, on plain cards that a wild has replaced."""
    # No lock lasts a whole round any more (C27), but lines that were written when one did are still read.
    longest = view["seats"] if view["options"]["lock_for_victim"] else 1
    for depth, lock in enumerate(view["locks"]):
        if lock and (wild(face_of(view["discards"][-1 - depth])) or lock > longest - depth):
            impossible("A lock lies on a plain card, and is over in time.")


def check_taken(view: ChromaView, turn: int) -> None:
    if view["taken"] is not None and (view["phase"] != "act" or view["taken"] not in view["shown"][turn]):
        impossible("The card taken this turn is among those that the player has shown, and it is to act.")


def check_sure(view: ChromaView) -> None:
    """What is sure is among the unseen cards of the others, and what everybody can be sure of, a seat is too."""
    eyes = view["seat"]
    unknown = sum(hand.count(None) for hand in view["hands"])
    hands = zip(view["hands"], view["shown"], strict=True)
    hidden = [Counter(faces(hand)) - Counter(faces(shown)) for hand, shown in hands]
    if eyes == "all" and unknown and any(view["sure"]):
        impossible("Where all is seen but some cards, nobody can tell what is sure.")
    supply = left(view)
    for whose, cards in enumerate(view["sure"]):
        open_ = Counter(faces(cards or []))
        for seat, hand in enumerate(hidden):
            if seat != whose:
                open_ -= hand
        if isinstance(eyes, int) and whose != eyes:
            fits = open_ <= Counter(faces(view["sure"][eyes] or []))
        else:
            fits = not open_ if eyes == "all" else open_ <= supply and open_.total() <= unknown
        if eyes == "all" and whose < view["seats"]:
            shared = Counter(faces(view["sure"][-1] or []))
            fits = fits and shared <= hidden[whose] + Counter(faces(cards or []))
        if not fits:
            impossible("What is sure is among the unseen cards of the others, and what all are sure of, each seat is.")


def check_end(view: ChromaView, turn: int) -> None:
    """The game is over when a rainbow is complete or the turns are, and not before."""
    winners = [seat for seat, found in enumerate(view["readings"]) if any(not reading["missing"] for reading in found)]
    last = int(view["options"]["turn_limit"]) * view["seats"]
    if len(winners) > 1 or bool(winners or view["turns"] == last) != (view["phase"] == "over"):
        impossible("The game is over when one rainbow is complete or all turns are, and not before.")
    if winners and view["turns"] == last:
        impossible("A rainbow ends the game before the last turn is counted.")
    view["winner"] = winners[0] if winners else None
    if winners and winners[0] != turn and not any(wild(face) for face in faces(view["rainbows"][winners[0]])):
        impossible("Who wins in another player's turn has got a wild from that player.")
