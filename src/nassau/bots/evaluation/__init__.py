"""Measuring bots: tournaments, the ladder of levels, throughput of search."""
