"""For everybody: nothing that axe finds, nothing by colour alone, small screens, large text, little to load."""

import gzip
import json
import random
from collections.abc import Iterable
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from sunshower.core.colours import HUES
from sunshower.core.registry import games
from sunshower.core.words import words

from ..laws.words import telltales
from ..server.conftest import Server
from .conftest import BOARD, CHOICE, PHONE, ROOT, Visit, by_mouse, choose, finish, mostly, prefers, seated
from .test_any_size import SCREENS

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
LOOKS: dict[str, dict[str, Any]] = {
    "light": {},
    "dark": {"color_scheme": "dark"},
    "forced": {"forced_colors": "active"},
    "contrast": {"theme": "contrast"},
    "night": {"theme": "night"},
    "narrow": {"width": 320, "height": 640},
    "large": {"width": 1000, "height": 800, "text": "200%"},
}
BLACK_CARDS = ("thief", "cannon", "salvager", "captain", "stinker", "shore leave", "extortionist", "lookout")
ALIASES = {"pink": ("magenta",), "shadow": BLACK_CARDS, "light": ("wild", "pirate")}
"""What a game itself calls a hue, or the cards that have it."""
SCRIPT_BUDGET = 90_000
STILL = prefers(name="Ann", sound=False, speed="off")


def faults(page: Page) -> list[str]:
    """What axe finds on a page, and whether it can be scrolled sideways."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    said = [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return [*said, *([f"{wide} px too wide"] if wide > 0 else [])]


def faults_in_any_look(page: Page, looks: Iterable[str] = LOOKS) -> dict[str, list[str]]:
    """What axe finds by day and by night, with few colours, on a small screen and with large letters."""
    return {look: found for look in looks if (found := faults_in_look(page, **LOOKS[look]))}


def faults_in_look(
    page: Page,
    width: int = 1280,
    height: int = 720,
    text: str = "",
    theme: str = "auto",
    color_scheme: Literal["light", "dark"] = "light",
    forced_colors: Literal["active", "none"] = "none",
) -> list[str]:
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=color_scheme, forced_colors=forced_colors)
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
    page.evaluate("size => document.documentElement.style.setProperty('font-size', size, 'important')", text)
    return faults(page)


def against_a_bot(server: Server, game: str) -> tuple[str, dict[str, Any]]:
    """A new table at which it will soon be Ann's turn."""
    return seated(server, game, [{}, {"bot": "greedy"}])


needs_axe = pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed (npm ci in web/)")


@needs_axe
@pytest.mark.parametrize("looks", [("light", "dark"), pytest.param(tuple(LOOKS), marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", games())
def test_axe_finds_nothing_at_a_table(visit: Visit, server: Server, game: str, looks: tuple[str, ...]) -> None:
    code, hers = against_a_bot(server, game)
    page = visit(f"/t/{code}", {**STILL, **hers}, bypass_csp=True)
    rng = random.Random(game)
    for _ in range(3):
        choose(page, rng, by_mouse)
    assert faults_in_any_look(page, looks) == {}


@needs_axe
@pytest.mark.soak
@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing_on_any_screen(visit: Visit, server: Server, name: str) -> None:
    assert faults_in_any_look(SCREENS[name](visit, server)) == {}


@needs_axe
def test_axe_finds_nothing_at_home(visit: Visit) -> None:
    page = visit("/", STILL, bypass_csp=True)
    page.get_by_role("button", name="Play now: Rainbow Road").wait_for()
    assert faults_in_any_look(page) == {}
    for name in ("With friends: Rainbow Passage", "Settings"):
        page.get_by_role("button", name=name).click()
        assert faults_in_any_look(page) == {}
        page.keyboard.press("Escape")


@needs_axe
def test_axe_finds_nothing_in_a_lesson(visit: Visit) -> None:
    page = visit("/learn/road", STILL, bypass_csp=True)
    page.locator(".teacher").wait_for()
    assert faults_in_any_look(page) == {}


@needs_axe
@pytest.mark.parametrize("settings", [{"large": True, "calm": True}, {"ear": True}], ids=["large and calm", "by ear"])
@pytest.mark.parametrize("game", mostly(games(), "pirates"))
def test_axe_finds_nothing_in_other_ways_to_play(
    visit: Visit, server: Server, game: str, settings: dict[str, bool]
) -> None:
    code, hers = against_a_bot(server, game)
    kept = prefers(name="Ann", sound=False, speed="off", **settings)
    page = visit(f"/t/{code}", {**kept, **hers}, bypass_csp=True)
    page.locator(CHOICE).first.wait_for()
    assert faults_in_any_look(page, ("light", "night")) == {}


@needs_axe
def test_axe_finds_nothing_after_a_game(visit: Visit, server: Server) -> None:
    code, hers = against_a_bot(server, "road")
    finish(server, code, hers["sunshower.seats"][0]["places"][0]["token"])
    page = visit(f"/t/{code}", {**STILL, **hers}, bypass_csp=True)
    page.get_by_role("link", name="Replay").wait_for()
    assert faults_in_any_look(page) == {}
    page.goto(f"/r/{code}?ply=30")
    page.get_by_role("slider").wait_for()
    assert faults_in_any_look(page) == {}


@pytest.mark.parametrize("game", games())
def test_every_coloured_thing_has_its_sign_and_its_name_and_room_for_a_thumb(
    visit: Visit, server: Server, game: str
) -> None:
    code, hers = against_a_bot(server, game)
    page = visit(f"/t/{code}", {**STILL, **hers}, **PHONE)
    page.locator(CHOICE).first.wait_for()
    names = {hue.name for hue in HUES}
    coloured = page.evaluate(
        """() => [...document.querySelectorAll('[data-board] [class*="hue-"]')].filter(
            e => e.checkVisibility({ visibilityProperty: true })
        ).map(e => [
            [...e.classList].find(c => c.startsWith('hue-')).slice(4),
            [...e.querySelectorAll('path, use')].some(each => each.getBoundingClientRect().width >= 4),
            !e.closest('button') && e.closest('[aria-hidden=true]') ? null :
                (e.closest('button') ?? e.closest('[aria-label]') ?? e.parentElement).textContent
                + (e.closest('[aria-label]')?.getAttribute('aria-label') ?? '')
        ])"""
    )
    assert coloured
    for hue, drawings, name in coloured:
        assert hue in names
        assert drawings, f"{hue} has no sign"
        # What only the eye is shown, such as the places that wait for cards, is not told.
        told = name is None or any(word in name.lower() for word in (hue, *ALIASES.get(hue, ())))
        assert told, f"{hue} has no name: {name}"
    small = page.evaluate(
        f"""() => [...document.querySelectorAll({json.dumps(CHOICE)})].filter(e => {{
            const box = e.getBoundingClientRect();
            return Math.min(box.width, box.height) < 43.5;
        }}).map(e => e.getAttribute('data-pick'))"""
    )
    assert small == [] or game == "passage"


def test_the_first_view_is_light_and_does_not_jump(visit: Visit) -> None:
    sizes: dict[str, int] = {}
    page = visit("/learn", STILL)
    page.on("response", lambda answer: weigh(answer, sizes))
    page.add_init_script(
        """window.jumps = 0; new PerformanceObserver(list => {
            for (const e of list.getEntries()) if (!e.hadRecentInput) window.jumps += e.value;
        }).observe({type: 'layout-shift', buffered: true})"""
    )
    page.goto("/")
    page.get_by_role("button", name="Play now: Rainbow Road").wait_for()
    page.wait_for_load_state("networkidle")
    assert 0 < sum(sizes.values()) <= SCRIPT_BUDGET, sizes
    assert page.evaluate("window.jumps") < 0.02


def weigh(answer: Any, sizes: dict[str, int]) -> None:
    if answer.url.endswith(".js"):
        assert answer.headers["content-encoding"] == "gzip"
        assert "immutable" in answer.headers["cache-control"]
        sizes[answer.url] = len(gzip.compress(answer.body()))


def test_a_second_language_costs_one_request(visit: Visit, server: Server) -> None:
    """None is there before it is chosen; then one file brings all its words, those of the board and the log too."""
    code, hers = against_a_bot(server, "pirates")
    asked: list[str] = []
    page = visit(f"/t/{code}", {**hers, **prefers(name="Ann", language="nl", sound=False, speed="off")})
    page.locator(CHOICE).first.wait_for()
    page.get_by_role("button", name=words("nl").form("bar-settings"), exact=True).first.click()
    page.wait_for_load_state("networkidle")
    page.on("request", lambda request: asked.append(request.url.removeprefix(server.url)))
    for language in ("de", "ja"):
        page.get_by_role("dialog").locator("select").first.select_option(language)
        expect(page.get_by_role("dialog").get_by_role("heading").first).to_have_text(
            words(language).form("settings-title")
        )
        assert telltales(page.locator(BOARD).inner_text(), language) == set()
    page.wait_for_load_state("networkidle")
    assert asked == ["/words/de.ftl", "/words/ja.ftl"]


def test_the_rules_are_read_with_pictures_and_searched(visit: Visit) -> None:
    page = visit("/", prefers(language="nl", sound=False))
    page.get_by_role("button", name="Regels: Rainbow Passage").click()
    article = page.get_by_role("dialog").locator("article")
    expect(article).to_have_attribute("lang", "nl")
    expect(article.locator("figure .pickable").first).to_be_attached()
    assert article.locator("figure").count() >= 3
    assert "(S" not in article.inner_text()
    search = page.get_by_role("searchbox")
    search.fill("ster")
    expect(article.locator("dl mark").first).to_be_visible()
    expect(article.locator("table mark").first).to_be_attached()
    caption = article.locator("figcaption").first
    search.fill(caption.inner_text().split()[1])
    expect(caption.locator("mark").first).to_be_visible()
    search.fill("onderzeeboot")
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text(
        "Over ‘onderzeeboot’ staat niets in de regels."
    )
    page.get_by_role("checkbox").check()
    assert "(S4)" in article.inner_text()


# How far the pale picture of a hint is from the middle of the nearest place where something may lie.
ASTRAY = """() => {
    const middle = (each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const [x, y] = middle(document.querySelector("[data-ghost]"));
    const places = document.querySelectorAll('[data-at^="slot:"], [data-at^="place:"], [data-at="discards"]');
    return Math.min(...[...places].map(middle).map(([across, down]) => Math.hypot(across - x, down - y)));
}"""


@pytest.mark.parametrize("game", ["chroma", "road"])
def test_a_hint_shows_the_move_on_the_board(visit: Visit, server: Server, game: str) -> None:
    """Where the card would lie, whatever becomes of the window."""
    code, hers = against_a_bot(server, game)
    page = visit(f"/t/{code}", {**STILL, **hers}, viewport={"width": 1440, "height": 900})
    page.locator(CHOICE).first.wait_for()
    if game == "chroma":
        page.locator('[data-pick="pile"].lit').click()
        page.locator('[data-pick^="hand:"].lit').first.wait_for()
    page.keyboard.press("h")
    page.get_by_role("button", name="Show me the move").click()
    expect(page.locator("[data-ghost]").first).to_be_visible()
    page.wait_for_function(f"({ASTRAY})() < 8")
    page.set_viewport_size({"width": 1024, "height": 700})
    page.wait_for_function(f"document.querySelector('[data-ghost]') && ({ASTRAY})() < 8")
    page.get_by_role("button", name="Why?").click()
    expect(page.locator(".hint")).to_contain_text("Or (")
    page.locator(".hint").get_by_role("button", name="Close").click()
    expect(page.locator("[data-ghost]")).to_have_count(0)


def test_what_is_asked_by_a_key_is_answered_to_the_eye_too(visit: Visit, server: Server) -> None:
    code, hers = against_a_bot(server, "road")
    page = visit(f"/t/{code}", {**STILL, **hers})
    page.locator(CHOICE).first.wait_for()
    for key, answer in (("m", "The sounds are on."), ("m", "The sounds are off."), ("s", "Your turn: Round 1 of 8")):
        page.keyboard.press(key)
        expect(page.locator(".say")).to_contain_text(answer)


def test_what_is_lifted_stays_under_the_pointer(visit: Visit, server: Server) -> None:
    code, hers = against_a_bot(server, "road")
    page = visit(f"/t/{code}", {**STILL, **hers})
    box = page.locator(CHOICE).first.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 1)
    heights = page.evaluate(
        f"""async () => {{
            const found = [];
            for (let frame = 0; frame < 8; frame++) {{
                await new Promise(requestAnimationFrame);
                found.push(document.querySelector({json.dumps(CHOICE)}).getBoundingClientRect().y);
            }}
            return found.slice(2);
        }}"""
    )
    assert len(set(heights)) == 1, heights
