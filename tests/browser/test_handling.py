"""Pieces in the hand: dragged to their place, explained where they lie, and planned before one's turn. Motion is on."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, Page, Request, Route, expect
from tests.browser.conftest import CHOICE, PHONE, Visit, prefers, seated
from tests.server.conftest import PERSON, Server

MOVING = prefers(name="Ann", sound=False)
PICKED = ".pickable.picked"
CARRIED = "[data-carried]"
EXPLAINED = "[data-explains]"
LAUNCHES = """() => {
    window.starts = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...all) {
        const { x, y, width, height } = this.getBoundingClientRect();
        if (!('carried' in this.dataset)) window.starts.push([x + width / 2, y + height / 2]);
        return animate.apply(this, all);
    };
}"""


def at_a_table(visit: Visit, server: Server, game: str, **more: Any) -> Page:
    code, hers = seated(server, game, [PERSON, {"bot": "greedy"}])
    page = visit(f"/t/{code}", {**MOVING, **hers}, reduced_motion="no-preference", **more)
    page.locator(CHOICE).first.wait_for()
    return page


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@contextmanager
def carried(page: Page, thing: Locator) -> Iterator[None]:
    """Something is in the hand of whoever has the mouse, and is let go of at the end."""
    x, y = middle(thing)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 6, y - 8, steps=3)
    expect(page.locator(CARRIED)).to_have_count(1)
    yield
    page.mouse.up()


def over(page: Page, thing: Locator) -> None:
    page.mouse.move(*middle(thing), steps=5)


class Finger:
    """What a finger does, told to the browser itself."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def does(self, kind: str, *at: float) -> None:
        points = [dict(zip("xy", at, strict=True))] if at else []
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_card_is_dragged_to_its_place(visit: Visit, server: Server) -> None:
    page = at_a_table(visit, server, "road", viewport={"width": 1280, "height": 860})
    cards = page.locator('[data-pick^="hand:"].lit')
    before = cards.count()
    with carried(page, cards.first):
        # Dropped nowhere it comes back, and stays picked; what can come next is lit meanwhile.
        expect(page.locator('[data-pick^="slot:"].lit').first).to_be_visible()
        page.mouse.move(5, 300, steps=4)
        expect(page.locator("[data-over]")).to_have_count(0)
    expect(page.locator(CARRIED)).to_have_count(0)
    expect(page.locator(PICKED)).to_have_count(1)
    # Dropped where it may not lie it learns why.
    with carried(page, page.locator(PICKED)):
        over(page, page.locator('[data-pick^="slot:"]:not(.lit)').first)
        expect(page.locator("[data-over]")).to_have_count(0)
    expect(page.locator(".say")).to_be_visible()
    expect(page.locator(CARRIED)).to_have_count(0)
    # Dropped where it may lie it lies there, and does not fly from the hand again.
    page.evaluate(LAUNCHES)
    home = middle(page.locator(PICKED))
    with carried(page, page.locator(PICKED)):
        over(page, page.locator('[data-pick^="slot:"].lit').first)
        expect(page.locator("[data-over]")).to_have_count(1)
    expect(page.locator('.holding [data-pick^="hand:"]')).to_have_count(before - 1)
    expect(page.locator(f"{CARRIED}, [data-lifted]")).to_have_count(0)
    assert all(abs(x - home[0]) + abs(y - home[1]) > 40 for x, y in page.evaluate("window.starts"))


def test_from_the_pile_to_the_hand_and_on_to_the_rainbow(visit: Visit, server: Server) -> None:
    page = at_a_table(visit, server, "chroma", viewport={"width": 1280, "height": 860})
    hand = page.locator('[data-pick^="hand:"]')
    with carried(page, page.locator('[data-pick="pile"]')):
        expect(page.locator(PICKED)).to_have_count(0)
        over(page, hand.first)
    expect(hand).to_have_count(4)
    page.locator('[data-pick^="hand:"].lit').first.wait_for()
    with carried(page, page.locator('[data-pick^="hand:"].lit').first):
        over(page, page.locator('.mine [data-pick="rainbow:0"]'))
    expect(page.locator('.mine [data-pick^="rainbow:0:"]')).to_have_count(1)


def test_a_finger_drags_and_a_long_press_explains(visit: Visit, server: Server) -> None:
    page = at_a_table(visit, server, "rainbow", **PHONE)
    card = page.locator('[data-pick^="hand:"].lit').first
    while not card.count():
        page.locator(CHOICE).first.tap()
    finger = Finger(page)
    x, y = middle(card)
    finger.does("touchStart", x, y)
    expect(page.locator(EXPLAINED)).to_be_visible()
    finger.does("touchEnd")
    expect(page.locator(PICKED)).to_have_count(0)
    shown, pressed = page.locator(EXPLAINED).bounding_box(), card.bounding_box()
    assert shown
    assert pressed
    assert shown["y"] + shown["height"] <= pressed["y"] or shown["y"] >= pressed["y"] + pressed["height"]
    assert 0 <= shown["x"] <= PHONE["viewport"]["width"] - shown["width"]
    page.touchscreen.tap(150, 28)
    expect(page.locator(EXPLAINED)).to_have_count(0)

    u, v = middle(page.locator('[data-pick="row:6"]'))
    finger.does("touchStart", x, y)
    for step in range(1, 9):
        finger.does("touchMove", x + (u - x) * step / 8, y + (v - y) * step / 8)
    expect(page.locator("[data-over]")).to_have_count(1)
    finger.does("touchEnd")
    expect(page.locator(CARRIED)).to_have_count(0)
    expect(page.locator(PICKED)).to_have_count(0)
    assert page.evaluate("scrollY") == 0


def test_what_is_planned_is_played_when_the_turn_comes(visit: Visit, server: Server) -> None:
    code, tokens = server.duel("road")
    looks = [server.look(code, token) for token in tokens]
    first = looks[0]["to_act"]
    offers = looks[first]["sights"][0]["offers"]
    held = [{"code": code, "game": "road", "places": [{"seat": 1 - first, "token": tokens[1 - first]}], "since": 1}]
    page = visit(f"/t/{code}", {**MOVING, "sunshower.seats": held}, reduced_motion="no-preference")
    card = page.locator('[data-pick^="hand:"]').first
    card.click()
    planned = page.locator(".planned")
    expect(planned).to_have_count(1)
    # What is asked by key is told, and closed by Escape, which leaves the plan alone.
    page.keyboard.press("i")
    expect(page.locator(EXPLAINED)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(EXPLAINED)).to_have_count(0)
    expect(planned).to_have_count(1)
    page.keyboard.press("Escape")
    expect(planned).to_have_count(0)
    card.click()
    ring = looks[0]["sights"][0]["view"]["ring"]
    spot = next("abcdefghij"[place] for place in range(10) if place // 5 != first and not ring[place])
    page.locator(f'[data-pick="slot:{spot}"]').click()
    expect(planned).to_have_count(2)
    before = page.locator('.holding [data-pick^="hand:"]').count()
    answer = server.command(code, tokens[first], "move", seat=first, seq=looks[first]["seq"], move=offers[0]["move"])
    assert answer.status_code == 200, answer.text
    expect(page.locator('.holding [data-pick^="hand:"]')).to_have_count(before - 1)
    expect(planned).to_have_count(0)


def test_a_square_in_reach_brings_its_piece(visit: Visit) -> None:
    """Whoever touches the square first need not pick the only piece that can go there."""
    page = visit("/learn/passage", MOVING)
    page.locator('.square.near[data-pick="square:d9"]').click()
    expect(page.locator(".well")).to_be_visible()


def test_a_finger_that_just_misses_a_lit_square_means_it(visit: Visit) -> None:
    """The squares of a phone are smaller than a finger; an empty one beside a lit one is rarely meant."""
    page = visit("/learn/passage", MOVING, **PHONE)
    page.locator('[data-pick="square:d8"]').tap()
    expect(page.locator('.square.goal[data-pick="square:c9"]')).to_be_visible()
    box = page.locator('[data-pick="square:b9"]').bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] - 2, box["y"] + box["height"] / 2)
    expect(page.locator(".well")).to_be_visible()


def test_what_would_lose_is_marked(visit: Visit) -> None:
    """Beside the row, on the hand and where a picked card would lie; what that would do is not asked without end."""
    asked: list[Request] = []
    page = visit("/", MOVING)
    line = "round=1 turn=0 row=RYG under=CRP seen=101 hands=RPYCBG/RBGYYR next=OB/GP"

    def elsewhere(route: Route) -> None:
        asked.append(route.request)
        route.continue_(post_data=json.dumps({**(route.request.post_data_json or {}), "line": line}))

    page.route("**/api/positions", elsewhere)
    page.goto("/learn/rainbow")
    expect(page.locator('[data-at^="loses:"]')).to_have_count(4)
    expect(page.locator('[data-at^="mark:"]')).to_have_count(2)
    lies = page.locator('[data-pick="row:4"] .thought')
    crossed = page.locator('[data-pick="row:4"] .mark')
    before = len(asked)
    for card, marks in ((3, 0), (1, 1), (3, 0)):
        page.locator(f'[data-pick="hand:{card}"]').click()
        expect(lies).to_have_count(1)
        expect(crossed).to_have_count(marks)
        page.keyboard.press("Escape")
        expect(lies).to_have_count(0)
    assert len(asked) - before <= 2
