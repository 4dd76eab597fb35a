"""Playing and reading games in a terminal, from what each seat may know."""
