"""The engines that are measured: ours, compiled and interpreted, and those of other libraries."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from benchmarks.harness.paths import BUILD, PEERS

Kind = Literal["wheel", "sources", "pip", "npm"]


@dataclass(frozen=True)
class Engine:
    """An engine, how to install it, and the script in peers/ that measures it."""

    name: str
    title: str
    kind: Kind
    script: str
    package: str = ""  # pinned, so that results of different days are comparable; for ours, its extras

    @property
    def ours(self) -> bool:
        return self.kind in ("wheel", "sources")

    @property
    def folder(self) -> Path:
        return BUILD / self.name

    @property
    def script_path(self) -> Path:
        return PEERS / self.script


NASSAU = Engine("nassau", "Nassau, compiled", "wheel", "nassau_games.py", "[research]")
OPENSPIEL = Engine("open_spiel", "OpenSpiel", "pip", "openspiel_games.py", "open-spiel==2.0.2")
RLCARD = Engine("rlcard", "RLCard", "pip", "rlcard_games.py", "rlcard==1.2.0")
PETTINGZOO_PACKAGES = "pettingzoo==1.27.0 pygame==2.6.1 rlcard==1.2.0 open-spiel==2.0.2 shimmy==2.0.1"

RULES_ENGINES = (
    NASSAU,
    Engine("nassau-interpreted", "Nassau, interpreted", "sources", "nassau_games.py"),
    Engine("catanatron", "Catanatron", "pip", "catanatron_games.py", "catanatron==3.2.1"),
    OPENSPIEL,
    RLCARD,
    Engine("boardgame.io", "boardgame.io", "npm", "boardgameio_games.mjs", "boardgame.io@0.50.2"),
)
"""Measured by benchmarks/engine/run.py."""

ENVIRONMENTS = (
    replace(NASSAU, script="nassau_research.py"),  # same name and folder: both benchmarks use one build of the wheel
    Engine("pettingzoo", "PettingZoo", "pip", "pettingzoo_games.py", PETTINGZOO_PACKAGES),
    RLCARD,
    replace(OPENSPIEL, script="openspiel_research.py"),
)
"""Measured by benchmarks/research/run.py."""


def select(prefixes: list[str], engines: tuple[Engine, ...]) -> tuple[Engine, ...]:
    """The engines whose names start with one of the prefixes; all engines if there are no prefixes."""
    return tuple(engine for engine in engines if not prefixes or engine.name.startswith(tuple(prefixes)))
