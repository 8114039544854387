"""How the page is tested: a real server, a real Chromium, and people who click, tap or type."""

import json
import os
import random
import re
import shutil
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright

from ..server.conftest import Server

ROOT = Path(__file__).parent.parent.parent
CHROMIUM = next(
    filter(None, map(shutil.which, (os.environ.get("CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome"))),
    None,
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 30_000
"""Milliseconds that anything may take on a busy machine; nothing here measures speed."""
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
BOARD = "[data-board]"
CHOICE = '.middle .pickable.lit, [data-choice]:not([data-choice="back"])'
OVER = "[data-result]"
DRAWS = '.middle .pickable.lit[data-pick^="draw:"]'
"""What ends a turn of Pirates: whoever picks anything at all alike goes on rearranging islands for hours."""

expect.set_options(timeout=PATIENCE)

if CHROMIUM is None:
    pytest.skip("there is no Chromium here (Debian: apt install chromium)", allow_module_level=True)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("page") / "data", "--no-limits", "--pace", "0", "--workers", "1")
    if "/assets/" not in found.get("/").text:
        pytest.fail("The page has not been built; `make test` builds it where there is npm.")
    yield found
    found.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(server: Server, chromium: Browser) -> Iterator[Visit]:
    """Somebody with a browser of their own, who opens an address. Whatever goes wrong in the page fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def visit(path: str = "/", keeps: dict[str, Any] | None = None, **more: Any) -> Page:
        context = chromium.new_context(base_url=server.url, **({"reduced_motion": "reduce"} | more))
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        for key, value in (keeps or {}).items():
            context.add_init_script(f"localStorage[{json.dumps(key)}] ??= {json.dumps(json.dumps(value))}")
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if "Content Security Policy" in said.text else None)
        page.goto(path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert not wrong, wrong


def mostly(cases: Iterable[Any], *often: Any) -> list[Any]:
    """All cases: these at every run, the others in the soak."""
    apart = ((case, case if isinstance(case, tuple) else (case,)) for case in cases)
    return [pytest.param(*parts, marks=[] if case in often else [pytest.mark.soak]) for case, parts in apart]


def prefers(**settings: Any) -> dict[str, Any]:
    """What this person has chosen in the settings."""
    return {"sunshower.settings": settings}


def seated(server: Server, game: str, seats: list[dict[str, Any]], **more: Any) -> tuple[str, dict[str, Any]]:
    """The code of a table at which Ann sits on the first free seat, and what her browser keeps of it."""
    code = server.open(game, seats, **more)
    token = server.sit(code, "Ann")
    seat = next(sight["seat"] for sight in server.look(code, token)["sights"])
    held = [{"code": code, "game": game, "places": [{"seat": seat, "token": token}], "since": 1}]
    return code, {"sunshower.seats": held}


def choose(page: Page, rng: random.Random, how: Callable[[Page, str, int], None]) -> bool:
    """Wait for something that can be picked, and pick it; False at the end of the game."""
    page.locator(f"{CHOICE}, {OVER}").first.wait_for()
    if page.locator(OVER).count():
        return False
    pick(page, rng, how)
    return True


def pick(page: Page, rng: random.Random, how: Callable[[Page, str, int], None]) -> bool:
    """Pick one of the things that can be picked right now; whether there was one."""
    some = DRAWS if page.locator(DRAWS).count() and rng.randrange(3) == 0 else CHOICE
    count = page.locator(some).count()
    if count:
        try:
            how(page, some, rng.randrange(count))
        except Error as error:
            # What was lit a moment ago may be gone: the others at the table do not wait. But no button may lie over it.
            gone = "Timeout" in error.message or "not attached" in error.message
            if not gone or re.search(r'<button [^>]*class="button[^>]*>\S*</button> intercepts', error.message):
                raise
    return count > 0


def play(page: Page, seed: str, how: Callable[[Page, str, int], None], most: int = 3000) -> bool:
    """Pick things at random until the game is over, or so many have been picked; whether it is over."""
    rng = random.Random(seed)
    return not all(choose(page, rng, how) for _ in range(most))


def by_mouse(page: Page, selector: str, nth: int) -> None:
    chosen = page.locator(selector).nth(nth)
    try:
        chosen.click(timeout=1000)
    except Error as error:
        if "intercepts" not in error.message:
            raise
        chosen.click(timeout=2000, position={"x": 8, "y": 8})  # of a full hand only the edges of the cards are seen


def by_touch(page: Page, selector: str, nth: int) -> None:
    page.locator(selector).nth(nth).tap(timeout=2000)


def by_keys(page: Page, selector: str, nth: int) -> None:
    """Walk to it with the keyboard, and press Enter."""
    if nth < 9:
        page.keyboard.press(str(nth + 1))
    else:
        for _ in range(nth + 1):
            page.keyboard.press("n")
        page.keyboard.press("Enter")


def finish(server: Server, code: str, token: str) -> None:
    """Let Ann leave, so that a bot plays on to the end."""
    server.command(code, token, "leave")
    end = time.monotonic() + 4 * PATIENCE / 1000
    while time.monotonic() < end:
        if server.look(code)["result"]:
            return
        time.sleep(0.05)
    raise AssertionError("the bots do not come to an end")
