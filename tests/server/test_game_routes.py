"""The routes for the files of games."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from nassau import games
from nassau.kernel.rulebook import Preset, Row
from nassau.server.app import openapi_document, problem_response
from nassau.server.http import catalog, game_routes
from nassau.server.protocol.request_error import RequestError

FILES = {"vignette.svg": "vignette.svg"}


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient[Litestar]]:
    app = Litestar(
        route_handlers=[game_routes.ROUTER],
        exception_handlers={RequestError: lambda _, error: problem_response(error.problem(), error.status)},
    )
    with TestClient(app) as client:
        yield client


@pytest.mark.parametrize("route", ["rules", "texts/en", *FILES])
def test_an_unknown_game_has_no_files(client: TestClient[Litestar], route: str) -> None:
    answer = client.get(f"/api/games/chess/{route}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_game")


@pytest.mark.parametrize("route", FILES)
def test_a_game_without_the_file_answers_no_game(
    client: TestClient[Litestar], route: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalog, "game", lambda _: SimpleNamespace(file=lambda path: None))
    answer = client.get(f"/api/games/bare/{route}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_game")
    assert FILES[route] in answer.json()["text"]


@pytest.mark.parametrize("route", FILES)
def test_files_of_games_are_served_and_cached(
    client: TestClient[Litestar], route: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalog, "game", lambda _: SimpleNamespace(file={"vignette.svg": "<svg/>"}.get))
    answer = client.get(f"/api/games/complete/{route}")
    assert answer.status_code == 200
    assert "max-age" in answer.headers["cache-control"]
    assert (answer.headers["content-type"].partition(";")[0], answer.text) == ("image/svg+xml", "<svg/>")


@pytest.mark.parametrize("game", games.ALL)
@pytest.mark.parametrize("route", FILES)
def test_every_game_answers_according_to_its_folder(client: TestClient[Litestar], game: str, route: str) -> None:
    expected = 404 if games.load(game).file(FILES[route]) is None else 200
    assert client.get(f"/api/games/{game}/{route}").status_code == expected


@pytest.mark.parametrize("route", FILES)
def test_the_files_are_described_with_their_media_type(route: str) -> None:
    responses = openapi_document()["paths"][f"/api/games/{{id}}/{route}"]["get"]["responses"]
    assert list(responses["200"]["content"]) == ["image/svg+xml"]
    assert "404" in responses


def test_presets_of_rules_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("manila")
    monkeypatch.setattr(game.rulebook, "presets", {"club": Preset(Row("rules.toml", {"id": "club", "options": {}}))})
    [preset] = catalog.info(game).presets
    assert (preset.id, preset.options) == ("club", {})
    assert preset.text["de"].startswith("Klub: ")


def test_levels_are_named_in_every_language() -> None:
    levels = {level.id: level.title for level in catalog.info(games.load("manila")).levels}
    assert levels["landlubber"] == {"de": "Landratte", "en": "Landlubber"}
