"""Measuring bots: tournaments, the ladder of levels, search throughput."""
