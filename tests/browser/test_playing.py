"""Every game from the home page to the end screen: by clicks, by keyboard, on a phone, by link."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from sunshower.core.registry import games, load

from ..server.conftest import Server
from .conftest import OVER, PHONE, Visit, by_keys, by_mouse, by_touch, finish, play, prefers, seated

GREEDY = prefers(name="Ann", level="greedy", sound=False)
SHORT = {"chroma": {"turn_limit": 10}, "passage": {"turn_limit": 20}}
"""Options with which a game by somebody who plays at random comes to an end sooner."""
ENOUGH = {"pirates": 80, "rainbow": 40}
"""Where it takes long all the same, a whole game by mouse is enough; by other means a bot plays on after some picks."""


@pytest.mark.parametrize("game", games())
def test_a_game_by_clicks(visit: Visit, game: str) -> None:
    page = visit("/", GREEDY, viewport={"width": 1280, "height": 860})
    page.get_by_role("button", name=f"Play now: {load(game).title}", exact=True).click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    assert play(page, f"clicks {game}", by_mouse)
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.get_by_text("The secret fits the promise")).to_be_visible()


@pytest.mark.parametrize("game", games())
def test_a_game_by_keyboard(visit: Visit, server: Server, game: str) -> None:
    code, hers = seated(server, game, [{}, {"bot": "greedy"}], options=SHORT.get(game, {}))
    page = visit("/", {**GREEDY, **hers})
    page.get_by_role("link", name=f"{load(game).title}: Go on").focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"/t/{code}$"))
    play_on(page, server, code, hers, play(page, f"keys {game}", by_keys, ENOUGH.get(game, 3000)))


@pytest.mark.parametrize("game", games())
def test_a_game_on_a_phone(visit: Visit, server: Server, game: str) -> None:
    code, hers = seated(server, game, [{}, {"bot": "greedy"}], options=SHORT.get(game, {}))
    page = visit(f"/t/{code}", {**GREEDY, **hers}, **PHONE)
    play_on(page, server, code, hers, play(page, f"phone {game}", by_touch, ENOUGH.get(game, 3000)))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def play_on(page: Page, server: Server, code: str, hers: dict[str, Any], over: bool) -> None:
    """See the end, by a bot if Ann has not come to it."""
    if not over:
        finish(server, code, hers["sunshower.seats"][0]["places"][0]["token"])
    page.locator(OVER).first.wait_for()


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
