"""The page with motion on: what happens is performed, and the table stays where it is."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import CHOICE, OVER, PHONE, Visit, by_mouse, choose, prefers, seated
from tests.server.conftest import Server

from sunshower import games

MOVING = prefers(name="Ann", sound=False)
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": PHONE,
    "sideways": {**PHONE, "viewport": {"width": 844, "height": 390}},
}
FOLLOW = """() => {
    window.ways = {};
    const look = () => {
        for (const fairy of document.querySelectorAll('[data-at^="fairy:"]')) {
            const { x, y } = fairy.getBoundingClientRect();
            (window.ways[fairy.dataset.at] ??= new Set()).add(`${Math.round(x)} ${Math.round(y)}`);
        }
        requestAnimationFrame(look);
    };
    look();
}"""

SCROLLED = """[
    document.documentElement.scrollWidth - innerWidth,
    document.documentElement.scrollHeight - innerHeight,
]"""
FILLED = """() => {
    const { width, height } = document.querySelector('[data-board]').getBoundingClientRect();
    return width * height / innerWidth / innerHeight;
}"""


def at_a_table(visit: Visit, server: Server, game: str, **more: Any) -> Page:
    code, hers = seated(server, game, [{}, {"bot": "greedy"}])
    page = visit(f"/t/{code}", {**MOVING, **hers}, reduced_motion="no-preference", **more)
    page.locator(CHOICE).first.wait_for()
    return page


def test_a_fairy_is_seen_on_her_way(visit: Visit, server: Server) -> None:
    page = at_a_table(visit, server, "road", **SIZES["desktop"])
    page.evaluate(FOLLOW)
    rng = random.Random("fairies")
    while page.evaluate("Math.max(...Object.values(window.ways).map((way) => way.size))") < 8:
        assert choose(page, rng, by_mouse)
    page.keyboard.press("Shift")  # whatever moves arrives at once
    expect(page.locator("[data-flies]")).to_have_count(0)


def test_dice_are_thrown_by_hand(visit: Visit, server: Server) -> None:
    """They lie face down until a key, a press or a touch of the board; then the picks light up."""
    page = at_a_table(visit, server, "passage", **SIZES["desktop"])
    rng = random.Random("dice")
    hidden = page.locator(".die.hidden")
    while not hidden.count():
        assert choose(page, rng, by_mouse)
        page.wait_for_timeout(300)
    expect(page.locator(".square.lit")).to_have_count(0)
    page.keyboard.press("Space")
    expect(hidden).to_have_count(0)
    expect(page.locator(".throw")).to_have_count(0)
    expect(page.locator(CHOICE).first).to_be_visible()


@pytest.mark.parametrize("game", games())
def test_the_table_fits_the_window(visit: Visit, server: Server, game: str) -> None:
    """The page itself is never scrolled, and the board fills most of it, also when the window changes."""
    page = at_a_table(visit, server, game, **SIZES["desktop"])
    rng = random.Random(game)
    for size, least in (("desktop", 0.6), ("phone", 0.5), ("sideways", 0.5)):
        page.set_viewport_size(SIZES[size]["viewport"])
        choose(page, rng, by_mouse)
        assert page.evaluate(SCROLLED) == [0, 0]
        assert page.evaluate(FILLED) >= least


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", games())
def test_a_game_in_motion_to_the_end(visit: Visit, server: Server, game: str, size: str) -> None:
    page = at_a_table(visit, server, game, **SIZES[size])
    rng = random.Random(f"{game} {size}")
    while choose(page, rng, by_mouse):
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator(OVER)).to_be_visible()
