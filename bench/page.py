"""The page on a slow machine: how much it loads, how soon it answers, how soon an own card moves.

`make bench-page` starts a server of its own and a real Chromium whose processor is throttled fourfold, and writes
docs/benchmarks-page.md.
"""

import gzip
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, Response, sync_playwright

ROOT = Path(__file__).parent.parent
REPORT = ROOT / "docs" / "benchmarks-page.md"
THROTTLE = 4
ROUNDS = 5
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync")
READY = "button:has-text('Play now')"

# From the moment a finger touches a card until its picture is on its way to the table, or has arrived there.
WATCH = """() => new Promise(done => {
    let began = 0;
    const board = document.querySelector('[data-board]');
    const sight = () => JSON.stringify([...board.querySelectorAll('[data-at]')].map(e => e.textContent));
    const before = [board.children.length, sight()];
    addEventListener('click', () => {
        began ||= performance.now();
        const look = () => board.children.length !== before[0] || sight() !== before[1]
            ? done(performance.now() - began) : requestAnimationFrame(look);
        requestAnimationFrame(look);
    }, {capture: true});
})"""


@contextmanager
def served() -> Iterator[str]:
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "sunshower", "serve", "--port", "0", "--data", folder, "--no-limits"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout
        yield process.stdout.readline().split()[3]
        process.terminate()
        process.wait()


def visitor(browser: Browser) -> Page:
    page = browser.new_context(viewport={"width": 390, "height": 844}).new_page()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
    return page


def first_view(browser: Browser, url: str) -> tuple[float, int]:
    """Milliseconds until the first button works, and the bytes of script loaded by then, compressed."""
    page = visitor(browser)
    scripts: list[int] = []

    def weigh(response: Response) -> None:
        if response.url.endswith(".js"):
            scripts.append(len(gzip.compress(response.body())))

    page.on("response", weigh)
    page.goto(url)
    page.locator(READY).first.wait_for()
    page.locator(READY).first.click(trial=True)
    after = float(page.evaluate("performance.now()"))
    page.context.close()
    return after, sum(scripts)


def own_card(browser: Browser, url: str) -> float:
    """Milliseconds from the last touch of a first move in Rainbow Road until its card moves."""
    page = visitor(browser)
    page.goto(url)
    page.get_by_role("button", name="Play now: Rainbow Road").click()
    page.locator('[data-board] .pickable.lit[data-pick^="hand:"]').first.click()
    goal = page.locator('[data-board] .pickable.lit[data-pick^="slot:"]').first
    goal.wait_for()
    watched = page.evaluate_handle(f"({{ promise: ({WATCH})() }})")
    goal.click()
    took = float(page.evaluate("watched => watched.promise", watched))
    page.context.close()
    return took


def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        raise SystemExit("There is no Chromium here; with Debian: sudo apt install chromium")
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        views = [first_view(browser, url) for _ in range(ROUNDS)]
        moves = [own_card(browser, url) for _ in range(ROUNDS)]
        browser.close()
    soonest = median(after for after, _ in views)
    lines = [
        "# The page, measured",
        "",
        f"Written by `make bench-page`: medians of {ROUNDS} visits of a phone-sized Chromium on loopback, its",
        f"processor throttled {THROTTLE} times. Shared machines are noisy; run it where you want to know.",
        "",
        "| what | at most | measured |",
        "| --- | ---: | ---: |",
        f"| script of the first view, compressed | 90 kB | {views[0][1] / 1000:.1f} kB |",
        f"| from nothing to a button that works | 2000 ms | {soonest:.0f} ms |",
        f"| from the touch to the own card moving | 100 ms | {median(moves):.0f} ms |",
        "",
    ]
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text("\n".join(lines))
    print("\n".join(lines))


if __name__ == "__main__":
    main()
