"""Whole games as somebody hears them who plays by ear: `make transcripts` writes docs/transcripts anew.

Each is line mode with `--aloud`, and a listener who asks for a part of the table now and then. With `--speak FOLDER`
what is heard is spoken into a file by espeak-ng as well. What no voice could say, such as a sign or a move in notation,
is an error.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from itertools import cycle
from pathlib import Path

import sunshower
from sunshower.core.match import Match
from sunshower.core.registry import load
from sunshower.tui import speech
from sunshower.tui.play import Session, seated
from sunshower.tui.saves import SaveFile
from sunshower.tui.screen import PROMPT, Leaving, Screen
from sunshower.tui.telling import words_for
from sunshower.tui.transcript import YOU

FOLDER = Path(__file__).parents[1] / "docs" / "transcripts"
GAMES: tuple[tuple[str, str, str, dict[str, int]], ...] = (
    ("en", "road", "ear 1", {}),
    ("en", "pirates", "ear 1", {}),
    ("nl", "chroma", "ear 1", {}),
    ("de", "rainbow", "ear 1", {}),
    ("ja", "passage", "ear 2", {"turn_limit": 40}),
)
"""The language, the game, the seed and the house rules of each."""
NAMES = {"en": "English", "nl": "Dutch", "de": "German", "ja": "Japanese"}
LEVEL = "casual"
WIDTH = 1000
ASKS = 7
"""After so many answers the listener asks for something."""
TOPICS = ("hand", "score", "mine", "last", "table", "theirs")
SPOKEN = " .,:;!?'’‘“”„()-–…「」『』（）、。：；！？・"
"""What a voice makes pauses of, or nothing; all else must be letters and digits."""


class Unkept(SaveFile):
    """A game that is not saved."""

    def keep(self, match: Match) -> str:
        """Nothing is to be said about that."""
        return ""


class Listener(Screen):
    """A screen that writes everything down, and somebody who plays as a bot would and asks how things stand."""

    session: Session
    width = WIDTH

    def __init__(self, answers: int | None = None) -> None:
        super().__init__(plain=True)
        self.live = False
        self.lines: list[str] = []
        self.notation: set[str] = set()
        """All that could have been typed, in notation."""
        self.left = answers
        self.answers = 0
        self.topics: Iterator[str] = cycle(TOPICS)

    def put(self, text: str) -> None:
        """Write it down."""
        self.lines += text.removesuffix("\n").split("\n")

    def ask(self, prompt: str = PROMPT) -> str:
        """The next answer, by number, as the list has it; sometimes a question."""
        match = self.session.match
        if match.result or self.answers == self.left:
            raise Leaving
        self.answers += 1
        said = f"say {words_for(next(self.topics), speech.language())[0]}" if not self.answers % ASKS else self.move()
        self.lines.append(f"{prompt}{said}")
        return said

    def move(self) -> str:
        match, seat = self.session.match, self.session.match.to_act[0]
        self.notation.update(*({move, *path} for path, move in match.picks(seat).items()))
        bot = sunshower.bot(match.game.name, LEVEL, f"{match.seed} {match.plies}")
        move = bot.choose(match.view(seat, memory=True))
        return str(next(number for number, entry in enumerate(self.session.menu, 1) if move in entry.moves))

    @property
    def heard(self) -> list[str]:
        """What was read out: all but what was typed."""
        return [line for line in self.lines if not line.startswith(PROMPT)]


def played(language: str, game: str, seed: str, options: dict[str, int], answers: int | None = None) -> Listener:
    """A game that somebody has heard to its end, or so many answers of it."""
    speech.choose(language)
    match = sunshower.new(game, seats=2, seed=seed, options=options, players=seated([YOU, LEVEL]))
    listener = Listener(answers)
    listener.session = Session(match, listener, Unkept("sunshower"), aloud=True)
    listener.session.run()
    return listener


def unspeakable(lines: Iterable[str], notation: Iterable[str] = ()) -> list[str]:
    """What no voice can say: lines with signs, or with a move or a pick in notation."""
    typed = {text.lower() for text in notation if not text.isalpha() and not text.isdecimal()}
    return [
        line
        for line in lines
        if any(not char.isalnum() and char not in SPOKEN for char in line)
        or typed & {word.strip(SPOKEN) for word in re.split(r"\s", line.lower())}
    ]


def page(language: str, game: str, listener: Listener) -> str:
    """A page of the documentation."""
    title, match = load(game).title, listener.session.match
    given = {option.name: match.options[option.name] for option in match.game.options}
    house = [option.name for option in match.game.options if given[option.name] != option.values[0]]
    command = (
        f"sunshower play {game} --aloud --lang {language}{''.join(f' --option {name}={given[name]}' for name in house)}"
    )
    lines = "\n".join(listener.lines).strip()
    return f"""# {title} by ear, in {NAMES[language]}

A whole game as `{command}` reads it out. What was typed stands after `>`.
`make transcripts` writes it.

```text
{lines}
```
"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="make transcripts", description="Write down whole games as they are heard.")
    parser.add_argument("--speak", type=Path, metavar="FOLDER", help="speak them into files there, with espeak-ng")
    speak = parser.parse_args().speak
    FOLDER.mkdir(exist_ok=True)
    for language, game, seed, options in GAMES:
        listener = played(language, game, seed, options)
        wrong = unspeakable(listener.heard, listener.notation)
        if wrong:
            sys.exit("\n".join(["No voice can say this:", *wrong]))
        name = f"{language}-{game}"
        (FOLDER / f"{name}.md").write_text(page(language, game, listener), encoding="utf-8")
        print(f"{name}: {len(listener.heard)} lines, {listener.answers} answers")
        if speak:
            speak.mkdir(parents=True, exist_ok=True)
            command = ["espeak-ng", "-v", language, "-w", str(speak / f"{name}.wav")]
            subprocess.run(command, input="\n".join(listener.heard), text=True, check=True)


if __name__ == "__main__":
    main()
