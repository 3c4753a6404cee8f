"""The four source texts, known by sentence ids and hashes, never by their wording."""
