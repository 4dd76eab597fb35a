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
from nassau.server.http import catalog, game_routes, guides
from nassau.server.protocol.request_error import RequestError
from nassau.tables.guide import SECTIONS, Guide, guide_of

FILES = {"vignette.svg": "vignette.svg"}


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient[Litestar]]:
    app = Litestar(
        route_handlers=[game_routes.ROUTER],
        exception_handlers={RequestError: lambda _, error: problem_response(error.problem(), error.status)},
    )
    with TestClient(app) as client:
        yield client


@pytest.mark.parametrize("route", ["rules", "guide/en", "texts/en", *FILES])
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


@pytest.mark.parametrize(("lang", "spoken"), [("de", "de"), ("en", "en"), ("fr", "en")])
def test_a_guide_is_served_with_its_pictures(client: TestClient[Litestar], lang: str, spoken: str) -> None:
    answer = client.get(f"/api/games/manila/guide/{lang}").json()
    assert (answer["lang"], [section["id"] for section in answer["sections"]]) == (spoken, list(SECTIONS))
    pictures = [picture for section in answer["sections"] for picture in section["pictures"]]
    written = guide_of(games.load("manila"))
    assert isinstance(written, Guide)
    assert [picture["id"] for picture in pictures] == [one.id for one in written.pictures]
    assert all(picture["view"]["players"][picture["seat"]]["hand"] for picture in pictures)


def test_a_game_without_a_guide_answers_no_game(client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    bare = type("Bare", (), {"file": lambda self, path: None})()
    monkeypatch.setattr(guides, "find_game", lambda _: bare)
    answer = client.get("/api/games/bare/guide/en")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_game")


def test_presets_of_rules_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("manila")
    monkeypatch.setattr(game.rulebook, "presets", {"club": Preset(Row("rules.toml", {"id": "club", "options": {}}))})
    [preset] = catalog.info(game).presets
    assert (preset.id, preset.options) == ("club", {})
    assert preset.text["de"].startswith("Klub: ")


def test_levels_are_named_in_every_language() -> None:
    levels = {level.id: level.title for level in catalog.info(games.load("manila")).levels}
    assert levels["landlubber"] == {"de": "Landratte", "en": "Landlubber"}
