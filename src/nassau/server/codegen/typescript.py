"""Generates the client's TypeScript types from the server's structs.

`python -m nassau.server.codegen.typescript --write` writes the file, `--check` fails if it is out of date.
"""

from __future__ import annotations

import argparse
import inspect
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from fluent.syntax import ast
from msgspec import NODEFAULT, Struct
from msgspec import inspect as shapes

from nassau import games
from nassau.i18n.fluent_messages import parse, variables
from nassau.i18n.languages import SOURCE, locale_file
from nassau.server.protocol import messages, schemas

CLIENT: Final = Path(__file__).parents[4] / "client" / "src"
TARGET: Final = CLIENT / "api" / "protocol.gen.ts"
UI_TARGET: Final = CLIENT / "i18n" / "ui_messages.gen.ts"
UI_HEAD: Final = """\
// Generated from src/nassau/i18n/locales/en/ui.ftl. Do not edit:
// run `python -m nassau.server.codegen.typescript --write`.

/** The messages of the user interface, with the arguments of each. */
export interface UiMessages {
"""
HEAD: Final = """\
// Generated from src/nassau/server/protocol and the games' view structs. Do not edit:
// run `python -m nassau.server.codegen.typescript --write`. Comments on single fields are in those files.
"""
FACT: Final = """\
/** The fact's name, then its numbers, as texts/layout.toml names them: ["bid", 2, 5]. */
export type Fact = (string | number)[];"""
ALIASES: Final = ("Phase", "SeatKind", "Level", "ClockPreset", "Visibility", "Code")
UNIONS: Final = ("ClientMessage", "ServerMessage")
PLAIN: Final[dict[type[shapes.Type], str]] = {
    shapes.StrType: "string",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
    shapes.AnyType: "unknown",
}


class Writer:
    """Renders structs as interfaces. Nested structs of a game's view are prefixed with the game's name."""

    def __init__(self) -> None:
        self.names: dict[type, str] = {}
        self.aliases: dict[str, shapes.Type] = {"Fact": shapes.type_info(messages.Fact)}

    def name(self, structs: Iterable[tuple[str, type[Struct]]]) -> list[type[Struct]]:
        """Register names of structs; returns those that are new."""
        new = {struct: name for name, struct in structs if struct not in self.names}
        self.names.update(new)
        return list(new)

    def render(self, shape: shapes.Type) -> str:
        named = [name for name, alias in self.aliases.items() if alias == shape]
        return named[0] if named else self.spell(shape)

    def spell(self, shape: shapes.Type) -> str:
        match shape:
            case shapes.Metadata(type=inner, extra_json_schema=extra):
                return str((extra or {}).get("typescript") or self.render(inner))
            case shapes.StructType(cls=struct):
                return self.names[struct]
            case shapes.ListType(item_type=item):
                return self.many(item)
            case shapes.DictType(value_type=value):
                return f"Record<string, {self.render(value)}>"
            case shapes.UnionType(types=kinds):
                return " | ".join(map(self.render, kinds))
            case shapes.LiteralType(values=values):
                return " | ".join(f'"{value}"' for value in values)
            case _:
                return PLAIN[type(shape)]

    def many(self, item: shapes.Type) -> str:
        inner = self.render(item)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"

    def interface(self, struct: type[Struct]) -> str:
        shape = shapes.type_info(struct)
        assert isinstance(shape, shapes.StructType)
        rows = [f'  {shape.tag_field}: "{shape.tag}";'] if shape.tag_field else []
        rows += [
            f"  {field.encode_name}{'?' if self.optional(struct, field) else ''}: {self.render(field.type)};"
            for field in shape.fields
        ]
        return comment(struct) + "\n".join([f"export interface {self.names[struct]} {{", *rows, "}"])

    @staticmethod
    def optional(struct: type[Struct], field: shapes.Field) -> bool:
        """Whether a field may be absent: clients need not send it, or the server omits it."""
        if field.required:
            return False
        unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
        sent = issubclass(struct, schemas.Body | messages.ToServer)
        return unset or sent or bool(struct.__struct_config__.omit_defaults)


def comment(struct: type[Struct]) -> str:
    lines = inspect.cleandoc(struct.__doc__ or "").splitlines()
    if len(lines) < 2:
        return f"/** {lines[0]} */\n" if lines else ""
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def structs_of(module: ModuleType) -> Iterator[tuple[str, type[Struct]]]:
    """The message structs of a module, with their names."""
    bases = (Struct, messages.ToServer, messages.FromServer, schemas.Body)
    for name, value in vars(module).items():
        if isinstance(value, type) and issubclass(value, Struct) and value not in bases:
            yield name, value


def structs_in(shape: shapes.Type) -> Iterator[type[Struct]]:
    """The structs that a view consists of, the view first."""
    if isinstance(shape, shapes.StructType):
        yield shape.cls
        for field in shape.fields:
            yield from structs_in(field.type)
    for part in ("item_type", "value_type", "type"):
        if isinstance(inner := getattr(shape, part, None), shapes.Type):
            yield from structs_in(inner)
    for inner in getattr(shape, "types", ()):
        yield from structs_in(inner)


def view_struct(game: str) -> type[Struct]:
    struct: type[Struct] = import_module(f"{games.load(game).package}.view_types").View
    return struct


def document() -> str:
    """The content of the generated file."""
    writer = Writer()
    parts = [HEAD.rstrip(), FACT]
    for name in ALIASES:
        shape = shapes.type_info(getattr(messages, name))
        parts.append(f"export type {name} = {writer.render(shape)};")
        writer.aliases[name] = shape
    order: list[type[Struct]] = []
    for module in (messages, schemas):
        order += writer.name(structs_of(module))
    for game in games.ALL:
        title = "".join(part.capitalize() for part in game.split("_"))
        order += writer.name(
            (title + struct.__name__, struct) for struct in structs_in(shapes.type_info(view_struct(game)))
        )
    parts += [writer.interface(struct) for struct in order]
    views = {game: writer.names[view_struct(game)] for game in games.ALL}
    parts.append("/** The view struct of each game, by the game's id. */\nexport interface Views {\n"
                 + "\n".join(f"  {game}: {view};" for game, view in views.items()) + "\n}")  # fmt: skip
    parts.append("export type GameView = Views[keyof Views];")
    for name in UNIONS:
        parts.append(f"export type {name} = {writer.render(shapes.type_info(getattr(messages, name)))};")
    return "\n\n".join(parts) + "\n"


def ui_document() -> str:
    """The keys and arguments of the messages of the user interface, as TypeScript."""
    rows = []
    for entry in parse(locale_file(SOURCE, "ui.ftl") or "").body:
        if isinstance(entry, ast.Message):
            names = sorted(variables(entry))
            shape = (
                f"{{ {'; '.join(f'{name}: string | number' for name in names)} }}" if names else "Record<never, never>"
            )
            rows.append(f'  "{entry.id.name}": {shape};\n')
    return UI_HEAD + "".join(rows) + "}\n"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m nassau.server.codegen.typescript", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the generated files of client/src")
    parser.add_argument("--check", action="store_true", help="fail if one of the files is out of date")
    wanted: Any = parser.parse_args(arguments)
    files = {TARGET: document(), UI_TARGET: ui_document()}
    for file, text in files.items():
        if wanted.write:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        if wanted.check and (not file.exists() or file.read_text(encoding="utf-8") != text):
            name = file.relative_to(CLIENT.parents[1]).as_posix()
            sys.stderr.write(f"{name} is out of date: python -m nassau.server.codegen.typescript --write\n")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
