"""What surrounds the boards: attacks, tips, prompts and results, each where it hides nothing, while it helps."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from sunshower.core.words import words

from ..server.conftest import PERSON, News, Server
from .conftest import BOARD, CHOICE, OVER, PHONE, Visit, by_mouse, choose, prefers, seated

STILL = prefers(name="Ann", sound=False, speed="off")
SIDEWAYS: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
EXPLAINED = "[data-explains]"
STRIKE = "trash:[a-e]"
"""A prank on the field of whoever sits first."""


def move(server: Server, code: str, tokens: list[str], wish: str = "") -> News:
    """Whoever is to act makes a move, one that fits the wish if there is one; the table as it is then."""
    seat = server.look(code)["to_act"]
    look = server.look(code, tokens[seat])
    offers = [offer["move"] for offer in look["sights"][0]["offers"]]
    wanted = [each for each in offers if wish and re.match(wish, each)] if seat else []
    chosen = (wanted or [each for each in offers if each != "stop"] or offers)[0]
    assert server.command(code, tokens[seat], "move", seat=seat, seq=look["seq"], move=chosen).status_code == 200
    return server.look(code)


def hers(code: str, tokens: list[str]) -> dict[str, Any]:
    """What the browser of whoever sits first keeps of a table."""
    held = [{"code": code, "game": "road", "places": [{"seat": 0, "token": tokens[0]}], "since": 1}]
    return {"sunshower.seats": held}


def apart(one: Locator, others: Locator) -> bool:
    """Whether something lies over none of some others."""
    box = one.bounding_box()
    assert box
    for other in others.all():
        each = other.bounding_box()
        if (
            each
            and box["x"] < each["x"] + each["width"]
            and each["x"] < box["x"] + box["width"]
            and box["y"] < each["y"] + each["height"]
            and each["y"] < box["y"] + box["height"]
        ):
            return False
    return True


def test_an_attack_is_told_until_the_next_touch(visit: Visit, server: Server) -> None:
    code, tokens = server.duel("road")
    while "trash" not in server.look(code, tokens[1])["sights"][0]["view"]["pranks"][1]:
        code, tokens = server.duel("road")
    page = visit(f"/t/{code}", {**STILL, **hers(code, tokens)}, **DESKTOP)
    expect(page.locator(BOARD)).to_be_visible()
    banner = page.locator(".strike")
    for _ in range(200):
        if move(server, code, tokens, STRIKE)["result"]:
            pytest.skip("nobody was attacked in this game")  # who runs with her is a matter of the cards
        page.wait_for_timeout(50)
        if banner.count():
            break
    expect(banner).to_be_visible()
    page.locator(BOARD).click(position={"x": 5, "y": 5})
    expect(banner).to_have_count(0)


def test_nothing_is_explained_over_a_result(visit: Visit, server: Server) -> None:
    code, tokens = server.duel("road")
    page = visit(f"/t/{code}", {**STILL, **hers(code, tokens)}, **DESKTOP)
    while server.look(code)["sights"][0]["view"]["round"] < 8:
        move(server, code, tokens)
    card = page.locator(f'{BOARD} [data-at^="slot:"]').first
    box = card.bounding_box()
    assert box
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.move(box["x"] + 20, box["y"] + 30, steps=3)
    expect(page.locator(EXPLAINED)).to_be_visible()
    while not move(server, code, tokens)["result"]:
        pass
    expect(page.locator(OVER)).to_be_visible()
    expect(page.locator(EXPLAINED)).to_have_count(0)
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.move(40, 500, steps=4)
    page.wait_for_timeout(900)
    expect(page.locator(EXPLAINED)).to_have_count(0)


def test_what_comes_to_lie_under_a_resting_mouse_is_not_explained(visit: Visit, server: Server) -> None:
    page = visit("/", STILL, **DESKTOP)
    page.get_by_role("button", name="Play now: Chroma Rainbow").click()
    page.locator(CHOICE).first.wait_for()
    page.wait_for_timeout(900)
    expect(page.locator(EXPLAINED)).to_have_count(0)


def test_only_who_seems_lost_is_told_to_pick_something(visit: Visit, server: Server) -> None:
    code, hers = seated(server, "road", [PERSON, {"bot": "greedy"}])
    page = visit(f"/t/{code}", {**STILL, **hers}, **DESKTOP)
    page.locator(CHOICE).first.wait_for()
    prompt = page.get_by_text("Pick something that is lit")
    expect(prompt).to_have_count(0)
    page.locator(BOARD).click(position={"x": 3, "y": 3})
    expect(prompt).to_be_visible()
    page.locator(CHOICE).first.click()
    expect(prompt).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
@pytest.mark.parametrize("game", ["chroma", "road"])
def test_neither_tip_nor_nudge_lies_over_a_card(visit: Visit, server: Server, game: str, size: dict[str, Any]) -> None:
    code, hers = seated(server, game, [PERSON, {"bot": "greedy"}])
    page = visit(f"/t/{code}", {**prefers(name="Ann", sound=False, speed="off"), **hers}, **size)
    page.locator(CHOICE).first.wait_for()
    hand = page.locator(f'{BOARD} [data-pick^="hand:"]')
    tip = page.locator(".coach > p")
    expect(tip).to_be_visible()
    assert apart(tip, hand)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".hint")).to_be_visible()
    expect(tip).to_have_count(0)
    assert apart(page.locator(".hint"), hand)


def test_a_low_screen_leaves_its_height_to_the_board(visit: Visit, server: Server) -> None:
    code, hers = seated(server, "road", [PERSON, {"bot": "greedy"}])
    page = visit(f"/t/{code}", {**STILL, **hers}, **SIDEWAYS)
    page.locator(CHOICE).first.wait_for()
    box = page.locator(".middle").bounding_box()
    assert box
    assert box["height"] > 380
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="What has happened").click()
    expect(page.get_by_role("list", name="What has happened")).to_be_visible()


def test_keys_are_told_to_whoever_has_some(visit: Visit, server: Server) -> None:
    code, hers = seated(server, "road", [PERSON, {"bot": "greedy"}])
    page = visit(f"/t/{code}", {**STILL, **hers}, **PHONE)
    page.locator(CHOICE).first.wait_for()
    keys = page.get_by_role("button", name="Keys", exact=True)
    expect(keys).to_have_count(0)
    page.keyboard.press("n")
    expect(keys).to_be_visible()


def test_what_the_others_did_can_be_read_in_full(visit: Visit, server: Server) -> None:
    code, hers = seated(server, "road", [PERSON, {"bot": "greedy"}])
    page = visit(f"/t/{code}", {**STILL, **hers}, **PHONE)
    told = page.locator(".recap .told")
    rng = random.Random(4)
    while not told.count():
        choose(page, rng, by_mouse)
        page.wait_for_timeout(200)
    told.click(position={"x": 20, "y": 20})  # the face, which nothing lies over
    expect(page.locator(".recap .all li").first).to_be_visible()
    assert inside(page, ".recap .all")
    page.keyboard.press("Escape")
    expect(page.locator(".recap .all")).to_have_count(0)


def test_the_log_is_read_turn_by_turn(visit: Visit, server: Server) -> None:
    """In one's own language the deal is a line, a round has a heading, a turn its moves, and what they are about."""
    code, tokens = server.duel("road")
    look = server.look(code)
    while look["sights"][0]["view"]["round"] < 2 or look["to_act"] != 0:
        look = move(server, code, tokens)
    kept = prefers(name="Ann", language="nl", sound=False, speed="off")
    page = visit(f"/t/{code}", {**kept, **hers(code, tokens)}, **DESKTOP)
    say = words("nl").form
    page.locator(CHOICE).first.wait_for()
    title = page.get_by_role("button", name=say("log-title"), exact=True)
    if title.get_attribute("aria-expanded") == "false":
        title.click()
    log = page.get_by_role("list", name=say("log-title"), exact=True)
    expect(log.locator(".round")).to_have_text([words("nl").speak("log-round", {"n": number}) for number in (1, 2)])
    expect(log.locator("summary")).to_have_text(re.compile(r"Het delen \(\d+ stappen\)"))
    expect(log.get_by_text("Je speelt een").first).to_be_visible()
    assert log.get_by_text(re.compile(r"\bAnn\b")).count() == 0
    turns = [turn.inner_text() for turn in log.locator(".turn.mine").all()]
    assert turns
    assert all(re.search(r"\b[Jj][ei]j?\b", told) for told in turns)
    face = log.locator(".turn .face").first
    expect(face.locator("path").first).to_be_attached()
    expect(face.locator("b")).to_have_text(re.compile(r"^\d$"))


def test_rounds_and_rolls_of_passage_stand_where_they_begin(visit: Visit, server: Server) -> None:
    """Each round has a heading, and whoever rolls does so in a block of their own."""
    code, tokens = server.duel("passage")
    while server.look(code)["sights"][0]["view"]["round"] < 3:
        seat = server.look(code)["to_act"]
        look = server.look(code, tokens[seat])
        server.command(code, tokens[seat], "move", seat=seat, seq=look["seq"], move="end")
    kept = prefers(name="Ann", language="nl", sound=False, speed="off")
    page = visit(f"/t/{code}", {**kept, **hers(code, tokens)}, **DESKTOP)
    title = page.get_by_role("button", name=words("nl").form("log-title"), exact=True)
    title.wait_for()
    if title.get_attribute("aria-expanded") == "false":
        title.click()
    rounds = page.locator("aside .round")
    expect(rounds).to_have_text([words("nl").speak("log-round", {"n": number}) for number in (1, 2, 3)])
    turns = [turn.inner_text() for turn in page.locator("aside .turn").all()]
    assert len(turns) >= 4
    assert all(len(re.findall(r"\bgooit?\b", told)) == 1 for told in turns)


def inside(page: Page, selector: str) -> bool:
    """Whether all of something is in the window."""
    box = page.locator(selector).bounding_box()
    size = page.viewport_size
    assert box
    assert size
    return box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= size["width"]
