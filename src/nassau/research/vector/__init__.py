"""A vector environment: many games stepped in one call."""
