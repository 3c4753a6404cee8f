"""Catalogs, inflected words and phrases: all that the project says, in five languages."""
