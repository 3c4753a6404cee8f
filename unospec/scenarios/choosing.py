"""Choosing scenarios by the sentences and rules that they are about."""

from __future__ import annotations

from collections.abc import Iterable

from unospec.scenarios.model import Scenario
from unospec.spec.catalogue import catalogue
from unospec.spec.faults import Fault
from unospec.spec.hints import Hint, near_or
from unospec.spec.ledger import Limit, ledger
from unospec.spec.rule_sets import names


def for_reader(language: str) -> str:
    """The rule set to show to one who speaks that language, where it is all the same which."""
    return language if language in names() else "hu"


def near_or_shown(word: str, known: Iterable[str], command: str) -> Hint:
    """A hint that names the nearest known word, or the command that shows them all."""
    return near_or(word, known, ("shown-by", {"command": command}))


def known_rule(rule: str, language: str = "en", rules: str = "") -> str:
    """The id of a rule that was named by its id or by its title in that language, in capitals or not.

    rules: the rule set that is spoken of, if any, for the hint.

    Raises Problem if there is none such, or several.
    """
    from unospec.language.catalogs import catalog

    known = catalogue().rules
    if rule in known:
        return rule
    text = catalog(language).text
    titles = {id: text(f"rule:{id}:title") for id in known}
    found = [id for id, title in titles.items() if rule.casefold() in (id, title.casefold())]
    if len(found) == 1:
        return found[0]
    if found:
        raise Fault("rule-ambiguous", ("known", {"known": ", ".join(found)}), name=rule)
    all_names = [*known, *titles.values()]
    raise Fault("rule", near_or_shown(rule, all_names, f"unospec rules {rules or for_reader(language)}"), name=rule)


def cited_limits(citation: str, language: str = "en") -> tuple[Limit, ...]:
    """The limits that ``hu-042`` or ``hu-042.a`` means. Raises Problem if it is in no ledger.

    language: of the one who asks.
    """
    base = citation.partition("-")[0]
    known = ledger(base).sentences if base in names() else {}
    if citation.partition(".")[0] not in known:
        shown = base if known else for_reader(language)
        raise Fault("sentence", near_or_shown(citation, known, f"unospec rules {shown}"), name=citation)
    return ledger(base).cited(citation)


def cites(scenario: Scenario, citation: str) -> bool:
    """Whether a scenario cites the sentence or limit, the sentence of a limit, or a limit of the sentence."""
    wanted = f"{citation}."
    return any(f"{each}.".startswith(wanted) or wanted.startswith(f"{each}.") for each in scenario.cites)


def rules_about(scenario: Scenario) -> tuple[str, ...]:
    """The rules on which the limits that a scenario cites speak, each once."""
    limits = (limit for citation in scenario.cites for limit in cited_limits(citation))
    return tuple(dict.fromkeys(rule for limit in limits for rule in limit.rules))
