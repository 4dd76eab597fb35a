"""The bot of the documentation plays as it stands there."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent.parent / "docs" / "writing-a-bot.md"


def test_the_bot_in_process_plays_its_match(capsys: pytest.CaptureFixture[str]) -> None:
    section = PAGE.read_text(encoding="utf-8").partition("## In process")[2].partition("## Over the network")[0]
    code = re.search(r"```python\n(.+?)```", section, re.DOTALL)
    assert code is not None
    bot = code[1].partition("class Dreamer")[2].partition("game = ")[0]
    assert len([line for line in bot.splitlines() if line.strip()]) <= 20
    exec(compile(code[1], str(PAGE), "exec"), {"__name__": "documented"})
    games = capsys.readouterr().out.splitlines()
    assert len(games) == 2
    assert sum(line.startswith("[1.0, 0.0]") for line in games) >= 1
