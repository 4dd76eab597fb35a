"""Many games stepped in one call."""
