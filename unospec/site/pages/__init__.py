"""The kinds of page. Each module has ``pages(site, played)``, which yields pages of one language."""

from __future__ import annotations

#: The modules, in the order in which their pages are made.
MODULES = ("home", "rules", "disputes", "scenarios", "compare", "whose", "house", "engines", "contribute", "search")
