"""What lies over the table on the full screen for a while: a long text, a list to choose from, a line to type."""

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from sunshower.tui.canvas import GOLD, QUIET, TEXT, Canvas
from sunshower.tui.screen import printable
from sunshower.tui.speech import voice


class Page(ModalScreen[None]):
    """A long text over the table; in one with a search what is looked for can be typed."""

    AUTO_FOCUS = "#text"
    BINDINGS: ClassVar = [Binding("escape,q,enter", "dismiss", show=False)]

    def __init__(self, title: str, text: str, search: Callable[[str], str] | None = None) -> None:
        super().__init__()
        self.heading, self.text, self.search = title, text, search

    def compose(self) -> ComposeResult:
        """Title, search, text."""
        with Vertical(id="page"):
            yield Static(Text(self.heading, style=f"bold {GOLD}"))
            if self.search:
                yield Input(placeholder=voice()("rules-find"), id="find", compact=True)
            with VerticalScroll(id="text"):
                yield Static(dressed(self.text), id="said")
            yield Static(Text(f"Esc  {voice()('close')}", style=QUIET))

    @on(Input.Changed)
    def find(self, event: Input.Changed) -> None:
        """Show what the search finds."""
        assert self.search
        self.query_one("#said", Static).update(dressed(self.search(event.value)))


class Typed(ModalScreen[str]):
    """A move, typed."""

    BINDINGS: ClassVar = [Binding("escape", "dismiss('')", show=False)]

    def compose(self) -> ComposeResult:
        """One line."""
        with Vertical(id="typed"):
            yield Static(Text(voice()("screen-type"), style=f"bold {GOLD}"))
            yield Input(compact=True)

    @on(Input.Submitted)
    def said(self, event: Input.Submitted) -> None:
        """It is typed."""
        self.dismiss(event.value.strip())


class Choose(ModalScreen[str]):
    """One of a list."""

    BINDINGS: ClassVar = [Binding("escape,q", "dismiss('')", show=False)]

    def __init__(self, title: str, choices: dict[str, tuple[str, str]], first: str = "") -> None:
        super().__init__()
        self.heading, self.choices, self.first = title, choices, first

    def compose(self) -> ComposeResult:
        """The title, and each choice with what there is to say of it."""
        with Vertical(id="choose"):
            yield Static(Text(self.heading, style=f"bold {GOLD}"))
            rows = []
            for name, (title, about) in self.choices.items():
                text = Text(title, style="bold")
                text.append(f"\n{about}" if about else "", style=f"not bold {QUIET}")
                rows.append(Option(text, id=name))
            yield OptionList(*rows)
            yield Static(Text(f"\nEsc  {voice()('cancel')}", style=QUIET))

    def on_mount(self) -> None:
        """Begin with the usual one."""
        names = list(self.choices)
        found = self.query_one(OptionList)
        found.highlighted = names.index(self.first) if self.first in names else 0
        found.focus()

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        """That one."""
        self.dismiss(event.option.id or "")


def dressed(text: str) -> Text:
    """Text with its pieces in their colours."""
    canvas = Canvas(0, 0, voice(), lambda pick, nth: "dim")
    found = Text()
    for line in printable(text).split("\n"):
        canvas.rows.clear()
        canvas.write(0, 0, line)
        for segment in canvas.segments(0):
            found.append(segment.text, segment.style if segment.style != TEXT else "")
        found.append("\n")
    return found
