"""Live tables of this process: the service that changes them, the broadcast to viewers, and what follows a change."""
