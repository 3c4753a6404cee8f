"""What a result stands on: the rules that it is about, as they are played, and what is to be said of the sentences."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
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


@dataclass(frozen=True, slots=True)
class Grounds:
    """about: the rules that the scenario is about, as they are played there; first those on which its outcome hangs.
    notes: what is to be said of the sentences: whether they speak of an option that is not played, and what follows
    from them where they do not say it."""

    about: tuple[Shown, ...]
    notes: tuple[str, ...]


def grounds(result: Result, catalog: Catalog) -> Grounds:
    """What a result stands on."""
    home = _home(result.scenario)
    played = result.played or (home.rules if home is not None else {})
    decisive = _decisive(result, played)
    known = catalogue().rules
    rules = [rule for rule in sorted(result.rules, key=lambda rule: rule not in decisive) if rule in known]
    about = []
    for rule in rules:
        told = label(known[rule].variant(played[rule]), catalog) if rule in played else ""
        about.append(Shown(rule, catalog.text(f"rule:{rule}:title"), told))
    notes = [*_apart(result, catalog)]
    if home is not None:
        as_told = (rule for rule in rules if rule in decisive and home.rules[rule] == played[rule])
        notes += _implied(home, as_told, catalog)
    return Grounds(tuple(about), tuple(notes))


def _implied(home: RuleSet, rules: Iterable[str], catalog: Catalog) -> Iterator[str]:
    """Why these rules follow from the text where it does not say them."""
    for rule in rules:
        ruling = home.rulings[rule]
        if ruling.standing == "implied" and ruling.reason:
            title = catalog.text(f"rule:{rule}:title")
            yield catalog.text("ui:story.implied", rule=title, reason=reason(home, ruling, catalog))


def _home(scenario: Scenario) -> RuleSet | None:
    """The rules for which the scenario was written, with its options; None if it is none of the project's."""
    try:
        return rule_set(scenario.id.partition("-")[0]).with_options(scenario.options)
    except Told:
        return None


def _decisive(result: Result, played: Mapping[str, str]) -> Collection[str]:
    """The rules on which its outcome hangs."""
    from unospec.running.relevant import relevance  # only where it is needed: it takes a moment to load

    return relevance().matters(result.scenario, played) if played and result.verdict in _OF_RULES else ()


def _apart(result: Result, catalog: Catalog) -> Iterator[str]:
    if options := options_apart(result):
        base = rule_set(result.scenario.id.partition("-")[0])
        titles = ", ".join(option_title(base, option, catalog) for option in options)
        yield catalog.text("ui:story.option-apart", options=titles)
