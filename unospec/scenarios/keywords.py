"""The Gherkin keywords that feature files use: one for each role and language, so that all files read alike."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from unospec.scenarios.model import Role
from unospec.spec.faults import Fault


@dataclass(frozen=True, slots=True)
class Keywords:
    """The chosen keywords of a language, without the colon or space that follows them."""

    feature: str
    background: str
    scenario: str
    given: str
    when: str
    then: str
    again: str

    def of(self, role: Role) -> str:
        """The keyword of a step of that role that follows a step of another one."""
        chosen: str = getattr(self, role)
        return chosen


#: The chosen keywords; what else Gherkin knows in these languages is refused by the linter.
KEYWORDS: dict[str, Keywords] = {
    "en": Keywords("Feature", "Background", "Scenario", "Given", "When", "Then", "And"),
    "et": Keywords("Omadus", "Taust", "Stsenaarium", "Eeldades", "Kui", "Siis", "Ja"),
    "hu": Keywords("Jellemző", "Háttér", "Forgatókönyv", "Amennyiben", "Ha", "Akkor", "És"),
    "ka": Keywords("თვისება", "კონტექსტი", "სცენარი", "ვთქვათ", "როდესაც", "მაშინ", "და"),
    "lv": Keywords("Funkcionalitāte", "Konteksts", "Scenārijs", "Kad", "Ja", "Tad", "Un"),
}


@cache
def keywords(language: str) -> Keywords:
    """The keywords of that language; of one that has no choice here, Gherkin's first ones.

    Raises Problem if Gherkin does not know the language.
    """
    if language in KEYWORDS:
        return KEYWORDS[language]
    from gherkin.dialect import Dialect

    try:
        dialect = Dialect.for_name(language)
    except KeyError:
        dialect = None
    if dialect is None:
        raise Fault("feature.no-keywords", language=language)
    lists = (
        dialect.feature_keywords,
        dialect.background_keywords,
        dialect.scenario_keywords,
        dialect.given_keywords,
        dialect.when_keywords,
        dialect.then_keywords,
        dialect.and_keywords,
    )
    return Keywords(*(next(word.strip() for word in words if word.strip() != "*") for words in lists))
