"""CI, git hooks, issue forms and citation agree with the Makefile, the package and each other."""

import re
import subprocess
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from packaging.version import Version

import nassau
from nassau import games

ROOT = Path(__file__).parents[2]
GITHUB = ROOT / ".github"
FORMS = sorted(set((GITHUB / "ISSUE_TEMPLATE").glob("*.yml")) - {GITHUB / "ISSUE_TEMPLATE" / "config.yml"})


def yaml(path: Path) -> Any:
    return import_module("yaml").safe_load(path.read_text(encoding="utf-8"))  # PyYAML ships no types


def make_variable(name: str) -> list[str]:
    found = re.search(rf"^{name} *:= (.*)", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    return found[1].split()


def make_targets(commands: list[str]) -> list[str]:
    return [target for command in commands for target in re.findall(r"\bmake ([\w-]+)", command)]


def has_target(name: str) -> bool:
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    return name in targets


def test_ci_runs_make_test_and_nothing_else() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert script[1:] == ["exec make test"]


def test_make_test_runs_everything() -> None:
    # READY must not be a makefile: make rebuilds makefiles even in a dry run, and its recipe creates .venv anew.
    plan = ["make", "--dry-run", "test", "READY=LICENSE", "BIN=bin"]
    shown = subprocess.run(plan, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for command in ("ruff check", "ruff format --check", "mypy", "lint-imports", "build.py lint", "build.py check"):
        assert f"{command}\n" in shown or f"{command} " in shown, command
    for tests in ('-m "not browser"', "-m browser", "hatch_build.py"):
        assert tests in shown, tests


def test_the_workflow_runs_make_targets_only() -> None:
    steps = yaml(GITHUB / "workflows" / "test.yml")["jobs"]["test"]["steps"]
    commands = [step["run"] for step in steps if "run" in step]
    targets = make_targets(commands)
    assert len(targets) == len(commands)
    assert targets[-1] == "test"
    assert all(map(has_target, targets))


def test_the_workflow_covers_the_supported_versions_of_python() -> None:
    job = yaml(GITHUB / "workflows" / "test.yml")["jobs"]["test"]
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert job["strategy"]["matrix"]["python"] == re.findall(r"Python :: (3\.\d+)\"", project)


def test_hooks_are_the_parts_of_make_check() -> None:
    (repository,) = yaml(ROOT / ".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"
    entries = [hook["entry"] for hook in repository["hooks"]]
    assert entries == [f"make {target}" for target in make_variable("CHECKS")]
    assert all(map(has_target, make_targets(entries)))


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.name)
def test_issue_forms_are_complete(form: Path) -> None:
    fields = yaml(form)
    assert {"name", "description", "body"} <= fields.keys()
    ids = [field["id"] for field in fields["body"] if field["type"] != "markdown"]
    assert len(ids) == len(set(ids)) > 0


def test_the_rule_form_lists_every_game() -> None:
    (game,) = [field for field in yaml(GITHUB / "ISSUE_TEMPLATE" / "rule.yml")["body"] if field.get("id") == "game"]
    assert game["attributes"]["options"] == list(games.ALL)


def test_the_citation_names_the_newest_release_and_its_date() -> None:
    citation = yaml(ROOT / "CITATION.cff")
    released = re.search(r"^## (\S+) - (\S+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert released is not None
    assert (citation["version"], citation["date-released"]) == released.groups()
    assert Version(citation["version"]) <= Version(nassau.__version__)


@pytest.mark.parametrize("ci", ["", "true"])
def test_missing_services_are_named_and_fail_in_ci_only(ci: str) -> None:
    environment = {"PATH": "/nowhere", "CI": ci}
    script = ["/bin/sh", str(ROOT / "tools" / "install_services.sh")]
    run = subprocess.run(script, env=environment, capture_output=True, text=True, check=False)
    assert (run.returncode != 0) == bool(ci)
    assert "SKIPPED" in run.stderr
    for program in ("redis-server", "caddy", "nginx"):
        assert program in run.stderr
