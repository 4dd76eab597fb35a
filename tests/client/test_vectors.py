"""The browser draws sealed dice and writes sentences exactly as the server does: both are tested against these files.

`python -m tests.client.test_vectors` writes the files named in FILES anew.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nassau import games
from nassau.i18n.fluent_messages import Messages
from nassau.i18n.game_texts import GameTexts, Line, Scope
from nassau.i18n.layout import parse_layout
from nassau.kernel import Refusal
from nassau.kernel.sealed import SealedIntegers, commitment, contribution_hash, seal_key, seal_key_1
from nassau.testing.cases import Case as Setting
from nassau.testing.outcomes import positive_weights, questions
from tests.support.cheating_server import CHEATS, Case, honest

CLIENT = Path(__file__).parents[2] / "client" / "src"
SECRET = bytes(range(32))
CONTRIBUTIONS = [bytes(range(seat, seat + 16)) for seat in range(4)]
BOUNDS = [6] * 10 + [2, 52, 1, 1000, (1 << 31) + 1, (1 << 31) + 1, 3_000_000_000, 1 << 32, 7]
DRAWS = [("t1", "dice/jade", 0), ("t1", "dice/jade", 1), ("t1", "start", 0), ("Tisch-ä", "deck/shares", 1 << 33)]


LAYOUT: dict[str, Any] = {
    "kinds": {
        "ware": ["ginseng", "jade"],
        "holder": {"-1": "none", "4": "ghost", "seat": True},
        "count": {},
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
    "notes": {
        "market": {"numbers": ["ware:ware"], "view": {"price": "values.#0", "cash": "players.#me.cash:count?"}},
        "cargo-of": {"numbers": ["ware:ware", "player:seat"], "view": {"number": "players.#1.cash"}},
        "cargo": {"numbers": ["ware:ware"]},
        "pile": {},
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
note-market = { NAME("ware", $ware) }: { $price }, { $cash ->
    [none] –
   *[other] { COUNT("peso", $cash) }
}
note-cargo = { NAME("ware", $ware) }
note-cargo-of = { NAME("ware", $ware) }, { $player }, { $number }
note-pile = Stapel
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
ELEMENTS = ["market/ginseng", "market/jade", "cargo/1", "cargo/0/of/1", "pile"]
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
        "hash": contribution_hash("t1", CONTRIBUTIONS[0]),
        "gap": seal_key(SECRET, [b"", CONTRIBUTIONS[1]], "t1").hex(),
        "version 1": seal_key_1(SECRET, CONTRIBUTIONS, "t1").hex(),
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
        "notes": {element: words.note(element, scope) for element in ELEMENTS},
        "score": words.score(1),
    }


def refusal(rule: str, need: int | None, have: int | None, reason: str) -> Refusal:
    noun, _, direction = reason.partition("-")
    return Refusal(rule, need, have, direction, noun)


def line(row: Line) -> dict[str, Any]:
    return row._asdict()


def cheat_vectors() -> list[dict[str, Any]]:
    """An honest game and the cheats of a server, each with the browser's verdict."""
    games_shown = {"honest": (honest, ""), **CHEATS}
    return [vector(name, problem, make()) for name, (make, problem) in games_shown.items()]


def vector(name: str, problem: str, case: Case) -> dict[str, Any]:
    kept = msgspec.to_builtins(case.kept) | {"committed": True}
    return {"name": name, "problem": problem, "answer": case.answer, "kept": kept}


def dice_shapes() -> dict[str, dict[str, list[int] | str]]:
    """By game and stream: the weights of the outcomes where the rules never change them, "seats" for one per seat."""
    return {game: shapes_of(game) for game in games.OWN}


def shapes_of(game: str) -> dict[str, list[int] | str]:
    shapes: dict[str, list[int] | str] = {}
    for case in (Setting(games.load(game), seats) for seats in games.load(game).seats):
        for state in questions(case):
            stream = state.question().stream(state)
            if stream != "start" and not stream.startswith(("dice", "die")):
                continue
            weights = list(positive_weights(state).values())
            fixed = "seats" if stream == "start" and weights == [1] * state.seats else weights
            assert shapes.setdefault(stream, fixed) == fixed, (game, stream)
    return dict(sorted(shapes.items()))


FILES: dict[str, Callable[[], Any]] = {
    "fairness/vectors.json": seal_vectors,
    "fairness/cheats.json": cheat_vectors,
    "fairness/dice.json": dice_shapes,
    "i18n/vectors.json": word_vectors,
}


@pytest.mark.parametrize("name", FILES)
def test_the_client_is_tested_against_the_server(name: str) -> None:
    written = json.loads((CLIENT / name).read_text(encoding="utf-8"))
    assert written == json.loads(json.dumps(FILES[name]()))


if __name__ == "__main__":
    for name, make in FILES.items():
        indent = None if name == "fairness/cheats.json" else 1
        (CLIENT / name).write_text(json.dumps(make(), indent=indent, ensure_ascii=False) + "\n", encoding="utf-8")
