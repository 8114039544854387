"""The messages of the server as TypeScript, for the page: `python -m sunshower.server.typescript`."""

import json
import re
from collections.abc import Mapping
from types import ModuleType
from typing import Any

from msgspec import Struct
from msgspec.json import schema_components

from sunshower.core.fluent import parse
from sunshower.core.registry import games
from sunshower.core.words import languages, texts, words
from sunshower.server import wire
from sunshower.server.messages import http, news
from sunshower.server.messages.commands import Command, Hello, Ping, Question

HEAD = "// Made by `python -m sunshower.server.typescript` from the server's own types. Do not edit.\n"
GAMES = {"GameView": wire.AnyView, "GameMove": wire.AnyMove, "Happening": wire.AnyHappening}
UNIONS: dict[str, Any] = {"Command": Command | Question | Hello | Ping, "Message": news.Message, **GAMES}
SHARED = re.compile("(hue|phrase|level|character)-")
"""The words of the table that the page says too."""
Names = Mapping[str, set[str]]
"""The unions that have a name, and what they are made of."""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """All types, each once, in the order of their names."""
    roots, parts = schema_components([*UNIONS.values(), *structs(http)], ref_template="#/{name}")
    kinds = dict(zip(UNIONS, roots))
    names = {name: members(kinds[name]) for name in GAMES}
    unions = [
        f"export type {name} = {written(kind, {other: names[other] for other in names if other != name})};\n"
        for name, kind in kinds.items()
    ]
    return "\n".join(
        [HEAD, *(interface(name, parts[name], names) for name in sorted(parts)), *unions, keys(), tongues()]
    )


def keys() -> str:
    """What the page can say itself, by the part of the catalogues that it is in."""
    found = {"page": [key for name in ("page", "table") for key in spoken(name) if name == "page" or SHARED.match(key)]}
    for game in games():
        for part in ("page", "coach"):
            begins = f"{game}-{part}-"
            if told := [key.removeprefix(begins) for key in spoken(game) if key.startswith(begins)]:
                found[f"{game}-{part}"] = told
    lines = [f"  {json.dumps(part)}: {' | '.join(map(json.dumps, sorted(told)))};" for part, told in found.items()]
    return "\n".join(["/** What the page can say itself. */", "export interface Keys {", *lines, "}", ""])


def tongues() -> str:
    """The languages that have a folder, by what they call themselves."""
    lines = [f"  {name}: {json.dumps(words(name).form('language-name'), ensure_ascii=False)}," for name in languages()]
    return "\n".join(
        ["/** The languages, each as it calls itself. */", "export const languageNames = {", *lines, "};", ""]
    )


def spoken(name: str) -> list[str]:
    """The messages in a file of the English catalogues, without their other forms."""
    return [key for key in parse(dict(texts("en"))[name]) if "." not in key]


def structs(module: ModuleType) -> list[Any]:
    """The types that a module defines."""
    own = (kind for kind in vars(module).values() if isinstance(kind, type(Struct)))
    return [kind for kind in own if kind.__module__ == module.__name__]


def members(kind: Mapping[str, Any]) -> set[str]:
    """The named types that a union is made of."""
    return {str(each["$ref"]).removeprefix("#/") for each in kind.get("anyOf", [kind]) if "$ref" in each}


def interface(name: str, part: Mapping[str, Any], names: Names) -> str:
    """An object as an interface, with what is said about it."""
    lines = [f"/** {part['description']} */"] if part.get("description") else []
    lines.append(f"export interface {name} {{")
    required = part["properties"] if name in always_whole() else part.get("required", [])
    for field, kind in part.get("properties", {}).items():
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {written(kind, names)};")
    return "\n".join([*lines, "}", ""])


def always_whole() -> set[str]:
    """The types that the server sends with all their fields: it takes no unknown ones in what is sent to it."""
    settings = {kind.__name__: kind.__struct_config__ for kind in (*structs(http), *structs(news))}
    return {name for name, of in settings.items() if not of.forbid_unknown_fields and not of.omit_defaults}


def written(kind: Mapping[str, Any], names: Names) -> str:
    """A type as TypeScript writes it; a union that has a name is called by it."""
    if "$ref" in kind:
        return str(kind["$ref"]).removeprefix("#/")
    if "anyOf" in kind:
        found = [written(each, names) for each in kind["anyOf"]]
        for name, parts in names.items():
            if parts and parts <= set(found):
                found = [name, *(each for each in found if each not in parts)]
        return " | ".join(dict.fromkeys(found))
    if "enum" in kind:
        return " | ".join(map(json.dumps, kind["enum"]))
    if kind.get("type") == "array":
        item = written(kind.get("items", {}), names)
        return f"({item})[]" if " " in item else f"{item}[]"
    if kind.get("type") == "object":
        more = kind.get("additionalProperties")
        return f"Record<string, {written(more, names) if isinstance(more, Mapping) else 'unknown'}>"
    return PLAIN.get(str(kind.get("type")), "unknown")


if __name__ == "__main__":
    print(typescript(), end="")
