"""Line mode: a game at one keyboard, for a terminal, a screen reader or a pipe. It knows the rules of no game."""

import re
from contextlib import suppress
from hashlib import sha256

import sunshower
from sunshower import BadTable, IllegalMove, Match, Refusal, rulebook
from sunshower.bots import name_for
from sunshower.bots.hint import Hint, hint
from sunshower.core.errors import reason
from sunshower.core.game import Eyes, Seat
from sunshower.core.game import Path as Picks
from sunshower.core.letters import MOST_ANSWERS, NEVER, clashes, completed, doubt, meant, refused
from sunshower.core.names import look_alike
from sunshower.tui import saves
from sunshower.tui.menu import Entry, entries, every, listed, named, numbered, recited, thing
from sunshower.tui.saves import SaveFile
from sunshower.tui.screen import QUIT, Leaving, Screen
from sunshower.tui.speech import language, say, spoken, voice
from sunshower.tui.telling import telling, topic_of, topics
from sunshower.tui.transcript import (
    chapters,
    facing,
    heading,
    heard,
    heard_begin,
    level_of,
    outcome,
    players,
    reason_for,
    says,
    told,
    verdict,
    why,
)

RECENT = 20
ADVISER = "expert"


def seated(names: list[str]) -> list[str]:
    """The names that a table is kept with: bots have those of their levels, numbered where there are several."""
    taken: list[str] = []
    for name in names:
        called = name_for(name, taken) if level_of(name) else name
        if any(look_alike(called, other) for other in taken):
            raise BadTable.because("same-name")
        taken.append(called)
    return taken


def in_row(columns: str) -> str:
    """Two columns of text for ears: each line a word and what it does."""
    return "\n".join(
        voice().pair(*line) if len(line := re.split(r"  +|(?<=]) ", row, maxsplit=1)) > 1 else row
        for row in columns.split("\n")
    )


class Session:
    """A match at one keyboard: who sits there, what they have seen, and the file it is kept in."""

    def __init__(self, match: Match, screen: Screen, file: SaveFile, aloud: bool = False) -> None:
        self.match = match
        self.screen = screen
        self.file = file
        self.aloud = aloud
        """Whether the table is told to somebody who listens, and not drawn."""
        self.bots = {seat: level for seat, name in enumerate(match.players) if (level := level_of(name))}
        self.people = [seat for seat in range(match.seats) if seat not in self.bots]
        self.curtained = len(self.people) > 1 and screen.live
        if self.curtained and not screen.wipes:
            raise BadTable.because("no-curtain")
        aided = match.game.memory is None or "memory" in match.view(None)
        self.forgets = not aided and screen.live and screen.wipes
        """Whether what has been seen goes off the screen: in a game of memory it would remember for the player."""
        self.seat: Seat | None = None
        self.seen = [match.plies] * match.seats
        self.told = match.plies
        self.menu: list[Entry] = []
        self.picked: Picks = ()
        self.doubted = ""
        self.said: list[str] = []
        """What was said and refused: a question may have asked for the rest of it."""
        self.refused: Refusal | None = None
        self.new = set(self.people)
        self.questions: list[str] = []
        """What somebody who listens has been asked in this turn."""
        self.recited: list[str] = []
        """What they were last told of the hand and the table."""
        self.last = ""
        """The last that was told of what has happened."""
        self.hinted = False
        self.advice: Hint | None = None
        self.advised = self.asked = 0
        """The ply that the advice is for, and how many steps of it have been told."""
        self.warned = False

    # From turn to turn

    def run(self) -> int:
        """Play until somebody leaves, and return the exit code."""
        with self.screen.catching_signals():
            try:
                self.greet()
                while True:
                    self.screen.stay()
                    self.turn()
            except Leaving as leaving:
                return self.leave(leaving.code)
            except OSError:  # the terminal, or the reader of the pipe, has gone
                with suppress(OSError):
                    self.keep()
                raise
            finally:
                with suppress(OSError):
                    self.screen.private(False)

    def greet(self) -> None:
        self.screen.private(self.curtained or self.forgets)
        game = self.match.game
        self.screen.say(say("greeting", game=game.title, players=facing(self.match), aloud=self.aloud))
        self.screen.say(say("unofficial", by=voice().row(game.credits.people())))

    def turn(self) -> None:
        if self.match.result:
            self.finish()
            return
        seat = self.match.to_act[0]
        if seat in self.bots:
            # A bot for each move, seeded by the ply: a resumed game goes on as if it had never been left. From its seed
            # nobody gets back to that of the match, which would tell the cards.
            seed = sha256(f"{self.match.seed} {seat} {self.match.plies}".encode()).hexdigest()
            bot = sunshower.bot(self.match.game.name, self.bots[seat], seed)
            self.match.play(seat, bot.choose(self.match.view(seat, memory=True)))
            self.keep()
            if not self.people:
                self.told = self.narrate(None, self.told)
            return
        self.screen.private(self.curtained or self.forgets)
        if seat != self.seat:
            self.hand_over(seat)
        self.show(seat)
        while not self.answer(seat, self.screen.ask()):
            pass

    def hand_over(self, seat: Seat) -> None:
        """The screen between hands: what one person saw goes away before the next one looks."""
        first, self.seat = self.seat is None, seat
        if self.curtained:
            if not first:
                self.screen.clear()
            self.told = self.narrate(None, self.told)
            name = self.match.players[seat]
            self.screen.curtain(f"{say('hand-over', name=name)} ")
            self.screen.clear()

    def show(self, seat: Seat) -> None:
        """What has happened, the table, and what may be done, as a seat sees it."""
        if self.forgets:
            self.screen.clear()
        events = self.match.log(seat, self.seen[seat])
        round_begins = heard_begin(self.match, events)
        if round_begins or any(event.seat not in (None, seat) for event in events):
            self.questions = []
        self.seen[seat] = self.narrate(seat, self.seen[seat])
        if self.aloud and round_begins:
            self.stand(seat)
        self.show_table(seat)
        self.show_moves(seat)

    def narrate(self, eyes: Eyes, since: int) -> int:
        """Tell what these eyes saw from a ply on, and return the ply reached."""
        reader = eyes if self.curtained or len(self.people) == 1 else None  # without a curtain several people read this
        if self.aloud:
            for line in heard(self.match, self.match.log(eyes, since), reader):
                self.screen.say(line)
                self.last = line.strip()
            return self.match.plies
        for event in self.match.log(eyes, since):
            self.last = told(self.match, event, reader)
            self.screen.say(self.last)
            if begins := heading(self.match, event, reader):
                self.screen.say(f"\n{begins}")
        return self.match.plies

    def show_table(self, eyes: Eyes) -> None:
        if self.aloud:
            self.recite(eyes)
            return
        self.screen.say()
        self.screen.say(self.picture(eyes))

    def recite(self, eyes: Eyes) -> None:
        """For ears: at first all that lies there, then what is asked, but nothing twice in a turn."""
        if self.match.result:  # who has won with how many points is said in any case
            return
        known, asked = self.questions, telling(self.match, eyes, "moves").split("\n")
        if eyes in self.new and not known:
            known = self.lying(eyes, "hand", "board")
            self.screen.say("\n".join(known))
            self.recited = known
        for sentence in asked:
            if sentence not in known:
                self.screen.say(sentence)
        self.questions = asked

    def lying(self, eyes: Eyes, *topics: str) -> list[str]:
        """What there is to say about some topics, sentence by sentence."""
        return [line for topic in topics for line in telling(self.match, eyes, topic).split("\n")]

    def stand(self, eyes: Eyes) -> None:
        """For ears, when a round begins: how it stands, and what has changed in the hand and on the table."""
        now = self.lying(eyes, "hand", "table")
        for sentence in (*self.lying(eyes, "score"), *(each for each in now if each not in self.recited)):
            self.screen.say(sentence)
        self.recited = now

    def picture(self, eyes: Eyes) -> str:
        """The table as these eyes see it, in text."""
        you = eyes if isinstance(eyes, int) else None
        return self.match.game.render(self.match.view(eyes), voice(players(self.match), you))

    def show_moves(self, seat: Seat) -> None:
        """The list after the picks so far."""
        self.menu = entries(self.match.picks(seat), self.picked)
        picked = voice().row(thing(self.match, seat, pick) for pick in self.picked)
        after = (say("back") if self.aloud else say("after", picks=picked)) if picked else ""
        if len(self.menu) == 1:
            after = say("only-one")
        self.screen.say(self.headed(seat, after, self.listed(seat)))

    def show_every_move(self, seat: Seat) -> None:
        self.picked, self.menu = (), every(self.match.picks(seat))
        self.screen.page(self.headed(seat, "", self.listed(seat, everything=True)))

    def listed(self, seat: Seat, everything: bool = False) -> str:
        if self.aloud:
            return recited(self.match, seat, self.menu, everything)
        return listed(self.match, seat, self.menu, everything)

    def headed(self, seat: Seat, after: str, moves: str) -> str:
        alone = len(self.people) == 1
        whose = say("your-moves") if alone else say("moves-of", name=self.match.players[seat])
        # The table may have pushed the greeting off the screen.
        helps = say("question-mark", aloud=self.aloud) if seat in self.new and not self.picked else ""
        return f"\n{say('list-of-moves', whose=whose, after=after, helps=helps)}\n{moves}"

    # What a person says

    def answer(self, seat: Seat, text: str) -> bool:
        """Do what a person says; whether the match has changed by it."""
        word, _, rest = text.partition(" ")
        self.doubted = self.doubted if text == self.doubted else ""
        try:
            match word.lower():
                case "undo" | "undo!":
                    self.undo(seat, agreed=word.endswith("!"))
                    return True
                case "moves":
                    self.show_every_move(seat)
                case "back":
                    self.picked = ()
                    self.show_moves(seat)
                case "table":
                    self.questions = []
                    self.show(seat)
                case "hint":
                    self.hint(seat)
                case "?" | "help":
                    self.help(seat)
                case _:
                    if not self.command(seat, word.lower(), rest.strip()):
                        return self.move(seat, text)
        except Refusal as refusal:
            self.said = [*self.said, text][1 - MOST_ANSWERS :]
            self.refuse(refusal)
        return False

    def command(self, seat: Seat | None, word: str, rest: str) -> bool:
        """Obey a command that also works after the game; False if it is none."""
        match word:
            case _ if word in QUIT:
                raise Leaving
            case "log":
                self.log(seat, everything=rest == "all")
            case "say":
                self.tell(seat, rest)
            case "rules":
                self.rules(rest)
            case "why" if seat is not None:
                self.why(seat, rest)
            case "position":
                self.screen.exact(self.match.position("all" if self.match.result else seat))
            case "save":
                self.screen.exact(self.file.save(self.match, rest))
            case _:
                return False
        return True

    def move(self, seat: Seat, text: str) -> bool:
        """Play a move said by number, by text or by picks; False if the picks have only narrowed it down."""
        picks = self.match.picks(seat)
        if not text:
            if len(self.menu) > 1:
                raise IllegalMove.because("several-moves")
            return self.play(seat, self.menu[0].text)
        if re.fullmatch(r"[-+−]\d+", text) and text not in self.match.legal(seat):  # no card either
            raise IllegalMove.because("not-listed", last=len(self.menu))
        whole = completed(self.match, seat, [*self.said, text], language())
        if whole:
            return self.play(seat, whole)
        if text.isdecimal() and not self.says_cards(seat, text):
            sure, self.doubted = text == self.doubted, text
            number = int(text) if len(text) < 6 else 0
            entry = numbered(self.match, seat, self.menu, number, sure or self.aloud)
            self.doubted = ""
            return self.narrow(seat, entry.path) if entry.path else self.play(seat, entry.text)
        if text not in picks.values():
            path = None if clashes(self.match.game.name, text, language()) else self.path(seat, text)
            if path is None:
                text = meant(self.match, seat, text, language())
                path = self.path(seat, text)
            if path:
                return self.narrow(seat, path)
            moves = self.match.draft(seat, text)
            if moves:
                return self.play(seat, *moves)
        return self.play(seat, text)

    def says_cards(self, seat: Seat, text: str) -> bool:
        """Whether a number that is too long for the list says a move or half of one, as 345 does in Pirates."""
        return len(text) > len(str(len(self.menu))) and doubt(self.match.why(seat, text)) < NEVER

    def path(self, seat: Seat, text: str) -> Picks | None:
        """The picks that a text means, if any."""
        bare = self.match.why(seat, text) is not None
        return named(self.match.picks(seat), self.picked, text.lower(), bare)

    def narrow(self, seat: Seat, path: Picks) -> bool:
        """Go on from some picks: play the move they make, or list those they begin.

        What takes more than one thing that was not named is asked: one card said shall not lay three, and no WILD.
        """
        rest = {each[len(path) :]: move for each, move in self.match.picks(seat).items() if each[: len(path)] == path}
        if len({*rest.values()}) == 1 and min(map(len, rest)) < 2:
            return self.play(seat, *{*rest.values()})
        self.picked = path
        self.show_moves(seat)
        return False

    def play(self, seat: Seat, *moves: str) -> bool:
        for move in moves:
            self.match.play(seat, move)
        self.picked, self.said, self.refused = (), [], None
        self.new.discard(seat)
        self.keep()
        return True

    def refuse(self, refusal: Refusal) -> None:
        self.refused = refusal
        self.screen.say(why(self.match, refusal, self.aloud))
        if refusal.rule and not self.hinted:
            self.hinted = True
            self.screen.say(say("why-tells"))

    def undo(self, seat: Seat, agreed: bool) -> None:
        """Take a move back: one's own by the rule, or with everybody's consent the last one any person made."""
        alone = self.people == [seat]  # bots always agree
        if agreed and not alone:
            moved = [event.seat for event in self.match.log(None) if event.seat in self.people]
            seat = moved[-1] if moved and moved[-1] is not None else seat
        self.match.undo(seat, agreed=agreed or alone)
        self.seen = [min(ply, self.match.plies) for ply in self.seen]
        self.told = min(self.told, self.match.plies)
        self.picked, self.refused = (), None
        self.keep()
        self.screen.say(say("taken-back"))

    # What a person asks

    def help(self, seat: Seat) -> None:
        about = spoken().say(self.match.game.about())
        asked = telling(self.match, seat, "moves") if self.aloud else self.picture(seat).split("\n\n")[-1]
        commands = in_row(say("help")) if self.aloud else say("help")
        self.screen.say(f"{about}\n\n{say('now')}\n{asked}\n{say('behind')}\n\n{commands}")

    def hint(self, seat: Seat) -> None:
        """Where to look; asked again, what the best bot would do; and again, what speaks for it; then all of that.

        The bot knows what the seat sees and has seen: in a game of memory too it is never told what the seat was not.
        """
        if self.advice is None or self.advised != self.match.plies:
            thought = sunshower.bot(self.match.game.name, ADVISER).think(self.match.view(seat, memory=True))
            self.advice, self.advised, self.asked = hint(self.match, seat, thought), self.match.plies, 0
        steps = self.advice.steps()
        step = steps[self.asked] if self.asked < len(steps) else tuple(self.advice)
        speaks = voice(players(self.match), seat, self.aloud)
        self.asked += 1
        more = say("hint-again") if self.asked < len(steps) else ""
        self.screen.say(speaks.joined([*speaks.lines(step), more]))

    def tell(self, seat: Seat | None, text: str) -> None:
        """Tell a part of the table in words; without a word for it, what may be asked for."""
        if not text:
            self.screen.say(topics())
            return
        topic = topic_of(text)
        self.screen.say(telling(self.match, "all" if seat is None and self.match.result else seat, topic))
        if topic == "moves" and seat is not None and not self.match.result:
            self.show_moves(seat)

    def log(self, seat: Seat | None, everything: bool) -> None:
        lines = chapters(self.match, "all" if self.match.result else seat, seat, self.aloud)
        shown = lines if everything else lines[-RECENT:]
        if len(shown) < len(lines):
            self.screen.say(say("last-lines", shown=len(shown), all=len(lines)))
        (self.screen.page if everything else self.screen.say)("\n".join(shown))

    def rules(self, word: str) -> None:
        if not word:
            self.screen.page(rulebook.plain(self.match.game, language()))
            return
        found = rulebook.search(self.match.game, word, language())
        self.screen.page(found or say("no-mention", word=word), rulebook.marks(word))

    def why(self, seat: Seat, text: str) -> None:
        refusal = refused(self.match, seat, text, language()) if text else self.refused
        if refusal is None:
            self.screen.say(say("allowed" if text else "nothing-refused"))
            return
        self.refused = refusal
        self.screen.say(why(self.match, refusal, self.aloud))
        if refusal.rule:
            rules = rulebook.mentions(self.match.game, refusal.rule, language())
            bare = [rulebook.unnumbered(rule).removeprefix("- ") for rule in rules]
            self.screen.say("\n".join(bare if self.aloud else rules))

    # The end

    def keep(self) -> None:
        """Save the game as it goes on; if that fails, say so once."""
        try:
            said = self.file.keep(self.match)
            self.warned = False
        except OSError as error:
            said = "" if self.warned else say("not-saved", folder=str(saves.folder()), reason=reason(error))
            self.warned = True
        if said:
            self.screen.say(said)

    def finish(self) -> None:
        """Tell the result, then answer until everybody leaves."""
        self.screen.private(False)  # now there is nothing to hide, and something to keep
        lone = self.people[0] if len(self.people) == 1 else None
        if lone is not None:
            self.seen[lone] = self.narrate(lone, self.seen[lone])
        elif self.people:
            self.told = self.narrate(None, self.told)
        self.show_table("all" if lone is None else lone)
        self.screen.say(f"\n{self.ending(lone) if self.aloud else outcome(self.match, lone, self.last)}")
        self.screen.say(say("keep"))
        while self.match.result:
            text = self.screen.ask()
            word, _, rest = text.partition(" ")
            try:
                if word.lower() in ("undo", "undo!") and self.people:
                    self.undo(self.people[0], agreed=True)  # everybody is looking
                elif not text or not self.command(lone, word.lower(), rest.strip()):
                    self.screen.say(say("over"))
            except Refusal as refusal:
                self.refuse(refusal)

    def ending(self, eyes: Eyes) -> str:
        """For ears: who has won, unless that has just been said; how it stands; and why."""
        won = verdict(self.match, eyes)
        standing = telling(self.match, "all" if eyes is None else eyes, "score")
        return "\n".join([*([] if says(self.last, won) else [won]), standing, reason_for(self.match)])

    def leave(self, code: int) -> int:
        """Save what is unfinished, clean up what is finished."""
        if self.match.result:
            self.file.clear()
            return code
        try:
            said = self.file.keep_for_later(self.match)
        except OSError as error:
            said = self.file.lost(self.match, self.people[0] if len(self.people) == 1 else None, error)
            code = code or 1
        with suppress(OSError):  # after a hang-up there is nobody left to tell
            self.screen.private(False)
            self.screen.exact(said)
        return code
