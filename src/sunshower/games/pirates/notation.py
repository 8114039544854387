"""Rainbow Pirates: moves as text and as picks, drafts of several moves, and what only this game says about lines.

    phase=turn turn=0 islands=345,555w5/rr hands=12w/3????? shown=-/3 pair=4t discards=15

Cards that lie nowhere are in the draw pile.
"""

import re
from collections import Counter
from functools import lru_cache, partial
from itertools import chain, permutations
from typing import Literal, NamedTuple

from sunshower.core.chance import Rng
from sunshower.core.facts import FLAG, bad
from sunshower.core.game import CHANCE, Path
from sunshower.core.message import Word
from sunshower.core.moves import Kind, Moves
from sunshower.core.position import Positions, Words, enough, impossible
from sunshower.games.pirates.draft import goes_out, largest, next_step
from sunshower.games.pirates.pieces import (
    BLACKS,
    DECK,
    KINDS,
    LETTERS,
    LOOKED_AT,
    MOST_GROUPS,
    MOST_SEATS,
    NAMES,
    NONE,
    OPTIONS,
    PAIR,
    At,
    Card,
    Do,
    Form,
    Phase,
    aims,
    colour,
    complete,
    count,
    form,
    group_cards,
    group_size,
    high,
    kind_needed,
    low,
    lying,
    new_group,
    size,
    treasure,
    within,
)
from sunshower.games.pirates.rules import PiratesRules
from sunshower.games.pirates.view import (
    CACHED,
    FACTS,
    PiratesView,
    counted,
    grouped,
    guess,
    in_order,
    spelled,
    tokens,
    view,
)

Source = Literal["pair", "pile"]


class PiratesMove(NamedTuple):
    """A move, or an outcome of chance: its kind, and the parts that it has."""

    kind: str
    card: str | None = None
    """A letter; in a group a WILD stands with its number, such as w5."""
    group: str | None = None
    seat: int | None = None
    """Whose island it is, or against whom a black card is played."""
    source: Source | None = None
    """Where cards are drawn from."""


def card_called(word: str) -> str:
    """The letter of a card called by its name; whatever else was said stays as it is."""
    return CALLED.get(word.removeprefix("rainbow"), word)


def group_called(text: str) -> str:
    """A group as it is spelled; cards that are none stay as they are."""
    return spelled(group) if (group := grouped(card_called(text))) else card_called(text)


class PiratesMoves(Moves[PiratesMove]):
    """Moves whose cards are picked in any order, each WILD with what it stands for."""

    def paths(self, move: PiratesMove) -> list[Path]:
        """The objects to pick for a move, one after the other, in every order that will do."""
        if move.kind == "lay":
            return lay_picks(move.group or "")
        paths = super().paths(move)
        if move.kind == "add":
            card, *stands_for = hand_picks(move.card or "")
            return [(card, paths[0][1], *stands_for)]
        return paths

    def begun(self, text: str) -> list[tuple[str, tuple[str | None, ...]]]:
        """What a text may be the beginning of; several cards, or what there is to lay, are the beginning of a group."""
        if joined(text) == "end":  # a turn ends by drawing
            return super().begun("draw")
        said = self.parse(joined(text))
        if said is None or said.kind != "lay" or len(text) == 1:
            return super().begun(text)
        cards = re.findall(f"w?[1-7]|[{LETTERS}]", said.group or "")
        return [("lay", tuple(pick for card in cards for pick in hand_picks(card)))]


@lru_cache(CACHED)
def lay_picks(group: str) -> list[Path]:
    """The cards of a group in every order."""
    cards = [hand_picks(card) for card in tokens(group)]
    return sorted({tuple(pick for card in order for pick in card) for order in permutations(cards)})


def hand_picks(card: str) -> tuple[str, ...]:
    return ("hand:w", f"as:{card[1]}") if len(card) == 2 else (f"hand:{card}",)


def black_move(kind: int) -> Kind:
    """To play a black card, against a seat if it attacks one."""
    name, hand = NAMES[kind], f"hand:{LETTERS[kind]}"
    at, picks = ("@{seat}", [hand, "play", "seat:{seat}"]) if aims(kind) else ("", [hand, "play"])
    more = [prefix + name.replace("-", "") + target for prefix in ("", "play:") for target in ("@{seat}", "")]
    return Kind(name, Do.PLAY + (kind - Card.BLACK) * MOST_SEATS, (MOST_SEATS,), name + at, *more, picks=picks)


CALLED = {name.replace("-", ""): letter for name, letter in zip(NAMES, LETTERS, strict=True)}
SOURCES: tuple[Source, ...] = ("pair", "pile")
ASKED = {Card.SALVAGER: "fetch", Card.EXTORTIONIST: "name", Card.LOOKOUT: "top", Card.CAPTAIN: "give"}
GROUP = "group:{seat}.{group}"
LAY = ("lay:{group}", "{group}")
ROAR = re.compile(r"a+r+g+h+!*")
BY_LETTER = re.compile(rf"play:?([{LETTERS[Card.BLACK : Card.PIRATE]}])")
ISLAND = re.compile(rf"island:?(best|-|[{LETTERS},]+)")
MOVES = PiratesMoves(
    PiratesMove,
    {
        "card": ("[a-z0-9]{1,15}", card_called),
        "group": (f"[{LETTERS}]+|wild|(?:rainbow)?pirate", group_called),
        "seat": ("[0-9]", int),
        "source": ("|".join(SOURCES), str),
    },
    Kind("pass", Do.PASS, (), "pass", picks=["pass"]),
    Kind("block", Do.BLOCK, (), "block", picks=["block"], or_picks=["hand:{card}"]),
    Kind("draw", Do.PAIR, (len(SOURCES),), "draw:{source}", "{source}", picks=["draw:{source}"]),
    Kind("done", Do.DONE, (), "done", "stop", "end", picks=["done"]),
    Kind("nothing", Do.NOTHING, (), "give:-", "nothing", "give:nothing", picks=["give:-"]),
    # The cards have one row of numbers: what is done with them is for the black card in play to say, or for chance.
    Kind("fetch", Do.KIND, (0,), "fetch:{card}", picks=["discard:{card}"]),
    Kind("name", Do.KIND, (0,), "name:{card}", picks=["name:{card}"]),
    Kind("top", Do.KIND, (0,), "top:{card}", picks=["look:{card}"]),
    Kind("give", Do.KIND, (0,), "give:{card}", picks=["hand:{card}"]),
    Kind("card", Do.KIND, (KINDS,), "card:{card}"),
    Kind("first", Do.FIRST, (MOST_SEATS,), "first:{seat}"),
    Kind("no", Do.NO, (), "answer:no"),
    Kind("yes", Do.YES, (), "answer:yes"),
    *map(black_move, range(Card.BLACK, Card.PIRATE)),
    # A group has its numbers together, so that those of a small island are small.
    Kind("take", Do.GROUP, (0,), "{card}<{group}", picks=[GROUP, "card:{card}"]),
    Kind("lift", Do.GROUP, (0,), "lift:{group}", picks=[GROUP, "lift"]),
    Kind("add", Do.GROUP, (MOST_GROUPS, At.DEEDS), "{card}>{group}", picks=["hand:{card}", GROUP]),
    # Its cards are picked one by one, in any order: see PiratesMoves.
    Kind("lay", Do.LAY_SET, (Do.PLAY - Do.LAY_SET,), *LAY, picks=["hand:{group}"]),
    Kind("lay", Do.LAY_BLACK, (BLACKS, BLACKS, BLACKS), *LAY, picks=["hand:{group}"]),
)


def move(state: PiratesRules, action: int) -> PiratesMove:
    """An action on offer, with the parts that people name."""
    kind, (first, second) = MOVES.apart(action)
    match kind:
        case "lay":
            return PiratesMove(kind, None, spelled(new_group(action)))
        case "add":
            seat = owner(state)
            return move_at(seat, state.islands[seat][first], second)
        case "card":
            return PiratesMove(kind if state.turn == CHANCE else ASKED[state.black], LETTERS[first])
        case "draw":
            return PiratesMove(kind, source=SOURCES[first])
        case "block":
            return PiratesMove(kind, LETTERS[state.blocker(state.black)])
        case "first":
            return PiratesMove(kind, seat=first)
    return PiratesMove(kind, seat=first if kind in NAMES and aims(NAMES.index(kind)) else None)


def move_at(seat: int, group: int, deed: int) -> PiratesMove:
    """A move with a group of an island."""
    if deed == At.LIFT:
        return PiratesMove("lift", None, spelled(group), seat)
    if deed >= At.TAKE:
        place = deed - At.TAKE
        return PiratesMove("take", in_group(group, lying(group, place), place), spelled(group), seat)
    place = low(group) - 1 if deed < 2 else high(group) + 1
    return PiratesMove("add", in_group(group, kind_needed(group, deed), place), spelled(group), seat)


def in_group(group: int, kind: int, place: int) -> str:
    """A card as it is spelled in a group, at a place if that is a run."""
    return LETTERS[kind] if kind != Card.WILD else f"w{LETTERS[place if form(group) == Form.RUN else colour(group)]}"


def owner(state: PiratesRules) -> int:
    """Whose groups a move is about."""
    return state.target if state.phase == Phase.ACT else state.turn


def joined(text: str) -> str:
    """A text without what people put between its words and its cards."""
    return re.sub(r"[\s_-]+(?!$)", "", text.strip().lower())


def said(state: PiratesRules, text: str) -> PiratesMove | None:
    """What a text says, whether or not it may be played, with all that goes without saying."""
    text = joined(text)
    black = BY_LETTER.fullmatch(text)
    if black:
        text = NAMES[LETTERS.index(black[1])]
    found = MOVES.parse("pass" if ROAR.fullmatch(text) else text)
    if found is None:
        return None
    if found.kind == "add" and found.card == "r" and not (found.group or "").strip("r"):
        return PiratesMove("lay", group="r")
    if found.kind in ("add", "take", "lift"):
        return found._replace(seat=owner(state))
    if found.kind == "block" and state.phase == Phase.BLOCK:
        return found._replace(card=LETTERS[state.blocker(state.black)])
    if found.kind in NAMES and found.seat is None and state.seats == 2 and aims(NAMES.index(found.kind)):
        return found._replace(seat=1 - state.turn)
    return found


# Drafts: an island, or a long group, named in one text


def draft(state: PiratesRules, text: str) -> list[str]:
    """The moves that make the island a text names, or lay the group it names; none if one of them is not allowed."""
    target = drafted(state, text)
    if target is None or lacking(state, target) or not all(complete(group, state.natural_card) for group in target):
        return []
    twin = state.clone()
    moves: list[str] = []
    while twin.turn == state.turn:
        step = next_step(twin.islands[state.turn], target, state.natural_card)
        if step == NONE:
            break
        if step not in twin.legal():
            return []
        moves.append(MOVES.format(move(twin, step)))
        twin.play(step)
    return moves


def drafted(state: PiratesRules, text: str) -> list[int] | None:
    """The island that a text describes to whoever's turn it is; None if it describes none."""
    if state.phase not in (Phase.TURN, Phase.LAST):
        return None
    words, lying = island_named(text), []
    if words == ["best"]:
        return best_island(state)
    laid = said(state, text)
    if laid and laid.kind == "lay":
        words, lying = [laid.group or ""], state.islands[state.turn]
    groups = [group for word in words or () if (group := grouped(word))]
    return None if words is None or len(groups) < len(words) else united([*lying, *groups])


def island_named(text: str) -> list[str] | None:
    """The groups of a text such as island:3456,555,tcs, as they were said; None if it names no island."""
    match = ISLAND.fullmatch(re.sub(r"\s+", "", text.lower()))
    return match and ([] if match[1] == "-" else match[1].split(","))


def best_island(state: PiratesRules) -> list[int] | None:
    """The island that goes out (P23, P40), or else the largest one; None if it is no larger than what lies there."""
    own = state.owned(state.turn)
    out = goes_out(own, state.natural_card)
    best = out or largest(own, 0, state.natural_card)
    return best if out or treasure(best) > treasure(state.islands[state.turn]) else None


def united(groups: list[int]) -> list[int]:
    """An island of some groups: all Rainbow Pirates are one group."""
    pirates = sum(group_size(group) for group in groups if form(group) == Form.PIRATES)
    others = [group for group in groups if form(group) != Form.PIRATES]
    return sorted([*others, Form.PIRATES + pirates] if pirates else others)


def lacking(state: PiratesRules, groups: list[int]) -> list[str]:
    """The cards of some groups that whoever's turn it is has neither in hand nor on the island."""
    wanted = Counter(letter for group in groups for letter in in_order(group_cards(group)))
    return list((wanted - Counter(in_order(state.owned(state.turn)))).elements())


# Positions

NOBODYS: tuple[Literal["islands", "shown", "relifts"], ...] = ("islands", "shown", "relifts")
"""Facts of each seat that a line leaves out where they are nobody's."""


def fold(view: PiratesView, words: Words) -> None:
    """Whoever decides has the turn, unless a line says otherwise; `laid` is short for laying."""
    if view["player"] == view["turn"]:
        del words["player"]
    for name in NOBODYS:
        if not any(view[name]):
            del words[name]
    if view["laying"]:
        words["laid"] = words["laying"]


def unfold(words: Words) -> None:
    """The same backwards."""
    words.setdefault("phase", "turn")
    if words.get("player", "-") == "-":
        words["player"] = words.get("turn", "-")
    for name in NOBODYS:
        words.setdefault(name, "-")
    words["laying"] = FLAG.write(FLAG.read("laid", words.pop("laid", "no"), 0))


def check(view: PiratesView) -> None:
    """Refuse what no game could reach: cards first, then what a State made of them says of itself."""
    if not 2 <= view["seats"] <= MOST_SEATS:
        bad("hands", "pirates-no-field-hands", most=MOST_SEATS)
    check_cards(view)
    if (view["phase"] == "over") != (view["turn"] is None) or view["player"] is None:
        impossible("pirates-no-line-turn")
    state = guess(view, Rng())
    check_turn(state)
    check_end(state)
    if state.black != NONE:
        check_black(state)


def check_cards(view: PiratesView) -> None:
    """No more cards than there are, only groups that may lie on an island, and nothing known that is not there."""
    islands = [[grouped(text) or 0 for text in island] for island in view["islands"]]
    # Group by group, because more cards than there are cannot be counted together.
    lying = (in_order(group_cards(group)) for group in chain(*islands))
    tops = [top["card"] for top in view["tops"]]
    cards = chain(*view["hands"], *lying, view["pair"], view["discards"], view["looked"], tops)
    enough(cards, dict(zip(LETTERS, DECK, strict=True)), "pirates-no-line-cards", partial(Word, "pirates-card"))
    if not all(complete(group, bool(view["options"]["natural_card"])) for group in chain(*islands)):
        impossible("pirates-no-line-group")
    if any(united(island) != island for island in islands):
        impossible("pirates-no-line-united")
    beyond = [(secret["of"], secret["cards"]) for secret in view["secrets"]]
    for seat, secret in [*beyond, *((seat, []) for seat in range(view["seats"]))]:
        if not within(counted(view["shown"][seat] + secret), counted(view["hands"][seat])):
            impossible("pirates-no-line-known", seat=seat)
    if len(tops) > LOOKED_AT:
        impossible("pirates-no-line-tops", most=LOOKED_AT)


def check_turn(state: PiratesRules) -> None:
    """Whoever decides has the turn, and what is going on belongs to it."""
    if state.phase == Phase.TURN and state.turn != state.player:
        impossible("pirates-no-line-player")
    looks = state.phase == Phase.ACT and state.black == Card.LOOKOUT
    if (state.laying and state.phase != Phase.TURN) or (state.looked != 0 and not looks):
        impossible("pirates-no-line-laid")
    if (state.phase in (Phase.BLOCK, Phase.ACT)) != (state.black != NONE):
        impossible("pirates-no-line-black")
    aimed = state.target not in (NONE, state.player) if aims(state.black) else state.target == NONE
    if not aimed:
        impossible("pirates-no-line-target")


def check_end(state: PiratesRules) -> None:
    """The game ends when somebody goes out, or after the cards have run out."""
    pair, ends = size(state.pair), state.phase in (Phase.LAST, Phase.OVER)
    if pair > PAIR or (pair < PAIR and state.has_pile()):
        impossible("pirates-no-line-pair", count=PAIR)
    is_out = state.is_out(state.player)
    if state.out != NONE and (state.phase != Phase.OVER or state.out != state.player or not is_out):
        impossible("pirates-no-line-out")
    spent = not state.has_pile() and (state.end_with_pile or pair == 0)
    if state.out == NONE and spent != ends:
        impossible("pirates-no-line-last")
    if state.phase == Phase.TURN and is_out:
        impossible("pirates-no-line-out-already")


def check_black(state: PiratesRules) -> None:
    """A black card in play lies in the discards, and there is something to decide about it."""
    black, own, tops = state.black, state.turn == state.player, range(state.tops_count())
    if count(state.discards, black) == 0:
        impossible("pirates-no-line-discarded")
    if state.phase == Phase.BLOCK:
        alone = state.target_blocks and aims(black)
        if own or state.blocker(black) == NONE or (alone and state.turn != state.target):
            impossible("pirates-no-line-block")
        return
    asks = state.may_act() and black not in (Card.STINKER, Card.SHORE_LEAVE)
    if black == Card.CAPTAIN:
        asks = state.hands[state.turn] != 0
    elif black == Card.LOOKOUT:
        asks = 2 <= size(state.looked) <= LOOKED_AT - len(tops)
    if not asks or own == (black == Card.CAPTAIN):
        impossible("pirates-no-line-act")
    if black == Card.LOOKOUT and any(state.knowers(top) != 1 << state.player for top in tops):
        impossible("pirates-no-line-lookout")


POSITIONS = Positions(
    FACTS, OPTIONS, seats="hands", view=view, guess=guess, fold=fold, unfold=unfold, check=check, more=["laid"]
)
