"""The table told to somebody who listens: in sentences, in every language, and true."""

import random
import re
from collections.abc import Iterator
from itertools import groupby, pairwise

import pytest

import sunshower
from sunshower.core.aloud import PARTS
from sunshower.core.colours import HUES
from sunshower.core.game import Eyes
from sunshower.core.match import Match
from sunshower.core.message import Message, Who, Word
from sunshower.core.registry import games, load
from sunshower.core.words import Voice, languages, words
from sunshower.tui.transcript import heard

NAMES = ("Ann", "Bea", "Cid", "Dot", "Eve", "Fay")
TELLERS = [name for name in games() if load(name).aloud]
SILENT = re.compile(rf"[{''.join(hue.glyph for hue in HUES)}*@{{}}]|[a-z]+-[a-z]+-[a-z]+|\b[a-z]+:[a-z0-9]")
"""What no voice can say: signs, notation, and keys that no catalogue has."""


def moments(game: str, count: int) -> Iterator[Match]:
    """Moments of random games, with every number of seats."""
    rng = random.Random(f"aloud {game}")
    for number in range(count):
        seats = load(game).seats[number % len(load(game).seats)]
        match = sunshower.new(game, seats=seats, seed=f"aloud {number}", players=NAMES[:seats])
        for _ in range(rng.randrange(80)):
            if match.to_act:
                match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
        yield match


def told(match: Match, eyes: Eyes, language: str = "en") -> dict[str, str]:
    """What somebody hears who asks for everything."""
    say = Voice(words(language), match.players, eyes if isinstance(eyes, int) else None, aloud=True)
    return {
        part: say.joined(say(message.key, **message.args) for message in messages)
        for part, messages in match.aloud(eyes).items()
    }


@pytest.mark.parametrize("game", TELLERS)
def test_everything_can_be_said_in_every_language(game: str) -> None:
    for match in moments(game, 12):
        for eyes in (*range(match.seats), None, "all"):
            for language in languages():
                heard = told(match, eyes, language)
                assert {*heard} <= {*PARTS}
                for sentence in filter(None, heard.values()):
                    assert not SILENT.search(sentence), sentence
                    assert sentence[-1] in ".。", sentence
                assert bool(heard["now"]) == bool(match.to_act)


@pytest.mark.parametrize("game", games())
def test_what_chance_does_several_times_is_told_as_one(game: str) -> None:
    """No two sentences in a row are the same, for those at the table."""
    for match in moments(game, 12):
        for eyes in range(match.seats):
            for doer, events in groupby(match.log(eyes), lambda event: event.seat):
                sentences = [*heard(match, events, eyes)] if doer is None else []
                assert [one for one, other in pairwise(sentences) if one == other] == []


def test_what_differs_in_what_is_left_unsaid_is_summed_up() -> None:
    """A card for a group that has a namesake, and one for a group that has none, are told as one."""
    one, two = (Word("pirates-card", card) for card in "12")
    shape = Word("pirates-group", "13")
    added = [
        Message("pirates-card-added", {"seat": Who(0), "card": card, "shape": shape, "apart": apart})
        for card, apart in ((one, ()), (two, (one, two)))
    ]
    speaks = Voice(words("en"), NAMES, None, aloud=True)
    assert speaks.summed(added) == ["Ann adds a red 1 and an orange 2 to what lies there."]


def test_an_attack_is_told_in_the_question_to_block_it() -> None:
    """That it was played stands in the log: whoever hears both hears it once."""
    line = "phase=block turn=0 player=1 target=0 black=thief hands=133t45k/???? pair=4t discards=t"
    match = sunshower.position("pirates", line, players=NAMES[:2])
    assert told(match, 0)["now"] == "Block Bea's Thief with a red 1, or pass."
    assert told(match, 1)["now"] == "Ann is asked whether to block your Thief."


def test_in_japanese_no_clause_is_joined_as_a_noun() -> None:
    line = "round=2 phase=place turn=0 first=0 ring=13-5-/42-76 sunny=i rain=j hands=1234567/??????? pranks=j/??"
    assert (
        told(sunshower.position("road", line), 0, "ja")["mine"] == "あなたの陣地：Aは1、Bは3、Cは空き、Dは5、Eは空き。"
    )


def test_road_aloud() -> None:
    line = "round=2 phase=place turn=0 first=0 ring=13-5-/42-76 sunny=i rain=j hands=1234567/??????? pranks=j/??"
    match = sunshower.position("road", line, players=NAMES[:2])
    heard = told(match, 0)
    assert heard["hand"].startswith("Your hand: 1, 2, 3, 4, 5, 6 and 7. Your prank Jump: instead of a step, go to ")
    assert heard["mine"] == "Your field: A 1, B 3, C empty, D 5 and E empty."
    assert heard["theirs"].startswith("Bea's field: F 4, G 2, H empty, I 7 with the Sunny Fairy and J 6 with the Rain")
    assert heard["theirs"].endswith("Bea holds 7 cards and 2 pranks.")
    assert (
        "The Sunny Fairy stands on spot I, on a 7, and runs down: "
        "anticlockwise over to spot A for 2, clockwise spot G for 1." in (heard["table"])
    )
    assert heard["score"] == "Points: you 0 and Bea 0."
    assert heard["now"].startswith("Lay a card from your hand on spot C or spot E, your empty spots.")


def test_rainbow_aloud() -> None:
    line = "round=2 turn=0 row=RGL hands=O?B?--/Y?R?P? next=G?/?? scores=6/0 placed=1 seat=0"
    heard = told(sunshower.position("rainbow", line, players=NAMES[:2]), 0)
    assert heard["hand"].startswith("Your hand, the fronts: 1 orange, 2 blue and 3 placed already. Your next card")
    assert heard["table"].startswith("The row: red, green and light; 3 cards short of a rainbow.")
    assert heard["score"] == "Cards collected: you 6 and Bea 0."


def test_chroma_aloud() -> None:
    line = "phase=act turn=0 turns=10 rainbows=BsBtOtRtYc/RcYc hands=GxRpYsY*/BxGcOp"
    heard = told(sunshower.position("chroma", line, players=NAMES[:2]), 0)
    assert heard["hand"] == "Your hand: green cross, red pentagon, yellow square and yellow colour card."
    assert heard["mine"].endswith("2 away: stars (green and yellow).")
    assert heard["theirs"].startswith("Bea's rainbow: red circle and yellow circle. 3 away:")
    assert heard["score"] == "You need 2 more cards. Bea needs 3 more cards."


def test_pirates_aloud() -> None:
    line = "turn=0 islands=1234567,4w56/555,r hands=123t/14 pair=35"
    heard = told(sunshower.position("pirates", line, players=NAMES[:2]), 0)
    assert heard["hand"] == "Your hand: red 1, orange 2, yellow 3 and Thief."
    assert "full rainbow" in heard["mine"]
    assert "run 4 to 6 (green 4, WILD as a blue 5 and purple 6)" in heard["mine"]
    assert "blue set (3 times blue 5) and Rainbow Pirate." in heard["theirs"]


def test_who_owes_a_captain_a_card_hears_whether_there_is_one() -> None:
    for hand, asked in (("12t", "Give Bea a black card"), ("124", "Bea wants a black card for the Captain: say that")):
        line = f"turn=1 phase=turn hands={hand}/k5 islands=r/r pair=35"
        match = sunshower.position("pirates", line, players=NAMES[:2])
        match.play(1, "captain")
        while match.to_act[0] == 0 and "pass" in match.legal(0):
            match.play(0, "pass")
        assert told(match, 0)["now"].startswith(asked)


def test_passage_aloud() -> None:
    match = sunshower.new("passage", seed="aloud", players=NAMES[:2])
    seat = match.to_act[0]
    heard = told(match, seat)
    assert re.fullmatch(r"Your dice: .*; \d moves left\.", heard["hand"])
    for number, square in enumerate(match.view(seat)["pieces"][seat], 1):
        assert f"{number} on {square.rstrip('!')} (" in heard["mine"]
    ways = re.findall(r"From (\w+): ([^.]*)\.", heard["ways"])
    steps = {f"{start}-{end}" for start, ends in ways for end in re.findall(r"(\w\d+) \(", ends)}
    assert steps == {move for move in match.legal(seat) if "-" in move}


def test_the_board_is_told_place_by_place() -> None:
    match = sunshower.new("passage", seed="aloud", players=NAMES[:2])
    view = match.view(0)
    rows = [message.args["places"] for message in match.aloud(0)["places"]]
    places = [Voice(words(), match.players, 0).lines(row) for row in rows]  # type: ignore[arg-type]
    assert [len(row) for row in places] == [11] * 11
    assert [row[0].split()[0] for row in places] == [f"a{rank}" for rank in range(11, 0, -1)]
    told = {place.split()[0]: place for row in places for place in row}
    for seat, owner in ((0, "your"), (1, "Bea's")):
        for number, square in enumerate(view["pieces"][seat], 1):
            assert f"with {owner} piece {number} (safe)" in told[square.rstrip("!")]
    assert sum("piece" in place for place in told.values()) == 8


def test_what_is_done_several_times_is_said_once() -> None:
    def draws(seat: int, card: str | None) -> Message:
        return Message("pirates-card-drawn", {"seat": Who(seat), "card": card and Word("pirates-card", card)})

    say = Voice(words(), NAMES[:2], 0, aloud=True)
    run = [draws(1, None), draws(1, None), draws(0, "1"), draws(0, "7")]
    assert say.summed(run) == ["Bea draws 2 cards.", "You draw a red 1 and a pink 7."]
    assert say.summed(run[1:3]) == ["Bea draws a card.", "You draw a red 1."]
    assert say.summed([draws(1, None), draws(1, "7")]) == ["Bea draws a card.", "Bea draws a pink 7."]
