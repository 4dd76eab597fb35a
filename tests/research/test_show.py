"""`nassau show`."""

import io
from urllib.parse import unquote

import pytest

from nassau.cli import main
from nassau.commands.show import page
from nassau.kernel import BadSetup
from nassau.kernel.notation import position
from tests.conformance.cases import PLAIN, Case
from tests.conformance.journey import journey
from tests.research.test_notation import MANILA


@pytest.mark.parametrize("case", PLAIN, ids=str)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_positions_of_every_game_are_drawn(case: Case, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    states = [*(moment.state for moment in journey(case).sample(4)), journey(case).final]
    for state in states:
        assert main(["show", position(state), "--lang", lang]) == 0
        assert case.game.title[lang] in capsys.readouterr().out
        assert main(["show", position(state), "--lang", lang, "--seat", "1"]) == 0
        assert case.game.title[lang] in capsys.readouterr().out


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
        ([MANILA.replace("cash=30*3", "cash=30*2")], "cannot be"),
        ([MANILA, "--seat", "9"], "the seats 1 to 3, not 9"),
        ([MANILA, "--web", "localhost"], "looks like http"),
    ],
)
def test_what_is_wrong_is_said(wrong: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", *wrong]) == 2
    assert message in capsys.readouterr().err


def test_the_web_client_gets_the_same_position(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    assert main(["show", MANILA, "--seat", "2", "--web", "http://localhost:8000/"]) == 0
    assert opened[0].startswith("http://localhost:8000/#/show/manila.1%20seats%3D3")
    assert unquote(opened[0].partition("#/show/")[2].partition("?")[0]) == MANILA
    assert opened[0].endswith("?seat=2")
    assert opened[0] in capsys.readouterr().out
    with pytest.raises(BadSetup):
        page("ftp://somewhere/", MANILA, None)
