"""Where the data lies: beside the package in a checkout, inside the package in an installed wheel."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from unospec.problems import Problem

#: The languages that are shipped; all but English have a text of their own. See also `languages`.
LANGUAGES = ("en", "et", "hu", "ka", "lv")

#: The rule sets, each named for the language of its text.
RULE_SETS = ("et", "hu", "ka", "lv")


@cache
def data() -> Path:
    """The folder that holds ``spec``, ``features`` and ``locales``.

    Raises Problem if there is none, which means a broken installation.
    """
    package = Path(__file__).resolve().parent
    # The checkout comes first: there an editable install must not read a copy that a build has left behind.
    for place in (package.parent, package / "_data"):
        if (place / "spec" / "rules").is_dir() and (place / "locales").is_dir():
            return place
    raise Problem("the data of unospec is missing", path=package, hint="install unospec again")


def is_checkout() -> bool:
    """Whether the data lies in a checkout, where commands may write to it."""
    return data() == Path(__file__).resolve().parent.parent


def spec() -> Path:
    """The folder of rules, rule sets, sources and the protocol."""
    return data() / "spec"


def features() -> Path:
    """The folder of feature files, one folder in it for each rule set."""
    return data() / "features"


def locales() -> Path:
    """The folder of catalogs and tables of inflected words, one folder in it for each language."""
    return data() / "locales"


@cache
def languages() -> tuple[str, ...]:
    """Every language there is a folder of in `locales`: the shipped ones, and whatever has been added there."""
    return tuple(sorted(each.name for each in locales().iterdir() if (each / "forms.yaml").is_file()))
