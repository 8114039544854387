"""Played by ear: by somebody who has nothing but what Chromium tells a screen reader, and its live regions."""

import random
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from bench.page import SPOKEN
from playwright.sync_api import Page, expect

from sunshower import games

from ..server.conftest import Server
from .conftest import BOARD, CHOICE, PATIENCE, Visit, mostly, prefers, seated

LISTENING = prefers(name="Ann", sound=False, chat=False, coach=None, ear=True)
SAYABLE = re.compile(r"[\w\s.,:;!?()'’“”/…-]*")
"""What a voice can say: no signs, no arrows."""
CHOICES = ("group", "What you can pick")
VERDICTS = {"you": "You win!", "Gust": "Gust wins!", "both": "A draw!"}
OVER = re.compile("|".join(VERDICTS.values()))
GAMES_AT_MOST = 8
"""So many games are played until there was something to block and something to attack with."""

WORDS_WITHIN = 500
"""Milliseconds from a pick to the first words."""

View = dict[str, Any]
Truth = Callable[[View], str]
Node = dict[str, Any]


class Tree:
    """What Chromium tells a screen reader about a page, at one moment."""

    def __init__(self, nodes: list[Node]) -> None:
        self.nodes = {node["nodeId"]: node for node in nodes if not node["ignored"]}
        self.all = {node["nodeId"]: node for node in nodes}

    def within(self, node: Node) -> Iterator[Node]:
        for child in filter(None, map(self.all.get, node.get("childIds", ()))):
            if not child["ignored"]:
                yield child
            yield from self.within(child)

    def live(self) -> Iterator[Node]:
        """Every text of a live region."""
        for node in self.nodes.values():
            if said(node, "role") in ("log", "status", "alert") and prop(node, "live") in ("polite", "assertive"):
                yield from (each for each in self.within(node) if said(each, "role") == "StaticText")

    def choices(self) -> list[Node]:
        """What can be picked now, but for the way back."""
        groups = [node for node in self.nodes.values() if (said(node, "role"), said(node, "name")) == CHOICES]
        buttons = [each for group in groups for each in self.within(group) if said(each, "role") == "button"]
        return [each for each in buttons if said(each, "name") != "Back" and not prop(each, "disabled")]

    @property
    def focus(self) -> str:
        """The name of what has the focus; the page as a whole is nothing."""
        found = [node for node in self.nodes.values() if prop(node, "focused")]
        return next((said(node, "name") for node in found if said(node, "role") != "RootWebArea"), "")


def said(node: Node, what: str) -> str:
    return str(node.get(what, {}).get("value", ""))


def prop(node: Node, name: str) -> object:
    return next((each["value"].get("value") for each in node.get("properties", ()) if each["name"] == name), None)


class Listener:
    """Somebody at a table who does not see it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.transcript: list[str] = []
        self.heard: set[str] = set()
        self.chromium = page.context.new_cdp_session(page)
        self.chromium.send("Accessibility.enable")
        self.seated = False
        self.wait(lambda tree: bool(tree.choices() and tree.focus))
        self.seated = True
        self.page.evaluate(SPOKEN)

    def tree(self) -> Tree:
        return Tree(self.chromium.send("Accessibility.getFullAXTree")["nodes"])

    def news(self, tree: Tree) -> list[str]:
        """What is said that has not been said before."""
        fresh = [node for node in tree.live() if node["nodeId"] not in self.heard]
        self.heard |= {node["nodeId"] for node in fresh}
        words = [said(node, "name") for node in fresh]
        self.transcript += words
        return words

    def wait(self, done: Callable[[Tree], bool]) -> Tree:
        end = time.monotonic() + PATIENCE / 1000
        while not done(tree := self.tree()):
            assert tree.focus or not self.seated, f"the focus is lost after: {self.transcript[-3:]}"
            assert time.monotonic() < end, self.transcript[-3:]
            self.page.wait_for_timeout(10)
        assert tree.focus
        return tree

    def is_done_or_asked(self, tree: Tree) -> bool:
        self.news(tree)
        return self.is_over or bool(tree.choices())

    @property
    def is_over(self) -> bool:
        """Whether it has been said that somebody has won."""
        return bool(OVER.search(" ".join(self.transcript[-4:])))

    def hear(self, what: str = "") -> str:
        """What has been said since the last time; waits until something is, or until something is said of that."""
        words: list[str] = []

        def enough(tree: Tree) -> bool:
            words.extend(self.news(tree))
            return any(what in each for each in words)

        self.wait(enough)
        return " ".join(words)

    def ask(self, key: str, what: str = "") -> str:
        """What a key has read out, until it is about that."""
        self.news(self.tree())
        self.page.keyboard.press(key)
        return self.hear(what)

    def pick(self, choice: Node) -> str:
        """Pick something, and hear what comes of it."""
        self.chromium.send("DOM.focus", {"backendNodeId": choice["backendDOMNodeId"]})
        picks = len(self.waits)
        self.page.keyboard.press("Enter")
        self.page.wait_for_function("picks => waits.length > picks", arg=picks)
        return self.hear()

    @property
    def waits(self) -> list[float]:
        """The milliseconds from each pick until something was said, by the page's own clock."""
        return [float(wait) for wait in self.page.evaluate("waits")]


def purpose(choices: list[Node], rng: random.Random) -> Node:
    """What to pick: whatever stops an attack or is one, else anything but what lies already."""
    keen = [node for node in choices if re.match(r"Block it|Thief|Cannon|Stinker|Play it", said(node, "name"))]
    fresh = [node for node in choices if not re.search(r"on your island|on the island of", said(node, "name"))]
    return rng.choice(keen or fresh or choices)


class Seat:
    """What the server knows of a seat: the truth that what is heard is held against."""

    def __init__(self, server: Server, code: str, token: str) -> None:
        self.server, self.code, self.token = server, code, token

    @property
    def view(self) -> View:
        view: View = self.server.look(self.code, self.token)["sights"][0]["view"]
        return view

    @property
    def result(self) -> dict[str, Any]:
        result: dict[str, Any] = self.server.look(self.code)["result"]
        return result


def listener(visit: Visit, server: Server, game: str) -> tuple[Listener, Seat]:
    code, hers = seated(server, game, [{}, {"bot": "greedy"}])
    token = hers["sunshower.seats"][0]["places"][0]["token"]
    ear = Listener(visit(f"/t/{code}", {**LISTENING, **hers}))
    return ear, Seat(server, code, token)


def play(ear: Listener, rng: random.Random, most: int = 10_000) -> bool:
    """Play to the end, or so many picks: each is followed by words, and the focus is never lost. Whether it is over."""
    for _ in range(most):
        tree = ear.wait(ear.is_done_or_asked)
        if ear.is_over:
            return True
        choice = purpose(tree.choices(), rng)
        told = ear.pick(choice)
        if said(choice, "name").startswith("Block it") and "You block with" not in told:
            ear.hear("You block with")  # the question itself may only just have been said
    return False


@pytest.mark.parametrize(
    ("game", "most"),
    [("road", None), ("pirates", 14), *(pytest.param(each, None, marks=pytest.mark.soak) for each in games())],
)
def test_a_game_by_ear(
    visit: Visit, server: Server, game: str, most: int | None, request: pytest.FixtureRequest
) -> None:
    """Told by ear what can be done, somebody plays to the end, blocks what they can, and attacks; and hears who won."""
    rng = random.Random(f"ear {game}")
    wanted = {"You block with", "You play a Thief"} if game == "pirates" else set()
    for _ in range(GAMES_AT_MOST):
        ear, seat = listener(visit, server, game)
        over = play(ear, rng, most or 10_000)
        assert [words for words in ear.transcript if not SAYABLE.fullmatch(words)] == []
        print(f"{game}: {len(ear.waits)} picks; from a pick to words {max(ear.waits):.0f} ms at most")
        # How long it takes is a matter of the machine, which the soak has to itself.
        assert max(ear.waits) <= (WORDS_WITHIN if request.node.get_closest_marker("soak") else sys.float_info.max)
        if not over:
            return
        hears_the_end(ear, seat, game)
        wanted = {each for each in wanted if each not in " ".join(ear.transcript)}
        if not wanted:
            return
    raise AssertionError(f"nobody ever heard: {wanted}")


def hears_the_end(ear: Listener, seat: Seat, game: str) -> None:
    """What was said of the end, and is said when asked, is what the server has."""
    view, result = seat.view, seat.result
    winners = [called(view, each) for each, rank in enumerate(result["ranks"]) if rank == 1]
    verdict = VERDICTS[winners[0] if len(winners) == 1 else "both"]
    told = " ".join(ear.transcript)
    assert [each for each in VERDICTS.values() if each in told] == [verdict]
    assert verdict in ear.ask("w", verdict)
    points = SCORE[game](view)
    assert points in ear.ask("p", points)
    if game != "chroma":  # which has no points
        assert view["scores"] == result["scores"]


def called(view: View, seat: int) -> str:
    return "you" if seat == view["seat"] else "Gust"


def each(view: View, counts: list[int]) -> str:
    return " and ".join(f"{called(view, seat)} {count}" for seat, count in enumerate(counts))


def words_of(*things: object) -> str:
    """Things in a row, as they are said."""
    *before, last = map(str, things or ("",))
    return f"{', '.join(before)} and {last}" if before else last


FACES = {"R": "red", "O": "orange", "Y": "yellow", "G": "green", "C": "cyan", "B": "blue", "P": "purple"}
FACES |= {"L": "light", "S": "shadow", "M": "magenta"}
SHAPES = {"c": "circle", "x": "cross", "p": "pentagon", "s": "square", "t": "star", "*": "colour card"}
COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "pink")
PIRATES = {str(number): f"{colour} {number}" for number, colour in enumerate(COLOURS, 1)}
PIRATES |= {"w": "WILD", "t": "Thief", "c": "Cannon", "s": "Salvager", "k": "Captain", "n": "Stinker"}
PIRATES |= {"h": "Shore leave", "e": "Extortionist", "l": "Lookout", "r": "Rainbow Pirate"}


def mine(view: View, what: str) -> Any:
    return view[what][view["seat"]]


def theirs(view: View, what: str) -> Any:
    return view[what][1 - view["seat"]]


def chroma_card(text: str) -> str:
    if text[0] in "*A":
        return {"*a": "all-shapes card", "A*": "all-colours card"}.get(text) or f"{SHAPES[text[1]]} shape card"
    return f"{FACES[text[0]]} {SHAPES[text[1]]}"


def chroma_cards(cards: Sequence[str]) -> str:
    return words_of(*map(chroma_card, cards)) if cards else "no cards yet"


def chroma_goal(view: View, seat: int) -> str:
    missing = min(each["missing"] for each in view["readings"][seat])
    who = "You need" if seat == view["seat"] else "Gust needs"
    return f"{who} {missing or 'no'} more card"


def pirates_cards(letters: Sequence[str]) -> str:
    """Cards of Pirates as they are said, those that are alike counted."""
    found = Counter(letters).items()
    return words_of(*(PIRATES[card] if times == 1 else f"{times} times {PIRATES[card]}" for card, times in found))


def pirates_island(view: View, seat: int) -> str:
    points = view["scores"][seat]
    owner = "Your" if seat == view["seat"] else "Gust's"
    return f"{owner} island, {points or 'no'} point{'' if points == 1 else 's'}: "


def pirates_group(groups: Sequence[str]) -> str:
    """What the last group of an island is called."""
    if not groups:
        return "nothing there"
    cards = groups[-1].replace("w", "")
    if not cards.isdecimal():
        return "Rainbow Pirate" if set(cards) == {"r"} else "black cards"
    if cards == "1234567":
        return "full rainbow"
    alike = len(set(cards)) == 1
    return f"{COLOURS[int(cards[0]) - 1]} set" if alike else f"run {cards[0]} to {cards[-1]}"


def pirates_ask(view: View) -> str:
    black = (view["black"] or "").capitalize().replace("-", " ")
    if view["phase"] == "block":
        return f"Gust's {black}"
    if view["phase"] == "act":
        if black == "Captain":
            return "Gust wants a black card" if set("tcsknhel").isdisjoint(mine(view, "hands")) else "Give Gust a black"
        return f"Your {black} acts"
    if view["phase"] == "last":
        return "Nothing is left to draw"
    draws = {(True, True): "face up or from the pile", (True, False): "the face-up cards"}
    return f"then draw {draws.get((bool(view['pair']), bool(view['pile'])), 'from the draw pile')}"


def rainbow_place(view: View, seat: int, place: int) -> str:
    card = view["hands"][seat][place]
    return f"{place + 1} {FACES[card[view['seat']]] if card else 'placed already'}"


def rainbow_next(view: View) -> str:
    card = mine(view, "next")
    return f"in the holder: {FACES[card[view['seat']]]}" if card and view["holder"] > 1 else "Your hand"


def rainbow_ask(view: View) -> str:
    if view["flipped"]:
        return "You have flipped a card"
    if view["placed"]:
        return f"{3 - view['placed']} more card"
    return "You may flip one card of the row first" if view["row"] else "Place a card: normally"


def passage_piece(view: View, seat: int, number: int) -> str:
    place = view["pieces"][seat][number].rstrip("!")
    gone = {"-": f"{number + 1} captured", "+": f"{number + 1} across"}
    return gone.get(place) or f"{number + 1} on {place} ("


def passage_dice(view: View) -> str:
    found: Counter[str] = Counter(view["dice"])
    return f"Your dice: {words_of(*(f'{times} {FACES[die]}' for die, times in found.items())) if found else 'no dice'};"


SCORE: dict[str, Truth] = {
    "road": lambda view: f"Points: {each(view, view['scores'])}.",
    "rainbow": lambda view: f"Cards collected: {each(view, view['scores'])}.",
    "chroma": lambda view: chroma_goal(view, view["seat"]),
    "pirates": lambda view: f"Points: {each(view, view['scores'])}.",
    "passage": lambda view: f"you {mine(view, 'scores')} of 1",
}
QUESTIONS: dict[str, list[tuple[str, Truth]]] = {
    "road": [
        ("c", lambda view: f"Your hand: {words_of(*mine(view, 'hands'))}."),
        ("c", lambda view: f"prank {mine(view, 'pranks')[0].capitalize()}" if mine(view, "pranks") else "Your hand"),
        ("v", lambda view: f"{'ABCDEFGHIJ'[5 * view['seat']]} {view['ring'][5 * view['seat']] or 'empty'}"),
        ("x", lambda view: f"holds {len(theirs(view, 'hands'))} cards"),
        ("x", lambda view: f"{len(theirs(view, 'pranks')) or 'no'} prank"),
        ("t", lambda view: f"Round {view['round']} of 8, {view['weather']}"),
        ("t", lambda view: f"The Sunny Fairy stands on spot {view['sunny'].upper()}"),
        ("t", lambda view: f"The Rain Fairy stands on spot {view['rain'].upper()}"),
        ("p", SCORE["road"]),
        ("w", lambda view: "Lay a card" if view["phase"] == "place" else f"{view['phase'].capitalize()} Fairy"),
    ],
    "rainbow": [
        ("c", lambda view: rainbow_place(view, view["seat"], 0)),
        ("c", lambda view: rainbow_place(view, view["seat"], 2)),
        ("c", rainbow_next),
        ("x", lambda view: rainbow_place(view, 1 - view["seat"], 0)),
        ("x", lambda view: rainbow_place(view, 1 - view["seat"], 1)),
        (
            "t",
            lambda view: f"The row: {words_of(*map(FACES.get, view['row']))};" if view["row"] else "The row is empty",
        ),
        ("t", lambda view: f"In the holder: {view['holder']} cards"),
        ("t", lambda view: f"Round {view['round']}."),
        ("p", SCORE["rainbow"]),
        ("w", rainbow_ask),
    ],
    "chroma": [
        ("c", lambda view: f"Your hand: {chroma_cards(mine(view, 'hands'))}"),
        ("v", lambda view: f"Your rainbow: {chroma_cards(mine(view, 'rainbows'))}."),
        ("x", lambda view: f"holds {len(theirs(view, 'hands'))} cards"),
        ("x", lambda view: f"Gust's rainbow: {chroma_cards(theirs(view, 'rainbows'))}."),
        ("t", lambda view: f"Pile: {view['pile']} cards"),
        ("t", lambda view: f"Round {view['turns'] // 2 + 1} of"),
        ("t", lambda view: f"{chroma_card(view['discards'][-1])} on top" if view["discards"] else "Discards: none"),
        ("p", SCORE["chroma"]),
        ("p", lambda view: chroma_goal(view, 1 - view["seat"])),
        ("w", lambda view: "Draw from the pile" if view["phase"] == "draw" else "play it into your rainbow"),
    ],
    "pirates": [
        ("c", lambda view: f"Your hand: {pirates_cards(mine(view, 'hands')) or 'empty'}."),
        ("v", lambda view: pirates_island(view, view["seat"])),
        ("v", lambda view: pirates_group(mine(view, "islands"))),
        ("x", lambda view: f"holds {len(theirs(view, 'hands')) or 'no'} card"),
        ("x", lambda view: pirates_island(view, 1 - view["seat"])),
        ("x", lambda view: pirates_group(theirs(view, "islands"))),
        ("t", lambda view: f"Draw pile: {view['pile']} cards"),
        ("t", lambda view: f"Face up: {pirates_cards(view['pair']) or 'nothing'}."),
        ("p", SCORE["pirates"]),
        ("w", pirates_ask),
    ],
    "passage": [
        ("c", passage_dice),
        ("c", lambda view: f"{view['moves'] or 'no'} move"),
        ("v", lambda view: passage_piece(view, view["seat"], 0)),
        ("v", lambda view: passage_piece(view, view["seat"], 3)),
        ("x", lambda view: passage_piece(view, 1 - view["seat"], 0)),
        ("x", lambda view: passage_piece(view, 1 - view["seat"], 2)),
        ("t", lambda view: f"Round {view['round']} of at most {view['options']['turn_limit']}"),
        ("p", SCORE["passage"]),
        ("p", lambda view: f"Gust {theirs(view, 'scores')} of 1"),
        ("w", lambda view: "You may end your turn" if view["steps"] else "You may pass"),
    ],
}
LATER = 9
"""So many picks are made before the questions are asked again."""


@pytest.mark.parametrize("game", mostly(games(), "pirates", "rainbow", "road"))
def test_questions_by_ear(visit: Visit, server: Server, game: str) -> None:
    """Ten questions, asked by key at the beginning and later on, get the answers that the table has."""
    ear, seat = listener(visit, server, game)
    assert len(QUESTIONS[game]) == 10
    for most in (LATER, 0):
        ear.wait(ear.is_done_or_asked)
        view = seat.view
        for key, truth in QUESTIONS[game]:
            answer = truth(view)
            assert answer in ear.ask(key, answer)
        if play(ear, random.Random(f"questions {game}"), most):
            return


def test_choices_are_walked_and_explained_by_key(visit: Visit, server: Server) -> None:
    """Where the table is text, arrow keys go from choice to choice, and one key tells what can be done with it."""
    ear, _ = listener(visit, server, "road")
    names = [said(choice, "name") for choice in ear.tree().choices()]
    assert ear.tree().focus == names[0]
    ear.page.keyboard.press("ArrowRight")
    assert ear.tree().focus == names[1]
    assert "spot" in ear.ask("i", names[1])
    ear.page.keyboard.press("ArrowUp")
    assert ear.tree().focus == names[0]
    lists = [node for node in ear.tree().nodes.values() if said(node, "role") == "list"]
    assert len(lists) >= len(("now", "hand", "mine", "theirs", "table", "score"))


def test_keys_that_a_screen_reader_keeps_work_with_alt(visit: Visit, server: Server) -> None:
    """Whoever turns to the table as text is told of Alt, and gets the same answers with it."""
    ear, seat = listener(visit, server, "road")
    points = SCORE["road"](seat.view)
    assert points in ear.ask("Alt+p", points)
    ear.page.keyboard.press("Alt+e")
    assert "together with Alt" in ear.ask("e", "together with Alt")
    names = [said(choice, "name") for choice in ear.tree().choices()]
    ear.page.keyboard.press("Alt+n")
    assert ear.tree().focus in names


def test_the_board_is_walked_place_by_place(visit: Visit, server: Server) -> None:
    """Arrow keys go from square to square, and one key tells what lies around."""
    ear, _ = listener(visit, server, "passage")
    cells = [node for node in ear.tree().nodes.values() if said(node, "role") == "gridcell"]
    assert len(cells) == 11 * 11
    ear.chromium.send("DOM.focus", {"backendNodeId": cells[0]["backendDOMNodeId"]})
    walked = []
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "End", "ArrowDown"):
        ear.page.keyboard.press(key)
        walked.append(ear.tree().focus.split()[0])
    assert walked == ["b11", "b10", "a10", "k10", "k9"]
    told = ear.ask("i", "Around it")
    assert all(square in told for square in ("k10", "k8", "j10", "j9", "j8"))


def test_a_move_is_typed_by_ear(visit: Visit, server: Server) -> None:
    ear, seat = listener(visit, server, "road")
    card = mine(seat.view, "hands")[0]
    spot = next(
        each for each in "abcdefghij"[5 * seat.view["seat"] :] if not seat.view["ring"]["abcdefghij".index(each)]
    )
    ear.page.get_by_label("Type a move").fill(f"{card}@{spot}")
    ear.page.keyboard.press("Enter")
    said = f"You play a {card} on spot {spot.upper()}."
    assert said in ear.hear(said)


def test_the_curtain_says_who_should_come(visit: Visit, server: Server) -> None:
    """On a device that goes round, whoever listens hears whose turn it is, and nothing of the other hand."""
    code, tokens = server.duel("road")
    places = [{"seat": seat, "token": token} for seat, token in enumerate(tokens)]
    held = {"sunshower.seats": [{"code": code, "game": "road", "places": places, "since": 1}]}
    first = ("Ann", "Bea")[server.look(code)["to_act"]]
    page = visit(f"/t/{code}", {**LISTENING, **held})
    page.get_by_role("heading", name=first).wait_for()
    chromium = page.context.new_cdp_session(page)
    tree = Tree(chromium.send("Accessibility.getFullAXTree")["nodes"])
    assert first in tree.focus
    assert not list(tree.choices())
    assert "Your hand" not in " ".join(said(node, "name") for node in tree.nodes.values())


def test_the_first_curtain_is_come_to_by_key(visit: Visit) -> None:
    """Whoever sets up a table for one device, and does not begin, is led to what shows the first hand, and whose."""
    curtain, page = 0, visit("/", LISTENING)
    while not curtain:
        page.goto("/")
        page.get_by_role("button", name="With friends: Rainbow Pirates").press("Enter")
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("button", name="Seat 2").press("Enter")
        dialog.get_by_role("radio", name="on this device").press("Space")
        dialog.get_by_role("button", name="Set up the table").press("Enter")
        page.locator(f".curtain, {CHOICE}").first.wait_for()
        page.wait_for_timeout(500)  # between the seats and the deal there may be a curtain for a moment
        curtain = page.locator(".curtain").count()
    expect(page.get_by_role("button", name="show my cards")).to_be_focused()


@pytest.mark.parametrize(
    ("game", "ends"), [("passage", "End the turn"), ("road", "Stay|Stop here"), ("rainbow", "Stop")]
)
def test_moves_come_before_what_ends_the_turn(visit: Visit, server: Server, game: str, ends: str) -> None:
    """The first choice of a turn is something to do, and the last one to do nothing more."""
    ear, _ = listener(visit, server, game)
    names = [""]
    while len(names) < 2 or not any(re.match(ends, name) for name in names):
        assert not ear.is_over
        choices = ear.wait(ear.is_done_or_asked).choices()
        names = [said(choice, "name") for choice in choices]
        found = ear.tree().focus
        ear.pick(choices[0])
    assert [bool(re.match(ends, name)) for name in names] == [*(len(names) - 1) * [False], True]
    assert found == names[0]


def test_what_the_others_have_not_done_is_not_told_again(visit: Visit, server: Server) -> None:
    """Asked what has just happened, whoever was the last to do something hears that there is nothing new."""
    code, tokens = server.duel("road")
    seat = server.look(code)["to_act"]
    held = [{"code": code, "game": "road", "places": [{"seat": seat, "token": tokens[seat]}], "since": 1}]
    ear = Listener(visit(f"/t/{code}", {**LISTENING, "sunshower.seats": held}))
    assert "You play" in ear.pick(ear.tree().choices()[0])
    ear.ask("j", "The others have done nothing new.")


def words(page: Page, how: str = "") -> str:
    """What has been said at a table so far: all of it, or what was said at once or what could wait."""
    return " ".join(page.locator(f"[data-said{how and f'={how}'}] p").all_text_contents())


def hears(page: Page, what: str, how: str = "") -> None:
    """Wait until something has been said."""
    expect(page.locator(f"[data-said{how and f'={how}'}] p", has_text=re.compile(what)).first).to_be_attached()


def drawn(visit: Visit, server: Server, game: str, *, keyed: bool = False, **more: Any) -> tuple[Page, Seat]:
    """A table as it is drawn, before somebody who has not pressed a key yet; whoever sits there begins."""
    code, tokens = server.duel(game)
    while game == "passage" and not goes_far(server.look(code, tokens[0])):
        code, tokens = server.duel(game)
    seat = server.look(code)["to_act"]
    held = [{"code": code, "game": game, "places": [{"seat": seat, "token": tokens[seat]}], "since": 1}]
    kept = prefers(name="Ann", sound=False, chat=False, coach=None, keyed=keyed)
    return visit(f"/t/{code}", {**kept, "sunshower.seats": held}, **more), Seat(server, code, tokens[seat])


def goes_far(news: dict[str, Any]) -> bool:
    """Whether a turn of Passage has several moves, and most likely a piece that could make two of them."""
    view = news["sights"][0]["view"]
    return bool(view["moves"] > 1 and len(set(view["dice"])) > 3)


@pytest.mark.parametrize("ear", [True, False])
@pytest.mark.parametrize("game", ["road", "chroma"])
def test_whoever_takes_the_device_hears_what_happened_and_what_is_asked(
    visit: Visit, server: Server, game: str, ear: bool
) -> None:
    """At each handover: what the other has done, whose turn it is, the question and its choices, and no more."""
    code = server.open(game, [{}, {}])
    places = [{"seat": seat, "token": server.sit(code, name, seat=seat)} for seat, name in enumerate(("Ann", "Bea"))]
    held = {"sunshower.seats": [{"code": code, "game": game, "places": places, "since": 1}]}
    kept = prefers(name="Ann", sound=False, chat=False, coach=None, ear=ear)
    page = visit(f"/t/{code}", {**kept, **held})
    curtain = page.get_by_role("button", name="show my cards")
    for turn in range(3):
        curtain.wait_for()
        assert words(page) == ""
        assert not re.search(r"\byou\b|Your turn", page.get_by_role("list", name="Players").inner_text())
        mine, other = ("Ann", "Bea") if "Ann" in curtain.inner_text() else ("Bea", "Ann")
        curtain.press("Enter")
        hears(page, r"Your turn\..*You can pick")
        assert bool(re.search(rf"\b{other} (plays|lays|discards)", words(page))) == (turn > 0)
        assert f"{mine} " not in words(page)
        if game == "chroma":
            page.keyboard.press("1")
            hears(page, r"Choose a card.*You can pick")
        while not curtain.count():
            page.keyboard.press("1")
            page.wait_for_timeout(100)
        if game == "road" and turn:
            break


def test_whoever_plays_by_key_is_told_of_the_table_as_text(visit: Visit, server: Server) -> None:
    """The focus is on the first choice by then, beyond the button that leads there."""
    page, _ = drawn(visit, server, "road", keyed=True)
    hears(page, r"first button of this page is Play by ear")
    page, _ = drawn(visit, server, "road")
    hears(page, r"Your turn\.")
    assert "Play by ear" not in words(page)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play by ear")).to_be_focused()


def test_a_plan_is_heard(visit: Visit, server: Server) -> None:
    """Steps of Passage are planned with words after each key; a digit leads on, and what can be done is told."""
    page, _ = drawn(visit, server, "passage")
    hears(page, r"Your turn\. You may pass\. Your dice: .* left\. You can pick .*; End the turn\.")
    piece = farther(page)
    hears(page, r"Picked: .*, 2 steps.*; End the turn\.", "urgent")
    number = page.locator(CHOICE).evaluate_all("all => all.findIndex(each => each.matches('.far'))") + 1
    page.keyboard.press(str(number))
    hears(page, r"Planned: .* and .*\. You can pick .*Play 2 steps", "urgent")
    assert page.evaluate("document.activeElement.matches('.pickable.lit, [data-choice]')")
    page.keyboard.press("w")
    hears(page, r"You may pass\..*Planned: .*Play 2 steps", "urgent")
    page.get_by_role("button", name="Play 2 steps").focus()
    page.keyboard.press("i")
    expect(page.locator("[data-said=urgent] p", has_text="Play 2 steps")).to_have_count(3)
    page.get_by_role("button", name="Drop").press("Enter")
    hears(page, rf"^You can pick .*{piece}.*End the turn\.$", "urgent")


def farther(page: Page) -> str:
    """Go from piece to piece until one is picked that could make two steps; where it stands."""
    lit = page.locator(".square.lit")
    for place in range(lit.count()):
        name = str(lit.nth(place).get_attribute("data-pick"))
        lit.nth(place).press("Enter")
        page.wait_for_timeout(600)  # how far it could get is asked of the server
        if page.locator(".square.far").count():
            return name.removeprefix("square:")
        page.keyboard.press("Escape")
    raise AssertionError("no piece can make two steps")


def test_dice_are_rolled_and_heard(visit: Visit, server: Server) -> None:
    """Before one's own dice are thrown there is one thing to do; then they are told, with the moves and the choices."""
    page, _ = drawn(visit, server, "passage", reduced_motion="no-preference")
    hears(page, r"^Your turn\. You can pick Roll 5 dice\.$")
    page.keyboard.press("n")
    page.keyboard.press("i")
    hears(page, "^You can pick Roll 5 dice", "urgent")
    page.keyboard.press("Enter")
    hears(page, r"Your dice: .* moves? left\. You can pick .*End the turn\.", "calm")


def test_a_second_thought_has_the_focus(visit: Visit, server: Server) -> None:
    """Whoever is asked whether they are sure goes on from there, and is told what is meant."""
    page, _ = drawn(visit, server, "passage")
    end = page.get_by_role("button", name="End the turn")
    end.press("i")
    hears(page, "^End the turn: ", "urgent")
    end.press("Enter")
    hears(page, "End the turn: sure", "urgent")
    expect(page.get_by_role("button", name="Play it")).to_be_focused()
    page.keyboard.press("i")
    expect(page.locator("[data-said=urgent] p", has_text="End the turn: sure")).to_have_count(2)


@pytest.mark.parametrize("game", mostly(games(), "pirates", "road"))
def test_a_first_visit_is_asked(visit: Visit, server: Server, game: str) -> None:
    """Nobody need press a key to be told what is asked and what can be picked."""
    page, _ = drawn(visit, server, game)
    hears(page, "Your turn.*You can pick", "calm")


def test_what_comes_of_a_turn_is_heard(visit: Visit, server: Server) -> None:
    """However much has happened, what came of it is said: how each round ended, and who took how many cards."""
    ear, seat = listener(visit, server, "rainbow")
    rng = random.Random("what comes of it")
    wanted: list[str] = []
    while len(wanted) < 4:
        if not play(ear, rng, 1):
            ear.wait(ear.is_done_or_asked)
        if "the key j tells them all" in " ".join(ear.transcript[-3:]):
            assert "nothing new" not in ear.ask("j")
        told = seat.server.look(seat.code, seat.token)["sights"][0]["lines"]
        wanted = [each["what"] for line in told for each in line.get("happenings", ()) if each["what"] in ENDS]
    ear.wait(ear.is_done_or_asked)
    heard = " ".join(ear.transcript)
    for what, told_so in ENDS.items():
        assert len(re.findall(told_so, heard)) >= wanted.count(what), (what, ear.transcript)


ENDS = {
    "rainbow.clashed": "That clashes with",
    "rainbow.rainbow-completed": "That completes a rainbow",
    "rainbow.row-taken": r"\b(?:You take|Gust takes) \d+ cards?\.",
}


def test_the_ring_has_no_ends(visit: Visit, server: Server) -> None:
    """On the road the last spot touches the first: both ways lead on, and both neighbours are told."""
    ear, _ = listener(visit, server, "road")
    cells = [node for node in ear.tree().nodes.values() if said(node, "role") == "gridcell"]
    names = [said(cell, "name") for cell in cells]
    ear.chromium.send("DOM.focus", {"backendNodeId": cells[0]["backendDOMNodeId"]})
    assert f"{names[0]}. Around it: {names[1]} and {names[9]}." in ear.ask("i", "Around it")
    for key, place in (("ArrowLeft", 9), ("ArrowRight", 0), ("End", 9), ("Home", 0)):
        ear.page.keyboard.press(key)
        assert ear.tree().focus == names[place]


def test_a_lost_line_is_said(visit: Visit, server: Server) -> None:
    """It is told as everything else, and so is that a pick waits until the server is back."""
    page, _ = drawn(visit, server, "road")
    hears(page, "You can pick")
    server.kill()
    try:
        hears(page, "Connection lost", "urgent")
        page.keyboard.press("1")
        hears(page, "Picked: ", "urgent")
        page.keyboard.press("1")
        expect(page.locator("[data-said=urgent] p", has_text="Connection lost")).to_have_count(2)
    finally:
        server.start()
    hears(page, "Connected again")
    expect(page.locator("main :is([role=status], [role=alert]):not(:empty)")).to_have_count(0)


def test_choices_are_said_once(visit: Visit, server: Server) -> None:
    """Whoever picks before the question has been read out hears what goes on with it, and not everything again."""
    page, _ = drawn(visit, server, "road", keyed=True)
    page.locator(CHOICE).first.wait_for()
    page.evaluate(f"document.querySelector('{CHOICE.split(',')[0]}').click()")
    hears(page, "Picked: ", "urgent")
    page.wait_for_timeout(300)
    assert "Picked: " not in words(page, "calm")


def test_what_is_done_to_one_is_said_at_once(visit: Visit, server: Server) -> None:
    """An attack that can be blocked does not wait; whoever comes in the middle of one is asked about it."""
    rng = random.Random("at once")
    page, code = attacked(visit, server, rng)
    hears(page, "Bea plays a", "urgent")
    hears(page, "Bea's .*You can pick", "calm")
    page.goto(f"/t/{code}")
    hears(page, "Bea's .*You can pick", "calm")


@pytest.mark.parametrize(
    ("black", "brings"), mostly([("shore-leave", "You draw"), ("stinker", "You take")], ("shore-leave", "You draw"))
)
def test_what_an_own_attack_brings_is_heard(visit: Visit, server: Server, black: str, brings: str) -> None:
    """Whoever has let it through last, it is told before anything else is asked."""
    rng = random.Random(f"brings {black}")
    page, code, tokens = attacking(visit, server, rng, black)
    look = server.look(code, tokens[1])
    [move] = [each["move"] for each in look["sights"][0]["offers"] if each["parts"]["kind"] == "pass"]
    server.command(code, tokens[1], "move", 1, seq=look["seq"], move=move)
    hears(page, "Bea lets")
    expect(page.locator("[data-said] p", has_text="You can pick")).to_have_count(2)
    told = words(page, "calm")
    assert brings in told
    assert told.index("Bea lets") < told.index(brings) < told.index("You can pick", told.index("Bea lets"))


def attacking(visit: Visit, server: Server, rng: random.Random, black: str) -> tuple[Page, str, list[str]]:
    """The page of Ann, who has just played a black card that Bea may stop."""
    kept = prefers(name="Ann", sound=False, chat=False, coach=None)
    while True:
        code, tokens = server.duel("pirates")
        while (seat := server.look(code)["to_act"]) is not None:
            look = server.look(code, tokens[seat])
            offers = look["sights"][0]["offers"]
            attacks = [each for each in offers if seat == 0 and each["parts"]["kind"] == black]
            if attacks:
                held = [{"code": code, "game": "pirates", "places": [{"seat": 0, "token": tokens[0]}], "since": 1}]
                page = visit(f"/t/{code}", {**kept, "sunshower.seats": held})
                hears(page, "You can pick")
            move = rng.choice(attacks or offers)["move"]
            server.command(code, tokens[seat], "move", seat, seq=look["seq"], move=move)
            if attacks:
                return page, code, tokens


def attacked(visit: Visit, server: Server, rng: random.Random) -> tuple[Page, str]:
    """Ann's page, before whose eyes Bea has attacked her, and the code of the table."""
    kept = prefers(name="Ann", sound=False, chat=False, coach=None)
    while True:
        code, tokens = server.duel("pirates")
        held = [{"code": code, "game": "pirates", "places": [{"seat": 0, "token": tokens[0]}], "since": 1}]
        while (seat := server.look(code)["to_act"]) is not None:
            look = server.look(code, tokens[seat])
            offers = look["sights"][0]["offers"]
            black = [each for each in offers if seat and each["parts"]["kind"] in ("thief", "cannon", "extortionist")]
            page = visit(f"/t/{code}", {**kept, "sunshower.seats": held}) if black else None
            if page:
                page.locator(BOARD).wait_for()
            move = rng.choice(black or offers)["move"]
            server.command(code, tokens[seat], "move", seat, seq=look["seq"], move=move)
            if page and server.look(code, tokens[0])["sights"][0]["view"]["phase"] == "block":
                return page, code
            if page:
                page.close()
