"""Code generators for the client."""
