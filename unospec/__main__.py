"""``python -m unospec``: the same as the command ``unospec``."""

from unospec.cli.main import run

run()
