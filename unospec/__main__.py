"""``python -m unospec``, and the command ``unospec``."""

from __future__ import annotations

import sys


def run() -> None:
    """The entry point of the script: ends the process with the exit status."""
    # Ctrl-C may come while all else is still being imported.
    try:
        from unospec.cli.main import main

        status = main()
    except KeyboardInterrupt:
        status = 130
    sys.exit(status)


if __name__ == "__main__":
    run()
