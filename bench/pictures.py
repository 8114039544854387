"""The README's pictures, taken from the page itself: `make pictures` writes docs/pictures anew.

Each game after some picks, on a desktop and on a phone, and one picture that moves: a fairy on her way.
"""

import random
import shutil
import struct
import zlib
from itertools import groupby

from playwright.sync_api import Browser, Page, sync_playwright

from sunshower import games

from .page import FLAGS, LIT, ROOT, pick, served, sit

FOLDER = ROOT / "docs" / "pictures"
SIZES = {"": (1280, 860), "-phone": (390, 844)}
PICKS = {"chroma": 26, "passage": 9, "pirates": 16, "rainbow": 9, "road": 8}
MOVING = (900, 600)
STEP = 60
"""Milliseconds between two frames."""

# Holds everything still as soon as a fairy sets out on a long way; how long it takes.
HOLD = """() => new Promise(done => {
    const look = () => {
        const all = document.getAnimations();
        const far = all.find(({ effect }) =>
            effect?.target?.dataset?.at?.startsWith('fairy:') && effect.getComputedTiming().activeDuration > 1100);
        if (!far) return requestAnimationFrame(look);
        for (const each of all) each.pause();
        window.held = all;
        done(window.lasts = Math.max(...all.map(each => each.effect.getComputedTiming().endTime)));
    };
    look();
})"""


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
    sit(page, "road")
    page.evaluate(f"void ({HOLD})()")
    rng = random.Random("fairy")
    while not page.evaluate("window.lasts"):
        if page.locator(LIT).count():
            pick(page, rng)
        page.wait_for_function("lit => window.lasts || document.querySelector(lit)", arg=LIT)
    frames = []
    for time in range(0, int(page.evaluate("window.lasts")) + 600, STEP):
        page.evaluate("time => { for (const each of held) each.currentTime = time }", time)
        frames.append(page.screenshot())
    (FOLDER / "fairy.png").write_bytes(film(frames))
    page.context.close()


def film(frames: list[bytes]) -> bytes:
    """Pictures of one size as one that moves (APNG); what has not changed is not stored again."""
    parts = [chunks(frame) for frame in frames]
    head = dict(parts[0])[b"IHDR"]
    width, height = struct.unpack(">II", head[:8])
    seen = (b"".join(body for kind, body in part if kind == b"IDAT") for part in parts)
    shots = [(data, len(list(alike))) for data, alike in groupby(seen)]
    made = [b"\x89PNG\r\n\x1a\n", chunk(b"IHDR", head), chunk(b"acTL", struct.pack(">II", len(shots), 0))]
    number = 0
    for place, (data, times) in enumerate(shots):
        made.append(chunk(b"fcTL", struct.pack(">5I2H2B", number, width, height, 0, 0, times * STEP, 1000, 0, 0)))
        number += 1
        if place:
            made.append(chunk(b"fdAT", struct.pack(">I", number) + data))
            number += 1
        else:
            made.append(chunk(b"IDAT", data))
    return b"".join([*made, chunk(b"IEND", b"")])


def chunks(png: bytes) -> list[tuple[bytes, bytes]]:
    found, at = [], 8
    while at < len(png):
        size = int.from_bytes(png[at : at + 4])
        found.append((png[at + 4 : at + 8], png[at + 8 : at + 8 + size]))
        at += size + 12
    return found


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


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
