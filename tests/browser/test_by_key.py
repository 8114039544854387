"""Whole games with one switch, with two, and by keyboard alone; and no piece that arrow keys do not come to."""

import random
import re
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sunshower import games

from ..server.conftest import Server
from ..test_lessons import lesson
from .conftest import BOARD, CHOICE, OVER, PATIENCE, Visit, mostly, prefers, seated

# What has the focus: a choice that can be picked, and which one; nothing while it is another's turn.
HERE = """() => {
    const here = document.activeElement;
    return here?.matches('.pickable.lit, [data-choice]:not([data-choice="back"])') ? here.textContent : null;
}"""
FEW = 8
"""So many picks show whether a way of playing works; whole games are played in the soak."""


def at_a_table(visit: Visit, server: Server, game: str, **chosen: Any) -> Page:
    code, hers = seated(server, game, [{}, {"bot": "greedy"}])
    kept = prefers(name="Ann", sound=False, speed="off", coach=None, **chosen)
    page = visit(f"/t/{code}", {**kept, **hers})
    page.locator(CHOICE).first.wait_for()
    return page


def over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def until(page: Page, done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE / 1000
    while not done():
        assert time.monotonic() < end, page.evaluate("document.activeElement.outerHTML")
        page.wait_for_timeout(10)


def ready(page: Page) -> bool:
    """Wait until a choice has the focus; False if the game is over.

    Whoever pressed the one key too late, when a tool's turn had come, closes with it what that has opened.
    """
    dialog = page.locator("dialog[open]")
    until(page, lambda: over(page) or page.evaluate(HERE) is not None or dialog.count() > 0)
    if dialog.count():
        until(page, lambda: page.evaluate("document.activeElement.getAttribute('aria-label')") == "Close")
        page.keyboard.press("Space")
        return ready(page)
    return not over(page)


def has_gone_on(page: Page, was: str | None) -> bool:
    return page.evaluate(HERE) != was or page.locator(CHOICE).count() < 2


def by_one_switch(page: Page, rng: random.Random) -> bool:
    """One key: whatever the focus has come to by itself is picked."""
    for _ in range(rng.randrange(3)):
        if not ready(page):
            return False
        until(page, partial(has_gone_on, page, page.evaluate(HERE)))
    if not ready(page):
        return False
    page.keyboard.press("Space")
    return True


def by_two_switches(page: Page, rng: random.Random) -> bool:
    """Two keys: one goes on, the other picks."""
    page.locator(f"{CHOICE}, {OVER}").first.wait_for()
    for _ in range(rng.randrange(1, 4)):
        page.keyboard.press("Space")
    for _ in range(200):
        if over(page):
            return False
        if page.evaluate(HERE) is not None:
            page.keyboard.press("Enter")
            return True
        page.keyboard.press("Space")
    raise AssertionError("the space bar leads to no choice")


def by_tab(page: Page, rng: random.Random) -> bool:
    """As in any other page: Tab goes on, Enter picks; the focus is where the next decision is."""
    if not ready(page):
        return False
    for _ in range(rng.randrange(4)):
        page.keyboard.press("Tab")
    for _ in range(200):
        if page.evaluate(HERE) is not None or over(page):
            break
        page.keyboard.press("Tab")
    if over(page):  # Enter would now lead on from there
        return False
    page.keyboard.press("Enter")
    return True


WAYS: dict[str, tuple[Callable[[Page, random.Random], bool], dict[str, Any]]] = {
    "one switch": (by_one_switch, {"scan": "auto", "offered": 0.15}),
    "two switches": (by_two_switches, {"scan": "step"}),
    "tab": (by_tab, {"keyed": True, "keys": "off"}),
}


@pytest.mark.parametrize(("game", "way"), [("road", "one switch"), ("rainbow", "two switches"), ("chroma", "tab")])
def test_a_game_by_few_keys(visit: Visit, server: Server, game: str, way: str) -> None:
    pick, chosen = WAYS[way]
    page = at_a_table(visit, server, game, **chosen)
    rng = random.Random(f"{way} {game}")
    assert all(pick(page, rng) for _ in range(FEW))


AT = """() => {
    const here = document.activeElement;
    const all = [...(document.querySelector('dialog[open]') ?? document).querySelectorAll('*')];
    const name = here.labels?.[0]?.innerText ?? here.ariaLabel ?? here.innerText;
    return `${all.indexOf(here)} ${here.type || here.localName} ${name.trim()}`;
}"""


def went_round(page: Page) -> list[str]:
    """What the space bar comes to one after the other, until it comes to the first again."""
    found: list[str] = []
    while True:
        page.keyboard.press("Space")
        here = page.evaluate(AT)
        if here in found:
            assert here == found[0], found
            return found
        found.append(here)


def come_to(page: Page, what: str) -> None:
    for _ in range(100):
        if re.search(what, page.evaluate(AT)):
            return
        page.keyboard.press("Space")
    raise AssertionError(f"the space bar does not lead to {what}")


def test_two_switches_pass_and_use_every_control(visit: Visit, server: Server) -> None:
    """Home and in dialogs nothing holds the focus: the space bar passes all, and Enter uses each."""
    page = visit("/", prefers(name="Ann", sound=True, coach=None, scan="step"))
    page.get_by_role("button", name="Play now: Rainbow Road").wait_for()
    controls = went_round(page)
    kinds = {each.split()[1] for each in controls}
    assert {"radio", "select-one", "button", "a", "summary"} <= kinds
    assert "text" not in kinds
    come_to(page, "radio (?!.*Fizz)")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.checked")
    come_to(page, "select-one")
    before = page.evaluate("document.activeElement.value")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.value") != before
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("Enter")
    assert {"checkbox", "select-one", "range"} <= {each.split()[1] for each in went_round(page)}
    come_to(page, "range How loud")
    before = page.evaluate("document.activeElement.value")
    page.keyboard.press("Enter")
    assert float(page.evaluate("document.activeElement.value")) > float(before)
    come_to(page, "select-one Play with one or two")
    page.keyboard.press("Enter")  # what is turned to on the way is not meant
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.value") == "off"
    page.keyboard.press("Space")
    assert "Close" in page.evaluate(AT)
    page.keyboard.press("Space")  # which presses now, as in any other page
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.soak
def test_one_switch_turns_a_list(visit: Visit, server: Server) -> None:
    """A list is not walked away from while it is turned, and a radio is chosen: on a machine that is quick enough."""
    page = visit("/", prefers(name="Ann", sound=False, coach=None, scan="auto", offered=1))
    page.get_by_role("button", name="Play now: Rainbow Road").wait_for()
    until(page, lambda: "radio" in page.evaluate(AT))
    until(page, lambda: "radio" in page.evaluate(AT) and not page.evaluate("document.activeElement.checked"))
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.checked")
    until(page, lambda: page.evaluate("document.activeElement.matches('select') && document.activeElement.length > 2"))
    here = page.evaluate(AT)
    values = [page.evaluate("document.activeElement.value")]
    for _ in range(3):
        page.wait_for_timeout(500)
        page.keyboard.press("Enter")
        assert page.evaluate(AT) == here
        values.append(page.evaluate("document.activeElement.value"))
    assert len({*values}) > 2
    until(page, lambda: page.evaluate(AT) != here)


def test_one_switch_reads_a_hint_on(visit: Visit, server: Server) -> None:
    """What a hint offers is gone through with the choices."""
    page = at_a_table(visit, server, "road", **WAYS["one switch"][1])
    page.keyboard.press("h")
    page.locator(".hint").wait_for()
    until(page, lambda: page.evaluate("document.activeElement.textContent").strip() == "Show me the move")
    page.keyboard.press("Space")
    expect(page.locator("[data-ghost]").first).to_be_attached()


@pytest.mark.soak
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", games())
def test_a_whole_game_by_few_keys(visit: Visit, server: Server, game: str, way: str) -> None:
    pick, chosen = WAYS[way]
    page = at_a_table(visit, server, game, **chosen)
    rng = random.Random(f"{way} {game}")
    while pick(page, rng):
        pass
    expect(page.locator(OVER)).to_be_visible()
    if way == "one switch":
        # The same key leads on to the next game.
        until(page, lambda: page.evaluate("document.activeElement.textContent").strip() == "Rematch")
        page.keyboard.press("Space")
        expect(page.locator(OVER)).to_have_count(0)


@pytest.mark.parametrize(("key", "chosen"), [("Enter", {"keyed": True}), ("1", {}), ("Space", WAYS["one switch"][1])])
def test_a_key_that_is_held_picks_once(visit: Visit, server: Server, key: str, chosen: dict[str, Any]) -> None:
    """Whoever lets go late has not picked the next thing as well."""
    page = at_a_table(visit, server, "road", **{**chosen, "offered": 60})
    if key != "1":
        page.locator(CHOICE).first.focus()
    for _ in range(4):
        page.keyboard.down(key)
    page.keyboard.up(key)
    expect(page.locator(".pickable.picked")).to_have_count(1)
    expect(page.locator('[data-choice="back"]')).to_have_count(1)


@pytest.mark.parametrize("game", mostly(["road", "rainbow", "chroma"], "road"))
def test_a_digit_leads_on(visit: Visit, server: Server, game: str) -> None:
    """What is picked by its number is gone to as well: Enter then picks what goes on with it."""
    page = at_a_table(visit, server, game)
    if game == "chroma":
        page.keyboard.press("1")  # the pile
        until(page, lambda: page.locator(CHOICE).count() > 2)
    page.locator(CHOICE).first.focus()
    page.keyboard.press("3")
    expect(page.locator(".pickable.picked")).to_have_count(1)
    assert ready(page)
    page.keyboard.press("Enter")
    expect(page.locator(".pickable.picked")).to_have_count(0)


IDLE = """() => {
    window.lost = 0;
    setInterval(() => (window.lost += document.activeElement === document.body), 4);
}"""


@pytest.mark.soak
def test_the_focus_is_never_lost_at_the_end(visit: Visit, server: Server) -> None:
    """After the last move it goes to what leads on, without having been nowhere."""
    page = at_a_table(visit, server, "road", keyed=True)
    page.keyboard.press("n")
    page.evaluate(IDLE)
    while ready(page):
        page.keyboard.press("Enter")
        page.wait_for_timeout(30)
    expect(page.get_by_role("button", name="Rematch")).to_be_focused()
    assert page.evaluate("window.lost") == 0


def test_whoever_may_play_on_is_not_led_to_the_end_of_the_turn(visit: Visit, server: Server) -> None:
    """A placed card may be followed by another: the focus goes to what can be done for that, and not to the stop."""
    page = at_a_table(visit, server, "rainbow", keyed=True)
    stop = page.locator('.lit[data-pick="stop"]')
    for _ in range(FEW):
        assert ready(page)
        if stop.count() and page.locator(CHOICE).count() > 1:
            break
        was = page.evaluate(HERE)
        page.keyboard.press("Enter")
        until(page, partial(has_gone_on, page, was))
    page.wait_for_timeout(200)  # what it would have been led away from by now
    expect(stop).to_have_count(1)
    expect(stop).not_to_be_focused()


def test_who_goes_from_page_to_page_by_key_is_led_there(visit: Visit) -> None:
    """A page is begun at its heading, a lesson gone on with, a table sat down at: the focus is never lost."""
    page = visit("/", prefers(name="Ann", sound=False, speed="off", coach=None))
    page.get_by_role("link", name="New here? Learn Rainbow Road").press("Enter")
    expect(page.get_by_role("heading", name="Your first Rainbow Road")).to_be_focused()
    show = page.get_by_role("button", name="Show me")
    show.focus()
    for _ in lesson("road")["first"]:
        expect(show).to_be_focused()
        expect(show).to_have_attribute("aria-disabled", "false")
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Go on")).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Play now")).to_be_focused()
    page.keyboard.press("Enter")
    assert ready(page)
    page.get_by_role("button", name="Leave", exact=True).press("Enter")
    expect(page.get_by_role("button", name="Yes, leave")).to_be_focused()
    page.keyboard.press("Escape")
    assert ready(page)
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".hint")).to_have_count(0)
    page.get_by_role("main").get_by_role("link", name="Sunshower").press("Enter")
    expect(page.get_by_role("heading", name="One table")).to_be_focused()


def test_a_lesson_tells_what_it_rings(visit: Visit) -> None:
    """Somebody who does not see the ring hears what lies in it, and is led on by what they pick."""
    page = visit("/learn/chroma", prefers(name="Ann", sound=False, speed="off", keyed=True))
    said = page.locator(".teacher [role=status]")
    expect(said).to_contain_text("Ringed: blue star")
    page.locator(CHOICE, has_text="blue star").first.press("Enter")
    expect(said).to_contain_text("Ringed: Your rainbow")
    page.locator(CHOICE, has_text="Your rainbow").first.press("Enter")
    expect(page.get_by_role("button", name="Go on")).to_be_focused()
    expect(said).not_to_contain_text("Ringed")


WALK = """() => {
    const seen = some => [...document.querySelectorAll(some)].filter(each => each.checkVisibility());
    const pieces = seen('[data-board] .pickable');
    const all = [...new Set([...pieces, ...seen('main [data-choice]')])];
    window.goTo = place => all[place].focus();
    return [all.indexOf(document.activeElement), pieces.length];
}"""
"""Which piece has the focus, the buttons beside the board counted after them, and how many pieces there are."""


@pytest.mark.parametrize("game", mostly(games(), "chroma", "pirates", "rainbow", "road"))
def test_arrow_keys_come_to_every_piece(visit: Visit, server: Server, game: str) -> None:
    """From piece to piece as they lie; each has a name, and on a board with places their names."""
    page = at_a_table(visit, server, game, keyed=True)
    page.keyboard.press("ArrowRight")
    found, all_ = {page.evaluate(WALK)[0]}, page.evaluate(WALK)[1]
    left = list(found)
    while left:
        here = left.pop()
        for way in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
            page.evaluate("goTo", here)
            page.keyboard.press(way)
            there = page.evaluate(WALK)[0]
            if there >= 0 and there not in found:
                found.add(there)
                left.append(there)
    assert found >= set(range(all_))
    names = page.locator("[data-board]").aria_snapshot()
    if game in PLACES:
        assert re.search(PLACES[game], names)


def test_a_hint_is_asked_for_by_one_button_again_and_again(visit: Visit, server: Server) -> None:
    """While the bot thinks the button keeps the focus: whoever presses it three times plays nothing."""
    page = at_a_table(visit, server, "road", keyed=True)
    hint = page.get_by_role("button", name="Hint", exact=True)
    hint.focus()
    for part in ("strong", ".move", ".move + p"):
        page.keyboard.press("Enter")
        expect(page.locator(f".hint .taught {part}").first).to_be_visible()
        expect(hint).to_be_focused()


PLACES = {"road": r"Spot A, your field", "passage": r"a1\b", "rainbow": r"card 1"}


LOOKS = """element => {
    const { outlineStyle, outlineColor, boxShadow } = getComputedStyle(element);
    return { outlineStyle, outlineColor, boxShadow };
}"""


@pytest.mark.parametrize("theme", ["light", "dark", "contrast", "night"])
def test_the_focus_is_not_mistaken_for_what_can_be_picked(visit: Visit, server: Server, theme: str) -> None:
    """It has two lines in a colour of its own, where what is lit has one."""
    code, hers = seated(server, "road", [{}, {"bot": "random"}])
    page = visit(f"/t/{code}", {**prefers(name="Ann", sound=False, coach=None, theme=theme), **hers})
    lit = page.locator(f"{BOARD} .pickable.lit").first
    lit.wait_for()
    before = lit.evaluate(LOOKS)
    lit.evaluate("element => element.focus({ focusVisible: true })")
    after = lit.evaluate(LOOKS)
    assert before["outlineStyle"] == "none"
    assert after["outlineStyle"] == "double"
    assert after["boxShadow"] == before["boxShadow"]
    assert after["outlineColor"] not in before["boxShadow"]
