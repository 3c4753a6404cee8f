"""What was found out on an engine's rules, shown on a terminal: a table to be read at a glance, then what is odd."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING

from unospec.identify.answers import Answer
from unospec.identify.nearest import FIRM, Near, close, winners
from unospec.identify.trying import Told
from unospec.reports.screen import Screen
from unospec.reports.sights import sights, unspoken
from unospec.reports.standings import label, option_title, title
from unospec.reports.tables import Cell, Heading, Row, paragraph, table
from unospec.reports.words import message
from unospec.scenarios.writer import write_steps
from unospec.spec.catalogue import catalogue
from unospec.spec.rule_sets import RuleSet, names, rule_set

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog

TEXTS = {
    # {engine}: name and version.
    "identity.title": "Whose rules does {engine} play?",
    "identity.nearest": "Nearest: {rules}",
    # Several rule sets are equally near.
    "identity.tie": "Equally near: {rules}",
    # These rule sets would be as near if one rule more agreed.
    "identity.close": "Nearly as near (a single rule makes the difference): {rules}",
    "identity.none": "Nothing could be found out.",
    "identity.agrees": "{agree} of {known} rules agree",
    "identity.explained": "Counted are the rules on which the text is firm and of which it is known how the engine "
    "plays them.",
    "identity.head.rule": "rule",
    "identity.head.plays": "how the engine plays it",
    "identity.head.shown": "shown by",
    "identity.legend": "✓ as the text says · ✗ otherwise than the text says · blank: the text does not settle it, or "
    "it is not known how the engine plays",
    "identity.probes": ("{count} probe", "{count} probes"),
    "identity.unknown": "in none of the known ways",
    "identity.besides": "(and otherwise, see below)",
    "identity.lacks": "it lacks the act: {act}",
    # What follows is a list of reasons, each with the rules for which it is one.
    "identity.open": "What cannot be told, and why",
    "identity.hidden": "Nobody can see it",
    "identity.unseen": "The engine does not show it",
    # {rules}: the rules that mask others.
    "identity.masked": "Makes no difference here, because of: {rules}",
    # {rules}: the rules that the engine plays in none of the known ways; where they have a say, others do not show.
    "identity.aside": "Hidden behind what the engine plays in none of the known ways: {rules}",
    # What follows are rules, each with its variants.
    "identity.alike": "What was seen goes with each of these ways to play",
    "identity.untold": "Cannot be asked",
    "identity.otherwise": "What agrees with none of the known ways",
    # After the first such probe has been told.
    "identity.more": ("{count} more probe shows such a thing.", "{count} more probes show such a thing."),
    "identity.count": ("{count} probe was asked", "{count} probes were asked"),
}

#: So many numbers are told one by one.
_FEW = 3

_SIGNS = {"agree": Cell("✓", "green"), "differ": Cell("✗", "red"), "": Cell("")}


def show(
    engine: str, found: Mapping[str, Answer], near: list[Near], asked: int, screen: Screen, catalog: Catalog
) -> None:
    """Show what was found. engine: name and version. near: every rule set, the nearest first. asked: how many
    probes."""
    screen.line(screen.styled(catalog.text("ui:identity.title", engine=engine), "bold"))
    screen.line()
    _show_nearest(near, screen, catalog)
    columns = _columns(near)
    rows: list[Row] = []
    for area in catalogue().areas.values():
        shown = [found[rule] for rule in area.rules if found[rule].status != "open" and not _is_common(found[rule])]
        if shown:
            rows.append(Heading(catalog.text(f"area:{area.id}:title")))
            rows += [_row(answer, columns, catalog) for answer in shown]
    heads = ["rule", "plays"]
    screen.lines(
        table(
            screen,
            rows,
            [
                *(catalog.text(f"ui:identity.head.{head}") for head in heads),
                *(each.base for each in columns),
                catalog.text("ui:identity.head.shown"),
            ],
        )
    )
    screen.line()
    screen.lines(paragraph(screen, catalog.text("ui:identity.legend"), style="dim"))
    screen.lines(paragraph(screen, catalog.plural("ui:identity.count", asked, count=asked), style="dim"))
    _show_open(found, screen, catalog)
    _show_odd(found, screen, catalog)


def _show_nearest(near: list[Near], screen: Screen, catalog: Catalog) -> None:
    if not near or not near[0].agree:
        screen.line(catalog.text("ui:identity.none"))
        return
    best = winners(near)
    told = ", ".join(each.rules for each in best)
    text = catalog.text("ui:identity.tie" if len(best) > 1 else "ui:identity.nearest", rules=told)
    screen.line(screen.styled(text, "bold green"))
    if nearly := close(near):
        screen.line(catalog.text("ui:identity.close", rules=", ".join(each.rules for each in nearly)))
    rows: list[Row] = []
    for each in near:
        known = len(each.agree) + len(each.differ)
        base, *options = each.rules.split("+")
        titles = "; ".join(option_title(rule_set(base), option, catalog) for option in options)
        agrees = catalog.text("ui:identity.agrees", agree=len(each.agree), known=known)
        rows.append([Cell(each.rules, "bold"), agrees, Cell(titles, "dim")])
    screen.lines(table(screen, rows))
    screen.lines(paragraph(screen, catalog.text("ui:identity.explained"), style="dim"))
    screen.line()


def _columns(near: list[Near]) -> list[RuleSet]:
    """One rule set for each base, with the options with which it is nearest, in the usual order."""
    found: dict[str, RuleSet] = {}
    for each in near:
        found.setdefault(each.rules.partition("+")[0], rule_set(each.rules))
    return [found[name] for name in names() if name in found]


def _is_common(answer: Answer) -> bool:
    """Whether it is common ground, on which there is nothing to tell."""
    rule = catalogue().rules[answer.rule]
    return len(rule.variants) == 1 and not rule.has_number and answer.status != "unknown" and not answer.otherwise


def _row(answer: Answer, columns: list[RuleSet], catalog: Catalog) -> list[Cell | str]:
    rule = catalogue().rules[answer.rule]
    parts = []
    if answer.by:
        parts.append(catalog.plural("ui:identity.probes", len(answer.by), count=len(answer.by)))
    parts += answer.scenarios[:1]
    if answer.status == "plays" and answer.move:
        parts.append(_lacks(answer, catalog))
    return [
        title(rule, catalog),
        _plays(answer, catalog),
        *(_SIGNS[_sign(answer, each)] for each in columns),
        Cell(", ".join(parts), "dim"),
    ]


def _sign(answer: Answer, played: RuleSet) -> str:
    ruling = played.rulings[answer.rule]
    if answer.status == "open" or ruling.standing not in FIRM:
        return ""
    return "agree" if answer.variant == ruling.variant else "differ"


def _plays(answer: Answer, catalog: Catalog) -> Cell:
    rule = catalogue().rules[answer.rule]
    if answer.status == "plays":
        text = label(rule.variant(answer.variant), catalog)
        if answer.otherwise:
            return Cell(f"{text} {catalog.text('ui:identity.besides')}", "yellow")
        return Cell(text)
    if answer.why == "no-move":
        return Cell(_lacks(answer, catalog), "yellow")
    return Cell(catalog.text("ui:identity.unknown"), "yellow")


def _lacks(answer: Answer, catalog: Catalog) -> str:
    return catalog.text("ui:identity.lacks", act=catalog.text(f"ui:act.{answer.move}"))


def _show_open(found: Mapping[str, Answer], screen: Screen, catalog: Catalog) -> None:
    """What can't be told: each reason once, with the rules for which it is one."""
    groups: dict[str, list[str]] = {}
    for answer in found.values():
        if answer.status == "open" and not _is_common(answer):
            groups.setdefault(_why(answer, catalog), []).append(_told_open(answer, catalog))
    if not groups:
        return
    screen.line()
    screen.line(screen.styled(catalog.text("ui:identity.open"), "bold"))
    for why, rules in groups.items():
        screen.lines(paragraph(screen, why))
        each = rules if any(": " in rule for rule in rules) else [" · ".join(rules)]
        for text in each:
            screen.lines(paragraph(screen, text, indent=6, style="dim"))


def _why(answer: Answer, catalog: Catalog) -> str:
    match answer.why:
        case "masked" | "aside":
            rules = ", ".join(title(catalogue().rules[mask], catalog) for mask in answer.masks)
            return catalog.text(f"ui:identity.{answer.why}", rules=rules)
        case "cannot-ask" if answer.finding is not None:
            return message(answer.finding, catalog)
        case "alike" if not _is_told(answer):
            return catalog.text("ui:identity.untold")
    return catalog.text(f"ui:identity.{answer.why or 'untold'}")


def _is_told(answer: Answer) -> bool:
    """Whether what is left of a rule can be told: not where nearly all numbers are."""
    return not catalogue().rules[answer.rule].has_number or len(answer.left) <= _FEW


def _told_open(answer: Answer, catalog: Catalog) -> str:
    """The rule; with its variants, where these are all that there is to tell."""
    rule = catalogue().rules[answer.rule]
    if answer.why != "alike" or not _is_told(answer):
        return title(rule, catalog)
    return f"{title(rule, catalog)}: {' / '.join(label(rule.variant(each), catalog) for each in answer.left)}"


def _show_odd(found: Mapping[str, Answer], screen: Screen, catalog: Catalog) -> None:
    odd = [answer for answer in found.values() if answer.otherwise and answer.why != "no-move"]
    if not odd:
        return
    screen.line()
    screen.line(screen.styled(catalog.text("ui:identity.otherwise"), "bold"))
    for answer in odd:
        screen.line()
        screen.line("  " + screen.styled(title(catalogue().rules[answer.rule], catalog), "bold"))
        for sentence in story(answer.otherwise[0], catalog):
            screen.lines(paragraph(screen, sentence, indent=4))
        if more := len(answer.otherwise) - 1:
            screen.lines(paragraph(screen, catalog.plural("ui:identity.more", more, count=more), 4, "dim"))


def story(told: Told, catalog: Catalog) -> Iterator[str]:
    """What was tried, and after an arrow what came of it: lines of a scenario in the catalog's language."""
    notes = iter(told.notes)
    steps = told.probe.scenario.all_steps
    tried = False
    # What engines show may be any number, and probes ask for more than scenarios may.
    write = partial(write_steps, language=catalog.language, any_number=True)
    for step, line in zip(steps, write(steps), strict=True):
        # After what came of an act the next one begins anew: “When”, not “And”.
        yield line if not tried else next(iter(write((step,))))
        tried = step.role == "when"
        if tried:
            note = next(notes, None)
            yield from (f"→ {sight}" for sight in (*write(tuple(sights(note, step, steps))), *unspoken(note, catalog)))
