"""Rainbow Pirates: moves as text and as picks, drafts of several moves in one text, and what the log tells of them."""

import re
from collections import Counter
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from sunshower.core.game import CHANCE, Eyes, Path
from sunshower.games.pirates.draft import goes_out, largest, next_step
from sunshower.games.pirates.pieces import (
    BLACK,
    CAPTAIN,
    EXTORTIONIST,
    LETTERS,
    LOOKOUT,
    NAMES,
    NONE,
    PIRATE,
    SALVAGER,
    STINKER,
    THIEF,
    WILD,
    At,
    Do,
    Form,
    Phase,
    colour,
    complete,
    deed_of,
    first_place,
    first_seat,
    form,
    group_cards,
    group_index,
    group_size,
    high,
    is_play,
    kind_of,
    last_place,
    lays_new,
    loose,
    low,
    lying,
    lying_cards,
    needed,
    new_group,
    played_kind,
    played_target,
    treasure,
)
from sunshower.games.pirates.rules import PiratesRules
from sunshower.games.pirates.view import CACHED, TOKEN, grouped, letters, spelled

ISLAND = re.compile(r"island:?([a-z0-9,]+|-)")
FIXED = {
    Do.PASS: "pass",
    Do.BLOCK: "block",
    Do.PAIR: "draw:pair",
    Do.PILE: "draw:pile",
    Do.DONE: "done",
    Do.NOTHING: "give:-",
    Do.NO: "answer:no",
    Do.YES: "answer:yes",
}
OTHER_WORDS = {"pair": "draw:pair", "pile": "draw:pile", "stop": "done", "nothing": "give:-", "give:nothing": "give:-"}
KIND_VERBS = {SALVAGER: "fetch", EXTORTIONIST: "name", LOOKOUT: "top", CAPTAIN: "give"}
PLAYED = {kind: NAMES[kind].replace("-", "") for kind in range(BLACK, PIRATE)}


class Saying(NamedTuple):
    """A move as it was said: what is done, and the card, the group and the seat it is done with."""

    verb: str
    card: str = ""
    group: int = 0
    seat: int = NONE


def said(text: str) -> Saying | None:
    """What a text says, whether or not it may be played; None if it says nothing."""
    text = re.sub(r"[\s_-]+(?!$)", "", text.strip().lower())
    text = re.sub(r"^(draw|give|lay|lift|play|fetch|name|top)(?=[^:])", r"\1:", text)
    text = re.sub(r"^a+r+g+h+!*$", "pass", OTHER_WORDS.get(text, text))
    if text in FIXED.values():
        return Saying(text)
    verb, colon, value = text.partition(":")
    if colon and verb in KIND_VERBS.values():
        return Saying(verb, letter) if (letter := letter_of(value)) else None
    if colon and verb in ("lay", "lift"):
        return Saying(verb, group=group) if (group := grouped(value)) else None
    if match := re.fullmatch(r"(?:play:)?([a-z]+)(?:@?([0-9]))?", text):
        for kind, name in PLAYED.items():
            if match[1] == name:
                return Saying("play", LETTERS[kind], seat=int(match[2]) if match[2] else NONE)
    if match := re.fullmatch(r"(w?[1-7w]|[a-z])([<>])([a-z1-7]+)", text):
        verb = "add" if match[2] == ">" else "take"
        if match[1] == "r" and verb == "add" and not match[3].strip("r"):
            return Saying("lay", group=Form.PIRATES + 1)
        return Saying(verb, match[1], group) if (group := grouped(match[3])) else None
    return Saying("lay", group=group) if (group := grouped(text)) else None


def letter_of(word: str) -> str | None:
    """The letter of a card called by its letter or its name."""
    names = {name.replace("-", ""): letter for name, letter in zip(NAMES, LETTERS)}
    return word if len(word) == 1 and word in LETTERS else names.get(word.removeprefix("rainbow"))


def meant(state: PiratesRules, action: int) -> Saying:
    """A decision on offer, taken apart."""
    if action in FIXED:
        return Saying(FIXED[action])
    if action < Do.FIRST:
        return Saying(KIND_VERBS[state.black], LETTERS[kind_of(action)])
    if is_play(action):
        kind = played_kind(action)
        return Saying("play", LETTERS[kind], seat=played_target(action) if state.aims(kind) else NONE)
    if lays_new(action):
        return Saying("lay", group=new_group(action))
    group = state.islands[state.target if state.phase == Phase.ACT else state.turn][group_index(action)]
    deed = deed_of(action)
    if deed == At.LIFT:
        return Saying("lift", group=group)
    if deed >= At.TAKE:
        return Saying("take", lying_card(group, deed - At.TAKE), group)
    return Saying("add", added_card(group, deed), group)


def lying_card(group: int, place: int) -> str:
    """A card of a group, as it is spelled there."""
    letter = LETTERS[lying(group, place)]
    return letter if letter != "w" else f"w{LETTERS[place if form(group) == Form.RUN else colour(group)]}"


def added_card(group: int, how: int) -> str:
    """A card added to a group, as it will be spelled there."""
    if needed(group, how) != WILD:
        return LETTERS[needed(group, how)]
    if form(group) == Form.SET:
        return f"w{LETTERS[colour(group)]}"
    return f"w{LETTERS[low(group) - 1 if how < 2 else high(group) + 1]}"


def spell(saying: Saying) -> str:
    match saying.verb:
        case "lay" | "lift":
            return f"{saying.verb}:{spelled(saying.group)}"
        case "add":
            return f"{saying.card}>{spelled(saying.group)}"
        case "take":
            return f"{saying.card}<{spelled(saying.group)}"
        case "play":
            return NAMES[LETTERS.index(saying.card)] + (f"@{saying.seat}" if saying.seat != NONE else "")
        case "fetch" | "name" | "top" | "give":
            return f"{saying.verb}:{saying.card}"
    return saying.verb


def format_move(state: PiratesRules, action: int) -> str:
    """An action on offer as text."""
    if state.turn == CHANCE and Do.FIRST <= action < Do.NO:
        return f"first:{first_seat(action)}"
    if state.turn == CHANCE and action < Do.FIRST:
        return f"card:{LETTERS[kind_of(action)]}"
    return spell(meant(state, action))


def parse_move(state: PiratesRules, text: str) -> int | None:
    """The action on offer that a text names, or None."""
    if state.turn == CHANCE:
        return next((action for action in state.legal() if format_move(state, action) == text), None)
    saying = said(text)
    if saying is None:
        return None
    if saying.verb == "play" and saying.seat == NONE and state.seats == 2:
        saying = saying._replace(seat=1 - state.turn if state.aims(LETTERS.index(saying.card)) else NONE)
    return next((action for action in state.legal() if meant(state, action) == saying), None)


# Drafts: an island, or a long group, named in one text


def draft(state: PiratesRules, text: str) -> list[str]:
    """The moves that make the island a text names, or lay the group it names; none if one of them is not allowed."""
    target = drafted(state, text)
    if target is None or lacking(state, target):
        return []
    if not all(complete(group, state.natural_card) for group in target):
        return []
    twin = state.clone()
    moves: list[str] = []
    while twin.turn == state.turn:
        step = next_step(twin.islands[state.turn], target, state.natural_card)
        if step == NONE:
            break
        if step not in twin.legal():
            return []
        moves.append(format_move(twin, step))
        twin.play(step)
    return moves


def drafted(state: PiratesRules, text: str) -> list[int] | None:
    """The island that a text describes to whoever's turn it is; None if it describes none."""
    if state.phase not in (Phase.TURN, Phase.LAST):
        return None
    saying = said(text)
    if saying and saying.verb == "lay":
        return united([*state.islands[state.turn], saying.group])
    match = ISLAND.fullmatch(re.sub(r"\s+", "", text.lower()))
    if not match:
        return None
    return best_island(state) if match[1] == "best" else named_island(match[1])


def best_island(state: PiratesRules) -> list[int] | None:
    """The island that goes out (P23, P40), or else the largest one; None if it is no larger than what lies there."""
    island = state.islands[state.turn]
    own = state.hands[state.turn] + lying_cards(island)
    out = goes_out(own, state.natural_card)
    best = out or largest(own, 0, state.natural_card)
    return best if out or treasure(best) > treasure(island) else None


def named_island(text: str) -> list[int] | None:
    """The groups of a text such as 3456,555,tcs, or - for none of them; None if one is no group."""
    groups = [grouped(word) for word in text.split(",")] if text != "-" else []
    found = [group for group in groups if group]
    return united(found) if len(found) == len(groups) else None


def united(groups: list[int]) -> list[int]:
    """An island of some groups: all Rainbow Pirates are one group."""
    pirates = sum(group_size(group) for group in groups if form(group) == Form.PIRATES)
    others = [group for group in groups if form(group) != Form.PIRATES]
    return sorted([*others, Form.PIRATES + pirates] if pirates else others)


def lacking(state: PiratesRules, groups: list[int]) -> list[str]:
    """The cards of some groups that whoever's turn it is has neither in hand nor on the island."""
    own = state.hands[state.turn] + lying_cards(state.islands[state.turn])
    wanted = Counter(letter for group in groups for letter in letters(group_cards(group)))
    return list((wanted - Counter(letters(own))).elements())


# Picks


def picks(state: PiratesRules, action: int) -> list[Path]:
    """The paths of picks that make a decision on offer."""
    saying = meant(state, action)
    island = f"group:{state.target if state.phase == Phase.ACT else state.turn}.{spelled(saying.group)}"
    match saying.verb:
        case "lay":
            return list(lay_picks(saying.group))
        case "add":
            card, *stands_for = hand_picks(saying.card)
            return [(card, island, *stands_for)]
        case "lift":
            return [(island, "lift")]
        case "take":
            return [(island, f"card:{saying.card}")]
        case "play":
            return [(f"hand:{saying.card}", "play", *([f"seat:{saying.seat}"] if saying.seat != NONE else []))]
        case "fetch":
            return [(f"discard:{saying.card}",)]
        case "top":
            return [(f"look:{saying.card}",)]
        case "give":
            return [(f"hand:{saying.card}",)]
        case "block":
            return [("block",), (f"hand:{LETTERS[state.blocker(state.black)]}",)]
    return [(spell(saying),)]


@lru_cache(CACHED)
def lay_picks(group: int) -> list[Path]:
    """The cards of a group in every order."""
    cards = [hand_picks(card) for card in tokens(group)]
    return sorted({tuple(pick for card in order for pick in card) for order in permutations(cards)})


def tokens(group: int) -> list[str]:
    """The cards of a group, each WILD with the number it stands for."""
    text = spelled(group)
    return TOKEN.findall(text) if text[0] in "w1234567" else list(text)


def hand_picks(card: str) -> tuple[str, ...]:
    return ("hand:w", f"as:{card[1]}") if len(card) == 2 else (f"hand:{card}",)


# The log


def tell(state: PiratesRules, action: int, eyes: Eyes) -> tuple[str, str]:
    """An action about to be played, as these eyes see it: its text, and a sentence with {0}, {1} for the seats."""
    if state.turn == CHANCE:
        return tell_chance(state, action, eyes)
    saying = meant(state, action)
    if saying.verb in ("give", "top") and eyes not in (state.turn, state.player, "all"):
        return f"{saying.verb}:?", f"{{{state.turn}}} {deed(state, saying, False)}."
    return spell(saying), f"{{{state.turn}}} {deed(state, saying, True)}."


def tell_chance(state: PiratesRules, outcome: int, eyes: Eyes) -> tuple[str, str]:
    text = format_move(state, outcome)
    if outcome >= Do.FIRST:
        return text, tell_answer(state, outcome)
    seat = state.player
    knowers = [seat, "all"]
    where = ""
    if state.phase == Phase.DEAL:
        seat = state.dealt_seat()
        knowers = [seat, "all"]
        does = "is dealt"
    elif state.black == STINKER:
        knowers.append(state.target)
        does, where = "takes", f" from {{{state.target}}}'s hand"
    elif state.black == LOOKOUT:
        does = "looks at the top of the draw pile and sees"
    else:
        knowers += [other for other in range(state.seats) if state.tops and state.knowers(0) >> other & 1]
        does = "draws"
    card = called(text[-1])
    if state.phase == Phase.REFILL or (state.phase == Phase.DEAL and seat == NONE):
        return text, f"{card[0].upper()}{card[1:]} is turned face up."
    if eyes in knowers:
        return text, f"{{{seat}}} {does} {card}{where}."
    return "card:?", f"{{{seat}}} {does} a card{where}."


def tell_answer(state: PiratesRules, outcome: int) -> str:
    if outcome < Do.NO:
        return f"{{{first_seat(outcome)}}} begins."
    card = called(LETTERS[state.named])
    if outcome == Do.NO:
        return f"{{{state.target}}} does not hold {card}."
    return f"{{{state.target}}} hands {card} over to {{{state.player}}}."


def named(card: str) -> str:
    """A card in words: "red 1", "WILD", "Thief"."""
    kind = LETTERS.index(card)
    if kind < WILD:
        return f"{NAMES[kind]} {card}"
    return {WILD: "WILD", PIRATE: "Rainbow Pirate"}.get(kind, NAMES[kind].replace("-", " ").capitalize())


def called(card: str) -> str:
    """A card in words with an article: "a red 1", "a WILD as an orange 2"."""
    if len(card) == 2:
        return f"a WILD as {called(card[1])}"
    return f"{'an' if named(card)[0] in 'oE' else 'a'} {named(card)}"


def deed(state: PiratesRules, saying: Saying, sees: bool) -> str:
    """What a decision does, as the end of a sentence."""
    card = called(saying.card) if saying.card and sees else "a card"
    match saying.verb:
        case "lay":
            return f"lays {group_words(saying.group)}"
        case "add":
            return f"adds {card} to {spelled(saying.group)}"
        case "lift":
            return f"takes {group_words(saying.group)} back into hand"
        case "take":
            return take_deed(state, saying, card)
        case "play":
            return f"plays {card}" + (f" against {{{saying.seat}}}" if saying.seat != NONE else "")
        case "pass":
            return f"lets the {named(LETTERS[state.black])} through"
        case "block":
            return f"blocks with {called(LETTERS[state.blocker(state.black)])}"
        case "draw:pair":
            return f"takes the face-up {' and '.join(map(named, letters(state.pair)))}"
        case "draw:pile":
            return "draws from the draw pile"
        case "done":
            return "is done placing"
        case "give:-":
            return "has no black card to give"
        case "give":
            return f"gives {{{state.player}}} {card if sees else 'a black card'}"
        case "fetch":
            return f"takes {card} from the discards"
        case "name":
            return f"asks {{{state.target}}} for {card}"
    return f"puts {card} back on the draw pile"


def group_words(group: int) -> str:
    if form(group) != Form.PIRATES:
        return spelled(group)
    return called("r") if group_size(group) == 1 else f"{group_size(group)} {named('r')}s"


def take_deed(state: PiratesRules, saying: Saying, card: str) -> str:
    if state.phase != Phase.ACT:
        return f"takes {card} from {spelled(saying.group)} back into hand"
    verb = "steals" if state.black == THIEF else "blows up"
    places = range(first_place(saying.group), last_place(saying.group) + 1)
    place = next(place for place in places if is_at(saying, place))
    rest = loose(saying.group, place, state.natural_card)
    text = f"{verb} {card} of {{{state.target}}}'s {spelled(saying.group)}"
    return f"{text}, and {''.join(letters(rest))} goes back to the hand" if rest else text


def is_at(saying: Saying, place: int) -> bool:
    return lying(saying.group, place) != NONE and lying_card(saying.group, place) == saying.card
