"""The command line: playing in the terminal, reading and checking records, and one sentence for bad input."""

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest

import nassau
from nassau import games
from nassau.cli.main import main
from nassau.kernel import CHANCE, Record
from nassau.terminal.local_game import LocalGame, seal
from nassau.terminal.record_files import Player, read
from tests.support.keyboard import ANSWERS, typing


@pytest.fixture
def nassau_says(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Run the command and return what it prints."""

    def run(*args: object, code: int = 0) -> str:
        assert main([str(arg) for arg in args]) == code
        return capsys.readouterr().out

    return run


@pytest.fixture
def complaint(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Run the command with bad input and return the one sentence that it answers."""

    def run(*args: object) -> str:
        assert main([str(arg) for arg in args]) == 2
        said = capsys.readouterr()
        assert said.err.startswith("nassau: ")
        assert said.err.count("\n") == 1
        assert "Traceback" not in said.err
        return said.err.removeprefix("nassau: ").strip()

    return run


@pytest.fixture(scope="module")
def bots_game(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a game between four bots."""
    file = tmp_path_factory.mktemp("records") / "game.json"
    players = [Player(name, "sailor") for name in ("Anne", "Bart", "Calico", "Drake")]
    game = LocalGame(Record(games.load("manila"), 4, {}, [], seal(7)), players, file)
    assert game.advance() is None
    game.save()
    return file.read_text(encoding="utf-8")


@pytest.fixture
def recorded(tmp_path: Path, bots_game: str) -> Path:
    """A file with that record."""
    file = tmp_path / "game.json"
    file.write_text(bots_game, encoding="utf-8")
    return file


def change(file: Path, edit: Callable[[dict[str, Any]], object]) -> Path:
    data = json.loads(file.read_text(encoding="utf-8"))
    edit(data)
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


# ---------------------------------------------------------------- playing


@pytest.mark.parametrize(
    ("lang", "won"), [("de", r"gewinn(t|en) .*mit \d+ Pesos?!"), ("en", r"wins? .*with \d+ pesos?!")]
)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_game_is_played_to_its_end_in_both_languages(
    lang: str, won: str, seats: int, monkeypatch: pytest.MonkeyPatch, nassau_says: Callable[..., str]
) -> None:
    typing(monkeypatch, then=True)
    said = nassau_says("play", "manila", "--seats", seats, "--lang", lang, "--seed", 1)
    assert re.search(won, said)
    assert re.search(r"^(Bargeld|Cash) \(M14\.3\)", said, re.MULTILINE)


def test_a_stranger_to_the_other_language_reads_none_of_it(
    monkeypatch: pytest.MonkeyPatch, nassau_says: Callable[..., str]
) -> None:
    typing(monkeypatch, "?", "? M3.6", "foo", "u", then=True)
    german = nassau_says("play", "manila", "--lang", "de", "--seed", 1)
    typing(monkeypatch, "?", "? M3.6", "foo", "u", then=True)
    english = nassau_says("play", "manila", "--lang", "en", "--seed", 1)
    assert not re.search(r"\b(the|your|you|punt|shares|wins)\b", german)
    assert not re.search(r"\b(der|die|das|dein|du|Kahn|Anteil|gewinnt)\b", english)


@pytest.mark.parametrize(
    ("variable", "lang"), [("de_DE.UTF-8", "Willkommen"), ("en_US.UTF-8", "Welcome"), ("C", "Welcome")]
)
def test_the_language_is_that_of_the_system(
    variable: str, lang: str, monkeypatch: pytest.MonkeyPatch, nassau_says: Callable[..., str]
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", variable)
    typing(monkeypatch)
    assert nassau_says("play", "manila").startswith(lang)


def test_bots_alone_play_for_people_to_watch(nassau_says: Callable[..., str]) -> None:
    said = nassau_says("play", "manila", "--humans", 0, "--bot", "landlubber", "--seed", 7, "--lang", "en")
    assert said.startswith("Welcome to Manila! At the table: Anne (Landlubber), Bart (Landlubber),")
    assert "The game is over." in said


def test_the_same_seed_gives_the_same_evening(monkeypatch: pytest.MonkeyPatch, nassau_says: Callable[..., str]) -> None:
    evenings = []
    for _ in range(2):
        typing(monkeypatch, then=True)
        evenings.append(nassau_says("play", "manila", "--seed", 5))
    assert evenings[0] == evenings[1]


@pytest.mark.parametrize("typed", ["", "q\n"])
def test_the_end_of_input_and_q_end_politely(
    typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nassau_says: Callable[..., str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    said = nassau_says("play", "manila", "--lang", "en")
    assert said.endswith("See you soon!\nThis game was not recorded; next time use --record FILE.\n")
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    file = tmp_path / "evening.json"
    said = nassau_says("play", "manila", "--lang", "en", "--record", file)
    assert " ".join(said.split()).endswith(f"Go on with: nassau play --resume {file}")


def test_ctrl_c_ends_politely(monkeypatch: pytest.MonkeyPatch, nassau_says: Callable[..., str]) -> None:
    class Impatient(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Impatient())
    assert "See you soon!" in nassau_says("play", "manila", "--lang", "en", code=130)


# ---------------------------------------------------------------- records


def test_a_recorded_game_verifies_and_can_be_read(recorded: Path, nassau_says: Callable[..., str]) -> None:
    assert re.match(
        r"\d+ outcomes of chance are as the sealed dice say\.\nCommitment: [0-9a-f]{64}\n",
        nassau_says("verify", recorded),
    )
    said = nassau_says("replay", recorded, "--lang", "de")
    entries = len(json.loads(recorded.read_text(encoding="utf-8"))["entries"])
    assert said.startswith("Manila · Anne, Bart, Calico, Drake\n")
    assert re.search(rf"^{entries} · ", said, re.MULTILINE)
    assert "Bargeld (M14.3)" in said


def test_a_replay_for_a_seat_hides_what_it_could_not_know(recorded: Path, nassau_says: Callable[..., str]) -> None:
    said = nassau_says("replay", recorded, "--lang", "en", "--seat", 2)
    assert set(re.findall(r"(\w+) gets a \w+ share", said)) == {"Bart"}
    assert set(re.findall(r"(\w+) gets a \w+ share", nassau_says("replay", recorded, "--lang", "en"))) > {"Bart"}


@pytest.mark.parametrize(
    ("lang", "head", "captain"),
    [("de", "Glück und Entscheidungen", "Kapitän"), ("en", "Luck and decisions", "Captain")],
)
def test_a_replay_with_insight(
    recorded: Path, nassau_says: Callable[..., str], lang: str, head: str, captain: str
) -> None:
    said = nassau_says("replay", recorded, "--lang", lang, "--insight")
    assert said.startswith(nassau_says("replay", recorded, "--lang", lang))
    told = said.partition(head)[2]
    assert captain in told
    for name in ("Anne", "Bart", "Calico", "Drake"):
        found = re.search(rf"^{name} +25 % +([+−±]\d+) % +([+−±]\d+) % +(\d+) %$", told, re.MULTILINE)
        assert found is not None
        luck, decisions, end = (int(number.replace("−", "-").lstrip("±")) for number in found.groups())
        assert 25 + luck + decisions == pytest.approx(end, abs=2)  # each is rounded


def test_there_is_no_insight_for_one_seat_alone(recorded: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It speaks of everybody's cards."""
    with pytest.raises(SystemExit):
        main(["replay", str(recorded), "--insight", "--seat", "2"])
    assert "not allowed with" in capsys.readouterr().err


def test_a_game_goes_on_where_it_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nassau_says: Callable[..., str]
) -> None:
    """With the same answers the same game comes out, whether it was interrupted or not."""
    answers = list(islice(cycle(ANSWERS), 4_000))
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    typing(monkeypatch, *answers)
    nassau_says("play", "manila", "--seed", 9, "--record", whole)
    typing(monkeypatch, *answers[:23])
    nassau_says("play", "manila", "--seed", 9, "--record", parts)
    assert not read(parts).record.final().over
    typing(monkeypatch, *answers[23:])
    nassau_says("play", "--resume", parts)
    assert json.loads(parts.read_text(encoding="utf-8")) == json.loads(whole.read_text(encoding="utf-8"))
    assert "outcomes of chance" in nassau_says("verify", parts)


def test_a_finished_game_is_shown_again_not_played(recorded: Path, nassau_says: Callable[..., str]) -> None:
    assert "The game is over." in nassau_says("play", "--resume", recorded, "--lang", "en")


def test_a_record_without_names_or_seal_is_read_and_resumed(
    recorded: Path, monkeypatch: pytest.MonkeyPatch, nassau_says: Callable[..., str]
) -> None:
    change(recorded, lambda data: (data.pop("players"), data.pop("seal"), data["entries"].pop()))
    assert nassau_says("replay", recorded, "--lang", "de").startswith("Manila · Spieler 1, Spieler 2,")
    typing(monkeypatch, then=False)
    assert "Player 1" in nassau_says("play", "--resume", recorded, "--lang", "en")


def test_an_entry_without_effect_is_read_as_what_was_meant(tmp_path: Path, nassau_says: Callable[..., str]) -> None:
    """A purchase that needs a loan tells nothing until it is paid."""
    game = games.load("manila")
    deals = [(CHANCE, ("deal", ware)) for ware in (0, 1, 2, 3, 0, 1, 2, 3)]
    bids = [(0, ("bid", 30)), *((seat, ("pass",)) for seat in (1, 2, 3))]
    record = Record(game, 4, {}, [*deals, (CHANCE, ("start", 0)), *bids, (0, ("buy", 3))])
    file = tmp_path / "loan.json"
    file.write_text(json.dumps(record.document()), encoding="utf-8")
    assert "14 · Player 1: Buy a jade share (5 pesos)" in nassau_says("replay", file, "--lang", "en")
    assert "Buy a jade" not in nassau_says("replay", file, "--lang", "en", "--seat", 2)


# ---------------------------------------------------------------- bad input


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
    """Another face than the dice showed."""
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
    change(recorded, edit)
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
    change(recorded, edit)
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


# ---------------------------------------------------------------- the rest


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


def test_bots_play_a_match_and_the_table_adds_up(nassau_says: Callable[..., str]) -> None:
    said = nassau_says("bots", "match", "--players", "sailor,landlubber,landlubber", "--games", 6)
    shares = [float(share) for share in re.findall(r"│ (\d\.\d{3}) +│", said)]
    assert sum(shares) == pytest.approx(1, abs=0.002)
    assert shares[0] == max(shares)


def test_playing_loads_nothing_heavy() -> None:
    """What makes the start slow stays away from the terminal."""
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
