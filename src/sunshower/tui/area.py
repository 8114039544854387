"""The board on the full screen, and under it a button for whatever can be picked and is not drawn."""

from collections.abc import Iterable
from typing import Protocol

from textual import events
from textual.geometry import Size
from textual.strip import Strip
from textual.widget import Widget

from sunshower.core.text import columns
from sunshower.tui.boards import BOARDS, NOTES, Board
from sunshower.tui.canvas import DIM, LIGHT, STRONG, TEXT, Canvas, Thing, clipped
from sunshower.tui.screen import printable
from sunshower.tui.sight import Picker, Sight
from sunshower.tui.speech import voice

DO = "do:"
"""What a thing is called that is no object of the game, such as the button that lets bots sit down."""
SLOPE = 3
"""How much farther a thing seems that lies aside of the way in which the pointer goes."""


class Owner(Protocol):
    """Whoever is told what is done on the board."""

    def pointed_at(self, pick: str | None) -> None:
        """Something else is pointed at."""

    def touch(self, pick: str, nth: int) -> None:
        """Something is touched."""

    def back(self) -> None:
        """The last pick is let go of."""

    def action_why(self) -> None:
        """Somebody asks why what is pointed at cannot be picked."""


def looks(sight: Sight) -> Board | None:
    """How the game of a table is drawn, if it has a board here."""
    return BOARDS.get(sight.game.name) if sight.game else None


class Area(Widget, can_focus=True):
    """The board, and under it a button for whatever can be picked and is not drawn."""

    def __init__(self, owner: Owner) -> None:
        super().__init__(id="area")
        self.owner = owner
        self.sight: Sight | None = None
        self.picker = Picker()
        self.commands: list[tuple[str, str]] = []
        """What can be done beside moves: a name and what it says."""
        self.hinted: tuple[str, ...] = ()
        self.pointed: tuple[str, int] | None = None
        self.board: Canvas | None = None
        self.buttons: Canvas | None = None
        self.top = 0
        """How many rows of the board are above what is seen."""

    # Drawing

    def draw(self) -> None:
        """Draw everything anew."""
        sight, (width, height) = self.sight, self.size
        if sight is None or not width:
            return
        board = self.drawn(sight, width, height)
        self.board, self.buttons = board, self.draw_buttons({thing.pick for thing in board.things}, sight)
        self.top = max(0, min(self.top, self.board_height - self.room))
        self.refresh()

    def fits(self, width: int) -> bool:
        """Whether so many columns are enough for the board."""
        return self.sight is None or self.drawn(self.sight, width, self.size.height).size[0] <= width

    def drawn(self, sight: Sight, width: int, height: int) -> Canvas:
        """What there is to see in some room."""
        board = Canvas(width, height - 3, sight.voice, self.light, self.pointed)
        board_of = looks(sight)
        if sight.curtain:
            board.fold(2, 2, voice()("curtain-title", name=sight.curtain), STRONG)
            board.fold(2, 4, voice()("curtain-lead"))
        elif sight.view is None:
            self.draw_seats(board, sight)
        elif board_of:
            board_of.draw(sight.view, board)
            self.draw_notes(board, sight)
        else:
            self.draw_text(board, sight)
        return board

    def draw_seats(self, board: Canvas, sight: Sight) -> None:
        """The table before the deal: who sits there, and the link for the others."""
        if not sight.names:
            board.write(2, 1, voice()("loading"), DIM)
            return
        y = board.fold(2, 1, voice()("invite-title"), STRONG) + 1
        board.write(2, y, sight.link, LIGHT)
        y = board.fold(2, y + 2, voice()("invite-waiting", n=len(sight.free)), TEXT) + 1
        for seat, name in enumerate(sight.names):
            x = board.write(4, y + seat, f"{seat + 1}  ", DIM)
            board.write(x, y + seat, name or voice()("seat-free"), TEXT if name else DIM)

    def draw_notes(self, board: Canvas, sight: Sight) -> None:
        """Where there is room for it, what is to be known of the table and is not drawn."""
        aloud = sight.game.aloud if sight.game else None
        y = board.size[1] + 1
        if board.roomy and aloud:
            for message in aloud(sight.view).get("table", ()):
                if message.key in NOTES and y < board.height - 2:
                    y = board.fold(0, y, sight.all([message]), DIM)

    def draw_text(self, board: Canvas, sight: Sight) -> None:
        """The picture that a game draws in text."""
        for y, line in enumerate(printable(sight.text()).split("\n")):
            board.write(0, y, line)

    def draw_buttons(self, drawn: set[str], sight: Sight) -> Canvas:
        """What can be picked and is not on the board, in rows."""
        canvas = Canvas(self.size.width, 3, sight.voice, self.light, self.pointed)
        x = y = 0
        for pick, label in (*self.commands, *self.undrawn(drawn)):
            label = clipped(label, self.size.width - 4)
            if x and x + columns(label) + 2 > self.size.width:
                x, y = 0, y + 1
            x = canvas.chip(x, y, label, pick=pick) + 1
        return canvas

    def undrawn(self, drawn: set[str]) -> Iterable[tuple[str, str]]:
        picker = self.picker
        for pick in picker.next:
            if pick not in drawn:
                yield pick, self.called(pick)
        if picker.complete and picker.next:
            yield f"{DO}play", voice()("bar-play")
        if picker.picked:
            yield f"{DO}back", voice()("bar-back")

    def called(self, pick: str) -> str:
        """What an object is called; one without a name of its own, by what it does."""
        sight = self.sight
        label = dict(self.commands).get(pick)
        if label or sight is None or sight.view is None:
            return label or pick
        board_of = looks(sight)
        if board_of:
            return board_of.name(pick, sight.view, sight.voice)
        whole = self.picker.whole(pick) if pick in self.picker.next else None
        return sight.deed(whole).rstrip(".。") if whole else sight.called(pick)

    def light(self, pick: str, nth: int) -> str:
        """How an object is lit."""
        if pick.startswith(DO):
            return "lit"
        if self.picker.picked.count(pick) > nth and pick not in self.picker.next:
            return "picked"
        if pick in self.picker.next:
            if self.picker.picked.count(pick) > nth:
                return "picked"
            return "hinted" if pick in self.hinted else "lit"
        return "dim"

    def redraw(self) -> None:
        """What is lit has changed."""
        self.draw()
        names = [(thing.pick, thing.nth) for thing, _ in self.things()]
        if self.pointed not in names:
            self.point(next(iter(self.lit()), None))

    # Where things are

    @property
    def button_rows(self) -> int:
        rows = self.buttons.size[1] if self.buttons else 0
        return rows if rows <= max(3, self.size.height // 3) else 0

    @property
    def room(self) -> int:
        """How many rows of the board are seen; many buttons are scrolled along with it."""
        return self.size.height - self.button_rows

    @property
    def board_height(self) -> int:
        if not self.board or not self.buttons:
            return 0
        below = 0 if self.button_rows else self.buttons.size[1] + 1
        return self.board.size[1] + below

    def things(self) -> list[tuple[Thing, int]]:
        """Everything that lies here, with the row it is drawn in, as if nothing were scrolled."""
        if not self.board or not self.buttons:
            return []
        under = self.room + self.top if self.button_rows else self.board.size[1] + 1
        return [(thing, thing.y) for thing in self.board.things] + [
            (thing, thing.y + under) for thing in self.buttons.things
        ]

    def render_line(self, y: int) -> Strip:
        """A row of the board, or of the buttons."""
        canvas, row = self.canvas_at(y)
        segments = canvas.segments(row) if canvas else []
        strip = Strip(segments).adjust_cell_length(self.size.width, TEXT)
        return strip

    def canvas_at(self, y: int) -> tuple[Canvas | None, int]:
        if self.button_rows and y >= self.room:
            return self.buttons, y - self.room
        row = y + self.top
        if self.board and row >= self.board.size[1] + 1 and not self.button_rows:
            return self.buttons, row - self.board.size[1] - 1
        return self.board, row

    def at(self, x: int, y: int) -> Thing | None:
        """The thing in a cell of the screen."""
        canvas, row = self.canvas_at(y)
        return next((thing for thing in canvas.things if thing.covers(x, row)), None) if canvas else None

    # Pointing and picking

    def point(self, to: tuple[str, int] | None) -> None:
        """Point at a thing, and bring it into sight."""
        if to == self.pointed:
            return
        self.pointed = to
        for thing, y in self.things():
            if (thing.pick, thing.nth) == to and not (
                self.buttons and self.button_rows and thing in self.buttons.things
            ):
                if y < self.top:
                    self.top = y
                elif y + thing.height > self.top + self.room:
                    self.top = y + thing.height - self.room
        self.draw()
        self.owner.pointed_at(to[0] if to else None)

    def lit(self) -> list[tuple[str, int]]:
        """What can be picked now, in the order in which it lies; of several alike the first that is not picked."""
        found: dict[str, tuple[str, int]] = {}
        for thing, _ in self.things():
            if self.light(thing.pick, thing.nth) in ("lit", "hinted"):
                found.setdefault(thing.pick, (thing.pick, thing.nth))
        return list(found.values())

    def step(self, way: int) -> None:
        """Point at the next thing that can be picked, or the one before."""
        lit = self.lit()
        if lit:
            at = lit.index(self.pointed) + way if self.pointed in lit else 0 if way > 0 else -1
            self.point(lit[at % len(lit)])

    def move(self, right: int, down: int) -> None:
        """Point at the nearest thing in a direction."""
        things = self.things()
        here = next(((thing, y) for thing, y in things if (thing.pick, thing.nth) == self.pointed), None)
        if here is None:
            self.step(1)
            if self.pointed is None and things:
                self.point((things[0][0].pick, things[0][0].nth))
            return
        x0, y0 = middle(*here)
        best: tuple[float, Thing] | None = None
        for thing, y in things:
            x, y1 = middle(thing, y)
            ahead = (x - x0) * right + (y1 - y0) * 2 * down
            aside = abs((x - x0) * down) + abs((y1 - y0) * 2 * right)
            if ahead > 0.5 and (best is None or ahead + SLOPE * aside < best[0]):
                best = ahead + SLOPE * aside, thing
        if best:
            self.point((best[1].pick, best[1].nth))

    def on_key(self, event: events.Key) -> None:
        """Arrows go anywhere, Tab to what can be picked, Enter picks, digits pick at once."""
        ways = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
        if event.key in ways:
            self.move(*ways[event.key])
        elif event.key in ("tab", "n"):
            self.step(1)
        elif event.key in ("shift+tab", "p"):
            self.step(-1)
        elif event.key in ("enter", "space"):
            self.choose()
        elif event.key in ("escape", "backspace"):
            self.owner.back()
        elif event.key in ("pageup", "pagedown"):
            self.top += self.room if event.key == "pagedown" else -self.room
            self.draw()
        elif event.character and event.character in "123456789":
            lit = self.lit()
            if int(event.character) <= len(lit):
                self.point(lit[int(event.character) - 1])
                self.choose()
        else:
            return
        event.stop()
        event.prevent_default()

    def choose(self) -> None:
        """Touch what is pointed at; if there is only one thing to do, that."""
        lit = self.lit()
        if self.pointed is None and len(lit) == 1:
            self.pointed = lit[0]
        if self.pointed is None:
            self.step(1)
        else:
            self.owner.touch(*self.pointed)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """What the mouse is over is pointed at."""
        thing = self.at(event.x, event.y)
        if thing:
            self.point((thing.pick, thing.nth))

    def on_click(self, event: events.Click) -> None:
        """A click touches, with the right button it asks why not."""
        thing = self.at(event.x, event.y)
        if thing is None:
            return
        self.point((thing.pick, thing.nth))
        if event.button == 3:
            self.owner.action_why()
        else:
            self.owner.touch(thing.pick, thing.nth)

    def on_mouse_scroll_down(self) -> None:
        self.top += 2
        self.draw()

    def on_mouse_scroll_up(self) -> None:
        self.top -= 2
        self.draw()

    def on_resize(self) -> None:
        self.redraw()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As high as there is room."""
        return container.height


def middle(thing: Thing, y: int) -> tuple[float, float]:
    return thing.x + thing.width / 2, y + thing.height / 2
