"""Analysis of finished games: win probability, luck and mistakes."""
