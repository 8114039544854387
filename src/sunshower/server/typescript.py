"""The messages of the server as TypeScript, for the page: `python -m sunshower.server.typescript`."""

import json
from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.json import schema_components

from sunshower.server.messages import http, news
from sunshower.server.messages.commands import Command, Hello, Ping, Question

HEAD = "// Made by `python -m sunshower.server.typescript` from the server's own types. Do not edit.\n"
UNIONS = {"Command": Command | Question | Hello | Ping, "Message": news.Message}
BY_HTTP = (
    http.Welcome,
    http.NewTable,
    http.Opening,
    http.Sitting,
    http.Place,
    http.OpenTable,
    http.Kept,
    http.Moment,
    http.Course,
    http.Rules,
    http.Practice,
    http.Scene,
)
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """All types, each once, in the order of their names."""
    roots, parts = schema_components([*UNIONS.values(), *BY_HTTP], ref_template="#/{name}")
    unions = [f"export type {name} = {written(root)};\n" for name, root in zip(UNIONS, roots)]
    return "\n".join([HEAD, *(interface(name, parts[name]) for name in sorted(parts)), *unions])


def interface(name: str, part: Mapping[str, Any]) -> str:
    """An object as an interface, with what is said about it."""
    lines = [f"/** {part['description']} */"] if part.get("description") else []
    lines.append(f"export interface {name} {{")
    required = part["properties"] if name in always_whole() else part.get("required", [])
    for field, kind in part.get("properties", {}).items():
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {written(kind)};")
    return "\n".join([*lines, "}", ""])


def always_whole() -> set[str]:
    """The types that the server sends with all their fields: it takes no unknown ones in what is sent to it."""
    kinds = [kind for module in (http, news) for kind in vars(module).values() if isinstance(kind, type(Struct))]
    settings = {kind.__name__: kind.__struct_config__ for kind in kinds}
    return {name for name, of in settings.items() if not of.forbid_unknown_fields and not of.omit_defaults}


def written(kind: Mapping[str, Any]) -> str:
    """A type as TypeScript writes it."""
    if "$ref" in kind:
        return str(kind["$ref"]).removeprefix("#/")
    if "anyOf" in kind:
        return " | ".join(dict.fromkeys(map(written, kind["anyOf"])))
    if "enum" in kind:
        return " | ".join(map(json.dumps, kind["enum"]))
    if kind.get("type") == "array":
        item = written(kind.get("items", {}))
        return f"({item})[]" if " " in item else f"{item}[]"
    if kind.get("type") == "object":
        more = kind.get("additionalProperties")
        return f"Record<string, {written(more) if isinstance(more, Mapping) else 'unknown'}>"
    return PLAIN.get(str(kind.get("type")), "unknown")


if __name__ == "__main__":
    print(typescript(), end="")
