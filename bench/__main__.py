"""All measurements, one after the other."""

from __future__ import annotations

import sys

from bench import processes, stdio, turns

if __name__ == "__main__":
    sys.exit(max(turns.main([]), stdio.main([]), processes.main([])))
