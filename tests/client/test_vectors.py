"""The browser draws sealed dice and writes sentences exactly as the server does: both are tested against these files.

`python -m tests.client.test_vectors` writes client/src/{fairness,i18n}/vectors.json anew.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from nassau import games
from nassau.i18n.game_texts import GameTexts, Line, Scope
from nassau.kernel import Refusal
from nassau.kernel.sealed import SealedIntegers, commitment, seal_key

CLIENT = Path(__file__).parents[2] / "client" / "src"
SECRET = bytes(range(32))
CONTRIBUTIONS = [bytes(range(seat, seat + 16)) for seat in range(4)]
BOUNDS = [6] * 10 + [2, 52, 1, 1000, (1 << 31) + 1, (1 << 31) + 1, 3_000_000_000, 1 << 32, 7]
DRAWS = [("t1", "dice/jade", 0), ("t1", "dice/jade", 1), ("t1", "start", 0), ("Tisch-ä", "deck/shares", 1 << 33)]


WORDS: dict[str, Any] = {
    "names": {
        "ware": {"de": ["Ginseng", "Jade"], "en": ["ginseng", "jade"]},
        "reached": {"de": {"14": "im Ziel", "*": "auf {it}"}, "en": {"14": "home", "*": "on {it}"}},
        "holder": {"de": {"-1": "frei", "*": "{it:seat}"}, "en": {"-1": "free", "*": "{it:seat}"}},
        "nested": {"de": {"*": "{it:ware} zu {values.#it:peso}"}, "en": {"*": "{it:ware} at {values.#it:peso}"}},
    },
    "counts": {"peso": {"de": ["Peso", "Pesos"], "en": ["peso", "pesos"]}},
    "steps": {
        "Auction": {"de": "{lead:holder}, {players.#me.cash:peso}", "en": "{lead:holder}, {players.#me.cash:peso}"}
    },
    "verbs": {
        "bid": {"number": True, "de": "{0:peso} bieten", "en": "Bid {0:peso}"},
        "buy": {"de": "{0:nested} kaufen", "en": "Buy {0:nested}"},
        "rest": {"de": "Nichts", "en": "Nothing"},
        "rest/Auction": {"de": "Passen", "en": "Pass"},
    },
    "facts": {
        "dealt": {"rule": "M1", "de": "{0:seat}: {1:ware}", "en": "{0:seat}: {1:ware}"},
        "dealt/1": {"rule": "M2", "de": "{0:seat}: verdeckt", "en": "{0:seat}: hidden"},
        "moved": {"rule": "M3", "de": "{0:ware} {1:reached}", "en": "{0:ware} {1:reached}"},
        "silent": {"rule": "M4", "de": "", "en": ""},
    },
    "refusals": {"M3": {"de": "{0:peso}, nicht {1}", "en": "{0:peso}, not {1}"}},
    "view": {key: {"de": key.upper(), "en": key} for key in ("lead", "values", "players", "cash", "gone", "spaces")},
    "board": [
        {"field": "lead", "text": {"de": "{lead:seat} führt", "en": "{lead:seat} leads"}, "when": "lead"},
        {"field": "gone", "text": "{gone}", "unless": "lead"},
        {"field": "gone", "text": "{gone.deeper} {me}"},
        {"field": "values", "each": "values", "text": "{0:ware} {values.#0}"},
        {"field": "spaces", "each": [1, 0], "text": "{0} {spaces.#0:holder}", "when": "spaces.#0"},
        {
            "each": "players",
            "columns": [
                {"field": "players", "text": "{0:seat}"},
                {"field": "cash", "text": "{players.#0.cash:peso}"},
                {"field": "gone", "text": "{gone}", "when": "me"},
            ],
        },
    ],
    "result": {"score": {"de": "{0:peso}", "en": "{0:peso}"}},
}
VIEW = {"lead": 1, "values": [5, 1], "players": [{"cash": 30}, {"cash": 1}], "gone": None, "spaces": [-1, 0]}
PLAYERS = ["Änn", "Ben"]
ACTIONS = [("bid", 5), ("bid", 1), ("buy", 0), ("buy", 1), ("rest",)]
FACTS = [("dealt", 0, 1), ("dealt", 1), ("moved", 0, 14), ("moved", 1, 9), ("silent",)]
BOUNDS_BROKEN = [("M3", 4, 2), ("M9", 1, 0), ("M3", 1, 1), ("M3", None, None)]


def seal_vectors() -> dict[str, Any]:
    return {
        "secret": SECRET.hex(),
        "commitment": commitment(SECRET),
        "contributions": [part.hex() for part in CONTRIBUTIONS],
        "bounds": BOUNDS,
        "draws": [
            {"table": table, "stream": stream, "number": number, "numbers": numbers(table, stream, number)}
            for table, stream, number in DRAWS
        ],
    }


def numbers(table: str, stream: str, number: int) -> list[int]:
    source = SealedIntegers(seal_key(SECRET, CONTRIBUTIONS, table), stream, number)
    return [source.below(bound) for bound in BOUNDS]


def word_vectors() -> dict[str, Any]:
    cases = [told(lang, view, me) for lang in ("de", "en") for view, me in ((VIEW, 0), (VIEW | {"lead": -1}, None))]
    return {"words": WORDS, "players": PLAYERS, "cases": cases}


def told(lang: str, view: dict[str, Any], me: int | None) -> dict[str, Any]:
    """Everything that one viewer reads, as the server would write it."""
    words = GameTexts(games.load("manila"), lang, PLAYERS)
    words.tables = WORDS
    scope = Scope(view=view, me=me)
    return {
        "lang": lang,
        "view": view,
        "me": me,
        "prompt": words.render(WORDS["steps"]["Auction"], scope),
        "options": {":".join(map(str, action)): words.label("Auction", action, scope) for action in ACTIONS},
        "facts": [[list(fact), words.fact(fact)] for fact in FACTS],
        "bounds": [[*bound, words.bound(Refusal(*bound))] for bound in BOUNDS_BROKEN],
        "board": [line(row) for row in words.board(scope)],
        "score": words.score(1),
    }


def line(row: Line) -> dict[str, Any]:
    return row._asdict()


FILES = {"fairness": seal_vectors, "i18n": word_vectors}


@pytest.mark.parametrize("name", FILES)
def test_the_client_is_tested_against_the_server(name: str) -> None:
    assert json.loads((CLIENT / name / "vectors.json").read_text(encoding="utf-8")) == FILES[name]()


if __name__ == "__main__":
    for name, make in FILES.items():
        text = json.dumps(make(), indent=1, ensure_ascii=False)
        (CLIENT / name / "vectors.json").write_text(text + "\n", encoding="utf-8")
