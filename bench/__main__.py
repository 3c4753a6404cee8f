"""All measurements, one after the other."""

from __future__ import annotations

import sys

from bench import turns

if __name__ == "__main__":
    sys.exit(turns.main())
