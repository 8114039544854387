"""Rainbow Pirates: a View as a one-line position, and back.

    phase=turn turn=0 islands=345,555w5/rr hands=12w/3????? shown=-/3 pair=4t discards=15

A field that holds its default is left out. `?` stands for what the eyes named by `seat` do not see; a match that starts
from such a line deals it at random. Cards that lie nowhere are in the draw pile.
"""

import re
from collections.abc import Sequence
from typing import Any

from sunshower.core.chance import Rng
from sunshower.core.position import bad, fields, impossible, number, one_of, read_seat, written
from sunshower.games.pirates.pieces import (
    BLACK,
    DECK,
    LETTERS,
    LOOKED_AT,
    MOST_SEATS,
    NAMES,
    NONE,
    OPTIONS,
    PAIR,
    PIRATE,
    RELIFTS,
    Form,
    complete,
    form,
    group_cards,
    within,
)
from sunshower.games.pirates.rules import PiratesRules
from sunshower.games.pirates.view import PiratesView, Secret, Top, counted, grouped, guess, known, letters, spelled

FIELDS = (
    "phase",
    "turn",
    "player",
    "islands",
    "hands",
    "shown",
    "secrets",
    "tops",
    "looked",
    "pair",
    "discards",
    "black",
    "target",
    "laid",
    "relifts",
    "out",
    "options",
    "seat",
)
PLAYED = ("turn", "block", "act", "last", "over")  # a position is one in which somebody decides, or nobody any more
DEFAULTS = dict.fromkeys(FIELDS, "-") | {"phase": "turn", "laid": "no", "seat": "all"}


def format_position(view: PiratesView) -> str:
    """A View as a one-line position."""
    values = {
        "phase": view["phase"],
        "turn": written(view["turn"]),
        "player": written(view["player"]),
        "islands": "/".join(",".join(island) or "-" for island in view["islands"]),
        "hands": "/".join(row(hand) for hand in view["hands"]),
        "shown": "/".join(row(cards) for cards in view["shown"]),
        "secrets": ",".join(f"{s['seat']}>{s['of']}:{row(s['cards'])}" for s in view["secrets"]) or "-",
        "tops": ",".join(f"{top['card'] or '?'}:{''.join(map(str, top['known']))}" for top in view["tops"]) or "-",
        "looked": row(view["looked"]),
        "pair": row(view["pair"]),
        "discards": row(view["discards"]),
        "black": written(view["black"]),
        "target": written(view["target"]),
        "laid": written(view["laying"]),
        "relifts": "/".join(map(written, view["relifts"])) if any(view["relifts"]) else "-",
        "out": written(view["out"]),
        "options": ",".join(name for name, on in view["options"].items() if on) or "-",
        "seat": written(view["seat"]),
    }
    empty = {"islands", "shown"} & {name for name, value in values.items() if not value.strip("-/")}
    mine = {"player"} if view["player"] == view["turn"] else set()
    dull = {name for name in FIELDS if name not in ("phase", "hands") and values[name] == DEFAULTS[name]}
    return " ".join(f"{name}={values[name]}" for name in FIELDS if name not in empty | mine | dull)


def row(cards: Sequence[str | None]) -> str:
    return "".join(card or "?" for card in cards) or "-"


def parse_position(text: str) -> PiratesView:
    """The View that a one-line position shows; refuses a line that cannot be read or that no game could reach."""
    given = DEFAULTS | fields(text, FIELDS)
    hands = [read_cards("hands", hand) for hand in given["hands"].split("/")]
    seats = len(hands)
    if not 2 <= seats <= MOST_SEATS:
        bad("hands", f"2 to {MOST_SEATS} hands with slashes between them")
    turn = read_seat("turn", given["turn"], seats)
    seat = given["seat"]
    view: PiratesView = {
        "game": "pirates",
        "seats": seats,
        "seat": "all" if seat == "all" else read_seat("seat", seat, seats),
        "options": read_options(given["options"]),
        "phase": one_of("phase", given["phase"], PLAYED),
        "turn": turn,
        "player": turn if given["player"] == "-" else read_seat("player", given["player"], seats),
        "islands": [read_island(island) for island in per_seat("islands", given["islands"], seats)],
        "hands": hands,
        "shown": [seen("shown", cards) for cards in per_seat("shown", given["shown"], seats)],
        "secrets": []
        if given["secrets"] == "-"
        else [read_secret(word, seats) for word in given["secrets"].split(",")],
        "tops": [] if given["tops"] == "-" else [read_top(word, seats) for word in given["tops"].split(",")],
        "looked": read_cards("looked", given["looked"]),
        "pair": seen("pair", given["pair"]),
        "discards": seen("discards", given["discards"]),
        "black": None if given["black"] == "-" else one_of("black", given["black"], NAMES[BLACK:PIRATE]),
        "target": read_seat("target", given["target"], seats),
        "named": None,
        "left": 0,
        "moved": [],
        "laying": one_of("laid", given["laid"], ("no", "yes")) == "yes",
        "relifts": [
            number("relifts", "0" if value == "-" else value, 0, RELIFTS // seats)
            for value in per_seat("relifts", given["relifts"], seats)
        ],
        "out": read_seat("out", given["out"], seats),
        "pile": 0,
        "scores": [],
    }
    check_supply(view)
    check_islands(view)
    check_knowledge(view)
    state = guess(view, Rng())
    check_phase(view, state)
    view["pile"] = state.pile()
    view["scores"] = state.scores()
    return view


# Reading


def per_seat(name: str, text: str, seats: int) -> list[str]:
    parts = ["-"] * seats if text == "-" else text.split("/")
    if len(parts) != seats:
        bad(name, f"{seats} values with slashes between them, one for each hand")
    return parts


def words(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def read_cards(name: str, text: str) -> list[str | None]:
    """Cards in order, those not seen last."""
    cards = "" if text == "-" else text
    if set(cards) - set(LETTERS) - {"?"}:
        bad(name, f"letters out of {LETTERS}, ? for a card not seen, or -")
    return [*sorted(cards.replace("?", ""), key=LETTERS.index), *[None] * cards.count("?")]


def seen(name: str, text: str) -> list[str]:
    """Cards of which nobody may be in doubt."""
    cards = read_cards(name, text)
    if None in cards:
        bad(name, "known: what lies open has no ?")
    return known(cards)


def read_island(text: str) -> list[str]:
    groups = []
    for word in words(text):
        group = grouped(word)
        if group is None:
            bad("islands", "groups with commas between them, such as 345,66w6,tcs,rr")
        groups.append(group)
    return [spelled(group) for group in sorted(groups)]


def read_secret(word: str, seats: int) -> Secret:
    match = re.fullmatch(rf"([0-9])>([0-9]):([{LETTERS}]+)", word)
    if not match or not int(match[1]) < seats > int(match[2]) or match[1] == match[2]:
        bad("secrets", "a list such as 0>1:5t, for what seat 0 alone knows of seat 1's hand")
    return {"seat": int(match[1]), "of": int(match[2]), "cards": sorted(match[3], key=LETTERS.index)}


def read_top(word: str, seats: int) -> Top:
    match = re.fullmatch(rf"([{LETTERS}?]):([0-4]+)", word)
    if not match or max(map(int, match[2])) >= seats:
        bad("tops", "a list such as 5:0,?:1, for the cards on the draw pile and the seats that know them")
    return {"card": None if match[1] == "?" else match[1], "known": sorted({int(seat) for seat in match[2]})}


def read_options(text: str) -> dict[str, bool | int | str]:
    names = [option.name for option in OPTIONS]
    chosen = [one_of("options", name, names) for name in words(text)]
    return {name: name in chosen for name in names}


# Checking


def check_supply(view: PiratesView) -> None:
    """No more cards than there are in the deck."""
    cards = view["pair"] + view["discards"] + [top["card"] for top in view["tops"]] + view["looked"]
    cards += [card for hand in view["hands"] for card in hand]
    for island in view["islands"]:
        for text in island:
            cards += letters(group_cards(grouped(text) or 0))
    for kind, copies in enumerate(DECK):
        if cards.count(LETTERS[kind]) > copies:
            impossible(f"There are only {copies} cards '{LETTERS[kind]}'.")
    if len(cards) > sum(DECK):
        impossible(f"There are only {sum(DECK)} cards.")


def check_islands(view: PiratesView) -> None:
    natural = bool(view["options"]["natural_card"])
    for island in view["islands"]:
        groups = [grouped(text) or 0 for text in island]
        if not all(complete(group, natural) for group in groups):
            if all(complete(group, False) for group in groups):
                impossible("At this table every set and run needs a card that is not wild.")
            impossible("A group has three cards or more, or it is made of Rainbow Pirates.")
        if sum(form(group) == Form.PIRATES for group in groups) > 1:
            impossible("The Rainbow Pirates of an island are one group.")


def check_knowledge(view: PiratesView) -> None:
    """What is known of the hands and of the draw pile goes together with whose eyes these are."""
    eyes = view["seat"]
    for seat in range(view["seats"]):
        hand = counted(known(view["hands"][seat]))
        shown = counted(view["shown"][seat])
        if not within(shown, hand):
            impossible(f"What is shown of seat {seat}'s hand must be in it.")
        if eyes is None and shown != hand:
            impossible("A spectator knows what is shown, and no more.")
        if seat == eyes and None in view["hands"][seat]:
            impossible("Everybody knows their own hand.")
        for secret in view["secrets"]:
            if secret["of"] == seat and not within(counted(secret["cards"]), hand - shown):
                impossible(f"What is known of seat {seat}'s hand must be in it.")
    if eyes != "all" and any(secret["of"] != eyes for secret in view["secrets"]):
        impossible("Nobody knows what others know of each other.")
    whose = [(secret["seat"], secret["of"]) for secret in view["secrets"]]
    if len(set(whose)) < len(whose) or whose != sorted(whose):
        impossible("The secrets stand in order, each pair of seats once.")
    if len(view["tops"]) > LOOKED_AT:
        impossible(f"At most {LOOKED_AT} cards of the draw pile are known.")
    if eyes != "all" and any((top["card"] is not None) != (eyes in top["known"]) for top in view["tops"]):
        impossible("A card on the draw pile is seen by those who know it.")


def check_phase(view: PiratesView, state: PiratesRules) -> None:
    """Whose turn it is, and what has to be decided."""
    phase = view["phase"]
    if (phase == "over") != (view["turn"] is None) or view["player"] is None:
        impossible("It is somebody's turn until the game is over, and there is a player of the turn even then.")
    if len(view["pair"]) > PAIR or (len(view["pair"]) < PAIR and state.pile()):
        impossible(f"{PAIR} cards lie face up while the draw pile lasts.")
    spent = state.pile() == 0 and (state.end_with_pile or not state.pair)
    if view["out"] is not None:
        if phase != "over" or view["out"] != view["player"] or not state.is_out(state.player):
            impossible("Whoever goes out has no cards in hand and at least two full rainbows, and ends the game.")
    elif spent != (phase in ("last", "over")):
        impossible("The last placement comes when there is nothing left to draw, and the end after it.")
    if phase == "turn" and (view["turn"] != view["player"] or state.is_out(state.player)):
        impossible("The player of the turn decides, unless they are out.")
    if (view["laying"] and phase != "turn") or (view["looked"] and (phase, view["black"]) != ("act", "lookout")):
        impossible("Cards are laid in a turn, and looked at when a Lookout acts.")
    check_black(view, state)


def check_black(view: PiratesView, state: PiratesRules) -> None:
    """A black card in play: one that lies in the discards, against the right seat, with something to decide."""
    if (view["phase"] in ("block", "act")) != (view["black"] is not None):
        impossible("A black card is in play while it may be blocked or acts.")
    aims = view["black"] is not None and state.aims(state.black)
    if aims != (view["target"] is not None) or (aims and view["target"] == view["player"]):
        impossible("A black card has a target if it attacks one opponent.")
    if view["black"] is None:
        return
    if LETTERS[state.black] not in view["discards"]:
        impossible("The black card in play lies in the discards.")
    if view["phase"] == "block":
        asked = (view["target"],) if state.target_blocks and aims else set(range(state.seats)) - {state.player}
        if view["turn"] not in asked or state.blocker(state.black) == NONE:
            impossible("Opponents are asked whether they block, if the card can be blocked.")
    else:
        check_act(view, state)


def check_act(view: PiratesView, state: PiratesRules) -> None:
    turn = view["turn"]
    decides: dict[str, Any] = {
        "thief": state.islands[state.target] if state.target != NONE else [],
        "cannon": state.islands[state.target] if state.target != NONE else [],
        "salvager": state.fetchable(),
        "extortionist": state.hands[state.target] if state.target != NONE else 0,
        "lookout": 2 <= len(view["looked"]) <= LOOKED_AT - len(view["tops"]),
        "captain": state.hands[state.turn],
    }
    if not decides.get(view["black"] or "") or (turn == view["player"]) == (view["black"] == "captain"):
        impossible("Somebody has to decide what the black card does.")
    hidden = None in view["looked"]
    if view["looked"] and view["seat"] != "all" and hidden == (view["seat"] == view["player"]):
        impossible("Only whoever plays the Lookout sees the cards.")
    if view["black"] == "lookout" and any(top["known"] != [view["player"]] for top in view["tops"]):
        impossible("Only whoever plays the Lookout knows the cards put back.")
