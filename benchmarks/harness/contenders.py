"""Who is measured: our engine in both forms, and the engines that it is compared with."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = Path(__file__).resolve().parents[1] / "peers"
WORKSHOP = ROOT / "build" / "bench"

Kind = Literal["wheel", "sources", "pip", "npm"]


@dataclass(frozen=True)
class Contender:
    """An engine, how to get it, and the script that measures it."""

    name: str
    title: str
    kind: Kind
    script: str
    package: str = ""  # with its version: numbers of different days should mean the same engine; of ours, its extras

    @property
    def ours(self) -> bool:
        return self.kind in ("wheel", "sources")

    @property
    def folder(self) -> Path:
        return WORKSHOP / self.name

    @property
    def script_path(self) -> Path:
        return SCRIPTS / self.script


NASSAU = Contender("nassau", "Nassau, compiled", "wheel", "nassau_games.py", "[research]")
SPIEL = Contender("open_spiel", "OpenSpiel", "pip", "openspiel_games.py", "open-spiel==2.0.2")
RLCARD = Contender("rlcard", "RLCard", "pip", "rlcard_games.py", "rlcard==1.2.0")
ZOO = "pettingzoo==1.27.0 pygame==2.6.1 rlcard==1.2.0 open-spiel==2.0.2 shimmy==2.0.1"  # with what its games need

CONTENDERS = (
    NASSAU,
    Contender("nassau-interpreted", "Nassau, interpreted", "sources", "nassau_games.py"),
    Contender("catanatron", "Catanatron", "pip", "catanatron_games.py", "catanatron==3.2.1"),
    SPIEL,
    RLCARD,
    Contender("boardgame.io", "boardgame.io", "npm", "boardgameio_games.mjs", "boardgame.io@0.50.2"),
)

RESEARCH = (
    replace(NASSAU, script="nassau_research.py"),  # the same wheel is built once for both
    Contender("pettingzoo", "PettingZoo", "pip", "pettingzoo_games.py", ZOO),
    RLCARD,
    replace(SPIEL, script="openspiel_research.py"),
)
"""Whom `benchmarks/research/run.py` measures: environments for learning."""


def chosen(names: list[str], among: tuple[Contender, ...]) -> tuple[Contender, ...]:
    """The contenders whose names begin with one of `names`; all of them if there are none."""
    return tuple(one for one in among if not names or one.name.startswith(tuple(names)))
