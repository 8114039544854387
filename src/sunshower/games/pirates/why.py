"""Rainbow Pirates: why a move is refused, or an object cannot be picked.

The State given here is a guess from the seat's View, so no answer can depend on what the seat may not know. The rules
are not written again: each answer asks the State's own questions, in the order in which a person would.
"""

import re
from collections.abc import Mapping, Sequence
from functools import partial

from sunshower.core.errors import IllegalMove, instead, not_understood, refusals
from sunshower.core.message import Arg, Message, Who, Word, both, either
from sunshower.core.text import as_typed
from sunshower.games.pirates.happenings import recognised
from sunshower.games.pirates.notation import (
    MOVES,
    PiratesMove,
    draft,
    group_called,
    island_named,
    lacking,
    move,
    said,
    united,
)
from sunshower.games.pirates.pieces import (
    ALL_BLACKS,
    COLOURS,
    LEAST,
    LETTERS,
    NAMES,
    NONE,
    Card,
    Do,
    Form,
    Phase,
    aims,
    cards_of,
    complete,
    count,
    form,
    group_cards,
    group_size,
)
from sunshower.games.pirates.rules import PiratesRules
from sunshower.games.pirates.view import TOKEN, alike, grouped, in_order, shape, spelled, tokens, wilds_of

TELLING = frozenset(
    (
        "card-first",
        "only-lay",
        "draw-what",
        "must-place",
        "nothing-there",
        "not-in-hand",
        "one-by-one",
        "three-first",
        "too-few",
        "all-wild",
        "no-such-group",
        "wild-as-what",
        "breaks-group",
        "no-target",
        "needs-target",
        "not-yourself",
        "no-such-seat",
        "many-moves",
        "not-seen",
        "take-now",
        "fetch-now",
        "give-now",
        "name-now",
        "put-back",
    )
)
"""Refusals that say by themselves what could be done, or that a question follows."""
DEEDS = {"lay": "lay", "add": "lay", "lift": "rearrange", "take": "rearrange", "draw": "draw", "done": "done"}
"""What the moves of a turn do; all others play a black card."""
IN_TURN = ("lay", "rearrange", "play", "draw", "done")
ASKS = {
    Card.THIEF: ("take-now", "P34"),
    Card.CANNON: ("take-now", "P34"),
    Card.SALVAGER: ("fetch-now", "P34"),
    Card.CAPTAIN: ("give-now", "P16"),
    Card.EXTORTIONIST: ("name-now", "P34"),
    Card.LOOKOUT: ("put-back", "P34"),
}
"""What is refused to whoever does not do what a black card asks, and by which rule."""
ANSWERS = ("pass", "block", "done", "nothing", "fetch", "name", "top", "give")
LAYING = ("lay", "add", "hand", "island")
SHOWN = 3  # of the cards that must be placed
LISTED = 7  # cards that are named one by one
OBJECT = re.compile(
    rf"(?:(hand|discard|look):)?([{LETTERS}])|(group):([0-9])\.([{LETTERS}]+)|(?:card|as|seat):\w+|play|add"
)

no = refusals("pirates")


def why(state: PiratesRules, seat: int, text: str) -> IllegalMove:
    """Why a seat whose turn it is may not play a text, or pick an object such as hand:5, and what it may do."""
    refusal = reason(state, seat, text)
    return refusal if refusal.code in TELLING else instead(refusal, expected(state, seat))


def reason(state: PiratesRules, seat: int, text: str) -> IllegalMove:
    """What is wrong with a text."""
    words = island_named(text)
    island = None if words is None else PiratesMove("island", group=",".join(words))
    wanted = picked(text) or said(state, text) or island
    if wanted is None:
        return not_understood()
    if wanted.card is not None and not is_card(wanted.card, wanted.kind in ("add", "take")):
        return no("no-such-card", "B1", said=as_typed(wanted.card, text) if wanted.card.isalpha() else None)
    if state.phase == Phase.BLOCK:
        return why_block(state, seat, wanted)
    if state.phase == Phase.ACT:
        return why_act(state, seat, wanted)
    if wanted.kind in ("take", "lift") and wanted.group is None:
        own = state.islands[seat]
        return no("card-first", "B3") if own else nothing_lies(seat)
    if wanted.kind in ANSWERS:
        return no("not-now", "B3", wanted=wanted.kind)
    return why_turn(state, seat, wanted)


def picked(text: str) -> PiratesMove | None:
    """An object as a person who picks it first would have it in mind."""
    word = text.strip(": ").lower()
    if word in ("draw", "end"):
        return PiratesMove("draw")
    if word in ("take", "lift", "fetch", "name", "top", "give"):
        return PiratesMove(word)
    match = OBJECT.fullmatch(text.strip().lower())
    if not match:
        return None
    kind, card, group, seat, cards = match.groups()
    if group:
        return PiratesMove(group, group=group_called(cards), seat=int(seat))
    if card:
        return PiratesMove({"discard": "fetch", "look": "top"}.get(kind, "hand"), card)
    return PiratesMove("object")


def choice(state: PiratesRules, what: str) -> Arg:
    """An object to pick, or a kind of move, as a question names it."""
    kind, colon, name = what.partition(":")
    if not colon:
        return Message("pirates-deed", {"kind": what})
    if kind == "seat":
        return Who(int(name))
    if kind == "draw":
        return Message("pirates-source", {"source": name})
    if kind != "group":
        return a_card(name)
    owner, _, group = name.partition(".")
    _, cards = recognised(state, int(owner), group)
    return Message("pirates-the", {"group": group_named(group), "apart": tuple(map(called, cards))})


def a_card(card: str) -> Message:
    return Message("pirates-a", {"card": called(card)})


def is_card(card: str, in_group: bool) -> bool:
    """Whether there is such a card; in a group a WILD comes with the number it stands for."""
    return card in tuple(LETTERS) or (in_group and TOKEN.fullmatch(card) is not None)


def duties(state: PiratesRules, seat: int) -> list[PiratesMove]:
    """What a seat could lay and must, while it is its turn; nothing once the duty to place is met (P1, P2)."""
    if state.must_place(seat) == NONE:
        return []
    bare = state.clone()
    hand = state.hands[seat] & ~ALL_BLACKS
    bare.hands[seat] = hand - cards_of(Card.WILD, count(hand, Card.WILD))
    return [move(bare, action) for action in bare.legal() if bare.lays(action)]


# In words


def called(card: str) -> Word:
    return Word("pirates-card", card)


def group_named(text: str) -> Word:
    return Word("pirates-group", shape(text))


def expected(state: PiratesRules, seat: int, like: str | None = None) -> Message:
    """What is to be decided now, with an example if a black card asks for it, or if cards must be placed."""
    if state.phase == Phase.BLOCK:
        blocks = called(LETTERS[state.blocker(state.black)]) if Do.BLOCK in state.legal() else None
        return Message("pirates-now-block", {"card": blocks})
    must = duties(state, seat)
    if must:
        return Message("pirates-no-must-place", some_of(must))
    moves = [move(state, action) for action in state.legal()]
    if state.phase != Phase.ACT:
        deeds = {DEEDS.get(each.kind, "play") for each in moves}
        can = [Message("pirates-can", {"deed": deed}) for deed in IN_TURN if deed in deeds]
        return Message("pirates-now", {"deeds": either(can)})
    if state.black == Card.LOOKOUT:
        seen = [*map(a_card, dict.fromkeys(in_order(state.looked)))]
        return Message("pirates-no-put-back", {"place": int(state.tops_count()) + 1, "cards": either(seen)})
    first = next((each for each in moves if like and each.card == like), moves[0])
    return Message(
        f"pirates-no-{ASKS[state.black][0]}",
        {
            "black": called(LETTERS[state.black]),
            "card": called(first.card) if first.card else None,
            "group": group_named(first.group) if first.group else None,
        },
    )


def step(wanted: PiratesMove) -> Message:
    """What to do on the own island: lay a group, add a card, take back a card or a group."""
    group = wanted.group or ""
    if wanted.kind == "lay":
        return Message("pirates-step-lay", laid(group))
    card = called(wanted.card) if wanted.card else None
    return Message(f"pirates-step-{wanted.kind}", {"card": card, "group": group_named(group)})


def laid(group: str) -> Mapping[str, Arg]:
    """The cards of a new group."""
    same = alike(group)
    plain = form(grouped(group) or 0) == Form.RUN and not wilds_of(group)
    return {
        "run": group_named(group) if plain else None,
        "cards": tuple(map(called, tokens(group))),
        "alike": called(same) if same else None,
        "wilds": wilds_of(group),
    }


def some_of(steps: Sequence[PiratesMove]) -> Mapping[str, Arg]:
    """Things to do, of which one will do: the first few, and whether there are more."""
    return {"steps": either([*map(step, steps[:SHOWN])]), "more": len(steps) > SHOWN}


def holding(state: PiratesRules, seat: int) -> Message:
    """What is in a hand, each kind of card once; if there is too much to list, what may be done."""
    cards = tuple(map(called, dict.fromkeys(in_order(state.hands[seat]))))
    return Message("pirates-you-hold", {"cards": cards}) if len(cards) <= LISTED else expected(state, seat)


def opponents(state: PiratesRules, seat: int) -> Arg:
    return either([Who(other) for other in range(state.seats) if other != seat])


# The own turn, and the last placement


def why_turn(state: PiratesRules, seat: int, wanted: PiratesMove) -> IllegalMove:
    if wanted.kind == "object":
        return no("card-first", "B3")
    if state.phase == Phase.LAST and wanted.kind not in LAYING:
        return no("only-lay", "P26")
    match wanted.kind:
        case "draw":
            return why_draw(state, seat, wanted.source)
        case "lay":
            return why_lay(state, seat, wanted.group or "")
        case "add":
            return why_add(state, seat, wanted)
        case "hand":
            card = wanted.card or ""
            return not_held(state, seat, card) or why_alone(state, card)
        case "island":
            return why_island(state, seat, wanted.group or "-")
        case "lift" | "take" | "group":
            return why_lift(state, seat, wanted)
    return why_play(state, seat, wanted)


def why_draw(state: PiratesRules, seat: int, source: str | None) -> IllegalMove:
    must = duties(state, seat)
    if must:
        rule = "B5" if state.must_place(seat) == Card.PIRATE else "P1"
        return no("must-place", rule, **some_of(must))
    if source is None:
        return no("draw-what", "B11")
    return no("nothing-there", "P25", source=source)


def why_alone(state: PiratesRules, card: str) -> IllegalMove:
    """A card of the hand, and nothing said of what to do with it."""
    pick = f"hand:{card}"
    if any(pick in path for action in state.legal() for path in MOVES.paths(move(state, action))):
        return not_understood()
    return no("fits-nowhere", "B4", card=called(card))


def not_held(state: PiratesRules, seat: int, card: str, wanted: int = 1, rule: str = "B4") -> IllegalMove | None:
    """Whether a seat holds a card, or so many of them."""
    held = count(state.hands[seat], LETTERS.index(card))
    refusal = no("not-in-hand", rule, card=called(card), held=held)
    return None if held >= wanted else instead(refusal, holding(state, seat))


def why_lay(state: PiratesRules, seat: int, text: str) -> IllegalMove:
    if text in tuple(LETTERS):
        return not_held(state, seat, text) or why_alone(state, text)
    group = grouped(text)
    if not group:
        return no_group(text)
    if form(group) == Form.PIRATES and group_size(group) > 1:
        return no("one-by-one", "B4")
    cards, small = in_order(group_cards(group)), form(group) != Form.PIRATES and group_size(group) < LEAST
    for card in cards:
        lacks = not_held(state, seat, card, cards.count(card))
        if lacks and not (small and count(state.hands[seat], LETTERS.index(card)) == 0):
            return lacks
    if small:
        return incomplete(text)
    if group_size(group) > LEAST:
        first, then = "".join(tokens(text)[:LEAST]), tokens(text)[LEAST]
        return no("three-first", "L3", step=step(PiratesMove("lay", group=first)), then=called(then))
    return incomplete(text)


def incomplete(text: str) -> IllegalMove:
    """Why cards that would go together cannot lie on an island."""
    cards = tokens(text)
    if len(cards) >= LEAST:
        return no("all-wild", "P5")
    return no("too-few", "B4", least=LEAST, cards=tuple(map(called, cards)), wild="w" in text)


def no_such_group(state: PiratesRules, seat: int, wanted: PiratesMove, own: bool, rule: str) -> IllegalMove | None:
    if grouped(wanted.group or "") in state.islands[seat]:
        return None
    shapes = dict.fromkeys(shape(spelled(group)) for group in state.islands[seat])
    group = wanted.group or ""
    like = group_named(group) if grouped(group) and group[0] != "r" and shape(group) in shapes else None
    groups = tuple(Word("pirates-group", name) for name in shapes)
    found = grouped(group)
    named = group_named(group) if found and complete(found, False) else None  # two cards in a row have no name
    return no("no-such-group", rule, own=own, owner=Who(seat), groups=groups, like=like, group=named)


def nothing_lies(seat: int) -> IllegalMove:
    return no("no-such-group", "B7", own=True, owner=Who(seat), groups=(), like=None, group=None)


def why_add(state: PiratesRules, seat: int, wanted: PiratesMove) -> IllegalMove:
    missing = no_such_group(state, seat, wanted, True, "B4")
    if missing:
        return missing
    card, group = wanted.card or "", wanted.group or ""
    kind = form(grouped(group) or 0)
    coloured = kind in (Form.SET, Form.RUN)
    if card[0] == "w" and not coloured:
        return no("no-wild-there", "P6")
    held = not_held(state, seat, card[0])
    if held:
        return held
    if card == "w":
        return wild_as_what(state, group)
    if coloured and LETTERS.index(card[0]) >= Card.BLACK:
        return no("does-not-fit", "B4", how="mixed", card=None, group=None)
    if kind == Form.RUN:
        return no("does-not-fit", "P4", how="run", card=called(card), group=group_named(group))
    return no("does-not-fit", "B4", how="other", card=called(card), group=group_named(group))


def why_lift(state: PiratesRules, seat: int, wanted: PiratesMove) -> IllegalMove:
    if wanted.seat != seat:
        known = wanted.seat is not None and wanted.seat < state.seats and grouped(wanted.group or "")
        whose = {"group": group_named(wanted.group or ""), "owner": Who(wanted.seat or 0)} if known else {}
        return no("not-yours", "B7", **({"group": None, "owner": None} | whose))
    missing = no_such_group(state, seat, wanted, True, "B7")
    if missing:
        return missing
    if not state.may_lift():
        return lifted_enough(state, seat)
    if wanted.card not in tokens(wanted.group or ""):
        return not_in_group(wanted, "B7")
    return no("breaks-group", "B7", group=group_named(wanted.group or ""))


def wild_as_what(state: PiratesRules, group: str) -> IllegalMove:
    """The question what a WILD that goes to a group stands for there; if it cannot go there, that it is to be said."""
    added = [each for each in map(partial(move, state), state.legal()) if each.kind == "add" and each.group == group]
    stands = [a_card(each.card[1:]) for each in added if each.card and each.card[0] == "w"]
    if not stands:
        return no("wild-as-what", "P31", wilds=(), how="lay")
    return IllegalMove("wild-as-what", Message("table-which", {"part": "as", "choices": either(stands)}), "P31")


def not_in_group(wanted: PiratesMove, rule: str) -> IllegalMove:
    group = wanted.group or ""
    wilds = dict.fromkeys(card for card in tokens(group) if card[0] == "w")
    if wanted.card == "w" and wilds:
        return no("wild-as-what", "P31", wilds=tuple(map(called, wilds)), how="take")
    return no("not-in-group", rule, card=called(wanted.card or ""), group=group_named(group))


def why_play(state: PiratesRules, seat: int, wanted: PiratesMove) -> IllegalMove:
    kind = NAMES.index(wanted.kind)
    held = not_held(state, seat, LETTERS[kind], rule="B8")
    if held:
        return held
    black = called(LETTERS[kind])
    if not aims(kind):
        return no("no-target", "B8", black=black)
    if wanted.seat is None:
        return no("needs-target", "B8", black=black)
    code = "not-yourself" if wanted.seat == seat else "no-such-seat"
    return no(code, "B8", black=black, others=opponents(state, seat))


def why_island(state: PiratesRules, seat: int, text: str) -> IllegalMove:
    """Why an island cannot be made as it was named, or that it takes several moves."""
    moves = draft(state, f"island:{text}")
    if moves:
        first = said(state, moves[0])
        assert first
        return no("many-moves", "L3", steps=len(moves), first=step(first))
    if text == "best":
        return no("as-it-is", "B7", best=True)
    words = island_named(f"island:{text}") or []
    groups = [grouped(word) or 0 for word in words]
    for word, group in zip(words, groups, strict=True):
        if not group or not complete(group, state.natural_card):
            return incomplete(word) if group else no_group(word)
    missing = lacking(state, groups)
    if missing:
        return instead(no("not-in-hand", "B4", card=called(missing[0]), held=None), holding(state, seat))
    if united(groups) == state.islands[seat]:
        return no("as-it-is", "B7", best=False)
    if state.phase == Phase.LAST:
        return no("only-lay", "P26")
    return lifted_enough(state, seat)


def lifted_enough(state: PiratesRules, seat: int) -> IllegalMove:
    return no("lifted-enough", "L1", times=state.relifts[seat])


def no_group(cards: str) -> IllegalMove:
    """Why cards are no group of whatever size."""
    numbers = re.findall("[1-7]", cards)
    if set(cards) & set(LETTERS[Card.BLACK :]):
        if "w" in cards and not numbers:
            return no("no-wild-there", "P6")
        return no("no-group", "B4", cards=None)
    if re.search("w(?![1-7])", cards):
        return no("wild-as-what", "P31", wilds=(), how="lay")
    if len(numbers) < LEAST:
        return incomplete(cards)
    if would_wrap(numbers):
        return no("no-wrap", "P4")
    return no("no-group", "B4", cards=Message("pirates-cards", {"cards": tuple(map(called, tokens(cards)[:LISTED]))}))


def would_wrap(numbers: list[str]) -> bool:
    """Whether numbers would be in a row if 1 came after 7: going up from each, one step alone leads elsewhere."""
    row = {int(number) for number in numbers}
    ends = [number for number in row if number % COLOURS + 1 not in row]
    return len(row) == len(numbers) and {1, COLOURS} <= row and len(ends) == 1


# Other people's turns, and what black cards ask


def why_block(state: PiratesRules, seat: int, wanted: PiratesMove) -> IllegalMove:
    if wanted.kind == "hand" and wanted.card == "w":
        return no("wild-blocks-not", "B6")
    if wanted.kind not in ("block", "hand"):
        return after(tried(state, seat, wanted), no("block-or-pass", "B9", black=called(LETTERS[state.black])))
    bribe = state.blocker(state.black)
    holds = count(state.hands[seat], bribe) > 0
    cannot = no("cannot-block", "B9", black=called(LETTERS[state.black]), card=called(LETTERS[bribe]), holds=holds)
    return cannot if wanted.kind == "block" else after(tried(state, seat, wanted), cannot)


def why_act(state: PiratesRules, seat: int, wanted: PiratesMove) -> IllegalMove:
    kind, card = wanted.kind, wanted.card or ""
    if kind in ("take", *ANSWERS[-4:]) and not card and not wanted.group and begins(state, kind):
        return not_understood()
    if state.black in (Card.THIEF, Card.CANNON) and kind in ("take", "group"):
        return why_take(state, wanted)
    if state.black == Card.CAPTAIN and (kind == "nothing" or (card and kind in ("give", "hand"))):
        return why_give(state, seat, wanted)
    if state.black == Card.SALVAGER and kind == "fetch" and card:
        if card == LETTERS[Card.SALVAGER]:
            return no("no-salvager", "P19")
        return no("not-discarded", "P19", card=called(card))
    if state.black == Card.LOOKOUT and kind == "top" and card:
        seen = tuple(map(called, dict.fromkeys(in_order(state.looked))))
        return no("not-seen", "B23", card=called(card), seen=seen)
    code, rule = ASKS[state.black]
    asked = IllegalMove(code, expected(state, seat, card), rule)
    fits = card and any(move(state, action).card == card for action in state.legal())
    return asked if fits or wanted.kind == NAMES[state.black] else after(tried(state, seat, wanted), asked)


def begins(state: PiratesRules, kind: str) -> bool:
    """Whether there are moves of a kind."""
    return any(move(state, action).kind == kind for action in state.legal())


def tried(state: PiratesRules, seat: int, wanted: PiratesMove) -> Message | None:
    """What somebody wanted to do something with that is not asked for; None if there is no telling."""
    card = LETTERS[NAMES.index(wanted.kind)] if wanted.kind in NAMES else wanted.card
    if wanted.kind == "hand" and card and count(state.hands[seat], LETTERS.index(card)):
        return Message("pirates-not-asked", {"card": called(card)})
    group = group_named(wanted.group) if wanted.group and grouped(wanted.group) else None
    return (
        Message("pirates-not-about", {"group": group, "card": called(card) if card else None})
        if group or card
        else None
    )


def after(first: Message | None, refusal: IllegalMove) -> IllegalMove:
    """A refusal that begins with another sentence, if there is one."""
    return IllegalMove(refusal.code, both(first, refusal.says), refusal.rule) if first else refusal


def why_take(state: PiratesRules, wanted: PiratesMove) -> IllegalMove:
    if wanted.seat != state.target:
        return no("not-the-target", "P32", black=called(LETTERS[state.black]), target=Who(state.target))
    return no_such_group(state, state.target, wanted, False, "P32") or not_in_group(wanted, "P32")


def why_give(state: PiratesRules, seat: int, wanted: PiratesMove) -> IllegalMove:
    if wanted.kind == "nothing":
        return no("must-give", "P34")
    card = wanted.card or ""
    return not_held(state, seat, card, rule="P16") or no("not-black", "P16", card=called(card))
