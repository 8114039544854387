"""Rainbow Pirates: why a move is refused, or an object cannot be picked.

The State given here is a guess from the seat's View, so no answer can depend on what the seat may not know. The rules
are not written again: each answer asks the State's own questions, in the order in which a person would.
"""

import re

from sunshower.core.errors import IllegalMove
from sunshower.core.text import listed
from sunshower.games.pirates.notation import (
    MOVES,
    PiratesMove,
    called,
    draft,
    group_called,
    island_named,
    lacking,
    move,
    named,
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
from sunshower.games.pirates.view import TOKEN, grouped, in_order, tokens

EXAMPLES = {
    Phase.TURN: "lay:345 lays a group, 6>345 adds to it, lift:345 takes it back, "
    "thief@1 plays a Thief, draw:pile draws",
    Phase.BLOCK: "block stops the black card, and pass lets it through",
    Phase.LAST: "lay:345 lays a group, 6>345 adds to it, and done ends it",
}
ASKS = {
    Card.THIEF: IllegalMove("take-now", "The Thief takes a card of the island that it attacks", "P34"),
    Card.CANNON: IllegalMove("take-now", "The Cannon blows up a card of the island that it attacks", "P34"),
    Card.SALVAGER: IllegalMove("fetch-now", "The Salvager takes a card from the discards", "P34"),
    Card.CAPTAIN: IllegalMove("give-now", "The Captain wants a black card from whoever holds one", "P16"),
    Card.EXTORTIONIST: IllegalMove("name-now", "The Extortionist demands a card by its name", "P34"),
    Card.LOOKOUT: IllegalMove("put-back", "The Lookout puts the cards back, the top one first", "P34"),
}
"""What is refused to whoever does not do what a black card asks; an example comes behind it."""
ANSWERS = ("pass", "block", "done", "nothing", "fetch", "name", "top", "give")
LAYING = ("lay", "add", "hand", "island")
ONLY_LAY = "The game is ending: you may lay cards from your hand, and nothing else."
MIXED = "Black cards and Rainbow Pirates do not go into sets and runs of colours."
OBJECT = re.compile(
    rf"(hand|discard|look):([{LETTERS}])|(group):([0-9])\.([{LETTERS}]+)|(?:card|as|seat):\w+|play|lift"
)


def why(state: PiratesRules, seat: int, text: str) -> IllegalMove:
    """Why a seat whose turn it is may not play a text, or pick an object such as hand:5."""
    words = island_named(text)
    island = None if words is None else PiratesMove("island", group=",".join(words))
    wanted = picked(text) or said(state, text) or island
    if wanted is None:
        return IllegalMove("not-understood", f"That is no move of this game. {expected(state)}")
    if wanted.card is not None and not is_card(wanted.card, wanted.kind in ("add", "take")):
        return IllegalMove("no-such-card", f"There is no card '{wanted.card}'.", "B1")
    if state.phase == Phase.BLOCK:
        return why_block(state, seat, wanted)
    if state.phase == Phase.ACT:
        return why_act(state, seat, wanted)
    if wanted.kind in ANSWERS:
        return IllegalMove("not-now", f"That is for another time. Now {EXAMPLES[state.phase]}.", "B3")
    return why_turn(state, seat, wanted)


def expected(state: PiratesRules) -> str:
    """What is to be decided now, with examples."""
    if state.phase == Phase.ACT:
        return f"{ASKS[state.black].sentence}: {example(state)}."
    return f"For example: {EXAMPLES[state.phase]}."


def example(state: PiratesRules) -> str:
    """A move on offer."""
    return MOVES.format(move(state, state.legal()[0]))


def picked(text: str) -> PiratesMove | None:
    """An object as a person who picks it first would have it in mind."""
    match = OBJECT.fullmatch(text.strip().lower())
    if not match:
        return None
    kind, card, group, seat, cards = match.groups()
    if group:
        return PiratesMove(group, group=group_called(cards), seat=int(seat))
    return PiratesMove({"hand": "hand", "discard": "fetch", "look": "top", None: "object"}[kind], card)


def is_card(card: str, in_group: bool) -> bool:
    """Whether there is such a card; in a group a WILD comes with the number it stands for."""
    return card in tuple(LETTERS) or (in_group and TOKEN.fullmatch(card) is not None)


def duties(state: PiratesRules, seat: int) -> list[str]:
    """What a seat could lay and must, while it is its turn; nothing once the duty to place is met (P1, P2)."""
    if state.must_place(seat) == NONE:
        return []
    bare = state.clone()
    hand = state.hands[seat] & ~ALL_BLACKS
    bare.hands[seat] = hand - cards_of(Card.WILD, count(hand, Card.WILD))
    return [MOVES.format(move(bare, action)) for action in bare.legal() if bare.lays(action)]


# The own turn, and the last placement


def why_turn(state: PiratesRules, seat: int, wanted: PiratesMove) -> IllegalMove:
    if wanted.kind == "object":
        return IllegalMove("card-first", "First pick a card of your hand, or a group on your island.", "B3")
    if state.phase == Phase.LAST and wanted.kind not in LAYING:
        return IllegalMove("only-lay", ONLY_LAY, "P26")
    match wanted.kind:
        case "draw":
            return why_draw(state, seat, wanted.source)
        case "lay":
            return why_lay(state, seat, wanted.group or "")
        case "add":
            return why_add(state, seat, wanted)
        case "hand":
            card = wanted.card or ""
            nowhere = IllegalMove("fits-nowhere", f"There is nothing to do with {called(card)} now.", "B4")
            return not_held(state, seat, card) or nowhere
        case "island":
            return why_island(state, seat, wanted.group or "-")
        case "lift" | "take" | "group":
            return why_lift(state, seat, wanted)
    return why_play(state, seat, wanted)


def why_draw(state: PiratesRules, seat: int, source: str | None) -> IllegalMove:
    must = duties(state, seat)
    if must:
        rule = "B5" if state.must_place(seat) == Card.PIRATE else "P1"
        return IllegalMove("must-place", f"Before you draw you must place cards: {listed(must[:3])}.", rule)
    gone = "face-up cards are" if source == "pair" else "draw pile is"
    return IllegalMove("nothing-there", f"The {gone} gone; draw what is left.", "P25")


def not_held(state: PiratesRules, seat: int, card: str, wanted: int = 1) -> IllegalMove | None:
    """Whether a seat holds a card, or so many of them."""
    held = count(state.hands[seat], LETTERS.index(card))
    if held >= wanted:
        return None
    few = f"only {held} of" if held else "no"
    return IllegalMove("not-in-hand", f"You hold {few} {named(card)}.", "B4")


def why_lay(state: PiratesRules, seat: int, text: str) -> IllegalMove:
    group = grouped(text)
    if not group:
        return no_group(text)
    if form(group) == Form.PIRATES and group_size(group) > 1:
        return IllegalMove("one-by-one", "Lay Rainbow Pirates one by one: lay:r.", "B4")
    if form(group) != Form.PIRATES and group_size(group) < LEAST:
        return incomplete(group)
    cards = in_order(group_cards(group))
    for card in cards:
        lacks = not_held(state, seat, card, cards.count(card))
        if lacks:
            return lacks
    if group_size(group) > LEAST:
        first, rest = "".join(tokens(text)[:LEAST]), tokens(text)[LEAST]
        steps = f"lay:{first}, then {rest}>{first}"
        return IllegalMove("three-first", f"Lay three cards first, then add one by one: {steps}.", "L3")
    return incomplete(group)


def incomplete(group: int) -> IllegalMove:
    """Why a group, or 0 for none, cannot lie on an island."""
    if group_size(group) < LEAST:
        return IllegalMove("too-few", f"A group has at least {LEAST} cards; w5, a WILD with its number, is one.", "B4")
    return IllegalMove("all-wild", "At this table a group needs a card that is not wild.", "P5")


def no_such_group(state: PiratesRules, seat: int, wanted: PiratesMove, where: str, rule: str) -> IllegalMove | None:
    if grouped(wanted.group or "") in state.islands[seat]:
        return None
    return IllegalMove("no-such-group", f"There is no {wanted.group} on {where}.", rule)


def why_add(state: PiratesRules, seat: int, wanted: PiratesMove) -> IllegalMove:
    missing = no_such_group(state, seat, wanted, "your island", "B4")
    if missing:
        return missing
    card, shape = wanted.card or "", form(grouped(wanted.group or "") or 0)
    coloured = shape in (Form.SET, Form.RUN)
    if card[0] == "w" and not coloured:
        return IllegalMove("no-wild-there", "A WILD stands for a colour, and only for a colour.", "P6")
    if card == "w":
        return IllegalMove("wild-as-what", "Say what the WILD stands for: w6 is a WILD as a 6.", "P31")
    held = not_held(state, seat, card[0])
    if held:
        return held
    if coloured and LETTERS.index(card[0]) >= Card.BLACK:
        return IllegalMove("does-not-fit", MIXED, "B4")
    if shape == Form.RUN:
        return IllegalMove("does-not-fit", f"A card goes to an end of {wanted.group}, one lower or one higher.", "P4")
    return IllegalMove("does-not-fit", f"{called(card).capitalize()} does not fit {wanted.group}.", "B4")


def why_lift(state: PiratesRules, seat: int, wanted: PiratesMove) -> IllegalMove:
    if wanted.seat != seat:
        return IllegalMove("not-yours", "You may only move cards on your own island.", "B7")
    missing = no_such_group(state, seat, wanted, "your island", "B7")
    if missing:
        return missing
    if not state.may_lift():
        return lifted_enough(state, seat)
    if wanted.card not in tokens(wanted.group or ""):
        return not_in_group(wanted, "B7")
    lift = f"lift:{wanted.group} takes it all"
    return IllegalMove("breaks-group", f"Without it {wanted.group} would be incomplete; {lift}.", "B7")


def not_in_group(wanted: PiratesMove, rule: str) -> IllegalMove:
    wilds = [card for card in tokens(wanted.group or "") if card[0] == "w"]
    if wanted.card == "w" and wilds:
        return IllegalMove("wild-as-what", f"Name a WILD with its number: {wilds[0]}<{wanted.group}.", "P31")
    return IllegalMove("not-in-group", f"There is no {wanted.card} in {wanted.group}.", rule)


def why_play(state: PiratesRules, seat: int, wanted: PiratesMove) -> IllegalMove:
    kind = NAMES.index(wanted.kind)
    held = not_held(state, seat, LETTERS[kind])
    if held:
        return held
    title = named(LETTERS[kind])
    if not aims(kind):
        return IllegalMove("no-target", f"The {title} is played against nobody in particular.", "B8")
    if wanted.seat is None:
        return IllegalMove("needs-target", f"Say against whom: {wanted.kind}@{state.next_seat(seat)}.", "B8")
    if wanted.seat == seat:
        return IllegalMove("not-yourself", f"The {title} is played against somebody else.", "B8")
    return IllegalMove("no-such-seat", f"The seats at this table are 0 to {state.seats - 1}.", "B8")


def why_island(state: PiratesRules, seat: int, text: str) -> IllegalMove:
    """Why an island cannot be made as it was named, or that it takes several moves."""
    moves = draft(state, f"island:{text}")
    if moves:
        return IllegalMove("many-moves", f"That is done in steps: {', '.join(moves)}.", "L3")
    if text == "best":
        return IllegalMove("as-it-is", "No larger island can be made of your cards.", "B7")
    words = island_named(f"island:{text}") or []
    groups = [grouped(word) or 0 for word in words]
    for word, group in zip(words, groups, strict=True):
        if not group or not complete(group, state.natural_card):
            return incomplete(group) if group else no_group(word)
    missing = lacking(state, groups)
    if missing:
        return IllegalMove("not-in-hand", f"You lack {called(missing[0])} for that.", "B4")
    if united(groups) == state.islands[seat]:
        return IllegalMove("as-it-is", "Your island is like that already.", "B7")
    if state.phase == Phase.LAST:
        return IllegalMove("only-lay", ONLY_LAY, "P26")
    return lifted_enough(state, seat)


def lifted_enough(state: PiratesRules, seat: int) -> IllegalMove:
    often = f"You have gone back to lifting after laying {state.relifts[seat]} times in this game"
    instead = "lift before you lay, or after a black card"
    return IllegalMove("lifted-enough", f"{often}, and no more is allowed: {instead}.", "L1")


def no_group(cards: str) -> IllegalMove:
    """Why cards are no group of whatever size."""
    numbers = re.findall("[1-7]", cards)
    if set(cards) & set(LETTERS[Card.BLACK :]):
        if "w" in cards and not numbers:
            return IllegalMove("no-wild-there", "A WILD stands for a colour, and only for a colour.", "P6")
        return IllegalMove("no-group", MIXED, "B4")
    if re.search("w(?![1-7])", cards):
        return IllegalMove("wild-as-what", "Say what each WILD stands for: 34w5 has a WILD as a 5.", "P31")
    if len(numbers) < LEAST:
        return incomplete(0)
    if would_wrap(numbers):
        return IllegalMove("no-wrap", "A run does not go on from 7 to 1.", "P4")
    return IllegalMove("no-group", f"Such cards are neither one colour nor colours in a row: {cards}.", "B4")


def would_wrap(numbers: list[str]) -> bool:
    """Whether numbers would be in a row if 1 came after 7: going up from each, one step alone leads elsewhere."""
    row = {int(number) for number in numbers}
    ends = [number for number in row if number % COLOURS + 1 not in row]
    return len(row) == len(numbers) and {1, COLOURS} <= row and len(ends) == 1


# Other people's turns, and what black cards ask


def why_block(state: PiratesRules, seat: int, wanted: PiratesMove) -> IllegalMove:
    if wanted.kind == "hand" and wanted.card == "w":
        return IllegalMove("wild-blocks-not", "A WILD cannot block.", "B6")
    if wanted.kind not in ("block", "hand"):
        return IllegalMove("block-or-pass", "You are asked whether you block the black card: say block or pass.", "B9")
    bribe = state.blocker(state.black)
    needs = f"The {named(LETTERS[state.black])} is blocked by a {named(LETTERS[bribe])} from the hand"
    other = "by no other card" if count(state.hands[seat], bribe) else "you hold none"
    return IllegalMove("cannot-block", f"{needs}, and {other}.", "B9")


def why_act(state: PiratesRules, seat: int, wanted: PiratesMove) -> IllegalMove:
    kind, card = wanted.kind, wanted.card or ""
    if state.black in (Card.THIEF, Card.CANNON) and kind in ("take", "group"):
        return why_take(state, wanted)
    if state.black == Card.CAPTAIN and kind in ("nothing", "give", "hand"):
        return why_give(state, seat, wanted)
    if state.black == Card.SALVAGER and kind == "fetch":
        if card == LETTERS[Card.SALVAGER]:
            return IllegalMove("no-salvager", "A Salvager cannot fetch a Salvager.", "P19")
        return IllegalMove("not-discarded", f"There is no {named(card)} among the discards.", "P19")
    if state.black == Card.LOOKOUT and kind == "top":
        return IllegalMove("not-seen", f"There is no {named(card)} left among the cards you look at.", "B23")
    return IllegalMove(ASKS[state.black].code, expected(state), ASKS[state.black].rule)


def why_take(state: PiratesRules, wanted: PiratesMove) -> IllegalMove:
    if wanted.seat != state.target:
        verb = "steals" if state.black == Card.THIEF else "blows up"
        return IllegalMove("not-the-target", f"Your black card {verb} a card of the opponent you named.", "P32")
    return no_such_group(state, state.target, wanted, "that island", "P32") or not_in_group(wanted, "P32")


def why_give(state: PiratesRules, seat: int, wanted: PiratesMove) -> IllegalMove:
    if wanted.kind == "nothing":
        return IllegalMove("must-give", "You hold a black card, so you must give one.", "P34")
    not_black = IllegalMove("not-black", "The Captain wants a black card, and nothing else.", "P16")
    return not_held(state, seat, wanted.card or "") or not_black
