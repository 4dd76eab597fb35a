"""The command `nassau`: version, help, rules, start-up time, odd input."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import nassau
from nassau import games
from nassau.cli.main import main


def test_the_version_says_whether_it_is_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    kind = "compiled" if nassau.compiled() else "interpreted"
    assert (end.value.code, capsys.readouterr().out) == (0, f"nassau {nassau.__version__} ({kind})\n")


def test_nassau_says_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--help"])
    said = capsys.readouterr().out
    assert all(command in said for command in ("serve", "play", "replay", "verify", "rules", "bots"))


def test_the_rules_can_be_printed_whole_by_section_and_one_by_one(nassau_says: Callable[..., str]) -> None:
    whole = nassau_says("rules", "manila", "--lang", "de")
    game = games.load("manila")
    assert [id for id in game.rules if f" {id} " not in whole] == []
    assert [id for id in game.options if f"--option {id}=" not in whole] == []
    assert nassau_says("rules", "manila", "m3.6", "--lang", "en").startswith("M3.6: Your highest possible bid")
    assert nassau_says("rules", "manila", "M14", "--lang", "en").count("  M14.") == 8
    assert nassau_says("rules", "manila", "K1.1", "--lang", "en") == "K1.1: It is not your turn to decide.\n"


def test_a_match_stops_early_and_says_why(nassau_says: Callable[..., str]) -> None:
    said = nassau_says(
        "bots", "match", "--players", "sailor,landlubber,landlubber", "--games", 60, "--sprt", "0.33,0.6", "--jobs", 1
    )
    assert "SPRT 0.33 against 0.6: better" in said
    assert "│ 15 " in said


def test_bots_play_a_match_and_the_table_adds_up(nassau_says: Callable[..., str]) -> None:
    said = nassau_says("bots", "match", "--players", "sailor,landlubber,landlubber", "--games", 6)
    shares = [float(share) for share in re.findall(r"│ (\d\.\d{3}) +│", said)]
    assert sum(shares) == pytest.approx(1, abs=0.002)
    assert shares[0] == max(shares)


def test_playing_loads_nothing_heavy() -> None:
    """Slow imports are avoided."""
    script = (
        "import sys; from nassau.cli.main import main; main(['play', 'manila']); "
        "print(sorted({'rich', 'asyncio', 'litestar', 'sqlalchemy', 'numpy', 'uvicorn'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", script], input="q\n", capture_output=True, text=True, check=True)
    assert done.stdout.endswith("[]\n")


def test_odd_bytes_on_the_keyboard_end_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "import sys; from nassau.cli.main import main; sys.exit(main())", "play", "manila"]
    typed = b"\xff\xfe\n\x00\n\x1b[A\nq\n"
    for encoding in ("utf-8", "ascii", "latin-1"):
        done = subprocess.run(
            command, input=typed, capture_output=True, check=True, env={**os.environ, "PYTHONIOENCODING": encoding}
        )
        assert done.stderr == b""
