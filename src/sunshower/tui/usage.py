"""How the command line is used, told to people: the help of a command, and what is wrong with what was typed.

Click knows which commands, arguments and options there are, the catalogues know what each of them does.
"""

import re
import shutil
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from sunshower.core.errors import BadTable
from sunshower.core.message import Arg, Message
from sunshower.core.text import columns, folded, padded
from sunshower.core.words import languages
from sunshower.tui.speech import OPTION, say, spoken, voice

WIDEST = 80
NARROWEST = 20
VALUE = re.compile(r"[A-Z]{2,}")


def page(ctx: Any) -> str:
    """The help of the command that a context of Click is about."""
    command, name = ctx.command, ctx.info_name
    width = min(WIDEST, shutil.get_terminal_size().columns) - 1
    usage = " ".join([ctx.command_path, *map(translated, command.collect_usage_pieces(ctx))])
    parts = [say("heading-usage", usage=usage), paragraph(about(name), 2, width)]
    rows = {
        "arguments": [(label(param), told(name, param)) for param in params(ctx, "argument")],
        "options": [(label(param), told(name, param)) for param in params(ctx, "option")] + [language()],
        "commands": [(each, about(each)) for each in getattr(command, "commands", ())],
    }
    parts += [f"{say(f'heading-{kind}')}\n{listed(found, width)}" for kind, found in rows.items() if found]
    return "\n\n".join(parts) + "\n"


def params(ctx: Any, kind: str) -> list[Any]:
    return [param for param in ctx.command.get_params(ctx) if param.param_type_name == kind]


def about(command: str, option: str = "") -> str:
    """What a command does, or an argument or option of it; what means the same everywhere is told once."""
    own = f"help-{command}-{option}" if option else f"help-{command}"
    return say(own if f"line-{own}" in spoken() else f"help-any-{option}", languages=voice().row(languages()))


def language() -> tuple[str, str]:
    """The option that every command takes, though Click never sees it."""
    return f"{OPTION} {translated('LANGUAGE')}", about("any", OPTION.lstrip("-"))


def told(command: str, param: Any) -> str:
    """What an argument or an option does, what it can be, and what it is if nobody says it."""
    said = [about(command, param.opts[0].lstrip("-"))]
    if param.default is not None and not isinstance(param.default, bool):
        usual = f"{param.default:g}" if isinstance(param.default, float) else str(param.default)
        said.append(say("limit", limit=say("default", value=usual)))
    if bounds := span(param):
        said.append(say("limit", limit=bounds))
    return voice().joined(said)


def label(param: Any) -> str:
    """An argument or an option as it can be typed, its value in words."""
    names = [*param.opts, *param.secondary_opts] if param.param_type_name == "option" else []
    return " ".join(filter(None, [" / ".join(names), translated(param.metavar or "")]))


def typed(param: Any) -> str:
    """An argument or an option by name."""
    return label(param) if param.param_type_name == "argument" else str(param.opts[0])


def span(param: Any) -> str | None:
    """Between which numbers a value may be."""
    least, most = getattr(param, "min", None), getattr(param, "max", None)
    return None if least is None else say("span", least=least, most=most)


def translated(piece: str) -> str:
    """A piece of the usage: whatever stands in capitals is a word for people."""
    return VALUE.sub(lambda word: say(f"value-{word[0].lower()}"), piece)


def listed(rows: Sequence[tuple[str, str]], width: int) -> str:
    """Names, and beside each of them what it means."""
    left = max(columns(name) for name, _ in rows) + 4
    return "\n".join(f"  {padded(name, left - 2)}{paragraph(text, left, width).lstrip()}" for name, text in rows)


def paragraph(text: str, indent: int, width: int) -> str:
    """Text between two margins."""
    lines = folded(text, max(width - indent, NARROWEST))
    return "\n".join(" " * indent + line.strip() for line in lines)


# What is wrong with what was typed


def refusal(error: Any, ctx: Any) -> BadTable:
    """What Click has found wrong with a command line, in our own words."""
    match type(error).__name__:
        case "NoSuchOption":
            known = [
                OPTION,
                *(name for param in params(ctx, "option") for name in (*param.opts, *param.secondary_opts)),
            ]
            near = voice().either(get_close_matches(error.option_name, known)) or None
            return refused("unknown-option", name=error.option_name[:40], near=near, command=ctx.command_path)
        case "BadOptionUsage":
            takes = any(error.option_name in param.opts and not param.is_flag for param in params(ctx, "option"))
            return refused("wrong-use", name=error.option_name, takes=takes)
        case "MissingParameter":
            return refused("missing", name=typed(error.param), command=ctx.command_path)
        case "BadParameter":
            whole = error.param.metavar == "NUMBER"
            return refused("wrong-number", name=typed(error.param), whole=whole, span=span(error.param))
    return refused("misunderstood", said=error.format_message())


def refused(why: str, **args: Arg) -> BadTable:
    """A command line that asks for what cannot be; the catalogues have the reason."""
    return BadTable("wrong-options", Message(f"line-no-{why}", args))
