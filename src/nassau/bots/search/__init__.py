"""Search for the best action in positions with hidden information and chance."""
