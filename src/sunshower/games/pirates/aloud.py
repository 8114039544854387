"""Rainbow Pirates told to somebody who listens."""

from collections import Counter
from collections.abc import Sequence

from sunshower.core.aloud import Aloud, standing
from sunshower.core.chance import Rng
from sunshower.core.message import Arg, Message, Who, Word
from sunshower.games.pirates.draft import goes_out
from sunshower.games.pirates.pieces import LETTERS, NAMES, Do, blacks
from sunshower.games.pirates.rules import PiratesRules
from sunshower.games.pirates.view import PiratesView, guess, known, spelled, tokens
from sunshower.games.pirates.why import called, duties, group_named, some_of


def aloud(view: PiratesView) -> Aloud:
    """A View as sentences, by what may be asked for."""
    near = view["seat"] if isinstance(view["seat"], int) else 0
    others = [(near + step) % view["seats"] for step in range(1, view["seats"])]
    return {
        "now": asked(view),
        "hand": hand(view, near),
        "mine": [island(view, near)],
        "theirs": [told for seat in others for told in (island(view, seat), *hand(view, seat))],
        "table": heading(view),
        "score": [standing("table-points", view["scores"])],
        "places": [row(seat, tuple(map(group, view["islands"][seat]))) for seat in (near, *others)],
    }


def row(seat: int, groups: tuple[Message, ...]) -> Message:
    """An island as a row of its groups."""
    return Message("pirates-aloud-row", {"owner": Who(seat), "places": groups})


def counted(letters: Sequence[str]) -> tuple[Message, ...] | None:
    """Cards, those that are alike counted; None if there are none."""
    found = Counter(letters).items()
    return (
        tuple(Message("pirates-aloud-times", {"card": called(card), "count": times}) for card, times in found) or None
    )


# What lies on the table


def heading(view: PiratesView) -> list[Message]:
    told = [Message("pirates-heading", {"pile": view["pile"], "pair": counted(view["pair"])})]
    for place, top in enumerate(view["tops"], 1):
        who = tuple(Message("pirates-knower", {"seat": Who(seat)}) for seat in top["known"])
        seen = called(top["card"]) if top["card"] else None
        told.append(Message("pirates-aloud-top", {"place": place, "card": seen, "who": who}))
    if view["discards"]:
        told.append(Message("pirates-discards", {"cards": counted(view["discards"])}))
    return told


def island(view: PiratesView, seat: int) -> Message:
    groups = tuple(map(group, view["islands"][seat])) or None
    return Message("pirates-aloud-island", {"owner": Who(seat), "points": view["scores"][seat], "groups": groups})


def group(text: str) -> Message:
    """A group of an island: by its name, and by its cards where the name does not tell them."""
    is_plain_run = text.isdecimal() and len(set(text)) == len(text)
    cards = None if is_plain_run or len(text) == 1 else counted(tokens(text))
    return Message("pirates-aloud-group", {"group": group_named(text), "cards": cards})


# What everybody holds


def hand(view: PiratesView, seat: int) -> list[Message]:
    held = view["hands"][seat]
    if view["seat"] not in (seat, "all"):
        return [Message("pirates-holds", {"seat": Who(seat), "count": len(held), "cards": counted(known(held))})]
    told = [Message("pirates-aloud-hand", {"owner": Who(seat), "cards": counted(known(held))})]
    if view["shown"][seat]:
        told.append(Message("pirates-aloud-known", {"seat": None, "cards": counted(view["shown"][seat])}))
    for secret in view["secrets"]:
        if secret["of"] == seat:
            told.append(
                Message("pirates-aloud-known", {"seat": Who(secret["seat"]), "cards": counted(secret["cards"])})
            )
    return told


# What is asked


def asked(view: PiratesView) -> list[Message]:
    turn = view["turn"]
    if turn is None:
        return []
    match view["phase"]:
        case "turn" if view["seat"] == turn:
            return your_turn(view)
        case "turn":
            return [Message("pirates-turn", {"seat": Who(turn)})]
        case "block":
            return block(view, turn)
        case "act":
            return act(view, turn)
    return [Message("pirates-last", {"seat": Who(turn)})]


def your_turn(view: PiratesView) -> list[Message]:
    state: PiratesRules = guess(view, Rng())
    lifts = bool(state.islands[state.turn]) and bool(state.may_lift())
    draws = "either" if view["pair"] and view["pile"] else "pair" if view["pair"] else "pile"
    parts: dict[str, Arg] = {
        "does": "lift" if lifts else "lay",
        "blacks": blacks(state.hands[state.turn]) > 0,
        "draws": draws,
    }
    told = [Message("pirates-your-turn", parts)]
    must = duties(state, state.turn)
    if must:
        told.append(Message("pirates-no-must-place", some_of(must)))
    out = goes_out(state.owned(state.turn), state.natural_card)
    if out and state.may_lift():
        groups = tuple(group(spelled(each)) for each in out)
        told.append(Message("pirates-aloud-can-go-out", {"groups": groups}))
    return told


def block(view: PiratesView, turn: int) -> list[Message]:
    state = guess(view, Rng())
    assert view["player"] is not None
    needs = called(LETTERS[state.blocker(state.black)])
    return [
        Message(
            "pirates-may-block",
            {
                "seat": Who(turn),
                "player": Who(view["player"]),
                "black": called(LETTERS[state.black]),
                "card": needs,
                "can": view["seat"] == turn and Do.BLOCK in state.legal(),
            },
        )
    ]


def act(view: PiratesView, turn: int) -> list[Message]:
    black = Word("pirates-card", LETTERS[NAMES.index(view["black"] or "")])
    assert view["player"] is not None
    if view["black"] == "captain":
        can = view["seat"] == turn and blacks(guess(view, Rng()).hands[turn]) > 0
        return [Message("pirates-give", {"seat": Who(turn), "player": Who(view["player"]), "can": can})]
    if view["seat"] != turn:
        return [Message("pirates-decides", {"seat": Who(turn), "black": black})]
    target = None if view["target"] is None else Who(view["target"])
    looks = [Message("pirates-see", {"cards": counted(known(view["looked"]))})] if view["looked"] else []
    return [Message("pirates-act", {"black": black, "target": target}), *looks]
