"""The public face, line by line, and the sessions shown in the documents."""

import doctest
import json
from pathlib import Path

import pytest

import sunshower
from sunshower.core.words import Voice, words

ROOT = Path(__file__).parents[1]


def test_the_whole_face() -> None:
    assert sunshower.games() == ["chroma", "passage", "pirates", "rainbow", "road"]
    import sunshower.games.road.rules as rules

    assert rules.__name__ == "sunshower.games.road.rules"
    m = sunshower.new("road", seats=2, seed="demo", options={})
    assert m.to_act == (0,)
    assert "5@c" in m.legal(0)
    m.play(0, "5@c")
    with pytest.raises(sunshower.IllegalMove) as refusal:
        m.play(0, "5@c")
    assert (refusal.value.code, refusal.value.sentence) == (
        "not-your-turn",
        "It is not your turn: Seat 1 is to move.",
    )
    assert json.loads(json.dumps(m.view(0))) == m.view(0)
    assert m.view(None) != m.view(0)
    assert m.log(0)[-1].sentence == "Seat 0 plays a 5 on c."
    assert m.result is None
    with pytest.raises(sunshower.IllegalMove, match="seen"):
        m.undo(0)
    record = m.record()
    assert sunshower.replay(record).record() == record
    assert sunshower.position("road", m.position(0)).position(0) == m.position(0)
    assert "?" in m.position(0)
    assert sunshower.bot("road", "random").choose(m.view(1)) in m.legal(1)
    assert m.picks(1)[("hand:1", "slot:f")] == "1@f"


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_documents_show_what_happens(name: str) -> None:
    """Every line after >>> gives what the document says."""
    session = doctest.DocTestParser().get_doctest((ROOT / name).read_text(encoding="utf-8"), {}, name, name, 0)
    assert session.examples
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    runner.run(session)
    assert runner.summarize().failed == 0


def test_the_picture_in_the_readme_is_what_is_printed() -> None:
    match = sunshower.new("road", seed="demo", players=["You", "Fizz"])
    match.play(0, "5@c")
    match.play(1, "5@j")
    picture = match.game.render(match.view(0), Voice(words(), match.players, 0))
    assert picture in (ROOT / "README.md").read_text(encoding="utf-8")


def test_every_link_in_the_documents_leads_somewhere() -> None:
    for page in ROOT.glob("*.md"):
        for target in page.read_text(encoding="utf-8").split("](")[1:]:
            path = target.split(")")[0].split("#")[0]
            assert path.startswith("http") or (ROOT / path).exists(), f"{page.name} links to {path}"
