"""Rainbow Pirates: what speaks for a move.

What the own cards can make is asked of every world and the same in all of them, so it is worked out once.
"""

from functools import lru_cache
from itertools import takewhile

from sunshower.core.game import CHANCE
from sunshower.core.message import Arg, Message, Who, Word
from sunshower.core.reasons import Answer, Question, Trial
from sunshower.games.pirates.draft import goes_out as out_with
from sunshower.games.pirates.draft import largest
from sunshower.games.pirates.happenings import new_groups
from sunshower.games.pirates.pieces import (
    ALL_BLACKS,
    BONUS,
    COLOURS,
    DECK,
    GRABBED,
    KINDS,
    LEAVE,
    LETTERS,
    LOOKED_AT,
    NAMES,
    NONE,
    PAIR,
    RAINBOWS,
    Card,
    Form,
    Phase,
    aims,
    blacks,
    cards_of,
    count,
    form,
    group_cards,
    high,
    low,
    lying,
    lying_cards,
    nth,
    pieces_left,
    places,
    points,
    rainbows,
    size,
    treasure,
)
from sunshower.games.pirates.rules import PiratesRules
from sunshower.games.pirates.view import CACHED, grouped

FEW = 2
"""So many cards short of a full rainbow are worth a word."""
MOST_NAMED = 3
"""So many cards are named in one sentence at most."""
RARE = (Card.WILD, *range(Card.BLACK, Card.PIRATE), Card.PIRATE)
"""All cards but the colours."""


# What cards can make


@lru_cache(CACHED)
def most(cards: int, natural: bool) -> int:
    """The points of the largest island that some cards make."""
    return treasure(largest(cards, 0, natural))


@lru_cache(CACHED)
def is_enough(cards: int, natural: bool) -> bool:
    """Whether some cards make an island with which their owner goes out."""
    return missing(cards) == 0 and bool(out_with(cards, natural))


@lru_cache(CACHED)
def missing(cards: int) -> int:
    """How many cards are missing to two full rainbows."""
    found = sum(max(RAINBOWS - count(cards, kind), 0) for kind in range(COLOURS))
    return max(found - count(cards, Card.WILD), 0)


@lru_cache(CACHED)
def helpful(cards: int, natural: bool) -> tuple[int, ...]:
    """The kinds of which one more makes a larger island of some cards, or brings them nearer to two full rainbows."""
    found = []
    for kind in range(KINDS):
        if count(cards, kind) < DECK[kind]:
            more = cards + cards_of(kind, 1)
            if missing(more) < missing(cards) or most(more, natural) > most(cards, natural):
                found.append(kind)
    return tuple(found)


@lru_cache(CACHED)
def at_stake(island: tuple[int, ...], natural: bool) -> int:
    """The most points that an island can lose along with one card."""
    found = 0
    for group in island:
        for place in range(places(group)):
            if lying(group, place) != NONE:
                kept, other = pieces_left(group, place, natural)
                found = max(found, points(group_cards(group)) - points(group_cards(kept) + group_cards(other)))
    return found


def better(trial: Trial) -> tuple[str, int, int]:
    """How a move brings cards, and the own cards without them and with them."""
    move, before, seat = trial.move, trial.before, trial.seat
    match move.kind:
        case "fetch" | "take" | "draw":
            return "gets", before.owned(seat), trial.after.owned(seat)
        case "name":
            return "asks", *one_more(before.owned(seat), LETTERS.index(move.card))
        case "pass" if held(trial):
            own = before.owned(seat)
            return "keeps", own - cards_of(before.blocker(before.black), 1), own
        case "top" if before.tops_count() < PAIR:
            above = sum(cards_of(before.top(index), 1) for index in range(before.tops_count()))
            return "draws", *one_more(before.owned(seat) + above, LETTERS.index(move.card))
    return "not", 0, 0


def one_more(cards: int, kind: int) -> tuple[int, int]:
    """Some cards, and the same with one more of a kind, if there is one more."""
    return cards, cards + (cards_of(kind, 1) if count(cards, kind) < DECK[kind] else 0)


def held(trial: Trial) -> bool:
    """Whether whoever is asked holds a card that blocks the black one in play."""
    return count(trial.before.hands[trial.seat], trial.before.blocker(trial.before.black)) != 0


def spared(trial: Trial) -> Word | None:
    """The card that is not spent by letting a black one through."""
    return word(trial.before.blocker(trial.before.black)) if trial.move.kind == "pass" else None


def unseen(state: PiratesRules, seat: int) -> int:
    """All cards that a seat has not seen: in other hands, and in the draw pile."""
    cards = state.pool + sum(state.hands[other] - state.known(seat, other) for other in range(state.seats))
    for index in range(state.tops_count()):
        if not state.knowers(index) >> seat & 1:
            cards += cards_of(state.top(index), 1)
    return cards if seat == state.player else cards + state.looked


def others(state: PiratesRules, seat: int) -> list[int]:
    return [other for other in range(state.seats) if other != seat]


def word(kind: int) -> Word:
    return Word("pirates-card", LETTERS[kind])


def named(cards: int, kinds: tuple[int, ...] = tuple(range(KINDS))) -> tuple[Word, ...]:
    """The kinds among some cards, or those of them that are asked for: a few at most, what fits anywhere first."""
    found = [kind for kind in kinds if count(cards, kind)]
    found.sort(key=lambda kind: kind not in (Card.WILD, Card.PIRATE))
    return tuple(map(word, found[:MOST_NAMED]))


# Rainbows, and the end


def goes_out(trial: Trial) -> Answer:
    """Going out and winning by it, with this move or with all the cards that one has then."""
    after, seat = trial.after, trial.seat
    soon = after.phase == Phase.TURN and after.turn == seat and after.may_lift()
    later = trial.move.source == "pair" and after.pile() > PAIR
    if after.out != seat and not soon and not later:
        return None
    own = after.owned(seat)
    if after.out != seat and not is_enough(own, after.natural_card):
        return None
    best = max(treasure(after.islands[other]) for other in others(after, seat))
    mine = points(own) + BONUS
    return {"out": "now" if after.out == seat else "soon", "points": mine, "best": best} if mine > best else None


def rainbow(trial: Trial) -> Answer:
    """A run that is a full rainbow now, or nearly one."""
    if trial.move.kind not in ("lay", "add"):
        return None
    run = grouped(new_groups(trial.before, trial.after, trial.seat)[0]) or 0
    lacks = [*range(low(run)), *range(high(run) + 1, COLOURS)]
    if form(run) != Form.RUN or len(lacks) > FEW:
        return None
    return {"lacks": tuple(map(word, lacks)), "rainbows": rainbows(trial.after.islands[trial.seat])}


# Black cards


def raids(trial: Trial) -> Answer:
    """What a card that is stolen or blown up costs its owner."""
    before, after = trial.before, trial.after
    if trial.move.kind != "take" or before.phase != Phase.ACT:
        return None
    was, now = before.islands[before.target], after.islands[before.target]
    return {
        "owner": Who(before.target),
        "points": treasure(was) - treasure(now),
        "loose": size(after.hands[before.target]) - size(before.hands[before.target]),
        "rainbow": "broken" if rainbows(now) < rainbows(was) else "none",
    }


def loot(trial: Trial) -> Answer:
    """What a black card is after that is played, or that comes into the hand and can be played."""
    state, seat = trial.after, trial.seat
    targets: list[int | None] = [trial.move.seat]
    if trial.move.kind in NAMES:
        black = NAMES.index(trial.move.kind)
    elif size(brought(trial)) == 1 and state.turn == seat:
        black = nth(brought(trial), 0)
        targets = [*others(state, seat)] if aims(black) else [None]
    else:
        return None
    target = max(targets, key=lambda each: (stake(state, black, each, seat), treasure(state.islands[each or 0])))
    number = stake(state, black, target, seat)
    wanted: tuple[Word, ...] = ()
    if black in (Card.SALVAGER, Card.EXTORTIONIST):
        there = state.fetchable() if black == Card.SALVAGER else state.known(seat, target)
        wanted = named(there, helpful(state.owned(seat), state.natural_card))
    pirates = 0 if target is None else count(lying_cards(state.islands[target]), Card.PIRATE)
    who = None if target is None else Who(target)
    found = {"black": word(black), "target": who, "number": number, "pirates": pirates, "wanted": wanted}
    return found if number else None


def brought(trial: Trial) -> int:
    """The black cards that come into the hand."""
    if trial.move.kind not in ("lift", "take", "fetch", "draw"):
        return 0
    return int(trial.after.hands[trial.seat] - trial.before.hands[trial.seat]) & ALL_BLACKS


def stake(state: PiratesRules, black: int, target: int | None, seat: int) -> int:
    """How many points a black card is about, or else how many cards."""
    if black in (Card.THIEF, Card.CANNON):
        return at_stake(tuple(state.islands[target or 0]), state.natural_card)
    if black == Card.SALVAGER:
        return size(state.fetchable())
    if black == Card.CAPTAIN:
        return sum(state.hands[other] != 0 for other in others(state, seat))
    if black in (Card.STINKER, Card.EXTORTIONIST):
        cards = size(state.hands[target or 0])
        return min(cards, GRABBED) if black == Card.STINKER else cards
    return min(state.pile(), LEAVE if black == Card.SHORE_LEAVE else LOOKED_AT)


def luck(trial: Trial) -> Answer:
    """Whether a black card finds nobody who can block it, or a demand the card that was named."""
    state, move = trial.before, trial.move
    if move.kind == "name":
        kind, target = LETTERS.index(move.card), state.target
        asks = "known" if count(state.known(trial.seat, target), kind) else "name"
        works = count(state.hands[target], kind) != 0
        return {"asks": asks, "black": None, "card": word(kind), "who": Who(target), "works": works}
    if move.kind not in NAMES:
        return None
    black = NAMES.index(move.kind)
    colour = state.blocker(black)
    asked = [move.seat] if state.target_blocks and aims(black) else others(state, trial.seat)
    works = colour == NONE or not any(count(state.hands[other], colour) for other in asked)
    if black == Card.CAPTAIN:
        works = works and any(blacks(state.hands[other]) for other in others(state, trial.seat))
    card = None if colour == NONE else word(colour)
    return {"asks": "block", "black": word(black), "card": card, "who": None, "works": works}


def saves(trial: Trial) -> Answer:
    """What a black card would do that is blocked, and whether the card for it can be spared."""
    if trial.move.kind != "block":
        return None
    before, seat = trial.before, trial.seat
    number = stake(before, before.black, before.target, before.player)
    if before.black == Card.CAPTAIN:
        number = blacks(before.hands[seat])
    elif number == 0:
        return None
    was, now, natural = before.owned(seat), trial.after.owned(seat), before.natural_card
    spare = most(was, natural) == most(now, natural) and missing(was) == missing(now)
    return {
        "black": word(before.black),
        "player": Who(before.player),
        "target": None if before.target == NONE else Who(before.target),
        "number": number,
        "spare": "spare" if spare else "needed",
    }


def helpless(trial: Trial) -> Answer:
    """A black card that is let through, for the hand has no card that blocks it."""
    before = trial.before
    blocker = before.blocker(before.black)
    if trial.move.kind != "pass" or blocker == NONE or held(trial):
        return None
    return {"black": word(before.black), "card": word(blocker)}


def plays(trial: Trial) -> Answer:
    """Black cards that come into the hand and can be played from there."""
    gained = brought(trial)
    turn = "next" if trial.after.turn == CHANCE else "now"
    return {"cards": named(gained), "turn": turn} if gained and trial.after.phase != Phase.LAST else None


# Islands and hands


def builds(trial: Trial) -> Answer:
    """Cards with which the largest island that one can make is larger."""
    how, without, having = better(trial)
    was, now = most(without, trial.before.natural_card), most(having, trial.before.natural_card)
    return {"how": how, "card": spared(trial), "was": was, "now": now} if now > was else None


def nears(trial: Trial) -> Answer:
    """Cards that are missing to two full rainbows; of those that one may not get, where there is no more to say."""
    how, without, having = better(trial)
    was, now = missing(without), missing(having)
    if now == was or (how != "gets" and builds(trial)):
        return None
    return {"how": how, "card": spared(trial), "was": was, "now": now}


def grows(trial: Trial) -> Answer:
    """Cards that are laid: what the island is worth then, whom that overtakes, and what can be done after it."""
    if trial.move.kind not in ("lay", "add"):
        return None
    before, after, seat = trial.before, trial.after, trial.seat
    was, now = treasure(before.islands[seat]), treasure(after.islands[seat])
    rival = max(others(after, seat), key=lambda other: treasure(after.islands[other]))
    passed = was <= treasure(after.islands[rival]) < now and was > 0
    end = most(before.owned(seat), before.natural_card)
    then = "nothing"
    if after.phase == Phase.TURN and before.must_place(seat) != NONE and after.must_place(seat) == NONE:
        then = "draw"
    elif now == end:
        then = "most"
    elif after.phase == Phase.TURN and after.may_lift():
        then = "more"
    return {"was": was, "now": now, "rival": Who(rival) if passed else None, "then": then, "end": end}


def rearranges(trial: Trial) -> Answer:
    """Cards that are lifted: what all of one's cards can bring when they are laid anew."""
    if trial.before.phase != Phase.TURN or trial.move.kind not in ("lift", "take"):
        return None
    if brought(trial) or goes_out(trial):
        return None
    was = treasure(trial.before.islands[trial.seat])
    now = most(trial.before.owned(trial.seat), trial.before.natural_card)
    return {"was": was, "now": now, "more": "more" if now > was else "same"}


def draws(trial: Trial) -> Answer:
    """What the draw at the end of the turn can bring: of known cards, of open ones, and of those that were not seen."""
    state, seat, move = trial.before, trial.seat, trial.move
    if move.kind == "top":
        return draw("back", place=state.tops_count() + 1)
    if move.kind != "draw" or not state.pair or not state.has_pile():
        return None
    known = takewhile(lambda index: state.knowers(index) >> seat & 1, range(min(state.tops_count(), PAIR)))
    tops = tuple(word(state.top(index)) for index in known)
    if tops:
        return draw("tops", tops=tops) if move.source == "pile" else None
    blind = unseen(state, seat)
    for sort, kinds in (("fit", helpful(state.owned(seat), state.natural_card)), ("rare", RARE)):
        face_up, hidden = (sum(count(cards, kind) for kind in kinds) for cards in (state.pair, blind))
        lead = face_up * size(blind) - hidden * size(state.pair)
        if lead > 0 if move.source == "pair" else lead < 0:
            return draw(f"{move.source}-{sort}", face_up=face_up, hidden=hidden, all=size(blind))
    return draw("unseen") if move.source == "pile" and state.tops == 0 else None


def draw(what: str, **args: Arg) -> Answer:
    return {"what": what, "place": 0, "tops": (), "face_up": 0, "hidden": 0, "all": 0, **args}


def keeps(trial: Trial) -> Answer:
    """What a hand is good for: to block black cards that are still about, or to wait for a better moment."""
    before, after, seat = trial.before, trial.after, trial.seat
    hand = after.hands[seat]
    match trial.move.kind:
        case "pass" if before.target not in (NONE, seat):
            return {"how": "other", "what": Who(before.target)}
        case "pass" if held(trial) and not builds(trial) and not nears(trial):
            blocker = before.blocker(before.black)
            return guard(before, seat, cards_of(blocker, 1)) or {"how": "own", "what": word(blocker)}
        case "give" if blacks(hand):
            return {"how": "black", "what": named(hand & ALL_BLACKS)}
        case "lay" | "add" if count(hand, Card.WILD) and after.phase == Phase.TURN:
            laid = count(before.hands[seat], Card.WILD) - count(hand, Card.WILD)
            return None if laid else {"how": "wild", "what": word(Card.WILD)}
        case "draw" if after.phase != Phase.LAST:
            return guard(before, seat, hand)
        case "take" if before.phase == Phase.TURN and (rearranges(trial) or {}).get("more") != "same":
            return None
        case "take" | "fetch":
            return guard(before, seat, hand - before.hands[seat])
    return None


def guard(state: PiratesRules, seat: int, cards: int) -> Answer:
    """Colours that block black cards which a seat has not seen."""
    about = unseen(state, seat)
    kinds = [kind for kind in range(COLOURS) if count(cards, kind) and count(about, kind + Card.BLACK)]
    kinds.sort(key=lambda kind: -count(about, kind + Card.BLACK))
    against = [
        Message("pirates-against", {"card": word(kind), "black": word(kind + Card.BLACK)})
        for kind in kinds[:MOST_NAMED]
    ]
    return {"how": "guard", "what": tuple(against)} if against else None


def steadies(trial: Trial) -> Answer:
    """A card added to a group of which less will fall apart when it is raided."""
    if trial.move.kind != "add":
        return None
    was, now = grouped(trial.move.group) or 0, grouped(new_groups(trial.before, trial.after, trial.seat)[0]) or 0
    lost, loses = (at_stake((group,), trial.before.natural_card) for group in (was, now))
    return {"was": lost, "now": loses} if loses < lost else None


REASONS: tuple[Question, ...] = (
    goes_out,
    rainbow,
    raids,
    plays,
    loot,
    luck,
    saves,
    helpless,
    builds,
    nears,
    draws,
    steadies,
    grows,
    keeps,
    rearranges,
)
