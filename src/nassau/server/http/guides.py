"""The guides of games, their rules for families, rendered once per language."""

from __future__ import annotations

from functools import cache

from nassau.i18n.guide_texts import guide_messages
from nassau.i18n.languages import LANGUAGES, SOURCE
from nassau.kernel import Game
from nassau.server.http.catalog import game as find_game
from nassau.server.protocol.request_error import RequestError
from nassau.server.protocol.schemas import GuideInfo, GuideSection, PictureInfo
from nassau.tables.guide import SECTIONS, Picture, guide_of, view_of


@cache
def guide(name: str, lang: str) -> GuideInfo:
    """The guide of a game, in English if there is no such language; RequestError `no_game` without one."""
    game, spoken = find_game(name), lang if lang in LANGUAGES else SOURCE
    written = guide_of(game)
    if written is None:
        raise RequestError("no_game", f"the game {name!r} has no guide")
    sections = [
        section(game, spoken, id, [picture for picture in written.pictures if picture.section == id]) for id in SECTIONS
    ]
    lead, aid = (said(game, spoken, id) for id in ("lead", "aid"))
    return GuideInfo(spoken, lead, written.names, sections, aid)


def section(game: Game, lang: str, id: str, pictures: list[Picture]) -> GuideSection:
    return GuideSection(id, said(game, lang, id), [shown(game, lang, picture) for picture in pictures])


def shown(game: Game, lang: str, picture: Picture) -> PictureInfo:
    caption = said(game, lang, f"picture-{picture.id}")
    return PictureInfo(
        picture.id, caption, picture.seat, view_of(game, picture), list(picture.frame), list(picture.points)
    )


def said(game: Game, lang: str, id: str) -> str:
    return guide_messages(game.package, lang).format(id, {})
