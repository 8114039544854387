"""The README's pictures, taken from the page itself: `make pictures` writes docs/pictures anew.

Each game after some picks, on a desktop and on a phone, and one picture that moves: a fairy on her way.
"""

import base64
import random
import shutil
import struct
import time
from itertools import groupby
from operator import itemgetter

from playwright.sync_api import Browser, Page, sync_playwright

from sunshower import games

from .page import FLAGS, LIT, ROOT, pick, served, sit

FOLDER = ROOT / "docs" / "pictures"
SIZES = {"": (1280, 860), "-phone": (390, 844)}
PICKS = {"chroma": 26, "passage": 9, "pirates": 16, "rainbow": 9, "road": 8}
MOVING = (900, 600)
LONG = 3
"""A run of so many steps is worth a film."""
SECONDS = 3
FRAME = 60
"""Milliseconds between two frames, besides what a picture takes."""
SLOWER = 10
"""For the camera alone: a picture takes longer than a frame should."""

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
        page.keyboard.press("Shift")
    page.locator(LIT).first.wait_for()
    page.mouse.move(0, 0)
    page.wait_for_timeout(1500)
    page.screenshot(path=FOLDER / f"{game}{name}.png")
    page.context.close()


def moving(browser: Browser, url: str) -> None:
    """A fairy on her way, frame by frame."""
    page = visit(browser, url, *MOVING)
    camera = page.context.new_cdp_session(page)
    rng = random.Random("fairy")
    sit(page, "road")
    while True:
        page.locator(LIT).first.wait_for()
        steps = page.evaluate(STEPS, LIT)
        if max(steps) >= LONG:
            break
        pick(page, rng)
        page.keyboard.press("Shift")
    camera.send("Animation.enable")
    camera.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWER})
    page.locator(LIT).nth(steps.index(max(steps))).click()
    page.mouse.move(0, 0)
    frames: list[tuple[float, bytes]] = []
    begun = time.monotonic()
    while (now := (time.monotonic() - begun) / SLOWER) < SECONDS:
        shot = camera.send("Page.captureScreenshot", {"format": "webp", "quality": 60})
        frames.append((now, base64.b64decode(shot["data"])))
        page.wait_for_timeout(FRAME * SLOWER)
    (FOLDER / "fairy.webp").write_bytes(film(frames))
    page.context.close()


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
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for name, size in SIZES.items():
            page = visit(browser, url, *size)
            page.screenshot(path=FOLDER / f"home{name}.png")
            page.context.close()
            for game in games():
                still(browser, url, game, name, *size)
        moving(browser, url)
        browser.close()


if __name__ == "__main__":
    main()
