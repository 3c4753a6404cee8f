"""What a result stands on: the rules that it is about, as they are played, and what is to be said of the sentences."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from unospec.reports.standings import label, option_title, reason
from unospec.reports.verification import options_apart
from unospec.running.conduct import Result
from unospec.running.verdicts import Verdict
from unospec.scenarios.model import Scenario
from unospec.spec.catalogue import catalogue
from unospec.spec.messages import Told
from unospec.spec.rule_sets import RuleSet, rule_set

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog

TEXTS = {
    # After a sentence that allows an option. {options}: what it changes, in a few words.
    "story.option-apart": "This is said of an option that is not played here ({options}). Without it the same comes "
    "out.",
    # What is not said outright. {rule}: its name. {reason}: whole sentences.
    "story.implied": "{rule}: this is not said, but follows. {reason}",
}

#: What comes of the rules that an engine plays, and of nothing else.
_OF_RULES: Final[frozenset[Verdict]] = frozenset({"fail", "known-issue", "unstable"})


@dataclass(frozen=True, slots=True)
class Shown:
    """A rule with the variant that the scenario shows."""

    rule: str
    title: str
    variant: str


def about(result: Result, catalog: Catalog) -> Iterator[Shown]:
    """The rules that the scenario is about, as they are played there; first those on which its outcome hangs."""
    rules, played, decisive = catalogue().rules, _played(result), _decisive(result)
    for rule in sorted(result.rules, key=lambda rule: rule not in decisive):
        if rule in rules:
            variant = rules[rule].variant(played[rule]) if rule in played else None
            told = label(variant, catalog) if variant is not None else ""
            yield Shown(rule, catalog.text(f"rule:{rule}:title"), told)


def notes(result: Result, catalog: Catalog) -> Iterator[str]:
    """What is to be said of the sentences: whether they speak of an option that is not played, and what follows."""
    yield from _apart(result, catalog)
    yield from _implied(result, catalog)


def _implied(result: Result, catalog: Catalog) -> Iterator[str]:
    """Why the rules on which its outcome hangs follow, of those that it is about, where the text does not say so."""
    home = _home(result.scenario)
    if home is None:
        return
    for rule in (rule for rule in _decisive(result) if rule in result.rules):
        ruling = home.rulings[rule]
        if ruling.standing == "implied" and ruling.reason and ruling.variant == _played(result)[rule]:
            title = catalog.text(f"rule:{rule}:title")
            yield catalog.text("ui:story.implied", rule=title, reason=reason(home, ruling, catalog))


def _home(scenario: Scenario) -> RuleSet | None:
    """The rules for which the scenario was written, with its options; None if it is none of the project's."""
    try:
        return rule_set(scenario.id.partition("-")[0]).with_options(scenario.options)
    except Told:
        return None


def _played(result: Result) -> Mapping[str, str]:
    """The rules under which it was run, or would have been."""
    home = _home(result.scenario)
    return result.played or (home.rules if home is not None else {})


def _decisive(result: Result) -> Collection[str]:
    """The rules on which its outcome hangs."""
    from unospec.running.relevant import relevance  # only where it is needed: it takes a moment to load

    played = _played(result)
    return relevance().matters(result.scenario, played) if played and result.verdict in _OF_RULES else ()


def _apart(result: Result, catalog: Catalog) -> Iterator[str]:
    options = options_apart(result)
    base = rule_set(result.scenario.id.partition("-")[0])
    titles = ", ".join(option_title(base, option, catalog) for option in options)
    if options:
        yield catalog.text("ui:story.option-apart", options=titles)
