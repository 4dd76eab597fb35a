"""Prometheus metrics. Each application has its own registry, so that tests can start several."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

BUCKETS_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
CONTENT_TYPE: Final = CONTENT_TYPE_LATEST


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("nassau_moves", "Decisions of people and bots stored", registry=self.registry)
        self.faults = Counter("nassau_faults", "Messages and requests refused", ["code"], registry=self.registry)
        self.sent = Counter("nassau_sent_bytes", "Bytes sent over WebSockets", registry=self.registry)
        self.connections = Gauge("nassau_connections", "WebSockets open", registry=self.registry)
        self.tables = Gauge("nassau_tables", "Tables held in memory", registry=self.registry)
        self.conflicts = Counter("nassau_conflicts", "Appends lost to another process", registry=self.registry)
        self.store_seconds = Histogram(
            "nassau_store_seconds", "From a decision to its commit", registry=self.registry, buckets=BUCKETS_SECONDS
        )
        self.think_seconds = Histogram(
            "nassau_think_seconds", "How long bots thought", registry=self.registry, buckets=BUCKETS_SECONDS
        )

    def page(self) -> bytes:
        """The metrics in Prometheus's text format."""
        return generate_latest(self.registry)
