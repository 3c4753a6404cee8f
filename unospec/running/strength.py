"""Would the scenarios notice if a rule were played otherwise; and if they would not, why not?

Each rule of a rule set is changed alone, to each other variant, and so is each rule that one of its options sets. What
no scenario notices is asked further: the reference plays games by chance under both, and the scenarios of all rule
sets as well, whatever their texts say. All chance is settled, so that the answers are the same each time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from typing import Any, Final, Literal, TypeAlias

from unospec.running.games import looked_up, opened, parting
from unospec.running.relevant import relevance
from unospec.scenarios import library
from unospec.scenarios.model import Scenario
from unospec.spec.catalogue import Rule, catalogue
from unospec.spec.rule_sets import RuleSet, Standing, names, rule_set

#: Why no scenario notices a change. masked: what is played stays the same, since other rules leave it no room.
#: shuffle: only an order of cards is another, which chance decides anyway. unsettled: it shows only in what the text
#: does not settle. open: the text does not forbid it. gap: it shows, and a scenario is missing.
Why: TypeAlias = Literal["masked", "shuffle", "unsettled", "open", "gap"]

#: The reasons that have to be given for a change that the text forbids; the last one is none.
WHYS: Final[tuple[Why, ...]] = ("masked", "shuffle", "unsettled", "gap")
#: How many games by chance are looked at.
GAMES: Final = 20
#: Points that are reached within a game by chance, which the target score of a text is not.
_TARGET: Final = "60"
#: More rules than this that mask a change together are not looked for.
_MASKS: Final = 3


@dataclass(frozen=True, slots=True)
class Change:
    """One rule of a rule set played otherwise.

    rules: name of the rule set, options included. rule, variant, other: what is played, and what is played instead;
    for a number, `other` is empty and stands for any other number. noticed_by: scenarios whose verdict changes. why:
    why there are none, or empty. where: what else would have to be played otherwise, by rule: for it to show, if it is
    masked; for it to show no more, if it is unsettled. noticed_there: the scenarios that then notice what is masked.
    """

    rules: str
    rule: str
    variant: str
    other: str
    standing: Standing
    noticed_by: tuple[str, ...]
    why: Why | Literal[""] = ""
    where: Mapping[str, str] = field(default_factory=dict)
    noticed_there: tuple[str, ...] = ()

    @property
    def base(self) -> str:
        """The rule set without its options."""
        return self.rules.partition("+")[0]

    @property
    def is_firm(self) -> bool:
        """Whether the text forbids it, so that a scenario has to notice."""
        return self.standing in ("stated", "implied")

    @property
    def message(self) -> str:
        """Which message tells why nobody notices: `why`, or whether it is known what masks it."""
        return "masked-by" if self.why == "masked" and self.where else self.why

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "rules": self.rules,
            "rule": self.rule,
            "variant": self.variant,
            "other": self.other or None,
            "standing": self.standing,
            "noticed_by": list(self.noticed_by),
            "why": self.why or None,
            "where": dict(self.where),
            "noticed_there": list(self.noticed_there),
        }


def changes(base: str, games: int = GAMES) -> Iterator[Change]:
    """Every change of a rule of the rule set, and of the rules that its options set: with who notices it, or why nobody
    does.

    base: a rule set without options. games: how many games by chance are looked at for what nobody notices.
    """
    plain = rule_set(base)
    noticed = _noticed(plain)
    seen: set[tuple[str, str, str]] = set()
    for option in ("", *plain.options):
        played = _with(plain, option)
        for ruling in played.rulings.values():
            rule = catalogue().rules[ruling.rule]
            if not rule.observable or (option and ruling.option != option):
                continue
            for other in _others(rule, ruling.variant):
                key = (rule.id, ruling.variant, other)
                if key not in seen:
                    seen.add(key)
                    name = f"{base}+{option}" if option else base
                    by = tuple(noticed.get(key, ()))
                    change = Change(name, *key, ruling.standing, by)
                    yield change if by else _Question(change, played, games).answer()


def totals(found: Iterable[Change], base: str) -> dict[str, int]:
    """How many changes of a rule set there are: those that its text forbids, how many of them are `noticed`, and how
    many are not by reason why; and those that it leaves `open`, and how many of those are noticed all the same."""
    own = [change for change in found if change.base == base]
    firm = [change for change in own if change.is_firm]
    return {
        "noticed": sum(bool(change.noticed_by) for change in firm),
        "all": len(firm),
        **{why: sum(change.why == why for change in firm) for why in WHYS},
        "open_noticed": sum(bool(change.noticed_by) for change in own if not change.is_firm),
        "open": len(own) - len(firm),
    }


def _with(plain: RuleSet, option: str) -> RuleSet:
    """The rule set with one of its options; with the usual number, if it needs one."""
    if not option:
        return plain
    chosen = plain.options[option]
    number = f"={catalogue().rules[chosen.number].default}" if chosen.needs_number else ""
    return plain.with_options([option + number])


def _others(rule: Rule, variant: str) -> tuple[str, ...]:
    return ("",) if rule.has_number else tuple(other for other in rule.variants if other != variant)


def _noticed(plain: RuleSet) -> Mapping[tuple[str, str, str], list[str]]:
    """By rule, variant and other variant: the scenarios whose verdict changes."""
    noticed: dict[tuple[str, str, str], list[str]] = {}
    for scenario in library.scenarios(plain.name):
        home = plain.with_options(scenario.options)
        for id, others in relevance().matters(scenario, home.rules).items():
            for other in ("",) if catalogue().rules[id].has_number else others:
                noticed.setdefault((id, home.rules[id], other), []).append(scenario.id)
    return noticed


class _Question:
    """Why nobody notices a change."""

    def __init__(self, change: Change, played: RuleSet, games: int) -> None:
        self.change = change
        self.games = games
        self.played = played
        self.rules = played.rules
        #: Whether players may end a match themselves: only where it is told what comes of it.
        self.stops = self.rules["match-winner"].endswith("-when-stopped")

    def answer(self) -> Change:
        """The change, with the reason."""
        if not self.change.is_firm:
            return self._told("open")
        shows = self.shows({})
        if not shows:
            where = self._unmasked()
            return self._told("masked", where, self._noticed_under(where))
        if shows == "shuffle":
            return self._told("shuffle")
        where = self._settled_otherwise()
        return self._told("unsettled", where) if where else self._told("gap")

    def _told(self, why: Why, where: Mapping[str, str] | None = None, there: tuple[str, ...] = ()) -> Change:
        change = self.change
        return Change(
            change.rules, change.rule, change.variant, change.other, change.standing, (), why, where or {}, there
        )

    def shows(self, where: Mapping[str, str]) -> str:
        """How the change shows, if it does, where these rules are played so: in ``play``, or in a ``shuffle`` alone."""
        rules = {**self.rules, **where}
        if any(self._differs(scenario, rules) for scenario in library.scenarios()):
            return "play"
        if self.change.rule != "target-score":
            rules["target-score"] = _TARGET
        changed = self._changed(rules)
        found: set[str] = set()
        for number in range(self.games):
            if opened(rules, number) != opened(changed, number):
                return "play"
            if self.change.rule in _looked_up(tuple(rules.items()), number, self.stops):
                found.add(parting(rules, changed, number, stops=self.stops))
            if "play" in found:
                return "play"
        return "shuffle" if "shuffle" in found else ""

    def _changed(self, rules: Mapping[str, str]) -> dict[str, str]:
        # Any other number will do: a small one, which shows soonest.
        return {**rules, self.change.rule: self.change.other or _TARGET}

    def _differs(self, scenario: Scenario, rules: Mapping[str, str]) -> bool:
        """Whether the scenario comes out otherwise under the change, be it passed or not."""
        if self.change.rule not in relevance().looked_up(scenario, rules):
            return False
        if not self.stops and any(step.id == "stop" for step in scenario.all_steps):
            return False
        return _outcome(scenario, rules) != _outcome(scenario, self._changed(rules))

    def _unmasked(self) -> Mapping[str, str]:
        """The fewest rules that would have to be played otherwise for the change to show, as far as scenarios tell that
        it shows under other rules; empty if none is known."""
        fewest: Mapping[str, str] = {}
        for scenario, home in _homes():
            fewest = self._showing(scenario, home, len(fewest) - 1 if fewest else _MASKS) or fewest
            if len(fewest) == 1:
                break
        return fewest

    def _showing(self, scenario: Scenario, home: Mapping[str, str], most: int) -> Mapping[str, str]:
        """What of these other rules makes the change show in the scenario, at most so many; empty if it does not."""
        rules = {**home, self.change.rule: self.change.variant}
        if not self._differs(scenario, rules):
            return {}
        looked_up = relevance().looked_up
        asked = dict.fromkeys((*looked_up(scenario, rules), *looked_up(scenario, self._changed(rules))))
        others = [(rule, rules[rule]) for rule in asked if rules[rule] != self.rules[rule]]
        choices = (dict(chosen) for count in range(1, most + 1) for chosen in combinations(others, count))
        return next((where for where in choices if self._differs(scenario, {**self.rules, **where})), {})

    def _noticed_under(self, where: Mapping[str, str]) -> tuple[str, ...]:
        """The scenarios of the rule set that pass where these rules are played so, and notice the change there."""
        if not where:
            return ()
        base = rule_set(self.change.base)
        homes = (
            (scenario, {**base.with_options(scenario.options).rules, **where})
            for scenario in library.scenarios(base.name)
        )
        return tuple(
            scenario.id
            for scenario, rules in homes
            if rules[self.change.rule] == self.change.variant
            and relevance().passes(scenario, rules)
            and not relevance().passes(scenario, self._changed(rules))
        )

    def _settled_otherwise(self) -> Mapping[str, str]:
        """The fewest rules that the text leaves open and that could be played so that the change would not show: silent
        ones, or those with other readings. Empty if it shows in any case."""
        readings: list[tuple[str, str]] = []
        silent: list[tuple[str, str]] = []
        for ruling in self.played.rulings.values():
            rule = catalogue().rules[ruling.rule]
            readings += [(rule.id, other) for other in ruling.readings if other != ruling.variant]
            if ruling.standing == "silent" and not rule.has_number:
                silent += [(rule.id, other) for other in _others(rule, ruling.variant)]
        alone = [{rule: other} for rule, other in (*readings, *silent)]
        # Two readings of one matter may stand under two rules, as the Wild and the Wild Draw Four turned up.
        for where in (*alone, *map(dict, combinations(readings, 2))):
            if not self.shows(where):
                return where
        return {}


def _outcome(scenario: Scenario, rules: Mapping[str, str]) -> tuple[object, ...]:
    finding = relevance().finding(scenario, rules)
    return finding.verdict, finding.reason, finding.step


@cache
def _looked_up(rules: tuple[tuple[str, str], ...], number: int, stops: bool) -> frozenset[str]:
    return looked_up(dict(rules), number, stops=stops)


@cache
def _homes() -> tuple[tuple[Scenario, Mapping[str, str]], ...]:
    """Every scenario with rules under which it may tell something: first its own, then those of each rule set."""
    own = [
        (each, rule_set(name).with_options(each.options).rules) for name in names() for each in library.scenarios(name)
    ]
    return (*own, *((each, rule_set(name).rules) for name in names() for each in library.scenarios()))
