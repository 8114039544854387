"""Every game from the home page to the end screen: by clicks, by keyboard, on a phone, by link."""

import json
import random
import re

import pytest
from playwright.sync_api import Page, Route, expect

from sunshower.core.registry import games, load
from sunshower.core.words import Voice, languages, words

from ..server.conftest import Server
from .conftest import CHOICE, PHONE, Visit, by_keys, by_mouse, by_touch, choose, finish, play, prefers, seated

GREEDY = prefers(name="Ann", level="greedy", sound=False)
ENOUGH = {"chroma": 20, "passage": 14, "pirates": 18, "rainbow": 14}
"""Where a game by somebody who picks at random takes long, so many picks are enough; `make soak` plays it whole."""
SOME = 9
"""So many show whether another way of picking works."""
MOST = 3000
WIDE = {"width": 1280, "height": 860}


@pytest.mark.parametrize(
    ("game", "language"),
    [("chroma", "ja"), ("passage", "de"), ("pirates", "nl"), ("rainbow", "ja"), ("road", "en")],
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
    assert foreign(page, language) == set()
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
    for number in range(most):
        if not choose(page, rng, by_mouse):
            break
        if number % 5 == 2:
            assert foreign(page, language) == set()
    return page


def take_a_hint(page: Page) -> None:
    """A nudge, the move, and the reasons."""
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


def see_the_end(page: Page, language: str) -> None:
    say = words(language).form
    expect(page.get_by_role("link", name=say("end-replay"))).to_be_visible()
    faces = page.locator("[data-over] tbody th svg")
    expect(faces.first).to_have_class(re.compile("glad"))
    assert faces.count() == page.locator("[data-over] tbody tr").count()
    page.get_by_role("button", name=say("end-check"), exact=True).click()
    expect(page.get_by_text(say("end-check-well"))).to_be_visible()
    assert foreign(page, language) == set()


TELLTALE = {
    "en": "the and you your with from which cards plays runs round this that there have when rules",
    "nl": "het een kaart kaarten niet jij je van spelregels beurt hebt bent naar",
    "de": "der das und nicht karte karten du ist spielregeln zug dein deine hast",
}
"""Words by which a language gives itself away, none of which the others have."""
OURS = re.compile(
    r"Sunshower|sunshower verify|Ann|Gust|(Rainbow|Chroma) (Road|Pirates|Passage|Rainbow)|Rainbow|WILD|[0-9a-f]{16,}|"
    r"Brian Bollinger|Mathias Spaan|Sweet Bros|TAQ|Board Game Designers Forum|English|Nederlands|Deutsch|日本語"
)
"""Names, a command, and the number that the server has promised."""


def foreign(page: Page, language: str) -> set[str]:
    """The words on a page, seen or read aloud, that are of another language, names aside."""
    text = page.evaluate(
        """() => document.body.innerText + ' ' + [...document.querySelectorAll('[aria-label], [title]')]
            .map(e => `${e.getAttribute('aria-label') ?? ''} ${e.getAttribute('title') ?? ''}`).join(' ')"""
    )
    said = set(re.findall(r"[^\W\d_]+", OURS.sub(" ", text).lower()))
    found = {word for other, telling in TELLTALE.items() if other != language for word in said & set(telling.split())}
    if language == "ja":
        return found | {word for word in said if re.fullmatch("[a-z]{3,}", word)}
    return found | {word for word in said if re.search("[ぁ-ヿ一-鿿]", word)}


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
