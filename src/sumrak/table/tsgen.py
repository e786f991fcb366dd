"""The wire's classes as TypeScript.

`python -m sumrak.table.tsgen > client/src/wire.gen.ts`; a test keeps them equal.
"""

from typing import Any

import msgspec

from . import api, protocol

HTTP = [
    api.NewTable,
    api.TableMade,
    api.HttpError,
    api.GameInfo,
    api.Catalogue,
    api.Paragraph,
]
SCALARS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript(schema: dict[str, Any]) -> str:
    """A JSON schema, as msgspec writes it, as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typescript(x) for x in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f"'{value}'" for value in schema["enum"])
    match schema.get("type"):
        case "array":
            item = typescript(schema["items"])
            return f"({item})[]" if "|" in item else f"{item}[]"
        case "object":
            return f"Record<string, {typescript(schema.get('additionalProperties', {}))}>"
        case str(scalar):
            return SCALARS[scalar]
        case list(several):
            return " | ".join(dict.fromkeys(SCALARS[x] for x in several))
    return "unknown"


def generate() -> str:
    types = [protocol.ServerMsg, protocol.ClientMsg, *HTTP]
    (server, client, *_), components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    out = ["// Written by sumrak.table.tsgen from protocol.py. Do not edit.", f"export const PROTO = {protocol.PROTO};"]
    for name, component in sorted(components.items()):
        fields = [
            f"{key}{'' if key in component.get('required', []) else '?'}: {typescript(value)}"
            for key, value in component["properties"].items()
        ]
        if text := component.get("description"):
            out.append("/** " + " ".join(text.split()) + " */")
        out.append(f"export interface {name} {{ {'; '.join(fields)} }}")
    out += [f"export type ServerMsg = {typescript(server)};", f"export type ClientMsg = {typescript(client)};"]
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    print(generate(), end="")
