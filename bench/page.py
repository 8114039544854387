"""The page on a slow machine: how much it loads, how soon it answers, how well it moves, how much a board fills.

`make bench-page` starts a server of its own and a real Chromium whose processor is throttled fourfold, and writes
docs/benchmarks-page.md.
"""

import gzip
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, Response, TimeoutError, sync_playwright

from sunshower import games

ROOT = Path(__file__).parent.parent
REPORT = ROOT / "docs" / "benchmarks-page.md"
THROTTLE = 4
ROUNDS = 5
PICKS = 12
PRESS = 80
"""Milliseconds that a finger takes: pressed and let go in one task, no hand ever does."""
DESKTOPS = ((1366, 768), (1440, 900), (1920, 1080))
STAGES = ((1440, 900), (390, 844), (844, 390))
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync")
READY = "button:has-text('Play now')"
LIT = "[data-board] .pickable.lit, [data-choice]:not([data-choice='back'])"

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


FILLED = """() => {
    const { width, height } = document.querySelector('[data-board]').getBoundingClientRect();
    return width * height / innerWidth / innerHeight;
}"""

# The worst that happens to the page from now on: how far things jump, and how long it cannot answer.
WORST = """() => {
    window.worst = { shift: 0, task: 0 };
    const watch = (type, kind, size) => new PerformanceObserver(
        list => list.getEntries().forEach(entry => worst[kind] = Math.max(worst[kind], size(entry)))
    ).observe({ type });
    watch('layout-shift', 'shift', entry => entry.value);
    watch('longtask', 'task', entry => entry.duration);
}"""

# Where a press meets what can be picked, and nothing that lies over it.
TOUCHABLE = """(lit) => [...document.querySelectorAll(lit)].flatMap((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const place = [x + width / 2, y + height / 2];
    return each.contains(document.elementFromPoint(...place)) ? [place] : [];
})"""

# How many frames a second there are while a fairy runs.
FRAMES = """() => new Promise(done => {
    const times = [];
    const look = now => {
        const runs = document.getAnimations().some(({ effect }) => effect?.target?.dataset?.at?.startsWith('fairy:'));
        if (runs) times.push(now);
        else if (times.length > 20) return done(1000 * (times.length - 1) / (times.at(-1) - times[0]));
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})"""


# From each Enter until something is said, to whoever plays by ear; for ever, if nothing is until the next one.
SPOKEN = """() => {
    let began = 0;
    window.waits = [];
    addEventListener('keydown', ({ key }) => {
        if (key !== 'Enter') return;
        if (began) waits.push(Infinity);
        began = performance.now();
    }, { capture: true });
    new MutationObserver(changes => {
        const said = changes.some(({ target, addedNodes }) => addedNodes.length && target.closest?.('[aria-live]'));
        if (said && began) waits.push(performance.now() - began);
        if (said) began = 0;
    }).observe(document.querySelector('main'), { childList: true, subtree: true });
}"""


@contextmanager
def served() -> Iterator[str]:
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "sunshower", "serve", "--port", "0", "--data", folder, "--no-limits"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout
        try:
            yield process.stdout.readline().split()[3]
        finally:
            process.terminate()
            process.wait()


def visitor(browser: Browser, width: int = 390, height: int = 844, slow: int = THROTTLE) -> Page:
    page = browser.new_context(viewport={"width": width, "height": height}).new_page()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    return page


def at_a_table(page: Page, url: str, game: str) -> None:
    page.goto(url)
    sit(page, game)
    page.wait_for_timeout(1000)


def sit(page: Page, game: str) -> None:
    """From the home page to a table with bots."""
    page.locator(f"li:has(a[href='/learn/{game}']) button.main").click()
    page.locator(LIT).first.wait_for()


def pick(page: Page, rng: random.Random) -> None:
    """Pick something that can be picked; what is gone before it is touched, because others moved, was none."""
    lit = page.locator(LIT)
    while True:
        lit.first.wait_for()
        try:
            return lit.nth(rng.randrange(max(1, lit.count()))).click(timeout=2000, delay=PRESS)
        except TimeoutError:
            continue


def press(page: Page, rng: random.Random) -> None:
    """Pick something as a hand does: Playwright's own click asks the page so much that its tasks would be measured."""
    page.locator(LIT).first.wait_for()
    if places := page.evaluate(TOUCHABLE, LIT):
        page.mouse.move(*rng.choice(places))
        page.mouse.down()
        page.wait_for_timeout(PRESS)
        page.mouse.up()


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


def filled(browser: Browser, url: str, game: str) -> list[float]:
    """How much of the window the board and the hand fill, on three desktops."""
    page = visitor(browser, *DESKTOPS[0], slow=1)
    at_a_table(page, url, game)
    found = []
    for width, height in DESKTOPS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        found.append(float(page.evaluate(FILLED)))
    page.context.close()
    return found


def worst(browser: Browser, url: str, game: str, width: int, height: int) -> tuple[float, float]:
    """The largest layout shift and the longest task, in milliseconds, of some moves on a slow machine."""
    page = visitor(browser, width, height)
    at_a_table(page, url, game)
    page.evaluate(WORST)
    rng = random.Random(game)
    for _ in range(PICKS):
        press(page, rng)
        page.wait_for_timeout(500)
    shift, task = page.evaluate("[worst.shift, worst.task]")
    page.context.close()
    return float(shift), float(task)


def fairy(browser: Browser, url: str) -> float:
    """Frames a second of a fairy's run in Rainbow Road."""
    page = visitor(browser, *STAGES[0], slow=1)
    at_a_table(page, url, "road")
    watched = page.evaluate_handle(f"({{ promise: ({FRAMES})().then(rate => window.rate = rate) }})")
    rng = random.Random("fairy")
    while not page.evaluate("window.rate"):
        pick(page, rng)
        page.wait_for_timeout(500)
    rate = float(page.evaluate("watched => watched.promise", watched))
    page.context.close()
    return rate


def spoken(browser: Browser, url: str, game: str) -> list[float]:
    """Milliseconds from some picks by key until something is said about each, in a game that is played by ear."""
    page = visitor(browser, *DESKTOPS[0], slow=1)
    page.add_init_script("localStorage['sunshower.settings'] = JSON.stringify({sound: false, ear: true})")
    at_a_table(page, url, game)
    page.evaluate(SPOKEN)
    rng = random.Random(game)
    while len(page.evaluate("waits")) < PICKS:
        lit = page.locator(LIT)
        lit.first.wait_for()
        lit.nth(rng.randrange(lit.count())).press("Enter")
        page.wait_for_timeout(600)
    waits = [float(wait) for wait in page.evaluate("waits")]
    page.context.close()
    return waits


@dataclass
class Measured:
    """What was found, by game where a game is played."""

    views: list[tuple[float, int]] = field(default_factory=list)
    moves: list[float] = field(default_factory=list)
    frames: list[float] = field(default_factory=list)
    fills: dict[str, list[float]] = field(default_factory=dict)
    stages: dict[str, list[tuple[float, float]]] = field(default_factory=dict)
    waits: dict[str, list[float]] = field(default_factory=dict)


def measure(browser: Browser, url: str, played: list[str], found: Measured) -> None:
    """What has to do with these games; and if there are none, what has to do with the page."""
    for game in played:
        found.fills[game] = filled(browser, url, game)
        found.stages[game] = [worst(browser, url, game, *size) for size in STAGES]
        found.waits[game] = spoken(browser, url, game)
    for _ in range(0 if played else ROUNDS):
        found.views.append(first_view(browser, url))
        found.moves.append(own_card(browser, url))
        found.frames.append(fairy(browser, url))


def report(found: Measured) -> str:
    soonest = median(after for after, _ in found.views)
    lines = [
        "# The page, measured",
        "",
        f"Written by `make bench-page`: medians of {ROUNDS} visits of a phone-sized Chromium on loopback, its",
        f"processor throttled {THROTTLE} times. Shared machines are noisy; run it where you want to know.",
        "",
        "| what | at most | measured |",
        "| --- | ---: | ---: |",
        f"| script of the first view, compressed | 90 kB | {found.views[0][1] / 1000:.1f} kB |",
        f"| from nothing to a button that works | 2000 ms | {soonest:.0f} ms |",
        f"| from the touch to the own card moving | 100 ms | {median(found.moves):.0f} ms |",
        "",
        f"A fairy runs along the road at {median(found.frames):.0f} frames a second (desktop, not throttled).",
        "",
        f"Played by ear, from a pick until something is said ({PICKS} picks, not throttled; at most 500 ms):",
        "",
        "| game | median | worst |",
        "| --- | ---: | ---: |",
        *(f"| {game} | {median(waits):.0f} ms | {max(waits):.0f} ms |" for game, waits in found.waits.items()),
        "",
        "How much of the window board and hand fill:",
        "",
        f"| game | {' | '.join(f'{width}x{height}' for width, height in DESKTOPS)} |",
        "| --- | ---: | ---: | ---: |",
        *(f"| {game} | {' | '.join(f'{100 * part:.0f} %' for part in parts)} |" for game, parts in found.fills.items()),
        "",
        f"The largest layout shift, and the longest task, of {PICKS} picks with everything that moves (throttled):",
        "",
        f"| game | {' | '.join(f'{width}x{height}' for width, height in STAGES)} |",
        "| --- | ---: | ---: | ---: |",
        *(
            f"| {game} | {' | '.join(f'{shift:.3f}, {task:.0f} ms' for shift, task in stages)} |"
            for game, stages in found.stages.items()
        ),
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        raise SystemExit("There is no Chromium here; with Debian: sudo apt install chromium")
    found = Measured()
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for played in ([], games()):
            measure(browser, url, played, found)
        browser.close()
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(report(found))
    print(report(found))


if __name__ == "__main__":
    main()
