"""Running scenarios against engines, and deciding which of them apply."""
