"""Line mode from deal to result: what a person may say, and what the table answers."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import sunshower
from sunshower.core.game import Path as Picks
from sunshower.core.registry import games
from sunshower.core.words import languages, words
from sunshower.tui.menu import entries

from ..laws.words import words_of_others
from .conftest import own_moves, piped, settings, whole_game

EXCHANGE = (
    "round=5 phase=rain turn=0 first=1 ring=12345/67123 sunny=a rain=e played=b/g "
    "hands=456/567 pranks=e/- discards=7 gained=0/2 scores=3/4"
)


# A game from deal to result


def test_the_command_of_the_readme_works(data: Path) -> None:
    shown = piped(data, "road", "--seed", "demo", said="1\n1\nstop\n")
    assert "You play a 1 on a.\nMell plays" in shown
    assert re.search(r"You stop the \w+ Fairy on \w and score 0\.", shown)
    assert "The game is saved. To go on:\n" in shown


def test_numbers_play_a_whole_game_and_its_autosave_goes_away(data: Path, tmp_path: Path) -> None:
    record = whole_game(data, tmp_path / "game.json")
    match = sunshower.replay(record)
    assert match.result
    assert match.players == ("You", "Casual")
    assert list(data.glob("*.json*")) == []


def test_the_end_tells_who_won_and_why(data: Path, tmp_path: Path) -> None:
    record = whole_game(data, tmp_path / "game.json")
    shown = piped(data, "road", "--seed", "demo", said="".join(f"{move}\n" for move in own_moves(record)))
    winner = "You win" if record["result"]["ranks"][0] == 1 else "Mell wins"
    assert f"The game is over. {winner}.\n" in shown
    assert record["result"]["sentence"] in shown
    assert "'save FILE' keeps the record" in shown


def test_where_all_are_first_it_is_a_draw(data: Path) -> None:
    said = piped(data, "chroma", "--seed", "z1", "--option", "turn_limit=3", said="1\n" * 40)
    assert "The game is over: a draw." in said
    assert "share the win" not in said


def test_the_same_seed_gives_the_same_bytes(tmp_path: Path) -> None:
    said = "1\n1\n1\nlog all\nposition\n" * 5
    first = piped(tmp_path / "data", "road", "--seed", "demo", said=said)
    (tmp_path / "data").rename(tmp_path / "other")
    assert piped(tmp_path / "data", "road", "--seed", "demo", said=said) == first


def test_a_bot_is_a_character_and_a_person_of_that_name_stays_a_person(data: Path) -> None:
    """A table is kept with the levels of its bots, which are what there is to say and what older saves have."""
    shown = piped(data, "road", "--seed", "demo", "--players", "Iris,expert", said="3@b\nsave\n")
    assert "Rainbow Road: Iris against Iris 2." in shown
    (kept,) = data.glob("road-*.json")
    assert json.loads(kept.read_text())["players"] == ["Iris", "Expert"]
    assert "Rainbow Road: Iris against Iris 2." in piped(data, "--resume", str(kept))
    assert "Rainbow Road: Iris 対 アイリス。" in piped(data, "--resume", str(kept), "--lang", "ja").replace("：", ": ")


def test_a_refusal_calls_bots_as_the_table_does(data: Path) -> None:
    line = "phase=act turn=0 rainbows=Bc/YtGs hands=GxRpYsOs/???"
    shown = piped(data, "chroma", "--position", line, said="rainbow:1:yt\n")
    assert "Only a wild can be laid over the yellow star of Mell, and you hold none." in " ".join(shown.split())


def test_bots_alone_play_to_the_end(data: Path) -> None:
    shown = piped(data, "road", "--seed", "demo", "--players", "random,random", said="save\n")
    assert "Fizz against Fizz 2" in shown
    assert "The game is over." in shown
    assert len(list((data / "finished").glob("road-1.json"))) == 1


# What a person says


SAID = {
    "why": "Nothing has been refused",
    "nonsense": "That is no move of this game.",
    "9@c": "There is no card 9: the cards go from 1 to 7.",
    "4@c": "You hold no 4, only ",
    "5@f": "Spot f is not in your own field, a to e.",
    "5@b": "A card lies on b already",
    "stop": "First both players place a card",
    "99": "The list goes from 1 to 6.",
    "0": "The list goes from 1 to 6.",
    "00000000000000000000001": "The list goes from 1 to 6.",
    "5": "In the list 5 means: Card 6: 3 ways. This could be meant too: Card 5: 3 ways.",
    "": "Say a move by its number or its text",
    "x" * 5000: "A move is a short text.",
    "undo": "You have not made a move yet.",
    "undo!": "You have not made a move yet.",
    "why 5@c": "That is allowed now.",
    "why slot:b": "A card lies on b already, and you still have an empty spot",
    "moves": " 18  7@e  Lay a 7 on e.",
    "a": "First both players place a card",
    "rules zebra": "The rules do not mention 'zebra'.",
    "rules Teleport": "- Teleport must take her somewhere",
    "?": "Now:\nLay a card from your hand on a, c or e",
    "help": "'rules' tells them all, 'rules WORD' those about a word",
    "log": "Round 1 begins in the sun.",
    "log all": "   0  The deal (25 steps).",
}


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What each thing said got for an answer, with the position after it: all in one sitting, since starts are slow."""
    said = "".join(f"{text}\nposition\n" for text in ("table", *SAID))
    shown = piped(tmp_path_factory.mktemp("said"), "road", "--seed", "demo", said=said)
    return dict(zip(("table", *SAID), re.split(r"(?<=\n)(?=> (?!position\n))", shown)[1:], strict=True))


def test_the_log_is_told_turn_by_turn_to_whoever_reads_it(data: Path) -> None:
    """The deal is one line, a turn is one, each round has its heading once, and a name that was given is "you"."""
    said = "5@c\n" + "1\n" * 12 + "log all\n"
    shown = piped(data, "road", "--seed", "demo", "--players", "Ann,casual", said=said)
    log = shown.partition("> log all\n")[2].partition("\n> ")[0]
    assert log.startswith(
        "   0  The deal (25 steps). You begin.\n\nRound 1 begins in the sun.\n  25  You play a 5 on c.\n"
    )
    assert log.count("Round 2 begins") == 1
    assert "Ann" not in log


def test_the_dice_of_a_turn_are_told_with_it_and_rounds_have_headings(data: Path) -> None:
    """What chance rolls opens the turn; somebody who listens is told of no round that is a single turn of theirs."""
    players = ("--players", "Ann,casual,casual", "--seed", "demo")
    log = piped(data, "passage", *players, said="end\n" * 3 + "log all\n").partition("> log all\n")[2]
    begun, *rounds = re.split(r"^Round (?:\d+) begins\.\n", log.partition("\n> ")[0], flags=re.MULTILINE)
    assert "The deal" in begun
    assert " rolls " not in begun
    turns = [re.findall(r"^ *\d+  (\S+(?: \d)?) rolls?\b", each, re.MULTILINE) for each in rounds]
    assert sorted(turns[1]) == ["Mell", "Mell 2", "You"]
    assert all(len(re.findall(r"^ *\d+  ", each, re.MULTILINE)) == len(found) for each, found in zip(rounds, turns))
    heard = piped(data, "passage", *players, "--aloud", said="end\n" * 3)
    assert "Round 2" not in heard.partition("\n> ")[2]
    told = piped(data, "chroma", "--seed", "demo", said="1\n" * 6 + "log all\n").partition("> log all\n")[2]
    assert told.count("\n\nRound 2 begins.\n") == 1


@pytest.mark.parametrize(("said", "answer"), SAID.items())
def test_whatever_is_said_gets_an_answer_and_changes_nothing(said: str, answer: str, answers: dict[str, str]) -> None:
    assert answer in answers[said]
    (before,), (after,) = (re.findall(r"^round=.*$", answers[each], re.MULTILINE) for each in ("table", said))
    assert before == after
    assert "????????" in before


def test_why_cites_the_rule_of_the_last_refusal(data: Path) -> None:
    shown = piped(data, "road", "--seed", "demo", said="5@f\nwhy\n")
    assert "\n- The other player's field is never a place for your card. (D13)\n" in shown


def test_why_with_a_move_is_what_a_bare_why_goes_on_to_explain(data: Path) -> None:
    shown = piped(data, "road", "--seed", "demo", said="why 5@f\nwhy\n")
    assert shown.count("\n- The other player's field") == 2
    shown = piped(data, "road", "--seed", "demo", said="5@f\nwhy 5@c\nwhy\n")
    assert shown.count("\n- The other player's field") == 1


def test_the_list_of_every_move_can_be_answered_by_number(data: Path) -> None:
    shown = piped(data, "road", "--seed", "demo", said="moves\n18\n")
    assert "You play a 7 on e." in shown
    assert "Your moves ('?' helps):\n  1  hand:1 ..." in shown
    assert "Your moves:\n" in shown.partition("You play a 7 on e.")[2]


def test_bytes_that_are_no_text_are_refused_like_any_other_nonsense(data: Path) -> None:
    command = [sys.executable, "-m", "sunshower", "play", "road", "--seed", "demo"]
    said = b"\xff\xfe\x00\x1b[2J\n5@c\n"
    done = subprocess.run(command, input=said, capture_output=True, env=settings(data), timeout=30)
    assert b"You play a 5 on c." in done.stdout
    assert b"\x1b" not in done.stdout


def test_enter_alone_plays_the_only_move(data: Path) -> None:
    line = "round=8 phase=sunny turn=0 first=1 ring=13456/71234 sunny=a rain=c played=a/g hands=-/- scores=3/4"
    shown = piped(data, "road", "--position", line, said="\n")
    assert "You stop the Sunny Fairy on a and score 0." in shown


def test_many_moves_are_grouped_and_narrowed_down_by_picks(data: Path) -> None:
    shown = piped(data, "road", "--position", EXCHANGE, said="prank:exchange\nslot:c\n1\n")
    assert re.search(r"prank:exchange \.\.\.  Exchange: b, c, d, f, g, h, i or j\n", shown)
    assert re.search(r"after Exchange [^:]*:\n  1  slot:b \.\.\. +Spot b: c, d, ", shown)
    assert "You play Exchange: the 2 on b and the 3 on c change places." in shown
    assert max(len(line) for line in shown.splitlines()[:-1]) <= 80


def test_groups_that_are_called_the_same_are_told_apart(data: Path) -> None:
    line = "turn=0 islands=1234567,w1234567/- hands=7777tts/1 pair=35"
    shown = piped(data, "pirates", "--position", line, "--aloud", said="quit\n")
    rainbows = re.findall(r"The full rainbow \(([^)]*)\): \d ways", " ".join(shown.split()))
    assert ["WILD" in each for each in rainbows] == [False, True]


def test_a_draft_is_played_step_by_step(data: Path) -> None:
    line = "turn=0 islands=3456,7777/- hands=1w/1 pair=35"
    shown = piped(data, "pirates", "--position", line, said="why island:34567,777\nisland:34567,777\nposition\n")
    assert "That is allowed now." in shown
    assert "You take a pink 7 from the pink set back into hand.\nYou add a pink 7 to the run 3 to 6.\n" in shown
    assert "islands=777,34567/-" in shown


def test_a_move_is_listed_once_whatever_it_begins_with() -> None:
    picks: dict[Picks, str] = {
        (f"hand:{a}", f"hand:{b}"): f"lay:{min(a, b)}{max(a, b)}" for a in range(6) for b in range(6) if a != b
    }
    moves = [move for entry in entries(picks) for move in entry.moves]
    assert sorted(moves) == sorted(set(picks.values()))


def test_a_number_with_two_meanings_is_asked_back_until_it_is_said_again(data: Path) -> None:
    shown = piped(data, "road", "--seed", "demo", said="5\ntable\n5\n5\n")
    assert shown.count("In the list 5 means: Card 6: 3 ways") == 2
    assert shown.count("Your moves after card 6") == 1
    assert "Your moves after card 6" in shown.split("> 5\n")[3]


def test_what_else_a_number_may_mean_is_called_as_the_list_calls_it(data: Path) -> None:
    line = "round=1 turn=1 row=B hands=?R?G?C/?S--?B next=??/?O placed=1 seat=1"
    shown = piped(data, "rainbow", "--position", line, "--players", "Mell,You", said="1\n")
    asked = shown.split("> 1\n")[1].replace("\n", " ")
    assert "Type 'flip:1' for that, or 1 again for the list." in asked
    assert re.search(r"(?m)^ +\d+  flip:1 ", shown)


def test_no_folder_is_made_for_a_copy(data: Path, tmp_path: Path) -> None:
    missing = tmp_path / "nowhere" / "deep"
    shown = piped(data, "road", "--seed", "demo", said=f"save {missing}/copy.json\n")
    assert "There is no folder" in shown
    assert not missing.parent.exists()


def test_a_number_below_nothing_is_no_card(data: Path) -> None:
    shown = piped(data, "road", "--seed", "demo", "--lang", "nl", said="-1\n-1\n")
    assert "Welke plek" not in shown
    assert shown.count("De lijst gaat van 1 tot en met 6.") == 2


def test_a_pick_needs_no_kind_where_its_name_is_enough(data: Path) -> None:
    shown = piped(data, "road", "--position", EXCHANGE, said="Exchange\nf\n1\n")
    assert re.search(r"after Exchange [^:]*:\n  1  slot:b \.\.\. +Spot b: c, d, ", shown)
    assert "You play Exchange: the 2 on b and the 6 on f change places." in shown


def test_bots_agree_to_an_undo_and_a_person_must_be_asked(data: Path) -> None:
    shown = piped(data, "road", "--seed", "demo", said="position\n5@c\nundo\nposition\n")
    before, after = re.findall(r"^round=.*$", shown, re.MULTILINE)
    assert before == after
    shown = piped(
        data, "road", "--seed", "demo", "--players", "Ann,Bea", said="5@c\n6@h\nundo\nundo!\nundo!\nposition\n"
    )
    assert "so it stands." in shown or "so your move stands." in shown
    assert re.findall(r"^round=.*$", shown, re.MULTILINE) == [before]


def test_a_list_of_many_picks_stays_short_whatever_the_game() -> None:
    picks: dict[Picks, str] = {
        (f"row:{row}", f"column:{column}", f"die:{die}"): f"{row}{column}{die}"
        for row in range(6)
        for column in range(6)
        for die in range(6)
    }
    assert [entry.text for entry in entries(picks)] == [f"row:{row}" for row in range(6)]
    assert len(entries(picks)[0].moves) == 36
    assert entries(picks, ("row:2",))[3].path == ("row:2", "column:3")
    assert [entry.text for entry in entries(picks, ("row:2", "column:3"))] == [f"23{die}" for die in range(6)]
    only = {("deck", *path): move for path, move in picks.items()}
    assert [entry.text for entry in entries(only)] == [f"row:{row}" for row in range(6)]


def test_a_hint_is_asked_for_in_three_steps(data: Path) -> None:
    shown = " ".join(piped(data, "road", "--seed", "demo", said="hint\n" * 3).split())
    nudge, move, reasons = shown.split("> hint ")[1:]
    assert nudge.strip().endswith("Say 'hint' again for more.")
    assert not re.search(r"\ba \d\b", nudge)
    assert re.search(r"Lay a \d on \w\.", move)
    assert re.search(r"I expect to win \d+ of 100 such games\..*Or \([^)]+\): Lay a \d on \w\.", reasons)


# Other languages


AT_EVERY_RUN = {"chroma": "ja", "passage": "de", "pirates": "nl", "rainbow": "de", "road": "ja"}
WRONG = {"chroma": "discard:Gx", "passage": "a1-z9", "pirates": "lay:17", "rainbow": "flip:9", "road": "9@z"}
SHORT = {"chroma": "turn_limit=12", "passage": "turn_limit=5", "pirates": "end_with_pile=true"}


@pytest.mark.parametrize(
    ("game", "language"),
    [
        pytest.param(game, language, marks=[] if language == AT_EVERY_RUN[game] else pytest.mark.soak)
        for game in games()
        for language in languages()
    ],
)
def test_a_game_in_another_language(data: Path, game: str, language: str) -> None:
    """A whole game with a hint, a refusal, the rules behind it and the log: nothing but what is typed is foreign."""
    say = words(language).form
    said = "hint\n" * 3 + f"{WRONG[game]}\nwhy\nrules {say('hue-blue')}\n?\nsay\nlog\n" + "1\n" * 400 + "log all\n"
    option = ["--option", SHORT[game]] if game in SHORT else []
    shown = piped(data, game, "--seed", "demo", "--lang", language, *option, said=said)
    assert words(language).speak("line-against", {"first": say("line-you"), "second": ""}).rstrip() in shown
    assert " ".join(say("line-keep").split()) in " ".join(shown.split())  # it was played to its end
    assert words_of_others(shown, language) == set()


def test_the_terminal_speaks_the_language_of_the_system(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Ein inoffizieller Tisch." in piped(data, "road", "--seed", "demo", said="")
