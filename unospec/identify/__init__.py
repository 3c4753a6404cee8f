"""Finding out which rules an engine really plays, whatever it says of itself."""
