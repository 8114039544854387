"""Lessons, step by step, and the coach of a first game."""

import json
import re

import pytest
from playwright.sync_api import Page, Response, expect

from sunshower import games

from ..server.conftest import Server
from ..test_lessons import lesson
from .conftest import CHOICE, PHONE, Visit, mostly, prefers, seated

QUIET = prefers(name="Ann", sound=False)
RINGS = ".spotlight .ring"


@pytest.mark.parametrize("chapter", ["first", pytest.param("tricks", marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", mostly(games(), "pirates", "road"))
def test_every_step_is_lit_and_can_be_shown(visit: Visit, game: str, chapter: str) -> None:
    """What is taught, by "Show me" and "Go on", on a phone; nothing is refused, and the board does not jump."""
    page = visit(f"/learn/{game}", QUIET, **PHONE)
    refused: list[object] = []
    page.on("response", lambda answer: refused.append(refusal(answer)))
    if chapter == "tricks":
        page.get_by_role("button", name="Skip").click()
        page.get_by_role("button", name="All the tricks").click()
    for number, _ in enumerate(lesson(game)[chapter]):
        expect(page.locator(RINGS).first).to_be_visible()
        expect(page.locator(".where li.past")).to_have_count(number)
        room = page.locator("main > .middle").bounding_box()
        page.get_by_role("button", name="Show me").click()
        expect(page.locator(".well")).to_be_visible()
        expect(page.locator(RINGS)).to_have_count(0)
        assert page.locator("main > .middle").bounding_box() == room
        page.get_by_role("button", name="Go on").dblclick()  # whoever is impatient misses nothing
    page.get_by_role("button", name="All the tricks" if chapter == "first" else "Begin again").click()
    expect(page.locator(".where li.here")).to_have_count(1)
    assert [each for each in refused if each] == []


def refusal(answer: Response) -> object:
    return answer.json()["refused"] if answer.url.endswith("/api/positions") else None


def said(page: Page) -> str:
    return page.locator(".teacher [role=status]").inner_text()


def test_back_and_forth_by_button_and_key(visit: Visit) -> None:
    page = visit("/learn/chroma", QUIET)
    ring = page.locator(RINGS)
    expect(ring).to_have_count(1)
    goal = said(page)
    back = page.get_by_role("button", name="Previous step")
    expect(back).to_be_disabled()
    page.get_by_role("button", name="Next step").click()
    expect(page.locator(".teacher")).to_contain_text("Touch the pile")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".teacher")).to_contain_text("You collect stars")
    page.wait_for_load_state("networkidle")  # the position comes a moment after the words
    page.locator('[data-pick="hand:bx"]').focus()
    page.keyboard.press("ArrowRight")  # in the board the arrows go from card to card
    expect(page.locator(".teacher")).to_contain_text("You collect stars")
    page.locator('[data-pick="hand:bx"]').press("Enter")
    page.locator('[data-pick="discards"]').click()
    expect(page.get_by_role("alert")).to_contain_text("what is ringed")
    back.click()
    back.click()
    expect(page.locator(".teacher")).to_contain_text(goal)
    skip = page.get_by_role("button", name="Skip")
    skip.evaluate("skip => { skip.click(); dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' })) }")
    expect(page.locator(".teacher")).to_contain_text("blue square")  # each goes on from where the one before went
    expect(ring).to_have_count(1)
    back.click()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))


def test_the_light_follows_what_is_picked_and_the_window(visit: Visit) -> None:
    page = visit("/learn/road", QUIET, viewport={"width": 1280, "height": 800})
    page.get_by_role("button", name="Next step").click()
    hand = page.locator('[data-pick="hand:4"]')
    for width, height in ((1280, 800), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            """([rings, pick]) => {
                const inner = document.querySelector(pick)?.getBoundingClientRect();
                return inner && [...document.querySelectorAll(rings)].some(ring => {
                    const outer = ring.getBoundingClientRect();
                    return outer.x <= inner.x + 1 && outer.y <= inner.y + 1 && outer.bottom >= inner.bottom - 1;
                });
            }""",
            arg=[RINGS, '[data-pick="hand:4"]'],
        )
    page.set_viewport_size({"width": 1280, "height": 800})
    hand.click()
    expect(page.locator(RINGS)).to_have_count(3)
    page.locator('[data-pick="slot:c"]').click()
    expect(page.locator(".teacher")).to_contain_text("Yours is higher")


def test_the_coach_is_silent_once_something_else_is_told_and_for_who_listens(visit: Visit, server: Server) -> None:
    code, hers = seated(server, "road", [{}, {"bot": "greedy"}])
    page = visit(f"/t/{code}", {**QUIET, **hers})
    coach = page.get_by_role("status", name="Coach")
    expect(coach).to_contain_text(re.compile(r"\w"))
    page.locator("[data-pick]:not(.lit)").first.click()
    expect(page.locator(".say")).to_be_visible()
    expect(coach).to_have_text("")
    page.keyboard.press("Escape")
    expect(page.locator(".say")).to_have_count(0)
    expect(coach).to_have_text("")
    code, hers = seated(server, "road", [{}, {"bot": "greedy"}])
    page = visit(f"/t/{code}", {**prefers(name="Ann", sound=False, ear=True), **hers})
    page.locator("[data-said] p", has_text="You can pick").first.wait_for(state="attached")
    expect(page.get_by_role("status", name="Coach")).to_have_text("")


def test_the_coach_speaks_once_and_can_be_sent_away(visit: Visit, server: Server) -> None:
    code, hers = seated(server, "chroma", [{}, {"bot": "greedy"}])
    page = visit(f"/t/{code}", {**QUIET, **hers})
    coach = page.get_by_role("status", name="Coach")
    expect(coach).to_contain_text("Touch the pile")
    page.locator('[data-pick="pile"]').click()
    expect(coach).to_contain_text("Pick a card, then your rainbow")
    page.locator('.middle [data-pick^="hand:"].lit').first.click()
    expect(coach).to_have_text("")
    page.locator('[data-pick="discards"]').click()
    page.locator(f"{CHOICE}").first.wait_for()
    expect(coach).not_to_contain_text("Touch the pile")
    kept = json.loads(page.evaluate("localStorage['sunshower.settings']"))["coach"]
    assert kept["chroma"]["code"] == code
    another, hers = seated(server, "road", [{}, {"bot": "greedy"}])
    page.evaluate("seats => localStorage.setItem('sunshower.seats', seats)", json.dumps(hers["sunshower.seats"]))
    page.goto(f"/t/{another}")
    page.get_by_role("button", name="No more tips").click()
    expect(coach).to_have_text("")
    assert json.loads(page.evaluate("localStorage['sunshower.settings']"))["coach"] is None
    watcher = visit(f"/t/{another}", QUIET)
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    expect(watcher.get_by_role("status", name="Coach")).to_have_text("")
