"""Actions as numbers and observations as vectors."""
