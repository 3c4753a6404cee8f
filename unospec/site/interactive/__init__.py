"""Pages that answer to the reader: search, whose rules do you play, your house rules. Their scripts need no server."""
