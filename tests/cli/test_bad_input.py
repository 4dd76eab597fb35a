"""Bad arguments and damaged files: one sentence on stderr, exit code 2."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nassau.cli.main import main
from tests.cli.record_editing import edit_record
from tests.support.keyboard import typing


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["play", "manilla"], "there is no game 'manilla'; did you mean 'manila'?"),
        (["play", "chess"], "there is no game 'chess'; there are: "),
        (["play"], "name a game: manila"),
        (["play", "manila", "--seats", "2"], "Manila is played by 3 to 5 players, not by 2"),
        (["play", "manila", "--seats", "-4"], "Manila is played by 3 to 5 players, not by -4"),
        (["play", "manila", "--humans", "5"], "--humans must be 0 to 4 (the number of seats), not 5"),
        (["play", "manila", "--humans", "-1"], "--humans must be 0 to 4 (the number of seats), not -1"),
        (["play", "manila", "--option", "kraken=on"], "Manila has no option 'kraken'; it has: "),
        (
            ["play", "manila", "--option", "thirteen=never"],
            "option 'thirteen' of Manila cannot be 'never'; it can be: ",
        ),
        (["play", "manila", "--option", "thirteen"], "--option needs the form ID=VALUE, not 'thirteen'"),
        (["play", "manila", "--bot", "kraken"], "there is no bot 'kraken' for Manila; levels: landlubber, sailor"),
        (["play", "manila", "--names", "Ann,Ann", "--humans", "2"], "--names must list 2 different names"),
        (["play", "manila", "--names", "Ann"], None),
        (["play", "manila", "--names", "\x1b[2J"], "a name has 1 to 40 printable characters"),
        (["rules", "manila", "M99"], "Manila has no rule 'M99'; rules: M1.1 to M14.8"),
        (["bots", "match", "--players", "sailor"], "Manila is played by 3 to 5 players, not by 1"),
        (["bots", "match", "--players", "a,b,c"], "there is no bot 'a' for Manila"),
        (["bots", "match", "--players", "sailor,sailor,sailor", "--games", "0"], "--games must be at least 1, not 0"),
    ],
)
def test_bad_arguments_are_answered_in_one_sentence(
    args: list[str], sentence: str | None, monkeypatch: pytest.MonkeyPatch, complaint: Callable[..., str]
) -> None:
    typing(monkeypatch)
    if sentence is None:
        assert main(args) == 0
    else:
        assert complaint(*args).startswith(sentence)


@pytest.mark.parametrize("args", [["sail"], ["play", "manila", "--seats", "four"], ["replay"], ["bots"], ["--kraken"]])
def test_what_argparse_refuses_ends_with_2(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(args)
    assert end.value.code == 2
    assert "nassau" in capsys.readouterr().err


def drop_die(data: dict[str, Any]) -> None:
    """Change the face of the first roll."""
    at = next(i for i, (_, action) in enumerate(data["entries"]) if action.startswith("roll"))
    verb, ware, face = data["entries"][at][1].split(":")
    data["entries"][at][1] = f"{verb}:{ware}:{int(face) % 6 + 1}"


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (lambda data: data.update(format="chess/1"), "this is not a game record of format nassau/1"),
        (lambda data: data.update(version=99), "the record is of manila version 99; this is version "),
        (lambda data: data.update(game="chess"), "there is no game 'chess'"),
        (lambda data: data.update(game=["manila"]), "this is not a game record: it names no game"),
        (lambda data: data.update(seats=9), "Manila is played by 3 to 5 players, not by 9"),
        (lambda data: data.update(seats=True), "Manila is played by 3 to 5 players, not by True"),
        (lambda data: data.update(options={"kraken": "on"}), "Manila has no option 'kraken'"),
        (lambda data: data.update(options=[]), "the record does not say its seats and options"),
        (lambda data: data.update(entries="none"), "the record has no entries"),
        (lambda data: data["entries"].__setitem__(3, [0, "bid:x"]), "entry 4: not an action: 'bid:x'"),
        (lambda data: data["entries"].__setitem__(3, {"seat": 0}), "entry 4: an entry is a seat and an action"),
        (
            lambda data: data["entries"].__setitem__(3, [-1, "deal:7"]),
            "entry 4: ",
        ),
        (lambda data: data["entries"].insert(9, [0, "place:3"]), "entry 10: place:3 of seat 1 is refused by rule "),
        (lambda data: data["entries"].append([0, "bid:3"]), "is refused by rule K1.3"),
        (lambda data: data.update(players=[]), "the record does not name 4 players"),
        (lambda data: data["players"][1].update(name="\x1b[31m"), "player 2 of the record has no proper name"),
        (lambda data: data["players"][1].update(bot=3), "player 2 of the record is neither a person nor a bot"),
    ],
)
@pytest.mark.parametrize("command", [("replay",), ("verify",), ("play", "--resume")])
def test_a_damaged_record_is_answered_in_one_sentence(
    command: tuple[str, ...],
    edit: Callable[[dict[str, Any]], object],
    sentence: str,
    recorded: Path,
    complaint: Callable[..., str],
) -> None:
    edit_record(recorded, edit)
    said = complaint(*command, recorded)
    assert said.startswith(f"{recorded}: ")
    assert sentence in said


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (lambda data: data.pop("seal"), "this record has no seal: its dice cannot be verified"),
        (lambda data: data["seal"].update(secret="00" * 32), "the secret does not match the commitment"),
        (lambda data: data["seal"].update(secret="xyz"), "the record's seal is damaged"),
        (lambda data: data["seal"].update(contributions=["00"]), "seal is damaged"),
        (drop_die, "the sealed dice say roll:"),
    ],
)
def test_a_seal_that_does_not_hold_is_named(
    edit: Callable[[dict[str, Any]], object], sentence: str, recorded: Path, complaint: Callable[..., str]
) -> None:
    edit_record(recorded, edit)
    assert sentence in complaint("verify", recorded)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "this is not a whole JSON document: line 1: "),
        (b'{"format": "nassau/1",\n "entries": [[1, "bid', "this is not a whole JSON document: line 2: "),
        (bytes(range(256)), "this is not a game record, but binary data"),
        (b"[]", "this is not a game record"),
        (b"3", "this is not a game record"),
        (b'{"game": ' + b"[" * 100_000, "this is not a game record"),
        (b'{"game": ' + b"9" * 5_000 + b"}", "this is not a game record"),
    ],
)
def test_a_file_that_is_no_record_is_answered_in_one_sentence(
    content: bytes, sentence: str, tmp_path: Path, complaint: Callable[..., str]
) -> None:
    file = tmp_path / "odd.json"
    file.write_bytes(content)
    assert complaint("replay", file).startswith(f"{file}: {sentence}")


def test_a_file_that_cannot_be_opened_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, complaint: Callable[..., str]
) -> None:
    assert complaint("replay", tmp_path) == f"{tmp_path}: this is a folder, not a game record"
    assert complaint("verify", tmp_path / "none") == f"{tmp_path / 'none'}: there is no such file"
    monkeypatch.setattr(Path, "open", raising(PermissionError(13, "Permission denied")))
    assert complaint("replay", tmp_path / "x") == f"{tmp_path / 'x'}: you have no permission to open this file"
    monkeypatch.setattr(Path, "open", raising(OSError(5, "Input/output error")))
    assert complaint("replay", tmp_path / "x") == f"{tmp_path / 'x'}: Input/output error"


def raising(error: Exception) -> Callable[..., Any]:
    def fail(*_: object, **__: object) -> None:
        raise error

    return fail


def test_a_record_is_not_written_over_nor_into_nowhere(
    recorded: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, complaint: Callable[..., str]
) -> None:
    typing(monkeypatch)
    assert "exists; continue it with --resume" in complaint("play", "manila", "--record", recorded)
    assert "this cannot be written: " in complaint("play", "manila", "--record", tmp_path / "no" / "where.json")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["game.json"]


def test_a_seat_that_is_not_there_is_refused(recorded: Path, complaint: Callable[..., str]) -> None:
    assert complaint("replay", recorded, "--seat", 5) == "--seat must be 1 to 4, not 5"


def test_a_huge_file_is_not_read_to_its_end(complaint: Callable[..., str]) -> None:
    if not Path("/dev/zero").exists():
        pytest.skip("this system has no endless file")
    assert complaint("replay", "/dev/zero") == "/dev/zero: this is too large for a game record"


def test_a_reader_who_leaves_early_causes_no_noise(recorded: Path) -> None:
    command = [
        sys.executable,
        "-c",
        "import sys; from nassau.cli.main import main; sys.exit(main())",
        "replay",
        str(recorded),
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        noise = process.stderr.read()
    assert (noise, process.returncode) == (b"", 141)
