"""Actions as integers and observations as vectors."""
