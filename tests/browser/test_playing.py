"""Every game from the home page to the end screen: by clicks, by keyboard, on a phone, by link."""

import re

import pytest
from playwright.sync_api import expect

from sunshower.core.registry import games, load

from .conftest import PHONE, Visit, by_keys, by_mouse, by_touch, play, prefers

GREEDY = prefers(name="Ann", level="greedy", sound=False)


@pytest.mark.parametrize("game", games())
def test_a_game_by_clicks(visit: Visit, game: str) -> None:
    page = visit("/", GREEDY, viewport={"width": 1280, "height": 860})
    page.get_by_role("button", name=f"Play now: {load(game).title}", exact=True).click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    play(page, f"clicks {game}", by_mouse)
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.get_by_text("The secret fits the promise")).to_be_visible()


@pytest.mark.parametrize("game", games())
def test_a_game_by_keyboard(visit: Visit, game: str) -> None:
    page = visit("/", GREEDY)
    page.get_by_role("button", name=f"Play now: {load(game).title}", exact=True).focus()
    page.keyboard.press("Enter")
    play(page, f"keys {game}", by_keys)


@pytest.mark.parametrize("game", games())
def test_a_game_on_a_phone(visit: Visit, game: str) -> None:
    page = visit("/", GREEDY, **PHONE)
    page.get_by_role("button", name=f"Play now: {load(game).title}", exact=True).tap()
    play(page, f"phone {game}", by_touch)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
