"""Pictures as SVG: our own cards, and tables drawn from what an engine shows."""
