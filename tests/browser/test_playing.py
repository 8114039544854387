"""Every game from the home page to the end screen: by clicks, by keyboard, on a phone, by link."""

import json
import random
import re
from typing import Any
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, Route, expect

from sunshower import fair
from sunshower.core.registry import games, load
from sunshower.core.words import Voice, languages, words

from ..laws.words import words_of_others
from ..server.conftest import Server
from .conftest import CHOICE, PHONE, Visit, by_keys, by_mouse, by_touch, choose, finish, mostly, play, prefers, seated

GREEDY = prefers(name="Ann", level="greedy", sound=False)
ENOUGH = {"chroma": 20, "passage": 14, "pirates": 18, "rainbow": 14}
"""Where a game by somebody who picks at random takes long, so many picks are enough; `make soak` plays it whole."""
SOME = 9
"""So many show whether another way of picking works."""
MOST = 3000
WIDE = {"width": 1280, "height": 860}
LISTENS = """() => {
    const told = new Set();
    const unsaid = "code, script, style, noscript, details:not([open]) > :not(summary)";
    const keep = (text) => text?.trim() && told.add(text.trim());
    const read = (node) => {
        if (node.nodeType === Node.TEXT_NODE) node.parentElement?.closest(unsaid) || keep(node.data);
        else for (const name of ["aria-label", "title", "placeholder", "alt"]) keep(node.getAttribute?.(name));
        node.childNodes.forEach(read);
    };
    read(document);
    new MutationObserver((changes) => {
        for (const { target, type, addedNodes } of changes)
            if (type === "childList") addedNodes.forEach(read);
            else read(target);
    }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    window.told = told;
}"""
"""Keeps all that the page shows or reads aloud from now on, however short; what is to be typed is no language."""


@pytest.mark.parametrize(
    ("game", "language"),
    mostly(
        [("chroma", "ja"), ("passage", "de"), ("pirates", "nl"), ("rainbow", "ja"), ("road", "en")],
        ("chroma", "ja"),
        ("pirates", "nl"),
        ("road", "en"),
    ),
)
def test_a_game_by_clicks(visit: Visit, server: Server, game: str, language: str) -> None:
    """From the home page to the end screen; for whoever goes away in the middle a bot plays on."""
    page = by_clicks(visit, game, language, ENOUGH.get(game, MOST))
    if game in ENOUGH:
        kept = json.loads(page.evaluate("localStorage['sunshower.seats']"))[0]
        page.goto("/learn")
        finish(server, kept["code"], kept["places"][0]["token"])
        page.go_back()
    see_the_end(page, language)


@pytest.mark.soak
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games())
def test_a_whole_game_by_clicks(visit: Visit, game: str, language: str) -> None:
    see_the_end(by_clicks(visit, game, language, MOST), language)


def by_clicks(visit: Visit, game: str, language: str, most: int) -> Page:
    """A game by mouse, with hints and refusals, in which nothing is said in another language."""
    say, voice = words(language).form, Voice(words(language))
    page = visit("/", prefers(name="Ann", level="greedy", sound=False, language=language), viewport=WIDE)
    button = page.get_by_role("button", name=voice.pair(say("home-play"), load(game).title), exact=True)
    expect(button).to_be_visible()
    page.evaluate(LISTENS)
    count = 3 if game == "pirates" else 2
    if count > 2:
        page.get_by_role("combobox", name=load(game).title).select_option(str(count))
    button.click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    expect(page.locator("html")).to_have_attribute("lang", language)
    rng = random.Random(f"clicks {game}")
    bot = say("character-greedy")
    players = page.get_by_role("list", name=say("seat-list"), exact=True).get_by_role("listitem")
    expect(players.locator("strong")).to_have_text(["Ann", bot, *(f"{bot} {number}" for number in range(2, count))])
    take_a_hint(page)
    be_refused(page)
    read_about(page, language)
    assert foreign(page, language) == set()
    for _ in range(most):
        if not choose(page, rng, by_mouse):
            break
    assert foreign(page, language) == set()
    return page


def take_a_hint(page: Page) -> None:
    """A nudge, the move, and the reasons; then it is put away, as it may lie over some of the board."""
    page.locator(CHOICE).first.wait_for()
    page.keyboard.press("h")
    hint = page.locator(".hint")
    expect(hint).to_be_visible()
    for step in range(2):
        said = hint.inner_text()
        page.keyboard.press("h")
        expect(hint).not_to_have_text(said)
        expect(hint.locator(".move")).to_be_visible()
        assert hint.get_by_role("button").count() == 2 - step
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)


def be_refused(page: Page) -> None:
    """Something that cannot be picked now is tried; why not is told."""
    page.locator("[data-pick]:not(.lit)").first.click()
    expect(page.locator(".say")).to_be_visible()


def read_about(page: Page, language: str) -> None:
    """What has happened, the rules and the settings."""
    say = words(language).form
    log = page.get_by_role("button", name=say("log-title"), exact=True)
    if log.get_attribute("aria-expanded") == "false":
        log.click()
    expect(page.locator("aside").first).to_be_visible()
    for button, seen in (("bar-rules", "dialog article"), ("bar-settings", "dialog select")):
        page.get_by_role("button", name=say(button), exact=True).click()
        expect(page.locator(seen).first).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)


def see_the_end(page: Page, language: str) -> None:
    say = words(language).form
    expect(page.get_by_role("link", name=say("end-replay"))).to_be_visible()
    page.evaluate(LISTENS)
    faces = page.locator("[data-result] tbody th svg")
    expect(faces.first).to_have_class(re.compile("glad"))
    assert faces.count() == page.locator("[data-result] tbody tr").count()
    page.get_by_role("button", name=say("end-check"), exact=True).click()
    expect(page.get_by_text(say("proof-well"), exact=True)).to_be_visible()
    assert page.locator("dialog li.ill").count() == 0
    assert page.locator("dialog li").count() == 6  # all of them, against what this browser kept
    record = page.evaluate("code => fetch(`/api/tables/${code}/record`).then((told) => told.json())", page.url[-9:])
    kept = page.locator("dialog a[download$='.receipt.json']").get_attribute("href") or ""
    fair.verify(record, json.loads(unquote(kept.removeprefix("data:application/json,"))))
    assert foreign(page, language) == set()


def foreign(page: Page, language: str) -> set[str]:
    """The words of another language that a page has shown or read aloud, names aside."""
    return words_of_others("\n".join(page.evaluate("[...window.told]")), language)


def test_a_refusal_leads_to_its_rule(visit: Visit, server: Server) -> None:
    code, hers = seated(server, "road", [{}, {"bot": "greedy"}])
    page = visit(f"/t/{code}", {**GREEDY, **hers})
    page.locator('[data-pick^="hand:"].lit').first.click()
    page.locator('[data-pick="slot:b"]:not(.lit)').click()
    said = page.locator(".say")
    expect(said).to_contain_text("A card lies on b already")
    said.get_by_role("button", name=words().form("why-rule"), exact=True).click()
    cited = page.locator("dialog .cited")
    expect(cited).to_have_count(1)
    expect(cited).to_be_in_viewport()
    expect(cited).to_contain_text("empty spot")


def test_a_refusal_names_bots_as_the_page_does_and_goes_with_the_next_pick(visit: Visit, server: Server) -> None:
    """The server knows the bot by an English name; what was refused is past once something else is picked."""
    code, hers, name = beside_a_rainbow(server)
    page = visit(f"/t/{code}", {**prefers(name="Ann", sound=False, speed="off", language="ja"), **hers})
    page.locator(CHOICE).first.wait_for()
    said = page.locator(".say")
    page.locator('[data-pick^="rainbow:1:"]').first.click()
    expect(said).to_contain_text(f"{words('ja').form('character-greedy')}さん")
    expect(said).not_to_contain_text(name)
    page.locator('[data-pick^="hand:"].lit').first.click()
    expect(said).to_have_count(0)


def beside_a_rainbow(server: Server) -> tuple[str, dict[str, Any], str]:
    """A table of Chroma at which Ann may play a card, and a bot has begun its rainbow, nothing of it wild."""
    while True:
        code, hers = seated(server, "chroma", [{}, {"bot": "greedy"}])
        token = hers["sunshower.seats"][0]["places"][0]["token"]
        look = server.look(code, token)
        while not look["result"]:
            view, offers = look["sights"][0]["view"], look["sights"][0]["offers"]
            plain = "*" not in "".join(view["hands"][0] + view["rainbows"][1])
            if view["rainbows"][1] and view["phase"] == "act" and offers and plain:
                return code, hers, look["players"][1]["name"]
            if offers:
                deeds = [offer["move"] for offer in offers]
                chosen = next((deed for deed in deeds if deed.startswith("discard")), "draw")
                server.command(code, token, "move", seq=look["seq"], move=chosen)
            look = server.look(code, token)


def test_a_whole_plan_says_what_can_be_done_with_it(visit: Visit, server: Server) -> None:
    """Passage: nothing can be picked after a plan of all moves, but it can be played; a refusal has its rule."""
    while True:
        code, hers = seated(server, "passage", [{}, {"bot": "greedy"}])
        look = server.look(code, hers["sunshower.seats"][0]["places"][0]["token"])
        view = look["sights"][0]["view"]
        if look["to_act"] == 0 and view["moves"] == 2 and len(look["sights"][0]["offers"]) > 3:
            break
    page = visit(f"/t/{code}", {**prefers(name="Ann", sound=False, speed="off", language="nl"), **hers}, viewport=WIDE)
    say = words("nl").form
    planner = page.locator(".planner")
    planner.wait_for()
    page.keyboard.press(" ")  # throws the dice
    planner.click()
    whole = page.get_by_text(say("passage-page-plan-all"))
    while not whole.count():
        goal = page.locator(".square.goal")
        (goal if goal.count() else page.locator('[data-pick^="square:"].lit')).first.click()
        page.wait_for_timeout(300)
    taken = {place.rstrip("!") for pieces in view["pieces"] for place in pieces}
    empty = next(name for name in ("e5", "d5", "f5", "e6") if name not in taken)
    page.locator(f'[data-pick="square:{empty}"]').click()
    said = page.locator(".say")
    expect(said).to_contain_text(say("passage-page-plan-done"))
    expect(said).not_to_contain_text("alleen je beurt")
    expect(said.get_by_role("button", name=say("why-rule"), exact=True)).to_be_visible()


def test_what_is_typed_is_understood_in_the_own_language(visit: Visit, server: Server) -> None:
    """Half a move by the name of a colour; what is typed then is the answer to what was asked."""
    code, hers = seated(server, "road", [{}, {"bot": "greedy"}])
    page = visit(f"/t/{code}", {**prefers(name="Ann", sound=False, language="de", ear=True), **hers})
    field = page.get_by_role("textbox", name=words("de").form("ear-type"))
    page.locator(CHOICE).first.wait_for()
    sight = server.look(code, hers["sunshower.seats"][0]["places"][0]["token"])["sights"][0]
    card, _, spot = sight["offers"][0]["move"].partition("@")
    field.fill(words("de").form(f"hue-{load('road').called[card][0].name}"))
    field.press("Enter")
    expect(page.locator(".say")).to_contain_text("Welcher Platz")
    field.fill(spot)
    field.press("Enter")
    expect(field).to_have_value("")
    expect(page.get_by_text(f"Du spielst eine {card} auf Platz {spot.upper()}.").first).to_be_visible()


@pytest.mark.parametrize("game", games())
def test_a_game_by_keyboard(visit: Visit, server: Server, game: str) -> None:
    code, hers = seated(server, game, [{}, {"bot": "greedy"}])
    page = visit("/", {**GREEDY, **hers})
    page.get_by_role("link", name=f"{load(game).title}: Go on").focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"/t/{code}$"))
    most = MOST if game == "road" else SOME
    assert play(page, f"keys {game}", by_keys, most) or server.look(code)["plies"] > SOME // 4


@pytest.mark.parametrize("game", games())
def test_a_game_on_a_phone(visit: Visit, server: Server, game: str) -> None:
    code, hers = seated(server, game, [{}, {"bot": "greedy"}])
    page = visit(f"/t/{code}", {**GREEDY, **hers}, **PHONE)
    assert play(page, f"phone {game}", by_touch, SOME) or server.look(code)["plies"] > SOME // 4
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# What can be picked and is not wholly inside the window.
CUT = """() => [...document.querySelectorAll('.slip .pickable, [data-pick^="hand:"]')]
    .filter((each) => {
        const { top, left, right, bottom } = each.getBoundingClientRect();
        return top < 0 || left < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
    })
    .map((each) => each.dataset.pick)"""


def test_one_choice_wanted_twice_can_be_picked_twice(visit: Visit) -> None:
    page = visit("/", GREEDY)

    def elsewhere(route: Route) -> None:
        asked = {**(route.request.post_data_json or {}), "line": "turn=0 islands=-/666 hands=3ww/125ck pair=27"}
        route.continue_(post_data=json.dumps(asked))

    page.route("**/api/positions", elsewhere)
    page.goto("/learn/pirates")
    for pick in ("hand:w", "as:3", "hand:3", "hand:w", "as:3"):
        page.locator(f'[data-pick="{pick}"].lit').first.click()
    expect(page.locator(".teacher").get_by_text("That can wait")).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (844, 390)], ids=["desktop", "phone", "sideways"])
@pytest.mark.parametrize(
    "line",
    [
        "phase=block turn=0 player=1 black=cannon target=0 islands=1234567,456/777 hands=1257/125k pair=15 discards=c",
        "phase=act turn=0 black=extortionist target=1 islands=1234567,456,r/666,7777 hands=1c/25ck pair=15 discards=e",
        "phase=act turn=0 black=lookout islands=1234567,456,r/666,7777 hands=1c/25ck pair=15 discards=l looked=127t",
    ],
    ids=["block", "extortionist", "lookout"],
)
def test_whatever_pirates_ask_is_seen_whole(visit: Visit, line: str, size: tuple[int, int]) -> None:
    """A question is never cut off or to be scrolled, and neither are its answers nor the hand."""
    width, height = size
    page = visit("/", GREEDY, viewport={"width": width, "height": height})

    def elsewhere(route: Route) -> None:
        route.continue_(post_data=json.dumps({**(route.request.post_data_json or {}), "line": line}))

    page.route("**/api/positions", elsewhere)
    page.goto("/learn/pirates")
    page.locator(".slip .pickable.lit").first.wait_for()
    assert page.locator(".slip").evaluate("(slip) => slip.scrollHeight - slip.clientHeight") <= 0
    assert page.evaluate(CUT) == []


CHART = """(says) => {
    const [over, under] = ['.slip .text p', '.chart section'].map((some) => document.querySelector(some));
    return says.map((text) => {
        over.textContent = text;
        return under.getBoundingClientRect().top - over.getBoundingClientRect().bottom;
    });
}"""


@pytest.mark.parametrize("language", languages())
def test_what_pirates_are_told_lies_above_the_chart(server: Server, visit: Visit, language: str) -> None:
    code, tokens = server.duel("pirates")
    seat = server.look(code)["to_act"]
    held = [{"code": code, "game": "pirates", "places": [{"seat": seat, "token": tokens[seat]}], "since": 1}]
    hers = {**prefers(name="Ann", sound=False, language=language), "sunshower.seats": held}
    page = visit(f"/t/{code}", hers, viewport={"width": 1280, "height": 900})
    page.locator(".slip.calm .text p").wait_for()
    says = [words(language).form(f"pirates-page-turn-{what}") for what in ("must-more", "free-more")]
    assert min(page.evaluate(CHART, says)) > 0


COVERED = """() => {
    const boxes = (some) => [...document.querySelectorAll(some)].map((each) => each.getBoundingClientRect());
    const across = (one, two) => Math.min(one.right, two.right) - Math.max(one.left, two.left);
    const along = (one, two) => Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
    const numbers = boxes('.spot .face b');
    return boxes('.plate, .fairy, .mine, .theirs').flatMap((box) => numbers.filter(
        (number) => across(box, number) > 3 && along(box, number) > 3)).length;
}"""


ROADS = (1440, 900), (1366, 768), (390, 844), (390, 664), (844, 390), (320, 640)


@pytest.mark.parametrize(("width", "height"), mostly(ROADS, (1440, 900), (390, 664)))
def test_no_number_on_the_road_is_covered(visit: Visit, width: int, height: int) -> None:
    """Neither fairies nor the sign nor the points lie on the numbers of the cards, wherever the fairies stand."""
    page = visit("/", GREEDY, viewport={"width": width, "height": height})
    stand = ["a", "b"]

    def elsewhere(route: Route) -> None:
        line = "round=3 phase=sunny turn=0 first=1 ring=71244/63526 played=e/i scores=3/4 hands=13557/?????"
        line += f" pranks=js/?? sunny={stand[0]} rain={stand[1]}"
        route.continue_(post_data=json.dumps({**(route.request.post_data_json or {}), "line": line}))

    page.route("**/api/positions", elsewhere)
    for fairies in ("ab", "cd", "ef", "gh", "ij"):
        stand[:] = fairies
        page.goto("/learn/road")
        expect(page.locator(".fairy")).to_have_count(2)
        assert page.evaluate(COVERED) == 0


def test_the_log_of_chroma_shows_the_shape_of_each_card(server: Server, visit: Visit) -> None:
    """Colour, letter and shape: beside two cards of one colour the words alone would tell them apart."""
    code, hers, _ = beside_a_rainbow(server)
    page = visit(f"/t/{code}", {**GREEDY, **hers}, viewport={"width": 1440, "height": 900})
    page.locator(CHOICE).first.wait_for()
    title = page.get_by_role("button", name=words().form("log-title"), exact=True)
    if title.get_attribute("aria-expanded") == "false":
        title.click()
    expect(page.locator("aside .turn .face:has(.mark path):has(b)").first).to_be_attached()
