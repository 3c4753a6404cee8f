"""Puts the data (spec/, features/, locales/, docs/) into the wheel as unospec/_data, with compiled catalogs."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: The folders of data that ship with the code.
DATA = ("spec", "features", "locales", "docs")


class DataHook(BuildHookInterface[Any]):
    """Adds the data folders to a standard wheel; an editable install reads them from the checkout."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before a build. Raises Problem for a catalog that cannot be read."""
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        # The code that is being built compiles its own catalogs; what it imports for that needs Babel only.
        sys.path.insert(0, str(root))
        try:
            from unospec.language.pofile import compile_to
        finally:
            sys.path.remove(str(root))
        self._compiled = Path(tempfile.mkdtemp(prefix="unospec-catalogs-"))
        include = build_data["force_include"]
        for folder in DATA:
            for path in sorted((root / folder).rglob("*")):
                if path.is_file() and path.suffix != ".mo" and not path.name.startswith("."):
                    include[str(path)] = f"unospec/_data/{path.relative_to(root).as_posix()}"
        for source in sorted((root / "locales").glob("*/LC_MESSAGES/*.po")):
            within = source.relative_to(root).with_suffix(".mo")
            target = self._compiled / within
            compile_to(target, source)
            include[str(target)] = f"unospec/_data/{within.as_posix()}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Called by hatchling after a build: removes the compiled catalogs that are now in the wheel."""
        compiled = getattr(self, "_compiled", None)
        if compiled is not None:
            shutil.rmtree(compiled, ignore_errors=True)
