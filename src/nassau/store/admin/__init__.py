"""Maintenance of a database: backup, restore, consistency check."""
