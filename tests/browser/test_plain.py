"""A game from another package, without looks of its own: the page plays it all the same, on a plain board."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ..server.conftest import Server
from .conftest import PHONE, ROOT, Visit, by_mouse, by_touch, play, prefers, seated

ANN = prefers(name="Ann", level="greedy", sound=False)
TABLE = "The table, as text"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own, where the example is installed."""
    folder = tmp_path_factory.mktemp("installed")
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    example = ROOT / "examples" / "puddles"
    subprocess.run([sys.executable, "-m", "pip", "install", *options, "--target", folder, example], check=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")])))
        found = Server(Path(tmp_path_factory.mktemp("plain")) / "data", "--no-limits", "--pace", "0", "--workers", "1")
        yield found
        found.close()


def test_it_is_played_to_the_end_by_mouse(visit: Visit) -> None:
    """From the home page, where there is no lesson for it, to the end and the replay."""
    page = visit("/", ANN, viewport={"width": 1280, "height": 860})
    expect(page.get_by_role("link", name="New here? Learn Rainbow Road")).to_be_visible()
    expect(page.get_by_role("link", name="New here? Learn Puddles")).to_have_count(0)
    page.get_by_role("button", name="Play now: Puddles").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    expect(page.get_by_role("region", name=TABLE)).to_contain_text("The puddle: empty.")
    expect(page.get_by_role("button", name=re.compile(r"^hand \d$")).first).to_be_visible()
    assert play(page, "mouse puddles", by_mouse)
    expect(page.get_by_text("The most splashes win").first).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("region", name=TABLE)).to_contain_text("The puddle: empty.")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("region", name=TABLE)).not_to_contain_text("The puddle: empty.")


def test_a_table_for_friends_and_an_earlier_moment(visit: Visit) -> None:
    page = visit("/", ANN)
    page.get_by_role("button", name="With friends: Puddles").click()
    page.get_by_role("button", name="Seat 2").click()
    page.get_by_role("dialog").get_by_role("radio", name="Gust").check()
    page.get_by_role("button", name="Set up the table").click()
    page.get_by_role("button", name=re.compile(r"^hand \d$")).first.click()
    expect(page.get_by_role("region", name=TABLE)).not_to_contain_text("The puddle: empty.")
    page.get_by_role("button", name="What has happened").click()
    page.get_by_title("See this moment").last.click()
    expect(page.get_by_text("As it was after step")).to_be_visible()
    expect(page.get_by_role("region", name=TABLE)).to_be_visible()


def test_it_fits_on_a_small_phone(visit: Visit, server: Server) -> None:
    code, hers = seated(server, "puddles", [{}, {"bot": "greedy"}])
    page = visit(f"/t/{code}", {**ANN, **hers}, **{**PHONE, "viewport": {"width": 320, "height": 640}})
    assert play(page, "phone puddles", by_touch)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_there_is_no_lesson_for_it(visit: Visit) -> None:
    """Whoever looks for one is told so, and finds the rules."""
    page = visit("/learn/puddles", ANN)
    expect(page.get_by_text("There is no lesson for Puddles yet")).to_be_visible()
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog", name="Rules of Puddles")).to_be_visible()
