"""Alembic migrations, run on start."""
