"""Worker processes, and their users: bot players and the analysis of finished games."""
