"""Two terminals, each with its full screen, and a browser at one table."""

import random
import time
from pathlib import Path

from ..line.conftest import Terminal
from ..screen.test_terminal import plain
from ..server.conftest import PERSON, Server
from .conftest import OVER, Visit, by_mouse, pick

PATIENCE = 120


def test_two_terminals_and_a_browser_play_a_game(server: Server, visit: Visit, tmp_path: Path) -> None:
    """Everybody sits down by the same link, everybody plays to the end, and sees it."""
    code = server.open("chroma", [PERSON, PERSON, PERSON], options={"turn_limit": 2})
    link = f"{server.url}/t/{code}"
    seats = [Terminal(tmp_path / name, link, "--name", name, command="join") for name in ("Ann", "Bea")]
    try:
        for seat in seats:
            seat.until("Chroma Rainbow")
        page = visit(f"/t/{code}")
        page.get_by_role("textbox").first.fill("Cy")
        page.get_by_role("button", name="Sit down").click()
        rng, end, seen = random.Random(1), time.monotonic() + PATIENCE, ["", ""]
        while page.locator(OVER).count() == 0 or any("The game is over" not in plain(text) for text in seen):
            assert time.monotonic() < end, [plain(text)[-1500:] for text in seen]
            pick(page, rng, by_mouse)
            for number, seat in enumerate(seats):
                seat.type("1")
                seen[number] += seat.rest(0.1)
        names = [player["name"] for player in server.look(code)["players"]]
        assert sorted(names) == ["Ann", "Bea", "Cy"]
    finally:
        for seat in seats:
            seat.close()
