"""Games of other packages: found by entry points, loaded with clear errors."""

from collections.abc import Callable
from pathlib import Path

import pytest

from nassau import games
from nassau.kernel import BadSetup

Install = Callable[..., None]

GOOD = "from tests.support.toy_game import TOY as GAME\n"


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """A function that installs a package with one module and entry points."""

    def installed(module: str, source: str, *offers: str) -> None:
        (tmp_path / f"{module}.py").write_text(source, encoding="utf-8")
        info = tmp_path / f"{module}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n", encoding="utf-8")
        lines = "\n".join([f"[{games.GROUP}]", *offers, ""])
        (info / "entry_points.txt").write_text(lines, encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.setattr(games, "OFFERED", games.offered())

    return installed


def test_a_game_of_another_package_is_loaded(install: Install) -> None:
    install("offered_toy", GOOD, "toy = offered_toy:GAME")
    assert "toy" in games.OFFERED
    assert games.load("toy").id == "toy"


def test_our_own_games_cannot_be_replaced(install: Install) -> None:
    install("offered_manila", GOOD, "manila = offered_manila:GAME")
    assert "manila" not in games.OFFERED
    assert games.load("manila").package == "nassau.games.manila"


@pytest.mark.parametrize(
    ("module", "source", "offer", "message"),
    [
        ("offered_a", "1 / 0\n", "toy = offered_a:GAME", "'toy' of the package offered_a .* division by zero"),
        ("offered_b", "GAME = 5\n", "toy = offered_b:GAME", "offered_b:GAME of the package offered_b is not a game"),
        ("offered_c", GOOD, "pig = offered_c:GAME", "is not a game with the id 'pig'"),
        ("offered_d", GOOD, "toy = offered_d:PIG", "'toy' of the package offered_d .* no attribute 'PIG'"),
    ],
)
def test_a_bad_offer_is_refused_with_its_package(
    install: Install, module: str, source: str, offer: str, message: str
) -> None:
    install(module, source, offer)
    with pytest.raises(BadSetup, match=message):
        games.load(offer.split(" ")[0])
