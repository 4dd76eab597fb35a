"""The terminal says nothing that is not a message. Errors of record_files are those of the command line, in English."""

import ast
import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "src" / "nassau" / "terminal"
FILES = sorted(file for file in FOLDER.glob("*.py") if file.name != "record_files.py")
WORDS = re.compile(r"[^\W\d_]{2,} +[^\W\d_]{2,}")


def constants(source: str) -> list[str]:
    """The texts of a module, without its docstrings."""
    nodes = list(ast.walk(ast.parse(source)))
    docs = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    return [
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs
    ]


def test_texts_are_noticed() -> None:
    assert constants('"""Doc string."""\nprint(f"Your turn, {name}")') == ["Your turn, "]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_terminal_has_no_text_outside_messages(file: Path) -> None:
    assert [text for text in constants(file.read_text(encoding="utf-8")) if WORDS.search(text)] == []
