"""The browser draws sealed dice and writes sentences exactly as the server does: both are tested against these files.

`python -m tests.client.test_vectors` writes client/src/{fairness,i18n}/vectors.json anew.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from nassau import games
from nassau.i18n.fluent_messages import Messages
from nassau.i18n.game_texts import GameTexts, Line, Scope
from nassau.i18n.layout import parse_layout
from nassau.kernel import Refusal
from nassau.kernel.sealed import SealedIntegers, commitment, seal_key

CLIENT = Path(__file__).parents[2] / "client" / "src"
SECRET = bytes(range(32))
CONTRIBUTIONS = [bytes(range(seat, seat + 16)) for seat in range(4)]
BOUNDS = [6] * 10 + [2, 52, 1, 1000, (1 << 31) + 1, (1 << 31) + 1, 3_000_000_000, 1 << 32, 7]
DRAWS = [("t1", "dice/jade", 0), ("t1", "dice/jade", 1), ("t1", "start", 0), ("Tisch-ä", "deck/shares", 1 << 33)]


LAYOUT: dict[str, Any] = {
    "kinds": {
        "ware": ["ginseng", "jade"],
        "holder": {"-1": "none", "4": "ghost", "seat": True},
    },
    "prompts": {"Auction": {"lead": "lead:seat?", "cash": "players.#me.cash"}},
    "actions": {
        "bid": {"numbers": ["pesos"], "number": True},
        "buy": {"numbers": ["ware:ware"], "view": {"price": "values.#0"}},
        "offer": {"numbers": ["ware:ware", "ware2:ware?"], "view": {"total": "+values"}},
        "rest": {},
        "rest-Auction": {},
    },
    "facts": {
        "dealt": ["player:seat", "ware:ware"],
        "moved": ["ware:ware", "wave"],
        "loaded": ["player:seat", "wares:ware*2"],
        "shown": {"numbers": ["player:seat", "wares:ware*"], "view": {"first": "1:ware"}},
        "silent": [],
    },
    "refusals": {"ware-missing": {"numbers": ["need", "have"], "view": {"ware": "0:ware"}}},
    "board": [
        {"field": "lead", "text": "lead", "view": {"lead": "lead:seat?"}, "when": "lead"},
        {"field": "gone", "value": "gone", "unless": "lead"},
        {"field": "gone", "value": "gone.deeper"},
        {"field": "values", "each": "values", "text": "values", "view": {"ware": "0:ware", "price": "values.#0"}},
        {"field": "spaces", "each": [1, 0], "text": "space", "view": {"who": "spaces.#0:holder"}, "when": "spaces.#0"},
        {"field": "spaces", "each": "order", "value": "values.[order.#0]"},
        {
            "each": "players",
            "columns": [
                {"field": "players", "value": "0:seat"},
                {"field": "cash", "text": "cash", "view": {"cash": "players.#0.cash"}},
                {"field": "gone", "value": "gone", "when": "me"},
                {
                    "field": "values",
                    "text": "cargo",
                    "view": {"wares": "players.#0.cargo:ware*2", "order": "order:ware*"},
                },
            ],
        },
    ],
}
MESSAGES: dict[str, str] = {
    "de": """
prompt-Auction = { $lead ->
    [none] Noch niemand
   *[other] { $lead }
}, { COUNT("peso", $cash) }
action-bid = { COUNT("peso", $pesos) } bieten
action-buy = { NAME("ware", $ware, case: "accusative") } zu { COUNT("peso", $price, case: "dative") } kaufen
action-offer = { $total } bieten
action-rest = Nichts
action-rest-Auction = Passen
fact-dealt = { $player }: { NAME("ware", $ware) }
fact-dealt-hidden = { $player }: verdeckt
fact-moved = { NAME("ware", $ware) } { $wave ->
    [14] im Ziel
   *[other] auf { $wave }
}
fact-loaded = { $player } lädt { LIST("crate", $wares) }
fact-shown = { $player } zeigt { LIST("ware", $wares) }, zuerst { NAME("ware", $first) }
fact-silent = { "" }
refusal-bid-at-least = { COUNT("peso", $need) }, nicht { $have }
refusal-ware-missing = Dir fehlt { NAME("ware", $ware) }.
field-lead = FÜHRT
field-gone = WEG
field-values = WERT
field-spaces = PLATZ
field-players = WER
field-cash = GELD
board-lead = { $lead } führt
board-values = { NAME("ware", $ware) } { $price }
board-space = { NAME("holder", $who) }
board-cargo = { LIST("crate", $wares) }; { LIST("ware", $order) }
board-cash = { COUNT("peso", $cash) }
result-score = { COUNT("peso", $points) }
peso = { $count } { $count ->
    [one] Peso
   *[other] { $case ->
        [dative] Pesos (Dativ)
       *[other] Pesos
    }
}
crate-ginseng = { $count ->
    [one] eine Kiste Ginseng
   *[other] { $count } Kisten Ginseng
}
crate-jade = { $count }× Jade
ware-ginseng = Ginseng
ware-jade = { $case ->
    [accusative] die Jade
   *[other] Jade
}
holder-none = frei
holder-ghost = Geist
list-two = { $first } und { $last }
list-more = { $first }, { $next }
list-nothing = nichts
""",
}
MESSAGES["en"] = MESSAGES["de"].replace(" und ", " and ").replace("Noch niemand", "Nobody").replace("nichts", "nothing")
VIEW = {
    "lead": 1,
    "values": [5, 1],
    "players": [{"cash": 30, "cargo": [1, 2]}, {"cash": 1, "cargo": None}],
    "gone": None,
    "spaces": [-1, 0],
    "order": [1, 0],
}
PLAYERS = ["Änn", "Ben"]
ACTIONS = [("bid", 5), ("bid", 1), ("buy", 0), ("buy", 1), ("offer", 0, 1), ("offer", 1, -1), ("rest",)]
FACTS = [
    ("dealt", 0, 1), ("dealt", 1), ("moved", 0, 14), ("moved", 1, 9), ("moved", 1, 12345), ("silent",),
    ("loaded", 0, 1, 2), ("loaded", 0, 0, 3), ("loaded", 1, 0, 0), ("shown", 0, 1, 0, 1), ("shown", 1, 0, -1),
]  # fmt: skip
BOUNDS_BROKEN = [
    ("M3", 4, 2, "bid-at-least"), ("M9", 1, 0, ""), ("M3", None, None, ""), ("M9", 1, 0, "ware-missing"),
]  # fmt: skip


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
    return {"layout": LAYOUT, "messages": MESSAGES, "players": PLAYERS, "cases": cases}


def told(lang: str, view: dict[str, Any], me: int | None) -> dict[str, Any]:
    """Everything that one viewer reads, as the server would write it."""
    words = GameTexts(games.load("manila"), lang, PLAYERS)
    words.layout, words.loaded = parse_layout(LAYOUT), Messages(lang, [MESSAGES[lang]])
    scope = Scope(view=view, me=me)
    return {
        "lang": lang,
        "view": view,
        "me": me,
        "prompt": words.prompt("Auction", scope),
        "options": {":".join(map(str, action)): words.label("Auction", action, scope) for action in ACTIONS},
        "facts": [[list(fact), words.fact(fact)] for fact in FACTS],
        "bounds": [[*bound, words.bound(refusal(*bound))] for bound in BOUNDS_BROKEN],
        "board": [line(row) for row in words.board(scope)],
        "score": words.score(1),
    }


def refusal(rule: str, need: int | None, have: int | None, reason: str) -> Refusal:
    noun, _, direction = reason.partition("-")
    return Refusal(rule, need, have, direction, noun)


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
