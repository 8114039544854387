"""Two people by a link and somebody who watches; two tabs; a device that is passed around; a line that breaks."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from sunshower.core.registry import games, load

from ..server.conftest import Server
from .conftest import BOARD, CHOICE, PATIENCE, Visit, by_mouse, choose, finish, mostly, pick, play, prefers, seated

QUIET = prefers(name="Ann", sound=False)


def test_from_the_link_to_a_seat_in_three_interactions(visit: Visit, server: Server) -> None:
    ann = visit("/", QUIET)
    ann.get_by_role("button", name="With friends: Rainbow Road").click()
    ann.get_by_role("button", name="Set up the table").click()
    link = ann.locator(".link a")
    expect(link).to_be_visible()
    expect(ann.get_by_role("img", name="QR code")).to_be_visible()
    address = link.get_attribute("href")
    assert address

    bea = visit(address)
    bea.get_by_label("Your name").fill("Bea")
    bea.get_by_role("button", name="Sit down").click()
    expect(bea.locator(BOARD)).to_be_visible()
    expect(ann.locator(BOARD)).to_be_visible()
    expect(ann.get_by_role("list", name="Players")).to_contain_text("Bea")


@pytest.mark.parametrize("game", mostly(games(), "pirates"))
def test_two_people_play_and_a_third_sees_no_hand(visit: Visit, server: Server, game: str) -> None:
    code, hers = seated(server, game, [{}, {}])
    ann = visit(f"/t/{code}", {**QUIET, **hers})
    bea = visit(f"/t/{code}", prefers(name="Bea", sound=False))
    bea.get_by_role("button", name="Sit down").click()
    eve = visit(f"/t/{code}", prefers(name="Eve", sound=False))
    expect(eve.locator(BOARD)).to_be_visible()
    rng = random.Random(game)
    for _ in range(4):
        for page in (ann, bea):
            expect(page.locator(BOARD)).to_be_visible()
            pick(page, rng, by_mouse)
        assert eve.locator(CHOICE).count() == 0
    expect(eve.get_by_text("You are watching")).to_be_visible()
    assert not re.search(r"\bin your hand\b", eve.content())


def test_a_device_that_is_passed_around_hides_one_hand_from_the_other(visit: Visit, server: Server) -> None:
    code = server.open("road", [{}, {}])
    places = [{"seat": seat, "token": server.sit(code, name, seat=seat)} for seat, name in enumerate(("Ann", "Bea"))]
    held = [{"code": code, "game": "road", "places": places, "since": 1}]
    page = visit(f"/t/{code}", {**QUIET, "sunshower.seats": held})
    rng = random.Random(3)
    seen: list[str] = []
    while len(seen) < 2:
        curtain = page.get_by_role("button", name="show my cards")
        expect(curtain).to_be_visible()
        assert page.locator(BOARD).count() == 0
        assert "".join(page.locator("main > [aria-live]").all_inner_texts()).strip() == ""
        seen.append(curtain.inner_text())
        curtain.click()
        while pick(page, rng, by_mouse):
            page.wait_for_timeout(100)
    assert seen[0] != seen[1]


def test_two_tabs_on_one_seat_show_the_same(visit: Visit, server: Server) -> None:
    code, hers = seated(server, "rainbow", [{}, {"bot": "greedy"}])
    one = visit(f"/t/{code}", {**QUIET, **hers})
    two = visit(f"/t/{code}", {**QUIET, **hers})
    rng = random.Random(5)
    for turn in range(6):
        choose(one if turn % 2 else two, rng, by_mouse)
    assert server.look(code)["plies"] > 4
    for tab in (one, two):
        tab.get_by_role("button", name="What has happened").click()
    logs = [tab.get_by_role("list", name="What has happened").locator("li") for tab in (one, two)]
    for _ in range(PATIENCE // 100):  # the bot may still be playing
        if len({tuple(log.all_inner_texts()) for log in logs}) == 1:
            return
        one.wait_for_timeout(100)
    raise AssertionError("the tabs do not agree")


BREAKING = """
    // Of many moves that happen the answer never arrives: the line is cut instead.
    window.cuts = [];
    window.WebSocket = class extends WebSocket {
        constructor(address) {
            super(address);
            this.addEventListener("message", (event) => {
                const done = JSON.parse(event.data).done?.[0]?.id;
                if (!done || window.cuts.includes(done) || Math.random() < 0.5) return;
                window.cuts.push(done);
                event.stopImmediatePropagation();
                this.close();
            });
        }
    };
"""


def test_a_line_that_breaks_in_the_middle_of_a_move_loses_and_doubles_nothing(visit: Visit, server: Server) -> None:
    code, hers = seated(server, "road", [{}, {"bot": "greedy"}])
    page = visit("/", {**QUIET, **hers})
    page.add_init_script(BREAKING)
    page.goto(f"/t/{code}")
    assert play(page, "breaking", by_mouse)
    assert page.evaluate("window.cuts.length") > 3
    record = server.get(f"/api/tables/{code}/record").json()
    assert len(record["steps"]) == server.look(code)["plies"]


def test_the_server_goes_and_comes_back(visit: Visit, server: Server) -> None:
    code, hers = seated(server, "chroma", [{}, {"bot": "greedy"}])
    page = visit(f"/t/{code}", {**QUIET, **hers})
    choose(page, random.Random(1), by_mouse)
    before = server.look(code)["plies"]
    server.kill()
    expect(page.locator(".lost", has_text="Connection lost")).to_be_visible()
    server.start()
    expect(page.locator(".lost", has_text="Connected again")).to_be_visible()
    assert server.look(code)["plies"] >= before
    for _ in range(6):
        choose(page, random.Random(2), by_mouse)


def test_who_leaves_can_take_the_seat_back(visit: Visit, server: Server) -> None:
    code, hers = seated(server, "road", [{}, {}])
    server.sit(code, "Bea")
    page = visit(f"/t/{code}", {**QUIET, **hers})
    expect(page.locator(BOARD)).to_be_visible()
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("button", name="Yes, leave").click()
    back = page.get_by_role("button", name="Take your seat back")
    expect(back).to_be_visible()
    assert page.locator(CHOICE).count() == 0
    back.click()
    expect(back).to_have_count(0)


def test_a_bot_takes_the_seat_of_a_friend_who_does_not_come(visit: Visit, server: Server) -> None:
    code, hers = seated(server, "road", [{}, {}])
    page = visit(f"/t/{code}", {**QUIET, **hers})
    page.get_by_role("button", name="Let a bot sit here").click()
    expect(page.locator(BOARD)).to_be_visible()


def test_an_address_that_leads_nowhere(visit: Visit) -> None:
    for path in ("/nonsense", "/t/zzzzzz", "/r/zzzzzz?ply=1.5&eyes=9"):
        page = visit(path, QUIET)
        expect(page.locator("main").get_by_role("link", name="Home")).to_be_visible()


def test_why_not(visit: Visit, server: Server) -> None:
    code, hers = seated(server, "road", [{}, {"bot": "greedy"}])
    page: Page = visit(f"/t/{code}", {**QUIET, **hers})
    page.locator(CHOICE).first.wait_for()
    page.locator('[data-pick^="slot:"]:not(.lit)').first.click()
    expect(page.locator(".say")).to_be_visible()
    expect(page.locator("[aria-live=assertive]")).not_to_be_empty()


@pytest.mark.parametrize("game", mostly(games(), "pirates", "road"))
def test_replay_with_keys_and_a_link_to_a_moment(visit: Visit, server: Server, game: str) -> None:
    code, hers = seated(server, game, [{}, {"bot": "greedy"}])
    token = hers["sunshower.seats"][0]["places"][0]["token"]
    finish(server, code, token)
    page = visit(f"/r/{code}", QUIET)
    step = page.get_by_text(re.compile(r"^Step \d+ of"))
    begins = int(step.inner_text().split()[1])
    assert begins >= len(server.get(f"/api/tables/{code}/moments/0").json()["players"])  # the deal is not replayed
    page.keyboard.press("ArrowRight")
    expect(step).to_have_text(re.compile(f"^Step {begins + 1} of"))
    page.goto(f"/r/{code}?ply={begins + 2}")
    expect(step).to_have_text(re.compile(f"^Step {begins + 2} of"))
    page.get_by_label("Seen by").select_option("0")
    page.keyboard.press("End")
    assert re.search(r"ply=\d+&eyes=0", page.url)
    assert load(game).title in page.title()
