"""The page with motion on: what happens is performed, and the table stays where it is."""

import random
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import CHOICE, OVER, PHONE, Visit, by_mouse, choose, finish, mostly, prefers, seated
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

LIE = """() => [...document.querySelectorAll('[data-at]')]
    .filter(({ dataset: { at } }) => /^(lane|spot:|side:|pile:)/.test(at))
    .map((each) => [each.dataset.at, ...Object.values(each.getBoundingClientRect().toJSON()).map(Math.round)].join(' '))
"""


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
    expect(page.locator(".recap")).not_to_contain_text("You roll")
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


@pytest.mark.parametrize("size", mostly(SIZES, "phone"))
def test_nothing_on_the_table_of_rainbow_changes_its_place(visit: Visit, server: Server, size: str) -> None:
    """Whatever is said, asked, chosen or taken: racks, row and piles stay, and the stop sign is in sight."""
    page = at_a_table(visit, server, "rainbow", **SIZES[size])
    rng = random.Random(size)
    seen: set[str] = set()
    for _ in range(8):
        choose(page, rng, by_mouse)
        expect(page.locator('[data-pick="stop"]')).to_be_in_viewport(ratio=1)
        seen.update(page.evaluate(LIE))
    places = {each.split()[0] for each in seen}
    assert "spot:6" in places
    assert len(seen) == len(places), sorted(seen)


OVERLAPS = """() => [...document.querySelectorAll('.neighbour')].filter((neighbour) => {
    const [count, held] = ['.count', '.held'].map((part) => neighbour.querySelector(part).getBoundingClientRect());
    return count.right > held.left && count.bottom > held.top + 1;
}).length"""
DOWN = "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.room'))"


@pytest.mark.parametrize(
    ("seats", "size"), mostly(product((2, 4, 6), SIZES), (2, "sideways"), (4, "desktop"), (6, "phone"))
)
def test_a_rainbow_is_seen_whole_beside_a_hand(visit: Visit, server: Server, seats: int, size: str) -> None:
    """However many play Chroma: no hand lies over how far its rainbow is, and nothing has to be scrolled for."""
    code, hers = seated(server, "chroma", [{}, *[{"bot": "greedy"}] * (seats - 1)])
    page = visit(f"/t/{code}", {**MOVING, **hers}, **SIZES[size])
    rng = random.Random(f"{seats} {size}")
    for _ in range(4):
        assert choose(page, rng, by_mouse)
    assert page.evaluate(OVERLAPS) == 0
    assert page.evaluate(DOWN) <= 2  # a board is fitted to a hundredth


# In every frame until the result makes room for itself: what jumps by more than a hundredth of the window, and how much
# wider than the window the page is.
STEADY = """() => {
    window.jumps = [];
    window.wider = 0;
    const over = () => document.querySelector("[data-result]");
    new PerformanceObserver((list) => {
        for (const { value, sources } of over() ? [] : list.getEntries())
            if (value > 0.01) jumps.push([value, ...sources.map(({ node }) => node?.className ?? node?.nodeName)]);
    }).observe({ type: "layout-shift" });
    const look = () => {
        wider = Math.max(wider, document.documentElement.scrollWidth - innerWidth);
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", games())
def test_a_game_in_motion_to_the_end(visit: Visit, server: Server, game: str, size: str) -> None:
    """Nothing on the table jumps, and nothing that flies makes the page wider than its window."""
    page = at_a_table(visit, server, game, **SIZES[size])
    page.evaluate(STEADY)
    rng = random.Random(f"{game} {size}")
    while choose(page, rng, by_mouse):
        pass
    expect(page.locator(OVER)).to_be_visible()
    assert page.evaluate("[jumps, wider]") == [[], 0]


BESIDE = """() => {
    const box = (what) => document.querySelector(what).getBoundingClientRect();
    const [board, result] = [box("[data-board]"), box("[data-result]")];
    return Math.min(board.right - result.left, board.bottom - result.top);
}"""


@pytest.mark.parametrize("size", SIZES)
def test_a_result_lies_beside_the_board(visit: Visit, server: Server, size: str) -> None:
    """What was won stays in sight."""
    code, hers = seated(server, "road", [{}, {"bot": "greedy"}])
    finish(server, code, hers["sunshower.seats"][0]["places"][0]["token"])
    page = visit(f"/t/{code}", {**MOVING, **hers}, **SIZES[size])
    expect(page.locator(OVER)).to_be_in_viewport(ratio=1)
    page.wait_for_function(f"({BESIDE})() < 8")
