"""The rulebooks, the code and the tests name the same rules.

Rulebooks are found through the registry of games, so these tests cover a new game without a change here.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import nassau
from nassau import games
from nassau.i18n.languages import LANGUAGES, SOURCE
from nassau.i18n.rule_texts import rule_messages
from nassau.kernel import Rulebook
from nassau.kernel.rulebook import table_rules

pytestmark = pytest.mark.xdist_group("rulebooks")  # one worker parses the sources

TESTS = Path(__file__).parents[1]
PACKAGE = Path(nassau.__file__).parent
KERNEL = "kernel"
BOOKS = (KERNEL, *games.ALL)
RULE_ID = re.compile(r"[A-Z]\d+\.\d+")


def rulebook(book: str) -> Rulebook:
    return table_rules() if book == KERNEL else games.load(book).rulebook


def room(book: str) -> Path:
    return PACKAGE / KERNEL if book == KERNEL else PACKAGE / "games" / book


def package(book: str) -> str:
    return f"nassau.{KERNEL}" if book == KERNEL else games.load(book).package


def letter(book: str) -> str:
    """The first letter of the rule ids, different for each rulebook."""
    return next(iter(rulebook(book).rules))[0]


@cache
def calls_in(folder: Path, pattern: str) -> list[tuple[Path, ast.Call]]:
    """Every call of a plain name in these files. Parsing dominates, so each folder is parsed once per process."""
    files = sorted(folder.rglob(pattern))
    return [(file, call) for file in files for call in calls(ast.parse(file.read_text(encoding="utf-8")))]


def calls(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node


# -- rules named by tests


@cache
def marks() -> dict[str, dict[str, str]]:
    """By kind of mark ("rule", "example"): each id that a test names, with its place in the sources.

    Only decorators of tests count: a mark on a helper proves nothing. Files without a mark are not parsed.
    """
    found: dict[str, dict[str, str]] = {"rule": {}, "example": {}}
    for file in sorted(TESTS.rglob("test_*.py")):
        text = file.read_text(encoding="utf-8")
        if "tests.support.marks" in text:
            for call in (call for decorator in decorators(ast.parse(text)) for call in calls(decorator)):
                if called(call) in found:
                    place = f"{file.relative_to(TESTS)}:{call.lineno}"
                    found[called(call)].update({str(ast.literal_eval(id)): place for id in call.args})
    return found


def decorators(scope: ast.Module | ast.ClassDef) -> Iterator[ast.expr]:
    for node in scope.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield from node.decorator_list
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from node.decorator_list
            yield from decorators(node)


def called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_has_a_test(book: str) -> None:
    assert not [id for id in rulebook(book).rules if id not in marks()["rule"]]


@pytest.mark.parametrize("book", BOOKS)
def test_every_example_has_a_test(book: str) -> None:
    assert not [id for id in rulebook(book).examples if id not in marks()["example"]]


def test_tests_name_no_unknown_rule() -> None:
    known = {id for book in BOOKS for id in rulebook(book).rules}
    assert not {id: place for id, place in marks()["rule"].items() if id not in known}


def test_tests_name_no_unknown_example() -> None:
    known = {id for book in BOOKS for id in rulebook(book).examples}
    assert not {id: place for id, place in marks()["example"].items() if id not in known}


# -- rules named by the code


def named_rules(call: ast.Call, position: int) -> list[str]:
    """The literals in the `rule` argument; a conditional expression has several."""
    named = [keyword.value for keyword in call.keywords if keyword.arg == "rule"]
    return [id for argument in named or call.args[position : position + 1] for id in literals(argument)]


def literals(value: ast.expr) -> list[str]:
    if isinstance(value, ast.IfExp):
        return literals(value.body) + literals(value.orelse)
    return [str(value.value)] if isinstance(value, ast.Constant) else []


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("name", "position"), [("Refusal", 0), ("Verb", 1)])
def test_refusals_and_verbs_name_known_rules(book: str, name: str, position: int) -> None:
    known = rulebook(book).rules.keys() | table_rules().rules.keys()
    unknown = [
        f"{file.name}:{call.lineno}: {id}"
        for file, call in calls_in(room(book), "*.py")
        if called(call) == name
        for id in named_rules(call, position)
        if id not in known
    ]
    assert not unknown


@pytest.mark.parametrize("book", games.ALL)
def test_every_verb_says_when_it_is_due(book: str) -> None:
    game = games.load(book)
    assert not {verb: due.rule for verb, due in game.verbs.items() if due.rule not in game.rules}


@pytest.mark.parametrize("book", BOOKS)
def test_texts_beside_the_rules_name_known_rules(book: str) -> None:
    """Docstrings, comments, constants, texts and the rulebook itself."""
    known, own = rulebook(book).rules, letter(book)
    files = [file for file in sorted(room(book).rglob("*")) if file.suffix in (".py", ".toml", ".ftl")]
    mentioned = {(file.name, id) for file in files for id in RULE_ID.findall(file.read_text(encoding="utf-8"))}
    assert not [(name, id) for name, id in sorted(mentioned) if id[0] == own and id not in known]


# -- the rulebooks themselves


@pytest.mark.parametrize("book", BOOKS)
def test_ids_of_a_ledger_are_unique_and_stand_in_their_section(book: str) -> None:
    data = tomllib.loads((room(book) / "rules.toml").read_text(encoding="utf-8"))
    ids = [row["id"] for table in ("section", "rule", "example", "option") for row in data.get(table, [])]
    assert len(ids) == len(set(ids))
    sections = [row["id"] for row in data["section"]]
    assert not [row["id"] for row in data["rule"] if row["id"].split(".")[0] not in sections]


@pytest.mark.parametrize("book", BOOKS)
def test_rules_and_examples_refer_to_what_the_ledger_holds(book: str) -> None:
    book_ = rulebook(book)
    assert not [rule.id for rule in book_.rules.values() if rule.option and rule.option not in book_.options]
    assert not [id for row in book_.examples.values() for id in row["rules"] if id not in book_.rules]
    assert not [option.id for option in book_.options.values() if option.default not in option.values]


def test_every_ledger_has_a_letter_of_its_own() -> None:
    letters = [letter(book) for book in BOOKS]
    assert len(letters) == len(set(letters))
    assert not [id for book in BOOKS for id in rulebook(book).rules if id[0] != letter(book)]


@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_has_a_check_and_a_source(book: str) -> None:
    assert not [rule.id for rule in rulebook(book).rules.values() if not (rule.check and rule.source)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_a_language_has_a_sentence_for_all_that_the_ledger_holds_and_no_other(book: str, lang: str) -> None:
    book_ = rulebook(book)
    ids = ["title", *(f"section-{id}" for id in book_.sections), *(f"option-{id}" for id in book_.options)]
    ids += [f"rule-{id.replace('.', '-')}" for id in book_.rules] + [f"preset-{id}" for id in book_.presets]
    messages = rule_messages(package(book), lang)
    assert sorted(messages.ids()) == sorted(ids)
    assert all(messages.format(id, {}) for id in ids)


@pytest.mark.parametrize("book", BOOKS)
def test_the_title_of_the_ledger_is_the_english_one(book: str) -> None:
    assert rule_messages(package(book), SOURCE).format("title", {}) == rulebook(book).title
