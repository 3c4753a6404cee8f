"""Which language to speak: the one asked for, else that of the user's locale, else English."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping

from unospec import paths

#: The variables that name the locale of messages, in the order in which POSIX looks at them.
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def choose(asked: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """The language to speak.

    asked: what was given with ``--lang``, such as ``hu`` or ``hu_HU``. environment: that of the process, if left out.
    Raises Problem if a language is asked for that there is not; a locale without a language of ours is English.
    """
    known = paths.languages()
    if asked is not None:
        language = _language(asked)
        if language not in known:
            from unospec.spec.messages import unknown

            raise unknown("language", asked, known)
        return language
    environment = os.environ if environment is None else environment
    locale = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = _language(locale)
    return language if language in known else "en"


def _language(locale: str) -> str:
    """``hu`` of ``hu_HU.UTF-8``."""
    return re.split(r"[_.@-]", locale.strip(), maxsplit=1)[0].lower()
