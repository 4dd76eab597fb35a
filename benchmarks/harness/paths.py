"""Folders that the benchmarks read and write."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PEERS = ROOT / "benchmarks" / "peers"
BUILD = ROOT / "build" / "bench"
RESULTS = ROOT / "docs" / "results"
