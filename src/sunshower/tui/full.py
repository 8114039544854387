"""The full screen: a board in colours, hand, log and prompts side by side, for mouse and keys.

It knows a Table and how boards are drawn, and no rules: what can be picked lights up, picks narrow a move down, and
whatever does not light up says why not.
"""

from collections.abc import Awaitable, Callable
from time import monotonic

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal
from textual.widgets import Footer, Static

from sunshower import rulebook
from sunshower.core.errors import Refusal
from sunshower.core.letters import MOST_ANSWERS
from sunshower.core.message import Who
from sunshower.core.text import folded
from sunshower.tui.area import DO, Area, looks
from sunshower.tui.canvas import GOLD, OUTLINE, PAPER, QUIET, SEEN, clipped
from sunshower.tui.log import Log
from sunshower.tui.pages import Choose, Page, Typed, dressed
from sunshower.tui.sight import Advice, Sight, Table
from sunshower.tui.speech import language, voice, why

PROMPT = 4
"""Rows for what is asked and what is answered; more where there is more to say."""
LEAST = 14
"""Rows that the board keeps, however much there is to say."""
SELDOM = ("l", "t")
"""Keys that only the list of keys names."""
NARROW = 96
"""Fewer columns than these leave the log just enough to be read."""
LOG = {False: 29, True: 46}
"""How wide the log is, in a narrow and in a wide terminal."""
HURRY = 30
"""Seconds left on a clock that stand out."""
LONG = 10
"""Seconds after which a turn is so long that it is timed, and that whoever waited is rung for."""
ABSENT = 30
"""Seconds after which a bot may be let to play on for somebody who is away."""
NOTED = 6
"""Seconds that a notice stays."""


def t(key: str, **args: str | int) -> str:
    """What the page says as well."""
    return voice()(key, **args)


Open = Callable[["FullScreen"], Awaitable[Table | None]]


class FullScreen(App[str]):
    """The program: a table, and what a person does at it. It returns what is to be said afterwards."""

    ENABLE_COMMAND_PALETTE = False
    CSS = f"""
    Screen {{ background: {PAPER}; color: {SEEN}; }}
    #head {{ height: 1; padding: 0 1; background: {PAPER}; }}
    #middle {{ height: 1fr; }}
    #area {{ width: 1fr; height: 1fr; padding: 0 0 0 1; background: {PAPER}; }}
    #area:focus {{ background: {PAPER}; }}
    #log {{ width: {LOG[False]}; height: 1fr; background: {PAPER}; border-left: solid #3a3f4b; padding: 0 0 0 1;
           scrollbar-size-vertical: 1; scrollbar-background: {PAPER}; scrollbar-color: #3a3f4b; }}
    .wide #log {{ width: {LOG[True]}; }}
    .shut #log {{ display: none; }}
    #prompt {{ height: {PROMPT}; padding: 0 1; background: #1d2027; }}
    Footer {{ background: {PAPER}; color: {QUIET}; }}
    FooterKey {{ background: {PAPER}; color: {QUIET}; }}
    FooterKey .footer-key--key {{ color: {GOLD}; background: {PAPER}; }}
    FooterKey .footer-key--description {{ color: {OUTLINE}; background: {PAPER}; }}
    ModalScreen {{ align: center middle; background: #000000 60%; }}
    #page, #choose, #typed {{ width: 90%; max-width: 96; height: auto; max-height: 90%; padding: 1 2;
           background: #1d2027; border: round {GOLD}; }}
    #choose, #typed {{ max-width: 78; }}
    #text {{ height: auto; max-height: 1fr; background: #1d2027; margin: 1 0; }}
    #find, Input {{ background: {PAPER}; margin: 1 0; }}
    OptionList {{ background: #1d2027; border: none; height: auto; max-height: 20; margin-top: 1; }}
    OptionList > .option-list--option-highlighted {{ background: #3a3f4b; color: #ffffff; }}
    """

    def __init__(self, open_table: Open) -> None:
        super().__init__()
        self.open_table = open_table
        self.seat: Table | None = None
        self.area = Area(self)
        self.message = ""
        self.refused: Refusal | None = None
        self.unplayed: list[str] = []
        """What was typed and refused: a question may have asked for the rest of it."""
        self.doubted: tuple[str, int] | None = None
        """What the refusal is about."""
        self.advice: Advice | None = None
        self.told = 0
        """How many steps of the advice have been told."""
        self.named = ""
        """What is pointed at."""
        self.history = Log()
        self.finished = False
        self.busy = False
        for key, action, label in (
            ("u", "undo", "bar-undo"),
            ("h", "hint", "bar-hint"),
            ("w", "why", "screen-why"),
            ("r", "rules", "bar-rules"),
            ("l", "log", "log-title"),
            ("t", "text", "plain-table"),
            ("m", "type", "screen-move"),
            ("s", "say", "bar-say"),
            ("question_mark", "keys", "bar-keyboard"),
            ("q", "quit", "bar-leave"),
        ):
            shows = key not in SELDOM
            self.bind(key, action, description=t(label), show=shows, key_display="?" if key == "question_mark" else key)

    def compose(self) -> ComposeResult:
        """Where it stands, the board and the log, what is asked, and the keys."""
        yield Static(id="head")
        with Horizontal(id="middle"):
            yield self.area
            yield self.history
        yield Static(id="prompt")
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        """Sit down."""
        self.area.focus()
        self.run_worker(self.sit_down())
        self.set_interval(1, self.tick)

    async def sit_down(self) -> None:
        """Go to the table."""
        table = await self.open_table(self)
        if table is None:
            self.exit("")
        else:
            self.follow(table)

    def follow(self, table: Table) -> None:
        """Follow a table from now on, and no other."""

        async def follow() -> None:
            await table.run()
            self.exit(await table.leave())  # the table itself is gone

        self.seat, table.changed = table, self.look
        self.look()
        self.run_worker(follow(), group="table", exclusive=True)

    def on_resize(self, event: events.Resize) -> None:
        """A wide terminal has a wide log."""
        self.set_class(event.size.width >= NARROW, "wide")
        self.call_after_refresh(self.look)

    def tick(self) -> None:
        """A second has gone by at a table where somebody may be waiting for somebody."""
        sight = self.sight
        if sight and sight.link:
            self.show_head(sight)
            if self.area.commands != self.commands(sight):
                self.look()

    # What is shown

    @property
    def sight(self) -> Sight | None:
        return self.seat.sight if self.seat else None

    def look(self) -> None:
        """The table has changed: show it."""
        sight, area = self.sight, self.area
        if sight is None or not self.is_running or not self.screen_stack:
            return
        before, moved = area.sight, False
        if before is not sight:
            self.notice(before, sight)
            area.sight = sight
            area.picker.show(sight.offers if sight.acting else ())
            moved = before is None or before.lines != sight.lines or before.view != sight.view
            if moved:
                self.message, self.refused, self.advice, self.told, area.hinted = "", None, None, 0, ()
                area.picker.picked = ()
        area.commands = self.commands(sight)
        area.redraw()
        wide = self.size.width >= NARROW
        self.set_class(not area.fits(self.size.width - LOG[wide] - 2), "shut")  # no room beside a large board
        decides = sight.acting or area.commands
        if decides and area.pointed not in (lit := area.lit()) and (lit and (area.pointed is None or moved)):
            area.pointed = lit[0]
            area.draw()
        self.named = area.called(area.pointed[0]) if area.pointed and not area.pointed[0].startswith(DO) else ""
        self.show_head(sight)
        self.history.show(sight)
        self.show_prompt()
        if sight.result and not self.finished:
            self.finished = True
            self.push_screen(Page(t("end-result"), self.outcome(sight)))
        self.finished = bool(sight.result)

    def notice(self, before: Sight | None, sight: Sight) -> None:
        """What has changed that one should not miss: the line, what others say, and the own turn after a long one."""
        if before is None or (before.link, before.seat) != (sight.link, sight.seat):
            self.refresh_bindings()
            return
        if sight.up and not before.up:
            self.notify(t("back-again"), timeout=NOTED)
        known = {id(line) for line in before.lines}
        for line in sight.lines:
            if id(line) not in known and line.seat != sight.seat and line.says[0].key == "table-says":
                self.notify(sight.all(line.says), timeout=NOTED)
        if sight.link and sight.acting and not before.acting and sight.turn_began - before.turn_began > LONG:
            self.bell()

    def commands(self, sight: Sight) -> list[tuple[str, str]]:
        """What can be done beside moves."""
        if sight.curtain:
            return [(f"{DO}go-on", t("curtain-lift", name=sight.curtain))]
        if sight.result:
            rematch = {"rematch": t("end-rematch"), "join": t("end-rematch-go")}.get(sight.again)
            return [*([(f"{DO}rematch", rematch)] if rematch else []), (f"{DO}leave", t("bar-leave"))]
        if sight.asking is not None and sight.answers:
            return [(f"{DO}yes", t("undo-agree")), (f"{DO}no", t("undo-refuse"))]
        if sight.handed_over:
            return [(f"{DO}go-on", t("bar-take-back"))]
        if sight.seat is None:
            return []
        if sight.view is None:
            return [(f"{DO}fill-{seat}", f"{t('seat-number', n=seat + 1)}: {t('invite-fill')}") for seat in sight.free]
        if monotonic() - sight.turn_began < ABSENT:
            return []
        return [(f"{DO}fill-{seat}", t("seat-hand-over", name=sight.names[seat])) for seat in sight.away]

    def show_head(self, sight: Sight) -> None:
        """The game, where it stands, and everybody with their points."""
        board = looks(sight)
        left = Text(sight.title, style=f"bold {GOLD}")
        if board and sight.view is not None and not sight.curtain:
            left.append(f"  {board.status(sight.view, sight.voice)}", style=SEEN)
        right = Text()
        scores = (sight.view or {}).get("scores")
        for seat, name in enumerate(sight.names):
            acts = seat == sight.to_act
            right.append("  ▸" if acts else "   ", style=GOLD)
            if board and board.pieces and sight.view is not None:
                right.append(f"{board.pieces[seat]} ", style="#ffffff")
            right.append(name or t("seat-free"), style="bold #ffffff" if acts else SEEN)
            if seat in sight.away:
                right.append(f" ({t('seat-away')})", style=QUIET)
            if isinstance(scores, list) and seat < len(scores):
                right.append(f" {scores[seat]}", style=f"bold {GOLD}")
            right.append_text(clock(sight, seat))
        room = self.size.width - 2 - left.cell_len - right.cell_len
        if room < 1:
            left.truncate(max(8, self.size.width - 3 - right.cell_len), overflow="ellipsis")
            room = max(1, self.size.width - 2 - left.cell_len - right.cell_len)
        self.query_one("#head", Static).update(Text.assemble(left, " " * room, right))

    def outcome(self, sight: Sight) -> str:
        """Who has won, and why."""
        result = sight.result
        assert result
        first = tuple(Who(seat) for seat, rank in enumerate(result.ranks) if rank == 1)
        say = sight.voice
        won = say("table-drawn") if len(first) == len(sight.names) else say("table-won", winners=first)
        order = sorted(range(len(sight.names)), key=lambda seat: result.ranks[seat])
        places = [f"{result.ranks[seat]:3}. {say.pair(sight.names[seat], str(result.scores[seat]))}" for seat in order]
        return "\n".join([won, "", *places, "", sight.all([result.says])])

    def show_prompt(self) -> None:
        """What is asked, or what has just been answered; under it what has been picked, or is pointed at."""
        sight = self.sight
        if sight is None:
            return
        text = Text()
        width, last = max(20, self.size.width - 2), self.picks() or self.named
        lines = [part for line in self.said(sight).split("\n") for part in folded(line, width)]
        room = max(PROMPT - 1, min(len(lines), self.size.height - LEAST - 3))
        if len(lines) > room:
            lines = [*lines[:room]]
            lines[-1] = clipped(f"{lines[-1]} …", width)
        lines += [""] * (room - len(lines))
        for line in lines:
            text.append_text(dressed_line(line, "bold #ffffff" if self.message else SEEN))
            text.append("\n")
        text.append(clipped(last, width), style=GOLD if self.picks() else QUIET)
        prompt = self.query_one("#prompt", Static)
        prompt.styles.height = room + 1
        prompt.update(text)

    def said(self, sight: Sight) -> str:
        if not sight.up:
            return t("reconnecting")
        if self.message:
            return self.message
        if self.busy:
            return t("bar-hint-thinking")
        if sight.curtain or sight.view is None:
            return ""
        if sight.result:
            return self.outcome(sight).split("\n")[0]
        if sight.asking is not None and sight.seat is not None:
            asks = t("undo-asked", name=sight.names[sight.asking])
            return asks if sight.answers else t("undo-waiting")
        if not sight.acting and sight.to_act is not None and sight.seat != sight.to_act:
            return t("turn-of", name=sight.names[sight.to_act])
        return sight.asked()

    def picks(self) -> str:
        """What has been picked."""
        picked = self.area.picker.picked
        return t("bar-picked", picks=" → ".join(map(self.area.called, picked))) if picked else ""

    def pointed_at(self, pick: str | None) -> None:
        """The pointer has gone elsewhere: name what it is at."""
        self.named = self.area.called(pick) if pick and not pick.startswith(DO) else ""
        self.show_prompt()

    def tell(self, text: str) -> None:
        """Say something to the person."""
        self.message = text
        self.show_prompt()

    # What a person does

    def touch(self, pick: str, nth: int) -> None:
        """Somebody touches a thing: go on with it, or say why that cannot be."""
        self.message = ""
        area = self.area
        if pick.startswith(DO):
            self.run_worker(self.obey(pick.removeprefix(DO)))
            return
        if not area.picker.touch(pick, nth):
            self.run_worker(self.explain(pick))
            return
        move = area.picker.settled()
        area.redraw()
        self.show_prompt()
        if move:
            self.run_worker(self.play(move))
        elif area.lit() and area.pointed not in area.lit():
            area.point(area.lit()[0])

    async def obey(self, what: str) -> None:
        """Do what a button says that is no object of the game."""
        assert self.seat
        match what:
            case "play":
                move = self.area.picker.complete
                if move:
                    await self.play(move)
            case "back":
                self.back()
            case "go-on":
                await self.attempt(self.seat.go_on())
            case "yes" | "no":
                await self.attempt(self.seat.answer(what == "yes"))
            case "rematch":
                await self.attempt(self.play_again())
            case "leave":
                await self.action_quit()
            case _ if what.startswith("fill-"):
                await self.attempt(self.seat.fill(int(what.removeprefix("fill-"))))

    async def play_again(self) -> None:
        """Go on to the next game."""
        assert self.seat
        self.follow(await self.seat.rematch())

    def back(self) -> None:
        """Let go of the last thing that was picked."""
        self.message = ""
        self.area.picker.back()
        self.area.redraw()
        self.show_prompt()

    async def attempt(self, deed: Awaitable[None]) -> bool:
        """Do something that the table may refuse; whether it did not."""
        try:
            await deed
            return True
        except Refusal as refusal:
            self.refused, self.doubted = refusal, self.area.pointed
            self.tell(why(refusal))
            return False

    async def play(self, *moves: str) -> None:
        """Make some moves in a row."""
        assert self.seat
        for move in moves:
            if not await self.attempt(self.seat.play(move)):
                break
        self.area.picker.picked = ()
        self.area.redraw()
        self.show_prompt()

    async def explain(self, pick: str) -> None:
        """Say why a thing cannot be picked."""
        assert self.seat
        try:
            refusal = await self.seat.why(pick)
        except Refusal as refused:
            refusal = refused
        self.refused, self.doubted = refusal, self.area.pointed
        self.tell(why(refusal) if refusal else t("bar-pick"))

    def action_why(self) -> None:
        """Say why what is pointed at cannot be picked; asked again, the rule behind it."""
        pointed, sight = self.area.pointed, self.sight
        known = self.message and self.doubted == pointed and self.refused is not None and self.refused.rule
        if known and self.refused and sight and sight.game:
            rule = "\n".join(rulebook.mentions(sight.game, self.refused.rule, language()))
            self.push_screen(Page(t("why-rule"), f"{why(self.refused)}\n\n{rule}"))
        elif pointed and not pointed[0].startswith(DO):
            if pointed[0] in self.area.picker.next:
                self.tell(f"{self.area.called(pointed[0])}. {t('explain-lit')}")
            else:
                self.run_worker(self.explain(pointed[0]))

    def action_undo(self) -> None:
        """Take the last move back, or ask for it."""
        if self.seat:
            self.run_worker(self.attempt(self.seat.undo()))

    def action_hint(self) -> None:
        """Where to look; asked again, the move; and again, what speaks for it."""
        if self.seat and not self.busy:
            self.run_worker(self.advise())

    async def advise(self) -> None:
        """Get the hint, and tell its next step."""
        assert self.seat
        sight = self.seat.sight
        if sight.seat is None:
            self.tell(t("watching"))
            return
        if self.advice is None:
            self.busy, self.message = True, ""
            self.show_prompt()
            try:
                self.advice = await self.seat.hint()
            except Refusal as refusal:
                self.tell(why(refusal))
                return
            finally:
                self.busy = False
            self.told = 0
        steps = self.advice.steps
        self.tell(sight.all(steps[min(self.told, len(steps) - 1)]))
        self.told += 1
        if self.told > 1:
            offers = [offer for offer in sight.offers if offer.move == self.advice.move]
            self.area.hinted = offers[0].picks[0] if offers else ()
            self.area.picker.picked = ()
            self.area.redraw()
            for pick, nth in self.area.lit():
                if (pick,) == self.area.hinted[:1]:
                    self.area.point((pick, nth))

    def action_rules(self) -> None:
        """The rules, and a search in them."""
        sight = self.sight
        if sight is None or sight.game is None:
            return
        game, whole = sight.game, rulebook.plain(sight.game, language())

        def search(word: str) -> str:
            found = rulebook.search(game, word, language()) if word.strip() else whole
            return found or t("rules-found-none", word=word.strip())

        self.push_screen(Page(t("rules-title", game=sight.title), whole, search))

    def action_log(self) -> None:
        """The whole log, or none beside the board."""
        if self.sight:
            self.push_screen(Page(t("log-title"), "\n".join(self.history.chapters(self.sight))))

    def action_text(self) -> None:
        """The table as text."""
        if self.sight and not self.sight.curtain:
            self.push_screen(Page(t("plain-table"), self.sight.text()))

    def action_keys(self) -> None:
        """The keys."""
        talk = {"s": "bar-say"} if self.check_action("say", ()) else {}
        rows = {
            "←→↑↓": "keyboard-arrows",
            "Tab": "keyboard-next",
            "Enter": "keyboard-pick",
            "1 2 3": "keyboard-number",
            "w": "keyboard-explain",
            "Esc": "keyboard-back",
            "u": "keyboard-undo",
            "h": "keyboard-hint",
            "r": "keyboard-rules",
            "m": "screen-type",
            "t": "plain-table",
            "l": "log-title",
            **talk,
            "q": "bar-leave",
        }
        self.push_screen(Page(t("keyboard-title"), "\n".join(f"{key:10}{t(name)}" for key, name in rows.items())))

    def action_type(self) -> None:
        """Type a move."""
        self.push_screen(Typed(), self.typed)

    def typed(self, text: str | None) -> None:
        """Something has been typed, or nothing."""
        if text:
            self.run_worker(self.play_typed(text))

    async def play_typed(self, text: str) -> None:
        """Play what was typed: a move by its text, the rest of one, or several that lead to what it describes."""
        assert self.seat
        said, self.unplayed = [*self.unplayed, text][-MOST_ANSWERS:], []
        try:
            moves = await self.seat.read(said)
        except Refusal as refusal:
            self.unplayed = said
            self.refused, self.doubted = refusal, self.area.pointed
            self.tell(why(refusal))
            return
        await self.play(*moves)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Talking is for tables at which somebody hears it."""
        return action != "say" or bool(self.sight and self.sight.link and self.sight.seat is not None)

    def action_say(self) -> None:
        """Say something to the others."""
        self.run_worker(self.talk())

    async def talk(self) -> None:
        """Choose a phrase, and say it."""
        assert self.seat
        try:
            phrases = await self.seat.phrases()
        except Refusal as refusal:
            self.tell(why(refusal))
            return
        known = {phrase: (t(f"phrase-{phrase.replace(' ', '-')}"), "") for phrase in phrases}
        phrase = await self.push_screen_wait(Choose(t("bar-say"), known))
        if phrase:
            await self.attempt(self.seat.say(phrase))

    async def action_quit(self) -> None:
        """Leave. At a table of a server that may be for a while, or for good."""
        sight = self.sight
        if sight and sight.link and sight.seat is not None and not sight.result and sight.up:
            self.run_worker(self.get_up())
        else:
            self.exit(await self.seat.leave() if self.seat else "")

    async def get_up(self) -> None:
        """Ask how, and leave."""
        assert self.seat
        begun = self.seat.sight.view is not None
        ways = {
            "while": (t("screen-leave-a-while"), t("screen-leave-a-while-lead")),
            "good": (t("screen-leave-for-good"), t("bar-leave-sure") if begun else t("screen-leave-free")),
        }
        way = await self.push_screen_wait(Choose(t("bar-leave"), ways))
        if way:
            self.exit(await self.seat.leave(for_good=way == "good"))


def clock(sight: Sight, seat: int) -> Text:
    """How much time a seat has left; without a clock, how long a turn has taken, if it takes long."""
    acts, left = seat == sight.to_act and not sight.result, (sight.clocks or (None,) * len(sight.names))[seat]
    if left is not None:
        left = max(0, left - (monotonic() - sight.heard) * acts)
        return Text(f" {spelled(left)}", style="bold #000000 on #ffffff" if acts and left < HURRY else QUIET)
    waited = monotonic() - sight.turn_began
    return Text(f" {spelled(waited)}", style=QUIET) if sight.link and acts and waited > LONG else Text()


def spelled(seconds: float) -> str:
    """Minutes and seconds."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def dressed_line(line: str, colour: str) -> Text:
    """A line with its pieces in their colours, and the rest in one."""
    found = dressed(line)
    found.rstrip()
    base = Text("", style=colour)
    base.append_text(found)
    return base


def run(open_table: Open) -> str:
    """Show a table until somebody leaves it, and return what there is to say after that."""
    return FullScreen(open_table).run() or ""
