"""The documentation is correct: examples run, numbers are recomputed, links have targets."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from nassau import games
from nassau.cli.main import parser
from nassau.kernel.sealed import (
    CHAIN_START,
    SealedIntegers,
    chain_key,
    chained,
    commitment,
    contribution_hash,
    seal_key,
)
from nassau.tables.dice_audit import Draw, Outcome

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def test_the_examples_of_the_readme_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert (failed, tried > 10) == (0, True)


@pytest.mark.parametrize("document", PAGES, ids=lambda document: str(document.relative_to(ROOT)))
def test_links_have_targets(document: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", document.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (document.parent / link).exists()] == []


def test_the_main_pages_are_reachable_from_the_readme() -> None:
    linked, waiting = set(), [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page not in linked:
            linked.add(page)
            links = re.findall(r"\]\(([^)#]+\.md)\)", page.read_text(encoding="utf-8"))
            waiting += [(page.parent / link).resolve() for link in links if "://" not in link]
    own = {
        ROOT / "docs" / name
        for name in ("architecture.md", "adding-a-game.md", "records.md", "sealed-dice.md", "translating.md")
    }
    assert own <= linked


def test_the_readme_says_that_the_project_is_unofficial() -> None:
    assert "not affiliated with" in (ROOT / "README.md").read_text(encoding="utf-8")


def example() -> dict[str, list[str]]:
    """The worked example of docs/sealed-dice.md, by its labels."""
    page = (ROOT / "docs" / "sealed-dice.md").read_text(encoding="utf-8")
    found: dict[str, list[str]] = {}
    for label, value in re.findall(
        r"^    (\w+(?: \w+)?) {2,}(.+)$", page.partition("## A worked example")[2], re.MULTILINE
    ):
        found.setdefault(label, []).append(value)
    return found


def test_the_worked_example_of_sealed_dice_is_right() -> None:
    said = example()
    secret = bytes.fromhex(said["secret"][0])
    table, parts = said["table"][0], [bytes.fromhex(part) for part in said["contributions"][0].split()]
    key = seal_key(secret, [*parts, b""], table)  # the third seat is a bot
    assert [contribution_hash(table, part) for part in parts] == said["hashes"][0].split()
    assert [commitment(secret), key.hex()] == [said["commitment"][0], said["key"][0]]
    first = SealedIntegers(key, "dice/jade", 0)
    assert [(first.label + bytes(4)).hex()] == said["message"][:1]
    assert [str(first.word()) for _ in range(8)] == said["words"][0].split()
    assert "".join(f"{int(word):08x}" for word in said["words"][0].split()) == said["digest"][0]
    assert SealedIntegers(key, "dice/jade", 0).below(3_000_000_000) == int(said["below 3e9"][0])
    for number in (0, 1):
        drawn = SealedIntegers(key, "dice/jade", number).below(6)
        assert [str(drawn), str(drawn + 1)] == [said["below 6"][number], said["die"][number]]
    assert (SealedIntegers(key, "dice/jade", 1).label + bytes(4)).hex() == said["message"][1]


def test_the_worked_example_of_the_chain_is_right() -> None:
    said = example()
    parts = [bytes.fromhex(part) for part in said["contributions"][0].split()]
    key = chain_key(seal_key(bytes.fromhex(said["secret"][0]), [*parts, b""], said["table"][0]))
    faces = [Outcome(f"roll:3:{face}", 1) for face in range(1, 7)]
    draw = Draw(1, 40, "dice/jade", 0, f"roll:3:{said['die'][0]}", [6], [int(said["below 6"][0])], faces)
    assert draw.text() == said["draw"][0].replace(r"\n", "\n")
    assert [key.hex(), chained(key, CHAIN_START, draw.text()).hex()] == [said["chain key"][0], said["head"][0]]


def test_the_guide_names_the_files_that_every_game_has() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    folders = [ROOT / "src" / "nassau" / "games" / name for name in games.ALL]
    common = set.intersection(*({file.name for file in folder.iterdir() if file.is_file()} for folder in folders))
    assert not [name for name in sorted(common) if f"`{name}`" not in guide]


def quoted(language: str) -> list[str]:
    """The blocks of the guide in a language."""
    guide = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", guide, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("language", "suffix"), [("python", ".py"), ("toml", ".toml"), ("ftl", ".ftl")])
def test_the_guide_quotes_the_example_game(language: str, suffix: str) -> None:
    """Its code is therefore checked by the tests of the example."""
    files = [file.read_text(encoding="utf-8") for file in (ROOT / "examples" / "pig").rglob(f"*{suffix}")]
    assert quoted(language)
    assert [block for block in quoted(language) if not any(block in text for text in files)] == []


def test_the_commands_of_the_guide_can_be_parsed() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    commands = re.findall(r"^    nassau (.+)$", guide, re.MULTILINE)
    assert len(commands) >= 3
    for command in commands:
        if "<" not in command:
            parser().parse_args(shlex.split(command))
