"""The README's pictures, taken from the page itself: `make pictures` writes docs/pictures anew.

Each game after some picks, on a desktop and on a phone; a game on the full screen of a terminal; and one picture that
moves: a fairy on her way.
"""

import asyncio
import base64
import random
import shutil
import struct
import time
from itertools import groupby
from operator import itemgetter

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

import sunshower
from sunshower import games
from sunshower.tui.full import FullScreen
from sunshower.tui.local import LocalTable
from sunshower.tui.play import seated
from sunshower.tui.transcript import YOU

from .page import FLAGS, LIT, ROOT, pick, served, sit
from .transcripts import Unkept

FOLDER = ROOT / "docs" / "pictures"
SIZES = {"": (1280, 860), "-phone": (390, 844)}
PICKS = {"chroma": 26, "passage": 9, "pirates": 16, "rainbow": 9, "road": 8}
MOVING = (800, 540)
TERMINAL: ViewportSize = {"width": 1482, "height": 1026}
LONG = 3
"""A run of so many steps is worth a film."""
SECONDS = 3
FRAME = 85
"""Milliseconds between two frames, besides what a picture takes."""
SLOWER = 10
"""For the camera alone: a picture takes longer than a frame should."""

ASKED = 1500
"""Milliseconds in which the runs of a fairy are known, however far they go."""
OVER = "[data-result]"
STOPS = "[data-board] .arrow"

STEPS = """lit => [...document.querySelectorAll(lit)].map(
    spot => Number(/(\\d+) steps/.exec(spot.textContent + spot.ariaLabel)?.[1] ?? 0))"""


def visit(browser: Browser, url: str, width: int, height: int) -> Page:
    """Ann's browser, on the home page."""
    page = browser.new_context(base_url=url, viewport={"width": width, "height": height}).new_page()
    page.add_init_script(
        "localStorage['sunshower.settings'] ??= JSON.stringify({name: 'Ann', sound: false, coach: null})"
    )
    page.goto("/")
    page.locator(".games .button.main").first.wait_for()
    return page


def still(browser: Browser, url: str, game: str, name: str, width: int, height: int) -> None:
    """A table after some picks, with nothing on its way."""
    page = visit(browser, url, width, height)
    sit(page, game)
    rng = random.Random(f"picture of {game}")
    for _ in range(PICKS[game]):
        pick(page, rng)
        page.mouse.click(2, 300)  # beside the board: whatever moves arrives at once
    page.locator(LIT).first.wait_for()
    page.mouse.move(0, 0)
    page.wait_for_timeout(1500)
    page.screenshot(path=FOLDER / f"{game}{name}.png")
    page.context.close()


def terminal(browser: Browser, shown: str) -> None:
    """A game on the full screen of a terminal."""
    page = browser.new_page(viewport=TERMINAL)
    page.set_content(f"<style>* {{ margin: 0 }}</style>{shown}")
    page.screenshot(path=FOLDER / "road-screen.png")
    page.close()


async def full_screen() -> str:
    """What such a terminal shows after some picks, as SVG."""
    match = sunshower.new("road", seats=2, seed="picture", players=seated([YOU, "casual"]))
    table = LocalTable(match, Unkept("sunshower"), pace=0)

    async def found(_: FullScreen) -> LocalTable:
        return table

    app = FullScreen(found)
    rng = random.Random("picture of a terminal")
    async with app.run_test(size=(120, 40)) as person:
        for _ in range(PICKS["road"]):
            while not (app.sight and app.sight.acting):
                await person.pause(0.01)
            lit = [thing for thing in app.area.lit() if thing[0] != "do:back"]
            app.area.point(rng.choice(lit or app.area.lit()))
            app.area.choose()
            await person.pause()
        while not (app.sight and app.sight.acting):
            await person.pause(0.01)
        await person.pause()
        shown = app.export_screenshot(title="sunshower")
        await table.leave()
    return shown


def moving(browser: Browser, url: str) -> None:
    """A fairy on her way, frame by frame."""
    page = visit(browser, url, *MOVING)
    camera = page.context.new_cdp_session(page)
    rng = random.Random("fairy")
    sit(page, "road")
    while max(steps := runs(page)) < LONG:
        if page.locator(OVER).count():
            page.goto("/")
            sit(page, "road")
        else:
            pick(page, rng)
            page.mouse.click(2, 300)  # beside the board: whatever moves arrives at once
    camera.send("Animation.enable")
    camera.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWER})
    page.locator(LIT).nth(steps.index(max(steps))).click()
    page.mouse.move(0, 0)
    frames: list[tuple[float, bytes]] = []
    begun = time.monotonic()
    while (now := (time.monotonic() - begun) / SLOWER) < SECONDS:
        shot = camera.send("Page.captureScreenshot", {"format": "webp", "quality": 50})
        frames.append((now, base64.b64decode(shot["data"])))
        page.wait_for_timeout(FRAME * SLOWER)
    (FOLDER / "fairy.webp").write_bytes(film(frames))
    page.context.close()


def runs(page: Page) -> list[int]:
    """How many steps it takes to each thing that can be picked; how far a fairy can run is asked of the server."""
    page.locator(f"{LIT}, {OVER}").first.wait_for()
    if page.locator(STOPS).count():
        page.wait_for_timeout(ASKED)
    return [*page.evaluate(STEPS, LIT), 0]


def film(frames: list[tuple[float, bytes]]) -> bytes:
    """Pictures (WebP) taken at these seconds as one that moves; what has not changed is not stored again."""
    shots = [next(alike) for _, alike in groupby(frames, key=itemgetter(1))]
    ends = [now for now, _ in shots[1:]] + [frames[-1][0] + 1]
    size = struct.pack("<I", MOVING[0] - 1)[:3] + struct.pack("<I", MOVING[1] - 1)[:3]
    made = [chunk(b"VP8X", bytes([0b10, 0, 0, 0]) + size), chunk(b"ANIM", bytes(6))]
    for (now, shot), end in zip(shots, ends, strict=True):
        lasts = struct.pack("<I", round(1000 * end) - round(1000 * now))[:3]
        made.append(chunk(b"ANMF", bytes(6) + size + lasts + b"\2" + shot[shot.index(b"VP8 ") :]))
    return chunk(b"RIFF", b"WEBP" + b"".join(made))


def chunk(kind: bytes, body: bytes) -> bytes:
    return kind + struct.pack("<I", len(body)) + body + bytes(len(body) % 2)


def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        raise SystemExit("There is no Chromium here; with Debian: sudo apt install chromium")
    shown = asyncio.run(full_screen())  # before the browser comes with a loop of its own
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for name, size in SIZES.items():
            page = visit(browser, url, *size)
            page.screenshot(path=FOLDER / f"home{name}.png")
            page.context.close()
            for game in games():
                still(browser, url, game, name, *size)
        terminal(browser, shown)
        moving(browser, url)
        browser.close()


if __name__ == "__main__":
    main()
