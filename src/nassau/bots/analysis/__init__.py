"""Analysis of finished games: win probability, luck and costly decisions."""
