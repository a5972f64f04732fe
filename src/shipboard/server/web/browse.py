"""The REST part as a page to read: made here from its OpenAPI description, without a script."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE_PATH = "/api/schema.css"
STYLE = Path(__file__).with_name("browse.css")
LIMITS = {
    "minimum": "at least", "maximum": "at most", "minLength": "characters: at least",
    "maxLength": "characters: at most", "minItems": "entries: at least",
    "maxItems": "entries: at most", "default": "usually",
}  # fmt: skip

Schema = dict[str, Any]


class Browsable(OpenAPIRenderPlugin):
    """Every call with what it takes and gives, by subject."""

    def __init__(self) -> None:
        super().__init__(path="/browse")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        info = openapi_schema["info"]
        title = escape(f"{info['title']} {info['version']}")
        json = escape(self.get_openapi_json_route(request))
        parts = [
            f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<link rel="icon" href="/favicon.svg">',
            f'<link rel="stylesheet" href="{STYLE_PATH}"></head><body><main>',
            f"<h1>{title}</h1><p>{escape(info['description'])}",
            f' The same for programs: <a href="{json}">{json}</a>.</p>',
            *_calls(openapi_schema["paths"]),
            "<h2>What is sent</h2>",
            *_bodies(openapi_schema["components"]["schemas"]),
            "</main></body></html>",
        ]
        return "".join(parts).encode()


def _calls(paths: Schema) -> Iterator[str]:
    subject = ""
    for path, methods in paths.items():
        for method, call in methods.items():
            if call["tags"][0] != subject:
                subject = call["tags"][0]
                yield f"<h2>{escape(subject.capitalize())}</h2>"
            yield _call(path, method, call)


def _call(path: str, method: str, call: Schema) -> str:
    where = escape(path)
    if method == "get" and "{" not in path:
        where = f'<a href="{where}">{where}</a>'
    fields = [_field(p["name"], p["schema"], p["required"], p["in"]) for p in _given(call)]
    answers = [
        f"<dt>{status}</dt><dd>{escape(answer['description'])} {_content(answer)}</dd>"
        for status, answer in call["responses"].items()
    ]
    body = f"<p>Takes {_content(call['requestBody'])}.</p>" if "requestBody" in call else ""
    return (
        f'<section id="{escape(call["operationId"])}"><h3><b>{method.upper()}</b> '
        f"<code>{where}</code></h3>{_paragraphs(call['description'])}"
        f"{_list(fields)}{body}<details><summary>Answers</summary>{_list(answers)}</details>"
        "</section>"
    )


def _paragraphs(text: str) -> str:
    return "".join(f"<p>{escape(paragraph)}</p>" for paragraph in text.split("\n\n"))


def _given(call: Schema) -> list[Schema]:
    found: list[Schema] = call.get("parameters", [])
    return found


def _content(part: Schema) -> str:
    return " or ".join(_sort(media.get("schema", {})) for media in part["content"].values())


def _bodies(schemas: Schema) -> Iterator[str]:
    for name, schema in schemas.items():
        fields = [
            _field(field, inner, field in schema.get("required", ()))
            for field, inner in schema["properties"].items()
        ]
        yield f'<section id="{escape(name)}"><h3>{escape(name)}</h3>{_list(fields)}</section>'


def _list(items: list[str]) -> str:
    return f"<dl>{''.join(items)}</dl>" if items else ""


def _field(name: str, schema: Schema, required: bool, where: str = "") -> str:
    told = [_sort(schema), *_limits(schema), escape(where and f"in the {where}")]
    told.append("" if required else "may be left out")
    return f"<dt><code>{escape(name)}</code></dt><dd>{'; '.join(t for t in told if t)}</dd>"


def _limits(schema: Schema) -> Iterator[str]:
    for key, words in LIMITS.items():
        if (value := schema.get(key)) not in (None, ""):
            shown = str(value).lower() if isinstance(value, bool) else f"{value}".removesuffix(".0")
            yield escape(f"{words} {shown}")


def _sort(schema: Schema) -> str:
    """What sort of value this is, in words."""
    if name := schema.get("$ref", "").rpartition("/")[2]:
        return f'<a href="#{escape(name)}">{escape(name)}</a>'
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if "oneOf" in schema:
        return " or ".join(_sort(one) for one in schema["oneOf"])
    if schema.get("type") == "array":
        return f"list of {_sort(schema['items'])}"
    return escape(schema.get("type", "any"))
