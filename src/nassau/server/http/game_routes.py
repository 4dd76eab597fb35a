"""Routes for games: catalogue, rules, guides, texts and vignettes."""

from __future__ import annotations

from typing import Final

from litestar import Response, Router, get

from nassau.server.http import catalog, guides
from nassau.server.protocol.error_responses import ERROR_RESPONSES
from nassau.server.protocol.route_parameters import Id, Name
from nassau.server.protocol.schemas import GameInfo, GuideInfo, RulesInfo, TextsInfo

CACHE_HOUR: Final = {"cache-control": "public, max-age=3600"}
SVG: Final = "image/svg+xml"


@get("/games", sync_to_thread=False, responses=ERROR_RESPONSES)
def games() -> list[GameInfo]:
    """All games, in the order of the start page."""
    return catalog.all_games()


@get("/games/{id:str}/rules", sync_to_thread=False, responses=ERROR_RESPONSES)
def rules(id: Id) -> Response[RulesInfo]:
    """The numbered rules of a game, in all languages."""
    return Response(catalog.rules(id), headers=CACHE_HOUR)


@get("/games/{id:str}/guide/{lang:str}", sync_to_thread=False, responses=ERROR_RESPONSES)
def guide(id: Id, lang: Name) -> Response[GuideInfo]:
    """The rules of a game for families, in one language; 404 `no_game` if the game has no guide."""
    return Response(guides.guide(id, lang), headers=CACHE_HOUR)


@get("/games/{id:str}/texts/{lang:str}", sync_to_thread=False, responses=ERROR_RESPONSES)
def texts(id: Id, lang: Name) -> Response[TextsInfo]:
    """The texts of a game other than its rules, in one language; English if there is no such language."""
    return Response(catalog.texts(id, lang), headers=CACHE_HOUR)


@get("/games/{id:str}/vignette.svg", sync_to_thread=False, media_type=SVG, responses=ERROR_RESPONSES)
def vignette(id: Id) -> Response[str]:
    """The picture of a game for the start page, as SVG; 404 `no_game` if the game has none."""
    return Response(catalog.vignette(id), headers=CACHE_HOUR, media_type=SVG)


ROUTER: Final = Router("/api", tags=["games"], route_handlers=[games, rules, guide, texts, vignette])
