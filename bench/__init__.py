"""How fast things are. Not shipped: `python -m bench` in a checkout."""
