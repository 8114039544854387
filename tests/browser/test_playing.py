"""Every game from the home page to the end screen: by clicks, by keyboard, on a phone, by link."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from sunshower.core.registry import games, load

from ..server.conftest import Server
from .conftest import PHONE, Visit, by_keys, by_mouse, by_touch, finish, play, prefers, seated

GREEDY = prefers(name="Ann", level="greedy", sound=False)
ENOUGH = {"chroma": 40, "passage": 24, "pirates": 36, "rainbow": 24}
"""Where a game by somebody who picks at random takes long, so many picks are enough; `make soak` plays it whole."""
MOST = 3000


@pytest.mark.parametrize("game", games())
def test_a_game_by_clicks(visit: Visit, server: Server, game: str) -> None:
    """From the home page to the end screen; for whoever goes away in the middle a bot plays on."""
    page = by_clicks(visit, game, ENOUGH.get(game, MOST))
    if game in ENOUGH:
        kept = json.loads(page.evaluate("localStorage['sunshower.seats']"))[0]
        page.goto("/learn")
        finish(server, kept["code"], kept["places"][0]["token"])
        page.go_back()
    see_the_end(page)


@pytest.mark.soak
@pytest.mark.parametrize("game", ENOUGH)
def test_a_whole_game_by_clicks(visit: Visit, game: str) -> None:
    see_the_end(by_clicks(visit, game, MOST))


def by_clicks(visit: Visit, game: str, most: int) -> Page:
    page = visit("/", GREEDY, viewport={"width": 1280, "height": 860})
    page.get_by_role("button", name=f"Play now: {load(game).title}", exact=True).click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    play(page, f"clicks {game}", by_mouse, most)
    return page


def see_the_end(page: Page) -> None:
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.get_by_text("The secret fits the promise")).to_be_visible()


@pytest.mark.parametrize("game", games())
def test_a_game_by_keyboard(visit: Visit, server: Server, game: str) -> None:
    code, hers = seated(server, game, [{}, {"bot": "greedy"}])
    page = visit("/", {**GREEDY, **hers})
    page.get_by_role("link", name=f"{load(game).title}: Go on").focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"/t/{code}$"))
    most = ENOUGH.get(game, MOST)
    assert play(page, f"keys {game}", by_keys, most) or server.look(code)["plies"] > most // 4


@pytest.mark.parametrize("game", games())
def test_a_game_on_a_phone(visit: Visit, server: Server, game: str) -> None:
    code, hers = seated(server, game, [{}, {"bot": "greedy"}])
    page = visit(f"/t/{code}", {**GREEDY, **hers}, **PHONE)
    most = ENOUGH.get(game, MOST)
    assert play(page, f"phone {game}", by_touch, most) or server.look(code)["plies"] > most // 4
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_one_choice_wanted_twice_can_be_picked_twice(visit: Visit) -> None:
    page = visit("/", GREEDY)

    def elsewhere(route: Route) -> None:
        asked = {**(route.request.post_data_json or {}), "line": "turn=0 islands=-/666 hands=3ww/125ck pair=27"}
        route.continue_(post_data=json.dumps(asked))

    page.route("**/api/positions", elsewhere)
    page.goto("/learn/pirates")
    for pick in ("hand:w", "as:3", "hand:3", "hand:w", "as:3"):
        page.locator(f'[data-pick="{pick}"].lit').first.click()
    expect(page.locator(".teacher").get_by_text("Try something else")).to_be_visible()
