"""At any size: every screen with large text, far zoomed in, on small phones: nothing cut off, hidden or too small."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sunshower import games

from ..server.conftest import Server
from .conftest import CHOICE, Visit, by_mouse, choose, finish, mostly, prefers, seated

STILL = prefers(name="Ann", sound=False, speed="off", coach=None, keyed=True)
SPACED = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }"
"""The text spacing that WCAG 2.2 wants to be borne (1.4.12), with paragraphs apart by their margins."""
SIZES: dict[str, tuple[int, int, str]] = {
    "zoomed to 400 %": (320, 256, ""),
    "zoomed to 200 %": (640, 512, ""),
    "narrow": (320, 640, ""),
    "phone": (390, 844, ""),
    "sideways": (844, 390, ""),
    "spaced": (1280, 800, SPACED),
    "spaced phone": (390, 844, SPACED),
    "large text": (1000, 800, "html { font-size: 200% !important }"),
}

# Whatever can be reached by key is gone to. What is wrong with it: too small for a pointer (2.5.8), or on a phone for
# a thumb; not to be seen when it has the focus, or that it has it (2.4.7, 2.4.11); and text that is cut off (1.4.12).
FAULTS = """async thumb => {
    const faults = [];
    // Whoever goes somewhere by key has pressed one: an attack is told until then.
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    await new Promise(requestAnimationFrame);
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) faults.push(`${root.scrollWidth - innerWidth} px too wide`);
    // What somebody has opened may lie over the rest: Escape takes it away.
    const log = [...document.querySelectorAll('.side')].find(e => getComputedStyle(e).position === 'fixed');
    const scope = document.querySelector('dialog[open], .hint, .unfolded, [data-draft]') ?? log ?? document;
    const seen = e => e.checkVisibility({ visibilityProperty: true });
    const stops = [...scope.querySelectorAll('a[href], button, input, select, summary, [tabindex="0"]')].filter(
        e => seen(e) && !e.disabled && !e.closest('[inert]') && e.tabIndex >= 0);
    const name = e => `${e.localName} "${(e.getAttribute('aria-label') || e.innerText || e.title || e.type || '')
        .trim().slice(0, 40)}" ${e.className}`;
    const look = e => [e, e.parentElement].map(each => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
        return `${parseFloat(outlineWidth) < 2 ? 'none' : outlineStyle} ${boxShadow}`;
    }).join();
    for (const stop of stops) {
        document.activeElement?.blur();
        const before = look(stop);
        stop.focus({ focusVisible: true });
        if (document.activeElement !== stop) continue;
        if (look(stop) === before) faults.push(`no focus to be seen: ${name(stop)}`);
        // Also where the others have just been.
        const [last, focused] = [stop.dataset.last, look(stop)];
        stop.dataset.last = '';
        if (look(stop) !== focused) faults.push(`no focus to be seen where the others have been: ${name(stop)}`);
        if (last === undefined) delete stop.dataset.last;
        const box = stop.getBoundingClientRect();
        const target = stop.matches('input[type=checkbox], input[type=radio]')
            ? stop.closest('label')?.getBoundingClientRect() ?? box : box;
        const inline = stop.localName === 'a' && getComputedStyle(stop).display === 'inline';
        const played = stop.matches('.pickable.lit, [data-choice]') && !stop.matches('.square, .lying');
        const least = thumb && played ? 43.5 : 23.5;
        if (!inline && Math.min(target.width, target.height) < least)
            faults.push(`${Math.round(target.width)} x ${Math.round(target.height)}: ${name(stop)}`);
        const places = [[.5, .5], [.2, .5], [.8, .5], [.5, .2], [.5, .8], [.1, .1], [.9, .9]];
        const open = places.filter(([x, y]) => {
            const hit = document.elementFromPoint(box.x + x * box.width, box.y + y * box.height);
            return hit && (stop.contains(hit) || hit.contains(stop) && hit.localName !== 'main' && hit !== document.body
                || hit.closest('[data-at]')?.contains(stop) || hit.closest('label')?.contains(stop));
        });
        // So may what was opened by picking a piece.
        if (stop.matches('.picked')) continue;
        if (open.length < (stop.matches('.pickable.lit, [data-choice]') ? 2 : 1))
            faults.push(`hidden at ${Math.round(box.x)},${Math.round(box.y)}: ${name(stop)}`);
    }
    const hides = o => o === 'hidden' || o === 'clip';
    // What lies around a text may cut it off as well, unless it can be scrolled.
    const cropped = text => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(box);
            const edge = box.getBoundingClientRect();
            if (hides(overflowX) && (left < edge.left - 2 || right > edge.right + 2)) return true;
            if (hides(overflowY) && (top < edge.top - 4 || bottom > edge.bottom + 4)) return true;
            if (/auto|scroll/.test(overflowX + overflowY)) return false;
        }
        return false;
    };
    for (const text of scope.querySelectorAll('h1, h2, h3, p, label, button, a, summary, dt, dd, td, th, li')) {
        if (!seen(text) || text.closest('.unseen, svg, [aria-hidden=true], pre')) continue;
        const { overflowX, overflowY, clipPath } = getComputedStyle(text);
        if (clipPath !== 'none' || !text.innerText.trim()) continue;
        if (text.matches('h1, h2, h3, p') && cropped(text)
            || hides(overflowX) && text.scrollWidth > text.clientWidth + 2
            || hides(overflowY) && text.scrollHeight > text.clientHeight + 4) faults.push(`cut off: ${name(text)}`);
    }
    return [...new Set(faults)];
}"""

Screen = Callable[[Visit, Server], Page]


def home(visit: Visit, server: Server) -> Page:
    page = visit("/", STILL, bypass_csp=True)
    page.get_by_role("button", name="Play now: Rainbow Road").wait_for()
    return page


def settings(visit: Visit, server: Server) -> Page:
    page = home(visit, server)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").wait_for()
    return page


def rules(visit: Visit, server: Server) -> Page:
    page = home(visit, server)
    page.get_by_role("button", name="Rules: Rainbow Passage").click()
    page.get_by_role("dialog").locator("article figure").first.wait_for()
    return page


def friends(visit: Visit, server: Server) -> Page:
    page = home(visit, server)
    page.get_by_role("button", name="With friends: Rainbow Passage").click()
    page.get_by_role("dialog").wait_for()
    return page


def table(game: str, **more: Any) -> Screen:
    def at(visit: Visit, server: Server) -> Page:
        code, hers = seated(server, game, [{}, {"bot": "greedy"}])
        kept = {"sunshower.settings": STILL["sunshower.settings"] | more}
        page = visit(f"/t/{code}", {**kept, **hers}, bypass_csp=True)
        rng = random.Random(game)
        for _ in range(0 if more.get("ear") else 3):
            choose(page, rng, by_mouse)
        page.locator(CHOICE).first.wait_for()
        return page

    return at


def lesson(game: str) -> Screen:
    def at(visit: Visit, server: Server) -> Page:
        page = visit(f"/learn/{game}", STILL, bypass_csp=True)
        page.locator(CHOICE).first.wait_for()
        return page

    return at


def end(game: str) -> Screen:
    def at(visit: Visit, server: Server) -> Page:
        code, hers = seated(server, game, [{}, {"bot": "greedy"}])
        finish(server, code, hers["sunshower.seats"][0]["places"][0]["token"])
        page = visit(f"/t/{code}", {**STILL, **hers}, bypass_csp=True)
        page.get_by_role("link", name="Replay").wait_for()
        return page

    return at


def proof(visit: Visit, server: Server) -> Page:
    page = end("road")(visit, server)
    page.get_by_role("button", name="Check the shuffle").click()
    page.get_by_role("dialog").locator("li").first.wait_for()
    return page


def join(visit: Visit, server: Server) -> Page:
    page = visit(f"/t/{server.open('passage', [{}, {}])}", STILL, bypass_csp=True)
    page.get_by_role("button", name="Sit down").wait_for()
    return page


def invitation(visit: Visit, server: Server) -> Page:
    code, hers = seated(server, "chroma", [{}, {}, {}])
    page = visit(f"/t/{code}", {**STILL, **hers}, bypass_csp=True)
    page.get_by_role("button", name="Copy the link").wait_for()
    return page


def curtain(visit: Visit, server: Server) -> Page:
    code, tokens = server.duel("road")
    places = [{"seat": seat, "token": token} for seat, token in enumerate(tokens)]
    held = {"sunshower.seats": [{"code": code, "game": "road", "places": places, "since": 1}]}
    page = visit(f"/t/{code}", {**STILL, **held}, bypass_csp=True)
    page.locator(".curtain button").wait_for()
    return page


def pressing(key: str) -> Screen:
    """What opens at a table."""

    def at(visit: Visit, server: Server) -> Page:
        page = table("road")(visit, server)
        page.locator(".middle .pickable:visible").last.press(key)
        page.locator(".hint, dialog[open], [popover]:popover-open").first.wait_for()
        return page

    return at


def talk(visit: Visit, server: Server) -> Page:
    page = table("road")(visit, server)
    page.get_by_role("button", name="Talk").press("Enter")
    page.locator(".unfolded").wait_for()
    return page


def log(visit: Visit, server: Server) -> Page:
    page = table("road")(visit, server)
    shown = page.get_by_role("complementary", name="What has happened")
    if not shown.count():
        page.get_by_role("button", name="What has happened").click()
    shown.get_by_role("list").wait_for()
    return page


def attack(visit: Visit, server: Server) -> Page:
    """Bea plays a black card at Ann, who may stop it."""
    rng = random.Random("attack")
    while True:
        code, tokens = server.duel("pirates")
        while (seat := server.look(code)["to_act"]) is not None:
            look = server.look(code, tokens[seat])
            [sight] = look["sights"]
            if seat == 0 and sight["view"]["phase"] == "block":
                held = [{"code": code, "game": "pirates", "places": [{"seat": 0, "token": tokens[0]}], "since": 1}]
                page = visit(f"/t/{code}", {**STILL, "sunshower.seats": held}, bypass_csp=True)
                page.locator(".duel").wait_for()
                return page
            offers = sight["offers"]
            black = [each for each in offers if seat and each["parts"]["kind"] in ("thief", "cannon", "extortionist")]
            move = rng.choice(black or offers)["move"]
            server.command(code, tokens[seat], "move", seat, seq=look["seq"], move=move)


def lays(server: Server, code: str, token: str) -> bool:
    """Whether somebody can lay cards, and so has something to rearrange."""
    [sight] = server.look(code, token)["sights"]
    return any(offer["parts"]["kind"] == "lay" for offer in sight["offers"])


def rearranging(visit: Visit, server: Server) -> Page:
    code, tokens = server.duel("pirates")
    while server.look(code)["to_act"] or not lays(server, code, tokens[0]):
        code, tokens = server.duel("pirates")
    held = [{"code": code, "game": "pirates", "places": [{"seat": 0, "token": tokens[0]}], "since": 1}]
    page = visit(f"/t/{code}", {**STILL, "sunshower.seats": held}, bypass_csp=True)
    page.get_by_role("button", name="Rearrange freely").click()
    page.get_by_role("region", name="Your drafting table").wait_for()
    return page


def nowhere(visit: Visit, server: Server) -> Page:
    page = visit("/nowhere", STILL, bypass_csp=True)
    page.get_by_role("heading").wait_for()
    return page


def replay(visit: Visit, server: Server) -> Page:
    code, hers = seated(server, "road", [{}, {"bot": "greedy"}])
    finish(server, code, hers["sunshower.seats"][0]["places"][0]["token"])
    page = visit(f"/r/{code}?ply=30", STILL, bypass_csp=True)
    page.get_by_role("slider").wait_for()
    return page


SCREENS: dict[str, Screen] = {
    "home": home,
    "settings": settings,
    "rules": rules,
    "friends": friends,
    "end": end("road"),
    **{f"end of {game}": end(game) for game in games() if game != "road"},
    "replay": replay,
    "proof": proof,
    "join": join,
    "invitation": invitation,
    "curtain": curtain,
    "hint": pressing("h"),
    "keys": pressing("?"),
    "piece": pressing("i"),
    "talk": talk,
    "log": log,
    "attack": attack,
    "rearranging": rearranging,
    "nowhere": nowhere,
    **{f"{game}": table(game) for game in games()},
    **{f"{game} by ear": table(game, ear=True) for game in games()},
    **{f"lesson of {game}": lesson(game) for game in games()},
}
SAMPLE = {"home", "settings", "road", "pirates", "end"}
FEW = ("zoomed to 400 %", "sideways", "spaced phone")
OPENED = ((1280, 1024), (844, 390), (667, 375))
"""Windows that are zoomed into after a table has been opened."""


def cases() -> Iterator[Any]:
    for name in SCREENS:
        if name in SAMPLE:
            yield pytest.param(name, FEW, id=name)
        yield pytest.param(name, tuple(SIZES), id=f"{name} at all sizes", marks=pytest.mark.soak)


@pytest.mark.parametrize(("name", "sizes"), [*cases()])
def test_everything_is_reached_at_any_size(visit: Visit, server: Server, name: str, sizes: tuple[str, ...]) -> None:
    page = SCREENS[name](visit, server)
    found = {size: faults for size in sizes if (faults := faults_at(page, *SIZES[size]))}
    assert found == {}


@pytest.mark.parametrize("size", ["narrow", "phone"])
def test_what_is_too_small_to_be_picked_only_lies_there(visit: Visit, server: Server, size: str) -> None:
    """The cards of three other rainbows of Chroma are no controls on a phone before one comes closer."""
    code, hers = seated(server, "chroma", [{}, *3 * [{"bot": "greedy"}]])
    page = visit(f"/t/{code}", {**STILL, **hers}, bypass_csp=True)
    page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
    rng = random.Random(size)
    while page.locator(".neighbour .card").count() < 20:
        choose(page, rng, by_mouse)
    page.locator(CHOICE).first.wait_for()
    assert faults_at(page, *SIZES[size]) == []


def faults_at(page: Page, width: int, height: int, style: str) -> list[str]:
    page.set_viewport_size({"width": width, "height": height})
    worn = page.add_style_tag(content=style) if style else None
    page.wait_for_timeout(100)
    found: list[str] = page.evaluate(FAULTS, {(390, 844), (844, 390)} >= {(width, height)})
    if worn:
        worn.evaluate("style => style.remove()")
    return found


@pytest.mark.parametrize("size", ["zoomed to 400 %", "zoomed to 200 %"])
def test_what_is_said_stays_in_the_window(visit: Visit, server: Server, size: str) -> None:
    """Where the page is scrolled to the hand: a hint, a refusal, and what is taught."""
    width, height = SIZES[size][0], min(SIZES[size][1], 430)
    page = table("road")(visit, server)
    page.set_viewport_size({"width": width, "height": height})
    page.keyboard.press("h")
    expect(page.locator(".hint .taught p").first).to_be_in_viewport(ratio=0.6)
    page.keyboard.press("h")
    expect(page.locator(".hint .move")).to_be_in_viewport(ratio=0.6)
    page.keyboard.press("Escape")
    page.locator('[data-pick^="slot:"]:not(.lit)').last.press("Enter")
    expect(page.locator(".say > span")).to_be_in_viewport(ratio=0.6)
    page.goto("/learn/road")
    page.locator(CHOICE).last.focus()
    expect(page.locator(".words [role=status]")).to_be_in_viewport(ratio=0.3)
    expect(page.locator(":focus")).to_be_in_viewport()


LOOK = """() => [document.documentElement.scrollHeight, Math.round(document.querySelector('.room').clientHeight)]"""


@pytest.mark.parametrize(
    ("game", "before"),
    mostly([(game, size) for game in games() for size in OPENED], ("road", OPENED[0]), ("rainbow", OPENED[1])),
)
def test_a_page_that_is_zoomed_is_as_if_opened_so(
    visit: Visit, server: Server, game: str, before: tuple[int, int]
) -> None:
    """What the board was drawn like before leaves no emptiness."""
    code, hers = seated(server, game, [{}, {"bot": "greedy"}])
    page = visit(f"/t/{code}", {**STILL, **hers}, viewport={"width": before[0], "height": before[1]})
    page.locator(CHOICE).first.wait_for()
    page.wait_for_timeout(300)
    page.set_viewport_size({"width": 320, "height": 256})
    page.wait_for_timeout(300)
    found = page.evaluate(LOOK)
    page.reload()
    page.locator(CHOICE).first.wait_for()
    page.wait_for_timeout(300)
    assert found == pytest.approx(page.evaluate(LOOK), abs=4)


@pytest.mark.parametrize("size", ["sideways", "phone", "zoomed to 400 %"])
def test_a_score_of_two_digits_stands_in_one_line(visit: Visit, server: Server, size: str) -> None:
    """However many sit at the table, it is whole, and in the box of its seat."""
    code, hers = seated(server, "pirates", [{}, *4 * [{"bot": "greedy"}]])
    page = visit(f"/t/{code}", {**STILL, **hers}, bypass_csp=True)
    page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
    page.locator(CHOICE).first.wait_for()
    assert page.evaluate(BROKEN) == []


BROKEN = """() => [...document.querySelectorAll('.score')].filter(score => {
    score.querySelector('[aria-hidden] span').textContent = '13';
    const [number, box] = [score, score.closest('li')].map(e => e.getBoundingClientRect());
    return number.height > 2 * parseFloat(getComputedStyle(score).fontSize) || number.right > box.right - 2;
}).map(score => score.closest('li').innerText)"""
