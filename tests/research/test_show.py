"""`nassau show`: in the terminal and as a link to the web client."""

import io
import json
import re
import zlib
from base64 import urlsafe_b64decode
from pathlib import Path
from typing import Any

import pytest

from nassau.cli.main import main
from nassau.cli.show_command import packed, page
from nassau.i18n.game_texts import MISSING, GameTexts, scope_for
from nassau.i18n.rule_texts import RuleTexts
from nassau.kernel import CHANCE, BadSetup
from nassau.kernel.notation import position
from nassau.server.settings import PORT
from nassau.terminal import screen
from nassau.testing.cases import Case
from nassau.testing.playthrough import playthrough
from tests.conformance.cases import PLAIN
from tests.research.test_notation import MANILA, load

WIDE_COLUMNS = 300
"""Wide enough that no heading of a table breaks in two."""


@pytest.mark.parametrize("case", PLAIN, ids=str)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_positions_of_every_game_are_drawn(case: Case, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    states = [*(moment.state for moment in playthrough(case).sample(4)), playthrough(case).final]
    for state in states:
        assert main(["show", position(state), "--lang", lang]) == 0
        assert RuleTexts(case.game.package, lang).title in capsys.readouterr().out
        assert main(["show", position(state), "--lang", lang, "--seat", "1"]) == 0
        assert RuleTexts(case.game.package, lang).title in capsys.readouterr().out


def spaced(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_without_a_seat_everything_is_shown(
    case: Case, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What any seat reads on its own board stands there, and nothing that speaks to a spectator of a hand."""
    monkeypatch.setattr(screen, "screen_on", lambda out: screen.Screen(out, WIDE_COLUMNS))
    names = [f"Player {seat + 1}" for seat in range(case.seats)]
    words = GameTexts(case.game, "en", names)
    for moment in playthrough(case).sample(6):
        assert main(["show", position(moment.state), "--lang", "en"]) == 0
        shown = spaced(capsys.readouterr().out)
        for seat in range(case.seats):
            rows = [row for line in words.board(scope_for(moment.state, seat)) for row in line.rows]
            missing = [cell for row in rows for cell in row if cell != MISSING and spaced(cell) not in shown]
            assert missing == []
        common = words.board(scope_for(moment.state, None))
        assert not [line.label for line in common if line.label.startswith("Your")]


def test_hands_are_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    shares = "hand=1,0,0,0,0,2,0*6"
    assert (
        main(["show", MANILA.replace("hand=0*12", shares).replace("supply=5*4", "supply=4,3,5,5"), "--lang", "en"]) == 0
    )
    first, second = capsys.readouterr().out.split("\nPlayer 1\n")[1].split("\nPlayer 2\n")
    assert re.search(r"^ginseng +0 +4 +1 +0$", first, re.MULTILINE)
    assert re.search(r"^nutmeg +0 +3 +2 +0$", second, re.MULTILINE)


def test_what_may_be_done_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", MANILA, "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "Bid 30 pesos  · bid:30" in shown
    assert main(["show", MANILA, "--lang", "en", "--seat", "2"]) == 0
    assert "bid:30" not in capsys.readouterr().out


def test_a_position_may_come_from_the_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(MANILA + "\n"))
    assert main(["show", "-", "--lang", "en"]) == 0
    assert "Nobody has bid yet" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (["nonsense"], "begins with the game"),
        ([MANILA.replace("cash=30*3", "cash=30*2")], "list of 3"),
        ([MANILA.replace("Auction(0,0,-1,0)", "Auction(7,0,-1,0)")], "Auction.seat cannot be 7"),
        ([MANILA.replace("Auction(0,0,-1,0)", "Auction(0,0,9,0)")], "Auction.leader cannot be 9"),
        ([MANILA, "--seat", "9"], "must be 1 to 3, not 9"),
        ([MANILA, "--web", "localhost"], "needs an address such as http"),
    ],
)
def test_what_is_wrong_is_said(wrong: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", *wrong]) == 2
    assert message in capsys.readouterr().err


def unpacked(address: str) -> Any:
    """As client/src/state/shown_position.ts does it."""
    letters = address.partition("#")[2]
    content = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    return json.loads(zlib.decompress(content, wbits=-zlib.MAX_WBITS))


def test_the_web_client_gets_what_the_seat_may_know(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    assert main(["show", MANILA, "--seat", "2", "--web", "http://nassau.example:8000/"]) == 0
    assert opened[0].startswith("http://nassau.example:8000/show#")
    assert opened[0] in capsys.readouterr().out
    shown = unpacked(opened[0])
    assert (shown["game"], shown["seats"], shown["seat"], shown["pending"]) == ("manila", 3, 1, [0])
    assert shown["view"]["players"][0]["hand"] is None
    assert shown["view"]["players"][1]["hand"] == [0, 0, 0, 0]
    assert shown["decision"] is None
    with pytest.raises(BadSetup):
        page("ftp://somewhere/", load(MANILA), None)


def test_the_usual_server_needs_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    assert main(["show", MANILA, "--web"]) == 0
    assert opened[0].startswith(f"http://localhost:{PORT}/show#")


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_addresses_stay_short(case: Case) -> None:
    for moment in playthrough(case).sample(6):
        address = page("http://localhost/", moment.state, None)
        assert len(address) < 12_000
        shown = unpacked(address)
        assert shown["seat"] is None
        assert bool(shown["decision"]) == (moment.seat != CHANCE)


def test_the_client_unpacks_what_is_packed_here() -> None:
    """The same letters stand in the client's own test."""
    data = {"game": "manila", "seats": 3, "seat": None, "view": {}, "pending": [1], "decision": None}
    client = Path(__file__).parents[2] / "client" / "src" / "state" / "shown_position.test.ts"
    assert f'const PACKED = "{packed(data)}"' in client.read_text(encoding="utf-8")
