"""What the tests in a browser need beside Python packages: Debian's Chromium, and axe-core from npm.

Installs what is missing where it may, and says what it cannot install; the tests that need it are then skipped.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
AXE_VERSION = "4.14.1"
#: Where axe-core is kept between runs.
AXE = ROOT / ".venv" / "browser" / f"axe-{AXE_VERSION}.min.js"
#: Debian's packages: the browser, and what makes leaflets.
PACKAGES = {"chromium": ["chromium"], "pango": ["libpango-1.0-0", "libpangoft2-1.0-0", "libharfbuzz-subset0"]}


def main() -> int:
    """Installs what is missing. Always returns 0: what is still missing is told by the tests."""
    if shutil.which("chromium") is None and shutil.which("chromium-browser") is None:
        _apt(PACKAGES["chromium"])
    if not _has_pango():
        _apt(PACKAGES["pango"])
    if not AXE.is_file():
        _axe()
    return 0


def _has_pango() -> bool:
    from ctypes.util import find_library

    return find_library("pangoft2-1.0") is not None


def _apt(packages: list[str]) -> None:
    """Installs Debian's packages as root, or as somebody who may become root without being asked."""
    apt = shutil.which("apt-get")
    before = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if apt is None or (before and shutil.which("sudo") is None):
        print(f"missing: {' '.join(packages)}; cannot be installed here", file=sys.stderr)
        return
    print(f"installing {' '.join(packages)} ...", flush=True)
    for command in ([apt, "-qq", "update"], [apt, "-qq", "-y", "--no-install-recommends", "install", *packages]):
        done = subprocess.run([*before, *command], capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"missing: {' '.join(packages)}; {done.stderr.strip().splitlines()[-1:]}", file=sys.stderr)


def _axe() -> None:
    npm = shutil.which("npm")
    if npm is None:
        print("missing: npm, which fetches axe-core", file=sys.stderr)
        return
    with tempfile.TemporaryDirectory() as folder:
        command = [npm, "pack", "--silent", f"axe-core@{AXE_VERSION}"]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        archive = Path(folder) / f"axe-core-{AXE_VERSION}.tgz"
        if done.returncode or not archive.is_file():
            print(f"missing: axe-core, which npm cannot fetch: {done.stderr.strip()[-200:]}", file=sys.stderr)
            return
        with tarfile.open(archive) as packed:
            script = packed.extractfile("package/axe.min.js")
            if script is not None:
                AXE.parent.mkdir(parents=True, exist_ok=True)
                AXE.write_bytes(script.read())


if __name__ == "__main__":
    sys.exit(main())
