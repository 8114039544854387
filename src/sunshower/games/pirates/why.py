"""Rainbow Pirates: why a move is refused, or an object cannot be picked.

The State given here is a guess from the seat's View, so no answer can depend on what the seat may not know. The rules
are not written again: each answer asks the State's own questions, in the order in which a person would.
"""

import re

from sunshower.core.errors import IllegalMove
from sunshower.games.pirates.notation import (
    Saying,
    called,
    draft,
    lacking,
    meant,
    named,
    said,
    spell,
    tokens,
    united,
)
from sunshower.games.pirates.pieces import (
    BLACK,
    CANNON,
    CAPTAIN,
    COLOURS,
    EXTORTIONIST,
    LEAST,
    LETTERS,
    LOOKOUT,
    NONE,
    PIRATE,
    SALVAGER,
    THIEF,
    Form,
    Phase,
    complete,
    count,
    form,
    group_cards,
    group_size,
)
from sunshower.games.pirates.rules import PiratesRules
from sunshower.games.pirates.view import counted, grouped, letters, spelled

EXAMPLES = {
    "turn": "lay:345 lays a group, 6>345 adds to it, lift:345 takes it back, thief@1 plays a Thief, draw:pile draws",
    "block": "block stops the black card, and pass lets it through",
    "last": "lay:345 lays a group, 6>345 adds to it, and done ends it",
}
ASKS = {
    THIEF: "The Thief takes a card of the island that it attacks",
    CANNON: "The Cannon blows up a card of the island that it attacks",
    SALVAGER: "The Salvager takes a card from the discards",
    CAPTAIN: "The Captain wants a black card from whoever holds one",
    EXTORTIONIST: "The Extortionist demands a card by its name",
    LOOKOUT: "The Lookout puts the cards back, the top one first",
}
ONLY_LAY = "The game is ending: you may lay cards from your hand, and nothing else."
MIXED = "Black cards and Rainbow Pirates do not go into sets and runs of colours."
LOOSE = re.compile(rf"(?:(island)|lay|lift):?((?(1)[{LETTERS},-]+|[{LETTERS}]+))")
OBJECT = re.compile(r"(hand|discard|look|card|as|seat|group):(?:([0-9])\.)?([a-z0-9]+)|(play|lift)")


def why(state: PiratesRules, seat: int, text: str) -> IllegalMove:
    """Why a seat whose turn it is may not play a text, or pick an object such as hand:5."""
    saying = picked(text) or said(text) or loosely(text)
    if saying is None:
        return IllegalMove("not-understood", f"That is no move of this game. {expected(state)}")
    if state.phase == Phase.BLOCK:
        return why_block(state, seat, saying)
    if state.phase == Phase.ACT:
        return why_act(state, seat, saying)
    if saying.verb in (
        "object",
        "draw:pair",
        "draw:pile",
        "lay",
        "add",
        "lift",
        "take",
        "play",
        "hand",
        "group",
        "cards",
        "island",
    ):
        return why_turn(state, seat, saying)
    return IllegalMove("not-now", f"That is for another time. Now {EXAMPLES[Phase.NAMES[state.phase]]}.", "B3")


def expected(state: PiratesRules) -> str:
    """What is to be decided now, with examples."""
    if state.phase == Phase.ACT:
        return f"{ASKS[state.black]}: {example(state)}."
    return f"For example: {EXAMPLES[Phase.NAMES[state.phase]]}."


def example(state: PiratesRules) -> str:
    """A move on offer."""
    return spell(meant(state, state.legal()[0]))


def picked(text: str) -> Saying | None:
    """An object as a person who picks it first would have it in mind."""
    match = OBJECT.fullmatch(text.strip().lower())
    if not match:
        return None
    kind, seat, value = match[1] or "object", match[2], match[3] or ""
    if kind == "group" and seat and (group := grouped(value)):
        return Saying("group", group=group, seat=int(seat))
    if kind in ("hand", "discard", "look") and len(value) == 1 and value in LETTERS:
        return Saying({"hand": "hand", "discard": "fetch", "look": "top"}[kind], value)
    return Saying("object") if kind in ("card", "as", "seat", "object") else None


def loosely(text: str) -> Saying | None:
    """Cards that are no group, or a whole island, as they were said."""
    match = LOOSE.fullmatch(re.sub(r"\s+", "", text.lower()))
    if not match:
        return None
    return Saying("island" if match[1] == "island" else "cards", match[2])


def duties(state: PiratesRules, seat: int) -> list[str]:
    """What a seat could lay and must, while it is its turn; nothing once the duty to place is met (P1, P2)."""
    if state.must_place(seat) == NONE:
        return []
    bare = state.clone()
    bare.hands[seat] = counted([letter for letter in letters(state.hands[seat]) if letter in "1234567r"])
    return [spell(meant(bare, action)) for action in bare.legal() if bare.lays(action)]


# The own turn, and the last placement


def why_turn(state: PiratesRules, seat: int, saying: Saying) -> IllegalMove:
    if saying.verb == "object":
        return IllegalMove("card-first", "First pick a card of your hand, or a group on your island.", "B3")
    if state.phase == Phase.LAST and saying.verb not in ("lay", "add", "hand", "cards", "island"):
        return IllegalMove("only-lay", ONLY_LAY, "P26")
    match saying.verb:
        case "draw:pair" | "draw:pile":
            return why_draw(state, seat, saying.verb)
        case "lay":
            return why_lay(state, seat, saying.group)
        case "add":
            return why_add(state, seat, saying)
        case "hand":
            return not_held(state, seat, saying.card) or IllegalMove(
                "fits-nowhere", f"There is nothing to do with {called(saying.card)} now.", "B4"
            )
        case "play":
            return why_play(state, seat, saying)
        case "cards":
            return no_group(saying.card)
        case "island":
            return why_island(state, seat, saying.card)
    return why_lift(state, seat, saying)


def why_draw(state: PiratesRules, seat: int, verb: str) -> IllegalMove:
    must = duties(state, seat)
    if must:
        rule = "B5" if state.must_place(seat) == PIRATE else "P1"
        ways = " or ".join(must[:3])
        return IllegalMove("must-place", f"Before you draw you must place cards: {ways}.", rule)
    source = "face-up cards are" if verb == "draw:pair" else "draw pile is"
    return IllegalMove("nothing-there", f"The {source} gone; draw what is left.", "P25")


def not_held(state: PiratesRules, seat: int, card: str) -> IllegalMove | None:
    if count(state.hands[seat], LETTERS.index(card)):
        return None
    return IllegalMove("not-in-hand", f"You hold no {named(card)}.", "B4")


def lacks(state: PiratesRules, seat: int, group: int) -> IllegalMove | None:
    """Whether a seat holds the cards of a group."""
    for letter in letters(group_cards(group)):
        kind = LETTERS.index(letter)
        wanted, held = count(group_cards(group), kind), count(state.hands[seat], kind)
        if held < wanted:
            few = f"You hold no {named(letter)}." if not held else f"You hold only {held} of {named(letter)}."
            return IllegalMove("not-in-hand", few, "B4")
    return None


def why_lay(state: PiratesRules, seat: int, group: int) -> IllegalMove:
    if form(group) == Form.PIRATES and group_size(group) > 1:
        return IllegalMove("one-by-one", "Lay Rainbow Pirates one by one: lay:r.", "B4")
    if form(group) != Form.PIRATES and group_size(group) < LEAST:
        return incomplete(group)
    held = lacks(state, seat, group)
    if held:
        return held
    if group_size(group) > LEAST:
        cards = tokens(group)
        first, rest = "".join(cards[:LEAST]), cards[LEAST]
        steps = f"lay:{first}, then {rest}>{first}"
        return IllegalMove("three-first", f"Lay three cards first, then add one by one: {steps}.", "L3")
    return incomplete(group)


def incomplete(group: int) -> IllegalMove:
    """Why a group cannot lie on an island."""
    if group_size(group) < LEAST:
        return too_few()
    return IllegalMove("all-wild", "At this table a group needs a card that is not wild.", "P5")


def too_few() -> IllegalMove:
    return IllegalMove("too-few", f"A group has at least {LEAST} cards; w5, a WILD with its number, is one.", "B4")


def why_add(state: PiratesRules, seat: int, saying: Saying) -> IllegalMove:
    group = spelled(saying.group)
    if saying.group not in state.islands[seat]:
        return IllegalMove("no-such-group", f"There is no {group} on your island.", "B4")
    if saying.card in ("w", "ww") or (saying.card[0] == "w" and form(saying.group) in (Form.BLACK, Form.PIRATES)):
        if form(saying.group) in (Form.BLACK, Form.PIRATES):
            return IllegalMove("no-wild-there", "A WILD stands for a colour, and only for a colour.", "P6")
        return IllegalMove("wild-as-what", "Say what the WILD stands for: w6 is a WILD as a 6.", "P31")
    if len(saying.card) == 1 and saying.card not in LETTERS:
        return IllegalMove("no-such-card", f"There is no card '{saying.card}'.", "B1")
    held = not_held(state, seat, saying.card[0])
    if held:
        return held
    if LETTERS.index(saying.card[0]) >= BLACK and form(saying.group) in (Form.SET, Form.RUN):
        return IllegalMove("does-not-fit", MIXED, "B4")
    if form(saying.group) == Form.RUN:
        return IllegalMove("does-not-fit", f"A card goes to an end of {group}, one lower or one higher.", "P4")
    return IllegalMove("does-not-fit", f"{called(saying.card).capitalize()} does not fit {group}.", "B4")


def why_lift(state: PiratesRules, seat: int, saying: Saying) -> IllegalMove:
    group = spelled(saying.group)
    if saying.verb == "group" and saying.seat != seat:
        return IllegalMove("not-yours", "You may only move cards on your own island.", "B7")
    if saying.group not in state.islands[seat]:
        return IllegalMove("no-such-group", f"There is no {group} on your island.", "B7")
    if not state.may_lift():
        return lifted_enough(state, seat)
    if saying.card == "w" and (wilds := wild_tokens(saying.group)):
        return which_wild(wilds, saying.group)
    if saying.card not in tokens(saying.group):
        return IllegalMove("not-in-group", f"There is no {saying.card} in {group}.", "B7")
    return IllegalMove("breaks-group", f"Without it {group} would be incomplete; lift:{group} takes it all.", "B7")


def why_play(state: PiratesRules, seat: int, saying: Saying) -> IllegalMove:
    held = not_held(state, seat, saying.card)
    if held:
        return held
    title = named(saying.card)
    if not state.aims(LETTERS.index(saying.card)):
        return IllegalMove("no-target", f"The {title} is played against nobody in particular.", "B8")
    if saying.seat == NONE:
        name = title.lower()
        return IllegalMove("needs-target", f"Say against whom: {name}@{state.next_seat(seat)}.", "B8")
    if saying.seat == seat:
        return IllegalMove("not-yourself", f"The {title} is played against somebody else.", "B8")
    return IllegalMove("no-such-seat", f"The seats at this table are 0 to {state.seats - 1}.", "B8")


def why_island(state: PiratesRules, seat: int, text: str) -> IllegalMove:
    """Why an island cannot be made as it was named, or that it takes several moves."""
    words = [] if text == "-" else text.split(",")
    groups = [grouped(word) or 0 for word in words]
    for word, group in zip(words, groups):
        if not group or not complete(group, state.natural_card):
            return incomplete(group) if group else no_group(word)
    moves = draft(state, f"island:{text}")
    if moves:
        return IllegalMove("many-moves", f"That is done in steps: {', '.join(moves)}.", "L3")
    missing = lacking(state, groups)
    if missing:
        return IllegalMove("not-in-hand", f"You lack {called(missing[0])} for that.", "B4")
    if united(groups) == state.islands[seat]:
        return IllegalMove("as-it-is", "Your island is like that already.", "B7")
    if state.phase == Phase.LAST:
        return IllegalMove("only-lay", ONLY_LAY, "P26")
    return lifted_enough(state, seat)


def lifted_enough(state: PiratesRules, seat: int) -> IllegalMove:
    often = f"You have gone back to lifting after laying {state.relifted(seat)} times in this game"
    instead = "lift before you lay, or after a black card"
    return IllegalMove("lifted-enough", f"{often}, and no more is allowed: {instead}.", "L1")


def wild_tokens(group: int) -> list[str]:
    return [card for card in tokens(group) if card[0] == "w"]


def which_wild(wilds: list[str], group: int) -> IllegalMove:
    return IllegalMove("wild-as-what", f"Name a WILD with its number: {wilds[0]}<{spelled(group)}.", "P31")


def no_group(cards: str) -> IllegalMove:
    """Why cards are no group of whatever size."""
    numbers = re.findall("[1-7]", cards)
    if set(cards) & set(LETTERS[BLACK:]):
        if "w" in cards and not numbers:
            return IllegalMove("no-wild-there", "A WILD stands for a colour, and only for a colour.", "P6")
        return IllegalMove("no-group", MIXED, "B4")
    if re.search("w(?![1-7])", cards):
        return IllegalMove("wild-as-what", "Say what each WILD stands for: 34w5 has a WILD as a 5.", "P31")
    if len(numbers) < LEAST:
        return too_few()
    if would_wrap(numbers):
        return IllegalMove("no-wrap", "A run does not go on from 7 to 1.", "P4")
    return IllegalMove("no-group", f"Such cards are neither one colour nor colours in a row: {cards}.", "B4")


def would_wrap(numbers: list[str]) -> bool:
    """Whether numbers would be in a row if 1 came after 7: going up from each, one step alone leads elsewhere."""
    row = {int(number) for number in numbers}
    ends = [number for number in row if number % COLOURS + 1 not in row]
    return len(row) == len(numbers) and {1, COLOURS} <= row and len(ends) == 1


# Other people's turns, and what black cards ask


def why_block(state: PiratesRules, seat: int, saying: Saying) -> IllegalMove:
    colour = named(LETTERS[state.blocker(state.black)])
    if saying.verb == "hand" and saying.card == "w":
        return IllegalMove("wild-blocks-not", "A WILD cannot block.", "B6")
    if saying.verb in ("block", "hand"):
        needs = f"The {named(LETTERS[state.black])} is blocked by a {colour} from the hand"
        if not count(state.hands[seat], state.blocker(state.black)):
            return IllegalMove("cannot-block", f"{needs}, and you hold none.", "B9")
        return IllegalMove("cannot-block", f"{needs}, and by no other card.", "B9")
    return IllegalMove("block-or-pass", "You are asked whether you block the black card: say block or pass.", "B9")


def why_act(state: PiratesRules, seat: int, saying: Saying) -> IllegalMove:
    if state.black in (THIEF, CANNON):
        return why_take(state, saying)
    if state.black == SALVAGER:
        if saying.verb != "fetch":
            return IllegalMove("fetch-now", expected(state), "P34")
        if saying.card == LETTERS[SALVAGER]:
            return IllegalMove("no-salvager", "A Salvager cannot fetch a Salvager.", "P19")
        return IllegalMove("not-discarded", f"There is no {named(saying.card)} among the discards.", "P19")
    if state.black == EXTORTIONIST:
        return IllegalMove("name-now", expected(state), "P34")
    if state.black == CAPTAIN:
        return why_give(state, seat, saying)
    if saying.verb != "top":
        return IllegalMove("put-back", expected(state), "P34")
    return IllegalMove("not-seen", f"There is no {named(saying.card)} left among the cards you look at.", "B23")


def why_take(state: PiratesRules, saying: Saying) -> IllegalMove:
    verb = "steals" if state.black == THIEF else "blows up"
    if saying.verb not in ("take", "group"):
        return IllegalMove("take-now", expected(state), "P34")
    if saying.verb == "group" and saying.seat != state.target:
        return IllegalMove("not-the-target", f"Your black card {verb} a card of the opponent you named.", "P32")
    if saying.group not in state.islands[state.target]:
        return IllegalMove("no-such-group", f"There is no {spelled(saying.group)} on that island.", "P32")
    if saying.card == "w" and (wilds := wild_tokens(saying.group)):
        return which_wild(wilds, saying.group)
    return IllegalMove("not-in-group", f"There is no {saying.card} in {spelled(saying.group)}.", "P32")


def why_give(state: PiratesRules, seat: int, saying: Saying) -> IllegalMove:
    if saying.verb == "give:-":
        return IllegalMove("must-give", "You hold a black card, so you must give one.", "P34")
    if saying.verb not in ("give", "hand"):
        return IllegalMove("give-now", expected(state), "P16")
    held = not_held(state, seat, saying.card)
    return held or IllegalMove("not-black", "The Captain wants a black card, and nothing else.", "P16")
