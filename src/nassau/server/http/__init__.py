"""HTTP routes, and the files of the web client."""
